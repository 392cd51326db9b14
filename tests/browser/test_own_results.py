"""My games, timelines, statistics and practice, for somebody who has played for weeks and for a newcomer."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from tercet.core.sets.cards import find_sets
from tercet.core.sets.kinds import KINDS
from tests.browser.checks import check_language_and_fit, problems
from tests.browser.past_games import WEEKS, be_ana, server_with_past_games
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.reach import walk
from tests.browser.real_server import is_built
from tests.browser.stage import new_table
from tests.series import LONG, long_only, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

SIZES = {"en": DESK, "he": PHONE}


CROWDED = """() => [...document.querySelectorAll('.lanes .lane')].flatMap(lane => {
  const marks = [...lane.querySelectorAll('.sign')].map(mark => mark.getBoundingClientRect());
  return marks.flatMap((one, i) => marks.slice(0, i)
    .filter(other => Math.abs(one.x - other.x) < one.width - 1 && Math.abs(one.y - other.y) < one.height - 1)
    .map(other => [one.x, other.x]));
})"""
"""Which marks of a timeline lie on each other."""


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    if not is_built():
        pytest.skip("the web client is not built")
    with server_with_past_games(tmp_path_factory.mktemp("past")) as server:
        yield server


@pytest.fixture
def people(browser: Any, past: tuple[str, str]) -> Iterator[People]:
    people = People(browser, past[0])
    yield people
    people.leave()


def ana_in(language: str) -> pytest.MarkDecorator:
    """One of the two looks for each test, so the tests together cover both; the long series always runs both."""
    return pytest.mark.parametrize("ana", sample([language], list(SIZES)), indirect=True)


@pytest.fixture
def ana(request: pytest.FixtureRequest, people: People, past: tuple[str, str]) -> Person:
    """Ana on a desktop in English, or on a dark phone in Hebrew."""
    language = request.param
    person = people.come(SIZES[language], language=language, dark=language == "he", bypass_csp=True)
    be_ana(person, past[1])
    return person


def sound(person: Person, where: str) -> None:
    """Checks that the page has one language and direction, everything is within reach, and axe finds nothing."""
    language = str(person.page.locator("html").get_attribute("lang"))
    size = person.page.viewport_size
    assert size is not None
    check_language_and_fit(person, language, (size["width"], size["height"]), where)
    assert problems(person) == [], where
    assert walk(person) == [], where


@ana_in("he")
def test_my_games_are_listed_filtered_and_kept(ana: Person) -> None:
    ana.go("/")
    ana.find("nav a[href='/games']").click()
    lines = ana.find(".games .game")
    expect(lines).to_have_count(3 * WEEKS)
    sound(ana, "games")
    for game, count in (("puzzle", WEEKS), ("any", 3 * WEEKS)):
        ana.find("[data-filter=game] label").filter(has=ana.find(f"[value={game}]")).click()
        expect(lines).to_have_count(count)
    ana.find("[data-do=filters]").click()

    def choose(name: str, value: str, count: int) -> None:
        ana.find(f"[data-filter={name}]").select_option(value)
        expect(lines).to_have_count(count)

    choose("company", "solo", 2 * WEEKS)
    choose("company", "bot:regular", WEEKS // 2)
    won = lines.locator(".won").count()
    assert 0 < won < WEEKS
    choose("result", "won", won)
    # going back from a game returns to the same list
    lines.first.locator("a").click()
    ana.find(".lanes").first.wait_for()
    ana.page.go_back()
    expect(lines).to_have_count(won)
    choose("days", "7", won if ana.find("[data-code=duel0005] .won").count() else 0)
    ana.find("[data-do=clear-filters]").click()
    expect(lines).to_have_count(3 * WEEKS)
    choose("rules", "cards es solid 9", WEEKS)
    choose("result", "lost", 0)
    expect(ana.find("main [role=status]")).to_be_visible()
    ana.find("[data-do=clear-filters]").click()

    with ana.page.expect_download() as waiting:
        ana.find("main p a[download]").click()
    with zipfile.ZipFile(BytesIO(Path(waiting.value.path()).read_bytes())) as archive:
        assert len(archive.namelist()) >= 3 * WEEKS
    # a game links to its timeline, which links to its file and its replay
    lines.first.locator("a").click()
    with ana.page.expect_download() as waiting:
        ana.find("main a[download]").click()
    assert Path(waiting.value.path()).read_text(encoding="utf-8").startswith('{"tercet":1')
    ana.find("main a.button[href^='/replay/']").click()
    ana.find(".controls").wait_for()


@ana_in("en")
def test_a_timeline_shows_every_find_and_the_missed_sets(ana: Person) -> None:
    ana.go("/timeline/duel0003")
    ana.find(".lanes").wait_for()
    found, listed = ana.find(".lanes .found"), ana.find("ol li.found")
    assert found.count() == listed.count() > 20
    assert ana.find(".lanes rect").count() > 3
    assert ana.find("ol li.wrong").count() == ana.find(".lanes .wrong").count() > 0
    sound(ana, "timeline")
    desk = ana.page.viewport_size
    assert desk is not None
    for size in ((390, 844), (desk["width"], desk["height"])):
        ana.resize(size)
        assert ana.page.evaluate(CROWDED) == [], "marks of a lane never overlap"
        assert not ana.overflows()
    # a missed SET links to the point when it lay on the table
    ana.find("a[href*='step=']").first.click()
    ana.find(".controls").wait_for()
    ana.follow("/timeline/prac0001")
    expect(ana.find("ol li.found")).to_have_count(6)
    assert ana.find(".lanes rect").count() == 0
    ana.follow("/timeline/nowhere")
    expect(ana.find("main [role=alert]")).to_be_visible()
    ana.forgive("404")


@ana_in("he")
@long_only("cards have the same timeline")
def test_a_dice_timeline_shows_the_dice_and_points_of_every_turn(ana: Person) -> None:
    ana.go("/timeline/dice0000")
    turns = ana.find("main ol > li")
    turns.first.wait_for()
    expect(ana.find(".plot polyline")).to_have_count(3)
    expect(ana.find("main tbody tr")).to_have_count(3)
    expect(ana.find(".plot circle")).to_have_count(turns.filter(has=ana.find("[role=img]")).count())
    last: dict[str, str] = {}
    for turn in turns.all():
        last[turn.locator("strong").inner_text()] = turn.locator(".score").inner_text()
    points = {
        row.locator("bdi").first.inner_text(): row.locator(".points").inner_text()
        for row in ana.find("main tbody tr").all()
    }
    plain = {name.strip("\u2068\u2069"): score for name, score in last.items()}
    assert plain == points
    assert len(points) == 3
    sound(ana, "timeline of a dice game")


@pytest.mark.parametrize("language", sample(["he"], list(SIZES)))
def test_a_newcomer_reads_what_to_do_and_finds_the_way_back_to_a_table(people: People, language: str) -> None:
    person = people.come(SIZES[language], language=language, bypass_csp=True)
    person.go("/games")
    expect(person.find("main .panel a.main")).to_be_visible()
    sound(person, "no games")
    new_table(person, game="cards", seats=1, overrides={"deck": "solid", "layout": 9})
    table = person.page.url
    person.get_ready()
    person.find(".slot").nth(8).wait_for()
    person.open_menu()
    person.find("dialog[open] a[href='/games']").click()
    back = person.find(f"a.tile[href='/t/{table.rsplit('/', 1)[1]}']")
    expect(back).to_be_visible()
    sound(person, "a table in play")
    back.click()
    person.find(".slot").nth(8).wait_for()
    person.open_menu()
    person.find('[data-do="ask-stop"]').click()
    person.agree("stop")
    person.find(".result a[href^='/timeline/']").click()
    person.find("main .head").wait_for()
    if LONG:
        sound(person, "timeline of a short game")
    person.find("a[href='/games']").first.click()
    expect(person.find(".games .game")).to_have_count(1)


@ana_in("he")
def test_each_chart_has_a_sentence_that_summarizes_it(ana: Person) -> None:
    ana.go("/")
    ana.find("nav a[href='/statistics']").click()
    charts = ana.find(".charts > .panel")
    expect(charts).to_have_count(8)
    sentences = charts.locator(".sentence").all_inner_texts()
    assert len(sentences) == len(set(sentences)) == 6, sentences
    weeks = ana.find(".plot circle").count()
    assert weeks >= WEEKS
    sound(ana, "statistics")
    # every chart is also a table
    for toggle in ana.find(".charts summary").all():
        toggle.click()
    expect(charts.first.locator("tbody tr")).to_have_count(weeks)
    wrong = ana.find(".charts").evaluate(WRONG_LINES)
    expect(ana.find(".charts details tbody tr")).to_have_count(weeks + 4 + 4 + len(KINDS) + wrong)
    if LONG:
        sound(ana, "statistics as tables")
    # opponents: the same games as in the list
    line = ana.find("tr").filter(has=ana.find("a[href*='bot%3Aregular']"))
    games = sum(int(cell) for cell in line.locator("td").all_inner_texts())
    line.locator("a").click()
    expect(ana.find(".games .game")).to_have_count(games)
    ana.page.go_back()
    ana.find("[data-choose=game]").select_option("puzzle")
    expect(ana.find(".charts tbody tr th a")).to_have_count(0)
    ana.find("[data-choose=game]").select_option("dice")
    expect(ana.find("main .rest > [role=status]")).to_be_visible()
    # bots are listed by level
    ana.find("[data-choose=game]").select_option("")
    ana.find("[data-choose=whose]").select_option("regular")
    expect(charts).to_have_count(7)
    assert ana.page.url.endswith("/statistics/regular")
    assert charts.locator(".sentence").first.inner_text() not in sentences
    if LONG:
        sound(ana, "statistics of bots")


WRONG_LINES = "e => e.querySelectorAll(':scope > section:nth-child(5) .bars .name').length"
"""Number of bars in the chart of wrong calls."""


@ana_in("en")
@long_only("web/tests/statistics.test.ts covers the choice")
def test_practice_offers_slow_kinds_and_shows_the_change(ana: Person) -> None:
    ana.go("/statistics")
    ana.find("a[href='/training'].main").click()
    expect(ana.find("main ul > li.panel")).to_have_count(3)
    assert ana.find("main ul > li.panel .change").count() > 0
    ana.find(".plot circle").first.wait_for()
    before = ana.find(".plot circle").count()
    assert before >= WEEKS
    sound(ana, "training")
    ana.find("[data-do=practise]").click()
    ana.find(".slot").nth(11).wait_for()
    sets = find_sets(ana.cards())
    assert len(sets) == 6
    for count, found in enumerate(sets, 1):
        ana.choose(found)
        if count < 6:
            ana.find("li.found:not(.missing)").nth(count - 1).wait_for()
    ana.find(".result [data-do=practise]").wait_for()
    ana.find(".result a[href='/training']").click()
    expect(ana.find(".plot circle")).to_have_count(before + 1)
    ana.follow("/games?game=puzzle")
    expect(ana.find(".games .game")).to_have_count(before + 1)


@long_only("another empty page")
def test_a_newcomer_reads_how_many_games_are_missing(people: People) -> None:
    person = people.come(PHONE, language="en", bypass_csp=True)
    person.go("/")
    for page in ("/statistics", "/training"):
        person.follow(page)
        person.find("main .main").first.wait_for()
        sound(person, page)
    person.find("[data-do=practise]").click()
    person.find(".slot").nth(11).wait_for()
    for cards in find_sets(person.cards())[:2]:
        person.choose(cards)
    person.find("li.found:not(.missing)").nth(1).wait_for()
    person.open_menu()
    person.find("[data-do=ask-give-up]").click()
    person.agree("give-up")
    person.find(".result h1").wait_for()
    person.follow("/statistics")
    expect(person.find(".charts details:not([open])").filter(has_text="more games")).to_have_count(3)
    sound(person, "statistics of one game")


def test_a_finished_game_is_found_by_its_link(people: People) -> None:
    """Also by people who did not take part."""
    ben = people.come(PHONE, language="fr")
    ben.go("/replay/solo0001")
    ben.find(".controls").wait_for()
    ben.page.keyboard.press("End")
    expect(ben.find(".player")).to_have_count(1)
    # under the name she had then: her log continues after the game, as real ones do, but the replay does not
    expect(ben.find(".player")).to_contain_text("Ana")
    ben.follow("/replay/nowhere")
    expect(ben.find("[role=alert]")).to_be_visible()
    ben.forgive("404")
