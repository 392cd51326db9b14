"""Rooms on a real server: created over HTTP, joined by code, played at their tables (R)."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import io
import json
import zipfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES
from tercet.server.settings import Limits
from tests.series import long_only
from tests.server.serving import RawSocket, Running, run, running

TERMS = {"table_size": 2, "rules": {"deck": "solid"}}


async def make_room(server: Running, token: str, **terms: Any) -> str:
    made = await server.request("POST", "/api/rooms", {"terms": TERMS | terms}, token=token)
    code: str = made["code"]
    return code


async def do(socket: RawSocket, id: str, **command: Any) -> dict[str, Any]:  # noqa: A002
    """Sends a command; returns the answer."""
    await socket.send({"type": "do", "id": id, "command": command})
    while True:
        answer = await socket.message("ping")
        if answer.get("id") == id:
            return answer


async def next_event(socket: RawSocket, kind: str) -> dict[str, Any]:
    while True:
        message = await socket.message("ping")
        for event in message.get("events", ()):
            if event["type"] == kind:
                found: dict[str, Any] = event
                return found


async def take_seat(server: Running, code: str, token: str) -> None:
    """Connects to a table once it exists and the room has seated this person."""
    while True:
        async with server.socket() as playing:
            message = await playing.hello(code, token)
            while message["type"] not in ("bye", "closed"):
                if message.get("seat") is not None:
                    return
                message = await playing.message("ping")
        await asyncio.sleep(0.05)  # too many unknown codes would be refused


def test_R5_a_class_joins_by_code_and_everybody_finds_a_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher = await server.guest("Teacher")
            code = await make_room(server, teacher.token)
            assert len(code) == 5
            async with server.socket() as owner, server.socket() as first, server.socket() as second:
                welcome = await owner.hello(code, teacher.token)
                assert "run-room" in welcome["permissions"]
                assert welcome["seat"] is None
                pupils = [await server.guest(name) for name in ("Ana", "Ben")]
                for socket, pupil in zip((first, second), pupils, strict=True):
                    await socket.hello(code, pupil.token)
                    assert (await do(socket, "sit", type="Sit"))["type"] == "events"
                refused = await do(first, "go", type="StartRoomRound")
                assert (refused["type"], refused["code"]) == ("refused", "not-host")
                await do(owner, "go", type="StartRoomRound")
                started = await next_event(first, "RoomRoundStarted")
                (table,) = started["tables"]
                for pupil in pupils:
                    await take_seat(server, table["code"], pupil.token)
                tables = await server.request("GET", f"/api/rooms/{code}/tables", token=teacher.token)
                assert sorted(tables["tables"][0]["players"]) == ["Ana", "Ben"]
                await do(owner, "end", type="EndRound")
                recorded = await next_event(second, "TableRecorded")
                assert {score["seat"] for score in recorded["scores"]} == {0, 1}
            status, _, table_file = await server.raw(
                "GET", f"/api/rooms/{code}/standings", authorization=f"Bearer {teacher.token}"
            )
            assert status == 200
            assert table_file.decode("utf-8-sig").splitlines()[0] == "rank,name,points,sets,tables,round 1"

    run(body)


def test_R5_a_pupil_finds_their_table_after_a_restart_before_anybody_else_is_back(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher, *pupils = [await server.guest(name) for name in ("Teacher", "Ana", "Ben")]
            code = await make_room(server, teacher.token)
            async with server.socket() as owner:
                await owner.hello(code, teacher.token)
                for pupil in pupils:
                    async with server.socket() as socket:
                        await socket.hello(code, pupil.token)
                        await do(socket, "sit", type="Sit")
                started = await do(owner, "go", type="StartRoomRound")
                (begun,) = [event for event in started["events"] if event["type"] == "RoomRoundStarted"]
                (table,) = begun["tables"]
                await take_seat(server, table["code"], pupils[0].token)
        async with running(tmp_path) as server:
            known = await server.request("GET", f"/api/rooms/{code}/tables", token=pupils[0].token)
            assert [one["code"] for one in known["tables"]] == [table["code"]]
            assert known["tables"][0]["phase"] is None, "it sleeps"

    run(body)


def test_R3_a_stranger_learns_nothing_about_a_room_over_http(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher, stranger = await server.guest("Teacher"), await server.guest("Stranger")
            code = await make_room(server, teacher.token)
            for path in (f"/api/tables/{code}", f"/api/tables/{code}/log", f"/api/tables/{code}/timeline"):
                status, _, _ = await server.raw("GET", path, authorization=f"Bearer {teacher.token}")
                assert status == 404, path
            for path in (f"/api/rooms/{code}/tables", f"/api/rooms/{code}/standings"):
                status, _, _ = await server.raw("GET", path, authorization=f"Bearer {stranger.token}")
                assert status == 404, path

    run(body)


def test_R3_codes_cannot_be_guessed(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher, stranger = await server.guest("Teacher"), await server.guest("Stranger")
            code = await make_room(server, teacher.token)
            answers = []
            for i in range(11):
                async with server.socket() as socket:
                    wrong = ("aaaaa" if code != "aaaaa" else "bbbbb")[:-1] + "abcdefghjkm"[i]
                    answers.append((await socket.hello(wrong, stranger.token))["code"])
            assert answers == ["no-table"] * 10 + ["too-fast"]
            async with server.socket() as socket:
                assert (await socket.hello(code, stranger.token))["code"] == "too-fast", "not even the right code"
            async with server.socket() as socket:
                assert (await socket.hello(code, teacher.token))["type"] == "welcome", "other addresses aren't delayed"

    run(body)


def test_R3_an_address_cannot_guess_codes_under_changing_names(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, limits=Limits(codes=(0.001, 3)), bots=False) as server:
            answers = []
            for i in range(4):
                stranger = await server.guest(f"Stranger {i}")
                async with server.socket() as socket:
                    answers.append((await socket.hello("aaaa" + "abcd"[i], stranger.token))["code"])
            assert answers == ["no-table"] * 3 + ["too-fast"]

    run(body)
    assert Limits().codes[1] == 120


def test_R9_a_rooms_tables_are_charged_to_the_room(tmp_path: Path) -> None:
    async def body() -> None:
        one = (0.001, 1.0)
        async with (
            running(tmp_path, limits=Limits(tables=one, guest_tables=one), bots=False) as server,
            AsyncExitStack() as stack,
        ):
            teacher = await server.guest("Teacher")
            code = await make_room(server, teacher.token)
            owner, *pupils = [await stack.enter_async_context(server.socket()) for _ in range(7)]
            await owner.hello(code, teacher.token)
            for socket in pupils:
                await socket.hello(code, (await server.guest("Pupil")).token)
                await do(socket, "sit", type="Sit")
            await do(owner, "go", type="StartRoomRound")
            tables: list[Any] = [None]
            while None in tables:
                tables = (await server.request("GET", f"/api/rooms/{code}/tables", token=teacher.token))["tables"]
            assert len(tables) == 3

    run(body)


@long_only("opens 400 connections")
def test_R9_an_address_may_open_four_hundred_sockets_and_no_more(tmp_path: Path) -> None:
    async def body() -> None:
        many = (1e6, 1e6)
        async with running(tmp_path, limits=Limits(connects=many), bots=False) as server, AsyncExitStack() as stack:
            statuses = [(await stack.enter_async_context(server.socket())).status for _ in range(401)]
        assert statuses[:400] == [101] * 400
        assert statuses[400] in (429, 503)

    run(body, seconds=60)


def test_R8_a_name_in_the_standings_file_is_never_a_formula(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            teacher, pupil = await server.guest("Teacher"), await server.guest("Ana")
            code = await make_room(server, teacher.token)
            async with server.socket() as socket:
                await socket.hello(code, pupil.token)
                await do(socket, "sit", type="Sit", name="=1+1")
                async with server.socket() as owner:
                    await owner.hello(code, teacher.token)
                    await do(owner, "terms", type="ChangeTerms", terms={"rules": {"together": True}})
                    await do(owner, "go", type="StartRoomRound")
                    await do(owner, "end", type="EndRound")
            bearer = f"Bearer {teacher.token}"
            status, _, data = await server.raw("GET", f"/api/rooms/{code}/standings", authorization=bearer)
            rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
            assert (status, rows[1]) == (200, ["1", "'=1+1", "0", "0", "0", ""])
            assert rows[0][-1] == "round 1 (seconds)"

    run(body)


def test_R3_the_code_of_a_closed_room_is_never_reused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = ["abcde", "abcde", "abcdf"]
    monkeypatch.setattr("tercet.api.rooms.room_code", lambda _: codes.pop(0))

    async def body() -> None:
        async with running(tmp_path) as server:
            teacher = await server.guest("Teacher")
            assert await make_room(server, teacher.token) == "abcde"
            async with server.socket() as owner:
                await owner.hello("abcde", teacher.token)
                assert (await do(owner, "close", type="Close"))["type"] == "events"
        async with running(tmp_path) as server:
            assert await make_room(server, teacher.token) == "abcdf"

    run(body)


def test_R4_a_replaced_link_makes_nobody_owner(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher, phone, stranger = [await server.guest(name) for name in ("Teacher", "Phone", "Stranger")]
            code = await make_room(server, teacher.token)
            former, latter = "ab" * 16, "cd" * 16
            links = [hashlib.sha256(bytes.fromhex(secret)).hexdigest() for secret in (former, latter)]
            async with server.socket() as owner, server.socket() as device, server.socket() as other:
                await owner.hello(code, teacher.token)
                await device.hello(code, phone.token)
                await other.hello(code, stranger.token)
                await do(owner, "link", type="ReplaceOwnerLink", link=links[0])
                assert (await do(device, "mine", type="BecomeOwner", secret=former))["type"] == "events"
                assert (await do(device, "show", type="ShowNames", shown=True))["type"] == "events"
                await do(owner, "new", type="ReplaceOwnerLink", link=links[1])
                refused = await do(other, "late", type="BecomeOwner", secret=former)
                assert (refused["type"], refused["code"]) == ("refused", "wrong-owner-link")
                refused = await do(device, "hide", type="ShowNames", shown=False)
                assert refused["type"] == "refused", "devices that used the previous link no longer own the room"

    run(body)


def test_R3_nobody_joins_a_closed_room_or_one_that_admits_nobody(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher, pupil = await server.guest("Teacher"), await server.guest("Ana")
            code = await make_room(server, teacher.token, joining=False)
            async with server.socket() as owner, server.socket() as joining:
                await owner.hello(code, teacher.token)
                await joining.hello(code, pupil.token)
                refused = await do(joining, "sit", type="Sit")
                assert (refused["type"], refused["code"]) == ("refused", "not-joining")
                await do(owner, "close", type="Close")
                refused = await do(joining, "again", type="Sit")
                assert (refused["type"], refused["code"]) == ("refused", "game-over")

    run(body)


def test_R9_repeated_joining_and_leaving_does_not_flood_a_room(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher, flood = await server.guest("Teacher"), await server.guest("Flood")
            code = await make_room(server, teacher.token)
            async with server.socket() as joining:
                await joining.hello(code, flood.token)
                codes = []
                for i in range(60):
                    await joining.send({"type": "do", "id": f"sit-{i}", "command": {"type": "Sit"}})
                    await joining.send({"type": "do", "id": f"leave-{i}", "command": {"type": "Leave"}})
                while "too-fast" not in codes:
                    message = await joining.message("ping")
                    codes.append(message.get("code", ""))

    run(body)


def test_R8_all_logs_of_a_room_are_exported_as_one_verifiable_archive(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            teacher = await server.guest("Teacher")
            code = await make_room(server, teacher.token)
            pupils = [await server.guest(name) for name in ("Ana", "Ben")]
            async with server.socket() as owner, server.socket() as first, server.socket() as second:
                await owner.hello(code, teacher.token)
                for socket, pupil in zip((first, second), pupils, strict=True):
                    await socket.hello(code, pupil.token)
                    await do(socket, "sit", type="Sit")
                for number in range(2):
                    await do(owner, f"go-{number}", type="StartRoomRound")
                    (table,) = (await next_event(first, "RoomRoundStarted"))["tables"]
                    for pupil in pupils:
                        await take_seat(server, table["code"], pupil.token)
                    await do(owner, f"end-{number}", type="EndRound")
                    await next_event(first, "TableRecorded")
            wanted = json.dumps({"game": "cards", "after": table["code"]}).encode()
            headers = {"authorization": f"Bearer {pupils[0].token}", "content_type": "application/json"}
            status, _, refused = await server.raw("POST", "/api/tables", wanted, **headers)
            assert (status, json.loads(refused)["code"]) == (409, "in-a-room"), "a rematch would leave the class"
            status, _, data = await server.raw(
                "GET", f"/api/rooms/{code}/archive", authorization=f"Bearer {teacher.token}"
            )
            assert status == 200
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                assert archive.namelist() == ["round-1-table-1.tercet", "round-2-table-1.tercet"]
                logs = [parse_log(archive.read(name).decode(), GAMES.values()) for name in archive.namelist()]
            assert len(logs) == 2
            assert all(log.problems(RecomputedChance) == [] for log in logs)

    run(body)
