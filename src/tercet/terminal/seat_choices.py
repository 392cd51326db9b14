"""Choices of the players at this keyboard about seats, names and proposals (C17)."""

from __future__ import annotations

from typing import Literal

from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.core.seating import commands
from tercet.locale import Words
from tercet.terminal.session import Session

SeatChoice = Literal["agree", "decline", "unready", "rename", "restart", "end", "leave", "return", "receipt"]


def seat_choices(session: Session) -> list[SeatChoice]:
    """Returns the choices available now, in menu order; the table may still refuse them."""
    view, online = session.view(), session.connection is not None
    choices: list[SeatChoice] = []
    if session.seats:
        proposal = view.seating.proposal
        if proposal is not None:
            choices += ["agree", "decline"] if unanswered(session) is not None else ["decline"]
        if is_unready_possible(session):
            choices.append("unready")
        if online:
            choices.append("rename")
        if proposal is None and view.phase not in ("lobby", "over"):
            choices += ["end"] if view.phase == "pause" else ["restart", "end"]
        if online and view.phase != "over":
            choices.append("leave")
    elif session.former_seat is not None:
        choices.append("return")
    if online:
        choices.append("receipt")
    return choices


def is_unready_possible(session: Session) -> bool:
    """Whether a player at this keyboard is ready for a deal that other players are not ready for (C17)."""
    view = session.view()
    is_between = view.phase in ("lobby", "pause") and session.connection is not None
    return is_between and any(view.seating.chairs[seat].ready for seat in session.seats)


def unanswered(session: Session) -> Seat | None:
    """Returns the player at this keyboard who has not agreed to the current proposal."""
    proposal = session.view().seating.proposal
    if proposal is None:
        return None
    return next((seat for seat in session.seats if seat not in proposal.agreed), None)


def proposal_keys(session: Session, words: Words) -> str:
    """Lists the keys that answer the current proposal; empty if there is none (C17)."""
    view = session.view()
    if view.seating.proposal is None or not session.seats or view.phase == "over":
        return ""
    what = "own" if unanswered(session) is None else view.seating.proposal.what
    return words(f"terminal-keys-proposed-{what}")


def seat_command(session: Session, choice: SeatChoice, name: str = "") -> Command:
    """Returns the command for a choice; raises ValueError if no seat at this keyboard can make it."""
    if choice == "return":
        if session.former_seat is None:
            raise ValueError(choice)
        return commands.Return(seat=session.former_seat)
    if not session.seats:
        raise ValueError(choice)
    first = session.seats[0]
    asked = unanswered(session)
    answering = first if asked is None else asked
    match choice:
        case "agree":
            proposal = session.view().seating.proposal
            return commands.Agree(seat=answering, what=None if proposal is None else proposal.what)
        case "decline":
            return commands.Decline(seat=answering)
        case "unready":
            return commands.WithdrawReady(seat=first)
        case "rename":
            return commands.Rename(seat=first, name=name)
        case "restart" | "end":
            return commands.Propose(seat=first, what=choice)
        case "leave":
            return commands.Leave(seat=first)
        case "receipt":
            raise ValueError(choice)
