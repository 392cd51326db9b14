"""What every game is: commands go in, events come out, and the state is the fold of the events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final, Generic, NewType, Protocol, TypeVar

import msgspec

from tercet.core.chance import Chance
from tercet.core.ruleset import RulesT

Seat = NewType("Seat", int)
"""A place at the table, counted from 0; it stays its owner's all game."""
Millis = NewType("Millis", int)
"""A moment or a span of the table's clock, in milliseconds."""
Version = NewType("Version", int)
"""How many events a state has folded."""

NOBODY: Final = Seat(-1)
"""Who a command is from when it comes from no seat: a newcomer, or the table itself."""


class Command(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="type"):
    """A wish. Who sent it (`seat`) and when (`at`) is stamped by the table, whatever the client wrote there."""

    race: ClassVar[bool] = False
    """Whether it competes with others' commands, so that the table must weigh the moments of the key presses."""
    internal: ClassVar[bool] = False
    """Whether only the table itself may give it: deadlines and presence."""

    seat: Seat = NOBODY
    at: Millis = Millis(0)


class RaceCommand(Command, frozen=True, kw_only=True):
    """A command where the first one wins; it says which version its player saw (C16)."""

    race: ClassVar[bool] = True

    seen: Version | None = None
    """The last version shown to the player; None means the present one."""
    lead: Millis | None = None
    """By how much it won over the next rival; stamped by the table."""
    tie: bool = False
    """Equal moments, and chance decided; stamped by the table."""


class TableCommand(Command, frozen=True, kw_only=True):
    """A command that only the table may give: deadlines and presence."""

    internal: ClassVar[bool] = True


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="type"):
    """Something that happened, with all its consequences, so that a client applies it without knowing a rule."""

    at: Millis


class Refusal(Exception):
    """What cannot be done now, and why. A refused command changes nothing. Each reason is a class of its own."""

    def __init__(self, **details: Any) -> None:
        super().__init__(details)
        self.details = details
        """What a message in the player's language needs to know."""

    @property
    def code(self) -> str:
        """The reason as a name for messages: `CallPending` is `call-pending`."""
        name = type(self).__name__
        return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")

    def __str__(self) -> str:
        words = self.code.replace("-", " ")
        details = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{words} ({details})" if details else words


class Misfit(ValueError):
    """An event that cannot have happened in the state it is said to follow: the log is damaged."""


class Viewed(Protocol):
    """What the layers above may read of any game's view or state."""

    @property
    def version(self) -> Version: ...


StateT = TypeVar("StateT", bound=Viewed)
View_co = TypeVar("View_co", bound=Viewed, covariant=True)
AnyView = TypeVar("AnyView", bound=Viewed)


class Game(Protocol, Generic[RulesT, StateT, View_co]):
    """The functions that make a game. Tables, stores, bots and clients know nothing else of it."""

    name: str
    rules_type: type[RulesT]
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]

    def initial(self, rules: RulesT) -> StateT:
        """The state before anything has happened."""

    def decide(self, state: StateT, command: Command, chance: Chance) -> tuple[Event, ...]:
        """The events that a command leads to, or a Refusal raised."""

    def evolve(self, state: AnyView, event: Event) -> AnyView:
        """The state after an event. The same function carries a view forward by the events its seat is sent."""

    def view(self, state: StateT, seat: Seat | None) -> View_co:
        """What a seat, or a watcher, may know, and no more."""

    def seen_by(self, event: Event, seat: Seat | None) -> Event:
        """The event as a seat, or a watcher, may see it: whole, or with its secrets taken out."""

    def deadline(self, state: StateT) -> tuple[Millis, Command] | None:
        """What happens by itself, and when."""

    def audit(self, state: StateT, event: Event) -> None:
        """Raises Misfit where the event cannot follow the state or its chance cannot be recomputed."""


def fold(game: Game[Any, StateT, Any], state: StateT, events: Iterable[Event]) -> StateT:
    """The state after some events."""
    for event in events:
        state = game.evolve(state, event)
    return state


def states(game: Game[Any, StateT, Any], state: StateT, events: Iterable[Event]) -> Iterator[StateT]:
    """The state before the first event, then after each."""
    yield state
    for event in events:
        state = game.evolve(state, event)
        yield state
