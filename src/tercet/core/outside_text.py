"""Text that strangers wrote, before anything else reads it: signs that steer a terminal or hide what is written.

Escape sequences move the cursor, set the window's title or fill the clipboard; direction marks reorder a line; a line
break forges one. Nothing of ours contains them, so no message and no log loses anything without them.
"""

from __future__ import annotations

import re
from typing import Final

_RAW: Final = "\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_STEERING: Final = re.compile(f"[\x00-\x1f{_RAW}]")
_IN_JSON: Final = re.compile(rf"\\u([0-9a-fA-F]{{4}})|\\([^u])|[{_RAW}]")
"""Escapes of JSON, whatever they stand for, and signs that need none; between strings JSON may break lines."""
_SHORT: Final = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
REPLACEMENT: Final = "\ufffd"


def cleaned(text: str) -> str:
    """The text with a visible sign in place of each that steers."""
    return _STEERING.sub(REPLACEMENT, text)


def cleaned_json(data: bytes) -> bytes:
    """The JSON with `cleaned` strings."""
    if data.isascii() and b"\\" not in data and b"\x7f" not in data:
        return data
    return _IN_JSON.sub(
        lambda found: REPLACEMENT if _steers(found) else found[0], data.decode(errors="replace")
    ).encode()


def steering_sign(line: str) -> str | None:
    """The first sign that steers in the strings of a line of JSON, by its name `U+001B`."""
    return next((f"U+{ord(_meant(found)):04X}" for found in _IN_JSON.finditer(line) if _steers(found)), None)


def _steers(found: re.Match[str]) -> bool:
    return _STEERING.match(_meant(found)) is not None


def _meant(found: re.Match[str]) -> str:
    code, short = found.groups()
    if code is not None:
        return chr(int(code, 16))
    return found[0] if short is None else _SHORT.get(short, short)
