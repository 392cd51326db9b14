"""The rules of one dice table as a page of text, in the reader's language, from the fields of the rule set."""

from __future__ import annotations

import re
from typing import Final

from tercet.core.dicegame.board import STANDARD
from tercet.core.dicegame.editions import DICE_RULES, DiceRules
from tercet.locale import Words

SECTIONS: Final = (
    "aim",
    "dice",
    "set",
    "board",
    "players",
    "opening",
    "turn",
    "lines",
    "score",
    "wild",
    "swap",
    "round",
    "end",
    "leaving",
)
"""The sections of the page in order."""


def dice_rules_text(rules: DiceRules, words: Words) -> str:
    """The rules that a table plays by: a title, what its host has changed, and a section for each part (D1 to D18)."""
    values = _values(rules)
    parts = [f"# {words('dice-rules-title')}", words("dice-rules-book")]
    # the number of seats does not count as a changed rule, and the section on the players gives it
    if changes := [field for field in rules.overrides(DICE_RULES) if field != "seats"]:
        fields = [words(f"dice-rules-field-{field.replace('_', '-')}") for field in changes]
        parts.append(words("dice-rules-changes", fields=words.join(fields)))
    for section in SECTIONS:
        parts.append(f"## {words(f'dice-rules-{section}-title')}")
        lines = words(f"dice-rules-{section}", **values).split("\n")
        parts += [re.sub(" {2,}", " ", line).strip(" ") for line in lines]
    return "\n\n".join(parts) + "\n"


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
    }


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
