"""Counting and simulating: exact odds, millions of games, the solitaire solver, the dice, and their pictures.

Everything here works without further packages; with `pip install 'tercet[lab]'` it is faster by a factor of fifty to
several thousand, takes and gives NumPy arrays, and draws.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tercet.lab.classes import symmetries
    from tercet.lab.dice_games import DiceSimulation, simulate_dice
    from tercet.lab.endings import LastChance, SoloDeal, chance_of, solo_deal
    from tercet.lab.intervals import Share
    from tercet.lab.odds import (
        HandOdds,
        SetFree,
        SetsInHand,
        expected_sets,
        hand_odds,
        number_of_sets,
        set_free,
        sets_in,
    )
    from tercet.lab.planner import best_set
    from tercet.lab.play import POLICIES
    from tercet.lab.reports import DealReport, DiceOdds, Odds, dice_odds, exact_odds
    from tercet.lab.rolls import Reroll, RollOdds, rerolls, roll_odds
    from tercet.lab.sets import count_all, find_all, find_sets, has_set
    from tercet.lab.simulation import Simulation, game, simulate
    from tercet.lab.solitaire import BadDeck, BadMove, last_chance, solve_deal

__all__ = [
    "POLICIES",
    "BadDeck",
    "BadMove",
    "DealReport",
    "DiceOdds",
    "DiceSimulation",
    "HandOdds",
    "LastChance",
    "Odds",
    "Reroll",
    "RollOdds",
    "SetFree",
    "SetsInHand",
    "Share",
    "Simulation",
    "SoloDeal",
    "best_set",
    "chance_of",
    "count_all",
    "dice_odds",
    "exact_odds",
    "expected_sets",
    "find_all",
    "find_sets",
    "game",
    "hand_odds",
    "has_set",
    "last_chance",
    "number_of_sets",
    "rerolls",
    "roll_odds",
    "set_free",
    "sets_in",
    "simulate",
    "simulate_dice",
    "solo_deal",
    "solve_deal",
    "symmetries",
]

_HOMES = {
    "classes": ("symmetries",),
    "dice_games": (
        "DiceSimulation",
        "simulate_dice",
    ),
    "endings": (
        "LastChance",
        "SoloDeal",
        "chance_of",
        "solo_deal",
    ),
    "intervals": ("Share",),
    "odds": (
        "HandOdds",
        "SetFree",
        "SetsInHand",
        "expected_sets",
        "hand_odds",
        "number_of_sets",
        "set_free",
        "sets_in",
    ),
    "planner": ("best_set",),
    "play": ("POLICIES",),
    "reports": (
        "DealReport",
        "DiceOdds",
        "Odds",
        "dice_odds",
        "exact_odds",
    ),
    "rolls": (
        "Reroll",
        "RollOdds",
        "rerolls",
        "roll_odds",
    ),
    "sets": (
        "count_all",
        "find_all",
        "find_sets",
        "has_set",
    ),
    "simulation": (
        "Simulation",
        "game",
        "simulate",
    ),
    "solitaire": (
        "BadDeck",
        "BadMove",
        "last_chance",
        "solve_deal",
    ),
}
"""Which module has which names: who wants the solver need not load the dice."""


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"tercet.lab.{module}"), name)
    raise AttributeError(f"module 'tercet.lab' has no attribute '{name}'")
