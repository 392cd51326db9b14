"""Going through a log again: every event must follow from a command by the rules, and its luck from the seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tercet.core.chance import Source, rolled, shuffled
from tercet.core.play import Event, Game, Misfit, Refusal, StateT
from tercet.core.ruleset import RulesT
from tercet.core.seating import SeedCommitted


class Recorded:
    """Chance that gives again what the next events say it gave."""

    def __init__(self, game: Game[Any, Any, Any], ahead: Sequence[Event]) -> None:
        self._seeds = (event.seed for event in ahead if isinstance(event, SeedCommitted))
        self._draws = (drawn for event in ahead if (drawn := game.drawn(event)) is not None)

    def seed(self) -> str:
        return next(self._seeds, "")

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return self._recorded(sorted(items))

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        drawn = next(self._draws, ())
        if len(drawn) != len(sides) or not all(0 <= side < n for side, n in zip(drawn, sides, strict=True)):
            raise Misfit("the recorded roll is not a roll of these dice")
        return drawn

    def _recorded(self, items: list[int]) -> tuple[int, ...]:
        drawn = next(self._draws, ())
        if sorted(drawn) != items:
            raise Misfit("the recorded order is not an order of these cards or dice")
        return drawn


class Proven(Recorded):
    """Chance computed anew from the revealed seed, so that what was recorded can be held against it."""

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return shuffled(source, items)

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        return rolled(source, sides)


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a log with the state after it, and what is wrong with it, if anything."""

    number: int
    """The version that the event brought, counted from 1."""
    event: Event
    state: Any
    problem: str | None

    @property
    def line(self) -> int:
        """The line of the event in a file, below the header."""
        return self.number + 1


def retrace(
    game: Game[RulesT, StateT, Any], rules: RulesT, events: Sequence[Event], chance: type[Recorded] = Recorded
) -> Iterator[Step]:
    """Every event with its state, decided again from the start; after a problem it goes on with what the log says."""
    state = game.initial(rules)
    expected: list[Event] = []
    for i, event in enumerate(events):
        problem = None
        if not expected:
            expected, problem = _decide_again(game, state, events[i:], chance)
        if expected:
            wanted = expected.pop(0)
            if wanted != event:
                problem = _difference(wanted, event)
                expected = []
        elif problem is None:
            problem = f"{type(event).__name__} follows from nothing here"
        try:
            state = game.evolve(state, event)
        except (LookupError, TypeError, ValueError):
            yield Step(i + 1, event, state, problem or "the event does not fit the state")
            return
        if expected and i + 1 == len(events):
            problem = f"the log ends before {type(expected[0]).__name__}, which belongs to this event"
        yield Step(i + 1, event, state, problem)


def _decide_again(
    game: Game[Any, StateT, Any], state: StateT, ahead: Sequence[Event], chance: type[Recorded]
) -> tuple[list[Event], str | None]:
    try:
        return list(game.decide(state, game.cause(state, ahead), chance(game, ahead))), None
    except Refusal as refusal:
        return [], f"this cannot happen here: {refusal}"
    except (LookupError, TypeError, ValueError) as error:
        return [], str(error)


def _difference(wanted: Event, event: Event) -> str:
    if type(wanted) is not type(event):
        return f"{type(event).__name__} stands where {type(wanted).__name__} belongs"
    names = [name for name in event.__struct_fields__ if getattr(event, name) != getattr(wanted, name)]
    return "; ".join(f"{name} is {getattr(event, name)!r}, not {getattr(wanted, name)!r}" for name in names)
