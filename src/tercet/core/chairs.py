"""The seats of a table and who owns them (C14, C17, D4, D18)."""

from __future__ import annotations

from typing import Final, NewType

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; it stays its owner's all game."""

NOBODY: Final = Seat(-1)
"""Who a command is from when it comes from no seat: a newcomer, or the table itself."""


class Chair(msgspec.Struct, frozen=True):
    """One seat and its owner; it stays his, with his score, when he leaves (C11)."""

    name: str
    bot: bool = False
    away: bool = False
    """Disconnected, or with the page hidden or the device asleep for a while: not waited for (C8)."""
    left: bool = False
    removed: bool = False
    """Sent away by the host: he may not come back."""
    ready: bool = False
    nonce: str = ""

    @property
    def present(self) -> bool:
        return not (self.away or self.left)


class Seating(msgspec.Struct, frozen=True):
    """All seats in the order in which they were taken, and whose table it is."""

    chairs: tuple[Chair, ...] = ()
    host: Seat = NOBODY

    def present(self) -> tuple[Seat, ...]:
        return tuple(Seat(i) for i, chair in enumerate(self.chairs) if chair.present)

    def staying(self) -> tuple[Seat, ...]:
        """Everybody who has not left, away or not."""
        return tuple(Seat(i) for i, chair in enumerate(self.chairs) if not chair.left)

    def acting_host(self) -> Seat:
        """The host, or while he is away the longest-seated person who is there, so that nobody is stuck (C17)."""
        if self.host != NOBODY and self.chairs[self.host].present:
            return self.host
        people = (seat for seat in self.present() if not self.chairs[seat].bot)
        return next(people, self.host)

    def all_ready(self) -> bool:
        """Whether somebody is here and all who are here are ready (C17)."""
        here = self.present()
        return bool(here) and all(self.chairs[seat].ready for seat in here)

    def nonces(self, seats: tuple[Seat, ...]) -> tuple[str, ...]:
        return tuple(self.chairs[seat].nonce for seat in seats)
