"""The web client in a real browser: its download size, its reaction to a press, and whether memory grows.

Script times are the browser's own (`Performance.getMetrics`), with the CPU slowed four times where the goal says so.
"""

from __future__ import annotations

import gzip
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.measure import Line
from tercet.server.settings import Limits
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.real_server import CHROMIUM, is_built, running_browser, running_server
from tests.browser.stage import GOLDEN

CLICKS = 40
CLAIMS = 12
EVENTS = 1000
PASSES = 3
PAUSE = 1500 / Limits().messages[0]
"""Milliseconds between presses, so that the server's limit on messages is never reached."""
LEAK = 0.02
"""Allowed growth of the heap, as a share; compiled code and garbage collection account for that much."""
FIRST_LOAD = 80
"""Maximum transfer size of the first page, in kilobytes."""
PAINT = 1.5
"""Latest time of its largest contentful paint, in seconds."""

LARGEST_PAINT = """() => new Promise(done => new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
  .observe({ type: 'largest-contentful-paint', buffered: true }))"""

DRAWN = """card => new Promise(done => {
  const start = performance.now();
  const board = document.querySelector('.board .board');
  const watcher = new MutationObserver(() => {
    if (board.querySelector(`.slot:not([inert]) [data-card="${card}"]`)) return;
    watcher.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  });
  watcher.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['inert'] });
  document.querySelector(`[data-card="${card}"]`).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
})"""


def lines() -> Iterator[Line]:
    if CHROMIUM is None or not is_built():
        return
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, running_browser() as browser:
        people = People(browser, address)
        yield first_load(people)
        yield largest_paint(people)
        yield selection(people)
        yield claim(people)
        yield memory(people)
        yield memory_at_a_table(people)


def first_load(people: People) -> Line:
    """Transfer size of everything fetched until the home page is usable."""
    person = people.come(PHONE)
    sizes: dict[str, int] = {}

    def count(response: Any) -> None:
        if "/api/" not in response.url and response.request.resource_type in ("document", "script", "stylesheet"):
            sizes[response.url] = len(gzip.compress(response.body(), 9))

    person.page.on("response", count)
    times = []
    for _ in range(5):
        person.go("/")
        person.find("button.way").first.wait_for()
        times.append(person.page.evaluate("performance.now()") / 1000)
    size = sum(sizes.values()) / 1000
    verdict = "met" if size <= FIRST_LOAD else "missed"
    note = f"{size:.1f} kB gzipped: {verdict}"
    return Line("home can be used", statistics.median(times), 0, f"≤ {FIRST_LOAD} kB", note)


def largest_paint(people: People) -> Line:
    """Largest contentful paint of the first page, for a first-time visitor on a slow device."""
    times = []
    for _ in range(9):
        person = people.come(PHONE)
        person.page.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        person.go("/")
        person.find("button.way").first.wait_for()
        times.append(person.page.evaluate(LARGEST_PAINT) / 1000)
        person.context.close()
    spread = f"{min(times):.1f} to {max(times):.1f} s, CPU slowed 4 times"
    return Line("largest paint of home", statistics.median(times), 0, f"≤ {PAINT} s", spread)


def selection(people: People) -> Line:
    """Script time from a click on a card to its selection, at a quarter of the speed."""
    person = _alone(people, DESK)
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    box = person.find("[data-card]").first.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "button": "left", "clickCount": 1}

    def click(times: int) -> None:
        """Clicks through the browser's protocol, because Playwright's own clicks run scripts in the page."""
        for _ in range(times):
            session.send("Input.dispatchMouseEvent", {"type": "mousePressed", **spot})
            session.send("Input.dispatchMouseEvent", {"type": "mouseReleased", **spot})

    click(4)
    before = _metrics(session)
    click(CLICKS)
    after = _metrics(session)
    each = {name: (after[name] - before[name]) / CLICKS for name in before}
    rest = 1000 * (each["LayoutDuration"] + each["RecalcStyleDuration"])
    return Line(
        "click to selection, script, CPU 4 × slowed",
        each["ScriptDuration"],
        0,
        "≤ 16 ms",
        f"style and layout {rest:.1f} ms",
    )


def claim(people: People) -> Line:
    """Time from the press of the third card until the SET is gone, through the real server and its disk."""
    person = _alone(people, DESK)
    times: list[float] = []
    while len(times) < CLAIMS and not person.find(".result").count():
        found = person.a_set()
        if found is None:
            person.say_no_set(len(person.cards()))
            continue
        person.choose(found[:2])
        times.append(person.page.evaluate(DRAWN, found[2]) / 1000)
    return Line(
        "claim to its picture, local server",
        statistics.median(times),
        0,
        "≤ 50 ms",
        f"worst {1000 * max(times):.0f} ms",
    )


def memory(people: People) -> Line:
    """Memory growth while stepping through a saved game."""
    person = people.come(DESK)
    person.go("/replay")
    person.find("input[type=file]").set_input_files(GOLDEN / "cards-he.tercet")
    person.find(".controls").wait_for()
    return _growth(person, f"{EVENTS} events replayed", lambda: _walk(person))


def memory_at_a_table(people: People) -> Line:
    """Memory growth during a running game, whose events a real server sends in answer to presses."""
    person = people.come(DESK)
    arrived = [0]

    def watch(socket: Any) -> None:
        socket.on("framereceived", lambda frame: arrived.__setitem__(0, arrived[0] + ('"events"' in str(frame))))

    person.page.on("websocket", watch)
    _start_alone(person)
    while person.a_set() is None:
        person.say_no_set(len(person.cards()))
    return _growth(person, f"{EVENTS} events at a table", lambda: _ask(person, arrived))


def _growth(person: Person, name: str, work: Callable[[], None]) -> Line:
    """Script time and heap growth of a thousand events.

    A page fills its caches once, but a leak makes each later heap larger than the one before, so the smallest of the
    later heaps is decisive.
    """
    session = person.context.new_cdp_session(person.page)
    work()
    work()
    before = _heap(session)
    times, heaps = [], []
    for _ in range(PASSES):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
        heaps.append(_heap(session))
    grown = min(heaps) - before
    told = ", ".join(f"{heap / 1e6:.2f}" for heap in (before, *heaps))
    verdict = "no growth" if grown < LEAK * before else f"GROWN by {grown / 1000:.0f} kB"
    return Line(name, statistics.median(times), 0, "no growth", f"{verdict}: heap {told} MB after each")


def _ask(person: Person, arrived: list[int]) -> None:
    """Repeatedly votes "no SET" where there is one; each time the server denies it with an event.

    A press that comes before the page has handled the previous answer does nothing, so it is repeated.
    """
    for _ in range(EVENTS):
        person.page.wait_for_timeout(PAUSE)
        before = arrived[0]
        for wait in range(2000):
            if arrived[0] > before:
                break
            if wait % 50 == 0:
                person.page.keyboard.press("Digit0")
            person.page.wait_for_timeout(1)
        else:
            raise RuntimeError("the table does not answer")


def _alone(people: People, size: tuple[int, int]) -> Person:
    person = people.come(size)
    _start_alone(person)
    return person


def _start_alone(person: Person) -> None:
    person.open_home("Ana")
    person.find("button.way.first").click()
    person.find(".slot").nth(11).wait_for()


def _metrics(session: Any) -> dict[str, float]:
    return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}


def _heap(session: Any) -> float:
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"])


def _walk(person: Person) -> None:
    """Steps forwards and backwards through events, drawing each."""
    person.page.evaluate(
        """async events => {
          const press = key => dispatchEvent(new KeyboardEvent('keydown', { key }));
          const slider = document.querySelector('.slider');
          press('Home');
          let forth = true;
          for (let i = 0; i < events; i++) {
            if (slider.value === slider.max) forth = false;
            if (slider.value === '0') forth = true;
            press(forth ? 'ArrowRight' : 'ArrowLeft');
            await new Promise(requestAnimationFrame);
          }
        }""",
        EVENTS,
    )
