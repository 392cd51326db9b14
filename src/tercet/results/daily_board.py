"""The public board of a day's puzzle: which times it lists, and why it does not list the others (Z9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

CREDIBLE_FIND: Final = 750
"""Milliseconds per SET; a faster time waits for the host."""
BELIEVED_FIND: Final = 2_500
"""Milliseconds per SET; a time this slow is listed, whatever the player's earlier times were."""
FEWEST_EARLIER: Final = 3
"""Compare a new time with the player's earlier ones only if there are at least this many."""
SUDDEN: Final = 2
"""A time this many times faster than the player's best has to be confirmed by the host."""
BOARD_NOTE: Final = "board"
"""The kind under which the store keeps a `BoardNote`."""

HostDecision = Literal["", "confirmed", "removed"]
"""The host's decision about a time; empty means none yet."""
Listing = Literal["listed", "unlisted", "held", "outdone", "removed"]
"""`unlisted`: its player gave no name for it; `held`: it waits for the host; `outdone`: a better time from the same
address takes that address's place; `removed`: by the host."""


class BoardNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the log does not say about a time: whether its player wants it listed, and what the host decided."""

    name: str = ""
    """The name for the public board; empty means not listed."""
    origin: str = ""
    """A keyed hash of the day and the player's address; equal for equal addresses."""
    decision: HostDecision = ""


class TimeOnBoard(msgspec.Struct, frozen=True):
    """What decides whether a time is listed."""

    elapsed: int
    sets: int
    note: BoardNote
    earlier: Sequence[int] = ()
    """The player's own times on earlier days, in the same size."""


def is_candidate(time: TimeOnBoard) -> bool:
    """Whether a time can take its address's place on the board."""
    note = time.note
    fast = time.elapsed < CREDIBLE_FIND * time.sets
    return bool(note.name) and note.decision != "removed" and (note.decision == "confirmed" or not fast)


def listing(time: TimeOnBoard, *, outdone: bool) -> Listing:
    """How a time stands; `outdone` means that a better candidate came from the same address (Z9)."""
    if time.note.decision == "removed":
        return "removed"
    if not time.note.name:
        return "unlisted"
    if not is_candidate(time) or (time.note.decision != "confirmed" and _is_sudden(time)):
        return "held"
    return "outdone" if outdone else "listed"


def _is_sudden(time: TimeOnBoard) -> bool:
    return (
        time.elapsed < BELIEVED_FIND * time.sets
        and len(time.earlier) >= FEWEST_EARLIER
        and min(time.earlier) > SUDDEN * time.elapsed
    )
