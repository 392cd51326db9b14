"""What a client may ask about dice that are placed but not played yet, so that it need not know the rules."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tercet.core.dicegame.board import Laid, Square
from tercet.core.dicegame.commands import Placing, SquareName
from tercet.core.dicegame.dice import HAND, WILD
from tercet.core.dicegame.events import HeldDie
from tercet.core.dicegame.explain import Explanation, explain
from tercet.core.dicegame.incomplete_turns import FaceChoice, open_squares, wild_faces
from tercet.core.dicegame.refusals import NotYourDie, NoWildThere
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Question, Reply

SomeDice = Annotated[tuple[Placing, ...], Meta(max_length=2 * HAND)]


class PreviewTurn(Question, frozen=True, tag="preview-turn"):
    """What would these dice make on these squares (D8 to D10)?"""

    dice: SomeDice


class Previewed(Reply, frozen=True, tag="previewed"):
    """The SETs, the bonuses and the points; for a turn that is not legal, every die that breaks a rule and why."""

    explanation: Explanation
    points: int
    open: tuple[Square, ...] = ()
    """Squares with dice that are in no SET yet, though more of the player's dice could make one with them."""


class NameWild(Question, frozen=True, tag="name-wild"):
    """What may the WILD on this square of the turn stand for (D11)?"""

    dice: SomeDice
    square: SquareName


class WildFaces(Reply, frozen=True, tag="wild-faces"):
    """All 27 faces, those that make the turn legal first and of these the ones with the most points."""

    choices: tuple[FaceChoice, ...]


QUESTIONS: Final = (PreviewTurn, NameWild)
REPLIES: Final = (Previewed, WildFaces)


def answer(state: DiceState, question: PreviewTurn | NameWild) -> Previewed | WildFaces:
    """The answer by the rules; a die in nobody's hand, or a face for a die that is not a WILD, is a Refusal."""
    turn, hand = _turn(state, question.dice)
    if isinstance(question, PreviewTurn):
        explanation = explain(state.position, turn, state.rules.scoring, len(hand))
        placed = {placing.die for placing in question.dice}
        rest = [held.face for held in hand if held.die not in placed and held.face is not None]
        return Previewed(explanation, explanation.points, open_squares(state.position, turn, rest))
    square = question.square
    if not any(laid.square == square and laid.wild for laid in turn):
        raise NoWildThere(square=square)
    return WildFaces(wild_faces(state.position, turn, square, state.rules.scoring, len(hand)))


def _turn(state: DiceState, dice: tuple[Placing, ...]) -> tuple[list[Laid], tuple[HeldDie, ...]]:
    """The dice as they would be placed, and the hand that they are from."""
    hands = (player.dice for player in state.players if any(player.held(placing.die) for placing in dice))
    return [_laid(state, placing) for placing in dice], next(hands, ())


def _laid(state: DiceState, placing: Placing) -> Laid:
    """A die as it would be placed; all hands are open, so it does not matter whose it is."""
    held = next((held for player in state.players if (held := player.held(placing.die)) is not None), None)
    if held is None or held.face is None:
        raise NotYourDie(die=placing.die)
    if held.face != WILD:
        return Laid(placing.square, held.face)
    return Laid(placing.square, WILD if placing.face is None else placing.face, wild=True)
