"""Opponents without their identities: each guest knows them by names of their own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from tercet.core.identity import Identity, is_bot
from tercet.results.port import Meeting


def opponent_id(guest: Identity, opponent: Identity) -> str:
    """What stands for an opponent; the same again for this guest, and another for everybody else."""
    if is_bot(opponent):
        return opponent
    return hashlib.sha256(f"opponent {guest} {opponent}".encode()).hexdigest()[:16]


def opponent_named(guest: Identity, name: str, met: Iterable[Meeting]) -> Identity | None:
    """Whom a name stands for, of those a guest has met."""
    return next((meeting.opponent for meeting in met if opponent_id(guest, meeting.opponent) == name), None)
