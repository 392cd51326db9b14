"""The server under generated messages and requests: it answers each, or closes the connection, and keeps running."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tercet.server.settings import Limits
from tercet.wire.codec import encode
from tercet.wire.messages import Hello, Message
from tests.series import sample
from tests.server.serving import RawSocket, Running, run, running
from tests.wire.strategies import client_messages, json_values, mangled

LOOSE = Limits(messages=(1e9, 1e9), phrases=(1e9, 1e9), requests=(1e9, 1e9), guests=(1e9, 1e9), tables=(1e9, 1e9))


def fuzzed_frames() -> list[bytes]:
    """A few hundred messages: valid, mangled and invented."""
    found: list[bytes] = []

    @settings(
        max_examples=sample(200, 3000),
        database=None,
        derandomize=True,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(client_messages(), mangled(client_messages()), json_values()))
    def collect(value: object) -> None:
        if isinstance(value, Hello):
            return
        if isinstance(value, Message):
            found.append(encode(value))
        elif isinstance(value, bytes) and len(value) < 10_000:
            found.append(value)

    collect()
    return found


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_a_table_survives_every_message(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    """Two players send the messages in a running game: all are answered, and the server logs no internal error."""
    frames = fuzzed_frames()
    assert len(frames) > 100

    async def body() -> None:
        async with running(tmp_path, limits=LOOSE, bots=False) as server:
            players = [await server.guest("Anna"), await server.guest("Bert")]
            for at in range(0, len(frames), 25):
                code = await server.table(players[0], game=game)
                async with server.socket() as one, server.socket() as two:
                    await seat(one, code, players[0].token)
                    await seat(two, code, players[1].token)
                    for number, data in enumerate(frames[at : at + 25]):
                        with suppress(ConnectionError):  # disconnected
                            await (one, two)[number % 2].send(data)
                    for raw in (one, two):
                        await has_no_internal_error(raw)
            assert (await server.request("GET", "/api/health"))["status"] == "ok"

    run(body, seconds=sample(300, 1800))
    # asyncio warns about the test's own sockets when they write to a connection the server has closed
    said = [record for record in caplog.records if record.levelno >= logging.WARNING and record.name != "asyncio"]
    assert [record.getMessage() for record in said] == []


async def seat(raw: RawSocket, code: str, token: str) -> None:
    assert (await raw.hello(code, token))["type"] == "welcome"
    await raw.send({"type": "do", "id": "sit", "command": {"type": "Sit", "name": "x"}})
    await raw.send({"type": "do", "id": "ready", "command": {"type": "Ready"}})


async def has_no_internal_error(raw: RawSocket) -> None:
    """Reads all answers; the connection may close meanwhile if the other one removed its player."""
    with suppress(ConnectionError):
        await raw.send({"type": "ask", "id": "the-last", "question": {"type": "preview-turn", "dice": []}})
    while (message := await raw.message())["type"] != "closed" and message.get("id") != "the-last":
        assert message.get("code") != "internal-error", message


@pytest.mark.filterwarnings("ignore")
def test_http_conforms_to_its_openapi_document(tmp_path: Path) -> None:
    """Every endpoint with invented input: never a server error, never an undocumented answer."""
    import schemathesis  # slow to load, and used only here
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    async def body() -> None:
        async with running(tmp_path, limits=LOOSE, bots=False) as server:
            who = await server.guest()
            code = await server.table(who)
            await asyncio.to_thread(drive, server, who.token, code)

    def drive(server: Running, token: str, code: str) -> None:
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        for result in schema.get_all_operations():
            operation: Any = cast("Any", result).ok()

            @settings(
                max_examples=sample(4, 200),
                database=None,
                derandomize=True,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(), known=st.booleans())
            def call(case: Any, known: bool) -> None:
                case.call_and_validate(
                    headers={"Authorization": f"Bearer {token}"} if known else {},
                    checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
                )

            call()

    run(body, seconds=sample(300, 1800))
