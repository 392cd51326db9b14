"""What events show of the shuffled deck: all of it to the table, only what is visible to a client (P1, P2)."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.cardgame.events import CardsAdded, DealStarted, SetTaken
from tercet.core.cardgame.state import CardView
from tercet.core.engine.chance import IMPOSSIBLE, DrawSeen
from tercet.core.engine.game import Event, ImpossibleEvent


def chance_outcome(event: Event) -> tuple[int, ...] | None:
    """The shuffled deck, if an event holds one."""
    if not isinstance(event, DealStarted):
        return None
    cards = [card for card in event.layout if card is not None]
    if len(cards) + len(event.pile) != len(cards) + event.pile_count:
        raise ImpossibleEvent("the order of the pile is not in this log")
    return (*cards, *event.pile)


def draw_seen(view: CardView, event: Event) -> DrawSeen | tuple[int, ...] | None:
    """The first cards of the one shuffle of a deal, then the cards that come from the pile, in order (P2)."""
    if isinstance(event, DealStarted):
        first = tuple(card for card in event.layout if card is not None)
        return DrawSeen("shuffle", view.rules.deck_cards, first)
    return _new_cards(view.layout, event) if isinstance(event, SetTaken | CardsAdded) else None


def _new_cards(before: Sequence[int | None], event: SetTaken | CardsAdded) -> tuple[int, ...]:
    """The cards that came from the pile, in order; all others must be those that were there before."""
    dealt, after = set(event.dealt), event.layout
    taken = event.cards if isinstance(event, SetTaken) else ()
    stayed = sorted(card for card in before if card is not None and card not in taken)
    if sorted(card for slot, card in enumerate(after) if card is not None and slot not in dealt) != stayed:
        return (IMPOSSIBLE,)
    new = [after[slot] if 0 <= slot < len(after) else None for slot in event.dealt]
    return tuple(IMPOSSIBLE if card is None else card for card in new)
