"""The state of a card game and how events carry it forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from tercet.core.cardgame.editions import CardRules, NoSet, Style
from tercet.core.cardgame.events import (
    CallFailed,
    CardsAdded,
    DealEnded,
    DealPaused,
    DealResumed,
    DealStarted,
    DealVoided,
    HintGiven,
    LookingAnswered,
    LookingAsked,
    LookingIgnored,
    MatchEnded,
    MatchTally,
    NoSetVoted,
    PlayerDealtIn,
    SetCalled,
    SetTaken,
    Slots,
    VoteDenied,
    VotesChanged,
)
from tercet.core.engine.game import Event, Millis, Version
from tercet.core.engine.seats import NOBODY, Seat, Seating
from tercet.core.seating import (
    EVENTS as SEATING_EVENTS,
)
from tercet.core.seating import (
    PlayerBack,
    PlayerLeft,
    PlayerReplaced,
    PlayerReturned,
    PlayerSeated,
    SeedCommitted,
    StartVoided,
    TableClosed,
    evolve_seating,
    rest,
)
from tercet.core.sets.cards import CARDS, Card

Phase = Literal["lobby", "play", "pause", "over"]


class Player(msgspec.Struct, frozen=True):
    """What belongs to a seat in the present deal, and its total of the deals before."""

    won: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    """Cards lost to wrong calls: out of play (C7)."""
    points: int = 0
    total: int = 0
    """Points of the deals before this one (C11)."""
    deals: int = 0
    """How many deals this player has played in; without any they win nothing (C10)."""
    right: int = 0
    wrong: int = 0
    denied: int = 0
    hints: int = 0
    """These four count the whole match, for its result (C8, C13)."""
    mistakes: int = 0
    """Wrong calls in a row, where each further one costs more time (C7)."""
    hint_step: int = 0
    """How far the hints on this layout have gone, in the first revision, where each player had their own (C13)."""
    hint: tuple[int, ...] = ()
    """The cards that those hints have shown; only their owner sees them (C13)."""
    locked_until: Millis | None = None

    @property
    def score(self) -> int:
        """Over all deals so far (C10, C11)."""
        return self.total + self.points


class Call(msgspec.Struct, frozen=True):
    """Somebody has called and must point."""

    seat: Seat
    since: Millis
    until: Millis


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A card game as far as somebody may know it."""

    rules: CardRules
    version: Version = Version(0)
    seating: Seating = Seating()
    phase: Phase = "lobby"
    deal: int = 0
    """The present or last deal, counted from 1."""
    dealer: Seat = NOBODY
    dealers: tuple[Seat, ...] = ()
    """Who is to deal after this one (C11)."""
    dealt_in: tuple[Seat, ...] = ()
    """Who plays in this deal; late joiners wait for the next (C11)."""
    style: Style = "announce"
    no_set: NoSet = "vote"
    started_at: Millis = Millis(0)
    """When it began; each pause moves it on by its length, so that the time since then is what was played (C13)."""
    ended_at: Millis | None = None
    paused_at: Millis | None = None
    """Since when a player alone pauses (C13)."""
    layout: Slots = ()
    layout_since: Version = Version(0)
    """The version that brought the present layout: a race that saw an older one is lost, never wrong (C16)."""
    pile_count: int = 0
    call: Call | None = None
    votes: tuple[Seat, ...] = ()
    vote_until: Millis | None = None
    """When silence counts as agreement, where it does (C8)."""
    look_at: Millis | None = None
    """When the silent are asked whether they are still looking (C8)."""
    asked: tuple[Seat, ...] = ()
    """Who has been asked and has not answered (C8)."""
    asked_until: Millis | None = None
    """When those who have not answered are no longer waited for (C8)."""
    skipped: tuple[Seat, ...] = ()
    """Who is not waited for in this vote (C8)."""
    hint_step: int = 0
    """How far the hints on this layout have gone: 1 says whether there is a SET, 2 to 4 show its cards (C13)."""
    hint: tuple[int, ...] = ()
    """The cards that the hints on this layout have shown to everyone (C13)."""
    next_at: Millis | None = None
    players: tuple[Player, ...] = ()
    """By seat, one for each chair."""
    left: tuple[int, ...] = ()
    """Cards of the last deal that belong to nobody (C9)."""
    winners: tuple[Seat, ...] = ()
    commitment: str = ""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards on the table without the gaps, as one would write them."""
        return tuple([CARDS[card] for card in self.layout if card is not None])

    def hint_for(self, seat: Seat | None) -> tuple[int, ...]:
        """The cards that a seat sees marked by hints: everybody's, or in the first revision one's own (C13)."""
        own = self.players[seat].hint if seat is not None and 0 <= seat < len(self.players) else ()
        return self.hint or own

    @property
    def totals(self) -> tuple[int, ...]:
        """The match so far by seat, the present deal included (C11)."""
        return tuple(player.total + player.points for player in self.players)


class State(View, frozen=True, kw_only=True):
    """A card game with its secrets, as the table alone knows it."""

    seed: str = ""
    pile: tuple[int, ...] = ()
    """The cards to come, the next one first."""
    tallies: tuple[MatchTally, ...] = ()
    """What each player brought into this deal, should it be void (C17)."""


AnyView = TypeVar("AnyView", bound=View)


def evolve(state: AnyView, event: Event) -> AnyView:
    """The state, or a view of it, after an event."""
    after: AnyView = _EVOLVE[type(event)](state, event)
    return after


def _committed(state: AnyView, event: SeedCommitted) -> AnyView:
    changes: dict[str, Any] = {"commitment": event.commitment, "seating": evolve_seating(state.seating, event)}
    return _step(state, event, changes, seed=event.seed)


def _seating(state: AnyView, event: Event) -> AnyView:
    changes: dict[str, Any] = {"seating": evolve_seating(state.seating, event)}
    if type(event) is PlayerSeated:
        changes["players"] = (*state.players, Player())
    elif isinstance(event, PlayerLeft | PlayerReturned | PlayerReplaced | PlayerBack) and state.votes:
        # Whoever comes, or comes back, has not been asked yet in this vote (C8).
        changes |= _heard(state, event.seat)
    elif isinstance(event, StartVoided) and event.next_at is not None:
        changes["next_at"] = event.next_at
    return _step(state, event, changes)


def _closed(state: AnyView, event: TableClosed) -> AnyView:
    return _step(state, event, {"phase": "over", "call": None, "next_at": None, **_NO_VOTE, **_going_on(state, event)})


def _started(state: AnyView, event: DealStarted) -> AnyView:
    changes = {
        "phase": "play",
        "deal": event.deal,
        "dealer": event.dealer,
        "dealers": event.dealers,
        "dealt_in": event.players,
        "style": event.style,
        "no_set": event.no_set,
        "started_at": event.at,
        "ended_at": None,
        "paused_at": None,
        "layout": event.layout,
        "layout_since": state.version + 1,
        "pile_count": event.pile_count,
        "next_at": None,
        "left": (),
        "players": tuple(_next_deal(player, plays=seat in event.players) for seat, player in enumerate(state.players)),
        "seating": rest(state.seating),
    }
    return _step(state, event, changes, pile=event.pile, tallies=tuple(map(_tally, state.players)))


def _tally(player: Player) -> MatchTally:
    total = player.total + player.points
    return MatchTally(total, player.deals, player.right, player.wrong, player.denied, player.hints)


def _dealt_in(state: AnyView, event: PlayerDealtIn) -> AnyView:
    players = list(state.players)
    players[event.seat] = replace(players[event.seat], deals=players[event.seat].deals + 1)
    return _step(state, event, {"players": tuple(players), "dealt_in": (*state.dealt_in, event.seat)})


def _voided(state: AnyView, event: DealVoided) -> AnyView:
    """Back to before the deal, with whoever has come since (C17)."""
    changes = {
        "phase": "pause" if event.deal > 1 else "lobby",
        "deal": event.deal - 1,
        "dealers": (state.dealer, *state.dealers),
        "layout": (),
        "layout_since": state.version + 1,
        "pile_count": 0,
        "call": None,
        "paused_at": None,
        **_NEW_LAYOUT,
        "players": tuple(_with_tally(tally) for tally in event.tallies),
        "seating": rest(state.seating),
    }
    return _step(state, event, changes, pile=())


def _with_tally(tally: MatchTally) -> Player:
    return Player(
        total=tally.total,
        deals=tally.deals,
        right=tally.right,
        wrong=tally.wrong,
        denied=tally.denied,
        hints=tally.hints,
    )


def _next_deal(player: Player, *, plays: bool) -> Player:
    """A player with nothing won yet; what counts for the match stays."""
    return Player(
        total=player.total + player.points,
        deals=player.deals + plays,
        right=player.right,
        wrong=player.wrong,
        denied=player.denied,
        hints=player.hints,
    )


def _called(state: AnyView, event: SetCalled) -> AnyView:
    votes = state.votes
    changes: dict[str, Any] = {"call": Call(event.seat, event.at, event.until)}
    if votes:
        changes |= _counted(state, tuple(seat for seat in votes if seat != event.seat), event.seat)
        changes |= {"vote_until": None, "look_at": None, "asked": (), "asked_until": None}
    return _step(state, event, changes)


def _taken(state: AnyView, event: SetTaken) -> AnyView:
    players = _fresh(state.players)
    player = players[event.seat]
    players[event.seat] = replace(
        player, won=player.won + event.cards, points=event.points, right=player.right + 1, mistakes=0
    )
    return _relaid(state, event, players)


def _failed(state: AnyView, event: CallFailed) -> AnyView:
    players = list(state.players)
    player = players[event.seat]
    kept = player.won[: len(player.won) - len(event.lost)]
    players[event.seat] = replace(
        player,
        won=kept,
        aside=player.aside + event.lost,
        points=event.points,
        wrong=player.wrong + 1,
        mistakes=player.mistakes + 1 if state.rules.longest_lock_seconds else 0,
        locked_until=event.locked_until,
    )
    changes: dict[str, Any] = {"players": tuple(players), "call": None}
    if state.votes:
        changes |= _counted(state, tuple(seat for seat in state.votes if seat != event.seat), event.seat)
    changes |= {"vote_until": event.vote_until, "look_at": event.look_at, "asked": (), "asked_until": None}
    return _step(state, event, changes)


def _voted(state: AnyView, event: NoSetVoted) -> AnyView:
    return _step(state, event, _counted(state, event.votes, event.seat) | _clocks(event))


def _recounted(state: AnyView, event: VotesChanged) -> AnyView:
    return _step(state, event, _counted(state, event.votes) | _clocks(event))


def _clocks(event: NoSetVoted | VotesChanged) -> dict[str, Any]:
    return {"vote_until": event.vote_until, "look_at": event.look_at}


def _counted(state: View, votes: tuple[Seat, ...], heard: Seat = NOBODY) -> dict[str, Any]:
    """The votes that stand now; without any, nobody is asked or skipped, and whoever was heard is neither (C8)."""
    if not votes:
        return dict(_NO_VOTE)
    return {"votes": votes, **_heard(state, heard)}


def _heard(state: View, seat: Seat) -> dict[str, Any]:
    """Whoever was heard is no longer asked, and is waited for again (C8)."""
    asked = tuple(other for other in state.asked if other != seat)
    return {
        "asked": asked,
        "asked_until": state.asked_until if asked else None,
        "skipped": tuple(other for other in state.skipped if other != seat),
    }


def _asked(state: AnyView, event: LookingAsked) -> AnyView:
    changes = {"asked": state.asked + event.seats, "asked_until": event.until, "look_at": None}
    return _step(state, event, changes)


def _answered(state: AnyView, event: LookingAnswered) -> AnyView:
    return _step(state, event, _heard(state, event.seat) | {"look_at": event.look_at})


def _ignored(state: AnyView, event: LookingIgnored) -> AnyView:
    changes = {"asked": (), "asked_until": None, "skipped": state.skipped + event.seats}
    return _step(state, event, changes)


def _denied(state: AnyView, event: VoteDenied) -> AnyView:
    players = list(state.players)
    players[event.seat] = replace(players[event.seat], denied=event.denied)
    return _step(state, event, {"players": tuple(players)})


def _added(state: AnyView, event: CardsAdded) -> AnyView:
    return _relaid(state, event, _fresh(state.players))


def _hinted(state: AnyView, event: HintGiven) -> AnyView:
    players = list(state.players)
    player = replace(players[event.seat], hints=event.hints)
    if event.shared:
        players[event.seat] = player
        return _step(state, event, {"players": tuple(players), "hint_step": event.step, "hint": event.cards})
    players[event.seat] = replace(player, hint_step=event.step, hint=event.cards)
    return _step(state, event, {"players": tuple(players)})


def _paused(state: AnyView, event: DealPaused) -> AnyView:
    return _step(state, event, {"paused_at": event.at})


def _resumed(state: AnyView, event: DealResumed) -> AnyView:
    return _step(state, event, _going_on(state, event))


def _going_on(state: View, event: Event) -> dict[str, Any]:
    """The end of a pause, if there is one: its time does not count (C13)."""
    if state.paused_at is None:
        return {}
    return {"paused_at": None, "started_at": Millis(state.started_at + event.at - state.paused_at)}


def _ended(state: AnyView, event: DealEnded) -> AnyView:
    changes = {
        "phase": "pause",
        "ended_at": event.at,
        "left": event.left,
        "next_at": event.next_at,
        "call": None,
        "players": tuple(_fresh(state.players)),
        **_NEW_LAYOUT,
        **_going_on(state, event),
        "seating": replace(state.seating, proposal=None),
    }
    return _step(state, event, changes)


def _over(state: AnyView, event: MatchEnded) -> AnyView:
    return _step(state, event, {"phase": "over", "winners": event.winners, "next_at": None})


def _fresh(players: tuple[Player, ...]) -> list[Player]:
    """The players with locks and hints lifted, as a new layout does (C7, C13)."""
    return [
        replace(player, locked_until=None, hint_step=0, hint=())
        if player.hint_step or player.locked_until is not None
        else player
        for player in players
    ]


def _relaid(state: AnyView, event: SetTaken | CardsAdded, players: list[Player]) -> AnyView:
    changes = {
        "players": tuple(players),
        "layout": event.layout,
        "layout_since": state.version + 1,
        "pile_count": event.pile_count,
        "call": None,
        **_NEW_LAYOUT,
    }
    if isinstance(state, State):
        return _step(state, event, changes, pile=state.pile[len(event.dealt) :])
    return _step(state, event, changes)


def _step(state: AnyView, event: Event, changes: dict[str, Any], **secrets: Any) -> AnyView:
    """The state with the changes and its version counted on; a view has no secrets to change."""
    if secrets and isinstance(state, State):
        changes |= secrets
    return replace(state, version=state.version + 1, **changes)


_NO_VOTE: Final[dict[str, Any]] = {
    "votes": (),
    "vote_until": None,
    "look_at": None,
    "asked": (),
    "asked_until": None,
    "skipped": (),
}
_NEW_LAYOUT: Final[dict[str, Any]] = {**_NO_VOTE, "hint_step": 0, "hint": ()}
"""What a new layout clears: votes and hints (C8, C13)."""

_EVOLVE: Final[dict[type[Event], Callable[[Any, Any], Any]]] = {
    **dict.fromkeys(SEATING_EVENTS, _seating),
    SeedCommitted: _committed,
    TableClosed: _closed,
    DealStarted: _started,
    PlayerDealtIn: _dealt_in,
    DealVoided: _voided,
    SetCalled: _called,
    SetTaken: _taken,
    CallFailed: _failed,
    NoSetVoted: _voted,
    VotesChanged: _recounted,
    LookingAsked: _asked,
    LookingAnswered: _answered,
    LookingIgnored: _ignored,
    VoteDenied: _denied,
    CardsAdded: _added,
    HintGiven: _hinted,
    DealPaused: _paused,
    DealResumed: _resumed,
    DealEnded: _ended,
    MatchEnded: _over,
}
