"""Text that people type, made harmless to show: one line, no control or direction characters, no sign cut in half."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

MARKS: Final = 3
"""How many marks one letter may carry: pointed Hebrew needs three."""
_JOINER: Final = "\u200d"
_FLAG: Final = "\U0001f3f4"
_TAGS: Final = range(0xE0020, 0xE0080)
_REGIONS: Final = range(0x1F1E6, 0x1F200)
_SKINS: Final = range(0x1F3FB, 0x1F400)
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}


def plain(text: str, most: int) -> str:
    """The text in single spaces, as many whole signs from its start as fit into `most` characters."""
    kept: list[str] = []
    room = most
    for sign in _signs(text):
        if sign == " " and (not kept or kept[-1] == " "):
            continue
        if len(sign) > room:
            break
        kept.append(sign)
        room -= len(sign)
    return "".join(kept).strip()


def _signs(text: str) -> Iterator[str]:
    """What people see as one sign each: a letter with its marks, a family of emoji, a flag."""
    sign = ""
    marks = 0
    for given in text:
        letter = " " if given.isspace() else given
        category = unicodedata.category(letter)
        if category in {"Mn", "Me", "Mc"}:
            # with nothing to stand on it is no sign, and too many are a trick
            marks += 1
            if sign.strip() and marks <= MARKS:
                sign += letter
        elif letter == _JOINER or (ord(letter) in _TAGS and sign.startswith(_FLAG)):
            if sign.strip() and not sign.endswith(_JOINER):
                sign += letter
        elif category not in _HIDDEN:
            marks = 0
            if _continues(sign, letter):
                sign += letter
                continue
            if sign:
                yield sign.rstrip(_JOINER)
            sign = letter
    if sign:
        yield sign.rstrip(_JOINER)


def _continues(sign: str, letter: str) -> bool:
    if not sign.strip() or letter == " ":
        return False
    if ord(letter) in _REGIONS:
        return len(sign) == 1 and ord(sign) in _REGIONS
    return sign.endswith(_JOINER) or ord(letter) in _SKINS
