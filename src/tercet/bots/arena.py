"""Runs bots at one table in virtual time: a game of many minutes takes milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import msgspec

from tercet.bots.bot import RETRY, Bot, checked_answer
from tercet.core.engine.game import Command, Event, Millis, RaceCommand, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating.commands import Ready

MOST_STEPS: Final = 100_000
"""Step limit for bots that would otherwise play forever; far beyond any ordinary game."""
MOST_STEPS_WITHOUT_NEWS: Final = 3_000
"""How many steps in a row bots may take while nothing new is dealt or rolled; random bots need about a thousand."""


class Stalled(RuntimeError):
    """The game is not over, and no bot will ever move again."""


class StuckBot(Stalled):
    """The bots keep acting, but no new cards are dealt and no dice are rolled."""

    def __init__(self, seat: Seat, problem: str) -> None:
        super().__init__(problem)
        self.seat = seat


class BadBotCommand(RuntimeError):
    """A bot's command was malformed (nonexistent cards, values of the wrong type) and crashed the rules."""

    def __init__(self, seat: Seat, command: Command, problem: Exception) -> None:
        super().__init__(f"{type(problem).__name__}: {problem} ({command!r:.200})")
        self.seat = seat


class Arena:
    """The bots of one game. Each plans its next action; the bot whose action is due first acts, then all think
    again."""

    def __init__(
        self,
        play: Playthrough[Any, Any, Any],
        bots: Mapping[Seat, Bot],
        seed: str,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.play = play
        self.bots = dict(bots)
        self.refused: dict[Seat, int] = dict.fromkeys(self.bots, 0)
        self._last_sent: dict[Seat, tuple[Command, Refusal | None]] = {}
        """Each seat's last command, and why it was refused, if it was."""
        self._refusals: dict[Seat, dict[str, list[tuple[Command, Refusal]]]] = {seat: {} for seat in self.bots}
        """Each seat's refused commands, by the reason."""
        self.thought: dict[Seat, list[float]] = {seat: [] for seat in self.bots}
        """Thinking time per action by seat, in seconds, if a clock was given."""
        self._clock = clock or _no_clock
        self._thinking: dict[Seat, float] = dict.fromkeys(self.bots, 0.0)
        self._rng = Random(f"{seed}/ties")
        self._steps_without_news = 0
        self._plans: dict[Seat, tuple[Millis, Command | None]] = {}
        """Each seat's next command and its time; a command of None means think again."""
        self._think()

    @property
    def is_over(self) -> bool:
        return bool(self.play.state.phase == "over")

    def run(self) -> None:
        """Plays to the end; raises Stalled if the game cannot end."""
        for _ in range(MOST_STEPS):
            if self.is_over:
                return
            self.step()
        raise Stalled(f"the game is not over after {MOST_STEPS} steps: {self._impasse()}")

    def step(self) -> tuple[Event, ...]:
        """Advances to the next bot action or deadline of the rules."""
        moment = self.next_moment()
        if moment is None:
            raise Stalled(f"everyone is waiting for someone else: {self._impasse()}")
        return self.advance(moment)

    def next_moment(self) -> Millis | None:
        """Time of the next bot action or deadline."""
        due = self.play.game.deadline(self.play.state)
        moments = [moment for moment, _ in self._plans.values()]
        if due is not None:
            moments.append(due[0])
        return max(self.play.now, min(moments)) if moments else None

    def advance(self, until: Millis) -> tuple[Event, ...]:
        """Moves the clock forward, but not past the next bot action or deadline. Raises StuckBot if the bots keep
        acting without effect."""
        moment = self.next_moment()
        if moment is None or moment > until:
            return self._wait(until)
        events = self._wait(moment)
        if not events:
            seat, command, tie = self._next(moment)
            self._count_step(seat)
            if command is None:
                self.ask(seat)
            else:
                events = self._do(seat, command, tie)
        if any(event.reveals for event in events):
            self._steps_without_news = 0
        if events:
            self._think()
        return events

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carries out a command from outside, such as a person's, and lets the bots react."""
        events = self.play.do(command)
        self._steps_without_news = 0
        if events:
            self._think()
        return events

    def dismiss(self, seat: Seat) -> None:
        """Stops asking a seat's bot."""
        self.bots.pop(seat, None)
        self._plans.pop(seat, None)

    def _count_step(self, seat: Seat) -> None:
        self._steps_without_news += 1
        if self._steps_without_news > MOST_STEPS_WITHOUT_NEWS:
            problem = f"no new cards or dice in the bots' last {MOST_STEPS_WITHOUT_NEWS} steps: {self._impasse()}"
            raise StuckBot(seat, problem)

    def _wait(self, until: Millis) -> tuple[Event, ...]:
        return self.play.wait((until - self.play.now) / 1000)

    def _next(self, moment: Millis) -> tuple[Seat, Command | None, bool]:
        """The seat whose plan is due, its command, and whether another seat races it. If several are due, chance picks
        one (C16)."""
        due = [seat for seat, (when, _) in self._plans.items() if when <= moment]
        seat = due[0] if len(due) == 1 else self._rng.choice(due)
        rivals = [other for other in due if other != seat and isinstance(self._plans[other][1], RaceCommand)]
        return seat, self._plans[seat][1], bool(rivals)

    def _do(self, seat: Seat, command: Command, tie: bool) -> tuple[Event, ...]:
        command = msgspec.structs.replace(command, seat=seat)
        if tie and isinstance(command, RaceCommand):
            command = msgspec.structs.replace(command, tie=True)
        try:
            events = self.play.do(command)
        except Refusal as refusal:
            self.refused[seat] += 1
            self._last_sent[seat] = (command, refusal)
            self._refusals[seat].setdefault(refusal.code, []).append((command, refusal))
            self._plans[seat] = (Millis(self.play.now + RETRY), None)
            return ()
        except Exception as error:
            raise BadBotCommand(seat, command, error) from error
        self._last_sent[seat] = (command, None)
        if not command.is_partial_move:
            if not isinstance(command, Ready):
                self.thought[seat].append(self._thinking[seat])
            self._thinking[seat] = 0.0
        if not events:
            self._plans.pop(seat)
        return events

    def refusal_notes(self) -> dict[Seat, str]:
        """Returns, for each bot that had more commands refused than carried out, a sentence giving the most common
        reason."""
        notes = {}
        for seat, refusals in self._refusals.items():
            if self.refused[seat] > len(self.thought[seat]):
                command, refusal = max(refusals.values(), key=len)[0]
                count = self.refused[seat]
                sent = "1 command" if count == 1 else f"{count} commands"
                what = f"{sent} of {self.play.players[seat]} (seat {seat}) {'was' if count == 1 else 'were'} refused"
                notes[seat] = f"{what}, most often {type(command).__name__}: {refusal}"
        return notes

    def _impasse(self) -> str:
        """Describes what every bot could do in this phase, and its last command."""
        bots = []
        for seat in self.bots:
            possible = sorted({type(command).__name__ for command in self.play.legal(seat)})
            text = f"{self.play.players[seat]} (seat {seat}) could send {' or '.join(possible) or 'nothing'}"
            if seat in self._last_sent:
                command, refusal = self._last_sent[seat]
                sent = f"last sent {type(command).__name__}"
                text += f", and {sent}" if refusal is None else f", but {sent}, which was refused: {refusal}"
            bots.append(text.rstrip("."))
        return f"in the phase {self.play.state.phase!r}, {'; '.join(bots)}"

    def _think(self) -> None:
        for seat in self.bots:
            self.ask(seat)

    def ask(self, seat: Seat) -> None:
        """Lets one bot think again."""
        view = self.play.view(seat)
        start = self._clock()
        name = f"{self.play.players[seat]} (seat {seat})"
        try:
            given = self.bots[seat].answer(view, seat, self.play.now)
        except Exception as error:
            error.add_note(f"The bot {name} raised this in the phase {view.phase!r}, {self.play.now} ms into the game.")
            raise
        try:
            answer = checked_answer(given)
        except TypeError as error:
            raise TypeError(f"{name}: {error}") from None
        self._thinking[seat] += self._clock() - start
        if answer is None:
            self._plans.pop(seat, None)
            if (unlocked := self.play.unlocked_at(seat)) is not None:
                self._plans[seat] = (unlocked, None)
        else:
            self._plans[seat] = (Millis(self.play.now + max(0, answer.delay)), answer.command)


def _no_clock() -> float:
    return 0.0
