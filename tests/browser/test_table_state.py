"""How a table shows its state on small phones, with large text and in forced colours."""

from __future__ import annotations

import pytest

from tercet.core.cardgame.commands import CallSet, PointCards, TakeBack
from tests.browser.people import PHONE, People
from tests.browser.staged import StagedTable

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.player')].map(tile => tile.getBoundingClientRect());
  return boxes.some((a, i) => boxes.slice(i + 1).some(b =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""
"""Whether two players' tiles overlap."""
IS_WHOLE = """() => {
  const [light, line] = ['.light', '.line'].map(name => document.querySelector(name).getBoundingClientRect());
  return light.width > 0 && light.right <= line.right + 1 && light.left >= line.left - 1;
}"""
"""Whether the connection light is fully visible."""
PLACES = """() => [...document.querySelectorAll('.slot')].map(slot => {
  const { x, y, width, height } = slot.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""
"""Positions and sizes of the cards."""
FRAME = "face => getComputedStyle(face).outlineWidth"


def test_three_on_a_phone_never_lie_over_each_other_and_a_tap_explains_a_call(people: People) -> None:
    ana = people.come(PHONE, name="Ana")
    table = StagedTable(ana, "cards", ["Ana", "Benjamin", "Charlotte"], seats=3, point_seconds=30, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    for caller in (1, 2):
        table.do(CallSet(seat=caller))
        expect(ana.find(".last [data-state=banner]")).to_contain_text(["", "Benjamin", "Charlotte"][caller])
        ana.settle()
        assert not ana.page.evaluate(OVERLAPS)
        table.do(TakeBack(seat=caller))
        expect(ana.find(".player.calling")).to_have_count(0)
    table.wait(60)
    table.do(CallSet(seat=1), PointCards(seat=1, cards=table.no_set()))
    ana.settle()
    before = ana.page.evaluate(PLACES)
    ana.find(".last button[data-state=wrong]").click()
    expect(ana.find(".calls .check").first.locator("li .pictures")).to_have_count(4)
    ana.settle()
    assert ana.page.evaluate(PLACES) == before, "the explanation moves no card"
    ana.find(".last button[data-state=wrong]").click()
    expect(ana.find(".calls")).to_have_count(0)


def test_six_on_the_smallest_phone_are_all_seen_also_during_a_call(people: People) -> None:
    ana = people.come((320, 568), name="Ana")
    names = ["Ana", "Benjamin", "Zoé-Marie Alexandra", "Dov", "Eva", "Finn"]
    table = StagedTable(ana, "cards", names, seats=6, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    table.do(CallSet(seat=4))
    expect(ana.find(".player.calling .name")).to_have_text("Eva")
    ana.settle()
    assert not ana.page.evaluate(OVERLAPS)
    for seat in range(6):
        expect(ana.find(f'[data-seat="{seat}"] .score')).to_be_in_viewport(ratio=1)


def test_a_table_can_be_read_in_forced_colours_and_with_text_of_twice_the_size(people: People) -> None:
    ana = people.come(PHONE, name="Ana", bypass_csp=True)
    table = StagedTable(ana, "cards", ["Ana", "Benjamin"], seats=2, style="announce")
    ana.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    plain = ana.find(".slot .face").first
    assert plain.evaluate(FRAME) == "1px", "a card has an edge"
    ana.find(".call").click()
    ana.find(".point").wait_for()
    ana.choose(table.cards()[:1])
    expect(ana.find(".slot .selected")).to_have_count(1)
    assert ana.find(".slot .selected").evaluate(FRAME) == "4px", "and shows that it is chosen"
    assert ana.find(".player.mine").evaluate("tile => getComputedStyle(tile).borderStyle") != "none"
    ana.page.add_style_tag(content="html { font-size: 200% !important }")
    ana.settle()
    assert ana.page.evaluate(IS_WHOLE)
    assert not ana.overflows()


def test_on_small_screens_the_hint_and_every_player_are_in_sight(people: People) -> None:
    ana = people.come((390, 844), name="Ana", bypass_csp=True)
    table = StagedTable(ana, "cards", ["Ana"], seats=1)
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    ana.page.add_style_tag(content="html { font-size: 200% !important }")
    ana.settle()
    hint = ana.find(".actions .hint")
    assert hint.evaluate(IN_WINDOW), "with text of twice the size"
    assert hint.evaluate("button => button.innerText || button.textContent").strip() == "Hint", "its name stays"
    table.deal("cards", ["Ana", "Ben", "Cleo"], seats=3)
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    ana.resize((640, 360))
    list_end = ana.find("ul.players").evaluate("list => list.getBoundingClientRect().bottom")
    assert ana.find(".player").last.evaluate("row => row.getBoundingClientRect().bottom") <= list_end + 1


IN_WINDOW = """element => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""
