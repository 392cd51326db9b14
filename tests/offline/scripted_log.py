"""The log of the scripted game, as a page's worker writes it; in this process, or in a browser."""

from __future__ import annotations

from typing import Any

from tercet.offline.keeper import MemoryKeeper
from tercet.store.port import TableId
from tests.offline.device import Device, device
from tests.offline.scripted_game import ScriptedClock, play, scripted_chance


async def solo(page: Device, clock: ScriptedClock, **terms: Any) -> str:
    """Plays a whole solo game, and gives the code of its table."""
    code: str = (await page.ask("POST", "/api/tables", {"seats": 1, **terms}, status=201))["code"]
    socket = page.socket()
    assert (await socket.hello(code))["type"] == "welcome"
    table = page.app.services.registry.awake(TableId(code))
    assert table is not None
    await play(clock, lambda: table.state, socket.do)
    socket.close()
    return code


async def scripted_log() -> bytes:
    clock = ScriptedClock()
    async with device(MemoryKeeper(), clock, scripted_chance()) as page:
        log: bytes = await page.ask("GET", f"/api/tables/{await solo(page, clock)}/log")
        return log
