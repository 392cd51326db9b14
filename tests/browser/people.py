"""People in their browsers: acts for them and reads what they see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tercet.core.sets.cards import find_sets

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

PATIENCE = 180_000
"""Milliseconds to wait for a page; generous, because a busy machine is slow."""
PHONE = (360, 640)
DESK = (1280, 720)
GROWN = """before => document.querySelector('.result')
  || document.querySelectorAll('.slot:not([inert])').length > before"""
"""Whether the table has more cards than before, or the deal is over."""
SHIFTS = """window.shifts = [];
new PerformanceObserver(all => window.shifts.push(...all.getEntries().flatMap(entry =>
  entry.sources.flatMap(({ node }) => {
    const moved = node && (node.closest ? node : node.parentElement);
    return moved && !moved.closest('.news') ? [moved.outerHTML.slice(0, 200)] : [];
  })))).observe({ type: 'layout-shift', buffered: false });"""
"""Records every element the browser moves from now on, except lines in the news."""
NOWHERE = "/nothing-here"
FOLLOW = """path => {
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: path }));
  link.click();
  link.remove();
}"""
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const boxes = () => [...document.body.querySelectorAll('*')].map(e => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join();
  }).join(';');
  await document.fonts.ready;
  // a new size is seen by observers within a frame, and what they change is laid out in the next
  for (let last = '', same = 0; same < 2; await frame()) {
    // what shows how time runs out goes on; movements are short
    const moving = document.getAnimations().filter(({ playState, effect }) =>
      playState === 'running' && effect?.getComputedTiming().endTime < 2000);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const now = boxes();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}"""
"""Resolves when the layout is stable: fonts loaded, animations over, and two identical frames."""
CHANGED = """() => new Promise(done => {
  const observer = new MutationObserver(() => { observer.disconnect(); done(); });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  setTimeout(done, 2000);
})"""
NAMED = "try { localStorage['tercet.settings'] ??= %s } catch { /* a page without an address keeps nothing */ }"
HARMLESS = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "registration blocked by Playwright")
"""What a browser logs when a test cuts its network or blocks its service worker."""


@dataclass
class Person:
    """One browser with one page."""

    page: Page
    context: BrowserContext
    address: str
    name: str = ""
    complaints: list[str] = field(default_factory=list)
    walks: int = 0
    """Number of times `walk` has examined this page."""

    def hear(self, message: ConsoleMessage) -> None:
        """Records errors logged by the page."""
        if message.type in ("error", "warning") and not any(harmless in message.text for harmless in HARMLESS):
            self.complaints.append(message.text)

    def forgive(self, words: str) -> None:
        """Drops errors that the test itself caused."""
        self.complaints = [complaint for complaint in self.complaints if words not in complaint]

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.locator("#app > *").first.wait_for()

    def follow(self, path: str) -> None:
        """Follows a link on this page to another one, without a reload."""
        # via an empty page, so everything found afterwards belongs to the new page
        self.page.evaluate(FOLLOW, NOWHERE)
        nothing = self.find("#app > main.lost").element_handle()
        if path != NOWHERE:
            self.page.evaluate(FOLLOW, path)
            # this exact element: the page of a missing game has a similar one
            nothing.wait_for_element_state("hidden")

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def open_home(self, name: str) -> None:
        self.go("/")
        self.find("label.name input").fill(name)
        self.find("label.name input").blur()

    # at a card table

    def sit(self, url: str) -> None:
        self.page.goto(url)
        self.find(".sit button").click()
        self.find(".start").wait_for()

    def get_ready(self) -> None:
        self.find(".start .main").click()

    def cards(self) -> list[int]:
        """The cards on the table, in the order announced to screen readers."""
        shown = self.page.locator(".slot [data-card]").evaluate_all(
            "all => all.filter(e => !e.closest('[inert]')).map(e => Number(e.dataset.card))"
        )
        return [int(card) for card in shown]

    def card(self, card: int) -> Locator:
        return self.find(f'.slot:not([inert]) [data-card="{card}"]')

    def choose(self, cards: Sequence[int]) -> None:
        for card in cards:
            self.card(card).click()

    def a_set(self) -> tuple[int, int, int] | None:
        return next(iter(find_sets(self.cards())), None)

    def no_set(self) -> tuple[int, int, int]:
        """Three cards that are not a SET."""
        cards = self.cards()
        sets = {frozenset(found) for found in find_sets(cards)}
        return next(
            (a, b, c)
            for i, a in enumerate(cards)
            for j, b in enumerate(cards[i + 1 :], i + 1)
            for c in cards[j + 1 :]
            if frozenset((a, b, c)) not in sets
        )

    def say_no_set(self, before: int) -> None:
        """Claims "no SET", alone or as the last player; waits for more cards or the end of the deal."""
        self.find(".none").click()
        self.wait_until(GROWN, before)

    def score(self, seat: int) -> int:
        return int(self.find(f'[data-seat="{seat}"] .score').inner_text().split()[-1])

    def pile(self) -> int:
        return int(self.find("[data-pile] .figures").inner_text())

    # beside the game

    def open_menu(self) -> None:
        self.find('[data-do="menu"]').click()
        self.find("dialog[open]").wait_for()

    def agree(self, what: str) -> None:
        """Confirms an irreversible action in its sheet, once the sheet accepts an answer."""
        self.find(f'dialog[open] [data-do="{what}"][aria-disabled="false"]').click()
        if what == "leave":
            self.page.wait_for_url(f"{self.address}/")
        # after a page change, clicks are ignored until the new page is visible
        self.find("html:not([data-settling])").wait_for()

    def open_notice(self, name: str) -> None:
        """Expands a notice that a small screen cuts to one line."""
        more = self.find(f".{name}:not(.open) .toggle")
        if more.is_visible():
            more.click()

    def open_calls(self) -> None:
        """Opens the list of calls: on a phone, a message that opens it takes the place of its button."""
        self.find(":is(.latest [data-state][aria-expanded], .history):visible").first.click()
        self.find(".calls").wait_for()

    def leave_table(self) -> None:
        self.open_menu()
        self.find('[data-do="ask-leave"]').click()
        self.agree("leave")

    def end_for_all(self) -> None:
        self.open_menu()
        self.find('[data-do="ask-end"]').click()
        self.agree("end")

    def wait_until(self, script: str, arg: object = None) -> None:
        """Waits until an expression is true, without polling in every frame, which is expensive."""
        self.page.wait_for_function(script, arg=arg, polling=50)

    def wait_for_change(self) -> None:
        """Waits until anything on the page changes or the time limit passes."""
        self.page.evaluate(CHANGED)

    # how a page looks

    def settle(self) -> None:
        """Waits until the layout is stable enough to measure."""
        self.page.evaluate(SETTLED)

    def resize(self, size: tuple[int, int]) -> None:
        """Resizes the window and waits until the layout is stable."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def overflows(self) -> bool:
        """Whether the page scrolls sideways."""
        script = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
        return bool(self.page.evaluate(script))


class People:
    """All browsers of one test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._all: list[Person] = []

    def come(
        self,
        size: tuple[int, int] = DESK,
        *,
        name: str = "",
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        **options: Any,
    ) -> Person:
        """Opens a page at this screen size for a person, who already has a name if `name` is set.

        Animations are off unless requested, to keep tests fast.
        """
        phone = size[0] < 700
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=phone,
            is_mobile=phone,
            service_workers="block",
            **options,
        )
        context.set_default_timeout(PATIENCE)
        if name:
            context.add_init_script(NAMED % json.dumps(json.dumps({"name": name})))
        person = Person(context.new_page(), context, self._address, name)
        person.page.on("pageerror", lambda error: person.complaints.append(str(error)))
        person.page.on("console", person.hear)
        self._all.append(person)
        return person

    def leave(self) -> None:
        complaints = list(dict.fromkeys(complaint for person in self._all for complaint in person.complaints))
        for person in self._all:
            person.context.close()
        if complaints:
            raise AssertionError("pages logged errors: " + "; ".join(complaints))
