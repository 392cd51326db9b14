"""Errors that an agent can cause in an environment, with messages that say what was wrong."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tercet.bots.bot import UnknownBot
from tercet.bots.roster import LEVELS
from tercet.locale import level_titled

Masked = Literal["error", "refuse"]
"""What happens to an action that the mask forbids: it raises BadAction, or only sets `info["refused"]`, which says why.

Programs that ignore the mask need the second, such as Gymnasium's `check_env` and PettingZoo's `parallel_seed_test`.
"""


class BadAction(ValueError):
    """Not an action at all, or one that is impossible now."""


def checked_action(action: Any, mask: NDArray[np.int8], *, masked: bool = True) -> int:
    """The number of an action that the mask allows; BadAction says what is wrong with any other.

    Without `masked` it may be one that the mask forbids.
    """
    if isinstance(action, bool) or not isinstance(action, int | np.integer | np.ndarray) or np.size(action) != 1:
        raise BadAction(f"an action is a number from 0 to {len(mask) - 1}, not {action!r:.80}")
    number = int(np.asarray(action).item())
    if not 0 <= number < len(mask):
        raise BadAction(f"an action is a number from 0 to {len(mask) - 1}, not {number}")
    if masked and not mask[number]:
        raise BadAction(f"action {number} is not possible now; the action mask has the {int(mask.sum())} that are")
    return number


def require_reset(is_ready: bool) -> None:
    """Raises an error before the first `reset`, when there is no game yet."""
    if not is_ready:
        raise gymnasium.error.ResetNeeded("call reset() first: there is no game yet")


def checked_opponents(game: str, opponents: Any) -> tuple[str, ...]:
    """The levels of the bots to play against, as a tuple."""
    known = ", ".join(LEVELS[game])
    if isinstance(opponents, str):
        raise TypeError(f"opponents: give levels as a tuple, as in ({opponents!r},); there are {known}")
    levels = tuple(level_titled(str(level)) for level in opponents)
    for level in levels:
        if level not in LEVELS[game]:
            raise UnknownBot("no-bot", game=game, name=level, known=known)
    return levels


def checked_options(*, players: Any = 1, masked: Any = "error", think_seconds: Any = 0.0, longest: Any = 1) -> None:
    """Raises ValueError for impossible options."""
    if not isinstance(players, int):
        raise ValueError(f"players: a whole number, not {players!r:.80}")
    if masked not in ("error", "refuse"):
        raise ValueError(f"masked: 'error' or 'refuse', not {masked!r:.80}")
    if not isinstance(think_seconds, int | float) or not think_seconds >= 0:
        raise ValueError(f"think_seconds: a number from 0, not {think_seconds!r:.80}")
    if not isinstance(longest, int) or longest < 1:
        raise ValueError(f"longest: a whole number from 1, not {longest!r:.80}")
