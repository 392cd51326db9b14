"""The score of a turn, die by die and SET by SET, or every reason why it is not legal (D7 to D10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from tercet.core.dicegame.board import CELL_OF, EMPTY, STRIDE, Board, Laid, Square
from tercet.core.dicegame.dice import FACES, Face, check_faces, is_face_set
from tercet.core.dicegame.notation import parse_turn
from tercet.core.drawable import drawing_of
from tercet.core.sets.laws import FeatureCheck

MOST_DICE: Final = 3
"""Maximum number of dice in a turn (D6)."""

Direction = Literal["row", "column"]
Reason = Literal[
    "no-dice", "too-few", "too-many", "off-board", "square-taken", "square-twice", "no-face", "no-set", "floating"
]


class Scoring(msgspec.Struct, frozen=True):
    """How turns are judged: the host's choices where the rulebook can be read in several ways."""

    runs: Literal["every", "once"] = "every"
    """In a run of more than three dice, `every` SET counts in full, or each die only `once` per direction (D7)."""
    wilds: Literal["next-turn", "second-set"] = "next-turn"
    """A new WILD starts to score in the turn after it is placed (`next-turn`), or in its `second-set` (D9)."""
    exactly_three: bool = False
    """Whether a turn must place exactly three dice, or all the player has if fewer (D6)."""

    @property
    def counts_plainly(self) -> bool:
        """Whether points are counted in the default way."""
        return self.runs == "every" and self.wilds == "next-turn"

    def fewest(self, held: int) -> int:
        """Minimum number of dice a turn must place, given the number in hand (D6)."""
        return max(1, min(MOST_DICE, held)) if self.exactly_three else 1


PLAIN: Final = Scoring()


class MadeSet(msgspec.Struct, frozen=True):
    """A SET that contains at least one die of the turn, and its points (D9)."""

    squares: tuple[Square, Square, Square]
    faces: tuple[Face, Face, Face]
    direction: Direction
    points: int

    def __repr__(self) -> str:
        dice = [str(Laid(square, face, False)) for square, face in zip(self.squares, self.faces, strict=True)]
        return f"<SET {' '.join(dice)}, points={self.points}>"


class Bonus(msgspec.Struct, frozen=True):
    """Extra points for the first die on a bonus square (D10)."""

    square: Square
    points: int


class BrokenLine(msgspec.Struct, frozen=True):
    """Three dice in line that are not a SET, and why."""

    squares: tuple[Square, Square, Square]
    faces: tuple[Face, Face, Face]
    checks: tuple[FeatureCheck, ...]


class TurnFault(msgspec.Struct, frozen=True):
    """A die that breaks a rule or, without a square, a fault of the whole turn."""

    reason: Reason
    square: Square | None = None
    lines: tuple[BrokenLine, ...] = ()
    """For a die in no SET, the lines of three it is in."""


class Explanation(msgspec.Struct, frozen=True):
    """The verdict on a whole turn (D8)."""

    sets: tuple[MadeSet, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    faults: tuple[TurnFault, ...] = ()

    @property
    def is_legal(self) -> bool:
        return not self.faults

    @property
    def points(self) -> int:
        """The sum of all SETs and bonuses; 0 for a turn that is not legal (D9, D10)."""
        if self.faults:
            return 0
        return sum(made.points for made in self.sets) + sum(bonus.points for bonus in self.bonuses)


class IllegalTurn(ValueError):
    """A turn that is not legal, and therefore has no score; `explanation` says why."""

    def __init__(self, explanation: Explanation) -> None:
        super().__init__(explanation)
        self.explanation = explanation

    def __str__(self) -> str:
        sentences = drawing_of(self)
        if sentences is not None:
            return sentences.text(self)
        return "; ".join(f"{fault.reason} {fault.square or ''}".strip() for fault in self.explanation.faults)


def score(board: Board, turn: str | Sequence[Laid], scoring: Scoring = PLAIN, held: int = MOST_DICE) -> int:
    """The points of a legal turn (D9, D10); raises IllegalTurn for any other.

    >>> board = dice.parse_board("1RO@e6 2RO@f6 3RO@g6")
    >>> dice.score(board, "1RO@h6")
    3
    """
    explanation = explain(board, turn, scoring, held)
    if explanation.faults:
        raise IllegalTurn(explanation)
    return explanation.points


def explain(board: Board, turn: str | Sequence[Laid], scoring: Scoring = PLAIN, held: int = MOST_DICE) -> Explanation:
    """Lists the SETs that a turn makes, with their points, and the bonuses; for an illegal turn, lists every die that
    breaks a rule (D8). On an empty board, a SET on the emblem is legal (D5).

    `held` is the number of dice in hand before the turn, for tables where a turn must have three dice.

    >>> board = dice.parse_board("1RO@e6 2RO@f6 3RO@g6")
    >>> dice.explain(board, "1RO@h6").points
    3
    """
    if isinstance(turn, str):
        turn = parse_turn(turn, board.layout)
    faults: list[TurnFault] = []
    if not turn:
        faults.append(TurnFault("no-dice"))
    elif len(turn) < scoring.fewest(held):
        faults.append(TurnFault("too-few"))
    if len(turn) > MOST_DICE:
        faults.append(TurnFault("too-many"))
    laid: dict[Square, Laid] = {}
    for die in turn:
        reason = _misplaced(board, die, laid)
        if reason is not None:
            faults.append(TurnFault(reason, die.square))
        else:
            laid[die.square] = die
    after = board.lay(laid.values())
    made = [line for square in laid for line in _lines(after, square) if _is_set(line)]
    sets = tuple(_scored(dict(_directed(made)), laid, scoring))
    opens = board.is_empty and laid.keys() == set(board.layout.emblem) and made
    connected = set(laid) if opens else _connected(sets, laid)
    for square in laid:
        if square not in connected:
            in_set = any(square in a_set.squares for a_set in sets)
            lines = () if in_set else tuple(map(_line, _lines(after, square)))
            faults.append(TurnFault("floating" if in_set else "no-set", square, lines))
    bonuses = tuple(Bonus(square, board.layout.bonus(square)) for square in laid if board.layout.bonus(square))
    return Explanation(sets, bonuses, tuple(faults))


Three = tuple[Laid, Laid, Laid]


def _misplaced(board: Board, die: Laid, laid: dict[Square, Laid]) -> Reason | None:
    if die.square not in board.layout:
        return "off-board"
    if die.square in laid:
        return "square-twice"
    if board.cells[CELL_OF[die.square]] != EMPTY:
        return "square-taken"
    return None if 0 <= die.face < FACES else "no-face"


def _lines(board: Board, square: Square) -> Iterator[Three]:
    """The lines of three dice through a square, rows first (D7)."""
    cell, cells = CELL_OF[square], board.cells
    for step in (1, STRIDE):
        for start in (cell - 2 * step, cell - step, cell):
            middle, end = start + step, start + 2 * step
            if cells[start] < EMPTY and cells[middle] < EMPTY and cells[end] < EMPTY:
                yield board.die_at(start), board.die_at(middle), board.die_at(end)


def _directed(lines: Sequence[Three]) -> Iterator[tuple[Three, Direction]]:
    """The lines with their directions, rows first, each starting nearest to a1."""
    numbered = sorted(
        ((CELL_OF[b.square] - CELL_OF[a.square], CELL_OF[a.square], (a, b, c)) for a, b, c in lines),
        key=lambda found: found[:2],
    )
    for step, _, line in numbered:
        yield line, "row" if step == 1 else "column"


def _is_set(line: Three) -> bool:
    return is_face_set(line[0].face, line[1].face, line[2].face)


def _scored(made: dict[Three, Direction], laid: dict[Square, Laid], scoring: Scoring) -> Iterator[MadeSet]:
    """Scores the SETs: a point for each die, none for a WILD placed this turn (D9)."""
    counted: set[tuple[Square, Direction]] = set()
    shown: set[Square] = set()
    for line, direction in made.items():
        points = 0
        for die in line:
            is_new_wild = die.wild and die.square in laid and (scoring.wilds == "next-turn" or die.square not in shown)
            is_counted = scoring.runs == "once" and (die.square, direction) in counted
            points += not is_new_wild and not is_counted
            if not is_new_wild:
                counted.add((die.square, direction))
            shown.add(die.square)
        yield MadeSet(_squares(line), _faces(line), direction, points)


def _line(line: Three) -> BrokenLine:
    return BrokenLine(_squares(line), _faces(line), check_faces(*_faces(line)))


def _squares(line: Three) -> tuple[Square, Square, Square]:
    return line[0].square, line[1].square, line[2].square


def _faces(line: Three) -> tuple[Face, Face, Face]:
    return line[0].face, line[1].face, line[2].face


def _connected(sets: Sequence[MadeSet], laid: dict[Square, Laid]) -> set[Square]:
    """The dice of the turn that are connected to the board; one connected die connects all dice of its SETs (D8)."""
    connected: set[Square] = set()
    growing = True
    while growing:
        growing = False
        for made in sets:
            if any(square not in laid or square in connected for square in made.squares):
                new = set(made.squares) & laid.keys() - connected
                connected |= new
                growing = growing or bool(new)
    return connected
