"""Answers to questions about the rules, so that no rule has to live in a client."""

from __future__ import annotations

from typing import Any

from tercet.core.cardgame.refusals import NotThreeCards
from tercet.core.dicegame.board import Laid
from tercet.core.dicegame.commands import Placing
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.events import HeldDie
from tercet.core.dicegame.explain import explain
from tercet.core.dicegame.outlook import open_squares, wild_faces
from tercet.core.dicegame.refusals import NotYourDie, NoWildThere
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Game
from tercet.core.sets.cards import is_set, why_not
from tercet.tables.refusals import NotThisGame
from tercet.wire.asks import Checked, NameWild, Previewed, PreviewTurn, Question, Reply, WhyNot, WildFaces


def answer(game: Game[Any, Any, Any], state: Any, question: Question) -> Reply:
    """What the rules say; a question that makes no sense here is a Refusal."""
    match question:
        case WhyNot(cards=(a, b, c)):
            if game.name != "cards":
                raise NotThisGame()
            if len({a, b, c}) < 3:
                raise NotThreeCards()
            return Checked(is_set(a, b, c), why_not(a, b, c))
        case PreviewTurn(dice=dice):
            if not isinstance(state, DiceState):
                raise NotThisGame()
            turn, hand = _turn(state, dice)
            explanation = explain(state.position, turn, state.rules.scoring, len(hand))
            placed = {placing.die for placing in dice}
            rest = [held.face for held in hand if held.die not in placed and held.face is not None]
            return Previewed(explanation, explanation.points, open_squares(state.position, turn, rest))
        case NameWild(dice=dice, square=square):
            if not isinstance(state, DiceState):
                raise NotThisGame()
            turn, hand = _turn(state, dice)
            if not any(laid.square == square and laid.wild for laid in turn):
                raise NoWildThere(square=square)
            return WildFaces(wild_faces(state.position, turn, square, state.rules.scoring, len(hand)))


def _turn(state: DiceState, dice: tuple[Placing, ...]) -> tuple[list[Laid], tuple[HeldDie, ...]]:
    """Dice as they would lie there, and the hand that they are from."""
    hands = (player.dice for player in state.players if any(player.held(placing.die) for placing in dice))
    return [_laid(state, placing) for placing in dice], next(hands, ())


def _laid(state: DiceState, placing: Placing) -> Laid:
    """A die as it would lie there; all hands are open, so whose it is does not matter here."""
    held = next((held for player in state.players if (held := player.held(placing.die)) is not None), None)
    if held is None or held.face is None:
        raise NotYourDie(die=placing.die)
    if held.face != WILD:
        return Laid(placing.square, held.face)
    return Laid(placing.square, WILD if placing.face is None else placing.face, wild=True)
