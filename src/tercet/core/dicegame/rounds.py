"""The order of turns, the ends and starts of rounds, and the end of the game (D13 to D16, D18)."""

from __future__ import annotations

from tercet.core.dicegame.dice import Die
from tercet.core.dicegame.events import (
    DiceGameEnded,
    Ending,
    ExtraRollStarted,
    RoundEnded,
    RoundStarted,
    TurnPassed,
    TurnStarted,
)
from tercet.core.dicegame.rolls import all_dice, draw, new_dice, roll
from tercet.core.dicegame.rules import expiry
from tercet.core.dicegame.state import DiceState, needed
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition


def next_turn(transition: Transition[DiceState]) -> None:
    """Passes the turn to the next player who has not left, or ends the round; stops if nobody is left (D6, D18)."""
    at = transition.at
    while transition.state.staying and transition.state.phase == "play":
        if not transition.state.to_play:
            _end_round(transition)
            continue
        seat = transition.state.to_play[0]
        if seat in transition.state.staying:
            transition.add(TurnStarted(at=at, seat=seat, until=expiry(at, transition.state.rules.turn_seconds)))
            break
        transition.add(TurnPassed(at=at, seat=seat, reason="left"))


def _end_round(transition: Transition[DiceState]) -> None:
    """Ends a round. Either the game ends, or hands are refilled and the extra roll follows; if everybody passed, all
    dice are rolled (D13 to D16)."""
    state, at = transition.state, transition.at
    all_passed = all(state.players[seat].done == "passed" for seat in state.playing)
    barren = state.barren + 1 if all_passed else 0
    transition.add(RoundEnded(at=at, round=state.round, barren=barren))
    if state.last:
        end(transition, "dice")
        return
    if barren >= state.rules.stalemate or (not state.bag and barren >= state.rules.stalemate_empty):
        end(transition, "stalemate")
        return
    seats = [seat for seat in clockwise(state, state.first) if seat in state.staying]
    draw(transition, seats)
    if not all(transition.state.players[seat].dice for seat in seats):
        # A player who missed refills may play their last die while the others still draw from the bag (D14, D18).
        roll(transition, "refill", new_dice(transition.state, seats))
        end(transition, "dice")
        return
    if all_passed:
        roll(transition, "all-passed", all_dice(transition.state, seats))
    else:
        roll(transition, "refill", new_dice(transition.state, seats))
        if state.rules.extra_roll:
            transition.add(ExtraRollStarted(at=at, until=expiry(at, state.rules.extra_seconds)))
            return
    _start_round(transition)


def roll_extra(transition: Transition[DiceState]) -> None:
    """Rolls everybody's chosen dice together and begins the next round (D15)."""
    state = transition.state
    chosen: list[tuple[Seat, tuple[Die, ...]]] = [
        (seat, state.players[seat].choice) for seat in clockwise(state, state.first) if seat in state.staying
    ]
    roll(transition, "extra", chosen)
    _start_round(transition)
    next_turn(transition)


def settle_extra(transition: Transition[DiceState]) -> None:
    """Ends the extra roll once everybody who has dice and has not left has chosen (D15, D18)."""
    state = transition.state
    if state.staying and not state.waits_for_people and not needed(state):
        roll_extra(transition)


def _start_round(transition: Transition[DiceState]) -> None:
    """Starts a round with the opener's turn (D6)."""
    state = transition.state
    transition.add(RoundStarted(at=transition.at, round=state.round + 1, to_play=clockwise(state, state.first)))


def clockwise(state: DiceState, first: Seat) -> tuple[Seat, ...]:
    """All players clockwise, starting with `first`."""
    i = state.playing.index(first)
    return state.playing[i:] + state.playing[:i]


def end(transition: Transition[DiceState], reason: Ending) -> None:
    """Ends the game: leftover dice count for nothing, and the most points win; tied players share the win (D16)."""
    state = transition.state
    best = max(state.players[seat].score for seat in state.playing)
    winners = tuple(seat for seat in state.playing if state.players[seat].score == best)
    transition.add(
        DiceGameEnded(at=transition.at, reason=reason, scores=state.scores, winners=winners, seed=state.seed)
    )
