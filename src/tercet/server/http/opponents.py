"""Opponents without their identities: each guest knows them by names of their own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from tercet.results.port import BOT, Meeting, PlayerId
from tercet.store.port import GuestId


def opponent_id(guest: GuestId, opponent: PlayerId) -> str:
    """What stands for an opponent; the same again for this guest, and another for everybody else."""
    if opponent.startswith(BOT):
        return opponent
    return hashlib.sha256(f"opponent {guest} {opponent}".encode()).hexdigest()[:16]


def opponent_named(guest: GuestId, name: str, met: Iterable[Meeting]) -> PlayerId | None:
    """Whom a name stands for, of those a guest has met."""
    return next((meeting.opponent for meeting in met if opponent_id(guest, meeting.opponent) == name), None)
