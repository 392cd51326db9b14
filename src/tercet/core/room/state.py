"""The state of a room, and how events change it (R)."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from tercet.core.engine.evolution import Changes, EventChanges, evolution
from tercet.core.engine.game import Event, Millis, Version
from tercet.core.engine.seats import Seat, Seating
from tercet.core.room import events
from tercet.core.room.seating_plan import Pair, pair
from tercet.core.room.terms import RoomRules, RoomTerms
from tercet.core.seating import events as seating_events
from tercet.core.seating.state import evolve_seating


class Claim(msgspec.Struct, frozen=True):
    """A claim from a new device to be a certain person (R4)."""

    seat: Seat
    proof: str
    """The SHA-256 of a secret that only the new device knows."""
    confirmed: bool | None = None
    """None until the owner has answered."""
    is_spent: bool = False
    """Whether the device has taken the seat."""


class Round(msgspec.Struct, frozen=True):
    """The tables of one round, and the scores of those that have ended."""

    terms: RoomTerms
    tables: tuple[events.RoomTable, ...]
    scores: tuple[tuple[events.PersonScore, ...] | None, ...]
    """The scores of each table; None until the table has ended."""
    times: tuple[Millis | None, ...]
    """The playing time of each table that has played together to the end."""
    ends_at: Millis | None = None
    is_over: bool = False
    left: tuple[tuple[Seat, int], ...] = ()
    """The people moved away from a table in this round, with the numbers of those tables, in order."""

    @property
    def groups(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple(table.seats for table in self.tables)

    @property
    def is_together(self) -> bool:
        """Whether the people at its tables play as teams (R8)."""
        return self.terms.is_together

    @property
    def time_taken(self) -> Millis | None:
        """The time until the last table of a round played together had finished; None unless all of them have (R10)."""
        times = [time for time, scores in zip(self.times, self.scores, strict=True) if scores is not None]
        finished = [time for time in times if time is not None]
        return max(finished) if self.is_over and finished and len(finished) == len(times) else None

    def placed_at(self, code: str) -> frozenset[Seat]:
        """Everybody whom the room has placed at this table, now or earlier in this round."""
        at = next(i for i, table in enumerate(self.tables) if table.code == code)
        return frozenset((*self.tables[at].seats, *(seat for seat, former in self.left if former == at)))

    def table_of(self, seat: int) -> int | None:
        """The number of a person's table."""
        return next((i for i, table in enumerate(self.tables) if seat in table.seats), None)


class RoomView(msgspec.Struct, frozen=True, kw_only=True):
    """A room as everybody in it sees it."""

    rules: RoomRules
    version: Version = Version(0)
    seating: Seating = Seating()
    phase: Literal["lobby", "play", "pause", "over"] = "lobby"
    """`pause` is between rounds."""
    commitment: str = ""
    """Always empty, because nobody needs to verify the codes of tables."""
    terms: RoomTerms = RoomTerms()
    rounds: tuple[Round, ...] = ()
    paused_at: Millis | None = None
    """When the owner paused all tables (R6)."""
    pauses: int = 0
    """Number of times that the owner has paused all tables."""
    names_shown: bool = False
    """Whether the projector may show names (R4)."""
    scores_shown: bool = True
    """Whether the projector shows points and standings (R4)."""
    solution: int | None = None
    """The step in the discussion of the last quiet round's board that the owner is showing: each SET takes two, counted
    from 0 (R10)."""
    claims: tuple[Claim, ...] = ()
    opened_at: Millis = Millis(0)

    @property
    def round(self) -> Round | None:
        """The latest round."""
        return self.rounds[-1] if self.rounds else None

    def is_played(self, one: Round) -> bool:
        """Whether every table of a round has ended, apart from tables without people or whose people have all left
        (R7)."""
        both = zip(one.tables, one.scores, strict=True)
        return all(scores is not None or not any(map(self.seating.is_taken, table.seats)) for table, scores in both)


class RoomState(RoomView, frozen=True, kw_only=True):
    """A room with its secrets."""

    seed: str = ""
    """The secret from which the codes of tables are derived."""
    owner_link: str = ""
    """The SHA-256 of the secret in the owner's link."""


def times_met(rounds: tuple[Round, ...]) -> dict[Pair, int]:
    """Number of tables that each pair of people has shared."""
    met: dict[Pair, int] = {}
    for one in rounds:
        for table in one.tables:
            for i, seat in enumerate(table.seats):
                for other in table.seats[i + 1 :]:
                    both = pair(seat, other)
                    met[both] = met.get(both, 0) + 1
    return met


def _round_started(room: RoomView, event: events.RoomRoundStarted) -> Changes:
    none = (None,) * len(event.tables)
    new = Round(event.terms, event.tables, none, none, event.ends_at)
    return {"phase": "play", "rounds": (*room.rounds, new), "solution": None}


def _with_round(room: RoomView, **changes: Any) -> tuple[Round, ...]:
    return (*room.rounds[:-1], replace(room.rounds[-1], **changes))


def _placed(room: RoomView, event: events.PersonPlaced) -> Changes:
    def placed(number: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        others = tuple(seat for seat in seats if seat != event.seat)
        return (*others, event.seat) if number == event.table else others

    current = room.rounds[-1]
    former = current.table_of(event.seat)
    left = current.left if former is None else (*current.left, (event.seat, former))
    tables = tuple(replace(one, seats=placed(i, one.seats)) for i, one in enumerate(current.tables))
    return {"rounds": _with_round(room, tables=tables, left=left)}


def _table_added(room: RoomView, event: events.TableAdded) -> Changes:
    current = room.rounds[-1]
    tables = (*current.tables, events.RoomTable(event.code, ()))
    return {"rounds": _with_round(room, tables=tables, scores=(*current.scores, None), times=(*current.times, None))}


def _recorded(room: RoomView, event: events.TableRecorded) -> Changes:
    rounds = list(room.rounds)
    one = rounds[event.number - 1]
    scores, times = list(one.scores), list(one.times)
    scores[event.table], times[event.table] = event.scores, event.time_taken
    rounds[event.number - 1] = replace(one, scores=tuple(scores), times=tuple(times))
    return {"rounds": tuple(rounds)}


def _round_ended(room: RoomView, event: events.RoomRoundEnded) -> Changes:
    return {"phase": "pause", "rounds": _with_round(room, is_over=True), "paused_at": None}


def _resumed(room: RoomView, event: events.TablesResumed) -> Changes:
    """Resumes the round with its remaining time (R6)."""
    ends_at = room.rounds[-1].ends_at
    if ends_at is not None and room.paused_at is not None:
        ends_at = Millis(ends_at + event.at - room.paused_at)
    return {"paused_at": None, "rounds": _with_round(room, ends_at=ends_at)}


def _claim_answered(room: RoomView, event: events.ClaimAnswered) -> Changes:
    return _with_claim(room, event.claim, confirmed=event.confirmed)


def _with_claim(room: RoomView, claim: int, **changes: Any) -> Changes:
    claims = list(room.claims)
    claims[claim] = replace(claims[claim], **changes)
    return {"claims": tuple(claims)}


def _seats_changed(room: RoomView, event: Event) -> Changes:
    return {"seating": evolve_seating(room.seating, event)}


def _readmitted(room: RoomView, event: events.PersonReadmitted) -> Changes:
    chairs = list(room.seating.chairs)
    chairs[event.seat] = replace(chairs[event.seat], removed=False)
    return {"seating": replace(room.seating, chairs=tuple(chairs))}


def _opened(room: RoomView, event: seating_events.SeedCommitted) -> Changes:
    return {"seating": evolve_seating(room.seating, event), "opened_at": event.at}


_CHANGES: Final[EventChanges] = {
    **dict.fromkeys(seating_events.EVENTS, _seats_changed),
    seating_events.SeedCommitted: _opened,
    seating_events.TableClosed: lambda room, event: {"phase": "over", "paused_at": None},
    events.TermsChanged: lambda room, event: {"terms": event.terms},
    events.RoomRoundStarted: _round_started,
    events.TableAdded: _table_added,
    events.PersonPlaced: _placed,
    events.TableRecorded: _recorded,
    events.RoomRoundEnded: _round_ended,
    events.TablesPaused: lambda room, event: {"paused_at": event.at, "pauses": room.pauses + 1},
    events.TablesResumed: _resumed,
    events.NamesShown: lambda room, event: {"names_shown": event.shown},
    events.ScoresShown: lambda room, event: {"scores_shown": event.shown},
    events.SolutionShown: lambda room, event: {"solution": event.number},
    events.PersonReadmitted: _readmitted,
    events.OwnerLinkReplaced: lambda room, event: {},
    events.OwnerDeviceAdded: lambda room, event: {},
    events.NameClaimed: lambda room, event: {"claims": (*room.claims, Claim(event.seat, event.proof))},
    events.ClaimAnswered: _claim_answered,
    events.SeatClaimed: lambda room, event: _with_claim(room, event.claim, is_spent=True),
}
_SECRET_CHANGES: Final[EventChanges] = {
    seating_events.SeedCommitted: lambda room, event: {"seed": event.seed},
    events.OwnerLinkReplaced: lambda room, event: {"owner_link": event.link},
}

evolve: Final = evolution(RoomState, _CHANGES, _SECRET_CHANGES)
