"""Lessons, replays and settings: what their pages promise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scripts.web.generated import FOLDER

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.takings import takings
from tercet.core.engine.log import GameLog
from tercet.core.sets.cards import find_sets
from tercet.locale import words
from tercet.render.names import card_name
from tercet.store.log_files import read_log
from tests.browser.people import PHONE, People, Person
from tests.browser.stage import GOLDEN, made_table, show
from tests.series import LONG, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect
LESSONS = json.loads((FOLDER / "lessons.json").read_text())
DICE_LESSONS = json.loads((FOLDER / "dice_lessons.json").read_text())


def test_the_language_changes_immediately_without_a_reload(people: People) -> None:
    person = people.come(PHONE)
    person.go("/settings")
    person.page.evaluate("window.sameDocument = true")
    for language, title in (
        ("he", "הגדרות"),
        ("fr", "Réglages"),
        ("es", "Ajustes"),
        ("pt", "Configurações"),
        ("en", "Settings"),
    ):
        person.find(f'input[value="{language}"]').first.check(force=True)
        expect(person.find("h1")).to_have_text(title)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert person.page.evaluate("window.sameDocument") is True
    person.page.reload()
    expect(person.find("h1")).to_have_text("Settings")


def test_settings_are_stored_on_the_device_and_change_the_page(people: People) -> None:
    person = people.come()
    person.go("/settings")
    person.find('input[value="mono"]').check(force=True)
    person.find('input[value="dark"]').check(force=True)
    person.find('input[value="huge"]').check(force=True)
    root = person.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    person.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    person.go("/learn/cards/2")
    expect(person.find(".face text").first).to_have_text("P")


COVERED = """buttons => buttons.filter(button => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const shown = part => button.contains(document.elementFromPoint(left + width / 2, top + part * height));
  return ![0.1, 0.5, 0.9].every(shown);
}).map(button => button.outerHTML)"""


@pytest.mark.parametrize("size", sample([PHONE], [PHONE, (390, 844), (1366, 768)]))
def test_a_dice_lesson_keeps_its_main_buttons_in_sight(people: People, size: tuple[int, int]) -> None:
    person = people.come(size)
    for step in sample((3, 6), range(3, 7)):
        person.go(f"/learn/dice/{step}")
        onward = person.find('[data-do="next-beat"]')
        onward.wait_for()
        while onward.count():
            person.settle()
            assert onward.evaluate_all(COVERED) == [], step
            onward.click()
        # a hint does not push the answers out of sight
        answers = person.find(".buttons .button")
        if answers.count():
            answers.first.click()
            if person.find(".hint").count():
                person.settle()
                assert answers.evaluate_all(COVERED) == [], step


PARTS = {"/settings": "Settings", "/learn/dice/1": "Course", "/rules": "Rules"}
"""Pages, and for each a file that is loaded lazily."""


@pytest.mark.parametrize("path", sample(["/rules"], list(PARTS)))
def test_a_part_that_fails_to_load_can_be_loaded_again(people: People, path: str) -> None:
    person = people.come()
    # until the program has loaded, the page shows its name
    person.page.route("**/assets/index-*.js", lambda route: route.abort())
    person.page.goto(person.address)
    expect(person.find(".loading")).to_be_visible()
    person.page.unroute_all()
    person.forgive("ERR_FAILED")
    person.page.route(f"**/assets/{PARTS[path]}-*.js", lambda route: route.fulfill(status=404))
    person.go("/")
    expect(person.find(".loading")).to_be_hidden()
    person.go(path)
    # the page reloads itself once; the part is still missing
    missing = person.find(".missing[role=alert]")
    expect(missing).to_be_visible()
    person.wait_until("sessionStorage.getItem('tercet.reloaded') !== null")
    expect(missing).to_contain_text("could not be loaded")
    person.page.unroute_all()
    missing.get_by_role("button", name="Reload").click()
    expect(person.find("h2").first).to_be_visible()
    person.forgive("404")


def test_a_table_whose_rules_fail_to_load_shows_no_other_rules(people: People) -> None:
    person = people.come()
    person.go("/rules?table=nowhere")
    expect(person.find("[role=alert]")).to_have_text("The rules of this table could not be loaded.")
    expect(person.find("article")).to_have_count(0)
    person.find('main a[href="/rules"]').click()
    expect(person.find("article")).to_be_visible()
    expect(person.find("[role=alert]")).to_have_count(0)
    person.forgive("404")


def test_the_rules_page_is_illustrated_and_matches_each_table(people: People) -> None:
    """Objective, players, book, SETs and non-SETs, from the table's deck; for dice, turns on the board."""
    person = people.come(PHONE, language="en")
    section = "[data-section='{}']"

    def cards() -> list[str]:
        pictures = person.find(section.format("set") + " [role=img]")
        return [str(name) for name in pictures.evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")]

    # the printed rules: four SETs, and five non-SETs, each with the failing features
    person.go("/rules")
    expect(person.find("[data-book]")).to_contain_text("Devir")
    expect(person.find(section.format("aim"))).to_contain_text("One to 12 players")
    expect(person.find(section.format("set") + " .good li .cards")).to_have_count(4)
    near = person.find(section.format("set") + " .figures:not(.good) .grid > li")
    expect(near).to_have_count(5)
    expect(near.first).to_contain_text("two have")
    expect(near.first.locator("ul li")).to_have_count(1)
    assert len(cards()) == 27

    # a quick start for several players, with hints: its own cards, and "no SET" is refused
    quick = {"deck": "red", "hints": True, "style": "announce"}
    table = made_table(person, game="cards", edition="es", seats=3, overrides=quick).rsplit("/", 1)[1]
    person.follow(f"/rules?table={table}")
    expect(person.find(section.format("none"))).to_contain_text("as long as the pile lasts “no SET” is refused")
    expect(person.find(section.format("alone"))).to_contain_text("a hint is shown to everyone")
    expect(person.find(section.format("match"))).to_contain_text("at least two players are seated")
    expect(person.find(section.format("aim"))).to_contain_text("One to 3 players")
    assert len(cards()) == 21
    assert all(" red " in name for name in cards())

    # a table for one: nothing about other players
    table = made_table(person, game="cards", edition="he", seats=1).rsplit("/", 1)[1]
    person.follow(f"/rules?table={table}")
    expect(person.find("[data-book]")).to_contain_text("Hebrew")
    expect(person.find(section.format("aim"))).to_contain_text("One player")
    expect(person.find(section.format("none"))).to_contain_text("while there is a SET it is refused")
    expect(person.find(section.format("race"))).to_have_count(0)
    expect(person.find("article")).not_to_contain_text("host")

    # dice: turns on the board, only those legal at this table
    person.follow("/rules?game=dice")
    expect(person.find("[data-book]")).to_contain_text("dice game")
    expect(person.find(section.format("set") + " .grid > li")).to_have_count(6)
    for name, pictures in (("lines", 5), ("score", 3), ("wild", 3)):
        expect(person.find(section.format(name) + " .grid > li")).to_have_count(pictures)
    expect(person.find(section.format("score"))).to_contain_text("12")
    table = made_table(person, game="dice", seats=2, overrides={"exactly_three": True}).rsplit("/", 1)[1]
    person.follow(f"/rules?table={table}")
    expect(person.find(section.format("lines") + " .good .grid > li")).to_have_count(0)
    expect(person.find(section.format("score") + " .good .grid > li")).to_have_count(1)
    assert not person.overflows()


@pytest.mark.skipif(not LONG, reason="web/tests covers its parts")
def test_a_mistake_can_be_corrected_before_the_answer_is_shown(people: People) -> None:
    """A first mistake gets a hint; the score has a comment and one clear next step."""
    person = people.come(PHONE)
    person.go("/learn/cards/4")
    expect(person.find(".skip")).to_be_visible()
    mended = 0
    for _ in range(8):
        person.find(".buttons .button").first.click()
        expect(person.find(".answer, .hint")).to_be_visible()
        if person.find(".hint").count():
            mended += 1
            expect(person.find(".answer")).to_have_count(0)
            person.find(".buttons .button").last.click()
        expect(person.find(".answer.right li")).to_have_count(4)
        person.find(".answer .button").click()
    expect(person.find(".result")).to_contain_text(f"{8 - mended} of 8 right")
    expect(person.find(".skip")).to_have_count(0)
    expect(person.find("section .button.main")).to_have_count(1)
    person.find("section a.button").click()
    expect(person.find("h2")).to_have_text("Which card is missing?")
    answer = next(task for task in LESSONS["completions"] if _shows(person, task))
    wrong = [option["card"] for option in answer["options"] if "mixed" in option["check"]]
    right = next(option["card"] for option in answer["options"] if "mixed" not in option["check"])
    options = [option["card"] for option in answer["options"]]
    person.find(".options button").nth(options.index(wrong[0])).click()
    expect(person.find(".hint li")).to_have_count(4)
    expect(person.find('.options button[aria-disabled="true"]')).to_have_count(1)
    person.find(".options button").nth(options.index(right)).click()
    expect(person.find(".answer.right")).to_be_visible()
    person.go("/learn/cards/6")
    person.find("[data-card]").first.wait_for()
    cards = [int(card) for card in person.find("[data-card]").evaluate_all("all => all.map(e => e.dataset.card)")]
    found = find_sets(cards)[0]
    other = next(card for card in cards if card not in found)
    for card in (found[0], found[1], other):
        person.find(f'[data-card="{card}"]').click()
    expect(person.find(".hint li")).to_have_count(4)
    person.find(".hint .button").click()
    for card in found:
        person.find(f'[data-card="{card}"]').click()
    expect(person.find(".answer.right")).to_be_visible()


def _shows(person: Person, task: dict[str, Any]) -> bool:
    """Whether the page shows this task: the four cards offered are its options."""
    english = words("en")
    named = person.find(".options button").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    return bool(named == [card_name(option["card"], english) for option in task["options"]])


def test_the_course_ends_in_a_first_game_with_nine_solid_cards(people: People) -> None:
    person = people.come(PHONE)
    person.go("/learn/cards/7")
    person.find(".choices .main").click()
    expect(person.find(".slot")).to_have_count(9)
    person.page.go_back()
    expect(person.find("h2")).to_have_text("Your first game")


@pytest.mark.skipif(not LONG, reason="web/tests/dice_learning.test.ts covers its parts")
def test_the_dice_course_has_six_pages_of_sentences_and_questions(people: People) -> None:
    person = people.come(PHONE, language="es")
    person.go("/learn/dice")
    expect(person.find("nav[aria-label] ol li")).to_have_count(6)
    for page in range(1, 6):
        expect(person.find("nav [aria-current]")).to_contain_text(str(page))
        while person.find('[data-do="next-beat"]').count():
            person.find('[data-do="next-beat"]').click()
        while page > 1 and not person.find("p.result").count():
            _answer_anything(person)
            person.find(".answer .button").click()
        person.find(".main").last.click()
        person.find("section .sentence").wait_for()
    while person.find('[data-do="next-beat"]').count():
        person.find('[data-do="next-beat"]').click()
    expect(person.find(".choices .main")).to_be_visible()


def _answer_anything(person: Person) -> None:
    """Presses one answer after another until the right one is revealed."""
    answers = person.find(".buttons .button, .options button")
    for place in range(answers.count()):
        if person.find(".answer").count():
            return
        answers.nth(place).click()
    person.find(".answer").wait_for()


@pytest.mark.parametrize("name", sample(["dice-two"], ["cards-es", "cards-he", "cards-solo", "dice-two", "dice-four"]))
def test_a_saved_game_steps_to_its_end_and_back_and_can_be_saved_again(people: People, name: str) -> None:
    """It lasts from the first cards or dice to the event that ends the game."""
    log: GameLog[Any, Any] = read_log(GOLDEN / f"{name}.tercet")
    phases = [state.phase for state in log.states()]
    first = next(version for version, phase in enumerate(phases) if phase != "lobby")
    person = people.come()
    person.go("/replay")
    person.find("input[type=file]").set_input_files(GOLDEN / f"{name}.tercet")
    person.find(".controls").wait_for()
    person.page.keyboard.press("End")
    expect(person.find(".slider")).to_have_value(str(phases.index("over")))
    expect(person.find('.player[data-seat="0"]')).to_contain_text("player 0")
    person.page.keyboard.press("Home")
    expect(person.find(".slider")).to_have_value(str(first))
    person.page.keyboard.press("ArrowRight")
    expect(person.find(".slider")).to_have_value(str(first + 1))
    with person.page.expect_download() as saved:
        person.find(".head button").last.click()
    assert Path(saved.value.path()).read_text() == (GOLDEN / f"{name}.tercet").read_text()


def test_a_table_is_shared_by_link_and_code(people: People) -> None:
    ana = people.come(permissions=["clipboard-read", "clipboard-write"])
    ana.open_home("Ana")
    ana.find("button.way").nth(1).click()
    share = ana.page.get_by_role("region", name="Invite others")
    expect(share).to_contain_text("Only this computer can join so far.")
    share.get_by_role("button", name="Copy link").click()
    expect(share.get_by_role("status")).not_to_be_empty()
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.url
    # C14: another link takes the seat to another device
    ana.find('[data-do="menu"]').click()
    ana.find("dialog[open] details:has([data-do=seat-link]) summary").click()
    ana.find('[data-do="seat-link"]').click()
    phone = people.come(PHONE)
    phone.page.goto(ana.find("dialog[open] details .link").inner_text())
    expect(phone.find(".player.mine")).to_contain_text("Ana")
    assert "#" not in phone.page.url
    expect(ana.find(".player.mine")).to_have_count(0)


def test_the_keyboard_moves_through_the_questions_about_dice(people: People) -> None:
    person = people.come()
    person.go("/learn/dice/2")
    for _ in range(4):
        person.find('[data-do="next-beat"]').press("Enter")
    person.find(".buttons .button").first.focus()
    person.page.keyboard.press("Enter")
    expect(person.find(".answer, .hint")).to_be_visible()
    if person.find(".hint").count():
        person.find(".buttons .button").last.press("Enter")
    expect(person.find(".answer .button")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Tab")
    expect(person.find(".buttons .button").first).to_be_focused()


def test_a_replay_shows_the_available_sets_and_plays_automatically(people: People) -> None:
    person = people.come()
    show(person, "replay-cards")
    person.page.get_by_role("button", name="Show SETs").click()
    person.find(".news .sets button").first.click()
    expect(person.find(".slot .marked")).to_have_count(3)
    expect(person.find(".news .sets li").first).to_contain_text("missed for")
    before = int(person.find(".slider").input_value())
    person.find(".speed select").select_option("20")
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.wait_until("before => Number(document.querySelector('.slider').value) > before + 3", before)


@pytest.mark.parametrize("name", sample(["chain"], ["chain", "ghost", "ultra", "quads", "dots", "five", "all"]))
def test_V4_a_replay_of_a_variant_shows_what_could_be_taken_and_marks_it(people: People, name: str) -> None:
    """For the boards of a file, the page asks the server, and its answers are those of the rules."""
    file = GOLDEN / f"cards-{name}.tercet"
    states = list(read_log(file, CARD_GAME).states())
    person = people.come()
    person.go("/replay")
    person.find("input[type=file]").set_input_files(file)
    person.find(".controls").wait_for()
    person.page.get_by_role("button", name="Show SETs").click()
    listed = person.find(".news .sets button")
    marked = 0
    for _ in range(4):
        person.page.keyboard.press("ArrowDown")
        state = states[int(person.find(".slider").input_value())]
        could_be_taken = takings(state)
        expect(listed).to_have_count(min(len(could_be_taken), 12))
        if could_be_taken:
            if listed.first.get_attribute("aria-pressed") == "false":
                listed.first.click()
            shown = listed.first.locator("[role=img]")
            names = shown.evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
            on_table = person.find(":is(.slot:not([inert]), .chain) .marked")
            expect(on_table).to_have_count(len(names))
            assert len(names) in {len(taking) for taking in could_be_taken}
            marked += person.find(".chain .marked").count()
    assert (marked > 0) == (name == "chain")


def test_back_and_forward_buttons_work(people: People) -> None:
    person = people.come(PHONE)
    person.go("/")
    person.find('nav a[href^="/rules"]').click()
    expect(person.find("h1")).to_have_text("Rules")
    person.page.go_back()
    expect(person.find("h1")).to_have_text("Tercet")
    person.page.go_forward()
    expect(person.find("h1")).to_have_text("Rules")
    person.page.reload()
    expect(person.find("h1")).to_have_text("Rules")


def test_a_tables_rules_page_names_the_hosts_changes(people: People) -> None:
    person = people.come()
    person.open_home("Ana")
    person.find("summary").first.click()
    person.find("input[id$=-point]").fill("9")
    person.find("button.way").nth(1).click()
    person.find('.lobby a[href^="/rules"]').click()
    expect(person.find(".changes")).to_be_visible()
    expect(person.find("article")).to_contain_text("9 s to pick")


def test_the_game_choice_stays_readable_at_double_text_size(people: People) -> None:
    person = people.come((390, 844), bypass_csp=True)
    person.go("/")
    person.find("header .segment").nth(1).wait_for()
    person.page.add_style_tag(content="html { font-size: 200% !important }")
    person.settle()
    height = person.find("header .segments").evaluate("node => node.getBoundingClientRect().height")
    assert height <= 130, "one line of words at double text size"
    assert not person.overflows()


BROKEN_WORDS = """names => names.flatMap(name => {
  const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken = [];
  while (words.nextNode())
    for (const { 0: word, index } of words.currentNode.data.matchAll(/[^\\s-]+/g)) {
      range.setStart(words.currentNode, index);
      range.setEnd(words.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
})"""


def test_names_of_tiles_and_menu_buttons_are_whole_at_double_text_size(people: People) -> None:
    person = people.come((360, 640), name="Ana", bypass_csp=True)
    person.sit(made_table(person, game="cards", seats=2))
    person.open_menu()
    person.page.add_style_tag(content="html { font-size: 200% !important }")
    person.settle()
    sheet = person.find("dialog[open]")
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    assert sheet.locator("section.row .button").evaluate_all(BROKEN_WORDS) == []
    person.go("/")
    person.find("a.continue").wait_for()
    person.page.add_style_tag(content="html { font-size: 200% !important }")
    person.settle()
    assert person.find(".tile strong").evaluate_all(BROKEN_WORDS) == []
    assert not person.overflows()


TEXT_START = """summary => {
  const text = document.createRange();
  text.selectNodeContents(summary);
  return Math.min(...[...text.getClientRects()].map(({ left }) => left)) - summary.getBoundingClientRect().left;
}"""


def test_a_long_text_that_opens_more_stands_beside_its_sign(people: People) -> None:
    person = people.come((390, 844))
    person.go("/")
    opens = person.find("summary").first
    opens.wait_for()
    person.settle()
    assert opens.evaluate(TEXT_START) >= 16


def test_calendar_days_are_large_enough_on_the_smallest_phone_and_a_new_page_gets_focus(people: People) -> None:
    person = people.come((320, 568))
    person.go("/")
    person.follow("/daily")
    expect(person.find("h1")).to_be_focused()
    day = person.find("main ol a[href^='/daily/']").first
    day.wait_for()
    person.settle()
    box = day.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert not person.overflows()
