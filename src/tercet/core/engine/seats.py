"""The seats of a table, their owners, and pending starts and proposals (C14, C17, D4, D18, P1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NewType

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; it has the same owner for the whole game."""

NOBODY: Final = Seat(-1)
"""Stands in for the seat in commands from a newcomer or from the table itself."""

FEWEST_TO_START: Final = 2
"""With this many players, a multiplayer table starts once all are ready; with fewer, only when the host starts it
(C17)."""

Proposed = Literal["restart", "end"]
"""`restart` voids this deal and deals again; `end` ends the game now with the scores as they are (C17)."""


class Chair(msgspec.Struct, frozen=True, gc=False):
    """One seat and its owner, who keeps the seat and its score even after leaving (C11)."""

    name: str
    bot: bool = False
    away: bool = False
    """Whether the player is disconnected, or has had the page hidden or the device asleep for a while; nobody waits for
    them (C8)."""
    left: bool = False
    leaving: bool = False
    """Whether the player leaves once the current start is finished; until then the seat plays and owes its nonce
    (P1)."""
    removed: bool = False
    """Whether the host removed the player, who may not return."""
    ready: bool = False
    committed: str = ""
    """The SHA-256 of the nonce that this person's client contributes to the next start (P1)."""
    excused: bool = False
    """Whether the player did not commit or reveal in time, so the next deal starts without their nonce (P1)."""
    contributes_nonces: bool = False
    """Whether this person's client has committed to a nonce at this table before (P1)."""
    offered: str = ""
    """The SHA-256 of a secret that lets another device of the same person take this seat (R4)."""
    sits_out: bool = False
    """Whether the player caused a void start since the last deal and sits out the next one (P1)."""
    handicap: int = 0
    """Seconds that this player must wait before calling on new cards; also added to a lock-out (C7)."""

    @property
    def present(self) -> bool:
        return not (self.away or self.left)


class StartRound(msgspec.Struct, frozen=True):
    """A start in progress. It waits for people's commitments, fixes the list of them, then waits for their nonces.

    Players who sit down or leave in the meantime do not change who plays; otherwise the operator could try bots until
    the cards suited them (P1).
    """

    until: int
    """When the start stops waiting, by the table's clock."""
    players: tuple[Seat, ...] = ()
    """The players, once the list is fixed."""
    seats: tuple[Seat, ...] = ()
    """The seats that must reveal a nonce, once the list is fixed."""
    commitments: tuple[str, ...] = ()
    """The commitments of `seats`, in the same order."""
    nonces: tuple[str, ...] = ()
    """The nonces that `seats` have revealed, in the same order; an empty string for a missing one."""
    interrupted: tuple[Seat, ...] = ()
    """Players that the start waits for after a server stop, without penalising them (C20)."""


class VoidStart(msgspec.Struct, frozen=True):
    """A start that failed after nonces had been revealed, so a player may have foreseen the deal and refused it
    (P1)."""

    seed: str
    """The seed of that start, revealed."""
    seats: tuple[Seat, ...]
    """The seats that caused the failure by withholding a nonce."""
    chairs: int
    """Number of seats at that time; players in later seats are not asked for a nonce before the next deal."""


class Proposal(msgspec.Struct, frozen=True):
    """A player's proposal, and the players who agree (C17)."""

    what: Proposed
    seat: Seat
    agreed: tuple[Seat, ...]


class Seating(msgspec.Struct, frozen=True, gc=False):
    """All seats in the order they were taken, and the host."""

    chairs: tuple[Chair, ...] = ()
    host: Seat = NOBODY
    host_unseated: bool = False
    """Whether the table's creator hosts it without a seat (C17)."""
    provable: bool = False
    """Whether any player here has ever committed to a nonce, so every start waits for nonces (P1)."""
    start: StartRound | None = None
    void_starts: tuple[VoidStart, ...] = ()
    """The void starts since the last deal (P1)."""
    proposal: Proposal | None = None
    paused_at: int | None = None
    """When the room's owner paused this table, stopping its clock and all play (R6)."""

    def present(self) -> tuple[Seat, ...]:
        return tuple([Seat(i) for i, chair in enumerate(self.chairs) if not (chair.away or chair.left)])

    def is_taken(self, seat: int) -> bool:
        """Whether the seat exists and its player has not left."""
        return 0 <= seat < len(self.chairs) and not self.chairs[seat].left

    def staying(self) -> tuple[Seat, ...]:
        """Everybody who has not left, including players who are away."""
        return tuple([Seat(i) for i, chair in enumerate(self.chairs) if not chair.left])

    def people(self) -> tuple[Seat, ...]:
        """Everybody present who is not a bot."""
        return tuple([Seat(i) for i, chair in enumerate(self.chairs) if not (chair.away or chair.left or chair.bot)])

    def is_attended(self) -> bool:
        """Whether there is anyone to play for: a person is present, or the table is for bots only."""
        return bool(self.people()) or self.is_for_bots()

    def is_for_bots(self) -> bool:
        """Whether no person has ever had a seat here."""
        return bool(self.chairs) and all(chair.bot for chair in self.chairs)

    def acting_host(self) -> Seat:
        """The host or, while they are away, the longest-seated person present, so the table is never stuck (C17)."""
        if self.host != NOBODY and self.chairs[self.host].present:
            return self.host
        return next(iter(self.people()), self.host)

    def all_ready(self) -> bool:
        """Whether at least one player is present and everyone present is ready; at a table with people, bots are always
        ready (C17)."""
        chairs = [self.chairs[seat] for seat in self.starters()]
        asked = [chair for chair in chairs if not (chair.away or chair.left or chair.bot)]
        if not asked and self.is_for_bots() and not self.host_unseated:
            asked = [chair for chair in self.chairs if chair.present]
        return bool(asked) and all(chair.ready for chair in asked)

    def starters(self) -> tuple[Seat, ...]:
        """The players of a deal that starts now: everybody except those who caused a void start (P1).

        Some of those excluded still play if there would otherwise be fewer than two players, or no person present.
        """
        if self.start is not None and self.start.players:
            return self.start.players
        staying = self.staying()
        others = [seat for seat in staying if self.chairs[seat].sits_out]
        if not others:
            return staying
        players = [seat for seat in staying if seat not in others]
        people = self.people()
        for seat in sorted(others, key=self._is_away):
            if len(players) >= FEWEST_TO_START and any(player in people for player in players):
                break
            players.append(seat)
        return tuple(sorted(players))

    def _is_away(self, seat: Seat) -> bool:
        return self.chairs[seat].away

    def may_withhold(self, seat: Seat) -> bool:
        """Whether a start may wait for this seat's nonce: not if its player caused a void start or joined after one
        (P1)."""
        late = bool(self.void_starts) and seat >= self.void_starts[0].chairs
        return not (late or self.chairs[seat].sits_out)

    def nonces(self, seats: tuple[Seat, ...]) -> tuple[str, ...]:
        """The nonces of the given seats, in the same order; an empty string if there is none (P1)."""
        start = self.start
        brought = {} if start is None else dict(zip(start.seats, start.nonces, strict=True))
        return tuple(brought.get(seat, "") for seat in seats)


def standings(seating: Seating, points: Sequence[int]) -> str:
    """All players with their points, for a game's `repr`."""
    both = zip((chair.name for chair in seating.chairs), points, strict=False)
    return ", ".join(f"{name} {number}" for name, number in both) or "nobody"


def checked_seat(seating: Seating, seat: Any) -> Seat:
    """Checks a seat given by a program; raises an error that lists the seats unless it is one of them."""
    is_number = isinstance(seat, int) and not isinstance(seat, bool)
    if is_number and 0 <= seat < len(seating.chairs):
        return Seat(seat)
    seats = ", ".join(f"{number} is {chair.name}" for number, chair in enumerate(seating.chairs))
    kind = ValueError if is_number else TypeError
    raise kind(f"seat: a number counted from 0 ({seats or 'nobody is seated yet'}), not {seat!r:.80}")
