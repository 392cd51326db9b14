"""The list of open tables."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tercet.api.bodies import TableList
from tercet.server.context import ServerContext
from tercet.server.http.open_tables import listed, merged
from tercet.server.http.requests import json_response


async def open_tables(request: Request, context: ServerContext) -> Response:
    """Listed tables with somebody at them."""
    tables = listed(context.registry)
    if context.cluster is not None:
        tables = merged(tables, context.cluster.listed())
    return json_response(TableList(tables=tables))
