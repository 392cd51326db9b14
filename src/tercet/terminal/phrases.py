"""The numbered quick phrases, which every table has, even where free text is off."""

from __future__ import annotations

import textwrap
from typing import Final

from tercet.locale import Words
from tercet.wire.messages import PHRASES, Phrase

NO_BREAK: Final = "\u00a0"


def numbered(words: Words) -> list[tuple[int, str]]:
    """Every phrase in the reader's language with its number, from 1."""
    return [(number, words(f"phrase-{phrase}")) for number, phrase in enumerate(PHRASES, 1)]


def listed(words: Words, width: int) -> list[str]:
    """All phrases with their keys, in as few lines as possible; no phrase is broken."""
    keys = [f"{number % 10} {text}".replace(" ", NO_BREAK) for number, text in numbered(words)]
    return textwrap.wrap(f"{NO_BREAK}· ".join(keys), width)


def phrase_of(typed: str) -> Phrase | None:
    """The phrase with a number, or None."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(PHRASES):
        return PHRASES[int(typed) - 1]
    return None


def phrase_of_key(key: str) -> Phrase | None:
    """The same by key: 0 is the tenth."""
    return phrase_of("10" if key == "0" else key)
