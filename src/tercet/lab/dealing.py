"""Deals some cards of a deck from a seed, in the order of a game for one player with that seed."""

from __future__ import annotations

from tercet.core.engine.chance import SEED_BYTES, Source, seeds_from, shuffled
from tercet.core.sets.cards import Card
from tercet.core.sets.decks import DECKS, deck_named
from tercet.core.whole_numbers import whole_number


def deal_cards(seed: str, size: int = 12, deck: str = "full") -> tuple[Card, ...]:
    """Returns the first cards of a deck shuffled by a seed: the same seed deals the same cards, here and in a game for
    one player."""
    if deck not in DECKS:
        raise ValueError(f"unknown deck {deck!r:.80}; choose one of {', '.join(DECKS)}")
    cards = deck_named(deck).cards
    size = whole_number(size, "size: how many cards to deal, as a whole number")
    if not 0 <= size <= len(cards):
        raise ValueError(f"size: this deck has {len(cards)} cards, so 0 to {len(cards)} can be dealt, not {size}")
    order = shuffled(Source(seeds_from(seed)(SEED_BYTES).hex(), (), 0), cards)
    return tuple([deck_named(deck).shown[card] for card in order[:size]])
