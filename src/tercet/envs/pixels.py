"""Tables as arrays of pixels, for recording videos of training; `tercet.picture` draws finer images."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tercet.core.cardgame.state import CardView
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.state import DiceView
from tercet.core.sets.cards import value_of
from tercet.core.sets.features import VALUES
from tercet.render.palettes import PALETTES
from tercet.render.text import CardFace

Pixels = NDArray[np.uint8]
ROWS: Final = 3
"""Rows of cards at a table (C3)."""
CARD: Final = (64, 96)
"""Height and width of a card."""
DIE: Final = 36
SYMBOL: Final = (40, 18)
DIE_SYMBOL: Final = (24, 8)
GAP: Final = 8
_PALETTE: Final = PALETTES["classic"]
_BONUS, _SQUARE, _EMPTY_DOT = "#f2c14e", "#dcd6ca", "#d5d0c6"
_OUTLINE: Final = 0.74
"""How much smaller the inside of an outlined symbol is."""


def table_pixels(view: Any) -> Pixels:
    """Draws a table as an array of height × width × 3 bytes."""
    return dice_pixels(view) if isinstance(view, DiceView) else card_pixels(view)


def card_pixels(view: CardView) -> Pixels:
    """Draws the cards on the table, in columns of three; a game that chains shows the last taking beside them (V4)."""
    deck = view.rules.variant.deck
    slots = [*view.layout, *[None] * (-len(view.layout) % ROWS), *view.chain]
    height, width = CARD
    columns = max(-(-len(view.layout or range(view.rules.variant.board)) // ROWS) - (-len(view.chain) // ROWS), 1)
    page = _page(ROWS * (height + GAP) + GAP, columns * (width + GAP) + GAP)
    for slot, card in enumerate(slots):
        if card is not None:
            column, row = divmod(slot, ROWS)
            top, left = GAP + row * (height + GAP), GAP + column * (width + GAP)
            page[top : top + height, left : left + width] = _card(CardFace.of(card, deck))
    return page


def dice_pixels(view: DiceView) -> Pixels:
    """Draws the board with row 1 at the bottom, and below it each player's dice in a row."""
    layout, step = view.rules.layout, DIE + 2
    size = layout.size * step + 2 * GAP
    page = _page(size + len(view.players) * (DIE + GAP), size)
    lying = {die.square: die for die in view.lying}
    for number, square in enumerate(layout.squares()):
        column, row = number % layout.size, number // layout.size
        top, left = GAP + (layout.size - 1 - row) * step, GAP + column * step
        die = lying.get(square)
        plain = _BONUS if layout.bonus(square) else _PALETTE.mark if square in layout.emblem else _SQUARE
        cell = _filled(DIE, DIE, plain) if die is None else _die(die.face, is_wild=die.wild)
        page[top : top + DIE, left : left + DIE] = cell
    for seat, player in enumerate(view.players):
        top = size + seat * (DIE + GAP)
        for place, face in enumerate(player.faces):
            page[top : top + DIE, GAP + place * step : GAP + place * step + DIE] = _die(face, is_wild=False)
    return page


@cache
def _card(card: CardFace) -> Pixels:
    height, width = CARD
    page = _filled(height, width, _PALETTE.card)
    if card.dots:
        for place, (is_shown, paint) in enumerate(zip(card.dots, _PALETTE.dots, strict=True)):
            row, column = divmod(place, 3)
            dot = _symbol("oval", "solid", (18, 18))
            _paint(page, dot, 10 + row * 26, 12 + column * 27, paint if is_shown else _EMPTY_DOT)
        return page
    symbol = _symbol(card.shape, card.fill, SYMBOL)
    _paint_row(page, symbol, card.number, _PALETTE.paint(card.colour))
    if card.sign:  # of cards with five features
        shape = {"sun": "oval", "moon": "hourglass", "star": "diamond"}[card.sign]
        _paint(page, _symbol(shape, "solid", (8, 8)), 2, width - 10, _PALETTE.black)
    return page


@cache
def _die(face: int, *, is_wild: bool) -> Pixels:
    page = _filled(DIE, DIE, _PALETTE.card)
    if is_wild or face == WILD:
        page[:3] = page[-3:] = _rgb(_PALETTE.mark)
    if face == WILD:
        _paint_row(page, _symbol("hourglass", "solid", (20, 20)), 1, _PALETTE.mark)
        return page
    number, colour, shape = (VALUES[name][value_of(face, name)] for name in ("number", "colour", "shape"))
    _paint_row(page, _symbol(shape, "solid", DIE_SYMBOL), int(number), _PALETTE.paint(colour))
    return page


def _paint_row(page: Pixels, symbol: NDArray[np.bool_], number: int, paint: str) -> None:
    """Paints a symbol `number` times, side by side in the middle."""
    height, width = symbol.shape
    step = width + max(2, width // 5)
    left = (page.shape[1] - number * step + step - width) // 2
    for place in range(number):
        _paint(page, symbol, (page.shape[0] - height) // 2, left + place * step, paint)


def _paint(page: Pixels, symbol: NDArray[np.bool_], top: int, left: int, paint: str) -> None:
    height, width = symbol.shape
    page[top : top + height, left : left + width][symbol] = _rgb(paint)


@cache
def _symbol(shape: str, fill: str, size: tuple[int, int]) -> NDArray[np.bool_]:
    """Returns the pixels of a symbol: all of it, its outline, or its outline with stripes or dots."""
    height, width = size
    y, x = np.mgrid[0:height, 0:width]
    across, down = (2 * x + 1) / width - 1, (2 * y + 1) / height - 1
    whole = _inside(shape, across, down)
    if fill == "solid":
        return whole
    outline = whole & ~_inside(shape, across / _OUTLINE, down / (1 - (1 - _OUTLINE) * width / height))
    inner: NDArray[np.bool_] = {"striped": y % 5 < 2, "dotted": (y % 5 < 2) & (x % 5 < 2), "open": y < 0}[fill]
    filled: NDArray[np.bool_] = outline | (whole & inner)
    return filled


def _inside(shape: str, across: NDArray[np.float64], down: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Whether each point, from -1 to 1 in both directions, belongs to a shape."""
    is_within: NDArray[np.bool_]
    if shape == "diamond":
        is_within = abs(across) + abs(down) <= 1
    elif shape == "hourglass":
        is_within = (abs(across) <= abs(down)) & (abs(down) <= 1)
    elif shape == "squiggle":
        is_within = (abs(across - 0.35 * np.sin(np.pi * down)) <= 0.65) & (abs(down) <= 1)
    else:
        is_within = across**2 + down**4 <= 1
    return is_within


def _page(height: int, width: int) -> Pixels:
    return _filled(height, width, _PALETTE.table)


def _filled(height: int, width: int, paint: str) -> Pixels:
    return np.full((height, width, 3), _rgb(paint), np.uint8)


def _rgb(paint: str) -> Sequence[int]:
    parts: Iterable[str] = (paint[1:3], paint[3:5], paint[5:7])
    return [int(part, 16) for part in parts]
