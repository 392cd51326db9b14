"""What an endpoint is: one method at one path."""

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
    """Takes an `ApiRequest` and `Services`, returns an `ApiReply`; if it is `over_http`, it takes the HTTP server's own
    request and context, and returns its response."""
    takes: type | None = None
    returns: type | None = None
    """None if the response is not our JSON but of the type `media`."""
    media: str = "application/json"
    status: int = 200
    errors: tuple[int, ...] = ()
    guest: bool = False
    """Whether it needs an identity."""
    cost: float = 1.0
    """How many requests it counts for."""
    places: str = ""
    """Which of the limited places for long replies it takes while it is answered: `logs` or `exports`."""
    query: tuple[tuple[str, str], ...] = ()
    """Names of query parameters that are whole numbers, and their meaning."""
    words: tuple[tuple[str, str], ...] = ()
    """Names of query parameters that are texts, and their meaning."""
    over_http: bool = False
    """Whether only a server has it: identities, its health, public boards."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()
