"""The page as a static site, served by Python's file server under a sub-path, as on a club's web space."""

from __future__ import annotations

import asyncio
import fcntl
import functools
import http.server
import json
import re
import shutil
import subprocess
import threading
import zipfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from tests.browser.people import FOLLOW, PATIENCE, Person
from tests.browser.real_server import ROOT, is_built

T = TypeVar("T")
BUILT: Final = ROOT / "build" / "static"
SUB_PATH: Final = "/clubs/tercet"
READY: Final = "document.documentElement.dataset.device === 'ready'"


def built_site() -> Path:
    """The folder that `make static` writes; the first process that asks builds it once."""
    if not is_built():
        pytest.skip("the web client is not built")
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "static.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(["make", "-s", "static"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode or not (BUILT / "offline" / "parts.json").exists():
        pytest.skip(f"the parts could not be fetched: {done.stderr[-300:]}")
    return BUILT


def build_again(site: Path) -> None:
    """Turns a copy of the site into a different build, with a different text."""
    page, worker = site / "index.html", site / "sw.js"
    page.write_text(page.read_text().replace("<title>Tercet</title>", "<title>Tercet 2</title>"))
    build = re.search(r'BUILD = "(\w+)"', worker.read_text())
    assert build is not None
    worker.write_text(worker.read_text().replace(build[1], "f" * len(build[1])))


REFUSED: Final = """Object.defineProperty(self, "indexedDB", { value: {
  open: () => { throw new DOMException("refused", "SecurityError"); } } });
"""


def refusing_storage(folder: Path) -> Path:
    """A copy of the site whose worker finds storage blocked by the browser."""
    site = folder / "refusing"
    shutil.copytree(built_site(), site)
    (worker,) = (site / "assets").glob("table_worker-*.js")
    worker.write_text(REFUSED + worker.read_text())
    return site


def open_gate() -> threading.Event:
    gate = threading.Event()
    gate.set()
    return gate


class _QuietServer(http.server.SimpleHTTPRequestHandler):
    """Serves files; serves Python's files only while a gate is open."""

    def __init__(self, *args: Any, gate: threading.Event, **options: Any) -> None:
        self._gate = gate
        super().__init__(*args, **options)

    def do_GET(self) -> None:
        if f"{SUB_PATH}/offline/" in self.path:
            self._gate.wait()
        # the page may have been closed meanwhile
        with suppress(ConnectionError):
            super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@contextmanager
def served(site: Path, root: Path, port: int = 0, gate: threading.Event | None = None) -> Iterator[str]:
    """Serves the site under a sub-path with a plain file server; yields its address, without a trailing slash.

    While the gate is closed, requests for Python's files wait."""
    place = root / SUB_PATH.strip("/")
    place.parent.mkdir(parents=True, exist_ok=True)
    if not place.exists():
        place.symlink_to(site)
    gate = gate or open_gate()
    handler = functools.partial(_QuietServer, gate=gate, directory=str(root))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}{SUB_PATH}"
        finally:
            gate.set()
            server.shutdown()
            thread.join()


WORKER: Final = """const fetched = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
const started = (async () => {{
  const [ours, tests, wheel] = await Promise.all(["{place}{package}", "/tests.zip", "{place}{wheel}"].map(fetched));
  const {{ loadPyodide }} = await import("{place}pyodide.mjs");
  const python = await loadPyodide({{
    indexURL: "{place}",
    env: {{ PYTHONPATH: "/lib/tercet.zip:/lib/tests.zip" }},
    fsInit: async (files) => {{
      files.writeFile("/lib/tercet.zip", ours);
      files.writeFile("/lib/tests.zip", tests);
    }},
  }});
  python.unpackArchive(wheel.buffer, "wheel");
  return python;
}})();
const told = async (program) => String(await (await started).runPythonAsync(program));
onmessage = ({{ data }}) => told(data).then(postMessage, (error) => setTimeout(() => {{ throw error; }}));
"""
TOLD: Final = """program => new Promise((done, failed) => {
  const worker = new Worker("/python.js", { type: "module" });
  worker.onmessage = (event) => { worker.terminate(); done(event.data); };
  worker.onerror = (event) => failed(event.message);
  worker.postMessage(program);
})"""


def run_beside(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in another thread, since Playwright's event loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def python_in_a_worker(browser: Any, root: Path, address: str, program: str) -> str:
    """The output of a Python program in a browser's worker, which can import our package and `tests/offline`."""
    origin = address.removesuffix(SUB_PATH)
    parts = json.loads((BUILT / "offline" / "parts.json").read_text())
    place = f"{address}/offline/{parts['folder']}/"
    (root / "python.js").write_text(WORKER.format(place=place, wheel=parts["wheel"], package=parts["package"]))
    (root / "empty.html").write_text("<!doctype html><title>empty</title>")
    with zipfile.ZipFile(root / "tests.zip", "w") as archive:
        for name in ("scripted_log", "scripted_game", "device"):
            archive.write(ROOT / "tests" / "offline" / f"{name}.py", f"tests/offline/{name}.py")
    page = browser.new_context().new_page()
    page.goto(f"{origin}/empty.html")
    told = str(page.evaluate(TOLD, program))
    page.context.close()
    return told


class Visit:
    """A browser profile that may request this site and no other host."""

    def __init__(self, context: Any, address: str) -> None:
        self.context = context
        self.address = address
        self.strangers: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: self._asked(request.url))

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(url)

    def tab(self) -> Person:
        page = self.context.new_page()
        person = Person(page, self.context, f"{self.address}/#")
        page.on("console", person.hear)
        page.on("pageerror", lambda error: person.complaints.append(str(error)))
        return person

    def asks(self, person: Person, path: str) -> bytes:
        """The worker's answer to a request, as a downloaded file."""
        with person.page.expect_download() as download:
            person.page.evaluate(FOLLOW, f"tercet-download:{path}")
        return Path(download.value.path()).read_bytes()

    def ready(self, person: Person) -> None:
        """Waits until this device's tables are ready."""
        person.wait_until(f"() => {READY}")


def start_alone(person: Person, cards: str = "solid") -> None:
    """Starts a solo game with few cards from the first page."""
    person.go("/")
    choose_alone(person, cards)
    person.find(".slot").first.wait_for()


def choose_alone(person: Person, cards: str = "solid") -> None:
    """Chooses a solo game with few cards on the first page, which may not be able to deal it yet."""
    person.find("summary").first.click()
    person.find(f"[data-cards={cards}]").click()
    person.find("button.way.first").click()


def play_out(person: Person, most: int = 60) -> None:
    """Takes every SET until the game is over."""
    for _ in range(most):
        if person.find(".result").count():
            return
        found = person.a_set()
        before = len(person.cards())
        if found is None:
            person.say_no_set(before)
        else:
            person.choose(found)
            person.card(found[0]).wait_for(state="detached")
    raise AssertionError("the game did not end")
