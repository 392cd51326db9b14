"""Checks for every page: axe-core's rules, language, target sizes, and whether colour alone carries information."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.browser.people import PHONE, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PROPER = re.compile(
    r"tercet serve --lan|make play LAN=1|"
    r"Tercet|SET|WILD|UTC|English|Español|Français|Português|QWERTY|AZERTY|QWERTZ|tercet|^player$|player \d|Ana|Ada"
    r"|Benjamin|Guest|Esc|Enter|\d ms|127\.0\.0\.1\S*|/t/\S*"
)
"""Text that is the same in every language, and people's names."""

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
"""Targets too small for a finger; links within a sentence need only be as tall as their line."""

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
"""The appearance of an element without its colours, and its text."""


RUN_AXE = """async rules => {
  const options = { resultTypes: ['violations'], preload: false, ...(rules.length && { runOnly: rules }) };
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]);
}"""
"""Preloading matters only for media and style sheets from other hosts."""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that depend on the theme."""


def problems(person: Person, *rules: str) -> list[Any]:
    """Violations of all axe-core rules, or only of those named: each broken rule and where it is broken."""
    if not person.page.evaluate("'axe' in window"):
        person.page.add_script_tag(path=AXE)
    found: list[Any] = person.page.evaluate(RUN_AXE, list(rules))
    return found


def check_language_and_fit(person: Person, language: str, size: tuple[int, int], where: str) -> None:
    """Asserts that the page is in the language, doesn't scroll sideways, and has targets large enough for a finger.

    Missing messages are logged as console errors, which fail the test anyway.
    """
    assert person.page.locator("html").get_attribute("lang") == language, where
    assert person.page.locator("html").get_attribute("dir") == ("rtl" if language == "he" else "ltr"), where
    assert not person.overflows(), where
    if language == "he":
        assert [text for text in person.page.evaluate(VISIBLE_TEXT) if _latin(text)] == [], where
    if size == PHONE:
        small = person.page.evaluate(SMALL_TARGETS)
        assert small == [], (where, small)


def _latin(text: str) -> bool:
    return bool(re.search(r"[A-Za-z]{3}", PROPER.sub("", text)))


def differ(person: Person, one: str, other: str) -> None:
    """Asserts that two elements look different even without colour vision."""
    shapes = [person.find(selector).first.evaluate(SHAPE) for selector in (one, other)]
    assert shapes[0] != shapes[1], (one, other)
