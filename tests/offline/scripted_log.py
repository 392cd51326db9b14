"""The log of the scripted game as a page's worker writes it, in this process or in a browser."""

from __future__ import annotations

import time
from typing import Any

from tercet.offline.indexed_db_port import MemoryKeeper
from tercet.store.port import TableId
from tests.offline.device import Device, device
from tests.offline.scripted_game import ScriptedClock, play, scripted_chance


async def solo(page: Device, clock: ScriptedClock, **terms: Any) -> str:
    """Plays a complete solo game; returns the code of its table."""
    return (await timed_solo(page, clock, **terms))[0]


async def timed_solo(page: Device, clock: ScriptedClock, **terms: Any) -> tuple[str, int]:
    """Plays a complete solo game; returns the code of its table and the number of commands answered."""
    code: str = (await page.ask("POST", "/api/tables", {"seats": 1, **terms}, status=201))["code"]
    socket = page.socket()
    assert (await socket.hello(code))["type"] == "welcome"
    table = page.app.services.registry.awake(TableId(code))
    assert table is not None
    commands = await play(clock, lambda: table.state, socket.do)
    socket.close()
    return code, commands


async def seconds_per_command(games: int) -> float:
    """Time from a command's frame to its answer, in a worker without storage, after a warm-up game."""
    clock, commands = ScriptedClock(), 0
    async with device(MemoryKeeper(), clock, scripted_chance()) as page:
        await solo(page, clock)
        begun = time.perf_counter()
        for _ in range(games):
            commands += (await timed_solo(page, clock))[1]
        return (time.perf_counter() - begun) / commands


async def scripted_log() -> bytes:
    clock = ScriptedClock()
    async with device(MemoryKeeper(), clock, scripted_chance()) as page:
        log: bytes = await page.ask("GET", f"/api/tables/{await solo(page, clock)}/log")
        return log
