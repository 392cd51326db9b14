"""ASCII fallbacks for terminals that can show nothing else, and for users who prefer ASCII."""

from __future__ import annotations

import codecs
import unicodedata
from functools import cache
from typing import Final

HANDLER: Final = "tercet-plain"
"""Codec error handler that falls back to ASCII: `reconfigure(errors=HANDLER)`."""
_PLAIN: Final = str.maketrans(
    "▟▙▜▛█▖▝▗▘◢◣◥◤╱╲╭╮╰╯┌┐└┘╔╗╚╝─│═║┄┆✓·–—−‑־“”„«»’‘…×✗▶¹¿¡░▒",
    "/\\\\/#\\\\//" + "/\\\\/" + "/\\" + "/\\\\/" + "...." + "####" + '-|=#~:v.-----"""""\'\'.xx>1?!.:',
)
"""One-character replacements, which keep columns aligned."""
_WIDER: Final = {"…": "...", "œ": "oe", "Œ": "OE"}
"""Longer replacements, used where columns do not matter."""


def ascii_text(text: str, *, in_columns: bool = False) -> str:
    """Converts text to ASCII, except letters of other scripts; `in_columns` replaces each character by exactly
    one."""
    if text.isascii():
        return text
    if not in_columns:
        for sign, plain in _WIDER.items():
            text = text.replace(sign, plain)
    return "".join(map(_plain, unicodedata.normalize("NFC", text)))


@cache
def _plain(sign: str) -> str:
    found = sign.translate(_PLAIN)
    if found.isascii():
        return found
    base = unicodedata.normalize("NFKD", sign)[0]
    if base.isascii() or sign.isalpha():
        return base
    # any other lines and blocks, such as scroll bars
    return "|" if "VERTICAL" in unicodedata.name(sign, "") else "#"


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    plain = ascii_text(error.object[error.start : error.end])
    return "".join(sign if sign.isascii() else "?" for sign in plain), error.end


codecs.register_error(HANDLER, _replace)
