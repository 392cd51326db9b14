"""The command queue of a table: holds commands while a race is open, then decides, records and answers them one at a
time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tercet.core.engine.game import Command, Game, Millis, RaceCommand, Refusal, Version
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.identity import NO_IDENTITY, Identity, is_bot
from tercet.core.plaintext import distinct, plain, visible
from tercet.core.seating.commands import HostCommand, Return, Sit
from tercet.core.seating.rules import NAME_LENGTH
from tercet.store.port import Entry
from tercet.tables.alarms import Alarm, TableClock
from tercet.tables.dependencies import Dependencies
from tercet.tables.event_log import Commit, EventLog
from tercet.tables.log_quota import LogQuota
from tercet.tables.members import Member, Members
from tercet.tables.races import GRACE, NEVER, WORTH_WAITING, RaceWindow, RaceWinner
from tercet.tables.refusals import (
    AlreadySeated,
    InternalError,
    NotSaved,
    OnlyWatching,
    PressLost,
    TooSoon,
)
from tercet.wire.codec import encode
from tercet.wire.messages import Done, Message, Refused

LATE: Final = 1_000.0
"""If a deadline is carried out more than this many milliseconds late, the store must have delayed it."""
NEAR_MISS: Final = 2000
"""Largest margin, in milliseconds, that the loser of a race is informed of."""


class Submission(msgspec.Struct, gc=False):
    """A command being processed: on hold, or being written."""

    guest: Identity
    id: str
    command: Command
    arrived: float
    delay: float
    again: int = 0
    """Number of times the client sent the command again in the meantime."""


class CommandQueue:
    """One table's queue: writes accepted commands to the event log, refuses the rest, and answers every command."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        event_log: EventLog,
        members: Members,
        dependencies: Dependencies,
        clock: TableClock,
    ) -> None:
        self._game = game
        self._event_log = event_log
        self._members = members
        self._dependencies = dependencies
        self._counters = dependencies.counters
        self._clock = clock
        self.now = clock.now
        self._in_hand: dict[tuple[Identity, str], Submission] = {}
        self._race: RaceWindow[Submission | Command] = RaceWindow(dependencies.draw)
        self._won: tuple[int, Seat] | None = None
        """When the last race was won, and by which seat."""
        self.shown_at = 0.0
        """The `show_at` of the newest cards or dice sent."""
        self._deadline: tuple[Millis, Command] | None = None
        """The deadline that is waiting in the race window."""
        self._armed = Version(-1)
        """The version for which the deadline's alarm was last set, including versions without a deadline."""
        # Two alarms, so a race can set its own for a few milliseconds without touching the deadline's, seconds away.
        self._race_alarm = Alarm(clock, lambda: self._run_race(self.now()))
        self._deadline_alarm = Alarm(clock, self._ring)
        self.holds_deadlines = False
        """Whether deadlines wait until the interruption by a server stop is durable (C20)."""
        self._closed = False
        self._log_quota = LogQuota()
        self._drafts: dict[Seat, Command] = {}
        """Drafts of unplayed turns, by seat; visible only to their players, and not written to the log."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being processed and no deadline is set."""
        return not self.is_working and (self._clock.is_stopped or self._game.deadline(self._event_log.state) is None)

    @property
    def is_working(self) -> bool:
        """Whether anything is being processed."""
        return bool(self._race or self._in_hand)

    def close(self) -> None:
        """Stops deciding commands, since another process may now own the table."""
        self._closed = True
        self._race_alarm.clear()
        self._deadline_alarm.clear()

    def draft(self, seat: Seat | None) -> Command | None:
        """Returns a player's draft of their turn, if it is still possible."""
        draft = None if seat is None else self._drafts.get(seat)
        if draft is None:
            return None
        try:
            self._game.transition(self._event_log.state, draft, self._dependencies.chance)
        except Refusal:
            return None
        return draft

    # Commands

    def submit(
        self,
        member: Member,
        id: str,  # noqa: A002
        command: Command,
        pressed: float | None,
        arrived: float,
        now: float,
    ) -> None:
        """Accepts a command; its sender always gets an answer. `arrived` is in the past if another node relayed it."""
        guest = member.guest
        key = (guest, id)
        in_hand = self._in_hand.get(key)
        if in_hand is not None:
            in_hand.again += 1
            self._counters.repeated += 1
            return
        if self._event_log.answers.find(key) is not None:
            self._counters.repeated += 1

            def repeat() -> None:
                former = self._event_log.answers.find(key)
                answer = Done(id=id, version=former) if isinstance(former, int) else former
                member.send(encode(answer or refused(id, NotSaved())))

            self._event_log.later(repeat, repeat)
            return
        seat, latency = self._event_log.guests.get(guest), member.latency
        acts = command.from_any_device or (seat is not None and self._members.holder(seat) is member)
        watches = seat is not None and not acts and not self._may_act(member, seat)
        if watches or (command.race and latency.is_stale(pressed, arrived)):
            member.send(encode(refused(id, OnlyWatching() if watches else PressLost())))
            return
        submission = Submission(guest, id, command, arrived, latency.delay)
        self._in_hand[key] = submission
        moment = latency.moment(pressed, arrived)
        if command.race and seat is not None:
            self._race.enter(submission, seat, moment, self._members.latencies(but=seat))
            self._run_race(now)
        else:
            self._carry_out(submission, moment, None, now)
            self.rearm()

    def _may_act(self, member: Member, seat: Seat) -> bool:
        """Whether a connection that does not hold its guest's seat, and so never races, may act for the seat."""
        return is_bot(member.guest) or (self._members.holder(seat) is None and not member.watching)

    def _run_race(self, now: float) -> None:
        race = self._race
        while race.due <= now + WORTH_WAITING and (decision := race.take(now)) is not None:
            if isinstance(decision.command, Submission):
                self._carry_out(decision.command, decision.moment, decision, now)
            else:
                self._pass_deadline(decision.command)
        self.rearm()

    def _carry_out(self, submission: Submission, moment: float, race: RaceWinner[Any] | None, now: float) -> None:
        event_log = self._event_log
        guest, id = submission.guest, submission.id  # noqa: A001
        if event_log.broken or self._closed:
            self._answer(submission, refused(id, NotSaved()))
            return
        seat = event_log.guests.get(guest)
        try:
            self._log_quota.require(guest, submission.command, event_log.state.version, submission.arrived)
            command = self._stamped(submission, seat, moment if race is None else now, race)
            decided = self._game.transition(event_log.state, command, self._dependencies.chance)
            if race is not None and (event_log.is_revealing or race.moment + GRACE < self.shown_at):
                # nobody can press before the cards are shown, even if their client shows them early (C16)
                raise TooSoon()
        except Refusal as refusal:
            self._refuse(submission, refusal, race, seat)
            return
        except Exception as error:
            # a bug in our code must cost one command, not the table
            self._dependencies.report_error(type(submission.command).__name__, error)
            self._refuse(submission, InternalError(), race, seat)
            return
        self._counters.accepted += 1
        if command.is_draft and seat is not None:
            self._drafts[seat] = command
        held = Millis(0)
        if race is not None and seat is not None:
            self._won = (race.moment, seat)
            held = Millis(round(now - submission.arrived))
            if held:
                self._counters.holds.observe(held / 1000)
        if decided.events:
            event_log.write(decided, seat, guest, id, held)
        else:
            event_log.answers.done((guest, id), event_log.state.version)
            self._answer_later(submission, Done(id=id, version=event_log.state.version))

    def _stamped(
        self, submission: Submission, seat: Seat | None, moment: float, race: RaceWinner[Any] | None
    ) -> Command:
        """Returns the command with its true seat and time, whatever the client wrote there."""
        command, who = submission.command, NOBODY if seat is None else seat
        if race is not None:
            # The winner's time after a race counts from when they learn they won; all other times count from the press
            # (C4).
            at = max(round(moment + submission.delay), self._event_log.last_at)
            return replace(command, seat=who, at=at, lead=race.lead, tie=race.tie)
        at = max(round(moment), self._event_log.last_at)
        if isinstance(command, RaceCommand):
            return replace(command, seat=who, at=at, lead=None, tie=False)
        if type(command) is Sit:
            if seat is not None:
                # A guest has one seat; `Sit` from its owner means `Return`.
                chair = self._event_log.state.seating.chairs[seat]
                if not (chair.left or chair.leaving):
                    raise AlreadySeated()
                return Return(seat=seat, at=Millis(at))
            authority = self._event_log.authority(submission.guest, seat)
            wanted = visible(command.name)
            name = wanted if plain(wanted, NAME_LENGTH) else self._known_name(submission.guest)
            here = [chair.name for chair in self._event_log.state.seating.chairs if not chair.left]
            name = distinct(name, here, NAME_LENGTH)
            return replace(command, seat=who, at=at, name=name, bot=is_bot(submission.guest), authority=authority)
        if isinstance(command, HostCommand):
            return replace(command, seat=who, at=at, authority=self._event_log.authority(submission.guest, seat))
        return replace(command, seat=who, at=at)

    def _known_name(self, guest: Identity) -> str:
        """Returns the name for a guest who typed none: one given on any of their connections."""
        return next((member.name for member in self._members.of(guest)), "")

    def carry_out_own(self, command: Command) -> bool:
        """Carries out one of the table's own commands, such as a deadline; returns whether it had any effect."""
        event_log = self._event_log
        if event_log.broken or self._closed:
            return False
        now = self.now()
        due = command.at or now
        # after a store failure the deadline counts from now, so the next player gets their full time
        at = max(round(due if now - due < LATE else now), event_log.last_at)
        try:
            decided = self._game.transition(event_log.state, replace(command, at=at), self._dependencies.chance)
        except Refusal:
            return False
        except Exception as error:
            self._dependencies.report_error(type(command).__name__, error)
            return False
        if decided.events:
            event_log.write(decided, None, NO_IDENTITY, "", Millis(0))
            self.rearm()
        return bool(decided.events)

    def _refuse(
        self, submission: Submission, refusal: Refusal, race: RaceWinner[Any] | None, seat: Seat | None
    ) -> None:
        late = None
        if race is not None and self._won is not None and self._won[1] != seat:
            behind = race.moment - self._won[0]
            late = Millis(behind) if 0 <= behind <= NEAR_MISS else None
        answer = refused(submission.id, refusal, late)
        self._counters.refused += 1
        self._event_log.answers.refused((submission.guest, submission.id), answer)
        self._answer_later(submission, answer)

    def _answer_later(self, submission: Submission, answer: Message) -> None:
        """Answers once everything decided earlier is durable, because the answer depends on it."""
        self._event_log.later(
            lambda: self._answer(submission, answer),
            lambda: self._answer(submission, refused(submission.id, NotSaved())),
        )

    def _answer(self, submission: Submission, answer: Message) -> None:
        """Answers the sender as many times as the command was sent."""
        self._in_hand.pop((submission.guest, submission.id), None)
        self._counters.answers.observe((self.now() - submission.arrived) / 1000)
        self._send_answer(submission, answer, 1 + submission.again)

    def _send_answer(self, submission: Submission, answer: Message, times: int) -> None:
        """Sends an answer to all current connections of a command's sender."""
        frame = encode(answer)
        for member in self._members.of(submission.guest):
            for _ in range(times):
                member.send(frame)

    def mark_answered(self, entry: Entry, now: float) -> None:
        """Records that broadcasting a command's events answered its sender, and answers any repetitions."""
        submission = self._in_hand.pop((entry.by, entry.command), None)
        if submission is not None:
            self._counters.answers.observe((now - submission.arrived) / 1000)
            if submission.again:
                self._send_answer(submission, Done(id=entry.command, version=entry.next), submission.again)

    def recovered(self, lost: Sequence[Commit]) -> None:
        """Called when the store works again. Lost commands may be sent again; those stored after all are answered."""
        self._armed = Version(-1)
        for commit in lost:
            submission = self._in_hand.get((commit.entry.by, commit.entry.command))
            if submission is not None:
                self._answer(submission, refused(submission.id, NotSaved()))
        self._run_race(self.now())

    # Races and deadlines

    def rearm(self) -> None:
        """Sets the alarms for the next race decision and the next deadline."""
        if self._closed or self._clock.is_stopped:
            return
        if self._race.due < NEVER:
            self._race_alarm.set_no_later(self._race.due)
        event_log = self._event_log
        version = event_log.state.version
        if self._armed != version and self._deadline is None and not event_log.broken and not self.holds_deadlines:
            self._armed = version
            found = self._game.deadline(event_log.state)
            if found is not None:
                self._deadline_alarm.set_no_later(found[0])

    def release_deadlines(self) -> None:
        """Lets deadlines take effect again, once the interruption is durable."""
        self.holds_deadlines = False
        self.rearm()

    def _ring(self) -> None:
        now = self.now()
        self._armed = Version(-1)
        if self._deadline is None and not self.holds_deadlines:
            found = self._game.deadline(self._event_log.state)
            if found is not None and found[0] <= now:
                self._deadline = found
                self._race.enter(found[1], None, found[0], self._members.latencies(), raced=False)
        self._run_race(now)

    def _pass_deadline(self, command: Command) -> None:
        """Carries out a deadline whose turn has come, if it still applies."""
        expected, self._deadline = self._deadline, None
        state = self._event_log.state
        if self._event_log.broken or self._game.deadline(state) != expected:
            return
        if command.takes_draft:
            command = replace(command, draft=self.draft(command.sender))
        if not self.carry_out_own(command):
            self._armed = state.version


def refused(id: str, refusal: Refusal, late: Millis | None = None) -> Refused:  # noqa: A002
    """Converts a refusal to a message."""
    return Refused(id=id, code=refusal.code, details=refusal.details, late=late)
