"""What an endpoint of the HTTP interface is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tercet.server.context import ServerContext

Handler = Callable[[Request, ServerContext], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method at one path."""

    method: str
    path: str
    handler: Handler
    takes: type | None = None
    returns: type | None = None
    """None: the response is not our JSON but of the type `media`."""
    media: str = "application/json"
    status: int = 200
    errors: tuple[int, ...] = ()
    guest: bool = False
    """Whether it needs an identity."""
    cost: float = 1.0
    """How many requests it counts for."""
    query: tuple[tuple[str, str], ...] = ()
    """Names of query parameters that are whole numbers, and their meaning."""
    words: tuple[tuple[str, str], ...] = ()
    """Names of query parameters that are texts, and their meaning."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()
