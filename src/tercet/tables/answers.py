"""Which commands have been answered, so a command sent twice is carried out once and answered twice."""

from __future__ import annotations

from typing import Final

from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.wire.messages import Refused

REMEMBERED: Final = 32
"""How many commands are remembered for each guest. A command sent again is carried out only once, however long the
guest was away and whatever others did, unless that guest has since sent this many others."""
REFUSED: Final = 128
"""How many refused commands a table remembers; a forgotten one that is sent again is decided again, which is still
once."""

Key = tuple[Identity, str]


class Answers:
    """The latest commands at a table and their results."""

    __slots__ = ("_done", "_refused")

    def __init__(self) -> None:
        self._done: dict[Identity, dict[str, Version]] = {}
        """All guests who ever did something here; the number of seats limits how many there are."""
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
        """What became of a command: the version it led to, or why it was refused; None if it is not known."""
        mine = self._done.get(key[0])
        version = None if mine is None else mine.get(key[1])
        return self._refused.get(key) if version is None else version
