"""Every state of a table, with one game per language; each state gets all visual checks together."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Literal, NamedTuple

import pytest

from tests.browser.checks import AXE, COLOURS, check_language_and_fit, differ, problems
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.reach import LOOKS, Look, looking, walk
from tests.browser.stage import crowded_moments, dice_moments, puzzle_moments, result_moments, table_moments
from tests.series import LONG, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


class Walk(NamedTuple):
    """A game, its viewer, and the looks in which everything is pressed."""

    game: str
    language: str
    dark: bool
    size: tuple[int, int]
    looks: tuple[Look, ...] = ()


MOMENTS = {
    "cards": table_moments,
    "results": result_moments,
    "puzzle": puzzle_moments,
    "dice": dice_moments,
    "crowd": crowded_moments,
}
PARTS = 4
"""Number of parts into which the long series splits its looks, each at a new table: a call lasts only half a minute."""
WALKS = sample(
    [
        Walk("cards", "fr", dark=False, size=PHONE),
        Walk("cards", "he", dark=True, size=DESK, looks=LOOKS),
        Walk("results", "he", dark=True, size=DESK, looks=LOOKS),
        Walk("puzzle", "pt", dark=False, size=PHONE, looks=LOOKS),
        Walk("dice", "fr", dark=False, size=DESK, looks=LOOKS),
        Walk("dice", "he", dark=True, size=PHONE),
    ],
    [
        Walk(game, language, dark=part in (1, 2), size=DESK if part % 2 else PHONE, looks=LOOKS[part::PARTS])
        for game in MOMENTS
        for language in ("en", "es", "fr", "he", "pt")
        for part in range(PARTS)
    ],
)
"""Each game in both themes, cards and dice also on phone and desktop and in both directions; French is the longest."""


CARDS = ".winner .taken > :not(.rest)"
TAKEN = f"""() => [...document.querySelectorAll('{CARDS}')].filter(e => e.checkVisibility()).map((card) => {{
  const box = card.getBoundingClientRect();
  return [Math.round(box.top), box.left, box.right];
}})"""
"""Positions of the cards the winner took."""


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
@pytest.mark.parametrize("way", WALKS, ids=lambda way: f"{way.game}-{way.language}-{way.size[0]}")
def test_every_state_passes_all_checks(people: People, way: Walk) -> None:
    """Right language, no information by colour alone, no axe violations, and everything within reach."""
    person = people.come(way.size, language=way.language, dark=way.dark, bypass_csp=True)
    seen: set[str] = set()
    for moment in MOMENTS[way.game](person):
        check_states_without_colour(person, moment)
        check_language_and_fit(person, way.language, way.size, moment)
        if way.looks:
            if LONG or moment not in COVERED:
                assert problems(person) == [], moment
            assert walk(person, way.looks) == [], moment
            if moment in STRUCTURES:
                check_colours_in_the_other_theme(person, way, moment)
        seen.add(moment)
        if way.size == DESK and moment.endswith(("-lobby", "-result")):
            fills_a_projector(person, moment)
    assert seen >= EXPECTED[way.game]


def check_colours_in_the_other_theme(person: Person, way: Walk, moment: str) -> None:
    schemes: tuple[Literal["dark", "light"], ...] = ("light", "dark") if way.dark else ("dark", "light")
    person.page.emulate_media(color_scheme=schemes[0])
    person.settle()
    assert problems(person, *COLOURS) == [], moment
    person.page.emulate_media(color_scheme=schemes[1])


STRUCTURES = {
    *("table-lobby", "table-play", "table-calls", "table-away", "table-menu", "solo-result", "table-result"),
    *("puzzle-start", "puzzle-found", "puzzle-result", "dice-lobby", "dice-turn", "dice-wild", "dice-result"),
}
"""States that differ in more than text: axe checks their colours in light and dark."""
COVERED = {
    *("table-other-calls", "table-wrong", "table-own-call", "table-outcome", "table-vote", "solo-play", "solo-hint"),
    *("puzzle-play", "puzzle-wrong", "puzzle-menu", "dice-opening", "dice-other-calls", "dice-extra", "dice-preview"),
}
"""States made of the same parts as others; only the long series checks them with axe."""
EXPECTED = {
    "cards": {"table-lobby", "table-other-calls", "table-wrong", "table-own-call", "table-vote"},
    "results": {"solo-result", "table-result"},
    "puzzle": {"puzzle-result"},
    "crowd": {"crowd-calls"},
    "dice": {"dice-lobby", "dice-other-calls", "dice-extra", "dice-preview", "dice-wild", "dice-result"},
}
"""States that must occur, or something would go untested."""


def check_states_without_colour(person: Person, moment: str) -> None:
    """Checks that colour alone never shows the state of a card, a die, a player or the connection."""
    if moment in ("table-other-calls", "dice-other-calls"):
        expect(person.find(".banner, .words").first).to_contain_text("Benjamin")
    elif moment == "table-wrong":
        wrong = person.find(".check.wrong:visible")
        expect(wrong.locator("svg").first).to_be_visible()
        expect(wrong).to_contain_text(re.compile(r"\w{3}"))
    elif moment == "table-own-call":
        differ(person, ".slot .selected", ".slot .face:not(.selected)")
    elif moment == "table-vote":
        expect(person.find('[data-seat="1"] .mark').first).to_be_visible()
    elif moment == "table-lobby":
        for state, shape in (("good", "fair"), ("fair", "slow"), ("slow", "lost")):
            shapes = [person.find(".line").evaluate(LIGHT, word) for word in (state, shape)]
            assert shapes[0] != shapes[1], (state, shape)
    elif moment == "solo-hint" and person.find(".slot .hinted").count():
        differ(person, ".slot .hinted", ".slot .face:not(.hinted)")
    elif moment == "table-result":
        expect(person.find(".result .winner .cup svg")).to_have_count(1)
        boxes = sorted(person.page.evaluate(TAKEN))
        assert len({top for top, _, _ in boxes}) == 1, "the cards form one row"
        for (above, _, right), (top, left, _) in pairwise(boxes):
            assert above != top or right <= left + 0.5, "no card covers another"
    elif moment == "dice-extra":
        differ(person, ".hand .chosen", ".hand .die:not(.chosen)")
    elif moment == "dice-preview":
        expect(person.find(".square .mine").first).to_be_visible()
        differ(person, ".square .mine", ".square .die:not(.mine)")
        expect(person.find(".words li svg").first).to_be_visible()
    elif moment == "dice-result":
        expect(person.find(".result li svg").first).to_be_visible()
        ground = person.page.evaluate("getComputedStyle(document.querySelector('.over')).backgroundColor")
        assert ground.startswith("rgb("), "the result fully hides the board"
        scores = [int(text) for text in person.find(".result li strong").all_inner_texts()]
        assert scores == sorted(scores, reverse=True)


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
"""The shape of the connection light in a state."""


def fills_a_projector(person: Person, moment: str) -> None:
    """Checks that the back of a classroom can read it: text is at least a fiftieth of the screen's height."""
    with looking(person) as glasses:
        glasses.put_on(Look((2560, 1440)))
        # a finished call is no longer news
        assert person.find(".check:visible").count() == 0, moment
        box = person.find(".sheet").first.bounding_box()
        assert box is not None
        assert box["width"] >= 2560 / 3, moment
        sizes = person.find(".sheet").first.evaluate(TEXT_HEIGHTS)
        assert min(sizes) >= 1440 / 70, (moment, sizes)
        assert sorted(sizes)[len(sizes) // 2] >= 1440 / 50, (moment, sizes)


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
"""Heights of the letters in pixels."""
