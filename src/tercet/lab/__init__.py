"""Exact odds, millions of simulated games, the solitaire solver, the dice game, and charts of them all.

Everything here works without optional packages; with `pip install '.[lab]'` it is fifty to several thousand times as
fast, accepts and returns NumPy arrays, and draws charts.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tercet.core.guessed_names import unknown_name
from tercet.lab.chartable import Chartable
from tercet.optional_dependencies import require

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from tercet.lab.dice.games import DiceSimulation, simulate_dice
    from tercet.lab.dice.rolls import Reroll, RollOdds, rerolls, roll_odds
    from tercet.lab.exact.hand_classes import symmetries
    from tercet.lab.exact.odds import (
        HandOdds,
        SetFree,
        SetsInHand,
        expected_sets,
        hand_odds,
        number_of_sets,
        set_free,
        sets_in,
    )
    from tercet.lab.exact.set_search import count_all, find_all, find_sets, has_set
    from tercet.lab.intervals import Share
    from tercet.lab.reports.summaries import DealReport, DiceOdds, Odds, dice_odds, exact_odds
    from tercet.lab.simulation.game import POLICIES
    from tercet.lab.simulation.simulate import Simulation, game, simulate
    from tercet.lab.solitaire.planner import best_set
    from tercet.lab.solitaire.solo_deals import LastChance, SoloDeal, chance_of, solo_deal
    from tercet.lab.solitaire.solver import BadDeck, BadMove, last_chance, solve_deal
    from tercet.locale import Words

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
    "exact.hand_classes": ("symmetries",),
    "dice.games": (
        "DiceSimulation",
        "simulate_dice",
    ),
    "solitaire.solo_deals": (
        "LastChance",
        "SoloDeal",
        "chance_of",
        "solo_deal",
    ),
    "intervals": ("Share",),
    "exact.odds": (
        "HandOdds",
        "SetFree",
        "SetsInHand",
        "expected_sets",
        "hand_odds",
        "number_of_sets",
        "set_free",
        "sets_in",
    ),
    "solitaire.planner": ("best_set",),
    "simulation.game": ("POLICIES",),
    "reports.summaries": (
        "DealReport",
        "DiceOdds",
        "Odds",
        "dice_odds",
        "exact_odds",
    ),
    "dice.rolls": (
        "Reroll",
        "RollOdds",
        "rerolls",
        "roll_odds",
    ),
    "exact.set_search": (
        "count_all",
        "find_all",
        "find_sets",
        "has_set",
    ),
    "simulation.simulate": (
        "Simulation",
        "game",
        "simulate",
    ),
    "solitaire.solver": (
        "BadDeck",
        "BadMove",
        "last_chance",
        "solve_deal",
    ),
}
"""The module of each name, so using the solver does not load the dice."""


_GUESSED = {
    "chart": "the method figure() of every result",
    "deal": "tercet.deal",
    **dict.fromkeys(("no_set", "no_set_odds", "no_set_probability"), "tercet.lab.hand_odds(12).odds()"),
    "odds": "tercet.lab.hand_odds",
    "prob": "tercet.lab.hand_odds, and tercet.lab.roll_odds",
    "probability": "tercet.lab.hand_odds, and tercet.lab.roll_odds",
    "plot": "the method figure() of every result",
    "win_rate": "tercet.bots.tournament",
    "solve": "tercet.lab.solve_deal",
}
"""Names people try by mistake, and the right ones."""


if not TYPE_CHECKING:  # otherwise type checkers would accept every name

    def __getattr__(name: str) -> Any:
        if name == "charts":
            require("tercet.lab.charts", "lab", "matplotlib")
            return import_module("tercet.lab.charts")
        for module, names in _HOMES.items():
            if name in names:
                return getattr(import_module(f"tercet.lab.{module}"), name)
        raise unknown_name("tercet.lab", name, _GUESSED)


def __dir__() -> list[str]:
    return sorted([*__all__, *(["charts"] if find_spec("matplotlib") else [])])


def _write(chart: Figure, path: str) -> None:
    from tercet.lab.charts import save

    save(chart, path)


def _draw(result: Chartable, words: Words) -> Figure:
    require("a chart", "lab", "matplotlib")
    from tercet.lab.charts import figure

    return figure(result, words)


def _describe(result: Chartable, words: Words) -> str | None:
    from tercet.lab.reports.texts import report_text

    return report_text(result, words)


Chartable.draw = _draw
Chartable.write = _write
Chartable.describe = _describe
