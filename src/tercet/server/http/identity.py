"""Identifies who makes a request: by cookie for browsers, by bearer token for programs."""

from __future__ import annotations

import ipaddress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tercet.api.requests import HttpError
from tercet.server.context import ServerContext
from tercet.server.guards.address_limits import subscriber_address
from tercet.server.guards.guest_tokens import COOKIE, BadToken, Guest, cookie_token
from tercet.server.settings import Settings
from tercet.server.websocket.connections import forwarded

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_DAY_SECONDS: Final = 24 * 3600


def require_guest(request: Request, context: ServerContext) -> Guest:
    """Returns the guest who makes the request, or raises HttpError."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        token = token.strip()
    else:
        token = cookie_token(request.headers.getlist("cookie"))
        if token and request.method not in _SAFE and request.headers.get("sec-fetch-site") == "cross-site":
            raise HttpError(403, "cross-site", "requests from other sites are not allowed")
    try:
        return context.guest_tokens.read(token, context.clock.moment())
    except BadToken as error:
        detail = f"{error}; get one with POST /api/guests"
        raise HttpError(401, "no-guest", detail, {"www-authenticate": "Bearer"}) from None


def is_operator(request: Request, context: ServerContext) -> bool:
    """Whether the request carries the operator's token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return kind.lower() == "operator" and context.guest_tokens.is_operator(token.strip())


def require_operator(request: Request, context: ServerContext) -> None:
    if not is_operator(request, context):
        detail = "only the person who runs this server may do this; `tercet daily board` prints their link"
        raise HttpError(403, "not-operator", detail)


def give_cookie(request: Request, response: Response, token: str, settings: Settings) -> None:
    """Sends the token as a cookie that scripts cannot read."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=round(settings.token_days * _DAY_SECONDS),
        httponly=True,
        samesite="lax",
        secure=is_secure(request, settings),
    )


def forget_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def is_secure(request: Request, settings: Settings) -> bool:
    """Whether the client uses TLS, as far as we know."""
    if settings.trust_proxy:
        said = request.headers.getlist("x-forwarded-proto")
        return bool(said) and said[-1].split(",")[-1].strip() == "https"
    return request.url.scheme == "https"


def client_site(request: Request, settings: Settings) -> str:
    """Returns what counts as one household: an IPv4 address, or the /48 network that a provider assigns to a
    customer."""
    address = client_address(request, settings)
    return str(ipaddress.ip_network((address, 48), strict=False)) if ":" in address else address


def client_address(request: Request, settings: Settings) -> str:
    """Returns the client's address as the limits see it (`subscriber_address`)."""
    peer = request.client.host if request.client is not None else "local"
    return subscriber_address(forwarded(request.headers.getlist("x-forwarded-for"), peer, settings.trust_proxy))
