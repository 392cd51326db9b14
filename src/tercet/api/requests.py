"""Requests, replies and errors, independent of the transport, and helpers for the handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

import msgspec

from tercet.api.bodies import ErrorBody
from tercet.core.engine.ruleset import RuleError
from tercet.core.identity import Identity
from tercet.core.plaintext import visible
from tercet.core.room.codes import is_room_code
from tercet.core.seating.rules import clean_name
from tercet.store.port import Damaged, History, NoSuchTable, Store, StoreError, TableId, answered

ResultT = TypeVar("ResultT")

EVENTS_PER_REQUEST: Final = 100
"""Reading or folding this many log events costs as much as one request, about a third of a millisecond."""


class ApiRequest(Protocol):
    """A request, and its sender's remaining allowance."""

    @property
    def path(self) -> Mapping[str, str]:
        """The variable parts of the path, by name."""

    @property
    def query(self) -> Mapping[str, str]: ...

    async def body(self, kind: type[ResultT]) -> ResultT:
        """Returns the decoded body; raises HttpError unless it is JSON of type `kind`."""

    def player(self) -> Identity:
        """Returns the sender; raises HttpError if unknown."""

    def charge(self, requests: float) -> bool:
        """Charges the sender for `requests` requests; returns whether their allowance covered them."""

    def afford_table(self, cost: float = 1.0) -> None:
        """Charges the sender for a new table; raises HttpError if they may not create one now."""

    def attempt_counts(self) -> bool:
        """Whether a first attempt at a daily puzzle would be ranked if it were made now."""


@dataclass(frozen=True, slots=True)
class ApiReply:
    """A response, which caches may not store unless its headers allow it."""

    body: bytes | AsyncIterator[bytes]
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    media: str = "application/json"


def json_reply(value: Any, status: int = 200, headers: Mapping[str, str] = {}) -> ApiReply:
    return ApiReply(msgspec.json.encode(value), status, {"cache-control": "no-store", **headers})


def decoded_body(data: bytes, kind: type[ResultT]) -> ResultT:
    """Decodes a body; raises an HttpError that describes what is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise HttpError(422, "bad-body", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, "not-json", str(error)) from None


def whole_number(query: Mapping[str, str], name: str) -> int | None:
    """Parses a query parameter of at most 15 digits; returns None if it is missing."""
    text = query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise HttpError(400, "bad-query", f"{name}: '{text[:40]}' is not a whole number")
    return int(text)


def player_if_any(request: ApiRequest) -> Identity | None:
    """Returns the sender, or None if unknown."""
    try:
        return request.player()
    except HttpError:
        return None


def table_code(request: ApiRequest) -> TableId:
    """Returns the code in the path; refuses the code of a room, since only its members may see its data."""
    code = TableId(request.path["code"])
    if is_room_code(code):
        raise HttpError(404, "no-table", "there is no such table")
    return code


async def read_log(request: ApiRequest, store: Store, code: TableId) -> History:
    """Reads a table's whole log, and charges the sender by its length."""
    history: History = await store_answer(answered(lambda found: store.read(code, found)))
    request.charge(history.version / EVENTS_PER_REQUEST)
    return history


async def store_answer(asked: Awaitable[ResultT]) -> ResultT:
    """Awaits a result from the store; converts its errors to HttpErrors."""
    try:
        return await asked
    except NoSuchTable:
        raise HttpError(404, "no-table", "there is no such table") from None
    except Damaged as error:
        raise HttpError(500, "damaged", str(error)) from None
    except StoreError:
        raise HttpError(503, "unavailable", "the store is not responding; try again", {"retry-after": "2"}) from None


class HttpError(Exception):
    """An error response."""

    def __init__(self, status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.body = ErrorBody(code=code, detail=detail)
        self.headers = headers or {}


def bad_rules(error: ValueError) -> HttpError:
    """Returns the error for unplayable rules, with the message id of the reason if there is one."""
    refused = HttpError(422, "bad-rules", str(error))
    if isinstance(error, RuleError):
        refused.body = msgspec.structs.replace(refused.body, reason=f"{error.area}-{error.code}", details=error.details)
    return refused


def guest_name(name: str) -> str:
    """Cleans a name for display; raises BadName if none of it is visible."""
    return clean_name(visible(name))
