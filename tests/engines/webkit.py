"""Debian's WebKit, driven over WebDriver: the engine of all browsers on iPhones."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any, Final

from bench.loading import free_port
from tests.browser.real_server import PATIENCE
from tests.engines.page import NOBODY

WEBKIT: Final = shutil.which("WebKitWebDriver")
SCREEN: Final = shutil.which("Xvfb")
MINI: Final = next(iter(glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")), None)
"""The small browser shipped with the driver."""


class WebKitSession:
    """One browser with its own profile; its driver talks to one of its windows at a time."""

    def __init__(self, driver: str) -> None:
        self._driver = driver
        options = {"binary": MINI, "args": ["--automation"]}
        # requests to any other host go to a nonexistent proxy
        nobody = f"127.0.0.1:{NOBODY}"
        proxy = {"proxyType": "manual", "httpProxy": nobody, "sslProxy": nobody, "noProxy": ["127.0.0.1"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options, "proxy": proxy}}}
        self._session = f"/session/{self._send('POST', '/session', wanted)['sessionId']}"
        self.window: str = self._send("GET", f"{self._session}/window")

    def ask(self, window: str, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        if window != self.window:
            self._send("POST", f"{self._session}/window", {"handle": window})
            self.window = window
        return self._send(method, self._session + path, body)

    def close(self) -> None:
        self._send("DELETE", self._session)

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self._driver + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise RuntimeError(f"{path}: {error.read().decode()}") from None


class WebKitTab:
    """One window of a browser."""

    def __init__(self, session: WebKitSession, window: str, size: tuple[int, int]) -> None:
        self._session = session
        self._window = window
        self._size = size
        self._ask("POST", "/window/rect", {"x": 0, "y": 0, "width": size[0], "height": size[1]})

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        return self._session.ask(self._window, method, path, body)

    def another(self) -> WebKitTab:
        made = self._ask("POST", "/window/new", {"type": "window"})
        return WebKitTab(self._session, made["handle"], self._size)

    def go(self, url: str) -> None:
        self._ask("POST", "/url", {"url": url})

    def run(self, script: str) -> Any:
        body = {"script": f"return JSON.stringify({script}) ?? 'null'", "args": []}
        return json.loads(self._ask("POST", "/execute/sync", body))

    def press(self, x: int, y: int) -> None:
        actions = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def type(self, text: str) -> None:
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self._ask("POST", "/actions", {"actions": [source]})


class WebKit:
    """Several people's browsers; each needs its own driver."""

    def __init__(self, folder: Path, display: str) -> None:
        self._folder = folder
        self._display = display
        self._open: list[tuple[WebKitSession, subprocess.Popen[bytes]]] = []

    def tab(self, size: tuple[int, int]) -> WebKitTab:
        home = self._folder / f"home{len(self._open)}"
        home.mkdir(parents=True)
        port = free_port()
        assert WEBKIT is not None
        environment = {**os.environ, "DISPLAY": self._display, "HOME": str(home), "XDG_DATA_HOME": str(home)}
        # WebKit cannot set up its sandbox as root
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        program = subprocess.Popen([WEBKIT, f"--port={port}", "--host=127.0.0.1"], env=environment)
        _wait_for(port, program)
        session = WebKitSession(f"http://127.0.0.1:{port}")
        self._open.append((session, program))
        return WebKitTab(session, session.window, size)

    def close(self) -> None:
        for session, program in self._open:
            try:
                session.close()
            finally:
                program.terminate()
                program.wait(PATIENCE)


@contextmanager
def running_webkit(folder: Path) -> Iterator[WebKit]:
    """WebKit on a virtual screen."""
    assert SCREEN is not None
    told, tell = os.pipe()
    command = [SCREEN, "-displayfd", str(tell), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[tell], stderr=subprocess.DEVNULL) as screen:
        os.close(tell)
        with os.fdopen(told) as number:
            display = f":{number.readline().strip()}"
        browser = WebKit(folder, display)
        try:
            yield browser
        finally:
            browser.close()
            screen.terminate()
            screen.wait(PATIENCE)


def _wait_for(port: int, program: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and program.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("WebKit's driver did not start")
