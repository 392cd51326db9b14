"""The keys of the card screen: those that matter now, and all of them for its help page."""

from __future__ import annotations

from tercet.core.cardgame.state import CardView
from tercet.locale import Words
from tercet.terminal.display import DisplaySettings, without_key
from tercet.terminal.keys import CALL_KEYS, HINT_KEY, NO_SET_DIGITS, NO_SET_KEYS, key_grid, side_keys, slot_keys
from tercet.terminal.session import Session

Pairs = list[tuple[str, str]]


def both_point(session: Session) -> bool:
    """Whether two players choose cards at this keyboard at the same time, each for themselves (C4)."""
    return len(session.seats) > 1 and bool(session.view().style == "point")


def card_key_line(session: Session, words: Words) -> str:
    """The keys that matter now."""
    view: CardView = session.view()
    if view.phase != "play":
        return words("terminal-keys-between")
    if not session.seats:
        return words("terminal-keys-watch")
    if both_point(session):
        return words("terminal-keys-two-point", none1=NO_SET_DIGITS[0][0], none2=NO_SET_DIGITS[1][0])
    if len(session.seats) > 1:
        return words(
            "terminal-keys-two", call1=CALL_KEYS[0], none1=NO_SET_KEYS[0], call2=CALL_KEYS[1], none2=NO_SET_KEYS[1]
        )
    keys = words("terminal-keys-point" if view.style == "point" else "terminal-keys-call")
    return keys if view.has_hints else without_key(keys, HINT_KEY)


def card_help(session: Session, settings: DisplaySettings) -> Pairs:
    """Every key of this table and what it does."""
    view: CardView = session.view()
    if len(session.seats) > 1:
        pairs = _keys_of_two(settings, are_both_pointing=both_point(session))
    else:
        pairs = _keys_of_one(settings, hints=view.has_hints, alone=len(view.seating.staying()) < 2)
    if session.connection is not None:
        pairs.append(("/", settings.words("terminal-help-chat")))
    return [*pairs, *_keys_of_all(settings.words)]


def _keys_of_one(settings: DisplaySettings, *, hints: bool, alone: bool) -> Pairs:
    """For a player with the keyboard to themselves."""
    words = settings.words
    return [
        (key_grid(slot_keys(settings.keyboard)), words("terminal-help-grid")),
        (words("terminal-key-arrows"), words("terminal-help-arrows")),
        (words("terminal-key-space"), words("terminal-help-space")),
        ("n", words("terminal-help-none")),
        *([(HINT_KEY, words("terminal-help-hint"))] if hints else []),
        *([("p", words("terminal-help-pause"))] if alone else []),
        ("Esc", words("terminal-help-escape")),
    ]


def _keys_of_two(settings: DisplaySettings, *, are_both_pointing: bool) -> Pairs:
    """For two at one keyboard, who call first or both choose at the same time (C4)."""
    words = settings.words
    calls = [] if are_both_pointing else [(" / ".join(CALL_KEYS), words("terminal-help-space"))]
    nones = [digits[0] for digits in NO_SET_DIGITS] if are_both_pointing else NO_SET_KEYS
    return [
        *calls,
        (" / ".join(nones), words("terminal-help-none")),
        *((key_grid(side_keys(settings.keyboard, side)), words("terminal-help-grid")) for side in (0, 1)),
        ("Esc", words("terminal-help-escape")),
    ]


def _keys_of_all(words: Words) -> Pairs:
    """For everybody, watchers too."""
    return [
        ("F1 ?", words("terminal-help-help")),
        ("PgUp PgDn", words("terminal-help-pages")),
        ("F2", words("terminal-help-size")),
        ("F3", words("terminal-help-theme")),
        ("F4 Tab", words("terminal-help-table")),
        ("F5 F6", words("terminal-help-answer")),
        ("F10 Ctrl+Q", words("terminal-help-leave")),
    ]
