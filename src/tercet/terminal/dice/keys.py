"""The keys of the dice screen: those that matter now, and all of them for its help page."""

from __future__ import annotations

from tercet.locale import Words
from tercet.terminal.keys import CALL_KEYS, NO_SET_KEYS
from tercet.terminal.session import Session

Pairs = list[tuple[str, str]]


def dice_key_line(session: Session, words: Words) -> str:
    """The keys that matter now."""
    view = session.view()
    if view.phase in ("lobby", "over"):
        return words("terminal-keys-between")
    if not session.seats:
        return words("terminal-keys-watch")
    if view.phase == "opening":
        if len(session.seats) > 1 and view.call is None:
            return words(
                "terminal-keys-two", call1=CALL_KEYS[0], none1=NO_SET_KEYS[0], call2=CALL_KEYS[1], none2=NO_SET_KEYS[1]
            )
        return words("terminal-keys-opening")
    return words("terminal-keys-extra" if view.phase == "extra" else "terminal-keys-dice")


def dice_help(session: Session, words: Words) -> Pairs:
    """Every key and what it does."""
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
