"""The golden playthroughs: fixed games, kept as logs and as what each seat was sent and should see.

`python -m tests.golden.playthroughs` plays those that have no log yet, and writes down anew what is seen of all. A log
stays as it was first written, whatever becomes of the rules: old logs have to replay for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.cardgame.editions import RuleSet, edition
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cards import find_sets
from tercet.core.chairs import Seat
from tercet.core.chance import FairChance, seeds_from
from tercet.core.games import GAMES
from tercet.core.log import Log, format_log, parse_log
from tercet.core.playthrough import Playthrough
from tercet.core.seating import Close, Leave, PlayerSeated, Sit, Start, TakeOver
from tests.card_players import random_play

FOLDER = Path(__file__).parent
EVERY = 8
"""How many events lie between two views that are written down."""

CARD_GAMES: dict[str, tuple[RuleSet, int]] = {
    "cards-es": (edition("es"), 3),
    "cards-pt": (edition("pt", no_set="checked"), 2),
    "cards-fr": (edition("fr", style="point", deals=2), 4),
    "cards-he": (edition("he"), 3),
    "cards-es-quick": (edition("es", deck="solid"), 2),
    "cards-fr-simplified": (edition("fr", deck="solid", layout=9), 2),
    "cards-solo": (edition("pt"), 1),
    "cards-auto": (edition("he", no_set="auto", deals=1), 4),
}


def _replaced() -> Playthrough[Any, Any, Any]:
    """One of two takes a SET and leaves; a bot plays on in his chair and takes the next."""
    play = Playthrough(CARD_GAME, edition("es", deals=1), FairChance(seeds_from("cards-replaced")))
    for name in ("Ana", "Bea"):
        play.do(Sit(name=name))
    play.do(Start(seat=Seat(0)))

    def take(seat: Seat) -> None:
        play.do(CallSet(seat=seat))
        a, b, c = find_sets(play.state.cards)[0]
        play.do(PointCards(seat=seat, cards=(a, b, c)))

    take(Seat(1))
    play.do(Leave(seat=Seat(1)))
    play.do(TakeOver(who=Seat(1), name="Expert"))
    take(Seat(1))
    play.do(SayNoSet(seat=Seat(0)))
    play.do(SayNoSet(seat=Seat(1)))
    play.do(Close(seat=Seat(0)))
    return play


PLAYTHROUGHS: dict[str, Callable[[], Playthrough[Any, Any, Any]]] = {
    **{name: partial(random_play, rules, seats, name) for name, (rules, seats) in CARD_GAMES.items()},
    "cards-replaced": _replaced,
}
"""Every golden card game by its name, to be played once."""


def log_text(play: Playthrough[Any, Any, Any]) -> str:
    return format_log(Log(play.game, play.rules, play.events))


def seen_text(log: Log[Any, Any]) -> str:
    """For each of the first seats and a watcher: the events as they are sent, and the view after some of them."""
    game = log.game
    chairs = sum(isinstance(event, PlayerSeated) for event in log.events)
    readers = [*(Seat(i) for i in range(min(2, chairs))), None]
    seen: list[dict[str, Any]] = []
    for reader in readers:
        state = game.initial(log.rules)
        views = {}
        for version, event in enumerate(log.events, 1):
            state = game.evolve(state, event)
            if version % EVERY == 0 or version == len(log.events):
                views[str(version)] = game.view(state, reader)
        events = [game.seen_by(event, reader) for event in log.events]
        start = game.view(game.initial(log.rules), reader)
        seen.append({"seat": reader, "start": start, "events": events, "views": views})
    return msgspec.json.encode({"game": game.name, "readers": seen}).decode() + "\n"


def write(games: Mapping[str, Callable[[], Playthrough[Any, Any, Any]]]) -> None:
    """Plays what has no log yet, and writes down what is seen of every game in the folder."""
    for name, play in games.items():
        path = FOLDER / f"{name}.tercet"
        if not path.exists():
            path.write_text(log_text(play()))
    for path in FOLDER.glob("*.tercet"):
        path.with_suffix(".json").write_text(seen_text(parse_log(path.read_text(), GAMES.values())))


if __name__ == "__main__":
    write(PLAYTHROUGHS)
