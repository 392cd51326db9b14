"""A simulated player: a bad connection, a skewed clock, its own plans, and a record of what it was told."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tercet.bots.roster import make_bot
from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet, TakeBack
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.game import Command, Event, Game, Millis, Version
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.seating import commands
from tercet.core.seating.commands import AskHint
from tercet.core.seating.commit_reveal import nonce_commitment
from tercet.core.sets.cards import find_sets
from tercet.store.port import TableId
from tercet.wire.codec import encode, read_server
from tercet.wire.messages import (
    PROTOCOL,
    Bye,
    ChangeSettings,
    Do,
    Done,
    Events,
    Hello,
    Message,
    Ping,
    Pong,
    Refused,
    SeatBot,
    SettingsChanged,
    Visibility,
    Welcome,
    YourSeat,
)
from tests.nonces import nonce_of
from tests.simulation.process import SimConnection
from tests.tables.stage import VirtualClock

RESEND = 3000.0
"""Milliseconds without an answer after which a client resends."""


@dataclass
class LinkFaults:
    """How bad one client's connection is; times in milliseconds.

    Commands may be lost, duplicated and reordered, which is worse than TCP. Everything else arrives in order or the
    connection breaks, as with TCP.
    """

    up: float
    down: float
    jitter: float = 0.0
    loss: float = 0.0
    twice: float = 0.0
    """Share of messages that arrive twice."""
    overtaking: float = 0.0
    """Share of messages that may overtake earlier ones."""
    skew: float = 0.0
    drift: float = 0.0


class Link:
    """One connection between a client and the server."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._arrived = {"up": 0.0, "down": 0.0}
        self.alive = True
        self.server: SimConnection | None = None

    def deliver(self, frame: bytes) -> None:
        self._travel("down", lambda: self._client.receive(self, frame))

    def hang_up(self) -> None:
        """Closes the server's end; most of what was sent before still arrives, as when a process dies."""
        clock = self._client.world.clock
        if self._client.rng.random() < 0.2:
            self.alive = False
        closed = max(clock.now() + self._client.faults.down, self._arrived["down"])
        clock.call_at(closed, lambda: self._client.cut(self))

    def send(self, message: Message) -> None:
        frame = encode(message)

        def arrive() -> None:
            if self.server is not None and self.server.open:
                self.server.receive(frame)

        self._travel("up", arrive, loose=isinstance(message, Do))

    def _travel(self, way: str, arrive: Callable[[], None], *, loose: bool = False) -> None:
        faults, rng, clock = self._client.faults, self._client.rng, self._client.world.clock
        wild = not self._client.world.calm
        if wild and rng.random() < faults.loss:
            if not loose:
                self._break()
            return
        for _ in range(2 if loose and wild and rng.random() < faults.twice else 1):
            moment = clock.now() + (faults.up if way == "up" else faults.down) + rng.uniform(0, faults.jitter)
            if not (loose and wild and rng.random() < faults.overtaking):
                moment = max(moment, self._arrived[way])
                self._arrived[way] = moment
            clock.call_at(moment, lambda: arrive() if self.alive else None)

    def _break(self) -> None:
        """Stops all traffic; both ends find out after a while, the server last."""
        self.alive = False
        clock = self._client.world.clock
        server = self.server
        clock.call_at(clock.now() + self._client.rng.uniform(100, 3000), lambda: self._client.cut(self))
        if server is not None:
            clock.call_at(clock.now() + self._client.rng.uniform(100, 20_000), server.close)


class World:
    """What a client needs from its surroundings."""

    clock: VirtualClock
    calm: bool

    def connect(self, guest: Identity, link: Link) -> SimConnection | None:
        raise NotImplementedError

    def acknowledged(self, client: Client, name: str) -> None:
        raise NotImplementedError

    def arranged(self, arrange: ChangeSettings) -> None:
        raise NotImplementedError


class Client:
    """One player."""

    def __init__(
        self,
        world: World,
        game: Game[Any, Any, Any],
        guest: str,
        table: str,
        faults: LinkFaults,
        seed: str,
        think: float,
    ) -> None:
        self.world = world
        self._game = game
        self._bot = make_bot("dice", "beginner", seed) if game is DICE_GAME else None
        self.guest = Identity(guest)
        self.faults = faults
        self.rng = random.Random(seed)
        self.brings_nonces = self.rng.random() < 0.8
        self.view: Any = None
        self.seat: Seat | None = None
        self.seen: dict[int, tuple[Seat | None, Event]] = {}
        """Every event shown, by version, and to which seat."""
        self.unanswered: dict[str, Do[Command] | ChangeSettings | SeatBot] = {}
        self.wants_bot = False
        """Whether they request a bot when they are the host."""
        self.back_at = 0.0
        """Until then they are away, with their device switched off."""
        self.chat: bool | None = None
        """Whether free text is allowed, as far as this client knows."""
        self.refused: dict[str, Refused] = {}
        self.farewell: str | None = None
        self.table = TableId(table)
        self._think = think
        self._link: Link | None = None
        self._welcomed = False
        self._resume_token = ""
        self._count = 0
        self._left = False
        self.connect()
        self._wait()

    @property
    def version(self) -> int:
        return 0 if self.view is None else self.view.version

    @property
    def sits(self) -> bool:
        """Whether this player has a seat and hasn't left it."""
        chairs = () if self.view is None else self.view.seating.chairs
        # the seat is announced just before the event that assigns it
        return self.seat is not None and self.seat < len(chairs) and not chairs[self.seat].left

    def my_clock(self) -> float:
        return self.world.clock.now() * (1 + self.faults.drift) + self.faults.skew

    # the connection

    def connect(self) -> None:
        if self.farewell is not None or self._link is not None:
            return
        if self.world.clock.now() < self.back_at:
            self._again()
            return
        link = Link(self)
        server = self.world.connect(self.guest, link)
        if server is None:
            self._again()
            return
        link.server = server
        self._link = link
        self._welcomed = False
        seen = None if self.view is None else self.version
        link.send(Hello(protocol=PROTOCOL, table=self.table, seen=seen, resume_token=self._resume_token))

        def check() -> None:
            if self._link is link and not self._welcomed:
                self.drop()

        self.world.clock.call_at(self.world.clock.now() + RESEND, check)

    def cut(self, link: Link) -> None:
        """Called when the connection is gone."""
        link.alive = False
        if self._link is link:
            self._link = None
            self._welcomed = False
            self._again()

    def drop(self) -> None:
        """Breaks the connection from this side, like a tunnel."""
        link = self._link
        if link is not None:
            self._link = None
            self._welcomed = False
            link.alive = False
            if link.server is not None:
                link.server.close()
            self._again()

    def _again(self) -> None:
        clock = self.world.clock
        clock.call_at(max(clock.now(), self.back_at) + self.rng.uniform(50, 800), self.connect)

    def wake(self) -> None:
        self.back_at = 0.0
        self.connect()

    def nap(self, millis: float) -> None:
        """Switches the device off for a while."""
        self.back_at = self.world.clock.now() + millis
        self.drop()

    # incoming messages

    def receive(self, link: Link, frame: bytes) -> None:
        if link is not self._link:
            return
        message = read_server(frame)
        match message:
            case Ping(n=n):
                self._transmit(Pong(n=n, clock=self.my_clock()))
            case Welcome():
                self._welcome(message)
            case Events():
                self._happen(message)
            case YourSeat(seat=seat):
                self.seat = seat
            case SettingsChanged(table=info):
                self.chat = info.chat
            case Done(id=name):
                self._answered(name)
            case Refused(id=name):
                self.unanswered.pop(name, None)
                self.refused[name] = message
            case Bye(code=code):
                if code in ("removed", "taken-over", "closed", "no-table"):
                    self.farewell = code

    def _welcome(self, message: Welcome[Command]) -> None:
        self.seat, self.chat, self._resume_token = message.seat, message.table.chat, message.resume_token
        if message.view is not None:
            assert message.version >= self.version, f"{self.guest} was sent back from {self.version}"
            self.view = msgspec.convert(message.view, self._game.view_type)
        assert message.version == self.version, "a welcome says where to continue"
        self._welcomed = True
        for do in list(self.unanswered.values()):
            self._transmit(do)

    def _happen(self, message: Events[Event]) -> None:
        if not self._welcomed or message.after + len(message.events) <= self.version:
            return  # a duplicate
        if message.after != self.version:
            self.drop()
            return
        for event in message.events:
            self.view = self._game.project(self.view, event)
            self.seen[self.view.version] = (self.seat, event)
        if (message.id and message.by == self.seat) or message.by is None:
            self._answered(message.id)

    def _answered(self, name: str) -> None:
        answered = self.unanswered.pop(name, None)
        if isinstance(answered, ChangeSettings):
            self.world.arranged(answered)
        elif isinstance(answered, Do):
            self.world.acknowledged(self, name)

    # outgoing messages

    def do(self, command: Command) -> str:
        """Sends a command; returns its id, which counts as unanswered until the answer."""
        name = self._name()
        self._hand(Do(id=name, command=command, pressed=self.my_clock()))
        return name

    def arrange(self) -> None:
        """Toggles free text, as the host."""
        self._hand(ChangeSettings(id=self._name(), chat=not self.chat))

    def _name(self) -> str:
        self._count += 1
        return f"{self.guest}-{self._count}"

    def ask_for_bot(self) -> None:
        self.wants_bot = False
        self._hand(SeatBot(id=self._name(), level="greedy" if self._game is DICE_GAME else "expert"))

    def _hand(self, message: Do[Command] | ChangeSettings | SeatBot) -> None:
        self.unanswered[message.id] = message
        self._transmit(message)
        self._watch(message.id)

    def _watch(self, name: str) -> None:
        def check() -> None:
            if name in self.unanswered:
                self._transmit(self.unanswered[name])
                self._watch(name)

        self.world.clock.call_at(self.world.clock.now() + RESEND, check)

    def _transmit(self, message: Message) -> None:
        if self._link is not None and (self._welcomed or isinstance(message, Pong)):
            self._link.send(message)

    # the player's wishes

    def _wait(self) -> None:
        clock = self.world.clock
        clock.call_at(clock.now() + self.rng.uniform(0.2, 1.8) * self._think, self._act)

    def _act(self) -> None:
        if self.farewell is None:
            self._wait()
        if self.view is None or self.unanswered or not self._welcomed or self.view.phase == "over":
            return
        if self.seat is not None and self.view.seating.host == self.seat and self.rng.random() < 0.02:
            self.arrange()
            return
        if self.wants_bot and self.seat is not None and self.view.seating.host == self.seat:
            self.ask_for_bot()
            return
        command = self._wish()
        if command is not None:
            self.do(command)
        elif self.rng.random() < 0.2:
            self._transmit(Visibility())

    def _wish_to_start(self, seat: Seat) -> Command | None:
        """What a client does for a start before its player presses anything; some contribute no nonces (P1)."""
        view, seating = self.view, self.view.seating
        chair, nonce = seating.chairs[seat], nonce_of(seat, view.commitment)
        if seating.start is not None and seating.start.seats:
            revealed = dict(zip(seating.start.seats, seating.start.nonces, strict=True)).get(seat, "-")
            return None if revealed else commands.RevealNonce(nonce=nonce)
        if not chair.committed and self.brings_nonces and view.commitment:
            return commands.CommitNonce(commitment=nonce_commitment(nonce), seed=view.commitment)
        if seating.start is not None:
            return None
        if not chair.ready:
            return commands.Ready()
        return commands.Start() if seating.acting_host() == seat and self.rng.random() < 0.2 else None

    def _wish(self) -> Command | None:
        view, rng = self.view, self.rng
        if self.seat is None:
            return commands.Sit(name=self.guest)
        if view.seating.chairs[self.seat].left:
            return commands.Return() if rng.random() < 0.5 else None
        if view.phase in ("lobby", "pause"):
            return self._wish_to_start(self.seat)
        if self._bot is not None:
            answer = self._bot.answer(view, self.seat, Millis(0))
            return None if answer is None else answer.command
        if self.seat not in view.dealt_in:
            return None
        if not self.world.calm and rng.random() < 0.004:
            return commands.Leave()
        sets = find_sets(view.cards)
        seen = Version(view.version)
        if view.call is not None:
            return self._point(sets) if view.call.seat == self.seat else None
        if not sets:
            if rng.random() < 0.03 and view.style == "announce":
                return CallSet(seen=seen)
            return SayNoSet(seen=seen) if self.seat not in view.votes else None
        if rng.random() < 0.02:
            return rng.choice((SayNoSet(seen=seen), AskHint()))
        if view.style == "point":
            return ClaimSet(seen=seen, cards=self._triple(sets))
        return CallSet(seen=seen)

    def _point(self, sets: list[tuple[int, int, int]]) -> Command | None:
        chance = self.rng.random()
        if chance < 0.02:
            return None
        return TakeBack() if chance < 0.04 else PointCards(cards=self._triple(sets))

    def _triple(self, sets: list[tuple[int, int, int]]) -> tuple[int, int, int]:
        if sets and self.rng.random() < 0.92:
            return self.rng.choice(sets)
        a, b, c = self.rng.sample(self.view.cards, 3)
        return (a, b, c)
