"""A game on a server, through the Python client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

from tercet.client.failures import Closed, CommandRefused
from tercet.client.table import RemoteTable
from tercet.core.chance_verification import ChanceVerdict
from tercet.core.engine.game import Command, Event, Game, Millis
from tercet.core.engine.seats import Chair, Seat
from tercet.terminal.game_record import ReceiptFile
from tercet.terminal.session import (
    ChanceChecked,
    ChatLine,
    CommandFailed,
    ConnectionLost,
    ConnectionStatus,
    Notice,
    OnEvent,
    OnNotice,
    ReceiptNotSaved,
)
from tercet.wire.messages import PHRASES


class RemoteSession:
    """One table on a server; the Python client maintains the connection."""

    def __init__(self, table: RemoteTable, phrase: Callable[[str], str], receipt: str = "", link: str = "") -> None:
        """The file `receipt`, if given, is written after every deal and at the end; `link` is the address for other
        people."""
        self._table = table
        self._phrase = phrase
        self._event_listeners: list[OnEvent] = []
        self._notice_listeners: list[OnNotice] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._verdict: ChanceVerdict | None = None
        self._file = ReceiptFile(receipt)
        self._keeps = bool(receipt)
        self._link = link or f"{table.server}/t/{table.code}"

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self._table.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        seat, chair = self._table.seat, self._chair()
        return () if seat is None or (chair is not None and (chair.left or chair.bot)) else (seat,)

    @property
    def former_seat(self) -> Seat | None:
        chair = self._chair()
        is_open = chair is not None and chair.left and not (chair.removed or chair.bot)
        return self._table.seat if is_open else None

    def _chair(self) -> Chair | None:
        """Returns the player's chair; None for a newcomer, whose seat is known before the chair exists."""
        seat, chairs = self._table.seat, self._table.view.seating.chairs
        return chairs[seat] if seat is not None and seat < len(chairs) else None

    @property
    def connection(self) -> ConnectionStatus | None:
        table = self._table
        return ConnectionStatus(table.connected, table.delay, bool(table.info.chat), self._link)

    def view(self, seat: Seat | None = None) -> Any:
        return self._table.view

    def now(self) -> Millis:
        return self._table.now()

    def listen(self, on_event: OnEvent, on_notice: OnNotice) -> None:
        self._event_listeners.append(on_event)
        self._notice_listeners.append(on_notice)

    async def open(self) -> None:
        if not self._tasks:
            # subscribe now, not when the task first runs: events in between would be lost
            events = self._table.events()
            self._tasks = [asyncio.create_task(self._follow(events)), asyncio.create_task(self._follow_talk())]

    async def catch_up(self) -> None:
        shown = asyncio.create_task(self._table.events_handled())
        await asyncio.wait({shown, self._tasks[0]}, return_when=asyncio.FIRST_COMPLETED)
        shown.cancel()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._keep()

    def tick(self) -> None:
        """Does nothing: the server runs the clock."""

    def pause(self, *, on: bool) -> None:
        """Does nothing: the other players continue."""

    def report_presence(self) -> None:
        self._table.report_presence()

    async def do(self, command: Command) -> None:
        try:
            await self._table.do(command)
        except CommandRefused as refused:
            raise CommandFailed(refused.code, refused.details, refused.late) from refused
        except Closed as closed:
            self._notify(ConnectionLost(closed.code))

    async def send_chat(self, text: str) -> None:
        try:
            if text in PHRASES:
                await self._table.send_chat(phrase=text)
            else:
                await self._table.send_chat(text=text)
        except CommandRefused as refused:
            raise CommandFailed(refused.code, refused.details) from refused
        except Closed as closed:
            self._notify(ConnectionLost(closed.code))

    async def seat_bot(self, level: str, seat: Seat | None = None) -> None:
        try:
            await self._table.seat_bot(level, seat)
        except CommandRefused as refused:
            raise CommandFailed(refused.code, refused.details) from refused
        except Closed as closed:
            self._notify(ConnectionLost(closed.code))

    def save_receipt(self, path: str = "") -> str | None:
        receipt = self._table.verifier.receipt(self._table.seat)
        return self._file.save(receipt, path) if receipt.dealings else None

    def _keep(self) -> None:
        if self._keeps:
            try:
                self.save_receipt()
            except OSError as error:
                self._notify(ReceiptNotSaved(str(error)))

    async def _follow(self, happening: AsyncIterator[Event]) -> None:
        async for event in happening:
            for on_event in self._event_listeners:
                on_event(event)
            self._check()
        self._notify(ConnectionLost("gone"))

    def _check(self) -> None:
        """Reports, once per deal, whether the shuffle matches the cards seen (P2)."""
        verdict = self._table.verifier.verdict
        if verdict is not self._verdict:
            self._verdict = verdict
            if verdict is not None:
                self._notify(ChanceChecked(verdict))
                self._keep()

    async def _follow_talk(self) -> None:
        while True:
            message = await self._table.chat.get()
            if message.seat is not None:
                name = self._table.view.seating.chairs[message.seat].name
            else:
                name = message.watcher.name if message.watcher is not None else ""
            self._notify(ChatLine(name, self._phrase(message.phrase) if message.phrase else message.text or ""))

    def _notify(self, notice: Notice) -> None:
        for on_notice in self._notice_listeners:
            on_notice(notice)
