"""Finds and creates attempts at daily puzzles: each guest has one ranked attempt per puzzle (Z8)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol
from weakref import WeakValueDictionary

import msgspec

from tercet.api.requests import EVENTS_PER_REQUEST
from tercet.core.identity import Identity
from tercet.results.daily_results import Attempt, AttemptState, daily_rules, read_attempt
from tercet.results.log_to_rows.finished_table import MOST_OPENED, attempt_code
from tercet.results.port import date_of
from tercet.store.port import History, Moment, NoSuchTable, Record, Store, TableExists, TableId, answered

Pay = Callable[[float], object]
"""Charges the sender for a number of requests."""


class FirstAttempt(msgspec.Struct, frozen=True):
    """A guest's first attempt at a puzzle."""

    table: TableId
    attempt: Attempt
    ranked: bool


class AttemptTable(msgspec.Struct, frozen=True):
    """A table for solving a puzzle."""

    table: TableId
    state: AttemptState
    ranked: bool
    new: bool


class _Calendar(Protocol):
    def moment(self) -> Moment: ...


class DailyAttempts:
    """Finds and creates the tables for attempts. Their codes are derived from the guest and the puzzle."""

    def __init__(
        self,
        store: Store,
        clock: _Calendar,
        make: Callable[[Record], Awaitable[object]],
        new_code: Callable[[], TableId],
    ) -> None:
        self._store = store
        self._clock = clock
        self._make = make
        self._new_code = new_code
        self._turns: WeakValueDictionary[Identity, asyncio.Lock] = WeakValueDictionary()
        """Locks that stop two requests from the same guest from creating the same table twice."""
        self._folding = asyncio.Lock()
        """Allows only one log at a time to be folded, in a thread."""

    def today(self) -> str:
        """Returns today's date, in UTC."""
        return date_of(self._clock.moment())

    def has_begun(self, date: str) -> bool:
        return date <= self.today()

    async def first_attempt(self, guest: Identity, date: str, size: str, pay: Pay) -> FirstAttempt | None:
        """Reads a guest's first attempt from its log; None if there is none. `pay` charges by the length of the log."""
        first, _ = await self._first(guest, date, size, pay)
        return first

    async def _first(self, guest: Identity, date: str, size: str, pay: Pay) -> tuple[FirstAttempt | None, int]:
        """Also returns the number of tables that the guest closed before starting, which do not count as attempts."""
        closed = 0
        while True:
            first = await self._opened(guest, date, size, closed, pay)
            if first is None or first.attempt.started or first.attempt.state != "over" or closed + 1 == MOST_OPENED:
                return first, closed
            closed += 1

    async def _opened(self, guest: Identity, date: str, size: str, number: int, pay: Pay) -> FirstAttempt | None:
        """Returns the attempt at the table that the guest opened after closing `number` tables before starting."""
        for ranked in (True, False):
            code = attempt_code(guest, date, size, number, ranked=ranked)
            try:
                history: History = await answered(partial(self._store.read, code))
            except NoSuchTable:
                continue
            pay(history.version / EVENTS_PER_REQUEST)
            async with self._folding:
                attempt = await asyncio.to_thread(read_attempt, history)
            counts = ranked and date_of(history.record.created) == date
            begun = attempt.state != "new" or date == self.today()
            return FirstAttempt(code, attempt, ranked=counts and begun)
        return None

    async def attempt(
        self,
        guest: Identity,
        date: str,
        size: str,
        *,
        again: bool,
        pay: Pay,
        afford: Callable[[], None],
        counts: Callable[[], bool],
    ) -> AttemptTable:
        """Returns the guest's table for a puzzle, and creates it if necessary.

        `afford` raises an error if the guest may not create a table now. `counts` returns whether the address may have
        another ranked attempt; if not, the first attempt gets a different code, and its time is not ranked.
        """
        async with self._turns.setdefault(guest, asyncio.Lock()):
            first, closed = await self._first(guest, date, size, pay)
            if first is not None and not (again and first.attempt.state in ("solved", "over")):
                return AttemptTable(first.table, first.attempt.state, first.ranked, new=False)
            afford()
            now = self._clock.moment()
            on_its_day = date_of(now) == date
            ranked = first is None and on_its_day and counts()
            game, rules = daily_rules(date, size)
            # an unranked first attempt also has a derived code, so it can be found again
            name = attempt_code(guest, date, size, closed, ranked=ranked or not on_its_day)
            code = name if first is None else self._new_code()
            try:
                await self._make(Record(table=code, game=game, rules=rules, host=guest, created=now))
            except TableExists:
                # another node has just created the same table
                first, _ = await self._first(guest, date, size, pay)
                if first is None:
                    raise
                return AttemptTable(first.table, first.attempt.state, first.ranked, new=False)
            return AttemptTable(code, "new", ranked, new=True)
