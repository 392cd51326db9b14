"""Other devices get an address that leads to this server, and nobody else learns it."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tercet.server.settings import Settings
from tercet.server.startup import network_addresses
from tercet.server.startup.network_addresses import is_loopback, network_hosts, reachable, terminal_qr_code
from tests.server.serving import PATIENCE, running


@pytest.fixture
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer in two networks, regardless of the real one."""
    monkeypatch.setattr(
        network_addresses, "network_hosts", lambda: ("192.0.2.7", "198.51.100.3", "127.0.1.1", "169.254.3.4")
    )


def settings(folder: Path, **terms: str) -> Settings:
    return Settings(data=folder, **terms)  # type: ignore[arg-type]


@pytest.mark.usefixtures("two_networks")
def test_an_open_server_is_reachable_at_each_address_of_its_computer(tmp_path: Path) -> None:
    found = reachable(settings(tmp_path, host="0.0.0.0"), 8181)
    assert found == ("http://192.0.2.7:8181/", "http://198.51.100.3:8181/")


@pytest.mark.usefixtures("two_networks")
@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_local_server_is_reachable_from_nowhere_else(tmp_path: Path, host: str) -> None:
    assert reachable(settings(tmp_path, host=host), 8181) == ()


def test_an_address_set_by_the_host_comes_first(tmp_path: Path) -> None:
    assert reachable(settings(tmp_path, address="https://play.example.org"), 8181) == ("https://play.example.org/",)
    assert reachable(settings(tmp_path, host="192.0.2.9"), 80) == ("http://192.0.2.9:80/",)


def test_listing_network_addresses_never_fails() -> None:
    assert all(re.fullmatch(r"[0-9.]+", host) for host in network_hosts())


def test_is_loopback_recognizes_addresses_of_this_computer() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1")))
    assert not any(map(is_loopback, ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1", "testclient", "")))


def test_only_local_clients_may_read_the_addresses(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path / "a", address="http://192.0.2.7:8181") as server:
            assert await server.request("GET", "/api/addresses") == {"addresses": ["http://192.0.2.7:8181/"]}
        async with running(tmp_path / "b", address="http://192.0.2.7:8181", trust_proxy=True) as server:
            status, _, answer = await server.raw("GET", "/api/addresses")
            assert status == 403
            assert b"192.0.2.7" not in answer

    asyncio.run(body())


def test_the_qr_code_in_the_terminal_is_square() -> None:
    lines = terminal_qr_code("http://192.0.2.7:8181/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert abs(2 * len(lines) - len(lines[0])) <= 2


def served(folder: Path, *options: str, terminal: bool) -> str:
    """The output of `tercet serve` until it is ready, on a terminal or a pipe."""
    command = [sys.executable, "-m", "tercet", "serve", "--port", "0", "--no-bots", "--data", str(folder), *options]
    ours, theirs = pty.openpty() if terminal else os.pipe()
    with subprocess.Popen(command, stdout=theirs, stderr=theirs) as server:
        os.close(theirs)
        said = b""
        try:
            while b"8181" not in said.replace(b"\r", b"") or not said.endswith(b"\n"):
                said += os.read(ours, 4096)
        finally:
            server.send_signal(signal.SIGINT)
            while True:
                try:
                    more = os.read(ours, 4096)
                except OSError:
                    break
                if not more:
                    break
                said += more
            os.close(ours)
            server.wait(PATIENCE)
    return said.decode()


def test_people_at_a_terminal_read_sentences_and_services_read_json(tmp_path: Path) -> None:
    link = ("--address", "http://192.0.2.7:8181")
    at_terminal = served(tmp_path / "a", *link, terminal=True)
    assert "On other devices on your network, open http://192.0.2.7:8181/" in at_terminal
    assert "█" in at_terminal
    assert '{"at"' not in at_terminal
    into_pipe = served(tmp_path / "b", *link, terminal=False)
    assert '"event":"started"' in into_pipe
    assert "█" not in into_pipe
