"""What is kept of finished games (`Results`): who played what and how it ended, and what that comes to by day.

Everything here is derived from logs. It may be thrown away at any time, and `tercet rebuild` makes it again.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Final, Literal, Protocol, get_args

import msgspec

from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity, kind_of
from tercet.results.board import BoardNote, Listing
from tercet.results.daily import Streak
from tercet.results.facts import PlayerFacts
from tercet.store.port import Moment, TableId

Ended = Literal["lost", "shared", "won"]
ENDED: Final[tuple[Ended, ...]] = get_args(Ended)
"""How a game with others ended for one of its players; from the worst to the best."""
STREAK_GAMES: Final = 2_000
"""So many games are looked through for wins in a row, and for the rules that were played by."""
_DAY: Final = 24 * 3600 * 1000


class SeatResult(msgspec.Struct, frozen=True, array_like=True):
    """What came of a game for one of its players."""

    seat: Seat
    player: Identity
    """As `as_player` has it: all bots of a level are one; none if they have been erased."""
    name: str
    points: int
    place: int | None
    """1 for whoever has won, and for all who share it; None where nobody has."""
    stayed: bool

    @property
    def is_person(self) -> bool:
        return kind_of(self.player) == "guest"

    @property
    def won(self) -> bool:
        return self.place == 1


class DailyTime(msgspec.Struct, frozen=True, array_like=True):
    """A day's puzzle that counts (Z8)."""

    date: str
    size: str
    elapsed: int
    wrong: int
    note: BoardNote = BoardNote()


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """A finished game in one row."""

    table: TableId
    game: str
    rules: str
    """A short name of its rules, under which times are compared."""
    finished: Moment
    length: int
    """Milliseconds of the table's clock from the first cards or dice to the end."""
    seats: tuple[SeatResult, ...]

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def day(self) -> str:
        return date_of(self.finished)

    def ended_for(self, player: Identity) -> Ended | None:
        """How it ended for a player; None alone, and where nobody has won."""
        winners = [seat.player for seat in self.seats if seat.won]
        if self.solo or not winners:
            return None
        if player not in winners:
            return "lost"
        return "won" if len(winners) == 1 else "shared"


class FinishedTable(msgspec.Struct, frozen=True):
    """Everything that is derived from one log."""

    result: GameResult
    facts: tuple[PlayerFacts, ...]
    """By the seats of the result."""
    daily: DailyTime | None = None
    """Where it counts for its day."""


class GameFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which of a player's games."""

    game: str | None = None
    opponent: Identity | None = None
    solo: bool | None = None
    ended: Ended | None = None
    rules: str | None = None
    since: Moment | None = None
    until: Moment | None = None


class DayFacts(msgspec.Struct, frozen=True):
    """One day of a player in one game."""

    day: str
    game: str
    facts: PlayerFacts


class Meeting(msgspec.Struct, frozen=True):
    """What came of all games of one kind that two players had with each other."""

    opponent: Identity
    name: str
    """The name they had when they last met."""
    game: str
    games: int
    wins: int
    losses: int
    finished: Moment
    """When they last met."""


class DailyEntry(msgspec.Struct, frozen=True):
    """A line of a day's board."""

    rank: int
    player: Identity
    name: str
    elapsed: int
    wrong: int
    table: TableId
    listing: Listing = "listed"


class DailyStanding(msgspec.Struct, frozen=True):
    """Where one player stands, or would stand, among the times that are listed."""

    entry: DailyEntry
    count: int
    """How many times are listed, this one included."""


class Results(Protocol):
    """What a server needs of them. Nothing here is on the way of a command."""

    def turn(self) -> AbstractAsyncContextManager[object]:
        """Held from reading a log to keeping its result, and while somebody is erased, by all who share these results:
        whoever is erased in between would come back."""

    async def add(self, finished: FinishedTable) -> bool:
        """Keeps a game; says whether it was new. A game is kept once."""

    async def add_all(self, finished: Collection[FinishedTable]) -> int:
        """Keeps many games at once; says how many were new."""

    async def games_of(
        self, player: Identity, wanted: GameFilter, *, before: tuple[Moment, TableId] | None = None, limit: int = 50
    ) -> tuple[GameResult, ...]:
        """A player's games, the latest first, from before one of them."""

    async def rules_of(self, player: Identity) -> tuple[str, ...]:
        """The short names of the rules that a player has played by, in their order; of the latest `STREAK_GAMES`."""

    async def results_of(self, tables: Collection[TableId]) -> dict[TableId, GameResult]:
        """Of some games what is kept, where something is."""

    async def days_of(self, player: Identity, *, since: str = "", game: str | None = None) -> tuple[DayFacts, ...]:
        """A player's days, the earliest first."""

    async def win_streak(self, player: Identity, *, since: str = "", game: str | None = None) -> Streak:
        """How many games with others a player has won, or shared, in a row, in the order in which they ended; of the
        latest `STREAK_GAMES` since a day."""

    async def meetings_of(self, player: Identity) -> tuple[Meeting, ...]:
        """With whom a person has played; the latest first."""

    async def board(self, date: str, size: str, *, limit: int, among: Identity | None = None) -> tuple[DailyEntry, ...]:
        """The best times of a day: those listed in public, or all but the removed ones among a person and those they
        have met; ranks are those among them."""

    async def submitted(self, date: str, size: str, *, limit: int) -> tuple[DailyEntry, ...]:
        """The best times that their players want listed, whether they are or not: for the host."""

    async def standing(self, date: str, size: str, player: Identity) -> DailyStanding | None:
        """Where a player stands; None without a time."""

    async def note_time(self, table: TableId, note: BoardNote) -> bool:
        """Replaces what is noted about a time; says whether there is one."""

    async def note_of(self, table: TableId) -> BoardNote | None:
        """What is noted about the time of a table; None if it has none."""

    async def solvers(self, date: str, size: str) -> int:
        """How many times of a day are listed."""

    async def daily_dates(self, player: Identity) -> tuple[str, ...]:
        """The days on which a player has a time, the latest first."""

    async def knows(self, tables: Collection[TableId]) -> frozenset[TableId]:
        """Which of these games are kept."""

    async def latest(self) -> Moment:
        """When the last game that is kept ended; 0 for none."""

    async def erase_player(self, player: Identity, name: str) -> None:
        """Removes a person; where their name stood in others' games is `name`."""

    async def delete_old(self, before: Moment) -> None:
        """Removes games that ended before the day of a moment: what is left is what the logs of the others tell."""

    async def clear(self) -> None:
        """Removes everything."""

    async def everything(self) -> bytes:
        """All that is kept, in one order: equal results are equal bytes."""

    async def close(self) -> None: ...


def date_of(moment: Moment) -> str:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def start_of_day(moment: Moment) -> Moment:
    """When the day of a moment began, in UTC."""
    return Moment(moment - moment % _DAY)


def start_of(day: str) -> Moment:
    """When a day began, such as `2026-11-15`; no day for ever."""
    return Moment(round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)) if day else Moment(0)
