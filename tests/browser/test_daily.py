"""The puzzles of the day, from an empty profile to the next day: played, shared, ranked, and found again."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tercet.core.puzzle.daily_puzzles import daily_puzzles
from tercet.core.sets.cards import CARDS, find_sets
from tests.browser.checks import check_language_and_fit, problems
from tests.browser.loaded import DAY, LoadedDice, loaded_server
from tests.browser.people import PHONE, People, Person
from tests.browser.reach import walk
from tests.browser.real_server import is_built
from tests.series import LONG

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

RUNNING_FOR = """seconds => {
  const [m, s] = document.querySelector('.what').textContent.split(':');
  return 60 * m + Number(s) >= seconds;
}"""
"""Whether a puzzle's clock shows at least this many seconds; much faster times need the host's approval (Z9)."""


MARKED = """day => {
  const number = getComputedStyle(day.querySelector('.figures'));
  const [fill, ground] = [day, day.closest('section')].map(e => getComputedStyle(e).backgroundColor);
  return fill !== ground && number.textDecorationLine === 'underline';
}"""


@pytest.fixture(scope="module")
def noon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, LoadedDice]]:
    """A server set to noon, so no test crosses midnight, and its calendar."""
    if not is_built():
        pytest.skip("the web client is not built")
    with loaded_server(tmp_path_factory.mktemp("daily")) as (address, calendar):
        calendar.pass_days(0.5 - time.time() % DAY / DAY)
        yield address, calendar


@pytest.fixture
def people(browser: Any, noon: tuple[str, LoadedDice]) -> Iterator[People]:
    people = People(browser, noon[0])
    yield people
    people.leave()


def start(person: Person, size: str) -> list[tuple[int, int, int]]:
    """Starts a puzzle from the first page; returns its SETs, which anybody can derive from the date."""
    person.find("a.daily").click()
    day = person.find("input[type=date]").input_value()
    person.find(f"[data-size={size}] [data-do=play]").click()
    person.find(".slot").first.wait_for()
    puzzles = daily_puzzles(day)
    puzzle = puzzles.easy if size == "easy" else puzzles.full
    assert person.cards() == [CARDS.index(card) for card in puzzle.cards]
    return list(find_sets(person.cards()))


def find_all(person: Person, sets: list[tuple[int, int, int]], before: int = 0) -> None:
    """Finds the remaining SETs, the last one no faster than a person could."""
    for count, cards in enumerate(sets, before + 1):
        if count == before + len(sets):
            # more than a second per SET, which the public board lists without the host's approval (Z9)
            person.wait_until(RUNNING_FOR, count + 1)
        person.choose(cards)
        if count < before + len(sets):
            expect(person.find("li.found:not(.missing)")).to_have_count(count)
    person.find(".result .share").wait_for()


def test_a_newcomer_plays_the_daily_puzzles_and_returns_the_next_day(
    people: People, noon: tuple[str, LoadedDice]
) -> None:
    ana = people.come(bypass_csp=True)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.go("/")
    expect(ana.find("a.daily")).to_contain_text("two new puzzles")
    sets = start(ana, "easy")
    assert len(sets) == 4
    expect(ana.find("li.found.missing")).to_have_count(4)

    # Z6: a wrong pick is explained, feature by feature, and costs nothing
    ana.choose(ana.no_set())
    expect(ana.find(".check.wrong:visible .bad").first).to_be_visible()
    expect(ana.find(".said")).to_contain_text("Not a SET")
    expect(ana.find(".said")).to_contain_text("4 SETs left")
    # Z5: each SET counts once
    ana.choose(sets[0])
    expect(ana.find("li.found:not(.missing)")).to_have_count(1)
    expect(ana.find(".said")).to_contain_text("3 SETs left")
    ana.choose(sets[0])
    expect(ana.find(".status")).to_contain_text("already found")
    if LONG:
        assert problems(ana) == []

    # Z4: the clock keeps running while the page is away, and nothing is lost
    ana.page.reload()
    expect(ana.find("li.found:not(.missing)")).to_have_count(1)
    keys = ana.find(".slot [data-card]").evaluate_all(
        "all => all.map(e => [Number(e.dataset.card), e.querySelector('.key').textContent])"
    )
    for card in sets[1]:
        key = dict(keys)[card]
        ana.page.keyboard.press(f"Digit{key}" if key.isdigit() else f"Key{key}")
    expect(ana.find("li.found:not(.missing)")).to_have_count(2)
    find_all(ana, sets[2:], before=2)

    expect(ana.find(".result .rank")).to_have_text("First so far")
    expect(ana.find(".result .streak")).to_have_text("1")
    expect(ana.find("[data-do=other-puzzle]")).to_have_text("Start the full puzzle")
    expect(ana.find(".result ol li")).to_have_count(4)
    # the shared text contains the page's time, a row of symbols for each SET, wrong picks, the streak and the link
    today = ana.page.evaluate("() => fetch('/api/daily/today').then(answer => answer.json())")["today"]
    ana.find("[data-do=copy-line]").click()
    expect(ana.find("[data-do=copy-line]")).to_have_text("Copied")
    head, *rows, tail, link = ana.page.evaluate("() => navigator.clipboard.readText()").split("\n")
    assert head.startswith("Tercet, ")
    assert head.endswith(ana.find(".result .time").inner_text())
    assert all(re.fullmatch("[🟦🟠]{4}", row) for row in rows)
    assert len(rows) == 4
    assert tail == "Wrong picks: 1 · Days in a row: 1"
    assert link.endswith(f"/daily/{today}")
    # the states of a practice puzzle
    if LONG:
        assert problems(ana) == []
    assert walk(ana) == []

    # Z9: only players who give a name are listed
    ana.find(".result form input").fill("Ana")
    ana.find("[data-do=join-board]").click()
    expect(ana.find(".result .place")).to_contain_text("on the public board as Ana")

    ana.find(".result a[href^='/daily/']").click()
    expect(ana.find("tr.mine")).to_contain_text("1")
    # one of the day's two puzzles
    expect(ana.find("a.partly.here")).to_have_attribute("href", f"/daily/{today}")
    ana.page.emulate_media(forced_colors="active")
    assert ana.find("a.today.here").evaluate(MARKED), "today and the selected day stand out without colours of ours"
    ana.page.emulate_media(forced_colors="none")
    expect(ana.find(".next")).to_contain_text("The next puzzles come at")
    ana.page.get_by_text("Everyone", exact=True).click()
    expect(ana.find("tr.mine th")).to_contain_text("Ana")
    expect(ana.find("[data-size=easy] .line")).to_contain_text(head)
    give_up_another_attempt(ana)

    noon[1].pass_days(1)
    try:
        check_the_next_day(ana, head)
    finally:
        noon[1].pass_days(-1)


def check_the_next_day(ana: Person, head: str) -> None:
    """Checks the streak, and the first day's puzzles, games and results."""
    ana.go("/")
    expect(ana.find("a.daily")).to_contain_text("1 day in a row")
    expect(ana.find("a.daily")).to_contain_text("two new puzzles")
    ana.find("a.daily").click()
    expect(ana.find("[data-size=easy] [data-do=play]")).to_be_visible()
    ana.find(".days a").first.click()
    expect(ana.find("[data-size=easy] .line")).to_contain_text(head)
    assert problems(ana) == []
    assert walk(ana) == []
    ana.go("/games")
    expect(ana.find(".games li")).to_have_count(2)
    ana.find(".games .game a").last.click()
    expect(ana.find(".lanes svg.lane .found")).to_have_count(4)
    expect(ana.find("ol li.found")).to_have_count(4)
    expect(ana.find("ol li.wrong")).to_have_count(1)
    check_statistics_and_train(ana)
    ana.go("/games")
    ana.find(".games .game a").last.click()
    ana.find("main a.button[href^='/replay/']").click()
    ana.find(".controls").wait_for()
    ana.find(".controls [aria-label='To the end']").or_(ana.find(".controls .buttons button").last).first.click()
    expect(ana.find("li.found:not(.missing)")).to_have_count(4)


def check_statistics_and_train(person: Person) -> None:
    """Checks the statistics of the first day; in the long series also the practice based on them."""
    person.find("nav a[href='/statistics']").click()
    person.find(".charts").wait_for()
    expect(person.find(".charts .sentence").first).not_to_be_empty()
    person.find("nav a[href='/training']").click()
    expect(person.find("li.panel")).to_have_count(3)
    if not LONG:
        return
    person.find("[data-do=practise]").click()
    person.find(".slot").nth(11).wait_for()
    person.choose(person.no_set())
    expect(person.find(".check.wrong:visible")).to_have_count(1)
    sets = find_sets(person.cards())
    for count, cards in enumerate(sets, 1):
        person.choose(cards)
        if count < len(sets):
            expect(person.find("li.found:not(.missing)")).to_have_count(count)
    person.find(".result [data-do=practise]").wait_for()
    person.find(".result a[href='/training']").click()
    expect(person.find(".plot circle")).to_have_count(1)


def give_up_another_attempt(person: Person) -> None:
    """Z8: another attempt is possible but doesn't count; Z7: giving up shows the remaining SETs."""
    person.find("[data-size=easy] [data-do=again]").click()
    person.find(".slot").first.wait_for()
    person.open_menu()
    person.find("[data-do=ask-give-up]").click()
    person.agree("give-up")
    expect(person.find(".result ul li")).to_have_count(4)
    expect(person.find(".result .share")).to_have_count(0)


@pytest.mark.skipif(not LONG, reason="a second day")
def test_two_phones_in_hebrew_and_french_share_one_place_on_the_leaderboard(
    people: People, noon: tuple[str, LoadedDice]
) -> None:
    ana, bea = people.come(PHONE, language="he", dark=True, bypass_csp=True), people.come(PHONE, language="fr")
    for person, name in ((ana, "Ana"), (bea, "Benjamin")):
        person.open_home(name)
        sets = start(person, "full")
        assert len(sets) == 6
        person.choose(person.no_set())
        expect(person.find(".check.wrong:visible")).to_have_count(1)
        if person is ana:
            check_language_and_fit(ana, "he", PHONE, "puzzle")
            if LONG:
                assert problems(ana) == []
                assert walk(ana) == []
        find_all(person, sets)
        person.find("[data-do=join-board]").click()
        person.find(".result .place").wait_for()
    check_language_and_fit(bea, "fr", PHONE, "result")
    bea.find(".result a[href^='/daily/']").click()
    # they have not played with anybody yet
    expect(bea.find("tbody tr")).to_have_count(1)
    expect(bea.find("tr.mine")).to_contain_text("Benjamin")
    assert walk(bea) == []
    # Z9: they share an IP address, which gets one place, for the better time
    bea.find("fieldset label").last.click()
    expect(bea.find("tbody tr")).to_have_count(1)
    ana.find(".result a[href^='/daily/']").click()
    ana.find("fieldset label").last.click()
    expect(ana.find("tbody tr")).to_have_count(1)
    assert sorted(person.find("tr.mine").count() for person in (ana, bea)) == [0, 1]
    check_language_and_fit(ana, "he", PHONE, "daily")
    assert problems(ana) == []
    # the next day
    noon[1].pass_days(1)
    ana.go("/")
    ana.find("nav a[href='/games']").click()
    expect(ana.find(".games .game")).to_have_count(1)
    check_language_and_fit(ana, "he", PHONE, "games")
    check_statistics_and_train(ana)
    check_language_and_fit(ana, "he", PHONE, "training")
    noon[1].pass_days(-1)
