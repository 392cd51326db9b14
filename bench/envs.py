"""Steps per second of the environments with random legal actions, compared with PettingZoo's connect four and chess.

PettingZoo's chess needs the package `chess`; where it is not installed, its line is left out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from bench.measure import Line, seconds_each
from tercet.envs.against_bots import CardsAgainstBots, DiceAgainstBots
from tercet.envs.cards import CardEnv
from tercet.envs.dice import DiceEnv

STEPS = 200
"""Steps per measured call."""


def lines() -> Iterator[Line]:
    cards, dice, four = parallel(CardEnv(2)), turns(DiceEnv(2)), turns(connect_four())
    alone = single(CardsAgainstBots(opponents=()))
    against = single(CardsAgainstBots(opponents=("casual",)))
    dice_against = single(DiceAgainstBots(opponents=("greedy",)))
    works = [cards, dice, alone, against, dice_against, four]
    names = [
        "cards, two agents, a tick",
        "dice, two agents, a die",
        "cards, one agent alone, to the next decision",
        "cards, one agent against a bot, to the next decision",
        "dice, one agent against a bot, to the next decision",
    ]
    if find_spec("chess") is not None:
        works.append(turns(chess()))
    *ours, baseline = [each / STEPS for each in seconds_each(*works)][: len(names) + 1]
    aims = {0: "≥ 2 ×"}
    for number, (name, seconds) in enumerate(zip(names, ours, strict=True)):
        note = f"{1 / seconds:,.0f} steps a second; connect four {1 / baseline:,.0f}"
        yield Line(name, seconds, baseline, aims.get(number, ""), note)
    if find_spec("chess") is not None:
        (move,) = seconds_each(works[-1])
        yield Line(
            "dice, two agents, a die; beside chess", ours[1], move / STEPS, "≥ 8.5 ×", f"chess {STEPS / move:,.0f}"
        )


def parallel(env: CardEnv) -> Callable[[], None]:
    """All agents act simultaneously."""
    rng = Random(1)
    seen = env.reset(seed=1)[0]

    def work() -> None:
        nonlocal seen
        for _ in range(STEPS):
            seen = env.step({agent: choose(seen[agent]["action_mask"], rng) for agent in env.agents})[0]
            if not env.agents:
                seen = env.reset()[0]

    return work


def turns(env: Any) -> Callable[[], None]:
    """The agents act one after another."""
    rng = Random(1)
    env.reset(seed=1)

    def work() -> None:
        for _ in range(STEPS):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
            else:
                env.step(choose(seen["action_mask"], rng))

    return work


def single(env: Any) -> Callable[[], None]:
    """One agent, as in Gymnasium."""
    rng = Random(1)
    env.reset(seed=1)

    def work() -> None:
        for _ in range(STEPS):
            _, _, over, cut, _ = env.step(choose(env.action_masks(), rng))
            if over or cut:
                env.reset()

    return work


def choose(mask: Any, rng: Random) -> int:
    allowed = np.flatnonzero(mask)
    return int(allowed[rng.randrange(len(allowed))])


def connect_four() -> Any:
    _without_screen()
    from pettingzoo.classic.connect_four import connect_four  # type: ignore[import-untyped]

    return connect_four.env()


def chess() -> Any:
    _without_screen()
    from pettingzoo.classic.chess import chess as pettingzoo_chess  # type: ignore[import-untyped]

    return pettingzoo_chess.env()


def _without_screen() -> None:
    """Stubs pygame, which both games import only to draw."""
    if "pygame" not in sys.modules and find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")
