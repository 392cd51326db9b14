"""Limits on what guests add to a table's log."""

from __future__ import annotations

from typing import Final

from tercet.core.engine.game import Command
from tercet.core.identity import Identity
from tercet.core.seating.commands import (
    Close,
    Decline,
    HandOver,
    Leave,
    OfferSeat,
    Propose,
    Rename,
    Return,
    Sit,
    WithdrawReady,
)
from tercet.tables.refusals import LogFull, TooFast
from tercet.tables.token_bucket import Bucket, Limit

MOST_EVENTS: Final = 20_000
"""Maximum number of events at a table; beyond it people can only leave or close the table. The longest match the rules
allow, twelve players in 99 deals, has about half as many."""
KEPT_FOR_PLAY: Final = MOST_EVENTS // 2
"""Number of events reserved for play, out of `MOST_EVENTS`."""
COMING: Final = frozenset({Sit, Return})
ASIDE: Final = frozenset({Rename, OfferSeat, Propose, Decline, WithdrawReady, HandOver})
"""Commands other than play that add events and could be repeated forever; returning to a seat after leaving counts
too."""
ASIDE_LIMIT: Final[Limit] = (0.2, 40.0)
"""Limit on `ASIDE` commands per guest and table: commands per second, and burst size."""


class LogQuota:
    """One table's limits on commands other than play, so no guest can fill the log at other players' expense."""

    def __init__(self) -> None:
        self._aside: dict[Identity, Bucket] = {}
        """Each guest's remaining allowance of commands other than play."""

    def require(self, guest: Identity, command: Command, version: int, arrived: float) -> None:
        """Refuses a command that comes too fast, or for which a log of `version` events has no room."""
        kind = type(command)
        if kind in ASIDE or kind in COMING:
            aside = self._aside.setdefault(guest, Bucket(ASIDE_LIMIT, arrived / 1000))
            if not aside.take(arrived / 1000):
                raise TooFast()
        room = MOST_EVENTS - KEPT_FOR_PLAY if kind in ASIDE else MOST_EVENTS
        if version >= room and not isinstance(command, Leave | Close):
            raise LogFull()
