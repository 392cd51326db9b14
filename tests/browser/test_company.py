"""What people do at a table besides playing: leaving, losing the connection, deleting their data."""

from __future__ import annotations

import pytest

from tests.browser.cable import Cable
from tests.browser.checks import problems
from tests.browser.loaded import LoadedDice
from tests.browser.people import PHONE, People, Person
from tests.browser.stage import made_table, new_table, take_alone
from tests.series import long_only

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

UNDER_POINTER = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-do]')?.dataset.do ?? ''"


@long_only("tests/core/cardgame covers the rule")
def test_C7_the_host_of_an_ordinary_table_gives_the_faster_player_a_handicap(people: People) -> None:
    child, parent = people.come(PHONE, name="Child", bypass_csp=True), people.come(PHONE, name="Parent")
    url = made_table(child, game="cards", edition="fr", seats=2)
    for person in (child, parent):
        person.sit(url)
    child.find('[data-do="handicaps"] summary').click()
    child.find('[data-set="handicap"]').nth(1).select_option("30")
    for person in (child, parent):
        expect(person.find('[data-seat="1"] .marks')).to_contain_text("waits 30 s")
    assert problems(child) == []
    assert parent.find('[data-do="handicaps"]').count() == 0, "for the host only"
    for person in (child, parent):
        person.get_ready()
    expect(child.find(".call:enabled")).to_be_visible()
    expect(parent.find(".call .wait")).to_be_visible()


def double_click_is_harmless(person: Person, button: str, dangerous: str) -> None:
    """Checks that the second click of a double click on a dangerous button does nothing, because the confirm
    button isn't under the pointer."""
    person.open_menu()
    found = person.find(f'dialog[open] [data-do="{button}"]')
    found.scroll_into_view_if_needed()
    person.settle()
    box = found.bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.dblclick(*spot)
    expect(person.find(f'dialog[open] [data-do="{dangerous}"]')).to_be_visible()
    assert person.page.evaluate(UNDER_POINTER, list(spot)) != dangerous
    person.find('dialog[open] [data-do="cancel"]').click()
    expect(person.find("dialog[open]")).to_have_count(0)


def test_a_player_can_leave_safely_return_from_settings_and_recover_a_lost_connection(
    dice_people: tuple[People, LoadedDice],
) -> None:
    people, clock = dice_people
    ana, ben = people.come(PHONE, name="Ana"), people.come(name="Ben")
    cable = Cable(ana.address)
    ana.address = cable.address
    new_table(ana, game="cards", edition="he", seats=2, overrides={"point_seconds": 30})
    ben.sit(ana.page.url.replace(ana.address, ben.address))
    for person in (ana, ben):
        person.get_ready()
    for person in (ana, ben):
        expect(person.find(".slot")).to_have_count(12)

    # a double click on "leave" or "end" only opens the confirmation
    double_click_is_harmless(ana, "ask-leave", "leave")
    double_click_is_harmless(ana, "ask-end", "end")
    expect(ben.find(".slot").nth(11)).to_be_visible()
    expect(ben.find(".result")).to_have_count(0)
    expect(ben.find('[data-seat="0"].gone')).to_have_count(0)

    # the settings page links back to the table
    ana.open_menu()
    ana.find('dialog[open] a[href="/settings"]').click()
    ana.find("header a").click()
    expect(ana.find(".slot").nth(11)).to_be_visible()

    # a call on a dead connection: she is told that the connection is lost and, later, what it cost her
    ana.find(".call").click()
    ana.find(".point").wait_for()
    cable.hang()
    clock.pass_time(31)
    expect(ana.find(".line.lost")).to_be_visible()
    expect(ben.find('[data-seat="0"] .score')).to_contain_text("1")
    cable.plug()
    expect(ana.find(".line.lost")).to_have_count(0)
    expect(ana.find(".meanwhile")).to_be_visible()
    expect(ana.find('[data-seat="0"] .score')).to_contain_text("1")
    size = ana.page.viewport_size
    assert size is not None
    ana.resize((640, 360))
    # all of its few lines; fonts of some sizes are a fraction of a pixel taller than their lines
    expect(ana.find(".meanwhile p")).to_be_in_viewport(ratio=0.95)
    expect(ana.find(".call")).to_be_in_viewport(ratio=1)
    ana.resize((size["width"], size["height"]))
    ana.find(".meanwhile button").click()
    expect(ana.find(".meanwhile")).to_have_count(0)
    cable.close()


@long_only("web/tests and tests/server cover both")
def test_only_your_own_games_count_as_personal_bests_and_deletion_reports_its_outcome(people: People) -> None:
    ana, ben = people.come(name="Ana"), people.come(PHONE)
    new_table(ana, game="cards", seats=1, overrides={"deck": "solid", "layout": 9, "no_set": "auto"})
    ana.get_ready()
    ana.find(".slot").nth(8).wait_for()
    while not ana.find(".result").count():
        take_alone(ana)
    ben.go(ana.page.url.removeprefix(ana.address))
    expect(ben.find(".result h1")).to_be_visible()
    best = "() => localStorage.getItem('tercet.bests')"
    ana.wait_until(best)
    assert ben.page.evaluate(best) is None
    expect(ben.find(".best, .first")).to_have_count(0)

    # a failed request is reported, and nothing is deleted
    ana.go("/settings")
    ana.page.route("**/api/guests/me", lambda route: route.abort())
    ana.find('[data-do="ask-forget"]').click()
    ana.agree("forget")
    expect(ana.find(".problem[role=alert]")).to_be_visible()
    expect(ana.find('[data-do="ask-forget"]')).to_be_enabled()
    assert ana.page.evaluate("localStorage.getItem('tercet.known')") == "yes"
    ana.page.unroute("**/api/guests/me")
    ana.complaints.clear()
    with ana.page.expect_response("**/api/guests/me") as answer:
        ana.find('[data-do="ask-forget"]').click()
        ana.agree("forget")
    assert answer.value.ok
    expect(ana.find('[data-do="ask-forget"]')).to_have_count(0)
    ben.page.reload()
    expect(ben.find(".result h1")).to_be_visible()
    expect(ben.find('[data-seat="0"]')).not_to_contain_text("Ana")


@long_only("tests/core covers its rules, web/tests the names")
def test_C17_same_names_differ_a_lone_host_may_wait_and_decisions_are_unanimous(people: People) -> None:
    ana, ben, eve = people.come(), people.come(PHONE), people.come(PHONE, language="he")
    ana.open_home("Ana")
    ana.find("summary").first.click()
    ana.find("[data-cards=nine]").click()
    ana.find("input[id$=-seats]").evaluate("e => e.closest('details').open = true")
    ana.find("input[id$=-seats]").fill("3")
    ana.find("button.way").nth(1).click()
    ana.find(".start").wait_for()
    url = ana.page.url

    # one ready player doesn't start the game: the host may play alone or keep waiting
    ana.get_ready()
    expect(ana.find('[data-do="play-alone"]')).to_be_visible()
    expect(ana.find(".slot")).to_have_count(0)
    ana.find('[data-do="keep-waiting"]').click()
    expect(ana.find('[data-do="ready"]')).to_be_visible()

    # two people with the same name can be told apart, and "ready" can be undone
    ben.page.goto(url)
    ben.find(".sit input").fill("Ana")
    ben.find(".sit button").click()
    expect(ana.find('[data-seat="1"] .name')).to_have_text("Ana 2")
    ben.get_ready()
    ben.find('[data-do="unready"]').click()
    expect(ana.find('[data-seat="1"] .mark')).to_have_count(0)
    for person in (ana, ben):
        person.get_ready()
    for person in (ana, ben):
        expect(person.find(".slot")).to_have_count(9)

    # people who join during a game are asked for a name, which they can change at any time
    eve.page.goto(url)
    eve.find('[data-do="sit"]').click()
    eve.find("dialog[open] input").fill("חוה")
    eve.find('dialog[open] [data-do="name"]').click()
    for person in (ana, ben, eve):
        expect(person.find('[data-seat="2"] .name')).to_have_text("חוה")
    ben.open_menu()
    ben.find('[data-do="rename"]').click()
    ben.find("dialog[open] input").fill("Ben")
    ben.find('dialog[open] [data-do="name"]').click()
    for person in (ana, ben, eve):
        expect(person.find('[data-seat="1"] .name')).to_have_text("Ben")

    # dealing again, or ending, needs everybody's agreement
    before = ana.cards()
    ana.open_menu()
    ana.find('[data-do="ask-restart"]').click()
    ana.agree("restart")
    expect(ben.find('[data-proposal="restart"]')).to_contain_text("Ana")
    ben.find('[data-do="decline"]').click()
    expect(ana.find("[data-proposal]")).to_have_count(0)
    assert ana.cards() == before
    ben.open_menu()
    ben.find('[data-do="ask-stop"]').click()
    ben.agree("stop")
    # a player who joined during the deal doesn't take part in it, and is informed rather than asked
    expect(eve.find('[data-proposal="end"]')).to_be_visible()
    expect(eve.find('[data-do="agree"], [data-do="decline"]')).to_have_count(0)
    ana.find('[data-do="agree"]').click()
    expect(ana.find('[data-proposal="end"]')).to_have_count(0)
    for person in (ana, ben):
        expect(person.find(".result h1")).to_be_visible()


def test_a_solo_game_mentions_no_other_players_and_can_be_restarted(people: People) -> None:
    ana = people.come(PHONE)
    ana.open_home("Ana")
    ana.find("button.way.first").click()
    expect(ana.find(".slot")).to_have_count(12)
    before = ana.cards()
    ana.open_menu()
    expect(ana.find("dialog[open] .share")).to_have_count(0)
    expect(ana.find("dialog[open] input[type=checkbox]")).to_have_count(0)
    expect(ana.find('[data-do="chat"]')).to_have_count(0)
    ana.page.keyboard.press("Escape")

    # a pause hides the cards and stops the clock, even across a reload; watchers are informed
    ana.find('[data-do="pause"]').click()
    expect(ana.find(".paused h1")).to_have_text("Paused")
    expect(ana.find(".slot")).to_have_count(0)
    time = ana.find(".paused .figures").inner_text()
    assert ana.find(".head .what").inner_text() == time
    eye = people.come()
    eye.page.goto(ana.page.url)
    expect(eye.find(".paused")).to_contain_text("has paused the game.")
    expect(eye.find('[data-do="resume"]')).to_have_count(0)
    ana.page.reload()
    expect(ana.find(".paused .figures")).to_have_text(time)
    ana.page.keyboard.press("8")
    expect(ana.find(".slot")).to_have_count(12)
    assert ana.cards() == before
    ana.page.keyboard.press("8")
    expect(ana.find(".paused")).to_be_visible()
    ana.find('[data-do="resume"]').click()
    expect(ana.find(".slot")).to_have_count(12)
    assert ana.cards() == before
    chosen = ana.a_set() or ana.no_set()
    ana.choose(chosen)
    expect(ana.find(".check:visible")).to_have_count(1)

    before = ana.cards()
    ana.open_menu()
    ana.find('[data-do="ask-restart"]').click()
    ana.agree("restart")
    ana.wait_until(
        """before => String(before) !== String([...document.querySelectorAll('.slot:not([inert]) [data-card]')]
          .map(e => Number(e.dataset.card))) && document.querySelectorAll('.slot:not([inert])').length === 12""",
        arg=before,
    )
