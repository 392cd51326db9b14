"""The ASGI application: endpoints, pages, request limits, and security headers."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tercet.api.bodies import ErrorBody
from tercet.api.endpoint import Endpoint
from tercet.api.requests import HttpError
from tercet.server.context import ServerContext
from tercet.server.http.identity import client_address
from tercet.server.http.previews import preview_of
from tercet.server.http.requests import HttpRequest, answer_error, http_response, json_response, reply_slot, too_many
from tercet.server.http.routes.endpoints import ENDPOINTS, build_documents
from tercet.server.http.static import SECURITY, StaticFiles


def make_app(context: ServerContext, pages: StaticFiles) -> ASGIApp:
    """Creates the application for a server context."""
    build_documents()
    routes = [Route(end.path, _handler(end, context), methods=[end.method]) for end in ENDPOINTS]
    routes.append(Route("/api/{path:path}", _no_endpoint))

    async def page(request: Request) -> Response:
        return pages.answer(request, preview_of(request.url.path, context.registry))

    routes.append(Route("/{path:path}", page, methods=["GET"]))
    app = Starlette(
        routes=routes,
        exception_handlers={HttpError: answer_error, HTTPException: _other_error, Exception: _broken},
    )
    return _Guarded(app, context)


def _handler(endpoint: Endpoint, context: ServerContext) -> Callable[[Request], object]:
    async def handle(request: Request) -> Response:
        if endpoint.cost > 1:
            address = client_address(request, context.settings)
            if not context.requests.take(address, endpoint.cost - 1):
                raise too_many(context)
        if endpoint.over_http:
            response: Response = await endpoint.handler(request, context)
            return response
        asked = HttpRequest(request, context)
        if not endpoint.places:
            return http_response(await endpoint.handler(asked, context))
        with reply_slot(context, getattr(context, endpoint.places), request) as done:
            return http_response(await endpoint.handler(asked, context), done)

    return handle


async def _no_endpoint(_: Request) -> Response:
    raise HTTPException(404, "there is no such endpoint; see /api/openapi.json")


async def _other_error(_: Request, error: Exception) -> Response:
    """Answers a request with an unknown path or method."""
    assert isinstance(error, HTTPException)
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    return json_response(ErrorBody(code=code, detail=str(error.detail)), error.status_code, dict(error.headers or {}))


async def _broken(_: Request, error: Exception) -> Response:
    return json_response(
        ErrorBody(code="internal-error", detail="something went wrong on the server; it has been logged"), 500
    )


class _Guarded:
    """Limits requests per address, and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        context = self._context
        context.metrics.requests += 1

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
                    context.connections.charge_refusal(address)
            await send(message)

        request = Request(scope)
        address = client_address(request, context.settings)
        # a higher limit for files: they are in memory, and a school class that opens a page requests thousands of them
        limit = context.requests if scope["path"].startswith("/api/") else context.files
        if not limit.take(address):
            await answer_error(request, too_many(context))(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send_guarded)
