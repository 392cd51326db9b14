"""The card game under PettingZoo's names: `env()`, `raw_env()` and `parallel_env()`; `CardEnv` documents their
options.

An episode ends with the game, or after `longest` ticks of a tenth of a second: by default 18,000, half an hour at the
table. Agents that hardly find a SET, such as random ones, always play that long; `env(longest=600)` is a minute.
"""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import parallel_to_aec_wrapper  # type: ignore[import-untyped]

from tercet.core.cardgame.rules import CardRules
from tercet.envs.cards import CardEnv, Observation
from tercet.envs.errors import Masked, checked_agent
from tercet.envs.rendering import RenderMode

__all__ = ["env", "parallel_env", "raw_env"]


class CardOptions(TypedDict, total=False):
    """The options of `CardEnv`."""

    players: int
    rules: str | CardRules
    longest: int
    render_mode: RenderMode | None
    masked: Masked
    variant: str | None


class _TurnBased(parallel_to_aec_wrapper):  # type: ignore[misc]
    """The parallel environment, one agent after another."""

    def observe(self, agent: str) -> Any:
        return super().observe(checked_agent(agent, self.possible_agents))


def parallel_env(**options: Unpack[CardOptions]) -> CardEnv:
    """Creates an environment in which all agents act simultaneously, ten times a second."""
    return CardEnv(**options)


def raw_env(**options: Unpack[CardOptions]) -> AECEnv[str, Observation, int | None]:
    """Creates an environment in which the agents act one after another; time passes once the last has acted."""
    return wrappers.OrderEnforcingWrapper(_TurnBased(parallel_env(**options)))


def env(**options: Unpack[CardOptions]) -> AECEnv[str, Observation, int | None]:
    """Creates a `raw_env` that also rejects numbers that are not actions and steps out of order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
