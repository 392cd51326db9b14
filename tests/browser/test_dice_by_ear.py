"""A blind player plays dice, using only the accessibility tree and the keyboard."""

from __future__ import annotations

import re
from itertools import product, takewhile

import pytest

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.commands import ChooseExtra, PassTurn, Placing, PlayDice
from tercet.core.dicegame.dice import DICE, WILD, Face
from tercet.core.dicegame.notation import parse_face
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.engine.game import Command
from tercet.locale import words
from tests.browser.people import People
from tests.browser.staged import StagedTable
from tests.browser.test_by_ear import Ear
from tests.series import sample

pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")
EN = words("en")

NAMES = {
    EN("dice-face", number=number, colour=colour, shape=shape): parse_face(f"{number}{colour[0]}{letter}".upper())
    for number, colour, (shape, letter) in product(
        (1, 2, 3), ("red", "green", "purple"), (("oval", "O"), ("squiggle", "Q"), ("diamond", "D"))
    )
}
"""Faces by their spoken names."""
LYING = re.compile(r'gridcell "(?P<wild>WILD for )?(?P<face>\w+ \w+ \w+) on (?P<square>[a-k]\d+)"')
BUTTON = re.compile(r'button "([^"]+)"')
SQUARE = re.compile(r"\b([a-k]1?\d)\b")


def hand(ear: Ear) -> list[Face]:
    """The player's dice, in the order of the digits that pick them."""
    said = ear.listen().partition('list "hand of')[2]
    assert said, "the hand is not announced"
    named = takewhile(lambda name: name in NAMES or name == EN("dice-wild"), BUTTON.findall(said))
    return [NAMES.get(name, WILD) for name in named]


def board(ear: Ear) -> Board:
    told = LYING.finditer(ear.listen())
    return Board.of(
        STANDARD, [Laid(Square(found["square"]), NAMES[found["face"]], bool(found["wild"])) for found in told]
    )


def walk_to(ear: Ear, square: str) -> None:
    """Moves over the squares with the arrow keys; each position is announced."""
    for _ in range(30):
        at = SQUARE.search(ear.focus())
        assert at, f"focus is not on the board: {ear.focus()}"
        right = ord(square[0]) - ord(at[1][0])
        up = int(square[1:]) - int(at[1][1:])
        if not right and not up:
            return
        ear.press("ArrowRight" if right > 0 else "ArrowLeft" if right else "ArrowUp" if up > 0 else "ArrowDown")
    raise AssertionError(f"no way to {square}")


def play_best(ear: Ear) -> int:
    """Places and plays the best turn with the announced dice; returns its score."""
    held = hand(ear)
    turn, points = best_turns(board(ear), held, 1)[0]
    for laid in turn:
        place = held.index(WILD if laid.wild else laid.face)
        held[place] = Face(-1)
        ear.press(f"Digit{place + 1}")
        walk_to(ear, laid.square)
        ear.press("Enter")
        if laid.wild:
            name = next(name for name, face in NAMES.items() if face == laid.face)
            ear.wait_for(rf'dialog "{EN("web-dice-wild-on", square=laid.square)}"')
            ear.tab_to(rf'button "{name}')
            ear.press("Enter")
        ear.wait_for(rf'gridcell "[^"]* on {laid.square}, new[;"]')
    strike(ear, "KeyP", EN("web-dice-hand-in", points=points))
    return points


def strike(ear: Ear, key: str, button: str) -> None:
    """Presses the key of a button once the button is enabled."""
    ear.wait_for(rf'button "{button}[^\n]*"(?! \[disabled)')
    ear.press(key)


def let_ben(ear: Ear, table: StagedTable, command: Command) -> None:
    """Lets the opponent act as soon as that is legal."""
    ear.wait_until(lambda: table.game.allows(command))
    table.do(command)


def bens_best_turn(table: StagedTable) -> PlayDice:
    """The best turn with the opponent's dice."""
    held = list(table.game.state.players[1].dice)
    placings = []
    for laid in best_turns(table.game.state.board, [die.face for die in held], 1)[0][0]:
        die = next(die for die in held if die.face == (WILD if laid.wild else laid.face))
        held.remove(die)
        placings.append(Placing(die.die, laid.square, laid.face if laid.wild else None))
    return PlayDice(seat=1, dice=tuple(placings))


def test_a_screen_reader_user_wins_a_dice_game_with_the_keyboard_alone(people: People) -> None:
    person = people.come(name="Ana")
    rules = {"stalemate": 1, "turn_seconds": 600, "arrange_seconds": 60, "opening_seconds": 300, "extra_seconds": 120}
    table = StagedTable(person, "dice", ["Ana", "Ben"], seats=2, **rules)
    table.load(0, "1RO " * DICE)
    table.load(0, "1RO 2RO 3RO * 1GO")
    table.load(5, "2GD 3PQ 1GQ 2PD 1RO")
    table.open()
    ear = Ear(person)

    def get_ready() -> None:
        ear.tab_to(f'button "{EN("web-ready")}"')
        ear.press("Enter")

    ear.wait_for(f'button "{EN("web-ready")}"')
    table.start(get_ready)
    ear.wait_for("hand of")

    # the opening: pick three dice by digit, call, and lay them
    assert hand(ear)[:3] == [parse_face(face) for face in ("1RO", "2RO", "3RO")]
    ear.press("Digit1", "Digit2", "Digit3", "Space")
    ear.wait_for(re.escape(EN("web-dice-arrange")))
    ear.press("KeyP")
    ear.wait_for(r"You open with 3 points. Row \W*e6\W+g6\W*: 3")
    ear.wait_until(lambda: table.game.allows(PassTurn(seat=1)))
    table.do(bens_best_turn(table))
    # other players' turns are announced with their points
    ear.wait_for(r"Ben\W*: \d+ points. (Row|Column)")

    score = 3
    for _ in range(sample(1, 2)):
        ear.wait_for(re.escape(EN("web-dice-extra")))
        strike(ear, "Digit0", EN("web-dice-keep"))
        let_ben(ear, table, ChooseExtra(seat=1))
        ear.wait_for(re.escape(EN("web-dice-your-turn")))
        score += play_best(ear)
        ear.wait_for(r"You scored \d+ points\. (Row|Column)")
        assert ear.focus(), "focus was lost after a turn"
        let_ben(ear, table, PassTurn(seat=1))
        ear.wait_for(r"Ben\W* passes")
    ear.wait_for(re.escape(EN("web-dice-extra")))
    strike(ear, "Digit0", EN("web-dice-keep"))
    let_ben(ear, table, ChooseExtra(seat=1))
    ear.wait_for(re.escape(EN("web-dice-your-turn")))
    strike(ear, "Digit0", EN("web-dice-pass"))
    ear.wait_for(re.escape(EN("web-dice-pass-plain-title")))
    ear.press("Tab", "Tab", "Tab", "Enter")
    let_ben(ear, table, PassTurn(seat=1))
    # focus has moved to the result, which starts with the winner
    ear.wait_for(f'heading "{EN("web-you-won")}"')
    assert f'heading "{EN("web-you-won")}"' in ear.focus(), ear.focus()
    assert str(score) in ear.listen()
    ear.wait_for("nobody played a turn")
