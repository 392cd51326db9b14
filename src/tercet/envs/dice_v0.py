"""The dice game under PettingZoo's names: `env()` and `raw_env()`; `DiceEnv` documents their options.

Agents act one after another, so there is no `parallel_env()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, Unpack

from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tercet.core.dicegame.rules import DiceRules
from tercet.core.guessed_names import unknown_name
from tercet.envs.dice import DiceEnv, Observation
from tercet.envs.errors import Masked
from tercet.envs.rendering import RenderMode

__all__ = ["env", "raw_env"]

_GUESSED = {"parallel_env": "tercet.envs.dice_v0.env(): agents act one after another"}
"""Names people try by mistake, and the right ones."""

if not TYPE_CHECKING:  # otherwise type checkers would accept every name

    def __getattr__(name: str) -> Any:
        raise unknown_name("tercet.envs.dice_v0", name, _GUESSED)


class DiceOptions(TypedDict, total=False):
    """The options of `DiceEnv`."""

    players: int
    rules: DiceRules
    longest: int
    render_mode: RenderMode | None
    masked: Masked


def raw_env(**options: Unpack[DiceOptions]) -> DiceEnv:
    """Creates the turn-based environment, with one die per action."""
    return DiceEnv(**options)


def env(**options: Unpack[DiceOptions]) -> AECEnv[str, Observation, int | None]:
    """Creates a `raw_env` that also rejects numbers that are not actions and steps out of order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
