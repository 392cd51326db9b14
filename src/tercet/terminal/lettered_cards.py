"""Cards with a letter each: how line mode shows them, and how it reads three of them."""

from __future__ import annotations

import shutil
from collections.abc import Collection, Sequence
from string import ascii_lowercase
from typing import Final

from tercet.core.sets.cards import Card, parse_cards
from tercet.render.names import card_name
from tercet.render.text import layout_text
from tercet.terminal.display import DisplaySettings

LETTERS: Final = ascii_lowercase
"""The letter of each slot, column by column, so that it stays the same when a column is added."""


def card_lines(slots: Sequence[int | None], settings: DisplaySettings, hinted: Collection[int] = ()) -> list[str]:
    """Every card with its letter: one a line in words, or all in one picture."""
    if settings.pictures:
        return [
            layout_text(
                slots,
                columns=shutil.get_terminal_size().columns,
                colour=settings.colour,
                palette=settings.palette,
                ascii_only=settings.ascii_only,
                labels=LETTERS[: len(slots)],
                hinted=hinted,
            )
        ]
    words = settings.words
    return [
        words("terminal-line-card", letter=LETTERS[slot], card=str(Card(card)), name=card_name(card, words))
        for slot, card in enumerate(slots)
        if card is not None
    ]


def parse_three(typed: str, slots: Sequence[int | None]) -> tuple[int, int, int] | None:
    """Three letters, together or apart, or three cards by name; None if it is neither."""
    letters = typed.replace(" ", "").replace(",", "")
    if len(letters) == 3:
        lettered = dict(zip(LETTERS, slots, strict=False))
        cards = [card for letter in letters if (card := lettered.get(letter)) is not None]
    else:
        cards = list(map(int, parse_cards(typed)))
    return (cards[0], cards[1], cards[2]) if len(cards) == 3 else None
