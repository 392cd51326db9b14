"""Several browsers at one card table, for a whole game."""

from __future__ import annotations

import pytest

from tests.browser.people import DESK, GROWN, PHONE, People, Person

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


def open_table(host: Person, cards: str, point_seconds: int) -> str:
    """Opens a table for friends with the options of the page; gives its address."""
    host.find("summary").first.click()
    host.find("select[id$=-cards]").select_option(cards)
    host.find("input[id$=-point]").fill(str(point_seconds))
    host.find("button.way").nth(1).click()
    host.find(".start").wait_for()
    return host.page.url


def take_a_set(person: Person, others: list[Person]) -> None:
    """Calls, points at a SET, and waits until everybody has seen it go."""
    found = person.a_set()
    assert found is not None
    person.find(".call").click()
    person.find(".point").wait_for()
    person.choose(found)
    for other in (person, *others):
        expect(other.card(found[0])).to_have_count(0)


def test_three_people_play_a_whole_game_with_mistakes_votes_and_lost_connections(people: People) -> None:
    ana, ben, noa = people.come(PHONE), people.come(DESK, dark=True), people.come(PHONE, language="he")
    ana.open_home("Ana")
    url = open_table(ana, "full", point_seconds=30)
    for person, name in ((ben, "Ben"), (noa, "נועה")):
        person.open_home(name)
        person.sit(url)
    everybody = [ana, ben, noa]
    for person in everybody:
        person.get_ready()
    for person in everybody:
        expect(person.find(".slot")).to_have_count(12)

    # a wrong call is shown to everybody with the features that fail
    wrong = ana.no_set()
    ana.find(".call").click()
    ana.find(".point").wait_for()
    expect(ben.find(".banner")).to_contain_text("Ana")
    expect(ben.find(".call")).to_be_disabled()
    assert "SET!" in ben.page.title()
    ana.choose(wrong)
    for person in everybody:
        expect(person.find(".check.wrong:visible")).to_have_count(1)
    expect(ben.find(".banner")).to_have_count(0)
    expect(ana.find(".call")).to_be_disabled()

    # a right call takes the cards
    take_a_set(ben, [ana, noa])
    for person in everybody:
        expect(person.find('[data-seat="1"] .score')).to_contain_text("3")

    # the network is cut: the game goes on, and who comes back misses nothing
    noa.context.set_offline(True)
    take_a_set(ana, [ben])
    noa.context.set_offline(False)
    expect(noa.find('[data-seat="0"] .score')).to_contain_text("3", timeout=30_000)
    assert sorted(noa.cards()) == sorted(ben.cards())

    # a page that is loaded again has its seat back
    ben.page.reload()
    expect(ben.find(".player.mine")).to_contain_text("Ben")
    expect(ben.find(".slot")).to_have_count(len(ana.cards()))

    # everybody says that there is no SET, and votes are seen
    before = len(ana.cards())
    ana.find(".none").click()
    expect(ben.find('[data-seat="0"] .marks')).to_contain_text("no SET")
    for person in (ben, noa):
        person.find(".none").click()
    for person in everybody:
        expect(person.find(".slot")).to_have_count(before + 3)

    play_to_the_end(everybody)
    for person in everybody:
        expect(person.find(".result h1")).to_be_visible()
        expect(person.find(".result tbody tr")).to_have_count(3)
    code = url.rsplit("/", 1)[1]
    expect(ana.find(f'.result a[href="/replay/{code}"]')).to_be_visible()

    # a rematch with the same people
    ana.find(".result .main").click()
    for person in (ben, noa):
        person.find(".invitation .main").click()
    for person in everybody:
        expect(person.find(".player")).to_have_count(3)
    assert ana.page.url == ben.page.url == noa.page.url != url


def play_to_the_end(everybody: list[Person]) -> None:
    first = everybody[0]
    for turn in range(60):
        if first.find(".result").count():
            return
        player = everybody[turn % len(everybody)]
        if player.a_set() is not None:
            take_a_set(player, [other for other in everybody if other is not player])
            continue
        before = len(first.cards())
        for person in everybody:
            if person.find(".none:enabled").count():
                person.find(".none").click()
        first.page.wait_for_function(GROWN, arg=before)
    raise AssertionError("the game does not end")


def test_a_watcher_sees_the_table_and_can_touch_nothing(people: People) -> None:
    ana, eye = people.come(), people.come(PHONE)
    ana.open_home("Ana")
    url = open_table(ana, "nine", point_seconds=5)
    ana.get_ready()
    expect(ana.find(".slot")).to_have_count(9)
    eye.page.goto(url)
    expect(eye.find(".slot")).to_have_count(9)
    expect(eye.find("[data-card]")).to_have_count(0)
    expect(eye.find(".slot [role=img]")).to_have_count(9)


def test_a_second_window_takes_the_seat_over_and_the_first_is_told(people: People) -> None:
    ana = people.come()
    ana.open_home("Ana")
    open_table(ana, "solid", point_seconds=5)
    second = ana.context.new_page()
    second.goto(ana.page.url)
    expect(ana.page.get_by_role("heading")).to_contain_text("another window")
    expect(second.locator(".player.mine")).to_contain_text("Ana")


def test_phrases_reach_every_reader_in_his_own_language(people: People) -> None:
    ana, noa = people.come(), people.come(language="he")
    ana.open_home("Ana")
    url = open_table(ana, "solid", point_seconds=5)
    noa.open_home("נועה")
    noa.sit(url)
    ana.find(".aside summary").click()
    ana.page.get_by_role("button", name="Well done!").click()
    expect(noa.find(".saying")).to_have_text("כל הכבוד!")


def test_a_whole_deal_against_a_bot(people: People) -> None:
    ana = people.come(PHONE)
    ana.open_home("Ana")
    ana.find("summary").first.click()
    ana.find("select[id$=-cards]").select_option("nine")
    ana.find(".bots .button").click()
    expect(ana.find(".player")).to_have_count(2)
    expect(ana.find(".slot")).to_have_count(9)
    found = ana.a_set()
    if found is not None:
        ana.find(".call").click()
        ana.find(".point").wait_for()
        ana.choose(found)
        expect(ana.find(".player.mine .score")).to_contain_text("3")
