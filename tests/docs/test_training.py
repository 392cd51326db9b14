"""The training example learns: from an occasional SET to one nearly every time."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from inspect import signature

import pytest

pytest.importorskip("gymnasium")

from examples.train import Agent, CardFeatures, DiceFeatures, points_against, right_calls, train

from tercet.envs import CardEnv, CardsAgainstBots, DiceAgainstBots, DiceEnv
from tests.docs.test_readme import ROOT
from tests.series import long_only


def test_the_example_uses_public_names_and_refuses_other_games() -> None:
    source = (ROOT / "examples" / "train.py").read_text(encoding="utf-8")
    assert set(re.findall(r"^from (tercet\S*) import", source, re.MULTILINE)) == {"tercet.envs"}
    done = subprocess.run(
        [sys.executable, "examples/train.py", "chess"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 2
    assert "invalid choice: 'chess'" in done.stderr


def test_the_guide_says_after_how_many_steps_episodes_are_cut_off() -> None:
    guide = " ".join((ROOT / "docs" / "bots.md").read_text(encoding="utf-8").split())
    cards, alone, dice, dice_alone = (
        signature(env).parameters["longest"].default for env in (CardEnv, CardsAgainstBots, DiceEnv, DiceAgainstBots)
    )
    assert dice == dice_alone
    said = f"{cards:,} tenths of a second in `CardEnv`, {alone:,} decisions in `CardsAgainstBots`, {dice:,} actions"
    assert f"Episodes are cut off after `longest` steps: {said} for dice." in guide


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
