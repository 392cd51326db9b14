"""Golden puzzles replay and verify as recorded, and their views follow from their events."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES
from tercet.core.puzzle.game import PUZZLE
from tests.golden.playthroughs import check_readers, log_text, seen_text
from tests.golden.puzzle_playthroughs import FOLDER, PLAYTHROUGHS

LOGS = sorted(FOLDER.glob("*.tercet"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_puzzle_replays_verifies_and_shows_the_recorded_views(path: Path) -> None:
    log = parse_log(path.read_text(), GAMES.values())
    assert log.problems(RecomputedChance) == []
    *_, last = log.states()
    assert last.phase == "over"
    assert seen_text(log) == path.with_suffix(".json").read_text()
    assert log_text(PLAYTHROUGHS[path.stem]()) == path.read_text()
    check_readers(path)


def test_every_golden_puzzle_has_a_log_and_together_they_show_every_event() -> None:
    assert {path.stem for path in LOGS} == set(PLAYTHROUGHS)
    shown = {type(event) for path in LOGS for event in parse_log(path.read_text(), GAMES.values()).events}
    assert shown == set(PUZZLE.events)
