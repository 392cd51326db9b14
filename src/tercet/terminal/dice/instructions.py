"""Describes the keys of the dice screen, and in one line what the players can do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tercet.core.dicegame.board import Square
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.seats import Seat
from tercet.locale import Words
from tercet.render.seat_event_sentences import chair_name
from tercet.terminal.dice.board import face_piece
from tercet.terminal.dice.draft import DiceDraft
from tercet.terminal.display import DisplaySettings, without_key
from tercet.terminal.keys import CALL_KEYS, HINT_KEY, NO_SET_KEYS
from tercet.terminal.session import Session

_CALLS: Final = {"call1": CALL_KEYS[0], "call2": CALL_KEYS[1]}


def dice_instruction(
    session: Session, draft: DiceDraft, cursor: Square, settings: DisplaySettings, seat: Seat | None
) -> str:
    """Describes what to do in a running game, and for how long; `seat` is the player at this keyboard who must act."""
    view: DiceView = session.view()
    words = settings.words
    until = view.call.until if view.call is not None else view.until
    left = None if until is None else max(0, -(-(until - session.now()) // 1000))
    clock = "" if left is None else f"{words('terminal-seconds', seconds=left)} · "
    return f"{clock}{_move(session, draft, cursor, settings, seat)} {_alone(session, words)}".strip()


def _alone(session: Session, words: Words) -> str:
    """Describes when the last remaining player may end the game (D18)."""
    view: DiceView = session.view()
    if view.alone_since is None or not set(view.present) & set(session.seats):
        return ""
    wait = view.alone_since + round(1000 * view.rules.alone_seconds) - session.now()
    return words("terminal-dice-alone", seconds=max(0, -(-wait // 1000)))


def _move(session: Session, draft: DiceDraft, cursor: Square, settings: DisplaySettings, seat: Seat | None) -> str:
    view: DiceView = session.view()
    words = settings.words
    chairs = view.seating.chairs
    match view.phase:
        case "opening" if view.call is not None:
            name = chair_name(chairs[view.call.seat], words)
            if seat is not None and view.call.dice:
                return words("terminal-dice-picked", name=name, dice=_picked(view, seat, draft, settings))
            if seat is not None:
                return words("terminal-dice-name-three", name=name, chosen=len(draft.named))
            return words("terminal-dice-called", name=name)
        case "opening" if len(session.seats) > 1:
            return words("terminal-dice-open-two", first=chairs[0].name, second=chairs[1].name, **_CALLS)
        case "opening":
            return words("terminal-dice-open") if seat is not None else words("terminal-watching")
        case "extra" if seat is not None:
            return words("terminal-dice-extra", name=chairs[seat].name, count=len(draft.marked))
        case "extra":
            return words("terminal-wait-others")
        case "play" if seat is not None:
            explanation = draft.explanation(view)
            points = explanation.points if explanation is not None else 0
            return words("terminal-dice-turn", name=chairs[seat].name, square=cursor, points=points)
        case _:
            name = chair_name(chairs[view.turn], words) if view.turn is not None else ""
            return words("terminal-dice-other", name=name)


def _picked(view: DiceView, seat: Seat, draft: DiceDraft, settings: DisplaySettings) -> str:
    """Describes the dice chosen so far for the opening, in their order."""
    dice = draft.named or (view.call.dice if view.call is not None else ())
    faces = {held.die: held.face for held in view.players[seat].dice}
    shown = [(faces[die.die], die.face) for die in dice]
    return " ".join(
        f"*{face_piece(named, settings)[0]}" if named is not None else face_piece(face, settings)[0]
        for face, named in shown
        if face is not None
    )


Pairs = list[tuple[str, str]]


def dice_key_line(session: Session, words: Words) -> str:
    """Lists the keys that matter now."""
    view = session.view()
    if view.phase in ("lobby", "over"):
        return words("terminal-keys-between")
    if not session.seats:
        return words("terminal-keys-watch")
    if view.phase == "opening" and len(session.seats) > 1 and view.call is None:
        return words("terminal-keys-two", none1=NO_SET_KEYS[0], none2=NO_SET_KEYS[1], **_CALLS)
    if view.phase == "extra":
        return words("terminal-keys-extra")
    keys = words("terminal-keys-opening" if view.phase == "opening" else "terminal-keys-dice")
    return keys if view.has_hints else without_key(keys, HINT_KEY)


def dice_help(session: Session, words: Words) -> Pairs:
    """Returns every key and its meaning."""
    shared = len(session.seats) > 1
    names = ["digits", "arrows", "lay" if shared else "space", "enter", "backspace", "s", "p"]
    labels = {
        "digits": "1–5",
        "arrows": words("terminal-key-arrows-only"),
        "space": words("terminal-key-space"),
        "lay": words("terminal-key-space"),
        "enter": "Enter",
        "backspace": "Esc",
    }
    pairs = [(labels.get(name, name), words(f"terminal-help-dice-{name}")) for name in names]
    if shared:
        pairs.append((" / ".join(CALL_KEYS), words("terminal-help-space")))
    pairs.append((" / ".join(NO_SET_KEYS) if shared else "n", words("terminal-help-dice-n")))
    if session.view().has_hints:
        pairs.append((HINT_KEY, words("terminal-help-hint")))
    if session.connection is not None:
        pairs.append(("/", words("terminal-help-chat")))
    return [
        *pairs,
        ("PgUp PgDn", words("terminal-help-pages")),
        ("F1 ?", words("terminal-help-help")),
        ("F3", words("terminal-help-theme")),
        ("F4 Tab", words("terminal-help-table")),
        ("F5 F6", words("terminal-help-answer")),
        ("F10 Ctrl+Q", words("terminal-help-leave")),
    ]


_DOT = " · "


def packed(groups: Iterable[Iterable[str]], width: int) -> list[str]:
    """Packs the parts of each group, in order, into as few lines of this width as possible, without breaking a part."""
    lines: list[str] = []
    for group in groups:
        line = ""
        for part in group:
            if line and len(line) + len(_DOT) + len(part) > width:
                lines.append(line)
                line = part
            else:
                line = f"{line}{_DOT}{part}" if line else part
        lines.append(line)
    return lines
