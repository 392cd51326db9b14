"""The rows stored about finished games, and the interface to them (`Results`).

All of it is computed from logs. It can be deleted at any time, and `tercet rebuild` computes it again.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Final, Literal, Protocol, get_args

import msgspec
from msgspec.structs import replace

from tercet.core.engine.seats import Seat
from tercet.core.identity import NO_IDENTITY, Identity, bot_level, is_bot, kind_of
from tercet.locale import bot_title
from tercet.results.daily_board import BoardNote, Listing
from tercet.results.daily_results import Streak
from tercet.results.log_to_rows.player_facts import PlayerFacts
from tercet.store.port import Moment, TableId

Ended = Literal["lost", "shared", "won"]
ENDED: Final[tuple[Ended, ...]] = get_args(Ended)
"""How a multiplayer game ended for a player, from worst to best."""
STREAK_GAMES: Final = 2_000
"""Number of a player's latest games to search for winning streaks and for the rules played."""
_DAY: Final = 24 * 3600 * 1000


class SeatResult(msgspec.Struct, frozen=True, array_like=True):
    """The result of one player in a game."""

    seat: Seat
    player: Identity
    """The player, as `as_player` returns them: all bots of a level are one player, and NO_IDENTITY is an erased
    player."""
    name: str
    points: int
    place: int | None
    """1 for the winner, or for each of several tied winners; None if nobody won."""
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
    """A finished game as one row."""

    table: TableId
    game: str
    rules: str
    """Short name of the rules; times are compared under equal names."""
    finished: Moment
    length: int
    """Milliseconds from the first cards or dice to the end, by the table's clock, without pauses."""
    seats: tuple[SeatResult, ...]

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def day(self) -> str:
        return date_of(self.finished)

    def ended_for(self, player: Identity) -> Ended | None:
        """Returns how the game ended for a player; None for solo games and games that nobody won."""
        winners = [seat.player for seat in self.seats if seat.won]
        if self.solo or not winners:
            return None
        if player not in winners:
            return "lost"
        return "won" if len(winners) == 1 else "shared"


class FinishedTable(msgspec.Struct, frozen=True):
    """Everything computed from one log."""

    result: GameResult
    facts: tuple[PlayerFacts, ...]
    """In the same order as the result's seats."""
    daily: DailyTime | None = None
    """The ranked time, if this was a ranked attempt at a daily puzzle."""


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
    """A player's facts for one day and one kind of game."""

    day: str
    game: str
    facts: PlayerFacts


class Meeting(msgspec.Struct, frozen=True):
    """Totals over all games between two players, for one kind of game."""

    opponent: Identity
    name: str
    """The opponent's name in their latest game."""
    game: str
    games: int
    wins: int
    losses: int
    finished: Moment
    """End of their latest game."""


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
    """A player's rank among the listed times; an unlisted player gets the rank their time would have."""

    entry: DailyEntry
    count: int
    """Number of listed times, including this one."""


class Results(Protocol):
    """Stores results for a server. Nothing here is on the command path."""

    def erasure_lock(self) -> AbstractAsyncContextManager[object]:
        """Returns a lock to hold from reading a log until storing its result, and while erasing a guest. Without the
        lock, a result read before the erasure would restore the guest. All processes that use these results share the
        lock."""

    async def add(self, finished: FinishedTable) -> bool:
        """Adds a game; returns False if it was already stored."""

    async def add_all(self, finished: Collection[FinishedTable]) -> int:
        """Adds many games in one transaction; returns the number of new ones."""

    async def games_of(
        self, player: Identity, wanted: GameFilter, *, before: tuple[Moment, TableId] | None = None, limit: int = 50
    ) -> tuple[GameResult, ...]:
        """Returns a player's games, latest first, starting after the game `before`."""

    async def rules_of(self, player: Identity) -> tuple[str, ...]:
        """Returns the short names of the rules in a player's latest `STREAK_GAMES` games, sorted."""

    async def results_of(self, tables: Collection[TableId]) -> dict[TableId, GameResult]:
        """Returns the results of `tables`; skips tables without a result."""

    async def days_of(self, player: Identity, *, since: str = "", game: str | None = None) -> tuple[DayFacts, ...]:
        """Returns a player's facts by day, earliest first."""

    async def win_streak(self, player: Identity, *, since: str = "", game: str | None = None) -> Streak:
        """Counts consecutive multiplayer wins, including ties, since a day, among the latest `STREAK_GAMES` games."""

    async def meetings_of(self, player: Identity) -> tuple[Meeting, ...]:
        """Returns the opponents of a person, latest first."""

    async def board(self, date: str, size: str, *, limit: int, among: Identity | None = None) -> tuple[DailyEntry, ...]:
        """Returns the best times of a day: the publicly listed ones, or with `among`, those of that person and
        everybody they have met, except removed ones. Ranks count within that selection."""

    async def submitted(self, date: str, size: str, *, limit: int) -> tuple[DailyEntry, ...]:
        """Returns, for the host, the best times whose players want them listed, including times that are held back or
        removed."""

    async def standing(self, date: str, size: str, player: Identity) -> DailyStanding | None:
        """Returns a player's rank; None if they have no time."""

    async def note_time(self, table: TableId, note: BoardNote) -> bool:
        """Replaces the note about a table's time; returns False if the table has no time."""

    async def note_of(self, table: TableId) -> BoardNote | None:
        """Returns the note about a table's time; None if the table has no time."""

    async def count_listed(self, date: str, size: str) -> int:
        """Returns the number of times listed for a day."""

    async def daily_dates(self, player: Identity) -> tuple[str, ...]:
        """Returns the days on which a player has a time, latest first; a day with two times appears twice."""

    async def knows(self, tables: Collection[TableId]) -> frozenset[TableId]:
        """Returns the games that are stored."""

    async def latest(self) -> Moment:
        """Returns the end of the latest stored game; 0 if none is stored."""

    async def erase_player(self, player: Identity, name: str) -> None:
        """Removes a person; `name` replaces theirs in games with other people."""

    async def delete_old(self, before: Moment) -> None:
        """Removes games that ended before the day of `before`, and what they added to totals, so the remaining results
        match the remaining logs."""

    async def clear(self) -> None:
        """Removes everything."""

    async def everything(self) -> bytes:
        """Encodes all results in a fixed order: equal results give equal bytes."""

    async def close(self) -> None: ...


def meetings(result: GameResult) -> Iterator[tuple[SeatResult, SeatResult]]:
    """Yields each person in a game, paired with each of their opponents whose identity is known.

    The bots of a level are one opponent and have met the person once: the best placed of them counts.
    """
    opponents: dict[Identity, SeatResult] = {}
    for seat in sorted(result.seats, key=lambda seat: math.inf if seat.place is None else seat.place):
        if seat.player != NO_IDENTITY:
            opponents.setdefault(seat.player, seat)
    for own in result.seats:
        for other in opponents.values():
            if own.is_person and other.player != own.player:
                yield own, replace(other, name=bot_title(bot_level(other.player))) if is_bot(other.player) else other


def ahead_or_behind(own: SeatResult, other: SeatResult) -> tuple[int, int]:
    """Returns (1, 0) if `own` finished ahead, (0, 1) if behind, otherwise (0, 0)."""
    if own.place is None or other.place is None:
        return 0, 0
    return int(own.place < other.place), int(own.place > other.place)


def anonymized(result: GameResult, player: Identity, name: str) -> GameResult:
    """Removes a player's identity from a game, and replaces their name."""
    seats = tuple(
        replace(seat, player=NO_IDENTITY, name=name) if seat.player == player else seat for seat in result.seats
    )
    return replace(result, seats=seats)


def date_of(moment: Moment) -> str:
    """Returns the date of a timestamp, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def start_of_day(moment: Moment) -> Moment:
    """Returns the start of a timestamp's day, in UTC."""
    return Moment(moment - moment % _DAY)


def start_of(day: str) -> Moment:
    """Returns the start of a date such as `2026-11-15`; 0 for an empty date."""
    return Moment(round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)) if day else Moment(0)
