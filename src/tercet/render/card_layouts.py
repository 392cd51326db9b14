"""Draws cards, given as letters or numbers, as text and as SVG: `tercet.show` and `tercet.picture`."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from tercet.core.drawable import Drawable, svg_of, text_of
from tercet.core.sets.cards import Card, CardLike, VariantCard, row_of
from tercet.core.sets.decks import Deck, deck_named
from tercet.core.sets.variant_catalogue import preset_named

if TYPE_CHECKING:
    from tercet.render.palettes import PaletteName
    from tercet.render.svg import Picture


def show(
    cards: CardLike | Sequence[CardLike | None] | Drawable,
    *,
    rows: int | None = None,
    columns: int = 80,
    colour: bool = False,
    palette: PaletteName = "classic",
    ascii_only: bool = False,
    labels: Sequence[str] = (),
    variant: str | None = None,
) -> str:
    """Draws cards for a terminal `columns` wide: a layout column by column, with None for a gap; a string row by row,
    as it is typed.

    Draws a game, a view, a state or a dice board as `print` does; then only `colour`, `palette` and `ascii_only` can be
    chosen.

    >>> print(tercet.show("1RSO 2GHQ"))
    ╭────────────────╮ ╭────────────────╮
    │      ▟██▙      │ │   ╭──╮  ╭──╮   │
    │      ████      │ │   ╰╮═│  ╰╮═│   │
    │      ████      │ │   │═╰╮  │═╰╮   │
    │      ▜██▛      │ │   ╰──╯  ╰──╯   │
    ╰───────────1RSO─╯ ╰───────────2GHQ─╯
    """
    from tercet.render.text import layout_text

    if isinstance(cards, Drawable) and not isinstance(cards, int):
        _require_cards(rows=rows, labels=labels, variant=variant, columns=None if columns == 80 else columns)
        return text_of(cards, colour=colour, palette=palette, ascii_only=ascii_only)
    wide: object = columns  # an untyped caller may pass anything
    if not isinstance(wide, int) or wide < 1:
        raise ValueError(f"columns: how wide the terminal is, as a whole number, not {columns!r:.80}")
    deck, slots, rows = _slots(cards, variant, rows)
    return layout_text(
        slots,
        deck=deck,
        rows=rows,
        columns=columns,
        colour=colour,
        palette=palette,
        ascii_only=ascii_only,
        labels=_labels(labels, cards, rows),
    )


def picture(
    cards: CardLike | Sequence[CardLike | None] | Drawable,
    *,
    rows: int | None = None,
    palette: PaletteName = "classic",
    card_width: float = 120,
    selected: Sequence[CardLike] = (),
    hinted: Sequence[CardLike] = (),
    dealt: Sequence[CardLike] = (),
    letters: bool | None = None,
    labels: Sequence[str] = (),
    language: str = "en",
    variant: str | None = None,
) -> Picture:
    """Draws cards as SVG, which notebooks display: `tercet.picture(cards).save("cards.svg")`.

    `rows` is the number of cards in a column, by default three, or fewer for few cards; a string is drawn row by row,
    as it is typed, and a layout column by column. The cards in `selected`,
    `hinted` and `dealt` are marked; `letters` shows the letters of colours, and `labels` are short strings in a corner.
    Draws a game, a view, a state or a dice board as a notebook does; then only `palette` and `language` can be chosen.

    >>> tercet.picture("1RSO 2RSO 3RSO", palette="safe").save("three.svg")
    """
    from tercet.render.svg import Picture, layout_svg

    if isinstance(cards, Drawable) and not isinstance(cards, int):
        marks = {"selected": selected, "hinted": hinted, "dealt": dealt, "labels": labels}
        width = None if card_width == 120 else card_width
        _require_cards(rows=rows, letters=letters, variant=variant, card_width=width, **marks)
        svg = svg_of(cards, palette=palette, language=language)
        if svg is None:
            raise TypeError(f"{type(cards).__name__} has no picture")
        return Picture(svg)
    wide: object = card_width  # an untyped caller may pass anything
    if not isinstance(wide, int | float) or not 0 < wide < inf:
        raise ValueError(f"card_width: a number above 0, not {card_width!r:.80}")
    deck, slots, rows = _slots(cards, variant, rows)
    return layout_svg(
        slots,
        deck=deck,
        rows=rows,
        palette=palette,
        card_width=card_width,
        selected=deck.to_cards(selected),
        hinted=deck.to_cards(hinted),
        dealt=deck.to_cards(dealt),
        letters=letters,
        labels=_labels(labels, cards, rows),
        language=language,
    )


def _require_cards(**options: object) -> None:
    """Refuses options that only cards have."""
    for name, value in options.items():
        if value is not None and value != ():
            raise TypeError(f"{name}: only for cards, such as game.state.layout in a card game")


def _labels(labels: Sequence[str], cards: object, rows: int | None) -> Sequence[str]:
    """Returns the label of each slot; the labels of a string follow its order."""
    from tercet.render.text import in_rows

    for label in labels:
        if not isinstance(label, str):
            raise TypeError(f"labels: short strings such as 'a', not {label!r:.80}")
    if not labels or not isinstance(cards, str):
        return labels
    count = len(cards.replace(",", " ").split())
    return [label or "" for label in in_rows([*labels, *[""] * count][:count], rows)]


def _slots(
    cards: CardLike | Sequence[CardLike | None], variant: str | None, rows: int | None
) -> tuple[Deck, list[int | None], int | None]:
    """Returns the cards, their deck (the variant's or, without one, that of the cards themselves), and the number of
    rows."""
    from tercet.render.text import in_rows, rows_for

    given: Sequence[CardLike | None]
    if isinstance(cards, str):
        lines = [words for line in cards.splitlines() if (words := line.replace(",", " ").split())]
        typed = [card for line in lines for card in line]
        if rows is None:
            is_grid = len(lines) > 1 and len({*map(len, lines)}) == 1
            rows = len(lines) if is_grid else rows_for(len(typed))
        given = in_rows(typed, rows)
    else:
        given = (cards,) if isinstance(cards, int) else row_of(cards)
    known = (card.deck_name for card in given if isinstance(card, VariantCard))
    deck = deck_named(next(known, "full") if variant is None else preset_named(variant).deck)
    return deck, [None if card is None else _card(card, deck) for card in given], rows


def _card(card: CardLike, deck: Deck) -> int:
    return Card(card) if deck.is_printed else deck.to_cards((card,))[0]
