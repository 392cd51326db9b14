"""Messages that arrive before the moment at which they are to be shown (C16)."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from tercet.wire.messages import LONGEST_HOLD, ServerMessage


class DelayedMessages:
    """Passes messages on in order, none before its moment by the client's clock."""

    def __init__(self, take: Callable[[ServerMessage], None], now: Callable[[], float]) -> None:
        self._take = take
        self._now = now
        self._held: deque[tuple[float, ServerMessage]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def receive(self, message: ServerMessage, due: float) -> None:
        """Passes a message on at once, or holds it and all later ones until it is due."""
        now = self._now()
        if due > now + LONGEST_HOLD:
            due = 0.0
        if not self._held and due <= now:
            self._take(message)
            return
        self._held.append((due, message))
        if len(self._held) == 1:
            self._wait()

    def release(self) -> None:
        """Passes everything on when the connection is lost, so the next hello says how far it got."""
        self.forget()
        while self._held:
            self._take(self._held.popleft()[1])

    def forget(self) -> None:
        """Stops waiting."""
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        wait = max(self._held[0][0] - self._now(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(wait / 1000, self._show)

    def _show(self) -> None:
        while self._held and self._held[0][0] <= self._now() + 0.5:
            self._take(self._held.popleft()[1])
        if self._held:
            self._wait()
