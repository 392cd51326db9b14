"""A table in a simulated environment: the clock is stopped until a test advances it."""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.rules import DiceRules
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.sets.cards import find_sets
from tercet.store.memory import MemoryStore
from tercet.store.port import Moment, Record, StoreError, TableId
from tercet.tables.dependencies import Dependencies
from tercet.tables.races import Latency
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table
from tercet.wire.codec import read_server
from tercet.wire.messages import ByeCode, Events, Message, Welcome

START = 1_700_000_000_000
MessageT = TypeVar("MessageT", bound=Message)


class VirtualTimer:
    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class VirtualClock:
    """Moves only when told to, and makes the calls due by then."""

    def __init__(self) -> None:
        self._now = float(START)
        self.calendar = 0.0
        """How far the calendar has been moved since."""
        self._calls: list[tuple[float, int, VirtualTimer, Callable[[], None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    def moment(self) -> Moment:
        return Moment(round(self._now + self.calendar))

    def call_at(self, moment: float, function: Callable[[], None]) -> VirtualTimer:
        timer = VirtualTimer()
        heapq.heappush(self._calls, (max(moment, self._now), next(self._order), timer, function))
        return timer

    def soon(self, function: Callable[..., Any], *args: Any) -> None:
        self.call_at(self._now, lambda: function(*args))

    def step(self) -> bool:
        """Advances to the next call and makes it; False if there is none."""
        while self._calls:
            moment, _, timer, function = heapq.heappop(self._calls)
            if not timer.cancelled:
                self._now = moment
                function()
                return True
        return False

    def advance(self, millis: float) -> None:
        until = self._now + millis
        while self._calls and self._calls[0][0] <= until:
            self.step()
        self._now = until


class Actor:
    """A connection that records what it was sent, and follows the game as a client does."""

    def __init__(self, guest: str, *, line: Latency | None = None, watching: bool = False) -> None:
        self.guest = Identity(guest)
        self.name = guest.capitalize()
        self.seat: Seat | None = None
        self.watching = watching
        self.latency = line or Latency()
        self.muted: frozenset[Seat] = frozenset()
        self.got: list[Message] = []
        self.farewell: ByeCode | None = None
        self.version = 0

    def send(self, frame: bytes) -> None:
        assert self.farewell is None, "nothing is sent after the goodbye"
        message = read_server(frame)
        if isinstance(message, Welcome):
            self.version = message.version
        elif isinstance(message, Events):
            assert message.after == self.version, "versions without gaps"
            self.version += len(message.events)
        self.got.append(message)

    def bye(self, code: ByeCode) -> None:
        self.farewell = code

    def of(self, kind: type[MessageT]) -> list[MessageT]:
        return [message for message in self.got if isinstance(message, kind)]

    def last(self, kind: type[MessageT]) -> MessageT:
        return self.of(kind)[-1]

    def answer(self, id: str) -> Message:  # noqa: A002
        """The last answer to a command."""
        return [message for message in self.got if getattr(message, "id", None) == id][-1]


class LastingStore(MemoryStore):
    """A store that survives servers, like one on a disk."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.ends: list[float] = []
        """When servers stopped."""

    def _ran(self, since: float) -> float:
        return next((end - since for end in self.ends if end >= since), super()._ran(since))


class Stage:
    """One registry with a store in memory; `table` is its only table unless a test creates more."""

    def __init__(self, seed: str = "stage", grace: float = 4000.0, **rules: Any) -> None:
        self.clock = VirtualClock()
        self.store = LastingStore(self.clock.soon, self.clock.moment, self.clock.now)
        rng = random.Random(seed)
        self.dependencies = Dependencies(
            log=self.store, clock=self.clock, chance=FairChance(seeds_from(seed)), draw=rng.random, grace=grace
        )
        self.registry = TableRegistry(self.dependencies)
        self.ids = itertools.count()
        self.table = self.make(**rules)

    def make(self, code: str = "t1", game: str = "cards", **rules: Any) -> Table:
        terms = msgspec.json.encode(
            edition(rules.pop("edition", "es"), **rules) if game == "cards" else DiceRules(**rules)
        )
        record = Record(
            table=TableId(code),
            game=game,
            rules=terms,
            host=Identity("anna"),
            created=self.clock.moment(),
        )
        found: list[Table | StoreError] = []
        self.registry.make(record, found.append)
        self.clock.advance(0)
        assert isinstance(found[0], Table)
        return found[0]

    def restart(self, downtime: float) -> None:
        """Stops the server; another takes over its data after a while, before anybody connects."""
        self.registry.close()
        self.store.ends.append(self.clock.now())
        self.clock.advance(downtime)
        self.registry = TableRegistry(self.dependencies)

    def wake(self, code: str = "t1") -> Table:
        """The current table, woken if it sleeps."""
        found: list[Table | StoreError] = []
        self.registry.find(TableId(code), found.append)
        self.clock.advance(0)
        assert isinstance(found[0], Table), found[0]
        self.table = found[0]
        return found[0]

    def join(self, *guests: str, line: Latency | None = None, watching: bool = False) -> list[Actor]:
        actors = [Actor(guest, line=line, watching=watching) for guest in guests]
        for actor in actors:
            self.table.attach(actor)
            self.clock.advance(0)
        return actors

    def do(self, actor: Actor, command: Command, id: str = "", pressed: float | None = None) -> str:  # noqa: A002
        """Submits a command and lets the store answer, without advancing the clock."""
        name = id or f"x{next(self.ids)}"
        self.table.submit(actor, name, command, pressed)
        self.clock.advance(0)
        return name

    def seated(self, *guests: str, line: Latency | None = None) -> list[Actor]:
        """Seats players, marks them ready and deals."""
        from tercet.core.seating.commands import Ready, Sit, Start

        actors = self.join(*guests, line=line)
        for actor in actors:
            self.do(actor, Sit(name="?"))
        for actor in actors:
            self.do(actor, Ready())
        if len(actors) == 1:
            self.do(actors[0], Start())
        return actors

    def a_set(self) -> tuple[int, int, int]:
        """A SET on the table; if there is none, the players agree on more cards first."""
        found: list[tuple[int, int, int]] = find_sets(self.table.state.cards)
        assert found, "this seed's first layout has a SET"
        return found[0]
