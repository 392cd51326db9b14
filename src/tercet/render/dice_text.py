"""Dice and boards as text for a terminal, with colour and without; what can be typed is what is shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tercet.core.cards import VALUES, value_of
from tercet.core.dicegame.board import COLUMNS, Board, Laid, Square
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.notation import format_face
from tercet.render.text import Pen

_DIM, _BOLD, _REVERSE = "2", "1", "7"
_WIDTH: Final = 5
"""How many columns a square has inside its frame: a mark, a star for a WILD, and three letters."""
_NEW: Final = "›"
_ASCII: Final = str.maketrans("┌┬┐├┼┤└┴┘─│╭╮╰╯›·", "+++++++++-|....>.")


def hand_text(
    faces: Sequence[int],
    *,
    labels: Sequence[str] = (),
    selected: Collection[int] = (),
    colour: bool = False,
    palette: str = "classic",
    ascii_only: bool = False,
) -> str:
    """The dice of a hand side by side, each with the letter that chooses it."""
    pen = Pen(palette, colour=colour)
    tops, faces_line, bottoms = [], [], []
    for i, face in enumerate(faces):
        label = labels[i] if i < len(labels) else ""
        code = _BOLD if i in selected else _DIM
        tops.append(pen.write("╭─────╮", code))
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
    colour: bool = False,
    palette: str = "classic",
    ascii_only: bool = False,
) -> str:
    """The board with row 1 at the bottom; the dice of a proposed turn have a mark before them, WILDs a star."""
    pen = Pen(palette, colour=colour)
    size = board.layout.size
    columns = COLUMNS[:size]
    new = {die.square: die for die in turn}
    ruler = "    " + " ".join(column.center(_WIDTH) for column in columns)
    lines = [ruler.rstrip(), pen.write(_rule("┌┬┐", size), _DIM)]
    wall = pen.write("│", _DIM)
    for row in range(size, 0, -1):
        squares = [Square(f"{column}{row}") for column in columns]
        cells = [_cell(board, square, new, pen) for square in squares]
        lines.append(f"{row:>2} " + wall + wall.join(cells) + wall)
        lines.append(pen.write(_rule("├┼┤" if row > 1 else "└┴┘", size), _DIM))
    return _joined([*lines, ruler.rstrip()], ascii_only=ascii_only)


def _cell(board: Board, square: Square, new: dict[Square, Laid], pen: Pen) -> str:
    die = board.at(square)
    if die is None and square in new:
        return _face(pen, new[square].face, f"{_NEW}{_die(new[square])}".ljust(_WIDTH), mark=_REVERSE)
    if die is not None:
        return _face(pen, die.face, f" {_die(die)}".ljust(_WIDTH))
    bonus = board.layout.bonus(square)
    if bonus:
        return pen.write(f"+{bonus}".center(_WIDTH), _BOLD)
    return pen.write(("·" if square in board.layout.emblem else "").center(_WIDTH), _DIM)


def _die(die: Laid) -> str:
    return ("*" if die.wild else "") + format_face(die.face)


def _rule(ends: str, size: int) -> str:
    return "   " + ends[0] + ends[1].join(["─" * _WIDTH] * size) + ends[2]


def _face(pen: Pen, face: int, text: str, mark: str = "") -> str:
    if face == WILD:
        return pen.write(text, _BOLD)
    return pen.symbol(text, VALUES["colour"][value_of(face, "colour")], mark)


def _joined(lines: Sequence[str], *, ascii_only: bool) -> str:
    text = "\n".join(lines)
    return text.translate(_ASCII) if ascii_only else text
