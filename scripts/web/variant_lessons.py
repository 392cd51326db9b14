"""Material about the variants, computed by the rules: choices, pictures, and short lessons (V1 to V5)."""

from __future__ import annotations

import json
import random
from itertools import combinations
from typing import Any, Final, get_args

from tercet.core.cardgame.rules import GOALS, CardRules, Ending, Way
from tercet.core.engine.ruleset import RuleError
from tercet.core.sets.decks import THIRDS
from tercet.core.sets.variant_catalogue import PAIRS, PRESETS, VARIANTS, Variant

SEARCHES: Final = 3
"""Number of boards in each lesson."""
BOARDS: Final = {"set": 6, "ultra": 6, "ghost": 8, "quads": 6, "dots": 5}
"""Number of cards on a lesson's board, by law; few, so takings are found quickly."""


OFFERED_GOALS: Final[dict[Ending, tuple[int, ...]]] = {
    "first": (10, 20, 30, 50),
    "takings": (10, 20, 30),
    "time": (60, 120, 180, 300, 600),
}
"""Points, takings and seconds offered to a host, as far as the rules allow them."""


def variant_lessons() -> str:
    """The file `variant_lessons.json`: for each preset, a taking, a near miss, and boards to search."""
    return json.dumps({name: _lesson(name) for name in PRESETS if name != "set"}, separators=(",", ":")) + "\n"


def _lesson(name: str) -> dict[str, Any]:
    variant, chance = VARIANTS[PRESETS[name]], random.Random(f"lessons: {name}")
    size = variant.least + (1 if variant.most > variant.least else 0)
    right = _taking(variant, chance, size)
    return {
        "right": _checked(variant, right),
        "wrong": _checked(variant, _near(variant, chance, right)),
        "searches": [_search(variant, chance) for _ in range(SEARCHES)],
    }


def _taking(variant: Variant, chance: random.Random, size: int) -> tuple[int, ...]:
    """A random taking, with cards as different as the lesson needs."""
    while True:
        cards = chance.sample(variant.deck.cards, size - 1)
        for last in variant.complete(cards):
            return (*cards, last)


def _near(variant: Variant, chance: random.Random, right: tuple[int, ...]) -> tuple[int, ...]:
    """A near miss: the taking with one card replaced, which fails in one or two features."""
    while True:
        cards = (*right[:-1], chance.choice(variant.deck.cards))
        if cards[-1] not in right and variant.check(cards).count("mixed") in (1, 2):
            return cards


def _checked(variant: Variant, cards: tuple[int, ...]) -> dict[str, Any]:
    return {"cards": cards, "check": variant.check(cards)}


def _search(variant: Variant, chance: random.Random) -> dict[str, Any]:
    """A small board with one or two takings; lists them all, so no page needs to know the law."""
    while True:
        cards = tuple(chance.sample(variant.deck.cards, BOARDS[variant.law]))
        found = variant.find(cards)
        if 0 < len(found) < 3:
            break
    checks = {
        " ".join(map(str, sorted(some))): variant.check(some)
        for size in range(variant.least, min(variant.most, len(cards)) + 1)
        for some in combinations(cards, size)
    }
    return {"cards": cards, "checks": checks}


def variant_choices() -> dict[str, Any]:
    """The choices for each preset: its decks, compatible ways and endings, and goals."""
    return {
        "decks": {name: _decks(name) for name in PRESETS},
        "ways": {name: [way for way in get_args(Way) if _is_possible(name, way=way)] for name in PRESETS},
        "goals": {
            ending: [goal for goal in goals if _is_possible("set", ending=ending, goal=goal)]
            for ending, goals in OFFERED_GOALS.items()
        },
        "together": [ending for ending in get_args(Ending) if _is_possible("set", ending=ending, together=True)],
    }


def _decks(name: str) -> list[str]:
    deck, law = PRESETS[name]
    return [deck, *(third for third in THIRDS if (third, law) in PAIRS)] if deck == "full" else [deck]


def _is_possible(name: str, **rules: Any) -> bool:
    deck, law = PRESETS[name]
    goal = rules.pop("goal", GOALS[rules.get("ending", "pile")][0])
    try:
        CardRules(deck=deck, law=law, goal=goal, penalty="none", **rules)
    except RuleError:
        return False
    return True
