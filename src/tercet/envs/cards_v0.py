"""The card game under PettingZoo's names: `env()`, `raw_env()` and `parallel_env()`; `CardEnv` documents their
options.

An episode ends with the game, or after `longest` ticks of a tenth of a second: by default 18,000, half an hour at the
table. Agents that hardly find a SET, such as random ones, always play that long; `env(longest=600)` is a minute.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

from tercet.envs.cards import CardEnv

__all__ = ["env", "parallel_env", "raw_env"]


def parallel_env(**options: Any) -> CardEnv:
    """Creates an environment in which all agents act simultaneously, ten times a second."""
    return CardEnv(**options)


def raw_env(**options: Any) -> Any:
    """Creates an environment in which the agents act one after another; time passes once the last has acted."""
    return parallel_to_aec(parallel_env(**options))


def env(**options: Any) -> Any:
    """Creates a `raw_env` that also rejects numbers that are not actions and steps out of order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
