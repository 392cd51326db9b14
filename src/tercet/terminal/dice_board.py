"""The board of the dice game as one widget, and dice as a few characters."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from tercet.core.cards import LETTERS, VALUES, value_of
from tercet.core.dicegame.board import COLUMNS, Layout, Square
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.events import LyingDie
from tercet.terminal.look import Look

CELL: Final = 5
"""Columns for a square: a sign, three for the die, a sign."""
ROW_NAME: Final = 3
_SHAPES: Final = {"oval": "●", "squiggle": "≈", "diamond": "◆"}
_COLOURS: Final = {
    "classic": {"red": "#ff3030", "green": "#20b040", "purple": "#9d7bff"},
    "safe": {"red": "#ff8700", "green": "#009e73", "purple": "#af5fff"},
    "contrast": {"red": "bright_red", "green": "bright_green", "purple": "bright_magenta"},
    "mono": {},
}


def face_text(face: int, look: Look, style: str = "") -> Text:
    """A face in three characters: its number, the letter of its colour, its shape; WILD is three stars."""
    if face == WILD:
        return Text("***", style=f"bold {style}".strip())
    colour, shape = (VALUES[feature][value_of(face, feature)] for feature in ("colour", "shape"))
    sign = LETTERS["shape"][value_of(face, "shape")] if look.ascii_only else _SHAPES[shape]
    shown = f"{value_of(face, 'number') + 1}{LETTERS['colour'][value_of(face, 'colour')]}{sign}"
    paint = _COLOURS[look.palette].get(colour, "") if look.colour else ""
    return Text(shown, style=f"bold {paint} {style}".strip())


class DiceBoard(Static):
    """Shows a board with a cursor; a click on a square is told like a key."""

    DEFAULT_CSS = "DiceBoard { width: auto; height: auto; }"

    class Clicked(Message):
        """A square was clicked."""

        def __init__(self, square: Square) -> None:
            super().__init__()
            self.square = square

    def __init__(self, look: Look) -> None:
        super().__init__(id="board")
        self._look = look
        self._side = 0

    def lay(
        self,
        layout: Layout,
        lying: Iterable[LyingDie],
        draft: Iterable[LyingDie],
        cursor: Square | None,
        latest: Collection[Square],
    ) -> None:
        """Draws dice, bonuses and the emblem; what is not handed in yet bears an exclamation mark."""
        self._side = layout.size
        dice = {die.square: die for die in lying}
        new = {die.square: die for die in draft}
        dot, emblem = (".", "_") if self._look.ascii_only else ("·", "▢")
        page = Text(no_wrap=True)
        head = "".join(f"  {column}  " for column in COLUMNS[: layout.size])
        page.append(" " * ROW_NAME + head.rstrip() + "\n", "dim")
        for row in range(layout.size, 0, -1):
            page.append(f"{row:>2} ", "dim")
            for column in COLUMNS[: layout.size]:
                square = Square(f"{column}{row}")
                die = new.get(square) or dice.get(square)
                if die is None:
                    bonus = layout.bonus(square)
                    core = Text(f"+{bonus}".ljust(3) if bonus else f" {dot} ", style="bold" if bonus else "dim")
                    if square in layout.emblem:
                        core = Text(f" {emblem} ")
                else:
                    core = face_text(die.face, self._look, "reverse" if square in new else "")
                before = "*" if die is not None and die.wild else " "
                after = "!" if square in new else "'" if square in latest else " "
                if square == cursor:
                    before, after = "[", "]"
                page.append(before, "bold")
                page.append_text(core)
                page.append(after, "bold")
            if row > 1:
                page.append("\n")
        self.update(page)

    def on_click(self, event: events.Click) -> None:
        column, row = (event.x - ROW_NAME) // CELL, self._side - event.y + 1
        if 0 <= column < self._side and 1 <= row <= self._side:
            self.post_message(self.Clicked(Square(f"{COLUMNS[column]}{row}")))


def board_width(layout: Layout) -> int:
    return ROW_NAME + CELL * layout.size
