"""The standings of a room, recomputed from its finished tables each time (R8)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.core.room.events import PersonScore
from tercet.core.room.state import RoomView, Round
from tercet.core.room.terms import Counted


class RoomStanding(msgspec.Struct, frozen=True):
    """One line of the standings."""

    seat: Seat
    rank: int
    """1 for the best; ties share a rank."""
    total: int
    """Points, places or SETs, whichever this room ranks by."""
    points: int
    sets: int
    tables: int
    """Number of rounds in which a table that the person played at has ended; two tables of one round count once."""


def standings(room: RoomView) -> tuple[RoomStanding, ...]:
    """Everybody who is or was in the room, best first, except people whom the owner removed.

    A round counts once it is over, for everybody at the same time. Rounds played as a team do not count, because their
    points belong to nobody in particular.
    """
    counted = room.terms.counted
    seats = [Seat(seat) for seat, chair in enumerate(room.seating.chairs) if not chair.removed]
    rounds = [one for one in room.rounds if _counts(room, one)]
    lines = [_line(rounds, seat, counted) for seat in seats]
    lines.sort(key=lambda line: -line.total)
    return tuple(
        msgspec.structs.replace(line, rank=1 + sum(other.total > line.total for other in lines)) for line in lines
    )


def round_points(room: RoomView, one: Round, seat: Seat) -> int | None:
    """A person's points in one round; None if they did not play in it, if it is not over, or in a team round."""
    return _points(one, seat) if _counts(room, one) else None


def person_time(one: Round, seat: Seat) -> Millis | None:
    """The time that a person's table took in one round, if it played together to the end."""
    both = zip(one.times, one.scores, strict=True)
    return next((time for time, scores in both if any(score.seat == seat for score in scores or ())), None)


def best_time(room: RoomView) -> Millis | None:
    """The shortest time in which the room has played a round like the latest together, before that round (R10)."""
    latest = room.round
    times = [one.time_taken for one in room.rounds[:-1] if latest is not None and _kind(one) == _kind(latest)]
    return min((time for time in times if time is not None), default=None)


def _counts(room: RoomView, one: Round) -> bool:
    """Whether a round is in the standings (R8)."""
    return (one.is_over or room.phase == "over") and not one.is_together


def _points(one: Round, seat: Seat) -> int | None:
    played = [score.points for scores in one.scores if scores for score in scores if score.seat == seat]
    return sum(played) if played else None


def _kind(one: Round) -> tuple[object, ...]:
    """What two rounds must have in common for their times to be compared."""
    return one.terms.game, one.terms.edition, one.terms.rules, one.terms.table_size


def _line(rounds: Sequence[Round], seat: Seat, counted: Counted) -> RoomStanding:
    played = [
        (score, scores) for one in rounds for scores in one.scores if scores for score in scores if score.seat == seat
    ]
    points, sets = sum(score.points for score, _ in played), sum(score.sets for score, _ in played)
    places = sum(_place_points(score, scores) for score, scores in played)
    total = {"points": points, "places": places, "sets": sets}[counted]
    number = sum(_points(one, seat) is not None for one in rounds)
    return RoomStanding(seat, 0, total, points, sets, number)


def _place_points(score: PersonScore, scores: Sequence[PersonScore]) -> int:
    return len(scores) - score.place + 1
