"""A page in any browser engine: acts with real presses, and reads what the page shows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from tercet.core.sets.cards import find_sets
from tests.browser.people import FOLLOW
from tests.browser.real_server import PATIENCE

PHONE: Final = (412, 780)
DESK: Final = (1280, 900)
NOBODY: Final = 9
"""A port on which nothing listens."""


class Tab(Protocol):
    """What an engine must support."""

    def another(self) -> Tab:
        """Another tab of the same profile."""

    def go(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """The value of a JavaScript expression, as JSON."""

    def press(self, x: int, y: int) -> None:
        """Presses a point of the window with finger or mouse."""

    def type(self, text: str) -> None:
        """Types keys into the focused element."""


class Missing(AssertionError):
    """A wait that timed out."""


class Visitor:
    """One person at one page."""

    def __init__(self, tab: Tab, address: str) -> None:
        self.tab = tab
        self.address = address

    def go(self, path: str) -> None:
        self.tab.go(path if "://" in path else self.address + path)
        self.wait("document.querySelector('#app > *')")

    def wait(self, condition: str) -> None:
        """Waits until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.tab.run(f"!!({condition})"):
            if time.monotonic() > end:
                raise Missing(f"{condition}; the page says: {self.tab.run('document.body.innerText')}")
            time.sleep(0.05)

    def told(self, promise: str) -> Any:
        """The value a promise resolves to."""
        self.tab.run(f"(() => {{ delete window.told; ({promise}).then(it => (window.told = {{ it }})); }})()")
        self.wait("window.told")
        return self.tab.run("window.told.it")

    def wait_told(self, promise: str) -> None:
        """Waits until a promise, created repeatedly, resolves to a true value; the page may reload meanwhile."""
        self.wait(f"(({promise}).then(it => (window.holds = it)), window.holds)")
        self.tab.run("delete window.holds")

    def another(self) -> Visitor:
        """The same person in another tab."""
        return Visitor(self.tab.another(), self.address)

    def reload(self) -> None:
        self.tab.run("(() => { window.former = true; location.reload(); })()")
        self.wait("!window.former && document.querySelector('#app > *')")

    def follow(self, path: str) -> None:
        """Follows a link on this page to another one, via an empty page."""
        for step, there in (("/nothing-here", "main.lost"), (path, "*:not(main.lost)")):
            self.tab.run(f"({FOLLOW})({json.dumps(step)})")
            self.wait(f"document.querySelector('#app > {there}')")

    def has(self, selector: str) -> bool:
        return bool(self.tab.run(f"!!document.querySelector({json.dumps(selector)})"))

    def text(self, selector: str) -> str:
        return str(self.tab.run(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))

    def press(self, selector: str) -> None:
        """Presses the centre of an element once it exists, is enabled, and isn't covered."""
        one = f"document.querySelector({json.dumps(selector)})"
        self.wait(one)
        self.tab.run(f"{one}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        self.wait(
            f"(() => {{ const e = {one}; if (!e || e.disabled) return false; const b = e.getBoundingClientRect();"
            # cards in motion aren't at their final position yet
            "if (document.getAnimations().some(a => a.effect.target?.closest('.slot'))) return false;"
            "const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);"
            "return top && (e.contains(top) || top.contains(e) || top.closest('label')?.contains(e)); })()"
        )
        x, y = self.tab.run(
            f"(() => {{ const b = {one}.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
        )
        self.tab.press(round(x), round(y))

    def type(self, selector: str, text: str) -> None:
        self.press(selector)
        self.tab.run(f"document.querySelector({json.dumps(selector)}).select()")
        self.tab.type(text)

    # at a card table

    def cards(self) -> list[int]:
        shown = self.tab.run(
            "[...document.querySelectorAll('.slot [data-card]')]"
            ".filter(e => !e.closest('[inert]')).map(e => Number(e.dataset.card))"
        )
        return [int(card) for card in shown]

    def choose(self, cards: Sequence[int]) -> None:
        for card in cards:
            self.press(f'.slot:not([inert]) [data-card="{card}"]')

    def a_set(self) -> tuple[int, ...] | None:
        return next(iter(find_sets(self.cards())), None)


Come = Callable[[str, tuple[int, int]], Visitor]
"""Opens an empty profile at an address, in a window of some size, for another person."""


def play_out(turn: Visitor, others: tuple[Visitor, ...] = ()) -> None:
    """One player takes every SET; if there is none, everybody says so."""
    for _ in range(60):
        if turn.has(".result"):
            return
        before = turn.cards()
        found = turn.a_set()
        if found is not None:
            if others:
                turn.press(".call")
            turn.choose(found)
            turn.wait(f"!document.querySelector('.slot:not([inert]) [data-card=\"{found[0]}\"]')")
        else:
            for person in (turn, *others):
                person.press(".none")
            turn.wait(
                "document.querySelector('.result') || "
                f"document.querySelectorAll('.slot:not([inert]) [data-card]').length > {len(before)}"
            )
    raise AssertionError("the game does not end")


def choose_deck(person: Visitor, deck: str) -> None:
    person.press(f"[data-cards={deck}]")
