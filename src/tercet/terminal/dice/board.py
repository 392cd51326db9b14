"""A widget that shows the dice board, and dice in a few characters."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message

from tercet.core.dicegame.board import COLUMNS, Laid, Layout, Square
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.events import LyingDie
from tercet.core.sets.cards import value_of
from tercet.core.sets.features import LETTERS, VALUES
from tercet.render.text import HINT
from tercet.terminal.canvas import Canvas, Piece
from tercet.terminal.display import DisplaySettings

CELL: Final = 5
"""Width of a square: a mark, three columns for the die, a mark."""
NARROW_CELL: Final = 4
"""Width of a square in a narrow terminal: only one mark; the cursor gets a column at the end of the row."""
ROW_NAME: Final = 3
FRAMED_CELL: Final = CELL + 1
"""Width of a square with the line beside it, in a large terminal."""
_SHAPES: Final = {"oval": "●", "squiggle": "≈", "diamond": "◆"}
_COLOURS: Final = {
    "classic": {"red": "#ff3030", "green": "#20b040", "purple": "#9d7bff"},
    "safe": {"red": "#ff8700", "green": "#009e73", "purple": "#af5fff"},
    "contrast": {"red": "bright_red", "green": "bright_green", "purple": "bright_magenta"},
    "mono": {},
}


def face_piece(face: int, settings: DisplaySettings, style: str = "") -> Piece:
    """Formats a face in three characters: number, letter of the colour, shape; a WILD is three stars."""
    if face == WILD:
        return "***", f"bold {style}".strip()
    colour, shape = (VALUES[feature][value_of(face, feature)] for feature in ("colour", "shape"))
    sign = LETTERS["shape"][value_of(face, "shape")] if settings.ascii_only else _SHAPES[shape]
    shown = f"{value_of(face, 'number') + 1}{LETTERS['colour'][value_of(face, 'colour')]}{sign}"
    paint = _COLOURS[settings.palette].get(colour, "") if settings.colour else ""
    return shown, f"bold {paint} {style}".strip()


def laid_sign(laid: Laid, settings: DisplaySettings) -> str:
    """Formats a die on the board for a sentence, as the board shows it: `*1G◆@h8`."""
    return f"{'*' if laid.wild else ''}{face_piece(laid.face, settings)[0]}@{laid.square}"


def face_text(face: int, settings: DisplaySettings) -> Text:
    """Returns `face_piece` as a Rich Text."""
    return Text(*face_piece(face, settings))


class DiceBoard(Canvas):
    """Shows a board with a cursor; a click on a square acts like a key."""

    class SquareClicked(Message):
        """A square was clicked."""

        def __init__(self, square: Square) -> None:
            super().__init__()
            self.square = square

    def __init__(self, settings: DisplaySettings) -> None:
        super().__init__(id="board")
        self._settings = settings
        self._side = 0
        self.cell = CELL
        self.is_framed = False
        """Whether there are lines between the squares."""

    def lay(
        self,
        layout: Layout,
        lying: Iterable[LyingDie],
        draft: Iterable[LyingDie],
        cursor: Square | None,
        latest: Collection[Square],
        hinted: Collection[Square] = (),
    ) -> None:
        """Draws dice, bonuses and the emblem; an exclamation mark marks dice not played yet, a question mark the
        squares of a hint."""
        self._side = layout.size
        dice = {die.square: die for die in lying}
        new = {die.square: die for die in draft}
        cell = FRAMED_CELL if self.is_framed else self.cell
        head = "".join(f"  {column}   "[:cell] for column in COLUMNS[: layout.size])
        head = f" {head}" if self.is_framed else head
        lines: list[list[Piece]] = [[(" " * ROW_NAME + head, "dim")]]
        for row in range(layout.size, 0, -1):
            line: list[Piece] = [(f"{row:>2} ", "dim"), *self._frame("│")]
            closing = " "
            for column in COLUMNS[: layout.size]:
                square = Square(f"{column}{row}")
                die = new.get(square) or dice.get(square)
                before = "*" if die is not None and die.wild else " "
                after = "!" if square in new else HINT if square in hinted else "'" if square in latest else " "
                if square == cursor:
                    # a hint keeps its mark under the cursor, and a WILD its star
                    before, after = "[", after if after == HINT else "*" if die is not None and die.wild else "]"
                core = self._empty(layout, square)
                if die is not None:
                    core = face_piece(die.face, self._settings, "reverse" if square in new else "")
                if self.cell == CELL:
                    line += [(before, "bold"), core, (after, "bold"), *self._frame("│")]
                else:
                    # there is room for one mark: the cursor's, the one that closes it, or the die's
                    sign = before if before == "[" else closing if closing != " " else _either(before, after)
                    closing = after if square == cursor else " "
                    line += [(sign, "bold"), core]
            if self.cell != CELL:
                line.append((closing, "bold"))
            if self.is_framed:
                lines.append(self._rule("┌┬┐" if row == layout.size else "├┼┤", layout.size))
            lines.append(line)
        if self.is_framed:
            lines.append(self._rule("└┴┘", layout.size))
        self.draw(lines)

    def _frame(self, sign: str) -> list[Piece]:
        return [("|" if self._settings.ascii_only else sign, "dim")] if self.is_framed else []

    def _rule(self, corners: str, size: int) -> list[Piece]:
        rule = corners[0] + corners[1].join(["─" * CELL] * size) + corners[2]
        rule = "+".join(["", *["-" * CELL] * size, ""]) if self._settings.ascii_only else rule
        return [(" " * ROW_NAME + rule, "dim")]

    def _empty(self, layout: Layout, square: Square) -> Piece:
        dot, emblem = (".", "_") if self._settings.ascii_only else ("·", "▢")
        bonus = layout.bonus(square)
        if bonus:
            return f"+{bonus}".ljust(3), "bold"
        return (f" {emblem} ", "") if square in layout.emblem else (f" {dot} ", "dim")

    def on_click(self, event: events.Click) -> None:
        cell, across, down = self.cell, event.x - ROW_NAME, event.y
        if self.is_framed:  # a line belongs to the square above it
            cell, down = FRAMED_CELL, down // 2
        column, row = across // cell, self._side - down + 1
        if 0 <= column < self._side and 1 <= row <= self._side:
            self.post_message(self.SquareClicked(Square(f"{COLUMNS[column]}{row}")))


def _either(before: str, after: str) -> str:
    return after if after in ("!", HINT) or before == " " else before


def board_width(layout: Layout, cell: int = CELL) -> int:
    return ROW_NAME + cell * layout.size + (cell != CELL)
