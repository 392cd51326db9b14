"""What a command leads to in the card game: `decide`, and what happens by itself: `deadline`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tercet.core.cardgame import calls, deals, pauses, votes
from tercet.core.cardgame.commands import (
    AskHint,
    AskLooking,
    CallSet,
    ClaimSet,
    ExpireCall,
    ExpireLooking,
    ExpireVote,
    KeepLooking,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    StartNext,
    TakeBack,
)
from tercet.core.cardgame.events import PlayerDealtIn
from tercet.core.cardgame.hints import hint
from tercet.core.cardgame.standing import voters
from tercet.core.cardgame.state import State, evolve
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating import (
    Agree,
    AlreadyStarted,
    Close,
    ComeBack,
    CommitNonce,
    Decline,
    ExpireNonces,
    GameOver,
    GoAway,
    HandOver,
    Leave,
    NotAtRatedTables,
    NotStarted,
    Open,
    PlayerSeated,
    Propose,
    Ready,
    Remove,
    Rename,
    RenameAs,
    Return,
    RevealNonce,
    Sit,
    SitAs,
    Start,
    TakeOver,
    UnknownCommand,
    WithdrawReady,
    agreed_on,
    commit_seed,
    decide_proposal,
    decide_seating,
    require_acting_host,
    require_host,
)


def decide(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that a command leads to; what cannot be done now is a Refusal that names its reason."""
    decision = _DECIDE.get(type(command))
    if decision is None:
        raise UnknownCommand(command=type(command).__name__)
    return decision(state, command, chance)


def deadline(state: State) -> tuple[Millis, Command] | None:
    """What happens by itself next; nothing does while nobody is there."""
    if state.seating.start is not None:
        until = Millis(state.seating.start.until)
        return until, ExpireNonces(at=until)
    if state.phase == "play":
        if state.call is not None:
            return state.call.until, ExpireCall(seat=state.call.seat, at=state.call.until)
        if state.vote_until is None and state.asked_until is None and state.look_at is None:
            return None  # as most of the time, and this is asked after every command
        return min(_vote_deadlines(state), key=lambda due: due[0], default=None)
    if state.phase == "pause" and state.next_at is not None and _goes_on(state):
        return state.next_at, StartNext(at=state.next_at)
    return None


def _vote_deadlines(state: State) -> Iterator[tuple[Millis, Command]]:
    """What an open vote leads to by itself; at equal moments whoever was asked comes before whoever will be (C8)."""
    if state.vote_until is not None and voters(state):
        yield state.vote_until, ExpireVote(at=state.vote_until)
    if state.asked_until is not None and votes.unanswered(state):
        yield state.asked_until, ExpireLooking(at=state.asked_until)
    if state.look_at is not None and votes.silent(state):
        yield state.look_at, AskLooking(at=state.look_at)


def _open(state: State, command: Open, chance: Chance) -> tuple[Event, ...]:
    return () if state.commitment else (commit_seed(command.at, chance, hosted=command.hosted),)


def _ready(state: State, command: Ready, chance: Chance) -> tuple[Event, ...]:
    """A deal starts when two or more are seated and everybody present is ready (C17)."""
    deals.require_between(state)
    events = decide_seating(state.seating, command, state.rules.seats, kept=state.phase != "lobby")
    for event in events:
        state = evolve(state, event)
    starts = state.seating.all_ready() and deals.is_enough(state)
    return (*events, *deals.start(state, command.at, chance)) if starts else events


def _withdraw_ready(state: State, command: WithdrawReady, chance: Chance) -> tuple[Event, ...]:
    deals.require_between(state)
    return decide_seating(state.seating, command, state.rules.seats)


def _host_starts(state: State, command: Start, chance: Chance) -> tuple[Event, ...]:
    """The host need not wait for the others, and may play alone (C17)."""
    deals.require_between(state)
    require_acting_host(state.seating, command.seat, owner=command.owner)
    if not state.seating.staying():
        raise NotStarted()
    return deals.start(state, command.at, chance)


def _start_next(state: State, command: StartNext, chance: Chance) -> tuple[Event, ...]:
    """The next deal of a match starts by itself after the pause (C17)."""
    due = state.phase == "pause" and state.next_at is not None and command.at >= state.next_at
    return deals.start(state, command.at, chance) if due and state.seating.start is None and _goes_on(state) else ()


def _goes_on(state: State) -> bool:
    """Whether the next deal may start by itself: somebody is there, and not left alone by the others (C17)."""
    return state.seating.has_company() and deals.is_enough(state)


def _seat_changes(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    """Coming, going and away are events; a leaver's call is wrong (C4), and votes are recounted at each (C8)."""
    if state.phase == "over" and not isinstance(command, Leave | GoAway | ComeBack | RenameAs):
        raise GameOver()
    kept, revision = state.phase != "lobby", state.rules.revision
    events = list(decide_seating(state.seating, command, state.rules.seats, kept=kept, revision=revision))
    leaver = command.who if isinstance(command, Remove) else command.seat if isinstance(command, Leave) else None
    if state.call is not None and state.call.seat == leaver:
        events.insert(0, calls.failure(state, leaver, command.at, "left"))
    if state.rules.late_join and state.phase == "play" and state.deal == 1:
        events += [PlayerDealtIn(at=event.at, seat=event.seat) for event in events if isinstance(event, PlayerSeated)]
    after = _after(state, events)
    resumed = pauses.ended_by_company(after, command.at)
    return (*events, *resumed, *_after_seating(state, _after(after, resumed), command.at, chance))


def _after(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def _after_seating(before: State, state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """What a change of seats does to the deal and the match (C8, C11, C17, C18)."""
    if state.seating.start is not None:
        return deals.STARTING.settle(state, at, chance)
    if agreed_on(state.seating, _askable(state)):
        return _carry_out(state, at, chance)
    if state.phase == "pause" and deals.is_without_dealers(state):
        return deals.end_match(state, at)
    if state.phase in {"lobby", "pause"}:
        # A player left alone may start alone; no game begins because the others have gone.
        several = len(state.seating.present()) > 1
        return deals.start(state, at, chance) if several and state.seating.all_ready() else ()
    if state.phase == "play" and deals.is_abandoned(state):
        return deals.end(state, at, chance)
    return votes.reseat(before, state, at, chance)


def _agree(state: State, command: Propose | Agree | Decline, chance: Chance) -> tuple[Event, ...]:
    """A deal is dealt again, or the game ends, when all the people who play have agreed (C17)."""
    if state.phase == "over":
        raise GameOver()
    restarts = isinstance(command, Propose) and command.what == "restart"
    if state.phase == "lobby" or state.seating.start is not None or (restarts and state.phase == "pause"):
        raise NotStarted()
    if restarts and state.rules.rated:
        raise NotAtRatedTables()
    events = decide_proposal(state.seating, command, _askable(state))
    for event in events:
        state = evolve(state, event)
    return (*events, *_carry_out(state, command.at, chance))


def _askable(state: State) -> tuple[Seat, ...]:
    """Who is asked about a proposal: those who play in this deal, and between deals everybody (C17)."""
    return state.dealt_in if state.phase == "play" else state.seating.staying()


def _carry_out(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """What has been agreed on, if anything (C17)."""
    what = agreed_on(state.seating, _askable(state))
    if what == "restart" and state.phase == "play":
        return deals.restart(state, at, chance)
    if what == "end" and state.phase == "play":
        return deals.end(state, at, chance, last=True)
    if what == "end" and state.phase == "pause":
        return deals.end_match(state, at)
    return ()


def _commit(state: State, command: CommitNonce, chance: Chance) -> tuple[Event, ...]:
    _require_not_dealt(state)
    return deals.STARTING.commit(state, command, chance)


def _require_not_dealt(state: State) -> None:
    if state.phase == "over":
        raise GameOver()
    if state.phase == "play":
        raise AlreadyStarted()


def _close(state: State, command: Close, chance: Chance) -> tuple[Event, ...]:
    require_host(state.seating, command.seat, owner=command.owner)
    if state.phase == "over":
        raise GameOver()
    return (deals.close(state, command.at),)


_DECIDE: Final[dict[type[Command], Callable[[State, Any, Chance], tuple[Event, ...]]]] = {
    CallSet: calls.call,
    PointCards: calls.point,
    ClaimSet: calls.claim,
    TakeBack: calls.take_back,
    ExpireCall: calls.expire_call,
    SayNoSet: votes.say_no_set,
    ExpireVote: votes.expire_vote,
    AskLooking: votes.ask_looking,
    KeepLooking: votes.keep_looking,
    ExpireLooking: votes.expire_looking,
    AskHint: hint,
    Pause: pauses.pause,
    Resume: pauses.resume,
    Open: _open,
    Ready: _ready,
    WithdrawReady: _withdraw_ready,
    CommitNonce: _commit,
    RevealNonce: deals.STARTING.reveal,
    ExpireNonces: deals.STARTING.expire,
    **dict.fromkeys((Propose, Agree, Decline), _agree),
    Start: _host_starts,
    StartNext: _start_next,
    Close: _close,
    **dict.fromkeys(
        (Sit, SitAs, Rename, RenameAs, Leave, Return, TakeOver, Remove, HandOver, GoAway, ComeBack), _seat_changes
    ),
}
