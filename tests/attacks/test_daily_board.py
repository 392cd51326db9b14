"""A script with many guests against a day's public board, and the host's answer (Z9)."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from pathlib import Path
from typing import Any

from tercet.cli import main
from tercet.client import Pass
from tercet.results.log_to_rows.finished_table import read_table
from tests.results.finished import solved_puzzle, store_histories
from tests.server.serving import Running, run
from tests.server.test_daily import TODAY, Calendar, list_time, running_on

SCRIPT, HOME, ELSEWHERE = "198.51.100.7", "192.0.2.1", "2001:db8:7:{:x}::1"
GUESTS = 62


async def solved(server: Running, name: str, seconds: float) -> Pass:
    """A guest with a stored log that finds one SET every few seconds."""
    who = await server.guest(name)
    guest = server.context.guest_tokens.read(who.token, server.context.clock.moment())
    history = solved_puzzle(guest.identity, name=name, seconds=seconds)
    await store_histories(server.context.store, [history])
    found = read_table(history)
    assert found is not None
    await server.context.results.add(found)
    return who


async def names(server: Running) -> list[str]:
    return [line["name"] for line in (await board(server))["lines"]]


async def board(server: Running, authorization: str = "") -> Any:
    _, _, data = await server.raw("GET", "/api/daily/today/easy/board", authorization=authorization)
    return json.loads(data)


async def decide(server: Running, table: str, decision: str, token: str) -> int:
    data = json.dumps({"decision": decision}).encode()
    status, _, _ = await server.raw(
        "PUT",
        f"/api/tables/{table}/daily-time",
        data,
        content_type="application/json",
        authorization=f"Operator {token}",
    )
    return status


def the_host_decides_on_the_command_line(url: str, folder: Path, table: str) -> None:
    where = ["--server", url, "--data", str(folder), "--lang", "en"]
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert main(["daily", "board", *where]) == 0
    assert f"{table}  0:01" in said.getvalue()
    assert "waiting for you" in said.getvalue()
    assert f"{url}/daily/{TODAY}#operator=" in said.getvalue()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert main(["daily", "remove", table, *where]) == 0
        assert main(["daily", "confirm", table, *where]) == 0
    assert said.getvalue() == "The time is off the boards now.\nThe time is listed now.\n"
    with contextlib.redirect_stderr(io.StringIO()) as said:
        assert main(["daily", "remove", "nowhere", *where]) == 1
        assert main(["daily", "remove", table, "--server", url, "--data", str(folder / "other"), "--lang", "en"]) == 2
    assert said.getvalue().startswith("tercet: There is no time that counts here.\n")


def test_62_guests_at_one_address_get_no_place_at_an_impossible_pace_and_one_otherwise(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            honest = await solved(server, "Honest", 9.0)
            assert (await list_time(server, honest, "Honest", at=HOME))[1]["listing"] == "listed"
            for number in range(GUESTS):
                pace = 0.41 if number % 2 else 0.8 + number / 1000
                guest = await solved(server, f"Script {number}", pace)
                # customers of the same provider, whichever of their 65,536 networks they use
                place = ELSEWHERE.format(number) if number % 4 < 2 else SCRIPT
                status, answer = await list_time(server, guest, f"Script {number}", at=place)
                assert (status, answer["listing"] == "held") == (200, bool(number % 2))
            listed = await names(server)
            assert listed == ["Script 0", "Script 2", "Honest"], "one for the address, one for the network"

            operator = server.context.guest_tokens.operator_token()
            seen = (await board(server, authorization=f"Operator {operator}"))["lines"]
            assert {line["listing"] for line in seen} == {"held"}, "the fastest come first"
            assert all(line["table"] for line in seen)
            shown = (await board(server, authorization="Operator guess"))["lines"]
            assert not any(line["table"] for line in shown), "nobody else learns which tables they are"
            fast = seen[0]["table"]
            assert await decide(server, fast, "confirmed", "guess") == 403
            assert await decide(server, fast, "confirmed", honest.token) == 403
            assert await decide(server, fast, "confirmed", operator) == 200
            confirmed = seen[0]["name"]
            assert (await names(server))[0] == confirmed
            assert await decide(server, fast, "removed", operator) == 200
            assert await names(server) == listed
            assert await decide(server, "nowhere", "removed", operator) == 404

            await asyncio.to_thread(the_host_decides_on_the_command_line, server.url, tmp_path, seen[1]["table"])
            assert (await names(server))[0] == seen[1]["name"]
            assert await decide(server, seen[1]["table"], "removed", operator) == 200

            again, _ = await list_time(server, honest, "", at=HOME)
            assert (again, "Honest" in await names(server)) == (200, False), "a player may change their mind"
            await list_time(server, honest, "Honest", at=HOME)

        async with running_on(tmp_path, Calendar()) as server:
            assert await names(server) == listed, "decisions survive a restart"

    run(body)


def test_a_place_needs_a_time_and_a_displayable_name(tmp_path: Path) -> None:
    async def body() -> None:
        async with running_on(tmp_path, Calendar()) as server:
            nobody = await server.guest("Nobody")
            assert (await list_time(server, nobody, "Nobody"))[0] == 409
            ana = await solved(server, "Ana", 5.0)
            assert (await list_time(server, ana, "\u200b"))[0] == 422
            status, answer = await list_time(server, ana, "A\u202ena\x1b[2J", date=TODAY)
            assert status == 200
            assert all(letter.isprintable() for letter in answer["board_name"])

    run(body)
