"""Several browsers at one card table, for a complete game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tests.browser.cable import Cable
from tests.browser.people import DESK, GROWN, PHONE, People, Person
from tests.browser.reach import unreachable
from tests.browser.stage import new_table
from tests.browser.staged import StagedTable
from tests.series import LONG, long_only, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


def deal_until_a_set_appears(everybody: list[Person]) -> None:
    """If there is no SET, everybody says so, and more cards are dealt."""
    while everybody[0].a_set() is None:
        before = len(everybody[0].cards())
        for person in everybody:
            person.find(".none").click()
        for person in everybody:
            person.wait_until(GROWN, before)


def take_a_set(person: Person, others: list[Person]) -> None:
    """Calls, points at a SET, and waits until everybody has seen it taken."""
    found = person.a_set()
    assert found is not None
    person.find(".call").click()
    person.find(".point").wait_for()
    person.choose(found)
    for other in (person, *others):
        expect(other.card(found[0])).to_have_count(0)


AT_ONCE = """cards => {
  for (const selector of ['.call', ...cards.map((card) => `.slot:not([inert]) [data-card="${card}"]`)])
    document.querySelector(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
}"""
"""Presses SET! and three cards in one go, before the server can answer."""


def test_three_people_play_a_game_with_mistakes_votes_and_lost_connections(people: People) -> None:
    ana, ben = people.come(PHONE, name="Ana"), people.come(DESK, name="Ben", dark=True)
    noa = people.come(PHONE, language="he")
    cable = Cable(noa.address)
    noa.address = cable.address
    # in the short series three SETs win; a deal against a bot lasts until no SET is left
    deck: dict[str, Any] = sample(
        {"deck": "solid", "layout": 9, "ending": "first", "goal": 9}, {"deck": "full", "layout": 12}
    )
    patient = {"no_set": "vote", "point_seconds": 30, "lock_seconds": 30}
    new_table(ana, game="cards", seats=3, overrides={**deck, **patient})
    url = ana.page.url
    ben.sit(url)
    # whoever has no name yet is asked for one
    noa.page.goto(url.replace(ana.address, noa.address))
    noa.find(".sit input").fill("נועה")
    noa.find(".sit button").click()
    expect(noa.find(".player.mine .name")).to_have_text("נועה")
    everybody = [ana, ben, noa]
    for person in everybody:
        person.get_ready()
    for person in everybody:
        expect(person.find(".slot")).to_have_count(deck["layout"])

    # everybody sees a wrong call with the features that fail
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
    # C7: the caller is locked out until the cards change
    expect(ana.find(".call")).to_be_disabled()

    # a right call takes the cards
    deal_until_a_set_appears(everybody)
    take_a_set(ben, [ana, noa])
    for person in everybody:
        expect(person.find('[data-seat="1"] .score')).to_contain_text("3")
    expect(ana.find(".call")).to_be_enabled()

    # the network is cut: the game continues, and a player who returns has missed nothing
    deal_until_a_set_appears(everybody)
    cable.pull()
    expect(noa.find(".line.lost")).to_be_visible()
    take_a_set(ana, [ben])
    expect(noa.find('[data-seat="0"] .score')).to_contain_text("0")
    cable.plug()
    expect(noa.find(".line.lost")).to_have_count(0)
    expect(noa.find('[data-seat="0"] .score')).to_contain_text("3")
    assert sorted(noa.cards()) == sorted(ben.cards())

    # a reloaded page regains its seat
    ben.page.reload()
    expect(ben.find(".player.mine")).to_contain_text("Ben")
    expect(ben.find(".slot")).to_have_count(len(ana.cards()))

    # cards chosen before the call is answered are not lost
    deal_until_a_set_appears(everybody)
    found = ben.a_set()
    assert found is not None
    ben.page.evaluate(AT_ONCE, found)
    for person in everybody:
        expect(person.card(found[0])).to_have_count(0)

    # everybody says that there is no SET, and the votes are visible
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

    # a rematch with the same people: later players join the existing one instead of creating another
    ana.find('.result [data-do="again"]').click()
    ben.find('.result [data-do="follow"]').click()
    noa.page.reload()
    noa.find('.result [data-do="follow"]').click()
    for person in everybody:
        expect(person.find(".player")).to_have_count(3)
    tables = {person.page.url.rsplit("/", 1)[1] for person in everybody}
    assert len(tables) == 1
    assert code not in tables
    cable.close()


@long_only("one more refusal")
def test_C11_a_rematch_that_fails_to_open_reports_why(people: People) -> None:
    ana, ben = two_seated_players(people, edition="he")
    ana.end_for_all()
    ben.page.route("**/api/tables", lambda route: route.abort())
    ben.page.get_by_role("button", name="Rematch").click()
    expect(ben.find(".result .problem")).to_contain_text("can’t be reached")
    ben.page.unroute("**/api/tables")
    ben.complaints.clear()
    ben.page.get_by_role("button", name="Rematch").click()
    ana.find('.result [data-do="follow"]').click()
    for person in (ana, ben):
        expect(person.find(".slot")).to_have_count(12)
        expect(person.find(".player")).to_have_count(2)


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
        first.wait_until(GROWN, before)
    raise AssertionError("the game does not end")


def test_a_watcher_sees_the_table_but_can_operate_nothing(people: People) -> None:
    eye = people.come(PHONE)
    table = StagedTable(eye, "cards", ["Ana"], seat=None, seats=1, deck="solid", layout=9)
    table.game.start()
    table.open()
    expect(eye.find(".slot")).to_have_count(9)
    expect(eye.find("[data-card]")).to_have_count(0)
    expect(eye.find(".slot [role=img]")).to_have_count(9)


def test_a_second_window_takes_over_the_seat_and_informs_the_first(people: People) -> None:
    ana = people.come(name="Ana")
    new_table(ana, game="cards", seats=2)
    second = ana.context.new_page()
    second.goto(ana.page.url)
    expect(ana.page.get_by_role("heading", name="another window")).to_be_visible()
    expect(second.locator(".player.mine")).to_contain_text("Ana")


def test_chat_is_readable_has_a_history_and_is_open_to_watchers_where_allowed(people: People) -> None:
    ana, noa = people.come(name="Ana"), people.come(PHONE, name="נועה", language="he")
    eye = people.come(PHONE, name="Eve")
    new_table(ana, game="cards", seats=2, chat=True)
    url = ana.page.url
    noa.sit(url)

    # everybody reads a phrase in their own language, in full and on screen, and can read it again
    ana.find('[data-do="chat"]').click()
    ana.find('dialog[open] [data-phrase="well-done"]').click()
    expect(noa.find(".saying")).to_contain_text("כל הכבוד!")
    noa.settle()
    box, head = noa.find(".saying button").bounding_box(), noa.find("header.head").bounding_box()
    assert box is not None
    assert head is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] + box["height"] <= head["y"] + head["height"] + 1
    assert noa.find(".saying button").evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    expect(noa.find(".unread")).to_have_text("1")
    noa.find('[data-do="chat"]').click()
    expect(noa.find("dialog[open] .remarks")).to_contain_text("כל הכבוד!")
    expect(noa.find(".unread")).to_have_count(0)
    noa.find("dialog[open] input").fill("שלום לכולם")
    noa.find("dialog[open] form button").click()
    expect(ana.find(".aside .remarks")).to_contain_text("שלום לכולם")

    # newcomers and reloaded pages receive the chat; watchers are listed and may chat
    eye.page.goto(url)
    eye.find('[data-do="chat"]').click()
    expect(eye.find("dialog[open] .remarks li")).to_have_count(2)
    eye.find("dialog[open] input").fill("go on!")
    eye.find("dialog[open] form button").click()
    expect(ana.find(".aside .remarks li").last).to_contain_text("Eve")
    expect(ana.find(".aside .remarks li").last).to_contain_text("go on!")
    expect(ana.find(".watched")).to_contain_text("Eve")
    noa.page.reload()
    noa.find('[data-do="chat"]').click()
    expect(noa.find("dialog[open] .remarks li")).to_have_count(3)

    # a muted watcher's messages no longer arrive, and their old ones are hidden
    ana.open_menu()
    ana.find("dialog[open] .people [aria-pressed]").last.click()
    ana.page.keyboard.press("Escape")
    expect(ana.find(".aside .remarks li")).to_have_count(2)
    eye.find('[data-do="chat"]').click()
    eye.find('dialog[open] [data-phrase="oops"]').click()
    expect(noa.find("dialog[open] .remarks li")).to_have_count(4)
    expect(ana.find(".aside .remarks li")).to_have_count(2)


def test_a_player_finishes_a_deal_against_a_bot(people: People) -> None:
    ana = people.come(PHONE)
    ana.open_home("Ana")
    ana.find("summary").first.click()
    # with all cards a novice bot is slow enough for the player to take the first SETs, however busy the machine
    kind, layout, cards = sample(("nine", 9, 27), ("full", 12, 81))
    ana.find(f"[data-cards={kind}]").click()
    ana.find(".bots select >> nth=1").select_option("novice")
    ana.find(".bots .button").click()
    expect(ana.find(".player")).to_have_count(2)
    expect(ana.find(".slot")).to_have_count(layout)
    for _ in range(400):
        if ana.find(".result").count():
            break
        play_beside_a_bot(ana)
    expect(ana.find(".result tbody tr")).to_have_count(2)
    ana.find(".result summary").first.click()
    taken = [int(text) for text in ana.find(".result tbody td:nth-of-type(1)").all_inner_texts()]
    assert 3 * sum(taken) + ana.find(".result .left li").count() == cards
    if LONG:
        assert int(ana.find(".result tr.mine td").first.inner_text()) > 0


def play_beside_a_bot(person: Person) -> None:
    """Makes whatever move is possible now; a bot may be faster at any time."""
    action = ".call" if person.a_set() is not None else ".none"
    if not person.find(f"{action}:enabled").count():
        person.wait_for_change()
        return
    person.find(action).dispatch_event("pointerdown", {"button": 0})
    if action == ".none":
        person.wait_for_change()
        return
    person.wait_until(
        "() => document.querySelector('.point, .result, .banner') || !document.querySelector('.call.pressed')"
    )
    if person.find(".point").count():
        person.choose(person.a_set() or person.no_set())
        expect(person.find(".point")).to_have_count(0)


@long_only("test_by_ear.py plays a deal with the keyboard")
def test_a_deal_is_played_from_start_to_result_with_the_keyboard_alone(people: People) -> None:
    """From the first page to the result, in announce style: the space bar calls, keys and arrows choose."""
    ana = people.come()
    ana.go("/")
    press = ana.page.keyboard.press
    walk_to(ana, ".choices > summary")
    press("Enter")
    ana.find("[data-cards=nine]").wait_for()
    walk_to(ana, "[data-cards=full] input")
    press("ArrowDown")
    press("ArrowDown")
    walk_to(ana, "select[id$=-style]")
    press("ArrowDown")
    walk_to(ana, "input[id$=-point]")
    ana.page.keyboard.type("30")
    walk_to(ana, "button.way.first", "Shift+Tab")
    press("Enter")
    expect(ana.find(".slot")).to_have_count(9)

    # the space bar presses a focused button: it says "no SET" instead of calling
    walk_to(ana, ".none")
    before, there = len(ana.cards()), ana.a_set() is not None
    press("Space")
    if there:
        expect(ana.find(".status")).to_contain_text("There is one")
    else:
        ana.wait_until(GROWN, before)
    expect(ana.find(".point")).to_have_count(0)
    ana.page.evaluate("document.activeElement.blur()")

    sets = 0
    for _ in range(40):
        if ana.find(".result").count():
            break
        found, before = ana.a_set(), len(ana.cards())
        if found is None:
            press("Digit0")
            ana.wait_until(GROWN, before)
            continue
        press("Space")
        ana.find(".point").wait_for()
        for card in found:
            if sets == 0:
                walk_to(ana, f'[data-card="{card}"]', *WALK)
                press("Space")
            else:
                press("Key" + ana.card(card).locator(".key").inner_text().strip())
        expect(ana.card(found[0])).to_have_count(0)
        sets += 1
    expect(ana.find(".result h1")).to_be_visible()
    assert sets >= 6


WALK = (
    *("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowDown"),
    *("ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft"),
)
"""Arrow keys that visit all cards of a three-by-three square from any start."""


def walk_to(person: Person, selector: str, *keys: str) -> None:
    """Cycles through keys until an element has focus; the arrows visit the board row by row."""
    for step in range(120):
        if person.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        if (
            keys
            and keys[0].startswith("Arrow")
            and not person.page.evaluate("document.activeElement?.matches('[data-card]')")
        ):
            person.page.keyboard.press("Tab")
        else:
            person.page.keyboard.press(keys[step % len(keys)] if keys else "Tab")
    raise AssertionError(f"no way to {selector}")


def two_seated_players(people: People, edition: str = "es") -> tuple[Person, Person]:
    """Two players with twelve cards and plenty of time to point."""
    ana, ben = people.come(name="Ana"), people.come(PHONE, name="Ben")
    new_table(ana, game="cards", edition=edition, seats=2, overrides={"point_seconds": 30})
    ben.sit(ana.page.url)
    for person in (ana, ben):
        person.get_ready()
    for person in (ana, ben):
        expect(person.find(".slot")).to_have_count(12)
    return ana, ben


def test_C5_the_explanation_of_a_call_covers_no_card_and_can_be_read_again(people: People) -> None:
    ben = people.come(PHONE)
    table = StagedTable(ben, "cards", ["Ana", "Ben"], seat=1, seats=2, point_seconds=30)
    table.open()
    table.start()
    expect(ben.find(".slot")).to_have_count(12)
    ben.settle()
    before = ben.find(".board .board").bounding_box()
    table.do(CallSet(seat=0))
    expect(ben.find(".banner")).to_contain_text("Ana")
    ben.settle()
    assert unreachable(ben) == []
    table.do(PointCards(seat=0, cards=table.no_set()))
    expect(ben.find(".short .check.wrong")).to_be_visible()
    expect(ben.find(".said")).to_contain_text("not a SET")
    # the next call doesn't wait, and the cards keep their positions and sizes
    ben.settle()
    assert unreachable(ben) == []
    assert ben.find(".board .board").bounding_box() == pytest.approx(before, abs=0.5)
    expect(ben.find(".call")).to_be_enabled()

    table.welcome()
    expect(ben.find('[data-seat="0"] .marks')).to_contain_text("locked out")

    # the list covers the cards without moving them, until something happens there or it is closed
    ben.open_calls()
    expect(ben.find(".calls .check.wrong .cards li")).to_have_count(3)
    expect(ben.find(".calls .check ul:not(.cards) > li")).to_have_count(4)
    expect(ben.find(".calls .check li.bad").first).to_be_visible()
    ben.settle()
    assert ben.find(".board .board").bounding_box() == pytest.approx(before, abs=0.5)
    expect(ben.find(".call")).to_be_in_viewport(ratio=1)
    # C7: the lock is shown only as long as it lasts
    table.wait(60)
    table.welcome()
    expect(ben.find('[data-seat="0"] .marks')).not_to_contain_text("locked out")
    assert ben.find(".calls > li").count() == 1
    table.do(CallSet(seat=0))
    expect(ben.find(".calls")).to_have_count(0)
    table.do(PointCards(seat=0, cards=table.a_set()))
    ben.open_calls()
    expect(ben.find(".calls > li")).to_have_count(2)
    expect(ben.find(".calls > li").first).to_contain_text("Ana")
    expect(ben.find(".said")).to_contain_text(re.compile(r"(\w+ (red|green|purple) (solid|striped|open) \w+(; )?){3}"))
    ben.find(".history").click()
    expect(ben.find(".calls")).to_have_count(0)
    ben.settle()
    assert unreachable(ben) == []

    # everybody agrees that there is no SET, and reads why more cards are dealt
    table.do(SayNoSet(seat=0))
    ben.find(".none").click()
    expect(ben.find(".status")).to_contain_text("Everyone agreed")
    expect(ben.find('[data-said="cards"]')).to_contain_text(re.compile(r"New: .* row \d, column \d"))


def test_a_countdown_is_visible_and_announced_once(people: People) -> None:
    ben = people.come(PHONE)
    table = StagedTable(ben, "cards", ["Ana", "Ben"], seat=1, seats=2, vote_seconds=60)
    table.open()
    table.start()
    expect(ben.find(".slot")).to_have_count(12)
    table.do(SayNoSet(seat=0))
    seen, said = ben.find(".status"), ben.find(".said")
    expect(said).to_contain_text("1 of 2")
    shown, heard = seen.inner_text(), said.inner_text()
    expect(seen).not_to_have_text(shown)
    assert said.inner_text() == heard
