"""Golden puzzles: `python -m tests.golden.puzzle_playthroughs` writes the missing ones."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.log import parse_log
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating import commands
from tercet.core.seating.authority import RoomOwner
from tests.golden.playthroughs import PAUSE, RESUME, log_text, seen_text

FOLDER = Path(__file__).parent / "puzzles"
ME = Seat(0)


def _begun(rules: PuzzleRules) -> Playthrough[Any, Any, Any]:
    play: Playthrough[Any, Any, Any] = Playthrough(PUZZLE, rules, FairChance(seeds_from("golden")))
    play.seat("Ada")
    play.wait(3.2)
    play.do(commands.Ready(seat=ME))
    play.wait(0.4)
    return play


def _find(play: Playthrough[Any, Any, Any], cards: tuple[int, int, int], seconds: float) -> None:
    play.wait(seconds)
    play.do(FindSet(seat=ME, cards=cards))


def _easy() -> Playthrough[Any, Any, Any]:
    """A day's easy puzzle with a wrong pick, an absence and a change of name."""
    rules = PuzzleRules(date="2026-11-15")
    play = _begun(rules)
    _find(play, rules.sets[2], 4.1)
    _find(play, (rules.cards[0], rules.cards[1], rules.cards[2]), 2.0)
    play.do(commands.GoAway(seat=ME))
    play.wait(61)
    play.do(commands.ComeBack(seat=ME))
    play.do(commands.Rename(seat=ME, name="Ada L."))
    _find(play, rules.sets[0], 0.7)
    play.do(commands.Leave(seat=ME))
    play.wait(5)
    play.do(commands.Return(seat=ME))
    _find(play, rules.sets[3], 1.2)
    _find(play, rules.sets[1], 9.9)
    return play


def _full() -> Playthrough[Any, Any, Any]:
    """A day's full puzzle without a mistake."""
    rules = PuzzleRules(date="2027-02-28", size="full")
    play = _begun(rules)
    for number, three in enumerate(reversed(rules.sets), 1):
        _find(play, three, 1.5 * number)
    return play


def _given_up() -> Playthrough[Any, Any, Any]:
    """A focused practice puzzle, given up."""
    rules = PuzzleRules(size="full", focus="cf ncfs", number=7)
    play = _begun(rules)
    _find(play, rules.sets[0], 12.0)
    play.do(commands.Close(seat=ME))
    return play


def _paused() -> Playthrough[Any, Any, Any]:
    """A puzzle at a room's table, paused before its start, during the search, and when the round ends (R6)."""
    rules = PuzzleRules(size="full", number=24)
    play: Playthrough[Any, Any, Any] = Playthrough(PUZZLE, rules, FairChance(seeds_from("golden")))
    play.seat("Ada")
    play.do(PAUSE)
    play.do(RESUME)
    play.do(commands.Ready(seat=ME))
    play.wait(0.4)
    _find(play, rules.sets[0], 12.0)
    play.do(PAUSE)
    play.wait(60)
    play.do(RESUME)
    _find(play, rules.sets[1], 3.0)
    play.do(PAUSE)
    play.do(commands.Close(authority=RoomOwner()))
    return play


def _handicap() -> Playthrough[Any, Any, Any]:
    """A room sets a handicap, which has no effect on a puzzle (C7)."""
    rules = PuzzleRules(number=5)
    play: Playthrough[Any, Any, Any] = Playthrough(PUZZLE, rules, FairChance(seeds_from("golden")))
    play.seat("Ada")
    play.do(commands.SetHandicap(who=ME, seconds=5, authority=RoomOwner()))
    play.do(commands.Ready(seat=ME))
    play.wait(0.4)
    for three in rules.sets:
        _find(play, three, 1.0)
    return play


def _moved() -> Playthrough[Any, Any, Any]:
    """A puzzle whose player moves to another device (R4)."""
    rules = PuzzleRules(number=3)
    play = _begun(rules)
    _find(play, rules.sets[0], 2.0)
    play.do(commands.OfferSeat(seat=ME, proof=sha256(bytes(16)).hexdigest()))
    play.wait(4)
    play.do(commands.TakeOfferedSeat(secret="00" * 16))
    for three in rules.sets[1:]:
        _find(play, three, 1.0)
    return play


def _team() -> Playthrough[Any, Any, Any]:
    """A team in a quiet round: one starts, another joins late, one leaves, and together they find the SETs (Z10)."""
    rules = PuzzleRules(number=9, seats=4)
    play: Playthrough[Any, Any, Any] = Playthrough(PUZZLE, rules, FairChance(seeds_from("golden")))
    play.seat("Ada", "Bo")
    play.do(commands.Ready(seat=Seat(1)))
    play.seat("Cem")
    for number, three in enumerate(rules.sets):
        if number == 2:
            play.do(commands.Leave(seat=ME))
        play.wait(2.5)
        play.do(FindSet(seat=Seat((0, 1, 2, 1)[number]), cards=three))
    return play


PLAYTHROUGHS: dict[str, Callable[[], Playthrough[Any, Any, Any]]] = {
    "puzzle-easy": _easy,
    "puzzle-full": _full,
    "puzzle-given-up": _given_up,
    "puzzle-handicap": _handicap,
    "puzzle-moved": _moved,
    "puzzle-paused": _paused,
    "puzzle-team": _team,
}


def write() -> None:
    """Plays puzzles without a log, and records what readers see of all."""
    for name, play in PLAYTHROUGHS.items():
        path = FOLDER / f"{name}.tercet"
        if not path.exists():
            path.write_text(log_text(play()))
        path.with_suffix(".json").write_text(seen_text(parse_log(path.read_text(), GAMES.values())))


if __name__ == "__main__":
    write()
