"""Finished games for tests: real logs played in memory, in the form a store returns."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from tercet.bots import play as play_bots
from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules, edition
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Event, Game, Refusal, Version, fold, played
from tercet.core.engine.log import event_decoder
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.identity import Identity, is_bot
from tercet.core.playthrough import Playthrough
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.decide import LEAD
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating import commands
from tercet.core.seating.events import PlayerSeated
from tercet.core.sets.cards import find_sets
from tercet.results.log_to_rows.finished_table import attempt_code
from tercet.store.port import Entry, History, Moment, Record, Store, TableId, durable

DAY = 24 * 3600 * 1000
NOON = Moment(1_794_744_000_000)
"""2026-11-15, 12:00 UTC."""


def as_history(
    game: Game[Any, Any, Any],
    rules: Any,
    events: Sequence[Event],
    owners: Sequence[str],
    *,
    code: str,
    created: int = NOON,
    finished: int | None = NOON + 60_000,
    aftermath: bool = True,
) -> History:
    """The log as a store returns it, one event per entry; players own the seats they took.

    With `aftermath`, the log of a finished game continues as at a real table, where people stay for a while.
    """
    entries = []
    for version, event in enumerate([*events, *(later_events(game, rules, events) if aftermath else ())]):
        by = owners[event.seat] if isinstance(event, PlayerSeated) else ""
        entries.append(Entry(Version(version), Identity(by), "", (msgspec.json.encode(event),)))
    record = Record(
        table=TableId(code),
        game=game.name,
        rules=msgspec.json.encode(rules),
        host=Identity(owners[0]),
        created=Moment(created),
        finished=None if finished is None else Moment(finished),
    )
    return History(record, tuple(entries))


def later_events(game: Game[Any, Any, Any], rules: Any, events: Sequence[Event]) -> list[Event]:
    """Events after the end of a game: people close the page, return, are renamed, and leave."""
    play: Any = Playthrough(game, rules, FairChance(seeds_from("later")))
    play.state, play.events, play.now = fold(game, game.initial(rules), events), [], events[-1].at
    if play.is_over:
        for seat, chair in enumerate(play.state.seating.chairs):
            if not chair.left and not chair.bot:
                for command in (
                    commands.GoAway,
                    commands.ComeBack,
                    partial(commands.RenameAs, name="Later"),
                    commands.Leave,
                ):
                    play.wait(60)
                    play.do(command(seat=Seat(seat)))
    return list(play.events)


def solved_puzzle(
    guest: str,
    *,
    date: str = "2026-11-15",
    size: str = "easy",
    seconds: float = 3.0,
    wrong: int = 0,
    name: str = "Ana",
    created: int = NOON,
    code: str | None = None,
    rules: PuzzleRules | None = None,
    aftermath: bool = True,
) -> History:
    """A puzzle in which one SET was found every few seconds."""
    rules = rules or msgspec.convert({"date": date, "size": size}, PuzzleRules)
    play: Any = Playthrough(PUZZLE, rules, FairChance(seeds_from("")))
    play.seat(name)
    play.do(commands.Ready(seat=Seat(0)))
    play.wait(LEAD / 1000)
    for _ in range(wrong):
        cards = next(
            (a, b, c)
            for a in rules.cards
            for b in rules.cards
            for c in rules.cards
            if len({a, b, c}) == 3 and not find_sets([a, b, c])
        )
        play.do(FindSet(seat=Seat(0), cards=cards))
    for three in rules.sets:
        play.wait(seconds)
        play.do(FindSet(seat=Seat(0), cards=three))
    return as_history(
        PUZZLE,
        rules,
        play.events,
        [guest],
        code=code or attempt_code(guest, rules.date, rules.size),
        created=created,
        finished=created + 60_000,
        aftermath=aftermath,
    )


def card_game(
    owners: Sequence[str],
    *,
    code: str,
    seed: int = 0,
    finished: int = NOON,
    names: Sequence[str] | None = None,
    rules: CardRules | None = None,
    pace: float = 1.0,
    aftermath: bool = True,
) -> History:
    """A finished card game, with the solid cards unless the rules say otherwise; random players take the SETs, and are
    sometimes wrong. A greater pace makes everything take longer."""
    luck = random.Random(seed)
    rules = rules or edition("es", deck="solid", layout=9, seats=max(1, len(owners)))
    play: Any = Playthrough(CARD_GAME, rules, FairChance(seeds_from(f"cards {seed}")))
    play.seat(*(names or [f"P{i}" for i in range(len(owners))]))
    play.start()
    alone = len(owners) == 1
    while play.state.phase != "over":
        play.wait(pace * luck.uniform(0.5, 9.0))
        seat = Seat(luck.randrange(len(owners)))
        cards = [card for card in play.state.layout if card is not None]
        found = find_sets(cards)
        a, b, c = luck.choice(found) if found and luck.random() < 0.9 else luck.sample(cards, 3)
        try:
            if not found and luck.random() < 0.7:
                for voter in play.state.seating.present():
                    play.do(SayNoSet(seat=voter))
            elif alone:
                play.do(ClaimSet(seat=seat, cards=(a, b, c)))
            else:
                play.do(CallSet(seat=seat))
                play.wait(luck.uniform(0.1, 2.0))
                play.do(PointCards(seat=seat, cards=(a, b, c)))
        except Refusal:
            continue
    return as_history(
        CARD_GAME,
        rules,
        play.events,
        owners,
        code=code,
        created=finished - 60_000,
        finished=finished,
        aftermath=aftermath,
    )


def dice_game(
    owners: Sequence[str],
    *,
    code: str,
    finished: int = NOON,
    names: Sequence[str] = (),
    levels: Sequence[str] = (),
    aftermath: bool = True,
) -> History:
    """A complete dice game, played by bots under people's names."""
    played = play_bots(levels or ["greedy"] * len(owners), "dice", names=names, seed="dice of the past")
    events = [
        msgspec.structs.replace(event, bot=is_bot(Identity(owners[event.seat])))
        if isinstance(event, PlayerSeated)
        else event
        for event in played.events
    ]
    return as_history(
        DICE_GAME,
        played.rules,
        events,
        owners,
        code=code,
        created=finished,
        finished=finished,
        aftermath=aftermath,
    )


async def store_histories(store: Store, histories: Sequence[History]) -> None:
    """Writes games to a store as a server would."""
    for history in histories:
        record = history.record
        game = GAMES[record.game]
        rules = msgspec.json.decode(record.rules, type=game.rules_type)
        events = [event_decoder(game).decode(*entry.events) for entry in history.entries]
        last = len(list(played(game, game.initial(rules), events)))
        # marked as finished only with the event that ends it: before that, nobody may read the complete log
        await durable(partial(store.save, msgspec.structs.replace(record, finished=None)))
        for number, entry in enumerate(history.entries, 1):
            finished = record.finished if number == last else None
            seated = (entry.by,) if entry.by else ()
            await durable(partial(store.append, record.table, entry, seated=seated, finished=finished))
