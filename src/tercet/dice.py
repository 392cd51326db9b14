"""The public names of the dice game: boards, hands, turns, and games for two to four players.

    game = tercet.dice.new_game(["Ada", "Blaise"], seed=1)
    game.legal_turns(0), game.best_turns(0, 3)          # turns with their points; at first, openings
    game.open(0, game.best_turns(0)[0][0])              # then game.play(seat, turn)

Clauses in brackets, such as (D9), are those of docs/rules.md.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Unpack

from tercet.core.dicegame.board import STANDARD, BadLayout, Board, Laid, Layout, Turn, parse_layout
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
from tercet.core.dicegame.dice import Face, Faces, find_hand_sets
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameEnded,
    DiceGameStarted,
    DiceGameVoided,
    DiceHint,
    DiceHintGiven,
    DiceRolled,
    DiceShown,
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
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.hands import named_dice, placings
from tercet.core.dicegame.notation import (
    format_board,
    format_hand,
    format_turn,
    parse_board,
    parse_hand,
    parse_turn,
    to_faces,
)
from tercet.core.dicegame.opening_search import legal_openings
from tercet.core.dicegame.playthrough import DicePlaythrough
from tercet.core.dicegame.rules import (
    DICE_RULES,
    FEWEST_PLAYERS,
    DiceRuleChanges,
    DiceRules,
    checked_dice_rules,
    dice_rules,
)
from tercet.core.dicegame.scoring import Explanation, IllegalTurn, explain, score
from tercet.core.dicegame.state import DicePlayer, DiceState, DiceView
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tercet.core.dicegame.wild_swaps import legal_swaps
from tercet.core.engine.chance import FairChance, Seed, seed_text, seeds_from
from tercet.core.engine.ruleset import amend
from tercet.core.guessed_names import unknown_name
from tercet.core.playthrough import player_names, require_players
from tercet.render.drawings import register_drawings

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
    "DiceHint",
    "DiceHintGiven",
    "DicePlayer",
    "DicePlaythrough",
    "DiceRolled",
    "DiceRules",
    "DiceShown",
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
    "Turn",
    "TurnPassed",
    "TurnPlayed",
    "TurnStarted",
    "WildSwapped",
    "best_turns",
    "dice_rules",
    "explain",
    "find_sets",
    "format_board",
    "format_hand",
    "format_turn",
    "legal_openings",
    "legal_swaps",
    "legal_turns",
    "named_dice",
    "new_game",
    "parse_board",
    "parse_hand",
    "parse_layout",
    "parse_turn",
    "placings",
    "score",
]

register_drawings()


_GUESSED = {
    "Bot": "tercet.bots.Bot",
    "DICE": "game.state.bag, and game.state.players[seat].dice",
    "Dice": "dice.HeldDie in a hand, and dice.LyingDie on the board",
    "Die": "dice.HeldDie in a hand, and dice.LyingDie on the board",
    "FACES": "dice.parse_hand, which reads faces",
    "Face": "dice.parse_hand, which reads faces",
    "Game": "dice.new_game, which returns a dice.DicePlaythrough",
    "Hand": "dice.parse_hand",
    "best": "dice.best_turns",
    "best_turn": "dice.best_turns",
    "deal": "dice.new_game, whose dice are rolled",
    "edition": "dice.dice_rules",
    "has_set": "dice.find_sets",
    "is_set": "dice.find_sets, which lists the SETs among three or more faces",
    "legal_moves": "dice.legal_turns, and game.legal()",
    "odds": "tercet.lab.roll_odds, and tercet.lab.simulate_dice",
    "opening": "dice.legal_openings",
    "parse": "dice.parse_hand, dice.parse_turn, and dice.parse_board",
    "parse_die": "dice.parse_hand",
    "parse_face": "dice.parse_hand",
    "picture": "tercet.picture(board)",
    "play": "tercet.bots.play(bots, 'dice')",
    "roll": "dice.new_game, whose dice are rolled, and tercet.lab.roll_odds",
    "rules": "dice.dice_rules",
    "show": "print(board)",
    "simulate": "tercet.lab.simulate_dice",
    "third": "dice.find_sets, which lists the SETs among three or more faces",
    "tournament": "tercet.bots.tournament(bots, 'dice')",
    "turns": "dice.legal_turns",
}
"""Names people try by mistake, and the right ones."""

if not TYPE_CHECKING:  # otherwise type checkers would accept every attribute

    def __getattr__(name: str) -> Any:
        raise unknown_name("tercet.dice", name, _GUESSED)


def __dir__() -> list[str]:
    return __all__


def find_sets(faces: str | Iterable[Face | str]) -> list[Faces]:
    """Returns every SET among the faces of a hand; a WILD stands for any face, and three equal faces are a SET (D1).

    `dice.find_sets("1RO 2RO * 1GD")` returns three: with the WILD, any two dice make one.

    >>> dice.find_sets("1RO 2RO 3RO 1GD")
    [(1RO, 2RO, 3RO)]
    """
    hand = to_faces(faces)
    return [Faces([hand[i] for i in places]) for places in find_hand_sets(hand)]


def new_game(
    players: Sequence[str] = ("Player 1", "Player 2"),
    rules: DiceRules = DICE_RULES,
    *,
    seed: Seed | None = None,
    **changes: Unpack[DiceRuleChanges],
) -> DicePlaythrough:
    """Starts a dice game, with its players seated and the first dice rolled; the same seed rolls the same dice.

    >>> game = dice.new_game(["Ada", "Blaise"], seed=1)
    >>> turn, points = game.best_turns(1)[0]
    >>> _ = game.open(1, turn)
    >>> game.state.scores
    (0, 3)
    """
    names = player_names(players)
    terms = amend(checked_dice_rules(rules), **changes)
    require_players(len(names), FEWEST_PLAYERS, terms.seats)
    chance = FairChance(os.urandom if seed is None else seeds_from(seed_text(seed)))
    game = DicePlaythrough(DICE_GAME, terms, chance)
    game.begin(*names)
    return game
