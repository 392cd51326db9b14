"""A game played in this program: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from tercet.bots.arena import Arena, BadBotCommand, StuckBot
from tercet.bots.bot import Bot
from tercet.core.engine.game import Command, Event, Game, Millis, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating.commands import Leave, Sit
from tercet.terminal.bot_threads import BotThread
from tercet.terminal.game_record import GameRecord
from tercet.terminal.session import (
    CommandFailed,
    ConnectionStatus,
    GameNotSaved,
    LocalBotFailed,
    Notice,
    OnEvent,
    OnNotice,
)

Clock = Callable[[], float]


class LocalSession:
    """One game with its bots, on a given clock."""

    def __init__(
        self,
        play: Playthrough[Any, Any, Any],
        people: Sequence[str],
        bots: Sequence[tuple[str, Bot]],
        clock: Clock,
        slow: Collection[Bot] = (),
        record: GameRecord | None = None,
    ) -> None:
        """Bots in `slow` think in separate threads; the game is written to `record`, if given."""
        self.play = play
        self.seats = tuple(map(Seat, range(len(people))))
        self._clock = clock
        self._zero = clock()
        self._paused_at: float | None = None
        self._event_listeners: list[OnEvent] = []
        self._notice_listeners: list[OnNotice] = []
        self._announced: Any = None
        """The state after the event that listeners hear now; None at other times."""
        play.seat(*people)
        sitting: dict[Seat, Bot] = {}
        for seat, (name, bot) in enumerate(bots, len(people)):
            play.do(Sit(name=name, bot=True))
            sitting[Seat(seat)] = BotThread(bot, self._wake, self._fail) if bot in slow else bot
        self._arena: Arena | None = None
        self._bots = sitting
        self._record = record
        if record is not None:
            record.on_problem = lambda problem: self._tell(GameNotSaved(problem))

    @property
    def game(self) -> Game[Any, Any, Any]:
        return self.play.game

    @property
    def connection(self) -> ConnectionStatus | None:
        return None

    @property
    def former_seat(self) -> Seat | None:
        return None

    @property
    def save_problem(self) -> str | None:
        """Why the file of the game is incomplete, if it is."""
        return None if self._record is None else self._record.problem

    def view(self, seat: Seat | None = None) -> Any:
        seat = self.seats[0] if seat is None and self.seats else seat
        return self.play.view(seat) if self._announced is None else self.game.view(self._announced, seat)

    def now(self) -> Millis:
        moment = self._clock() if self._paused_at is None else self._paused_at
        return Millis(round((moment - self._zero) * 1000))

    def listen(self, on_event: OnEvent, on_notice: OnNotice) -> None:
        self._event_listeners.append(on_event)
        self._notice_listeners.append(on_notice)

    async def open(self) -> None:
        """Makes the bots ready; people press a key for that."""
        self._arena = Arena(self.play, self._bots, "terminal")

    async def catch_up(self) -> None:
        """Does nothing: listeners are called together with each change."""

    async def close(self) -> None:
        """Stops the bots' threads."""
        for bot in self._bots.values():
            if isinstance(bot, BotThread):
                bot.close()
        if self._record is not None:
            self._record.write(self.play)

    def tick(self) -> None:
        arena = self._opened()
        now = self.now()
        while self.play.now < now:
            before = self.play.state
            try:
                self._notify(before, arena.advance(now))
            except StuckBot as stuck:
                self._fail(stuck.seat, stuck)
            except BadBotCommand as bad:
                self._fail(bad.seat, bad.__cause__ if isinstance(bad.__cause__, Exception) else bad)
        if self._record is not None:
            self._record.keep(self.play, self._clock())

    def pause(self, *, on: bool) -> None:
        if on and self._paused_at is None:
            self._paused_at = self._clock()
        elif not on and self._paused_at is not None:
            self._zero += self._clock() - self._paused_at
            self._paused_at = None

    async def do(self, command: Command) -> None:
        self.tick()
        before = self.play.state
        try:
            events = self._opened().do(command)
        except Refusal as refusal:
            raise CommandFailed(refusal.code, refusal.details) from refusal
        self._notify(before, events)

    async def send_chat(self, text: str) -> None:
        """Does nothing: a local game has no chat."""

    def report_presence(self) -> None:
        """Does nothing: nobody waits for players at other keyboards."""

    async def seat_bot(self, level: str, seat: Seat | None = None) -> None:
        """Does nothing: the bots were added at the start."""

    def save_receipt(self, path: str = "") -> str | None:
        """Returns None: there is no receipt, since nobody else took part in the shuffle."""
        return None

    def _opened(self) -> Arena:
        assert self._arena is not None, "a session is opened before it is used"
        return self._arena

    def _wake(self, seat: Seat) -> None:
        self._opened().ask(seat)

    def _fail(self, seat: Seat, problem: Exception) -> None:
        """Removes a bot that raised an exception, so nobody waits for it."""
        name = self.play.state.seating.chairs[seat].name
        self._opened().dismiss(seat)
        self._tell(LocalBotFailed(name, f"{type(problem).__name__}: {problem}"))
        before = self.play.state
        with suppress(Refusal):
            self._notify(before, self._opened().do(Leave(seat=seat)))

    def _tell(self, notice: Notice) -> None:
        for on_notice in self._notice_listeners:
            on_notice(notice)

    def _notify(self, before: Any, events: Sequence[Event]) -> None:
        self._announced = before
        try:
            for event in events:
                self._announced = self.game.evolve(self._announced, event)
                for on_event in self._event_listeners:
                    on_event(event)
        finally:
            self._announced = None
