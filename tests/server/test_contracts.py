"""What we use of uvicorn and picows below their public API: a release that changes it fails here, and shows where."""

from __future__ import annotations

import asyncio
import inspect
import sys
import tomllib
from pathlib import Path

import pytest
import uvicorn
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tercet.server.websocket.upgrade import READ_BUFFER, _Upgraded, websocket_protocol
from tests.server.serving import run, running

ROOT = Path(__file__).parents[2]


def test_uvicorns_protocol_has_the_callbacks_the_guard_extends() -> None:
    for name in (
        "connection_made",
        "connection_lost",
        "data_received",
        "on_message_begin",
        "on_headers_complete",
        "on_body",
        "on_message_complete",
        "on_response_complete",
        "pause_writing",
        "resume_writing",
        "handle_websocket_upgrade",
    ):
        assert inspect.isfunction(getattr(HttpToolsProtocol, name, None)), name


def test_uvicorns_protocol_has_the_fields_the_guard_reads() -> None:
    async def body() -> None:
        config = uvicorn.Config(lambda: None, log_config=None)
        config.load()
        protocol = HttpToolsProtocol(config, ServerState(), {}, asyncio.get_running_loop())
        for name in ("client", "transport", "headers", "pipeline", "cycle", "loop"):
            assert name in vars(protocol), name
        assert not protocol.pipeline

    run(body)


def test_uvicorns_server_can_be_run_without_its_signal_handlers() -> None:
    """`serve` installs handlers and calls `_serve`, the only part we call."""
    assert list(inspect.signature(uvicorn.Server._serve).parameters) == ["self", "sockets"]
    assert "self._serve(" in inspect.getsource(uvicorn.Server.serve)


def test_picows_protocol_takes_its_arguments_in_our_order(tmp_path: Path) -> None:
    """The arguments have no names; a real connection shows what each one does."""

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            upgraded = websocket_protocol(server.context.connections)()
            assert isinstance(upgraded, _Upgraded)
            assert isinstance(upgraded, WSProtocol)
            assert len(upgraded.get_buffer(-1)) <= 2 * READ_BUFFER, "the read buffer is the last argument"
            async with server.pair() as (one, two):
                await one.sit()
                await two.sit()

    run(body)


def imported_packages(folder: Path) -> set[str]:
    """The modules that a folder's files import, except ours and the standard library's."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if len(words) > 1 and words[0] in ("import", "from") and not words[1].startswith("."):
                found.add(words[1].split(".")[0].rstrip(","))
    return {name for name in found if name.isidentifier()} - set(sys.stdlib_module_names) - {"tercet"}


def test_every_imported_package_is_declared() -> None:
    """A package installed only as another's dependency may disappear with it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    declared = {
        one.split(">")[0].split("<")[0].split(";")[0].strip().replace(".", "_").replace("-", "_") for one in wanted
    }
    # packages whose modules have other names
    declared |= {module for name, module in (("fluent_runtime", "fluent"), ("nats_py", "nats")) if name in declared}
    # `pyodide` is part of the Python that runs in a page
    assert imported_packages(ROOT / "src" / "tercet") - {"typing_extensions", "pyodide"} <= declared


@pytest.mark.parametrize("name", ["picows", "uvicorn", "starlette"])
def test_packages_used_below_their_public_api_have_an_upper_bound(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (found,) = [one for one in project["optional-dependencies"]["server"] if one.startswith(name)]
    assert "<" in found
