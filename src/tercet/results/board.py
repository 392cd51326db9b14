"""The public board of a day's puzzle: which of the times it lists, and why it does not list the others (Z9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

CREDIBLE_FIND: Final = 750
"""Milliseconds per SET; a faster time waits for the host."""
BELIEVED_FIND: Final = 2_500
"""Milliseconds per SET; a time this slow is listed whatever the player's earlier times were."""
FEWEST_EARLIER: Final = 3
"""Earlier times that make a range to compare with."""
SUDDEN: Final = 2
"""How many times faster than their best so far somebody may be without the host's word."""
BOARD_NOTE: Final = "board"
"""Under which kind the store keeps a `BoardNote`."""

Decision = Literal["", "confirmed", "removed"]
"""What the host says about a time; empty: nothing yet."""
Listing = Literal["listed", "unlisted", "held", "outdone", "removed"]
"""`unlisted`: its player has not given a name for it; `held`: it waits for the host; `outdone`: a better time from the
same address has that address's place; `removed`: by the host."""


class BoardNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a log cannot tell about a time: the player's wish to be listed and the host's decision."""

    name: str = ""
    """The name for the public board; empty: not listed."""
    origin: str = ""
    """A keyed hash of the day and the address the wish came from; equal for equal addresses."""
    decision: Decision = ""


class TimeOnBoard(msgspec.Struct, frozen=True):
    """What the listing of a time depends on."""

    elapsed: int
    sets: int
    note: BoardNote
    earlier: Sequence[int] = ()
    """The player's own times on earlier days, in the same size."""


def is_candidate(time: TimeOnBoard) -> bool:
    """Whether a time may hold its address's place."""
    note = time.note
    fast = time.elapsed < CREDIBLE_FIND * time.sets
    return bool(note.name) and note.decision != "removed" and (note.decision == "confirmed" or not fast)


def listing(time: TimeOnBoard, *, outdone: bool) -> Listing:
    """Where a time stands; `outdone` says that a better candidate came from the same address (Z9)."""
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
