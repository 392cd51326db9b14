"""Remembers answered commands, so a command sent twice is carried out once and answered twice."""

from __future__ import annotations

from typing import Final

from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.wire.messages import Refused

REMEMBERED: Final = 32
"""Number of commands remembered per guest. A repeated command is carried out only once, even after a long absence,
unless the guest has sent this many other commands since."""
REFUSED: Final = 128
"""Number of refused commands remembered per table. A forgotten one that is sent again is decided again, which is
harmless because a refusal changes nothing."""

Key = tuple[Identity, str]


class Answers:
    """The latest commands at a table and their results."""

    __slots__ = ("_done", "_refused")

    def __init__(self) -> None:
        self._done: dict[Identity, dict[str, Version]] = {}
        """The commands carried out for each guest who ever acted here; bounded by the number of seats."""
        self._refused: dict[Key, Refused] = {}

    def done(self, key: Key, version: Version) -> None:
        """Records that a command was carried out and led to this version."""
        guest, name = key
        mine = self._done.get(guest)
        if mine is None:
            mine = self._done[guest] = {}
        mine[name] = version
        if len(mine) > REMEMBERED:
            del mine[next(iter(mine))]

    def refused(self, key: Key, answer: Refused) -> None:
        self._refused[key] = answer
        if len(self._refused) > REFUSED:
            del self._refused[next(iter(self._refused))]

    def forget(self, guest: Identity) -> None:
        """Forgets everything a guest did."""
        self._done.pop(guest, None)
        self._refused = {key: answer for key, answer in self._refused.items() if key[0] != guest}

    def find(self, key: Key) -> Version | Refused | None:
        """Returns the result of a command: the version it led to, or its refusal; None if unknown."""
        mine = self._done.get(key[0])
        version = None if mine is None else mine.get(key[1])
        return self._refused.get(key) if version is None else version
