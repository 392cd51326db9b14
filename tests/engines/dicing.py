"""A dice player in any browser engine."""

from __future__ import annotations

import json

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import WILD, Face
from tercet.core.dicegame.turn_search import best_turns
from tests.engines.page import Visitor

HAND = "[...document.querySelectorAll('[data-die]')].map(e => [Number(e.dataset.die), Number(e.dataset.face)])"
LAID = """[...document.querySelectorAll('[data-square][data-face]')].map(
  e => [e.dataset.square, Number(e.dataset.face), e.dataset.wild === 'true'])"""
NONE = "document.querySelector('.buttons:has(> .big) > .button:first-child:not([disabled])')"
ASKED = f"document.querySelector('.result, [data-act=turn], [data-act=extra]') || {NONE}"

KEEP_ALL = """(() => {
  document.querySelector('[data-act=extra] .button')?.click();
  return !document.querySelector('[data-act=extra]');
})()"""


def play_dice(person: Visitor) -> None:
    """A complete game against bots; a bot opens it, because the person says at every roll that they have no SET."""
    for _ in range(400):
        person.wait(ASKED)
        if person.has(".result"):
            return
        if person.tab.run(f"!!{NONE}"):
            before = json.dumps(person.tab.run(f"JSON.stringify({HAND})"))
            person.tab.run(f"{NONE}?.click()")
            person.wait(f"!{NONE} || JSON.stringify({HAND}) !== {before}")
        elif person.has("[data-act=extra]"):
            # the page ignores a press right after the one that ended the turn
            person.wait(KEEP_ALL)
        else:
            _play_turn(person)
            person.wait("!document.querySelector('[data-act=turn]')")
    raise AssertionError("the game does not end")


def _play_turn(person: Visitor) -> None:
    """Plays the best turn available, or passes."""
    hand = [(int(die), Face(int(face))) for die, face in person.tab.run(HAND)]
    laid = [Laid(Square(square), Face(int(face)), wild) for square, face, wild in person.tab.run(LAID)]
    turns = best_turns(Board.of(STANDARD, laid), [face for _, face in hand], 1)
    if not turns:
        _click(person, "[data-act=turn] .button", 0)
        person.press('dialog[open] [data-do="pass"]')
        return
    for one in turns[0][0]:
        die, shown = next(found for found in hand if found[1] == (WILD if one.wild else one.face))
        hand.remove((die, shown))
        person.press(f'[data-die="{die}"]')
        _click(person, f'[data-square="{one.square}"]', 0)
        if shown == WILD:
            person.press(f'.picker [data-choice="{one.face}"]')
    person.wait("![...document.querySelectorAll('[data-act=turn] .button')].at(-1).disabled")
    _click(person, "[data-act=turn] .button", -1)


def _click(person: Visitor, selector: str, place: int) -> None:
    """Clicks one of several elements, which may be outside the visible part of a small board."""
    person.tab.run(f"[...document.querySelectorAll({selector!r})].at({place}).click()")
