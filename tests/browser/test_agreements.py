"""What several people see and decide together at a card table: hints, votes, prompts, calls, marks, and the host."""

from __future__ import annotations

import pytest

from tests.browser.loaded import LoadedDice
from tests.browser.people import PHONE, People, Person
from tests.browser.stage import CHANGED, made_table, new_table
from tests.series import LONG, long_only

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

LISTEN = """() => {
  window.told = [];
  const said = document.querySelector('.said');
  new MutationObserver(() => window.told.push(said.textContent)).observe(said,
    { childList: true, characterData: true, subtree: true });
}"""
"""Records everything announced from now on, however briefly it is shown."""
TOLD = "words => window.told.some(text => text.includes(words))"


def take(person: Person, *others: Person) -> None:
    """Takes a SET and waits until the player and the others see the next cards."""
    before, found = person.cards(), person.a_set()
    assert found is not None
    person.choose(found)
    person.wait_until(CHANGED, before)
    for other in others:
        expect(other.card(found[0])).to_have_count(0)


@long_only("test_card_table.py has votes and lost connections, tests/core the rules")
def test_C8_C9_C13_two_players_share_hints_answer_prompts_and_agree_to_stop(
    dice_people: tuple[People, LoadedDice],
) -> None:
    people, clock = dice_people
    ana, ben = people.come(name="Ana"), people.come(PHONE, name="Ben")
    both = (ana, ben)
    rules = {"deck": "solid", "layout": 9, "style": "point", "no_set": "vote", "look_seconds": 10, "hints": True}
    new_table(ana, game="cards", edition="es", seats=2, overrides=rules)
    url = ana.page.url
    ben.sit(url)
    for person in both:
        person.get_ready()
    for person in both:
        expect(person.find(".slot")).to_have_count(9)
        person.page.evaluate(LISTEN)

    # everybody sees a hint and who asked for it (C13)
    ana.find("button.hint").click()
    ben.wait_until(TOLD, "There is a SET.")
    assert ben.page.evaluate("window.told.some(text => text.includes('Ana'))")
    ben.find("button.hint").click()
    for person in both:
        expect(person.find(".slot .hinted")).to_have_count(1)

    # silence is not agreement: a silent player is prompted, answers, and then votes; a line states the agreement (C8)
    ana.find(".none").click()
    expect(ben.find('[data-seat="0"] .marks')).to_contain_text("no SET")
    clock.pass_time(11)
    expect(ben.find(".looking")).to_be_visible()
    ben.find(".looking button").click()
    expect(ben.find(".looking")).to_have_count(0)
    expect(ben.find(".slot")).to_have_count(9)
    ben.find(".none").click()
    for person in both:
        expect(person.find(".slot")).to_have_count(12)
        person.wait_until(TOLD, "Everyone agreed: no SET. More cards are dealt.")

    # the calls of the deal can be read again after a reload, including those made meanwhile
    take(ana, ben)
    expect(ben.find(".slot")).to_have_count(9)
    take(ben, ana)
    ben.page.goto("about:blank")
    take(ana)
    ben.page.goto(url)
    expect(ben.find(".slot")).to_have_count(9)
    ben.open_calls()
    expect(ben.find(".calls .check")).to_have_count(3)
    ben.page.reload()
    ben.open_calls()
    expect(ben.find(".calls .check")).to_have_count(3)
    ben.find(".history").click()

    # with an empty pile the same button votes to stop, which needs everybody (C9)
    while ana.pile():
        take(ana)
    for person in both:
        expect(person.find(".none")).to_contain_text("Stop")
    ana.find(".none").click()
    expect(ben.find('[data-seat="0"] .mark').last).to_be_visible()
    expect(ana.find(".result")).to_have_count(0)
    ben.find(".none").click()
    for person in both:
        expect(person.find(".result h1")).to_be_visible()
        expect(person.find(".result thead")).to_contain_text("Hints")

    # the winner, and nobody else, is named in words as well
    expect(ben.find('[data-seat="0"].winner')).to_contain_text("winner")
    expect(ben.find('[data-seat="1"].winner')).to_have_count(0)


@pytest.mark.skipif(not LONG, reason="tests/tables covers its rules")
def test_C17_the_host_runs_a_table_without_a_seat_and_a_watcher_mutes(people: People) -> None:
    host, ana = people.come(name="Teacher"), people.come(name="Ana")
    ben, eye = people.come(PHONE, name="Ben"), people.come(PHONE)
    rules = {"deck": "solid", "layout": 9, "style": "point", "no_set": "auto"}
    url = made_table(host, game="cards", seats=3, chat=True, overrides=rules)
    host.page.goto(url)
    for person in (ana, ben):
        person.sit(url)

    # the table's creator starts the deal without a seat, and without anybody being ready
    expect(host.find('[data-seat="1"]')).to_be_visible()
    host.find('[data-do="start"]').click()
    for person in (host, ana, ben):
        expect(person.find(".slot").nth(8)).to_be_visible()

    # a watcher's mute survives a reload
    eye.page.goto(url)
    eye.find(".slot").nth(8).wait_for()
    eye.open_menu()
    muting = eye.page.locator("dialog[open] .people li").first
    muting.locator("button[aria-pressed]").click()
    eye.page.reload()
    eye.find(".slot").nth(8).wait_for()
    eye.open_menu()
    expect(eye.page.locator("dialog[open] .people li").first.locator("button[aria-pressed]")).to_have_attribute(
        "aria-pressed", "true"
    )
    eye.page.keyboard.press("Escape")
    for person, text in ((ana, "unheard"), (ben, "heard")):
        person.find('[data-do="chat"]').click()
        person.find("dialog[open] input").fill(text)
        person.find("dialog[open] form button").click()
        expect(person.find("dialog[open]")).to_have_count(0)
    expect(eye.find(".saying")).to_contain_text("heard")
    eye.find('[data-do="chat"]').click()
    expect(eye.find("dialog[open] .remarks li")).to_have_count(1)
    eye.page.keyboard.press("Escape")

    # when a player leaves, the host chooses the level of the bot that replaces them
    ben.leave_table()
    for person in (host, ana):
        expect(person.find(".departed")).to_contain_text("Ben")
    expect(ana.find('.departed [data-do="replace"]')).to_have_count(0)
    expect(host.find(".departed option")).to_have_count(5)
    host.find(".departed select").select_option("master")
    host.find('.departed [data-do="replace"]').click()
    for person in (host, ana):
        expect(person.find(".departed")).to_have_count(0)
        expect(person.find('[data-seat="1"] .name')).to_contain_text("Master")

    # and closes the table for everybody
    host.end_for_all()
    for person in (host, ana, eye):
        expect(person.find(".result h1")).to_be_visible()
