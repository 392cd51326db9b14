"""Entries on their way to be committed together with those of other tables."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from tercet.store.port import Entry, GuestId, Moment, OnDurable, StoreError, TableId

BREATH: Final = 0.00025
"""Seconds to wait before a commit for each entry of the last one: a commit costs as much as dozens of entries in it."""
LONGEST_BREATH: Final = 0.005
"""Reached at some thousand entries a second; at a few hundred there is hardly any wait."""

_logger = logging.getLogger("tercet.store")


class Append(msgspec.Struct, frozen=True, gc=False):
    """An entry to be committed with others."""

    table: TableId
    entry: Entry
    done: OnDurable
    seated: Sequence[GuestId]
    finished: Moment | None


def breath(last: int) -> float:
    """How many seconds to wait before the next commit, given the size of the last; 0 where it is not worth it.

    On a fast disk commits come too fast: under load, a short wait puts more entries into each.
    """
    wait = min(last * BREATH, LONGEST_BREATH)
    return wait if wait > BREATH else 0.0


def answer_appends(good: Sequence[Append], refused: Sequence[tuple[Append, StoreError]]) -> None:
    """Tells everybody what came of their entries."""
    for job in good:
        _call_back(job, None)
    for job, error in refused:
        _call_back(job, error)


def _call_back(job: Append, error: StoreError | None) -> None:
    try:
        job.done(error)
    except Exception:  # one table's error must not hold back the others' answers
        _logger.exception("internal error")
