"""The events of the card game, with all their consequences, so clients can apply them without knowing the rules."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, Self

import msgspec
from msgspec.structs import replace

from tercet.core.cardgame.commands import UncheckedCard
from tercet.core.cardgame.rules import NoSet, Style
from tercet.core.engine.game import Event, ImpossibleEvent, InterimEvent, Millis
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.seating.events import EVENTS as SEATING_EVENTS
from tercet.core.sets.cards import CARDS, DECK_SIZE
from tercet.core.sets.decks import Deck, ReadableCards
from tercet.core.sets.laws import AnyVerdict

Slots = tuple[int | None, ...]
"""The table, column by column; None is a gap."""
Check = tuple[AnyVerdict, ...]
"""The verdicts on the features in the order of the deck: number, colour, fill and shape (C5)."""
Failure = Literal["wrong", "time", "taken-back", "left"]
Cause = Literal["vote", "silence", "auto"]


class CardEvent(Event, frozen=True, kw_only=True):
    """An event with cards, stored as numbers and printed in letters."""

    def __repr__(self) -> str:
        fields = [field for field in msgspec.structs.fields(self) if getattr(self, field.name) != field.default]
        shown = ", ".join(f"{field.name}={self.field_text(field.name)}" for field in fields)
        return f"{type(self).__name__}({shown})"

    def field_text(self, name: str) -> str:
        """A field's value, with cards in notation."""
        value = getattr(self, name)
        if name in _WITH_CARDS and not isinstance(value, ReadableCards):
            value = tuple(CARDS[card] if card in _CARD_NUMBERS else card for card in value)
        return repr(value)

    def shown(self, deck: Deck) -> Self:
        """The same event, with cards that print in the deck's notation."""
        fields = _WITH_CARDS.intersection(self.__struct_fields__)
        return replace(self, **{field: ReadableCards.of(getattr(self, field), deck) for field in fields})


_WITH_CARDS: Final = frozenset({"cards", "layout", "pile", "lost", "left", "hint"})
_CARD_NUMBERS: Final = range(DECK_SIZE)


class DealStarted(CardEvent, frozen=True, kw_only=True):
    """The cards are shuffled and the first ones are on the table (C3)."""

    reveals: ClassVar[bool] = True
    begins_deal: ClassVar[bool] = True

    deal: int
    """Counted from 1."""
    dealer: Seat
    players: tuple[Seat, ...]
    nonces: tuple[str, ...]
    """The players' nonces, in the order of `players`."""
    dealers: tuple[Seat, ...]
    """The planned dealers of the deals after this (C11)."""
    style: Style
    no_set: NoSet
    layout: Slots
    pile_count: int
    pile: tuple[int, ...] = ()
    """The pile, top first, followed by the unseen card, if any; known only to the table."""

    def seen_by(self, seat: Seat | None) -> DealStarted:
        return replace(self, pile=())

    @property
    def chance_outcome(self) -> tuple[int, ...]:
        """The shuffled deck."""
        if len(self.pile) - self.pile_count not in (0, 1):
            raise ImpossibleEvent("the order of the pile is not in this log")
        return (*(card for card in self.layout if card is not None), *self.pile)


class PlayerDealtIn(Event, frozen=True, kw_only=True):
    """A player who joined during the first deal plays in it, because the host allows that (C17)."""

    seat: Seat


class SetCalled(InterimEvent, frozen=True, kw_only=True):
    """ "SET!": nobody else may call, take or vote until the caller has pointed at cards (C4)."""

    seat: Seat
    until: Millis
    lead: Millis | None = None
    """Milliseconds by which the call beat the next one."""
    tie: bool = False
    """Whether two calls tied and a random draw decided (C16)."""


class SetTaken(CardEvent, frozen=True, kw_only=True):
    """A right call: the caller wins the cards (C6)."""

    reveals: ClassVar[bool] = True
    replaces_score: ClassVar[bool] = True

    seat: Seat
    cards: tuple[UncheckedCard, ...]
    slots: tuple[UncheckedCard, ...]
    """The slots of `cards`, in the same order; cards of the chain have none."""
    check: Check
    points: int
    """The caller's points in this deal, including this taking."""
    layout: Slots
    dealt: tuple[int, ...] = ()
    """The slots with new cards."""
    moved: tuple[tuple[int, int], ...] = ()
    """Pairs of slots, from and to, for cards that moved to fill a gap."""
    pile_count: int = 0
    lead: Millis | None = None
    tie: bool = False
    chained: tuple[int, ...] = ()
    """The cards reused from the previous taking, which do not score again (V4)."""

    @property
    def sets_found(self) -> int:
        return 1


class CallFailed(CardEvent, frozen=True, kw_only=True):
    """A wrong call and what it costs (C7)."""

    replaces_score: ClassVar[bool] = True

    seat: Seat
    reason: Failure
    cards: tuple[int, ...] = ()
    """The cards pointed at, if any."""
    check: Check = ()
    lost: tuple[int, ...] = ()
    """Cards won earlier in this deal that the caller loses; they are set aside."""
    points: int
    locked_until: Millis | None = None
    """When the caller may call again, unless the layout changes first."""
    vote_until: Millis | None = None
    """When silence counts as agreement, if votes still stand."""
    look_at: Millis | None = None
    """When silent players are asked whether they are still looking, if votes still stand."""
    lead: Millis | None = None
    tie: bool = False


class NoSetVoted(InterimEvent, frozen=True, kw_only=True):
    """A player agrees that there is no SET (C8)."""

    seat: Seat
    votes: tuple[Seat, ...]
    """Everybody who has voted."""
    vote_until: Millis | None = None
    """When silence counts as agreement; None if it never does."""
    look_at: Millis | None = None
    """When silent players are asked whether they are still looking."""
    lead: Millis | None = None
    tie: bool = False


class VotesChanged(InterimEvent, frozen=True, kw_only=True):
    """A voter has left, or a player is back and the vote's timers restart (C8)."""

    votes: tuple[Seat, ...]
    vote_until: Millis | None = None
    look_at: Millis | None = None


class LookingAsked(InterimEvent, frozen=True, kw_only=True):
    """Players who have neither voted nor called for a while are asked whether they are still looking (C8)."""

    seats: tuple[Seat, ...]
    until: Millis | None = None
    """When the vote stops waiting for players who have not answered; None with the pile empty, because silence never
    ends a deal."""


class LookingAnswered(InterimEvent, frozen=True, kw_only=True):
    """A player is still looking, and the vote waits for them (C8)."""

    seat: Seat
    look_at: Millis | None = None
    """When silent players are asked again."""


class LookingIgnored(InterimEvent, frozen=True, kw_only=True):
    """This vote no longer waits for players who did not answer (C8)."""

    seats: tuple[Seat, ...]


class VoteDenied(InterimEvent, frozen=True, kw_only=True):
    """A vote was denied because there is a SET; happens only at tables that check votes (C8)."""

    seat: Seat
    denied: int
    """Number of this player's votes denied in this match."""
    lead: Millis | None = None
    tie: bool = False


class CardsAdded(CardEvent, frozen=True, kw_only=True):
    """More cards are added, as many as a taking has: in the printed game, a new column (C8)."""

    reveals: ClassVar[bool] = True
    changes_outcome: ClassVar[bool] = False

    cause: Cause
    layout: Slots
    dealt: tuple[int, ...]
    pile_count: int


class HintGiven(CardEvent, frozen=True, kw_only=True):
    """A hint, shown to everyone regardless of who asked (C13)."""

    changes_outcome: ClassVar[bool] = False

    seat: Seat
    hints: int
    """Number of this player's hints in this match."""
    step: int = 0
    """Number of hints given on this layout: the first says whether there is a SET, the next ones show its cards."""
    exists: bool | None = None
    """Whether there is a SET."""
    cards: tuple[int, ...] = ()


class BoardLaid(CardEvent, frozen=True, kw_only=True):
    """A new board is laid, because all takings of the last one were found or it had none (V4)."""

    reveals: ClassVar[bool] = True
    changes_outcome: ClassVar[bool] = False

    layout: Slots
    pile_count: int
    discarded: tuple[int, ...]
    """The cards of the previous board, out of play."""


class NamingOpened(InterimEvent, frozen=True, kw_only=True):
    """The pile and all takings are exhausted: players race to name the unseen card (V4)."""

    until: Millis


class CardNamed(CardEvent, frozen=True, kw_only=True):
    """A player has named the unseen card and keeps it (V4)."""

    replaces_score: ClassVar[bool] = True

    seat: Seat
    card: int
    points: int
    lead: Millis | None = None
    tie: bool = False


class DealPaused(InterimEvent, frozen=True, kw_only=True):
    """A solo player pauses: the clock stops, the cards are hidden, and nothing else is accepted (C13)."""

    stops_clock: ClassVar[bool] = True

    seat: Seat


class DealResumed(CardEvent, frozen=True, kw_only=True):
    """The pause ends because the player resumes or another player joined; the paused time does not count (C13)."""

    restarts_clock: ClassVar[bool] = True
    changes_outcome: ClassVar[bool] = False

    seat: Seat = NOBODY
    """The player who continued; NOBODY if the pause ended because a player joined, or the deal or table ended."""
    layout: Slots = ()
    """The cards, which were hidden during the pause."""
    hint: tuple[int, ...] = ()
    """The cards shown by hints."""


class DealEnded(CardEvent, frozen=True, kw_only=True):
    """The deal ended: the pile is empty and there is no SET, or all voted to stop (C9). Reveals the seed."""

    reveals_seed: ClassVar[bool] = True

    deal: int
    left: tuple[int, ...]
    """Cards that belong to nobody."""
    points: tuple[int, ...]
    """This deal's points by seat (C10)."""
    totals: tuple[int, ...]
    """The totals of the match so far by seat (C11)."""
    seed: str
    next_at: Millis | None = None
    """When the next deal starts automatically, if there is one (C17)."""
    hidden: int | None = None
    """The card that nobody has seen, if there was one (V4)."""


class MatchTally(msgspec.Struct, frozen=True):
    """A player's counts from earlier deals, as they were when this deal began (C11)."""

    total: int = 0
    deals: int = 0
    right: int = 0
    wrong: int = 0
    denied: int = 0
    hints: int = 0


class DealVoided(Event, frozen=True, kw_only=True):
    """All agreed to start this deal over. It does not count, and its seed is revealed (C17)."""

    reveals_seed: ClassVar[bool] = True
    voids_deal: ClassVar[bool] = True

    deal: int
    seed: str
    tallies: tuple[MatchTally, ...]
    """The restored counts, by seat."""


class MatchEnded(Event, frozen=True, kw_only=True):
    """All deals have been played; tied players share the win (C10, C11)."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: Final = (
    *SEATING_EVENTS,
    DealStarted,
    PlayerDealtIn,
    SetCalled,
    SetTaken,
    CallFailed,
    NoSetVoted,
    VotesChanged,
    LookingAsked,
    LookingAnswered,
    LookingIgnored,
    VoteDenied,
    CardsAdded,
    HintGiven,
    BoardLaid,
    NamingOpened,
    CardNamed,
    DealPaused,
    DealResumed,
    DealEnded,
    DealVoided,
    MatchEnded,
)
