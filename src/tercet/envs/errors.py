"""Checks of actions and options, and the errors they raise."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import Any, Literal, TypeVar, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tercet.core.cardgame.rules import CardRules, card_rules
from tercet.core.playthrough import Playthrough
from tercet.core.whole_numbers import whole_number
from tercet.envs.rendering import RENDER_MODES

Masked = Literal["error", "refuse"]
"""How to treat an action that the mask forbids: raise BadAction, or only report why in `info["refused"]`.

Programs that ignore the mask, such as Gymnasium's `check_env` and PettingZoo's `parallel_seed_test`, need the latter.
"""


PlaythroughT = TypeVar("PlaythroughT", bound=Playthrough[Any, Any, Any])


class BadAction(ValueError):
    """The action does not exist, or is not possible now."""


def checked_action(action: Any, mask: NDArray[np.int8], *, masked: bool = True) -> int:
    """Checks an action and returns its number; raises a BadAction that says what is wrong.

    Without `masked`, accepts actions that the mask forbids.
    """
    number = action.item() if isinstance(action, (np.ndarray, np.integer)) and action.size == 1 else action
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadAction(f"an action is a number from 0 to {len(mask) - 1}, not {action!r:.80}")
    if not 0 <= number < len(mask):
        raise BadAction(f"an action is a number from 0 to {len(mask) - 1}, not {number}")
    if masked and not mask[number]:
        raise BadAction(
            f"action {number} is not possible now; the action mask shows which are (programs that cannot "
            "use it need masked='refuse')"
        )
    return number


def checked_parts(action: Any, sizes: Sequence[int]) -> list[int]:
    """Checks that each part of an action is within its range; raises a BadAction that says what is wrong."""
    parts = np.asarray(action)
    fits = parts.shape == (len(sizes),) and np.issubdtype(parts.dtype, np.integer)
    if not fits or any(not 0 <= part < size for part, size in zip(parts, sizes, strict=True)):
        ranges = ", ".join(f"0 to {size - 1}" for size in sizes)
        raise BadAction(f"an action is {len(sizes)} numbers, {ranges}; not {action!r:.80}")
    return [int(part) for part in parts]


def checked_agent(agent: str, agents: Sequence[str]) -> str:
    """Returns an agent; raises a BadAction that lists all agents if there is none with that name."""
    if agent not in agents:
        raise BadAction(f"unknown agent {agent!r:.80}; choose one of {', '.join(agents)}")
    return agent


def require_reset(is_ready: bool, *, is_over: bool = False) -> None:
    """Raises an error before the first `reset`, and after the end of an episode."""
    if not is_ready:
        raise gymnasium.error.ResetNeeded("call reset() first: there is no game yet")
    if is_over:
        raise gymnasium.error.ResetNeeded("the episode is over: call reset()")


def started(play: PlaythroughT | None) -> PlaythroughT:
    """Returns the game of an environment; raises an error before the first `reset`."""
    require_reset(play is not None)
    return cast(PlaythroughT, play)


def seeded_random(seed: int) -> Random:
    """Returns the generator of an environment; raises an error unless the seed is one that Gymnasium takes, too."""
    number = whole_number(seed, "seed: a whole number from 0")
    if number < 0:
        raise ValueError(f"seed: a whole number from 0, not {number}")
    return Random(number)


def playable_rules(rules: str | CardRules, variant: str | None) -> CardRules:
    """Returns the rules of a card table for agents: any variant, but only the way of playing that refills the table."""
    found = card_rules(rules, variant=variant)
    if found.way != "refill":
        raise ValueError(f"environments play the way 'refill' only, not {found.way!r}")
    return found


def checked_options(
    *,
    masked: Any = "error",
    think_seconds: Any = 0.0,
    partial: Any = 0.0,
    longest: Any = 1,
    render_mode: Any = None,
) -> None:
    """Raises ValueError for impossible options."""
    if masked not in ("error", "refuse"):
        raise ValueError(f"masked: 'error' or 'refuse', not {masked!r:.80}")
    if not isinstance(think_seconds, int | float) or not think_seconds >= 0:
        raise ValueError(f"think_seconds: a number from 0, not {think_seconds!r:.80}")
    if not isinstance(partial, int | float) or not isfinite(partial):
        raise ValueError(f"partial: a number, not {partial!r:.80}")
    if not isinstance(longest, int) or longest < 1:
        raise ValueError(f"longest: a whole number from 1, not {longest!r:.80}")
    if render_mode not in (None, *RENDER_MODES):
        modes = " or ".join(map(repr, RENDER_MODES))
        raise ValueError(f"render_mode: {modes}, not {render_mode!r:.80}; tercet.picture(view) draws an image")
