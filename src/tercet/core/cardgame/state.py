"""The state of a card game, and its public view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Literal

import msgspec

from tercet.core.cardgame.events import MatchTally, Slots
from tercet.core.cardgame.rules import CardRules, NoSet, Style
from tercet.core.drawable import Drawable
from tercet.core.engine.game import Millis, Version
from tercet.core.engine.playable_view import PlayableView
from tercet.core.engine.seats import NOBODY, Seat, Seating, standings
from tercet.core.guessed_names import Hinting
from tercet.core.seating.hints import has_hints
from tercet.core.sets.cards import Card

Phase = Literal["lobby", "play", "pause", "over"]


class CardPlayer(Hinting, msgspec.Struct, frozen=True, gc=False):
    """A seat's cards and points in the current deal, and its totals from earlier deals."""

    _guessed: ClassVar[Mapping[str, str]] = {
        "cards": "player.won, the cards of the SETs taken",
        "name": "game.players[seat], and view.seating.chairs[seat].name",
        "sets": "player.won, the cards of the SETs taken",
    }

    won: tuple[int, ...] = ()
    sizes: tuple[int, ...] = ()
    """Number of cards in each taking; needed because a wrong call costs the last taking (C7)."""
    aside: tuple[int, ...] = ()
    """Cards lost to wrong calls: out of play (C7)."""
    points: int = 0
    total: int = 0
    """Points from earlier deals (C11)."""
    deals: int = 0
    """Number of deals played; a player with none cannot win (C10)."""
    right: int = 0
    wrong: int = 0
    denied: int = 0
    hints: int = 0
    """This count and the three above cover the whole match, for its result (C8, C13)."""
    mistakes: int = 0
    """Number of wrong calls in a row; each one lengthens the lock-out (C7)."""
    locked_until: Millis | None = None

    @property
    def score(self) -> int:
        """The points over all deals so far (C10, C11)."""
        return self.total + self.points


class PendingCall(msgspec.Struct, frozen=True, gc=False):
    """A player has called and must point."""

    seat: Seat
    since: Millis
    until: Millis
    interrupted: bool = False
    """Whether a server stop interrupted the call and the caller is not back yet; if so, letting it expire costs nothing
    (C20)."""


class CardView(Drawable, PlayableView, msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A card game as a seat or a watcher may see it."""

    _guessed: ClassVar[Mapping[str, str]] = {
        "board": "view.cards",
        "state": "no need for one, since this has it all: view.phase, view.cards, view.scores, view.call",
        **dict.fromkeys(
            ("current_player", "to_move", "turn"), "no turn: in the card game everybody plays at the same time"
        ),
        "caller": "view.call, with the seat that called",
        "deck": "view.rules.variant.deck, and game.state.pile, which no player sees",
        "find": "tercet.find_sets(view.cards), and view.rules.variant.find(view.cards)",
        "find_sets": "tercet.find_sets(view.cards)",
        "pile": "view.pile_count; only game.state has the cards",
        "sets": "tercet.find_sets(view.cards)",
        "table": "view.cards",
    }

    rules: CardRules
    version: Version = Version(0)
    seating: Seating = Seating()
    phase: Phase = "lobby"
    deal: int = 0
    """The current or last deal, counted from 1."""
    dealer: Seat = NOBODY
    dealers: tuple[Seat, ...] = ()
    """The dealers of the deals after this (C11)."""
    dealt_in: tuple[Seat, ...] = ()
    """The players in this deal; late joiners wait for the next (C11)."""
    style: Style = "announce"
    no_set: NoSet = "vote"
    started_at: Millis = Millis(0)
    """When the deal began, moved forward by the length of each pause, so that the time since then is playing time
    (C13)."""
    ended_at: Millis | None = None
    paused_at: Millis | None = None
    """When a solo player paused (C13)."""
    layout: Slots = ()
    layout_since: Version = Version(0)
    """Version of the current layout; a race command that saw an older one is lost, never wrong (C16)."""
    pile_count: int = 0
    call: PendingCall | None = None
    votes: tuple[Seat, ...] = ()
    vote_until: Millis | None = None
    """When silence counts as agreement; None if it never does (C8)."""
    look_at: Millis | None = None
    """When silent players are asked whether they are still looking (C8)."""
    prompted: tuple[Seat, ...] = ()
    """Players asked "Still looking?" who have not answered (C8)."""
    prompted_until: Millis | None = None
    """When the vote stops waiting for players who have not answered (C8)."""
    skipped: tuple[Seat, ...] = ()
    """Players this vote does not wait for (C8)."""
    hint_step: int = 0
    """Number of hints given on this layout: the first says whether there is a SET, the next ones show its cards
    (C13)."""
    hint: tuple[int, ...] = ()
    """The cards that the hints on this layout have shown to everyone (C13)."""
    takings: int = 0
    """Number of takings in this deal (V5)."""
    chain: tuple[int, ...] = ()
    """The last taking, if the next one must reuse some of its cards (V4)."""
    found: tuple[tuple[int, ...], ...] = ()
    """The takings found on this board, if cards stay on it (V4)."""
    discarded: tuple[int, ...] = ()
    """The cards of earlier boards, if cards stay on the board (V4)."""
    naming_until: Millis | None = None
    """The deadline for naming the unseen card (V4)."""
    next_at: Millis | None = None
    players: tuple[CardPlayer, ...] = ()
    """By seat, one for each chair."""
    left: tuple[int, ...] = ()
    """Cards of the last deal that belong to nobody (C9)."""
    winners: tuple[Seat, ...] = ()
    commitment: str = ""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards on the table without the gaps; they print in the deck's notation."""
        return self.to_cards(self.layout)

    def to_cards(self, numbers: Iterable[int | None]) -> tuple[Card, ...]:
        """The cards of this game with the given numbers, as in `layout`, `left` and `players[seat].won`; skips gaps."""
        shown = self.rules.variant.deck.shown
        return tuple([shown[number] for number in numbers if number is not None])

    def __repr__(self) -> str:
        """The players and their scores, and the cards on the table."""
        stands = standings(self.seating, self.scores)
        if self.phase == "lobby":
            return f"<{type(self).__name__}: lobby, {stands}>"
        where = f"deal {self.deal}" if self.phase == "play" else f"deal {self.deal} is over"
        card_names = self.rules.variant.deck.names
        names = ["." if card is None else card_names[card] for card in self.layout]
        width = max(4, *map(len, names)) if names else 4
        rows = [" ".join(f"{name:{width}}" for name in names[row::3]).rstrip() for row in range(min(3, len(names)))]
        first = f"{where}, {stands}; {len(self.cards)} cards on the table, {self.pile_count} in the pile"
        return "\n  ".join([f"<{type(self).__name__}: {first}", *rows]) + ">"

    @property
    def has_hints(self) -> bool:
        """Whether players may ask for hints in this deal (C13)."""
        return has_hints(self.rules, self.seating, self.dealt_in)

    @property
    def voters(self) -> list[Seat]:
        """The players who may vote: those in the deal who are present (C8)."""
        chairs = self.seating.chairs
        return [seat for seat in self.dealt_in if not (chairs[seat].away or chairs[seat].left)]

    @property
    def waited_for(self) -> list[Seat]:
        """The players whose agreement is needed: everyone present except those who ignored "Still looking?" (C8)."""
        return [seat for seat in self.voters if seat not in self.skipped] if self.skipped else self.voters

    @property
    def is_stop_vote(self) -> bool:
        """Whether a vote now would end the deal: the pile is empty and there is still a SET (C9)."""
        return self.phase == "play" and not self.pile_count and self.rules.way != "all"

    @property
    def ends_at(self) -> Millis:
        """When a timed deal is over (V5)."""
        return Millis(self.started_at + 1000 * self.rules.goal)

    def time_left(self, at: Millis) -> Millis | None:
        """The time left in a timed deal; pauses don't count (V5, C13)."""
        if self.rules.ending != "time" or self.phase != "play":
            return None
        return Millis(max(self.ends_at - (at if self.paused_at is None else self.paused_at), 0))

    def time_taken(self, at: Millis) -> Millis | None:
        """The playing time of a table that plays together, so far or to the end; None if it was stopped (V5)."""
        if not self.rules.together or self.phase == "lobby":
            return None
        if self.phase == "play":
            return Millis(max((at if self.paused_at is None else self.paused_at) - self.started_at, 0))
        return Millis(self.ended_at - self.started_at) if self.winners and self.ended_at is not None else None

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, over all deals of the match so far (C11)."""
        return tuple(player.score for player in self.players)


class CardState(CardView, frozen=True, kw_only=True):
    """A card game with its secrets, which only the table knows."""

    seed: str = ""
    pile: tuple[int, ...] = ()
    """The undealt cards, next one first."""
    hidden: int | None = None
    """The hidden card, if any (V4)."""
    tallies: tuple[MatchTally, ...] = ()
    """Each player's counts when this deal began, in case it is voided (C17)."""
