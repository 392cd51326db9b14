"""The first page: what it offers, what it refuses, and playing with one press."""

from __future__ import annotations

import pytest

from tests.browser.people import PHONE, SHIFTS, People
from tests.series import in_languages, long_only

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


def test_the_choice_of_game_stays_under_the_pointer(people: People) -> None:
    person = people.come((1366, 768))
    person.go("/")
    places = []
    for game in ("cards", "dice"):
        person.find(f'header input[value="{game}"]').check(force=True)
        person.find("header .try button").nth(4).wait_for()
        person.settle()
        places.append(person.find("header .segments").bounding_box())
    assert places[0] == places[1]


SPOILT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!e.checkVisibility() || e.closest('.unseen, svg, option')) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/[^\\s\u2011-\u2014-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top)));
      if (lines.size > 1) found.push(`broken: ${word}`);
    }
    const { overflowX } = getComputedStyle(e);
    if (overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1) found.push(`cut: ${node.textContent}`);
  }
  for (const input of document.querySelectorAll('#app input[placeholder]')) {
    const style = getComputedStyle(input, '::placeholder'), box = getComputedStyle(input);
    const canvas = Object.assign(document.createElement('canvas').getContext('2d'), { font: style.font });
    const text = style.textTransform === 'uppercase' ? input.placeholder.toUpperCase() : input.placeholder;
    const room = input.clientWidth - parseFloat(box.paddingLeft) - parseFloat(box.paddingRight);
    if (canvas.measureText(text).width > room) found.push(`cut: ${text}`);
  }
  return found;
}"""
"""Words of the first page that are broken over two lines, and texts that are cut."""


@in_languages("fr", "he")
def test_no_word_of_the_first_page_is_broken_or_cut_on_a_phone(people: People, language: str) -> None:
    person = people.come((360, 780), language=language)
    for game in ("cards", "dice"):
        person.go("/")
        person.find(f'header input[value="{game}"]').check(force=True)
        person.find('[data-do="have-code"]').click()
        person.find("header form input").wait_for()
        person.find(".company form").first.wait_for()
        for width in (360, 390):
            person.resize((width, 780))
            person.settle()
            assert person.page.evaluate(SPOILT) == [], (game, width)


def test_open_tables_show_their_state_and_a_click_starts_nothing(people: People) -> None:
    ana, ben, eye = people.come(), people.come(PHONE), people.come(PHONE, language="he")
    ana.open_home("Zoe at an open table")
    ana.find("summary").first.click()
    ana.find("[data-rule=listed] input").check()
    expect(ana.find("[data-rule=chat] input")).to_be_disabled()
    expect(ana.find("[data-rule=chat] p")).to_be_visible()
    ana.find("input[id$=-seats]").evaluate("e => e.closest('details').open = true")
    ana.find("input[id$=-seats]").fill("2")
    ana.find("button.way").nth(1).click()
    ana.find(".start").wait_for()
    code = ana.page.url.rsplit("/", 1)[1]
    row = f'.open [data-table="{code}"]'

    # joining doesn't make anybody ready
    ben.open_home("Ben")
    expect(ben.find(f"{row} .tiny").first).to_contain_text("waiting to start")
    ben.find(f'{row} [data-do="join"]').click()
    expect(ben.find(".start .main")).to_be_visible()
    expect(ana.find('[data-seat="1"] .mark')).to_have_count(0)
    for person in (ana, ben):
        person.get_ready()
    for person in (ana, ben):
        expect(person.find(".slot")).to_have_count(12)

    # a full table can be watched but not joined, and its players see the watchers
    eye.open_home("נועה")
    expect(eye.find(f"{row} strong")).to_contain_text("Zoe at an open table")
    expect(eye.find(f"{row} strong")).to_contain_text("0")
    expect(eye.find(f'{row} [data-do="join"]')).to_have_count(0)
    assert not eye.overflows()
    eye.find(f'{row} [data-do="watch"]').click()
    expect(eye.find(".slot")).to_have_count(12)
    for person in (ana, ben):
        expect(person.find(".watched")).to_contain_text("1")
        expect(person.find(".watched")).to_contain_text("נועה")
        expect(person.find(".player")).to_have_count(2)
    eye.go("/")
    expect(ana.find(".watched")).to_have_count(0)


def test_every_card_rule_can_be_chosen_and_takes_effect(people: People) -> None:
    ana = people.come(PHONE)
    ana.open_home("Ana")
    ana.find("summary").first.click()
    ana.find("summary").nth(1).click()
    for name, value in (("lock", 7), ("vote", 33), ("pause", 44), ("seats", 3)):
        ana.find(f"input[id$=-{name}]").fill(str(value))
    ana.find("[data-cards=other]").click()
    ana.find("select[id$=-cards]").select_option("purple")
    ana.find("select[id$=-layout]").select_option("9")
    ana.find("[data-rule=look_seconds] input").fill("40")
    ana.find("select[id$=-scoring]").select_option("sets")
    ana.find("select[id$=-penalty]").select_option("none")
    ana.find("[data-rule=rated] input").check()
    assert not ana.overflows()
    ana.page.reload()
    ana.find("summary").first.click()
    ana.find("summary").nth(1).click()
    expect(ana.find("[data-rule=look_seconds] input")).to_have_value("40")
    expect(ana.find("[data-changes]")).to_contain_text("10 changes")
    ana.find("button.way").nth(1).click()
    ana.find(".start").wait_for()
    code = ana.page.url.rsplit("/", 1)[1]
    rules = ana.page.evaluate("code => fetch(`/api/tables/${code}`).then(r => r.json())", code)["rules"]
    wanted: dict[str, object] = {"lock_seconds": 7, "vote_seconds": 33, "pause_seconds": 44, "seats": 3}
    wanted |= {"scoring": "sets", "penalty": "none", "rated": True}
    wanted |= {"deck": "purple", "layout": 9, "look_seconds": 40}
    assert wanted.items() <= rules.items()


@long_only("web/tests/options.test.ts covers it")
def test_an_out_of_range_number_names_its_field(people: People) -> None:
    ana = people.come()
    ana.open_home("Ana")
    ana.find("summary").first.click()
    for seconds in ("1", "31"):
        ana.find("input[id$=-point]").fill(seconds)
        ana.find("button.way").nth(1).click()
        expect(ana.find("main .problem")).to_contain_text("Seconds to pick: enter a whole number from 2 to 30")
    ana.find("input[id$=-point]").fill("4")
    ana.find("button.way").nth(1).click()
    ana.find(".start").wait_for()


def test_dice_have_their_own_options_and_up_to_one_bot_per_seat(people: People) -> None:
    ana = people.come()
    ana.open_home("Ana")
    count = ana.find("select[aria-label='Number of bots']")
    count.select_option("5")
    ana.find(".game label").nth(1).click()
    expect(count.locator("option")).to_have_count(3)
    expect(ana.find("header .say p")).to_contain_text("Three dice")
    expect(ana.find("header .hand button")).to_have_count(5)
    ana.page.reload()
    expect(ana.find('.game input[value="dice"]')).to_be_checked()
    expect(ana.find("header .say p")).to_contain_text("Three dice")
    count.select_option("3")
    ana.find("summary").first.click()
    ana.find("input[id$=-turn]").fill("5")
    ana.find("summary").nth(1).click()
    ana.find("[data-rule=exactly_three] input").check()
    ana.find("[data-rule=runs] select").select_option("once")
    ana.find(".bots .button").click()
    expect(ana.find("main .problem")).to_contain_text("turn_seconds")
    ana.complaints.clear()
    ana.find("input[id$=-turn]").fill("60")
    ana.find(".bots .button").click()
    expect(ana.find(".player")).to_have_count(4)


def test_the_link_to_the_last_table_shifts_nothing_and_becomes_a_replay(people: People) -> None:
    ana = people.come(PHONE)
    ana.open_home("Ana")
    ana.find("button.way.first").click()
    expect(ana.find(".slot")).to_have_count(12)
    code = ana.page.url.rsplit("/", 1)[1]
    ana.page.add_init_script(SHIFTS)
    with ana.page.expect_response(f"**/api/tables/{code}"):
        ana.go("/")
        expect(ana.find(".continue")).to_be_visible()
    expect(ana.find(".continue")).to_have_attribute("href", f"/t/{code}")
    assert ana.page.evaluate("window.shifts") == []

    ana.find(".continue").click()
    expect(ana.find(".slot")).to_have_count(12)
    ana.page.route(
        f"**/api/tables/{code}",
        lambda route: route.fulfill(json={**route.fetch().json(), "phase": "over"}),
    )
    ana.go("/")
    expect(ana.find(".continue")).to_have_attribute("href", f"/replay/{code}")
    expect(ana.find(".continue")).to_contain_text("Watch replay")
    assert ana.page.evaluate("window.shifts") == []
    ana.go("/")
    expect(ana.find(".continue")).to_have_count(0)


def test_titles_of_adjacent_modes_are_aligned(people: People) -> None:
    ana = people.come(PHONE)
    ana.go("/")
    ana.find(".way.tall").nth(3).wait_for()
    ana.settle()
    tops = """() => [...document.querySelectorAll('.way.tall')]
      .map((way) => [way, way.querySelector('strong')].map((part) => Math.round(part.getBoundingClientRect().top)))"""
    titles = {(way, title) for way, title in ana.page.evaluate(tops)}
    assert len(titles) == 2, "two rows, each with one line of titles"


def test_nothing_shifts_while_a_wide_first_page_loads_its_texts(people: People) -> None:
    ana = people.come((1440, 900))
    ana.page.add_init_script(SHIFTS)
    ana.go("/")
    expect(ana.find(".rooms h2")).to_be_visible()
    expect(ana.find("footer")).to_be_visible()
    ana.settle()
    assert ana.page.evaluate("window.shifts") == []


def test_high_contrast_makes_muted_text_as_strong_as_the_rest(people: People) -> None:
    ana = people.come(contrast="more")
    ana.go("/")
    seen = set()
    for scheme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=scheme, contrast="more")
        for soft, strong in ((".say p", ".task"), ("footer", "summary")):
            colours = [ana.find(place).first.evaluate("e => getComputedStyle(e).color") for place in (soft, strong)]
            assert colours[0] == colours[1], (soft, scheme)
            seen.add(colours[0])
    assert len(seen) > 1, "the colour schemes differ"
