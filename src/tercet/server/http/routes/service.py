"""Routes about the server itself: health, addresses, metrics."""

from __future__ import annotations

from hmac import compare_digest

from starlette.requests import Request
from starlette.responses import Response

from tercet import __version__
from tercet.api.bodies import (
    Addresses,
    Health,
    HealthStatus,
)
from tercet.api.requests import HttpError
from tercet.server.context import ServerContext
from tercet.server.http.requests import json_response
from tercet.server.startup.network_addresses import is_loopback
from tercet.wire.messages import PROTOCOL


async def health(request: Request, context: ServerContext) -> Response:
    """Reports whether the server is healthy; a node without a lease is not, since it cannot find tables.

    A node that has lost the bus reports it, but is unhealthy only if other nodes still have the bus and can serve
    everybody.
    """
    cluster = context.cluster
    status: HealthStatus = "date-jumped" if context.date_has_jumped else "ok"
    if not context.has_space:
        status = "low-space"
    useless = True
    if context.stopping:
        status = "stopping"
    elif cluster is not None and context.has_store and not cluster.bus.is_connected:
        status, useless = "no-bus", not cluster.leases.holds
    elif not context.has_store or (cluster is not None and not cluster.leases.holds):
        status = "no-store"
    else:
        useless = False
    answer = Health(status=status, version=__version__, protocol=PROTOCOL)
    return json_response(answer, 503 if useless else 200)


async def addresses(request: Request, context: ServerContext) -> Response:
    """Returns this server's addresses for other devices, for links to share; answers this computer only."""
    if not context.connections.direct or request.client is None or not is_loopback(request.client.host):
        raise HttpError(403, "local-only", "only a browser on the server's own computer needs this")
    return json_response(Addresses(addresses=context.addresses), headers={"cache-control": "no-store"})


async def metrics(request: Request, context: ServerContext) -> Response:
    """Metrics for Prometheus; answers this computer, or requests with the metrics token."""
    local = request.client is not None and is_loopback(request.client.host) and "x-forwarded-for" not in request.headers
    token = context.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not local and not (token and compare_digest(shown.encode(), token.encode())):
        raise HttpError(403, "local-only", "metrics are for the server's own computer, or need its --metrics-token")
    context.count()
    return Response(context.metrics.text(), 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4")
