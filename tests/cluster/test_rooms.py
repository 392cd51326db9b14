"""A room on real nodes: its owner's node dies, and the room continues on a node other than its tables' (R)."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tercet.client import introduce
from tercet.client.guest import request
from tests.cluster.processes import NodeProcess, cluster
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.server.serving import RawSocket, run
from tests.server.test_rooms import do, next_event


class Sockets(AsyncExitStack):
    """Connections to rooms and tables, closed at the end."""

    async def open(self, node: NodeProcess, code: str, token: str) -> tuple[RawSocket, dict[str, Any]]:
        """Connects through a node, which may first have to take over the room or the table."""
        while True:
            socket = await self.enter_async_context(RawSocket(node.url, {}))
            message = await socket.hello(code, token)
            if message["type"] == "welcome":
                return socket, message


@pytest.mark.usefixtures("books")
def test_R5_a_room_and_its_tables_continue_on_different_nodes(tmp_path: Path) -> None:
    url = shared_postgres().url()

    async def body() -> None:
        async with cluster(tmp_path, url, shared_nats().url) as nodes, Sockets() as sockets:
            first, second, third = nodes.nodes
            teacher, *pupils = [await introduce(first.url, name) for name in ("Teacher", "Ana", "Ben")]
            made = await request(
                "POST", f"{first.url}/api/rooms", {"terms": {"table_size": 2}}, token=teacher.token, seconds=30
            )
            code = made["code"]
            owner, _ = await sockets.open(first, code, teacher.token)
            for node, pupil in zip((second, third), pupils, strict=True):
                there, _ = await sockets.open(node, code, pupil.token)
                assert (await do(there, "sit", type="Sit"))["type"] == "events"
            await do(owner, "go", type="StartRoomRound")
            (table,) = (await next_event(there, "RoomRoundStarted"))["tables"]
            await first.kill()

            owner, _ = await sockets.open(third, code, teacher.token)
            players = [await sockets.open(second, table["code"], pupil.token) for pupil in pupils]
            seats = [welcome["seat"] for _, welcome in players]
            chairs = players[0][1]["view"]["seating"]["chairs"]
            while None in seats or len(chairs) < len(pupils):
                players = [await sockets.open(second, table["code"], pupil.token) for pupil in pupils]
                seats = [welcome["seat"] for _, welcome in players]
                chairs = players[0][1]["view"]["seating"]["chairs"]
            assert sorted(seats) == [0, 1], "nobody is seated twice"
            assert len(chairs) == len(pupils)

            playing = players[0][0]
            assert (await do(owner, "pause", type="PauseTables"))["type"] == "events"
            await next_event(playing, "TablePaused")
            assert (await do(owner, "resume", type="ResumeTables"))["type"] == "events"
            await next_event(playing, "TableResumed")
            again = await do(owner, "go-again", type="StartRoomRound")
            assert (again["type"], again["code"]) == ("refused", "round-under-way")
            await do(owner, "end", type="EndRound")
            recorded = await next_event(owner, "TableRecorded")
            assert sorted(score["seat"] for score in recorded["scores"]) == [0, 1]

    run(body, seconds=120)
