"""Refusals to take cards, shared by every game played with cards."""

from __future__ import annotations

from tercet.core.engine.game import Refusal
from tercet.core.sets.decks import Deck, deck_named


class WrongCardCount(Refusal):
    """The number of different cards is wrong for a taking: a SET has three (C2, V2)."""


class CardNotHere(Refusal):
    """A named card is not on the table (C16); `deck` names the deck of a variant, whose cards have other names (V1)."""

    @classmethod
    def in_deck(cls, card: int, deck: Deck) -> CardNotHere:
        return cls(card=card) if deck.is_printed else cls(card=card, deck=deck.name)

    @property
    def plain(self) -> str:
        names, card = deck_named(self.details.get("deck", "full")).names, self.details["card"]
        return f"card not here ({names[card] if 0 <= card < len(names) else card})"
