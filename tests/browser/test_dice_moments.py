"""What a dice table shows and allows, with loaded dice: four people on phones and desktops, in two languages."""

from __future__ import annotations

import re

import pytest

from tercet.core.dicegame.dice import DICE
from tercet.core.dicegame.notation import parse_face
from tests.browser.loaded import LoadedDice
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.reach import walk
from tests.browser.stage import new_table
from tests.series import LONG

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect
dicing = pytest.importorskip("tests.browser.dicing")
hears, die_of, lay_out = dicing.hears, dicing.die_of, dicing.lay_out

TALL = (412, 915)

TUMBLES = """window.tumbles = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches('.picture')) window.tumbles += 1;
  return animate.apply(this, how);
};"""
"""Counts the dice whose roll is animated."""

COVERED = """() => {
  const lens = document.querySelector('.lens').getBoundingClientRect();
  const inside = box => box.left >= lens.left - 1 && box.right <= lens.right + 1
    && box.top >= lens.top - 1 && box.bottom <= lens.bottom + 1;
  return [...document.querySelectorAll('[data-square]')].filter(square => {
    const box = square.getBoundingClientRect();
    const at = [[.5, .5], [.1, .1], [.9, .9]].map(([x, y]) =>
      document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
    return inside(box) && at.some(found => found?.closest('[data-square]') !== square);
  }).map(square => square.dataset.square);
}"""
"""Visible squares that are partly covered."""

HIDING = """() => {
  const lens = document.querySelector('.lens').getBoundingClientRect();
  const symbols = [...document.querySelectorAll('.board .symbol')].map(e => e.getBoundingClientRect());
  const marks = [...document.querySelectorAll('.board .badge, .board .chip')];
  const wrong = marks.filter(mark => {
    const a = mark.getBoundingClientRect();
    const cut = a.left < lens.left - .5 || a.right > lens.right + .5
      || a.top < lens.top - .5 || a.bottom > lens.bottom + .5;
    // a badge is round: its corners hide nothing
    const r = Math.min(a.width, a.height) / 2;
    const hides = b => {
      const x = Math.max(b.left, Math.min(a.left + a.width / 2, b.right));
      const y = Math.max(b.top, Math.min(a.top + a.height / 2, b.bottom));
      const far = Math.max(0, Math.abs(x - a.left - a.width / 2) - (a.width / 2 - r));
      return Math.hypot(far, y - a.top - a.height / 2) < r - 1;
    };
    // two marks may touch, but not lie on each other
    const over = marks.some(other => other !== mark && hides(other.getBoundingClientRect()));
    return cut || over || symbols.some(hides);
  });
  return { marks: marks.length, wrong: wrong.map(mark => mark.className + mark.dataset.text) };
}"""
"""Marks on the dice, and which of them hide a symbol or another mark, or are cut off."""

CUT = """() => [...document.querySelectorAll('.player .name bdi')].filter(e =>
  e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2
).concat([...document.querySelectorAll('.player .note, .player .mark')].filter(e => {
  const [inner, outer] = [e.getBoundingClientRect(), e.closest('.marks').getBoundingClientRect()];
  return e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display === 'block'
    || inner.left < outer.left - 1 || inner.right > outer.right + 1
    || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
})).map(e => e.textContent)"""
"""Names of players, and notes beside them, that are cut off."""

WITHIN = """element => {
  const box = element.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + .5 && box.bottom <= innerHeight + .5;
}"""


def centre(person: Person, selector: str) -> tuple[float, float]:
    box = person.find(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """Real touch input, as the browser reports it."""

    def __init__(self, person: Person) -> None:
        self._session = person.context.new_cdp_session(person.page)

    def _send(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Puts a finger down and moves it; `lift` releases it."""
        self._send("touchStart", start)
        for part in (0.2, 0.5, 0.8, 1):
            self._send("touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))

    def lift(self) -> None:
        self._send("touchEnd")


@pytest.mark.skipif(not LONG, reason="a second complete dice game")
def test_four_people_see_everything_that_happens_at_a_dice_table(dice_people: tuple[People, LoadedDice]) -> None:
    people, dice = dice_people
    ana, ben = people.come(PHONE, name="Ana"), people.come(DESK, name="Benjamin", language="he", dark=True)
    cyd, dan = people.come(TALL, name="Cyd", language="he"), people.come(DESK, name="Dan", still=False)
    everyone = [ana, ben, cyd, dan]
    for person in everyone:
        person.page.add_init_script(TUMBLES)
    dice.show(0, "1RO 2RO 3RO 3GQ 1GD")
    dice.show(5, "2GD 3PQ * 1GO 1GO")
    dice.show(10, "2GO 2PO 1RQ 3RD 2GD")
    dice.show(15, "3GO 3PO 1RQ 3RD 2GD")
    # a fixed roll: no two of these dice complete the illegal turn
    dice.show(20, "1RO " * (DICE - 20))
    rules = {"turn_seconds": 600, "point_seconds": 30, "opening_seconds": 300, "extra_seconds": 120, "stalemate": 2}
    new_table(ana, game="dice", seats=4, overrides=rules)
    for person in everyone[1:]:
        person.sit(ana.page.url)
    for person in everyone:
        person.get_ready()
    for person in everyone:
        person.find("[data-die]").first.wait_for()
        expect(person.find(".player")).to_have_count(4)
        assert all(person.find(".player").evaluate_all(f"all => all.map({WITHIN})")), "every player is visible"
        assert person.page.evaluate(COVERED) == []
    # people with reduced motion see no animation
    assert [person.page.evaluate("tumbles > 0") for person in everyone] == [False, False, False, True]

    opening(ana, cyd)
    for person in everyone:
        expect(person.find("[data-square][data-face]")).to_have_count(3)
        hears(person, "e6–g6: 3")
        expect(person.find('[data-seat="0"] .note')).to_have_count(1)
        assert person.page.evaluate(HIDING) == {"marks": 1, "wrong": []}
    hears(ana, "You open with 3 points. Row e6–g6: 3 points", "Benjamin’s turn")
    expect(ana.find('[data-seat="2"]')).to_contain_text("next")
    for person in everyone:
        assert person.page.evaluate(CUT) == []

    # a row with a new WILD, a longer run, and a bonus square: every part of the score, for everybody
    lay_out(ben, "2GD", "c6")
    lay_out(ben, "3PQ", "d6")
    # faces that make the turn legal come first, with their points; the chosen one appears on the die
    dicing.take_up(ben, die_of(ben, "*")[0], "b6")
    best = ben.find(".picker [data-choice]").first
    assert best.get_attribute("data-choice") == str(parse_face("1RO"))
    expect(best).to_contain_text("6")
    expect(ben.find(".picker [data-choice]")).to_have_count(27)
    best.click()
    hears(ben, "b6–d6: שתי נקודות")
    # a reload keeps the placed dice, and the score of the last turn
    ben.page.reload()
    expect(ben.find(".square .mine")).to_have_count(3)
    ben.find('[data-square="b6"]').click()
    expect(ben.find(".picker [data-choice][aria-pressed=true]")).to_have_count(1)
    ben.page.keyboard.press("Escape")
    cyd.page.reload()
    hears(cyd, "e6–g6: 3")
    ben.find('[data-act="turn"] .button').last.click()
    for person in everyone:
        hears(person, "b6–d6: ", "c6–e6: 3", "c6: ", "WILD", "6")
        assert person.page.evaluate(HIDING) == {"marks": 4, "wrong": []}
        assert person.page.evaluate(COVERED) == []
    added = "(a WILD you add scores nothing)"
    hears(ana, f"Benjamin: 6 points. Row b6–d6: 2 points {added} · Row c6–e6: 3 points · Bonus c6: one point")

    two_dice_by_finger(cyd)
    hears(ana, "Cyd: 3 points. Column f6–f8: 3")
    three_dice_by_key(dan)
    hears(ana, "Dan: 3 points. Column g6–g8: 3")

    # the extra roll: which dice were rerolled, and their new faces
    die, _ = die_of(ana, "3GQ")
    dice.show(die, "1RO")
    ana.find(f'[data-die="{die}"]').click()
    ana.find('[data-act="extra"] .button').last.click()
    for person in everyone[1:]:
        dicing.keep_all(person)
    hears(dan, "You scored 3 points", "Ana rolled again: three green squiggles, now one red oval.")
    hears(dan, "You kept all your dice. Benjamin, Cyd kept all their dice.")

    swap_and_mistakes(ana, dice)
    hears(dan, "Ana replaces the WILD on b6.", "The freed die shows three purple diamonds.")
    assert dan.page.evaluate("tumbles") > 20

    # everybody passes: one more round with a warning; then the game is over, and everybody reads why
    for person in everyone:
        dicing.pass_turn(dicing.at_turn([person]))
    hears(ana, "If nobody does this time, the game ends")
    for person in everyone:
        expect(person.find(".words .warning")).to_be_visible()
        dicing.pass_turn(dicing.at_turn([person]))
    for person in everyone:
        expect(person.find(".result h1")).to_be_visible()
        expect(person.find(".result li svg")).to_have_count(1)
    expect(ana.find(".result")).to_contain_text("nobody played a turn for")
    dan.find(".result summary").first.click()
    sheet = [row.split() for row in dan.find(".result tr").all_inner_texts()]
    assert [row[1:] for row in sheet] == [
        ["Ana", "Benjamin", "Cyd", "Dan"],
        ["3", "6", "3", "3"],
        ["0"] * 4,
        ["0"] * 4,
        ["3", "6", "3", "3"],
    ]


def opening(ana: Person, cyd: Person) -> None:
    """A wrong call says which feature fails and removes the buttons; then a right one."""
    cyd.find(".actions .big").click()
    cyd.find('[data-act="lay"]').wait_for()
    for face in ("2GO", "2PO", "1RQ"):
        cyd.find(f'[data-die="{die_of(cyd, face)[0]}"]').click()
    hears(ana, "Cyd: that is not a SET", "two have two symbols", "two have ovals")
    expect(cyd.find('[data-act="call"] .button:enabled')).to_have_count(0)
    expect(ana.find('[data-seat="2"]')).to_contain_text("wrong call")
    assert ana.page.evaluate(CUT) == []
    # three dice picked before the call are sent with it; then there is time to reorder them
    for face in ("3RO", "2RO", "1RO"):
        ana.find(f'[data-die="{die_of(ana, face)[0]}"]').click()
    ana.find(".actions .big").click()
    ana.find('[data-act="arrange"]').wait_for()
    expect(cyd.find(".square .mine")).to_have_count(3)
    ana.find('[data-square="e6"] .mine').drag_to(ana.find('[data-square="g6"]'))
    three = [die_of(ana, face)[0] for face in ("1RO", "2RO", "3RO")]
    for place_in_order, die in enumerate(three, 1):
        expect(ana.find(f'[data-die="{die}"] .number')).to_have_text(str(place_in_order))
    dicing.place_now(ana)


def two_dice_by_finger(cyd: Person) -> None:
    """On a phone: the first of two dice is no error, placed dice can be dragged, and the target square lights up."""
    cyd.find('[data-act="turn"]').wait_for()
    lay_out(cyd, "2GO", "f7")
    expect(cyd.find(".words .open")).to_have_count(1)
    expect(cyd.find(".words .bad, .square.faulty")).to_have_count(0)
    finger = Finger(cyd)
    die, _ = die_of(cyd, "2PO")
    finger.drag(centre(cyd, f'[data-die="{die}"]'), centre(cyd, '[data-square="e7"]'))
    expect(cyd.find(".square.aimed")).to_have_attribute("data-square", "e7")
    expect(cyd.find(".ruler .marked")).to_have_count(2)
    finger.lift()
    expect(cyd.find('[data-square="e7"] .mine')).to_have_count(1)
    finger.drag(centre(cyd, '[data-square="e7"]'), centre(cyd, '[data-square="f8"]'))
    expect(cyd.find(".square.aimed")).to_have_attribute("data-square", "f8")
    finger.lift()
    expect(cyd.find('[data-square="f8"] .mine')).to_have_count(1)
    expect(cyd.find('[data-square="e7"] .mine')).to_have_count(0)
    hears(cyd, "f6–f8: 3")
    assert cyd.page.evaluate(HIDING) == {"marks": 1, "wrong": []}
    # released off the board, a die returns to the hand; a tap does the same
    finger.drag(centre(cyd, '[data-square="f8"]'), centre(cyd, ".actions"))
    finger.lift()
    expect(cyd.find(".square .mine")).to_have_count(1)
    lay_out(cyd, "2PO", "f8")
    cyd.find('[data-act="turn"] .button').last.click()
    expect(cyd.find('[data-act="turn"]')).to_have_count(0)


def three_dice_by_key(dan: Person) -> None:
    """With the keyboard alone: dice, squares, the confirmation of a pass that discards a turn, and the turn itself."""
    dan.find('[data-act="turn"]').wait_for()
    keys = dan.page.keyboard
    for face, steps in (("3GO", ("ArrowRight", "ArrowUp")), ("3PO", ("ArrowUp",))):
        keys.press(f"Digit{[shown for _, shown in dicing.hand(dan)].index(parse_face(face)) + 1}")
        for step in steps:
            keys.press(step)
        keys.press("Enter")
    hears(dan, "g6–g8: 3")
    keys.press("Digit0")
    expect(dan.find("dialog[open]")).to_contain_text("worth 3 points")
    keys.press("Escape")
    expect(dan.find("dialog[open]")).to_have_count(0)
    keys.press("KeyP")
    expect(dan.find('[data-act="turn"]')).to_have_count(0)
    dan.wait_until("() => document.activeElement !== document.body")
    assert dan.page.evaluate("document.activeElement.closest('main') !== null"), "keyboard focus stays at the table"


def swap_and_mistakes(ana: Person, dice: LoadedDice) -> None:
    """A refused swap covers nothing and disappears with the next action; an illegal line says where and why."""
    ana.find('[data-act="turn"]').wait_for()
    die, _ = die_of(ana, "1GD")
    dicing.take_up(ana, die, "b6")
    expect(ana.find(".words .notice")).to_be_visible()
    expect(ana.find(".words")).to_contain_text("Your turn")
    dicing.take_up(ana, die, "h6")
    expect(ana.find(".words .notice")).to_have_count(0)
    hears(
        ana,
        "The die on h6 is not in a new SET.",
        "f6–h6: ",
        "two are red, one is green",
        "two have ovals, one has diamonds",
    )
    expect(ana.find(".square.faulty")).to_have_attribute("data-square", "h6")
    ana.wait_until(dicing.WHOLE)
    # on a short screen four reasons don't fit, but can still be read
    size = ana.page.viewport_size
    ana.resize((844, 390))
    ana.find(".row .all").click()
    expect(ana.find("dialog[open]")).to_contain_text("two have ovals, one has diamonds")
    ana.page.keyboard.press("Escape")
    assert size is not None
    ana.resize((size["width"], size["height"]))
    ana.find('[data-act="turn"] .round').click()
    freed = 7
    dice.show(freed, "3PD")
    dicing.replace(ana, die_of(ana, "1RO")[0], "b6")
    expect(ana.find(f'[data-die="{freed}"]')).to_have_count(1)


def test_faces_of_two_and_three_wilds_take_one_tap_each_and_appear_on_the_dice(
    dice_people: tuple[People, LoadedDice],
) -> None:
    people, dice = dice_people
    ana, ben = people.come(PHONE, name="Ana"), people.come(DESK, name="Ben")
    dice.show(0, "* * 1RO 2GD 3PQ")
    dice.show(5, "* * * 2GD 1GO")
    rules = {"turn_seconds": 600, "point_seconds": 30, "arrange_seconds": 60, "opening_seconds": 300}
    new_table(ana, game="dice", seats=2, overrides=rules)
    ben.sit(ana.page.url)
    for person in (ana, ben):
        person.get_ready()
    ana.find("[data-die]").first.wait_for()

    # in the opening the other WILD adapts to the changed one
    for die in (0, 1, 2):
        ana.find(f'[data-die="{die}"]').click()
    ana.find(".actions .big").click()
    shows(ana, e6="one red oval", f6="one red oval", g6="one red oval")
    before = ana.page.evaluate(BOARD)
    ana.find('[data-square="e6"]').click()
    expect(ana.find(".picker .points")).to_have_count(27)
    choosing_covers_nothing(ana, before, {"e6", "f6", "g6"})
    expect(ana.find(".picker [aria-pressed=true]")).to_have_attribute("data-choice", str(parse_face("1RO")))
    dicing.choose_face(ana, parse_face("2RO"))
    shows(ana, e6="two red ovals", f6="three red ovals", g6="one red oval")
    shows(ben, e6="two red ovals", f6="three red ovals", g6="one red oval")
    dicing.place_now(ana)
    hears(ben, "Ana opens with one point. Row e6–g6: one point (WILDs you add score nothing)")

    # in a turn, fitting faces come first, with their points
    ben.find('[data-act="turn"]').wait_for()
    before = ben.page.evaluate(BOARD)
    dicing.take_up(ben, 5, "g7")
    expect(ben.find(".picker")).to_contain_text("No face makes a legal turn yet")
    choosing_covers_nothing(ben, before, {"e6", "f6", "g6", "g7"})
    # a WILD without a face can still be moved to another square
    ben.find('[data-square="h8"]').click()
    expect(ben.find(".square .mine")).to_have_count(1)
    ben.find('[data-square="g7"]').click()
    shows(ben, g7="WILD")
    dicing.choose_face(ben, parse_face("1GO"))
    for die, square, face in ((6, "g8", "1PO"), (7, "g9", "1RO")):
        dicing.take_up(ben, die, square)
        take_first(ben, face, "+1")
    shows(ben, g7="one green oval", g8="one purple oval", g9="one red oval")
    hears(ben, "g6–g8: one point", "g7–g9: no points")
    # after a change to a face that doesn't fit, the other WILD offers the faces that fit now
    ben.find('[data-square="g7"]').click()
    expect(ben.find(".picker [aria-pressed=true]")).to_have_attribute("data-choice", str(parse_face("1GO")))
    expect(ben.find(".picker .points")).to_have_count(1)
    dicing.choose_face(ben, parse_face("1RO"))
    expect(ben.find(".square.faulty")).not_to_have_count(0)
    ben.find('[data-square="g8"]').click()
    take_first(ben, "1RO", "+1")
    shows(ben, g7="one red oval", g8="one red oval", g9="one red oval")
    expect(ben.find(".square.faulty")).to_have_count(0)
    ben.find('[data-act="turn"] .button').last.click()
    added = "(WILDs you add score nothing)"
    hears(ana, f"Ben: one point. Column g6–g8: one point {added} · Column g7–g9: no points {added}")


def choosing_covers_nothing(person: Person, before: object, squares: set[str]) -> None:
    """While a face is being chosen, the board stays put, and squares and faces can be pressed at every size."""
    assert person.page.evaluate(BOARD) == before
    assert set(person.page.evaluate(FREE)) >= squares
    assert walk(person) == []


BOARD = """() => ['.lens', '[data-square=f6]'].map(part => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
"""Positions of the board and of a square on it."""
FREE = """() => [...document.querySelectorAll('[data-square]')].filter(square => {
  const { left, top, right, bottom } = square.getBoundingClientRect();
  const at = [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]];
  return at.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.lens'));
}).map(square => square.dataset.square)"""
"""Squares that nothing covers."""


def shows(person: Person, **faces: str) -> None:
    for square, face in faces.items():
        expect(person.find(f'[data-square="{square}"]')).to_have_attribute("aria-label", re.compile(face))


def take_first(person: Person, face: str, points: str) -> None:
    """Chooses the first face offered, which must be this one with these points."""
    first = person.find(".picker [data-choice]").first
    expect(first).to_have_attribute("data-choice", str(parse_face(face)))
    expect(first).to_contain_text(points)
    first.click()
