"""Tables on a desktop zoomed to 400 %, small phones, and forced colours."""

from __future__ import annotations

import pytest

from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards
from tercet.core.dicegame.commands import PassTurn
from tercet.core.puzzle.commands import FindSet
from tercet.core.sets.cards import find_sets
from tests.browser.people import People, Person
from tests.browser.staged import StagedTable
from tests.series import in_languages, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

ZOOMED = (320, 256)
"""What remains of 1280 × 1024 pixels at 400 %."""
ALONE = ("Ana",)
WITH_A_BOT = ("Ana", "Learner bot")
TEXT_SIZES = ("normal", "large", "huge")

IN_WINDOW = """node => {
  const box = node.getBoundingClientRect();
  // scrolling stops at whole pixels
  return box.height > 0 && box.top > -1 && box.left >= 0 && box.bottom < innerHeight + 1 && box.right <= innerWidth
    && node.contains(document.elementFromPoint((box.left + box.right) / 2, box.bottom - 3))
    && [...node.querySelectorAll('*')].every(part => part.getBoundingClientRect().bottom <= box.bottom + 1)
    && box.bottom <= node.parentElement.closest('.words, .news, .screen').getBoundingClientRect().bottom + 1;
}"""
"""Whether an element and everything in it is on screen, and nothing covers it."""

MOSTLY_VISIBLE = """node => {
  const box = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint((box.left + box.right) / 2, box.top + box.height / 4));
}"""
"""Whether nothing covers more than the upper quarter of an element."""

UNCUT = "line => line.scrollHeight <= line.clientHeight + 1"


def text_size(size: str) -> str:
    """A script that sets the size of text."""
    return f"""localStorage['tercet.settings'] =
      JSON.stringify({{ ...JSON.parse(localStorage['tercet.settings'] ?? '{{}}'), textSize: '{size}' }})"""


VERY_LARGE = text_size("huge")

OVERLAPS = """() => {
  const parts = ['.who', '.news', 'footer.actions'].map(part => document.querySelector(part));
  const boxes = parts.filter(part => getComputedStyle(part).position !== 'sticky')
    .map(part => part.getBoundingClientRect());
  return boxes.some((a, i) => boxes.slice(i + 1).some(b => a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""
"""Whether parts of the side cover each other, other than those that stay in sight while the rest scrolls."""


def enlarge_text(person: Person) -> None:
    """Doubles the browser's default text size."""
    session = person.context.new_cdp_session(person.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})


def on_screen(person: Person, *selectors: str) -> None:
    person.settle()
    assert not person.page.evaluate(OVERLAPS)
    for selector in selectors:
        assert person.find(selector).last.evaluate(IN_WINDOW), selector


def test_the_buttons_of_a_race_are_on_screen_without_scrolling(people: People) -> None:
    ana = people.come(ZOOMED, name="Ana")
    table = StagedTable(ana, "cards", ["Ana", "Ben"], seats=2, point_seconds=30, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    on_screen(ana, ".actions .call", ".actions .none", "[data-state=status]")
    ana.find(".actions .call").click()
    ana.find(".point").wait_for()
    on_screen(ana, ".actions .point", ".actions .back")


def test_the_reason_for_a_wrong_pick_can_be_read_in_full(people: People) -> None:
    ana = people.come(ZOOMED, name="Ana")
    table = StagedTable(ana, "cards", ["Ana"], seats=1, style="point")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    ana.choose(table.no_set())
    ana.find("[data-state=wrong]").first.wait_for()
    on_screen(ana, ".actions .none", "[data-state=wrong] .words")


@pytest.mark.parametrize(
    ("players", "style", "text"),
    sample(
        [(ALONE, "point", "large"), (WITH_A_BOT, "announce", "huge")],
        [
            (players, style, text)
            for players, style in ((ALONE, "point"), (WITH_A_BOT, "point"), (WITH_A_BOT, "announce"))
            for text in TEXT_SIZES
        ],
    ),
)
def test_a_message_beside_the_cards_is_read_in_full_at_200_per_cent(
    people: People, players: tuple[str, ...], style: str, text: str
) -> None:
    ana = people.come((1366, 768), name="Ana", language="fr")
    ana.page.add_init_script(text_size(text))
    ana.page.set_viewport_size({"width": 683, "height": 384})
    table = StagedTable(ana, "cards", players, seats=len(players), style=style, point_seconds=30)
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    on_screen(ana, ".strip [data-state=status] .text", ".actions .none")
    if style == "announce":
        ana.find(".actions .call").click()
        ana.find(".point").wait_for()
    ana.choose(table.no_set())
    reason = ".short [data-state=wrong]"
    ana.find(reason).wait_for()
    on_screen(ana, f"{reason} .words", ".actions .none")
    assert ana.find(f"{reason} .words").evaluate(UNCUT)
    taken = table.a_set()
    if len(players) == 1:
        ana.choose(taken)
    elif style == "announce":
        table.do(CallSet(seat=1), PointCards(seat=1, cards=taken))
    else:
        table.do(ClaimSet(seat=1, cards=taken))
    ana.find(".short [data-state=right]").wait_for()
    on_screen(ana, ".short [data-state=right] .words", ".actions .none")
    assert ana.find(".short [data-state=right] .words").evaluate(UNCUT)
    ana.find(".short [data-state=right]").click()
    ana.find(".calls").wait_for()
    ana.find(".history").click()
    expect(ana.find(".calls")).to_have_count(0)


def test_a_reason_leaves_the_cards_it_is_about_in_sight_at_400_per_cent(people: People) -> None:
    ana = people.come((341, 192), name="Ana")
    table = StagedTable(ana, "cards", ["Ana"], seats=1, style="point")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    wrong = ana.no_set()
    ana.choose(wrong[:-1])
    ana.card(wrong[-1]).evaluate("card => card.scrollIntoView({ block: 'start' })")
    ana.choose(wrong[-1:])
    ana.find("[data-state=wrong]").first.wait_for()
    on_screen(ana, "[data-state=wrong] .words", f'[data-card="{wrong[-1]}"]')
    assert ana.card(wrong[-1]).evaluate(MOSTLY_VISIBLE)
    for hidden in ("[data-pile]", ".history"):
        expect(ana.find(hidden)).to_be_hidden()


@pytest.mark.parametrize(
    ("edition", "text"),
    sample([("full", "huge")], [(edition, text) for edition in ("easy", "full") for text in ("normal", "huge")]),
)
def test_places_for_the_sets_of_a_puzzle_are_whole_at_200_per_cent(people: People, edition: str, text: str) -> None:
    ana = people.come((683, 384), name="Ana")
    ana.page.add_init_script(text_size(text))
    table = StagedTable(ana, "puzzle", ["Ana"], edition=edition, number=7)
    table.open()
    ana.find("[data-do=start]").click()
    places = ana.find("li.found")
    places.first.wait_for()
    table.wait(1)
    sets = find_sets(ana.cards())
    for count, cards in enumerate(sets[:3]):
        assert places.count() == len(sets)
        on_screen(ana, "li.found", ".strip [data-state=status]")
        expect(ana.find("[data-sticky]")).to_have_count(0)
        table.do(FindSet(seat=0, cards=cards))
        expect(ana.find("li.found:not(.missing)")).to_have_count(count + 1)


def test_zooming_makes_the_cards_larger(people: People) -> None:
    ana = people.come((1366, 768), name="Ana")
    table = StagedTable(ana, "cards", ["Ana"], seats=1, style="point")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    areas = {}
    for zoom in (1, 2, 4):
        ana.page.set_viewport_size({"width": 1366 // zoom, "height": 768 // zoom})
        ana.settle()
        card = ana.find(".slot").first.bounding_box()
        assert card is not None
        areas[zoom] = card["width"] * card["height"] * zoom**2
        if zoom == 2:
            on_screen(ana, *[f'[data-card="{one}"]' for one in ana.cards()])
    assert areas[2] > 0.95 * areas[1], "all cards are in sight, so they cannot grow"
    assert areas[4] > 2.5 * areas[1]
    ana.card(ana.cards()[-1]).click()
    expect(ana.find(".slot .selected")).to_have_count(1)


def test_a_card_that_a_hint_marks_is_scrolled_into_sight(people: People) -> None:
    ana = people.come((341, 192), name="Ana")
    table = StagedTable(ana, "cards", ["Ana"], seats=1, style="point")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    for lit in (0, 1, 2):
        ana.find(".actions .hint").click()
        expect(ana.find(".slot .hint-mark")).to_have_count(lit)
        if lit:
            newest = table.game.state.hint[-1]
            on_screen(ana, f'[data-card="{newest}"]')


def test_the_first_call_of_dice_is_explained_in_full(people: People) -> None:
    ana = people.come((341, 192), name="Ana")
    table = StagedTable(ana, "dice", ["Ana", "Ben"], seats=2, opening_seconds=300)
    table.open()
    table.start()
    ana.find("[data-die]").first.wait_for()
    ana.settle()
    expect(ana.find(".news .all")).to_have_count(0)
    words = ana.find(".words [data-state=status]")
    words.scroll_into_view_if_needed()
    assert words.evaluate(IN_WINDOW)


@in_languages("fr")
def test_a_dice_turn_fits_at_200_per_cent_with_very_large_text(people: People, language: str) -> None:
    from tests.browser import dicing

    ana = people.come((1366, 768), name="Ana", language=language)
    ana.page.add_init_script(VERY_LARGE)
    ana.page.set_viewport_size({"width": 683, "height": 384})
    table = StagedTable(ana, "dice", ["Ana", "Ben"], seats=2, point_seconds=30, opening_seconds=300, extra_seconds=120)
    table.load(0, "1RO 2RO 3RO 1GD 2PQ")
    table.open()
    table.start()
    ana.find("[data-die]").first.wait_for()
    instruction = ".words [data-state=status]"
    on_screen(ana, instruction, ".actions .button")
    ana.find(".actions .big").click()
    ana.find('[data-act="lay"]').wait_for()
    on_screen(ana, instruction, ".actions .button")
    for die in range(3):
        ana.find(f'[data-die="{die}"]').click()
    ana.find('[data-act="arrange"]').wait_for()
    on_screen(ana, instruction, ".actions .button")
    dicing.place_now(ana)
    table.do(PassTurn(seat=1))
    ana.find('[data-act="extra"]').wait_for()
    on_screen(ana, instruction, ".actions .button")
    dicing.keep_all(ana)
    table.wait(121)
    ana.find('[data-act="turn"]').wait_for()
    on_screen(ana, instruction, ".actions .button")
    dicing.propose_best(ana)
    on_screen(ana, ".words li", ".actions .button")


@in_languages("fr")
def test_text_at_200_per_cent_covers_no_card_on_a_phone_held_sideways(people: People, language: str) -> None:
    ana = people.come((640, 360), name="Ana", language=language)
    enlarge_text(ana)
    table = StagedTable(ana, "cards", ["Ana", "Ben"], seats=2, point_seconds=30, style="announce")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    always = [f'[data-card="{card}"]' for card in ana.cards()] + [f'[data-seat="{seat}"] .score bdi' for seat in (0, 1)]
    on_screen(ana, *always, ".actions .call", ".actions .none")
    ana.find(".actions .call").click()
    ana.find(".point").wait_for()
    on_screen(ana, *always, ".actions .point", ".actions .back")


@in_languages("fr")
def test_text_at_200_per_cent_covers_no_die_on_a_phone_held_sideways(people: People, language: str) -> None:
    ana = people.come((640, 360), name="Ana", language=language)
    enlarge_text(ana)
    table = StagedTable(ana, "dice", ["Ana", "Ben"], seats=2, opening_seconds=300)
    table.open()
    table.start()
    ana.find("[data-die]").first.wait_for()
    on_screen(
        ana,
        *[f'[data-die="{die}"]' for die in range(5)],
        ".actions .big",
        *[f'[data-seat="{seat}"] .score' for seat in (0, 1)],
    )


@in_languages("he")
def test_a_legal_turn_can_be_played_at_200_per_cent_on_a_small_phone(people: People, language: str) -> None:
    from tests.browser import dicing

    ana = people.come((320, 568), name="Ana", language=language)
    enlarge_text(ana)
    table = StagedTable(ana, "dice", ["Ana", "Ben"], seats=2, point_seconds=30, opening_seconds=300, extra_seconds=120)
    table.load(0, "1RO 2RO 3RO 1GD 2PQ")
    table.open()
    table.start()
    ana.find("[data-die]").first.wait_for()
    dicing.open_game([ana])
    table.do(PassTurn(seat=1))
    ana.find('[data-act="extra"]').wait_for()
    dicing.keep_all(ana)
    table.wait(121)
    ana.find('[data-act="turn"]').wait_for()
    dicing.propose_best(ana)
    ana.settle()
    assert ana.find(".actions .button").evaluate_all(f"buttons => buttons.every({IN_WINDOW})")


def test_the_question_before_a_round_of_dice_is_read_in_full_on_a_small_phone(people: People) -> None:
    from tests.browser import dicing

    ana = people.come((320, 640), name="Ana")
    table = StagedTable(
        ana, "dice", ["Ana", "Ben"], seats=2, stalemate=1, point_seconds=30, opening_seconds=300, extra_seconds=120
    )
    table.load(0, "1RO 2RO 3RO 1GD 2PQ")
    table.open()
    table.start()
    ana.find("[data-die]").first.wait_for()
    dicing.open_game([ana])
    table.do(PassTurn(seat=1))
    ana.find('[data-act="extra"]').wait_for()
    ana.settle()
    assert ana.find(".words [data-state=status]").evaluate(
        "line => line.getBoundingClientRect().bottom <= line.closest('.words').getBoundingClientRect().bottom + 1"
    )


def test_the_first_page_has_one_column_at_400_per_cent(people: People) -> None:
    ana = people.come((1366, 768))
    ana.page.add_init_script(VERY_LARGE)
    ana.page.set_viewport_size({"width": 341, "height": 192})
    ana.go("/")
    card = ana.find(".first .card").first
    card.wait_for()
    ana.settle()
    box = card.bounding_box()
    assert box is not None
    assert box["width"] > 341 / 4
    assert ana.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_no_name_of_a_feature_breaks_inside_a_word(people: People) -> None:
    ana = people.come((360, 740))
    ana.page.add_init_script(VERY_LARGE)
    ana.go("/")
    ana.find(".features .name").first.wait_for()
    ana.settle()
    heights = ana.find(".features .name").evaluate_all("all => all.map(name => name.clientHeight)")
    assert len(set(heights)) == 1, heights


def test_letters_in_place_of_colours_can_be_read_in_a_reason(people: People) -> None:
    ana = people.come((1366, 768), name="Ana")
    ana.page.add_init_script("""localStorage['tercet.settings'] =
      JSON.stringify({ ...JSON.parse(localStorage['tercet.settings'] ?? '{}'), palette: 'mono' })""")
    table = StagedTable(ana, "cards", ["Ana"], seats=1, style="point")
    table.open()
    table.start()
    ana.find(".slot").nth(11).wait_for()
    ana.choose(table.no_set())
    letters = ana.find(".check:visible .pictures text:visible")
    expect(letters).to_have_count(3)
    for one in letters.all():
        box = one.bounding_box()
        assert box is not None
        assert box["height"] > 12


def test_forced_colours_leave_the_palettes_to_choose_from_as_they_are(people: People) -> None:
    ana = people.come()
    ana.page.emulate_media(forced_colors="active", color_scheme="dark")
    ana.go("/settings")
    cards = ana.find(".palette .card")
    cards.first.wait_for()
    shades = cards.evaluate_all("all => all.map(card => getComputedStyle(card).backgroundColor)")
    white, black = "rgb(255, 255, 255)", "rgb(0, 0, 0)"
    assert shades == [white] * 6 + [black] * 3 + [white] * 3
