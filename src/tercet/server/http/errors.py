"""Replies as Starlette's responses."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tercet.api.errors import HttpError


def json_response(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON; private unless stated otherwise."""
    return Response(
        msgspec.json.encode(value), status, {"cache-control": "no-store", **(headers or {})}, "application/json"
    )


def answer_error(_: Request, error: Exception) -> Response:
    """Called by Starlette for an HttpError."""
    assert isinstance(error, HttpError)
    return json_response(error.body, error.status, error.headers)
