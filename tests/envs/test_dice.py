"""The dice environment passes PettingZoo's own tests, and every action that its masks allow leads to a legal turn."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from tercet.core.dicegame.editions import DICE_RULES, dice_rules
from tercet.core.dicegame.explain import explain
from tercet.core.dicegame.moves import legal_turns
from tercet.envs.baselines import DiceBotPolicy, RandomPolicy, baseline, play_dice
from tercet.envs.dice import DiceEnv
from tercet.envs.dice_actions import HAND_IN, Action, Numbering
from tests.series import sample


@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo says so of every environment with an action mask
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [DICE_RULES, dice_rules(sees_none=False, extra_roll=False)])
def test_pettingzoo_finds_no_fault(players: int, rules: Any) -> None:
    api_test(DiceEnv(players, rules), num_cycles=sample(500, 5000))
    seed_test(lambda: DiceEnv(players, rules), num_cycles=sample(300, 2000))


def test_every_number_stands_for_one_action() -> None:
    numbering = Numbering(DICE_RULES.layout)
    assert len(numbering) == 1 + 5 * 121 + 27 * 121 + 5 * 121 + 32
    assert [numbering.number(numbering.action(number)) for number in range(len(numbering))] == list(
        range(len(numbering))
    )
    assert numbering.action(HAND_IN) == Action("hand-in")


def test_D8_whoever_follows_the_mask_makes_legal_turns_only() -> None:
    for seed in range(sample(3, 100)):
        env = DiceEnv(2)
        env.reset(seed=seed)
        rng = Random(seed)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            view = env.view(agent)
            if view.turn is not None and env._draft.laid and mask[HAND_IN]:
                assert explain(view.position, env._draft.laid).is_legal
            env.step(int(rng.choice(np.flatnonzero(mask))))


def test_D6_every_legal_turn_can_be_reached() -> None:
    env = DiceEnv(2)
    env.reset(seed=2)
    policies = {agent: RandomPolicy(agent) for agent in env.agents}
    while env.view(env.agent_selection).turn is None:
        observation, *_ = env.last()
        env.step(policies[env.agent_selection].act(env, env.agent_selection, observation))
    view = env.view(env.agent_selection)
    turns = {
        frozenset(turn) for turn, _ in legal_turns(view.position, view.players[env.seat_of(env.agent_selection)].faces)
    }
    mask = env.observe(env.agent_selection)["action_mask"]
    first = {
        (action.square, action.kind)
        for number in np.flatnonzero(mask)
        if (action := env.numbering.action(int(number))).kind in ("place", "wild")
    }
    assert first == {(die.square, "wild" if die.wild else "place") for turn in turns for die in turn}


def test_rewards_add_up_to_the_score() -> None:
    env = DiceEnv(3)
    policies = {agent: RandomPolicy(agent) for agent in env.possible_agents}
    earned = play_dice(env, policies, seed=5)
    assert tuple(earned.values()) == env.view("player_0").scores


def test_what_one_places_nobody_else_sees_before_it_is_handed_in() -> None:
    env = DiceEnv(2)
    env.reset(seed=2)
    agent = env.agent_selection
    other = next(each for each in env.agents if each != agent)
    before = env.observe(other)["observation"]
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert env.agent_selection == agent
    assert (env.observe(other)["observation"] == before).all()
    assert not env.observe(other)["action_mask"].any()
    assert (env.observe(agent)["observation"] != observation["observation"]).any()


def test_a_game_that_lasts_too_long_is_cut_off() -> None:
    env = DiceEnv(2, longest=4)
    play_dice(env, {agent: RandomPolicy(agent) for agent in env.possible_agents}, seed=1)
    assert env.agents == []


def test_our_bots_play_here_as_anywhere() -> None:
    env = DiceEnv(2)
    for seed in range(sample(2, 20)):
        earned = play_dice(
            env, {"player_0": DiceBotPolicy("greedy", "1"), "player_1": DiceBotPolicy("strong", "2")}, seed
        )
        assert min(earned.values()) > 20


def test_the_baseline_of_a_bot_beats_that_of_chance() -> None:
    bot, chance = baseline("dice", "greedy", sample(4, 100), "1")
    assert bot > chance > 0


def test_too_few_players_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        DiceEnv(1)
