"""Converts Starlette's requests to the API's, limiting their bodies, and the API's replies to Starlette's responses."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tercet.api.requests import ApiReply, HttpError, decoded_body
from tercet.core.identity import Identity
from tercet.server.context import ServerContext
from tercet.server.guards.address_limits import Occupancy
from tercet.server.http.identity import client_address, require_guest

ResultT = TypeVar("ResultT")

BODY_SECONDS: Final = 10.0
"""How long a body may take to arrive."""


class HttpRequest:
    """A request as the API's functions take it; enforces the limits per guest and per address."""

    def __init__(self, request: Request, context: ServerContext) -> None:
        self._request = request
        self._context = context
        self._address = client_address(request, context.settings)

    @property
    def path(self) -> Mapping[str, str]:
        return self._request.path_params

    @property
    def query(self) -> Mapping[str, str]:
        return self._request.query_params

    async def body(self, kind: type[ResultT]) -> ResultT:
        return await body(self._request, self._context, kind)

    def player(self) -> Identity:
        return require_guest(self._request, self._context).identity

    def charge(self, requests: float) -> bool:
        return self._context.requests.charge(self._address, requests)

    def afford_table(self, cost: float = 1.0) -> None:
        context = self._context
        if not context.has_space:
            raise HttpError(
                503, "low-space", "the server's disk is nearly full: no new tables for now", {"retry-after": "60"}
            )
        if not context.guest_tables.take(self.player()) or not context.new_tables.take(self._address, cost):
            raise too_many(context, "too-many-tables", "too many new tables from this address; wait a minute")

    def attempt_counts(self) -> bool:
        return self._context.daily_attempts.take(self._address)


async def body(request: Request, context: ServerContext, kind: type[ResultT]) -> ResultT:
    """Reads and decodes the JSON body; raises HttpError if it is too long, too slow or malformed."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise HttpError(400, "not-json", "send JSON, and say so: content-type: application/json")
    most = context.settings.limits.body
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise HttpError(413, "too-long", f"a body has at most {most} bytes")
    except TimeoutError:
        raise HttpError(408, "too-slow", "the body took too long") from None
    return decoded_body(bytes(data), kind)


def too_many(
    context: ServerContext, code: str = "too-many", why: str = "too many requests from this address; wait a little"
) -> HttpError:
    context.metrics.limited_requests += 1
    return HttpError(429, code, why, {"retry-after": "5"})


@contextmanager
def reply_slot(context: ServerContext, slots: Occupancy, request: Request) -> Iterator[BackgroundTask]:
    """Takes one of an address's slots for long replies; the yielded task releases it after the response is sent."""
    address = client_address(request, context.settings)
    if not slots.enter(address):
        raise too_many(context)
    try:
        yield BackgroundTask(slots.leave, address)
    except BaseException:
        slots.leave(address)
        raise


def http_response(reply: ApiReply, done: BackgroundTask | None = None) -> Response:
    """Converts a reply to a response; `done` runs after it has been sent."""
    if isinstance(reply.body, bytes):
        return Response(reply.body, reply.status, dict(reply.headers), reply.media, done)
    return ClosingStream(reply.body, reply.status, reply.headers, reply.media, done)


class ClosingStream(StreamingResponse):
    """A streaming response whose background task runs even if the client disconnects halfway."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        done, self.background = self.background, None
        try:
            await super().__call__(scope, receive, send)
        finally:
            if done is not None:
                await done()


def json_response(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Returns a JSON response, which caches may not store unless the headers allow it."""
    return Response(
        msgspec.json.encode(value), status, {"cache-control": "no-store", **(headers or {})}, "application/json"
    )


def answer_error(_: Request, error: Exception) -> Response:
    """Converts an HttpError to a response; called by Starlette."""
    assert isinstance(error, HttpError)
    return json_response(error.body, error.status, error.headers)
