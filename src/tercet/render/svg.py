"""Cards and layouts as SVG: sharp at any size, with names in the reader's language, and without ids that could
clash."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import cos, pi, sin
from pathlib import Path
from typing import ClassVar, Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from tercet import locale
from tercet.core.guessed_names import Hinting
from tercet.core.sets.decks import Deck
from tercet.locale import Words
from tercet.render.names import card_name
from tercet.render.palettes import Palette, palette_named
from tercet.render.symbols import dots, outline, stripes
from tercet.render.text import FULL, CardFace, rows_for
from tercet.replaced_files import write_file

CARD_WIDTH: Final = 180
CARD_HEIGHT: Final = 120
_CORNER: Final = 13
STRIPE_DISTANCE: Final = 6
_STRIPE_LINE: Final = 2.3
_LETTER_SIZE: Final = 24
DOT_DISTANCE: Final = 9
DOT_LINE: Final = 4.2
_RIM: Final = 4
"""The margin around a single card, for the ring of a mark."""
_MARGIN: Final = 12
"""The margin around a card in a layout."""
_DASH: Final = (2 * (CARD_WIDTH + CARD_HEIGHT) + (2 * pi - 8) * _CORNER) / 28
"""Length of a dash and its gap; it divides the ring evenly, so no dash is cut where the ring closes."""

INITIALS: Final = {"red": "R", "green": "G", "purple": "P", "black": "K"}


def _polar(radius: float, angle: float) -> str:
    """Formats a point in polar coordinates, without negative zeros."""
    return f"{round(radius * cos(angle), 2) + 0:g} {round(radius * sin(angle), 2) + 0:g}"


_RAYS: Final = "".join(
    f"M{_polar(13, i * pi / 4)}L{_polar(7, i * pi / 4 + 0.3)}L{_polar(7, i * pi / 4 - 0.3)}Z" for i in range(8)
)
SIGNS: Final = {
    "sun": f"M6.5 0A6.5 6.5 0 1 1 -6.5 0A6.5 6.5 0 1 1 6.5 0Z{_RAYS}",
    "moon": "M5 -12A12.5 12.5 0 1 0 5 12A10 10 0 1 1 5 -12Z",
    "star": "M" + "L".join(_polar(13 if i % 2 == 0 else 5.2, i * pi / 5 - pi / 2) for i in range(10)) + "Z",
}
"""The signs beside the symbols of a card with five features: silhouettes that are recognizable without colour."""
SIGN_PLACE: Final = 20
"""Distance of the sign from the card's left edge."""
DOT_PLACES: Final = tuple([(40 + 50 * column, 34 + 52 * row) for row in range(2) for column in range(3)])
"""Positions of a card's dots, three to a row, each with its own colour and letter."""
DOT_LETTERS: Final = {
    "A": "M-5.5 7.5L0 -7.5L5.5 7.5M-3.4 2.2H3.4",
    "B": "M-4.5 -7.5V7.5H1A3.9 3.9 0 0 0 1 -.3H-4.5M-4.5 -7.5H.5A3.6 3.6 0 0 1 .5 -.3",
    "C": "M5.2 -4.6A7 7.5 0 1 0 5.2 4.6",
    "D": "M-4.8 -7.5V7.5H-1A6.5 7.5 0 0 0 -1 -7.5Z",
    "E": "M4.5 -7.5H-4V7.5H4.5M-4 0H3.2",
    "F": "M4.5 -7.5H-4V7.5M-4 0H3.2",
}
"""The dots' letters as strokes, to look the same with any font."""
LETTER_LINE: Final = 3.2
_TICK: Final = "M-5.5 0.5L-1.5 4.5L5.5 -4.5"
_LAMP: Final = "M-2.6 3.2C-2.6 1 -5.2 0 -5.2 -2.6A5.2 5.2 0 0 1 5.2 -2.6C5.2 0 2.6 1 2.6 3.2ZM-2 6.6H2"
_SPARK: Final = "M0 -6.5L1.7 -1.7L6.5 0L1.7 1.7L0 6.5L-1.7 1.7L-6.5 0L-1.7 -1.7Z"


class Picture(Hinting, str):
    """The text of an SVG image; a notebook displays the image."""

    __slots__ = ()
    _guessed: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("svg", "text", "to_svg", "tostring"), "str(picture), and picture.save('cards.svg')"),
        **dict.fromkeys(("display", "show"), "picture.save('cards.svg'); a notebook shows the picture itself"),
        **dict.fromkeys(("save_svg", "write", "to_file"), "picture.save('cards.svg')"),
    }

    def __repr__(self) -> str:
        return f"<Picture: {len(self)} characters of SVG; .save('cards.svg') writes it to a file>"

    def save(self, path: str | Path) -> None:
        """Writes the image to a file that ends in `.svg`."""
        if Path(path).suffix.lower() != ".svg":
            raise ValueError(f"a picture is saved as SVG, so its file must end in .svg; {str(path)!r:.80} does not")
        write_file(path, self)

    def _repr_svg_(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return str(self)


def card_svg(
    card: int,
    *,
    deck: Deck = FULL,
    palette: str = "classic",
    width: float = CARD_WIDTH,
    selected: bool = False,
    hinted: bool = False,
    dealt: bool = False,
    letters: bool | None = None,
    language: str = "en",
) -> Picture:
    """Draws one card, `width` pixels wide; `letters` decides whether to show its colour's letter, by default the
    palette."""
    paints = palette_named(palette)
    words = locale.words(language)
    name = _name(card, words, deck, selected=selected, hinted=hinted, dealt=dealt)
    body = _card(
        CardFace.of(card, deck),
        paints,
        selected=selected,
        hinted=hinted,
        dealt=dealt,
        letters=paints.letters if letters is None else letters,
    )
    box = (-_RIM, -_RIM, CARD_WIDTH + 2 * _RIM, CARD_HEIGHT + 2 * _RIM)
    return picture(
        box, width, f'role="img" aria-label={quoteattr(name)}', words, f"<title>{escape(name)}</title>{body}"
    )


def layout_svg(
    slots: Sequence[int | None],
    *,
    deck: Deck = FULL,
    rows: int | None = None,
    palette: str = "classic",
    card_width: float = 120,
    selected: Collection[int] = (),
    hinted: Collection[int] = (),
    dealt: Collection[int] = (),
    letters: bool | None = None,
    labels: Sequence[str] = (),
    language: str = "en",
) -> Picture:
    """Draws the cards on the table in columns of `rows`, from slot 0 down and then to the right; None is a gap (C3).

    Without `rows`, small layouts take one or two rows. `labels` are short strings in the slots' corners, such as their
    keys.
    """
    rows = rows_for(len(slots)) if rows is None else rows
    if rows < 1:
        raise ValueError("a layout needs at least one row")
    paints = palette_named(palette)
    words = locale.words(language)
    columns = max(1, -(-len(slots) // rows))
    across, down = CARD_WIDTH + _MARGIN, CARD_HEIGHT + _MARGIN
    width, height = columns * across + _MARGIN, rows * down + _MARGIN
    parts = [f'<rect width="{width}" height="{height}" rx="{_CORNER + _MARGIN}" fill="{paints.table}"/>']
    for slot, held in enumerate(slots):
        column, row = divmod(slot, rows)
        place = f'transform="translate({_MARGIN + column * across} {_MARGIN + row * down})"'
        if held is None:
            parts.append(f"<g {place}>{_gap(paints)}</g>")
            continue
        card = CardFace.of(held, deck)
        marks = {"selected": held in selected, "hinted": held in hinted, "dealt": held in dealt}
        name = _name(held, words, deck, **marks)
        label = _label(labels[slot], paints) if slot < len(labels) else ""
        body = _card(card, paints, letters=paints.letters if letters is None else letters, **marks)
        parts.append(
            f'<g role="img" aria-label={quoteattr(name)} {place}><title>{escape(name)}</title>{body}{label}</g>'
        )
    name = words("card-layout", cards=sum(card is not None for card in slots))
    attributes = f'role="group" aria-label={quoteattr(name)}'
    return picture((0, 0, width, height), width * card_width / CARD_WIDTH, attributes, words, "".join(parts))


def symbol_svg(colour: str, fill: str, shape: str, paints: Palette) -> str:
    """Draws one symbol centred on the origin, as an SVG fragment for cards and dice alike (C1, D1)."""
    paint = paints.paint(colour)
    inside = paint if fill == "solid" else "none"
    lines = ""
    if fill == "striped":
        lines = f'<path d="{stripes(shape, STRIPE_DISTANCE)}" stroke-width="{_STRIPE_LINE}"/>'
    elif fill == "dotted":
        lines = f'<path d="{dots(shape, DOT_DISTANCE)}" stroke-width="{DOT_LINE}" stroke-linecap="round"/>'
    return (
        f'<g fill="{inside}" stroke="{paint}" stroke-width="{paints.line}" stroke-linejoin="round">'
        f'{lines}<path d="{outline(shape)}"/></g>'
    )


def picture(box: tuple[float, float, float, float], width: float, attributes: str, words: Words, body: str) -> Picture:
    """Returns a whole image, given its box (left, top, width, height), its width, and its text for screen readers."""
    if width <= 0:
        raise ValueError("the width of a picture must be positive")
    left, top, across, down = box
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {across:g} {down:g}" width="{width:g}" '
        f'height="{width * down / across:.6g}" lang="{words.language}" {attributes}>{body}</svg>'
    )


def _name(card: int, words: Words, deck: Deck, *, selected: bool, hinted: bool, dealt: bool) -> str:
    name = card_name(card, words, deck)
    for mark, bears in (("dealt", dealt), ("hinted", hinted), ("selected", selected)):
        if bears:
            name = words(f"card-{mark}", name=name)
    return name


class SymbolPlacing(NamedTuple):
    """Spacing, scale and centre of the symbols on a card."""

    step: float
    scale: float
    middle: float = CARD_WIDTH / 2


def placing(number: int, *, signed: bool, letters: bool) -> SymbolPlacing:
    """Places a card's symbols, leaving the corner free for a letter and room for a sign beside them."""
    if number > 3:
        return SymbolPlacing(40, 0.82)
    if signed:
        return SymbolPlacing(46, 0.9, CARD_WIDTH / 2 + 12)
    return SymbolPlacing(51, 0.98) if letters else SymbolPlacing(55, 1.1)


def _symbols(card: CardFace, paints: Palette, *, letters: bool) -> str:
    step, scale, middle = placing(card.number, signed=bool(card.sign), letters=letters)
    first = middle - (card.number - 1) * step / 2
    symbol = symbol_svg(card.colour, card.fill, card.shape, paints)
    places = (first + i * step for i in range(card.number))
    shown = [f'<g transform="translate({x:g} {CARD_HEIGHT / 2:g}) scale({scale})">{symbol}</g>' for x in places]
    if card.sign:
        at = f"translate({SIGN_PLACE} {CARD_HEIGHT / 2:g})"
        shown.append(f'<path transform="{at}" d="{SIGNS[card.sign]}" fill="{paints.black}"/>')
    return "".join(shown) + (_letter(INITIALS[card.colour], paints) if letters else "")


def _dots(card: CardFace, paints: Palette) -> str:
    """Draws each dot in its position, and a small ring where one is absent."""
    shown = []
    for (x, y), letter, paint, present in zip(DOT_PLACES, "ABCDEF", paints.dots, card.dots, strict=True):
        if not present:
            shown.append(f'<circle cx="{x}" cy="{y}" r="3" fill="none" stroke="{paints.edge}" stroke-width="1.5"/>')
            continue
        shown.append(
            f'<circle cx="{x}" cy="{y}" r="20" fill="{paint}"/><path transform="translate({x} {y})" '
            f'd="{DOT_LETTERS[letter]}" fill="none" stroke="{paints.card}" stroke-width="{LETTER_LINE}" '
            f'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    return "".join(shown)


def _card(card: CardFace, paints: Palette, *, selected: bool, hinted: bool, dealt: bool, letters: bool) -> str:
    return "".join(
        (
            _frame(f'fill="{paints.card}" stroke="{paints.edge}" stroke-width="1.5"'),
            _dots(card, paints) if card.dots else _symbols(card, paints, letters=letters),
            _ring(paints, dashed=not selected) if selected or hinted else "",
            _badge(CARD_WIDTH - 9, 9, _TICK, paints) if selected else "",
            _badge(9, 9, _LAMP, paints) if hinted else "",
            _badge(CARD_WIDTH - 9, CARD_HEIGHT - 9, _SPARK, paints) if dealt else "",
        )
    )


def _frame(attributes: str) -> str:
    return f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="{_CORNER}" {attributes}/>'


def _ring(paints: Palette, *, dashed: bool) -> str:
    dashes = f' stroke-dasharray="{0.62 * _DASH:.2f} {0.38 * _DASH:.2f}"' if dashed else ""
    return _frame(f'fill="none" stroke="{paints.mark}" stroke-width="6"{dashes}')


def _badge(x: float, y: float, sign: str, paints: Palette) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})"><circle r="11" fill="{paints.mark}"/><path d="{sign}" fill="none" '
        f'stroke="{paints.on_mark}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


def _letter(letter: str, paints: Palette) -> str:
    return (
        f'<text x="12" y="{CARD_HEIGHT - 5}" text-anchor="middle" font-family="sans-serif" font-weight="700" '
        f'font-size="{_LETTER_SIZE}" fill="{paints.mark}">{letter}</text>'
    )


def _label(text: str, paints: Palette) -> str:
    return (
        f'<text x="12" y="17" text-anchor="middle" font-family="sans-serif" font-size="14" aria-hidden="true" '
        f'fill="{paints.mark}">{escape(text)}</text>'
    )


def _gap(paints: Palette) -> str:
    return _frame(f'fill="none" stroke="{paints.edge}" stroke-width="1.5" stroke-dasharray="5 6"')
