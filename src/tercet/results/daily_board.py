"""Decides which times the public board of a day's puzzle lists (Z9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

CREDIBLE_FIND: Final = 750
"""Milliseconds per SET; the host must confirm a faster time."""
BELIEVED_FIND: Final = 2_500
"""Milliseconds per SET; a slower time is listed whatever the player's earlier times were."""
FEWEST_EARLIER: Final = 3
"""Compare a new time with the player's earlier ones only if there are at least this many."""
SUDDEN: Final = 2
"""The host must confirm a time that beats the player's best by more than this factor."""
BOARD_NOTE: Final = "board"
"""The kind of note under which the store saves a `BoardNote`."""

HostDecision = Literal["", "confirmed", "removed"]
"""The host's decision about a time; empty before there is one."""
Listing = Literal["listed", "unlisted", "held", "outdone", "removed"]
"""`unlisted`: the player gave no name for the board; `held`: the host must confirm it; `outdone`: a better time from
the same address is on the board; `removed`: the host removed it."""


class BoardNote(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the log of a time does not record: whether the player wants it listed, and what the host decided."""

    name: str = ""
    """The name for the public board; empty if the player does not want the time listed."""
    origin: str = ""
    """A keyed hash of the day and the player's address."""
    decision: HostDecision = ""


class TimeOnBoard(msgspec.Struct, frozen=True):
    """The input for deciding whether a time is listed."""

    elapsed: int
    sets: int
    note: BoardNote
    earlier: Sequence[int] = ()
    """The same player's times on earlier days, in puzzles of the same size."""


def is_candidate(time: TimeOnBoard) -> bool:
    """Whether a time competes for the one place that its address has on the board."""
    note = time.note
    fast = time.elapsed < CREDIBLE_FIND * time.sets
    return bool(note.name) and note.decision != "removed" and (note.decision == "confirmed" or not fast)


def listing(time: TimeOnBoard, *, outdone: bool) -> Listing:
    """Returns the listing of a time; `outdone` means that a better candidate came from the same address (Z9)."""
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
