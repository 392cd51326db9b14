"""One agent against bots: Gymnasium's checks pass, every step is a decision, and random play earns rewards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")
import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tercet.envs
from tercet.bots.arena import Stalled
from tercet.bots.bot import Answer
from tercet.bots.roster import load_maker
from tercet.core.cardgame.commands import ClaimSet
from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.commands import SayNone
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets
from tercet.envs import cards_v0, dice_v0
from tercet.envs.against_bots import QUICK_RULES, CardsAgainstBots, DiceAgainstBots
from tercet.envs.card_spaces import CALL, FIRST_TAKING, NO_SET, TRIPLES, WAIT
from tercet.envs.cards import CardEnv
from tercet.envs.dice import DiceEnv
from tercet.envs.errors import BadAction
from tercet.envs.pixels import _card
from tercet.envs.structured import StructuredActions
from tercet.render.text import CardFace
from tests.series import sample


def random_action(env: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(env.action_masks()).tolist()))


def random_rewards(env: Any, steps: int) -> list[float]:
    rng = Random(1)
    env.reset(seed=1)
    rewards = []
    for _ in range(steps):
        _, reward, over, cut, _ = env.step(random_action(env, rng))
        rewards.append(float(reward))
        if over or cut:
            env.reset()
    return rewards


def take(env: CardsAgainstBots) -> int:
    """The action that takes a SET on the table; waits if there is none."""
    sets = find_sets(env.view.cards)
    if not sets:
        return NO_SET if env.action_masks()[NO_SET] else WAIT
    first, second, third = sorted(env.view.layout.index(card) for card in sets[0])
    return FIRST_TAKING + TRIPLES.index((first, second, third))


@pytest.mark.parametrize(
    "make",
    [
        lambda: CardsAgainstBots(masked="refuse"),
        lambda: CardsAgainstBots((), masked="refuse"),
        lambda: CardsAgainstBots(("novice", "master"), edition("es"), masked="refuse"),
        lambda: DiceAgainstBots(masked="refuse"),
        lambda: DiceAgainstBots(("greedy", "beginner"), masked="refuse"),
        lambda: StructuredActions(CardsAgainstBots()),
        lambda: StructuredActions(DiceAgainstBots()),
    ],
)
@pytest.mark.filterwarnings("ignore:.*render", "ignore:.*unwrapped version")
def test_gymnasiums_checks_pass(make: Any) -> None:
    check_env(make(), skip_render_check=True)


@pytest.mark.parametrize("name", ["tercet/Cards-v0", "tercet/Dice-v0"])
@pytest.mark.filterwarnings("ignore:.*unwrapped version")
def test_structured_actions_are_recorded_in_the_spec_of_their_environment(name: str) -> None:
    env = StructuredActions(gymnasium.make(name, masked="refuse", disable_env_checker=True))
    assert env.spec is not None
    again = gymnasium.make(env.spec)
    assert isinstance(again, StructuredActions)
    again.reset(seed=1)
    assert again.step(again.action_space.sample())[0] in again.observation_space
    check_env(env.spec.make(), skip_render_check=False)


@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots, CardEnv, DiceEnv])
def test_tables_are_drawn_in_pixels(kind: Any) -> None:
    assert kind.metadata["render_modes"] == ["ansi", "human", "rgb_array"]
    env = kind(render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert (pixels.dtype, pixels.ndim, pixels.shape[2]) == (np.uint8, 3, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) >= 5, "the table, cards or dice, and three colours"
    assert np.array_equal(pixels, env.render())
    with pytest.raises(ValueError, match="'ansi' or 'human' or 'rgb_array', not 'pixels'"):
        kind(render_mode="pixels")


@pytest.mark.parametrize("variant", [None, "quads", "dots", "five", "ultra"])
def test_every_card_of_a_variant_looks_different_in_pixels(variant: str | None) -> None:
    env = CardEnv(1, variant=variant, render_mode="rgb_array")
    deck = env.rules.variant.deck
    drawn = {_card(CardFace.of(card, deck)).tobytes() for card in deck.cards}
    assert len(drawn) == len(deck)


def test_gymnasium_records_frames() -> None:
    env = gymnasium.wrappers.RenderCollection(gymnasium.make("tercet/Cards-v0", render_mode="rgb_array"))
    env.reset(seed=1)
    env.step(0)
    frames: Any = env.render()
    assert len(frames) == 2
    check_env(gymnasium.make("tercet/Dice-v0", render_mode="rgb_array", masked="refuse").unwrapped)


@pytest.mark.parametrize("make", [cards_v0.env, cards_v0.parallel_env, dice_v0.env])
def test_a_seed_is_a_whole_number_from_zero_as_in_gymnasium(make: Any) -> None:
    seed: Any
    for seed in ("abc", 1.5, float("nan"), True, [1], -1):
        with pytest.raises((TypeError, ValueError), match="seed: a whole number from 0, not"):
            make().reset(seed=seed)
    shown = []
    for seed in (1, np.int64(1), 2):
        env = make(render_mode="ansi")
        env.reset(seed=seed)
        shown.append(env.render())
    assert shown[0] == shown[1] != shown[2]


@pytest.mark.parametrize("module", [cards_v0, dice_v0])
def test_an_unknown_agent_is_answered_with_all_agents(module: Any) -> None:
    env = module.env()
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space, env.unwrapped.seat_of):
        with pytest.raises(ValueError, match="unknown agent 'foo'; choose one of player_0, player_1"):
            ask("foo")


@pytest.mark.parametrize("name", ["tercet/Cards-v0", "tercet/Dice-v0"])
def test_gymnasium_creates_the_environments_by_name(name: str) -> None:
    env = gymnasium.make(name, render_mode="ansi")
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert len(str(env.render()).splitlines()) > 10
    env.close()


@pytest.mark.parametrize(
    "lines",
    ["import gymnasium; gymnasium.make('tercet.envs:{}')", "import tercet.envs, gymnasium; gymnasium.make('{}')"],
)
@pytest.mark.parametrize("name", ["tercet/Cards-v0", "tercet/Dice-v0"])
def test_gymnasium_finds_the_environments_by_the_name_of_the_package(name: str, lines: str) -> None:
    # whichever was imported first
    for first in ("", "import tercet; tercet.find_sets; "):
        subprocess.run([sys.executable, "-c", first + lines.format(name)], check=True)


@pytest.mark.parametrize("options", [{"masked": "error"}, {"masked": "refuse"}])
@pytest.mark.parametrize("longest", [3, 5000])
@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots])
def test_a_finished_episode_has_one_action_for_vector_environments_and_no_step(
    kind: Any, longest: int, options: Any
) -> None:
    env, rng = kind(longest=longest, **options), Random(1)
    env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, info = env.step(random_action(env, rng) if kind is DiceAgainstBots else take(env))
    assert cut == (longest == 3)
    assert np.flatnonzero(info["action_mask"]).tolist() == np.flatnonzero(env.action_masks()).tolist() == [0]
    for step in (env.step, env.try_step):
        with pytest.raises(gymnasium.error.ResetNeeded, match="the episode is over: call reset"):
            step(0)
    _, info = env.reset()
    assert env.step(int(np.flatnonzero(info["action_mask"])[0]))[2:4] == (False, False)


@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots])
def test_refused_actions_count_as_steps(kind: Any) -> None:
    env = kind(longest=20, masked="refuse")
    env.reset(seed=1)
    steps = 1
    while not env.try_step(None)[3]:
        steps += 1
    assert 10 < steps <= 20, "a bot's actions count as well"


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("name", ["tercet/Cards-v0", "tercet/Dice-v0"])
def test_masks_choose_the_actions_of_vector_environments_through_every_reset(name: str, mode: Any) -> None:
    envs = gymnasium.make_vec(
        name, num_envs=2, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, longest=4
    )
    rng, ends = Random(1), 0
    _, info = envs.reset(seed=1)
    for _ in range(30):
        actions = [int(rng.choice(np.flatnonzero(mask).tolist())) for mask in info["action_mask"]]
        _, _, over, cut, info = envs.step(np.array(actions))
        ends += int((over | cut).sum())
    assert ends > 4


@pytest.mark.parametrize("make", [CardsAgainstBots, DiceAgainstBots])
def test_the_same_seed_gives_the_same_game(make: Any) -> None:
    games = []
    for _ in range(2):
        env, rng = make(), Random(3)
        env.reset(seed=5)
        seen = [env.step(random_action(env, rng)) for _ in range(20)]
        games.append([(float(reward), observation.tobytes()) for observation, reward, *_ in seen])
    assert games[0] == games[1]


def test_every_allowed_action_is_a_decision() -> None:
    for rules in (QUICK_RULES, edition("es"), edition("he", style="point"), edition("pt", no_set="checked")):
        env, rng = CardsAgainstBots(("casual",), rules), Random(1)
        env.reset(seed=1)
        for _ in range(sample(150, 2000)):
            mask = env.action_masks()
            assert mask.any()
            assert not mask[CALL]
            before = (env.view.version, env.view.layout_since, env._play.now)
            _, _, over, cut, info = env.step(random_action(env, rng))
            assert (env.view.version, env.view.layout_since, env._play.now) != before, "every step makes progress"
            if "refused" in info:
                assert env.view.layout_since != before[1], "only because a bot was faster"
            if over or cut:
                env.reset()


def test_a_random_agent_earns_rewards() -> None:
    rewards = random_rewards(CardsAgainstBots(), 60)
    assert sum(reward > 0 for reward in rewards) > 20
    assert len(set(rewards)) > 2, "some mistakes are smaller than others"
    assert sum(reward > 0 for reward in random_rewards(DiceAgainstBots(), 20)) > 1


def test_an_agent_that_sees_every_set_beats_a_slow_bot_and_loses_to_a_fast_one() -> None:
    for bot, think, wins in (("novice", 2.0, True), ("master", 30.0, False)):
        env = CardsAgainstBots((bot,), think_seconds=think)
        env.reset(seed=2)
        over, steps, earned = False, 0, 0.0
        while not over:
            _, reward, over, _, info = env.step(take(env))
            earned += float(reward)
            steps += 1
        ours, theirs = info["scores"]
        assert (ours > theirs) == wins
        assert steps < 60, "no step is spent waiting for time to pass"
        assert earned >= ours / 3


def test_dice_rewards_add_up_to_the_score_and_masked_actions_change_nothing() -> None:
    env, rng = DiceAgainstBots(("greedy",)), Random(2)
    env.reset(seed=3)
    forbidden = int(np.flatnonzero(env.action_masks() == 0)[0])
    before = env.view
    _, reward, _, _, info = env.try_step(forbidden)
    assert (reward, info["refused"], env.view) == (0.0, "not-allowed", before)
    over = cut = False
    earned = 0.0
    while not (over or cut):
        _, reward, over, cut, info = env.step(random_action(env, rng))
        earned += float(reward)
    assert earned == env.view.players[0].score
    assert over


def test_too_many_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="12 seats"):
        CardsAgainstBots(("novice",) * 12)


def test_tables_are_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    for kind in (CardEnv, DiceEnv):
        env = kind(2, render_mode="ansi")
        env.reset(seed=1)
        assert len(str(env.render()).splitlines()) > 10
        human = kind(2, render_mode="human")
        human.reset(seed=1)
        assert human.render() is None
        assert capsys.readouterr().out == f"{env.render()}\n"
        silent = kind(2)
        silent.reset(seed=1)
        assert silent.render() is None


@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots])
def test_an_invalid_action_raises_a_clear_error(kind: Any) -> None:
    env = kind()
    for too_early in (lambda: env.step(0), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
            too_early()
    env.reset(seed=1)
    for wrong in (5000, -1, "SET", None, 1.5):
        with pytest.raises(BadAction, match=r"an action is a number from 0 to \d+, not"):
            env.step(wrong)
    forbidden = int(np.flatnonzero(env.action_masks() == 0)[0])
    with pytest.raises(BadAction, match=f"action {forbidden} is not possible now"):
        env.step(forbidden)
    assert env.try_step(forbidden)[4]["refused"] == "not-allowed"


@pytest.mark.parametrize(
    ("kind", "levels"), [(CardsAgainstBots, "novice, casual"), (DiceAgainstBots, "beginner, greedy")]
)
def test_opponents_are_a_tuple_of_levels(kind: Any, levels: str) -> None:
    with pytest.raises(TypeError, match="opponents: give levels or bots as a tuple"):
        kind(opponents=5)
    with pytest.raises(TypeError, match=levels):
        kind(opponents="casual")
    with pytest.raises(ValueError, match=levels):
        kind(opponents=("nobody",))


OWN_CARD_BOT = "examples/quick.py:Quick"
OWN_DICE_BOT = """
from tercet import dice
from tercet.bots import Answer


class Plain:
    def answer(self, view, seat, now):
        mine = view.legal(seat, now)
        return Answer(next((command for command in mine if type(command) is not dice.PassTurn), dice.PassTurn()))
"""


def play_some(env: Any, steps: int) -> Any:
    rng = Random(1)
    env.reset(seed=1)
    for _ in range(steps):
        _, _, over, cut, _ = env.step(random_action(env, rng))
        if over or cut:
            break
    return env.view


def test_your_own_bot_is_an_opponent_at_the_card_table() -> None:
    maker = load_maker(OWN_CARD_BOT)
    scores = []
    for own in (OWN_CARD_BOT, maker, lambda: maker("1"), maker("1")):
        env = CardsAgainstBots((own, "novice"))
        view = play_some(env, 40)
        assert view.scores[1] > 0
        scores.append(view.scores)
    assert scores[0] == scores[1], "the same seed repeats the same game"
    table: Any = gymnasium.make("tercet/Cards-v0", opponents=(OWN_CARD_BOT,))
    table.reset(seed=1)
    assert table.unwrapped.view.players[1].score == 0


def test_your_own_bot_is_an_opponent_at_the_dice_table(tmp_path: Path) -> None:
    file = tmp_path / "plain.py"
    file.write_text(OWN_DICE_BOT)
    maker = load_maker(f"{file}:Plain")
    for own in (f"{file}:Plain", maker, maker()):
        view = play_some(DiceAgainstBots((own, "beginner")), 60)
        assert view.scores[1] > 0


@pytest.mark.parametrize(
    ("answer", "problem"), [(None, "must act in the phase"), (Answer(SayNone()), r"SayNone.* refused")]
)
def test_a_dice_bot_that_does_not_act_stops_the_game_with_a_reason(answer: Any, problem: str) -> None:
    class Idle:
        def answer(self, view: Any, seat: int, now: int) -> Any:
            return answer

    with pytest.raises(Stalled, match=problem):
        play_some(DiceAgainstBots((Idle(),)), 100)


def test_a_step_ends_even_if_an_opponent_makes_the_same_mistake_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mistaken:
        def answer(self, view: Any, seat: int, now: int) -> Any:
            commands = [command for command in view.legal(seat, now) if isinstance(command, ClaimSet | Ready)]
            return Answer(commands[0], 100) if commands else None

    monkeypatch.setattr("tercet.bots.arena.MOST_STEPS_WITHOUT_NEWS", 20)
    env = CardsAgainstBots((Mistaken(),))
    env.reset(seed=3)
    with pytest.raises(Stalled, match="last sent ClaimSet"):
        env.step(0)


@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots])
def test_the_mask_is_found_by_its_name_in_info(kind: Any) -> None:
    with pytest.raises(AttributeError, match=r"there is env\.action_masks\(\), and info\['action_mask'\]"):
        _ = kind().action_mask
    with pytest.raises(AttributeError, match=r"there is tercet\.envs\.CardsAgainstBots\(opponents=\(\)\)"):
        _ = tercet.envs.SoloEnv  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots])
def test_what_is_not_a_bot_is_refused_with_advice(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"FILE\.py:NAME"):
        kind(opponents="casual")
    with pytest.raises(TypeError, match="5 is not a bot"):
        kind(opponents=(5,))
    with pytest.raises(ValueError, match="nowhere"):
        kind(opponents=("nowhere.py:Bot",))


@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots])
def test_numbers_and_parts_of_actions_are_inverses(kind: Any) -> None:
    table = kind()
    env = StructuredActions(table)
    env.reset(seed=1)
    rng = Random(1)
    for _ in range(30):
        masks = env.action_masks()
        assert len(masks) == sum(env.parts.sizes)
        for number in np.flatnonzero(table.action_masks()).tolist():
            assert env.action(env.parts.split(number)) == number
        _, _, over, cut, info = env.step(env.parts.split(random_action(table, rng)))
        assert "refused" not in info or kind is CardsAgainstBots
        if over or cut:
            env.reset()


def test_the_same_slot_twice_is_refused_rather_than_an_error() -> None:
    env = StructuredActions(CardsAgainstBots())
    env.reset(seed=1)
    assert env.step([2, 4, 4, 5])[4]["refused"] == "not-allowed"


@pytest.mark.parametrize("variant", ["ultra", "ghost", "five", "quads", "quads-large", "dots"])
def test_an_agent_that_sees_all_takings_plays_every_variant_to_the_end(variant: str) -> None:
    env = CardsAgainstBots(("expert",), variant=variant, think_seconds=1)
    seen, info = env.reset(seed=1)
    takings, over = 0, False
    while not over:
        assert seen in env.observation_space
        action = random_action(env, Random(1))
        on_table = [card for card in env.view.layout if card is not None]
        found = env.rules.variant.find(on_table)
        if found:
            slots = [env.view.layout.index(card) for card in found[0]]
            parts = (2, *slots, *[env.parts.sizes[1] - 1] * (len(env.parts.sizes) - 1 - len(slots)))
            action = env.parts.join(parts) or WAIT
            assert env.parts.split(action)[0] == 2
        assert info["action_mask"][action]
        seen, reward, over, _, info = env.step(action)
        takings += reward == 1
    assert takings > 5
    assert env.view.scores[0] > env.view.scores[1]


@pytest.mark.parametrize("kind", [CardsAgainstBots, DiceAgainstBots])
def test_invalid_parts_of_an_action_raise_a_clear_error(kind: Any) -> None:
    env = StructuredActions(kind())
    env.reset(seed=1)
    count = len(env.parts.sizes)
    for action in (3, [0], [99] * count, [-1] * count, [0.5] * count, "x"):
        with pytest.raises(BadAction, match=f"an action is {count} numbers, 0 to "):
            env.step(action)


@pytest.mark.parametrize("kind", [CardEnv, DiceEnv, CardsAgainstBots, DiceAgainstBots])
@pytest.mark.parametrize("mode", [None, "ansi"])
def test_nothing_is_shown_before_the_first_reset(kind: Any, mode: Any) -> None:
    env = kind(render_mode=mode)
    with pytest.raises(gymnasium.error.ResetNeeded, match="there is no game yet"):
        env.render()
    with pytest.raises(gymnasium.error.ResetNeeded, match="there is no game yet"):
        _ = env.view("player_0") if callable(getattr(kind, "view", None)) else env.view


@pytest.mark.parametrize("kind", [DiceEnv, DiceAgainstBots])
def test_a_dice_environment_takes_only_dice_rules(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"rules: DiceRules, such as .*, not 'es'"):
        kind(rules="es")
