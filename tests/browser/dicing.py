"""Dice players at their browsers, in any language: what they see of the board, and turns played in their name."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from playwright.sync_api import expect

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import WILD, Face, find_openings
from tercet.core.dicegame.moves import best_turns
from tercet.core.dicegame.notation import parse_face
from tercet.locale import words
from tests.browser.people import PATIENCE, Person

T = TypeVar("T")
EN: Final = words("en")
LOOK: Final = 50
"""How often several pages are looked at for something that one of them will show, in milliseconds."""

SAID = """part => document.querySelector('.words')?.innerText
  .replace(/[\\u2060\\u2066-\\u2069]/g, '').includes(part)"""
"""Whether the table says something, ignoring the marks that keep a line of Hebrew in order."""

WHOLE = """() => {
  const words = document.querySelector('.words');
  return words.scrollHeight <= words.clientHeight + 1 || words.parentElement.querySelector('.all') !== null;
}"""
"""Whether all that is said fits, or else can be opened."""

KEPT = """() => JSON.parse(sessionStorage.getItem(`draft ${location.pathname.split('/').at(-1)}`))?.kept === true"""
"""Whether the table has answered that it keeps what is laid out."""


def hears(person: Person, *parts: str) -> None:
    for part in parts:
        person.wait_until(SAID, part)


def told(person: Person, message: str, **values: str | float) -> None:
    """Waits until the table says a sentence, in English."""
    hears(person, re.sub("[\u2060\u2066-\u2069]", "", EN(message, **values)))


def told_of(actor: Person, person: Person, message: str, **values: str | float) -> None:
    """Waits until somebody is told what `actor` did: whoever acted is spoken to, the others hear the name."""
    told(person, message, mine="yes" if person is actor else "no", **values)


def await_draft(person: Person) -> None:
    """Waits until the table has what lies on the board."""
    person.wait_until(KEPT)


def hand(person: Person) -> list[tuple[int, Face]]:
    """The dice in hand that are not placed yet, and what they show."""
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
    """Names a WILD, with one tap."""
    person.find(f'.picker [data-choice="{face}"]').click()


def take_up(person: Person, die: int, square: str) -> None:
    """Takes a die and taps a square with it, which may lie outside the visible part of a small board."""
    person.find(f'[data-die="{die}"]').click()
    person.find(f'[data-square="{square}"]').dispatch_event("click")


def replace(person: Person, die: int, square: str) -> None:
    """Puts a die in the place of a WILD, and says yes to the question that comes first (D12)."""
    take_up(person, die, square)
    person.find('dialog[open] [data-do="swap"][aria-disabled="false"]').click()


def place(person: Person, die: int, shown: Face, laid: Laid) -> None:
    take_up(person, die, laid.square)
    if shown == WILD:
        choose_face(person, laid.face)


def die_of(person: Person, face: str) -> tuple[int, Face]:
    """A die in hand that shows a face."""
    wanted = parse_face(face)
    return next((die, shown) for die, shown in hand(person) if shown == wanted)


def lay_out(person: Person, face: str, square: str) -> None:
    """Places a die of the hand on a square."""
    die, shown = die_of(person, face)
    place(person, die, shown, Laid(Square(square), shown))


def open_game(players: list[Person]) -> None:
    """The first to see a SET among their dice calls and lays it: the program rolls until somebody has one."""

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
    """The first of several people for whom something is so, as soon as it is, and what was found."""
    for _ in range(PATIENCE // LOOK):
        for person in players:
            what = found(person)
            if what is not None:
                return person, what
        players[0].page.wait_for_timeout(LOOK)
    raise AssertionError("it is so for nobody")


def place_now(person: Person) -> None:
    """Lays the opening as it stands on the emblem."""
    person.find('[data-act="arrange"] .button').last.click()


def at_turn(players: list[Person]) -> Person:
    """Who is asked for a turn, once the game is open."""
    return first_of(players, lambda person: person.find('[data-act="turn"]').count() or None)[0]


def propose(person: Person, turn: Sequence[Laid]) -> None:
    """Places dice of the hand on the squares of a turn."""
    rest = hand(person)
    for laid in turn:
        die, shown = next(found for found in rest if found[1] == (WILD if laid.wild else laid.face))
        rest.remove((die, shown))
        place(person, die, shown, laid)


def play_turn(person: Person) -> bool:
    """Plays the best turn there is, or passes; says whether dice were laid."""
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
    """Does what is asked of this person now, if anything; says whether dice were laid."""
    if person.find('[data-act="turn"]').count():
        return play_turn(person)
    if person.find('[data-act="extra"]').count():
        keep_all(person)
    return False


def pass_turn(person: Person) -> None:
    """Passes, and means it: one tap alone only asks."""
    person.find('[data-act="turn"] .button').first.click()
    person.find('dialog[open] [data-do="pass"]').click()


def keep_all(person: Person) -> None:
    person.find('[data-act="extra"] .button').first.click()


def propose_best(person: Person) -> None:
    """Places the best turn without playing it; if there is none, one die, against the rules."""
    held = hand(person)
    turns = best_turns(board(person), [face for _, face in held], 1)
    if not turns:
        die, shown = next((die, face) for die, face in held if face != WILD)
        place(person, die, shown, Laid(Square("d7"), shown))
    else:
        propose(person, turns[0][0])
    person.find(".words li").first.wait_for()
