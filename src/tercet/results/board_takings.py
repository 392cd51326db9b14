"""Finds what could be taken on the boards of a card game, for replays.

A request says everything that the answer depends on. So a file is answered like a stored game, and no table's secrets
are within reach.
"""

from __future__ import annotations

from math import comb
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tercet.core.cardgame.rules import edition
from tercet.core.cardgame.state import CardView
from tercet.core.cardgame.takings import takings
from tercet.core.sets.decks import DeckName
from tercet.core.sets.laws import Law

MOST_BOARDS: Final = 32
"""Number of boards in one request."""
MOST_CANDIDATES: Final = 1_000_000
"""Number of candidates in one request; 32 boards of ghost with 19 cards each have fewer."""

CardNumber = Annotated[int, Meta(ge=0, le=255)]
AnyTaking = Annotated[tuple[CardNumber, ...], Meta(max_length=7)]


class LaidBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The cards on a table, and what else decides which of them may be taken."""

    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=48)]
    chain: AnyTaking = ()
    """The last taking, if the next one must reuse some of its cards."""
    found: Annotated[tuple[AnyTaking, ...], Meta(max_length=128)] = ()
    """The takings found so far, if cards stay on the board."""


class BoardsToSearch(msgspec.Struct, frozen=True, kw_only=True):
    """Boards of one game, with its deck and law."""

    deck: DeckName
    law: Law
    boards: Annotated[tuple[LaidBoard, ...], Meta(max_length=MOST_BOARDS)]


class BoardTakings(msgspec.Struct, frozen=True, kw_only=True):
    """What may be taken on each board."""

    boards: tuple[tuple[tuple[int, ...], ...], ...]
    """For each board its takings, smaller ones first, with their cards in ascending order."""


class BoardSearch:
    """The search of some boards; raises ValueError if it would take too long, or if the boards are impossible."""

    def __init__(self, asked: BoardsToSearch) -> None:
        self._rules = edition(deck=asked.deck, law=asked.law)
        self._boards = asked.boards
        variant = self._rules.variant
        sizes = [min(len(board.cards) + len(board.chain), variant.listed) for board in asked.boards]
        self.candidates = sum(comb(size, variant.most) for size in sizes)
        """Number of groups of cards that might be takings, by which the search is charged."""
        if self.candidates > MOST_CANDIDATES:
            raise ValueError("these boards have too many cards to be searched at once")

    def takings(self) -> BoardTakings:
        views = (
            CardView(rules=self._rules, layout=board.cards, chain=board.chain, found=board.found)
            for board in self._boards
        )
        return BoardTakings(boards=tuple(tuple(tuple(sorted(taking)) for taking in takings(view)) for view in views))
