"""Sends messages between nodes over NATS core, which delivers each at most once and mostly in order, and loses some."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

import nats
from tercet.cluster.peers import BusError, BusUnreachable

SCHEMES: Final = ("nats://", "tls://")
CONNECT_SECONDS: Final = 5
PING_SECONDS: Final = 0.75
MOST_PINGS: Final = 2
"""A connection counts as dead after this many unanswered pings, which takes two to three intervals."""
REOPEN_SECONDS: Final = 1.0
"""Seconds between checks for a connection that the library has closed permanently."""
MOST_WAITING: Final = 16 * 2**20
"""Maximum number of bytes waiting to be sent; beyond this, messages are dropped, as if lost in transit."""
LEAST_PAYLOAD: Final = 2**20
"""Minimum message size, in bytes, that the NATS server must allow; this is its default."""
CLOSE_SECONDS: Final = 1
"""Seconds to wait, before disconnecting, until NATS has received the pending messages."""
MOST_REQUESTS: Final = 64
"""Maximum number of concurrent requests from other nodes; beyond this, requests are ignored."""

_logger = logging.getLogger("tercet.cluster")


class Bus:
    """A connection to NATS that reconnects automatically; messages sent while it is down are lost."""

    def __init__(self, url: str, name: str, on_lost: Callable[[], None] = lambda: None) -> None:
        self._url = url
        self._name = name
        self._on_lost = on_lost
        self._client = Client()
        """Replaced by a new client once the library has closed it permanently."""
        self._subscriptions: list[tuple[str, Callable[[Msg], Awaitable[None]]]] = []
        self._keeper: asyncio.Task[None] | None = None
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._waiting_bytes = 0
        self._wanted = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()
        self.sent = 0
        self.received = 0
        self.dropped = 0
        """Number of messages dropped because there was no connection or too much was waiting."""

    def __str__(self) -> str:
        """Formats the addresses without passwords."""
        found = [urlsplit(url) for url in self._url.split(",")]
        return ", ".join(f"{parts.hostname}:{parts.port or 4222}" for parts in found)

    @property
    def is_connected(self) -> bool:
        return self._client.is_connected

    async def open(self) -> None:
        """Connects, or raises an error with the reason."""
        await self._connect()
        self._sender = asyncio.create_task(self._send_all())
        self._keeper = asyncio.create_task(self._keep_open())

    async def _connect(self) -> None:
        client = Client()
        problem = ""

        async def failed(error: Exception) -> None:
            nonlocal problem
            before, problem = problem, str(error) or type(error).__name__
            if problem != before:  # log each problem once, because the library retries several times a second
                _logger.warning("NATS: %s", problem)

        async def lost() -> None:
            _logger.warning("NATS is lost")
            self._on_lost()

        async def back() -> None:
            nonlocal problem
            problem = ""
            _logger.warning("NATS is back")

        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await client.connect(
                    servers=self._url.split(","),
                    name=self._name,
                    error_cb=failed,
                    disconnected_cb=lost,
                    reconnected_cb=back,
                    connect_timeout=CONNECT_SECONDS,
                    reconnect_time_wait=0.2,  # type: ignore[arg-type]  # seconds, also parts of them
                    max_reconnect_attempts=-1,
                    ping_interval=PING_SECONDS,  # type: ignore[arg-type]
                    max_outstanding_pings=MOST_PINGS,
                    no_echo=True,
                    pending_size=MOST_WAITING,
                )
                if client.max_payload < LEAST_PAYLOAD:
                    most = client.max_payload
                    raise BusUnreachable(str(self), f"its max_payload is {most}, and must be at least {LEAST_PAYLOAD}")
                for subject, take in self._subscriptions:
                    await _listen(client, subject, take)
        except BaseException as error:
            with contextlib.suppress(Exception):
                await client.close()
            if isinstance(error, BusUnreachable) or not isinstance(error, OSError | TimeoutError | nats.errors.Error):
                raise
            raise BusUnreachable(str(self), problem or str(error) or type(error).__name__) from error
        self._client = client

    async def _keep_open(self) -> None:
        """Reconnects after the library has given up, for example because the password was refused."""
        while True:
            await asyncio.sleep(REOPEN_SECONDS)
            if self._client.is_closed:
                try:
                    await self._connect()
                except Exception as error:
                    _logger.warning("NATS is still unreachable: %s", error)
                else:
                    _logger.warning("NATS is back")

    async def close(self) -> None:
        """Sends pending messages, then disconnects."""
        for task in (*self._answering, self._sender, self._keeper):
            if task is not None:
                task.cancel()
        if self._keeper is not None:
            await asyncio.wait([self._keeper])
        with contextlib.suppress(Exception):
            async with asyncio.timeout(CLOSE_SECONDS):
                while self._waiting:
                    await self._client.publish(*self._waiting.popleft())
                # NATS may lose what it has not read when the connection is closed
                await self._client.flush(CLOSE_SECONDS)
        with contextlib.suppress(Exception):
            await self._client.close()

    def publish(self, subject: str, data: bytes) -> None:
        """Sends a message without waiting; drops it if there is no connection."""
        if not self._client.is_connected or self._waiting_bytes > MOST_WAITING:
            self.dropped += 1
            return
        self._waiting.append((subject, data))
        self._waiting_bytes += len(data)
        self._wanted.set()

    async def subscribe(self, subject: str, received: Callable[[bytes], None]) -> None:
        """Subscribes to `subject`, and calls `received` with each message."""

        async def take(message: Msg) -> None:
            self.received += 1
            received(message.data)

        await self._subscribe(subject, take)

    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Sends a question and returns the answer; raises BusError if none arrives in time."""
        try:
            answer = await self._client.request(subject, data, timeout=seconds)
        except (nats.errors.Error, OSError, TimeoutError) as error:
            raise BusError(f"no answer from {subject}") from error
        return answer.data

    async def answer(self, subject: str, handler: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Calls `handler` with each question, in a separate task, and sends its answer."""

        async def reply(message: Msg) -> None:
            try:
                answer = await handler(message.data)
                await message.respond(answer)
            except Exception:
                _logger.exception("a question from another node was not answered")

        async def take(message: Msg) -> None:
            if len(self._answering) >= MOST_REQUESTS:
                self.dropped += 1
                return
            task = asyncio.create_task(reply(message))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

        await self._subscribe(subject, take)

    async def _subscribe(self, subject: str, take: Callable[[Msg], Awaitable[None]]) -> None:
        self._subscriptions.append((subject, take))
        await _listen(self._client, subject, take)

    async def _send_all(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            while self._waiting:
                subject, data = self._waiting.popleft()
                self._waiting_bytes -= len(data)
                try:
                    await self._client.publish(subject, data)
                    self.sent += 1
                except (nats.errors.Error, OSError) as error:
                    self.dropped += 1
                    if not isinstance(error, nats.errors.OutboundBufferLimitError):
                        _logger.warning("a message was not sent: %s", error)


async def _listen(client: Client, subject: str, take: Callable[[Msg], Awaitable[None]]) -> None:
    await client.subscribe(subject, cb=take, pending_bytes_limit=2 * MOST_WAITING)
