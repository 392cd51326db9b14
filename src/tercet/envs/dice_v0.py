"""The dice game by PettingZoo's names: `env()` and `raw_env()`; `DiceEnv` says what they take.

Agents act one after the other, so there is no `parallel_env()`.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tercet.envs.dice import DiceEnv

__all__ = ["env", "raw_env"]


def raw_env(**options: Any) -> DiceEnv:
    """One die after the other."""
    return DiceEnv(**options)


def env(**options: Any) -> Any:
    """`raw_env`, which refuses numbers that are not actions and steps out of order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
