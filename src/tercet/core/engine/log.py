"""A whole game as text, `.tercet`: a header line with the rules, then one event per line as a JSON object.

`parse_log` reads everything that `format_log` prints. It refuses damaged text, naming the line, and never guesses.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, Union

import msgspec

from tercet.core.engine.game import Event, Game, StateT
from tercet.core.engine.json_problems import json_problem
from tercet.core.engine.log_verification import CheckedEvent, RecordedChance, check_events
from tercet.core.engine.ruleset import REVISION, RulesT
from tercet.core.guessed_names import Hinting
from tercet.core.plaintext import first_control_character

FORMAT: Final = 1


class LogError(ValueError):
    """A log that cannot be read; the message names the line, and the file if it was read from one."""

    def __init__(self, line: int, problem: str, path: str = "") -> None:
        super().__init__(f"{path}, line {line}: {problem}" if path else f"line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.path = path


class NotALog(LogError):
    """The first line is not a header, so the text is not a log."""


class EmptyLog(NotALog):
    """The file is empty."""


class UnreleasedLog(LogError):
    """A log from before the first release."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a log."""

    tercet: int
    """The version of the format."""
    game: str
    rules: msgspec.Raw


class _Numbered(msgspec.Struct, frozen=True):
    v: int


class _Revised(msgspec.Struct, frozen=True):
    revision: int = 0


class GameLog(Hinting, Generic[RulesT, StateT]):
    """A game, its rules and its events, as read from or written to a file."""

    _guessed: ClassVar[Mapping[str, str]] = {
        "append": "game.do, and tercet.write_log(path, game)",
        "is_over": "list(log.states())[-1].is_over",
        "moves": "log.events",
        "names": "list(log.states())[-1].seating.chairs, each with a name",
        "players": "list(log.states())[-1].seating.chairs, each with a name",
        "replay": "log.states(), and tercet.replay",
        "save": "tercet.write_log(path, log)",
        "scores": "list(log.states())[-1].scores",
        "state": "list(log.states())[-1]",
        "verify": "tercet.verify(log)",
        "winner": "list(log.states())[-1].winners",
        "winners": "list(log.states())[-1].winners",
    }

    def __init__(self, game: Game[RulesT, StateT, Any], rules: RulesT, events: Sequence[Event]) -> None:
        self.game = game
        self.rules = rules
        self.events = game.readable(rules, events)

    def __repr__(self) -> str:
        return f"<GameLog: {self.game.name}, {len(self.events)} events>"

    def __iter__(self) -> Iterator[Event]:
        """The events; `states` yields the states."""
        return iter(self.events)

    def states(self) -> Iterator[StateT]:
        """Yields the state before the first event, then after each; raises a LogError for an event that the rules do
        not allow."""
        yield self.game.initial(self.rules)
        for step in self.steps(RecordedChance):
            if step.problem is not None:
                raise LogError(step.line, step.problem)
            yield step.state

    def problems(self, chance: type[RecordedChance] = RecordedChance) -> list[LogError]:
        """All problems, ordered by line."""
        return problems_of(self.steps(chance))

    def steps(self, chance: type[RecordedChance] = RecordedChance) -> Iterator[CheckedEvent]:
        """Yields every event, checked, with the state after it."""
        return check_events(self.game, self.rules, self.events, chance)


def problems_of(steps: Iterable[CheckedEvent]) -> list[LogError]:
    """The problems among checked events."""
    return [LogError(step.line, step.problem) for step in steps if step.problem is not None]


def format_log(log: GameLog[Any, Any]) -> str:
    """The log as text; `parse_log` reads it back."""
    header = Header(FORMAT, log.game.name, msgspec.Raw(msgspec.json.encode(log.rules)))
    lines = [msgspec.json.encode(header)]
    lines += (b'{"v":%d,' % i + msgspec.json.encode(event)[1:] for i, event in enumerate(log.events, 1))
    return b"\n".join(lines).decode() + "\n"


def parse_log(text: str, games: Iterable[Game[Any, Any, Any]]) -> GameLog[Any, Any]:
    """Reads what `format_log` printed. Checks only the form of events; `GameLog.states` checks them against the
    rules."""
    if not text:
        raise EmptyLog(1, "the file is empty")
    lines = text.split("\n")
    if not lines[0].startswith("{"):
        raise NotALog(1, "not the header of a Tercet log")
    for number, line in enumerate(lines, 1):
        if (character := first_control_character(line)) is not None:
            raise LogError(number, f"it contains the control character {character}, which is not allowed in a log")
    game, rules = _header(lines[0], {game.name: game for game in games})
    if lines[-1] != "":
        raise LogError(len(lines), "the last line is cut off: a line break is missing at its end")
    lines.pop()
    decoder = event_decoder(game)
    events = []
    for number, line in enumerate(lines[1:], 2):
        try:
            version = _VERSION.decode(line).v
            event = decoder.decode(line)
            keys = json.loads(line, object_pairs_hook=_only_once)
        except msgspec.MsgspecError as error:
            raise LogError(number, json_problem(error)) from None
        except ValueError as error:
            raise LogError(number, str(error)) from None
        except RecursionError:
            raise LogError(number, "it is nested too deeply") from None
        if version != number - 1:
            raise LogError(number, f"expected event {number - 1}, not event {version}")
        for key in keys.keys() - {"v", "type", *event.__struct_fields__}:
            raise LogError(number, f"{type(event).__name__} has no '{key}'")
        events.append(event)
    return GameLog(game, rules, events)


@cache
def event_decoder(game: Game[Any, Any, Any]) -> msgspec.json.Decoder[Event]:
    """Returns a decoder for a game's events in JSON."""
    return msgspec.json.Decoder(Union[game.events])  # noqa: UP007 (the members are known only here)


_HEADER: Final = msgspec.json.Decoder(Header)
_VERSION: Final = msgspec.json.Decoder(_Numbered)
_REVISED: Final = msgspec.json.Decoder(_Revised)


def _only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Builds a JSON object; raises ValueError for duplicate keys."""
    keys = dict(pairs)
    if len(keys) < len(pairs):
        ((twice, _),) = Counter(key for key, _ in pairs).most_common(1)
        raise ValueError(f"'{twice}' occurs twice")
    return keys


def _header(line: str, games: dict[str, Game[Any, Any, Any]]) -> tuple[Game[Any, Any, Any], Any]:
    try:
        header = _HEADER.decode(line)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        # a line that begins like a header is a damaged header
        kind = LogError if line.startswith('{"tercet":') else NotALog
        problem = json_problem(error) if isinstance(error, msgspec.MsgspecError) else str(error)
        raise kind(1, f"not the header of a Tercet log: {problem}") from None
    if header.tercet != FORMAT:
        raise LogError(1, f"unknown format {header.tercet}; this version reads format {FORMAT}")
    game = games.get(header.game)
    if game is None:
        raise LogError(1, f"unknown game '{header.game}'; this version knows {', '.join(games)}")
    try:
        if _REVISED.decode(header.rules).revision != REVISION:
            raise UnreleasedLog(1, "this game was logged before Tercet 0.1.0, which cannot replay it")
        return game, msgspec.json.decode(header.rules, type=game.rules_type)
    except msgspec.MsgspecError as error:
        raise LogError(1, f"rules: {json_problem(error)}") from None
