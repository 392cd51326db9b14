"""The rules of one dice table as a page of text, in the reader's language, from the fields of the rule set."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

from tercet.core.dicegame.board import STANDARD
from tercet.core.dicegame.dice import Face, check_faces
from tercet.core.dicegame.rules import DICE_RULES, DiceRules
from tercet.core.dicegame.scoring import explain
from tercet.locale import Words
from tercet.render.dice_names import capitalized, explanation_lines, face_name, finding, laid_name
from tercet.render.examples import DICE_CHANCE, dice_near_misses, dice_sets, dice_turns
from tercet.render.rules import example_line, examples_part

SECTIONS: Final = (
    "aim",
    "dice",
    "set",
    "board",
    "players",
    "start",
    "opening",
    "turn",
    "lines",
    "score",
    "wild",
    "swap",
    "round",
    "end",
    "leaving",
    "hints",
)
"""The sections of the page in order."""


def dice_rules_text(rules: DiceRules, words: Words) -> str:
    """Writes the table's rules: a title, the host's changes, and a section for each part (D1 to D19)."""
    values = _values(rules)
    parts = [f"# {words('dice-rules-title')}", words("dice-rules-book")]
    # the section on the players states the number of seats, so it is not listed as a changed rule
    if changes := [field for field in rules.overrides(DICE_RULES) if field != "seats"]:
        fields = [words(f"dice-rules-field-{field.replace('_', '-')}") for field in changes]
        parts.append(words("dice-rules-changes", fields=words.join(fields)))
    for section in SECTIONS:
        parts.append(f"## {words(f'dice-rules-{section}-title')}")
        lines = words(f"dice-rules-{section}", **values).split("\n")
        parts += [re.sub(" {2,}", " ", line).strip(" ") for line in lines]
        if section in _ADDED:
            parts += _ADDED[section](rules, words)
    return "\n\n".join(parts) + "\n"


def _set_examples(rules: DiceRules, words: Words) -> list[str]:
    """Lists SETs and near misses of dice, each with its check (D1)."""
    chance = random.Random(DICE_CHANCE)

    def line(faces: tuple[Face, Face, Face]) -> str:
        return example_line([face_name(face, words) for face in faces], check_faces(*faces), finding, words)

    return examples_part(words, [line(faces) for faces in dice_sets(chance)], map(line, dice_near_misses(chance)))


def _bonus_squares(rules: DiceRules, words: Words) -> list[str]:
    """Lists the bonus squares of this board and their points (D3, D10)."""
    squares: dict[int, list[str]] = {}
    for square, points in rules.layout.bonuses.items():
        squares.setdefault(points, []).append(square)
    groups = [
        words("dice-rules-bonus", points=points, squares=words.join(squares[points])) for points in sorted(squares)
    ]
    return [words("dice-rules-bonuses", groups=words.clauses(groups))] if groups else []


def _turn_examples(rules: DiceRules, words: Words) -> list[str]:
    """Lists turns on this board, and why each is or is not legal under this table's rules (D6 to D10)."""
    board, turns = dice_turns(rules.layout)
    legal, illegal = [f"### {words('dice-rules-examples-legal')}"], [f"### {words('dice-rules-examples-not-legal')}"]
    lying = words.join([laid_name(laid, words) for laid in board])
    for turn in turns:
        explanation = explain(board, turn, rules.scoring)
        placed = capitalized(words.join([laid_name(laid, words) for laid in turn]))
        lines = [line.strip(" .") for line in (placed, *explanation_lines(explanation, words))]
        (illegal if explanation.faults else legal).append(f"- {'. '.join(lines)}.")
    return [words("dice-rules-examples-board", dice=lying), *legal, *illegal]


_ADDED: Final[dict[str, Callable[[DiceRules, Words], list[str]]]] = {
    "set": _set_examples,
    "board": _bonus_squares,
    "lines": _turn_examples,
}
"""Generated additions to some sections."""


def _values(rules: DiceRules) -> dict[str, str | float]:
    return {
        "size": rules.layout.size,
        "own": _yes(rules.layout == STANDARD),
        "seats": rules.seats,
        "point": rules.point_seconds,
        "wrong": rules.wrong_calls,
        "opening": rules.opening_seconds,
        "sees": _yes(rules.sees_none),
        "arrange": rules.arrange_seconds,
        "turn": rules.turn_seconds,
        "exactly": _yes(rules.exactly_three),
        "timeout": rules.time_out,
        "runs": rules.runs,
        "wilds": rules.new_wilds,
        "several": _yes(rules.several_swaps),
        "wildswaps": _yes(rules.wild_swaps),
        "freed": _yes(rules.freed_swaps),
        "swappass": _yes(rules.swap_is_pass),
        "extra": _yes(rules.extra_roll),
        "extraseconds": rules.extra_seconds,
        "stalemateempty": rules.stalemate_empty,
        "stalemate": rules.stalemate,
        "alone": rules.alone_seconds,
        "botswait": _yes(rules.bots_wait),
        "hints": "yes" if rules.hints else "rated" if rules.rated else "no",
        "rated": _yes(rules.rated),
    }


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
