"""Shows cards with a letter each in line mode, and parses picks."""

from __future__ import annotations

import shutil
from collections.abc import Collection, Mapping, Sequence
from string import ascii_lowercase, digits
from typing import Final

from tercet.core.cardgame.state import CardView
from tercet.core.sets.decks import Deck
from tercet.core.sets.features import NotationError
from tercet.core.sets.refusals import WrongCardCount
from tercet.core.sets.variant_catalogue import Variant, variant_named
from tercet.locale import Words
from tercet.render.names import card_name
from tercet.render.text import FULL, layout_text
from tercet.terminal.display import DisplaySettings

LETTERS: Final = ascii_lowercase
"""The letter of each slot, column by column, so letters stay the same when a column is added."""
CHAIN_KEYS: Final = digits[1:]
"""The digit of each card of the last taking, for games in which the next taking must use some of them (V4)."""


def pick_values(words: Words, variant: Variant | None = None) -> dict[str, str | float]:
    """Returns the number of cards to pick, as message arguments: as a number or a range, and in words."""
    variant = variant or variant_named("set")
    size: str | int = variant.least if variant.least == variant.most else f"{variant.least}–{variant.most}"
    return {"size": size, "cards": words("terminal-some-cards", size=size)}


def pile_texts(view: CardView, words: Words) -> list[str]:
    """Describes the number of cards in the pile and, if cards stay on the board, of takings found (V4)."""
    found = [words("terminal-found", count=len(view.found))] if view.rules.way == "all" else []
    return [words("terminal-pile", count=view.pile_count), *found]


def card_lines(
    slots: Sequence[int | None],
    settings: DisplaySettings,
    hinted: Collection[int] = (),
    *,
    deck: Deck = FULL,
    keys: str = LETTERS,
) -> list[str]:
    """Describes every card with its key: in words, one per line, or all in one picture."""
    if settings.pictures:
        return [
            layout_text(
                slots,
                deck=deck,
                columns=shutil.get_terminal_size().columns,
                colour=settings.colour,
                palette=settings.palette,
                ascii_only=settings.ascii_only,
                labels=keys[: len(slots)],
                hinted=hinted,
            )
        ]
    words = settings.words
    return [
        words("terminal-line-card", letter=keys[slot], card=deck.names[card], name=card_name(card, words, deck))
        for slot, card in enumerate(slots)
        if card is not None
    ]


def keyed_cards(slots: Sequence[int | None], chain: Sequence[int] = ()) -> dict[str, int]:
    """Returns the cards that can be picked, by their keys."""
    keyed = [*zip(LETTERS, slots, strict=False), *zip(CHAIN_KEYS, chain, strict=False)]
    return {key: card for key, card in keyed if card is not None}


def parse_pick(typed: str, keyed: Mapping[str, int], variant: Variant | None = None) -> tuple[int, ...]:
    """Parses cards, typed as keys, with or without spaces, or as names; refuses a wrong number of them."""
    variant = variant or variant_named("set")
    parts = typed.replace(",", " ").split()
    keys = "".join(parts)
    is_keys = len(keys) == 1 or variant.fits(len(keys)) or all(key in keyed for key in keys)
    if is_keys and (len(parts) == 1 or len(parts) == len(keys)):
        for key in keys:
            if key not in keyed:
                raise NotationError(f"there is no card '{key}' on the table", "no-key", text=key)
        cards = tuple(keyed[key] for key in keys)
    else:
        cards = variant.deck.parse(typed)
    if not variant.fits(len(cards)):
        raise WrongCardCount(least=variant.least, most=variant.most)
    return cards
