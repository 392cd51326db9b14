"""A room in memory, for tests."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec.structs import replace

from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Event, Millis, fold
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.games import ROOM
from tercet.core.room import commands
from tercet.core.room.state import RoomState
from tercet.core.room.terms import RoomRules
from tercet.core.seating.authority import RoomOwner
from tercet.core.seating.commands import Open, Sit

SECRET = "ab" * 16
DIGEST = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


class RoomInMemory:
    """A room in memory; takes the owner's commands, and those of members by seat."""

    def __init__(self) -> None:
        self.chance = FairChance(seeds_from("room"))
        self.state: RoomState = ROOM.initial(RoomRules())
        self.events: list[Event] = []
        self.at = Millis(0)
        self.do(Open(hosted=True))

    def do(self, command: Command) -> tuple[Event, ...]:
        self.at = Millis(self.at + 1000)
        happened = ROOM.decide(self.state, replace(command, at=self.at), self.chance)
        before: Any = {seat: ROOM.view(self.state, seat) for seat in (None, Seat(0))}
        for seat, view in before.items():
            seen = fold(ROOM, view, [event.seen_by(seat) for event in happened])
            assert seen == ROOM.view(fold(ROOM, self.state, happened), seat), "a view follows from what it is sent"
        self.state = fold(ROOM, self.state, happened)
        self.events += happened
        return happened

    def own(self, command: Any) -> tuple[Event, ...]:
        return self.do(replace(command, authority=RoomOwner()))

    def join(self, *names: str) -> None:
        for name in names:
            self.do(Sit(seat=NOBODY, name=name))

    def record(self, table: int, *scores: tuple[int, int, int], time_taken: Millis | None = None) -> tuple[Event, ...]:
        current = self.state.round
        assert current is not None
        told = tuple((Seat(seat), points, sets) for seat, points, sets in scores)
        code = current.tables[table].code
        return self.do(commands.RecordTable(table=code, scores=told, time_taken=time_taken))
