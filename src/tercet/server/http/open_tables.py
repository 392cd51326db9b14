"""Lists open tables, alternating between hosts, so one host's many tables do not hide the rest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tercet.api.bodies import TableList, TableSummary
from tercet.api.summaries import table_summary
from tercet.cluster.relay import RemoteMember
from tercet.server.context import ServerContext
from tercet.server.http.requests import json_response
from tercet.server.websocket.connection import Connection
from tercet.tables.table import Table

MOST_LISTED: Final = 60
MOST_OF_GUEST: Final = 3
MOST_OF_ADDRESS: Final = 12
"""Maximum number of tables listed per address; generous, because all pupils of a class share an address."""


def listed(tables: Iterable[Table]) -> tuple[TableSummary, ...]:
    """Returns the listed tables that have people: one table per host in turn, with finished games last."""
    of_host: dict[str, list[Table]] = defaultdict(list)
    of_address: dict[str, int] = defaultdict(int)
    found = [table for table in tables if table.event_log.record.listed and table.members]
    found.sort(key=lambda table: (table.event_log.shown.phase == "over", -table.event_log.record.created))
    for table in found:
        mine = of_host[table.event_log.record.host]
        address = _address(table)
        if len(mine) < MOST_OF_GUEST and of_address[address] < MOST_OF_ADDRESS:
            of_address[address] += 1
            mine.append(table)
    mixed = chain.from_iterable(zip_longest(*of_host.values()))
    return tuple(_short(table_summary(table)) for table in mixed if table is not None)[:MOST_LISTED]


def merged(mine: tuple[TableSummary, ...], others: Sequence[tuple[TableSummary, ...]]) -> tuple[TableSummary, ...]:
    """Merges the lists of several nodes: one table per node in turn, with finished games last."""
    seen: dict[str, TableSummary] = {}
    for summary in chain.from_iterable(zip_longest(mine, *others)):
        if summary is not None:
            seen.setdefault(summary.code, summary)
    return tuple(sorted(seen.values(), key=lambda summary: summary.phase == "over"))[:MOST_LISTED]


def _short(summary: TableSummary) -> TableSummary:
    """Removes the rules from a summary, because the table's page has them."""
    return replace(summary, rules=None)


def _address(table: Table) -> str:
    """Returns the address that a table is counted under: its host's, or any member's if the host is not connected."""
    people = [member for member in table.members.welcomed if isinstance(member, Connection | RemoteMember)]
    people.sort(key=lambda member: member.guest != table.event_log.record.host)
    return people[0].address if people else ""


async def open_tables(request: Request, context: ServerContext) -> Response:
    """Listed tables with people at them."""
    tables = listed(context.registry)
    if context.cluster is not None:
        tables = merged(tables, context.cluster.listed())
    return json_response(TableList(tables=tables))
