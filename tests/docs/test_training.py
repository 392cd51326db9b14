"""The training example learns: from a SET now and then to one nearly every time."""

from __future__ import annotations

import math

import pytest

pytest.importorskip("gymnasium")

from examples.train import Agent, right_calls, train


def test_the_training_run_learns_to_see_sets() -> None:
    agent = Agent(1)
    before = right_calls(agent, 300, 7)
    train(agent, math.inf, most_steps=8_000)
    after = right_calls(agent, 300, 7)
    assert before < 0.05
    assert after > 0.3
