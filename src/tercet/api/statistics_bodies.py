"""What requests about games and players give."""

from __future__ import annotations

import msgspec

from tercet.store.port import Moment


class OpponentRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What came of all games of one kind with one opponent."""

    id: str
    """To ask for the games with them; it means nothing to anybody else."""
    name: str
    """The name they had last."""
    bot: bool
    game: str
    games: int
    wins: int
    """How often one was ahead of them; the rest was even, or had no end."""
    losses: int
    last: Moment
    """When one last played with them."""


class OpponentList(msgspec.Struct, frozen=True, kw_only=True):
    opponents: tuple[OpponentRecord, ...]
    """The latest first."""
