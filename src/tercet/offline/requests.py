"""Answers, in the worker, the requests that the page would send to a server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from tercet.api.bodies import GuestErased, GuestProfile, NewGuest, TableList
from tercet.api.daily_bodies import DailyBoard
from tercet.api.daily_requests import day_of, size_of
from tercet.api.endpoints import SHARED_ENDPOINTS
from tercet.api.requests import ApiReply, ApiRequest, HttpError, decoded_body, guest_name, json_reply
from tercet.core.engine.game import Refusal
from tercet.core.identity import Identity
from tercet.offline.application import Application
from tercet.offline.export_file import packed, unpacked

ResultT = TypeVar("ResultT")


class LocalRequest:
    """A request from this device's only player, without rate limits or ranked times."""

    def __init__(self, player: Identity, path: Mapping[str, str], query: Mapping[str, str], body: bytes) -> None:
        self._player = player
        self.path = path
        self.query = query
        self.data = body

    async def body(self, kind: type[ResultT]) -> ResultT:
        return decoded_body(self.data, kind)

    def player(self) -> Identity:
        return self._player

    def charge(self, requests: float) -> bool:
        return True

    def afford_table(self, cost: float = 1.0) -> None:
        pass

    def attempt_counts(self) -> bool:
        return False


async def _rename(request: LocalRequest, app: Application) -> ApiReply:
    try:
        name = guest_name((await request.body(NewGuest)).name)
    except Refusal as refusal:
        raise HttpError(422, refusal.code, refusal.plain) from None
    await app.rename(name)
    return json_reply(GuestProfile(name=name, token=""), 201)


async def _profile(request: LocalRequest, app: Application) -> ApiReply:
    return json_reply(GuestProfile(name=app.name, token=""))


async def _delete_all(request: LocalRequest, app: Application) -> ApiReply:
    return json_reply(GuestErased(tables=await app.delete_all()))


async def _no_open_tables(request: LocalRequest, app: Application) -> ApiReply:
    return json_reply(TableList(tables=()))


async def _no_board(request: LocalRequest, app: Application) -> ApiReply:
    date, size = day_of(request, app.services), size_of(request)
    return json_reply(DailyBoard(date=date, size=size, count=0, lines=(), me=None))


async def _export(request: LocalRequest, app: Application) -> ApiReply:
    headers = {"content-disposition": 'attachment; filename="tercet-games.zip"'}
    return ApiReply(await packed(app.store, app.player), 200, headers, "application/zip")


async def _import(request: LocalRequest, app: Application) -> ApiReply:
    done = await unpacked(app.store, app.player, app.name, request.data, app.services.clock.moment())
    app.results.catch_up()
    return json_reply(done)


Answer = Callable[[LocalRequest, Any], Awaitable[ApiReply]]


def _shared(handler: Callable[[ApiRequest, Any], Awaitable[Any]]) -> Answer:
    async def answer(request: LocalRequest, app: Application) -> ApiReply:
        reply: ApiReply = await handler(request, app.services)
        return reply

    return answer


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


OWN_ENDPOINTS: Final[tuple[tuple[str, str, Answer], ...]] = (
    ("POST", "/api/guests", _rename),
    ("GET", "/api/guests/me", _profile),
    ("DELETE", "/api/guests/me", _delete_all),
    ("GET", "/api/guests/me/export", _export),
    ("POST", "/api/guests/me/import", _import),
    ("GET", "/api/tables", _no_open_tables),
    ("GET", "/api/daily/{date}/{size}/board", _no_board),
)
"""Endpoints that work differently on a device than on a server."""

ROUTES: Final = [(method, _pattern(path), handler) for method, path, handler in OWN_ENDPOINTS] + [
    (endpoint.method, _pattern(endpoint.path), _shared(endpoint.handler)) for endpoint in SHARED_ENDPOINTS
]


async def answer(app: Application, method: str, target: str, body: bytes = b"") -> ApiReply:
    """Answers a request, with an error reply if it fails."""
    address = urlsplit(target)
    try:
        for known, pattern, handler in ROUTES:
            found = pattern.fullmatch(address.path)
            if found is not None and known == method:
                path = {name: unquote(value) for name, value in found.groupdict().items()}
                return await handler(LocalRequest(app.player, path, dict(parse_qsl(address.query)), body), app)
        raise HttpError(404, "not-found", "this is not available without a server")
    except HttpError as error:
        return json_reply(error.body, error.status)
    except Exception as error:
        app.report_error(f"{method} {address.path}", error)
        return json_reply(HttpError(500, "internal-error", repr(error)).body, 500)
