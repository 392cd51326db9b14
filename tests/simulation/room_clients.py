"""A simulated teacher and pupils: all are in the room, and pupils also at their assigned tables."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable
from typing import Any, get_args

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.game import Command, Event
from tercet.core.games import ROOM
from tercet.core.room import commands
from tercet.core.room.seating_plan import Arrangement
from tercet.core.room.state import RoomView, Round
from tercet.core.seating.commands import Leave, Remove, RenamePerson, Return, Sit
from tercet.store.port import TableId
from tercet.wire.messages import Events, Welcome
from tests.simulation.client import Client, Link, LinkFaults, World

SECRET = "5e" * 16
MOST_TABLES = 4
"""Maximum number of tables a simulated teacher adds, to keep a run short."""


class RoomWorld(World):
    """What a room's members need from their surroundings."""

    clients: list[Client]
    numbers: itertools.count[int]
    still: bool
    """Whether nobody plays, so everything sent can arrive."""


class RoomClient(Client):
    """A connection to a room or one of its tables; command ids are never reused."""

    world: RoomWorld

    def __init__(
        self, world: RoomWorld, game: Any, guest: str, table: str, faults: LinkFaults, seed: str, think: float
    ) -> None:
        self.number = next(world.numbers)
        super().__init__(world, game, guest, table, faults, f"{seed}/{self.number}", think)
        world.clients.append(self)

    def _name(self) -> str:
        self._count += 1
        return f"{self.number}-{self._count}"

    def close(self) -> None:
        """Closes the page for good."""
        self.farewell = "gone"
        self.unanswered.clear()
        self.drop()


class TablePupil(RoomClient):
    """A pupil's connection to a table; the room decides their seat there."""

    def receive(self, link: Link, frame: bytes) -> None:
        super().receive(link, frame)
        if self.farewell == "no-table":
            self.farewell = None  # the room named the table, so it will be created

    def _wish(self) -> Command | None:
        if self.world.still:
            return None
        if self.seat is None:
            wants = not self.world.calm and self.rng.random() < 0.02
            return Sit(name=str(self.guest)) if wants else None
        if self.seat >= len(self.view.seating.chairs):
            return None  # the seat is announced just before the event that assigns it
        return super()._wish()


class RoomMember(RoomClient):
    """A person in the room."""

    def __init__(
        self, world: RoomWorld, code: str, guest: str, link: Callable[[], LinkFaults], seed: str, think: float
    ) -> None:
        self._new_link, self._seed, self._thinks = link, seed, think
        super().__init__(world, ROOM, guest, code, link(), seed, think)

    @property
    def room(self) -> RoomView:
        view: RoomView = self.view
        return view

    @property
    def current(self) -> Round | None:
        latest = self.room.round
        return None if latest is None or latest.is_over else latest


class Pupil(RoomMember):
    """A pupil: sits down in the room, follows it from table to table, leaves, returns and changes devices."""

    def __init__(self, *args: Any, claims: int | None = None) -> None:
        self.at: TablePupil | None = None
        self.claims = claims
        """The seat in the room that this pupil had on another device."""
        self._early = 0.0
        super().__init__(*args)
        self._early = self.rng.choice((0.0, 0.0, 300.0, 3000.0))
        """How long this pupil's page waits before it looks for a new table; some look before it exists."""

    def _welcome(self, message: Welcome[Command]) -> None:
        super()._welcome(message)
        self._follow()

    def _happen(self, message: Events[Event]) -> None:
        super()._happen(message)
        if self._welcomed:
            self._follow()

    def _follow(self) -> None:
        clock = self.world.clock
        clock.call_at(clock.now() + self._early, self._look)

    @property
    def own_table(self) -> TableId | None:
        """The table assigned to this pupil, as far as they know."""
        latest = None if self.view is None or self.farewell else self.room.round
        if latest is None or not self.sits:
            return None
        assert self.seat is not None
        index = latest.table_of(self.seat)
        return None if index is None else TableId(latest.tables[index].code)

    def _look(self) -> None:
        wanted, here = self.own_table, None if self.at is None else self.at.table
        if wanted == here or self.farewell:
            return
        if self.at is not None:
            self.at.close()
        self.at = None
        if wanted is not None:
            self.at = TablePupil(self.world, CARD_GAME, self.guest, wanted, self._new_link(), self._seed, self._thinks)

    def close(self) -> None:
        super().close()
        if self.at is not None:
            self.at.close()

    def change_device(self) -> None:
        """Moves to another device: it claims the name, and the teacher confirms."""
        if self.seat is None:
            return
        seat = self.seat
        self.close()
        guest = f"{self.guest.split('+')[0]}+{self.number}"
        Pupil(self.world, self.table, guest, self._new_link, self._seed, self._thinks, claims=seat)

    def _wish(self) -> Command | None:
        rng, seat = self.rng, self.seat
        if self.world.still or (seat is not None and seat >= len(self.room.seating.chairs)):
            return None
        if seat is None:
            return Sit(name=str(self.guest)) if self.claims is None else self._claim(self.claims)
        if self.room.seating.chairs[seat].left:
            return Return() if self.world.calm or rng.random() < 0.5 else None
        if self.world.calm:
            return None
        chance = rng.random()
        if chance < 0.004:
            self.change_device()
        elif chance < 0.01:
            return Leave()
        return None

    def _claim(self, seat: int) -> Command | None:
        proof = hashlib.sha256(bytes.fromhex(self._secret)).hexdigest()
        mine = [(i, claim) for i, claim in enumerate(self.room.claims) if claim.proof == proof]
        if not mine:
            return commands.ClaimName(who=seat, proof=proof)
        number, claim = mine[-1]
        return commands.TakeClaimedSeat(claim=number, secret=self._secret) if claim.confirmed else None

    @property
    def _secret(self) -> str:
        return hashlib.sha256(f"{SECRET}/{self.number}".encode()).hexdigest()[:32]


class Teacher(RoomMember):
    """The owner: starts, pauses and ends rounds; moves, renames and removes people."""

    def _wish(self) -> Command | None:
        room, rng = self.room, self.rng
        open_claims = [i for i, claim in enumerate(room.claims) if claim.confirmed is None]
        if open_claims:
            return commands.AnswerClaim(claim=open_claims[0], confirmed=True)
        if self.world.calm:
            return None
        current = self.current
        if current is None:
            ready = len(room.seating.people()) > 1
            arrangement = rng.choice(get_args(Arrangement))
            return commands.StartRoomRound(arrangement=arrangement) if ready and rng.random() < 0.5 else None
        if room.paused_at is not None:
            return commands.ResumeTables() if rng.random() < 0.2 else self._manage(current)
        chance = rng.random()
        if chance < 0.03:
            return commands.PauseTables()
        return commands.EndRound() if chance < 0.04 else self._manage(current)

    def _manage(self, current: Round) -> Command | None:
        rng, chance = self.rng, self.rng.random()
        who = rng.randrange(len(self.room.seating.chairs))
        if chance < 0.04:
            return commands.MovePerson(who=who, table=rng.randrange(len(current.tables)))
        if chance < 0.05 and len(current.tables) < MOST_TABLES:
            return commands.AddTable()
        if chance < 0.07:
            return RenamePerson(who=who, name=f"Name {self._count}")
        if self.room.seating.chairs[who].removed:
            return commands.ReadmitPerson(who=who) if chance < 0.3 else None
        return Remove(who=who) if chance < 0.072 else None
