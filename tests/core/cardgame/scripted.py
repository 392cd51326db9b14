"""Card games with a known order of cards, for tests that choose the next card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.engine.chance import Source
from tercet.core.engine.game import Event
from tercet.core.playthrough import Playthrough
from tercet.core.sets.cards import find_sets, parse_cards
from tests.card_players import CardPlay


class StackedDeck:
    """Chance whose shuffle lays the named cards first, then the rest of the deck in order."""

    def __init__(self, *firsts: Sequence[int]) -> None:
        self._firsts = list(firsts)

    def seed(self) -> str:
        return "00" * 32

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        first = tuple(map(int, self._firsts.pop(0) if self._firsts else ()))
        return (*first, *(card for card in items if card not in first))

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        raise AssertionError("the card game rolls no dice")


# Twelve cards with exactly one SET, its cards in slots 0, 1 and 2, and twelve without any.
ONE_SET = parse_cards("2REO 3GED 1PEQ 2PHO 2REQ 1REO 3PEQ 3PSO 2RHD 2RHO 3GHD 1GSQ")
NO_SET = parse_cards("1RSO 2RSO 1GSO 2GSO 1RSQ 2RSQ 1GSQ 2GSQ 1RHO 2RHO 1GHO 2GHO")


def stacked_play(cards: Sequence[int], players: int = 2, rules: str = "es", **overrides: Any) -> CardPlay:
    """Starts a game with known first cards and this many players."""
    play = Playthrough(CARD_GAME, edition(rules, **overrides), StackedDeck(cards))
    play.seat(*(f"player {i}" for i in range(players)))
    play.start()
    return play


def only(events: Sequence[Event], kind: type[Any]) -> Any:
    """The only event of a type."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def a_set(play: CardPlay) -> tuple[int, int, int]:
    """Some SET on the table."""
    return find_sets(play.state.cards)[0]
