"""A blind player plays a complete game, using only the accessibility tree and the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product

import pytest

from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.sets.cards import find_sets, parse_card
from tercet.locale import words
from tests.browser.people import People, Person
from tests.browser.stage import made_table
from tests.browser.staged import StagedTable
from tests.series import sample

pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")
EN = words("en")

NUMBERS, COLOURS = ("one", "two", "three"), ("red", "green", "purple")
FILLS, SHAPES = {"solid": "S", "striped": "H", "open": "E"}, {"oval": "O", "squiggle": "Q", "diamond": "D"}
CARDS = {
    f"{number} {colour} {fill} {shape}{'' if number == 'one' else 's'}": int(
        parse_card(f"{NUMBERS.index(number) + 1}{colour[0].upper()}{FILLS[fill]}{SHAPES[shape]}")
    )
    for number, colour, fill, shape in product(NUMBERS, COLOURS, FILLS, SHAPES)
}
PLACE = re.compile(r'button "(?P<name>\w+ \w+ \w+ \w+)[^"]*, row (?P<row>\d), column (?P<column>\d)"')


@dataclass
class Ear:
    """A person who uses a screen reader and a keyboard."""

    person: Person
    heard: set[str] = field(default_factory=set)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.person.page.keyboard.press(key)

    def listen(self) -> str:
        """The page's accessibility tree as text."""
        tree: str = self.person.page.locator("body").aria_snapshot()
        self.heard |= {line.strip() for line in tree.splitlines() if line.strip().startswith("- paragraph:")}
        return tree

    def focus(self) -> str:
        """Role and name of the focused element; empty if nothing has focus."""
        focused = self.person.page.locator(":focus")
        return str(focused.aria_snapshot()).splitlines()[0] if focused.count() else ""

    def wait(self) -> None:
        self.person.wait_for_change()

    def tab_to(self, pattern: str) -> None:
        for _ in range(80):
            if re.search(pattern, self.focus()):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {pattern}")

    def wait_for(self, pattern: str) -> str:
        for _ in range(60):
            tree = self.listen()
            if re.search(pattern, tree):
                return tree
            self.wait()
        raise AssertionError(f"never heard {pattern}")

    def wait_until(self, so: Callable[[], bool]) -> None:
        for _ in range(60):
            if so():
                return
            self.wait()
        raise AssertionError("the condition never became true")

    def cards(self) -> dict[int, tuple[int, int]]:
        """The cards on the table with row and column, read from their names."""
        found = {}
        for match in PLACE.finditer(self.listen()):
            found[CARDS[match["name"]]] = (int(match["row"]), int(match["column"]))
        return found

    def go_to(self, row: int, column: int) -> bool:
        """Moves to a card with the arrow keys, skipping gaps."""
        tried: set[tuple[int, int, str]] = set()
        for _ in range(40):
            at = PLACE.search(self.focus())
            if at is None:
                return False
            here = int(at["row"]), int(at["column"])
            down, right = row - here[0], column - here[1]
            if (down, right) == (0, 0):
                return True
            upright = ["ArrowDown", "ArrowUp"] if down > 0 else ["ArrowUp", "ArrowDown"]
            sideways = ["ArrowRight", "ArrowLeft"] if right > 0 else ["ArrowLeft", "ArrowRight"]
            wanted = [upright[0]] * bool(down) + [sideways[0]] * bool(right) + sideways + upright
            key = next((key for key in wanted if (*here, key) not in tried), None)
            if key is None:
                return False
            tried.add((*here, key))
            self.press(key)
        return False


def test_a_screen_reader_user_plays_a_deal_with_the_keyboard_alone(people: People) -> None:
    person = people.come(name="Ana")
    rules = {"deck": "solid", "layout": 9, "no_set": "vote", "point_seconds": 30, "style": "announce"}
    table = StagedTable(person, "cards", ["Ana", "Ben"], seats=2, **rules)
    table.open()
    ear = Ear(person)

    def get_ready() -> None:
        ear.tab_to(f'button "{EN("web-ready")}"')
        ear.press("Enter")

    ear.wait_for(f'button "{EN("web-ready")}"')
    table.start(get_ready)
    ear.wait_for("gridcell")
    assert PLACE.search(ear.focus()), "focus was lost when the game began"
    while not table.game.is_over and len(table.game.state.players[0].won) < sample(6, 81):
        play_once(ear, table)
    while not table.game.is_over:
        let_ben_play(ear, table)
    # focus has moved to the result, which starts with the winner
    ear.wait_until(lambda: bool(re.search(r'heading ".*\bwins?\b|heading "You won', ear.focus())))
    # the keyboard opens the figures
    ear.tab_to(EN("web-figures"))
    ear.press("Enter")
    ear.wait_for('table:|table "')
    said = " ".join(ear.heard)
    assert "Your SET" in said, said
    assert re.search(r"New: \w+ \w+ \w+ \w+, row \d, column \d", said), said


def play_once(ear: Ear, table: StagedTable) -> None:
    """The player takes a SET and the opponent takes the next; if there is none, both say so."""
    cards = ear.cards()
    found = next(iter(find_sets(list(cards))), None)
    assert PLACE.search(ear.focus()), f"focus was lost: {ear.focus()}"
    if found is None:
        ear.press("Digit0")
        table.do(SayNoSet(seat=1))
    else:
        ear.press("Space")
        ear.wait_for("Your call")
        for card in found:
            assert ear.go_to(*cards[card]), (ear.focus(), card)
            ear.press("Enter")
        ear.wait_until(lambda: found[0] not in table.cards())
        if not table.game.is_over:
            ear.wait_for("Your SET")
        if not table.game.is_over and find_sets(table.cards()):
            table.do(CallSet(seat=1), PointCards(seat=1, cards=table.a_set()))
    ear.wait_until(lambda: table.game.is_over or set(ear.cards()) == set(table.cards()) != set(cards))


def let_ben_play(ear: Ear, table: StagedTable) -> None:
    """The opponent takes a SET; if there is none, both say so."""
    cards = table.cards()
    if find_sets(cards):
        table.do(CallSet(seat=1), PointCards(seat=1, cards=table.a_set()))
        return
    ear.wait_until(lambda: set(ear.cards()) == set(cards))
    ear.press("Digit0")
    table.do(SayNoSet(seat=1))
    ear.wait_until(lambda: table.game.is_over or table.cards() != cards)


def test_a_screen_reader_user_solves_a_puzzle_with_the_keyboard_alone(people: People) -> None:
    person = people.come(name="Ana")
    person.page.goto(made_table(person, game="puzzle", edition="easy", overrides={"number": 7}))
    ear = Ear(person)
    start = EN("web-puzzle-start")
    ear.wait_for(f'button "{start}"')
    ear.tab_to(f'button "{start}"')
    ear.press("Enter")
    ear.wait_for("gridcell")
    assert PLACE.search(ear.focus()), "focus was lost when the clock started"
    cards = ear.cards()
    sets = find_sets(list(cards))
    for left, found in zip(range(len(sets) - 1, -1, -1), sets, strict=True):
        for card in found:
            assert ear.go_to(*cards[card]), (ear.focus(), card)
            ear.press("Enter")
        if left:
            ear.wait_for(re.escape(EN("web-puzzle-left", sets=left)))
    ear.wait_for(f'heading "{re.escape(EN("web-puzzle-solved"))}"')
    assert "heading" in ear.focus(), ear.focus()


def test_hints_name_the_card_and_its_position(people: People) -> None:
    person = people.come()
    table = StagedTable(person, "cards", ["Ana"], seats=1, deck="solid", layout=12)
    table.open()
    table.start()
    ear = Ear(person)
    ear.wait_for("gridcell")
    ear.press("Digit9")
    # twelve of these cards always contain a SET
    ear.wait_for(re.escape(EN("web-hint-some")))
    for shown in (1, 2, 3):
        ear.press("Digit9")
        named = ear.wait_for(rf"Hint: (\w+ \w+ \w+ \w+, row \d, column \d(; |\.)){{{shown}}}")
        assert named
