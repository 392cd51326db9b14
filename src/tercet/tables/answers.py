"""Which commands were answered, so that one sent twice is carried out once and answered again."""

from __future__ import annotations

from typing import Final

from tercet.core.engine.game import Version
from tercet.store.port import GuestId
from tercet.wire.messages import Refused

REMEMBERED: Final = 32
"""Commands that were carried out, for each guest. However long they were away and whatever others did, what they
send again happens once, unless they have done this many things since, from elsewhere."""
REFUSED: Final = 128
"""Commands of a table that were refused; one that is forgotten and sent again is decided anew: it too happens once."""

Key = tuple[GuestId, str]


class Answers:
    """The last commands at a table and what came of them."""

    __slots__ = ("_done", "_refused")

    def __init__(self) -> None:
        self._done: dict[GuestId, dict[str, Version]] = {}
        """As many guests as have ever done something here, whose number the seating bounds."""
        self._refused: dict[Key, Refused] = {}

    def done(self, key: Key, version: Version) -> None:
        """Notes that a command was carried out and led to this version."""
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

    def forget(self, guest: GuestId) -> None:
        """Lets go of all that a guest did."""
        self._done.pop(guest, None)
        self._refused = {key: answer for key, answer in self._refused.items() if key[0] != guest}

    def version(self, key: Key) -> Version | None:
        """The version that a command led to, if it was carried out."""
        mine = self._done.get(key[0])
        return None if mine is None else mine.get(key[1])

    def refusal(self, key: Key) -> Refused | None:
        return self._refused.get(key)
