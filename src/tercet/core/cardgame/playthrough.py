"""A card game in memory, with a method for each command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tercet.core.cardgame.commands import (
    CallSet,
    ClaimSet,
    KeepLooking,
    NameCard,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    TakeBack,
)
from tercet.core.cardgame.rules import CardRules
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.cardgame.takings import takings
from tercet.core.engine.game import Event
from tercet.core.playthrough import Playthrough
from tercet.core.seating.commands import AskHint
from tercet.core.sets.cards import Card, CardLike


class CardPlaythrough(Playthrough[CardRules, CardState, CardView]):
    """`game.call(0)` is `game.do(CallSet(seat=0))`, and so on."""

    _guessed: ClassVar[Mapping[str, str]] = {
        "add_cards": "game.say_no_set(seat), which deals three more once everybody agrees",
        "board": "game.state.cards",
        "cards": "game.state.cards",
        **dict.fromkeys(
            ("current_player", "to_move", "turn"), "no turn: in the card game everybody plays at the same time"
        ),
        "deal": "game.say_no_set(seat), which deals three more once everybody agrees",
        "deal_more": "game.say_no_set(seat), which deals three more once everybody agrees",
        "deck": "game.rules.variant.deck, and game.state.pile",
        "find_sets": "game.find()",
        "layout": "game.state.layout",
        **dict.fromkeys(("best_turns", "legal_turns"), "game.find(), and game.legal()"),
        **dict.fromkeys(("no_set", "pass_turn", "say_none"), "game.say_no_set(seat)"),
        "pile": "game.state.pile",
        "play": "game.do(command), and game.take(seat, cards); a whole game is tercet.bots.play",
        "sets": "game.find()",
        "table": "game.state.cards",
        "to_cards": "game.state.to_cards(numbers), as in game.state.to_cards(game.state.players[seat].won)",
    }

    def find(self) -> list[tuple[Card, ...]]:
        """Every legal taking on the table now, smaller takings first (V2)."""
        return [self.state.to_cards(taking) for taking in takings(self.state)]

    def call(self, seat: int) -> tuple[Event, ...]:
        """`CallSet`: calls "SET!"; the caller then has a few seconds to point (C4)."""
        return self._act(CallSet(seat=seat))

    def point(self, seat: int, cards: Sequence[CardLike]) -> tuple[Event, ...]:
        """`PointCards`: the caller points at cards (C4)."""
        return self._act(PointCards(seat=seat, cards=self._read(cards)))

    def claim(self, seat: int, cards: Sequence[CardLike]) -> tuple[Event, ...]:
        """`ClaimSet`: names cards without calling first, in the point style (C4)."""
        return self._act(ClaimSet(seat=seat, cards=self._read(cards)))

    def take(self, seat: int, cards: Sequence[CardLike]) -> tuple[Event, ...]:
        """Calls and points, or claims, depending on the table's style (C4); a refusal undoes the call as well."""
        if self.state.style == "point":
            return self.claim(seat, cards)
        return self._act(CallSet(seat=seat), PointCards(seat=seat, cards=self._read(cards)))

    def name_card(self, seat: int, card: CardLike) -> tuple[Event, ...]:
        """`NameCard`: names the card that nobody has seen (V4)."""
        return self._act(NameCard(seat=seat, card=int(self._read((card,))[0])))

    def _read(self, cards: Sequence[CardLike]) -> Sequence[CardLike]:
        """Parses cards given as text in the notation of this deck."""
        if not isinstance(cards, Sequence):
            raise TypeError(f"cards: a string such as '1RSO 2RSO 3RSO', or a list of cards, not {cards!r:.80}")
        words = cards.replace(",", " ").split() if isinstance(cards, str) else cards
        deck = self.state.rules.variant.deck
        return tuple([deck.parse_card(card) if isinstance(card, str) else card for card in words])

    def take_back(self, seat: int) -> tuple[Event, ...]:
        """`TakeBack`: the caller cancels the call, which makes it a wrong one (C4)."""
        return self._act(TakeBack(seat=seat))

    def say_no_set(self, seat: int) -> tuple[Event, ...]:
        """`SayNoSet`: agrees that there is no SET on the table (C8)."""
        return self._act(SayNoSet(seat=seat))

    def keep_looking(self, seat: int) -> tuple[Event, ...]:
        """`KeepLooking`: answers "Still looking?" (C8)."""
        return self._act(KeepLooking(seat=seat))

    def hint(self, seat: int) -> tuple[Event, ...]:
        """`AskHint`: asks for the next hint (C13)."""
        return self._act(AskHint(seat=seat))

    def pause(self, seat: int) -> tuple[Event, ...]:
        """`Pause`: a solo player stops the clock (C13)."""
        return self._act(Pause(seat=seat))

    def resume(self, seat: int) -> tuple[Event, ...]:
        """`Resume`: the player who paused continues (C13)."""
        return self._act(Resume(seat=seat))
