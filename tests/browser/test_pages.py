"""Every single-person page, in every language, light and dark, on phone and desktop: readable and reachable."""

from __future__ import annotations

import pytest

from tercet.locale import words
from tests.browser.checks import AXE, COLOURS, check_language_and_fit, differ, problems
from tests.browser.people import DESK, PHONE, People
from tests.browser.reach import walk
from tests.browser.stage import PAGES, show
from tests.series import LONG, sample

SIZES = [(360, 640), (412, 915), (640, 360), (768, 1024), (1280, 720), (1920, 1080), (2560, 1440)]
LOOKS = sample(
    [("en", False, DESK), ("he", True, PHONE)],
    [("en", False, DESK), ("he", True, PHONE), ("en", True, PHONE), ("he", False, DESK), ("fr", False, DESK)],
)
"""Language, theme and size: together they cover light, dark and Hebrew."""
ALIKE = ("learn-sets", "learn-find", "learn-turns", "learn-book", "learn-swap", "learn-judge", "rules", "replay")
"""Pages made of the same parts as others: the short series shows them in Hebrew and in one other language; only the
long one checks them with axe and at all sizes."""
IN_THE_DARK = (
    *("home", "options", "learn-question", "learn-dice", "rules-dice"),
    *("daily", "settings", "replay-cards", "lost"),
)
"""Together these contain every part: axe checks their colours in the dark, too; the long series checks all pages."""
ELSEWHERE = ("games", "statistics", "training")
"""Pages that test_own_results.py covers in both themes and all sizes, empty and full."""


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed")
@pytest.mark.parametrize(("language", "dark", "size"), LOOKS)
def test_every_page_passes_all_checks_in_its_language(
    people: People, language: str, dark: bool, size: tuple[int, int]
) -> None:
    """On a desktop, everything can also be pressed in full at all sizes."""
    person = people.come(size, language=language, dark=dark, bypass_csp=True)
    person.go("/")
    for name in PAGES:
        if not (LONG or dark) and name in (*ALIKE, *ELSEWHERE):
            continue
        show(person, name, by_link=True)
        check_language_and_fit(person, language, size, name)
        if LONG or not dark:
            assert problems(person) == [], name
            assert walk(person) == [], name
        elif name in IN_THE_DARK:
            assert problems(person, *COLOURS) == [], name


OTHERS = ("es", "fr", "pt", *sample((), ("en",)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_fits_a_phone_in_the_other_languages(people: People, language: str) -> None:
    """A sample of pages in each language, in the long series all; in Spanish by loading instead of by links."""
    person = people.come(PHONE, language=language)
    person.go("/")
    for name in sample(list(PAGES)[OTHERS.index(language) :: 2 * len(OTHERS)], list(PAGES)):
        show(person, name, by_link=language != "es" or not LONG)
        check_language_and_fit(person, language, PHONE, name)


def test_a_set_marked_in_a_replay_is_distinguishable_without_colour(people: People) -> None:
    person = people.come(PHONE, language="fr")
    show(person, "replay-cards")
    person.page.get_by_role("button", name=words("fr")("web-replay-sets")).click()
    person.find(".narrow .sets button").first.click()
    differ(person, ".slot .marked", ".slot .face:not(.marked)")


@pytest.mark.parametrize("turn", sample(["auto"], ["auto", "lying", "standing"]))
def test_the_cards_fill_every_screen_without_scrolling(people: People, turn: str) -> None:
    """In every orientation a player may choose; `web/tests/arrange.test.ts` covers all arrangements."""
    person = people.come()
    person.go("/replay")
    person.page.evaluate("turn => localStorage.setItem('tercet.settings', JSON.stringify({turn}))", turn)
    show(person, "replay-cards")
    for width, height in SIZES:
        person.resize((width, height))
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
