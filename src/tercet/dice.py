"""The public face of the dice game: boards, hands and turns, and games of two to four."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from tercet.core.dicegame.board import STANDARD, BadLayout, Board, Laid, Layout, parse_layout
from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    LayOpening,
    PassTurn,
    PlayDice,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.editions import DICE_RULES, FEWEST_PLAYERS, DiceRules, dice_rules
from tercet.core.dicegame.explain import Explanation, IllegalTurn, explain, score
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.moves import best_turns, legal_turns
from tercet.core.dicegame.notation import (
    format_board,
    format_hand,
    format_turn,
    parse_board,
    parse_hand,
    parse_turn,
)
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.playthrough import Playthrough

__all__ = [
    "DICE_RULES",
    "STANDARD",
    "BadLayout",
    "Board",
    "CallOpening",
    "ChooseExtra",
    "DiceRules",
    "DiceState",
    "DiceView",
    "EndGame",
    "Explanation",
    "IllegalTurn",
    "Laid",
    "LayOpening",
    "Layout",
    "PassTurn",
    "PlayDice",
    "SayNone",
    "SwapWild",
    "TakeBackOpening",
    "best_turns",
    "dice_rules",
    "explain",
    "format_board",
    "format_hand",
    "format_turn",
    "legal_turns",
    "new_game",
    "parse_board",
    "parse_hand",
    "parse_layout",
    "parse_turn",
    "score",
]


def new_game(
    players: Sequence[str], *, seed: object = None, **overrides: Any
) -> Playthrough[DiceRules, DiceState, DiceView]:
    """A dice game with its players seated and the first dice rolled; the same seed rolls the same dice."""
    rules = dice_rules(**overrides)
    if isinstance(players, str):
        raise ValueError(f"players: give the names as a list, not as the single string '{players}' (D4)")
    if not FEWEST_PLAYERS <= len(players) <= rules.seats:
        raise ValueError(f"players: the game takes {FEWEST_PLAYERS} to {rules.seats}, not {len(players)} (D4)")
    chance = FairChance(os.urandom if seed is None else seeds_from(str(seed)))
    game = Playthrough(DICE_GAME, rules, chance)
    game.seat(*players)
    game.start()
    return game
