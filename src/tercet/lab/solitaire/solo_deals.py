"""Finds, from a solo game's events, the last point at which it could still be cleared (C13).

For a single game, plain Python finishes before the compiled kernels would load, so this module does not use them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from tercet.core.cardgame.events import BoardLaid, CardsAdded, DealStarted, SetTaken, Slots
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.game import Event, Version
from tercet.core.engine.log import event_decoder
from tercet.core.sets.cards import DECK_SIZE, SOLID_SIZE, Card, has_set
from tercet.lab.solitaire.solver import Solution, last_chance

LAYOUTS: Final = (9, 12)
DECKS: Final = (SOLID_SIZE, DECK_SIZE)


@dataclass(frozen=True)
class SoloDeal:
    """A deal that one player played alone, complete or not."""

    order: tuple[Card, ...]
    """The whole deck in dealing order."""
    size: int
    """Number of cards on the table at first."""
    moves: tuple[tuple[Card, ...], ...]
    """The SETs taken, with an empty tuple wherever three cards were added although there was a SET."""
    versions: tuple[Version, ...]
    """The game's version when the deal started, and after each move."""


@dataclass(frozen=True)
class LastChance:
    """The last point of a deal from which its table could still be cleared."""

    sets: int
    """Number of SETs the player had taken by then."""
    version: Version
    """The game's version at that point."""
    line: Solution
    """SETs to take from there; three more cards are dealt whenever there is none."""


def is_solo(game: str, events: Sequence[bytes]) -> bool:
    """Whether the last deal of a stored log had only one player; searches from the end."""
    if game != CARD_GAME.name:
        return False
    decode = event_decoder(CARD_GAME).decode
    for raw in reversed(events):
        if b"DealStarted" in raw and isinstance(event := decode(raw), DealStarted):
            return len(event.players) == 1
    return False


def solo_deal(events: Iterable[Event]) -> SoloDeal | None:
    """Returns the last deal of a game; None if it had several players, its order is not fully known, or it was a
    variant.

    A log contains the order; a player's events reveal it once all cards have been dealt. A variant is recognized by the
    number of cards on the table or in a taking, and by chains and boards.
    """
    started: DealStarted | None = None
    before: tuple[int, ...] = ()
    dealt: list[int] = []
    moves: list[tuple[Card, ...]] = []
    versions: list[Version] = []
    for version, event in enumerate(events, 1):
        if isinstance(event, DealStarted):
            started, before = event, _cards(event.layout)
            if len(before) not in LAYOUTS or len(before) + event.pile_count not in DECKS:
                return None
            dealt, moves, versions = list(before), [], [Version(version)]
        elif isinstance(event, BoardLaid) or (isinstance(event, SetTaken) and (len(event.cards) != 3 or event.chained)):
            return None
        elif isinstance(event, SetTaken | CardsAdded):
            dealt += (card for slot in event.dealt if (card := event.layout[slot]) is not None)
            if isinstance(event, SetTaken) or has_set(before):
                moves.append(tuple(map(Card, event.cards)) if isinstance(event, SetTaken) else ())
                versions.append(Version(version))
            before = _cards(event.layout)
    if started is None or len(started.players) != 1:
        return None
    laid = _cards(started.layout)
    order = laid + started.pile if started.pile else tuple(dealt)
    if len(order) != len(laid) + started.pile_count:
        return None
    return SoloDeal(tuple(map(Card, order)), len(laid), tuple(moves), tuple(versions))


def _cards(slots: Slots) -> tuple[int, ...]:
    return tuple(card for card in slots if card is not None)


def chance_of(deal: SoloDeal) -> LastChance | None:
    """Returns the last point at which a deal could be cleared, and how; None if it never could."""
    if not isinstance(deal, SoloDeal):
        raise TypeError(f"deal: one that lab.solo_deal(game.events) returns, not {deal!r:.80}")
    found = last_chance(deal.order, deal.moves, deal.size, plain=True)
    if found is None:
        return None
    index, line = found
    return LastChance(sum(map(bool, deal.moves[:index])), deal.versions[index], line)
