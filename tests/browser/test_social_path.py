"""What friends do, in one session: a link, a name, ready, chat, play, leave, return, and a rematch."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.stage import new_table
from tests.browser.test_card_table import deal_until_a_set_appears, take_a_set
from tests.series import LONG, long_only

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

LOOK: Final = os.environ.get("TERCET_ALBUM")
"""Folder for screenshots of every step, if set."""


class Album:
    """Saves screenshots of what each of several people sees."""

    def __init__(self, *people: Person) -> None:
        self._people = people
        self._count = 0

    def take(self, moment: str) -> None:
        for i, person in enumerate(self._people):
            assert not person.overflows(), moment
            if LOOK is not None:
                person.page.screenshot(path=Path(LOOK) / f"{self._count:02}-{moment}-{i}.png")
        self._count += 1


def name_and_sit(person: Person, name: str) -> None:
    """From an empty profile: the linked page asks for a name."""
    person.find(".sit input").fill(name)
    person.find(".sit button").click()
    expect(person.find(".player.mine .name")).to_have_text(name)


def say(person: Person, text: str) -> None:
    if person.find(".aside input:visible").count():
        person.find(".aside input").fill(text)
        person.find(".aside form button").click()
        return
    person.find('[data-do="chat"]').click()
    person.find("dialog[open] input").fill(text)
    person.find("dialog[open] form button").click()
    expect(person.find("dialog[open]")).to_have_count(0)


@long_only("test_card_table.py and test_company.py have its parts")
def test_friends_play_cards_from_invitation_to_rematch(people: People) -> None:
    ana, noa, eye = people.come(DESK), people.come(PHONE, language="he"), people.come(PHONE)
    album = Album(ana, noa, eye)

    # a table for two with chat; nobody has a name yet
    ana.go("/")
    ana.find("summary").first.click()
    ana.find("[data-cards=nine]").click()
    ana.find("input[id$=-point]").fill("30")
    ana.find("[data-rule=chat] input").check()
    ana.find("button.way").nth(1).click()
    name_and_sit(ana, "Ana")
    url = ana.page.url
    code = url.rsplit("/", 1)[1]
    album.take("host-waits")

    # the friend opens the link and is asked for a name, which everybody then sees
    noa.page.goto(url)
    name_and_sit(noa, "נועה")
    expect(ana.find('[data-seat="1"] .name')).to_have_text("נועה")
    eye.page.goto(url)
    expect(ana.find(".watched")).to_contain_text("1")
    album.take("both-here")

    # ready and chat
    noa.get_ready()
    expect(ana.find('[data-seat="1"] .mark').first).to_be_visible()
    expect(noa.find(".slot")).to_have_count(0)
    say(ana, "Good luck!")
    expect(noa.find(".saying")).to_contain_text("Good luck!")
    album.take("ready-and-talk")
    say(noa, "בהצלחה")
    expect(ana.find(".aside .remarks li").last).to_contain_text("בהצלחה")
    ana.get_ready()
    for person in (ana, noa, eye):
        expect(person.find(".slot")).to_have_count(9)

    # play, and leave by mistake: the other player is informed, and a link leads back
    deal_until_a_set_appears([ana, noa])
    take_a_set(noa, [ana])
    album.take("play")
    noa.open_menu()
    album.take("menu")
    noa.find('[data-do="ask-leave"]').click()
    album.take("asked")
    noa.agree("leave")
    expect(noa.find(".home")).to_be_visible()
    expect(ana.find(".departed")).to_contain_text("נועה")
    album.take("left")
    noa.find(".continue").click()
    noa.find('[data-do="return"]').click()
    expect(ana.find(".departed")).to_have_count(0)
    expect(noa.find(".player.mine .score")).to_contain_text("3")
    deal_until_a_set_appears([ana, noa])
    take_a_set(noa, [ana])

    # the end; one goes to the replay first, returns late, and still finds the other
    ana.end_for_all()
    for person in (ana, noa, eye):
        expect(person.find(".result h1")).to_be_visible()
    album.take("result")
    noa.find(f'.result a[href="/replay/{code}"]').click()
    noa.find(".controls").wait_for()
    ana.page.keyboard.press("n")
    # the faster one waits for the other, and nobody has to press ready again
    expect(ana.find(".lobby")).to_be_visible()
    expect(ana.find(".player")).to_have_count(1)
    album.take("rematch")
    noa.page.go_back()
    noa.find('.result [data-do="follow"]').click()
    for person in (ana, noa):
        expect(person.find(".player")).to_have_count(2)
        expect(person.find(".slot")).to_have_count(9)
    assert ana.page.url == noa.page.url != url

    # an old link always leads to the next game, even for a watcher
    eye.page.goto(url)
    eye.find('.result [data-do="follow"]').click()
    expect(eye.find(".player")).to_have_count(2)
    assert eye.page.url == ana.page.url


@pytest.mark.skipif(not LONG, reason="test_dice_games.py covers leaving, returning and rematches")
def test_friends_play_dice_from_invitation_to_rematch(people: People) -> None:
    noa, ben = people.come(PHONE, name="נועה", language="he"), people.come(DESK)
    album = Album(noa, ben)
    rules = {"alone_seconds": 1, "opening_seconds": 300, "turn_seconds": 0}
    new_table(noa, game="dice", seats=2, overrides=rules)
    url = noa.page.url
    ben.page.goto(url)
    name_and_sit(ben, "Ben")
    noa.get_ready()
    expect(noa.find("[data-die]")).to_have_count(0)
    ben.find('.aside [data-phrase="good-luck"]').click()
    expect(noa.find(".saying")).to_contain_text("Ben")
    album.take("dice-ready")
    ben.get_ready()
    for person in (noa, ben):
        expect(person.find("[data-die]").first).to_be_visible()

    # a player who leaves is warned about their dice and can return; the other player is informed
    ben.open_menu()
    ben.find('[data-do="ask-leave"]').click()
    expect(ben.find("dialog[open]")).to_contain_text("dice")
    album.take("dice-asked")
    ben.agree("leave")
    expect(noa.find(".departed")).to_contain_text("Ben")
    album.take("dice-left")
    ben.page.go_back()
    ben.find('[data-do="return"]').click()
    expect(noa.find(".departed")).to_have_count(0)
    expect(ben.find("[data-die]").first).to_be_visible()

    # the last player left ends the game once the time to return has passed
    ben.leave_table()
    end = noa.find('[data-do="end-alone"]')
    expect(end).to_be_enabled()
    noa.open_notice("departed")
    end.click()
    expect(noa.find(".result h1")).to_be_visible()
    album.take("dice-result")

    # a latecomer opens the old link: the result offers the same rematch
    noa.find('.result [data-do="again"]').click()
    expect(noa.find(".lobby")).to_be_visible()
    ben.page.goto(url)
    ben.find('.result [data-do="follow"]').click()
    for person in (noa, ben):
        expect(person.find(".player")).to_have_count(2)
    assert noa.page.url == ben.page.url != url
