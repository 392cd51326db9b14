"""Clients that record what they sent and were shown, from the raw bytes, and compare it with the log. Nothing here
decodes frames with the program's own code."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

import pytest
from picows import WSFrame, WSMsgType, WSTransport

from tercet.client import RemoteTable
from tercet.client import table as client_table
from tercet.client.listener import Listener
from tercet.store.port import History
from tercet.wire.codec import encode
from tercet.wire.messages import Message

SECRETS: Final = frozenset({"seed", "pile", "step", "cards", "exists", "dice"})
"""Event fields that not everybody sees; each is checked where it is shown."""


class Book:
    """Records what one client sent and saw."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        """Number of times each command was sent."""
        self.acknowledged: set[str] = set()
        self.shown: dict[int, str] = {}
        """Every event as it was shown, by version."""
        self.view: Any = None
        """The last complete view, and its version."""
        self.welcomes = 0
        self.longest_pause = 0.0
        """Longest time in seconds between a command and its answer."""
        self._seat: int | None = None
        self._waiting: dict[str, float] = {}

    def wants(self, raw: bytes, *, sent: bool) -> None:
        """Records a command, and whether it was sent."""
        said = json.loads(raw)
        if said["type"] == "do":
            self.sent[said["id"]] += sent
            self._waiting.setdefault(said["id"], monotonic())

    def sees(self, raw: bytes) -> None:
        said = json.loads(raw)
        kind = said["type"]
        if kind == "welcome":
            self.welcomes += 1
            self._seat = said["seat"]
            if said.get("view") is not None:
                self.view = (said["version"], said["view"])
        elif kind == "your-seat":
            self._seat = said["seat"]
        elif kind == "events":
            for version, event in enumerate(said["events"], said["after"] + 1):
                told = json.dumps(event, sort_keys=True)
                assert self.shown.setdefault(version, told) == told, (
                    f"version {version} was shown with two different events"
                )
            if said.get("id") in self.sent and said.get("by") == self._seat:
                self._answered(said["id"])
        elif kind == "done" and said["id"] in self.sent:
            self._answered(said["id"])
        elif kind == "refused":
            self._waited(said["id"])

    def _answered(self, name: str) -> None:
        self.acknowledged.add(name)
        self._waited(name)

    def _waited(self, name: str) -> None:
        begun = self._waiting.pop(name, None)
        if begun is not None:
            self.longest_pause = max(self.longest_pause, monotonic() - begun)

    @property
    def pause(self) -> float:
        """The same, including commands not answered yet."""
        return max(self.longest_pause, monotonic() - min(self._waiting.values(), default=monotonic()))

    def check(self, history: History) -> int:
        """Checks that everything acknowledged is in the log once, and that everything shown is in the log."""
        done = Counter(entry.command for entry in history.entries if entry.command)
        for name in self.acknowledged:
            assert done[name] == 1, f"{name} was acknowledged, but is in the log {done[name]} times"
        for name in self.sent:
            assert done[name] <= 1, f"{name} was executed {done[name]} times"
        log = [json.loads(raw) for entry in history.entries for raw in entry.events]
        for version, told in self.shown.items():
            assert version <= len(log), f"version {version} was shown, but isn't in the log"
            kept = log[version - 1]
            # fields that not everybody may see are left out; nothing else may differ
            for key, value in json.loads(told).items():
                hidden = key in SECRETS and not value
                assert hidden or kept.get(key) == value, f"version {version} differs in the log: {key}"
        return len(self.acknowledged)


class BookedTable(RemoteTable):
    """A client that keeps a record."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.book = Book()

    def _transmit(self, message: Message) -> None:
        self.book.wants(encode(message), sent=self._transport is not None and self._welcomed.is_set())
        super()._transmit(message)


class _BookedListener(Listener):
    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and isinstance(self._receiver, BookedTable):
            self._receiver.book.sees(frame.get_payload_as_bytes())
        super().on_ws_frame(transport, frame)


@contextmanager
def bookkeeping() -> Iterator[None]:
    """Lets recording clients store the frames they receive."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(client_table, "Listener", _BookedListener)
        yield


@pytest.fixture
def books() -> Iterator[None]:
    with bookkeeping():
        yield
