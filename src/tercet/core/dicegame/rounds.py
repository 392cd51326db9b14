"""How one turn follows another, how rounds end and begin, and how the game ends (D13 to D16, D18)."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.core.chairs import Seat
from tercet.core.chance import Chance
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
from tercet.core.play import Event, Millis, millis


class Course:
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
    course = Course(state, at, chance)
    while course.state.staying and course.state.phase == "turns":
        if not course.state.to_play:
            _end_round(course)
            continue
        seat = course.state.to_play[0]
        if seat in course.state.staying:
            course.add([TurnStarted(at=at, seat=seat, until=turn_until(course.state, at))])
            break
        course.add([TurnPassed(at=at, seat=seat, reason="left")])
    return tuple(course.events)


def turn_until(state: DiceState, at: Millis) -> Millis | None:
    """When a turn that starts now ends by itself (D6)."""
    seconds = state.rules.turn_seconds
    return Millis(at + millis(seconds)) if seconds else None


def _end_round(course: Course) -> None:
    """Everybody has had a turn: the end, or a refill and the extra roll; after passes alone all roll (D13 to D16)."""
    state, at, chance = course.state, course.at, course.chance
    all_passed = all(state.players[seat].done == "passed" for seat in state.playing)
    barren = state.barren + 1 if all_passed else 0
    course.add([RoundEnded(at=at, round=state.round, barren=barren)])
    if state.last:
        course.add([end(course.state, at, "dice")])
        return
    if barren >= state.rules.stalemate or (not state.bag and barren >= state.rules.stalemate_empty):
        course.add([end(course.state, at, "stalemate")])
        return
    seats = [seat for seat in clockwise(state, state.first) if seat in state.staying]
    course.add(draw(course.state, at, chance, seats))
    if not all(course.state.players[seat].dice for seat in seats):
        # Players who missed refills and came back can play their last die while others draw what is left (D14, D18).
        course.add(roll(course.state, at, chance, "refill", new_dice(course.state, seats)))
        course.add([end(course.state, at, "dice")])
        return
    if all_passed:
        course.add(roll(course.state, at, chance, "all-passed", all_dice(course.state, seats)))
    else:
        course.add(roll(course.state, at, chance, "refill", new_dice(course.state, seats)))
        if state.rules.extra_roll:
            course.add([ExtraRollStarted(at=at, until=Millis(at + millis(state.rules.extra_seconds)))])
            return
    course.add([next_round(course.state, at)])


def after_extra(state: DiceState, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """All roll what they chose, together, and the next round begins (D15)."""
    course = Course(state, at, chance)
    chosen: list[tuple[Seat, tuple[Die, ...]]] = [
        (seat, state.players[seat].choice) for seat in clockwise(state, state.first) if seat in state.staying
    ]
    course.add(roll(state, at, chance, "extra", chosen))
    course.add([next_round(course.state, at)])
    course.add(go_on(course.state, at, chance))
    return tuple(course.events)


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
