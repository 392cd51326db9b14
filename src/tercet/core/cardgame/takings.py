"""The legal takings, by the variant's law and the way of playing (C2, V2, V4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tercet.core.cardgame.events import Slots
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.rules import CardRules
from tercet.core.cardgame.state import CardView
from tercet.core.sets.variant_catalogue import VARIANTS, Variant


def takings(view: CardView) -> list[Any]:
    """Every legal taking now, smaller takings first."""
    rules = view.rules
    variant = VARIANTS[rules.deck, rules.law]
    board = cards_of(view.layout)
    if view.chain:
        return chained_takings(variant, board, view.chain)
    found = variant.find(board)
    if not view.found:
        return found
    gone = set(map(frozenset, view.found))
    return [taking for taking in found if frozenset(taking) not in gone]


def has_taking(rules: CardRules, layout: Slots, chain: Sequence[int] = ()) -> bool:
    """Whether a layout has a legal taking, given the current chain, if any."""
    variant = VARIANTS[rules.deck, rules.law]
    board = cards_of(layout)
    if not chain:
        return variant.has(board)
    return len(board) + len(chain) > variant.listed or bool(chained_takings(variant, board, chain))


def chained_takings(variant: Variant, board: Sequence[int], chain: Sequence[int]) -> list[Any]:
    """The takings that use exactly the required number of cards of the chain (V4)."""
    last = frozenset(chain)
    cards = (*board, *chain)[: variant.listed]
    return [taking for taking in variant.find(cards) if len(last.intersection(taking)) == variant.linked]


def hidden_card(view: CardView) -> int | None:
    """The hidden card, computed from the cards left on the table once the pile is empty (V4)."""
    variant, board = VARIANTS[view.rules.deck, view.rules.law], cards_of(view.layout)
    return None if view.naming_until is None else variant.missing(board)


def is_found(view: CardView, cards: Sequence[int]) -> bool:
    """Whether `cards`, in any order, have already been found on this board (V4)."""
    wanted = set(cards)
    return any(wanted.issuperset(found) and len(found) == len(wanted) for found in view.found)
