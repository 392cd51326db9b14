"""The one cookie we need, read in one pass.

`http.cookies` in older Pythons unquotes in quadratic time: 31,000 backslashes took it seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

COOKIE: Final = "tercet_guest"
COOKIE_BYTES: Final = 2048
"""The most bytes that all of a request's Cookie headers may have together."""


def cookie_token(headers: Iterable[str]) -> str:
    """The token in a request's Cookie headers; the first one counts, and nothing is unquoted, since ours is never
    quoted."""
    for header in headers:
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE:
                return value.strip().strip('"')
    return ""
