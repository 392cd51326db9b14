"""A class in real browsers: joined by code, seated by the room, reloaded, ended and ranked (R)."""

from __future__ import annotations

import pytest

from tests.browser.checks import problems
from tests.browser.people import DESK, PHONE, People, Person

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


def join_room(person: Person, code: str, name: str) -> None:
    person.go(f"/r/{code.upper()}")
    person.find("form input").fill(name)
    person.find('[data-do="join-room"]').click()
    expect(person.find('[role="status"]')).to_be_visible()


def test_R5_a_class_plays_a_round_and_everybody_is_ranked(people: People) -> None:
    teacher = people.come(DESK, bypass_csp=True)
    teacher.go("/")
    teacher.find("section.rooms > div > button").click()
    expect(teacher.find(".code")).to_be_visible()
    code = teacher.page.url.rsplit("/", 1)[1]
    assert problems(teacher) == []

    ana, ben = people.come(PHONE, bypass_csp=True), people.come(PHONE, language="he")
    join_room(ana, code, "Ana")
    assert problems(ana) == []
    join_room(ben, code, "בן")
    expect(teacher.find("h2").first).to_have_text("2 people")

    teacher.find('[data-do="start-round"]').click()
    for pupil in (ana, ben):
        expect(pupil.find(".slot").nth(11)).to_be_visible()
    expect(teacher.find("li a .person")).to_have_count(2)
    assert problems(teacher) == []

    # a reload brings them back to their table
    ana.page.reload()
    expect(ana.find(".slot").nth(11)).to_be_visible()

    teacher.find('[data-do="end-round"]').click()
    teacher.find('[data-do="end-round-sure"]').click()
    expect(teacher.find("tbody tr")).to_have_count(2)
    assert problems(teacher) == []


def test_R3_a_wrong_code_says_what_to_do(people: People) -> None:
    ana = people.come(PHONE)
    ana.go("/r/zzzzz")
    expect(ana.find('[role="alert"]')).to_contain_text("Check the five letters")
