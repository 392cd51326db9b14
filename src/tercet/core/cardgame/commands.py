"""The commands of players and of the table in the card game."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr

from tercet.core.engine.game import Command, RaceCommand, TableCommand
from tercet.core.seating.commands import COMMANDS as SEATING_COMMANDS
from tercet.core.seating.commands import AskHint
from tercet.core.sets.cards import DECK_SIZE, CardLike, format_cards, to_cards
from tercet.core.sets.decks import Deck, ReadableCards

UncheckedCard = Annotated[int, Meta(ge=-(2**31), le=2**31)]
MOST_CARDS: Final = 7
"""Size of the largest taking under any law (V2)."""
Cards = Annotated[tuple[UncheckedCard, ...], Meta(max_length=MOST_CARDS)]

if TYPE_CHECKING:
    # For type checkers: commands accept cards in any notation and convert them to numbers immediately.
    GivenCards = Sequence[CardLike]
else:
    GivenCards = Cards
_PLAIN: Final = frozenset({int})


class CallSet(RaceCommand, frozen=True, kw_only=True):
    """Calls "SET!", which stops the game until the caller points at cards (C4)."""


class PointCards(Command, frozen=True, kw_only=True):
    """The caller points at cards (C4). Names cards, never slots, because a slot's card may have changed under the
    player's finger."""

    cards: GivenCards

    def __post_init__(self) -> None:
        cards = self.cards
        if type(cards) is not tuple or not _PLAIN.issuperset(map(type, cards)):
            _make_plain(self)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The cards as plain numbers."""
        return self.cards  # type: ignore[return-value]  # plain since __post_init__; cast() would be slower

    def __repr__(self) -> str:
        return _as_typed(self)


class TakeBack(Command, frozen=True, kw_only=True):
    """The caller cancels their call, which makes it a wrong one (C4)."""


class ClaimSet(RaceCommand, frozen=True, kw_only=True):
    """Names cards without calling first, in the point style (C4)."""

    cards: GivenCards

    def __post_init__(self) -> None:
        cards = self.cards
        if type(cards) is not tuple or not _PLAIN.issuperset(map(type, cards)):
            _make_plain(self)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The cards as plain numbers."""
        return self.cards  # type: ignore[return-value]  # plain since __post_init__; cast() would be slower

    def __repr__(self) -> str:
        return _as_typed(self)


class SayNoSet(RaceCommand, frozen=True, kw_only=True):
    """Agrees that there is no SET on the table; the deciding vote races like a call (C8)."""


def _make_plain(command: PointCards | ClaimSet) -> None:
    """Converts cards given in any form to plain numbers, as in logs and messages."""
    plain = [int(to_cards(card)[0]) if isinstance(card, str) else int(card) for card in _words(command.cards)]
    if len(plain) > MOST_CARDS:
        raise ValueError(f"nobody can take {len(plain)} cards at once")
    force_setattr(command, "cards", tuple(plain))


def _words(cards: Sequence[CardLike]) -> Sequence[CardLike]:
    return cards.replace(",", " ").split() if isinstance(cards, str) else cards


def shown(command: Command, deck: Deck) -> Command:
    """The same command, with cards that print in the deck's notation."""
    if isinstance(command, PointCards | ClaimSet):
        command = copy(command)
        force_setattr(command, "cards", ReadableCards.of(command.numbers, deck))
    return command


def _as_typed(command: PointCards | ClaimSet) -> str:
    """The command as Python source, with the cards in notation."""
    cards = command.numbers
    if isinstance(cards, ReadableCards):
        shown: object = str(cards)
    else:
        shown = format_cards(cards) if all(0 <= card < DECK_SIZE for card in cards) else cards
    fields = {field.name: field for field in msgspec.structs.fields(type(command)) if field.name != "cards"}
    given: dict[str, object] = {
        name: getattr(command, name) for name in fields if getattr(command, name) != fields[name].default
    }
    given["cards"] = shown
    return f"{type(command).__name__}({', '.join(f'{name}={value!r}' for name, value in given.items())})"


class KeepLooking(Command, frozen=True, kw_only=True):
    """The answer to "Still looking?": asks the other players to wait (C8)."""


class Pause(Command, frozen=True, kw_only=True):
    """A solo player stops the clock; until they resume, nothing else is accepted (C13)."""


class Resume(Command, frozen=True, kw_only=True):
    """The player who paused continues (C13)."""


class NameCard(RaceCommand, frozen=True, kw_only=True):
    """Names the card that nobody has seen, once the pile and all takings are exhausted (V4)."""

    card: UncheckedCard


class ExpireNaming(TableCommand, frozen=True, kw_only=True):
    """Nobody has named the unseen card in time (V4)."""


class ExpireDeal(TableCommand, frozen=True, kw_only=True):
    """The time of a timed deal is over (V5)."""


class ExpireCall(TableCommand, frozen=True, kw_only=True):
    """The caller's time to point has run out (C4)."""


class ExpireVote(TableCommand, frozen=True, kw_only=True):
    """The time to vote is over: where silence counts as agreement, players who neither voted nor called now agree
    (C8)."""


class AskLooking(TableCommand, frozen=True, kw_only=True):
    """During a vote, asks players who have been silent for a while whether they are still looking (C8)."""


class ExpireLooking(TableCommand, frozen=True, kw_only=True):
    """Stops waiting, in this vote, for players who have not answered "Still looking?" (C8)."""


class StartNext(TableCommand, frozen=True, kw_only=True):
    """The pause between two deals is over (C17)."""


COMMANDS: Final = (
    *SEATING_COMMANDS,
    CallSet,
    PointCards,
    TakeBack,
    ClaimSet,
    SayNoSet,
    KeepLooking,
    AskHint,
    Pause,
    Resume,
    ExpireCall,
    ExpireVote,
    AskLooking,
    ExpireLooking,
    StartNext,
    NameCard,
    ExpireNaming,
    ExpireDeal,
)
