"""A table in line mode: what is typed becomes commands, what happens becomes lines. Any terminal, any screen reader."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from string import ascii_lowercase
from typing import Any, Final

from tercet.client.table import Closed, Refused, RemoteTable
from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet, TakeBack
from tercet.core.notation import NotationError, parse_cards
from tercet.core.play import Command, Event, Refusal
from tercet.core.seating import Leave, Ready, Start
from tercet.locale import Words
from tercet.render.names import refusal_text
from tercet.render.results import result_lines
from tercet.render.story import event_text
from tercet.wire.words import PHRASES

LABELS: Final = ascii_lowercase
Draw = Callable[..., str]
Show = Callable[[str], None]


class LineTable:
    """One player's or watcher's conversation with an online card table."""

    def __init__(self, table: RemoteTable, words: Words, show: Show, draw: Draw) -> None:
        self._table = table
        self._words = words
        self._show = show
        self._draw = draw
        self._drawn: Any = None

    async def watch(self) -> None:
        """Tells what happens until the game is over."""
        self._picture()
        async for event in self._table.events():
            self._tell(event)
            if self._table.view.phase == "over":
                for line in result_lines(self._table.view, self._words):
                    self._show(line)
                return

    async def hear(self) -> None:
        """Tells what others say."""
        while True:
            said = await self._table.said.get()
            chairs = self._table.view.seating.chairs
            text = self._words(f"phrase-{said.phrase}") if said.phrase else said.text or ""
            self._show(self._words("server-says", name=chairs[said.seat].name, text=text))

    async def type(self, typed: str) -> bool:
        """Carries out a line that was typed; False when it was to stop."""
        word = typed.strip().lower()
        self._table.here()
        try:
            if word in {"q", "quit", "exit"}:
                return False
            if word in {"?", "help", ""}:
                self._show(self._words("server-join-help"))
            elif word == "sit":
                await self._table.sit()
            elif word.startswith("/"):
                await self._say(word[1:].strip(), typed.strip()[1:].strip())
            else:
                await self._table.do(self._command(word))
        except Refused as refused:
            self._show(refused_text(refused, self._words))
        except NotationError:
            self._show(self._words("server-join-what"))
        return True

    async def _say(self, word: str, text: str) -> None:
        if word in PHRASES:
            await self._table.say(phrase=word)
        elif text:
            await self._table.say(text=text)
        else:
            self._show(" ".join(f"/{phrase}" for phrase in PHRASES))

    def _command(self, word: str) -> Command:
        view = self._table.view
        match word:
            case "r" | "ready":
                return Ready(nonce=secrets.token_hex(8))
            case "start":
                return Start()
            case "s" | "set" | "set!":
                return CallSet(seen=view.version)
            case "n" | "no" | "none":
                return SayNoSet(seen=view.version)
            case "b" | "back":
                return TakeBack()
            case "leave":
                return Leave()
        a, b, c = self._cards(word, view.layout)
        if view.style == "point":
            return ClaimSet(cards=(a, b, c), seen=view.version)
        return PointCards(cards=(a, b, c))

    def _cards(self, word: str, layout: Iterable[int | None]) -> tuple[int, ...]:
        """Three letters of places, or three cards by their names."""
        letters = word.replace(" ", "").replace(",", "")
        slots = tuple(layout)
        if len(letters) == 3:
            held = [slots[i] if 0 <= (i := LABELS.find(letter)) < len(slots) else None for letter in letters]
            cards = tuple(card for card in held if card is not None)
        else:
            cards = tuple(map(int, parse_cards(word)))
        if len(cards) != 3:
            raise NotationError("three cards")
        return cards

    def _tell(self, event: Event) -> None:
        view = self._table.view
        names = [chair.name for chair in view.seating.chairs]
        self._show(event_text(event, names, self._words))
        if view.phase != "over":
            self._picture()

    def _picture(self) -> None:
        """The cards, whenever they have changed."""
        view = self._table.view
        if view.layout and (view.layout, view.deal) != self._drawn:
            self._drawn = (view.layout, view.deal)
            self._show(self._draw(view.layout, labels=LABELS[: len(view.layout)]))


async def converse(
    table: RemoteTable, words: Words, show: Show, draw: Draw, read: Callable[[], str | None], *, sit: bool
) -> None:
    """Runs until the game is over, the reader has nothing more, or the server is gone."""
    lines = LineTable(table, words, show, draw)
    watching = asyncio.create_task(lines.watch())
    hearing = asyncio.create_task(lines.hear())
    try:
        if sit and table.seat is None:
            await lines.type("sit")
        show(words("server-join-help"))
        while not watching.done():
            reading = asyncio.create_task(asyncio.to_thread(read))
            await asyncio.wait([reading, watching], return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                break
            typed = reading.result()
            if typed is None or not await lines.type(typed):
                break
    except Closed as closed:
        show(words("server-closed", code=words(f"server-bye-{closed.code}")))
    finally:
        watching.cancel()
        hearing.cancel()


def refused_text(refused: Refused, words: Words) -> str:
    """Why a command was refused, in the reader's language, and by how much a race was lost."""

    class Told(Refusal):
        @property
        def code(self) -> str:
            return refused.code

    text = refusal_text(Told(**refused.details), words)
    return text if refused.late is None else f"{text} {words('server-late', millis=refused.late)}"
