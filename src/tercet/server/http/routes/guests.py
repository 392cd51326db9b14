"""Routes for guests: create an identity, rename it, delete its data."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tercet.api.bodies import GuestErased, GuestProfile, NewGuest
from tercet.api.requests import HttpError, guest_name, store_answer
from tercet.core.engine.game import Refusal
from tercet.server.context import ServerContext
from tercet.server.guards.guest_tokens import Guest
from tercet.server.guest_revocation import revoke_guest
from tercet.server.http.identity import client_address, forget_cookie, give_cookie, require_guest
from tercet.server.http.requests import body, json_response, too_many


async def new_guest(request: Request, context: ServerContext) -> Response:
    """Creates an identity for a newcomer, as a cookie and as a token; renames a guest who already has one."""
    asked = await body(request, context, NewGuest)
    try:
        name = guest_name(asked.name)
    except Refusal as refusal:
        raise HttpError(422, refusal.code, refusal.plain) from None
    now = context.clock.moment()
    try:
        guest = Guest(require_guest(request, context).identity, name, now)
    except HttpError as error:
        if error.status == 403:
            raise
        if not context.new_guests.take(client_address(request, context.settings)):
            raise too_many(context) from None
        guest = context.guest_tokens.new(name, now)
    return introduce(request, context, guest, 201)


async def own_profile(request: Request, context: ServerContext) -> Response:
    """Returns the guest's name and a renewed token."""
    guest = require_guest(request, context)
    return introduce(request, context, Guest(guest.identity, guest.name, context.clock.moment()), 200)


async def delete_me(request: Request, context: ServerContext) -> Response:
    """Deletes the guest's data: replaces their name in every log, but keeps the games."""
    guest = require_guest(request, context)
    if not context.deletions.take(client_address(request, context.settings)):
        raise too_many(context)
    response = json_response(GuestErased(tables=await store_answer(revoke_guest(context, guest.identity))))
    forget_cookie(response)
    return response


def introduce(request: Request, context: ServerContext, guest: Guest, status: int) -> Response:
    token = context.guest_tokens.token(guest)
    response = json_response(GuestProfile(name=guest.name, token=token), status)
    give_cookie(request, response, token, context.settings)
    return response
