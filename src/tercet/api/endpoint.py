"""Describes an endpoint: one method at one path."""

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
    """Takes an `ApiRequest` and `Services` and returns an `ApiReply`. With `over_http`, takes the HTTP server's request
    and context instead, and returns a response."""
    takes: type | None = None
    returns: type | None = None
    """The type of the JSON response; None if the response is not JSON but has the media type `media`."""
    media: str = "application/json"
    status: int = 200
    errors: tuple[int, ...] = ()
    guest: bool = False
    """Whether the sender must identify as a guest."""
    cost: float = 1.0
    """Number of requests that a call counts as under the rate limit."""
    places: str = ""
    """The pool that limits concurrent long replies: `logs` or `exports`."""
    query: tuple[tuple[str, str], ...] = ()
    """Names and meanings of integer query parameters."""
    words: tuple[tuple[str, str], ...] = ()
    """Names and meanings of text query parameters."""
    over_http: bool = False
    """True for endpoints that only a server offers, not the offline worker: identities, health, public boards."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()
