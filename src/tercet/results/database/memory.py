"""Results in memory, for tests and as the reference for the databases. It computes all totals on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import AbstractAsyncContextManager

import msgspec
from msgspec.structs import replace

from tercet.core.identity import Identity
from tercet.results.daily_board import BoardNote, Listing, TimeOnBoard, is_candidate, listing
from tercet.results.daily_results import Streak, puzzle_size, run_of
from tercet.results.log_to_rows.player_facts import PlayerFacts, merge_facts
from tercet.results.port import (
    STREAK_GAMES,
    DailyEntry,
    DailyStanding,
    DailyTime,
    DayFacts,
    FinishedTable,
    GameFilter,
    GameResult,
    Meeting,
    Results,
    SeatResult,
    ahead_or_behind,
    anonymized,
    date_of,
    meetings,
)
from tercet.store.port import Moment, TableId

_encode = msgspec.msgpack.Encoder(order="deterministic").encode
"""Encodes equal facts as equal bytes."""


class MemoryResults(Results):
    """Stores the finished games and scans all of them for each query."""

    def __init__(self) -> None:
        self._tables: dict[TableId, FinishedTable] = {}
        self._erasure_lock = asyncio.Lock()

    def erasure_lock(self) -> AbstractAsyncContextManager[object]:
        return self._erasure_lock

    async def add(self, finished: FinishedTable) -> bool:
        table = finished.result.table
        if table in self._tables:
            return False
        self._tables[table] = finished
        return True

    async def add_all(self, finished: Collection[FinishedTable]) -> int:
        return sum([await self.add(one) for one in finished])

    def _latest_first(self) -> list[FinishedTable]:
        return sorted(self._tables.values(), key=lambda kept: (kept.result.finished, kept.result.table), reverse=True)

    async def games_of(
        self, player: Identity, wanted: GameFilter, *, before: tuple[Moment, TableId] | None = None, limit: int = 50
    ) -> tuple[GameResult, ...]:
        found = (kept.result for kept in self._latest_first() if _has(kept.result, player))
        fitting = [result for result in found if _fits(result, wanted, player)]
        return tuple(result for result in fitting if before is None or (result.finished, result.table) < before)[:limit]

    async def rules_of(self, player: Identity) -> tuple[str, ...]:
        found = [kept.result.rules for kept in self._latest_first() if _has(kept.result, player)]
        return tuple(sorted(set(found[:STREAK_GAMES])))

    async def results_of(self, tables: Collection[TableId]) -> dict[TableId, GameResult]:
        return {table: self._tables[table].result for table in tables if table in self._tables}

    async def days_of(self, player: Identity, *, since: str = "", game: str | None = None) -> tuple[DayFacts, ...]:
        days: dict[tuple[str, str], list[FinishedTable]] = {}
        for kept in self._tables.values():
            result = kept.result
            if _has(result, player) and result.day >= since and game in (None, result.game):
                days.setdefault((result.day, result.game), []).append(kept)
        return tuple(
            DayFacts(day, name, merge_facts(facts for kept in days[day, name] for facts in _own(kept, player)))
            for day, name in sorted(days)
        )

    async def win_streak(self, player: Identity, *, since: str = "", game: str | None = None) -> Streak:
        found = [kept.result for kept in self._latest_first() if _has(kept.result, player)]
        ended = [result.ended_for(player) for result in found if result.day >= since and game in (None, result.game)]
        known = [one != "lost" for one in ended if one is not None]
        return run_of(reversed(known[:STREAK_GAMES]))

    async def meetings_of(self, player: Identity) -> tuple[Meeting, ...]:
        met: dict[tuple[Identity, str], Meeting] = {}
        for kept in reversed(self._latest_first()):
            for own, other in meetings(kept.result):
                if own.player == player:
                    key = (other.player, kept.result.game)
                    met[key] = _met(met.get(key), own, other, kept.result)
        return tuple(sorted(met.values(), key=lambda meeting: (-meeting.finished, meeting.opponent, meeting.game)))

    def _times(self, date: str, size: str) -> list[_Time]:
        found = [
            (kept.daily, kept.result.seats[0], kept.result.table)
            for kept in self._tables.values()
            if kept.daily is not None and (kept.daily.date, kept.daily.size) == (date, size)
        ]
        found.sort(key=lambda time: (time[0].elapsed, time[0].wrong, time[2]))
        return found

    async def board(self, date: str, size: str, *, limit: int, among: Identity | None = None) -> tuple[DailyEntry, ...]:
        if among is None:
            return tuple(_ranked(self._listed(date, size)))[:limit]
        met = {meeting.opponent for meeting in await self.meetings_of(among)} | {among}
        shown = [time for time in self._times(date, size) if time[1].player in met]
        return tuple(_ranked([time for time in shown if time[0].note.decision != "removed"]))[:limit]

    async def submitted(self, date: str, size: str, *, limit: int) -> tuple[DailyEntry, ...]:
        wanted = [time for time in self._times(date, size) if time[0].note.name]
        entries = zip(_ranked(wanted), wanted, strict=True)
        return tuple([replace(entry, listing=self._listing(time)) for entry, time in entries])[:limit]

    async def standing(self, date: str, size: str, player: Identity) -> DailyStanding | None:
        mine = [time for time in self._times(date, size) if time[1].player == player]
        if not mine:
            return None
        ((time, seat, table),) = mine
        others = self._listed(date, size)
        listed = self._listing(mine[0])
        ahead = sum((one.elapsed, one.wrong) < (time.elapsed, time.wrong) for one, _, _ in others)
        entry = DailyEntry(ahead + 1, player, seat.name, time.elapsed, time.wrong, table, listed)
        return DailyStanding(entry, len(others) + (listed != "listed"))

    async def note_time(self, table: TableId, note: BoardNote) -> bool:
        kept = self._tables.get(table)
        if kept is None or kept.daily is None:
            return False
        self._tables[table] = replace(kept, daily=replace(kept.daily, note=note))
        return True

    async def note_of(self, table: TableId) -> BoardNote | None:
        kept = self._tables.get(table)
        return None if kept is None or kept.daily is None else kept.daily.note

    async def count_listed(self, date: str, size: str) -> int:
        return len(self._listed(date, size))

    def _listed(self, date: str, size: str) -> list[_Time]:
        return [time for time in self._times(date, size) if self._listing(time) == "listed"]

    def _listing(self, time: _Time) -> Listing:
        own, seat, table = time
        on_board = _on_board(own)
        earlier = [
            kept.daily.elapsed
            for kept in self._tables.values()
            if kept.daily is not None
            and kept.result.seats[0].player == seat.player
            and kept.daily.size == own.size
            and kept.daily.date < own.date
        ]
        outdone = any(
            one.note.origin == own.note.origin != ""
            and is_candidate(_on_board(one))
            and (one.elapsed, one.wrong, code) < (own.elapsed, own.wrong, table)
            for one, _, code in self._times(own.date, own.size)
        )
        return listing(replace(on_board, earlier=earlier), outdone=outdone)

    async def daily_dates(self, player: Identity) -> tuple[str, ...]:
        times = {
            (kept.daily.date, kept.daily.size)
            for kept in self._tables.values()
            if kept.daily is not None and kept.result.seats[0].player == player
        }
        return tuple(sorted((date for date, _ in times), reverse=True))

    async def knows(self, tables: Collection[TableId]) -> frozenset[TableId]:
        return frozenset(table for table in tables if table in self._tables)

    async def latest(self) -> Moment:
        return max((kept.result.finished for kept in self._tables.values()), default=Moment(0))

    async def erase_player(self, player: Identity, name: str) -> None:
        for table, kept in self._tables.items():
            if _has(kept.result, player):
                result = anonymized(kept.result, player, name)
                daily = None if kept.result.seats[0].player == player else kept.daily
                self._tables[table] = replace(kept, result=result, daily=daily)

    async def delete_old(self, before: Moment) -> None:
        # facts are stored per day, so a day is kept or deleted as a whole
        day = date_of(before)
        for table, kept in list(self._tables.items()):
            if kept.result.day < day:
                del self._tables[table]

    async def clear(self) -> None:
        self._tables.clear()

    async def everything(self) -> bytes:
        people = sorted({seat.player for kept in self._tables.values() for seat in kept.result.seats if seat.player})
        tables = sorted(self._tables.values(), key=lambda kept: kept.result.table)
        times = [(kept.daily, kept.result.seats[0], kept.result.table) for kept in tables if kept.daily is not None]
        return _encode(
            [
                [kept.result for kept in tables],
                [(player, await self.days_of(player)) for player in people],
                [(player, await self.meetings_of(player)) for player in people],
                sorted(
                    [
                        (
                            *(time.date, time.size, seat.player, seat.name, time.elapsed, time.wrong, table),
                            *(time.note.name, time.note.origin, time.note.decision),
                        )
                        for time, seat, table in times
                    ],
                    key=lambda row: (row[0], row[1], row[6]),
                ),
            ]
        )

    async def close(self) -> None:
        pass


def _met(known: Meeting | None, own: SeatResult, other: SeatResult, result: GameResult) -> Meeting:
    wins, losses = ahead_or_behind(own, other)
    if known is None:
        return Meeting(other.player, other.name, result.game, 1, wins, losses, result.finished)
    return replace(
        known,
        name=other.name,
        games=known.games + 1,
        wins=known.wins + wins,
        losses=known.losses + losses,
        finished=result.finished,
    )


def _has(result: GameResult, player: Identity) -> bool:
    return any(seat.player == player for seat in result.seats)


def _own(kept: FinishedTable, player: Identity) -> Iterator[PlayerFacts]:
    for seat, facts in zip(kept.result.seats, kept.facts, strict=True):
        if seat.player == player:
            yield facts


def _fits(result: GameResult, wanted: GameFilter, player: Identity) -> bool:
    return (
        wanted.game in (None, result.game)
        and wanted.solo in (None, result.solo)
        and wanted.ended in (None, result.ended_for(player))
        and wanted.rules in (None, result.rules)
        and (wanted.since is None or result.finished >= wanted.since)
        and (wanted.until is None or result.finished < wanted.until)
        and (wanted.opponent is None or (wanted.opponent != player and _has(result, wanted.opponent)))
    )


_Time = tuple[DailyTime, SeatResult, TableId]


def _on_board(time: DailyTime) -> TimeOnBoard:
    return TimeOnBoard(time.elapsed, puzzle_size(time.size)[1], time.note)


def _ranked(times: list[_Time]) -> Iterator[DailyEntry]:
    """Ranks by time, then by wrong picks; ties share a rank."""
    rank, before = 0, None
    for place, (time, seat, table) in enumerate(times, 1):
        if (time.elapsed, time.wrong) != before:
            rank, before = place, (time.elapsed, time.wrong)
        yield DailyEntry(rank, seat.player, time.note.name or seat.name, time.elapsed, time.wrong, table)
