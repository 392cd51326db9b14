"""The description of an endpoint: one method at one path."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method at one path."""

    method: str
    path: str
    handler: Callable[[Any, Any], Awaitable[Any]]
    """Takes an `ApiRequest` and `Services`, returns an `ApiReply`; if `over_http`, takes the HTTP server's own
    request and context, and returns its response."""
    takes: type | None = None
    returns: type | None = None
    """None if the response is not our JSON but has the type `media`."""
    media: str = "application/json"
    status: int = 200
    errors: tuple[int, ...] = ()
    guest: bool = False
    """Whether it needs an identity."""
    cost: float = 1.0
    """Cost, in requests."""
    places: str = ""
    """The pool that limits concurrent long replies: `logs` or `exports`."""
    query: tuple[tuple[str, str], ...] = ()
    """Names and meanings of integer query parameters."""
    words: tuple[tuple[str, str], ...] = ()
    """Names and meanings of text query parameters."""
    over_http: bool = False
    """Whether it is server-only: identities, health, public boards."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()
