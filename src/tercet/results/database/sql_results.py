"""The part of `Results` that both databases share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import TypeVar

from tercet.core.identity import Identity
from tercet.results.daily_board import BoardNote
from tercet.results.daily_results import Streak
from tercet.results.database import queries, updates
from tercet.results.port import (
    DailyEntry,
    DailyStanding,
    DayFacts,
    FinishedTable,
    GameFilter,
    GameResult,
    Meeting,
    Results,
)
from tercet.store.port import Moment, TableId
from tercet.store.shared_sql import Conversation

ResultT = TypeVar("ResultT")


class StatementResults(Results):
    """Implements `Results` by running the functions of `queries` and `updates`."""

    @abstractmethod
    async def _write(self, conversation: Conversation[ResultT]) -> ResultT:
        """Runs a conversation in a transaction, as the only writer."""

    @abstractmethod
    async def _read(self, conversation: Conversation[ResultT]) -> ResultT: ...

    async def add(self, finished: FinishedTable) -> bool:
        return await self.add_all((finished,)) == 1

    async def add_all(self, finished: Collection[FinishedTable]) -> int:
        return await self._write(updates.add_all(finished))

    async def games_of(
        self, player: Identity, wanted: GameFilter, *, before: tuple[Moment, TableId] | None = None, limit: int = 50
    ) -> tuple[GameResult, ...]:
        return await self._read(queries.games_of(player, wanted, before, limit))

    async def rules_of(self, player: Identity) -> tuple[str, ...]:
        return await self._read(queries.rules_of(player))

    async def results_of(self, tables: Collection[TableId]) -> dict[TableId, GameResult]:
        return await self._read(queries.results_of(tables))

    async def days_of(self, player: Identity, *, since: str = "", game: str | None = None) -> tuple[DayFacts, ...]:
        return await self._read(queries.days_of(player, since, game))

    async def win_streak(self, player: Identity, *, since: str = "", game: str | None = None) -> Streak:
        return await self._read(queries.win_streak(player, since, game))

    async def meetings_of(self, player: Identity) -> tuple[Meeting, ...]:
        return await self._read(queries.meetings_of(player))

    async def board(self, date: str, size: str, *, limit: int, among: Identity | None = None) -> tuple[DailyEntry, ...]:
        return await self._read(queries.board(date, size, limit, among))

    async def submitted(self, date: str, size: str, *, limit: int) -> tuple[DailyEntry, ...]:
        return await self._read(queries.submitted(date, size, limit))

    async def note_time(self, table: TableId, note: BoardNote) -> bool:
        return await self._write(updates.note_time(table, note))

    async def note_of(self, table: TableId) -> BoardNote | None:
        return await self._read(queries.note_of(table))

    async def standing(self, date: str, size: str, player: Identity) -> DailyStanding | None:
        return await self._read(queries.standing(date, size, player))

    async def count_listed(self, date: str, size: str) -> int:
        return await self._read(queries.count_listed(date, size))

    async def daily_dates(self, player: Identity) -> tuple[str, ...]:
        return await self._read(queries.daily_dates(player))

    async def knows(self, tables: Collection[TableId]) -> frozenset[TableId]:
        return await self._read(queries.knows(tables))

    async def latest(self) -> Moment:
        return await self._read(queries.latest())

    async def erase_player(self, player: Identity, name: str) -> None:
        await self._write(updates.erase_player(player, name))

    async def delete_old(self, before: Moment) -> None:
        while await self._write(updates.delete_old(before)):
            pass

    async def clear(self) -> None:
        await self._write(updates.clear())

    async def everything(self) -> bytes:
        return await self._read(queries.everything())
