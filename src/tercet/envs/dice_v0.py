"""The dice game under PettingZoo's names: `env()` and `raw_env()`; `DiceEnv` documents their options.

Agents act one after another, so there is no `parallel_env()`.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tercet.envs.dice import DiceEnv

__all__ = ["env", "raw_env"]


def raw_env(**options: Any) -> DiceEnv:
    """Creates the turn-based environment, with one die per action."""
    return DiceEnv(**options)


def env(**options: Any) -> Any:
    """Creates a `raw_env` that also rejects numbers that are not actions and steps out of order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
