"""Checks of arguments that several simulations take."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from tercet.core.engine.chance import Seed, seed_text
from tercet.core.whole_numbers import whole_number

LARGEST_SEED: Final = 2**64 - 1


def checked_games(games: object) -> int:
    """Returns a number of games to play; raises an error for anything else."""
    number = whole_number(games, "games: a number of games")
    if number < 1:
        raise ValueError(f"at least one game must be played, not {number}")
    return number


def seed_number(seed: Seed | None) -> int:
    """Returns the number that determines a simulation: the seed itself, a digest of any other text, or chance."""
    if seed is None:
        return secrets.randbits(32)
    text = seed_text(seed)
    try:
        number = int(text)
    except ValueError:
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())
    if not 0 <= number <= LARGEST_SEED:
        raise ValueError(f"a seed is a number from 0 to 2⁶⁴ - 1, not {number}")
    return number
