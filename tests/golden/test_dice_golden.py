"""The golden dice games cover everything that can happen; `test_golden` shows that they replay."""

from __future__ import annotations

import pytest

from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.log import parse_log
from tests.golden.dice_playthroughs import DICE_GAMES
from tests.golden.playthroughs import FOLDER


def test_the_golden_games_show_every_event_of_the_dice_game() -> None:
    shown = {
        type(event).__name__
        for path in FOLDER.glob("dice-*.tercet")
        for event in parse_log(path.read_text(), [DICE_GAME]).events
    }
    assert {event.__name__ for event in DICE_GAME.events} - shown <= {"TableClosed"}


@pytest.mark.parametrize("name", DICE_GAMES)
def test_the_golden_logs_have_the_intended_rules(name: str) -> None:
    log = parse_log((FOLDER / f"{name}.tercet").read_text(), [DICE_GAME])
    assert log.rules == DICE_GAMES[name][0]
