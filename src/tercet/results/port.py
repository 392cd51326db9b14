"""What is kept about finished games (`Results`): who played, how it ended, and daily totals.

Everything here is derived from logs. It can be thrown away at any time, and `tercet rebuild` derives it again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Final, Literal, Protocol, get_args

import msgspec
from msgspec.structs import replace

from tercet.core.engine.seats import Seat
from tercet.core.identity import NO_IDENTITY, Identity, kind_of
from tercet.results.daily_board import BoardNote, Listing
from tercet.results.daily_results import Streak
from tercet.results.log_to_rows.player_facts import PlayerFacts
from tercet.store.port import Moment, TableId

Ended = Literal["lost", "shared", "won"]
ENDED: Final[tuple[Ended, ...]] = get_args(Ended)
"""How a game with others ended for a player, from worst to best."""
STREAK_GAMES: Final = 2_000
"""How many of the latest games to search for winning streaks and for the rules played."""
_DAY: Final = 24 * 3600 * 1000


class SeatResult(msgspec.Struct, frozen=True, array_like=True):
    """The result of one player in a game."""

    seat: Seat
    player: Identity
    """As `as_player` returns it: all bots of a level are one player, and an erased player is nobody."""
    name: str
    points: int
    place: int | None
    """1 for the winner, or for all who share the win; None if nobody won."""
    stayed: bool

    @property
    def is_person(self) -> bool:
        return kind_of(self.player) == "guest"

    @property
    def won(self) -> bool:
        return self.place == 1


class DailyTime(msgspec.Struct, frozen=True, array_like=True):
    """A ranked time in a daily puzzle (Z8)."""

    date: str
    size: str
    elapsed: int
    wrong: int
    note: BoardNote = BoardNote()


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """A finished game, in one row."""

    table: TableId
    game: str
    rules: str
    """The short name of its rules, under which times are compared."""
    finished: Moment
    length: int
    """Milliseconds by the table's clock from the first cards or dice to the end."""
    seats: tuple[SeatResult, ...]

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def day(self) -> str:
        return date_of(self.finished)

    def ended_for(self, player: Identity) -> Ended | None:
        """How it ended for a player; None for solo games and where nobody won."""
        winners = [seat.player for seat in self.seats if seat.won]
        if self.solo or not winners:
            return None
        if player not in winners:
            return "lost"
        return "won" if len(winners) == 1 else "shared"


class FinishedTable(msgspec.Struct, frozen=True):
    """Everything derived from one log."""

    result: GameResult
    facts: tuple[PlayerFacts, ...]
    """In the order of the result's seats."""
    daily: DailyTime | None = None
    """The ranked time, if this was one."""


class GameFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which of a player's games to list."""

    game: str | None = None
    opponent: Identity | None = None
    solo: bool | None = None
    ended: Ended | None = None
    rules: str | None = None
    since: Moment | None = None
    until: Moment | None = None


class DayFacts(msgspec.Struct, frozen=True):
    """A player's facts for one day and game."""

    day: str
    game: str
    facts: PlayerFacts


class Meeting(msgspec.Struct, frozen=True):
    """The totals of all games between two players, per kind of game."""

    opponent: Identity
    name: str
    """The opponent's name when they last met."""
    game: str
    games: int
    wins: int
    losses: int
    finished: Moment
    """When they last met."""


class DailyEntry(msgspec.Struct, frozen=True):
    """A line of a daily board."""

    rank: int
    player: Identity
    name: str
    elapsed: int
    wrong: int
    table: TableId
    listing: Listing = "listed"


class DailyStanding(msgspec.Struct, frozen=True):
    """Where a player stands, or would stand, among the listed times."""

    entry: DailyEntry
    count: int
    """How many times are listed, including this one."""


class Results(Protocol):
    """What a server needs from results. Nothing here is on the command path."""

    def erasure_lock(self) -> AbstractAsyncContextManager[object]:
        """A lock to hold from reading a log until its result is stored, and while erasing a guest: otherwise a result
        read earlier would bring an erased guest back. All processes that share the results share it."""

    async def add(self, finished: FinishedTable) -> bool:
        """Adds a game unless it is already there; returns whether it was new."""

    async def add_all(self, finished: Collection[FinishedTable]) -> int:
        """Adds many games at once; returns how many were new."""

    async def games_of(
        self, player: Identity, wanted: GameFilter, *, before: tuple[Moment, TableId] | None = None, limit: int = 50
    ) -> tuple[GameResult, ...]:
        """A player's games, latest first, before a given one."""

    async def rules_of(self, player: Identity) -> tuple[str, ...]:
        """The short names of the rules in a player's latest `STREAK_GAMES` games, sorted."""

    async def results_of(self, tables: Collection[TableId]) -> dict[TableId, GameResult]:
        """The results of some tables; skips tables without one."""

    async def days_of(self, player: Identity, *, since: str = "", game: str | None = None) -> tuple[DayFacts, ...]:
        """A player's days, earliest first."""

    async def win_streak(self, player: Identity, *, since: str = "", game: str | None = None) -> Streak:
        """How many games with others a player won or shared in a row since a day, among the latest `STREAK_GAMES`."""

    async def meetings_of(self, player: Identity) -> tuple[Meeting, ...]:
        """Whom a person has played with, latest first."""

    async def board(self, date: str, size: str, *, limit: int, among: Identity | None = None) -> tuple[DailyEntry, ...]:
        """The best times of a day: those listed in public, or those of a person and everybody they have met, except
        removed ones. Ranks count within that selection."""

    async def submitted(self, date: str, size: str, *, limit: int) -> tuple[DailyEntry, ...]:
        """The best times that players want listed, whether listed or not: for the host."""

    async def standing(self, date: str, size: str, player: Identity) -> DailyStanding | None:
        """A player's rank; None if they have no time."""

    async def note_time(self, table: TableId, note: BoardNote) -> bool:
        """Replaces the note about a time; returns whether there is such a time."""

    async def note_of(self, table: TableId) -> BoardNote | None:
        """The note about a table's time; None if it has no time."""

    async def count_listed(self, date: str, size: str) -> int:
        """How many times are listed for a day."""

    async def daily_dates(self, player: Identity) -> tuple[str, ...]:
        """The days on which a player has a time, latest first."""

    async def knows(self, tables: Collection[TableId]) -> frozenset[TableId]:
        """Which of these games are stored."""

    async def latest(self) -> Moment:
        """When the latest stored game ended; 0 if there is none."""

    async def erase_player(self, player: Identity, name: str) -> None:
        """Removes a person; `name` replaces theirs in other people's games."""

    async def delete_old(self, before: Moment) -> None:
        """Removes games that ended before the day of a moment, and what they added to totals, so that the rest matches
        the remaining logs."""

    async def clear(self) -> None:
        """Removes everything."""

    async def everything(self) -> bytes:
        """All results in a fixed order: equal results are equal bytes."""

    async def close(self) -> None: ...


def meetings(result: GameResult) -> Iterator[tuple[SeatResult, SeatResult]]:
    """Every person in a game with each other player whose identity is known."""
    for own in result.seats:
        for other in result.seats:
            if own.is_person and other.player not in (own.player, NO_IDENTITY):
                yield own, other


def ahead_or_behind(own: SeatResult, other: SeatResult) -> tuple[int, int]:
    """Whether the first player finished ahead of the second, and whether behind."""
    if own.place is None or other.place is None:
        return 0, 0
    return int(own.place < other.place), int(own.place > other.place)


def anonymized(result: GameResult, player: Identity, name: str) -> GameResult:
    """The game with a player's identity and name removed."""
    seats = tuple(
        replace(seat, player=NO_IDENTITY, name=name) if seat.player == player else seat for seat in result.seats
    )
    return replace(result, seats=seats)


def date_of(moment: Moment) -> str:
    """The date of a moment, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def start_of_day(moment: Moment) -> Moment:
    """The start of a moment's day, in UTC."""
    return Moment(moment - moment % _DAY)


def start_of(day: str) -> Moment:
    """The start of a date such as `2026-11-15`; an empty date means the beginning of time."""
    return Moment(round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)) if day else Moment(0)
