"""A school class in real browsers: pupils join by code, are seated by the room, reload, finish and are ranked (R)."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from tercet.core.sets.cards import find_sets
from tests.browser.checks import problems
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.pupils import Pupils
from tests.series import long_only

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

PROJECTOR: Final = (1920, 1080)
RUNS: Final = "() => /[1-9]/.test(document.querySelector('.what')?.textContent ?? '')"
"""Whether a puzzle's clock has run for a second; nothing counts before its cards are shown."""


def join_room(person: Person, code: str, name: str) -> None:
    person.go(f"/r/{code.upper()}")
    enter_name(person, name)


def enter_name(person: Person, name: str) -> None:
    person.find("form input").fill(name)
    person.find('[data-do="join-room"]').click()
    expect(person.find('p.big[role="status"]')).to_be_visible()


def solve(person: Person) -> None:
    """Finds every SET of a quiet round's board."""
    person.find('[data-do="start"]').click()
    person.find(".slot").first.wait_for()
    person.find("html:not([data-settling])").wait_for()
    person.wait_until(RUNS)
    for cards in find_sets(person.cards()):
        person.choose(cards)
    person.find('[data-next="round"]').wait_for()


def make_room(people: People) -> tuple[Person, str]:
    """A teacher with a projector, and the code of their room."""
    teacher = people.come(PROJECTOR, bypass_csp=True)
    teacher.go("/")
    teacher.find("section.rooms > div > button").click()
    expect(teacher.find(".code")).to_be_visible()
    return teacher, teacher.page.url.rsplit("/", 1)[1]


def keep(person: Person, name: str) -> None:
    """Saves a screenshot of the page, if a folder is configured."""
    if folder := os.environ.get("TERCET_PICTURES"):
        person.settle()
        person.page.screenshot(path=Path(folder) / f"{name}.png")


def test_R5_R6_C7_a_class_plays_a_round_and_everybody_is_ranked(people: People) -> None:
    teacher, code = make_room(people)
    assert problems(teacher) == []
    ana, ben = people.come(PHONE, bypass_csp=True), people.come(PHONE, language="he", bypass_csp=True)
    mistype_the_code(ana, code)
    enter_name(ana, "Ana")
    assert problems(ana) == []
    join_room(ben, code, "בן")
    expect(teacher.find("h2").first).to_have_text("2 people")
    wall = open_projector(teacher)
    assert wall.find(".code").evaluate(LETTER) > 0.1, "a letter is a tenth of the projector's width"
    give_a_handicap(teacher, "בן")

    # a pupil on another page stays in the room, and is taken to their table
    ana.go("/replay")
    ana.wait_until("() => performance.getEntriesByType('resource').some(({ name }) => name.includes('RoundCall'))")
    expect(teacher.find("li.away")).to_have_count(0)
    teacher.find('[data-do="start-round"]').press("Enter")
    for pupil in (ana, ben):
        expect(pupil.find(".slot").nth(11)).to_be_visible()
    expect(teacher.find("li a .person")).to_have_count(2)
    see_everybody_without_scrolling(teacher)
    assert problems(teacher) == []
    expect(ana.find(".call:enabled")).to_be_visible()
    expect(ben.find(".call .wait")).to_be_visible()
    keep(ben, "pupil-handicap")
    look_at_the_teacher(teacher, ana, ben)
    expect(wall.find("[data-tile] .person")).to_have_count(2)
    look_at_the_wall(wall, "projector-round")

    # a pointer on a card's lower edge does not make the card flicker
    edge = ana.find("button.face").first.bounding_box()
    assert edge is not None
    ana.page.mouse.move(edge["x"] + 9, edge["y"] + edge["height"] - 0.4)
    assert ana.page.evaluate(STEADY)

    # a reload returns pupils to their table
    ana.page.reload()
    expect(ana.find(".slot").nth(11)).to_be_visible()
    end_round(teacher)
    expect(teacher.find("tbody tr")).to_have_count(2)
    assert problems(teacher) == []
    # nobody has found a SET, so nobody has a place
    expect(ana.find('[data-next="round"]')).to_contain_text("The next round starts soon.")
    for person in (ana, ben, wall):
        expect(person.find("[data-own-place], [data-next=round] tbody, [data-step]")).to_have_count(0)
    assert problems(ben) == []
    keep(ana, "pupil-no-place")
    keep(ben, "pupil-no-place-he")
    expect(wall.find(".found")).to_have_text("No SET was found in this round.")
    look_at_the_wall(wall, "projector-result")


@long_only("another look at the projector")
def test_R4_the_standings_of_a_class_are_legible_from_the_last_row(people: People) -> None:
    """A class of 24: text of at least 1/40 of the projector's height, and the address that latecomers type, too."""
    teacher, code = make_room(people)
    with ExitStack() as stack:
        pupils = Pupils(teacher.address, code)
        stack.callback(pupils.go_home)
        members = pupils.come(*(f"Pupil {number}" for number in range(24)))
        expect(teacher.find("h2").first).to_have_text("24 people")
        teacher.find('[data-do="start-round"]').click()
        for pupil in members[::3]:
            pupils.do(pupil.find_a_set())
        wall = open_projector(teacher)
        teacher.find('input[type="checkbox"]').first.click()
        end_round(teacher)
        expect(wall.find(".standings .line")).to_have_count(24)
        wall.settle()
        look_at_the_wall(wall, "projector-standings")
        assert min(wall.page.locator(".standings .name, .corner .where").evaluate_all(LINES)) > 1 / 40


@long_only("another round")
def test_R5_a_person_who_is_moved_sees_the_whole_table_and_then_a_centred_result(people: People) -> None:
    teacher, code = make_room(people)
    ana, ben = people.come((375, 667), bypass_csp=True), people.come(DESK, bypass_csp=True)
    for name, person in (("Ana", ana), ("Ben", ben)):
        join_room(person, code, name)
    teacher.find('[data-do="start-round"]').click()
    expect(ana.find(".call:enabled")).to_be_visible()
    teacher.find('[data-do="add-table"]').click()
    teacher.page.get_by_role("button", name="Ana").click()
    teacher.find('[data-set="table"]').select_option("1")
    expect(ana.find("[data-moved]")).to_be_visible()
    expect(ana.find(".slot").nth(11)).to_be_in_viewport(ratio=1)
    top = ana.page.evaluate("document.querySelector('main').getBoundingClientRect().top")
    assert top == 0, "the message takes no space from the table"
    assert not ana.overflows()
    assert problems(ana) == []
    keep(ana, "pupil-moved")
    ana.find("[data-moved] button").click()
    end_round(teacher)
    for person in (ana, ben):
        person.find('[data-next="round"]').wait_for()
        person.settle()
        assert person.page.evaluate(OFF_CENTRE) < 2
    keep(ben, "pupil-centred")


def see_everybody_without_scrolling(teacher: Person) -> None:
    """R4: on a small laptop the names are on screen beside the tables, and the code opens large."""
    teacher.page.set_viewport_size({"width": 1366, "height": 768})
    for name in (teacher.find("li a .person").last, teacher.find('[data-do="person"]').last):
        expect(name).to_be_in_viewport(ratio=1)
    keep(teacher, "owner-laptop")
    teacher.find('[data-do="enlarge-code"]').click()
    expect(teacher.find("dialog[open] .code")).to_be_in_viewport(ratio=1)
    assert problems(teacher) == []
    keep(teacher, "owner-code")
    teacher.page.keyboard.press("Escape")
    teacher.page.set_viewport_size({"width": PROJECTOR[0], "height": PROJECTOR[1]})


def open_projector(teacher: Person) -> Person:
    """Opens the projector, in a window of its own beside the owner's page."""
    with teacher.context.expect_page() as opened:
        teacher.find('[data-do="projector"]').click()
    wall = Person(opened.value, teacher.context, teacher.address)
    wall.page.on("console", wall.hear)
    wall.find("[data-wall]").wait_for()
    assert wall.page.title().startswith("Projector view")
    return wall


def look_at_the_wall(wall: Person, name: str) -> None:
    """Checks that the projector shows everything without scrolling, and offers nothing to press."""
    wall.settle()
    keep(wall, name)
    expect(wall.find("a, button, input, select")).to_have_count(0)
    assert wall.page.evaluate(CUT_OFF) == []
    assert problems(wall) == []
    assert wall.complaints == []


STEADY = """async () => {
  const seen = [];
  for (let i = 0; i < 30; i++) {
    await new Promise(requestAnimationFrame);
    seen.push(document.querySelector('button.face:hover') !== null);
  }
  return seen.slice(10).every(Boolean);
}"""
CUT_OFF = """() => [document.documentElement, ...document.querySelectorAll('.wall, .wall :is(ol, main, header, li)')]
  .filter(e => e.scrollHeight > e.clientHeight + 1).map(e => `${e.tagName} ${e.className}`)"""
"""What is higher than its place on the projector."""
FIRST_LINE = """cards => {
  const places = cards.slice(0, 3).map(card => card.getBoundingClientRect());
  return places.every(({ left }) => left === places[0].left) ? 'column' : 'row';
}"""
"""How the first three cards of a board lie."""
LINES = "lines => lines.map(line => parseFloat(getComputedStyle(line).fontSize) / innerHeight)"
OFF_CENTRE = """() => {
  const [outer, inner] = ['.result .sheet', '[data-next="round"]']
    .map(place => document.querySelector(place).getBoundingClientRect());
  return Math.abs(outer.left + outer.right - inner.left - inner.right) / 2;
}"""
"""How far what follows the game lies from the middle of the page, in pixels."""
LETTER = "code => parseFloat(getComputedStyle(code).fontSize) / innerWidth"


def mistype_the_code(person: Person, code: str) -> None:
    """R3: after a wrong code the page says what to do, and offers the field again."""
    person.go("/r/zzzzz")
    expect(person.find('[role="alert"]')).to_contain_text("Check the five letters")
    person.find("form input").fill(code.upper())
    person.find("form button").click()
    expect(person.find('[data-do="join-room"]')).to_be_visible()


def give_a_handicap(teacher: Person, name: str) -> None:
    """C7: the owner gives a pupil a handicap."""
    teacher.page.get_by_role("button", name=name).click()
    teacher.find('[data-set="handicap"]').select_option("30")
    assert problems(teacher) == []
    keep(teacher, "owner-handicap")
    teacher.page.keyboard.press("Escape")


def look_at_the_teacher(teacher: Person, *pupils: Person) -> None:
    """R6: "eyes on me" hides the cards until the owner continues."""
    teacher.find('[data-do="pause-tables"]').click()
    for pupil in pupils:
        expect(pupil.find('[data-phase="paused"]')).to_be_visible()
        expect(pupil.find(".slot")).to_have_count(0)
    assert problems(pupils[-1]) == []
    assert problems(teacher) == []
    keep(teacher, "owner-paused")
    keep(pupils[-1], "pupil-paused")
    teacher.find('[data-do="resume-tables"]').click()
    for pupil in pupils:
        expect(pupil.find(".slot").nth(11)).to_be_visible()


def end_round(teacher: Person) -> None:
    teacher.find('[data-do="end-round"]').click()
    teacher.find('[data-do="end-round-sure"]').click()


def claim(tablet: Person, name: str) -> None:
    tablet.find('[data-do="again"]').click()
    tablet.page.get_by_role("button", name=name).click()


@long_only("tests/server/test_rooms.py moves people and devices")
def test_R4_R5_a_new_device_regains_the_seat_and_everybody_moves_to_the_next_round(people: People) -> None:
    teacher, code = make_room(people)
    ana, ben, tablet = people.come(PHONE), people.come(PHONE), people.come(DESK)
    join_room(ana, code, "Ana")
    join_room(ben, code, "Ben")
    teacher.find('[data-do="start-round"]').click()
    expect(ana.find(".slot").nth(11)).to_be_visible()

    # a refused claim returns to the name field; an approved one restores the seat
    tablet.go(f"/r/{code}")
    claim(tablet, "Ana")
    teacher.find(".claim button:not(.main)").click()
    expect(tablet.find('[role="alert"]').first).to_be_visible()
    expect(tablet.find("form input")).to_be_editable()
    expect(tablet.find('[data-do="join-room"]')).to_be_visible()
    claim(tablet, "Ana")
    teacher.find(".claim .main").click()
    expect(tablet.find(".slot").nth(11)).to_be_visible()
    expect(tablet.find("button.call")).to_be_visible()
    expect(ana.find("button.call")).to_have_count(0)

    # the table's own address leads to the room, during the round and after it
    first = teacher.find("li a").first.get_attribute("href")
    assert first is not None
    ben.go(first)
    ben.page.wait_for_url(f"**/r/{code}")
    end_round(teacher)
    expect(ben.find('[data-next="round"]')).to_be_visible()
    expect(ben.find('[data-do="again"]')).to_have_count(0)
    keep(ben, "pupil-round-over")
    expect(teacher.find("tbody tr")).to_have_count(2)
    keep(teacher, "owner-between-rounds")
    ben.go(first)
    ben.find('[data-do="to-room"]').click()
    ben.page.wait_for_url(f"**/r/{code}")
    teacher.find('[data-do="start-round"]').click()
    for pupil in (tablet, ben):
        expect(pupil.find("button.call")).to_be_visible()


@long_only("web/tests/rooms.test.ts covers its pages one by one")
def test_R10_a_quiet_round_ends_with_its_solutions_on_the_projector(people: People) -> None:
    teacher, code = make_room(people)
    ana, ben = people.come(PHONE, bypass_csp=True), people.come(PHONE, language="he", bypass_csp=True)
    join_room(ana, code, "Badword")
    join_room(ben, code, "בן")
    teacher.find('[data-set="way"]').select_option("quiet")
    teacher.find('[data-do="start-round"]').click()
    expect(teacher.find("p.paused")).to_have_text("0 of 2 have finished")
    solve(ana)
    # a pupil who has finished waits for the others, and "eyes on me" hides their cards too
    expect(ana.find('[data-next="round"]')).to_contain_text("1 of 2 have finished")
    expect(ana.find('[data-do="practise"]')).to_have_count(0)
    keep(ana, "pupil-finished")
    assert problems(ana) == []
    teacher.find('[data-do="pause-tables"]').click()
    for pupil in (ana, ben):
        expect(pupil.find('[data-phase="paused"]')).to_be_visible()
        expect(pupil.find("svg.card, .slot, .leaf")).to_have_count(0)
    teacher.find('[data-do="resume-tables"]').click()
    expect(ben.find('[data-do="start"]')).to_be_visible()
    # names are hidden from the class until the owner allows them
    wall = open_projector(teacher)
    expect(wall.find("main")).to_have_text("1 / 2")
    assert "Badword" not in wall.find("main").inner_text()
    look_at_the_wall(wall, "projector-quiet")
    end_round(teacher)
    expect(teacher.find('[data-do="previous-solution"]')).to_be_disabled()
    for solution in range(1, 7):
        teacher.find('[data-do="next-solution"]').click()
        expect(teacher.find("h2").filter(has_text=f"SET {solution} of 6")).to_be_visible()
        expect(teacher.find('[data-do="next-solution"]')).to_have_text("Why?")
        teacher.find('[data-do="next-solution"]').click()
        expect(teacher.find("section .board ~ ul li")).to_have_count(4)
    expect(teacher.find('[data-do="next-solution"]')).to_be_disabled()
    teacher.find('[data-do="previous-solution"]').click()
    expect(teacher.find("h2").filter(has_text="SET 5 of 6")).to_be_visible()
    expect(teacher.find(".card.found")).to_have_count(3)
    assert problems(teacher) == []
    keep(teacher, "owner-solutions")
    expect(wall.find(".card.found")).to_have_count(3)
    expect(wall.find(".asked")).to_be_visible()
    assert wall.find(".board .card").evaluate_all(FIRST_LINE) == "column", "cards lie as at a table of the same shape"
    teacher.find('[data-do="next-solution"]').click()
    expect(wall.find(".board ~ ul li")).to_have_count(4)
    assert min(wall.find("li .words").evaluate_all(LINES)) > 0.03, "the reasons are legible from the last row"
    look_at_the_wall(wall, "projector-solutions")
    expect(ana.find('[data-next="round"]')).to_contain_text("The next round starts soon.")
    expect(ben.find('[data-next="round"] [role="status"]')).to_have_count(0)
    expect(ana.find("[data-own-place], tbody")).to_have_count(0)
    assert problems(ben) == []
    keep(ana, "pupil-quiet-over")
    keep(ben, "pupil-quiet-over-he")

    # a closed room ends with its standings, for everybody
    teacher.find('[data-do="close-room-ask"]').click()
    teacher.find('[data-do="close-room"][aria-disabled="false"]').click()
    expect(teacher.find("tbody th")).to_have_text(["Badword", "בן"])
    expect(ben.find("tbody th")).to_have_text(["מס׳ 1", "בן"])
    expect(wall.find("[data-wall=closed] [data-step] ul")).to_have_text(["No. 1"])
    for person in (teacher, ben):
        assert problems(person) == []
    look_at_the_wall(wall, "projector-closed")
