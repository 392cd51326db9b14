"""A lesson with 24 pupils on a real server: two rounds and a quiet one, with everything that happens in a class (R)."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import io
import json
import zipfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tercet.client import Pass
from tercet.core.cardgame.commands import ClaimSet
from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES
from tercet.core.puzzle.commands import FindSet
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets
from tests.series import long_only
from tests.server.serving import RawSocket, Running, run, running
from tests.server.test_rooms import do, make_room, next_event

RACE = {"deck": "solid", "style": "point", "no_set": "auto", "penalty": "none"}


class Lesson:
    """Connections of the teacher and the pupils to one server."""

    def __init__(self, server: Running, stack: AsyncExitStack, code: str, teacher: Pass) -> None:
        self.server, self.stack, self.code, self.teacher = server, stack, code, teacher

    async def connect(self, who: Pass) -> RawSocket:
        socket = await self.stack.enter_async_context(self.server.socket())
        assert (await socket.hello(self.code, who.token))["type"] == "welcome"
        return socket

    async def play_round(self, owner: RawSocket, pupils: dict[int, Pass], **how: Any) -> None:
        """Players at every table find two SETs; then the round ends for everybody."""
        assert (await do(owner, f"go-{id(how)}", type="StartRoomRound", **how))["type"] == "events"
        tables = await self.tables()
        await asyncio.gather(*(self.find_two(table, pupils) for table in tables))
        assert (await do(owner, f"end-{id(how)}", type="EndRound"))["type"] == "events"
        for _ in tables:
            await next_event(owner, "TableRecorded")

    async def tables(self) -> list[Any]:
        """The tables of the round, once somebody sits at each."""
        while True:
            known = await self.server.request("GET", f"/api/rooms/{self.code}/tables", token=self.teacher.token)
            if all(table and table["players"] for table in known["tables"]):
                tables: list[Any] = known["tables"]
                return tables
            await asyncio.sleep(0.09)

    async def find_two(self, table: dict[str, Any], pupils: dict[int, Pass]) -> None:
        name = table["players"][0]
        pupil = pupils[24 if name == "Late" else int(name.removeprefix("Pupil "))]
        async with self.server.join(table["code"], pupil) as playing:
            if playing.view.rules.seats == 1:
                await playing.do(Ready())
                while playing.now() < playing.view.shown_at:  # the cards aren't shown yet
                    await asyncio.sleep(0.05)
                for cards in playing.view.rules.sets[:2]:
                    await playing.do(FindSet(cards=cards))
                return
            await playing.until(lambda view: view.phase == "play")
            for _ in range(2):
                await playing.do(ClaimSet(cards=find_sets(playing.view.cards)[0]))


def summed(archive: bytes) -> Counter[str]:
    """Each player's winnings, counted from the lines of the logs."""
    won = Counter[str]()
    with zipfile.ZipFile(io.BytesIO(archive)) as logs:
        for name in logs.namelist():
            text = logs.read(name).decode()
            assert parse_log(text, GAMES.values()).problems(RecomputedChance) == []
            names: dict[int, str] = {}
            for line in text.splitlines()[1:]:
                event = json.loads(line)
                if event["type"] == "PlayerSeated":
                    names[event["seat"]] = event["name"]
                elif event["type"] == "SetTaken":
                    won[names[event["seat"]]] += 3
                elif event["type"] == "CallFailed":
                    won[names[event["seat"]]] -= len(event.get("lost", ()))
                elif event["type"] == "SetFound":
                    won[names[event["seat"]]] += 1
    return +won


@long_only("a complete lesson")
def test_R_a_lesson_with_24_pupils(tmp_path: Path) -> None:
    async def body() -> None:
        pupils: dict[int, Pass] = {}
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            teacher = await server.guest("Teacher")
            code = await make_room(server, teacher.token, table_size=4, rules=RACE)
            lesson = Lesson(server, stack, code, teacher)
            owner = await lesson.connect(teacher)
            for number in range(24):
                pupils[number] = await server.guest(f"Pupil {number}")
                assert (await do(await lesson.connect(pupils[number]), "sit", type="Sit"))["type"] == "events"
            await lesson.play_round(owner, pupils)
        # the server restarts
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            lesson = Lesson(server, stack, code, teacher)
            owner = await lesson.connect(teacher)
            sockets = {number: await lesson.connect(pupil) for number, pupil in pupils.items()}
            await do(sockets[5], "leave", type="Leave")
            del pupils[5]
            pupils[24] = await server.guest("Late")
            assert (await do(await lesson.connect(pupils[24]), "sit", type="Sit"))["type"] == "events"
            tablet, secret = await server.guest("Tablet"), "ab" * 16
            device = await lesson.connect(tablet)
            proof = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
            await do(device, "claim", type="ClaimName", who=7, proof=proof)
            await do(owner, "yes", type="AnswerClaim", claim=0, confirmed=True)
            assert (await do(device, "take", type="TakeClaimedSeat", claim=0, secret=secret))["type"] == "events"
            pupils[7] = tablet
            await lesson.play_round(owner, pupils, arrangement="neighbours")
            terms = {"game": "puzzle", "edition": "easy", "table_size": 1}
            assert (await do(owner, "quiet", type="ChangeTerms", terms=terms))["type"] == "events"
            await lesson.play_round(owner, pupils, arrangement="shuffled")
            bearer = f"Bearer {teacher.token}"
            _, _, table = await server.raw("GET", f"/api/rooms/{code}/standings", authorization=bearer)
            _, _, archive = await server.raw("GET", f"/api/rooms/{code}/archive", authorization=bearer)
        rows = list(csv.DictReader(io.StringIO(table.decode("utf-8-sig"))))
        assert {row["name"]: int(row["points"]) for row in rows if row["points"] != "0"} == dict(summed(archive))
        assert sum(int(row["tables"]) for row in rows) == 3 * 24
        rounds = [[row[f"round {number}"] for number in (1, 2, 3)] for row in rows]
        assert [sum(map(int, filter(None, points))) for points in rounds] == [int(row["points"]) for row in rows]

    run(body, seconds=120)
