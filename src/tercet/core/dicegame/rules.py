"""What a command leads to in the dice game: `decide`, and what happens by itself: `deadline`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tercet.core.dicegame import opening, turns
from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    ExpireExtra,
    ExpireOpening,
    ExpireOpeningCall,
    ExpireTurn,
    KeepDraft,
    LayOpening,
    PassTurn,
    PickOpening,
    PlayDice,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.editions import AWAY_IS_GONE
from tercet.core.dicegame.events import OpeningFailed, PlayResumed
from tercet.core.dicegame.refusals import NotAlone, TooEarly, WaitingForPeople
from tercet.core.dicegame.rounds import Transition, end, go_on, settle_extra, turn_until
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Millis, millis
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
    NotSeated,
    NotStarted,
    Open,
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
    TableClosed,
    TakeOver,
    UnknownCommand,
    WithdrawReady,
    agreed_on,
    commit_seed,
    decide_proposal,
    decide_seating,
    require_acting_host,
    require_host,
    require_seat,
)

Decision = Callable[[DiceState, Any, Chance], tuple[Event, ...]]


def decide(state: DiceState, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that a command leads to; what cannot be done now is a Refusal that names its reason."""
    kind = type(command)
    if kind in _PLAYERS:
        _require_playing(state, command)
        if kind in _WAITING and state.waits_for_people and state.seating.chairs[command.seat].bot:
            raise WaitingForPeople()
        return _PLAYERS[kind](state, command, chance)
    if kind not in _OTHERS:
        raise UnknownCommand(command=kind.__name__)
    return _OTHERS[kind](state, command, chance)


def deadline(state: DiceState) -> tuple[Millis, Command] | None:
    """What happens by itself next; while the game waits for people, only a call runs out (C4, D16, D18)."""
    if state.seating.start is not None:
        moment = Millis(state.seating.start.until)
        return moment, ExpireNonces(at=moment)
    if not state.present:
        return None
    if state.call is not None:
        return state.call.until, ExpireOpeningCall(seat=state.call.seat, at=state.call.until)
    until = state.until
    if until is None or state.paused:
        return None
    match state.phase:
        case "opening":
            return until, ExpireOpening(at=until)
        case "turns" if state.turn is not None:
            return until, ExpireTurn(seat=state.turn, at=until)
        case "extra":
            return until, ExpireExtra(at=until)
    return None


def _open(state: DiceState, command: Open, chance: Chance) -> tuple[Event, ...]:
    return () if state.commitment else (commit_seed(command.at, chance, hosted=command.hosted),)


def _ready(state: DiceState, command: Ready, chance: Chance) -> tuple[Event, ...]:
    """The game starts when everybody present, two or more, is ready (C17, D4)."""
    _require_lobby(state)
    transition = Transition(state, command.at, chance)
    transition.add(decide_seating(state.seating, command, state.rules.seats))
    if transition.state.seating.all_ready() and opening.is_enough(transition.state):
        transition.add(opening.start(transition.state, command.at, chance))
    return tuple(transition.events)


def _withdraw_ready(state: DiceState, command: WithdrawReady, chance: Chance) -> tuple[Event, ...]:
    _require_lobby(state)
    return decide_seating(state.seating, command, state.rules.seats)


def _commit(state: DiceState, command: CommitNonce, chance: Chance) -> tuple[Event, ...]:
    if state.phase != "lobby":
        raise GameOver() if state.phase == "over" else AlreadyStarted()
    return opening.STARTING.commit(state, command, chance)


def _start(state: DiceState, command: Start, chance: Chance) -> tuple[Event, ...]:
    """The host need not wait for the others (C17)."""
    _require_lobby(state)
    require_acting_host(state.seating, command.seat, owner=command.owner)
    return opening.start(state, command.at, chance)


def _seat_changes(state: DiceState, command: Command, chance: Chance) -> tuple[Event, ...]:
    """Coming, going and away are events; on leaving, an open call is wrong, and a turn is a pass (D5, D18)."""
    if state.phase == "over" and not isinstance(command, Leave | GoAway | ComeBack | RenameAs):
        raise GameOver()
    chair = command.seat if isinstance(command, Return) else command.who if isinstance(command, TakeOver) else None
    late = isinstance(command, Sit | SitAs) or (chair is not None and chair not in state.playing)
    if late and state.phase != "lobby":
        raise AlreadyStarted()
    seat_events = decide_seating(state.seating, command, state.rules.seats, revision=state.rules.revision)
    transition = Transition(state, command.at, chance)
    leaver = command.who if isinstance(command, Remove) else command.seat if isinstance(command, Leave) else None
    if state.call is not None and state.call.seat == leaver:
        transition.add([OpeningFailed(at=command.at, seat=state.call.seat, reason="left")])
    transition.add(seat_events)
    if state.paused and not transition.state.paused:
        transition.add(_resume(transition.state, command.at))
    carried_out = _carry_out(transition.state, command.at, chance)
    if carried_out:
        transition.add(carried_out)
    else:
        transition.add(_settle(transition.state, command.at, chance))
    return tuple(transition.events)


def _settle(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """What a change of seats does to the game (D18)."""
    match state.phase:
        case "lobby":
            # Nobody's game begins because the others have gone; but whoever was waited for may have.
            several = len(state.seating.present()) > 1 and opening.is_enough(state)
            if state.seating.start is not None:
                return opening.STARTING.settle(state, at, chance)
            return opening.start(state, at, chance) if several and state.seating.all_ready() else ()
        case "opening":
            return opening.settle(state, at, chance)
        case "turns" if state.turn not in state.staying:
            return go_on(state, at, chance)
        case "extra":
            return settle_extra(state, at, chance)
    return ()


def _resume(state: DiceState, at: Millis) -> tuple[Event, ...]:
    """With nobody there, or no person, the game paused; the time that was running starts afresh (D16, D18)."""
    rules = state.rules
    match state.phase:
        case "opening":
            return (PlayResumed(at=at, until=Millis(at + millis(rules.opening_seconds))),)
        case "turns" if state.turn in state.staying:
            return (PlayResumed(at=at, until=turn_until(state, at)),)
        case "extra":
            return (PlayResumed(at=at, until=Millis(at + millis(rules.extra_seconds))),)
    return ()


def _end_alone(state: DiceState, command: EndGame, chance: Chance) -> tuple[Event, ...]:
    """Whoever is there alone may end the game after a while; scores stand (D18)."""
    if state.alone_since is None:
        raise NotAlone()
    wait = _patience_left(state, command.at)
    if wait > 0:
        raise TooEarly(millis=wait)
    return (end(state, command.at, "alone"),)


def _agree(state: DiceState, command: Propose | Agree | Decline, chance: Chance) -> tuple[Event, ...]:
    """The game starts again, or ends here, when all the people who play have agreed (C17).

    Whoever is there alone agrees with nobody, and has to give the others time to come back first (D18).
    """
    if isinstance(command, Propose) and command.what == "restart" and state.rules.rated:
        raise NotAtRatedTables()
    if isinstance(command, Propose) and _waits_for_others(state) and _patience_left(state, command.at) <= 0:
        if command.what == "end":
            return (end(state, command.at, "alone"),)
        return opening.restart(state, command.at, chance)
    transition = Transition(state, command.at, chance)
    transition.add(decide_proposal(state.seating, command, state.playing))
    transition.add(_carry_out(transition.state, command.at, chance))
    return tuple(transition.events)


def _waits_for_others(state: DiceState) -> bool:
    """Whether somebody there alone must not decide for the others; in old games nobody was asked (D18)."""
    return state.rules.revision >= AWAY_IS_GONE and state.alone_since is not None


def _patience_left(state: DiceState, at: Millis) -> int:
    """How long whoever is alone has to wait for the others yet, in milliseconds (D18)."""
    return (state.alone_since or 0) + millis(state.rules.alone_seconds) - at


def _carry_out(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """What has been agreed on, if anything (C17)."""
    if _waits_for_others(state):
        return ()
    match agreed_on(state.seating, state.playing):
        case "restart":
            return opening.restart(state, at, chance)
        case "end":
            return (end(state, at, "agreed"),)
    return ()


def _close(state: DiceState, command: Close, chance: Chance) -> tuple[Event, ...]:
    """The host ends it; the seed in use is revealed, so that what was rolled can be checked."""
    require_host(state.seating, command.seat, owner=command.owner)
    if state.phase == "over":
        raise GameOver()
    return (TableClosed(at=command.at, seed=state.seed),)


def _require_lobby(state: DiceState) -> None:
    if state.phase != "lobby" or state.seating.start is not None:
        raise GameOver() if state.phase == "over" else AlreadyStarted()


def _require_playing(state: DiceState, command: Command) -> None:
    require_seat(state.seating, command.seat)
    if state.phase in {"lobby", "over"}:
        raise NotStarted() if state.phase == "lobby" else GameOver()
    if command.seat not in state.playing:
        raise NotSeated()


_PLAYERS: Final[dict[type[Command], Decision]] = {
    CallOpening: opening.call,
    PickOpening: opening.pick,
    LayOpening: opening.lay,
    TakeBackOpening: opening.take_back,
    SayNone: opening.say_none,
    SwapWild: turns.swap,
    PlayDice: turns.play,
    KeepDraft: turns.keep,
    PassTurn: turns.pass_turn,
    ChooseExtra: turns.choose_extra,
    EndGame: _end_alone,
    **dict.fromkeys((Propose, Agree, Decline), _agree),
}
"""What only a player of a running game may do."""

_WAITING: Final = frozenset({CallOpening, SayNone, SwapWild, PlayDice, PassTurn, ChooseExtra})
"""What bots do not do while all people are away; a call that is made may be carried to its end (D16)."""

_OTHERS: Final[dict[type[Command], Decision]] = {
    ExpireOpeningCall: opening.expire_call,
    ExpireOpening: opening.expire,
    ExpireTurn: turns.expire_turn,
    ExpireExtra: turns.expire_extra,
    Open: _open,
    Ready: _ready,
    WithdrawReady: _withdraw_ready,
    CommitNonce: _commit,
    RevealNonce: opening.STARTING.reveal,
    ExpireNonces: opening.STARTING.expire,
    Start: _start,
    Close: _close,
    **dict.fromkeys(
        (Sit, SitAs, Rename, RenameAs, Leave, Return, TakeOver, Remove, HandOver, GoAway, ComeBack), _seat_changes
    ),
}
