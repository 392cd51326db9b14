"""Games as rows: plain dicts, ready for `pandas.DataFrame(rows)` and `polars.DataFrame(rows)`.

Every function accepts files, folders, logs or games in memory, one or many. Simulations have their own rows:
`tercet.lab.simulate(…).rows()`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from tercet.core.cardgame.events import CallFailed, SetTaken
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import takings
from tercet.core.dicegame.events import OpeningLaid, TurnPassed, TurnPlayed
from tercet.core.dicegame.notation import format_turn
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Event, states
from tercet.core.engine.log import GameLog
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.store.log_files import logs_in, read_log

__all__ = ["Row", "calls", "events", "games", "players", "turns"]

Row = dict[str, Any]
"""One row; values are numbers, strings, booleans or None."""
Played = str | Path | GameLog[Any, Any] | Playthrough[Any, Any, Any]
"""A file, a folder of `.tercet` files, a log, or a game in memory."""


def __dir__() -> list[str]:
    return __all__


def games(*played: Played | Iterable[Played]) -> list[Row]:
    """Returns one row per game: which game, how long, and who won."""
    rows = []
    for name, log in _logs(played):
        last = _steps(log)[-1][1]
        outcome = log.game.outcome(last)
        seconds = (log.events[-1].at - getattr(last, "started_at", 0)) / 1000 if log.events else 0.0
        rows.append(
            {
                "game": name,
                "kind": log.game.name,
                "edition": getattr(log.rules, "edition", None),
                "players": len(outcome.players),
                "phase": last.phase,
                "events": len(log.events),
                "seconds": seconds,
                "winners": ", ".join(last.seating.chairs[seat].name for seat in outcome.winners) or None,
                "points": max((player.points for player in outcome.players), default=None),
            }
        )
    return rows


def players(*played: Played | Iterable[Played]) -> list[Row]:
    """Returns one row per game and player: points, place, and the counts of that game (right and wrong calls, …)."""
    rows = []
    for name, log in _logs(played):
        last = _steps(log)[-1][1]
        for player in log.game.outcome(last).players:
            chair = last.seating.chairs[player.seat]
            row = {"game": name, "seat": int(player.seat), "player": chair.name, "bot": chair.bot}
            row |= {"points": player.points, "place": player.place, "stayed": player.stayed}
            own = last.players[player.seat] if hasattr(last, "players") else None
            counted = msgspec.structs.asdict(own) if own is not None else {}
            rows.append(row | {key: value for key, value in counted.items() if type(value) is int and key not in row})
    return rows


def events(*played: Played | Iterable[Played]) -> list[Row]:
    """Returns one row per event: its number, time, kind and player, and its remaining fields as JSON text."""
    rows = []
    for name, log in _logs(played):
        for number, (event, state) in enumerate(_steps(log)[1:], 1):
            rest = {
                key: value for key, value in msgspec.to_builtins(event).items() if key not in ("type", "at", "seat")
            }
            row = {"game": name, "version": number, "seconds": _at(event) / 1000, "event": type(event).__name__}
            rows.append(
                row | _who(state, getattr(event, "seat", None)) | {"details": msgspec.json.encode(rest).decode()}
            )
    return rows


def calls(*played: Played | Iterable[Played]) -> list[Row]:
    """Returns one row per call in card games, right or wrong, with the cards on the table.

    `after` is the age of the layout in seconds, `sets` the number of SETs (in a variant, takings) on it.
    """
    rows = []
    for name, log in _logs(played):
        state: Any = None
        since = 0
        for event, after in _steps(log):
            if isinstance(event, SetTaken | CallFailed) and isinstance(state, CardState):
                table, deck = cards_of(state.layout), state.rules.variant.deck
                row = {"game": name, "deal": state.deal, "seconds": (event.at - state.started_at) / 1000}
                row |= _who(after, event.seat) | {
                    "right": isinstance(event, SetTaken),
                    "reason": None if isinstance(event, SetTaken) else event.reason,
                    "cards": deck.format(event.cards) or None,
                    "after": (event.at - since) / 1000,
                    "table": len(table),
                    "sets": len(takings(state)),
                    "pile": state.pile_count,
                    "points": event.points,
                }
                rows.append(row)
            if isinstance(after, CardState) and after.layout != getattr(state, "layout", None):
                since = _at(event)
            state = after
    return rows


def turns(*played: Played | Iterable[Played]) -> list[Row]:
    """Returns one row per turn in dice games: the dice placed and their score, or the pass."""
    rows = []
    for name, log in _logs(played):
        state: Any = None
        for event, after in _steps(log):
            if isinstance(event, OpeningLaid | TurnPlayed | TurnPassed) and isinstance(state, DiceState):
                passed = isinstance(event, TurnPassed)
                laid = [] if isinstance(event, TurnPassed) else [die.laid for die in event.laid]
                row = {"game": name, "round": max(1, state.round), "seconds": (event.at - state.started_at) / 1000}
                row |= _who(after, event.seat) | {
                    "kind": "passed" if passed else "opened" if isinstance(event, OpeningLaid) else "played",
                    "dice": format_turn(laid) or None,
                    "points": 0 if isinstance(event, TurnPassed) else event.points,
                    "score": after.players[event.seat].score,
                }
                rows.append(row)
            state = after
    return rows


def _logs(played: Iterable[Played | Iterable[Played]]) -> Iterator[tuple[str, GameLog[Any, Any]]]:
    """Yields each game with its name: the name of its file, or its number among the arguments."""
    flat: list[Played] = []
    for one in played:
        if isinstance(one, str | Path | GameLog | Playthrough):
            flat.append(one)
        elif isinstance(one, Iterable):
            flat += one
        else:
            raise TypeError(f"this takes files, folders, logs or games, one or many, not {one!r:.80}")
    for number, each in enumerate(chain.from_iterable(map(_in_folder, flat))):
        if isinstance(each, str | Path):
            yield Path(each).stem, read_log(each)
        elif isinstance(each, Playthrough):
            yield str(number), GameLog(each.game, each.rules, each.events)
        elif isinstance(each, GameLog):
            yield str(number), each
        else:
            raise TypeError(f"this takes files, folders, logs or games, one or many, not {each!r:.80}")


def _in_folder(played: Played) -> list[Played]:
    """Returns the logs in a folder, sorted by name, or any other argument unchanged."""
    return [*logs_in(played)] if isinstance(played, str | Path) else [played]


def _steps(log: GameLog[Any, Any]) -> list[tuple[Event | None, Any]]:
    """Returns the state before anything happened, then each event with the state after it."""
    after = states(log.game, log.game.initial(log.rules), log.events)
    return list(zip((None, *log.events), after, strict=True))


def _at(event: Event | None) -> int:
    return 0 if event is None else event.at


def _who(state: Any, seat: Seat | None) -> Row:
    known = seat is not None and 0 <= seat < len(state.seating.chairs)
    return {"seat": seat if known else None, "player": state.seating.chairs[seat].name if known else None}
