"""A card game as a seat or a watcher may see it, and the part of the shuffle they see (P2)."""

from __future__ import annotations

from tercet.core.cardgame.events import BoardLaid, CardNamed, CardsAdded, DealEnded, DealStarted, SetTaken
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.chance import IMPOSSIBLE, DrawSeen
from tercet.core.engine.evolution import without_secrets
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat


def view(state: CardState, seat: Seat | None) -> CardView:
    """The game without the seed, the order of the pile, and the cards of a paused deal (C13)."""
    if state.paused_at is not None:
        return without_secrets(state, CardView, layout=(), hint=())
    return without_secrets(state, CardView)


def draw_seen(view: CardView, event: Event) -> DrawSeen | tuple[int, ...] | None:
    """The part of the deal's shuffle that an event shows: first the dealt cards, later cards from the pile, in order
    (P2)."""
    if isinstance(event, DealStarted):
        first = tuple(card for card in event.layout if card is not None)
        return DrawSeen("shuffle", view.rules.deck_cards, first)
    if isinstance(event, SetTaken | CardsAdded):
        return _new_cards(view, event)
    if isinstance(event, BoardLaid):
        return tuple(IMPOSSIBLE if card is None else card for card in event.layout)
    if isinstance(event, CardNamed):
        return (event.card,)
    if isinstance(event, DealEnded) and not view.pile_count and event.hidden is not None:
        return (event.hidden,)
    return None


def _new_cards(view: CardView, event: SetTaken | CardsAdded) -> tuple[int, ...]:
    """The cards dealt from the pile, in order; IMPOSSIBLE if the other cards are not those on the table before."""
    before, dealt, after = view.layout, set(event.dealt), event.layout
    taken = event.cards if isinstance(event, SetTaken) and view.rules.way != "all" else ()
    stayed = sorted(card for card in before if card is not None and card not in taken)
    if sorted(card for slot, card in enumerate(after) if card is not None and slot not in dealt) != stayed:
        return (IMPOSSIBLE,)
    new = [after[slot] if 0 <= slot < len(after) else None for slot in event.dealt]
    return tuple(IMPOSSIBLE if card is None else card for card in new)
