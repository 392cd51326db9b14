"""The few HTTP requests that a client makes, using only the standard library."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from http.client import HTTPException
from typing import Any, Final, TypedDict, Unpack
from urllib.parse import urlsplit

import msgspec

from tercet.core.plaintext import cleaned_json

TIMEOUT: Final = 30.0
"""Seconds to wait for an answer; a busy server may need that long."""
_SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
_CODE: Final = re.compile("[A-Za-z0-9_-]{1,64}")


class Pass(msgspec.Struct, frozen=True):
    """A guest's identity on a server."""

    name: str
    token: str


class HttpProblem(Exception):
    """The server refused a request; `code` is for programs, the text for people."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code


class NotATable(ValueError):
    """The address does not lead to a table."""


def split_address(url: str) -> tuple[str, str]:
    """Splits an address that people paste, such as `http://host:8181/t/CODE`, into server and table code."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    code = parts.path.rstrip("/").rsplit("/", 1)[-1]
    try:
        has_host = bool(parts.hostname) and parts.port != 0
    except ValueError:
        has_host = False
    if parts.scheme not in _SCHEMES or not has_host or not _CODE.fullmatch(code):
        raise NotATable(
            f"'{url}' is not the address of a table; it looks like http://host:8181/t/CODE, and make_table creates one"
        )
    return f"{_SCHEMES[parts.scheme]}://{parts.netloc}", code


async def introduce(server: str, name: str) -> Pass:
    """Obtains a guest identity from the server."""
    given: Pass = await request("POST", f"{server}/api/guests", {"name": name}, kind=Pass)
    return given


class TableTerms(TypedDict, total=False):
    """The options of a new table; docs/protocol.md explains each."""

    game: str
    edition: str | None
    overrides: Mapping[str, Any]
    seats: int | None
    listed: bool
    chat: bool
    bots: Sequence[str]
    after: str | None


async def make_table(server: str, who: Pass, **terms: Unpack[TableTerms]) -> str:
    """Creates a table and returns its code; `terms` are the fields of `POST /api/tables`."""
    made = await request("POST", f"{server}/api/tables", terms, token=who.token)
    code: str = made["code"]
    return code


async def link_for_others(server: str, code: str) -> str:
    """Returns a table's address for other devices: if we use a loopback address, the server's address on the
    network."""
    own = f"{server}/t/{code}"
    if not is_loopback(urlsplit(server).hostname or ""):
        return own
    try:
        answer = await request("GET", f"{server}/api/addresses", seconds=5.0)
        found = [str(address) for address in answer["addresses"]]
    except (HttpProblem, LookupError, TypeError):
        return own
    return f"{found[0].rstrip('/')}/t/{code}" if found else own


def is_loopback(host: str) -> bool:
    """Whether a host is this computer itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def request(
    method: str,
    url: str,
    body: Any = None,
    *,
    token: str = "",
    scheme: str = "Bearer",
    kind: Any = Any,
    seconds: float = TIMEOUT,
) -> Any:
    """Makes a request and returns its JSON; raises HttpProblem if it is refused."""
    authorization = f"{scheme} {token}" if token else ""
    return await asyncio.to_thread(_request, method, url, body, authorization, kind, seconds)


async def download(url: str, *, token: str = "", seconds: float = TIMEOUT) -> bytes:
    """Fetches a file; raises HttpProblem if it is refused."""
    found: bytes = await asyncio.to_thread(
        _request, "GET", url, None, f"Bearer {token}" if token else "", bytes, seconds
    )
    return found


def _request(method: str, url: str, body: Any, authorization: str, kind: Any, seconds: float) -> Any:
    headers = {"accept": "application/json"}
    if authorization:
        headers["authorization"] = authorization
    data = None
    if body is not None:
        data = msgspec.json.encode(body)
        headers["content-type"] = "application/json"
    try:
        with urllib.request.urlopen(
            urllib.request.Request(url, data, headers, method=method), timeout=seconds
        ) as answer:
            text = answer.read()
            return text if kind is bytes else msgspec.json.decode(cleaned_json(text), type=kind)
    except urllib.error.HTTPError as error:
        with error:
            text = error.read()
        try:
            fault = msgspec.json.decode(cleaned_json(text))
            raise HttpProblem(error.code, fault["code"], fault["detail"]) from None
        except (msgspec.DecodeError, LookupError, TypeError):
            raise HttpProblem(error.code, "http", f"{url} answers {error.code}") from None
    except (urllib.error.URLError, OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        reason = getattr(reason, "strerror", None) or reason
        raise HttpProblem(0, "unreachable", f"{urlsplit(url).netloc} cannot be reached: {reason}") from None
