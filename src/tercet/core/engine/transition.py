"""A decision under construction: apply an event, look at the new state, continue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Event, Millis

StateT = TypeVar("StateT")


class Transition(msgspec.Struct, Generic[StateT]):
    """What a command has led to so far: its events in order, and the state after them."""

    _evolve: Callable[[StateT, Event], StateT]
    _state: StateT
    at: Millis
    """When it happens: every event of a decision has the time of its command."""
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
        # Applied only when the state is read: most decisions are a single event, and nobody reads the state after it.
        if self._unapplied:
            for event in self._unapplied:
                self._state = self._evolve(self._state, event)
            self._unapplied = ()
        return self._state


Decision = Callable[[Transition[StateT], Any], None]
"""A rule: adds to a transition what a command leads to, or raises a Refusal."""
