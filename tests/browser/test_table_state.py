"""How a table shows its state on small phones, with large text and in forced colours."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet, TakeBack
from tercet.core.seating.commands import AskHint, Decline, Leave, Propose, Return
from tercet.core.sets.cards import verdicts
from tests.browser.people import PHONE, People, Person
from tests.browser.reach import Look, looking
from tests.browser.staged import StagedTable
from tests.series import sample

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
ROWS = """() => Object.values(Object.groupBy(
  document.querySelectorAll('.player'), tile => tile.getBoundingClientRect().top)).map(row => row.length)"""
"""Numbers of players in each row."""
COVERED = """() => {
  const check = document.querySelector('.short .check').getBoundingClientRect();
  return [...document.querySelectorAll('.slot')].filter(
    slot => slot.getBoundingClientRect().bottom > check.top + 1).length;
}"""
"""How many cards the explanation of a call covers."""
UNCUT = "words => words.scrollHeight <= words.clientHeight + 1"
IN_FRAME = """() => {
  const [frame, ...cards] = ['.frame', '.slot:first-child', '.slot:last-child'].map(
    name => document.querySelector(name)?.getBoundingClientRect());
  return cards.every(card => !card || (card.top >= frame.top && card.bottom <= frame.bottom));
}"""
"""Whether the frame of a call surrounds the cards."""
HIDDEN_SCORES = """() => [...document.querySelectorAll('.player .score')].filter(score => {
  const { x, y, width, height } = score.getBoundingClientRect();
  return !score.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(score => score.textContent)"""
"""Scores that something covers."""
FRAME = "face => getComputedStyle(face).outlineWidth"


def test_three_players_on_a_phone_never_overlap_and_a_tap_explains_a_call(people: People) -> None:
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
    expect(ana.find(".last [data-state=wrong]")).to_have_count(0)
    ana.find(".last .history").click()
    expect(ana.find(".calls")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "size", "caller"),
    sample(
        [("en", (360, 640), "Ben")],
        [("en", (360, 640), "Ben"), ("es", (390, 844), "Abuela Carmen"), ("fr", (360, 740), "Ben")],
    ),
)
def test_on_a_phone_the_reason_of_a_wrong_call_is_not_cut(
    people: People, language: str, size: tuple[int, int], caller: str
) -> None:
    ana = people.come(size, name="Ana", language=language)
    table = StagedTable(ana, "cards", ["Ana", caller], seats=2, point_seconds=30, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    worst = max(combinations(table.cards(), 3), key=lambda three: verdicts(*three).count("mixed"))
    table.do(CallSet(seat=1), PointCards(seat=1, cards=worst))
    ana.find(".short [data-state=wrong]").wait_for()
    ana.settle()
    assert ana.find(".short [data-state=wrong] .words").evaluate(UNCUT)


def test_the_list_of_calls_uncovers_the_cards_for_a_call_a_hint_escape_and_a_tap_beside_it(people: People) -> None:
    ana = people.come((360, 640), name="Ana")
    table = StagedTable(ana, "cards", ["Ana", "Ben"], seats=2, point_seconds=30, style="announce", hints=True)
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    table.do(CallSet(seat=1), PointCards(seat=1, cards=table.no_set()))
    ways: tuple[Callable[[], object], ...] = (
        lambda: ana.page.keyboard.press("Escape"),
        lambda: ana.find(".pile").click(),
        lambda: table.do(AskHint(seat=1)),
        lambda: table.do(*(SayNoSet(seat=seat) for seat in range(2))),
        lambda: ana.page.keyboard.press("Space"),
    )
    for way in ways:
        ana.open_calls()
        way()
        expect(ana.find(".calls")).to_have_count(0)
    expect(ana.find(".point")).to_be_visible()


def test_no_set_after_a_hint_is_answered_and_replaces_what_was_refused_before(people: People) -> None:
    ana = people.come((360, 640), name="Ana")
    table = StagedTable(ana, "cards", ["Ana", "Ben"], seats=2, point_seconds=30, style="announce", hints=True)
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    ana.choose(ana.cards()[:1])
    expect(ana.find(".latest .now")).to_have_text("Press SET! before you pick cards.")
    ana.find(".actions .hint").click()
    expect(ana.find(".latest .now")).to_have_text("There is a SET.")
    ana.find(".actions .none").click()
    expect(ana.find(".latest .now")).to_have_text("There is one! Look again.")


def test_the_chat_closes_when_the_game_begins_and_keeps_what_was_being_written(people: People) -> None:
    ana = people.come(PHONE, name="Ana")
    table = StagedTable(ana, "cards", ["Ana", "Ben"], seats=2)
    table.open()

    def get_ready() -> None:
        ana.get_ready()
        ana.find('[data-do="chat"]').click()
        ana.find("dialog[open] input").fill("Good lu")

    table.start(get_ready)
    ana.find(".slot").nth(11).wait_for()
    expect(ana.find("dialog[open]")).to_have_count(0)
    ana.find('[data-do="chat"]').click()
    expect(ana.find("dialog[open] input")).to_have_value("Good lu")


def test_no_notice_or_call_moves_a_card_and_the_call_stays_visible(people: People) -> None:
    ana = people.come((360, 640), name="Ana")
    table = StagedTable(ana, "cards", ["Ana", "Benjamin", "Charlotte"], seats=3, point_seconds=30, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    with looking(ana) as glasses:
        for cards in (12, 15):
            for look in (Look((360, 640), 130), Look((390, 844), 200)):
                glasses.put_on(look)
                stays_put(ana, table, f"{cards} cards, {look.text} %")
            table.do(*(SayNoSet(seat=seat) for seat in range(3)))
            expect(ana.find(".slot")).to_have_count(cards + 3)
        table.deal("dice", ["Ana", "Benjamin", "Charlotte"], seats=3)
        table.open()
        table.start()
        ana.find("[data-die]").nth(4).wait_for()
        for look in (Look((360, 640), 200), Look((390, 844), 200)):
            glasses.put_on(look)
            assert ana.find(".actions .big").evaluate(IN_WINDOW), f"SET! in the opening of a dice game, {look}"


def test_on_a_tablet_the_explanation_of_a_call_is_below_the_cards_and_its_frame_around_them(people: People) -> None:
    ana = people.come((820, 1180), name="Ana")
    table = StagedTable(ana, "cards", ["Ana", "Ben"], seats=2, point_seconds=30, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    table.do(CallSet(seat=1))
    ana.find(".frame").wait_for()
    ana.settle()
    assert ana.page.evaluate(IN_FRAME)
    table.do(PointCards(seat=1, cards=table.no_set()))
    ana.find(".short .check.wrong").wait_for()
    ana.settle()
    assert ana.page.evaluate(COVERED) == 0


@pytest.mark.parametrize("language", sample(["es"], ["en", "es"]))
def test_players_on_a_phone_share_the_rows_evenly_and_their_votes_are_not_cut(people: People, language: str) -> None:
    names = ["Ana", "Ben", "Eva", "Leo", "Dad", "Mum"]
    ana = people.come((390, 844), name="Ana", language=language)
    table = StagedTable(ana, "cards", names, seats=6, style="announce")
    for players, rows in ((6, [3, 3]), (4, [4])):
        table.deal("cards", names[:players], seats=6, style="announce")
        table.open()
        table.start()
        ana.find(".slot").nth(11).wait_for()
        table.do(SayNoSet(seat=1))
        expect(ana.find('[data-seat="1"] .mark')).to_have_count(1)
        ana.settle()
        assert ana.page.evaluate(ROWS) == rows
        assert ana.find('[data-seat="1"] .mark').evaluate("mark => mark.scrollWidth <= mark.clientWidth")


@pytest.mark.parametrize("language", sample(["he"], ["en", "he"]))
def test_a_player_who_leaves_hides_no_score_and_moves_no_card(people: People, language: str) -> None:
    ana = people.come((390, 844), name="Ana", language=language)
    table = StagedTable(ana, "cards", ["Ana", "Benjamin", "Charlotte"], seats=3, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    with looking(ana) as glasses:
        for look in (Look((360, 640), 200), Look((820, 1180)), Look((390, 844))):
            glasses.put_on(look)
            ana.settle()
            places = ana.page.evaluate(PLACES)
            table.do(Leave(seat=1))
            expect(ana.find(".departed p")).to_be_visible()
            ana.settle()
            assert ana.page.evaluate(PLACES) == places, look
            assert ana.page.evaluate(HIDDEN_SCORES) == [], look
            expect(ana.find('[data-seat="1"] .mark')).to_have_count(1)
            ana.open_notice("departed")
            ana.find('.departed [data-do="wait"]').click(trial=True)
            ana.find('.departed [data-do="replace"]').click(trial=True)
            table.do(Return(seat=1))
            expect(ana.find(".departed")).to_have_count(0)


def stays_put(ana: Person, table: StagedTable, where: str) -> None:
    """Triggers everything that is shown beside the cards, and checks their positions meanwhile."""
    ana.settle()
    places = ana.page.evaluate(PLACES)

    def look(what: str) -> None:
        ana.settle()
        assert ana.page.evaluate(PLACES) == places, f"{where}: {what}"
        assert ana.find(".actions > .actions").evaluate(IN_WINDOW), f"{where}: {what}"
        assert ana.page.evaluate("() => document.querySelector('.screen').scrollHeight <= innerHeight"), where

    look("nothing")
    table.do(CallSet(seat=1))
    expect(ana.find(".last [data-state=banner]")).to_be_visible()
    look("another's call")
    table.do(TakeBack(seat=1))
    ana.find(".call").click()
    ana.find(".point").wait_for()
    look("one's own call")
    ana.find(".back").click()
    ana.find(".call").wait_for()
    look("a call taken back")
    table.wait(60)
    table.welcome()
    table.do(Propose(seat=1, what="end"))
    expect(ana.find(".proposal")).to_be_visible()
    look("a proposal")
    table.do(Decline(seat=2))
    expect(ana.find(".proposal")).to_have_count(0)
    ana.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ana.find("[data-state=lost]")).to_be_visible()
    look("a lost connection")
    expect(ana.find("[data-state=lost]")).to_have_count(0)


def test_six_players_on_the_smallest_phone_are_visible_even_during_a_call(people: People) -> None:
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


def test_a_table_is_readable_in_forced_colours_and_at_double_text_size(people: People) -> None:
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
    assert ana.find(".slot .selected").evaluate(FRAME) == "4px", "and looks selected"
    assert ana.find(".player.mine").evaluate("tile => getComputedStyle(tile).borderStyle") != "none"
    ana.page.add_style_tag(content="html { font-size: 200% !important }")
    ana.settle()
    assert ana.page.evaluate(IS_WHOLE)
    assert not ana.overflows()


def test_on_small_screens_the_hint_and_every_player_are_visible(people: People) -> None:
    ana = people.come((390, 844), name="Ana", bypass_csp=True)
    table = StagedTable(ana, "cards", ["Ana"], seats=1)
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    ana.page.add_style_tag(content="html { font-size: 200% !important }")
    ana.settle()
    hint = ana.find(".actions .hint")
    assert hint.evaluate(IN_WINDOW), "at double text size"
    assert hint.evaluate("button => button.innerText || button.textContent").strip() == "Hint", "the name stays"
    table.deal("cards", ["Ana", "Ben", "Cleo"], seats=3)
    table.open()
    ana.find(".start").wait_for()
    lobby_end = "lobby => innerHeight - lobby.getBoundingClientRect().bottom"
    assert ana.find(".lobby").evaluate(lobby_end) < 16, "no empty space below the lobby"
    ana.page.add_style_tag(content="html { font-size: 100% !important }")
    ana.resize((640, 360))
    assert ana.find(".start .main").evaluate(IN_WINDOW), "the next step is visible"
    table.start()
    ana.find(".slot").nth(11).wait_for()
    list_end = ana.find("ul.players").evaluate("list => list.getBoundingClientRect().bottom")
    assert ana.find(".player").last.evaluate("row => row.getBoundingClientRect().bottom") <= list_end + 1


IN_WINDOW = """element => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""
