"""Groups the entries of many tables into one commit, and decides how long to wait for further entries."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeVar, cast

import msgspec

from tercet.core.identity import Identity
from tercet.store.port import Entry, Moment, OnDurable, StoreError, TableId

BREATH: Final = 0.004
"""Seconds to wait before a commit under load, because a commit costs as much as dozens of entries and wakes two
threads."""
WORTH_WAITING: Final = 1.5
"""Wait only if at least this many entries are expected in that time: at about 400 entries per second or more."""
WINDOW: Final = 0.1
"""Average the rate of entries over this many seconds."""

JobT = TypeVar("JobT")
_logger = logging.getLogger("tercet.store")


class Append(msgspec.Struct, frozen=True, gc=False):
    """An entry to commit, with its callback."""

    table: TableId
    entry: Entry
    done: OnDurable
    seated: Sequence[Identity]
    finished: Moment | None


def in_groups(jobs: Iterable[Append | JobT]) -> Iterator[list[Append] | JobT]:
    """Yields consecutive appends as one list, to commit together, and any other job alone."""
    for are_appends, some in groupby(jobs, lambda job: isinstance(job, Append)):
        if are_appends:
            yield cast("list[Append]", list(some))
        else:
            yield from cast("Iterator[JobT]", some)


class Pacing:
    """Decides how long to wait before each commit, from the rate of entries; at a low rate it never waits."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._at = clock()
        self._rate = 0.0
        """Entries per second."""

    def wait_after(self, entries: int) -> float:
        """Returns the seconds to wait before the next commit, given the number of entries in the last."""
        now = self._clock()
        passed = max(now - self._at, 1e-6)
        self._at = now
        kept = math.exp(-passed / WINDOW)
        self._rate = self._rate * kept + entries / passed * (1 - kept)
        return BREATH if self._rate * BREATH >= WORTH_WAITING else 0.0


def answer_appends(good: Sequence[Append], refused: Sequence[tuple[Append, StoreError]]) -> None:
    """Reports the outcome of each append."""
    for job in good:
        try:
            job.done(None)
        except Exception:  # an error in one table must not prevent the remaining answers
            _logger.exception("internal error")
    for job, error in refused:
        try:
            job.done(error)
        except Exception:
            _logger.exception("internal error")
