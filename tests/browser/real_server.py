"""The real server and the real browser, for tests, pictures and measurements."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench.loading import free_port
from tests.series import sample

SHELL: Final = ("chromium-headless-shell",)
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM: Final = next(filter(None, map(shutil.which, sample(SHELL + WHOLE, WHOLE + SHELL))), None)
"""Chromium's headless shell needs a third less time; the long series uses the full browser."""
ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "src" / "tercet" / "server" / "client"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # tests never reach another machine
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


PATIENCE: Final = 300.0
"""Seconds; a busy machine is slow to start or stop anything."""


def is_built() -> bool:
    return (CLIENT / "index.html").exists()


@contextmanager
def running_server(data: Path, *program: str, options: Sequence[str] = (), port: int = 0) -> Iterator[str]:
    """Runs a server, on a free port if none is given; yields its address. `program` is another module to start."""
    port = port or free_port()
    data.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", *(program or ("tercet",)), "serve"]
    command += ["--port", str(port), "--data", str(data), "--quiet", *options]
    with (data / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT) as server:
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_for(f"{address}/api/health", server)
            yield address
        finally:
            server.terminate()
            server.wait(PATIENCE)


@contextmanager
def running_browser(*flags: str) -> Iterator[Any]:
    """The system's Chromium, headless."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])
        yield browser
        browser.close()


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if server.poll() is not None:
            raise RuntimeError("the server ended")
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server does not answer")
