"""Random games of every variant, way and ending: they end, conserve the cards, and replay by the rules (V1 to V5)."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import EDITIONS, CardRules, edition
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.ruleset import RuleError
from tercet.core.sets.variant_catalogue import PAIRS
from tests.card_players import random_play
from tests.laws.test_cardgame import conserved
from tests.series import each

PARTS = 10
ENDINGS = (("pile", 0), ("pile", 0), ("first", 9), ("takings", 10), ("takings", 30), ("time", 60))


def any_rules(rng: random.Random) -> CardRules:
    """Any compatible deck, law, way and ending; incompatible ones are refused with a reason."""
    while True:
        deck, law = rng.choice(PAIRS)
        ending, goal = rng.choice(ENDINGS)
        changes: dict[str, Any] = {
            "deck": deck,
            "law": law,
            "way": rng.choice(("refill", "chain", "all", "hidden")),
            "ending": ending,
            "goal": goal,
            "together": rng.random() < 0.2,
            "style": rng.choice((None, "announce", "point")),
            "no_set": rng.choice((None, "vote", "checked", "auto")),
            "deals": 1,
        }
        with suppress(RuleError):
            return edition(rng.choice(sorted(EDITIONS)), **changes)


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_all_variants_end_legally(part: int) -> None:
    rng = random.Random(f"variants {part}")
    for game in range(each(2, 10_000, PARTS)):
        rules = any_rules(rng)
        play = random_play(rules, rng.randint(1, 4), f"{part} {game}")
        assert conserved(play.state), rules
        assert GameLog(CARD_GAME, rules, play.events).problems(RecomputedChance) == [], rules
