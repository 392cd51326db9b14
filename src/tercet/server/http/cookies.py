"""The one cookie that we need, read in one pass.

`http.cookies` of older Pythons undoes quoting in quadratic time: 31,000 backslashes took it seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

COOKIE: Final = "tercet_guest"
COOKIE_BYTES: Final = 2048
"""How long all of a request's Cookie headers may be together."""


def cookie_token(headers: Iterable[str]) -> str:
    """The token in a request's Cookie headers; the first one counts, and nothing is unquoted, since ours never is."""
    for header in headers:
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE:
                return value.strip().strip('"')
    return ""
