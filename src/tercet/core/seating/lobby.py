"""Opening a table, getting ready, starting and agreeing, shared by every game with chance (C17)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import FEWEST_TO_START, Proposed, Seat
from tercet.core.engine.transition import Rule, Transition
from tercet.core.seating.authority import require_no_room, require_permission
from tercet.core.seating.commands import (
    Agree,
    CommitNonce,
    ContinuePlay,
    Decline,
    ExpireNonces,
    HandOver,
    InterruptPlay,
    Leave,
    Open,
    Propose,
    Ready,
    Remove,
    ResumeTable,
    RevealNonce,
    SetHandicap,
    Start,
    TakeOver,
    WithdrawReady,
)
from tercet.core.seating.commit_reveal import Starting, StateT, commit_seed, is_finished, owing, start_millis
from tercet.core.seating.events import (
    PlayContinued,
    PlayerLeaving,
    PlayInterrupted,
)
from tercet.core.seating.refusals import (
    AlreadyStarted,
    GameOver,
    NotAtRatedTables,
)
from tercet.core.seating.rules import (
    decide_proposal,
    decide_seating,
    have_agreed,
    leave,
)
from tercet.core.seating.table_seats import TableSeats


class UnderWay(NamedTuple):
    """A timed action of one player: a call or a turn."""

    seat: Seat
    time: Millis
    """The full time for the action."""
    is_interrupted: bool
    """Whether the action waits for its player to return after a server stop (C20)."""


class Lobby(TableSeats[StateT], Starting[StateT]):
    """The rules of a table around its game; each game derives from this class and adds its own consequences."""

    waiting_phases: ClassVar[frozenset[str]] = frozenset({"lobby"})
    """The phases in which a deal may start."""
    seat_commands: ClassVar[tuple[type[Command], ...]] = (*TableSeats.seat_commands, TakeOver, Remove, HandOver)

    def command_rules(self) -> dict[type[Command], Rule[Any]]:
        """The commands that the table accepts."""
        return {
            **super().command_rules(),
            Open: self.open,
            Ready: self.ready,
            WithdrawReady: self.withdraw_ready,
            CommitNonce: self.commit,
            RevealNonce: self.reveal,
            ExpireNonces: self.expire,
            Start: self.start,
            InterruptPlay: self.interrupt,
            ContinuePlay: self.continue_play,
            **dict.fromkeys((Propose, Agree, Decline), self.agree),
        }

    # Hooks for each game.

    @abstractmethod
    def require_players(self, state: StateT) -> None:
        """Refuses a start with too few players."""

    def starts_when_ready(self, state: StateT) -> bool:
        """Whether there are enough players for a deal to start, without the host, once all are ready."""
        return self.can_deal(state.seating)

    @abstractmethod
    def before_leaving(self, transition: Transition[StateT], seat: Seat) -> None:
        """Resolves the call of a player who is about to leave (C4, D5)."""

    @abstractmethod
    def after_seating(self, transition: Transition[StateT], before: StateT) -> None:
        """Runs after every change of seats."""

    @abstractmethod
    def reseat(self, transition: Transition[StateT], before: StateT) -> None:
        """Applies a change of seats to the game, unless the change starts a deal or completes an agreement."""

    def under_way(self, state: StateT) -> UnderWay | None:
        """The call or turn in progress that would cost its player something if time ran out (C20)."""
        return None

    @abstractmethod
    def require_agreeable(self, state: StateT, command: Propose | Agree | Decline) -> None:
        """Refuses a proposal, or an answer to one, when there is nothing to agree on (C17)."""

    @abstractmethod
    def agreeing(self, state: StateT) -> Sequence[Seat]:
        """The seats whose agreement a proposal needs (C17)."""

    def agreed(self, state: StateT) -> Proposed | None:
        """The proposal that the players have agreed on, if any (C17)."""
        proposal = state.seating.proposal
        if proposal is None or not have_agreed(state.seating, proposal, self.agreeing(state)):
            return None
        return proposal.what

    @abstractmethod
    def carry_out(self, transition: Transition[StateT], what: Proposed) -> None:
        """Carries out the agreed proposal (C17)."""

    # The same for every game.

    def open(self, transition: Transition[StateT], command: Open) -> None:
        """Commits to the first seed, unless it is already committed."""
        if not transition.state.commitment:
            transition.add(commit_seed(command.at, transition.chance, hosted=command.hosted))

    def ready(self, transition: Transition[StateT], command: Ready) -> None:
        """Starts a deal once there are enough players and everybody present is ready (C17, D4)."""
        self._require_waiting(transition.state)
        transition.add(*decide_seating(transition.state.seating, command, transition.state.rules.seats))
        self._start_if_all_are_ready(transition)

    def withdraw_ready(self, transition: Transition[StateT], command: WithdrawReady) -> None:
        """Withdraws a player's "ready", which is possible until the deal starts (C17)."""
        self._require_waiting(transition.state)
        transition.add(*decide_seating(transition.state.seating, command, transition.state.rules.seats))

    def commit(self, transition: Transition[StateT], command: CommitNonce) -> None:
        """Refuses a nonce if no further deal will start (P1)."""
        self._require_not_dealt(transition.state)
        super().commit(transition, command)

    def start(self, transition: Transition[StateT], command: Start) -> None:
        """Starts at the host's request, without waiting for the other players (C17)."""
        state = transition.state
        self._require_waiting(state)
        require_permission(state.seating, command.issuer, "start")
        self.require_players(state)
        self.begin(transition)

    def revealed_seed(self, state: StateT) -> str:
        return state.seed

    def agree(self, transition: Transition[StateT], command: Propose | Agree | Decline) -> None:
        """Restarts the deal or ends the game once all people who are playing have agreed (C17)."""
        state = transition.state
        self.require_agreeable(state, command)
        self.require_proposable(state, command)
        transition.add(*decide_proposal(state.seating, command, self.agreeing(state)))
        self._carry_out_agreement(transition)

    def require_proposable(self, state: StateT, command: Propose | Agree | Decline) -> None:
        """Refuses to restart deals at rated tables (C17), and players at a table of a room (R7)."""
        if isinstance(command, Propose):
            require_no_room(command.issuer)
            if command.what == "restart" and state.rules.rated:
                raise NotAtRatedTables()

    def interrupt(self, transition: Transition[StateT], command: InterruptPlay) -> None:
        """Makes a call, turn or start wait for its players, because a server stop must not penalise anybody; bots
        return with the table (C20)."""
        self._interrupt_start(transition)
        found = self.under_way(transition.state)
        if found is not None and not found.is_interrupted:
            kind = PlayContinued if transition.state.seating.chairs[found.seat].bot else PlayInterrupted
            transition.add(kind(at=command.at, seat=found.seat, until=Millis(command.at + found.time)))

    def _interrupt_start(self, transition: Transition[StateT]) -> None:
        seating, at = transition.state.seating, transition.at
        if seating.start is None or is_finished(transition.state):
            return
        until = Millis(at + start_millis(seating.start))
        waiting = [seat for seat in owing(seating) if seat not in seating.start.interrupted]
        transition.add(*(PlayInterrupted(at=at, seat=seat, until=until) for seat in waiting))

    def continue_play(self, transition: Transition[StateT], command: ContinuePlay) -> None:
        """Gives a player who is back the full time for the interrupted action again (C20)."""
        start = transition.state.seating.start
        if start is not None and command.seat in start.interrupted:
            until = Millis(command.at + start_millis(start))
            transition.add(PlayContinued(at=command.at, seat=command.sender, until=until))
        found = self.under_way(transition.state)
        if found is not None and found.is_interrupted and found.seat == command.seat:
            transition.add(PlayContinued(at=command.at, seat=found.seat, until=Millis(command.at + found.time)))

    def resume_table(self, transition: Transition[StateT], command: ResumeTable) -> None:
        before = transition.state
        super().resume_table(transition, command)
        start = transition.state.seating.start
        if start is not None and start.seats and all(start.nonces):
            self.finish_start(transition)
        else:
            self._settle_seats(transition, before)

    def change_seats(self, transition: Transition[StateT], command: Command) -> None:
        """Handles joining, leaving and being away, with all consequences (C4, C8, C17, D5, D18)."""
        before = transition.state
        if isinstance(command, SetHandicap):
            self._require_handicaps(before)
        events = self.seat_events(before, command)
        if isinstance(command, Remove | Leave):
            removed = isinstance(command, Remove)
            leaver = Seat(command.who) if isinstance(command, Remove) else command.sender
            if self._must_stay(before, leaver):
                chair = before.seating.chairs[leaver]
                if not chair.leaving or removed > chair.removed:
                    transition.add(PlayerLeaving(at=command.at, seat=leaver, removed=removed))
                return
            self.before_leaving(transition, leaver)
        transition.add(*events)
        self._settle_seats(transition, before)

    def _require_handicaps(self, state: StateT) -> None:
        """Allows handicaps only between deals, and not at rated tables (C7)."""
        if state.phase not in ("lobby", "pause", "over"):
            raise AlreadyStarted()
        if getattr(state.rules, "rated", False):
            raise NotAtRatedTables()

    def _must_stay(self, state: StateT, seat: Seat) -> bool:
        """Whether leaving must wait until the start is over: once the list is fixed, a player may foresee the deal and
        refuse it (P1)."""
        start = state.seating.start
        return start is not None and seat in start.players and not is_finished(state)

    def let_leave(self, transition: Transition[StateT]) -> None:
        for seat, chair in enumerate(transition.state.seating.chairs):
            if chair.leaving:
                before = transition.state
                transition.add(*leave(before.seating, Seat(seat), transition.at, removed=chair.removed))
                self._settle_seats(transition, before)

    def _settle_seats(self, transition: Transition[StateT], before: StateT) -> None:
        self.after_seating(transition, before)
        if is_finished(transition.state) or transition.state.seating.paused_at is not None:
            return
        if transition.state.seating.start is not None:
            self.settle_start(transition)
        elif not self._carry_out_agreement(transition):
            self.reseat(transition, before)
            if before.phase in self.waiting_phases and transition.state.phase in self.waiting_phases:
                self._start_if_all_are_ready(transition)

    def _carry_out_agreement(self, transition: Transition[StateT]) -> bool:
        what = self.agreed(transition.state)
        if what is None:
            return False
        self.carry_out(transition, what)
        return True

    def _start_if_all_are_ready(self, transition: Transition[StateT]) -> None:
        """Starts without the host unless the only player present is waiting for others (C17)."""
        seating = transition.state.seating
        is_left_waiting = len(seating.present()) < min(FEWEST_TO_START, len(seating.staying()))
        if seating.all_ready() and not is_left_waiting and self.starts_when_ready(transition.state):
            self.begin(transition)

    def _require_waiting(self, state: StateT) -> None:
        """Requires that neither a deal nor a start is under way."""
        self._require_not_dealt(state)
        if state.seating.start is not None:
            raise AlreadyStarted()

    def _require_not_dealt(self, state: StateT) -> None:
        if state.phase == "over":
            raise GameOver()
        if state.phase not in self.waiting_phases:
            raise AlreadyStarted()
