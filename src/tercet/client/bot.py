"""Joins a table by its address and lets your own bot play there, over the same protocol as people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tercet.bots.bot import RETRY, Bot
from tercet.client.failures import CommandRefused
from tercet.client.guest import Pass, introduce, split_address
from tercet.client.table import RemoteTable
from tercet.core.engine.game import Version


async def play(table: RemoteTable, bot: Bot) -> None:
    """Takes a seat and plays until the game is over; continues after refusals."""
    if table.seat is None:
        await table.sit()
    while table.view.phase != "over":
        seen, asked = table.version, table.now()
        assert table.seat is not None, "a player who has sat down has a seat"
        answer = await asyncio.to_thread(bot.answer, table.view, table.seat, asked)
        if answer is None:
            unlocked = table.game.locked_until(table.view, table.seat)
            locked = None if unlocked is None or unlocked <= table.now() else (unlocked - table.now()) / 1000
            await _has_news(table, seen, locked)
            continue
        if await _has_news(table, seen, max(0, answer.delay - (table.now() - asked)) / 1000):
            continue
        try:
            await table.do(answer.command)
        except CommandRefused:
            await _has_news(table, seen, RETRY / 1000)


async def _has_news(table: RemoteTable, seen: Version, seconds: float | None) -> bool:
    """Waits for an event at the table; returns False if none arrives within `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            while table.version == seen:
                await table.changed()
    except TimeoutError:
        return False
    return True


@asynccontextmanager
async def connect(
    url: str, *, name: str = "Player", who: Pass | None = None, watch: bool = False
) -> AsyncIterator[RemoteTable]:
    """Joins the table at an address; unless `who` is given, obtains a new pass for `name`."""
    server, code = split_address(url)
    table = RemoteTable(server, code, who or await introduce(server, name), watch=watch)
    try:
        await table.open()
        yield table
    finally:
        await table.close()
