"""The golden playthroughs replay as recorded, however the rules have changed since."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.core.engine.log import GameLog, parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES
from tests.golden.dice_playthroughs import PLAYTHROUGHS as DICE_PLAYTHROUGHS
from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, check_readers, seen_text

LOGS = sorted(FOLDER.glob("*.tercet"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_log_replays_by_the_rules_and_its_chance_is_proven(path: Path) -> None:
    log = parse_log(path.read_text(), GAMES.values())
    assert log.problems(RecomputedChance) == []
    *_, last = log.states()
    assert last.phase == "over"


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_reader_sees_the_recorded_views(path: Path) -> None:
    check_readers(path)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_the_recorded_views_follow_from_the_log(path: Path) -> None:
    assert seen_text(_log(path)) == path.with_suffix(".json").read_text()


def test_every_golden_game_has_a_log() -> None:
    assert {path.stem for path in LOGS} == set(PLAYTHROUGHS) | set(DICE_PLAYTHROUGHS)


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_the_golden_games_show_every_event_of_a_game(game: str) -> None:
    shown = {type(event) for path in FOLDER.glob(f"{game}-*.tercet") for event in _log(path).events}
    assert not [event.__name__ for event in GAMES[game].events if event not in shown]


def _log(path: Path) -> GameLog[Any, Any]:
    return parse_log(path.read_text(), GAMES.values())
