"""Messages that a client has sent and the server has not answered yet."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable
from typing import Any

from tercet.client.failures import refusal
from tercet.wire.messages import Message, SendChat


class UnansweredMessages:
    """Messages with unique names, resent after each welcome; the table acts on each only once."""

    def __init__(self, transmit: Callable[[Message], None]) -> None:
        self._transmit = transmit
        self._session = secrets.token_hex(4)
        self._ids = itertools.count(1)
        self.waiting: dict[str, tuple[Message, asyncio.Future[Any]]] = {}

    def send(self, make: Callable[[str], Message]) -> asyncio.Future[Any]:
        """Sends the message that `make` returns for a new name; returns a future for its answer."""
        name = f"{self._session}-{next(self._ids)}"
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda _: self.waiting.pop(name, None))
        message = make(name)
        self.waiting[name] = (message, future)
        self._transmit(message)
        return future

    def send_again(self) -> None:
        for message, future in list(self.waiting.values()):
            if not future.done():
                self._transmit(message)

    def answer(self, name: str, value: Any) -> None:
        """Passes an answer to the sender; ignores a second answer."""
        if name in self.waiting and not (future := self.waiting[name][1]).done():
            future.set_result(value)

    def fail(self, name: str, error: Exception) -> None:
        if name in self.waiting and not (future := self.waiting[name][1]).done():
            future.set_exception(error)

    def fail_chat(self) -> None:
        """Fails chat messages sent on a lost connection instead of resending them, because people may have read
        them."""
        for name, (message, _) in list(self.waiting.items()):
            if isinstance(message, SendChat):
                self.fail(name, refusal("not-sent", name))

    def fail_all(self, error: Exception) -> None:
        for name in list(self.waiting):
            self.fail(name, error)
