"""The page that plays without a server, in a real browser: what it weighs, how soon it deals, and what it keeps.

Times depend on how busy the machine is; beside them stands what a bare Pyodide takes to start in the same browser, with
none of our code.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench.measure import Line
from bench.web import DRAWN
from tests.browser.people import DESK, Person
from tests.browser.real_server import CHROMIUM, is_built, running_browser
from tests.browser.static_site import BUILT, SUB_PATH, Visit, built_site, play_out, served, start_alone

GAMES: Final = 20
RELOADS: Final = 30
BARE: Final = """import {{ loadPyodide }} from "{place}pyodide.mjs";
loadPyodide({{ indexURL: "{place}" }}).then(() => postMessage("ready"));
"""
BARE_START: Final = """async () => {
  const begun = performance.now();
  const worker = new Worker("/bare.js", { type: "module" });
  await new Promise((done) => (worker.onmessage = done));
  worker.terminate();
  return performance.now() - begun;
}"""


def lines() -> Iterator[Line]:
    if CHROMIUM is None or not is_built():
        return
    site = built_site()
    with tempfile.TemporaryDirectory() as folder, served(site, Path(folder)) as address:
        origin = address.removesuffix(SUB_PATH)
        parts = json.loads((BUILT / "offline" / "parts.json").read_text())
        place = f"{origin}{SUB_PATH}/offline/{parts['folder']}/"
        (Path(folder) / "bare.js").write_text(BARE.format(place=place))
        (Path(folder) / "bare.html").write_text("<!doctype html><title>bare</title>")
        yield Line("what Python needs, compressed", _weight(parts) / 1e6, 0, "", "aim: at most 9 MB", "MB")
        with running_browser() as browser:
            bare = _bare(browser, origin)
            yield from _one_device(browser, address, bare)


def _weight(parts: dict[str, Any]) -> float:
    return float(sum(file["compressed"] for file in parts["files"]))


def _bare(browser: Any, origin: str) -> float:
    """Seconds until an empty Pyodide is there, its files in the browser's cache: the median of three."""
    page = browser.new_context().new_page()
    page.goto(f"{origin}/bare.html")
    page.evaluate(BARE_START)
    found = statistics.median(page.evaluate(BARE_START) for _ in range(3)) / 1000
    page.context.close()
    return float(found)


def _one_device(browser: Any, address: str, bare: float) -> Iterator[Line]:
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en")
    visit = Visit(context, address)
    ana = visit.tab()
    begun = time.monotonic()
    ana.go("/")
    ana.find("button.way").first.wait_for()
    yield Line("a page without a server can be used", time.monotonic() - begun, 0)
    start_alone(ana)
    yield Line("  deals its first game, cold", time.monotonic() - begun, bare, "≤ 5 s", "beside a bare Pyodide")
    ana.wait_until("() => document.documentElement.dataset.kept === 'yes'")
    begun = time.monotonic()
    ana.page.reload()
    ana.find(".slot").first.wait_for()
    yield Line("  shows a game after a reload", time.monotonic() - begun, bare, "", "beside a bare Pyodide")
    yield Line("  shows what a press led to", _press(ana), 0, "≤ 0.05 s", "median")
    small = _memory()
    for _ in range(GAMES):
        play_out(ana)
        ana.follow("/")
        start_alone(ana)
    grown = _memory()
    yield Line(f"  memory after {GAMES} games", grown, small, "", "all renderers, beside the first game", "MB")
    sizes = []
    for _ in range(RELOADS):
        ana.page.reload()
        ana.find(".slot").first.wait_for()
        sizes.append(_memory())
    yield Line(f"  memory after {RELOADS} reloads", sizes[-1], sizes[2], "", "beside the third", "MB")
    context.close()


def _press(person: Person) -> float:
    """From the press that completes a SET until its cards are gone."""
    times = []
    for _ in range(8):
        found = person.a_set()
        if found is None or person.find(".result").count():
            break
        person.choose(found[:2])
        times.append(float(person.page.evaluate(DRAWN, found[2])) / 1000)
        person.settle()
    return statistics.median(times)


def _memory() -> float:
    """Megabytes of our browser's pages and their workers, each shared page of memory counted once."""
    total = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes() and os.getpid() in _ancestors(process):
                rollup = (process / "smaps_rollup").read_text()
                total += int(next(line for line in rollup.splitlines() if line.startswith("Pss:")).split()[1])
        except (OSError, StopIteration):
            continue  # it has ended meanwhile
    return total / 1024


def _ancestors(process: Path) -> Iterator[int]:
    while process.name != "1":
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
        yield int(parent)
        process = process.with_name(parent)
        if parent == "0":
            return
