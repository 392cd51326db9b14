"""The public names of the dice game: boards, hands and turns, and games of two to four."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Unpack

from tercet.core.dicegame.board import STANDARD, BadLayout, Board, Laid, Layout, parse_layout
from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    LayOpening,
    NamedDie,
    PassTurn,
    PickOpening,
    Placing,
    PlayDice,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameEnded,
    DiceGameStarted,
    DiceGameVoided,
    DiceRolled,
    ExtraChosen,
    ExtraRollStarted,
    HeldDie,
    LyingDie,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
    PlayResumed,
    RoundEnded,
    RoundStarted,
    TurnPassed,
    TurnPlayed,
    TurnStarted,
    WildSwapped,
)
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
from tercet.core.dicegame.playthrough import DicePlaythrough
from tercet.core.dicegame.rules import DICE_RULES, FEWEST_PLAYERS, DiceRuleChanges, DiceRules, dice_rules
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.render.drawings import register_drawings, register_refusal_sentences

__all__ = [
    "DICE_RULES",
    "STANDARD",
    "BadLayout",
    "Board",
    "CallOpening",
    "ChooseExtra",
    "DiceDrawn",
    "DiceGameEnded",
    "DiceGameStarted",
    "DiceGameVoided",
    "DicePlaythrough",
    "DiceRolled",
    "DiceRules",
    "DiceState",
    "DiceView",
    "EndGame",
    "Explanation",
    "ExtraChosen",
    "ExtraRollStarted",
    "HeldDie",
    "IllegalTurn",
    "Laid",
    "LayOpening",
    "Layout",
    "LyingDie",
    "NamedDie",
    "NoneSaid",
    "OpeningCalled",
    "OpeningFailed",
    "OpeningLaid",
    "OpeningPicked",
    "PassTurn",
    "PickOpening",
    "Placing",
    "PlayDice",
    "PlayResumed",
    "RoundEnded",
    "RoundStarted",
    "SayNone",
    "SwapWild",
    "TakeBackOpening",
    "TurnPassed",
    "TurnPlayed",
    "TurnStarted",
    "WildSwapped",
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

register_drawings()
register_refusal_sentences()


def __dir__() -> list[str]:
    return __all__


def new_game(players: Sequence[str], *, seed: object = None, **changes: Unpack[DiceRuleChanges]) -> DicePlaythrough:
    """A dice game with its players seated and the first dice rolled; the same seed rolls the same dice."""
    rules = dice_rules(**changes)
    if isinstance(players, str):
        raise ValueError(f"players: give the names as a list, not as the single string '{players}' (D4)")
    if not FEWEST_PLAYERS <= len(players) <= rules.seats:
        raise ValueError(f"players: the game takes {FEWEST_PLAYERS} to {rules.seats}, not {len(players)} (D4)")
    chance = FairChance(os.urandom if seed is None else seeds_from(str(seed)))
    game = DicePlaythrough(DICE_GAME, rules, chance)
    game.seat(*players)
    game.start()
    return game
