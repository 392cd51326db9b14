"""The authority of one table: commands go in, one at a time, and everybody is told what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tercet.core.chairs import NOBODY, Seat
from tercet.core.play import Command, Game, Millis, Refusal, Version
from tercet.core.seating import ComeBack, GoAway, Open, PlayerLeft, PlayerSeated, Return, Sit
from tercet.store.port import GuestId, History, TableId
from tercet.table import asks
from tercet.table.alarms import Alarm
from tercet.table.fairness import Decision, Heat, show_at
from tercet.table.frames import is_public, missed_frames, private_frames, public_frame
from tercet.table.ledger import Frames, Happening, Ledger
from tercet.table.ports import BOT, Member, Ports
from tercet.table.presence import Presence
from tercet.table.refusals import AlreadySeated, Mishap, NotSaved
from tercet.table.seats import Seats
from tercet.wire.asks import Question
from tercet.wire.codec import encode
from tercet.wire.messages import Done, Farewell, Message, Refused, Replied, Seated, TableTerms, Welcome
from tercet.wire.words import PROTOCOL

NEAR_MISS: Final = 2000
"""A lost race is told by how much only when the winner pressed so many milliseconds before, or fewer."""
NEVER: Final = float("inf")


class Submission(msgspec.Struct, gc=False):
    """A command in hand: on hold, or being written."""

    guest: GuestId
    id: str
    command: Command
    arrived: float
    delay: float
    again: int = 0
    """How often it was sent once more meanwhile."""


class Table:
    """One queue, one clock, one log. Everything here happens on one thread, in the order of the calls."""

    def __init__(self, game: Game[Any, Any, Any], history: History, ports: Ports) -> None:
        self.game = game
        self.seats = Seats()
        self.on_change: Callable[[], None] | None = None
        """Called when something durable has happened or somebody has come: for bots that sit here."""
        self.last_used = ports.clock.now()
        self._ports = ports
        self._clock = ports.clock
        self._now = ports.clock.now
        self._created = float(history.record.created)
        self._counters = ports.counters
        self.ledger = Ledger(
            game, history, ports, announce=self._announce, recovered=self._recovered, gone=lambda: self.close("closed")
        )
        self._in_hand: dict[tuple[GuestId, str], Submission] = {}
        self._heat: Heat[Submission | Command] = Heat(ports.draw)
        self._won: tuple[int, Seat] | None = None
        """When, and by whom, the last race was won."""
        self._deadline: tuple[Millis, Command] | None = None
        """The deadline that is waiting in the heat."""
        self._spent = Version(-1)
        """The version at which a deadline led to nothing: it does not come again before something happens."""
        self._alarm = Alarm(ports.clock, self._created, self._ring)
        self._presence = Presence(ports.grace, 1000 * float(getattr(self.ledger.rules, "away_seconds", 60)))
        self._presence_alarm = Alarm(ports.clock, self._created, self._check_presence)
        tended = [seat for guest, seat in self.ledger.guests.items() if guest.startswith(BOT)]
        self._presence.woke(self.state.seating, tended, self.now())
        if not self.state.version:
            self._carry_out_own(Open())
        self._watch_presence()
        self._rearm()

    @property
    def id(self) -> TableId:
        return self.ledger.record.table

    @property
    def state(self) -> Any:
        return self.ledger.state

    @property
    def may_sleep(self) -> bool:
        """Nobody is connected, nothing is being written and nothing happens by itself."""
        return (
            not self.seats
            and not self._heat
            and not self.ledger.is_busy
            and self.game.deadline(self.state) is None
            and self._presence.due(self.state.seating) is None
        )

    @property
    def is_racing(self) -> bool:
        """Whether several people could press against each other."""
        return self.seats.holders > 1

    def now(self) -> float:
        """Milliseconds of this table's clock, which started when it was made."""
        return self._now() - self._created

    def terms(self) -> TableTerms:
        record = self.ledger.record
        return TableTerms(code=record.table, game=record.game, listed=record.listed, chat=record.chat)

    # Coming and going

    def attach(self, member: Member, seen: Version | None = None) -> None:
        """A connection joins: as its guest's seat if he has one, else as a watcher; it is sent what it needs."""
        self.last_used = self._clock.now()
        seat = self.ledger.guests.get(member.guest)
        if seat is not None and self.state.seating.chairs[seat].removed:
            member.bye("removed")
            return
        self.seats.join(member)
        if seat is not None and not member.watching:
            self._take_seat(member, seat)

        def welcome() -> None:
            self._welcome(member, seen)

        self.ledger.later(welcome, welcome)

    def detach(self, member: Member) -> None:
        """A connection is gone."""
        self.last_used = self._clock.now()
        if self.seats.leave(member) and member.seat is not None:
            self._presence.disconnected(member.seat, self.now())
            self._watch_presence()

    def heard(self, member: Member) -> None:
        """A player moved."""
        seat = member.seat
        if seat is not None and self.seats.holds(member):
            self._presence.heard(seat, self.now())
            if self.state.seating.chairs[seat].away:
                self._carry_out_own(ComeBack(seat=seat))

    def close(self, code: Farewell) -> None:
        """Sends everybody away: the server stops, or the table is gone."""
        self._alarm.clear()
        self._presence_alarm.clear()
        for member in self.seats.clear():
            member.bye(code)

    def _take_seat(self, member: Member, seat: Seat) -> None:
        before = self.seats.take(member, seat)
        if before is not None:
            before.bye("taken-over")
        self._presence.connected(seat, self.now())
        self._watch_presence()
        if self.state.seating.chairs[seat].away:
            self._carry_out_own(ComeBack(seat=seat))

    def _welcome(self, member: Member, seen: Version | None) -> None:
        if not self.seats.welcome(member):
            return
        ledger = self.ledger
        missed = missed_frames(ledger.recent, seen, ledger.announced, member.seat)
        welcome = Welcome(
            protocol=PROTOCOL,
            table=self.terms(),
            seat=member.seat,
            version=ledger.announced if missed is None or seen is None else seen,
            now=Millis(round(self.now())),
            view=self.game.view(ledger.shown, member.seat) if missed is None else None,
        )
        member.send(encode(welcome))
        for frame in missed or ():
            member.send(frame)
        self._tell_company()

    # Commands

    def submit(self, member: Member, id: str, command: Command, pressed: float | None = None) -> None:  # noqa: A002
        """Takes a command; whatever becomes of it, the sender is answered."""
        guest = member.guest
        key = (guest, id)
        in_hand = self._in_hand.get(key)
        if in_hand is not None:
            in_hand.again += 1
            self._counters.repeated += 1
            return
        if self._former_answer(key) is not None:
            self._counters.repeated += 1

            def repeat() -> None:
                member.send(encode(self._former_answer(key) or refused(id, NotSaved())))

            self.ledger.later(repeat, repeat)
            return
        arrived = self.now()
        seat = member.seat
        if seat is not None:
            self._presence.heard(seat, arrived)
            if self.ledger.state.seating.chairs[seat].away:
                self._carry_out_own(ComeBack(seat=seat))
        line = member.line
        submission = Submission(guest, id, command, arrived, line.delay)
        self._in_hand[key] = submission
        moment = line.moment(pressed, arrived)
        if command.race and seat is not None:
            self._heat.enter(submission, seat, moment, self.seats.lines(but=seat))
            self._run_heat(arrived)
        else:
            self._carry_out(submission, moment, None, arrived)
            self._rearm()

    def ask(self, member: Member, id: str, question: Question) -> None:  # noqa: A002
        """Answers a question about the rules, to the asker alone."""
        answer: Message
        try:
            answer = Replied(id=id, reply=asks.answer(self.game, self.ledger.shown, question))
        except Refusal as refusal:
            answer = refused(id, refusal)
        member.send(encode(answer))

    def _former_answer(self, key: tuple[GuestId, str]) -> Message | None:
        version = self.ledger.answers.version(key)
        return self.ledger.answers.refusal(key) if version is None else Done(id=key[1], version=version)

    def _run_heat(self, now: float) -> None:
        while (decision := self._heat.take(now)) is not None:
            if isinstance(decision.command, Submission):
                self._carry_out(decision.command, decision.moment, decision, now)
            else:
                self._pass_deadline(decision.command)
        self._rearm()

    def _carry_out(self, submission: Submission, moment: float, race: Decision[Any] | None, now: float) -> None:
        ledger = self.ledger
        guest, id = submission.guest, submission.id  # noqa: A001
        if ledger.broken:
            self._answer(submission, refused(id, NotSaved()))
            return
        seat = ledger.guests.get(guest)
        try:
            command = self._stamped(submission, seat, moment if race is None else now, race)
            events = self.game.decide(ledger.state, command, self._ports.chance)
        except Refusal as refusal:
            self._refuse(submission, refusal, race, seat)
            return
        except Exception as error:
            # one command is lost to a mistake of ours, not the table
            self._ports.complain(type(submission.command).__name__, error)
            self._refuse(submission, Mishap(), race, seat)
            return
        self._counters.accepted += 1
        held = Millis(0)
        if race is not None and seat is not None:
            self._won = (race.moment, seat)
            held = Millis(round(now - submission.arrived))
            self._counters.count_hold(held)
        if events:
            ledger.write(events, seat, guest, id, held)
        else:
            ledger.answers.done((guest, id), ledger.state.version)
            self._answer_later(submission, Done(id=id, version=ledger.state.version))

    def _stamped(self, submission: Submission, seat: Seat | None, moment: float, race: Decision[Any] | None) -> Command:
        """The command with who and when, whatever the client wrote there."""
        command, who = submission.command, NOBODY if seat is None else seat
        if race is not None:
            # A race counts from when its winner is told of it, anything else from the press (C4).
            at = max(round(moment + submission.delay), self.ledger.last_at)
            return replace(command, seat=who, at=at, lead=race.lead, tie=race.tie)
        at = max(round(moment), self.ledger.last_at)
        if type(command) is Sit:
            if seat is not None:
                # A guest has one seat: who sits down again comes back to it.
                if not self.state.seating.chairs[seat].left:
                    raise AlreadySeated()
                return Return(seat=seat, at=Millis(at))
            names = [member.name for member in self.seats.of(submission.guest)]
            return replace(command, seat=who, at=at, name=names[0] if names else command.name)
        return replace(command, seat=who, at=at)

    def _carry_out_own(self, command: Command) -> bool:
        """A command of the table itself, presence or a deadline; says whether anything came of it."""
        ledger = self.ledger
        if ledger.broken:
            return False
        at = max(round(command.at or self.now()), ledger.last_at)
        try:
            events = self.game.decide(ledger.state, replace(command, at=at), self._ports.chance)
        except Refusal:
            return False
        except Exception as error:
            self._ports.complain(type(command).__name__, error)
            return False
        if events:
            ledger.write(events, None, GuestId(""), "", Millis(0))
            self._rearm()
        return bool(events)

    def _refuse(self, submission: Submission, refusal: Refusal, race: Decision[Any] | None, seat: Seat | None) -> None:
        late = None
        if race is not None and self._won is not None and self._won[1] != seat:
            behind = race.moment - self._won[0]
            late = Millis(behind) if 0 <= behind <= NEAR_MISS else None
        answer = refused(submission.id, refusal, late)
        self._counters.refused += 1
        self.ledger.answers.refused((submission.guest, submission.id), answer)
        self._answer_later(submission, answer)

    def _answer_later(self, submission: Submission, answer: Message) -> None:
        """An answer tells what was decided before it, and so waits until that is durable."""
        self.ledger.later(
            lambda: self._answer(submission, answer),
            lambda: self._answer(submission, refused(submission.id, NotSaved())),
        )

    def _answer(self, submission: Submission, answer: Message, *, times: int = 1) -> None:
        """Tells the sender, on whatever connections he has by now, once for each time that he asked."""
        self._in_hand.pop((submission.guest, submission.id), None)
        times += submission.again
        if times:
            frame = encode(answer)
            for member in self.seats.of(submission.guest):
                for _ in range(times):
                    member.send(frame)

    # What everybody is told

    def _announce(self, happening: Happening) -> Frames:
        events, entry = happening.events, happening.entry
        moment = None
        leavers = []
        for event in events:
            if event.reveals:
                moment = self._show_at()
            if isinstance(event, PlayerSeated):
                self._give_seat(entry.by, event.seat)
            elif isinstance(event, PlayerLeft) and event.removed:
                leavers.append(event.seat)
        members = self.seats.members
        frames: Frames
        if is_public(self.game, happening):
            frames = public_frame(happening, moment)
            for member in members:
                member.send(frames)
        else:
            frames = private_frames(self.game, happening, moment)
            for member in members:
                member.send(frames(member.seat))
        counters = self._counters
        counters.events += len(events)
        counters.delivered += len(members)
        if entry.command:
            submission = self._in_hand.get((entry.by, entry.command))
            if submission is not None:
                self._answer(submission, Done(id=entry.command, version=self.ledger.announced), times=0)
        for seat in leavers:
            self._send_away(seat)
        self._tell_company()
        return frames

    def _tell_company(self) -> None:
        if self.on_change is not None:
            try:
                self.on_change()
            except Exception as error:  # a bot's mistake is no reason to tell people less
                self._ports.complain("on_change", error)

    def _show_at(self) -> Millis | None:
        """When everybody can show what is sent now; None where nobody has to wait."""
        now = self.now()
        moment = show_at(now, self.seats.lines())
        return Millis(round(moment)) if moment > now else None

    def _give_seat(self, guest: GuestId, seat: Seat) -> None:
        """Whoever sat down is told which seat is his before he is told that it is taken."""
        for member in list(self.seats.of(guest)):
            if guest and not member.watching:
                self._take_seat(member, seat)
                member.send(encode(Seated(seat=seat)))

    def _send_away(self, seat: Seat) -> None:
        member = self.seats.holder(seat)
        if member is not None:
            self.seats.leave(member)
            member.seat = None
            member.bye("removed")

    def _recovered(self, lost: Sequence[Happening]) -> None:
        """The store works again: what was lost may be tried again; what was kept after all has been answered."""
        for happening in lost:
            submission = self._in_hand.get((happening.entry.by, happening.entry.command))
            if submission is not None:
                self._answer(submission, refused(submission.id, NotSaved()))
        self.seats.unseat_beyond(len(self.state.seating.chairs))
        self._run_heat(self.now())
        self._watch_presence()

    # What happens by itself

    def _rearm(self) -> None:
        """Sets the alarm for the next race to be decided or deadline to pass."""
        moment = self._heat.due()
        state = self.ledger.state
        if self._deadline is None and self._spent != state.version:
            found = self.game.deadline(state)
            if found is not None and found[0] < moment:
                moment = found[0]
        self._alarm.set_no_later(moment)

    def _ring(self) -> None:
        now = self.now()
        if self._deadline is None and self._spent != self.state.version:
            found = self.game.deadline(self.state)
            if found is not None and found[0] <= now:
                self._deadline = found
                self._heat.enter(found[1], None, found[0], self.seats.lines(), raced=False)
        self._run_heat(now)

    def _pass_deadline(self, command: Command) -> None:
        """A deadline's turn has come: it counts if it still stands."""
        expected, self._deadline = self._deadline, None
        if self.game.deadline(self.state) == expected and not self.ledger.broken and not self._carry_out_own(command):
            self._spent = self.state.version

    def _watch_presence(self) -> None:
        """Sets the alarm for the next player who will be away."""
        due = self._presence.due(self.state.seating)
        self._presence_alarm.set_no_later(NEVER if due is None else due)

    def _check_presence(self) -> None:
        for seat in self._presence.away(self.state.seating, self.now()):
            self._carry_out_own(GoAway(seat=seat))
        self._watch_presence()


def refused(id: str, refusal: Refusal, late: Millis | None = None) -> Refused:  # noqa: A002
    """A refusal as a message."""
    return Refused(id=id, code=refusal.code, details=refusal.details, late=late)
