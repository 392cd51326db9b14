"""Text in ASCII, for terminals and people who want nothing else."""

from __future__ import annotations

import codecs
import unicodedata
from functools import cache
from typing import Final

HANDLER: Final = "tercet-plain"
"""The name under which streams replace what their encoding lacks: `reconfigure(errors=HANDLER)`."""
_PLAIN: Final = str.maketrans(
    "▟▙▜▛█▖▝▗▘◢◣◥◤╱╲╭╮╰╯┌┐└┘╔╗╚╝─│═║┄┆✓·–—−‑־“”„«»’‘…×✗▶¹¿¡░▒",
    "/\\\\/#\\\\//" + "/\\\\/" + "/\\" + "/\\\\/" + "...." + "####" + '-|=#~:v.-----"""""\'\'.xx>1?!.:',
)
"""Character by character, so that everything stays in its column."""
_WIDER: Final = {"…": "...", "œ": "oe", "Œ": "OE"}
"""What is better written with several characters, where columns do not matter."""


def ascii_text(text: str, *, in_columns: bool = False) -> str:
    """The text without what ASCII lacks, except letters of other scripts; in columns each character stays one."""
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
    # lines and blocks of any other kind, bars for scrolling among them
    return "|" if "VERTICAL" in unicodedata.name(sign, "") else "#"


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    plain = ascii_text(error.object[error.start : error.end])
    return "".join(sign if sign.isascii() else "?" for sign in plain), error.end


codecs.register_error(HANDLER, _replace)
