"""Dice, hands and boards as SVG: bonus squares, a proposed turn with its SETs and points, all with accessible names."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from tercet import locale
from tercet.core.dicegame.board import COLUMNS, Board, Laid, Layout, Square
from tercet.core.dicegame.dice import HAND, WILD
from tercet.core.dicegame.scoring import PLAIN, Explanation, MadeSet, Scoring, explain
from tercet.core.dicegame.state import DiceView
from tercet.core.sets.cards import value_of
from tercet.core.sets.features import LETTERS, VALUES
from tercet.locale import Words
from tercet.render.dice_names import face_name, laid_name
from tercet.render.palettes import Palette, palette_named
from tercet.render.svg import Picture, picture, symbol_svg

DIE: Final = 60
"""The side of a die, in the units used by every picture in this module."""
_CORNER: Final = 11
_CELL: Final = 68
_RIM: Final = 30
"""The margin around the board for the letters and numbers."""
_SYMBOL: Final = 0.36
_STEP: Final = 18.5
_STAR: Final = "M0 -10L2.9 -3.6L9.6 -3.1L4.5 1.4L6 8.1L0 4.6L-6 8.1L-4.5 1.4L-9.6 -3.1L-2.9 -3.6Z"
"""Distinguishes a WILD from other dice."""
_GAPS: Final = (4.5, 1.5, -1.5)
"""Possible distances between the dice and the outline of a SET."""


def die_svg(
    face: int,
    *,
    wild: bool = False,
    palette: str = "classic",
    width: float = 72,
    selected: bool = False,
    letters: bool | None = None,
    language: str = "en",
) -> Picture:
    """Draws one die; with `wild`, a WILD standing for the face (D11)."""
    paints, words = palette_named(palette), locale.words(language)
    name = face_name(face, words)
    if wild:
        name = words("dice-wild-as", face=name)
    body = _die(face, paints, wild=wild, letters=_with_letters(paints, letters))
    ring = _ring(paints) if selected else ""
    attributes = f'role="img" aria-label={quoteattr(name)}'
    return picture((-4, -4, DIE + 8, DIE + 8), width, attributes, words, f"<title>{escape(name)}</title>{body}{ring}")


def hand_svg(
    faces: Sequence[int],
    *,
    labels: Sequence[str] = (),
    selected: Collection[int] = (),
    palette: str = "classic",
    die_width: float = 60,
    letters: bool | None = None,
    language: str = "en",
) -> Picture:
    """Draws the dice of a hand side by side; `selected` are indexes, `labels` short strings below the dice."""
    paints, words = palette_named(palette), locale.words(language)
    width, height = max(1, len(faces)) * _CELL + 8, _CELL + 8 + (18 if labels else 0)
    parts = [f'<rect width="{width}" height="{height}" rx="16" fill="{paints.table}"/>']
    for i, face in enumerate(faces):
        body = _die(face, paints, letters=_with_letters(paints, letters)) + (_ring(paints) if i in selected else "")
        if i < len(labels):
            body += _text(DIE / 2, DIE + 19, labels[i], paints.mark, 15)
        parts.append(_named(face_name(face, words), 8 + i * _CELL, 8, body))
    attributes = f'role="group" aria-label={quoteattr(words("dice-hand", dice=len(faces)))}'
    return picture((0, 0, width, height), width * die_width / DIE, attributes, words, "".join(parts))


def board_svg(
    board: Board,
    *,
    turn: Sequence[Laid] = (),
    scoring: Scoring = PLAIN,
    palette: str = "classic",
    width: float = 640,
    letters: bool | None = None,
    language: str = "en",
) -> Picture:
    """Draws the board, row 1 at the bottom; the dice of a proposed turn are ringed, its SETs show their points (D3,
    D9)."""
    paints, words = palette_named(palette), locale.words(language)
    lettered = _with_letters(paints, letters)
    layout = board.layout
    side = layout.size * _CELL + 2 * _RIM
    explanation = explain(board, turn, scoring) if turn else Explanation()
    faulty = {fault.square for fault in explanation.faults}
    laid = {die.square: die for die in turn if die.square in layout and board.at(die.square) is None}
    parts = [f'<rect width="{side}" height="{side}" rx="22" fill="{paints.table}"/>', *_rulers(layout, paints)]
    for square in layout.squares():
        x, y = _place(layout, square)
        if square not in laid and board.at(square) is None:
            parts.append(_empty(layout, square, x, y, paints, words))
    for die in board:
        x, y = _place(layout, die.square)
        body = _die(die.face, paints, wild=die.wild, letters=lettered)
        parts.append(_named(laid_name(die, words), x, y, body))
    for die in laid.values():
        x, y = _place(layout, die.square)
        body = _die(die.face, paints, wild=die.wild, letters=lettered) + _ring(paints, dashed=die.square in faulty)
        if die.square in faulty:
            body += _badge(DIE - 4, 4, "!", paints)
        elif layout.bonus(die.square):
            body += _badge(DIE - 6, DIE - 4, f"+{layout.bonus(die.square)}", paints)
        parts.append(_named(laid_name(die, words, new=True), x, y, body))
    if explanation.is_legal:
        parts += [_set(layout, made, paints, words) for made in explanation.sets]
    name = words("dice-board", dice=len(board))
    if turn and explanation.is_legal:
        name = f"{name}; {words('dice-points', points=explanation.points)}"
    attributes = f'role="group" aria-label={quoteattr(name)}'
    return picture((0, 0, side, side), width, attributes, words, "".join(parts))


def table_svg(view: DiceView, *, palette: str = "classic", width: float = 640, language: str = "en") -> Picture:
    """Draws the board, and below it each player's name, points and dice; an arrow marks whose turn it is."""
    paints, words = palette_named(palette), locale.words(language)
    side = view.rules.layout.size * _CELL + 2 * _RIM
    line = _CELL + 16
    board = board_svg(view.board, palette=palette, width=side, language=language)
    parts = [f'<rect width="{side}" height="{side + len(view.playing) * line}" rx="22" fill="{paints.table}"/>', board]
    for i, seat in enumerate(view.playing):
        player, top = view.players[seat], side + i * line
        hand = hand_svg(player.faces, palette=palette, die_width=DIE, language=language)
        parts.append(hand.replace("<svg ", f'<svg x="{side - HAND * _CELL - _RIM}" y="{top}" ', 1))
        arrow = "▸ " if seat == view.turn else ""
        parts.append(
            f'<text x="{_RIM}" y="{top + line / 2 + 4:g}" font-family="sans-serif" font-size="22" '
            f'fill="{paints.mark}">{escape(f"{arrow}{view.seating.chairs[seat].name} {player.score}")}</text>'
        )
    attributes = f'role="group" aria-label={quoteattr(words("dice-board", dice=len(view.lying)))}'
    return picture((0, 0, side, side + len(view.playing) * line), width, attributes, words, "".join(parts))


def _place(layout: Layout, square: str) -> tuple[float, float]:
    """Returns the upper left corner of a die on a square."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    margin = _RIM + (_CELL - DIE) / 2
    return margin + column * _CELL, margin + (layout.size - row) * _CELL


def _rulers(layout: Layout, paints: Palette) -> Iterator[str]:
    for i in range(layout.size):
        middle = _RIM + (i + 0.5) * _CELL
        far = layout.size * _CELL + 2 * _RIM
        for edge in (20.0, far - 10):
            yield _text(middle, edge, COLUMNS[i], paints.mark, 15)
        for edge in (_RIM / 2, far - _RIM / 2):
            yield _text(edge, middle + 5, str(layout.size - i), paints.mark, 15)


def _empty(layout: Layout, square: Square, x: float, y: float, paints: Palette, words: Words) -> str:
    bonus = layout.bonus(square)
    frame = f'<rect width="{DIE}" height="{DIE}" rx="6" fill="none" stroke="{paints.edge}" stroke-width="1.2"/>'
    if square in layout.emblem:
        middle = DIE / 2
        return _moved(x, y, f'{frame}<circle cx="{middle}" cy="{middle}" r="17" {_stroke(paints, 2.2)}/>')
    if not bonus:
        return _moved(x, y, frame)
    tint = (
        f'<rect width="{DIE}" height="{DIE}" rx="6" fill="{paints.mark}" fill-opacity="0.13" '
        f'stroke="{paints.mark}" stroke-width="1.6"/>'
    )
    name = words("dice-bonus", points=bonus, square=square)
    return _named(name, x, y, tint + _text(DIE / 2, DIE / 2 + 8, f"+{bonus}", paints.mark, 22))


def _set(layout: Layout, made: MadeSet, paints: Palette, words: Words) -> str:
    """Draws the outline of a SET with its points; overlapping SETs get different distances, so all are visible."""
    (x, _), (_, y) = _place(layout, made.squares[0]), _place(layout, made.squares[-1])
    long, middle = 2 * _CELL + DIE, DIE / 2
    if made.direction == "row":
        across, down, spot = long, DIE, (-3.0, middle)
        gap = _GAPS[COLUMNS.index(made.squares[0][0]) % 3]
    else:
        across, down, spot = DIE, long, (middle, -3.0)
        gap = _GAPS[int(made.squares[0][1:]) % 3]
    name = words("dice-set", direction=made.direction, squares=" ".join(made.squares), points=made.points)
    body = (
        f'<rect x="{-gap:g}" y="{-gap:g}" width="{across + 2 * gap:g}" height="{down + 2 * gap:g}" '
        f'rx="{_CORNER + gap:g}" {_stroke(paints, 3)}/>{_badge(*spot, str(made.points), paints)}'
    )
    return _named(name, x, y, body)


def _die(face: int, paints: Palette, *, wild: bool = False, letters: bool) -> str:
    body = (
        f'<rect width="{DIE}" height="{DIE}" rx="{_CORNER}" fill="{paints.card}" stroke="{paints.edge}" '
        'stroke-width="1.5"/>'
    )
    middle = DIE / 2
    if face == WILD:
        star = f'<path d="{_STAR}" transform="translate({middle} 25) scale(1.8)" fill="{paints.mark}"/>'
        return body + star + _text(middle, 54, "WILD", paints.mark, 12)
    colour, shape = VALUES["colour"][value_of(face, "colour")], VALUES["shape"][value_of(face, "shape")]
    count = value_of(face, "number") + 1
    symbol = symbol_svg(colour, "solid", shape, paints)
    for i in range(count):
        x = middle + (i - (count - 1) / 2) * _STEP
        body += f'<g transform="translate({x:g} {middle:g}) scale({_SYMBOL})">{symbol}</g>'
    if letters:
        body += _text(8, DIE - 3, LETTERS["colour"][value_of(face, "colour")], paints.mark, 12)
    if wild:
        body += f'<path d="{_STAR}" transform="translate({DIE - 8} 8) scale(0.72)" fill="{paints.mark}"/>'
    return body


def _ring(paints: Palette, *, dashed: bool = False) -> str:
    dashes = ' stroke-dasharray="7 5"' if dashed else ""
    return (
        f'<rect x="-2" y="-2" width="{DIE + 4}" height="{DIE + 4}" rx="{_CORNER + 2}" {_stroke(paints, 3.4)}{dashes}/>'
    )


def _badge(x: float, y: float, text: str, paints: Palette) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{paints.mark}"/>{_text(x, y + 4.5, text, paints.on_mark, 13)}'


def _text(x: float, y: float, text: str, paint: str, size: float) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" direction="ltr" font-family="sans-serif" font-weight="700" '
        f'font-size="{size:g}" aria-hidden="true" fill="{paint}">{escape(text)}</text>'
    )


def _stroke(paints: Palette, width: float) -> str:
    return f'fill="none" stroke="{paints.mark}" stroke-width="{width:g}"'


def _named(name: str, x: float, y: float, body: str) -> str:
    return (
        f'<g role="img" aria-label={quoteattr(name)} transform="translate({x:g} {y:g})">'
        f"<title>{escape(name)}</title>{body}</g>"
    )


def _moved(x: float, y: float, body: str) -> str:
    return f'<g transform="translate({x:g} {y:g})" aria-hidden="true">{body}</g>'


def _with_letters(paints: Palette, letters: bool | None) -> bool:
    return paints.letters if letters is None else letters
