"""The model of every game: commands go in, events come out, and the state is the fold of the events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, NewType, Protocol, TypeVar

import msgspec
from msgspec import Meta

from tercet.core.drawable import drawing_of
from tercet.core.engine.chance import Chance, DrawSeen
from tercet.core.engine.outcome import Outcome
from tercet.core.engine.ruleset import RuleError, RulesT, amend
from tercet.core.engine.seats import NOBODY, Seat, Seating

Millis = NewType("Millis", int)
"""A timestamp or a duration on the table's clock, in milliseconds."""
Version = NewType("Version", int)
"""The number of events folded into a state."""


def millis(seconds: float) -> Millis:
    """Converts seconds from a rule set to milliseconds of the table's clock."""
    return Millis(round(seconds * 1000))


if TYPE_CHECKING:
    UncheckedSeat = int
else:
    UncheckedSeat = Annotated[Seat, Meta(ge=-(2**31), le=2**31)]
"""A seat number as received; a rule must check that the seat exists before using it as a `Seat`."""
UncheckedMillis = Annotated[Millis, Meta(ge=-(2**53), le=2**53)]
UncheckedVersion = Annotated[Version, Meta(ge=-(2**53), le=2**53)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="type", repr_omit_defaults=True, gc=False):
    """A request. The table sets its sender (`seat`) and time (`at`), whatever the client wrote there."""

    race: ClassVar[bool] = False
    """Whether it competes with other players' commands, so the table compares when each was pressed."""
    internal: ClassVar[bool] = False
    """Whether only the table itself may issue it (deadlines, presence)."""
    is_draft: ClassVar[bool] = False
    """Whether it is a draft: the table stores it for its sender, with no effect until the turn is played."""
    takes_draft: ClassVar[bool] = False
    """Whether the table copies the seat's stored draft into its `draft` field."""
    is_partial_move: ClassVar[bool] = False
    """Whether it is only the first part of a move, as replacing a WILD is the first part of a turn (D12)."""
    automatic: ClassVar[bool] = False
    """Whether clients send it automatically, so it does not show that the player is present."""
    from_any_device: ClassVar[bool] = False
    """Whether any of the player's connections may send it, even one that only watches, because it is not a move."""

    seat: UncheckedSeat = NOBODY
    at: UncheckedMillis = Millis(0)

    @property
    def sender(self) -> Seat:
        """The sender's seat, for rules that have checked that it exists."""
        return Seat(self.seat)


class RaceCommand(Command, frozen=True, kw_only=True):
    """A command that only the first sender wins; it names the version that its player saw (C16)."""

    race: ClassVar[bool] = True

    seen: UncheckedVersion | None = None
    """The last version shown to the player; None means the current one."""
    lead: UncheckedMillis | None = None
    """Lead over the next rival, in milliseconds; set by the table."""
    tie: bool = False
    """Whether it was a tie, decided by lot; set by the table."""


class TableCommand(Command, frozen=True, kw_only=True):
    """A command that only the table may issue: deadlines and presence."""

    internal: ClassVar[bool] = True


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="type", repr_omit_defaults=True, gc=False):
    """Something that happened, with all its consequences, so clients can apply it without knowing the rules."""

    reveals: ClassVar[bool] = False
    """Whether it shows new cards or dice, which all players must see at the same time."""
    begins_deal: ClassVar[bool] = False
    """Whether it begins a deal: it names the deal's `players` and their `nonces` (P1)."""
    reveals_seed: ClassVar[bool] = False
    """Whether it ends a deal and reveals the `seed` needed to check its draws (P2)."""
    voids_deal: ClassVar[bool] = False
    """Whether it ends a deal that then does not count (C17)."""
    stops_clock: ClassVar[bool] = False
    """Whether it begins a pause, which does not count as time played (C13, R6)."""
    restarts_clock: ClassVar[bool] = False
    """Whether it ends a pause."""
    changes_outcome: ClassVar[bool] = True
    """Whether it may affect the outcome of the game or who played it."""
    replaces_score: ClassVar[bool] = False
    """Whether it states the total score of its seat, so only the last such event for each seat counts."""
    changes_owners: ClassVar[bool] = False
    """Whether it changes who owns, or may own, a seat or the table."""
    gives_seat: ClassVar[bool] = False
    """Whether its `seat` belongs from now on to the sender of the command."""
    makes_owner: ClassVar[bool] = False
    """Whether the sender also owns the table from now on (R4)."""
    revokes_owners: ClassVar[bool] = False
    """Whether only the table's creator owns it from now on (R4)."""
    readmits: ClassVar[bool] = False
    """Whether the person whom the host removed from its `seat` may return (R4)."""

    at: Millis

    @property
    def not_before(self) -> Millis:
        """The earliest time at which its cards or dice may be shown, if the rules set one."""
        return Millis(0)

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat or a watcher may see it: in full, or without its secrets."""
        return self

    @property
    def chance_outcome(self) -> tuple[int, ...] | None:
        """The outcome of chance, if the event records one; raises ImpossibleEvent if the event is damaged."""
        return None

    @property
    def sets_found(self) -> int:
        """Number of SETs that its `seat` found."""
        return 0

    def field_text(self, name: str) -> str:
        """A field's value as people read it."""
        return repr(getattr(self, name))

    @property
    def committed_seed(self) -> str | None:
        """The secret seed whose commitment it publishes, if any (P1)."""
        return None


class InterimEvent(Event, frozen=True, kw_only=True):
    """An event that does not affect the outcome, so readers of finished games may skip it."""

    changes_outcome: ClassVar[bool] = False


class Refusal(Exception):
    """Rejects a command, which then changes nothing. Each reason is a separate class."""

    def __init__(self, **details: Any) -> None:
        super().__init__(details)
        self.details = details
        """Values for the message in the player's language."""

    @property
    def code(self) -> str:
        """The reason as used in message ids: `call-pending` for `CallPending`."""
        name = type(self).__name__
        return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")

    def __str__(self) -> str:
        sentence = drawing_of(self)
        return self.plain if sentence is None else sentence.text(self)

    @property
    def plain(self) -> str:
        """The reason and its details without a translated message: `card not here (card=9)`."""
        words = self.code.replace("-", " ")
        details = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{words} ({details})" if details else words


class Question(msgspec.Struct, frozen=True, tag_field="type"):
    """A client's question about the rules; only the sender gets the answer, and it is never logged."""


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """The answer to a question."""


class ImpossibleEvent(ValueError):
    """An event that is impossible at its place in a log: the log is damaged, or a player cheated."""


class TableRules(Protocol):
    """The fields of any game's rules that the layers above may read."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def away_seconds(self) -> float:
        """Seconds a player's page may be hidden or silent before the player counts as away."""


class Viewed(Protocol):
    """The fields of any game's view or state that the layers above may read."""

    @property
    def rules(self) -> TableRules: ...

    @property
    def version(self) -> Version: ...

    @property
    def seating(self) -> Seating: ...

    @property
    def phase(self) -> str:
        """`lobby` before the first deal, `pause` between deals, `over` at the end; any other phase is play."""

    @property
    def commitment(self) -> str:
        """The commitment to the seed of the current or next deal (P1)."""


class GameState(Viewed, Protocol):
    """What the states and views of all games have in common, for programs that read any log."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won, once the game is over; several if they tie."""

    @property
    def is_over(self) -> bool:
        """Whether the game has been played to its end."""


def _no_answer(state: Any, question: Question) -> Reply:
    raise TypeError(f"{type(question).__name__} is not one of this game's questions")


def _no_draw(view: Any, event: Event) -> None:
    return None


def _as_they_are(rules: Any, events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(events)


def _unknown(view: Any) -> int | None:
    return None


def _untimed(view: Any, at: Millis) -> Millis | None:
    return None


def _never_locked(view: Any, seat: Seat) -> Millis | None:
    return None


def _no_moves(view: Any, seat: Seat, at: Millis) -> Iterator[Command]:
    return iter(())


StateT = TypeVar("StateT", bound=Viewed)
DecidedT_co = TypeVar("DecidedT_co", covariant=True)
ViewT = TypeVar("ViewT", bound=Viewed)


class Decided(Protocol[DecidedT_co]):
    """The events of a command, and the state after them."""

    @property
    def events(self) -> Sequence[Event]: ...

    @property
    def state(self) -> DecidedT_co:
        """The state after the events."""


@dataclass(frozen=True, eq=False)
class Game(Generic[RulesT, StateT, ViewT]):
    """The functions that define a game. Tables, stores, servers and clients use nothing else."""

    name: str
    rules_type: type[RulesT]
    editions: Mapping[str, RulesT]
    """The rules that a host may start from, by name; the first is the default."""
    state_type: type[StateT]
    view_type: type[ViewT]
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    initial: Callable[[RulesT], StateT]
    """The state before anything has happened."""
    transition: Callable[[StateT, Command, Chance], Decided[StateT]]
    """Returns the events that a command leads to and the state after them; raises a Refusal if the rules do not allow
    it."""
    evolve: Callable[[StateT, Event], StateT]
    """Returns the state after an event."""
    project: Callable[[ViewT, Event], ViewT]
    """`evolve` for a view: applies an event as it was sent to that seat."""
    view: Callable[[StateT, Seat | None], ViewT]
    """Returns the state as a seat or a watcher may see it."""
    deadline: Callable[[StateT], tuple[Millis, Command] | None]
    """Returns the next automatic command and its time."""
    infer_command: Callable[[StateT, Sequence[Event]], Command]
    """The command that explains the first of some events, for replaying a log through `decide`; raises ImpossibleEvent
    if there is none."""
    outcome: Callable[[ViewT], Outcome]
    """The standings of everyone who played, and at the end the winners."""
    draw_seen: Callable[[ViewT, Event], DrawSeen | tuple[int, ...] | None] = _no_draw
    """The draw that an event shows, given the view before it, or further items of the last draw (P2)."""
    unplayed: Callable[[ViewT], int | None] = _unknown
    """Number of cards left in the pile or dice left in the bag; None in a game without either."""
    time_left: Callable[[ViewT, Millis], Millis | None] = _untimed
    """The time left in the deal at a given time; None in a deal without a time limit."""
    time_taken: Callable[[ViewT, Millis], Millis | None] = _untimed
    """The playing time at a given time of people who play together against the clock; None before the deal, if the game
    was stopped, and in any other game."""
    legal: Callable[[ViewT, Seat, Millis], Iterator[Command]] = _no_moves
    """A seat's legal commands at a given time, found from its view: every command of the game itself that `decide`
    would accept, plus `Ready` before a deal."""
    locked_until: Callable[[ViewT, Seat], Millis | None] = _never_locked
    """When a seat that is or was locked out may act again; no event announces that time."""
    readable: Callable[[RulesT, Iterable[Event]], tuple[Event, ...]] = _as_they_are
    """The same events, with cards that print in the notation of the given rules."""
    playthrough: Callable[[Any, RulesT, Chance], Any] | None = None
    """A subclass of `Playthrough` with a method per command; None if the game has none."""
    gathers_tables: bool = False
    """Whether this is a room, whose owner runs it and all its tables (R4)."""
    questions: tuple[type[Question], ...] = ()
    replies: tuple[type[Reply], ...] = ()
    answer: Callable[[StateT, Any], Reply] = _no_answer
    """Answers a client's question about the rules; raises a Refusal if it makes no sense now."""

    def decide(self, state: StateT, command: Command, chance: Chance) -> tuple[Event, ...]:
        """Returns the events that a command leads to; raises a Refusal if the rules do not allow it."""
        return tuple(self.transition(state, command, chance).events)

    def rules_from(self, edition: str | None, overrides: Mapping[str, Any]) -> RulesT:
        """An edition, by default the first, with a host's changes; raises a RuleError that says why if the rules are
        impossible."""
        name = next(iter(self.editions)) if edition is None else edition
        if name not in self.editions:
            names = ", ".join(self.editions)
            raise RuleError(f"unknown edition '{name}'; choose one of {names}", "edition", name=name, names=names)
        return amend(self.editions[name], **overrides)


def fold(game: Game[Any, StateT, Any], state: StateT, events: Iterable[Event]) -> StateT:
    """Returns the state after some events."""
    for event in events:
        state = game.evolve(state, event)
    return state


def played(game: Game[Any, StateT, Any], state: StateT, events: Iterable[Event]) -> Iterator[tuple[StateT, Event]]:
    """Yields the state after each event, with the event, until the game ends; later events only seat people."""
    for event in events:
        state = game.evolve(state, event)
        yield state, event
        if state.phase == "over":
            return


def states(game: Game[Any, StateT, Any], state: StateT, events: Iterable[Event]) -> Iterator[StateT]:
    """Yields the state before the first event, then after each."""
    yield state
    for event in events:
        state = game.evolve(state, event)
        yield state
