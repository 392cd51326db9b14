"""The page that plays without a server, in a real browser: its download size, start time, CPU, memory and storage.

Times depend on how busy the machine is, so they are compared with the start of an empty, unmodified Pyodide in the same
browser.
"""

from __future__ import annotations

import gzip
import json
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from bench.measure import Line
from bench.offline_games import keep_games, kept_games
from bench.web import DRAWN
from tests.browser.people import DESK, Person
from tests.browser.real_server import CHROMIUM, ROOT, is_built, running_browser
from tests.browser.static_site import (
    BUILT,
    SUB_PATH,
    Visit,
    built_site,
    play_out,
    python_in_a_worker,
    run_beside,
    served,
    start_alone,
)
from tests.offline.scripted_log import seconds_per_command

ROUNDS: Final = 3
GAMES: Final = 20
RELOADS: Final = 30
ENDS: Final = 5
"""How many reloads at the beginning and at the end are compared."""
KEPT: Final = 1000
SCRIPTED: Final = 10
PRESSES: Final = 20
MEGABYTE: Final = 1e6
SETTLED: Final = 1
"""Megabytes between two readings of memory that agree."""
PYODIDE: Final = ROOT / "web" / "offline" / "node_modules" / "pyodide"
BARE: Final = """import { loadPyodide } from "/pyodide/pyodide.mjs";
loadPyodide({ indexURL: "/pyodide/" }).then(() => postMessage("ready"));
"""
BARE_START: Final = """async () => {
  const begun = performance.now();
  const worker = new Worker("/bare.js", { type: "module" });
  await new Promise((done) => (worker.onmessage = done));
  worker.terminate();
  return performance.now() - begun;
}"""

HEAR: Final = """const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
Object.defineProperty(Worker.prototype, "onmessage", { set(handle) {
  set.call(this, (event) => {
    if (event.data.data?.startsWith('{"type":"events"')) window.heard ??= performance.now();
    handle(event);
  });
} });
"""
"""Records when a table's answer reaches the page."""
ANSWERED: Final = f"""async (card) => {{
  delete window.heard;
  const begun = performance.now();
  const drawn = await ({DRAWN})(card);
  return [window.heard - begun, drawn];
}}"""

BOT_SCORED: Final = (
    """() => Number(document.querySelector('[data-seat="0"] .score')?.innerText.split(/\\s/).pop()) > 0"""
)


def lines() -> Iterator[Line]:
    if CHROMIUM is None or not is_built():
        return
    site = built_site()
    with tempfile.TemporaryDirectory() as folder, served(site, Path(folder)) as address:
        root = Path(folder)
        (root / "bare.js").write_text(BARE)
        (root / "bare.html").write_text("<!doctype html><title>bare</title>")
        (root / "pyodide").symlink_to(PYODIDE)
        yield from _weight(site)
        with running_browser("--js-flags=--expose-gc") as browser:
            bare = _bare(browser, address.removesuffix(SUB_PATH))
            yield from _starts(browser, address, bare)
            yield _command(browser, root, address)
            yield from _one_device(browser, address)
            yield from _many_games(browser, root, address)


def _weight(site: Path) -> Iterator[Line]:
    parts = json.loads((BUILT / "offline" / "parts.json").read_text())
    python = sum(file["compressed"] for file in parts["files"]) / MEGABYTE
    own = [path for path in site.rglob("*") if path.is_file() and site / "offline" not in path.parents]
    page = sum(len(gzip.compress(path.read_bytes(), 9)) for path in own) / MEGABYTE
    yield Line("everything, compressed", python + page, 0, "≤ 9 MB", f"Python {python:.1f}, page {page:.1f}", "MB")


def _bare(browser: Any, origin: str) -> float:
    """Median seconds until an empty Pyodide has started, with its files in the browser's cache."""
    page = browser.new_context().new_page()
    page.goto(f"{origin}/bare.html")
    page.evaluate(BARE_START)
    found = statistics.median(page.evaluate(BARE_START) for _ in range(ROUNDS)) / 1000
    page.context.close()
    return float(found)


@contextmanager
def _visit(browser: Any, address: str) -> Iterator[Person]:
    """Opens the page as a first-time visitor."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en")
    context.add_init_script(HEAR)
    visit = Visit(context, address)
    try:
        yield visit.tab()
    finally:
        context.close()


def _starts(browser: Any, address: str, bare: float) -> Iterator[Line]:
    page, cold, work, warm, table, slow = [], [], [], [], [], []
    for _ in range(ROUNDS):
        with _visit(browser, address) as ana:
            begun, worked = time.monotonic(), _cpu_seconds()
            ana.go("/")
            ana.find("button.way").first.wait_for()
            page.append(time.monotonic() - begun)
            start_alone(ana)
            cold.append(time.monotonic() - begun)
            work.append(_cpu_seconds() - worked)
            ana.wait_until("() => document.documentElement.dataset.kept === 'yes'")
            begun = time.monotonic()
            ana.page.reload()
            ana.find(".slot").first.wait_for()
            table.append(time.monotonic() - begun)
            ana.page.goto("about:blank")
            begun = time.monotonic()
            start_alone(ana)
            warm.append(time.monotonic() - begun)
        with _visit(browser, address) as ana, slowed(4):
            begun = time.monotonic()
            start_alone(ana)
            slow.append(time.monotonic() - begun)
    load = f"median of {ROUNDS}, beside an empty Pyodide; load {os.getloadavg()[0]:.1f}"
    yield Line("a page without a server can be used", statistics.median(page), 0, "", f"median of {ROUNDS}")
    yield Line("  deals its first game, cold", statistics.median(cold), bare, "≤ 5 s", load)
    yield Line("  CPU for that", statistics.median(work), 0, "", "all processes of the browser")
    yield Line("  deals a game, its files kept", statistics.median(warm), bare, "≤ 5 s", load)
    yield Line("  shows a game after a reload", statistics.median(table), bare, "", load)
    yield Line("  deals its first game, cold, CPU 4 × slowed", statistics.median(slow), 0, "≤ 15 s", f"of {ROUNDS}")


@contextmanager
def slowed(times: int, slice_seconds: float = 0.01) -> Iterator[None]:
    """Lets pages and workers run for only one slice of time in `times`; the browser's own throttling excludes
    workers."""
    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            pages = _renderers()
            for _ in range(10):
                _signal(pages, signal.SIGSTOP)
                time.sleep(slice_seconds * (times - 1))
                _signal(pages, signal.SIGCONT)
                time.sleep(slice_seconds)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _signal(processes: list[Path], sign: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(int(process.name), sign)
        except ProcessLookupError:
            continue  # the process has ended in the meantime


def _command(browser: Any, root: Path, address: str) -> Line:
    """Runs the same scripted games in the browser's Python and in ours."""
    program = f"from tests.offline.scripted_log import seconds_per_command\nawait seconds_per_command({SCRIPTED})"
    here = float(python_in_a_worker(browser, root, address, program))
    return Line(
        "  answers a command, in its worker", here, run_beside(seconds_per_command(SCRIPTED)), "", "beside CPython"
    )


def _one_device(browser: Any, address: str) -> Iterator[Line]:
    with _visit(browser, address) as ana:
        start_alone(ana)
        ana.wait_until("() => document.documentElement.dataset.kept === 'yes'")
        small = _live_memory(ana)
        press = _press(ana)
        ana.follow("/")
        ana.find(".bots select").nth(1).select_option("expert")
        ana.find(".bots .button.main").click()
        # a bot has found a SET, so the bots' worker has started
        ana.wait_until(BOT_SCORED)
        bots, bots_live = _memory(), _live_memory(ana)
        for _ in range(GAMES):
            ana.follow("/")
            start_alone(ana)
            press += _press(ana) if len(press) < PRESSES else []
            play_out(ana)
        after, after_live = _memory(), _live_memory(ana)
        ana.follow("/")
        start_alone(ana)
        sizes = []
        for number in range(RELOADS):
            ana.page.reload()
            ana.find(".slot").first.wait_for()
            # in between nobody collects anything, as when people play
            if number < ENDS or number >= RELOADS - ENDS:
                sizes.append(_settled_memory(ana))
    load = f"load {os.getloadavg()[0]:.1f}"
    answers, drawn = zip(*press, strict=True)
    for name, times in (("  answers a press", answers), ("  shows what it led to", drawn)):
        worst = f"median of {len(times)}, worst {1000 * max(times):.0f} ms; {load}"
        yield Line(name, statistics.median(times), 0, "≤ 0.05 s", worst)
    for name, uncollected, live, before in (
        ("  memory with the bots' worker", bots, bots_live, small),
        (f"  memory after {GAMES} more games", after, after_live, bots_live),
    ):
        note = f"was {before:.0f} MB; {uncollected:.0f} MB before garbage was collected"
        yield Line(name, live, 0, "< 250 MB", note, "MB")
    last, early = statistics.median(sizes[-ENDS:]), statistics.median(sizes[:ENDS])
    note = f"medians of last and first {ENDS}, after collecting all garbage"
    yield Line(f"  memory after {RELOADS} reloads", last, early, "≥ 0.9 ×", note, "MB")


def _press(person: Person) -> list[tuple[float, float]]:
    """Seconds from the press that completes a SET until the worker's answer arrives, and until its cards are gone."""
    times = []
    for _ in range(4):  # so no game ends with one of them
        found = person.a_set()
        if found is None:
            break
        person.choose(found[:2])
        answered, drawn = person.page.evaluate(ANSWERED, found[2])
        times.append((answered / 1000, drawn / 1000))
        person.settle()
    return times


def _many_games(browser: Any, root: Path, address: str) -> Iterator[Line]:
    kept = kept_games(KEPT)
    for results in (True, False):
        with _visit(browser, address) as ana:
            keep_games(ana, root, address, kept, results=results)
            ana.go("/")
            ana.wait_until("() => document.documentElement.dataset.device === 'ready'")
            begun = time.monotonic()
            ana.page.evaluate("location.hash = '#/statistics'")
            ana.find("main .charts").wait_for()
            took = time.monotonic() - begun
        if results:
            yield Line(f"  statistics of {KEPT:,} games", took, 0, "≤ 2 s", "right after the table is ready")
        else:
            yield Line(f"  the same, counted anew from {KEPT:,} logs", took, 0, "", "once, after an upgrade")


def _memory() -> float:
    """Megabytes of private memory of our pages and workers, as in the browser's task manager; excludes the program
    itself, 70 MB that all tabs share."""
    total = 0
    for process in _renderers():
        try:
            rollup = (process / "smaps_rollup").read_text()
            total += int(next(line for line in rollup.splitlines() if line.startswith("Pss_Anon:")).split()[1])
        except (OSError, StopIteration):
            continue  # the process has ended in the meantime
    return total / 1024


def _live_memory(person: Person) -> float:
    """`_memory` after a garbage collection; how much garbage Chromium leaves depends on the machine."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("HeapProfiler.collectGarbage")
    found = _memory()
    session.detach()
    return found


def _settled_memory(person: Person) -> float:
    """`_live_memory` after a garbage collection in every worker, too, as soon as two readings agree: a page that is
    reloaded still frees the memory of its former worker."""
    from playwright.sync_api import Error

    last = 0.0
    while True:
        for worker in (*person.page.workers, *person.page.context.service_workers):
            with suppress(Error):  # it has ended in the meantime
                worker.evaluate("gc()")
        now = _live_memory(person)
        if abs(now - last) < SETTLED:
            return now
        last = now


def _cpu_seconds() -> float:
    """How long the processes of our browser have been running on any core."""
    ticks = 0
    for process in _processes(b"chrom"):
        try:
            stat = (process / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended in the meantime
        ticks += int(stat[11]) + int(stat[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _renderers() -> list[Path]:
    """The processes of our browser's pages."""
    return _processes(b"--type=renderer")


def _processes(command: bytes) -> list[Path]:
    return [process for process in Path("/proc").glob("[0-9]*") if _is_ours(process, command)]


def _is_ours(process: Path, command: bytes) -> bool:
    try:
        return command in (process / "cmdline").read_bytes() and os.getpid() in _ancestors(process)
    except OSError:
        return False  # the process has ended in the meantime


def _ancestors(process: Path) -> Iterator[int]:
    while process.name != "1":
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
        yield int(parent)
        process = process.with_name(parent)
        if parent == "0":
            return
