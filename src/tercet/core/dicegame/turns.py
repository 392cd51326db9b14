"""A player's options in a turn: replace WILDs, place up to three dice, or pass; and the extra roll (D6 to D13, D15)."""

from __future__ import annotations

from typing import Final

from tercet.core.dicegame.commands import (
    ChooseExtra,
    ExpireExtra,
    ExpireTurn,
    PassTurn,
    Placing,
    PlayDice,
    SaveDraft,
)
from tercet.core.dicegame.events import ExtraChosen, LyingDie, PassReason, TurnPassed, TurnPlayed
from tercet.core.dicegame.preconditions import named_face, require_active, require_playing, require_turn
from tercet.core.dicegame.refusals import (
    AlreadyChosen,
    DieFloats,
    DieInNoSet,
    DieTwice,
    NoDice,
    NotNow,
    NotYourDie,
    OffBoard,
    SquareTaken,
    SquareTwice,
    TooFewDice,
    TooManyDice,
    WildWithoutFace,
)
from tercet.core.dicegame.rounds import next_turn, roll_extra, settle_extra
from tercet.core.dicegame.scoring import MOST_DICE, Reason, TurnFault, explain
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Millis, Refusal
from tercet.core.engine.transition import Transition
from tercet.core.seating.events import PlayVoided

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


def play(transition: Transition[DiceState], command: PlayDice) -> None:
    """Plays a turn, which is judged as a whole; a refused turn changes nothing (D6, D8)."""
    require_turn(transition.state, command)
    transition.add(_judge(transition.state, command.at, command.dice))
    next_turn(transition)


def _judge(state: DiceState, at: Millis, dice: tuple[Placing, ...], *, timed: bool = False) -> TurnPlayed:
    """Scores a turn; raises a Refusal if it is not legal (D6, D8)."""
    seat = state.to_play[0]
    player = state.players[seat]
    if len({placing.die for placing in dice}) < len(dice):
        raise DieTwice()
    faces = [named_face(player, placing.die, placing.face) for placing in dice]
    laid = tuple(
        LyingDie(placing.die, placing.square, face, wild) for placing, (face, wild) in zip(dice, faces, strict=True)
    )
    held = len(player.dice)
    explanation = explain(state.board, [lying.laid for lying in laid], state.rules.scoring, held)
    if explanation.faults:
        raise _refusal(explanation.faults[0], state.rules.scoring.fewest(held))
    points = explanation.points
    return TurnPlayed(
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


def save_draft(transition: Transition[DiceState], command: SaveDraft) -> None:
    """Accepts a draft, which only its player sees; whether it is legal is decided when the turn is played (D6, D8)."""
    require_playing(transition.state, command)
    _require_possible(transition.state, command)


def _require_possible(state: DiceState, draft: SaveDraft) -> None:
    """Requires that a draft belongs to this round and not to a voided game (C17)."""
    is_old = draft.round != state.round or draft.at < state.started_at
    if state.phase != "play" or is_old or draft.seat not in state.to_play:
        raise NotNow(phase=state.phase)
    if len({placing.die for placing in draft.dice}) < len(draft.dice):
        raise DieTwice()
    for placing in draft.dice:
        if state.players[draft.seat].held(placing.die) is None:
            raise NotYourDie(die=placing.die)
        if placing.square not in state.rules.layout:
            raise OffBoard(square=placing.square)


def pass_turn(transition: Transition[DiceState], command: PassTurn) -> None:
    """Passes the turn of a player who cannot or will not play (D13)."""
    require_turn(transition.state, command)
    _pass(transition, "passed")


def expire_turn(transition: Transition[DiceState], command: ExpireTurn) -> None:
    """Ends a turn whose time is up: plays a legal draft if the host's rules say so, otherwise passes (D6).

    Voids the turn instead if a server stop interrupted it and the player is not back (C20).
    """
    state = transition.state
    if state.turn is None or state.until is None or command.at < state.until:
        return
    if state.interrupted:
        transition.add(PlayVoided(at=command.at, seat=state.turn))
        next_turn(transition)
        return
    played = _timed_turn(state, command)
    if played is None:
        _pass(transition, "time")
        return
    transition.add(played)
    next_turn(transition)


def _timed_turn(state: DiceState, command: ExpireTurn) -> TurnPlayed | None:
    draft = command.draft
    if draft is None or not draft.dice or state.rules.time_out != "play":
        return None
    try:
        _require_possible(state, draft)
        return _judge(state, command.at, draft.dice, timed=True)
    except Refusal:
        return None


def _pass(transition: Transition[DiceState], reason: PassReason) -> None:
    """Records a turn in which no dice were placed; even after swaps this counts as a pass, unless the host's rules say
    otherwise (D12)."""
    state = transition.state
    counts = not state.swaps or state.rules.swap_is_pass
    transition.add(TurnPassed(at=transition.at, seat=state.to_play[0], reason=reason, counts=counts))
    next_turn(transition)


def choose_extra(transition: Transition[DiceState], command: ChooseExtra) -> None:
    """Records a player's one choice; once all have chosen, all dice are rolled together (D15)."""
    state = transition.state
    require_active(state, command)
    if state.phase != "extra":
        raise NotNow(phase=state.phase)
    player = state.players[command.seat]
    if player.chosen:
        raise AlreadyChosen()
    if len(set(command.dice)) < len(command.dice):
        raise DieTwice()
    for die in command.dice:
        if player.held(die) is None:
            raise NotYourDie(die=die)
    transition.add(ExtraChosen(at=command.at, seat=command.sender, dice=command.dice))
    settle_extra(transition)


def expire_extra(transition: Transition[DiceState], command: ExpireExtra) -> None:
    """Rolls the chosen dice; players who did not choose in time keep theirs (D15)."""
    state = transition.state
    due = state.phase == "extra" and state.until is not None and command.at >= state.until
    if due and state.staying:
        roll_extra(transition)


def _refusal(fault: TurnFault, fewest: int) -> Refusal:
    """Turns a fault into a refusal that says which line of three fails, and in which features (D8)."""
    kind = _REFUSALS[fault.reason]
    if kind is TooManyDice:
        return TooManyDice(most=MOST_DICE)
    if kind is TooFewDice:
        return TooFewDice(least=fewest)
    if kind is DieInNoSet:
        return DieInNoSet(square=fault.square, lines=fault.lines)
    return kind(square=fault.square) if fault.square is not None and kind is not WildWithoutFace else kind()
