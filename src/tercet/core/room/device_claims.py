"""Further devices of the owner, and claims from a new device to be somebody in the room (R4)."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.room import commands, events, refusals
from tercet.core.room.preconditions import require_owner
from tercet.core.room.state import RoomState
from tercet.core.seating.refusals import GameOver, NotHere

MOST_CLAIMS: Final = 400


def replace_owner_link(transition: Transition[RoomState], command: commands.ReplaceOwnerLink) -> None:
    require_owner(transition.state, command)
    transition.add(events.OwnerLinkReplaced(at=command.at, link=command.link))


def become_owner(transition: Transition[RoomState], command: commands.BecomeOwner) -> None:
    state = transition.state
    if state.phase == "over":
        raise GameOver()
    if not state.owner_link or not hmac.compare_digest(_digest(command.secret), state.owner_link):
        raise refusals.WrongOwnerLink()
    admit_owner_device(transition, command)


def admit_owner_device(transition: Transition[RoomState], command: Command) -> None:
    transition.add(events.OwnerDeviceAdded(at=command.at))


def claim_name(transition: Transition[RoomState], command: commands.ClaimName) -> None:
    state = transition.state
    if state.phase == "over" or len(state.claims) >= MOST_CLAIMS:
        raise GameOver()
    if not state.seating.is_taken(command.who) or state.seating.is_taken(command.seat):
        raise NotHere()
    event = events.NameClaimed(at=command.at, claim=len(state.claims), seat=Seat(command.who), proof=command.proof)
    transition.add(event)


def answer_claim(transition: Transition[RoomState], command: commands.AnswerClaim) -> None:
    state = transition.state
    require_owner(state, command)
    if command.claim >= len(state.claims) or state.claims[command.claim].confirmed is not None:
        raise refusals.NoSuchClaim()
    transition.add(events.ClaimAnswered(at=command.at, claim=command.claim, confirmed=command.confirmed))


def take_claimed_seat(transition: Transition[RoomState], command: commands.TakeClaimedSeat) -> None:
    claims = transition.state.claims
    if command.claim >= len(claims) or not hmac.compare_digest(_digest(command.secret), claims[command.claim].proof):
        raise refusals.NoSuchClaim()
    admit_claimant(transition, command)


def admit_claimant(
    transition: Transition[RoomState], command: commands.TakeClaimedSeat | commands.AdmitClaimant
) -> None:
    """Gives the seat of a confirmed claim to the claiming device, but only once."""
    claim = transition.state.claims[command.claim]
    if not claim.confirmed or claim.is_spent:
        raise refusals.NoSuchClaim()
    transition.add(events.SeatClaimed(at=command.at, claim=command.claim, seat=claim.seat))


def _digest(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
