"""Parses and formats faces, hands, turns and boards. A face uses the card letters without a fill: `2RO`; WILD is
`*`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tercet.core.dicegame.board import CELL_OF, COLUMNS, LARGEST, STANDARD, Board, Laid, Layout, Square, Turn
from tercet.core.dicegame.dice import FACE_FEATURES, FACE_NAMES, WILD, Face, Faces
from tercet.core.sets.features import PRINTED, NotationError, parse_features

_STAR: Final = "*"
_EMPTY: Final = "."
_FEATURES: Final = tuple(feature for feature in PRINTED if feature.name in FACE_FEATURES)


def parse_face(text: str) -> Face:
    """Parses a face such as `2RO` or `or2`; `*` is WILD."""
    return WILD if text == _STAR else Face(parse_features(text, _FEATURES, "face"))


def format_face(face: int) -> str:
    """Formats a face as number, colour, symbol: `2RO`; WILD is `*`."""
    if not 0 <= face <= WILD:
        raise ValueError(f"a face is a number from 0 to {WILD}, not {face}")
    return FACE_NAMES[face]


def parse_hand(text: str | Sequence[str]) -> Faces:
    """Parses faces separated by white space or commas, or given as a list.

    >>> dice.parse_hand("1RO *")
    (1RO, *)
    """
    given: object = text  # an untyped caller may pass anything
    words = given.replace(",", " ").split() if isinstance(given, str) else given
    if not isinstance(words, Sequence) or not all(isinstance(word, str) for word in words):
        raise TypeError(f"a hand is written as a string such as '2RO 1GD', not {text!r:.80}")
    return Faces([parse_face(word) for word in words])


def to_faces(hand: str | Iterable[Face | str]) -> Sequence[Face]:
    """Returns the faces of a hand, given as text, as a list of texts or as faces."""
    given: object = hand  # an untyped caller may pass anything
    faces = parse_hand(given) if isinstance(given, str) else given if isinstance(given, Sequence) else None
    if faces is None and isinstance(given, Iterable):
        faces = tuple(given)
    if faces is not None and any(isinstance(face, str) for face in faces):
        faces = Faces([parse_face(face) if isinstance(face, str) else face for face in faces])
    if faces is None or not all(isinstance(face, int) for face in faces):
        raise TypeError(
            f"hand: faces, such as game.state.players[0].faces, or a string such as '1RO 2PD', not {hand!r:.80}"
        )
    return faces


def to_board(board: Board | str) -> Board:
    """Returns a board, given as text or as a board."""
    given: object = board  # an untyped caller may pass anything
    if isinstance(given, str):
        return parse_board(given)
    if not isinstance(given, Board):
        shown = " ".join(repr(board).split())
        raise TypeError(f"board: one such as game.state.board, or a string such as '1RO@e6 2RO@f6', not {shown:.80}")
    return given


def format_hand(faces: Iterable[int]) -> str:
    """Formats faces, separated by spaces; `parse_hand` reads them back.

    >>> dice.format_hand([0, 27])
    '1RO *'
    """
    return " ".join(map(format_face, faces))


def parse_square(text: str, size: int = LARGEST) -> Square:
    """Parses a column letter and a row number, as in `h7`. Does not check whether the square is on a board, but errors
    describe the squares of a board of this size."""
    name = text.lower()
    if name not in CELL_OF:
        last = COLUMNS[size - 1]
        message = f"'{text}' is not a square: expected a column from a to {last} and a row from 1 to {size}"
        raise NotationError(message, "square", text=text)
    return Square(name)


def parse_laid(text: str, size: int = LARGEST) -> Laid:
    """Parses a die on a square: `2RO@h7`, or `*1GD@h8` for a WILD with its named face."""
    face, at, square = text.partition("@")
    if not at:
        message = f"'{text}' is not a die on a square: expected a face, '@' and a square, as in 2RO@h7"
        raise NotationError(message, "laid", text=text)
    die = _parse_die(face)
    return Laid(parse_square(square, size), die.face, die.wild)


def format_laid(laid: Laid) -> str:
    """Formats a die on a square: `2RO@h7`; a WILD has a star before its named face."""
    return f"{_format_die(laid)}@{laid.square}"


def parse_turn(text: str, layout: Layout | None = None) -> Turn:
    """Parses dice on squares, separated by white space or commas, in any order.

    Squares outside a `layout` are not refused, but errors describe its squares.

    >>> dice.parse_turn("2RO@h7 *1GD@h8")
    (2RO@h7, *1GD@h8)
    """
    size = LARGEST if layout is None else layout.size
    return tuple(parse_laid(word, size) for word in text.replace(",", " ").split())


def format_turn(turn: Iterable[Laid]) -> str:
    """Formats dice on squares, separated by spaces; `parse_turn` reads them back.

    >>> dice.format_turn(dice.parse_turn("1RO@h6 *2RO@i6"))
    '1RO@h6 *2RO@i6'
    """
    return " ".join(map(format_laid, turn))


def parse_named(text: str) -> Turn:
    """Parses dice without squares, separated by white space or commas: `2RO *1GD`; a bare `*` is a WILD without a face
    yet."""
    words = text.replace(",", " ").split()
    return tuple(Laid(Square(""), WILD, True) if word == _STAR else _parse_die(word) for word in words)


def format_board(board: Board) -> str:
    """Formats the board as a grid, row 1 at the bottom; an empty square is a dot or its bonus: `+3`."""
    layout = board.layout
    columns = COLUMNS[: layout.size]
    lines = ["   " + "".join(f"{column:>5}" for column in columns)]
    for row in range(layout.size, 0, -1):
        cells = (_format_cell(board, Square(f"{column}{row}")) for column in columns)
        lines.append(f"{row:>3}" + "".join(f"{cell:>5}" for cell in cells))
    return "\n".join(lines) + "\n"


def parse_board(text: str, layout: Layout = STANDARD) -> Board:
    """Parses what `format_board` prints, with rows in any order and columns of any width, or dice on squares as in
    `2RO@h7 *1GD@h8`; an empty string is an empty board.

    >>> dice.parse_board("1RO@e6 2RO@f6 3RO@g6")
    <Board 11×11: 1RO@e6 2RO@f6 3RO@g6>
    """
    if not text.strip() or "@" in text:
        return Board.of(layout, parse_turn(text, layout))
    lines = [line.split() for line in text.splitlines() if line.strip()]
    columns = list(COLUMNS[: layout.size])
    if [word.lower() for word in lines[0]] != columns:
        expected = " ".join(columns)
        message = f"a board begins with its columns ({expected}), or is a list of dice such as 2RO@h7"
        raise NotationError(message, "columns", columns=expected)
    laid: list[Laid] = []
    missing = {str(row) for row in range(1, layout.size + 1)}
    for row, *cells in lines[1:]:
        if row not in missing:
            message = f"'{row}' is not a row of this board, or appears twice: expected 1 to {layout.size}"
            raise NotationError(message, "row", row=row)
        missing.remove(row)
        if len(cells) != layout.size:
            details = {"row": row, "count": str(len(cells)), "size": str(layout.size)}
            raise NotationError(f"row {row} has {len(cells)} squares, not {layout.size}", "width", **details)
        laid += _parse_row(layout, row, cells)
    if missing:
        row = min(missing, key=int)
        raise NotationError(f"row {row} is missing", "rows", row=row)
    return Board.of(layout, laid)


def _parse_row(layout: Layout, row: str, cells: Sequence[str]) -> Iterator[Laid]:
    """Yields the dice of a row of the grid; an empty square may show its bonus."""
    for column, cell in zip(COLUMNS, cells, strict=False):
        square = Square(column + row)
        if cell == _EMPTY or cell == f"+{layout.bonus(square)}":
            continue
        if cell.startswith("+"):
            message = f"{square} has no bonus of '{cell}' on this board"
            raise NotationError(message, "bonus", square=square, text=cell)
        die = _parse_die(cell)
        yield Laid(square, die.face, die.wild)


def _format_cell(board: Board, square: Square) -> str:
    die = board.at(square)
    if die is not None:
        return _format_die(die)
    bonus = board.layout.bonus(square)
    return f"+{bonus}" if bonus else _EMPTY


def _format_die(laid: Laid) -> str:
    return (_STAR if laid.wild else "") + format_face(laid.face)


def _parse_die(text: str) -> Laid:
    """Parses the face of a die on the board, with a star before it for a WILD; the caller fills in the square."""
    wild = text.startswith(_STAR)
    if text == _STAR:
        raise NotationError("a WILD on the board needs the face it stands for, as in *1GD (D11)", "wild")
    return Laid(Square(""), parse_face(text[1:] if wild else text), wild)
