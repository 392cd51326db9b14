"""Cards and layouts as text for a terminal, with or without colour; every line of a picture has the same width."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, TypeVar

from tercet.core.sets.decks import Deck, deck_named
from tercet.render.ascii import ascii_text
from tercet.render.palettes import PaletteName, palette_named

Size = Literal["huge", "large", "small"]


def fitted(text: str, columns: int) -> str:
    """Wraps long sentences between words; leaves tables, drawings and coloured lines unchanged."""
    return "\n".join([_fitted_line(line, columns) for line in text.split("\n")])


def _fitted_line(line: str, columns: int) -> str:
    if len(line) <= columns or "  " in line.strip() or "\x1b" in line:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    return textwrap.fill(line, columns, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


FULL: Final = deck_named("full")

_LARGE: Final[dict[str, dict[str, tuple[str, str, str, str]]]] = {
    "oval": {
        "solid": ("▟██▙", "████", "████", "▜██▛"),
        "striped": ("╭──╮", "│══│", "│══│", "╰──╯"),
        "open": ("╭──╮", "│  │", "│  │", "╰──╯"),
        "dotted": ("╭──╮", "│··│", "│··│", "╰──╯"),
    },
    "squiggle": {
        "solid": ("▟██▙", "▝███", "███▖", "▜██▛"),
        "striped": ("╭──╮", "╰╮═│", "│═╰╮", "╰──╯"),
        "open": ("╭──╮", "╰╮ │", "│ ╰╮", "╰──╯"),
        "dotted": ("╭──╮", "╰╮·│", "│·╰╮", "╰──╯"),
    },
    "diamond": {
        "solid": (" ◢◣ ", "◢██◣", "◥██◤", " ◥◤ "),
        "striped": (" ╱╲ ", "╱══╲", "╲══╱", " ╲╱ "),
        "open": (" ╱╲ ", "╱  ╲", "╲  ╱", " ╲╱ "),
        "dotted": (" ╱╲ ", "╱··╲", "╲··╱", " ╲╱ "),
    },
    "hourglass": {
        "solid": ("◥██◤", " ◥◤ ", " ◢◣ ", "◢██◣"),
        "striped": ("╲══╱", " ╲╱ ", " ╱╲ ", "╱══╲"),
        "open": ("╲──╱", " ╲╱ ", " ╱╲ ", "╱──╲"),
        "dotted": ("╲··╱", " ╲╱ ", " ╱╲ ", "╱··╲"),
    },
}
_HUGE: Final[dict[str, tuple[str, ...]]] = {
    "oval": ("╭──────╮", *["│      │"] * 6, "╰──────╯"),
    "squiggle": (
        "╭──────╮",
        "╰╮     │",
        " │     │",
        "╭╯     │",
        "│     ╭╯",
        "│     │ ",
        "│     ╰╮",
        "╰──────╯",
    ),
    "diamond": ("   ╱╲   ", "  ╱  ╲  ", " ╱    ╲ ", "╱      ╲", "╲      ╱", " ╲    ╱ ", "  ╲  ╱  ", "   ╲╱   "),
    "hourglass": ("╲──────╱", " ╲    ╱ ", "  ╲  ╱  ", "   ╲╱   ", "   ╱╲   ", "  ╱  ╲  ", " ╱    ╲ ", "╱──────╲"),
}
"""Outlines; spaces within them take the fill."""
_SOLID_LEFT, _SOLID_RIGHT = str.maketrans("╭╰│╱╲", "▟▜█◢◥"), str.maketrans("╮╯│╲╱", "▙▛█◣◤")
_SMALL: Final[dict[str, tuple[str, str]]] = {
    "oval": ("(", ")"),
    "squiggle": ("{", "}"),
    "diamond": ("<", ">"),
    "hourglass": (">", "<"),
}
_SMALL_FILL: Final[dict[str, str]] = {"solid": "█", "striped": "═", "open": " ", "dotted": "·"}
_SIGNS: Final = {"sun": "o", "moon": ")", "star": "*"}
"""The signs of cards with five features, shown in the frame above."""
_INNER: Final[dict[Size, int]] = {"huge": 34, "large": 16, "small": 9}
"""Number of columns inside the frame."""
_HEIGHT: Final[dict[Size, int]] = {"huge": 12, "large": 6, "small": 3}
_SPACES: Final[dict[Size, tuple[int, ...]]] = {"huge": (0, 4, 2, 0), "large": (0, 2, 1, 0), "small": (0, 1, 0)}
"""Gaps that centre one, two, three and four symbols; four small symbols do not fit."""

_PLAIN_FRAME: Final = tuple("╭─╮││╰─╯")
_SELECTED_FRAME: Final = tuple("╔═╗║║╚═╝")
_HINTED_FRAME: Final = tuple("┌┄┐┆┆└┄┘")
_TICK, HINT, NEW = "✓", "?", "+"

_PAINTS: Final[dict[PaletteName, dict[str, str]]] = {
    "classic": {"red": "38;5;196", "green": "38;5;34", "purple": "38;5;99"},
    "safe": {"red": "38;5;208", "green": "38;5;29", "purple": "38;5;135"},
    "contrast": {"red": "1;91", "green": "1;92", "purple": "1;95"},
    "mono": {"red": "", "green": "", "purple": ""},
}
_DOT_PAINTS: Final = ("38;5;196", "38;5;208", "38;5;178", "38;5;34", "38;5;33", "38;5;99")
_DIM: Final = "2"
_BOLD: Final = "1"


class Surface(NamedTuple):
    """The capabilities of a terminal."""

    colour: bool
    ascii_only: bool
    columns: int


def card_text(
    card: int,
    *,
    deck: Deck = FULL,
    colour: bool = False,
    palette: str = "classic",
    size: Size = "large",
    selected: bool = False,
    hinted: bool = False,
    dealt: bool = False,
    label: str = "",
    ascii_only: bool = False,
) -> str:
    """Draws one card in a frame with its notation, which also spells out its colour."""
    pen = Pen(palette, colour=colour)
    lines = _card(CardFace.of(card, deck), pen, size, label, selected=selected, hinted=hinted, dealt=dealt)
    return _joined(lines, ascii_only=ascii_only)


def rows_for(cards: int) -> int:
    """Returns the number of rows for some cards: three, as cards are dealt (C3), but one for up to 4 cards and two for
    up to 8."""
    return 1 if cards <= 4 else 2 if cards <= 8 else 3


CardT = TypeVar("CardT")


def in_rows(cards: Sequence[CardT], rows: int | None = None) -> list[CardT | None]:
    """Returns the slots of a layout that shows cards row by row, in the order they were typed or listed."""
    rows = rows_for(len(cards)) if rows is None else rows
    if rows < 1:
        raise ValueError("a layout needs at least one row")
    across = -(-len(cards) // rows)
    padded = [*cards, *[None] * (across * rows - len(cards))]
    return [padded[row * across + column] for column in range(across) for row in range(rows)]


def layout_text(
    slots: Sequence[int | None],
    *,
    deck: Deck = FULL,
    rows: int | None = None,
    columns: int = 80,
    colour: bool = False,
    palette: str = "classic",
    size: Size | None = None,
    selected: Collection[int] = (),
    hinted: Collection[int] = (),
    dealt: Collection[int] = (),
    labels: Sequence[str] = (),
    ascii_only: bool = False,
) -> str:
    """Draws the cards on the table in columns of `rows`, slot by slot downwards; None is a gap (C3).

    Without `rows`, small layouts take one or two rows. Without a size, cards are large if they fit into `columns`,
    otherwise small; if still too wide, the layout continues below.
    """
    rows = rows_for(len(slots)) if rows is None else rows
    if rows < 1:
        raise ValueError("a layout needs at least one row")
    across = -(-len(slots) // rows)
    if size is None:
        size = "large" if across * (_INNER["large"] + 3) - 1 <= columns else "small"
    between = " " if across * (_INNER[size] + 3) - 1 <= columns else ""
    pen = Pen(palette, colour=colour)
    blocks = []
    for slot in range(across * rows):
        held = slots[slot] if slot < len(slots) else None
        label = labels[slot] if slot < len(labels) else ""
        if held is None:
            blocks.append(_gap(pen, size, drawn=slot < len(slots)))
        else:
            marks = {"selected": held in selected, "hinted": held in hinted, "dealt": held in dealt}
            blocks.append(_card(CardFace.of(held, deck), pen, size, label, **marks))
    most = max(1, (columns + len(between)) // (_INNER[size] + 2 + len(between)))
    lines: list[str] = []
    blocks += [_gap(pen, size, drawn=False)] * (-across % most * rows if across > most else 0)
    for first in range(0, across, most):
        band = blocks[first * rows : (first + most) * rows]
        lines += [between.join(parts) for row in range(rows) for parts in zip(*band[row::rows], strict=True)]
    return _joined(lines, ascii_only=ascii_only)


class Pen:
    """Writes text in the colours of a palette, or plain."""

    def __init__(self, palette: str, *, colour: bool) -> None:
        palette_named(palette)
        self._paints = next(paints for name, paints in _PAINTS.items() if name == palette)
        self._colour = colour

    def symbol(self, text: str, paint: str, mark: str = "") -> str:
        return self.write(text, ";".join(filter(None, (mark, self._paints.get(paint, "")))))

    def dot(self, letter: str, place: int) -> str:
        """Draws a dot in its own colour, if the pen uses colours."""
        return self.write(letter, _DOT_PAINTS[place] if any(self._paints.values()) else _BOLD)

    def write(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self._colour and code and text else text


class CardFace(NamedTuple):
    """The face of a card of any deck: symbols, with or without a sign, or dots."""

    name: str
    number: int = 1
    colour: str = "black"
    fill: str = "solid"
    shape: str = "oval"
    sign: str = ""
    dots: tuple[bool, ...] = ()

    @classmethod
    def of(cls, card: int, deck: Deck) -> CardFace:
        """Returns the face of this card; raises ValueError if it is not in the deck."""
        deck.to_cards((card,))
        digits, name = deck.digits[card], deck.names[card]
        if deck.name == "dots":
            return cls(name, dots=tuple(map(bool, digits)))
        values = {feature.name: feature.values[digit] for feature, digit in zip(deck.features, digits, strict=True)}
        fill, sign = values.get("fill", "solid"), values.get("sign", "")
        return cls(name, int(values["number"]), values["colour"], fill, values["shape"], sign)


def _card(card: CardFace, pen: Pen, size: Size, label: str, *, selected: bool, hinted: bool, dealt: bool) -> list[str]:
    frame = _SELECTED_FRAME if selected else _HINTED_FRAME if hinted else _PLAIN_FRAME
    marks = "".join(sign for sign, shown in ((_TICK, selected), (HINT, hinted), (NEW, dealt)) if shown)
    marks = _SIGNS.get(card.sign, "") + marks
    left_top, top, right_top, left, right, left_bottom, bottom, right_bottom = frame
    width = _INNER[size]
    if len(label) + len(marks) > width - 2:
        raise ValueError(f"the label '{label}' is too long for a card")
    code = _BOLD if selected or hinted else _DIM
    above = top * (width - len(label) - len(marks) - 2)
    below = bottom * (width - len(card.name) - 1)
    # dim only the frame, never the text
    return [
        pen.write(left_top + top, code) + label + pen.write(above, code) + marks + pen.write(top + right_top, code),
        *(
            pen.write(left, code) + line + pen.write(right, code)
            for line in (_dots(card, pen, size) if card.dots else _symbols(card, pen, size))
        ),
        pen.write(left_bottom + below, code) + card.name + pen.write(bottom + right_bottom, code),
    ]


def _dots(card: CardFace, pen: Pen, size: Size) -> Iterator[str]:
    """Yields the six dots with their letters: three to a row on a large card, all in one row on a small one."""
    shown = [pen.dot(letter, place) if card.dots[place] else "·" for place, letter in enumerate("ABCDEF")]
    if size == "small":
        yield "  " + "".join(shown) + " "
        return
    blank, apart = " " * _INNER[size], _INNER[size] // 3 - 1
    above = _HEIGHT[size] // 4  # with the frame
    yield from [blank] * (above if size == "huge" else 1)
    yield " " * 3 + (" " * apart).join(shown[:3]) + " " * (_INNER[size] - 6 - 2 * apart)
    yield from [blank] * (2 if size == "huge" else 0)
    yield " " * 3 + (" " * apart).join(shown[3:]) + " " * (_INNER[size] - 6 - 2 * apart)
    yield from [blank] * (above if size == "huge" else 1)


def _symbols(card: CardFace, pen: Pen, size: Size) -> Iterator[str]:
    width = _INNER[size]
    if size == "huge":
        yield " " * width
    for line in _rows(card, size):
        yield pen.symbol(line.center(width), card.colour)
    if size == "huge":
        yield " " * width


def _rows(card: CardFace, size: Size) -> Iterator[str]:
    if size == "small" and card.number > len(_SPACES[size]):
        yield f"{card.number}×{_symbol(card, size)[0]}"
        return
    space = " " * _SPACES[size][card.number - 1]
    for line in _symbol(card, size):
        yield space.join([line] * card.number)


def _symbol(card: CardFace, size: Size) -> tuple[str, ...]:
    if size == "huge":
        return _huge(card.shape, card.fill)
    if size == "large":
        return _LARGE[card.shape][card.fill]
    before, after = _SMALL[card.shape]
    return (before + _SMALL_FILL[card.fill] + after,)


@cache
def _huge(shape: str, fill: str) -> tuple[str, ...]:
    drawn = []
    for line in _HUGE[shape]:
        outline = line.strip()
        if fill == "solid":
            inside = "█" * (len(outline) - 2)
            outline = outline[0].translate(_SOLID_LEFT) + inside + outline[-1].translate(_SOLID_RIGHT)
        drawn.append(line.replace(line.strip(), outline.replace(" ", _SMALL_FILL[fill])))
    return tuple(drawn)


def _gap(pen: Pen, size: Size, *, drawn: bool) -> list[str]:
    width, height = _INNER[size] + 2, _HEIGHT[size]
    lines = [" " * width] * height
    if drawn:
        lines[height // 2] = pen.write("·".center(width), _DIM)
    return lines


def _joined(lines: Iterable[str], *, ascii_only: bool) -> str:
    text = "\n".join(lines)
    return ascii_text(text, in_columns=True) if ascii_only else text
