"""Long logs and full disks must not affect anybody else."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

from bench.long_logs import a_guest, write_log
from tercet.tables.log_quota import MOST_EVENTS
from tercet.wire.messages import PROTOCOL
from tests.attacks.target import ATTACKER, Target, cost
from tests.series import sample
from tests.server.serving import run

LONG = sample(3000, 19_000)
"""Number of events in a long log."""


def test_requests_that_need_only_the_record_read_no_log(tmp_path: Path) -> None:
    """Before the fix, `GET /api/tables/CODE` of a sleeping table read, decoded and discarded its complete log."""

    async def body() -> None:
        folder = tmp_path / "data"
        guest, _ = a_guest(folder)
        await write_log(folder, "longtable", guest, LONG)
        await write_log(folder, "shorttable", guest, 1)
        async with Target(folder, "--no-bots") as target:
            for path in ("/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/last-chance"):
                short = await cost(target, partial(target.ask, "GET", path.format("shorttable"), local=ATTACKER), 10)
                long = await cost(target, partial(target.ask, "GET", path.format("longtable"), local=ATTACKER), 10)
                assert long < 3 * short + 0.002, path

    run(body)


def test_waking_a_long_table_delays_nobody(tmp_path: Path) -> None:
    """Before the fix, 63,000 events were folded without a break: nobody got an answer for seconds."""

    async def body() -> None:
        folder = tmp_path / "data"
        guest, token = a_guest(folder)
        await write_log(folder, "longtable", guest, LONG)
        async with (
            Target(folder, "--no-bots") as target,
            target.at_table("127.0.0.1") as (raw, _, _),
            target.socket() as waker,
        ):
            await waker.send({"type": "hello", "protocol": PROTOCOL, "table": "longtable", "token": token})
            woken = asyncio.create_task(waker.message())
            answers = 0
            while not woken.done() and answers < 20:  # more would exceed the limit
                await raw.send({"type": "ask", "id": "q", "question": {"type": "preview-turn", "dice": []}})
                answers += (await raw.message())["type"] == "refused"
            assert (await woken)["version"] >= LONG
            assert answers >= 3, "others were answered in between"

    run(body)


def test_the_number_of_events_per_table_is_limited(tmp_path: Path) -> None:
    async def body() -> None:
        folder = tmp_path / "data"
        guest, token = a_guest(folder)
        await write_log(folder, "longtable", guest, MOST_EVENTS)
        async with Target(folder, "--no-bots") as target, target.socket() as raw:
            assert (await raw.hello("longtable", token))["type"] == "welcome"
            await raw.send({"type": "do", "id": "a", "command": {"type": "Ready"}})
            assert (await raw.message("events", "watchers"))["code"] == "log-full"
            await raw.send({"type": "do", "id": "b", "command": {"type": "Leave"}})
            while (message := await raw.message())["type"] != "events" or message.get("id") != "b":
                assert message["type"] != "refused"

    run(body)


def test_a_long_log_is_sent_in_pieces(tmp_path: Path) -> None:
    async def body() -> None:
        folder = tmp_path / "data"
        guest, token = a_guest(folder)
        await write_log(folder, "longtable", guest, LONG, finished=True)
        async with Target(folder, "--no-bots") as target:
            status, headers, data = await target.ask("GET", "/api/tables/longtable/log", local=ATTACKER)
            assert (status, headers.get("transfer-encoding")) == (200, "chunked")
            assert data.count(b'{"v":') >= LONG
            status, _, data = await target.ask("GET", "/api/guests/me/export", authorization=f"Bearer {token}")
            assert status == 200
            assert data.count(b"longtable.tercet") == 2, "once in the file, once in its index"

    run(body)


def test_endless_requests_for_long_logs_are_refused(tmp_path: Path) -> None:
    """Before the fix, a log of 19,000 events cost as much as one of twenty: everybody else's p99 grew 3 to 10 ×."""

    async def body() -> None:
        folder = tmp_path / "data"
        guest, _ = a_guest(folder)
        await write_log(folder, "longtable", guest, LONG, finished=True)
        await write_log(folder, "shorttable", guest, 500, finished=True)
        async with Target(folder, "--no-bots") as target:
            statuses: list[int] = []
            while len(statuses) < 60 and 429 not in statuses:
                statuses.append((await target.ask("GET", "/api/tables/longtable/log", local=ATTACKER))[0])
            assert statuses[0] == 200
            assert statuses[-1] == 429
            short = [(await target.ask("GET", "/api/tables/shorttable/log", local="127.0.0.9"))[0] for _ in range(30)]
            assert short == [200] * 30, "a class may fetch its games"

    run(body)


def test_numbers_with_thousands_of_digits_are_refused_with_a_reason(tmp_path: Path) -> None:
    """Before the fix, a `lead` of 4,299 digits and `overrides.deals` of 4,000 raised tracebacks; one got to disk."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target, target.at_table() as (raw, _, who):
            for digits in (20, 4000, 4299, 4400):
                huge = int("9" * 20) if digits == 20 else "9" * digits
                for command in (
                    f'{{"type":"CallSet","lead":{huge}}}',
                    f'{{"type":"CallSet","seen":{huge},"at":-{huge}}}',
                    f'{{"type":"PointCards","cards":[1,2,{huge}]}}',
                    f'{{"type":"Remove","who":{huge}}}',
                    f'{{"type":"SwapWild","die":{huge},"square":"a1"}}',
                ):
                    await raw.send(f'{{"type":"do","id":"x","command":{command}}}'.encode())
                    while (problem := await raw.message())["type"] == "watchers":
                        pass
                    assert (problem["type"], problem["code"]) == ("problem", "bad-message"), command[:60]
                    await asyncio.sleep(0.25)  # each costs twelve messages
                for overrides in ('{"deals":%s}', '{"point_seconds":%s}', '{"style":%s}', '{"hints":%s}', '{"%s":1}'):
                    data = f'{{"overrides":{overrides % huge}}}'.encode()
                    status, _, text = await target.ask("POST", "/api/tables", data, authorization=f"Bearer {who.token}")
                    assert status in (400, 422), overrides
                    assert len(json.loads(text)["detail"]) < 5000
            assert "Traceback" not in target.log_text()
            assert [line for line in target.log() if line["level"] == "error"] == []

    run(body)


def test_no_tables_are_created_below_the_reserved_free_space(tmp_path: Path) -> None:
    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots", "--keep-free", "1e12") as target:
            who = await target.guest()
            status, _, data = await target.ask("POST", "/api/tables", {}, authorization=f"Bearer {who.token}")
            assert (status, json.loads(data)["code"]) == (503, "low-space")
            status, _, data = await target.ask("GET", "/api/health")
            assert (status, json.loads(data)["status"]) == (200, "low-space")
            while not any(line["event"] == "low disk space" for line in target.log()):
                await asyncio.sleep(0.05)

    run(body)


def test_one_guests_many_tables_hide_no_others(tmp_path: Path) -> None:
    """Before the fix, a hundred listed tables of one guest filled the entire list, 539 KB of it."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target:
            honest = await target.guest("Honest")
            theirs = await target.table(honest, listed=True)
            async with target.socket("127.0.0.1") as honest_raw:
                await honest_raw.hello(theirs, honest.token)
                pests, raws = [await target.guest(f"Pest{i}") for i in range(8)], []
                for i in range(48):
                    pest = pests[i % len(pests)]
                    code = await target.table(pest, listed=True)
                    raw = target.socket()
                    await raw.__aenter__()
                    raws.append(raw)
                    await raw.hello(code, pest.token)
                _, _, data = await target.ask("GET", "/api/tables")
                listed = [table["code"] for table in json.loads(data)["tables"]]
                assert theirs in listed
                assert len(listed) <= 13, "twelve from one address"
                assert len(data) < 500 * len(listed)
                for raw in raws:
                    await raw.__aexit__()

    run(body)


@pytest.mark.parametrize("who", ["guest", "address"])
def test_new_tables_are_limited_per_guest_and_address(tmp_path: Path, who: str) -> None:
    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target:
            guests = [await target.guest(f"G{i}") for i in range(1 if who == "guest" else 3)]
            made = 0
            for i in range(130):
                token = guests[i % len(guests)].token
                status, _, _ = await target.ask(
                    "POST", "/api/tables", {}, local=ATTACKER, authorization=f"Bearer {token}"
                )
                made += status == 201
                assert status in (201, 429)
            assert made < 130

    run(body)
