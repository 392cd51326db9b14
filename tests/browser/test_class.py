"""A lesson with 24 pupils, eight of them in browsers, and a teacher with a projector and a phone (R)."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

import pytest

from bench.loading import free_port
from tercet.core.sets.cards import find_sets
from tests.browser.cable import Cable
from tests.browser.checks import problems
from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.pupils import Pupils
from tests.browser.real_server import is_built, running_server
from tests.browser.test_rooms import RUNS, keep, look_at_the_wall, make_room, open_projector
from tests.series import long_only
from tests.server.test_class_of_24 import summed

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

TABLET: Final = (810, 1080)
AT_SCREENS: Final = ("Ana", "Ben", "Carla", "Dan", "אלה", "בן", "גיל", "דנה")
"""Pupils with browsers; the last four read Hebrew."""
WITHIN: Final = 60.0
"""Seconds within which a class joins."""
SHOWS_POINTS: Final = """won => [...document.querySelectorAll('tbody tr:not([data-result] *)')].every(row =>
  Number(row.children[2].textContent) === (won[row.children[1].textContent.trim()] ?? 0))"""
"""Whether the page shows these points for everybody."""
ASLEEP, RELOADS, MOVES, LEAVES = 1, 2, 3, 4
"""Which pupils lose their network for a while, reload, change devices, or leave."""


def look(person: Person, name: str) -> None:
    """Checks that no accessibility rule is broken and nothing overflows, and saves a screenshot."""
    person.settle()
    keep(person, name)
    assert problems(person) == [], name
    assert not person.overflows(), name


def look_at_all(people: Sequence[Person], name: str) -> None:
    """Checks one screen in English and one in Hebrew."""
    look(people[0], f"{name}-en")
    look(people[-1], f"{name}-he")


def type_code(person: Person, code: str, name: str) -> None:
    """Joins as a pupil does: the code on the first page, a name, one button."""
    person.find("section.rooms form input").fill(code.upper())
    person.find("section.rooms form button").click()
    person.find('[data-do="join-room"]').wait_for()
    if name in (AT_SCREENS[0], AT_SCREENS[-1]):
        look(person, f"pupil-joining-{person.page.evaluate('document.documentElement.lang')}")
    person.find("form input").fill(name)
    person.find('[data-do="join-room"]').click()


def take_a_set(person: Person) -> bool:
    """Calls and points at a SET, if there is one."""
    found = person.a_set()
    if found is None:
        return False
    person.find(".call:enabled").click()
    person.find(".point").first.wait_for()
    person.choose(found)
    expect(person.card(found[0])).to_have_count(0)
    return True


def at_table(person: Person) -> None:
    expect(person.find(".slot").nth(11)).to_be_visible()
    expect(person.find(".call:enabled")).to_be_visible()


def owner_by_link(teacher: Person, phone: Person) -> None:
    """Opens the owner's link on the teacher's phone, which can then run the room as well."""
    teacher.find("details summary").click()
    teacher.find('[data-do="owner-link"]').click()
    link = teacher.find("details .link").inner_text()
    look(teacher, "owner-link")
    teacher.find("details summary").click()
    # the link names the server's address for other devices, which this machine may not reach
    phone.go(link[link.index("/r/") :])
    expect(phone.find('[data-do="start-round"]')).to_be_visible()
    assert "#" not in phone.page.url, "the secret doesn't stay in the address bar"


def download(teacher: Person, code: str, what: str) -> bytes:
    answer = teacher.context.request.get(f"{teacher.address}/api/rooms/{code}/{what}")
    assert answer.ok
    body: bytes = answer.body()
    return body


def check_standings(teacher: Person, code: str) -> None:
    """Checks that each player's points are the sum over the finished logs, computed independently."""
    rows = list(csv.DictReader(io.StringIO(download(teacher, code, "standings").decode("utf-8-sig"))))
    won = summed(download(teacher, code, "archive"))
    assert {row["name"]: int(row["points"]) for row in rows if row["points"] != "0"} == dict(won)
    teacher.wait_until(SHOWS_POINTS, dict(won))


class Lesson:
    """A class, its teacher, and their server."""

    def __init__(self, browser: Any, stack: ExitStack, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.server = stack.enter_context(ExitStack())
        self.start_server()
        self.cable = stack.enter_context(closing(Cable(self.address)))
        self.people = People(browser, self.address)
        self.screens = [self.pupil(i) for i in range(len(AT_SCREENS))]
        self.teacher, self.code = make_room(self.people)
        self.wall = open_projector(self.teacher)
        self.phone = self.people.come(PHONE, bypass_csp=True, language="he")
        self.clients = Pupils(self.address, self.code)
        stack.callback(self.clients.go_home)

    def start_server(self) -> None:
        self.server.enter_context(running_server(self.folder, port=self.port))

    def pupil(self, i: int) -> Person:
        """A pupil at the first page; one pupil's network can be cut."""
        person = self.people.come(TABLET if i % 4 == 3 else PHONE, language="he" if i > 3 else "en", bypass_csp=True)
        if i == ASLEEP:
            person.address = self.cable.address
        person.go("/")
        person.find("section.rooms form input").wait_for()
        return person

    def join(self) -> None:
        started = time.monotonic()
        self.others = self.clients.come(*(f"Pupil {number}" for number in range(24 - len(AT_SCREENS))))
        for person, name in zip(self.screens, AT_SCREENS, strict=True):
            type_code(person, self.code, name)
        expect(self.teacher.find("h2").filter(has_text="24 people")).to_be_visible()
        took = time.monotonic() - started
        print(f"24 pupils joined in {took:.0f} s")
        assert took < WITHIN
        look(self.teacher, "owner-joined")
        look_at_all(self.screens, "pupil-waiting")

    def start_round(self) -> None:
        self.teacher.find('[data-do="start-round"]').click()
        expect(self.teacher.find("li a .person")).to_have_count(24)

    def end_round(self, owner: Person, standing: int) -> None:
        """Ends the round, and checks that everybody who has played is ranked."""
        owner.find('[data-do="end-round"]').click()
        owner.find('[data-do="end-round-sure"][aria-disabled="false"]').click()
        room = self.others[0].room
        self.clients.do(room.until(lambda view: view.round.is_over and view.is_played(view.round)))
        expect(self.teacher.find("tbody tr:not([data-result] *)")).to_have_count(standing)
        check_standings(self.teacher, self.code)

    def first_round(self) -> None:
        """A race: one pupil reloads, one tablet sleeps, and everybody looks at the teacher for a while."""
        self.start_round()
        for person in self.screens:
            at_table(person)
        look(self.teacher, "owner-round")
        look(self.phone, "owner-phone-round")
        look_at_all(self.screens, "pupil-table")
        take_a_set(self.screens[0])
        for pupil in self.others[::2]:
            self.clients.do(pupil.find_a_set())

        self.screens[RELOADS].page.reload()
        at_table(self.screens[RELOADS])

        self.cable.hang()
        expect(self.teacher.find("li a .person.away")).to_have_count(1, timeout=2 * PATIENCE)
        look(self.teacher, "owner-one-away")
        self.cable.plug()
        expect(self.teacher.find("li a .person.away")).to_have_count(0)
        at_table(self.screens[ASLEEP])

        self.phone.find('[data-do="pause-tables"]').click()
        for person in self.screens:
            expect(person.find('[data-phase="paused"]')).to_be_visible()
            expect(person.find(".slot")).to_have_count(0)
        look(self.teacher, "owner-paused")
        look_at_all(self.screens, "pupil-paused")
        self.phone.find('[data-do="resume-tables"]').click()
        for person in self.screens:
            at_table(person)

        look_at_the_wall(self.wall, "projector-numbers")
        self.teacher.find('input[type="checkbox"]').first.click()
        expect(self.wall.find(".person").filter(has_text="Ana")).to_be_visible()
        look_at_the_wall(self.wall, "projector-names")
        self.end_round(self.phone, 24)
        look(self.teacher, "owner-between")
        self.wall.find("[data-step]").first.wait_for()
        look_at_the_wall(self.wall, "projector-between")
        look(self.phone, "owner-phone-between")
        look_at_all(self.screens, "pupil-round-over")

    def second_round(self) -> None:
        """Tables by standings: the server stops mid-round; one pupil is late, one leaves, one changes devices."""
        self.teacher.page.get_by_label("Who plays together").select_option("neighbours")
        self.start_round()
        for person in self.screens:
            at_table(person)
        for pupil in self.others[1::2]:
            self.clients.do(pupil.find_a_set())
        self.server.close()
        look_at_all(self.screens, "pupil-no-server")
        self.start_server()
        for person in self.screens:
            at_table(person)
        take_a_set(self.screens[5])
        for pupil in self.others[::3]:
            self.clients.do(pupil.find_a_set())

        late = self.pupil(8)
        type_code(late, self.code, "מאחרת")
        at_table(late)
        self.screens[LEAVES].open_menu()
        look(self.screens[LEAVES], "pupil-menu")
        self.screens[LEAVES].find('[data-do="ask-leave"]').click()
        look(self.screens[LEAVES], "pupil-leaving")
        self.screens[LEAVES].agree("leave")
        expect(self.teacher.find("h2").filter(has_text="24 people")).to_be_visible()

        device = self.people.come(TABLET, bypass_csp=True)
        device.go(f"/r/{self.code}")
        device.find('[data-do="again"]').click()
        look(device, "pupil-which-name")
        device.page.get_by_role("button", name=AT_SCREENS[MOVES], exact=True).click()
        self.phone.find(".claim").wait_for()
        look(device, "pupil-asked")
        look(self.phone, "owner-phone-claim")
        self.phone.find(".claim .main").click()
        at_table(device)
        expect(self.screens[MOVES].find("button.call")).to_have_count(0)
        look(self.screens[MOVES], "pupil-former-device")
        self.wall.forgive("net::ERR_")  # the server was down for a while
        self.end_round(self.teacher, 25)
        self.screens = [late, *(self.screens[i] for i in range(8) if i not in (LEAVES, MOVES)), device]

    def quiet_round(self) -> None:
        """Everybody solves the same board; then its SETs are shown."""
        self.teacher.find('[data-set="way"]').select_option("quiet")
        expect(self.teacher.page.get_by_label("People at a table")).to_have_count(0)
        look(self.teacher, "owner-quiet-terms")
        self.start_round()
        for person in self.screens:
            person.find('[data-do="start"]').wait_for()
        look_at_all(self.screens[::-1], "pupil-quiet-start")
        for person in self.screens:
            person.find('[data-do="start"]').click()
            person.find(".slot").first.wait_for()
            person.find("html:not([data-settling])").wait_for()
            person.wait_until(RUNS)
            for count, cards in enumerate(find_sets(person.cards())[:2], 1):
                person.choose(cards)
                expect(person.find("li.found:not(.missing)")).to_have_count(count)
        look_at_all(self.screens[::-1], "pupil-quiet")
        for pupil in self.others:
            self.clients.do(pupil.solve())
        expect(self.teacher.find("p.paused")).to_have_text("16 of 24 have finished")
        look_at_the_wall(self.wall, "projector-quiet")
        self.end_round(self.teacher, 25)
        look_at_all(self.screens[::-1], "pupil-quiet-over")
        self.teacher.find('[data-do="next-solution"]').click()
        for device in (self.teacher, self.phone, self.wall):
            expect(device.find(".card.found")).to_have_count(3)
        look(self.teacher, "owner-solutions")
        look_at_the_wall(self.wall, "projector-solutions")
        look(self.phone, "owner-phone-end")

    def close(self) -> None:
        self.teacher.find('[data-do="close-room-ask"]').click()
        look(self.teacher, "owner-closing")
        self.teacher.find('[data-do="close-room"][aria-disabled="false"]').click()
        for person in (self.teacher, self.phone):
            person.page.get_by_role("link", name="Tercet").first.wait_for()
        self.wall.find("[data-wall=closed] [data-step]").first.wait_for()
        look_at_the_wall(self.wall, "projector-closed")
        look(self.teacher, "owner-closed")
        look_at_all(self.screens[::-1], "pupil-closed")


@long_only("a complete lesson in browsers")
@pytest.mark.skipif(not is_built(), reason="the web client is not built")
def test_R_a_lesson_with_24_pupils_eight_of_them_in_browsers(browser: Any, tmp_path: Path) -> None:
    with ExitStack() as stack:
        lesson = Lesson(browser, stack, tmp_path)
        look(lesson.teacher, "owner-new")
        owner_by_link(lesson.teacher, lesson.phone)
        look(lesson.phone, "owner-phone-new")
        lesson.join()
        lesson.first_round()
        lesson.second_round()
        lesson.quiet_round()
        lesson.close()
        for person in (lesson.teacher, lesson.phone, *lesson.screens):
            person.forgive("net::ERR_")  # the server was down for a while
        lesson.people.leave()
