"""Bots at tables: they take seats like people, see only what their seat may see, and obey the same rules."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from functools import partial
from hashlib import blake2b
from secrets import token_hex
from typing import Final

from msgspec.structs import replace

from tercet.bots.bot import RETRY, Answer
from tercet.bots.roster import LEVELS
from tercet.core.engine.game import Command, Millis, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity, bot_identity, bot_level, is_bot
from tercet.core.seating.authority import require_permission
from tercet.core.seating.commands import Sit, TakeOver
from tercet.locale import bot_title
from tercet.tables.alarms import NEVER, Alarm
from tercet.tables.bot_questions import BotQuestion, Failed, Thinker
from tercet.tables.command_queue import refused
from tercet.tables.dependencies import Clock
from tercet.tables.members import Member
from tercet.tables.races import UNMEASURED
from tercet.tables.refusals import NoSuchBot, NotSaved
from tercet.tables.table import Table
from tercet.tables.token_bucket import Bucket, Limit
from tercet.wire.codec import encode
from tercet.wire.messages import ByeCode, Done, Refused, SeatBot

LIMIT: Final = (60.0, 120.0)
"""Default rate limit of a bot's commands."""

FIRST_PAUSE: Final = 5_000.0
LONGEST_PAUSE: Final = 300_000.0
"""Longest pause, in milliseconds, before asking a failed bot again; each failure in a row doubles it."""

SeatedOrNot = Callable[[Refused | None], None]
"""Called with None once the bot's seat is durable, or with the refusal."""


def check_levels(game: str, levels: Iterable[str]) -> None:
    """Raises a ValueError for a level that the game's bots do not have."""
    known = LEVELS.get(game, ())
    for level in levels:
        if level not in known:
            raise ValueError(f"bots: {game} has no bot called '{level[:32]}'; choose {', '.join(known) or 'none'}")


class BotPlayer:
    """One bot at one table: a member without a connection."""

    def __init__(
        self, guest: Identity, name: str, table: Table, clock: Clock, thinker: Thinker, limit: Limit = LIMIT
    ) -> None:
        self.guest = guest
        self.name = name
        self.seat: Seat | None = table.event_log.guests.get(guest)
        self.watching = False
        self.latency = UNMEASURED
        self.muted: frozenset[Seat] = frozenset()
        self._table = table
        self._thinker = thinker
        self._level = bot_level(guest)
        self._ids = itertools.count()
        self._session = token_hex(4)
        self._asked = 0
        self._answer: Answer | None = None
        self._at = NEVER
        self._pause = FIRST_PAUSE
        self._alarm = Alarm(clock, self._act)
        self._clock = clock
        self._bucket = Bucket(limit, clock.now() / 1000)

    def send(self, frame: bytes) -> None:
        """Does nothing: a bot reads the view instead of frames."""

    def bye(self, code: ByeCode) -> None:
        """Called when the table goes to sleep or closes."""

    def sit(self, chair: Seat | None, report: SeatedOrNot) -> None:
        """Takes a free seat, or the seat of a player who left, and reports the result."""
        command: Command = Sit(name=self.name, bot=True)
        if chair is not None:
            command = TakeOver(who=chair, name=self.name)
        self._table.submit(self, "sit", command)
        event_log, key = self._table.event_log, (self.guest, "sit")
        not_saved = refused("sit", NotSaved())
        answer = event_log.answers.find(key)
        problem = None if isinstance(answer, int) else answer or not_saved
        event_log.later(lambda: report(problem), lambda: report(problem or not_saved))

    @property
    def is_gone(self) -> bool:
        """Whether the bot has left, was removed, or lost its seat to a replacement."""
        event_log = self._table.event_log
        seat = event_log.guests.get(self.guest)
        chairs = event_log.shown.seating.chairs
        return seat is None or (seat < len(chairs) and chairs[seat].left)

    def look(self) -> None:
        """Called after every event: asks the bot again."""
        table = self._table
        self._asked += 1
        self._answer = None
        self.seat = table.event_log.guests.get(self.guest)
        shown = table.event_log.shown
        if self.seat is None or self.seat >= len(shown.seating.chairs) or self.is_gone or not table.members:
            return
        if shown.seating.paused_at is not None:
            return
        serial = self._asked
        # a bot sees new cards at the same time as people
        now = self._clock.now() + table.unshown
        view = table.game.view(shown, self.seat)
        question = BotQuestion(self.guest, table.game.name, self._level, view, self.seat, Millis(round(table.now())))
        self._thinker.ask(question, lambda answer: self._thought(serial, now, answer))

    def rest(self) -> None:
        """Stops all activity."""
        self._asked += 1
        self._answer = None
        self._alarm.clear()

    def _thought(self, serial: int, asked_at: float, answer: Answer | Failed | None) -> None:
        if serial != self._asked:
            return
        if isinstance(answer, Failed):
            # without another event at this table, nothing else would ever ask the bot again, and people would wait for
            # it
            pause, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
            self._look_later(pause)
            return
        self._pause = FIRST_PAUSE
        if answer is not None:
            self._answer = answer
            self._at = asked_at + answer.delay
            self._alarm.set_no_later(self._at)

    def _look_later(self, pause: float) -> None:
        """Asks the bot again after some milliseconds without events."""
        serial = self._asked
        self._clock.call_at(self._clock.now() + pause, lambda: self.look() if serial == self._asked else None)

    def _act(self) -> None:
        answer = self._answer
        if answer is None:
            return
        if self._clock.now() + 0.5 < self._at:
            self._alarm.set_no_later(self._at)
            return
        if not self._bucket.take(self._clock.now() / 1000):
            # a person this fast would be disconnected; a bot just waits
            self._at = self._clock.now() + RETRY
            self._alarm.set_no_later(self._at)
            return
        self._answer = None
        serial = self._asked
        self._table.submit(self, f"{self._session}-{next(self._ids)}", answer.command)
        # refused, or without effect: ask again after a while
        if serial == self._asked:
            self._look_later(RETRY)


class BotSeats:
    """All bots of a server."""

    def __init__(self, clock: Clock, thinker: Thinker, limit: Limit = LIMIT) -> None:
        self._clock = clock
        self._thinker = thinker
        self._limit = limit

    def woke(self, table: Table) -> None:
        """Restores a waking table's bots, and lets its people add more."""
        table.on_seat_bot = partial(self.seat_for, table)
        chairs = table.state.seating.chairs
        bots = [
            self._player(guest, chairs[seat].name, table)
            for guest, seat in table.event_log.guests.items()
            if is_bot(guest) and not chairs[seat].left
        ]
        if bots:
            self._tend(table, bots)

    def seat(
        self,
        table: Table,
        level: str,
        chair: Seat | None = None,
        report: SeatedOrNot | None = None,
        mark: str = "",
    ) -> None:
        """Adds a bot of a given level if there is room, or lets it take over the seat of a player who left.

        `mark` distinguishes it from other bots of its level.
        """
        check_levels(table.game.name, (level,))
        taken = {chair.name for chair in table.state.seating.chairs}
        name = next(name for name in _names(level) if name not in taken)
        bot = self._player(bot_identity(level, mark or token_hex(8)), name, table)

        def seated(problem: Refused | None) -> None:
            if problem is None:
                self._tend(table, [bot])
                bot.look()
            if report is not None:
                report(problem)

        bot.sit(chair, seated)

    def seat_for(self, table: Table, member: Member, message: SeatBot) -> None:
        """Adds a bot at the host's request; a repeated message adds only one, even if it reaches another process."""
        try:
            authority = table.event_log.authority(member.guest, member.seat)
            require_permission(table.state.seating, authority, "seat-bots")
            if message.level not in LEVELS.get(table.game.name, ()):
                raise NoSuchBot(levels=", ".join(LEVELS.get(table.game.name, ())))
        except Refusal as refusal:
            member.send(encode(refused(message.id, refusal)))
            return

        def report(problem: Refused | None) -> None:
            done = Done(id=message.id, version=table.event_log.announced)
            member.send(encode(done if problem is None else replace(problem, id=message.id)))

        event_log = table.event_log
        mark = blake2b(f"{member.guest} {message.id}".encode(), digest_size=8).hexdigest()
        guest = bot_identity(message.level, mark)
        if guest in event_log.guests or guest in event_log.removed:
            event_log.later(lambda: report(None), lambda: report(refused("sit", NotSaved())))
        else:
            self.seat(table, message.level, None if message.seat is None else Seat(message.seat), report, mark)

    def _player(self, guest: Identity, name: str, table: Table) -> BotPlayer:
        return BotPlayer(guest, name, table, self._clock, self._thinker, self._limit)

    def _tend(self, table: Table, bots: list[BotPlayer]) -> None:
        table_bots = table.on_change
        if isinstance(table_bots, TableBots):
            table_bots.bots += bots
        else:
            table.on_change = table_bots = TableBots(bots, self._thinker)
            table.on_close = table_bots.close


class TableBots:
    """The bots of one table; called after every change there."""

    def __init__(self, bots: list[BotPlayer], thinker: Thinker) -> None:
        self.bots = bots
        self._thinker = thinker

    def __call__(self) -> None:
        for bot in list(self.bots):
            if bot.is_gone:
                self.bots.remove(bot)
                self._thinker.forget(bot.guest)
            else:
                bot.look()

    def close(self) -> None:
        """Called when the table goes to sleep: discards its bots until it wakes."""
        for bot in self.bots:
            bot.rest()
            self._thinker.forget(bot.guest)
        self.bots.clear()


def _names(level: str) -> Iterable[str]:
    title = bot_title(level)
    yield title
    for number in itertools.count(2):
        yield f"{title} {number}"
