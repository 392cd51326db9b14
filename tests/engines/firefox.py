"""Debian's Firefox, driven over WebDriver BiDi without a driver program."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.real_server import PATIENCE
from tests.engines.page import NOBODY

FIREFOX: Final = shutil.which("firefox-esr") or shutil.which("firefox")

PREFERENCES: Final = "".join(
    f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
    for name, value in {
        "network.proxy.type": 1,
        **{f"network.proxy.{kind}": "127.0.0.1" for kind in ("http", "ssl")},
        **{f"network.proxy.{kind}_port": NOBODY for kind in ("http", "ssl")},
        "apz.max_tap_time": 60_000,
    }.items()
)
"""Requests to any other host go to a nonexistent proxy.

A touch is a tap however long it lasts: on a busy machine the driver lifts its finger late, and after 300 ms Firefox
takes the touch for a long press, which clicks nothing."""


class Firefox:
    """One browser; each tab has its own cookies and storage, like another person's browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = itertools.count(1)
        self.ask("session.new", capabilities={})

    def ask(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def tab(self, size: tuple[int, int]) -> FirefoxTab:
        return FirefoxTab(self, self.ask("browser.createUserContext")["userContext"], size)


class FirefoxTab:
    def __init__(self, browser: Firefox, person: str, size: tuple[int, int]) -> None:
        self._browser = browser
        self._person = person
        self._size = size
        self._context = browser.ask("browsingContext.create", type="tab", userContext=person)["context"]
        viewport = {"width": size[0], "height": size[1]}
        browser.ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def another(self) -> FirefoxTab:
        return FirefoxTab(self._browser, self._person, self._size)

    def go(self, url: str) -> None:
        self._browser.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        told = self._browser.ask(
            "script.evaluate",
            expression=f"JSON.stringify({script}) ?? 'null'",
            target={"context": self._context},
            awaitPromise=True,
        )
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def press(self, x: int, y: int) -> None:
        actions = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": actions})

    def type(self, text: str) -> None:
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self._browser.ask("browsingContext.activate", context=self._context)
        self._browser.ask("input.performActions", context=self._context, actions=[source])


@contextmanager
def running_firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox with an empty profile in a folder."""
    assert FIREFOX is not None
    profile = folder / "profile"
    profile.mkdir(parents=True)
    (profile / "user.js").write_text(PREFERENCES)
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with (
        (folder / "log").open("w+b") as log,
        subprocess.Popen([*command, "about:blank"], stdout=log, stderr=log) as program,
    ):
        try:
            with connect(_address(folder / "log", program) + "/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            program.terminate()
            program.wait(PATIENCE)


def _address(log: Path, program: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and program.poll() is None:
        told = re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text(errors="replace"))
        if told:
            return told[1]
        time.sleep(0.05)
    raise RuntimeError(f"Firefox did not start: {log.read_text(errors='replace')}")
