"""Display settings of this terminal: language, colours, keyboard."""

from __future__ import annotations

import textwrap
from typing import Final

import msgspec

from tercet.locale import Words
from tercet.terminal.bidi import is_rtl, visual

KEY_DOT: Final = " · "
LASTING: Final = 2
"""The keys that always work, help and leave, are the last two of each list."""


class DisplaySettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of the player's terminal, not of the game."""

    words: Words
    colour: bool = True
    palette: str = "classic"
    ascii_only: bool = False
    light: bool = False
    keyboard: str = "qwerty"
    pictures: bool = False
    """Whether line mode draws cards and dice instead of naming them."""
    reorder: bool = False
    """Whether to put right-to-left text into visual order, for terminals that do not."""

    def text(self, message_id: str, **values: str | float) -> str:
        """Returns a message in the order that this terminal needs."""
        return self.shown(self.words(message_id, **values))

    def shown(self, text: str) -> str:
        """Puts text into the order that this terminal needs."""
        return "\n".join(map(visual, text.split("\n"))) if self.reorder else text

    def fitted(self, text: str, width: int) -> str:
        """Cuts a line at its logical end to fit a width, then puts it into visual order."""
        return self.shown(text if len(text) <= width else f"{text[: max(0, width - 1)].rstrip()}…")

    def fitted_keys(self, text: str, width: int) -> str:
        """Drops keys that do not fit from a list of keys, but never those that always work."""
        keys = text.split(KEY_DOT)
        while len(keys) > LASTING and len(KEY_DOT.join(keys)) > width:
            del keys[-3]
        return self.fitted(KEY_DOT.join(keys), width)

    def wrapped(self, text: str, width: int) -> list[str]:
        """Wraps a paragraph in logical order, then puts each line into visual order."""
        if not self.reorder:
            return [text]
        rtl = is_rtl(text)
        return [visual(line, rtl=rtl) for line in textwrap.wrap(text, max(10, width))] or [""]

    @property
    def marks(self) -> dict[str, str]:
        """Small marks beside a name."""
        if self.ascii_only:
            return {"calls": ">", "voted": "v", "locked": "x", "turn": ">", "away": "z", "first": "1"}
        return {"calls": "▶", "voted": "✓", "locked": "✗", "turn": "▶", "away": "…", "first": "¹"}


def without_key(text: str, key: str) -> str:
    """Removes a key that does nothing here from a list of keys."""
    return KEY_DOT.join(part for part in text.split(KEY_DOT) if not part.startswith(f"{key} "))


def without_game_keys(text: str) -> str:
    """Keeps only the keys that always work in a list of keys."""
    return KEY_DOT.join(text.split(KEY_DOT)[-LASTING:])
