"""How one turn follows another, how rounds end and begin, and how the game ends (D13 to D16, D18)."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.core.dicegame.choices import needed
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
from tercet.core.dicegame.state import DiceState, evolve
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Event, Millis, millis
from tercet.core.engine.seats import Seat


class Transition:
    """A state and the events that carry it forward, while a decision is being made."""

    def __init__(self, state: DiceState, at: Millis, chance: Chance) -> None:
        self.state = state
        self.at = at
        self.chance = chance
        self.events: list[Event] = []

    def add(self, events: Iterable[Event]) -> None:
        """Lets something happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)


def go_on(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """Hands the turn on, over those who left, and on to the next round; stops where nobody is left (D6, D18)."""
    transition = Transition(state, at, chance)
    while transition.state.staying and transition.state.phase == "turns":
        if not transition.state.to_play:
            _end_round(transition)
            continue
        seat = transition.state.to_play[0]
        if seat in transition.state.staying:
            transition.add([TurnStarted(at=at, seat=seat, until=turn_until(transition.state, at))])
            break
        transition.add([TurnPassed(at=at, seat=seat, reason="left")])
    return tuple(transition.events)


def turn_until(state: DiceState, at: Millis) -> Millis | None:
    """When a turn that starts now ends by itself (D6)."""
    seconds = state.rules.turn_seconds
    return Millis(at + millis(seconds)) if seconds else None


def _end_round(transition: Transition) -> None:
    """Everybody has had a turn: the end, or a refill and the extra roll; after passes alone all roll (D13 to D16)."""
    state, at, chance = transition.state, transition.at, transition.chance
    all_passed = all(state.players[seat].done == "passed" for seat in state.playing)
    barren = state.barren + 1 if all_passed else 0
    transition.add([RoundEnded(at=at, round=state.round, barren=barren)])
    if state.last:
        transition.add([end(transition.state, at, "dice")])
        return
    if barren >= state.rules.stalemate or (not state.bag and barren >= state.rules.stalemate_empty):
        transition.add([end(transition.state, at, "stalemate")])
        return
    seats = [seat for seat in clockwise(state, state.first) if seat in state.staying]
    transition.add(draw(transition.state, at, chance, seats))
    if not all(transition.state.players[seat].dice for seat in seats):
        # Players who missed refills and came back can play their last die while others draw what is left (D14, D18).
        transition.add(roll(transition.state, at, chance, "refill", new_dice(transition.state, seats)))
        transition.add([end(transition.state, at, "dice")])
        return
    if all_passed:
        transition.add(roll(transition.state, at, chance, "all-passed", all_dice(transition.state, seats)))
    else:
        transition.add(roll(transition.state, at, chance, "refill", new_dice(transition.state, seats)))
        if state.rules.extra_roll:
            transition.add([ExtraRollStarted(at=at, until=Millis(at + millis(state.rules.extra_seconds)))])
            return
    transition.add([next_round(transition.state, at)])


def after_extra(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """All roll what they chose, together, and the next round begins (D15)."""
    transition = Transition(state, at, chance)
    chosen: list[tuple[Seat, tuple[Die, ...]]] = [
        (seat, state.players[seat].choice) for seat in clockwise(state, state.first) if seat in state.staying
    ]
    transition.add(roll(state, at, chance, "extra", chosen))
    transition.add([next_round(transition.state, at)])
    transition.add(go_on(transition.state, at, chance))
    return tuple(transition.events)


def settle_extra(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """The extra roll ends when everybody who is left and has dice has chosen (D15, D18)."""
    waits = not state.staying or state.waits_for_people or needed(state)
    return () if waits else after_extra(state, at, chance)


def next_round(state: DiceState, at: Millis) -> RoundStarted:
    """The opener is first in every round (D6)."""
    return RoundStarted(at=at, round=state.round + 1, to_play=clockwise(state, state.first))


def clockwise(state: DiceState, first: Seat) -> tuple[Seat, ...]:
    """All players from one of them on."""
    i = state.playing.index(first)
    return state.playing[i:] + state.playing[:i]


def end(state: DiceState, at: Millis, reason: Ending) -> DiceGameEnded:
    """Dice left count nothing; most points win, ties share (D16)."""
    best = max(state.players[seat].score for seat in state.playing)
    winners = tuple(seat for seat in state.playing if state.players[seat].score == best)
    return DiceGameEnded(at=at, reason=reason, scores=state.scores, winners=winners, seed=state.seed)
