"""Codes of rooms: five letters that can be read aloud, no look-alikes, and nothing rude in five languages (R3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LETTERS: Final = "abcdefghjkmnprstuxyz"
"""Without i, l, o, q and w, which look like others, and v, which sounds like b in Spanish: 3.2 million codes."""
CODE_LENGTH: Final = 5
_PARTS: Final = """
anus arse ass bastar bum butt caca cag cu cul cum cunt damn dep fag fam fart fat fdp fuc fuk fux gay
hell jap jerk kaka kak kike kkk kus kut kys mam merd nag naz neg nutt pd pede ped pene perr pet phuk
prk put pup pus rac rape rat sap sex shat sht ss suc suk tar tet tramp trump ttn turd tut twat ug
xxx zen zeb zut
"""
_RUDE: Final = frozenset(_PARTS.split())
"""Parts of words in English, Spanish, French, Portuguese and Hebrew in Latin letters; some are
harmless, so that no rude one slips through."""


def room_code(below: Callable[[int], int]) -> str:
    """A new code; `below(n)` draws a number below n."""
    while True:
        code = "".join(LETTERS[below(len(LETTERS))] for _ in range(CODE_LENGTH))
        if not any(part in code for part in _RUDE):
            return code


def is_room_code(text: str) -> bool:
    """Whether a text could be a room's code: no table's code is this short."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)


def read_code(text: str) -> str:
    """Typed text as a code: in lower case, without spaces and hyphens."""
    return "".join(letter for letter in text.lower() if letter.isalnum())
