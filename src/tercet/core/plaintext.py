"""Makes outside text safe to show: on one line, without control or direction characters, and with no character cut in
half.

Escape sequences can move the cursor, set the window's title or fill the clipboard; direction marks can reorder a line;
a line break can forge a line. Our own messages and logs contain none of these, so they lose nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

MARKS: Final = 3
"""Maximum number of combining marks on one letter; pointed Hebrew needs three."""
_JOINER: Final = "\u200d"
_FLAG: Final = "\U0001f3f4"
_TAGS: Final = range(0xE0020, 0xE0080)
_REGIONS: Final = range(0x1F1E6, 0x1F200)
_SKINS: Final = range(0x1F3FB, 0x1F400)
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}


def plain(text: str, most: int) -> str:
    """The text with single spaces, cut to as many whole visible characters as fit into `most` code points."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())[:most].strip()  # here, every code point is a visible character
    return _fit_graphemes(text, most)


def _fit_graphemes(text: str, most: int) -> str:
    fitting: list[str] = []
    room = most
    for grapheme in _graphemes(text):
        if grapheme == " " and (not fitting or fitting[-1] == " "):
            continue
        if len(grapheme) > room:
            break
        fitting.append(grapheme)
        room -= len(grapheme)
    return "".join(fitting).strip()


def _graphemes(text: str) -> Iterator[str]:
    """The visible characters: a letter with its marks, an emoji family, or a flag."""
    grapheme = ""
    marks = 0
    for given in text:
        letter = " " if given.isspace() else given
        category = unicodedata.category(letter)
        if category in {"Mn", "Me", "Mc"}:
            # drop a mark without a letter, which shows nothing, and marks beyond the limit, which nobody needs
            marks += 1
            if grapheme.strip() and marks <= MARKS:
                grapheme += letter
        elif letter == _JOINER or (ord(letter) in _TAGS and grapheme.startswith(_FLAG)):
            if grapheme.strip() and not grapheme.endswith(_JOINER):
                grapheme += letter
        elif category not in _HIDDEN:
            marks = 0
            if _continues(grapheme, letter):
                grapheme += letter
                continue
            if grapheme:
                yield grapheme.rstrip(_JOINER)
            grapheme = letter
    if grapheme:
        yield grapheme.rstrip(_JOINER)


def _continues(grapheme: str, letter: str) -> bool:
    if not grapheme.strip() or letter == " ":
        return False
    if ord(letter) in _REGIONS:
        return len(grapheme) == 1 and ord(grapheme) in _REGIONS
    return grapheme.endswith(_JOINER) or ord(letter) in _SKINS


# Invisible and lookalike text

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe0e\U00016fe4") | {
    chr(code) for block in ((0x180B, 0x1810), (0xFE00, 0xFE0E), (0xE0100, 0xE01F0)) for code in range(*block)
}
"""Invisible letters and marks: fillers, joiners, variation selectors."""
_EMOJI_STYLE: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"
_LOOKALIKES: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁһӏ", "abekmhopctyxijsdhl", strict=True)),
        **dict(zip("αεικνορτυχω", "aeiknoptuxw", strict=True)),
        **dict(zip("01ıǀ|", "olill", strict=True)),
        "i": "l",
    }
)
"""Letters of other scripts, and digits, that look like Latin letters, each with that letter."""


def visible(text: str) -> str:
    """The text without invisible letters and marks; emoji keep their joiners."""
    if text.isascii():
        return text
    shown: list[str] = []
    for index, letter in enumerate(text):
        if letter in _BLANK:
            continue
        if letter == _EMOJI_STYLE and not _has_two_styles(shown, text[index + 1 : index + 2]):
            continue
        if letter == _JOINER and not (_ends_in_emoji(shown) and _is_emoji(text[index + 1 : index + 2])):
            continue
        shown.append(letter)
    return "".join(shown)


def _has_two_styles(before: list[str], after: str) -> bool:
    """Whether the emoji variation selector has a visible effect: after an emoji, or in a keycap."""
    if not before:
        return False
    return _is_emoji(before[-1]) or (before[-1] in "0123456789#*" and after == _KEYCAP)


def _ends_in_emoji(before: list[str]) -> bool:
    last = next((letter for letter in reversed(before) if letter != _EMOJI_STYLE), "")
    return _is_emoji(last) or (bool(last) and ord(last) in _SKINS)


def _is_emoji(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in {"So", "Sm"}


@lru_cache(1024)
def skeleton(name: str) -> str:
    """The visual skeleton of a name: names with the same skeleton are hard to tell apart."""
    folded = unicodedata.normalize("NFKC", plain(visible(name), len(name))).casefold()
    return "".join(letter for letter in folded if not letter.isspace() and letter not in "._-'’").translate(_LOOKALIKES)


def distinct(name: str, others: Iterable[str], most: int) -> str:
    """The name, followed by a number if one of `others` looks the same."""
    taken = {skeleton(other) for other in others}
    number, found = 1, name
    while skeleton(found) in taken:
        number += 1
        end = f" {number}"
        found = plain(name, most - len(end)) + end
    return found


_RAW: Final = "\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_CONTROL: Final = re.compile(f"[\x00-\x1f{_RAW}]")
_IN_JSON: Final = re.compile(rf"\\u([0-9a-fA-F]{{4}})|\\([^u])|[{_RAW}]")
"""Matches JSON escapes and raw control characters, except line breaks, which JSON allows between strings."""
_SHORT_ESCAPES: Final = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
REPLACEMENT: Final = "\ufffd"


def cleaned(text: str) -> str:
    """The text with each control character replaced by a visible one."""
    return _CONTROL.sub(REPLACEMENT, text)


def cleaned_json(data: bytes) -> bytes:
    """JSON whose strings are `cleaned`."""
    if data.isascii() and b"\\" not in data and b"\x7f" not in data:
        return data
    return _IN_JSON.sub(
        lambda found: REPLACEMENT if _is_control(found) else found[0], data.decode(errors="replace")
    ).encode()


def first_control_character(line: str) -> str | None:
    """The first control character in the strings of a line of JSON, as `U+001B`."""
    return next((f"U+{ord(_unescaped(found)):04X}" for found in _IN_JSON.finditer(line) if _is_control(found)), None)


def _is_control(found: re.Match[str]) -> bool:
    return _CONTROL.match(_unescaped(found)) is not None


def _unescaped(found: re.Match[str]) -> str:
    code, short = found.groups()
    if code is not None:
        return chr(int(code, 16))
    return found[0] if short is None else _SHORT_ESCAPES.get(short, short)
