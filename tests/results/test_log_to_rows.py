"""Reading a log the fast way gives the same result as folding and examining all of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tercet.core.cardgame.events import CardsAdded, DealStarted, PlayerDealtIn, SetTaken
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.game import fold
from tercet.core.engine.log import parse_log
from tercet.core.games import GAMES
from tercet.core.sets.cards import find_sets
from tercet.core.sets.kinds import kind_of
from tercet.results.log_to_rows.finished_table import READINGS, read_table, settling, summarize
from tercet.results.log_to_rows.player_facts import PlayerFacts, SeatFacts
from tercet.results.timeline import timeline_of
from tercet.store.port import Entry, History
from tests.results.finished import card_game, dice_game, solved_puzzle
from tests.series import sample

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.tercet"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_outcome_depends_on_a_few_events_wherever_a_game_ends(path: Path) -> None:
    log = parse_log(path.read_text(), GAMES.values())
    step = 1 if len(log.events) < sample(60, 10**6) else 7
    whole: Any = log.game.initial(log.rules)
    for number, event in enumerate(log.events, 1):
        whole = log.game.evolve(whole, event)
        if number % step and number != len(log.events):
            continue
        few: Any = fold(log.game, log.game.initial(log.rules), settling(log.events[:number]))
        assert log.game.outcome(few) == log.game.outcome(whole), number
        assert (few.phase == "over") == (whole.phase == "over"), number
        names = [[(chair.name, chair.left) for chair in state.seating.chairs] for state in (few, whole)]
        assert names[0] == names[1], number


@pytest.mark.parametrize("path", [path for path in GOLDEN if path.stem.startswith("cards")], ids=lambda path: path.stem)
def test_the_sets_on_the_table_are_those_of_the_layout(path: Path) -> None:
    log: Any = parse_log(path.read_text(), GAMES.values())
    if not log.rules.is_printed or log.rules.way not in ("refill", "hidden"):
        return  # kinds are counted only where SETs of the printed deck are removed from the table
    seats = range(len(fold(CARD_GAME, CARD_GAME.initial(log.rules), log.events).seating.chairs))
    found: Any = {seat: SeatFacts() for seat in seats}
    tell = READINGS["cards"].facts
    assert tell is not None
    tell("table", log.rules, log.events, found)
    offered: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
    layout: tuple[int | None, ...] = ()
    for event in log.events:
        if isinstance(event, SetTaken):
            sets = find_sets([card for card in layout if card is not None])
            offered[event.seat].update(kind_of(three) for three in sets)
        if isinstance(event, DealStarted | SetTaken | CardsAdded):
            layout = event.layout
        elif isinstance(event, PlayerDealtIn):
            assert event.seat in found
    assert {seat: dict(counts) for seat, counts in offered.items()} == {
        seat: PlayerFacts(kinds=tuple(found[seat].kinds)).offered for seat in seats
    }


def test_every_event_of_a_command_belongs_to_its_guest() -> None:
    history = card_game(["ana", "bea"], code="duel", seed=1)
    entries: list[Entry] = []
    for entry in history.entries:
        before = entries.pop() if entry.by == "bea" else None
        events = entry.events if before is None else (*before.events, *entry.events)
        entries.append(Entry((before or entry).version, entry.by, "", events))
    assert len(entries) == len(history.entries) - 1
    together = read_table(replace(history, entries=tuple(entries)))
    assert together == read_table(history)
    assert together is not None
    assert [seat.player for seat in together.result.seats] == ["ana", "bea"]


@pytest.mark.parametrize("kind", ["cards", "alone", "dice", "puzzle"])
def test_nothing_after_the_end_of_a_game_changes_its_result(kind: str) -> None:
    def history(*, aftermath: bool) -> History:
        if kind == "puzzle":
            return solved_puzzle("ana", aftermath=aftermath)
        if kind == "dice":
            return dice_game(["ana", "bot:greedy:1"], code="dice", aftermath=aftermath)
        owners = ["ana"] if kind == "alone" else ["ana", "bea"]
        return card_game(owners, code="table", aftermath=aftermath)

    short, long = history(aftermath=False), history(aftermath=True)
    assert len(long.entries) > len(short.entries)
    for read in (read_table, timeline_of, summarize):
        assert msgspec.json.encode(read(long)) == msgspec.json.encode(read(short)), read
    half = replace(long, entries=long.entries[: len(short.entries) + 2])
    assert read_table(half) == read_table(long), "as found after a crash"
    assert read_table(replace(long, entries=short.entries[:-1])) is None, "it is not over"
