"""The board (D3): its layout, read from a data file, and the dice on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar, Final, NewType

import msgspec
from msgspec.structs import force_setattr

from tercet.core.dicegame.dice import FACE_NAMES, FACES, WILD, Face
from tercet.core.drawable import Drawable
from tercet.core.engine.ruleset import RuleError
from tercet.core.guessed_names import Hinting, unknown_attribute

Square = NewType("Square", str)
"""The name of a square, its column and row: `h7`."""

SMALLEST: Final = 5
LARGEST: Final = 25
HIGHEST_BONUS: Final = 9
COLUMNS: Final = "abcdefghijklmnopqrstuvwxy"

STRIDE: Final = 32
"""Distance from a cell to the one in the next row. Padding keeps a line from continuing into the next row."""
MARGIN: Final = 2 * STRIDE
"""Padding before the first row and after the last, to read two cells in each direction without a bounds check."""
EMPTY: Final = 64
OFF: Final = 128
"""The value of a cell that is not on the board."""
WILD_FLAG: Final = 32
"""Added to the face of a cell with a WILD."""


def cell_index(column: int, row: int) -> int:
    """The index of the square in a column and row, both counted from 0, in the cells of any board."""
    return MARGIN + STRIDE * row + column


CELL_OF: Final[dict[str, int]] = {
    f"{column}{row + 1}": cell_index(x, row) for row in range(LARGEST) for x, column in enumerate(COLUMNS)
}
SQUARE_AT: Final[dict[int, Square]] = {cell: Square(name) for name, cell in CELL_OF.items()}


class BadLayout(RuleError):
    """A board that cannot be played on."""

    area = "dice-layout"


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The printed part of a board (D3)."""

    size: int
    """Number of rows and columns; odd, so there is a central square."""
    emblem: tuple[str, str, str]
    """The squares for the opening SET, from left to right (D5)."""
    bonuses: dict[str, int] = {}
    """Extra points by square (D10)."""
    asymmetric: bool = False
    """Whether the layout is intentionally not mirror-symmetric."""

    def __post_init__(self) -> None:
        if self.size % 2 == 0 or not SMALLEST <= self.size <= LARGEST:
            message = f"a board has an odd number of rows from {SMALLEST} to {LARGEST}, not {self.size}"
            raise BadLayout(message, "size", low=str(SMALLEST), high=str(LARGEST), size=str(self.size))
        middle = self.size // 2
        centre = tuple(f"{COLUMNS[middle + dx]}{middle + 1}" for dx in (-1, 0, 1))
        if self.emblem != centre:
            expected, found = " ".join(centre), " ".join(self.emblem)
            message = f"the emblem of this board must be on {expected}, not on {found}"
            raise BadLayout(message, "emblem", centre=expected, emblem=found)
        for square, points in self.bonuses.items():
            details = {"square": square, "points": str(points)}
            if square not in self:
                raise BadLayout(f"the bonus of {points} on '{square}' is off the board", "off-board", **details)
            if square in self.emblem:
                raise BadLayout(f"the bonus of {points} on {square} covers the emblem", "on-emblem", **details)
            if not 1 <= points <= HIGHEST_BONUS:
                message = f"the bonus on {square} is worth 1 to {HIGHEST_BONUS} points, not {points}"
                raise BadLayout(message, "points", high=str(HIGHEST_BONUS), **details)
        if not self.asymmetric:
            self._check_mirrors()

    def _check_mirrors(self) -> None:
        for square, points in self.bonuses.items():
            column, row = COLUMNS.index(square[0]), int(square[1:])
            across = f"{COLUMNS[self.size - 1 - column]}{row}"
            above = f"{COLUMNS[column]}{self.size + 1 - row}"
            for twin in (across, above):
                if self.bonuses.get(twin) != points:
                    message = (
                        f"the bonus of {points} on {square} has no mirror image on {twin};"
                        ' set "asymmetric": true if that is intended'
                    )
                    raise BadLayout(message, "mirror", square=square, points=str(points), twin=twin)

    def __contains__(self, square: str) -> bool:
        cell = CELL_OF.get(square, 0)
        return cell < len(self.blank) and self.blank[cell] == EMPTY

    @cached_property
    def blank(self) -> bytes:
        """The cells of this board without dice."""
        row = bytes([EMPTY]) * self.size + bytes([OFF]) * (STRIDE - self.size)
        return bytes([OFF]) * MARGIN + row * self.size + bytes([OFF]) * MARGIN

    @cached_property
    def bonus_cells(self) -> bytes:
        """For each cell, the extra points printed on its square."""
        cells = bytearray(len(self.blank))
        for square, points in self.bonuses.items():
            cells[CELL_OF[square]] = points
        return bytes(cells)

    def bonus(self, square: str) -> int:
        """The extra points printed on a square (D10)."""
        return self.bonus_cells[CELL_OF[square]]

    def squares(self) -> Iterator[Square]:
        """Every square, row by row from a1."""
        return (SQUARE_AT[cell] for cell, kind in enumerate(self.blank) if kind == EMPTY)


def parse_layout(text: str | bytes) -> Layout:
    """Parses a layout from a data file; raises a BadLayout that says what is wrong (D3).

    >>> dice.parse_layout('{"size": 5, "emblem": ["b3", "c3", "d3"]}').size
    5
    """
    try:
        read = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLayout(f"the file is not JSON: {error}", "json") from error
    try:
        return msgspec.convert(read, Layout)
    except msgspec.ValidationError as error:
        # msgspec wraps errors about the board itself; any other error means the file is not a layout.
        raise (error.__cause__ if isinstance(error.__cause__, BadLayout) else _misshapen(read, error)) from None


def _misshapen(read: Any, error: msgspec.ValidationError) -> BadLayout:
    """The error for data that is not a layout; names the field at fault."""
    if not isinstance(read, dict):
        return BadLayout(str(error), "object")
    for field in msgspec.structs.fields(Layout):
        if field.name not in read:
            if field.required:
                return BadLayout(str(error), "missing", field=field.name)
            continue
        try:
            msgspec.convert(read[field.name], field.type)
        except msgspec.ValidationError:
            return BadLayout(str(error), "field", field=field.name)
    known = {field.name for field in msgspec.structs.fields(Layout)}
    return BadLayout(str(error), "unknown", field=next(name for name in read if name not in known))


STANDARD: Final = parse_layout(resources.files(__package__).joinpath("board.json").read_bytes())
"""Our own layout (the book does not print one), read from the data file beside this module (D3)."""


class Laid(msgspec.Struct, frozen=True):
    """A die's face on a square; for a WILD, the face that was named for it (D11)."""

    square: Square
    face: Face
    wild: bool = False

    def __repr__(self) -> str:
        """In notation: `2RO@h7`."""
        name = FACE_NAMES[self.face] if 0 <= self.face <= WILD else str(self.face)
        return f"{'*' * self.wild}{name}@{self.square}"

    @property
    def item(self) -> int:
        """The die's value in the board's cells."""
        return self.face | WILD_FLAG if self.wild else self.face


Turn = tuple[Laid, ...]
"""The dice placed in one turn (D6). The program lists them by square, row by row from a1."""


class _BoardType(msgspec.StructMeta):
    """The type of `Board`, whose errors suggest what to write for `Board.parse` and the like."""

    if not TYPE_CHECKING:  # otherwise type checkers would accept every attribute

        def __getattr__(self, name: str) -> Any:
            raise unknown_attribute(f"type object {self.__name__!r}", name, _GUESSED_ON_TYPE)


_GUESSED_ON_TYPE: Final = dict.fromkeys(
    ("from_notation", "from_str", "from_string", "from_text", "parse"), "dice.parse_board('1RO@e6 2RO@f6')"
)


class Board(Hinting, Drawable, msgspec.Struct, metaclass=_BoardType, frozen=True):
    """A layout with dice on it; `Board()` is the empty board of a game."""

    _guessed: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("draw", "render", "show"), "print(board), and tercet.picture(board)"),
        **dict.fromkeys(("save_svg", "svg", "to_svg"), "tercet.picture(board)"),
        **dict.fromkeys(("legal_moves", "legal_turns"), "dice.legal_turns(board, hand), and game.legal_turns(seat)"),
        **dict.fromkeys(("best", "best_turn", "best_turns"), "dice.best_turns(board, hand), and game.best_turns(seat)"),
        **dict.fromkeys(
            ("place", "play", "push", "set"), "board.lay(dice.parse_turn('1RO@e6')), which returns another board"
        ),
        **dict.fromkeys(("die_map", "dice", "pieces"), "list(board), and board.at('e6')"),
        **dict.fromkeys(("get", "piece_at"), "board.at('e6')"),
        "copy": "no need for a copy: board.lay returns another board, and this one never changes",
        "empty": "board.is_empty",
        "score": "dice.score(board, turn)",
        "size": "board.layout.size",
        "squares": "list(board.layout.squares()), and list(board) for the dice",
    }
    layout: Layout = STANDARD
    cells: bytes = b""
    """A byte for each square and the padding around them: EMPTY, OFF, or a face, plus WILD_FLAG for a WILD."""

    def __post_init__(self) -> None:
        given: object = self.layout  # an untyped caller may pass anything
        if not isinstance(given, Layout):
            text = given if isinstance(given, str) else "1RO@e6 2RO@f6"
            raise TypeError(f"a board from text is dice.parse_board({text!r:.80}), not Board({given!r:.80})")
        if not self.cells:
            force_setattr(self, "cells", self.layout.blank)

    @classmethod
    def of(cls, layout: Layout, laid: Iterable[Laid] = ()) -> Board:
        """A board with the given dice on it; raises ValueError for a second die on a square."""
        return cls(layout).lay(laid)

    def lay(self, laid: Iterable[Laid]) -> Board:
        """The board with more dice on empty squares; does not check whether the rules allow them there."""
        given: object = laid  # an untyped caller may pass anything
        if isinstance(given, str):
            raise TypeError(f"expected dice, such as parse_turn({given!r:.80}), not a string")
        cells = bytearray(self.cells)
        for die in laid:
            if die.square not in self.layout or not 0 <= die.face < FACES:
                raise ValueError(f"no die can be placed like this: {die}")
            cell = CELL_OF[die.square]
            if cells[cell] != EMPTY:
                raise ValueError(f"there is already a die on {die.square}")
            cells[cell] = die.item
        return Board(self.layout, bytes(cells))

    @property
    def is_empty(self) -> bool:
        """Whether there are no dice."""
        return self.cells == self.layout.blank

    def at(self, square: str) -> Laid | None:
        """The die on a square; `board["e6"]` is the same."""
        if square not in self.layout:
            size = self.layout.size
            raise ValueError(f"this board has the squares a1 to {COLUMNS[size - 1]}{size}, not {square!r:.80}")
        cell = CELL_OF[square]
        return self.die_at(cell) if self.cells[cell] < EMPTY else None

    __getitem__ = at

    def die_at(self, cell: int) -> Laid:
        """The die in a cell that has one."""
        item = self.cells[cell]
        return Laid(SQUARE_AT[cell], Face(item & ~WILD_FLAG), item >= WILD_FLAG)

    def __iter__(self) -> Iterator[Laid]:
        """The dice, row by row from a1."""
        return (self.die_at(cell) for cell, item in enumerate(self.cells) if item < EMPTY)

    def __len__(self) -> int:
        return sum(cell < EMPTY for cell in self.cells)

    def __repr__(self) -> str:
        """The board's size and its dice, in notation."""
        size = self.layout.size
        dice = " ".join(f"{'*' if die.wild else ''}{FACE_NAMES[die.face]}@{die.square}" for die in self)
        return f"<Board {size}×{size}: {dice or 'no dice'}>"
