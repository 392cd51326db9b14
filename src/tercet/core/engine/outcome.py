"""Results and current standings in the same form for every game, so that other layers can show and rate them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from tercet.core.engine.seats import Seat, Seating


class PlayerResult(msgspec.Struct, frozen=True):
    """The result of one player."""

    seat: Seat
    points: int
    place: int | None
    """1 for the winner, or for everyone who shares the win; None while nobody has won."""
    stayed: bool
    """Whether the player stayed to the end, or is still playing."""


class Outcome(msgspec.Struct, frozen=True):
    """The players of a game by seat; excludes seats that did not play."""

    players: tuple[PlayerResult, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(player.seat for player in self.players if player.place == 1)

    def points(self, seat: Seat) -> int:
        """A seat's points; 0 if it did not play."""
        return next((player.points for player in self.players if player.seat == seat), 0)


def leaders(points: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The seats with the most points; ties share the lead."""
    return tuple(seat for seat in points if points[seat] == max(points.values()))


def outcome_of(seating: Seating, points: Mapping[Seat, int], winners: Iterable[Seat]) -> Outcome:
    """Builds an outcome in which the given `winners` come first and everyone else is placed by points."""
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
