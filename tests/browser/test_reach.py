"""Nothing that can be pressed is ever covered or out of reach: every page and moment, at every size and text size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import pytest

from tests.browser.people import DESK, People, Person
from tests.browser.reach import LOOKS, unreachable, walk
from tests.browser.stage import (
    PAGES,
    crowded_moments,
    dice_moments,
    finished_game,
    puzzle_moments,
    result_moments,
    show,
    table_moments,
)
from tests.series import LONG, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

Moments = Callable[[People, Person], Iterator[str]]
MOMENTS: dict[str, Moments] = {
    "cards": table_moments,
    "results": result_moments,
    "puzzle": puzzle_moments,
    "crowd": crowded_moments,
    "dice": lambda people, person: dice_moments(people, person, rounds=1),
}
LANGUAGES: dict[str, list[str]] = sample(
    {"cards": ["he"], "results": ["en"], "puzzle": ["pt"], "crowd": [], "dice": ["fr"]},
    {game: ["en", "fr", "he"] for game in MOMENTS},
)
"""Both directions between them; the French words are the longest."""
PARTS = sample(1, 4)
"""In so many parts the looks are gone through, each at a table of its own: a call lasts half a minute at most."""
ALIKE = ("learn-sets", "learn-find", "learn-turns", "learn-book", "learn-swap", "learn-judge", "rules", "replay")
"""Pages built of the same parts as others: the long series looks at them too."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "language"), [(game, language) for game in MOMENTS for language in LANGUAGES[game]])
def test_everything_at_a_table_can_be_pressed_in_full(people: People, game: str, language: str, part: int) -> None:
    person = people.come(DESK, language=language)
    looks = LOOKS[part::PARTS]
    assert [(moment, fault) for moment in MOMENTS[game](people, person) for fault in walk(person, looks)] == []


@pytest.mark.parametrize("language", sample(["en"], ["en", "he", "fr"]))
def test_everything_on_the_other_pages_can_be_pressed_in_full(people: People, language: str) -> None:
    person = people.come(DESK, language=language)
    found = []
    finished_game(person)
    person.go("/games")
    person.find(".games a.what").wait_for()
    found += [("games", fault) for fault in walk(person)]
    for name in PAGES:
        if LONG or name not in ALIKE:
            show(person, name)
            found += [(name, fault) for fault in walk(person)]
    assert found == []


def test_the_measure_finds_what_is_covered_cut_off_or_out_of_reach(people: People) -> None:
    person = people.come((640, 360))
    person.go("/nothing-here")
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
"""Puts faults on the page, and one thing that is in order."""


def test_of_twelve_players_ones_own_row_and_the_callers_are_always_seen(people: People) -> None:
    person = people.come((360, 640))
    for moment in crowded_moments(people, person):
        if moment == "crowd-lobby":
            continue
        for size in ((360, 640), (640, 360), (1280, 720)):
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            for end in (0, 10_000):
                person.find("ul.players").evaluate(
                    "(list, end) => { list.scrollTop = end; list.scrollLeft = end }", end
                )
                whole = person.page.evaluate(IN_SIGHT)
                assert whole == [], (moment, size, end)
            expect(person.find(".more:visible").first).to_be_visible()
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
"""Which of the two rows are not seen whole."""


def test_lobby_and_result_fill_a_projector(people: People) -> None:
    """A class reads them from the back of the room: their text is at least a fiftieth of the picture's height."""
    person = people.come((2560, 1440))
    seen = []
    moments = (table_moments(people, person), result_moments(people, person), dice_moments(people, person, rounds=1))
    for moment in chain.from_iterable(moments):
        if moment in ("table-lobby", "solo-result", "table-result", "dice-lobby", "dice-result"):
            seen.append(moment)
            # a call that is over is no news any more
            assert person.find(".check:visible").count() == 0, moment
            box = person.find(".sheet").first.bounding_box()
            assert box is not None
            assert box["width"] >= 2560 / 3, moment
            sizes = person.find(".sheet").first.evaluate(TEXT_HEIGHTS)
            assert min(sizes) >= 1440 / 70, (moment, sizes)
            assert sorted(sizes)[len(sizes) // 2] >= 1440 / 50, (moment, sizes)
    assert len(seen) == 5


TEXT_HEIGHTS = """sheet => {
  const heights = [];
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !e.checkVisibility() || e.closest('.unseen, option, svg')) continue;
    const zoom = e.currentCSSZoom ?? 1;
    heights.push(parseFloat(getComputedStyle(e).fontSize) * zoom);
  }
  return heights;
}"""
"""How high the letters are, in pixels of the screen."""
