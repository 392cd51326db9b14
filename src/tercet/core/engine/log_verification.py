"""Verifies a log: every event must follow from a command by the rules, and every draw from the seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import hexdigits
from typing import Any, Final

from tercet.core.engine.chance import Source, rolled, shuffled
from tercet.core.engine.game import Event, Game, ImpossibleEvent, Millis, Refusal, StateT
from tercet.core.engine.ruleset import RulesT

AHEAD: Final = 128
"""Number of events to look ahead when inferring a command and its draws; no command leads to more events."""
_HEXADECIMAL: Final = frozenset(hexdigits)
MOST_PROBLEMS: Final = 100
"""Verification stops after this many problems, when the state has become meaningless."""


class BadDraw(ImpossibleEvent):
    """A recorded draw is impossible. `ahead` is the number of events from the current event to that draw."""

    def __init__(self, ahead: int, problem: str) -> None:
        super().__init__(problem)
        self.ahead = ahead


class RecordedChance:
    """Chance that returns the outcomes recorded in the events ahead."""

    def __init__(self, game: Game[Any, Any, Any], ahead: Sequence[Event]) -> None:
        self._seeds = (seed for event in ahead if (seed := event.committed_seed) is not None)
        self._draws = ((i, drawn) for i, event in enumerate(ahead) if (drawn := event.chance_outcome) is not None)

    def seed(self) -> str:
        return next(self._seeds, "")

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        ahead, drawn = self._next()
        if sorted(drawn) != sorted(items):
            raise BadDraw(ahead, "this is not a permutation of the cards or dice in play")
        return drawn

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        ahead, drawn = self._next()
        if len(drawn) != len(sides) or not all(0 <= side < n for side, n in zip(drawn, sides, strict=True)):
            raise BadDraw(ahead, "this is not a roll of the dice in play")
        return drawn

    def _next(self) -> tuple[int, tuple[int, ...]]:
        for draw in self._draws:
            return draw
        raise BadDraw(0, "the log ends before the shuffle or roll that belongs here")


class RecomputedChance(RecordedChance):
    """Chance recomputed from the revealed seed, to compare with the recorded outcomes."""

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return shuffled(source, items)

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        return rolled(source, sides)


@dataclass(frozen=True, slots=True)
class CheckedEvent:
    """One event of a log with the state after it, and its problem, if any."""

    number: int
    """The version after the event, counted from 1."""
    event: Event
    state: Any
    problem: str | None

    @property
    def line(self) -> int:
        """The line number of the event in a file, counting the header."""
        return self.number + 1


def check_events(
    game: Game[RulesT, StateT, Any],
    rules: RulesT,
    events: Sequence[Event],
    chance: type[RecordedChance] = RecordedChance,
) -> Iterator[CheckedEvent]:
    """Replays the whole log and yields every event with its state; after a problem, trusts the log and continues."""
    state = game.initial(rules)
    expected: list[Event] = []
    unchecked = 0
    known: dict[int, str] = {}
    latest = Millis(0)
    problems = 0
    for i, event in enumerate(events):
        if event.committed_seed is not None and not set(event.committed_seed) <= _HEXADECIMAL:
            unusable = "the seed is not in hexadecimal digits; the rest of the log was not checked"
            yield CheckedEvent(i + 1, event, state, unusable)
            return
        if not expected and i >= unchecked:
            expected, found = _decide_again(game, state, events[i : i + AHEAD], chance)
            if found is not None:
                unchecked = i + found[0] + 1
                known[unchecked - 1] = found[1]
        problem = known.get(i)
        if expected:
            wanted = expected.pop(0)
            if wanted != event:
                problem = _difference(*game.readable(rules, (wanted, event)))
                expected = []
        elif i >= unchecked:
            problem = f"nothing here leads to {type(event).__name__}"
        try:
            state = game.evolve(state, event)
        except (LookupError, TypeError, ValueError):
            yield CheckedEvent(i + 1, event, state, problem or "the event is impossible in this state")
            return
        if event.at < latest:
            problem = problem or f"time runs backwards: {latest} is followed by {event.at}"
        latest = max(latest, event.at)
        if expected and i + 1 == len(events):
            problem = f"the log ends before {type(expected[0]).__name__}, which belongs to this event"
        problems += problem is not None
        if problems > MOST_PROBLEMS:
            yield CheckedEvent(i + 1, event, state, "too many problems; the rest of the log was not checked")
            return
        yield CheckedEvent(i + 1, event, state, problem)


def _decide_again(
    game: Game[Any, StateT, Any], state: StateT, ahead: Sequence[Event], chance: type[RecordedChance]
) -> tuple[list[Event], tuple[int, str] | None]:
    """The expected events; or a problem, and how many events ahead it is."""
    try:
        return list(game.decide(state, game.infer_command(state, ahead), chance(game, ahead))), None
    except Refusal as refusal:
        return [], (0, f"this cannot happen here: {refusal.plain}")
    except BadDraw as bad:
        return [], (bad.ahead, str(bad))
    except (LookupError, TypeError, ValueError) as error:
        return [], (0, str(error))


def _difference(wanted: Event, event: Event) -> str:
    if type(wanted) is not type(event):
        return f"expected {type(wanted).__name__}, not {type(event).__name__}"
    names = [name for name in event.__struct_fields__ if getattr(event, name) != getattr(wanted, name)]
    return "; ".join(f"{name} is {event.field_text(name)}, not {wanted.field_text(name)}" for name in names)
