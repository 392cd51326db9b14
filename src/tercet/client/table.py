"""A client's view of a table on a server, always up to date, and the commands it can send."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

from msgspec.structs import replace
from picows import WSCloseCode, WSError, WSMsgType, WSTransport, ws_connect

from tercet.client.failures import Backoff, Closed, CommandRefused, read_welcome, refusal
from tercet.client.guest import Pass
from tercet.client.listener import DelayedMessages, Listener
from tercet.client.own_data import OwnData
from tercet.client.unanswered import UnansweredMessages
from tercet.core.chance_verification import ChanceVerifier
from tercet.core.engine.game import Command, Event, Game, Millis, Question, RaceCommand, Reply, Version
from tercet.core.engine.seats import Seat
from tercet.core.seating.authority import Permission
from tercet.core.seating.commands import Sit
from tercet.wire.codec import encode
from tercet.wire.messages import (
    LONGEST_TEXT,
    PROTOCOL,
    Ask,
    Bye,
    ChangeSettings,
    ChatMessage,
    Do,
    Done,
    Events,
    Hello,
    Message,
    Mute,
    Phrase,
    Ping,
    Pong,
    Problem,
    Refused,
    Replied,
    SeatBot,
    SendChat,
    ServerMessage,
    SettingsChanged,
    Visibility,
    Welcome,
    YourPermissions,
    YourSeat,
)

CHAT_KEPT: Final = 50
"""Maximum number of unread chat messages; the server stores the same number."""


class RemoteTable:
    """One table on a server. Reconnects automatically and resends unanswered messages; the server makes sure that each
    command is carried out only once."""

    def __init__(self, server: str, code: str, who: Pass, *, watch: bool = False) -> None:
        self.server = server
        self.code = code
        self.who = who
        self.seat: Seat | None = None
        self.permissions: frozenset[Permission] = frozenset()
        """What this client may do at the table besides playing."""
        self.info: Any = None
        self.delay: float | None = None
        """One-way delay in milliseconds, as measured by the server."""
        self.chat: asyncio.Queue[ChatMessage] = asyncio.Queue(CHAT_KEPT)
        """Unread chat messages; when the queue is full, the oldest message is dropped."""
        self.muted: frozenset[Seat] = frozenset()
        self.verifier = ChanceVerifier(None, code)
        """Checks the table's shuffles; its `verdict` is about the last deal whose seed was revealed (P2)."""
        self._watch = watch
        self._game: Game[Any, Any, Any] | None = None
        self._view: Any = None
        self._resume_token = ""
        self._closed: Closed | None = None
        self._transport: WSTransport | None = None
        self._unanswered = UnansweredMessages(self._transmit)
        self._changed = asyncio.Event()
        self._welcomed = asyncio.Event()
        self._events: list[asyncio.Queue[Event | None]] = []
        self._ahead = 0.0
        """How far the table's clock is ahead of ours, in milliseconds."""
        self._delayed = DelayedMessages(self._take, now_millis)
        self._backoff = Backoff()
        self._connection_task: asyncio.Task[None] | None = None

    # reading

    @property
    def view(self) -> Any:
        """The game as this client's seat may see it."""
        return self._view

    @property
    def version(self) -> Version:
        version: Version = self._view.version
        return version

    @property
    def game(self) -> Game[Any, Any, Any]:
        assert self._game is not None, "there is a game after the welcome"
        return self._game

    @property
    def own(self) -> OwnData:
        """This guest's games, statistics and puzzles on the server."""
        return OwnData(self.server, self.who)

    @property
    def connected(self) -> bool:
        return self._transport is not None and self._welcomed.is_set()

    @property
    def in_play(self) -> bool:
        """Whether this client's player takes part in a game that has begun."""
        if self.seat is None or self._view is None or self._view.phase in ("lobby", "over"):
            return False
        # we may know our seat before the view shows us in it
        return any(not chair.left for chair in self._view.seating.chairs[self.seat : self.seat + 1])

    def now(self) -> Millis:
        """The current time on the table's clock, as far as the client can tell."""
        return Millis(round(now_millis() + self._ahead))

    async def changed(self) -> None:
        """Waits for the next change; raises Closed if the connection has ended."""
        self._check_open()
        self._changed.clear()
        await self._changed.wait()
        self._check_open()

    async def until(self, condition: Callable[[Any], bool], seconds: float = 120.0) -> Any:
        """Waits until the view meets a condition, and returns the view."""
        async with asyncio.timeout(seconds):
            while not condition(self._view):
                await self.changed()
        return self._view

    def events(self) -> AsyncIterator[Event]:
        """Yields all events from now on."""
        queue: asyncio.Queue[Event | None] = asyncio.Queue()
        self._events.append(queue)
        return self._take_from(queue)

    async def _take_from(self, queue: asyncio.Queue[Event | None]) -> AsyncIterator[Event]:
        try:
            while (event := await queue.get()) is not None:
                yield event
                queue.task_done()
        finally:
            self._events.remove(queue)

    async def events_handled(self) -> None:
        """Waits until every reader of `events()` has handled all events received so far; `view` is ahead of them."""
        for queue in list(self._events):
            await queue.join()

    # acting

    async def sit(self) -> Seat:
        """Takes a seat, or returns to the one this guest already has."""
        await self.do(Sit(name=self.who.name))
        assert self.seat is not None, "the table sends the seat's number before it confirms the command"
        return self.seat

    async def do(self, command: Command, *, pressed: float | None = None) -> Version:
        """Sends a command and returns the resulting version; raises CommandRefused if the table refuses it.

        A race command without `seen` refers to the version this client sees now (C16).
        """
        if isinstance(command, RaceCommand) and command.seen is None:
            command = replace(command, seen=self.version)
        moment = now_millis() if pressed is None else pressed
        return cast("Version", await self._send(lambda id_: Do(id=id_, command=command, pressed=moment)))

    async def ask(self, question: Question) -> Reply:
        """Asks the table a question about the rules."""
        return cast("Reply", await self._send(lambda id_: Ask(id=id_, question=question)))

    async def send_chat(self, phrase: Phrase | None = None, text: str | None = None) -> None:
        """Sends a phrase or free text to the table; refuses an empty or overlong text without sending it."""
        if text is not None and len(text) > LONGEST_TEXT:
            raise refusal("too-long", most=LONGEST_TEXT)
        if phrase is None and not text:
            raise refusal("nothing-to-say")
        await self._send(lambda id_: SendChat(id=id_, phrase=phrase, text=text))

    async def change_settings(self, *, listed: bool | None = None, chat: bool | None = None) -> None:
        await self._send(lambda id_: ChangeSettings(id=id_, listed=listed, chat=chat))

    async def seat_bot(self, level: str, seat: Seat | None = None) -> None:
        """Adds a bot, or lets one replace a player who left; only the host may do so."""
        await self._send(lambda id_: SeatBot(id=id_, level=level, seat=seat))

    def mute(self, seat: Seat, on: bool = True) -> None:
        """Mutes or unmutes a seat for this client only; the setting survives reconnecting."""
        self.muted = self.muted | {seat} if on else self.muted - {seat}
        self._transmit(Mute(seat=seat, on=on))

    def report_presence(self) -> None:
        """Tells the table that the player is present."""
        self._transmit(Visibility())

    async def _send(self, make: Callable[[str], Message]) -> Any:
        self._check_open()
        return await self._unanswered.send(make)

    def _check_open(self) -> None:
        if self._closed is not None:
            raise self._closed

    def _transmit(self, message: Message) -> None:
        """Sends a message now if connected; otherwise it is sent after the next welcome."""
        if self._transport is not None and self._welcomed.is_set():
            self._transport.send(WSMsgType.TEXT, encode(message))

    # the connection

    async def open(self) -> None:
        self._connection_task = asyncio.create_task(self._keep_connected())
        while self._view is None:
            await self.changed()

    async def close(self) -> None:
        """Disconnects; the guest keeps the seat."""
        self._delayed.forget()
        self._end(Closed("left"))
        if self._connection_task is not None:
            self._connection_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._connection_task
        if self._transport is not None:
            self._transport.send_close(WSCloseCode.OK)
            self._transport.disconnect()

    async def _keep_connected(self) -> None:
        url = self.server.replace("http", "ws", 1) + "/ws"
        while self._closed is None:
            # do not use the listener that ws_connect returns: it is None if the connection is already gone
            listener = Listener(self)
            try:
                transport, _ = await ws_connect(lambda listener=listener: listener, url, max_frame_size=2**20)
            except (TimeoutError, OSError, WSError):
                pass
            else:
                self._transport = transport
                seen = None if self._view is None else self.version
                hello = Hello(
                    protocol=PROTOCOL,
                    table=self.code,
                    token=self.who.token,
                    seen=seen,
                    resume_token=self._resume_token,
                    watch=self._watch,
                )
                transport.send(WSMsgType.TEXT, encode(hello))
                await listener.gone()
                self._delayed.release()
                self._transport = None
                self._unanswered.fail_chat()
                if self._welcomed.is_set():
                    self._welcomed.clear()
                    self._backoff.welcomed()
                self._changed.set()
            if self._backoff.exhausted:
                self._end(Closed("unreachable"))
                return
            await asyncio.sleep(self._backoff.pause())

    def _hang_up(self) -> None:
        if self._transport is not None:
            self._transport.disconnect()

    def _end(self, reason: Closed) -> None:
        self._closed = self._closed or reason
        self._unanswered.fail_all(self._closed)
        for queue in self._events:
            queue.put_nowait(None)
        self._changed.set()

    def receive(self, message: ServerMessage) -> None:
        """Handles one message from the server; delays new cards and dice, and everything after them, until they may be
        shown."""
        if isinstance(message, Ping):
            self._answer_ping(message)
            return
        show_at = message.show_at if isinstance(message, Events) else None
        self._delayed.receive(message, 0.0 if show_at is None else show_at - self._ahead)

    def _answer_ping(self, ping: Ping) -> None:
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, encode(Pong(n=ping.n, clock=now_millis())))
        self.delay = ping.delay
        if ping.offset is not None:
            self._ahead = -ping.offset

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self._welcome(message)
            case Events():
                self._apply_events(message)
            case YourSeat(seat=seat):
                self.seat = seat
            case YourPermissions(permissions=given):
                self.permissions = frozenset(given)
            case Done(id=name, version=version):
                self._unanswered.answer(name, version)
            case Refused(id=name):
                self._unanswered.fail(name, CommandRefused(message))
            case Replied(id=name, reply=reply):
                self._unanswered.answer(name, reply)
            case ChatMessage():
                if self.chat.full():
                    self.chat.get_nowait()
                self.chat.put_nowait(message)
            case SettingsChanged(table=info):
                self.info = info
            case Problem(id=name, code=code, detail=detail):
                self._unanswered.fail(name, refusal(code, name, detail=detail))
            case Bye(code=code, retry=retry):
                if retry is None:
                    self._end(Closed(code))
                else:
                    self._backoff.ask(retry)
        self._changed.set()

    def _welcome(self, message: Welcome[Command]) -> None:
        try:
            self._game, view = read_welcome(message)
        except Closed as reason:
            self._end(reason)
            self._hang_up()
            return
        self.seat, self.info, self._resume_token = message.seat, message.table, message.resume_token
        self.permissions = frozenset(message.permissions)
        self._ahead = message.now - now_millis() + (self.delay or 0.0)
        self.verifier.game = self._game
        if view is not None:
            self._view = view
            self.verifier.start_from(self._view)
        if self._welcomed.is_set():
            self._unanswered.fail_chat()  # the table has a new owner, and the former one may have delivered the chat
        self._welcomed.set()
        for seat in self.muted:
            self._transmit(Mute(seat=seat))
        self._unanswered.send_again()
        self._contribute()

    def _apply_events(self, message: Events[Event]) -> None:
        if message.after != self.version:
            # we missed an event: reconnect, and the next hello asks for it
            self._hang_up()
            return
        for event in message.events:
            self.verifier.observe(self._view, event, self.seat)
            self._view = self.game.project(self._view, event)
            for queue in self._events:
                queue.put_nowait(event)
        self._contribute()
        if message.id and message.by == self.seat:
            self._unanswered.answer(message.id, Version(message.after + len(message.events)))

    def _contribute(self) -> None:
        """Automatically contributes a nonce to the next shuffle (P1)."""
        command = None if self._watch else self.verifier.answer(self._view, self.seat, partial(secrets.token_hex, 32))
        if command is not None:
            self._unanswered.send(lambda id_: Do(id=id_, command=command)).add_done_callback(self._contributed)

    def _contributed(self, done: asyncio.Future[Any]) -> None:
        if not done.cancelled() and done.exception() is not None:
            self.verifier.refused()


def now_millis() -> float:
    """The time on the client's own clock, in milliseconds."""
    return time.monotonic() * 1000
