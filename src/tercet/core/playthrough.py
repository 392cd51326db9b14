"""A game played in memory: its state, its log and its clock, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from math import isnan
from numbers import Real
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self

import msgspec

from tercet.core.drawable import Drawable, Drawing, register_drawing, svg_of, text_of
from tercet.core.engine.chance import Chance, RepeatedChance
from tercet.core.engine.game import Command, Event, Game, Millis, StateT, ViewT
from tercet.core.engine.outcome import Outcome
from tercet.core.engine.ruleset import RulesT
from tercet.core.engine.seats import Seat, checked_seat
from tercet.core.engine.transition import accepted
from tercet.core.guessed_names import Hinting
from tercet.core.seating import commands as seating_commands
from tercet.core.seating.refusals import NotSeated

A_MINUTE: Final = Millis(60_000)
LONGEST_WAIT: Final = 366 * 24 * 3600
"""The longest time that one `wait` may take, in seconds."""
_GUESSED: Final = {
    "apply": "game.do",
    "children": "game.legal(), and game.copy() to try each command",
    "clone": "game.copy()",
    "clock": "game.now, in milliseconds",
    "done": "game.is_over",
    "draw": "print(game), and tercet.picture(game)",
    "dump": "tercet.write_log(path, game)",
    "fen": "tercet.write_log(path, game), and game.state",
    "finished": "game.is_over",
    "history": "game.events",
    "is_finished": "game.is_over",
    "is_game_over": "game.is_over, without parentheses",
    "is_legal": "game.allows(command), and game.legal()",
    "is_valid": "tercet.verify(game)",
    "legal_actions": "game.legal()",
    "legal_commands": "game.legal()",
    "legal_moves": "game.legal()",
    "log": "game.events, and tercet.write_log(path, game)",
    "move": "game.do",
    "move_stack": "game.events",
    "moves": "game.legal()",
    "names": "game.players",
    "over": "game.is_over",
    "peek": "game.events[-1]",
    "picture": "tercet.picture(game)",
    "phase": "game.state.phase",
    "pop": "game.undo()",
    "push": "game.do",
    "replay": "tercet.replay(game)",
    "reset": "tercet.new_game, and tercet.dice.new_game",
    "result": "game.outcome",
    "run": "tercet.bots.play, and a loop over game.legal()",
    "save": "tercet.write_log(path, game)",
    "score": "game.state.scores",
    "scores": "game.state.scores",
    "seed": "new_game(players, seed=1), and game.events, which include a deal's seed",
    "show": "print(game), and tercet.picture(game)",
    "render": "print(game), and tercet.picture(game)",
    "step": "game.do",
    "svg": "tercet.picture(game)",
    "time": "game.now, in milliseconds",
    **dict.fromkeys(("to_svg", "save_svg"), "tercet.picture(game)"),
    "to_json": "tercet.write_log(path, game), one line of JSON for each event",
    "verify": "tercet.verify(game)",
    "winner": "game.outcome.winners",
    "winners": "game.outcome.winners",
    "write": "tercet.write_log(path, game)",
}


class _Moment(NamedTuple):
    """A state to which `undo` can return."""

    state: Any
    events: int
    now: Millis
    drafts: dict[Seat, Command]


class Playthrough(Hinting, Drawable, Generic[RulesT, StateT, ViewT]):
    """Commands go in through `do`; `state` and `events` show the result. The clock advances only in `wait`.

    It prints as its table, and a notebook shows it as a picture.
    """

    _guessed: ClassVar[Mapping[str, str]] = _GUESSED

    def __init__(self, game: Game[RulesT, StateT, ViewT], rules: RulesT, chance: Chance) -> None:
        self.game = game
        self.rules = rules
        self.chance = chance
        self.state = game.initial(rules)
        self.events: list[Event] = []
        self.now = Millis(0)
        self.drafts: dict[Seat, Command] = {}
        """Drafts of unplayed turns, by seat."""
        self._past: list[_Moment] = []
        self._carry_out(seating_commands.Open())

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carries out a command now; raises a Refusal, and changes nothing, if the rules do not allow it."""
        if not isinstance(command, Command):
            raise TypeError(f"expected a command, such as Ready(seat=0), not {command!r:.80}")
        self._require_number(command.seat)
        before = self._moment()
        try:
            events = self._carry_out(command)
        except NotSeated as refusal:
            seats = ", ".join(f"{seat} is {name}" for seat, name in enumerate(self.players))
            refusal.add_note(f"The command was sent for seat {command.seat}; the seats: {seats}.")
            raise
        self._past.append(before)
        return events

    def do_all(self, *commands: Command) -> tuple[Event, ...]:
        """Carries out several commands one after the other now, or none of them if one is refused."""
        done = len(self._past)
        try:
            return tuple([event for command in commands for event in self.do(command)])
        except Exception:
            while len(self._past) > done:
                self.undo()
            raise

    def wait(self, seconds: float | None = None) -> tuple[Event, ...]:
        """Lets time pass, including everything that happens automatically in that time.

        Without a number, waits until something happens automatically or a player has new options (may call again, for
        example); a minute if neither is expected.
        """
        given: Any = seconds  # an untyped caller may pass anything
        if given is not None and (isinstance(given, bool) or not isinstance(given, Real)):
            raise TypeError(f"seconds: a number, not {seconds!r:.80}")
        if seconds is None:
            until = self._next_moment()
        elif isnan(seconds):
            raise ValueError("seconds: a number, not nan")
        elif 0 <= seconds <= LONGEST_WAIT:
            until = Millis(self.now + round(float(seconds) * 1000))
        elif seconds > 0:
            raise ValueError(f"seconds: a year at most, not {seconds}")
        else:
            raise ValueError(f"seconds: must not be negative, unlike {seconds}; use `undo` to go back")
        self._past.append(self._moment())
        happened: list[Event] = []
        while (due := self.game.deadline(self.state)) is not None and due[0] <= until:
            self.now = max(self.now, due[0])
            command = due[1]
            if command.takes_draft:
                command = msgspec.structs.replace(command, draft=self.drafts.get(command.sender))
            events = self._carry_out(command)
            if not events:
                break
            happened += events
        self.now = until
        return tuple(happened)

    def undo(self) -> tuple[Event, ...]:
        """Undoes the last command or `wait`, and returns its events.

        Chance repeats itself: undoing a command does not draw better cards.
        """
        if not self._past:
            raise IndexError("there is nothing to undo")
        before = self._past.pop()
        undone = tuple(self.events[before.events :])
        seeds = [seed for event in undone if (seed := event.committed_seed) is not None]
        if seeds:
            self.chance = RepeatedChance(seeds, self.chance)
        del self.events[before.events :]
        self.state, self.now, self.drafts = before.state, before.now, before.drafts
        return undone

    def copy(self) -> Self:
        """An independent copy of the game, for trying something out; both copies draw the same cards or dice."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.events = self.events[:]
        twin.chance = deepcopy(self.chance)
        twin._past = self._past[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(chair.name for chair in self.state.seating.chairs)

    @property
    def is_over(self) -> bool:
        """Whether the game, or the last deal of a match, has been played to its end."""
        return self.state.phase == "over"

    @property
    def outcome(self) -> Outcome:
        """Points and places of everyone who has played; places are None before the end."""
        return self.game.outcome(self.view())

    def legal(self, seat: int | None = None) -> list[Command]:
        """Every command of the game that a seat, or by default any seat, could send now without being refused.

        Leaving, renaming and the like are always possible and are not listed. In a card game there may be none for a
        while, after every player has called wrongly; then `wait()`.
        """
        if seat is None:
            return [command for seat in self.state.seating.present() for command in self.legal(seat)]
        who = self._checked_seat(seat)
        return list(self.game.legal(self.view(who), who, self.now))

    def allows(self, command: Command) -> bool:
        """Whether a command would be carried out now; asking changes nothing."""
        if not isinstance(command, Command):
            raise TypeError(f"expected a command, such as Ready(seat=0), not {command!r:.80}")
        return next(accepted(self.game.transition, self.state, (command,), self.now), None) is not None

    def seat(self, *names: str) -> None:
        """Seats players in this order."""
        for name in names:
            self.do(seating_commands.Sit(name=name))

    def start(self) -> None:
        """Makes all players ready; if that does not start the game, as with a single player, the host starts it
        (C17)."""
        phase = self.state.phase
        for seat in self.state.seating.present():
            if self.state.phase == phase:
                self.do(seating_commands.Ready(seat=seat))
        if self.state.phase == phase and self.state.seating.staying() and self.state.seating.start is None:
            self.do(seating_commands.Start(seat=self.state.seating.acting_host()))

    def begin(self, *names: str) -> None:
        """Seats players in this order and starts; `undo` cannot return to a time before this."""
        self.seat(*names)
        self.start()
        self._past.clear()

    def ready(self, seat: int) -> tuple[Event, ...]:
        """`Ready`: a player wants the next deal to start (C17)."""
        return self._act(seating_commands.Ready(seat=seat))

    def leave(self, seat: int) -> tuple[Event, ...]:
        """`Leave`: a player leaves, for good or until they rejoin."""
        return self._act(seating_commands.Leave(seat=seat))

    def rejoin(self, seat: int) -> tuple[Event, ...]:
        """`Return`: a player who left takes their own seat again."""
        return self._act(seating_commands.Return(seat=seat))

    def view(self, seat: int | None = None) -> ViewT:
        """The view of a seat, or of a watcher by default."""
        return self.game.view(self.state, None if seat is None else self._checked_seat(seat))

    def unlocked_at(self, seat: int) -> Millis | None:
        """When a seat that is locked out may act again; None if it is not locked out."""
        until = self.game.locked_until(self.view(seat), Seat(seat))
        return until if until is not None and until > self.now else None

    def _act(self, *commands: Command) -> tuple[Event, ...]:
        """Carries out a player's commands, or none of them; raises an error that lists the seats for a wrong one."""
        for command in commands:
            self._checked_seat(command.seat)
        return self.do_all(*commands)

    def _require_number(self, seat: Any) -> None:
        """Raises an error unless the seat is a number; the rules check whether the seat exists."""
        if not isinstance(seat, int) or isinstance(seat, bool):
            self._checked_seat(seat)

    def _checked_seat(self, seat: Any) -> Seat:
        return checked_seat(self.state.seating, seat)

    def __eq__(self, other: object) -> bool:
        """Whether two games have the same rules, log and time."""
        if not isinstance(other, Playthrough):
            return NotImplemented
        ours, theirs = ((one.game.name, one.rules, one.events, one.now, one.drafts) for one in (self, other))
        return ours == theirs

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        return repr(self.view()).replace(self.game.view_type.__name__, type(self).__name__, 1)

    def _next_moment(self) -> Millis:
        due = self.game.deadline(self.state)
        moment = Millis(self.now + A_MINUTE) if due is None else max(self.now, due[0])
        locks = (self.unlocked_at(seat) for seat in self.state.seating.present())
        return min([moment, *(until for until in locks if until is not None)])

    def _moment(self) -> _Moment:
        return _Moment(self.state, len(self.events), self.now, self.drafts)

    def _carry_out(self, command: Command) -> tuple[Event, ...]:
        command = msgspec.structs.replace(command, at=self.now)
        decided = self.game.transition(self.state, command, self.chance)
        if command.is_draft:
            self.drafts = {**self.drafts, command.sender: command}
        self.state = decided.state
        shown = self.game.readable(self.rules, decided.events)
        self.events += shown
        return shown


register_drawing(
    Playthrough,
    Drawing(
        text=lambda game, **look: text_of(game.view(), **look),
        svg=lambda game, **look: svg_of(game.view(), **look),
    ),
)


def player_names(players: Iterable[str]) -> list[str]:
    """Checks that a new game's player names are a list of strings."""
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise TypeError(f"players: give the names as a list, such as ['Ada', 'Blaise'], not {players!r:.80}")
    names = list(players)
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"players: a name is a string, not {name!r:.80}")
    return names


def require_players(count: int, fewest: int, most: int) -> None:
    """Raises ValueError unless a game takes this number of players."""
    if not fewest <= count <= most:
        raise ValueError(f"players: the game takes {fewest} to {most}, not {count}")


def new_playthrough(
    game: Game[RulesT, StateT, ViewT], rules: RulesT, chance: Chance
) -> Playthrough[RulesT, StateT, ViewT]:
    """A new game in memory, with the game's own methods if it has any."""
    kind = Playthrough if game.playthrough is None else game.playthrough
    made: Playthrough[RulesT, StateT, ViewT] = kind(game, rules, chance)
    return made
