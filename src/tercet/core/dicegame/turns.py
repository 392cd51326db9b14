"""What a player may do in a turn: replace WILDs, lay up to three dice, or pass; and the extra roll (D6 to D13, D15)."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from tercet.core.dicegame.choices import swap_refusal
from tercet.core.dicegame.commands import (
    ChooseExtra,
    ExpireExtra,
    ExpireTurn,
    KeepDraft,
    PassTurn,
    Placing,
    PlayDice,
    SwapWild,
)
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.events import ExtraChosen, LyingDie, PassReason, TurnPassed, TurnPlayed, WildSwapped
from tercet.core.dicegame.explain import MOST_DICE, Reason, TurnFault, explain
from tercet.core.dicegame.opening import named_face
from tercet.core.dicegame.refusals import (
    AlreadyChosen,
    DieFloats,
    DieInNoSet,
    DieTwice,
    NoDice,
    NotNow,
    NotYourDie,
    NotYourTurn,
    NoWildThere,
    OffBoard,
    SquareTaken,
    SquareTwice,
    SwapTooLate,
    TooFewDice,
    TooManyDice,
    WildWithoutFace,
)
from tercet.core.dicegame.rolls import roll
from tercet.core.dicegame.rounds import Transition, after_extra, go_on, settle_extra
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Millis, Refusal

_REFUSALS: Final[dict[Reason, type[Refusal]]] = {
    "no-dice": NoDice,
    "too-few": TooFewDice,
    "too-many": TooManyDice,
    "off-board": OffBoard,
    "square-taken": SquareTaken,
    "square-twice": SquareTwice,
    "no-face": WildWithoutFace,
    "no-set": DieInNoSet,
    "floating": DieFloats,
}


def play(state: DiceState, command: PlayDice, chance: Chance) -> tuple[Event, ...]:
    """A turn is judged as a whole when it is handed in (D6, D8); a refused one changes nothing."""
    _require_turn(state, command)
    return _play(state, command.at, command.dice, chance)


def _play(
    state: DiceState, at: Millis, dice: tuple[Placing, ...], chance: Chance, *, timed: bool = False
) -> tuple[Event, ...]:
    seat = state.to_play[0]
    player = state.players[seat]
    if len({placing.die for placing in dice}) < len(dice):
        raise DieTwice()
    faces = [named_face(player, placing.die, placing.face) for placing in dice]
    laid = tuple(
        LyingDie(placing.die, placing.square, face, wild) for placing, (face, wild) in zip(dice, faces, strict=True)
    )
    held = len(player.dice)
    explanation = explain(state.position, [lying.laid for lying in laid], state.rules.scoring, held)
    if explanation.faults:
        raise _refusal(explanation.faults[0], state.rules.scoring.fewest(held))
    points = explanation.points
    transition = Transition(state, at, chance)
    played = TurnPlayed(
        at=at,
        seat=seat,
        laid=laid,
        sets=explanation.sets,
        bonuses=explanation.bonuses,
        points=points,
        score=player.score + points,
        last=len(laid) == held and not state.bag,
        timed=timed,
    )
    transition.add([played])
    transition.add(go_on(transition.state, at, chance))
    return tuple(transition.events)


def keep(state: DiceState, command: KeepDraft, chance: Chance) -> tuple[Event, ...]:
    """What one lays out is one's own until it is handed in; whether it is legal is judged then (D6, D8).

    A draft of a game that was voided means nothing in the next one (C17).
    """
    is_old = command.round != state.round or command.at < state.started_at
    if state.phase != "turns" or is_old or command.seat not in state.to_play:
        raise NotNow()
    if len({placing.die for placing in command.dice}) < len(command.dice):
        raise DieTwice()
    for placing in command.dice:
        if state.players[command.seat].held(placing.die) is None:
            raise NotYourDie(die=placing.die)
        if placing.square not in state.rules.layout:
            raise OffBoard(square=placing.square)
    return ()


def swap(state: DiceState, command: SwapWild, chance: Chance) -> tuple[Event, ...]:
    """A die takes the place of a WILD whose named face it shows; the freed die is rolled at once (D12)."""
    if state.phase == "turns" and state.turn != command.seat and state.players[command.seat].done is not None:
        raise SwapTooLate()
    _require_turn(state, command)
    held = state.players[command.seat].held(command.die)
    if held is None:
        raise NotYourDie(die=command.die)
    if command.square not in state.rules.layout:
        raise OffBoard(square=command.square)
    lying = next((lying for lying in state.board if lying.square == command.square), None)
    if lying is None or not lying.wild:
        raise NoWildThere(square=command.square)
    refusal = swap_refusal(state.rules, held, lying, state.swaps, state.freed)
    if refusal is not None:
        raise refusal
    laid = LyingDie(held.die, lying.square, lying.face, held.face == WILD)
    transition = Transition(state, command.at, chance)
    transition.add([WildSwapped(at=command.at, seat=command.seat, laid=laid, freed=lying.die)])
    transition.add(roll(transition.state, command.at, chance, "freed", [(command.seat, [lying.die])]))
    return tuple(transition.events)


def pass_turn(state: DiceState, command: PassTurn, chance: Chance) -> tuple[Event, ...]:
    """Whoever cannot or will not play passes (D13)."""
    _require_turn(state, command)
    return _pass(state, command.at, "passed", chance)


def expire_turn(state: DiceState, command: ExpireTurn, chance: Chance) -> tuple[Event, ...]:
    """Time running out plays what lies on the board, if that is legal and the host wants it so; else a pass (D6)."""
    if state.turn is None or state.until is None or command.at < state.until:
        return ()
    draft = command.draft
    if draft is not None and draft.dice and state.rules.time_out == "play":
        with suppress(Refusal):
            keep(state, draft, chance)
            return _play(state, command.at, draft.dice, chance, timed=True)
    return _pass(state, command.at, "time", chance)


def _pass(state: DiceState, at: Millis, reason: PassReason, chance: Chance) -> tuple[Event, ...]:
    """Swaps without a die played count as a pass, unless the host wants it otherwise (D12)."""
    counts = not state.swaps or state.rules.swap_is_pass
    transition = Transition(state, at, chance)
    transition.add([TurnPassed(at=at, seat=state.to_play[0], reason=reason, counts=counts)])
    transition.add(go_on(transition.state, at, chance))
    return tuple(transition.events)


def choose_extra(state: DiceState, command: ChooseExtra, chance: Chance) -> tuple[Event, ...]:
    """Each chooses once; when all have, all roll together (D15)."""
    if state.phase != "extra":
        raise NotNow()
    player = state.players[command.seat]
    if player.chosen:
        raise AlreadyChosen()
    if len(set(command.dice)) < len(command.dice):
        raise DieTwice()
    for die in command.dice:
        if player.held(die) is None:
            raise NotYourDie(die=die)
    transition = Transition(state, command.at, chance)
    transition.add([ExtraChosen(at=command.at, seat=command.seat, dice=command.dice)])
    transition.add(settle_extra(transition.state, command.at, chance))
    return tuple(transition.events)


def expire_extra(state: DiceState, command: ExpireExtra, chance: Chance) -> tuple[Event, ...]:
    """Players who have not chosen in time keep their dice (D15)."""
    due = state.phase == "extra" and state.until is not None and command.at >= state.until
    return after_extra(state, command.at, chance) if due and state.staying else ()


def _require_turn(state: DiceState, command: Command) -> None:
    if state.phase != "turns":
        raise NotNow()
    if state.turn != command.seat:
        raise NotYourTurn()


def _refusal(fault: TurnFault, fewest: int) -> Refusal:
    """The fault as a refusal that tells which line of three fails, and in which features (D8)."""
    kind = _REFUSALS[fault.reason]
    if kind is TooManyDice:
        return TooManyDice(most=MOST_DICE)
    if kind is TooFewDice:
        return TooFewDice(least=fewest)
    if kind is DieInNoSet:
        return DieInNoSet(square=fault.square, lines=fault.lines)
    return kind(square=fault.square) if fault.square is not None and kind is not WildWithoutFace else kind()
