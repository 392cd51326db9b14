"""Rooms on a real server: made over HTTP, joined by code, played at their tables (R)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.serving import RawSocket, Running, run, running

TERMS = {"table_size": 2, "rules": {"deck": "solid"}}


async def make_room(server: Running, token: str, **terms: Any) -> str:
    made = await server.request("POST", "/api/rooms", {"terms": TERMS | terms}, token=token)
    code: str = made["code"]
    return code


async def do(socket: RawSocket, id: str, **command: Any) -> dict[str, Any]:  # noqa: A002
    """The answer to a command."""
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
    """Connects to a table until it exists and the room has seated this person."""
    while True:
        async with server.socket() as playing:
            message = await playing.hello(code, token)
            while message["type"] != "bye":
                if message.get("seat") is not None:
                    return
                message = await playing.message("ping")


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
            status, _, csv = await server.raw(
                "GET", f"/api/rooms/{code}/standings", authorization=f"Bearer {teacher.token}"
            )
            assert status == 200
            assert csv.decode("utf-8-sig").splitlines()[0] == "rank,name,points,sets,tables"

    run(body)


def test_R3_a_stranger_learns_nothing_of_a_room_over_http(tmp_path: Path) -> None:
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
                assert (await socket.hello(code, stranger.token))["code"] == "too-fast", "not even the right one"
            async with server.socket() as socket:
                assert (await socket.hello(code, teacher.token))["type"] == "welcome", "others are not held up"

    run(body)
