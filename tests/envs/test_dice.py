"""The dice environment passes PettingZoo's tests, and every action its masks allow leads to a legal turn."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
import gymnasium
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from tercet.core.dicegame.board import Laid, Layout
from tercet.core.dicegame.commands import CallOpening, LayOpening, PassTurn, PlayDice, SwapWild
from tercet.core.dicegame.dice import find_openings
from tercet.core.dicegame.events import OpeningLaid
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import parse_hand
from tercet.core.dicegame.rules import DICE_RULES, dice_rules
from tercet.core.dicegame.scoring import explain
from tercet.core.dicegame.turn_search import legal_turns
from tercet.core.dicegame.wild_swaps import legal_swaps
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.envs.baselines import DiceBotPolicy, RandomPolicy, baseline, play_dice
from tercet.envs.cards import CardEnv
from tercet.envs.dice import DiceEnv
from tercet.envs.dice_turns import HAND_IN, Action, Draft, ExtraDraft, Numbering, OpeningDraft, TurnDraft
from tercet.envs.errors import BadAction
from tests.core.dicegame.scripted import game_at, lay, opening_of
from tests.series import sample


@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo warns about every environment with an action mask
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [DICE_RULES, dice_rules(sees_none=False, extra_roll=False, exactly_three=True)])
def test_pettingzoos_tests_pass(players: int, rules: Any) -> None:
    api_test(DiceEnv(players, rules), num_cycles=sample(500, 5000))
    seed_test(lambda: DiceEnv(players, rules), num_cycles=sample(300, 2000))


def test_every_number_denotes_one_action() -> None:
    numbering = Numbering(DICE_RULES.layout)
    assert len(numbering) == 1 + 5 * 121 + 27 * 121 + 5 * 121 + 32
    assert [numbering.number(numbering.action(number)) for number in range(len(numbering))] == list(
        range(len(numbering))
    )
    assert numbering.action(HAND_IN) == Action("hand-in")


def test_D8_an_agent_that_follows_the_mask_makes_only_legal_turns() -> None:
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
                assert explain(view.board, env._draft.laid).is_legal
            env.step(int(rng.choice(np.flatnonzero(mask))))


SMALL = Layout(5, ("b3", "c3", "d3"))
OPENED = "1RO@b3 2RO@c3 *3RO@d3"
RIVAL = "1GQ 2GQ 3PD 1PO 2PD"


def copied(draft: Draft) -> Draft:
    twin = copy(draft)
    for name, value in vars(draft).items():
        if isinstance(value, list):
            setattr(twin, name, value[:])
    return twin


def ways(draft: Draft, numbering: Numbering) -> Iterator[Command]:
    """The commands at the end of every path through the masks."""
    for number in {numbering.number(action) for action in draft.allowed()}:
        twin = copied(draft)
        command = twin.take(numbering.action(number))
        if command is None:
            yield from ways(twin, numbering)
        else:
            yield command


@pytest.mark.parametrize(
    ("hand", "rules"),
    [
        ("1RO 1GO 1RO 3GO 2PQ", {}),
        ("3RO 1RO 3RO 1PQ *", {}),
        ("3RO 2GD *", {"wild_swaps": True}),
        ("* * 3RO", {"several_swaps": False, "swaps": 1}),
        ("1GD 2GQ", {}),
        ("1RO 1GO 1RO 3GO 2PQ", {"exactly_three": True}),
        ("3RO 1RO 3RO 1PQ *", {"exactly_three": True}),
        ("1RO *", {"exactly_three": True}),
    ],
)
def test_D6_D8_D12_paths_through_the_masks_are_the_legal_turns_swaps_and_the_pass(
    hand: str, rules: dict[str, Any]
) -> None:
    play = game_at(OPENED, hand, RIVAL, layout=SMALL, **rules)
    found = list(ways(TurnDraft(play.view(), Seat(0)), Numbering(SMALL)))
    for command in found:
        DICE_GAME.decide(play.state, command, play.chance)
    held = {held.die: held.face for held in play.state.players[0].dice if held.face is not None}
    turns = {
        frozenset(
            Laid(placing.square, held[placing.die] if placing.face is None else placing.face, placing.face is not None)
            for placing in command.dice
        )
        for command in found
        if isinstance(command, PlayDice)
    }
    scoring = play.state.rules.scoring
    assert turns == {frozenset(turn) for turn, _ in legal_turns(play.state.board, parse_hand(hand), scoring)}
    assert found.count(PassTurn(seat=Seat(0))) == 1
    swaps = {(command.die, command.square) for command in found if isinstance(command, SwapWild)}
    assert swaps == {(held.die, lying.square) for held, lying in legal_swaps(play.state, Seat(0))}


@pytest.mark.parametrize("hand", ["1RO 2RO 3RO 1GQ 2GD", "1RO 1RO 1RO 2GQ 3GQ", "1RO 2GQ * 3RO 1PD", "* * 1GD 2RO 3RQ"])
def test_D5_paths_through_the_masks_are_the_openings(hand: str) -> None:
    play = opening_of(hand, RIVAL)
    play.do(CallOpening(seat=Seat(0)))
    found = list(ways(OpeningDraft(play.view(), Seat(0)), Numbering(DICE_RULES.layout)))
    held = {held.die: held.face for held in play.state.players[0].dice}
    laid = set()
    for command in found:
        assert isinstance(command, LayOpening)
        assert isinstance(DICE_GAME.decide(play.state, command, play.chance)[0], OpeningLaid)
        laid.add(tuple((held[die.die], held[die.die] if die.face is None else die.face) for die in command.dice))
    faces = parse_hand(hand)
    assert laid == {tuple((faces[i], face) for i, face in opening) for opening in find_openings(faces)}


def test_D15_paths_through_the_masks_are_all_choices_of_your_dice() -> None:
    play = game_at("1RO@e6 2RO@f6 3RO@g6", "1RO 2GO 2PO", "1GQ", to_play=(Seat(0),), bag=0)
    lay(play, 0, "1RO@h6")
    found = list(ways(ExtraDraft(play.view(), Seat(0)), Numbering(DICE_RULES.layout)))
    for command in found:
        DICE_GAME.decide(play.state, command, play.chance)
    assert len(found) == len(set(found)) == 2**2


def test_rewards_add_up_to_the_score() -> None:
    env = DiceEnv(3)
    policies = {agent: RandomPolicy(agent) for agent in env.possible_agents}
    earned = play_dice(env, policies, seed=5)
    assert tuple(earned.values()) == env.view("player_0").scores


def test_placed_dice_are_hidden_from_others_until_they_are_played() -> None:
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


def test_a_game_that_lasts_too_long_is_truncated() -> None:
    env = DiceEnv(2, longest=4)
    play_dice(env, {agent: RandomPolicy(agent) for agent in env.possible_agents}, seed=1)
    assert env.agents == []


def test_an_agent_acts_only_until_the_episode_is_over() -> None:
    env = DiceEnv(longest=1)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    while env.agents:
        env.step(None)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the episode is over"):
        env.step(0)


def test_our_bots_play_here_as_anywhere() -> None:
    env = DiceEnv(2)
    for seed in range(sample(2, 20)):
        earned = play_dice(
            env, {"player_0": DiceBotPolicy("greedy", "1"), "player_1": DiceBotPolicy("strong", "2")}, seed
        )
        assert min(earned.values()) > 20


def test_a_bots_baseline_beats_the_random_one() -> None:
    bot, chance = baseline("dice", "greedy", sample(2, 100), "1")
    assert bot > chance > 0


def test_too_few_players_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        DiceEnv(1)


def test_a_masked_action_is_an_error_or_changes_nothing() -> None:
    env = DiceEnv(2)
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(BadAction, match="is not possible now"):
        env.step(forbidden)
    lenient = DiceEnv(2, masked="refuse")
    lenient.reset(seed=1)
    agent, before = lenient.agent_selection, lenient.observe(lenient.agent_selection)
    lenient.step(forbidden)
    assert lenient.agent_selection == agent
    assert lenient.infos[agent] == {"refused": "not-allowed"}
    assert all((after == before[name]).all() for name, after in lenient.observe(agent).items())
    lenient.step(np.array([np.flatnonzero(before["action_mask"])[0]]))  # type: ignore[arg-type]
    assert lenient.infos[agent] == {}
    with pytest.raises(ValueError, match="masked: 'error' or 'refuse'"):
        DiceEnv(2, masked="x")  # type: ignore[arg-type]


def test_an_unknown_agent_and_a_missing_reset_are_reported() -> None:
    env = DiceEnv()
    for early in (env.last, lambda: env.observe("player_0")):
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
            early()
    env.reset(seed=1)
    for asked in (env.observe, env.action_space, env.observation_space, env.seat_of, CardEnv().action_space):
        with pytest.raises(BadAction, match=r"^unknown agent 'x'; choose one of player_0, player_1$"):
            asked("x")
