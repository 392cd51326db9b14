"""Some cards of a deck, from a seed."""

from __future__ import annotations

from random import Random

from tercet.core.sets.cards import CARDS, DECK_VALUES, Card, deck_of


def deal_cards(seed: str, size: int = 12, deck: str = "full") -> tuple[Card, ...]:
    """The first cards of a deck shuffled by a seed: the same seed deals the same cards."""
    if deck != "full" and deck not in DECK_VALUES:
        raise ValueError(f"no deck is called {deck!r:.80}; there are full, {', '.join(DECK_VALUES)}")
    cards = deck_of(deck)
    if not 0 <= size <= len(cards):
        raise ValueError(f"size: this deck has {len(cards)} cards, so 0 to {len(cards)} can be dealt, not {size}")
    return tuple([CARDS[card] for card in Random(seed).sample(cards, size)])
