"""Answers requests about rooms: creates them, and returns their tables and standings."""

from __future__ import annotations

import csv
import io
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from tercet.api.bodies import NewRoom, RoomSummary, RoomTables, TableSummary
from tercet.api.exports import zipped
from tercet.api.requests import ApiReply, ApiRequest, HttpError, bad_rules, json_reply, read_log
from tercet.api.services import Services
from tercet.api.summaries import record_summary
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES, ROOM, TABLE_KINDS
from tercet.core.room.codes import is_room_code, read_code, room_code
from tercet.core.room.standings import best_time, person_time, round_points, standings
from tercet.core.room.state import RoomState, Round
from tercet.core.room.terms import RoomRules, table_rules
from tercet.store.port import NoSuchTable, Record, TableExists, TableId
from tercet.tables.event_log import Fold

MOST_TRIES: Final = 20
"""Number of codes to try before giving up. Few of the millions of codes are taken, so the first is usually free."""


async def new_room(request: ApiRequest, services: Services) -> ApiReply:
    """Creates a room owned by the sender."""
    owner = request.player()
    asked = await request.body(NewRoom)
    try:
        table_rules(GAMES, asked.terms, asked.terms.table_size)
    except ValueError as error:
        raise bad_rules(error) from None
    request.afford_table()
    rules = msgspec.json.encode(RoomRules(terms=asked.terms))
    for _ in range(MOST_TRIES):
        code = TableId(room_code(secrets.randbelow))
        record = Record(table=code, game=ROOM.name, rules=rules, host=owner, created=services.clock.moment())
        try:
            await services.make(record)
        except TableExists:
            continue
        return json_reply(RoomSummary(code=code), 201, {"location": f"/api/rooms/{code}"})
    raise HttpError(503, "unavailable", "no code was free; try again", {"retry-after": "2"})


async def room_tables(request: ApiRequest, services: Services) -> ApiReply:
    """The current state of the latest round's tables, and the standings."""
    _, state = await _room(request, services)
    tables = () if state.round is None else state.round.tables
    found = await services.summaries([TableId(table.code) for table in tables])
    if state.round is not None and not state.round.is_over:
        for code in [TableId(table.code) for table in tables if table.code not in found]:
            with suppress(NoSuchTable):  # it is planned, but not created yet
                found[code] = record_summary(await services.store.record(code))
    shown = tuple(found.get(TableId(table.code)) for table in tables)
    reply = RoomTables(
        tables=shown,
        standings=standings(state),
        board=_solved_board(state),
        time_taken=_time_taken(state, shown),
        best_time=best_time(state),
    )
    return json_reply(reply)


def _time_taken(state: RoomState, tables: Sequence[TableSummary | None]) -> Millis | None:
    """Returns how long the latest round has been played together, or took."""
    latest = state.round
    if latest is None or latest.is_over:
        return None if latest is None else latest.time_taken
    times = (*latest.times, *(table.time_taken for table in tables if table is not None))
    return max((time for time in times if time is not None), default=None)


def _solved_board(state: RoomState) -> tuple[int, ...]:
    """Returns the cards of a quiet round once it is over, when its solutions may be shown (R10)."""
    latest = state.round
    if latest is None or not latest.is_over:
        return ()
    # only rules with fixed cards have this field
    cards: tuple[int, ...] = getattr(table_rules(GAMES, latest.terms, latest.terms.table_size), "cards", ())
    return cards


async def room_standings(request: ApiRequest, services: Services) -> ApiReply:
    """The standings as CSV, for a spreadsheet: rank, name, points, SETs, tables, and for each round the points, or the
    seconds that the person's table took if it played together."""
    code, state = await _room(request, services)
    text = io.StringIO()
    lines = csv.writer(text)
    rounds = (
        f"round {number} (seconds)" if one.is_together else f"round {number}"
        for number, one in enumerate(state.rounds, 1)
    )
    lines.writerow(("rank", "name", "points", "sets", "tables", *rounds))
    for line in standings(state):
        name = state.seating.chairs[line.seat].name
        # prevent a spreadsheet from interpreting a name as a formula
        shown = f"'{name}" if name[:1] in "=+-@\t" else name
        results = (_round_result(state, one, line.seat) for one in state.rounds)
        lines.writerow((line.rank, shown, line.points, line.sets, line.tables, *results))
    headers = {"content-disposition": f'attachment; filename="{code}.csv"'}
    return ApiReply(text.getvalue().encode("utf-8-sig"), 200, headers, "text/csv; charset=utf-8")


def _round_result(room: RoomState, one: Round, seat: Seat) -> float | None:
    if not one.is_together:
        return round_points(room, one, seat)
    time = person_time(one, seat)
    return None if time is None else time / 1000


async def room_archive(request: ApiRequest, services: Services) -> ApiReply:
    """The logs of all the room's tables as one zip file; a running game contains only what the sender may see."""
    code, state = await _room(request, services)
    tables = {
        TableId(table.code): f"round-{number}-table-{i}"
        for number, one in enumerate(state.rounds, 1)
        for i, table in enumerate(one.tables, 1)
        if table.seats
    }
    headers = {"content-disposition": f'attachment; filename="{code}.zip"', "cache-control": "no-store"}
    return ApiReply(zipped(services.store, request.player(), tables), 200, headers, "application/zip")


async def _room(request: ApiRequest, services: Services) -> tuple[TableId, RoomState]:
    """Returns the room if the sender is its owner or a member. Anybody else gets a 404, so nobody can probe for
    codes."""
    player, code = request.player(), TableId(read_code(request.path["code"]))
    log: Fold | None = None
    awake = services.registry.awake(code)
    if awake is not None:
        log, owner = awake.event_log, awake.event_log.record.host
    elif is_room_code(code):
        with suppress(HttpError):
            history = await read_log(request, services.store, code)
            owner, log = history.record.host, Fold(TABLE_KINDS[history.record.game], history)
            log.advance(len(history.entries))
    if log is None or log.game is not ROOM or player not in {owner, *log.owners, *log.guests, *log.former}:
        raise HttpError(404, "no-room", "there is no such room")
    return code, awake.event_log.shown if awake is not None else log.state
