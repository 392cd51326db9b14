"""Real browsers at a real server: what tests of the web client share."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import People

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CLIENT = Path(__file__).parents[2] / "src" / "tercet" / "server" / "client"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The system's Chromium, without a window."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")
    if CHROMIUM is None:
        pytest.skip("the browser tests need Chromium")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of its own serves the built client."""
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "tercet", "serve", "--port", str(port), "--data", str(data), "--quiet"]
    with (data / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log) as server:
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_for(f"{address}/api/health", server)
            yield address
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def people(browser: Any, address: str) -> Iterator[People]:
    """Opens pages for people; at the end no page may have complained."""
    people = People(browser, address)
    yield people
    people.leave()


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if server.poll() is not None:
            raise RuntimeError("the server ended")
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server does not answer")
