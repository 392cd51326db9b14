"""Every page, in every language, light and dark, on phone and desk: readable, reachable, nothing left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercet.locale import words
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.stage import PAGES, dice_moments, puzzle_moments, result_moments, show, table_moments, without_colour
from tests.series import sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(360, 640), (412, 915), (640, 360), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440)]
PROPER = re.compile(
    r"tercet serve --lan|make play LAN=1|"
    r"Tercet|SET|WILD|UTC|English|Español|Français|Português|QWERTY|AZERTY|QWERTZ|tercet|^player$|player \d|Ana|Ada"
    r"|Benjamin|Guest|Esc|Enter|\d ms|127\.0\.0\.1\S*"
)
"""What is the same in every language, and what people call themselves."""

VISIBLE_TEXT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.textContent.trim() && node.parentElement.closest('#app') && node.parentElement.getClientRects().length)
      found.push(node.textContent.trim());
  }
  for (const element of document.querySelectorAll('#app [aria-label], #app [title], #app [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (element.getAttribute(name)) found.push(element.getAttribute(name));
  return found;
}"""

SMALL_TARGETS = """() => [...document.querySelectorAll(
    '#app button, #app a, #app select, #app input:not(.unseen), #app summary')]
  .filter(e => e.getClientRects().length && !e.closest('[inert]') && e.getAttribute('aria-disabled') !== 'true')
  .filter(e => !e.matches('p a'))
  .map(e => e.matches('input[type=radio], input[type=checkbox], input[type=range]') ? (e.closest('label') ?? e) : e)
  .filter(e => { const box = e.getBoundingClientRect();
    return !e.matches('input[type=range]') && (box.width < 43.5 || box.height < 43.5); })
  .map(e => `${e.tagName} ${e.className} ${e.textContent.trim().slice(0, 20)}`)"""
"""Targets that are too small for a finger; links inside a sentence are as high as its line."""

SHAPE = """element => {
  const plain = text => text.replace(/(rgba?|color|oklab|color-mix)\\([^)]*\\)/g, '');
  const told = node => {
    const style = getComputedStyle(node);
    return ['outlineStyle', 'outlineWidth', 'borderStyle', 'borderWidth', 'borderRadius', 'boxShadow', 'transform',
      'translate', 'scale', 'width', 'fontWeight', 'textDecorationLine'].map(name => plain(style[name])).join(';');
  };
  const before = getComputedStyle(element, '::before').content + getComputedStyle(element, '::after').content;
  return JSON.stringify([told(element), before, element.querySelectorAll('svg.badge').length]);
}"""
"""What is left of the look of something when its colours are taken away, and the words in it."""


RUN_AXE = "axe.run(document, {resultTypes: ['violations'], preload: false})"
"""All of its rules; what it could load beforehand serves pages with films and sheets from elsewhere only."""


def problems(person: Person) -> list[Any]:
    """What axe-core finds wrong with the page."""
    if not person.page.evaluate("'axe' in window"):
        person.page.add_script_tag(path=AXE)
    found = person.page.evaluate(RUN_AXE)
    return [
        (violation["id"], [node["html"][:160] for node in violation["nodes"][:3]]) for violation in found["violations"]
    ]


def speaks_and_fits(person: Person, language: str, size: tuple[int, int], where: str) -> None:
    """The page is in the language, does not scroll sideways, and its targets are large enough for a finger.

    Words that are missing are complaints of the page, and complaints fail the test.
    """
    assert person.page.locator("html").get_attribute("lang") == language, where
    assert person.page.locator("html").get_attribute("dir") == ("rtl" if language == "he" else "ltr"), where
    assert not person.overflows(), where
    if language == "he":
        assert [text for text in person.page.evaluate(VISIBLE_TEXT) if _latin(text)] == [], where
    if size == PHONE:
        assert person.page.evaluate(SMALL_TARGETS) == [], where


def _latin(text: str) -> bool:
    return bool(re.search(r"[A-Za-z]{3}", PROPER.sub("", text)))


LOOKS = sample(
    [("en", False, DESK), ("he", True, PHONE)],
    [("en", False, DESK), ("he", True, PHONE), ("en", True, PHONE), ("he", False, DESK)],
)
"""Language, dark or light, and size: between them light, dark and Hebrew."""


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
@pytest.mark.parametrize(("language", "dark", "size"), LOOKS)
def test_axe_finds_nothing_wrong_with_any_page(
    people: People, language: str, dark: bool, size: tuple[int, int]
) -> None:
    person = people.come(size, language=language, dark=dark, bypass_csp=True)
    person.go("/")
    for name in PAGES:
        show(person, name, by_link=True)
        assert problems(person) == [], name
        speaks_and_fits(person, language, size, name)


@pytest.mark.parametrize("language", ["es", "fr", "pt", *sample([], ["en"])])
def test_every_page_speaks_the_other_languages_and_fits_a_phone(people: People, language: str) -> None:
    """In Spanish every page is loaded; in the other languages, links are followed."""
    person = people.come(PHONE, language=language)
    person.go("/")
    for name in PAGES:
        show(person, name, by_link=language != "es")
        speaks_and_fits(person, language, PHONE, name)


def dice_play(people: People, look: Person) -> Iterator[str]:
    return dice_moments(people, look, rounds=sample(4, 12))


MOMENTS = {"cards": table_moments, "results": result_moments, "puzzle": puzzle_moments, "dice": dice_play}


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
@pytest.mark.parametrize("game", MOMENTS)
@pytest.mark.parametrize(("language", "dark", "size"), LOOKS)
def test_axe_finds_nothing_wrong_at_a_table(
    people: People, game: str, language: str, dark: bool, size: tuple[int, int]
) -> None:
    person = people.come(size, language=language, dark=dark, bypass_csp=True)
    for moment in MOMENTS[game](people, person):
        assert problems(person) == [], moment
        speaks_and_fits(person, language, size, moment)


def differ(person: Person, one: str, other: str) -> None:
    """Two things look different even to those who see no colours."""
    shapes = [person.find(selector).first.evaluate(SHAPE) for selector in (one, other)]
    assert shapes[0] != shapes[1], (one, other)


OTHER_LANGUAGES = sample(["fr"], ["es", "fr", "pt"])


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_no_state_of_a_card_or_a_player_is_told_by_colour_alone(people: People, language: str) -> None:
    person = people.come(PHONE, language=language)
    without_colour(person)
    for moment in table_moments(people, person):
        speaks_and_fits(person, language, PHONE, moment)
        if moment == "table-other-calls":
            expect(person.find(".banner")).to_contain_text("Benjamin")
        elif moment == "table-wrong":
            expect(person.find(".check.wrong:visible svg").first).to_be_visible()
            expect(person.find(".check.wrong:visible")).to_contain_text(re.compile("[a-z]{3}"))
        elif moment == "table-own-call":
            differ(person, ".slot .selected", ".slot .face:not(.selected)")
        elif moment == "table-vote":
            expect(person.find('[data-seat="1"] .mark svg').first).to_be_visible()
    for state, shape in (("good", "fair"), ("fair", "slow"), ("slow", "lost")):
        shapes = [person.find(".line").evaluate(LIGHT, word) for word in (state, shape)]
        assert shapes[0] != shapes[1], (state, shape)
    person = people.come(PHONE, language=language)
    without_colour(person)
    for moment in result_moments(people, person):
        speaks_and_fits(person, language, PHONE, moment)
        if moment == "solo-hint" and person.find(".slot .hinted").count():
            differ(person, ".slot .hinted", ".slot .face:not(.hinted)")
        elif moment == "table-result":
            expect(person.find(".result .winner svg")).to_have_count(1)
    show(person, "replay-cards")
    person.page.get_by_role("button", name=words(language)("web-replay-sets")).click()
    person.find(".narrow .sets button").first.click()
    differ(person, ".slot .marked", ".slot .face:not(.marked)")


LIGHT = """(line, state) => {
  const before = line.className;
  line.classList.remove('good', 'fair', 'slow', 'lost');
  line.classList.add(state);
  const style = getComputedStyle(line.querySelector('.light'));
  const told = [style.borderRadius, style.borderStyle, style.borderWidth, style.clipPath, style.rotate, style.width,
    style.height, style.backgroundImage === 'none', style.backgroundColor === 'rgba(0, 0, 0, 0)'].join(';');
  line.className = before;
  return told;
}"""
"""The shape of the light that tells of the connection, in a state."""


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_no_state_of_a_die_is_told_by_colour_alone(people: People, language: str) -> None:
    person = people.come(PHONE, language=language)
    without_colour(person)
    for moment in dice_play(people, person):
        speaks_and_fits(person, language, PHONE, moment)
        if moment == "dice-extra":
            differ(person, ".hand .chosen", ".hand .die:not(.chosen)")
        elif moment == "dice-other-calls":
            expect(person.find(".words")).to_contain_text("Benjamin")
        elif moment == "dice-preview":
            expect(person.find(".square .mine").first).to_be_visible()
            differ(person, ".square .mine", ".square .die:not(.mine)")
            expect(person.find(".words li svg").first).to_be_visible()
        elif moment == "dice-result":
            expect(person.find(".result li svg").first).to_be_visible()


@pytest.mark.parametrize("turn", ["auto", "lying", "standing"])
def test_the_cards_fill_every_screen_without_scrolling(people: People, turn: str) -> None:
    person = people.come()
    person.go("/replay")
    person.page.evaluate("turn => localStorage.setItem('tercet.settings', JSON.stringify({turn}))", turn)
    show(person, "replay-cards")
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        boxes = person.find(".slot").evaluate_all(
            "all => all.map(e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] })"
        )
        assert len(boxes) == 12
        for left, top, right, bottom in boxes:
            assert min(left, top) >= 0, (width, height)
            assert right <= width, (width, height)
            assert bottom <= height, (width, height)
        assert person.page.evaluate("document.documentElement.scrollHeight") <= height
        if turn == "auto":
            long_side = max(boxes[0][2] - boxes[0][0], boxes[0][3] - boxes[0][1])
            assert long_side >= 0.115 * width or long_side >= 0.15 * height, (width, height)
