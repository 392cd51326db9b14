"""Identities and how they end: deletion, addresses behind proxies, removed players, names."""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from bench.loading import free_port
from tercet.client import Pass
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules
from tercet.core.engine.log import GameLog, event_decoder
from tests.attacks.proxies import behind
from tests.attacks.target import Target
from tests.series import LONG
from tests.server.serving import RawSocket, run
from tests.server.test_kill import histories


@asynccontextmanager
async def three_seated_players(target: Target) -> AsyncIterator[tuple[str, list[Pass], list[RawSocket]]]:
    """Anna, Bert and Cleo, seated and playing."""
    passes = [await target.guest(name) for name in ("Anna", "Bert", "Cleo")]
    code = await target.table(passes[0])
    raws = [target.socket("127.0.0.1") for _ in passes]
    for raw, who in zip(raws, passes, strict=True):
        await raw.__aenter__()
        await raw.hello(code, who.token)
        await do(raw, "sit", {"type": "Sit", "name": who.name})
    for raw in raws:
        await do(raw, "ready", {"type": "Ready"})
    yield code, passes, raws
    for raw in raws:
        await raw.__aexit__()


async def do(raw: RawSocket, name: str, command: dict[str, object]) -> dict[str, object]:
    await raw.send({"type": "do", "id": name, "command": command})
    while (message := await raw.message()).get("id") != name:
        assert message["type"] != "closed"
    return message


async def until_event(raw: RawSocket, kind: str) -> dict[str, object]:
    while True:
        message = await raw.message()
        assert message["type"] != "closed"
        for event in message.get("events", ()):
            if event["type"] == kind:
                found: dict[str, object] = event
                return found


def test_a_guest_who_deletes_their_data_leaves_the_seat_and_disturbs_nobody(tmp_path: Path) -> None:
    """Before the fix, everybody was disconnected, the seat stayed taken by nobody, and the token still worked."""

    async def body() -> None:
        folder = tmp_path / "data"
        async with Target(folder, "--no-bots") as target:
            async with three_seated_players(target) as (code, (anna, bert, _), (one, two, three)):
                await do(two, "name", {"type": "Rename", "name": "Bertram"})
                status, _, _ = await target.ask("DELETE", "/api/guests/me", authorization=f"Bearer {bert.token}")
                assert status == 200
                assert (await until_event(one, "PlayerLeft"))["seat"] == 1
                assert (await until_event(three, "PlayerLeft"))["seat"] == 1
                for raw in (one, three):
                    renamed = await until_event(raw, "PlayerRenamed")
                    assert (renamed["seat"], renamed["name"]) == (1, "—"), "the name is no longer shown"
                assert (await two.until_closed())[-1]["code"] == "no-guest"
                answer = await do(one, "call", {"type": "CallSet"})
                assert answer["type"] == "events", "the others continue on the same connections"
                async with target.socket("127.0.0.1") as late:
                    welcome = await late.hello(code, anna.token, watch=True)
                    names = [chair["name"] for chair in welcome["view"]["seating"]["chairs"]]
                    assert names == ["Anna", "—", "Cleo"]
            await no_longer_known(target, code, bert.token)
        async with Target(folder, "--no-bots") as target:
            await no_longer_known(target, code, bert.token)
        history = (await histories(folder, "", [code]))[code]
        kept = [event for entry in history.entries for event in entry.events]
        assert not [event for event in kept if b"Bert" in event], "neither his first name nor his second"
        rules = msgspec.json.decode(history.record.rules, type=CardRules)
        log = GameLog(CARD_GAME, rules, [event_decoder(CARD_GAME).decode(event) for event in kept])
        assert log.problems() == [], "and the log can still be replayed"

    run(body)


async def no_longer_known(target: Target, code: str, token: str) -> None:
    status, _, _ = await target.ask("GET", "/api/guests/me", authorization=f"Bearer {token}")
    assert status == 401
    async with target.socket("127.0.0.1") as raw:
        assert (await raw.hello(code, token))["code"] == "no-guest"


def test_a_guest_who_deletes_their_data_leaves_seats_at_sleeping_tables_too(tmp_path: Path) -> None:
    async def body() -> None:
        folder = tmp_path / "data"
        async with Target(folder, "--no-bots") as target, three_seated_players(target) as (code, passes, _):
            pass
        async with Target(folder, "--no-bots") as target:
            status, _, _ = await target.ask("DELETE", "/api/guests/me", authorization=f"Bearer {passes[1].token}")
            assert status == 200
            async with target.socket("127.0.0.1") as raw:
                welcome = await raw.hello(code, passes[0].token)
                chairs = welcome["view"]["seating"]["chairs"]
                assert [chair.get("left", False) for chair in chairs] == [False, True, False]

    run(body)


def test_an_export_contains_running_games_without_their_secrets(tmp_path: Path) -> None:
    async def body() -> None:
        async with (
            Target(tmp_path / "data", "--no-bots") as target,
            three_seated_players(target) as (code, (_, bert, _), _),
        ):
            _, _, data = await target.ask("GET", "/api/guests/me/export", authorization=f"Bearer {bert.token}")
            with zipfile.ZipFile(io.BytesIO(unchunked(data))) as archive:
                assert archive.namelist() == [f"{code}-unfinished.tercet"]
                lines = [json.loads(line) for line in archive.read(archive.namelist()[0]).decode().splitlines()]
            kinds = [line.get("type") for line in lines]
            assert kinds.count("PlayerSeated") == 3
            assert all(not line.get("seed") for line in lines)
            assert all(not line.get("pile") for line in lines)

    run(body)


def unchunked(data: bytes) -> bytes:
    """Joins a chunked body."""
    found = b""
    while data:
        size, _, data = data.partition(b"\r\n")
        length = int(size, 16)
        found, data = found + data[:length], data[length + 2 :]
    return found


def test_a_removed_player_cannot_keep_watching(tmp_path: Path) -> None:
    async def body() -> None:
        async with (
            Target(tmp_path / "data", "--no-bots") as target,
            three_seated_players(target) as (code, (_, bert, _), (one, two, _)),
            target.socket("127.0.0.1") as second,
        ):
            assert (await second.hello(code, bert.token, watch=True))["type"] == "welcome"
            await do(one, "out", {"type": "Remove", "who": 1})
            assert (await two.until_closed())[-1]["code"] == "removed"
            assert (await second.until_closed())[-1]["code"] == "removed"

    run(body)


def test_invisible_and_confusable_names_are_refused(tmp_path: Path) -> None:
    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots") as target:
            for blank in ("\u3164", "\u2800\u2800", "\u115f", "\u034f", "\u200d\ufe0f"):
                status, _, _ = await target.ask("POST", "/api/guests", {"name": blank})
                assert status == 422, ascii(blank)
            host = await target.guest("Anna")
            code = await target.table(host)
            seen = []
            for name in ("Anna", "Anna", "Аnna", "A\u200dnna"):
                who = await target.guest(name)
                async with target.socket("127.0.0.1") as raw:
                    await raw.hello(code, who.token)
                    await raw.send({"type": "do", "id": "sit", "command": {"type": "Sit", "name": name}})
                    seen.append((await until_event(raw, "PlayerSeated"))["name"])
            assert seen == ["Anna", "Anna 2", "Аnna 3", "Anna 4"]

    run(body)


def test_the_last_forwarded_line_is_the_proxys(tmp_path: Path) -> None:
    """Before the fix, the server trusted the first line, which the client writes: everybody could claim any address."""

    async def body() -> None:
        async with Target(tmp_path / "data", "--no-bots", "--trust-proxy") as target:
            assert await spends_one_allowance(target), "all came from 7.7.7.7"

    run(body)


async def spends_one_allowance(target: Target) -> bool:
    """Whether requests with different claimed addresses count together; each counts as twenty."""
    statuses = set()
    for i in range(60):
        status, _, _ = await target.send_head(
            b"GET /api/guests/me/export HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            b"X-Forwarded-For: 10.1.1.%d\r\nX-Forwarded-For: 10.2.2.%d, 7.7.7.7\r\n\r\n" % (i, i)
        )
        statuses.add(status)
    return statuses == {401, 429}


@pytest.mark.skipif(not LONG, reason="the proxies are installed for the long series")
@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_nobody_behind_a_real_proxy_can_choose_their_address(tmp_path: Path, proxy: str) -> None:
    if shutil.which(proxy) is None:
        pytest.skip(f"{proxy} is not installed")

    async def body() -> None:
        async with (
            Target(tmp_path / "data", "--no-bots", "--trust-proxy") as target,
            behind(proxy, tmp_path, target.port, f"127.0.0.1:{free_port()}") as url,
        ):
            target.url = url
            assert await spends_one_allowance(target)
            async with target.socket("127.0.0.1") as raw:
                assert raw.status == 101, "WebSockets get through"

    run(body)
