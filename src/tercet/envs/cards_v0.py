"""The card game by PettingZoo's names: `env()`, `raw_env()` and `parallel_env()`; `CardEnv` says what they take."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

from tercet.envs.cards import CardEnv

__all__ = ["env", "parallel_env", "raw_env"]


def parallel_env(**options: Any) -> CardEnv:
    """All agents act at the same moment, ten times a second."""
    return CardEnv(**options)


def raw_env(**options: Any) -> Any:
    """The same one agent after the other; time passes when the last has acted."""
    return parallel_to_aec(parallel_env(**options))


def env(**options: Any) -> Any:
    """`raw_env`, which refuses numbers that are not actions and steps out of order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
