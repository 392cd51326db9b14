"""Taking and leaving seats, pausing and closing a table, and building `transition`, for every game and for rooms (C17,
R6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Viewed
from tercet.core.engine.transition import Rule, Transition
from tercet.core.seating.authority import require_permission
from tercet.core.seating.commands import (
    Close,
    ComeBack,
    CommitNonce,
    ContinuePlay,
    GoAway,
    HandOver,
    InterruptPlay,
    Leave,
    MoveSeat,
    OfferSeat,
    Open,
    PauseTable,
    Remove,
    Rename,
    RenameAs,
    RenamePerson,
    ResumeTable,
    Return,
    RevealNonce,
    SetHandicap,
    Sit,
    SitAs,
    TakeOfferedSeat,
    TakeOver,
)
from tercet.core.seating.events import (
    TableClosed,
    TablePaused,
    TableResumed,
)
from tercet.core.seating.refusals import (
    GameOver,
    TableIsPaused,
    TableNotPaused,
    UnknownCommand,
)
from tercet.core.seating.rules import (
    decide_seating,
)

_ALLOWED_WHEN_OVER: Final = (Leave, GoAway, ComeBack, RenameAs)
_ALLOWED_WHEN_PAUSED: Final = frozenset(
    {
        *(Sit, SitAs, Rename, RenameAs, RenamePerson, Leave, Return, GoAway, ComeBack, TakeOver, Remove, HandOver),
        *(OfferSeat, TakeOfferedSeat, MoveSeat, SetHandicap, CommitNonce, RevealNonce),
        *(Open, Close, InterruptPlay, ContinuePlay, ResumeTable),
    }
)
"""Commands accepted while a table is paused: people may come and go, but nothing is played (R6)."""

SeatsT = TypeVar("SeatsT", bound=Viewed)


def transitions(
    evolve: Callable[[SeatsT, Event], SeatsT], rules: Mapping[type[Command], Rule[SeatsT]]
) -> Callable[[SeatsT, Command, Chance], Transition[SeatsT]]:
    """Builds a game's `transition`, which applies the rule for a command's type, or raises a Refusal."""

    def transition(state: SeatsT, command: Command, chance: Chance) -> Transition[SeatsT]:
        rule = rules.get(type(command))
        if rule is None:
            raise UnknownCommand(command=type(command).__name__)
        if state.seating.paused_at is not None and type(command) not in _ALLOWED_WHEN_PAUSED:
            raise TableIsPaused()
        decided = Transition(evolve, state, command.at, chance)
        rule(decided, command)
        return decided

    return transition


class TableSeats(Generic[SeatsT]):
    """Handles seats and the closing of a table, which is enough for a game without chance or agreements (C17)."""

    seat_commands: ClassVar[tuple[type[Command], ...]] = (
        Sit,
        SitAs,
        Rename,
        RenameAs,
        RenamePerson,
        Leave,
        Return,
        GoAway,
        ComeBack,
        OfferSeat,
        TakeOfferedSeat,
        MoveSeat,
        SetHandicap,
    )

    def command_rules(self) -> dict[type[Command], Rule[Any]]:
        """The commands that the table accepts."""
        return {
            Close: self.close,
            PauseTable: self.pause_table,
            ResumeTable: self.resume_table,
            **dict.fromkeys(self.seat_commands, self.change_seats),
        }

    def reserves_seats(self, state: SeatsT) -> bool:
        """Whether the seats of players who left are reserved for them (C11)."""
        return False

    def require_admission(self, state: SeatsT, command: Command) -> None:
        """Refuses players who join too late."""

    def revealed_seed(self, state: SeatsT) -> str:
        """The seed to reveal when the table closes, so that clients can check its draws."""
        return ""

    def close(self, transition: Transition[SeatsT], command: Close) -> None:
        """Ends the table at the host's request."""
        state = transition.state
        require_permission(state.seating, command.issuer, "close")
        if state.phase == "over":
            raise GameOver()
        self.end_pause(transition)
        transition.add(TableClosed(at=command.at, seed=self.revealed_seed(state)))

    def pause_table(self, transition: Transition[SeatsT], command: PauseTable) -> None:
        """Pauses the table, at the request of the room's owner (R6)."""
        require_permission(transition.state.seating, command.issuer, "run-room")
        if transition.state.phase == "over":
            raise GameOver()
        transition.add(TablePaused(at=command.at))

    def resume_table(self, transition: Transition[SeatsT], command: ResumeTable) -> None:
        """Ends the pause and applies the consequences of seat changes during it (R6)."""
        require_permission(transition.state.seating, command.issuer, "run-room")
        if transition.state.seating.paused_at is None:
            raise TableNotPaused()
        self.end_pause(transition)

    def end_pause(self, transition: Transition[SeatsT]) -> None:
        """If the table is paused, restarts its clock and shows everybody what they saw before (R6)."""
        if transition.state.seating.paused_at is not None:
            transition.add(TableResumed(at=transition.at))
            self.show_again(transition)

    def show_again(self, transition: Transition[SeatsT]) -> None:
        """Shows the cards or dice that were hidden during the pause (R6)."""

    def change_seats(self, transition: Transition[SeatsT], command: Command) -> None:
        """Handles joining, leaving and being away."""
        transition.add(*self.seat_events(transition.state, command))

    def seat_events(self, state: SeatsT, command: Command) -> tuple[Event, ...]:
        """The events of a command about seats; people may leave even when the game is over."""
        if state.phase == "over" and not isinstance(command, _ALLOWED_WHEN_OVER):
            raise GameOver()
        self.require_admission(state, command)
        return decide_seating(state.seating, command, state.rules.seats, reserved=self.reserves_seats(state))
