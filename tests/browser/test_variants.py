"""Variants on one real page: a game of each law, and each way to play, from the first card to the result (V1 to V5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tercet.core.cardgame.takings import hidden_card, takings
from tercet.core.sets.decks import deck_named
from tercet.locale import words
from tercet.render.names import card_name
from tests.browser.checks import problems
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.staged import StagedTable
from tests.series import sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

LAWS: dict[str, dict[str, Any]] = {
    "ultra": {"law": "ultra", "deck": "solid"},
    "ghost": {"law": "ghost", "deck": "solid"},
    "five": {"deck": "five", "ending": "takings", "goal": 10},
    "quads": {"deck": "four", "law": "quads", "ending": "takings", "goal": 10},
    "quads-large": {"deck": "four-large", "law": "quads", "ending": "takings", "goal": 10},
    "dots": {"deck": "dots", "law": "dots", "ending": "first", "goal": 20},
}
ALONE: dict[str, Any] = {"style": "point", "no_set": "checked", "seats": 1}


class Variants:
    """A browser page that visits one table after another."""

    def __init__(self, look: Person) -> None:
        self.look = look
        self.table: StagedTable | None = None

    def deal(self, **rules: Any) -> StagedTable:
        """Starts a solo table with these rules, and returns it in its first deal."""
        if self.table is None:
            self.table = StagedTable(self.look, "cards", ["Ana"], **ALONE, **rules)
        else:
            self.table.deal("cards", ["Ana"], **ALONE, **rules)
        self.table.open()
        self.table.start()
        self.look.find(".slot").first.wait_for()
        return self.table

    def choose(self, cards: tuple[int, ...]) -> None:
        """Chooses cards on the table and beside it, and takes them if that needs a button."""
        for card in cards:
            self.look.find(f':is(.slot:not([inert]), .chain) [data-card="{card}"]').click()
        if self.look.find(".take").count():
            self.look.find(".take").click()


@pytest.fixture(scope="module")
def variants(browser: Any, address: str) -> Iterator[Variants]:
    """One page for all of these tests, loaded once."""
    people = People(browser, address)
    yield Variants(people.come(PHONE, name="Ana", bypass_csp=True))
    people.leave()


LOOKED_AT = sample(("dots",), tuple(LAWS))
"""Tables checked with axe, because they differ in more than their cards."""


@pytest.mark.parametrize("name", sample(("dots",), tuple(LAWS)))
def test_a_game_of_each_law_is_played_from_the_first_card_to_the_result(variants: Variants, name: str) -> None:
    table, look = variants.deal(**LAWS[name]), variants.look
    variant = table.game.state.rules.variant
    shown = look.find(".slot:not([inert]) [data-card]")
    expect(shown).to_have_count(variant.board)
    # every card is named in full, so a blind player can play
    first = table.cards()[0]
    name_of_card = card_name(first, words("en"), None if variant.deck.is_printed else variant.deck)
    expect(look.card(first)).to_have_attribute("aria-label", f"{name_of_card}, row 1, column 1")
    assert not look.overflows()
    if name in LOOKED_AT:
        assert problems(look) == []

    # the check explains feature by feature why cards may not be taken
    wrong = next(c for c in combinations(table.cards(), variant.least) if not variant.is_taking(c))
    variants.choose(wrong)
    table.until(lambda: table.game.state.players[0].wrong == 1)
    look.open_calls()
    expect(look.find(".calls .check.wrong li .pictures")).to_have_count(len(variant.deck.features))
    mixed = [check.feature for check in variant.why_not(wrong).checks if check.verdict == "mixed"]
    expect(look.find(".calls .check.wrong li.bad")).to_have_count(len(mixed))
    look.find(".history").click()

    # valid cards count for the player
    table.until(lambda: True)
    while not (found := takings(table.game.state)):
        look.find(".none").click()
        table.until(lambda: bool(takings(table.game.state)))
    variants.choose(found[0])
    expect(look.find('[data-seat="0"] .score')).to_contain_text(str(len(found[0])))
    table.play_cards()
    look.find(".result").wait_for()


def test_a_chained_taking_uses_cards_beside_the_table(variants: Variants) -> None:
    table, look = variants.deal(deck="solid", way="chain"), variants.look
    variants.choose(takings(table.game.state)[0])
    expect(look.find(".chain [data-card]")).to_have_count(3)
    found = takings(table.game.state)
    while not found:
        look.find(".none").click()
        table.until(lambda: bool(takings(table.game.state)))
        found = takings(table.game.state)
    assert not look.overflows()
    assert problems(look) == []
    chain = table.game.state.chain
    variants.choose(found[0])
    table.until(lambda: table.game.state.chain != chain)
    # chained cards don't score again
    expect(look.find('[data-seat="0"] .score')).to_contain_text("5")


def test_a_chain_of_six_cards_and_the_board_fit_on_a_phone_and_above_the_buttons_on_a_desktop(people: People) -> None:
    look = people.come(PHONE, name="Ana", bypass_csp=True)
    table = StagedTable(look, "cards", ["Ana"], law="ghost", way="chain", **ALONE)
    table.open()
    table.start()
    look.find(".slot").first.wait_for()
    for card in takings(table.game.state)[0]:
        look.card(card).click()
    expect(look.find(".chain [data-card]")).to_have_count(6)
    for size in (PHONE, (390, 844), DESK, (1920, 1080)):
        look.resize(size)
        boxes = [card.bounding_box() for card in look.find(":is(.chain, .slot:not([inert])) [data-card]").all()]
        assert len(boxes) == 16
        actions = look.find("footer.actions").bounding_box()
        assert actions is not None
        for box in boxes:
            assert box is not None
            assert 0 <= box["x"] <= box["x"] + box["width"] <= size[0], "no card is cut off"
            assert box["y"] + box["height"] <= actions["y"] + 1, "no card is under the buttons"


def test_a_find_all_game_keeps_its_board_and_counts_each_find_once(variants: Variants) -> None:
    table, look = variants.deal(deck="solid", way="all", penalty="none"), variants.look
    assert look.find(".none").count() == 0
    found = takings(table.game.state)
    expect(look.find(".found .figures")).to_have_text("0")
    place = look.card(found[0][0]).bounding_box()
    variants.choose(found[0])
    expect(look.find('[data-seat="0"] .score')).to_contain_text("3")
    expect(look.find(".found .figures")).to_have_text("1")
    expect(look.find(".found li [role=img]")).to_have_count(3)
    expect(look.find('[data-seat="0"] .detail')).to_contain_text("1 found")
    look.settle()
    assert look.card(found[0][0]).bounding_box() == place, "the list has had its place from the start"
    assert not look.overflows()
    expect(look.card(found[0][0])).to_be_visible()
    variants.choose(found[0])
    expect(look.find(".state:visible")).to_contain_text("You have already found")
    assert table.game.state.players[0].wrong == 0
    before = table.cards()
    while table.cards() == before:
        left = takings(table.game.state)
        variants.choose(left[0])
        table.until(lambda left=left: left[0] not in takings(table.game.state))  # type: ignore[misc]
    expect(look.card(table.cards()[0])).to_be_visible()


@pytest.mark.parametrize("deck", sample(("solid",), ("solid", "four")))
def test_the_player_names_the_hidden_card(variants: Variants, deck: str) -> None:
    rules = {"deck": deck, "way": "hidden", "law": "quads" if deck == "four" else "set"}
    table, look = variants.deal(**rules), variants.look
    table.play_cards()
    hidden = hidden_card(table.game.state)
    assert hidden is not None
    look.find(".naming").wait_for()
    assert not look.overflows()
    assert problems(look) == []
    for feature in deck_named(deck).features:
        row = look.find(f'.naming [role=radiogroup][aria-label="{feature.name}"] label')
        row.nth(feature.of(hidden)).click()
    look.find(".naming button").click()
    look.find(".result").wait_for()
    assert table.game.state.players[0].won[-1] == hidden


def test_a_variant_is_played_in_hebrew_on_a_desktop(people: People) -> None:
    look = people.come(DESK, name="נועה", language="he", dark=True, bypass_csp=True)
    table = StagedTable(look, "cards", ["נועה"], deck="dots", law="dots", **ALONE)
    table.open()
    table.start()
    look.find(".slot").first.wait_for()
    found = takings(table.game.state)[0]
    for card in found:
        look.card(card).click()
    look.page.keyboard.press("p")
    expect(look.find(".check:not(.wrong):visible")).to_have_count(1)
    assert not look.overflows()
    assert problems(look) == []


def test_a_variant_is_reached_from_the_home_page_and_starts_with_one_tap(people: People) -> None:
    look = people.come(PHONE, name="Ana", bypass_csp=True)
    look.go("/")
    look.find('main a[href="/variants"]').click()
    expect(look.find("[data-variant]")).to_have_count(7)
    assert problems(look) == []
    look.find('[data-variant="quads"]').click()
    look.find("select[id$=-ending]").select_option("takings")
    expect(look.find("select[id$=-goal]")).to_have_value("10")
    assert look.page.url.endswith("/variants/quads?ending=takings&goal=10")
    assert problems(look) == []
    look.find('[data-do="alone"]').click()
    expect(look.find(".slot:not([inert]) [data-card]")).to_have_count(9)
    expect(look.find("header.head")).to_contain_text("0 of 10 SETs")
