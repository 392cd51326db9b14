"""Public summaries of tables."""

from __future__ import annotations

import msgspec

from tercet.api.bodies import TableSummary
from tercet.core.engine.game import Millis, Refusal
from tercet.core.seating.rules import require_free_seat
from tercet.store.port import Record
from tercet.tables.table import Table


def table_summary(table: Table) -> TableSummary:
    """Returns the public summary of an awake table."""
    record, shown = table.event_log.record, table.event_log.shown
    chairs = shown.seating.chairs
    staying = shown.seating.staying()
    outcome = table.game.outcome(shown)
    now = Millis(round(table.now()))
    return msgspec.structs.replace(
        record_summary(record),
        finished=record.finished,
        phase=shown.phase,
        players=tuple(chairs[seat].name for seat in staying),
        bots=tuple(place for place, seat in enumerate(staying) if chairs[seat].bot),
        scores=tuple(map(outcome.points, staying)),
        unplayed=None if shown.phase == "lobby" else table.game.unplayed(shown),
        time_left=table.game.time_left(shown, now),
        time_taken=table.game.time_taken(shown, now),
        seats=shown.rules.seats,
        has_free_seat=_has_free_seat(table),
        watchers=len(table.watchers.present()),
    )


def _has_free_seat(table: Table) -> bool:
    """Whether a newcomer could take a seat. While the game is running, seats of players who left are reserved for them
    (C11)."""
    try:
        require_free_seat(table.event_log.shown.seating, table.event_log.shown.rules.seats, reserved=table.is_running)
    except Refusal:
        return False
    return not table.is_over


def record_summary(record: Record) -> TableSummary:
    """Returns the public summary of a sleeping table, from its record."""
    return TableSummary(
        code=record.table,
        game=record.game,
        rules=msgspec.Raw(record.rules),
        listed=record.listed,
        chat=record.chat,
        created=record.created,
        finished=record.finished,
        successor=record.successor,
    )
