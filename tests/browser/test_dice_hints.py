"""Hints at a dice table: what a player against a bot sees of them."""

from __future__ import annotations

import pytest

from tercet.core.dicegame.commands import ChooseExtra, PassTurn
from tests.browser.people import People, Person
from tests.browser.staged import StagedTable
from tests.series import sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect
dicing = pytest.importorskip("tests.browser.dicing")

MARKED = ".hand .hint-mark"
SQUARES = "[data-hinted]"

INSIDE = """() => {
  const lens = document.querySelector('.lens').getBoundingClientRect();
  return [...document.querySelectorAll('[data-hinted]')].every(square => {
    const box = square.getBoundingClientRect();
    return box.left >= lens.left - 1 && box.right <= lens.right + 1
      && box.top >= lens.top - 1 && box.bottom <= lens.bottom + 1;
  });
}"""
"""Whether all marked squares are in view."""


def ask(person: Person) -> None:
    person.find(".actions .hint").click()


def spoken(person: Person, part: str) -> None:
    """Waits until a screen reader is told what a hint shows."""
    expect(person.find('[data-said="hint"]')).to_contain_text(part)


@pytest.mark.parametrize("size", sample([(390, 844)], [(390, 844), (1280, 720)]))
def test_D19_a_player_asks_twice_in_the_opening_and_in_a_turn_against_a_bot(
    people: People, size: tuple[int, int]
) -> None:
    ana = people.come(size)
    rules = {"opening_seconds": 300, "turn_seconds": 600, "extra_seconds": 120}
    table = StagedTable(ana, "dice", ["Ana", "Ben"], seats=2, bots=[1], **rules)
    table.load(0, "1RO 2RO 3RO 1GD 2PQ 1GO 2GO 3GO")
    table.open()
    table.start()
    ana.find("[data-die]").first.wait_for()

    ask(ana)
    dicing.told(ana, "web-dice-hint", shown="set", dice=0)
    expect(ana.find(MARKED)).to_have_count(0)
    ask(ana)
    dicing.told(ana, "web-dice-hint", shown="die", dice=1)
    expect(ana.find(MARKED)).to_have_count(1)
    dicing.open_game([ana])
    expect(ana.find(MARKED)).to_have_count(0)

    table.until(lambda: table.game.allows(PassTurn(seat=1)))
    table.do(PassTurn(seat=1))
    ana.find('[data-act="extra"]').wait_for()
    expect(ana.find(".actions .hint")).to_have_count(0)
    dicing.keep_all(ana)
    table.until(lambda: table.game.allows(ChooseExtra(seat=1)))
    table.do(ChooseExtra(seat=1))
    ana.find('[data-act="turn"]').wait_for()

    ask(ana)
    expect(ana.find(MARKED)).not_to_have_count(0)
    dice = ana.find(MARKED).count()
    dicing.told(ana, "web-dice-hint", shown="turn", dice=dice)
    spoken(ana, "Dice to use: ")
    expect(ana.find(SQUARES)).to_have_count(0)
    ana.page.keyboard.press("Digit9")
    expect(ana.find(SQUARES)).to_have_count(dice)
    dicing.told(ana, "web-dice-hint", shown="turn-on", dice=dice)
    assert ana.page.evaluate(INSIDE)
    # there are no more: the table says so, and the marks stay
    ask(ana)
    dicing.told(ana, "refusal-no-more-hints")
    expect(ana.find(SQUARES)).to_have_count(dice)

    assert dicing.play_turn(ana)
    expect(ana.find(f"{MARKED}, {SQUARES}")).to_have_count(0)
    assert table.game.state.players[0].hints == 4
