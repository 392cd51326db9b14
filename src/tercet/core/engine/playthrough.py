"""A game being played in memory: its state, its log and its clock, with nothing around it."""

from __future__ import annotations

from typing import Generic

import msgspec

from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Game, Millis, StateT, ViewT
from tercet.core.engine.ruleset import RulesT
from tercet.core.engine.seats import Seat
from tercet.core.seating import Open, Ready, Sit, Start


class Playthrough(Generic[RulesT, StateT, ViewT]):
    """Commands go in through `do`; `state` and `events` say what came of them. The clock moves only in `wait`."""

    def __init__(self, game: Game[RulesT, StateT, ViewT], rules: RulesT, chance: Chance) -> None:
        self.game = game
        self.rules = rules
        self.chance = chance
        self.state = game.initial(rules)
        self.events: list[Event] = []
        self.now = Millis(0)
        self.drafts: dict[Seat, Command] = {}
        """What players have laid out and not handed in."""
        self.do(Open())

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carries out a command now; a Refusal is raised and changes nothing."""
        command = msgspec.structs.replace(command, at=self.now)
        events = self.game.decide(self.state, command, self.chance)
        if command.is_draft:
            self.drafts[command.seat] = command
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.events += events
        return events

    def wait(self, seconds: float) -> tuple[Event, ...]:
        """Lets time pass, with everything that happens by itself meanwhile."""
        until = Millis(self.now + round(seconds * 1000))
        happened: list[Event] = []
        while (due := self.game.deadline(self.state)) is not None and due[0] <= until:
            self.now = max(self.now, due[0])
            command = due[1]
            if command.takes_draft:
                command = msgspec.structs.replace(command, draft=self.drafts.get(command.seat))
            events = self.do(command)
            if not events:
                break
            happened += events
        self.now = until
        return tuple(happened)

    def seat(self, *names: str) -> None:
        """Seats players in this order."""
        for name in names:
            self.do(Sit(name=name))

    def start(self) -> None:
        """Everybody is ready; where that is not enough, because somebody plays alone, the host starts (C17)."""
        phase = self.state.phase
        for seat in self.state.seating.present():
            if self.state.phase == phase:
                self.do(Ready(seat=seat))
        if self.state.phase == phase and self.state.seating.staying() and self.state.seating.start is None:
            self.do(Start(seat=self.state.seating.acting_host()))

    def view(self, seat: int | None = None) -> ViewT:
        """What a seat, or without one a watcher, may know."""
        return self.game.view(self.state, None if seat is None else Seat(seat))
