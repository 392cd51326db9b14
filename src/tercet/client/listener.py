"""The client's end of one WebSocket. Delays messages that arrive before they may be shown (C16)."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from tercet.wire.codec import BadMessage, read_server
from tercet.wire.messages import LONGEST_HOLD, ServerMessage

SILENCE: Final = 60.0
"""Seconds without any frame, including pings, after which a connection counts as dead."""
SILENCE_IN_PLAY: Final = 7.0
"""The same limit during play, when the server pings every two seconds; short enough to reconnect before a call
expires."""
CHECK: Final = 1.0
"""Seconds between checks for silence."""


class Receiver(Protocol):
    """The object to which a `Listener` passes messages."""

    @property
    def in_play(self) -> bool:
        """Whether a game is under way, when a dead connection must be noticed quickly."""

    def receive(self, message: ServerMessage) -> None: ...


class Listener(WSListener):
    """Reads frames and passes their messages on."""

    def __init__(self, receiver: Receiver) -> None:
        self._receiver = receiver
        self._over = asyncio.Event()
        self._transport: WSTransport | None = None
        self._heard = time.monotonic()

    async def gone(self) -> None:
        """Waits until the connection is closed or silent for too long; returns immediately if it never opened."""
        while self._transport is not None and not self._over.is_set():
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._over.wait(), CHECK)
            if time.monotonic() - self._heard > (SILENCE_IN_PLAY if self._receiver.in_play else SILENCE):
                self._transport.disconnect(graceful=False)
                return

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self._heard = time.monotonic()
        if frame.msg_type == WSMsgType.TEXT:
            try:
                self._receiver.receive(read_server(frame.get_payload_as_bytes()))
            except BadMessage:
                transport.disconnect()
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._over.set()


class DelayedMessages:
    """Passes on messages in order, each no earlier than its due time on the client's clock."""

    def __init__(self, take: Callable[[ServerMessage], None], now: Callable[[], float]) -> None:
        self._take = take
        self._now = now
        self._delayed: deque[tuple[float, ServerMessage]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def receive(self, message: ServerMessage, due: float) -> None:
        """Passes on a message immediately if it is due; otherwise delays it and all later messages until then."""
        now = self._now()
        if due > now + LONGEST_HOLD:
            due = 0.0
        if not self._delayed and due <= now:
            self._take(message)
            return
        self._delayed.append((due, message))
        if len(self._delayed) == 1:
            self._wait()

    def release(self) -> None:
        """Passes on all delayed messages when the connection is lost, so the next hello names the right version."""
        self.forget()
        while self._delayed:
            self._take(self._delayed.popleft()[1])

    def forget(self) -> None:
        """Stops waiting for the next due message."""
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        wait = max(self._delayed[0][0] - self._now(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(wait / 1000, self._show)

    def _show(self) -> None:
        while self._delayed and self._delayed[0][0] <= self._now() + 0.5:
            self._take(self._delayed.popleft()[1])
        if self._delayed:
            self._wait()
