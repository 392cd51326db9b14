"""Dice and boards as text for a terminal, with or without colour, in the notation that players type."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Final

from tercet.core.dicegame.board import COLUMNS, Board, Laid, Square
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.notation import format_face
from tercet.core.dicegame.scoring import PLAIN, Explanation, Scoring, explain
from tercet.core.sets.cards import value_of
from tercet.core.sets.features import VALUES
from tercet.render.text import HINT, Pen

_DIM, _BOLD, _REVERSE = "2", "1", "7"
_WIDTH: Final = 5
"""Columns inside the frame of a square: a mark, a star for a WILD, and three letters."""
_NEW, _FAULTY, _IN_SET = "›", "!", "="
_ASCII: Final = str.maketrans("┌┬┐├┼┤└┴┘─│╭╮╰╯›·", "+++++++++-|....>.")


def hand_text(
    faces: Sequence[int],
    *,
    labels: Sequence[str] = (),
    selected: Collection[int] = (),
    hinted: Collection[int] = (),
    colour: bool = False,
    palette: str = "classic",
    ascii_only: bool = False,
) -> str:
    """Draws the dice of a hand side by side, each with the letter that selects it; a question mark marks those of a
    hint."""
    pen = Pen(palette, colour=colour)
    tops, faces_line, bottoms = [], [], []
    for i, face in enumerate(faces):
        label = labels[i] if i < len(labels) else ""
        code = _BOLD if i in selected else _DIM
        tops.append(pen.write(f"╭──{HINT}──╮" if i in hinted else "╭─────╮", code))
        faces_line.append(
            pen.write("│", code) + _face(pen, face, format_face(face).center(_WIDTH)) + pen.write("│", code)
        )
        rest = "─" * (4 - len(label))
        bottoms.append(pen.write("╰─", code) + label + pen.write(f"{rest}╯", code))
    return _joined([" ".join(line) for line in (tops, faces_line, bottoms)], ascii_only=ascii_only)


def board_text(
    board: Board,
    *,
    turn: Sequence[Laid] = (),
    scoring: Scoring = PLAIN,
    hinted: Collection[Square] = (),
    colour: bool = False,
    palette: str = "classic",
    ascii_only: bool = False,
) -> str:
    """Draws the board with row 1 at the bottom; marks the dice, SETs and faults of a proposed turn (D3, D9).

    WILDs have a star. An arrow marks a new die, `!` a die that breaks a rule, `=` a die of the board that is in a new
    SET, and `?` the squares of a hint. The points of a SET are on the frame where it begins, those of a bonus square
    below its die.
    """
    pen = Pen(palette, colour=colour)
    columns = COLUMNS[: board.layout.size]
    explanation = explain(board, turn, scoring) if turn else Explanation()
    marks = _Marks(board, turn, explanation, hinted)
    ruler = "    " + " ".join(column.center(_WIDTH) for column in columns)
    lines = [ruler.rstrip()]
    for row in range(board.layout.size, 0, -1):
        squares = [Square(f"{column}{row}") for column in columns]
        above = [Square(f"{column}{row + 1}") for column in columns]
        lines.append(_rule("┌┬┐" if row == board.layout.size else "├┼┤", marks, above, squares, pen))
        walls = [_on_frame(marks.rows[square], pen, "│") for square in squares]
        cells = [wall + _cell(marks, square, pen) for wall, square in zip(walls, squares, strict=True)]
        lines.append(f"{row:>2} " + "".join(cells) + pen.write("│", _DIM))
    last = [Square(f"{column}1") for column in columns]
    lines.append(_rule("└┴┘", marks, last, [Square(f"{column}0") for column in columns], pen))
    return _joined([*lines, ruler.rstrip()], ascii_only=ascii_only)


class _Marks:
    """The marks that a proposed turn adds to the board."""

    def __init__(
        self, board: Board, turn: Sequence[Laid], explanation: Explanation, hinted: Collection[Square]
    ) -> None:
        self.board = board
        self.hinted = hinted
        self.new = {die.square: die for die in turn if die.square in board.layout and board.at(die.square) is None}
        self.faulty = {fault.square for fault in explanation.faults}
        sets = explanation.sets if explanation.is_legal else ()
        self.in_sets = {square for made in sets for square in made.squares}
        rows = {made.squares[0]: str(made.points) for made in sets if made.direction == "row"}
        columns = {made.squares[-1]: str(made.points) for made in sets if made.direction == "column"}
        self.rows = defaultdict(str, rows)
        """Points of SETs in rows, keyed by leftmost square."""
        self.columns = defaultdict(str, columns)
        """Points of SETs in columns, keyed by topmost square."""
        self.bonuses = defaultdict(str, {bonus.square: f"+{bonus.points}" for bonus in explanation.bonuses})

    def mark(self, square: Square) -> str:
        """Returns the mark before a die."""
        if square in self.faulty:
            return _FAULTY
        if square in self.new:
            return _NEW
        if square in self.hinted:
            return HINT
        return _IN_SET if square in self.in_sets else " "


def _cell(marks: _Marks, square: Square, pen: Pen) -> str:
    layout = marks.board.layout
    if square in marks.new:
        die = marks.new[square]
        return _face(pen, die.face, f"{marks.mark(square)}{_die(die)}".ljust(_WIDTH), mark=_REVERSE)
    lying = marks.board.at(square)
    if lying is not None:
        return _face(pen, lying.face, f"{marks.mark(square)}{_die(lying)}".ljust(_WIDTH))
    bonus = layout.bonus(square)
    if square in marks.hinted:
        return pen.write(f"{HINT}+{bonus}".center(_WIDTH) if bonus else HINT.center(_WIDTH), _BOLD)
    if bonus:
        return pen.write(f"+{bonus}".center(_WIDTH), _BOLD)
    return pen.write(("·" if square in layout.emblem else "").center(_WIDTH), _DIM)


def _rule(ends: str, marks: _Marks, above: Sequence[Square], below: Sequence[Square], pen: Pen) -> str:
    """Draws the line between two rows, with the points of SETs that begin below it and the bonuses of dice above it."""
    pieces = [
        pen.write("──", _DIM) + _on_frame(marks.columns[under], pen, "─") + _on_frame(marks.bonuses[over], pen, "──")
        for over, under in zip(above, below, strict=True)
    ]
    return "   " + pen.write(ends[0], _DIM) + pen.write(ends[1], _DIM).join(pieces) + pen.write(ends[2], _DIM)


def _on_frame(points: str, pen: Pen, frame: str) -> str:
    return pen.write(points, _BOLD) if points else pen.write(frame, _DIM)


def _die(die: Laid) -> str:
    return ("*" if die.wild else "") + format_face(die.face)


def _face(pen: Pen, face: int, text: str, mark: str = "") -> str:
    if face == WILD:
        return pen.write(text, _BOLD)
    return pen.symbol(text, VALUES["colour"][value_of(face, "colour")], mark)


def _joined(lines: Sequence[str], *, ascii_only: bool) -> str:
    text = "\n".join(lines)
    return text.translate(_ASCII) if ascii_only else text
