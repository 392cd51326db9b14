"""The part of a game that counts: without the deals that all agreed to start over (C17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tercet.core.engine.game import Event


class Counted(NamedTuple):
    """The events of all deals that count, and what they span."""

    events: Sequence[Event]
    length: int | None
    """Milliseconds from the first cards or dice to the last event, without voided deals; None if nothing was dealt."""


def counted(events: Sequence[Event]) -> Counted:
    """Leaves out each voided deal, from its start to the event that voids it (C17)."""
    kept: list[Event] = []
    deal = voided = 0
    begun: int | None = None
    for event in events:
        if event.begins_deal:
            deal = len(kept)
        if event.voids_deal:
            start = kept[deal].at
            if begun == start:
                begun = None
            else:
                voided += event.at - start
            del kept[deal:]
        else:
            kept.append(event)
            if begun is None and event.reveals:
                begun = event.at
    return Counted(kept, None if begun is None else events[-1].at - begun - voided)
