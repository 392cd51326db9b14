"""Dice players in their browsers, in any language: reads their boards and plays their turns."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from playwright.sync_api import expect

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import WILD, Face, find_openings
from tercet.core.dicegame.notation import parse_face
from tercet.core.dicegame.turn_search import best_turns
from tercet.locale import words
from tests.browser.people import PATIENCE, Person

T = TypeVar("T")
EN: Final = words("en")
LOOK: Final = 50
"""Interval in milliseconds for polling several pages, one of which will change."""

SAID = """part => document.querySelector('.words')?.innerText
  .replace(/[\\u2060\\u2066-\\u2069]/g, '').includes(part)"""
"""Whether the table shows a sentence, ignoring Hebrew direction marks."""

WHOLE = """() => {
  const words = document.querySelector('.words');
  return words.scrollHeight <= words.clientHeight + 1 || words.parentElement.querySelector('.all') !== null;
}"""
"""Whether all text fits, or can be expanded."""

KEPT = """() => JSON.parse(sessionStorage.getItem(`draft ${location.pathname.split('/').at(-1)}`))?.kept === true"""
"""Whether the table has confirmed that it stored the draft."""


def hears(person: Person, *parts: str) -> None:
    for part in parts:
        person.wait_until(SAID, part)


def told(person: Person, message: str, **values: str | float) -> None:
    """Waits until the table shows a sentence, in English."""
    hears(person, re.sub("[\u2060\u2066-\u2069]", "", EN(message, **values)))


def told_of(actor: Person, person: Person, message: str, **values: str | float) -> None:
    """Waits until `person` reads what `actor` did: the actor reads "you", the others read the name."""
    told(person, message, mine="yes" if person is actor else "no", **values)


def await_draft(person: Person) -> None:
    """Waits until the table has stored the dice placed on the board."""
    person.wait_until(KEPT)


def hand(person: Person) -> list[tuple[int, Face]]:
    """Dice in the hand that aren't placed yet, and their faces."""
    told = person.find("[data-die]").evaluate_all(
        "all => all.map(e => [Number(e.dataset.die), Number(e.dataset.face)])"
    )
    return [(int(die), Face(int(face))) for die, face in told]


def board(person: Person) -> Board:
    told = person.find("[data-square][data-face]").evaluate_all(
        "all => all.map(e => [e.dataset.square, Number(e.dataset.face), e.dataset.wild === 'true'])"
    )
    return Board.of(STANDARD, [Laid(Square(square), Face(int(face)), wild) for square, face, wild in told])


def choose_face(person: Person, face: Face) -> None:
    """Chooses a WILD's face with one tap."""
    person.find(f'.picker [data-choice="{face}"]').click()


def take_up(person: Person, die: int, square: str) -> None:
    """Picks a die and taps a square, which may be outside the visible part of a small board."""
    person.find(f'[data-die="{die}"]').click()
    person.find(f'[data-square="{square}"]').dispatch_event("click")


def replace(person: Person, die: int, square: str) -> None:
    """Replaces a WILD with a die and confirms (D12)."""
    take_up(person, die, square)
    person.find('dialog[open] [data-do="swap"][aria-disabled="false"]').click()


def place(person: Person, die: int, shown: Face, laid: Laid) -> None:
    take_up(person, die, laid.square)
    if shown == WILD:
        choose_face(person, laid.face)


def die_of(person: Person, face: str) -> tuple[int, Face]:
    """A die in the hand that shows a face."""
    wanted = parse_face(face)
    return next((die, shown) for die, shown in hand(person) if shown == wanted)


def lay_out(person: Person, face: str, square: str) -> None:
    """Places a die from the hand on a square."""
    die, shown = die_of(person, face)
    place(person, die, shown, Laid(Square(square), shown))


def open_game(players: list[Person]) -> None:
    """Lets the first player with a SET call and lay it; the server rolls until someone has one."""

    def opener(person: Person) -> list[int] | None:
        held = hand(person)
        found = next(iter(find_openings([face for _, face in held])), None)
        return None if found is None else [held[place_in_hand][0] for place_in_hand, _ in found]

    person, dice = first_of(players, opener)
    person.find(".actions .big").click()
    person.find('[data-act="lay"]').wait_for()
    for die in dice:
        person.find(f'[data-die="{die}"]').click()
    place_now(person)
    expect(person.find("[data-square][data-face]")).to_have_count(3)


def first_of(players: list[Person], found: Callable[[Person], T | None]) -> tuple[Person, T]:
    """Waits until `found` returns a value for one of several people; returns that person and the value."""
    for _ in range(PATIENCE // LOOK):
        for person in players:
            what = found(person)
            if what is not None:
                return person, what
        players[0].page.wait_for_timeout(LOOK)
    raise AssertionError("found for nobody")


def place_now(person: Person) -> None:
    """Lays the opening on the emblem."""
    person.find('[data-act="arrange"] .button').last.click()


def at_turn(players: list[Person]) -> Person:
    """The player whose turn it is, once the game is open."""
    return first_of(players, lambda person: person.find('[data-act="turn"]').count() or None)[0]


def propose(person: Person, turn: Sequence[Laid]) -> None:
    """Places dice from the hand as a turn requires."""
    rest = hand(person)
    for laid in turn:
        die, shown = next(found for found in rest if found[1] == (WILD if laid.wild else laid.face))
        rest.remove((die, shown))
        place(person, die, shown, laid)


def play_turn(person: Person) -> bool:
    """Plays the best turn or passes; returns whether dice were laid."""
    held = hand(person)
    turns = best_turns(board(person), [face for _, face in held], 1)
    if not turns:
        pass_turn(person)
        return False
    turn, points = turns[0]
    propose(person, turn)
    hand_in = person.find('[data-act="turn"] .button').last
    expect(hand_in).to_be_enabled()
    if points > 1:
        expect(hand_in).to_contain_text(str(points))
    hand_in.click()
    expect(person.find(".square .mine")).to_have_count(0)
    return True


def act(person: Person) -> bool:
    """Does whatever the page asks of this person now; returns whether dice were laid."""
    if person.find('[data-act="turn"]').count():
        return play_turn(person)
    # by the time of a click, an earlier one may have been answered
    person.page.evaluate("""document.querySelector('[data-act="extra"] .button')?.click()""")
    if person.find('[data-act="call"] .button:first-child:enabled').count():
        person.page.keyboard.press("0")
    return False


def pass_turn(person: Person) -> None:
    """Passes and confirms; a single tap only opens the question."""
    person.find('[data-act="turn"] .button').first.click()
    person.find('dialog[open] [data-do="pass"]').click()


def keep_all(person: Person) -> None:
    person.find('[data-act="extra"] .button').first.click()


def propose_best(person: Person) -> None:
    """Places the best turn without playing it; if no turn is legal, places a single die illegally."""
    held = hand(person)
    turns = best_turns(board(person), [face for _, face in held], 1)
    if not turns:
        die, shown = next((die, face) for die, face in held if face != WILD)
        place(person, die, shown, Laid(Square("d7"), shown))
    else:
        propose(person, turns[0][0])
    person.find(".words li").first.wait_for()
