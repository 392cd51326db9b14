"""What a command leads to in the card game: `decide`, and what happens by itself: `deadline`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tercet.core.cardgame import deals
from tercet.core.cardgame.commands import (
    AskHint,
    CallSet,
    ClaimSet,
    ExpireCall,
    ExpireVote,
    PointCards,
    SayNoSet,
    StartNext,
    TakeBack,
    Three,
)
from tercet.core.cardgame.editions import millis
from tercet.core.cardgame.events import (
    CallFailed,
    CardsAdded,
    Cause,
    Failure,
    HintGiven,
    NoSetVoted,
    SetCalled,
    SetTaken,
    VoteDenied,
)
from tercet.core.cardgame.layout import Change, cards_of, grow, take
from tercet.core.cardgame.refusals import (
    AlreadyVoted,
    CallFirst,
    CallPending,
    CardNotHere,
    LayoutChanged,
    LockedOut,
    NoHintsHere,
    NoMoreHints,
    NotInDeal,
    NotThreeCards,
    NotYourCall,
    NoVotesHere,
    PointAtOnce,
    SetIsCertain,
    TooLate,
)
from tercet.core.cardgame.state import Call, State, evolve
from tercet.core.cards import find_sets, has_set, verdicts
from tercet.core.chairs import Seat
from tercet.core.chance import Chance
from tercet.core.play import Command, Event, Millis, RaceCommand
from tercet.core.seating import (
    Close,
    ComeBack,
    GameOver,
    GoAway,
    HandOver,
    Leave,
    NotStarted,
    Open,
    Ready,
    Remove,
    Return,
    Sit,
    Start,
    UnknownCommand,
    decide_seating,
    require_host,
    require_seat,
)

LAST_HINT: Final = 4
"""The hint that shows all three cards, or that there is nothing to show."""


def decide(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that a command leads to; what cannot be done now is a Refusal that names its reason."""
    decision = _DECIDE.get(type(command))
    if decision is None:
        raise UnknownCommand(command=type(command).__name__)
    return decision(state, command, chance)


def deadline(state: State) -> tuple[Millis, Command] | None:
    """What happens by itself next; nothing does while nobody is there."""
    if state.phase == "play":
        if state.call is not None:
            return state.call.until, ExpireCall(seat=state.call.seat, at=state.call.until)
        if state.vote_until is not None and _voters(state):
            return state.vote_until, ExpireVote(at=state.vote_until)
    elif state.phase == "pause" and state.next_at is not None and state.seating.present():
        return state.next_at, StartNext(at=state.next_at)
    return None


# Calling


def _call(state: State, command: CallSet, chance: Chance) -> tuple[Event, ...]:
    """The first call stops the game; the caller has a few seconds to point (C4)."""
    _require_race(state, command)
    if state.style == "point":
        raise PointAtOnce()
    _require_unlocked(state, command)
    until = Millis(command.at + millis(state.rules.point_seconds))
    return (SetCalled(at=command.at, seat=command.seat, until=until, lead=command.lead, tie=command.tie),)


def _point(state: State, command: PointCards, chance: Chance) -> tuple[Event, ...]:
    """The caller points at three cards in time (C4)."""
    call = _require_own_call(state, command)
    if command.at > call.until:
        raise TooLate()
    return _resolve(state, command, command.cards, chance)


def _claim(state: State, command: ClaimSet, chance: Chance) -> tuple[Event, ...]:
    """In the point style naming three cards is the call (C4)."""
    _require_race(state, command)
    if state.style == "announce":
        raise CallFirst()
    _require_unlocked(state, command)
    return _resolve(state, command, command.cards, chance, lead=command.lead, tie=command.tie)


def _take_back(state: State, command: TakeBack, chance: Chance) -> tuple[Event, ...]:
    """Taking the call back is a wrong call (C4)."""
    _require_own_call(state, command)
    return (_failure(state, command.seat, command.at, "taken-back"),)


def _expire_call(state: State, command: ExpireCall, chance: Chance) -> tuple[Event, ...]:
    """Time running out is a wrong call (C4)."""
    call = state.call
    if call is None or command.at < call.until:
        return ()
    return (_failure(state, call.seat, command.at, "time"),)


def _resolve(
    state: State, command: Command, cards: Three, chance: Chance, lead: Millis | None = None, tie: bool = False
) -> tuple[Event, ...]:
    """A right call takes the cards (C6); a wrong one costs what the edition says (C7)."""
    a, b, c = cards
    layout = state.layout
    if len({a, b, c}) < 3:
        raise NotThreeCards()
    for card in cards:
        if card not in layout:
            raise CardNotHere(card=card)
    check = verdicts(a, b, c)
    if "mixed" in check:
        return (_failure(state, command.seat, command.at, "wrong", cards, check),)
    slots = (layout.index(a), layout.index(b), layout.index(c))
    change = take(layout, slots, state.pile, state.rules.layout)
    points = state.players[command.seat].points + (3 if state.rules.scoring == "cards" else 1)
    taken = SetTaken(
        at=command.at,
        seat=command.seat,
        cards=cards,
        slots=slots,
        check=check,
        points=points,
        layout=change.layout,
        dealt=change.dealt,
        moved=change.moved,
        pile_count=state.pile_count - len(change.dealt),
        lead=lead,
        tie=tie,
    )
    return (taken, *_settle(state, taken, change, chance))


def _failure(
    state: State, seat: Seat, at: Millis, reason: Failure, cards: tuple[int, ...] = (), check: tuple[Any, ...] = ()
) -> CallFailed:
    """A wrong call: three cards in ES and PT, a point in HE, nothing in FR; and a lock for two or more (C7)."""
    player = state.players[seat]
    lost = player.won[-3:] if state.rules.penalty == "cards" else ()
    points = player.points - (1 if state.rules.penalty == "point" else len(lost))
    staying = [other for other in state.dealt_in if not state.seating.chairs[other].left]
    lock = millis(state.rules.lock_seconds) if len(staying) > 1 else 0
    others = any(vote != seat for vote in state.votes)
    return CallFailed(
        at=at,
        seat=seat,
        reason=reason,
        cards=cards,
        check=check,
        lost=lost,
        points=points,
        locked_until=Millis(at + lock) if lock else None,
        vote_until=Millis(at + millis(state.rules.vote_seconds)) if others else None,
    )


# No SET


def _say_no_set(state: State, command: SayNoSet, chance: Chance) -> tuple[Event, ...]:
    """A vote, refused where a SET is certain, denied where votes are checked and a SET lies there (C8)."""
    _require_race(state, command)
    seat, at = command.seat, command.at
    if state.no_set == "auto":
        raise NoVotesHere()
    if seat in state.votes:
        raise AlreadyVoted()
    cards = cards_of(state.layout)
    if state.no_set == "vote" and len(cards) >= state.rules.certain:
        raise SetIsCertain(cards=len(cards))
    if state.no_set == "checked" and has_set(cards):
        return (VoteDenied(at=at, seat=seat, denied=state.players[seat].denied + 1),)
    until = state.vote_until or Millis(at + millis(state.rules.vote_seconds))
    voted = NoSetVoted(at=at, seat=seat, votes=(*state.votes, seat), vote_until=until)
    return (voted, *_recount(evolve(state, voted), at, "vote", chance))


def _expire_vote(state: State, command: ExpireVote, chance: Chance) -> tuple[Event, ...]:
    """Whoever neither voted nor called in time agrees, whether or not a SET lies there (C8)."""
    if state.vote_until is None or state.call is not None or command.at < state.vote_until or not _voters(state):
        return ()
    return _agreed(state, command.at, "silence", chance)


def _recount(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    """More cards when everybody present has agreed; who is away or gone is not waited for (C8)."""
    if state.phase != "play" or state.call is not None or not state.votes:
        return ()
    voters = _voters(state)
    if not voters or not set(voters) <= set(state.votes):
        return ()
    return _agreed(state, at, cause, chance)


def _agreed(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    if not state.pile:
        return deals.end(state, at, chance)
    return _lay_more(state, at, cause, chance)


def _lay_more(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    change = grow(state.layout, state.pile)
    count = state.pile_count - len(change.dealt)
    added = CardsAdded(at=at, cause=cause, layout=change.layout, dealt=change.dealt, pile_count=count)
    return (added, *_settle(state, added, change, chance))


def _settle(state: State, event: Event, change: Change, chance: Chance) -> tuple[Event, ...]:
    """What follows by itself from a new layout: the end of the deal (C9), or more cards where none are voted (C8)."""
    pile_left = len(state.pile) - len(change.dealt)
    if (pile_left and state.no_set != "auto") or has_set(cards_of(change.layout)):
        return ()
    after = evolve(state, event)
    if not pile_left:
        return deals.end(after, event.at, chance)
    return _lay_more(after, event.at, "auto", chance)


# Alone


def _hint(state: State, command: AskHint, chance: Chance) -> tuple[Event, ...]:
    """First that a SET exists, then one, two, three of its cards; alone and at unrated tables only (C13)."""
    _require_playing(state, command)
    if state.rules.rated and len(state.dealt_in) > 1:
        raise NoHintsHere()
    player = state.players[command.seat]
    if player.hint_step == LAST_HINT:
        raise NoMoreHints()
    found = find_sets(cards_of(state.layout))
    step = player.hint_step + 1 if found else LAST_HINT
    return (
        HintGiven(
            at=command.at,
            seat=command.seat,
            hints=player.hints + 1,
            step=step,
            exists=bool(found),
            cards=found[0][: step - 1] if found else (),
        ),
    )


# Seats and deals


def _open(state: State, command: Open, chance: Chance) -> tuple[Event, ...]:
    return () if state.commitment else (deals.commit(command.at, chance),)


def _ready(state: State, command: Ready, chance: Chance) -> tuple[Event, ...]:
    """A deal starts when everybody present is ready (C17)."""
    deals.require_between(state)
    events = decide_seating(state.seating, command, state.rules.seats)
    for event in events:
        state = evolve(state, event)
    return (*events, *_start(state, command.at, chance)) if state.seating.all_ready() else events


def _host_starts(state: State, command: Start, chance: Chance) -> tuple[Event, ...]:
    """The host need not wait for the others (C17)."""
    deals.require_between(state)
    require_host(state.seating, command.seat)
    return _start(state, command.at, chance)


def _start_next(state: State, command: StartNext, chance: Chance) -> tuple[Event, ...]:
    """The next deal of a match starts by itself after the pause (C17)."""
    due = state.phase == "pause" and state.next_at is not None and command.at >= state.next_at
    return _start(state, command.at, chance) if due and state.seating.present() else ()


def _start(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    started = deals.start(state, at, chance)
    after = evolve(state, started)
    return (started, *_settle_first(after, at, chance))


def _settle_first(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """A first layout without a SET grows by itself where nobody votes (C8)."""
    if state.no_set != "auto" or has_set(cards_of(state.layout)):
        return ()
    return _lay_more(state, at, "auto", chance)


def _seat_changes(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    """Coming, going and away are events; a leaver's call is wrong (C4), and votes are recounted at each (C8)."""
    if state.phase == "over" and not isinstance(command, Leave | GoAway | ComeBack):
        raise GameOver()
    events = list(decide_seating(state.seating, command, state.rules.seats))
    leaver = command.who if isinstance(command, Remove) else command.seat if isinstance(command, Leave) else None
    if state.call is not None and state.call.seat == leaver:
        events.insert(0, _failure(state, leaver, command.at, "left"))
    for event in events:
        state = evolve(state, event)
    return (*events, *_after_seating(state, command.at, chance))


def _after_seating(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """What a change of seats does to the deal and the match (C8, C11, C18)."""
    if state.phase == "pause":
        return deals.end_without_dealers(state, at)
    if state.phase == "play" and deals.is_abandoned(state):
        return deals.end(state, at, chance)
    return _recount(state, at, "vote", chance)


def _close(state: State, command: Close, chance: Chance) -> tuple[Event, ...]:
    require_host(state.seating, command.seat)
    if state.phase == "over":
        raise GameOver()
    return (deals.close(state, command.at),)


# Requirements


def _voters(state: State) -> list[Seat]:
    """Whose agreement is waited for: those in the deal who are present (C8)."""
    chairs = state.seating.chairs
    return [seat for seat in state.dealt_in if chairs[seat].present]


def _require_playing(state: State, command: Command) -> None:
    require_seat(state.seating, command.seat)
    if state.phase != "play":
        raise GameOver() if state.phase == "over" else NotStarted()
    if command.seat not in state.dealt_in:
        raise NotInDeal()


def _require_race(state: State, command: RaceCommand) -> None:
    """A race that is lost is refused and never penalised (C16)."""
    _require_playing(state, command)
    seen = command.seen
    if seen is not None and seen < state.layout_since:
        raise LayoutChanged()
    if state.call is not None:
        raise CallPending(seat=state.call.seat)


def _require_unlocked(state: State, command: Command) -> None:
    until = state.players[command.seat].locked_until
    if until is not None and command.at < until:
        raise LockedOut(millis=until - command.at)


def _require_own_call(state: State, command: Command) -> Call:
    _require_playing(state, command)
    if state.call is None or state.call.seat != command.seat:
        raise NotYourCall()
    return state.call


_DECIDE: Final[dict[type[Command], Callable[[State, Any, Chance], tuple[Event, ...]]]] = {
    CallSet: _call,
    PointCards: _point,
    ClaimSet: _claim,
    TakeBack: _take_back,
    ExpireCall: _expire_call,
    SayNoSet: _say_no_set,
    ExpireVote: _expire_vote,
    AskHint: _hint,
    Open: _open,
    Ready: _ready,
    Start: _host_starts,
    StartNext: _start_next,
    Close: _close,
    **dict.fromkeys((Sit, Leave, Return, Remove, HandOver, GoAway, ComeBack), _seat_changes),
}
