"""The keys of the card screen and what they do, for its help page."""

from __future__ import annotations

from tercet.locale import Words
from tercet.terminal.keys import CALL_KEYS, NO_SET_DIGITS, NO_SET_KEYS, ROWS, side_keys, slot_keys
from tercet.terminal.look import Look

Pairs = list[tuple[str, str]]


def keys_of_one(look: Look) -> Pairs:
    """For a player with the keyboard to themselves."""
    words = look.words
    return [
        (_grid(slot_keys(look.keyboard)), words("terminal-help-grid")),
        (words("terminal-key-arrows"), words("terminal-help-arrows")),
        (words("terminal-key-space"), words("terminal-help-space")),
        ("n", words("terminal-help-none")),
        ("h", words("terminal-help-hint")),
        ("Esc", words("terminal-help-escape")),
    ]


def keys_of_two(look: Look, *, both_point: bool) -> Pairs:
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


def keys_of_all(words: Words) -> Pairs:
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
