"""Complete games by the hundreds: 5,000 random and 500 greedy ones in the long series."""

from __future__ import annotations

import pytest

from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance
from tests.core.dicegame.figures import figures, greedy_games
from tests.core.dicegame.players import DicePlay, greedy_play, random_play
from tests.core.dicegame.test_dice_laws import OVERRIDES, conserved
from tests.series import each, sample

SERIES = [(seats, part) for seats in (2, 3, 4) for part in range(sample(1, 10))]
RANDOM_IN_EACH = each(15, 5_000, len(SERIES))
GREEDY_IN_EACH = each(4, 500, len(SERIES))


def check(play: DicePlay) -> None:
    """Checks that the game ended, and that its log proves every event and every roll."""
    assert play.state.phase == "over"
    assert play.state.winners
    assert max(play.state.scores) == play.state.scores[play.state.winners[0]]
    assert conserved(play.state)
    assert GameLog(DICE_GAME, play.rules, play.events).problems(RecomputedChance) == []


@pytest.mark.parametrize(("seats", "part"), SERIES)
def test_random_games_end_legally(seats: int, part: int) -> None:
    for number in range(RANDOM_IN_EACH):
        rules = dice_rules(**OVERRIDES[number % len(OVERRIDES)])
        check(random_play(rules, seats, f"series/{seats}/{part}/{number}", coming=number % 2 == 0))


@pytest.mark.parametrize(("seats", "part"), SERIES)
def test_greedy_games_end_legally(seats: int, part: int) -> None:
    for number in range(GREEDY_IN_EACH):
        check(greedy_play(dice_rules(), seats, f"series/{seats}/{part}/{number}"))


def test_greedy_games_of_two_without_the_extra_roll_match_the_prototypes_statistics() -> None:
    """The prototype, without bonuses: 45 points each, 8.6 rounds, 0.4 barren ones, 0.5 repeated openings, 43 % SETs."""
    found = figures(greedy_games(dice_rules(extra_roll=False), 2, sample(60, 600)))
    assert found.score - found.bonus == pytest.approx(45, abs=4)
    assert found.rounds == pytest.approx(9, abs=1)
    assert found.barren == pytest.approx(0.5, abs=0.3)
    assert found.repeated == pytest.approx(0.5, abs=0.2)
    assert found.with_set == pytest.approx(0.43, abs=0.04)
