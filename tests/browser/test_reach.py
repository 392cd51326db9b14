"""The reach check finds planted faults; in a crowd, the two players who matter are always visible."""

from __future__ import annotations

import pytest

from tests.browser.people import People
from tests.browser.reach import Look, looking, unreachable
from tests.browser.stage import crowded_moments

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


def test_the_check_finds_covered_clipped_and_unreachable_elements(people: People) -> None:
    person = people.come((640, 360))
    person.go("/nothing-here")
    person.forgive("404")
    assert unreachable(person) == []
    person.page.evaluate(PLANTED)
    found = unreachable(person)
    for words in ("below", "half outside", "clipped", "words too long"):
        assert any(words in fault for fault in found), (words, found)
    assert not any("scrolled" in fault for fault in found), found


PLANTED = """() => {
  const make = (parent, tag, css, text = '') => {
    const made = parent.appendChild(document.createElement(tag));
    made.style.cssText = css;
    made.textContent = text;
    return made;
  };
  const at = (css) => make(document.body, 'div', 'position: fixed; ' + css);
  make(at('top: 0; left: 0; width: 200px; height: 100px'), 'button', 'width: 100%', 'below');
  at('top: 0; left: 0; width: 90px; height: 100px; pointer-events: none; background: red');
  make(at('top: 200px; left: 600px; white-space: nowrap'), 'button', '', 'half outside');
  for (const [left, way, text] of [[0, 'hidden', 'clipped'], [200, 'auto', 'scrolled']]) {
    const frame = at(`top: 240px; left: ${left}px; height: 40px; overflow: ${way}`);
    make(frame, 'div', 'height: 90px');
    make(frame, 'button', '', text);
  }
  make(at('top: 300px; left: 0'), 'button', 'width: 3rem; white-space: nowrap', 'words too long');
}"""
"""Plants faults on the page, and one element without a fault."""


def test_among_twelve_players_your_own_row_and_the_callers_stay_visible(people: People) -> None:
    person = people.come((360, 640))
    for moment in crowded_moments(person):
        if moment == "crowd-lobby":
            continue
        for size in ((360, 640), (640, 360), (1280, 720)):
            # no wait: the position of these rows doesn't depend on any measurement
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            for end in (0, 10_000):
                person.find("ul.players").evaluate(SCROLLED, end)
                assert person.page.evaluate(IN_SIGHT) == [], (moment, size, end)
            expect(person.find(".more:visible").first).to_be_visible()
        if moment == "crowd-play":
            with looking(person) as glasses:
                for size in ((360, 640), (320, 568)):
                    glasses.put_on(Look(size, 200))
                    expect(person.find(".actions .call")).to_be_in_viewport(ratio=1)
        scores = [int(text) for text in person.find(".player .score bdi").all_inner_texts()]
        assert scores == sorted(scores, reverse=True)


SCROLLED = "(list, end) => { list.scrollTop = end; list.scrollLeft = end; }"
IN_SIGHT = """() => {
  const list = document.querySelector('ul.players').getBoundingClientRect();
  return [...document.querySelectorAll('.player.mine, .player.calling')].filter(row => {
    const box = row.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !(box.left >= list.left - 1 && box.right <= list.right + 1 && box.top >= list.top - 1
      && box.bottom <= list.bottom + 1 && row.contains(hit));
  }).map(row => row.textContent.trim());
}"""
"""Which of the two rows are not fully visible."""
