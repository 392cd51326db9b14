"""The running server under messages and requests that are made up: it answers each, or closes, and lives on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tercet.server.settings import Limits
from tercet.wire.codec import encode
from tercet.wire.messages import Hello, Message
from tests.series import sample
from tests.server.serving import Running, run, running
from tests.wire.strategies import client_messages, json_values, mangled

LOOSE = Limits(messages=(1e9, 1e9), phrases=(1e9, 1e9), requests=(1e9, 1e9), guests=(1e9, 1e9), tables=(1e9, 1e9))


def fuzzed_frames() -> list[bytes]:
    """A few hundred messages, good, mangled and made up."""
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


def test_a_table_survives_every_message(tmp_path: Path) -> None:
    frames = fuzzed_frames()
    assert len(frames) > 100

    async def body() -> None:
        async with running(tmp_path, limits=LOOSE, bots=False) as server:
            who = await server.guest()
            code = await server.table(who)
            at = 0
            while at < len(frames):
                async with server.socket() as raw:
                    welcome = await raw.hello(code, who.token)
                    if welcome["type"] != "welcome":
                        code = await server.table(who)  # the fuzzer has closed the table or removed itself
                        continue
                    await raw.send({"type": "do", "id": f"sit{at}", "command": {"type": "Sit", "name": "x"}})
                    for data in frames[at : at + 25]:
                        await raw.send(data)
                    at += 25
                    await raw.send({"type": "ask", "id": "last", "question": {"type": "why-not", "cards": [0, 1, 2]}})
                    while (message := await raw.message())["type"] not in ("reply", "closed"):
                        pass
                    if message["type"] == "closed":
                        await asyncio.sleep(0)
            assert (await server.request("GET", "/api/health"))["status"] == "ok"

    run(body, seconds=sample(60, 600))


@pytest.mark.filterwarnings("ignore")
def test_http_does_what_its_document_says(tmp_path: Path) -> None:
    """Every endpoint with made-up input: never a server error, never an answer that the document does not know."""

    async def body() -> None:
        async with running(tmp_path, limits=LOOSE, bots=False) as server:
            who = await server.guest()
            code = await server.table(who)
            await asyncio.to_thread(drive, server, who.token, code)

    def drive(server: Running, token: str, code: str) -> None:
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        for result in schema.get_all_operations():
            operation: Any = cast("Any", result).ok()
            if operation.method == "delete":
                continue  # forgetting oneself is tested by itself

            @settings(
                max_examples=sample(15, 200),
                database=None,
                derandomize=True,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def call(case: Any) -> None:
                case.call_and_validate(
                    headers={"Authorization": f"Bearer {token}"},
                    checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
                )

            call()

    run(body, seconds=sample(120, 900))
