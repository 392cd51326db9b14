"""The authority over one table: takes commands, one at a time, and sends everybody the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Final, cast

from tercet.core.engine.game import Command, Game, Millis, Question, Refusal, Version
from tercet.core.identity import Identity, is_bot
from tercet.core.seating.commands import ContinuePlay, InterruptPlay, Open
from tercet.core.seating.events import PlayerLeft, PlayerReplaced, PlayerReturned
from tercet.store.port import History, TableId
from tercet.tables.alarms import TableClock
from tercet.tables.broadcast import broadcast, missed_frames
from tercet.tables.chat import Chat
from tercet.tables.command_queue import CommandQueue, refused
from tercet.tables.dependencies import Dependencies
from tercet.tables.event_log import Commit, EventLog, Fold, Frames
from tercet.tables.guest_erasure import erase_guest, replace_creator
from tercet.tables.members import Member, Members
from tercet.tables.permission_notices import PermissionNotices
from tercet.tables.presence import Presence
from tercet.tables.races import show_at
from tercet.tables.refusals import NoBotsHere, NotThisGame
from tercet.tables.return_wait import ReturnWait, awaited_seats
from tercet.tables.seat_holders import SeatHolders
from tercet.tables.table_port import TableStatus
from tercet.tables.table_settings import TableSettings
from tercet.tables.watchers import MOST_NAMED, Watchers
from tercet.wire.codec import encode
from tercet.wire.messages import (
    PROTOCOL,
    ByeCode,
    ChangeSettings,
    Message,
    Replied,
    SeatBot,
    SendChat,
    Welcome,
)

SAME_MOMENT: Final = 50.0
"""Two connections made within this many milliseconds count as simultaneous, and the one reported last is the newer:
nodes do not know each other's clocks more precisely."""
LONGEST_RELAY: Final = 1_000.0
"""Maximum number of milliseconds by which another node may backdate a command's arrival."""


class Table:
    """One queue, one clock, one log. All calls run on one thread, in order."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        history: History,
        dependencies: Dependencies,
        *,
        stopped_at: float | None = None,
        fold: Fold | None = None,
    ) -> None:
        self.game = game
        self.members = Members()
        self.on_change: Callable[[], None] | None = None
        """Called after durable events and new connections, for the bots at this table."""
        self.on_close: Callable[[], None] | None = None
        """Called when the table goes to sleep or is closed."""
        self.on_finish: Callable[[], None] = lambda: None
        """Called when the game ends, not when a finished table wakes."""
        self.on_gone: Callable[[], None] = lambda: self.close("closed")
        """Called when the table's rows have been deleted; the handler closes the table."""
        self.last_used = dependencies.clock.now()
        self.on_seat_bot: Callable[[Member, SeatBot], None] | None = None
        """Adds a bot at a member's request, if this server has bots."""
        self._published_phase = ""
        self._resume_token = token_hex(4)
        """Changes whenever the table sleeps, so that a client's older `seen` is ignored."""
        self._dependencies = dependencies
        self._counters = dependencies.counters
        self.event_log = EventLog(
            game,
            history,
            dependencies,
            announce=self._announce,
            recovered=self._recovered,
            gone=self._rows_vanished,
            fold=fold,
        )
        self._clock = TableClock(
            dependencies.clock, self.event_log.last_at + history.ran if stopped_at is None else stopped_at
        )
        self.now = self._clock.now
        """Milliseconds of this table's clock (C20)."""
        self.status = TableStatus(self.now)
        self._queue = CommandQueue(game, self.event_log, self.members, dependencies, self._clock)
        self.watchers = Watchers(self.members, lambda: self.event_log.shown.seating, dependencies.clock)
        self.chat = Chat(self.members, self.event_log, self.watchers)
        self._permissions = PermissionNotices(self.members, self.event_log)
        self.settings = TableSettings(self.members, self.event_log, dependencies.log)
        self._presence = Presence(
            self._clock,
            lambda: self.event_log.state.seating,
            self._queue.carry_out_own,
            grace=dependencies.grace,
            patience=1000 * self.event_log.rules.away_seconds,
        )
        self._seats = SeatHolders(self.members, self.event_log, self._presence, self._queue)
        tended = {seat for guest, seat in self.event_log.guests.items() if is_bot(guest)}
        self._presence.woke(tended)
        awaited = awaited_seats(game, self.state, tended)
        self._return_wait = ReturnWait(awaited, dependencies.clock, dependencies.return_patience, self._start_clock)
        self._open()
        self._interrupt()
        self._publish()

    def _open(self) -> None:
        """Commits the table to its first seed, when it first wakes or if the store lost it."""
        if not self.state.version:
            self._queue.carry_out_own(Open(hosted=bool(self.event_log.record.host)))

    def _interrupt(self) -> None:
        """Interrupts what was under way, before anything else is written after waking: had the server kept running, the
        table would not have slept (C20)."""
        self._queue.holds_deadlines = self._queue.carry_out_own(InterruptPlay())
        for seat in self.members.held_seats:
            self._queue.carry_out_own(ContinuePlay(seat=seat))

    @property
    def id(self) -> TableId:
        return self.event_log.record.table

    @property
    def state(self) -> Any:
        return self.event_log.state

    @property
    def may_sleep(self) -> bool:
        """Whether nobody is connected, nothing is being written and no deadline is set."""
        return (
            not self.members
            and self._queue.is_idle
            and not self.event_log.is_busy
            and (self._clock.is_stopped or self._presence.due() is None)
        )

    @property
    def clock_origin(self) -> float:
        """The clock origin, for other nodes to show this table's clock."""
        return self._clock.origin

    @property
    def stopped_at(self) -> float | None:
        """The time on the table's clock, if something timed is in progress."""
        return None if self.game.deadline(self.state) is None else self.now()

    @property
    def unshown(self) -> float:
        """Milliseconds until people see the newest cards or dice."""
        return max(self._queue.shown_at - self.now(), 0.0)

    @property
    def is_running(self) -> bool:
        """Whether a game has started and is not over."""
        return self.state.phase not in ("lobby", "over")

    @property
    def is_over(self) -> bool:
        return bool(self.state.phase == "over")

    # Connections

    def attach(self, member: Member, seen: Version | None = None, resume_token: str = "", *, age: float = 0.0) -> None:
        """Adds a connection, for its guest's seat if they have one, otherwise as a watcher, and brings it up to
        date."""
        self.last_used = self._dependencies.clock.now()
        seat = self.event_log.guests.get(member.guest)
        if member.guest in self.event_log.removed:
            member.bye("removed")
            return
        acts = seat is not None and not member.watching
        if acts and self.members.held_since(seat) > self.last_used - age + SAME_MOMENT:
            member.bye("taken-over")
            return
        self.members.join(member, self.last_used - age)
        if seat is not None and acts:
            self._seats.take(member, seat)

        def welcome() -> None:
            self._welcome(member, seen if resume_token == self._resume_token else None)

        if self._clock.is_stopped:
            self._return_wait.arrived(member, seat, welcome)
        else:
            self.event_log.later(welcome, welcome)

    def detach(self, member: Member) -> None:
        """Removes a closed connection."""
        self.last_used = self._dependencies.clock.now()
        self.watchers.changed()
        self._return_wait.left(member)
        if self.members.leave(member) and member.seat is not None:
            self._presence.disconnected(member.seat)
        self._publish()

    def note_activity(self, member: Member, *, hidden: bool | None = None) -> None:
        """Records a sign of life from a player's device; `hidden` tells whether its page is hidden, if reported."""
        if member.seat is not None and self.members.holds(member):
            self._presence.note_activity(member.seat, hidden=hidden)

    def remeasured(self, member: Member) -> None:
        """Does nothing: races read each member's latency when they need it."""

    def close(self, code: ByeCode) -> None:
        """Disconnects everybody, because the server stops or the table is gone."""
        self._return_wait.end()
        self._queue.close()
        self._presence.close()
        self.watchers.close()
        self.settings.close()
        for member in self.members.clear():
            member.bye(code)
        if self.on_close is not None:
            self.on_close()

    def _rows_vanished(self) -> None:
        self.on_gone()

    def _welcome(self, member: Member, seen: Version | None) -> None:
        if not self.members.welcome(member):
            return
        event_log = self.event_log
        missed = missed_frames(event_log.recent, seen, event_log.announced, member.seat)
        watchers = self.watchers.welcomed()
        welcome = Welcome(
            protocol=PROTOCOL,
            table=self.settings.info(),
            seat=member.seat,
            permissions=self._permissions.welcome(member),
            version=event_log.announced if missed is None or seen is None else seen,
            now=Millis(round(self.now())),
            resume_token=self._resume_token,
            view=self.game.view(event_log.shown, member.seat) if missed is None else None,
            draft=self._queue.draft(member.seat),
            watchers=watchers[:MOST_NAMED],
            watcher_count=len(watchers),
            chat_history=self.chat.history,
        )
        member.send(encode(welcome))
        for frame in missed or ():
            member.send(frame)
        self._publish()
        self._notify_bots()

    # Clock (C20)

    def _start_clock(self) -> None:
        self._clock.start()
        self._publish()
        self._presence.watch()
        self._queue.rearm()
        for welcome in self._return_wait.end():
            self.event_log.later(welcome, welcome)

    def erase_guest(self, guest: Identity, name: str) -> None:
        """Removes a deleted guest: makes them leave, and renames them to `name`. Nobody else is affected."""
        erase_guest(guest, name, self.event_log, self._queue, self.members)

    # Commands

    def carry_out_own(self, command: Command) -> bool:
        """Carries out a command that only the table may issue; returns whether it had any effect."""
        return self._queue.carry_out_own(command)

    def submit(
        self,
        member: Member,
        id: str,  # noqa: A002
        command: Command,
        pressed: float | None = None,
        arrived: float | None = None,
    ) -> None:
        """Accepts a command; its sender always gets an answer. `arrived` is when another node received it."""
        seat, now = member.seat, self.now()
        if seat is not None and not command.automatic:
            self._presence.acted(seat, now, away=self.event_log.state.seating.chairs[seat].away)
        received = now if arrived is None else min(max(arrived, now - LONGEST_RELAY), now)
        self._queue.submit(member, id, command, pressed, received, now)

    def ask(self, member: Member, id: str, question: Question) -> None:  # noqa: A002
        """Answers a question about the rules; only the sender gets the answer."""
        answer: Message
        try:
            if type(question) not in self.game.questions:
                raise NotThisGame()
            answer = Replied(id=id, reply=self.game.answer(self.event_log.shown, question))
        except Refusal as refusal:
            answer = refused(id, refusal)
        member.send(encode(answer))

    def send_chat(self, member: Member, message: SendChat) -> None:
        self.chat.send(member, message)

    def change_settings(self, member: Member, message: ChangeSettings) -> None:
        self.settings.change(member, message)

    def seat_bot(self, member: Member, message: SeatBot) -> None:
        if self.on_seat_bot is not None:
            self.on_seat_bot(member, message)
        else:
            member.send(encode(refused(message.id, NoBotsHere())))

    # Announcements

    def _publish(self) -> None:
        """Publishes the table's status for its connections."""
        status, state = self.status, self.event_log.state
        phase = self._published_phase = state.phase
        status.clock_is_stopped = self._clock.is_stopped
        status.members = len(self.members.welcomed)
        status.events = state.version
        if phase == "over":
            if status.pace != "over":
                self.on_finish()
            status.pace = "over"
        else:
            status.pace = "playing" if phase != "lobby" or self.members.holders > 1 else "waiting"

    def _announce(self, commit: Commit) -> Frames:
        events, entry = commit.events, commit.entry
        now = self.now()
        moment = None
        seats_change = False
        leavers = []
        for event in events:
            if event.reveals:
                moment = self._show_at(now, event.not_before)
                self._queue.shown_at = now if moment is None else moment
            if event.changes_owners or type(event) is PlayerReturned:
                seats_change = True
                self.watchers.changed()
                if isinstance(event, PlayerReplaced):
                    self._seats.free(event.seat)
                elif event.gives_seat:
                    self._seats.give(entry.by, cast("PlayerReplaced", event).seat)
                elif isinstance(event, PlayerLeft) and event.removed:
                    leavers.append(event.seat)
        if seats_change or commit.state.seating is not self._permissions.seating:
            self._permissions.announce(commit.state.seating)
        members = self.members.welcomed
        frames = broadcast(commit, moment, members)
        counters = self._counters
        counters.events += len(events)
        counters.delivered += len(members)
        if entry.command:
            self._queue.mark_answered(entry, now)
        if self._queue.holds_deadlines:
            self._queue.release_deadlines()
        for seat in leavers:
            self._seats.send_away(seat)
        if commit.state.seating.host_unseated:
            replace_creator(self.event_log, self._queue)
        if seats_change or self.event_log.state.phase != self._published_phase:
            self._publish()
        else:
            self.status.events = self.event_log.state.version
        if self.on_change is not None:
            self._notify_bots()
        return frames

    def _notify_bots(self) -> None:
        if self.on_change is not None:
            try:
                self.on_change()
            except Exception as error:  # an exception in a bot must not block announcements to people
                self._dependencies.report_error("on_change", error)

    def _show_at(self, now: float, earliest: Millis) -> Millis | None:
        """Returns when all clients can show events sent now; None if no client has to wait."""
        moment = max(show_at(now, self.members.latencies()), earliest)
        return Millis(round(moment)) if moment > now else None

    def _recovered(self, lost: Sequence[Commit]) -> None:
        """Called when the store works again; frees seats that were taken in lost commits."""
        self.members.unseat_beyond(len(self.state.seating.chairs))
        self._open()
        if self._queue.holds_deadlines:
            clock = self._dependencies.clock
            clock.call_at(clock.now() + self._dependencies.retry, self._interrupt)
        self._queue.recovered(lost)
        self._presence.watch()
