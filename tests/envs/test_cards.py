"""The card environment passes PettingZoo's tests, and its masks match exactly what the rules would refuse."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

pytest.importorskip("pettingzoo")
import gymnasium
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test  # type: ignore[import-untyped]

from tercet.bots import make_bot
from tercet.core.cardgame.rules import EDITIONS, CardRules, edition
from tercet.core.engine.game import Refusal
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets
from tercet.envs import cards_v0, dice_v0
from tercet.envs.baselines import CardBotPolicy, Policy, baseline, play_cards
from tercet.envs.card_spaces import ACTIONS, CALL, FIRST_TAKING, NO_SET, PRINTED_ACTIONS, TRIPLES, WAIT
from tercet.envs.cards import CardEnv
from tercet.envs.errors import BadAction
from tests.series import sample

POINT = edition("es", style="point")


def act_at_random(env: CardEnv, seed: int) -> Any:
    rng = Random(seed)
    observations, _ = env.reset(seed=seed)
    while env.agents:
        actions = {}
        for agent in env.agents:
            allowed = np.flatnonzero(observations[agent]["action_mask"])
            actions[agent] = int(rng.choice(allowed)) if rng.random() < 0.3 else WAIT
        yield observations, actions
        observations, *_ = env.step(actions)


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("rules", [EDITIONS["he"], POINT, edition("fr", deck="solid", layout=9, no_set="auto")])
def test_pettingzoos_tests_pass(players: int, rules: Any) -> None:
    parallel_api_test(CardEnv(players, rules, masked="refuse"), num_cycles=sample(300, 3000))
    parallel_seed_test(lambda: CardEnv(players, rules, masked="refuse"), num_cycles=sample(200, 1000))


@pytest.mark.parametrize("variant", ["quads", "dots"])
def test_pettingzoos_tests_pass_with_variants(variant: str) -> None:
    parallel_api_test(CardEnv(2, POINT, variant=variant, masked="refuse"), num_cycles=sample(50, 1000))
    env = CardEnv(2, variant=variant)
    env.reset(seed=1)
    with pytest.raises(BadAction, match="actions are a dict with a number for each agent, not"):
        env.step([0, 0])  # type: ignore[arg-type]


@pytest.mark.filterwarnings("ignore:Observation", "ignore:.*agent_order")
def test_pettingzoo_finds_the_names_it_expects() -> None:
    assert isinstance(cards_v0.parallel_env(players=2), CardEnv)
    for game in (cards_v0, dice_v0):
        api_test(game.env(players=2), num_cycles=100)
        with pytest.raises(AssertionError, match="reset"):
            game.env().step(0)


def test_an_invalid_action_raises_a_clear_error() -> None:
    env = CardEnv(2, POINT)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step({"player_0": WAIT})
    env.reset(seed=1)
    for action, sentence in ((5000, "0 to 1332, not 5000"), (-1, "not -1"), (ACTIONS - 1, "is not possible now")):
        with pytest.raises(BadAction, match=sentence):
            env.step({"player_0": action, "player_1": WAIT})
    with pytest.raises(BadAction, match="unknown agent 'nobody'"):
        env.step({"nobody": WAIT})


VOTES = {"already-voted", "set-is-certain"}


@pytest.mark.parametrize(
    ("rules", "met"),
    [
        (EDITIONS["es"], VOTES | {"call-pending", "locked-out", "call-first"}),
        (POINT, VOTES | {"locked-out", "point-at-once"}),
        (edition("es", style="point", no_set="auto"), {"no-votes-here", "locked-out"}),
        (edition("he", no_set="auto"), {"no-votes-here", "call-pending"}),
        (edition("pt", no_set="checked"), {"call-first", "call-pending"}),
    ],
)
def test_C7_C8_the_mask_allows_exactly_the_legal_actions(rules: CardRules, met: set[str]) -> None:
    env = CardEnv(3, rules, longest=sample(300, 5000))
    rng = Random(1)
    refusals = set()
    for observations, _ in act_at_random(env, 5):
        for agent in env.agents:
            mask = observations[agent]["action_mask"]
            tried = {WAIT, CALL, NO_SET, *rng.sample(range(FIRST_TAKING, ACTIONS), 10)}
            tried |= set(rng.sample(list(np.flatnonzero(mask)), 1))
            for action in tried:
                refusal = refusal_of(env, agent, int(action))
                assert mask[action] == (refusal is None), (agent, action, refusal)
                refusals.add(refusal)
    assert met <= refusals


def refusal_of(env: CardEnv, agent: str, action: int) -> str | None:
    """Why the rules would refuse an action now; None if they would not."""
    if action == WAIT:
        return None
    command = PRINTED_ACTIONS.command_of(action, env.view(agent), env.seat_of(agent))
    if command is None:
        return "no-card-there"
    try:
        env._play.game.decide(env._play.state, replace(command, at=env.now), env._play.chance)
    except Refusal as refusal:
        return refusal.code
    return None


def test_a_reward_is_the_change_in_your_points() -> None:
    env = CardEnv(2, POINT)
    observations, _ = env.reset(seed=4)
    view = env.view("player_0")
    cards = find_sets(view.cards)[0]
    slots = tuple(sorted(view.layout.index(card) for card in cards))
    action = FIRST_TAKING + TRIPLES.index(slots)
    assert observations["player_0"]["action_mask"][action]
    _, rewards, *_ = env.step({"player_0": action, "player_1": WAIT})
    assert rewards == {"player_0": 3.0, "player_1": 0.0}


def test_C16_a_lost_race_is_reported_and_costs_nothing() -> None:
    env = CardEnv(2, POINT)
    env.reset(seed=4)
    view = env.view("player_0")
    slots = tuple(sorted(view.layout.index(card) for card in find_sets(view.cards)[0]))
    action = FIRST_TAKING + TRIPLES.index(slots)
    _, rewards, _, _, infos = env.step({"player_0": action, "player_1": action})
    assert sorted(rewards.values()) == [0.0, 3.0]
    loser = min(rewards, key=rewards.__getitem__)
    assert infos[loser] == {"refused": "layout-changed"}


def test_commands_and_actions_are_inverses() -> None:
    env = CardEnv(2, POINT)
    observations, _ = env.reset(seed=1)
    view = env.view("player_1")
    for action in map(int, np.flatnonzero(observations["player_1"]["action_mask"])):
        command = PRINTED_ACTIONS.command_of(action, view, env.seat_of("player_1"))
        assert (WAIT if command is None else PRINTED_ACTIONS.action_of(command, view)) == action
    assert PRINTED_ACTIONS.action_of(Ready(), view) == WAIT


def test_every_agent_sees_itself_first() -> None:
    env = CardEnv(3)
    env.reset(seed=2)
    observations, *_ = env.step({"player_0": WAIT, "player_1": CALL, "player_2": WAIT})
    callers = {agent: list(seen["observation"][-12:][3::4]) for agent, seen in observations.items()}
    assert callers == {"player_0": [0, 1, 0], "player_1": [1, 0, 0], "player_2": [0, 0, 1]}


def test_an_episode_that_lasts_too_long_is_truncated() -> None:
    env = CardEnv(2, longest=5)
    env.reset(seed=1)
    for _ in range(5):
        _, _, terminated, truncated, _ = env.step(dict.fromkeys(env.agents, WAIT))
    assert truncated == {"player_0": True, "player_1": True}
    assert terminated == {"player_0": False, "player_1": False}
    assert env.agents == []


def test_an_agent_acts_only_until_the_episode_is_over() -> None:
    env = CardEnv(longest=1)
    env.reset(seed=1)
    _, _, _, cut, _ = env.step(dict.fromkeys(env.agents, WAIT))
    assert all(cut.values())
    with pytest.raises(gymnasium.error.ResetNeeded, match="the episode is over"):
        env.step({"player_0": WAIT})


def test_a_match_of_several_deals_is_one_episode() -> None:
    env = CardEnv(2, edition("fr", deals=2, deck="solid", style="point"))
    policies: dict[str, Policy] = {
        agent: CardBotPolicy(make_bot("cards", "master", agent)) for agent in env.possible_agents
    }
    earned = play_cards(env, policies, seed=3)
    assert env.view("player_0").deal == 2
    assert tuple(earned.values()) == env.view("player_0").scores


def test_our_bots_play_here_as_anywhere() -> None:
    env = CardEnv(2)
    policies: dict[str, Policy] = {
        "player_0": CardBotPolicy(make_bot("cards", "master", "1")),
        "player_1": CardBotPolicy(make_bot("cards", "novice", "2")),
    }
    earned = play_cards(env, policies, seed=1)
    assert earned["player_0"] > earned["player_1"]


def test_a_bots_baseline_beats_the_random_one() -> None:
    bot, chance = baseline("cards", "regular", sample(2, 20), "1")
    assert bot > 40 > chance


def test_too_many_players_are_refused() -> None:
    with pytest.raises(ValueError, match="12"):
        CardEnv(13)


def test_the_module_exports_its_environments_by_name() -> None:
    import tercet.envs

    assert dir(tercet.envs) == sorted(tercet.envs.__all__)
    assert tercet.envs.CardEnv is CardEnv
    assert all(getattr(tercet.envs, name) is not None for name in tercet.envs.__all__)
    assert not hasattr(tercet.envs, "no_such_name")


def test_the_mask_of_all_takings_follows_the_gaps_and_is_computed_once_for_a_full_layout() -> None:
    actions = PRINTED_ACTIONS
    full = actions.named(tuple(range(12)))
    assert int(full.sum()) == 220
    assert actions.named(tuple(range(20, 32))) is full
    assert int(actions.named((None, *range(1, 12))).sum()) == 165
    assert int(actions.named(tuple(range(15))).sum()) == 455
