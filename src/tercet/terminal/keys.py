"""Maps keys to cards, in a grid like the table's, for the keyboards of our languages."""

from __future__ import annotations

from typing import Final

ROWS: Final = 3
_QWERTY: Final = ("qaz", "wsx", "edc", "rfv", "tgb", "ujm", "ik,")
"""Columns of keys for columns of cards; without the column of y, h and n, since h and n have other meanings."""
_GRIDS: Final = {
    "qwerty": _QWERTY,
    "azerty": ("aqw", "zsx", "edc", "rfv", "tgb", "uj,", "ik;"),
    "qwertz": ("qay", "wsx", "edc", "rfv", "tgb", "ujm", "ik,"),
}
LEFT_HAND: Final = {
    "qwerty": ("qaz", "wsx", "edc", "rfv", "tgb"),
    "azerty": ("aqw", "zsx", "edc", "rfv", "tgb"),
    "qwertz": ("qay", "wsx", "edc", "rfv", "tgb"),
}
RIGHT_HAND: Final = {
    "qwerty": ("ujm", "ik,", "ol.", "p;/", "yhn"),
    "azerty": ("uj,", "ik;", "ol:", "pm!", "yhn"),
    "qwertz": ("ujm", "ik,", "ol.", "pö-", "zhn"),
}
"""For two players who share a keyboard, a grid for each side; the fifth column is in the middle of the keyboard."""

_HEBREW: Final = str.maketrans(
    dict(
        zip(
            "/'קראטוןםפשדגכעיחלךףזסבהנמצתץ.",
            "qwertyuiopasdfghjkl;zxcvbnm,./",
            strict=True,
        )
    )
)
"""Maps the characters of the standard Hebrew layout to Latin keys."""


def latin(key: str, *, hebrew: bool) -> str:
    """Converts a key to what a Latin keyboard would have typed."""
    return key.translate(_HEBREW) if hebrew else key


def slot_keys(keyboard: str) -> str:
    """Returns the key of each slot, column by column like the cards."""
    return "".join(_GRIDS[keyboard])


def side_keys(keyboard: str, side: int) -> str:
    """Returns `slot_keys` for the left (0) or the right (1) of two players."""
    return "".join((LEFT_HAND, RIGHT_HAND)[side][keyboard])


def key_grid(keys: str) -> str:
    """Arranges the first twelve keys like the cards."""
    return " / ".join(" ".join(keys[row : 12 + row : ROWS]) for row in range(ROWS))


CALL_KEYS: Final = ("f", "j")
"""The keys with which two players who share a keyboard call "SET!"."""
NO_SET_KEYS: Final = ("d", "k")
"""The keys with which two players who share a keyboard say "no SET"."""

HINT_KEY: Final = "h"

NO_SET_DIGITS: Final = ("1&", "0à")
"""Replaces `NO_SET_KEYS` in games where pointing is the call, which need the letters for cards. Azerty keyboards type
the second character of each pair."""

_DEFAULTS: Final = {"fr": "azerty"}


def default_keyboard(language: str) -> str:
    """Returns the most common keyboard for a language."""
    return _DEFAULTS.get(language, "qwerty")
