"""The golden playthroughs: fixed games, stored as logs and as what each seat was sent and should see.

`python -m tests.golden.playthroughs` plays those without a log, and records again what all readers see. A log never
changes once written: later versions must replay whatever a release wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from tercet.core.cardgame.commands import (
    CallSet,
    ClaimSet,
    KeepLooking,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    TakeBack,
)
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules, Edition, edition
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Game, Millis
from tercet.core.engine.log import GameLog, event_decoder, format_log, parse_log
from tercet.core.engine.seats import NOBODY, Proposed, Seat
from tercet.core.engine.transition import accepted
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands
from tercet.core.seating.authority import Permission, RoomOwner, SeatHolder, TableOwner, permissions
from tercet.core.seating.commands import AskHint
from tercet.core.seating.events import PlayerSeated, ProposalAgreed, ProposalDeclined
from tercet.core.sets.cards import find_sets
from tests.card_players import random_play
from tests.nonces import commit, reveal

FOLDER = Path(__file__).parent
EVERY = 32
"""Number of events between two views recorded in full; all other views have a digest."""
UNTRIED = (commands.Start, commands.Close, commands.Leave, commands.Sit)
"""Commands not tried: they need only a seat or a permission, or a name."""


def silent_rules(name: Edition, **overrides: Any) -> CardRules:
    """An edition in which silence counts as agreement, nobody is prompted, and lock-outs don't grow."""
    return edition(name, **{"vote_seconds": 20.0, "look_seconds": 0.0, "longest_lock_seconds": 0.0, **overrides})


CARD_GAMES: dict[str, tuple[CardRules, int]] = {
    "cards-es": (silent_rules("es"), 3),
    "cards-pt": (silent_rules("pt", no_set="checked"), 2),
    "cards-fr": (silent_rules("fr", style="point", deals=2), 4),
    "cards-he": (silent_rules("he"), 3),
    "cards-es-quick": (silent_rules("es", deck="solid"), 2),
    "cards-fr-simplified": (silent_rules("fr", deck="solid", layout=9), 2),
    "cards-solo": (silent_rules("pt"), 1),
    "cards-auto": (silent_rules("he", no_set="auto", deals=1), 4),
    "cards-es-second": (edition("es"), 3),
    "cards-fr-point": (edition("fr", style="point", no_set="checked", vote_seconds=20.0), 4),
    "cards-he-diamonds": (edition("he", deck="diamond", layout=9, hints=True, deals=2), 3),
    "cards-solo-second": (edition("pt", deck="two"), 1),
    "cards-ultra": (edition("es", law="ultra"), 3),
    "cards-ghost": (edition("he", law="ghost", deals=1, no_set="auto"), 2),
    "cards-five": (edition("fr", deck="five", style="point", ending="takings", goal=10), 2),
    "cards-quads": (edition("es", deck="four", law="quads"), 2),
    "cards-dots": (edition("pt", deck="dots", law="dots"), 2),
    "cards-chain": (edition("es", way="chain", deck="solid"), 3),
    "cards-all": (edition("fr", way="all"), 2),
    "cards-hidden": (edition("es", way="hidden", deck="red", deals=2), 3),
    "cards-timed": (edition("pt", ending="time", goal=60), 2),
    "cards-together": (edition("fr", ending="takings", goal=10, together=True), 2),
}


def _replaced() -> Playthrough[Any, Any, Any]:
    """One of two takes a SET and leaves; a bot takes over the seat and takes the next."""
    play = Playthrough(CARD_GAME, silent_rules("es", deals=1), FairChance(seeds_from("cards-replaced")))
    for name in ("Ana", "Bea"):
        play.do(commands.Sit(name=name))
    play.do(commands.Start(seat=Seat(0)))

    def take(seat: Seat) -> None:
        play.do(CallSet(seat=seat))
        a, b, c = find_sets(play.state.cards)[0]
        play.do(PointCards(seat=seat, cards=(a, b, c)))

    take(Seat(1))
    play.do(commands.Leave(seat=Seat(1)))
    play.do(commands.TakeOver(who=Seat(1), name="Expert"))
    take(Seat(1))
    play.do(SayNoSet(seat=Seat(0)))
    play.do(SayNoSet(seat=Seat(1)))
    play.do(commands.Close(seat=Seat(0)))
    return play


def _looking() -> Playthrough[Any, Any, Any]:
    """Three vote, answer, fall silent, come and go; wrong calls lock for longer and longer; finally they stop."""
    play = Playthrough(CARD_GAME, edition("es", hints=True), FairChance(seeds_from("cards-looking")))
    play.seat("Ana", "Bea", "Cid")
    play.start()
    ana, bea, cid = Seat(0), Seat(1), Seat(2)
    play.do(SayNoSet(seat=ana))
    play.wait(31)
    play.do(KeepLooking(seat=bea))
    play.wait(31)
    play.do(commands.GoAway(seat=bea))
    play.do(commands.ComeBack(seat=bea))
    play.wait(20)
    for _ in range(4):
        play.do(CallSet(seat=cid))
        play.do(TakeBack(seat=cid))
        play.wait(25)
    play.do(AskHint(seat=ana))
    play.do(AskHint(seat=bea))
    play.wait(600)
    while play.state.phase == "play" and play.state.pile_count:
        found = find_sets(play.state.cards)
        if found:
            play.do(CallSet(seat=cid))
            play.do(PointCards(seat=cid, cards=found[0]))
        else:
            for seat in (ana, bea, cid):
                play.do(SayNoSet(seat=seat))
    for seat in (ana, bea):
        play.do(SayNoSet(seat=seat))
    play.wait(40)
    play.do(SayNoSet(seat=cid))
    return play


def _take(play: Playthrough[Any, Any, Any], seat: int) -> None:
    a, b, c = find_sets(play.state.cards)[0]
    if play.state.style == "announce":
        play.do(CallSet(seat=Seat(seat)))
        play.do(PointCards(seat=Seat(seat), cards=(a, b, c)))
    else:
        play.do(ClaimSet(seat=Seat(seat), cards=(a, b, c)))


def _nonces() -> Playthrough[Any, Any, Any]:
    """Three people and a bot: one never commits, one doesn't reveal and sits out the first deal, and the second deal
    has other nonces (P1)."""
    play = Playthrough(CARD_GAME, edition("es", deals=2), FairChance(seeds_from("cards-nonces")))
    play.do(commands.Open())
    for name in ("Ana", "Bea", "Cem"):
        play.do(commands.Sit(name=name))
    play.do(commands.Sit(name="Expert", bot=True))
    commit(play, 0)
    play.do(commands.Ready(seat=Seat(2)))
    play.do(commands.WithdrawReady(seat=Seat(2)))
    play.do(commands.Start(seat=Seat(0)))
    commit(play, 1)
    play.wait(5)  # without Cem's
    reveal(play, 0)
    play.wait(5)  # without Bea's: the start is repeated
    commit(play, 0)
    reveal(play, 0)
    for seat in (1, 2):
        play.do(commands.ComeBack(seat=Seat(seat)))
    while play.state.phase == "play":
        if find_sets(play.state.cards):
            _take(play, play.state.dealt_in[play.state.pile_count % 3])
        else:
            play.do(SayNoSet(seat=next(seat for seat in play.state.dealt_in if seat not in play.state.votes)))
    commit(play, 0, 1, 2)
    play.wait(10)
    reveal(play, 2, 0, 1)
    play.do(commands.Close(seat=Seat(0)))
    return play


def _paused() -> Playthrough[Any, Any, Any]:
    """A solo player pauses, resumes, is joined in the next pause and left again, pauses once more and restarts."""
    play = Playthrough(CARD_GAME, edition("es", late_join=True), FairChance(seeds_from("cards-paused")))
    ana, bea = Seat(0), Seat(1)
    play.do(commands.Sit(name="Ana"))
    play.do(commands.Start(seat=ana))
    play.wait(5)
    play.do(Pause(seat=ana))
    play.wait(3600)
    play.do(Resume(seat=ana))
    play.do(ClaimSet(seat=ana, cards=find_sets(play.state.cards)[0]))
    play.do(Pause(seat=ana))
    play.wait(60)
    play.do(commands.Sit(name="Bea"))
    play.wait(5)
    play.do(commands.Leave(seat=bea))
    play.do(Pause(seat=ana))
    play.wait(10)
    play.do(commands.Propose(seat=ana, what="restart"))
    play.wait(7)
    play.do(Pause(seat=ana))
    play.wait(30)
    play.do(commands.Propose(seat=ana, what="end"))
    return play


def _interrupted() -> Playthrough[Any, Any, Any]:
    """The server stops during three calls: one continues, one is void while votes stand, one loses its caller (C20)."""
    play = Playthrough(CARD_GAME, edition("es", vote_seconds=20.0), FairChance(seeds_from("cards-interrupted")))
    ana, bea, cem = (Seat(i) for i in range(3))
    for name in ("Ana", "Bea", "Cem"):
        play.do(commands.Sit(name=name))
    for seat in (ana, bea, cem):
        play.do(commands.Ready(seat=seat))
    play.do(CallSet(seat=ana))
    play.wait(3)
    play.do(commands.InterruptPlay())
    play.wait(4)
    play.do(commands.ContinuePlay(seat=ana))
    play.wait(4)
    play.do(PointCards(seat=ana, cards=find_sets(play.state.cards)[0]))
    play.do(SayNoSet(seat=bea))
    play.do(CallSet(seat=ana))
    play.do(commands.InterruptPlay())
    play.wait(6)
    play.do(CallSet(seat=cem))
    play.do(commands.InterruptPlay())
    play.wait(1)
    play.do(commands.Remove(seat=ana, who=cem))
    play.do(commands.Propose(seat=ana, what="end"))
    play.do(commands.Agree(seat=bea))
    return play


PAUSE, RESUME = (kind(authority=RoomOwner()) for kind in (commands.PauseTable, commands.ResumeTable))


def _handicap() -> Playthrough[Any, Any, Any]:
    """A parent is locked for five seconds on new cards, longer after a mistake; the host ends the handicap (C7)."""
    rules = edition("fr", style="point", deals=2, pause_seconds=10.0)
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from("cards-handicap")))
    play.do(commands.Open())
    child, parent = Seat(0), Seat(1)
    for name in ("Child", "Parent"):
        play.do(commands.Sit(name=name))
    owner = TableOwner(child)
    play.do(commands.SetHandicap(seat=child, who=parent, seconds=5, authority=owner))
    for seat in (child, parent):
        play.do(commands.Ready(seat=seat))
    for seat in (child, parent):
        play.wait(5)
        play.do(ClaimSet(seat=seat, cards=find_sets(play.state.cards)[0]))
    play.wait(5)
    sets = {frozenset(found) for found in find_sets(play.state.cards)}
    wrong = next(three for three in combinations(play.state.cards, 3) if frozenset(three) not in sets)
    play.do(ClaimSet(seat=parent, cards=wrong))
    play.wait(8)
    play.do(ClaimSet(seat=parent, cards=find_sets(play.state.cards)[0]))
    for seat in (child, parent):
        play.do(commands.Propose(seat=seat, what="end") if seat == child else commands.Agree(seat=seat))
    return play


def _paused_by_room() -> Playthrough[Any, Any, Any]:
    """The owner of the room pauses a start, a call, a lock-out with a vote while a player leaves, the time between
    deals, and a table that is then closed (R6)."""
    rules = edition("fr", vote_seconds=20.0, deals=2, pause_seconds=10.0)
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from("cards-room-paused")))
    play.do(commands.Open())
    ana, bea, cem = (Seat(i) for i in range(3))
    for name in ("Ana", "Bea", "Cem"):
        play.do(commands.Sit(name=name))
    commit(play, ana, bea, cem)
    for seat in (ana, bea, cem):
        play.do(commands.Ready(seat=seat))
    reveal(play, ana)
    play.do(PAUSE)
    reveal(play, bea, cem)
    play.wait(60)
    play.do(RESUME)
    play.do(commands.OfferSeat(seat=bea, proof=sha256(bytes(16)).hexdigest()))
    play.do(commands.TakeOfferedSeat(secret="00" * 16))
    play.do(CallSet(seat=ana))
    play.wait(2)
    play.do(PAUSE)
    play.wait(60)
    play.do(RESUME)
    play.do(CallSet(seat=ana))
    play.do(TakeBack(seat=ana))
    play.do(SayNoSet(seat=bea))
    play.wait(1)
    play.do(PAUSE)
    play.wait(100)
    play.do(commands.Leave(seat=cem))
    play.do(RESUME)
    play.do(commands.Propose(seat=ana, what="restart"))
    play.do(commands.Agree(seat=bea))
    commit(play, ana, bea)
    play.wait(3)
    reveal(play, ana, bea)
    while play.state.phase == "play":
        if find_sets(play.state.cards):
            _take(play, bea)
        else:
            play.do(SayNoSet(seat=ana))
            play.wait(20)
    play.wait(3)
    play.do(PAUSE)
    play.wait(60)
    play.do(RESUME)
    commit(play, ana, bea)
    play.wait(10)
    reveal(play, ana, bea)
    play.do(PAUSE)
    play.wait(1)
    play.do(commands.Close(authority=RoomOwner()))
    return play


def _agreed() -> Playthrough[Any, Any, Any]:
    """A deal is restarted, a late player is dealt in, and the game ends by agreement (C17)."""
    play = Playthrough(CARD_GAME, edition("pt", late_join=True), FairChance(seeds_from("cards-agreed")))
    play.do(commands.Sit(name="Ana"))
    play.do(commands.Start(seat=Seat(0)))
    play.do(commands.Sit(name="ana"))
    play.do(commands.Rename(seat=Seat(1), name="Bea"))
    _take(play, 1)
    play.do(commands.Propose(seat=Seat(0), what="restart"))
    play.do(commands.Decline(seat=Seat(1)))
    play.do(commands.Propose(seat=Seat(1), what="restart"))
    play.do(commands.Agree(seat=Seat(0)))
    _take(play, 0)
    _take(play, 1)
    _take(play, 0)
    play.do(commands.Propose(seat=Seat(0), what="end"))
    play.do(commands.Agree(seat=Seat(1)))
    return play


def _mixed() -> Playthrough[Any, Any, Any]:
    """Clients without nonces beside one that commits twice; a start abandoned before anything is revealed, and a deal
    for which no client with a nonce is left (P1)."""
    rules = edition("fr", deck="solid", layout=9, no_set="auto", deals=2)
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from("cards-mixed")))
    ana, bea, cem = Seat(0), Seat(1), Seat(2)
    play.do(commands.Open())
    for name in ("Ana", "Bea", "Cem"):
        play.do(commands.Sit(name=name))
    play.do(commands.Ready(seat=ana))
    commit(play, 1)
    play.do(commands.Leave(seat=bea))
    play.do(commands.Return(seat=bea))
    commit(play, 1, again="again")
    play.do(commands.Start(seat=ana))  # waits for Ana and Cem
    for seat in (bea, ana, cem):
        play.do(commands.GoAway(seat=seat))  # with the last one gone, there is nobody to start for
    for seat in (ana, bea, cem):
        play.do(commands.ComeBack(seat=seat))
    play.do(commands.WithdrawReady(seat=ana))
    play.do(commands.Ready(seat=ana))
    play.do(commands.Ready(seat=cem))
    play.do(commands.Ready(seat=bea))
    play.wait(5)  # for Ana's and Cem's commitments, in vain
    reveal(play, 1, again="again")
    for seat in (ana, cem):
        play.do(commands.ComeBack(seat=seat))
    _play_out(play)
    play.wait(15)  # Bea doesn't commit, the others never did, and the start is abandoned
    play.wait(15)  # clients that never contributed a nonce play without any
    _play_out(play)
    return play


def _asked_again() -> Playthrough[Any, Any, Any]:
    """Starts that wait in vain: players who return contribute a nonce to the next start, in time or not, and players
    who missed nothing stay ready (C17, P1)."""
    rules = edition("fr", deck="solid", layout=9, no_set="auto", deals=2)
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from("cards-asked-again")))
    ana, bea, cem = Seat(0), Seat(1), Seat(2)
    play.do(commands.Open())
    for name in ("Ana", "Bea", "Cem"):
        play.do(commands.Sit(name=name))
    commit(play, 0, 1, 2)
    for seat in (ana, bea, cem):
        play.do(commands.Ready(seat=seat))
    reveal(play, 0, 2)
    play.wait(5)  # without Bea's: the start is repeated
    play.do(commands.ComeBack(seat=bea))
    commit(play, 1)
    for seat in (cem, ana):
        play.do(commands.GoAway(seat=seat))  # called off: Bea is asked again
    play.do(commands.Start(seat=bea))
    play.wait(5)  # nor does she reveal now
    for seat in (cem, ana):  # they are still ready, and Bea, who is not, sits out this deal
        play.do(commands.ComeBack(seat=seat))
    commit(play, 0, 2)
    reveal(play, 0, 2)
    _play_out(play)
    play.do(commands.ComeBack(seat=bea))
    commit(play, 0, 1, 2)
    play.wait(15)  # nobody reveals
    play.do(commands.Leave(seat=cem))
    for command in (commands.Return(seat=cem), commands.ComeBack(seat=bea), commands.ComeBack(seat=ana)):
        play.do(command)
    commit(play, 0, 1)
    play.wait(10)  # the next pause is over, and the start waits for Cem
    commit(play, 2)
    reveal(play, 0, 1, 2)
    _play_out(play)
    return play


def _play_out(play: Playthrough[Any, Any, Any]) -> None:
    """Takes SETs with players who are present until the deal ends."""
    while play.state.phase == "play":
        _take(play, play.state.seating.present()[-1])


def void_two_starts(play: Playthrough[Any, Any, Any]) -> None:
    """One withholds a nonce, another leaves before the start but reveals, a third withholds at the second attempt,
    everybody is informed, and a newcomer plays instead (P1)."""
    ana, bea, cem, dan, eva = map(Seat, range(5))
    for name in ("Ana", "Bea", "Cem", "Dan"):
        play.do(commands.Sit(name=name))
    commit(play, ana, bea, cem, dan)
    for seat in (ana, bea, cem, dan):
        play.do(commands.Ready(seat=seat))
    reveal(play, ana, bea)
    play.do(commands.Leave(seat=dan))
    play.do(commands.Leave(seat=bea))
    play.do(commands.Return(seat=bea))
    reveal(play, dan)
    play.wait(5)  # without Cem's, and Dan leaves
    commit(play, ana, bea)
    reveal(play, ana)
    play.wait(5)  # without Bea's
    play.do(commands.Sit(name="Eva"))
    for seat in (bea, cem):
        play.do(commands.ComeBack(seat=seat))
    commit(play, ana, bea, eva)
    play.do(commands.Ready(seat=ana))
    play.do(commands.Ready(seat=eva))
    play.do(commands.Leave(seat=bea))
    reveal(play, ana)


def _void_starts() -> Playthrough[Any, Any, Any]:
    """Two void starts, a deal without those who caused them, and one with everybody, before which one leaves."""
    rules = edition("fr", deck="solid", layout=9, no_set="auto", deals=2)
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from("cards-void-starts")))
    play.do(commands.Open())
    void_two_starts(play)
    _play_out(play)
    play.do(commands.Return(seat=Seat(1)))
    commit(play, 0, 1, 2, 4)
    play.wait(10)
    play.do(commands.Remove(seat=Seat(0), who=Seat(2)))
    reveal(play, 4, 2, 1, 0)
    _play_out(play)
    return play


def _start_interrupted() -> Playthrough[Any, Any, Any]:
    """The server stops during a start, before and after the list is fixed; one person is back in time, another is not
    (C20)."""
    rules = edition("fr", deck="solid", layout=9, no_set="auto", deals=2)
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from("cards-start-interrupted")))
    play.do(commands.Open())
    play.seat("Ana", "Bea", "Cem")
    commit(play, 0)
    play.do(commands.Start(seat=Seat(0)))
    play.wait(1)
    play.do(commands.InterruptPlay())
    play.do(commands.ContinuePlay(seat=Seat(1)))
    commit(play, 1)
    play.wait(3)
    commit(play, 2)
    play.do(commands.Start(seat=Seat(0)))
    reveal(play, 0)
    play.do(commands.InterruptPlay())
    play.do(commands.ContinuePlay(seat=Seat(1)))
    reveal(play, 1)
    play.wait(5)
    commit(play, 0, 1, 2)
    play.do(commands.Start(seat=Seat(0)))
    reveal(play, 0, 1, 2)
    _play_out(play)
    commit(play, 0, 1, 2)
    play.wait(10)
    reveal(play, 0, 1, 2)
    _play_out(play)
    return play


PLAYTHROUGHS: dict[str, Callable[[], Playthrough[Any, Any, Any]]] = {
    **{name: partial(random_play, rules, seats, name) for name, (rules, seats) in CARD_GAMES.items()},
    "cards-replaced": _replaced,
    "cards-looking": _looking,
    "cards-nonces": _nonces,
    "cards-agreed": _agreed,
    "cards-mixed": _mixed,
    "cards-paused": _paused,
    "cards-interrupted": _interrupted,
    "cards-room-paused": _paused_by_room,
    "cards-handicap": _handicap,
    "cards-asked-again": _asked_again,
    "cards-void-starts": _void_starts,
    "cards-start-interrupted": _start_interrupted,
}
"""Every golden card game by name; each is played only once."""


def check_readers(path: Path) -> None:
    """Checks that every reader who applies the events sees the recorded views, and may do what was recorded (C17)."""
    golden = msgspec.json.decode(path.with_suffix(".json").read_bytes())
    game = GAMES[golden["game"]]
    decoder = event_decoder(game)
    for reader in golden["readers"]:
        view = msgspec.convert(reader["start"], game.view_type)
        permitted: list[str] = []
        for version, event in enumerate(reader["events"], 1):
            view = game.project(view, decoder.decode(msgspec.json.encode(event)))
            if (expected := reader["views"].get(str(version))) is not None:
                assert view == msgspec.convert(expected, game.view_type)
            assert digest(view) == reader["digests"][version - 1], f"version {version}: {event['type']}"
            permitted = reader["permissions"].get(str(version), permitted)
            seat = NOBODY if reader["seat"] is None else reader["seat"]
            assert sorted(permissions(view.seating, SeatHolder(seat))) == permitted


def log_text(play: Playthrough[Any, Any, Any]) -> str:
    return format_log(GameLog(play.game, play.rules, play.events))


def digest(view: Any) -> str:
    """A short hash of a view without its rules, which never change; TypeScript computes the same."""
    return sha256(msgspec.json.encode(replace(view, rules=None), order="sorted")).hexdigest()[:8]


@cache
def _plain_commands(game: Game[Any, Any, Any]) -> list[type[Command]]:
    kinds = [kind for kind in game.commands if not kind.internal and kind not in UNTRIED]
    return [kind for kind in kinds if not any(field.required for field in msgspec.structs.fields(kind))]


def legal_commands(game: Game[Any, Any, Any], state: Any, seat: Seat, at: Millis) -> list[str]:
    """Names of the commands that need nothing but a seat and would be accepted, and possible proposals."""
    tried = {kind.__name__: kind(seat=seat) for kind in _plain_commands(game)}
    tried |= {f"Propose {what}": commands.Propose(seat=seat, what=what) for what in get_args(Proposed)}
    return sorted(name for name, command in tried.items() if any(accepted(game.transition, state, [command], at)))


def seen_text(log: GameLog[Any, Any]) -> str:
    """For each of the first seats and a watcher: the events sent, a digest of the view after each, some complete views,
    changes of permissions, and the legal commands."""
    game = log.game
    chairs = sum(isinstance(event, PlayerSeated) for event in log.events)
    readers = [*(Seat(i) for i in range(min(2, chairs))), None]
    seen: list[dict[str, Any]] = []
    for reader in readers:
        state = game.initial(log.rules)
        views: dict[str, Any] = {}
        digests: list[str] = []
        permitted: dict[str, list[Permission]] = {}
        legal: dict[str, list[str]] = {}
        for version, event in enumerate(log.events, 1):
            state = game.evolve(state, event)
            digests.append(digest(game.view(state, reader)))
            found = sorted(permissions(state.seating, SeatHolder(NOBODY if reader is None else reader)))
            if found != next(reversed(permitted.values()), []):
                permitted[str(version)] = found
            following = log.events[version] if version < len(log.events) else None
            if following is None or following.at > event.at or isinstance(following, ProposalAgreed | ProposalDeclined):
                # the last event of its command
                legal[str(version)] = legal_commands(game, state, NOBODY if reader is None else reader, event.at)
            if version % EVERY == 0 or version == len(log.events):
                views[str(version)] = game.view(state, reader)
        events = [event.seen_by(reader) for event in log.events]
        start = game.view(game.initial(log.rules), reader)
        seen.append(
            {
                "seat": reader,
                "start": start,
                "events": events,
                "digests": digests,
                "permissions": permitted,
                "legal": legal,
                "views": views,
            }
        )
    return msgspec.json.encode({"game": game.name, "readers": seen}).decode() + "\n"


def write(games: Mapping[str, Callable[[], Playthrough[Any, Any, Any]]]) -> None:
    """Plays games without a log, and records what readers see of every game in the folder."""
    for name, play in games.items():
        path = FOLDER / f"{name}.tercet"
        if not path.exists():
            path.write_text(log_text(play()))
    for path in FOLDER.glob("*.tercet"):
        path.with_suffix(".json").write_text(seen_text(parse_log(path.read_text(), GAMES.values())))


if __name__ == "__main__":
    write(PLAYTHROUGHS)
