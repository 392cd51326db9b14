"""A solo player, with the pointer and with the keyboard only."""

from __future__ import annotations

import pytest

from tests.browser.people import GROWN, PHONE, People, Person
from tests.series import long_only, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

KEYS = ["Q", "A", "Z", "W", "S", "X", "E", "D", "C", "R", "F", "V", "T", "G", "B", "Y", "H", "N", "U", "J", "M"]
"""Keys of the slots on an American keyboard, column by column."""


def start_alone(person: Person, cards: str) -> None:
    person.open_home("Ana")
    person.find("summary").first.click()
    person.find(f"[data-cards={cards}]").click()
    person.find("button.way.first").click()
    person.find(".slot").first.wait_for()


def test_a_solo_game_includes_a_mistake_a_hint_and_a_refused_vote(people: People) -> None:
    ana = people.come(PHONE)
    kind, layout, cards_in_deck = sample(("nine", 9, 27), ("full", 12, 81))
    start_alone(ana, kind)
    expect(ana.find(".slot")).to_have_count(layout)

    ana.choose(ana.no_set())
    expect(ana.find(".check.wrong:visible")).to_have_count(1)

    if ana.a_set() is not None:
        ana.find(".none").click()
        expect(ana.find(".status")).to_contain_text("There is one")
    for cards in range(4):
        ana.find("button.hint").click()
        expect(ana.find(".slot .hinted")).to_have_count(min(cards, 3) if ana.a_set() else 0)

    for _ in range(60):
        if ana.find(".result").count():
            break
        found = ana.a_set()
        before = len(ana.cards())
        if found is not None:
            ana.choose(found)
            expect(ana.card(found[0])).to_have_count(0)
        else:
            ana.say_no_set(before)
    _, points, wrong, *_, hints = ana.find(".facts dd").all_text_contents()
    left = ana.find(".left li").count()
    assert wrong == "1", "one wrong call"
    assert int(hints) >= 1, "the result counts the hints"
    assert int(points) == cards_in_deck - left, "a wrong call before the first point costs nothing"
    if left == 0:
        expect(ana.find(".chance")).to_have_count(0)
    else:
        check_the_last_chance(ana, cards_in_deck)


def check_the_last_chance(person: Person, cards_in_deck: int) -> None:
    """C13: the result says until when the table could have been cleared, shows how, and links to that moment."""
    person.find(".result details:has(.chance) > summary").first.click()
    chance = person.find(".chance")
    expect(chance).to_contain_text("Clearing the table was")
    version = chance.get_attribute("data-version")
    person.find(".chance summary").click()
    line = person.find(".chance li").all()
    start = int(person.find(".chance ol").get_attribute("start") or "0")
    assert start + len(line) - 1 == cards_in_deck // 3, "together with the SETs taken before, every card is used"
    expect(person.find(".chance li").first.locator("[role=img]")).to_have_count(3)
    assert not person.overflows()
    person.find(".chance a").click()
    expect(person.find(".slider")).to_have_value(str(version))


def test_the_keyboard_alone_plays_a_short_game_and_records_the_best_time(people: People) -> None:
    ana = people.come()
    start_alone(ana, "solid")
    for _ in range(20):
        if ana.find(".result").count():
            break
        found = ana.a_set()
        if found is None:
            before = len(ana.cards())
            ana.page.keyboard.press("0")
            ana.wait_until(GROWN, before)
            continue
        slots = ana.find(".slot:not([inert]) [data-card]").evaluate_all(
            "all => all.map(e => [e.dataset.card, e.querySelector('.key').textContent])"
        )
        keys = {int(card): key for card, key in slots}
        assert set(keys.values()) <= set(KEYS)
        ana.page.keyboard.press(f"Key{keys[found[0]]}")
        ana.page.keyboard.press(f"Key{keys[found[1]]}")
        expect(ana.find('.slot [aria-pressed="true"]')).to_have_count(2)
        ana.page.keyboard.press("Escape")
        expect(ana.find('.slot [aria-pressed="true"]')).to_have_count(1)
        ana.page.keyboard.press(f"Key{keys[found[1]]}")
        ana.page.keyboard.press(f"Key{keys[found[2]]}")
        expect(ana.card(found[0])).to_have_count(0)
    expect(ana.find(".first")).to_contain_text("Your first time: ")
    expect(ana.find('[data-verdict="verified"]')).to_contain_text("Your device added a random number.")
    assert "solid-12" in ana.page.evaluate("localStorage.getItem('tercet.bests')")


def test_arrow_keys_move_over_the_cards_and_enter_selects(people: People) -> None:
    ana = people.come()
    start_alone(ana, "full")
    ana.card(ana.cards()[0]).focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        ana.page.keyboard.press(key)
    chosen = ana.find('.slot [aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    expect(chosen).to_be_focused()


def test_the_focus_is_framed_only_for_people_who_move_it_with_keys(people: People) -> None:
    """Otherwise the frame on the first card, where the focus waits, looks like a choice."""
    ana = people.come()
    start_alone(ana, "full")
    framed = "getComputedStyle(document.activeElement).outlineStyle"
    focused = ana.find("[data-card]:focus")
    for key, style in (("Escape", "none"), ("KeyX", "none"), ("ArrowRight", "solid"), ("KeyX", "none"), ("Tab", "")):
        ana.page.keyboard.press(key)
        if style:
            expect(focused).to_have_count(1)
            ana.wait_until(f"() => {framed} === '{style}'")
    ana.page.keyboard.press("Shift+Tab")
    ana.wait_until(f"() => document.activeElement.dataset.card && {framed} === 'solid'")
    ana.page.keyboard.press("Digit8")
    expect(ana.find("h1:focus")).to_have_text("Paused")
    assert ana.page.evaluate(framed) == "none"


@long_only("test_home.py follows the same link")
def test_the_home_page_leads_back_to_a_table_that_was_left(people: People) -> None:
    ana = people.come(PHONE)
    start_alone(ana, "solid")
    url = ana.page.url
    ana.page.go_back()
    ana.find(".continue").click()
    expect(ana.find(".slot")).to_have_count(12)
    assert ana.page.url == url
