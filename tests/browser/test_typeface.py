"""The page's own typeface: it has every character we use, and nothing moves when it arrives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tercet.locale
from tests.browser.people import PHONE, People, Person
from tests.series import sample

LOCALES = Path(tercet.locale.__file__).parent
OWN = {"Rubik Light"}
"""What the font files call their default weight."""
PLACES = (
    """() => [...document.querySelectorAll('#app *')].map(e => e.getBoundingClientRect()).map(b => [b.top, b.bottom])"""
)


class Held:
    """A person whose browser gets no typeface until the test releases it."""

    def __init__(self, browser: Any, address: str) -> None:
        self.context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
        self.person = Person(self.context.new_page(), self.context, address)
        self._routes: list[Any] = []
        self._released = False
        self.context.route("**/*.woff2", self._hold)

    def open(self, language: str) -> None:
        self.person.page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: ['{language}'] }})")
        # the load event waits for the typeface
        self.person.page.goto(self.person.address, wait_until="domcontentloaded")

    def release(self) -> None:
        self._released = True
        for route in self._routes:
            route.continue_()

    def _hold(self, route: Any) -> None:
        if self._released:
            route.continue_()
        else:
            self._routes.append(route)


@pytest.fixture
def held(browser: Any, address: str) -> Iterator[Held]:
    held = Held(browser, address)
    yield held
    held.context.close()


def faces_used(person: Person, selector: str) -> set[str]:
    """Fonts in which the browser actually renders an element."""
    session = person.context.new_cdp_session(person.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    document: Any = session.send("DOM.getDocument")
    node: Any = session.send("DOM.querySelector", {"nodeId": document["root"]["nodeId"], "selector": selector})
    used: Any = session.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})
    session.detach()
    return {
        font["familyName"] if font["isCustomFont"] else f"{font['familyName']} of the machine" for font in used["fonts"]
    }


def test_the_typeface_has_every_character_of_every_language(people: People) -> None:
    person = people.come(PHONE)
    person.go("/")
    written = {character for path in LOCALES.rglob("*.ftl") for character in path.read_text(encoding="utf-8")}
    shown = "".join(sorted(character for character in written if character.isprintable()))
    person.page.evaluate("text => document.body.append(text)", shown)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    assert faces_used(person, "body") == OWN


@pytest.mark.parametrize("language", sample(["he"], ["en", "he"]))
def test_text_waits_for_its_typeface(held: Held, language: str) -> None:
    with held.person.page.expect_event("requestfinished", lambda request: f"/assets/{language}-" in request.url):
        held.open(language)
    assert held.person.find("h1").count() == 0
    held.release()
    held.person.find("h1").wait_for()
    assert faces_used(held.person, "header p") == OWN


def test_nothing_moves_when_the_typeface_arrives_late(held: Held) -> None:
    held.open("he")
    held.person.find("h1").wait_for()
    # the part whose words are loaded last
    held.person.find(".rooms h2").wait_for()
    before = held.person.page.evaluate(PLACES)
    held.release()
    held.person.page.evaluate("document.fonts.ready.then(() => true)")
    assert held.person.page.evaluate(PLACES) == before
    held.person.page.reload()
    held.person.find("h1").wait_for()
    assert faces_used(held.person, "header p") == OWN, "the next visit has it"
