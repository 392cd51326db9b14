"""What remains of guests who deleted their data, whatever the state of their tables."""

from __future__ import annotations

import asyncio
import contextlib
import io
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock, create_autospec

import pytest

from tercet.api import own_games
from tercet.client import Closed, HttpProblem, RemoteTable
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.seating.commands import Close, Rename, Sit
from tercet.server.websocket.connection import Connection
from tercet.store.port import Moment, TableId, Unavailable
from tests.server.serving import Running, run, running


async def renamed_and_closed(server: Running) -> tuple[str, str]:
    """A table that Zaphodine left under the name Trilliane; returns its code and her token."""
    async with server.pair() as (one, two):
        await one.do(Sit(name="Zaphodine"))
        await two.sit()
        await one.do(Rename(name="Trilliane"))
        await one.do(Close())
        await two.until(lambda view: view.phase == "over")
        return one.code, one.who.token


def test_every_name_a_guest_ever_used_is_deleted(tmp_path: Path) -> None:
    """Before the fix, a name given by `Rename` stayed in the log, readable by everybody."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            code, token = await renamed_and_closed(server)
            await server.request("DELETE", "/api/guests/me", token=token)
            _, _, data = await server.raw("GET", f"/api/tables/{code}/log")
            assert b"Bert" in data
            assert parse_log(data.decode(), [CARD_GAME]).problems(RecomputedChance) == []
            for name in (b"Zaphodine", b"Trilliane"):
                assert name not in data
                assert not any(name in path.read_bytes() for path in tmp_path.iterdir())

    run(body)


@pytest.mark.parametrize("finished", [False, True])
def test_a_damaged_table_prevents_neither_export_nor_deletion(tmp_path: Path, finished: bool) -> None:
    """Before the fix, each DELETE was answered with a 500, and the zip file was truncated."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            code, token = await renamed_and_closed(server)
            context = server.context
            context.registry.put_to_sleep(TableId(code))
            await context.store.delete_old_tables(finished_before=Moment(0), idle_before=Moment(0))  # settles
            with contextlib.closing(sqlite3.connect(tmp_path / "tercet.db", isolation_level=None)) as db:
                db.execute("UPDATE chapters SET crc = crc + 1")
                if not finished:
                    db.execute("UPDATE tables SET finished = NULL")
            _, _, packed = await server.raw("GET", "/api/guests/me/export", authorization=f"Bearer {token}")
            with zipfile.ZipFile(io.BytesIO(packed)) as archive:
                assert archive.namelist() == [f"{code}-damaged.txt"]
            assert await server.request("DELETE", "/api/guests/me", token=token) == {"tables": 1}
            with pytest.raises(HttpProblem) as caught:
                await server.request("GET", "/api/guests/me", token=token)
            assert caught.value.status == 401

    run(body)


def test_listing_games_folds_logs_only_within_an_addresss_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the fix, each request folded up to a hundred complete logs, and counted as one."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            _, token = await renamed_and_closed(server)
            (line,) = (await server.request("GET", "/api/guests/me/games", token=token))["games"]
            assert (line["players"], line["seat"]) == (["Trilliane", "Bert"], 0)
            monkeypatch.setattr(own_games, "EVENTS_PER_REQUEST", 1e-6)
            assert (await server.request("GET", "/api/guests/me/games", token=token))["games"][0]["players"]
            status, _, _ = await server.raw("GET", "/api/guests/me/games", authorization=f"Bearer {token}")
            assert status == 429, "a long log has used up its reader's allowance"

    run(body)


def test_a_list_of_games_names_no_deleted_guest(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            async with server.pair() as (one, two):
                await one.sit()
                await two.sit()
                await one.do(Close())
                token, other = one.who.token, two.who.token
            (line,) = (await server.request("GET", "/api/guests/me/games", token=other))["games"]
            assert (line["players"], line["seat"]) == (["Anna", "Bert"], 1)
            await server.request("DELETE", "/api/guests/me", token=token)
            (line,) = (await server.request("GET", "/api/guests/me/games", token=other))["games"]
            assert "Anna" not in line["players"]
            assert line["players"][line["seat"]] == "Bert"

    run(body)


@pytest.mark.parametrize("asleep", [False, True])
def test_C17_when_a_host_without_a_seat_is_deleted_the_next_person_hosts(tmp_path: Path, asleep: bool) -> None:
    """Before the fix, nobody could close the table or change its settings any more."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, bert = await server.guest("Anna"), await server.guest("Bert")
            code = await server.table(anna)
            async with server.join(code, bert) as two:
                await two.sit()
                assert two.view.seating.host_unseated
            if asleep:
                server.context.registry.put_to_sleep(TableId(code))
            await server.request("DELETE", "/api/guests/me", token=anna.token)
            async with server.join(code, bert) as two:
                await two.until(lambda view: view.seating.host == two.seat)
                assert not two.view.seating.host_unseated
                await two.do(Close())
            _, _, data = await server.raw("GET", f"/api/tables/{code}/log")
            assert parse_log(data.decode(), [CARD_GAME]).problems(RecomputedChance) == []

    run(body)


@pytest.mark.parametrize("asleep", [False, True])
def test_C17_a_table_whose_creator_was_deleted_is_hosted_by_the_first_to_sit(tmp_path: Path, asleep: bool) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, bert = await server.guest("Anna"), await server.guest("Bert")
            code = await server.table(anna)
            if asleep:
                server.context.registry.put_to_sleep(TableId(code))
            await server.request("DELETE", "/api/guests/me", token=anna.token)
            async with server.join(code, bert) as two:
                await two.sit()
                await two.until(lambda view: view.seating.host == two.seat)
                await two.do(Close())

    run(body)


def test_a_deletion_that_failed_at_the_end_can_be_requested_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the fix, the identity was already invalid here when recording that failed."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            _, token = await renamed_and_closed(server)
            with monkeypatch.context() as broken:
                broken.setattr(server.context.store, "revoke", AsyncMock(side_effect=Unavailable("no disk")))
                with pytest.raises(HttpProblem) as caught:
                    await server.request("DELETE", "/api/guests/me", token=token)
                assert caught.value.status == 503
            await server.request("DELETE", "/api/guests/me", token=token)
            with pytest.raises(HttpProblem) as caught:
                await server.request("DELETE", "/api/guests/me", token=token)
            assert caught.value.status == 401

    run(body)


def test_a_guest_is_revoked_once_and_informed_once_per_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server, server.pair() as (one, two):
            await one.sit()
            await two.sit()
            tokens, connections = server.context.guest_tokens, server.context.connections
            revoked = Mock(wraps=tokens.revoke)
            bye = create_autospec(Connection.bye, side_effect=Connection.bye)
            monkeypatch.setattr(tokens, "revoke", revoked)
            monkeypatch.setattr(Connection, "bye", bye)
            (guest,) = {found.guest for found in connections._open if found.name == "Anna"}
            await server.request("DELETE", "/api/guests/me", token=one.who.token)
            revoked.assert_called_once_with(guest)
            assert [call.args[1] for call in bye.call_args_list] == ["no-guest"]

    run(body)


def test_a_guest_deleted_while_their_table_is_looked_up_cannot_join(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna)
            connections = server.context.connections
            find, asked = connections.find, asyncio.Event()
            held: list[Callable[[], None]] = []

            def hold(table: TableId, found: Any) -> None:
                held.append(lambda: find(table, found))
                asked.set()

            monkeypatch.setattr(connections, "find", hold)
            table = RemoteTable(server.url, code, anna)
            opening = asyncio.create_task(table.open())
            await asked.wait()
            await server.request("DELETE", "/api/guests/me", token=anna.token)
            for release in held:
                release()
            with pytest.raises(Closed) as caught:
                await opening
            assert caught.value.code == "no-guest"
            await table.close()

    run(body)
