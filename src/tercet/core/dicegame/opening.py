"""The opening race: all roll, and the first to call a SET among their own five dice opens (D5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.core.dicegame.board import Square
from tercet.core.dicegame.choices import needed
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
from tercet.core.dicegame.dice import FACES, WILD, Die, Face, check_faces, fill_faces, has_hand_set
from tercet.core.dicegame.editions import FEWEST_PLAYERS
from tercet.core.dicegame.events import (
    DiceGameStarted,
    DiceGameVoided,
    LyingDie,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
)
from tercet.core.dicegame.fits import SET_POINTS
from tercet.core.dicegame.hands import DicePlayer, OpeningCall
from tercet.core.dicegame.refusals import (
    AlreadyNone,
    CalledWrong,
    DiceArePicked,
    DiceChanged,
    FaceIsFixed,
    FacesMakeNoSet,
    NoOpeningCall,
    NotEnoughPlayers,
    NotNow,
    NotThreeDice,
    NotYourDie,
    OpeningPending,
    OpeningTooLate,
    WildWithoutFace,
)
from tercet.core.dicegame.rolls import all_dice, draw, roll
from tercet.core.dicegame.rounds import Transition, clockwise, go_on
from tercet.core.dicegame.state import DiceState, evolve
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Millis, RaceCommand, millis
from tercet.core.seating import Starting, commit_seed
from tercet.core.sets.cards import Verdict


def is_enough(state: DiceState) -> bool:
    """Whether there are players enough to start (D4)."""
    return len(state.seating.starters()) >= FEWEST_PLAYERS


def start(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """A game, once all nonces for it are there (C17, D4, P1)."""
    if not is_enough(state):
        raise NotEnoughPlayers(least=FEWEST_PLAYERS)
    return STARTING.begin(state, at, chance)


def restart(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """This game counts for nothing; its seed is revealed, and another starts with another seed (C17)."""
    transition = Transition(state, at, chance)
    transition.add([DiceGameVoided(at=at, seed=state.seed), commit_seed(at, chance)])
    if is_enough(transition.state):
        transition.add(start(transition.state, at, chance))
    return tuple(transition.events)


def _first_dice(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """Each draws five dice from the bag and all roll together (D4, D5)."""
    players = state.seating.starters()
    transition = Transition(state, at, chance)
    transition.add([DiceGameStarted(at=at, players=players, nonces=state.seating.nonces(players))])
    transition.add(draw(transition.state, at, chance, players))
    transition.add(roll_all(transition.state, at, chance))
    return tuple(transition.events)


STARTING: Final = Starting(evolve, _first_dice, is_enough)


def roll_all(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """All roll, again and again where the program sees that nobody has a SET (D5)."""
    transition = Transition(state, at, chance)
    until = Millis(at + millis(state.rules.opening_seconds))
    while True:
        rolled = roll(transition.state, at, chance, "opening", all_dice(state, state.staying), until)
        transition.add(rolled)
        hands = [transition.state.players[seat].faces for seat in state.staying]
        # without dice, in a log that was cut between drawing and rolling, nobody would ever have a SET
        if not rolled or not state.rules.sees_none or any(map(has_hand_set, hands)):
            return tuple(transition.events)


def call(state: DiceState, command: CallOpening, chance: Chance) -> tuple[Event, ...]:
    """The first call counts; the caller has a few seconds to pick three dice, if they were not picked before (D5)."""
    _require_race(state, command)
    player = state.players[command.seat]
    if player.wrong >= state.rules.wrong_calls:
        raise CalledWrong()
    if command.dice:
        _require_three(player, command.dice)
    until = Millis(command.at + millis(state.rules.point_seconds))
    transition = Transition(state, command.at, chance)
    transition.add([OpeningCalled(at=command.at, seat=command.seat, until=until, lead=command.lead, tie=command.tie)])
    if command.dice:
        transition.add(_pick(transition.state, command, command.dice, chance))
    return tuple(transition.events)


def pick(state: DiceState, command: PickOpening, chance: Chance) -> tuple[Event, ...]:
    """Three dice are picked; their order and the faces of WILDs may be changed for a while after (D5)."""
    pending = _require_own_call(state, command)
    if command.at > pending.until:
        raise OpeningTooLate()
    _require_three(state.players[command.seat], command.dice)
    _require_picked(pending, command.dice)
    return _pick(state, command, command.dice, chance)


def _pick(state: DiceState, command: Command, dice: tuple[NamedDie, ...], chance: Chance) -> tuple[Event, ...]:
    """WILDs get faces that fit; without a WILD, dice that are no SET make it a wrong call (D5)."""
    player = state.players[command.seat]
    shown = [_shown(player, named) for named in dice]
    filled = fill_faces(shown, [named.face for named in dice])
    if filled is None:
        if WILD in shown:
            raise _no_set(dice, shown)
        return _fail_wrong(state, command, dice, shown, chance)
    named = tuple(
        NamedDie(die.die, face if held == WILD else None) for die, held, face in zip(dice, shown, filled, strict=True)
    )
    if not state.rules.arrange_seconds:
        return _lay(state, command, named, filled, chance)
    pending = state.call
    changed = pending is not None and pending.dice  # the time to change anything runs from the first pick
    until = pending.until if pending and changed else Millis(command.at + millis(state.rules.arrange_seconds))
    return (OpeningPicked(at=command.at, seat=command.seat, dice=named, faces=filled, until=until),)


def say_none(state: DiceState, command: SayNone, chance: Chance) -> tuple[Event, ...]:
    """All roll again when everyone has called wrong or said "none" (D5)."""
    _require_race(state, command)
    if state.players[command.seat].none:
        raise AlreadyNone()
    transition = Transition(state, command.at, chance)
    transition.add([NoneSaid(at=command.at, seat=command.seat)])
    transition.add(settle(transition.state, command.at, chance))
    return tuple(transition.events)


def lay(state: DiceState, command: LayOpening, chance: Chance) -> tuple[Event, ...]:
    """A SET is laid on the emblem, scores, and is the caller's turn of round 1; anything else is a wrong call (D5).

    Once three dice are picked, nothing is wrong any more: faces that make no SET are refused.
    """
    pending = _require_own_call(state, command)
    player = state.players[command.seat]
    _require_three(player, command.dice)
    _require_picked(pending, command.dice)
    if command.at > pending.until and command.dice != pending.dice:
        raise OpeningTooLate()
    shown = [_shown(player, named) for named in command.dice]
    filled = fill_faces(shown, [named.face for named in command.dice])
    if filled is not None:
        return _lay(state, command, command.dice, filled, chance)
    if pending.dice:
        raise _no_set(command.dice, shown)
    faces = _as_named(command.dice, shown)
    return _fail_wrong(state, command, command.dice, faces, chance)


def _lay(
    state: DiceState, command: Command, named: tuple[NamedDie, ...], faces: Sequence[Face], chance: Chance
) -> tuple[Event, ...]:
    player = state.players[command.seat]
    laid = tuple(
        LyingDie(die.die, Square(square), face, _shown(player, die) == WILD)
        for die, square, face in zip(named, state.rules.layout.emblem, faces, strict=True)
    )
    points = SET_POINTS - sum(die.wild for die in laid)
    transition = Transition(state, command.at, chance)
    opened = OpeningLaid(
        at=command.at,
        seat=command.seat,
        laid=laid,
        points=points,
        score=player.score + points,
        to_play=clockwise(state, command.seat)[1:],
    )
    transition.add([opened])
    transition.add(go_on(transition.state, command.at, chance))
    return tuple(transition.events)


def _fail_wrong(
    state: DiceState, command: Command, dice: tuple[NamedDie, ...], faces: Sequence[Face], chance: Chance
) -> tuple[Event, ...]:
    a, b, c = faces
    failed = OpeningFailed(
        at=command.at,
        seat=command.seat,
        reason="wrong",
        dice=dice,
        faces=(a, b, c),
        check=_verdicts(a, b, c),
    )
    return _fail(state, failed, chance)


def _no_set(dice: tuple[NamedDie, ...], shown: Sequence[Face]) -> FacesMakeNoSet:
    a, b, c = _as_named(dice, shown)
    return FacesMakeNoSet(faces=(a, b, c), check=_verdicts(a, b, c))


def _verdicts(a: Face, b: Face, c: Face) -> tuple[Verdict, ...]:
    return tuple(check.verdict for check in check_faces(a, b, c))


def _as_named(dice: tuple[NamedDie, ...], shown: Sequence[Face]) -> list[Face]:
    return [held if named.face is None else named.face for named, held in zip(dice, shown, strict=True)]


def _shown(player: DicePlayer, named: NamedDie) -> Face:
    """What a die of the hand shows; only a WILD may be named a face, and one of those there are (D6, D11)."""
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


def named_face(player: DicePlayer, die: Die, face: Face | None) -> tuple[Face, bool]:
    """The face that a die of a hand is played with, and whether it is a WILD; a WILD's is to be named (D6, D11)."""
    held = player.held(die)
    if held is None or held.face is None:
        raise NotYourDie(die=die)
    if held.face == WILD:
        if face is None or not 0 <= face < FACES:
            raise WildWithoutFace()
        return face, True
    if face is not None and face != held.face:
        raise FaceIsFixed(face=held.face)
    return held.face, False


def take_back(state: DiceState, command: TakeBackOpening, chance: Chance) -> tuple[Event, ...]:
    """Taking the call back is a wrong call (D5)."""
    _require_own_call(state, command)
    return _fail(state, OpeningFailed(at=command.at, seat=command.seat, reason="taken-back"), chance)


def expire_call(state: DiceState, command: ExpireOpeningCall, chance: Chance) -> tuple[Event, ...]:
    """Time running out is a wrong call, or lays the three that are picked, as they stand (D5)."""
    pending = state.call
    if pending is None or command.at < pending.until:
        return ()
    if pending.dice:
        return lay(state, LayOpening(seat=pending.seat, at=command.at, dice=pending.dice), chance)
    return _fail(state, OpeningFailed(at=command.at, seat=pending.seat, reason="time"), chance)


def expire(state: DiceState, command: ExpireOpening, chance: Chance) -> tuple[Event, ...]:
    """After a while without an opening all roll again (D5)."""
    due = state.phase == "opening" and state.call is None and state.until is not None and command.at >= state.until
    return roll_all(state, command.at, chance) if due and state.staying else ()


def _fail(state: DiceState, failed: OpeningFailed, chance: Chance) -> tuple[Event, ...]:
    """A wrong call may not be repeated until the next roll, which comes when nobody else can call (D5)."""
    transition = Transition(state, failed.at, chance)
    transition.add([failed])
    transition.add(settle(transition.state, failed.at, chance))
    return tuple(transition.events)


def settle(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """All roll again when everybody who is left has called wrong or said "none", or nobody has a SET (D5, D18)."""
    if state.phase != "opening" or state.call is not None or not state.staying or state.waits_for_people:
        return ()
    hands = [state.players[seat].faces for seat in state.staying]
    is_hopeless = state.rules.sees_none and not any(map(has_hand_set, hands))
    return roll_all(state, at, chance) if is_hopeless or not needed(state) else ()


def _require_race(state: DiceState, command: RaceCommand) -> None:
    """A race that is lost is refused and never penalised (C16)."""
    if state.phase != "opening":
        raise NotNow()
    if command.seen is not None and command.seen < state.rolled_since:
        raise DiceChanged()
    if state.call is not None:
        raise OpeningPending(seat=state.call.seat)


def _require_own_call(state: DiceState, command: Command) -> OpeningCall:
    if state.call is None or state.call.seat != command.seat:
        raise NoOpeningCall()
    return state.call
