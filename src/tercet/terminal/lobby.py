"""What happens before a deal: players get ready, the host adds bots and starts (C17, D18)."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from rich.text import Text

from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat, Seating
from tercet.core.seating.authority import SeatHolder, permissions
from tercet.core.seating.commands import Start
from tercet.locale import Words
from tercet.render.seat_event_sentences import player_names
from tercet.terminal.display import DisplaySettings
from tercet.terminal.seat_choices import is_unready_possible
from tercet.terminal.session import Session, get_ready_commands


def is_lobby_shown(session: Session) -> bool:
    """Whether this is an online table before its first deal."""
    return session.connection is not None and bool(session.view().phase == "lobby")


def lobby_page(session: Session, settings: DisplaySettings, rules: str, width: int) -> Text:
    """Describes the table's address, rules and players, and the keys."""
    words, connection, view = settings.words, session.connection, session.view()
    page = Text()
    if connection is not None and connection.address:
        # never break, cut or reorder an address: people copy it
        page.append(settings.text("terminal-lobby-address") + "\n", "bold")
        page.append(connection.address + "\n\n", "reverse")
    # the page of rules starts with a title, the edition, and the host's changes
    title, *about = rules.partition("\n\n## ")[0].split("\n\n")
    _add(page, settings, title.lstrip("# "), width, "bold")
    for paragraph in about:
        _add(page, settings, paragraph, width)
    page.append("\n")
    staying = view.seating.staying()
    _add(page, settings, words("terminal-lobby-players", count=len(staying), seats=view.rules.seats), width, "bold")
    for seat in staying:
        _add(page, settings, f"  {_player(view.seating, seat, settings)}", width)
    page.append("\n")
    for line in _presses(session, words):
        _add(page, settings, line, width)
    return page


def _add(page: Text, settings: DisplaySettings, text: str, width: int, style: str = "") -> None:
    for line in textwrap.wrap(text, max(20, width)):
        page.append(settings.shown(line) + "\n", style)


def _player(seating: Seating, seat: Seat, settings: DisplaySettings) -> str:
    """Formats a player's name with their state before a deal."""
    words, chair = settings.words, seating.chairs[seat]
    notes = [words("terminal-lobby-bot")] if chair.bot else []
    if seat == seating.acting_host():
        notes.append(words("terminal-lobby-is-host"))
    if not chair.present:
        notes.append(words("terminal-lobby-away"))
    elif chair.ready or chair.bot:
        notes.append(words("terminal-lobby-ready"))
    else:
        notes.append(words("terminal-lobby-not-ready"))
    return f"{player_names(seating, words)[seat]}: {', '.join(notes)}"


def _presses(session: Session, words: Words) -> Iterator[str]:
    """Yields the keys that work now for a player, a host or a watcher."""
    levels = LEVELS.get(session.game.name, ())
    if not session.seats:
        yield words("terminal-watching")
    elif is_online_host(session):
        yield words("terminal-lobby-press-host")
        if levels:
            named = " · ".join(f"{i} {words(f'bots-level-{level}')}" for i, level in enumerate(levels, 1))
            yield words("terminal-lobby-press-bots", levels=named)
    else:
        yield words("terminal-lobby-press-ready")
    yield words("terminal-lobby-press-more")


def lobby_text(session: Session, words: Words) -> str:
    """Describes what to do before a deal."""
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
    """Yields the commands of the start key: a host of an online table gets ready first, and starts with the second
    press (C17)."""
    host = next(iter(_hosting_seats(session)), None)
    if host is not None and session.view().seating.chairs[host].ready:
        yield Start(seat=host)
    else:
        yield from get_ready_commands(session)


def level_of_key(session: Session, key: str) -> str | None:
    """Returns the bot level that a host's key stands for before an online game: 1 is the weakest."""
    levels = LEVELS.get(session.game.name, ())
    if session.view().phase != "lobby" or not is_online_host(session) or key not in tuple("12345"[: len(levels)]):
        return None
    return levels[int(key) - 1]


def replaceable(session: Session) -> list[Seat]:
    """Returns the seats that a bot could take over, if the player at this keyboard hosts a running online game."""
    view = session.view()
    if not is_online_host(session) or view.phase in ("lobby", "over"):
        return []
    playing = getattr(view, "playing", None)
    return [
        Seat(i) for i, chair in enumerate(view.seating.chairs) if chair.left and (playing is None or Seat(i) in playing)
    ]


def is_online_host(session: Session) -> bool:
    """Whether the player at this keyboard hosts an online table, or stands in for its host."""
    return bool(_hosting_seats(session))


def _hosting_seats(session: Session) -> list[Seat]:
    if session.connection is None:
        return []
    seating = session.view().seating
    return [seat for seat in session.seats if "start" in permissions(seating, SeatHolder(seat))]
