"""How a game has ended, or stands: the same for every game, so that results can be told and rated without its rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from tercet.core.engine.seats import Seat, Seating


class PlayerResult(msgspec.Struct, frozen=True):
    """What came of the game for one of its players."""

    seat: Seat
    points: int
    place: int | None
    """1 for whoever has won, and the same for all who share it; None while nobody has won."""
    stayed: bool
    """Whether they have played to the end, or still do."""


class Outcome(msgspec.Struct, frozen=True):
    """The players of a game by seat; who has only sat there is none."""

    players: tuple[PlayerResult, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(player.seat for player in self.players if player.place == 1)

    def points(self, seat: Seat) -> int:
        """What a seat has; without having played, nothing."""
        return next((player.points for player in self.players if player.seat == seat), 0)


def leaders(points: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Whoever has the most points; equals share the lead."""
    return tuple(seat for seat in points if points[seat] == max(points.values()))


def outcome_of(seating: Seating, points: Mapping[Seat, int], winners: Iterable[Seat]) -> Outcome:
    """Who has played by their points, once the game has said who won: those behind are placed by what they have."""
    first = frozenset(winners)

    def place(seat: Seat) -> int | None:
        if not first:
            return None
        if seat in first:
            return 1
        return 1 + sum(other in first or points[other] > points[seat] for other in points if other != seat)

    return Outcome(
        tuple(PlayerResult(seat, points[seat], place(seat), not seating.chairs[seat].left) for seat in sorted(points))
    )
