"""Questions about dice placed but not played yet: the turn's score, the dice that could still join a SET, and the faces
that the turn's WILDs may stand for (D6, D8, D11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from tercet.core.dicegame.board import CELL_OF, EMPTY, STRIDE, Board, Laid, Square
from tercet.core.dicegame.commands import Placing, SquareName
from tercet.core.dicegame.dice import FACES, HAND, WILD, Face, is_face_set
from tercet.core.dicegame.events import HeldDie
from tercet.core.dicegame.refusals import NotYourDie, NoWildThere
from tercet.core.dicegame.scoring import MOST_DICE, PLAIN, Explanation, Scoring, explain
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Question, Reply

SomeDice = Annotated[tuple[Placing, ...], Meta(max_length=2 * HAND)]


class PreviewTurn(Question, frozen=True, tag="preview-turn"):
    """Asks what the dice would score on their squares (D8 to D10)."""

    dice: SomeDice


class Previewed(Reply, frozen=True, tag="previewed"):
    """The SETs, bonuses and points or, for an illegal turn, every die that breaks a rule and why."""

    explanation: Explanation
    points: int
    open: tuple[Square, ...] = ()
    """Squares with dice that are in no SET yet, although the player's remaining dice could make one with them."""


class NameWild(Question, frozen=True, tag="name-wild"):
    """Asks which faces the WILD on this square of the turn may stand for (D11)."""

    dice: SomeDice
    square: SquareName


class FaceChoice(msgspec.Struct, frozen=True):
    """A face for a WILD, and the turn's score with it."""

    face: Face
    is_legal: bool
    """Whether the turn would be legal."""
    points: int
    """The turn's score; 0 if it is not legal."""
    sets: int
    """Number of SETs the WILD itself would be in."""


class WildFaces(Reply, frozen=True, tag="wild-faces"):
    """All 27 faces: first those that make the turn legal, by points."""

    choices: tuple[FaceChoice, ...]


QUESTIONS: Final = (PreviewTurn, NameWild)
REPLIES: Final = (Previewed, WildFaces)


def answer(state: DiceState, question: PreviewTurn | NameWild) -> Previewed | WildFaces:
    """Answers a question; raises a Refusal for a die that is in no hand, or a face named for a die that is not a
    WILD."""
    turn, hand = _turn(state, question.dice)
    if isinstance(question, PreviewTurn):
        explanation = explain(state.board, turn, state.rules.scoring, len(hand))
        placed = {placing.die for placing in question.dice}
        rest = [held.face for held in hand if held.die not in placed and held.face is not None]
        return Previewed(explanation, explanation.points, open_squares(state.board, turn, rest))
    square = question.square
    if not any(laid.square == square and laid.wild for laid in turn):
        raise NoWildThere(square=square)
    return WildFaces(wild_faces(state.board, turn, square, state.rules.scoring, len(hand)))


def _turn(state: DiceState, dice: tuple[Placing, ...]) -> tuple[list[Laid], tuple[HeldDie, ...]]:
    """The dice as they would be placed, and the hand they come from."""
    hands = (player.dice for player in state.players if any(player.held(placing.die) for placing in dice))
    return [_laid(state, placing) for placing in dice], next(hands, ())


def _laid(state: DiceState, placing: Placing) -> Laid:
    """A die as it would be placed; all hands are visible, so any player's die is allowed."""
    held = next((held for player in state.players if (held := player.held(placing.die)) is not None), None)
    if held is None or held.face is None:
        raise NotYourDie(die=placing.die)
    if held.face != WILD:
        return Laid(placing.square, held.face)
    return Laid(placing.square, WILD if placing.face is None else placing.face, wild=True)


def wild_faces(
    board: Board, turn: Sequence[Laid], square: Square, scoring: Scoring = PLAIN, held: int = MOST_DICE
) -> tuple[FaceChoice, ...]:
    """Every face for the WILD on a square of the turn, first those that make the turn legal (D11)."""
    choices = []
    for face in map(Face, range(FACES)):
        named = [replace(die, face=face) if die.square == square and die.wild else die for die in turn]
        explanation = explain(board, named, scoring, held)
        sets = sum(square in made.squares for made in explanation.sets)
        choices.append(FaceChoice(face, explanation.is_legal, explanation.points, sets))
    return tuple(sorted(choices, key=lambda choice: (not choice.is_legal, -choice.points, -choice.sets, choice.face)))


def open_squares(board: Board, turn: Sequence[Laid], rest: Sequence[Face]) -> tuple[Square, ...]:
    """The squares of the turn's dice that are in no SET yet, although the remaining dice of the hand could make one
    with them (D6, D8)."""
    unmade = {fault.square for fault in explain(board, turn).faults if fault.reason == "no-set"}
    if not unmade:
        return ()
    after = board.lay(die for die in turn if die.face < FACES and die.square in board.layout)
    more = MOST_DICE - len(turn)
    return tuple(die.square for die in turn if die.square in unmade and any(_lines_to_be(after, die, rest, more)))


def _lines_to_be(after: Board, die: Laid, rest: Sequence[Face], more: int) -> Iterator[bool]:
    """For each line of three with gaps through a die, whether `more` dice from the hand can make it a SET."""
    cell = CELL_OF[die.square]
    for step in (1, STRIDE):
        for start in (cell - 2 * step, cell - step, cell):
            cells = range(start, start + 3 * step, step)
            lying = [after.die_at(i).face for i in cells if after.cells[i] < EMPTY]
            gaps = [i for i in cells if after.cells[i] == EMPTY]
            if len(lying) + len(gaps) == 3 and 0 < len(gaps) <= more:
                yield any(WILD in filling or is_face_set(*lying, *filling) for filling in permutations(rest, len(gaps)))
