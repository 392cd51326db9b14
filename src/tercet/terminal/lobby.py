"""Before a deal: who is ready, who starts, and the bots that a host adds (C17, D18)."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.core.seating import Start
from tercet.locale import Words
from tercet.terminal.seat_choices import is_unready_possible
from tercet.terminal.session import Session, get_ready_commands


def lobby_text(session: Session, words: Words) -> str:
    """What to do before a deal."""
    view = session.view()
    if not session.seats:
        return words("terminal-watching")
    own = session.seats[0]
    if is_online_host(session) and view.phase == "lobby":
        return words("terminal-lobby-host", levels=len(LEVELS.get(session.game.name, ())))
    if not view.seating.chairs[own].ready:
        return words("terminal-ready")
    return words("terminal-wait-unready" if is_unready_possible(session) else "terminal-wait-others")


def start_commands(session: Session) -> Iterator[Command]:
    """The host of an online table gets ready first, and starts with the second press (C17)."""
    seating = session.view().seating
    host = seating.acting_host()
    if is_online_host(session) and seating.chairs[host].ready:
        yield Start(seat=host)
    else:
        yield from get_ready_commands(session)


def level_of_key(session: Session, key: str) -> str | None:
    """The bot level that a host's key stands for before an online game: 1 is the weakest."""
    levels = LEVELS.get(session.game.name, ())
    if session.view().phase != "lobby" or not is_online_host(session) or key not in tuple("12345"[: len(levels)]):
        return None
    return levels[int(key) - 1]


def replaceable(session: Session) -> list[Seat]:
    """The seats that a bot could take over, if this keyboard's player hosts a running online game."""
    view = session.view()
    if not is_online_host(session) or view.phase in ("lobby", "over"):
        return []
    playing = getattr(view, "playing", None)
    return [
        Seat(i) for i, chair in enumerate(view.seating.chairs) if chair.left and (playing is None or Seat(i) in playing)
    ]


def is_online_host(session: Session) -> bool:
    """Whether this keyboard's player hosts an online table, or stands in for its host."""
    return session.connection is not None and session.view().seating.acting_host() in session.seats
