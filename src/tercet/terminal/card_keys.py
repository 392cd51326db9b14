"""The keys of the card screen and what they do, for its help page."""

from __future__ import annotations

from tercet.core.cardgame.hints import has_hints
from tercet.core.cardgame.state import View
from tercet.locale import Words
from tercet.terminal.keys import CALL_KEYS, HINT_KEY, NO_SET_DIGITS, NO_SET_KEYS, ROWS, side_keys, slot_keys
from tercet.terminal.look import Look
from tercet.terminal.session import Session

Pairs = list[tuple[str, str]]


def card_help(session: Session, look: Look) -> Pairs:
    """Every key of this table and what it does."""
    view: View = session.view()
    if len(session.seats) > 1:
        pairs = _keys_of_two(look, both_point=view.style == "point")
    else:
        pairs = _keys_of_one(look, hints=has_hints(view), alone=len(view.seating.staying()) < 2)
    if session.line is not None:
        pairs.append(("/", look.words("terminal-help-chat")))
    return [*pairs, *_keys_of_all(look.words)]


def _keys_of_one(look: Look, *, hints: bool, alone: bool) -> Pairs:
    """For a player with the keyboard to themselves."""
    words = look.words
    return [
        (_grid(slot_keys(look.keyboard)), words("terminal-help-grid")),
        (words("terminal-key-arrows"), words("terminal-help-arrows")),
        (words("terminal-key-space"), words("terminal-help-space")),
        ("n", words("terminal-help-none")),
        *([(HINT_KEY, words("terminal-help-hint"))] if hints else []),
        *([("p", words("terminal-help-pause"))] if alone else []),
        ("Esc", words("terminal-help-escape")),
    ]


def _keys_of_two(look: Look, *, both_point: bool) -> Pairs:
    """Of two at one keyboard, who call first or both choose at once (C4)."""
    words = look.words
    calls = [] if both_point else [(" / ".join(CALL_KEYS), words("terminal-help-space"))]
    nones = [digits[0] for digits in NO_SET_DIGITS] if both_point else NO_SET_KEYS
    return [
        *calls,
        (" / ".join(nones), words("terminal-help-none")),
        *((_grid(side_keys(look.keyboard, side)), words("terminal-help-grid")) for side in (0, 1)),
        ("Esc", words("terminal-help-escape")),
    ]


def _keys_of_all(words: Words) -> Pairs:
    """Of everybody, also of those who watch."""
    return [
        ("F1 ?", words("terminal-help-help")),
        ("PgUp PgDn", words("terminal-help-pages")),
        ("F2", words("terminal-help-size")),
        ("F3", words("terminal-help-theme")),
        ("F4", words("terminal-help-table")),
        ("F5 F6", words("terminal-help-answer")),
        ("F10", words("terminal-help-leave")),
    ]


def _grid(keys: str) -> str:
    """The first twelve, as the cards lie."""
    return " / ".join(" ".join(keys[row : 12 + row : ROWS]) for row in range(ROWS))
