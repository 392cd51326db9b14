"""The training example learns: from an occasional SET to one nearly every time."""

from __future__ import annotations

import math

import pytest

pytest.importorskip("gymnasium")

from examples.train import Agent, CardFeatures, DiceFeatures, points_against, right_calls, train

from tercet.envs import CardsAgainstBots, DiceAgainstBots
from tests.series import long_only


def test_the_training_run_learns_to_find_sets() -> None:
    agent = Agent(CardFeatures(), 1)
    before = right_calls(agent, 300, 7)
    train(agent, CardsAgainstBots(opponents=()), math.inf, most_steps=8_000)
    after = right_calls(agent, 300, 7)
    assert before < 0.05
    assert after > 0.3


@long_only("takes several more seconds")
def test_the_training_run_learns_to_place_dice() -> None:
    env = DiceAgainstBots(opponents=("beginner",))
    agent = Agent(DiceFeatures(env), 1)
    train(agent, env, math.inf, most_steps=40_000)
    ours, theirs = points_against(agent, env, 10, 11)
    assert ours - theirs > 10, "more than the random player"
