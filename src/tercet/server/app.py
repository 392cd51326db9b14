"""The ASGI application: endpoints, pages, limits, and the headers that every answer bears."""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tercet.server.bodies import Fault
from tercet.server.endpoint import Endpoint
from tercet.server.endpoints import ENDPOINTS, build_documents, too_many
from tercet.server.faults import HttpFault, answer_fault, json_response
from tercet.server.house import House
from tercet.server.identity import client_address
from tercet.server.pages import SECURITY, Pages


def make_app(house: House, pages: Pages) -> ASGIApp:
    """The application over one house."""
    build_documents()
    routes = [Route(end.path, _handler(end, house), methods=[end.method]) for end in ENDPOINTS]
    routes.append(Route("/api/{path:path}", _no_endpoint))
    routes.append(Route("/{path:path}", pages.answer, methods=["GET"]))
    app = Starlette(
        routes=routes,
        exception_handlers={HttpFault: answer_fault, HTTPException: _other_fault, Exception: _broken},
    )
    return _Guarded(app, house)


def _handler(endpoint: Endpoint, house: House) -> Callable[[Request], object]:
    async def handle(request: Request) -> Response:
        if endpoint.cost > 1:
            address = client_address(request, house.settings)
            if not house.requests.take(address, endpoint.cost - 1):
                raise too_many(house)
        return await endpoint.handler(request, house)

    return handle


async def _no_endpoint(_: Request) -> Response:
    raise HTTPException(404, "there is no such endpoint; see /api/openapi.json")


async def _other_fault(_: Request, error: Exception) -> Response:
    """A path or method that there is not."""
    assert isinstance(error, HTTPException)
    fault = Fault(code="no-such-thing" if error.status_code == 404 else "not-so", detail=str(error.detail))
    return json_response(fault, error.status_code, dict(error.headers or {}))


async def _broken(_: Request, error: Exception) -> Response:
    return json_response(Fault(code="broken", detail="the server made a mistake; it has been logged"), 500)


class _Guarded:
    """Counts requests by address, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        house = self._house
        house.metrics.requests += 1

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        request = Request(scope)
        # the client's files lie in memory, and a class that opens one page asks for thousands at once
        limit = house.requests if scope["path"].startswith("/api/") else house.files
        if not limit.take(client_address(request, house.settings)):
            await answer_fault(request, too_many(house))(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send_guarded)
