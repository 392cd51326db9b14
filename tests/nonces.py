"""Players whose clients contribute nonces to a game in memory (P1)."""

from __future__ import annotations

import hashlib
from typing import Any

from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating.commands import CommitNonce, RevealNonce
from tercet.core.seating.commit_reveal import nonce_commitment


def nonce_of(seat: int, seed: str) -> str:
    """The nonce of a seat for one of the table's commitments."""
    return hashlib.sha256(f"{seat} {seed}".encode()).hexdigest()


def commit(play: Playthrough[Any, Any, Any], *seats: int, again: str = "") -> None:
    """Commits nonces for these seats; `again` selects different ones."""
    for seat in seats:
        seed = play.state.commitment
        play.do(CommitNonce(seat=Seat(seat), commitment=nonce_commitment(nonce_of(seat, seed + again)), seed=seed))


def reveal(play: Playthrough[Any, Any, Any], *seats: int, again: str = "") -> None:
    """Reveals the nonces committed for these seats."""
    for seat in seats:
        play.do(RevealNonce(seat=Seat(seat), nonce=nonce_of(seat, play.state.commitment + again)))
