"""Which commands were answered, so that one sent twice is carried out once and answered again."""

from __future__ import annotations

from typing import Final

from tercet.core.play import Version
from tercet.store.port import GuestId
from tercet.wire.messages import Refused

REMEMBERED: Final = 128
"""Commands of one table; a client sends again what it did within the last seconds."""

Key = tuple[GuestId, str]


class Answers:
    """The last commands of a table and what came of them."""

    __slots__ = ("_done", "_refused")

    def __init__(self) -> None:
        self._done: dict[Key, Version] = {}
        self._refused: dict[Key, Refused] = {}

    def done(self, key: Key, version: Version) -> None:
        """Notes that a command was carried out and led to this version."""
        self._done[key] = version
        if len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]

    def refused(self, key: Key, answer: Refused) -> None:
        self._refused[key] = answer
        if len(self._refused) > REMEMBERED:
            del self._refused[next(iter(self._refused))]

    def version(self, key: Key) -> Version | None:
        """The version that a command led to, if it was carried out."""
        return self._done.get(key)

    def refusal(self, key: Key) -> Refused | None:
        return self._refused.get(key)
