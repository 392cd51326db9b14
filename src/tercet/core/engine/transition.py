"""Collects the events of a decision, each based on the state after the last; also finds the legal commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from tercet.core.engine.chance import Chance, FairChance
from tercet.core.engine.game import Command, Event, Millis, Refusal

StateT = TypeVar("StateT")


class Transition(msgspec.Struct, Generic[StateT]):
    """The events that a command has led to so far, in order, and the state after them."""

    _evolve: Callable[[StateT, Event], StateT]
    _state: StateT
    at: Millis
    """The time of the command and of all its events."""
    chance: Chance
    events: list[Event] = []
    _unapplied: tuple[Event, ...] = ()

    def add(self, *events: Event) -> None:
        """Adds events to the decision."""
        self.events += events
        self._unapplied += events

    @property
    def state(self) -> StateT:
        """The state after all events so far."""
        # Apply events only when the state is read: most rules add a single event and do not read the state after it.
        if self._unapplied:
            for event in self._unapplied:
                self._state = self._evolve(self._state, event)
            self._unapplied = ()
        return self._state


Rule = Callable[[Transition[StateT], Any], None]
"""Adds a command's events to a transition, or raises a Refusal."""


NO_LUCK = FairChance(bytes)
"""Chance for trial decisions; uses up no seed that the game needs later."""


def accepted(
    transition: Callable[[StateT, Command, Chance], object],
    state: StateT,
    commands: Iterable[Command],
    at: Millis,
) -> Iterator[Command]:
    """The commands that the rules would accept at a given time. Tries each one, so that no rule is written twice."""
    for command in commands:
        try:
            transition(state, replace(command, at=at), NO_LUCK)
        except Refusal:
            continue
        yield command
