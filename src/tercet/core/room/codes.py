"""Room codes: five letters that can be read aloud, without look-alikes or rude words in five languages (R3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LETTERS: Final = "abcdefghjkmnprstuxyz"
"""Excludes i, l, o, q and w, which look like other letters, and v, which sounds like b in Spanish; leaves 3.2 million
codes."""
CODE_LENGTH: Final = 5
_PARTS: Final = """
anus arse ass bastar bum butt caca cag cu cul cum cunt damn dep fag fam fart fat fdp fuc fuk fux gay
hell jap jerk kaka kak kike kkk kus kut kys mam merd nag naz neg nutt pd pede ped pene perr pet phuk
prk put pup pus rac rape rat sap sex shat sht ss suc suk tar tet tramp trump ttn turd tut twat ug
xxx zen zeb zut
"""
_RUDE: Final = frozenset(_PARTS.split())
"""Parts of rude words in English, Spanish, French, Portuguese, and Hebrew in Latin letters; to be safe, they also
exclude some harmless words."""


def room_code(below: Callable[[int], int]) -> str:
    """A new code; `below(n)` draws a number below n."""
    while True:
        code = "".join(LETTERS[below(len(LETTERS))] for _ in range(CODE_LENGTH))
        if not any(part in code for part in _RUDE):
            return code


def is_room_code(text: str) -> bool:
    """Whether a string could be a room's code; tables' codes are longer."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)


def read_code(text: str) -> str:
    """Normalizes a typed code: lower case, without spaces and hyphens."""
    return "".join(letter for letter in text.lower() if letter.isalnum())
