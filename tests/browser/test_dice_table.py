"""A dice table with two browsers: its board, its keys, and a stable layout."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tercet.core.dicegame.board import Laid, Square
from tercet.core.dicegame.dice import WILD, Face
from tests.browser.loaded import LoadedDice
from tests.browser.people import DESK, PHONE, SHIFTS, People, Person
from tests.browser.stage import new_table, show
from tests.browser.staged import StagedTable
from tests.series import long_only, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect
dicing = pytest.importorskip("tests.browser.dicing")


def seated_at_dice(people: People) -> list[Person]:
    ana, ben = people.come(PHONE, name="Ana"), people.come(DESK, name="Ben", dark=True)
    new_table(ana, game="dice", seats=2, overrides=PATIENT)
    ben.sit(ana.page.url)
    for person in (ana, ben):
        person.get_ready()
    for person in (ana, ben):
        person.find("[data-die]").first.wait_for()
    return [ana, ben]


PATIENT = {"point_seconds": 30, "opening_seconds": 300, "turn_seconds": 600}
"""Time limits that even a slow test doesn't exceed."""


def plain_die(person: Person) -> tuple[int, Face]:
    return next((die, face) for die, face in dicing.hand(person) if face != WILD)


def box_of(person: Person, selector: str) -> Mapping[str, float]:
    """Position and size of an element."""
    person.settle()
    box = person.find(selector).bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


BOXES = """() => ['.lens', '.news', '.hand button', '.actions', '.who'].map(selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [selector, box.left, box.top, box.width, box.height].join(' ');
}).concat(document.querySelector('[data-square="f6"]').getBoundingClientRect().width)"""
"""Positions of the table's parts, and the size of a square."""

REACHABLE = """square => {
  const lens = document.querySelector('.lens').getBoundingClientRect();
  const box = document.querySelector(`[data-square="${square}"]`).getBoundingClientRect();
  return box.left >= lens.left - 1 && box.right <= lens.right + 1
    && box.top >= lens.top - 1 && box.bottom <= lens.bottom + 1;
}"""


@long_only("test_dice_games.py has illegal turns, too")
def test_an_illegal_turn_reports_why_and_moves_nothing(dice_people: tuple[People, LoadedDice]) -> None:
    people, dice = dice_people
    dice.show(0, "1RO 2RO 3RO 3GQ 1GD")
    # no two other dice complete a SET with the first: the turn is illegal, not just unfinished
    dice.show(5, "2GD 3PQ 1GQ 1PO 2RO")
    players = seated_at_dice(people)
    dicing.open_game(players)
    person = dicing.at_turn(players)
    die, shown = plain_die(person)
    person.settle()
    before = person.page.evaluate(BOXES)
    person.page.evaluate(SHIFTS)
    dicing.place(person, die, shown, Laid(Square("a1"), shown))
    expect(person.find(".words .bad")).to_contain_text("a1")
    expect(person.page.get_by_role("button", name="Play turn")).to_be_disabled()
    person.settle()
    assert person.page.evaluate(BOXES) == before
    person.page.keyboard.press("Escape")
    expect(person.find(".square .mine")).to_have_count(0)
    person.settle()
    assert person.page.evaluate(BOXES) == before
    assert person.page.evaluate("window.shifts") == []


def test_the_board_pans_by_wheel_and_drag_and_its_squares_can_be_clicked(people: People) -> None:
    """The keyboard reaches every square, however the board is panned."""
    players = seated_at_dice(people)
    dicing.open_game(players)
    ana, ben = players
    for person in players:
        assert box_of(person, '[data-square="f6"]')["width"] >= 44
    assert all(ben.page.evaluate(REACHABLE, corner) for corner in ("a1", "k11")), "a large board is fully visible"
    frame, corners = box_of(ben, ".lens"), [box_of(ben, f'[data-square="{square}"]') for square in ("a1", "k11")]
    left = min(box["x"] for box in corners) - frame["x"]
    right = frame["x"] + frame["width"] - max(box["x"] + box["width"] for box in corners)
    assert left == pytest.approx(right, abs=2), "centred in its frame"

    box = box_of(ana, ".lens")
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ana.page.mouse.move(*middle)
    before = box_of(ana, '[data-square="f6"]')
    ana.page.mouse.wheel(0, -400)
    ana.wait_until("width => document.querySelector('[data-square=f6]').offsetWidth > width", arg=before["width"] + 3)
    before = box_of(ana, '[data-square="f6"]')
    ana.page.mouse.down()
    ana.page.mouse.move(middle[0] - 60, middle[1] - 40, steps=4)
    ana.page.mouse.up()
    after = box_of(ana, '[data-square="f6"]')
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((-60, -40), abs=2)
    ana.find(".tools button").last.click()
    before = box_of(ana, '[data-square="f6"]')
    assert before["width"] >= 44, "the board's default view"
    ana.find(".tools button").last.click()
    assert all(ana.page.evaluate(REACHABLE, corner) for corner in ("a1", "k11")), "the entire board, on request"
    ana.find(".tools button").last.click()

    # by keyboard: a die by its digit, then the arrows to the corner of the board
    person = dicing.at_turn(players)
    die, _ = plain_die(person)
    place_in_hand = [held for held, _ in dicing.hand(person)].index(die) + 1
    person.page.keyboard.press(f"Digit{place_in_hand}")
    expect(person.find('[data-square="f6"]')).to_be_focused()
    for key in ("ArrowLeft",) * 5 + ("ArrowDown",) * 5:
        person.page.keyboard.press(key)
        focused = person.page.evaluate("document.activeElement.dataset.square")
        assert person.page.evaluate(REACHABLE, focused), focused
    person.page.keyboard.press("Enter")
    expect(person.find('[data-square="a1"] .mine')).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(person.find(".square .mine")).to_have_count(0)


def test_custom_keys_work_at_the_dice_table_too(people: People) -> None:
    ana = people.come()
    ana.page.add_init_script('localStorage[\'tercet.settings\'] = \'{"keys": {"call": "KeyP", "undo": "KeyU"}}\'')
    table = StagedTable(ana, "dice", ["Ana", "Ben"], seats=2, **PATIENT)
    table.open()
    table.start()
    ana.find("[data-die]").first.wait_for()
    ana.page.keyboard.press("Space")
    expect(ana.find(".big kbd")).to_have_text("P")
    ana.page.keyboard.press("KeyP")
    expect(ana.find('[data-act="lay"]')).to_be_visible()
    ana.page.keyboard.press("Digit1")
    chosen = ana.find('[data-die][aria-pressed="true"]')
    if ana.find("dialog[open]").count():
        ana.page.keyboard.press("Escape")
    expect(chosen).to_have_count(1)
    ana.page.keyboard.press("KeyU")
    expect(chosen).to_have_count(0)


@pytest.mark.parametrize("language", sample(["he"], ["es", "fr", "he", "pt"]))
def test_the_board_has_the_same_orientation_in_every_language(people: People, language: str) -> None:
    """A mirrored board would be a different board."""
    person = people.come(PHONE, language=language)
    show(person, "replay-dice")
    lefts = [box_of(person, f'[data-square="{square}"]')["x"] for square in ("a1", "b1", "k1")]
    assert lefts == sorted(lefts)
    show(person, "replay-cards")
    slots = person.find(".slot").evaluate_all("all => all.map(e => e.getBoundingClientRect().left)")
    assert slots[0] == min(slots)
    assert slots[-1] == max(slots)
