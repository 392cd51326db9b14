"""The opening race: all players roll, and the first to call a SET among their own five dice opens (D5)."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.dicegame.board import Square
from tercet.core.dicegame.commands import (
    CallOpening,
    ExpireOpening,
    ExpireOpeningCall,
    LayOpening,
    NamedDie,
    PickOpening,
    SayNone,
    TakeBackOpening,
)
from tercet.core.dicegame.dice import WILD, Face, fill_faces
from tercet.core.dicegame.events import (
    DiceGameStarted,
    LyingDie,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
)
from tercet.core.dicegame.placements import SET_POINTS
from tercet.core.dicegame.preconditions import named_face, require_may_call, require_own_call, require_race
from tercet.core.dicegame.refusals import (
    AlreadyNone,
    DiceArePicked,
    FacesMakeNoSet,
    NotThreeDice,
    NotYourDie,
    OpeningTooLate,
)
from tercet.core.dicegame.rolls import all_dice, draw, roll
from tercet.core.dicegame.rounds import clockwise, next_turn
from tercet.core.dicegame.rules import expiry
from tercet.core.dicegame.state import DicePlayer, DiceState, OpeningCall, needed
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating.events import PlayVoided
from tercet.core.sets.cards import verdicts
from tercet.core.sets.lines import Verdict


def deal(transition: Transition[DiceState]) -> None:
    """Draws five dice from the bag for each player and rolls them all (D4, D5)."""
    seating = transition.state.seating
    players = seating.starters()
    transition.add(DiceGameStarted(at=transition.at, players=players, nonces=seating.nonces(players)))
    draw(transition, players)
    roll_all(transition)


def roll_all(transition: Transition[DiceState]) -> None:
    """Rolls for all players; repeats this while nobody has a SET, if the program may act on that (D5)."""
    state = transition.state
    hands = all_dice(state, state.staying)
    until = expiry(transition.at, state.rules.opening_seconds)
    roll(transition, "opening", hands, until)
    # without dice, as in a log cut off between drawing and rolling, this would never end
    while any(dice for _, dice in hands) and transition.state.is_hopeless:
        roll(transition, "opening", hands, until)


def call(transition: Transition[DiceState], command: CallOpening) -> None:
    """Records the first call; the caller has a few seconds to pick three dice, unless the call names them (D5)."""
    state = transition.state
    require_race(state, command)
    require_may_call(state, command)
    player = state.players[command.seat]
    if command.dice:
        _require_three(player, command.dice)
    until = expiry(command.at, state.rules.point_seconds)
    transition.add(OpeningCalled(at=command.at, seat=command.sender, until=until, lead=command.lead, tie=command.tie))
    if command.dice:
        _pick(transition, command.sender, command.dice)


def pick(transition: Transition[DiceState], command: PickOpening) -> None:
    """Picks three dice; the caller may change their order and the faces of WILDs for a while afterwards (D5)."""
    state = transition.state
    pending = require_own_call(state, command)
    if _is_over(pending, command.at):
        raise OpeningTooLate()
    _require_three(state.players[command.seat], command.dice)
    _require_picked(pending, command.dice)
    _pick(transition, command.sender, command.dice)


def _pick(transition: Transition[DiceState], seat: Seat, dice: tuple[NamedDie, ...]) -> None:
    """Chooses fitting faces for WILDs; three dice without a WILD that are not a SET are a wrong call (D5)."""
    state, at = transition.state, transition.at
    player = state.players[seat]
    shown = [_shown(player, named) for named in dice]
    filled = fill_faces(shown, [named.face for named in dice])
    if filled is None:
        if WILD in shown:
            raise _no_set(dice, shown)
        _fail_wrong(transition, seat, dice, shown)
        return
    named = tuple(
        NamedDie(die.die, face if held == WILD else None) for die, held, face in zip(dice, shown, filled, strict=True)
    )
    if not state.rules.arrange_seconds:
        _lay(transition, seat, named, filled)
        return
    pending = state.call
    changed = pending is not None and pending.dice  # the time for changes starts with the first pick
    limit = state.rules.arrange_seconds if state.rules.point_seconds else 0
    until = pending.until if pending and changed else expiry(at, limit)
    transition.add(OpeningPicked(at=at, seat=seat, dice=named, faces=filled, until=until))


def say_none(transition: Transition[DiceState], command: SayNone) -> None:
    """Records a "none"; once everyone has called wrongly or said "none", all players roll again (D5)."""
    state = transition.state
    require_race(state, command)
    if state.players[command.seat].none:
        raise AlreadyNone()
    transition.add(NoneSaid(at=command.at, seat=command.sender))
    settle_opening(transition)


def lay(transition: Transition[DiceState], command: LayOpening) -> None:
    """Places a SET on the emblem, which scores as the caller's turn of round 1; anything else is a wrong call (D5).

    Once three dice are picked, the call can no longer be wrong: faces that make no SET are refused.
    """
    pending = require_own_call(transition.state, command)
    player = transition.state.players[command.seat]
    _require_three(player, command.dice)
    _require_picked(pending, command.dice)
    if _is_over(pending, command.at) and command.dice != pending.dice:
        raise OpeningTooLate()
    _resolve(transition, pending, command.dice)


def _is_over(pending: OpeningCall, at: Millis) -> bool:
    return pending.until is not None and at > pending.until


def _resolve(transition: Transition[DiceState], pending: OpeningCall, dice: tuple[NamedDie, ...]) -> None:
    player = transition.state.players[pending.seat]
    shown = [_shown(player, named) for named in dice]
    filled = fill_faces(shown, [named.face for named in dice])
    if filled is not None:
        _lay(transition, pending.seat, dice, filled)
    elif pending.dice:
        raise _no_set(dice, shown)
    else:
        _fail_wrong(transition, pending.seat, dice, _as_named(dice, shown))


def _lay(transition: Transition[DiceState], seat: Seat, named: tuple[NamedDie, ...], faces: Sequence[Face]) -> None:
    state = transition.state
    player = state.players[seat]
    laid = tuple(
        LyingDie(die.die, Square(square), face, _shown(player, die) == WILD)
        for die, square, face in zip(named, state.rules.layout.emblem, faces, strict=True)
    )
    points = SET_POINTS - sum(die.wild for die in laid)
    transition.add(
        OpeningLaid(
            at=transition.at,
            seat=seat,
            laid=laid,
            points=points,
            score=player.score + points,
            to_play=clockwise(state, seat)[1:],
        )
    )
    next_turn(transition)


def take_back(transition: Transition[DiceState], command: TakeBackOpening) -> None:
    """Cancels the call, which makes it a wrong call (D5)."""
    require_own_call(transition.state, command)
    transition.add(OpeningFailed(at=command.at, seat=command.sender, reason="taken-back"))
    settle_opening(transition)


def expire_call(transition: Transition[DiceState], command: ExpireOpeningCall) -> None:
    """Fails a call whose time is up; if three dice are already picked, places them as they are (D5).

    Voids the call instead if a server stop interrupted it and the caller is not back (C20).
    """
    pending = transition.state.call
    if pending is None or pending.until is None or command.at < pending.until:
        return
    if pending.dice:
        _resolve(transition, pending, pending.dice)
        return
    if pending.interrupted:
        transition.add(PlayVoided(at=command.at, seat=pending.seat))
    else:
        transition.add(OpeningFailed(at=command.at, seat=pending.seat, reason="time"))
    settle_opening(transition)


def expire_opening(transition: Transition[DiceState], command: ExpireOpening) -> None:
    """Makes all players roll again if nobody has opened in time (D5)."""
    state = transition.state
    due = state.phase == "opening" and state.call is None and state.until is not None and command.at >= state.until
    if due and state.staying:
        roll_all(transition)


def _fail_wrong(
    transition: Transition[DiceState], seat: Seat, dice: tuple[NamedDie, ...], faces: Sequence[Face]
) -> None:
    """Records a wrong call, which bars the player until the next roll. All players roll again once nobody can call
    (D5)."""
    a, b, c = faces
    transition.add(
        OpeningFailed(at=transition.at, seat=seat, reason="wrong", dice=dice, faces=(a, b, c), check=_verdicts(a, b, c))
    )
    settle_opening(transition)


def settle_opening(transition: Transition[DiceState]) -> None:
    """Makes all players roll again once everybody still playing has called wrongly or said "none", or nobody has a SET
    (D5, D18)."""
    state = transition.state
    if state.phase != "opening" or state.call is not None or not state.staying or state.waits_for_people:
        return
    if state.is_hopeless or not needed(state):
        roll_all(transition)


def _no_set(dice: tuple[NamedDie, ...], shown: Sequence[Face]) -> FacesMakeNoSet:
    a, b, c = _as_named(dice, shown)
    return FacesMakeNoSet(faces=(a, b, c), check=_verdicts(a, b, c))


def _verdicts(a: Face, b: Face, c: Face) -> tuple[Verdict, ...]:
    number, colour, _, shape = verdicts(a, b, c)
    return number, colour, shape


def _as_named(dice: tuple[NamedDie, ...], shown: Sequence[Face]) -> list[Face]:
    return [held if named.face is None else named.face for named, held in zip(dice, shown, strict=True)]


def _shown(player: DicePlayer, named: NamedDie) -> Face:
    """The face of a die in hand; refuses a face named for a die that is not a WILD, or an invalid face (D6, D11)."""
    held = player.held(named.die)
    if held is None or held.face is None:
        raise NotYourDie(die=named.die)
    if named.face is not None:
        named_face(player, named.die, named.face)
    return held.face


def _require_three(player: DicePlayer, dice: tuple[NamedDie, ...]) -> None:
    if len(dice) != 3 or len({die.die for die in dice}) != 3:
        raise NotThreeDice()
    for die in dice:
        _shown(player, die)


def _require_picked(pending: OpeningCall, dice: tuple[NamedDie, ...]) -> None:
    if pending.dice and {die.die for die in dice} != {die.die for die in pending.dice}:
        raise DiceArePicked()
