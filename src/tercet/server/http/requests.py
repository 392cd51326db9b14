"""What the routes share: bodies, query parameters, limits, and results from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tercet.server.context import ServerContext
from tercet.server.http.errors import HttpError
from tercet.server.http.identity import client_address
from tercet.server.limits import EVENTS_PER_REQUEST, Occupancy
from tercet.store.port import Damaged, History, NoSuchTable, StoreError, TableId, answered

ResultT = TypeVar("ResultT")

BODY_SECONDS: Final = 10.0
"""How long a body may take."""


async def body(request: Request, context: ServerContext, kind: type[Any]) -> Any:
    """The request's body, which must be JSON of the right form and not too long."""
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
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except msgspec.ValidationError as error:
        raise HttpError(422, "bad-body", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, "not-json", str(error)) from None


def whole_number(request: Request, name: str) -> int | None:
    """A query parameter that is a whole number of a sensible size."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise HttpError(400, "bad-query", f"{name}: '{text[:40]}' is not a whole number")
    return int(text)


def too_many(
    context: ServerContext, code: str = "too-many", why: str = "too many requests from this address; wait a little"
) -> HttpError:
    context.metrics.limited_requests += 1
    return HttpError(429, code, why, {"retry-after": "5"})


async def read_log(request: Request, context: ServerContext, code: TableId) -> History:
    """The whole log of a table; its length is charged to whoever asked, so that long ones are not fetched for ever."""
    history: History = await store_answer(answered(lambda found: context.store.read(code, found)))
    context.requests.charge(client_address(request, context.settings), history.version / EVENTS_PER_REQUEST)
    return history


async def store_answer(asked: Awaitable[ResultT]) -> ResultT:
    """The store's result, with its errors turned into HttpErrors."""
    try:
        return await asked
    except NoSuchTable:
        raise HttpError(404, "no-table", "there is no such table") from None
    except Damaged as error:
        raise HttpError(500, "damaged", str(error)) from None
    except StoreError:
        raise HttpError(503, "unavailable", "the store does not answer; try again", {"retry-after": "2"}) from None


@contextmanager
def turn(context: ServerContext, at_once: Occupancy, request: Request) -> Iterator[BackgroundTask]:
    """One of the places that an address has for streamed responses; whoever sends the response releases it."""
    address = client_address(request, context.settings)
    if not at_once.enter(address):
        raise too_many(context)
    try:
        yield BackgroundTask(at_once.leave, address)
    except BaseException:
        at_once.leave(address)
        raise


class ClosingStream(StreamingResponse):
    """A stream whose final task runs even if the client disconnects half-way."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        done, self.background = self.background, None
        try:
            await super().__call__(scope, receive, send)
        finally:
            if done is not None:
                await done()
