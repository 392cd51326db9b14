"""The types of fields that several messages share, with their bounds, the protocol version, and the quick phrases."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

PROTOCOL: Final = 2
"""Raised when an older client could misunderstand what it is sent; it is then told to reload."""

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
"""Made by the client: a command sent twice with the same id is carried out once and answered twice."""
Code = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A table's code, as it appears in its address."""
Token = Annotated[str, Meta(max_length=512)]
ResumeToken = Annotated[str, Meta(max_length=32)]
LONGEST_HOLD: Final = 500
"""How many milliseconds a client holds back what is to be shown later; no table asks for more, so a longer wait means a
wrong clock."""
LONGEST_TEXT: Final = 400
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Clock = Annotated[float, Meta(ge=-1e15, le=1e15)]
"""Milliseconds by the client's own clock, from an arbitrary start; it must run evenly."""
Count = Annotated[int, Meta(ge=0, le=2**53)]

Phrase = Literal[
    "hello", "good-luck", "well-done", "so-close", "oops", "thanks", "wait-please", "here-again", "one-more", "goodbye"
]
"""The quick phrases, allowed at every table; each reader sees them in their own language."""
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
