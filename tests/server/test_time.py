"""C20 with a real process: killed or stopped in the middle of a game, it continues with the time that was left; calls
and turns restart, and nobody is penalized.

The asserted bounds hold on a machine of any speed: the table's clock cannot have run longer than the process.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tercet.bots.roster import make_bot
from tercet.client import CommandRefused, Pass, RemoteTable, introduce, make_table
from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.cardgame.events import CallFailed, CardsAdded, NoSetVoted, SetCalled
from tercet.core.dicegame.events import TurnPassed, TurnStarted
from tercet.core.engine.game import Command, Event
from tercet.core.seating.commands import Ready
from tercet.core.seating.events import PlayVoided
from tercet.core.sets.cards import is_set
from tercet.wire.messages import Events, Welcome
from tests.server.serving import press, run
from tests.server.test_dice import act
from tests.server.test_kill import Server

SECONDS = 20.0
"""Duration of everything in progress: the shortest possible turn (D6)."""
RUNS, DOWN = 3.0, 3.0
"""Seconds before the server ends, and minimum seconds without a server."""
NOTED = 2.5
"""Maximum lag in seconds of a killed server's clock: it is recorded once a second, on a busy disk later."""
SLACK = 1.5
"""Seconds between the start of a table's clock and the welcome that reports it."""
ENDS = {"killed": signal.SIGKILL, "stopped": signal.SIGTERM}


class Watched(RemoteTable):
    """A client that records every event, and the table's clock at each welcome."""

    def __init__(self, server: str, code: str, who: Pass) -> None:
        super().__init__(server, code, who)
        self.welcomes: list[float] = []
        self.seen: list[Event] = []

    def _welcome(self, message: Welcome[Command]) -> None:
        self.welcomes.append(message.now / 1000)
        super()._welcome(message)

    def _apply_events(self, message: Events[Event]) -> None:
        self.seen += message.events
        super()._apply_events(message)

    def at(self, kind: type[Event]) -> float:
        """When the last event of a type happened, by the table's clock."""
        return next(event.at for event in reversed(self.seen) if isinstance(event, kind)) / 1000


@dataclass
class UnderWay:
    """Something with a time limit, and how it ended."""

    tables: list[Watched]
    begun: type[Event]
    """The event that started it."""
    ended: type[Event]
    """The event when its time is up."""
    until: Callable[[Any], int | None]
    """Its deadline in a view."""
    asked: float = 0.0
    done: float = 0.0
    """Just before and just after it started, in seconds of this process."""
    before: Any = None
    after: Any = None
    went_on: float = 0.0
    """The table's clock when it continued."""


@dataclass
class Life:
    """What happened to one server."""

    under_way: dict[str, UnderWay]
    ending: float
    """When it was killed or stopped, and when it was gone."""
    gone: float
    back: float
    """When it was restarted."""
    absent: Watched
    """A player at a table whose caller did not return."""


def a_wrong_triple(cards: tuple[int, ...]) -> tuple[int, int, int]:
    return next(triple for triple in combinations(cards, 3) if not is_set(*triple))


async def pair(url: str, **terms: Any) -> list[Watched]:
    passes = [await introduce(url, name) for name in ("Anna", "Bert")]
    code = await make_table(url, passes[0], **terms)
    tables = [Watched(url, code, who) for who in passes]
    for table in tables:
        await table.open()
        await table.sit()
    for table in tables:
        await table.do(Ready())
    for table in tables:
        await table.until(lambda view: view.phase != "lobby")
    return tables


async def open_dice(tables: list[Watched]) -> None:
    """Plays until the opening is laid and the other player's turn starts."""
    players = [(table, make_bot("dice", "greedy", str(i))) for i, table in enumerate(tables)]
    while tables[0].view.phase != "play":
        moved = [await act(table, bot) for table, bot in players if table.view.phase == "opening"]
        if not any(moved) and tables[0].view.phase != "play":
            await tables[0].changed()


async def begin(url: str) -> dict[str, UnderWay]:
    """Starts an open call, a vote, a lock-out, and a turn with the dice."""
    terms = {"edition": "es", "overrides": dict.fromkeys(("point_seconds", "vote_seconds", "lock_seconds"), SECONDS)}
    calling, voting, locked = [await pair(url, **terms) for _ in range(3)]
    turn = await pair(url, game="dice", overrides={"turn_seconds": SECONDS})
    found = {
        "call": UnderWay(calling, SetCalled, CallFailed, lambda view: view.call and view.call.until),
        "vote": UnderWay(voting, NoSetVoted, CardsAdded, lambda view: view.vote_until),
        "lock": UnderWay(locked, CallFailed, SetCalled, lambda view: view.players[0].locked_until),
        "turn": UnderWay(turn, TurnStarted, TurnPassed, lambda view: view.until),
    }
    for name, each in found.items():
        first = each.tables[0]
        each.asked = time.monotonic()
        match name:
            case "call" | "lock":
                await press(first, CallSet(seen=first.version))
                if name == "lock":
                    await first.do(PointCards(cards=a_wrong_triple(first.view.cards)))
            case "vote":
                await first.do(SayNoSet(seen=first.version))
            case "turn":
                await open_dice(each.tables)
        each.done = time.monotonic()
    return found


async def finish(name: str, each: UnderWay) -> None:
    """Waits until its time is up."""
    first = each.tables[0]
    if name != "lock":
        await first.until(lambda _: any(isinstance(event, each.ended) for event in first.seen))
        return
    while True:
        try:
            await press(first, CallSet(seen=first.version))
        except CommandRefused as refused:
            if refused.code != "locked-out":
                raise
            await asyncio.sleep(0.05)
        else:
            return


async def live(server: Server, end: signal.Signals) -> Life:
    """Runs a server that ends while all of this is in progress, and restarts it."""
    url = await server.start()
    under_way = await begin(url)
    caller, other = await pair(url, edition="es", overrides={"point_seconds": 2 * RUNS})
    await asyncio.sleep(RUNS)
    await press(caller, CallSet(seen=caller.version))
    for each in under_way.values():
        each.before = each.tables[0].view
    ending = time.monotonic()
    await asyncio.to_thread(server.kill, end)
    gone = time.monotonic()
    await caller.close()
    await asyncio.sleep(DOWN)
    back = time.monotonic()
    await server.start()
    for each in under_way.values():
        for table in each.tables:
            await table.until(lambda _, table=table: len(table.welcomes) > 1)  # type: ignore[misc]
        each.went_on = min(table.welcomes[1] for table in each.tables)
        each.after = each.tables[1].view
    await asyncio.gather(
        *(finish(name, each) for name, each in under_way.items()),
        other.until(lambda view: len(other.welcomes) > 1 and view.call is None),
    )
    for table in [other, *(table for each in under_way.values() for table in each.tables)]:
        await table.close()
    assert await asyncio.to_thread(server.kill, signal.SIGTERM) == 0
    return Life(under_way, ending, gone, back, other)


@pytest.fixture(scope="module")
def lives(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Life]:
    """A killed and a stopped server in parallel, each in its own process."""
    found: dict[str, Life] = {}

    async def one(name: str, folder: Path) -> None:
        with Server(folder) as server:
            found[name] = await live(server, ENDS[name])

    async def both() -> None:
        await asyncio.gather(*(one(name, tmp_path_factory.mktemp(name)) for name in ENDS))

    run(both)
    return found


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("what", ["call", "turn"])
def test_C20_an_interrupted_call_or_turn_gets_its_full_time_again(lives: dict[str, Life], end: str, what: str) -> None:
    each = lives[end].under_way[what]
    until, anew = each.until(each.before), each.until(each.after)
    assert until is not None, "it was in progress"
    assert anew is not None
    assert anew / 1000 >= each.went_on + SECONDS - SLACK, "its full time, counted from the player's return"
    assert each.tables[0].at(each.ended) >= anew / 1000, "it is penalized only after that"


@pytest.mark.parametrize("end", ENDS)
def test_C20_a_call_whose_caller_does_not_return_costs_nothing(lives: dict[str, Life], end: str) -> None:
    table = lives[end].absent
    assert [type(event).__name__ for event in table.seen if isinstance(event, PlayVoided | CallFailed)] == [
        "PlayVoided"
    ]
    assert (table.view.players[0].wrong, table.view.players[0].locked_until) == (0, None)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("what", ["vote", "lock"])
def test_C20_votes_and_locks_continue_with_the_time_they_had_left(lives: dict[str, Life], end: str, what: str) -> None:
    life = lives[end]
    each = life.under_way[what]
    until = each.until(each.before)
    assert until is not None, "it was in progress"
    assert each.until(each.after) == until, "its end is the same by the table's clock"
    begun = next(event.at for event in each.tables[0].seen if isinstance(event, each.begun)) / 1000
    assert life.back - life.gone >= DOWN
    assert each.went_on <= begun + (life.gone - each.asked) + SLACK, "time stopped while no server ran"
    behind = NOTED if end == "killed" else SLACK
    assert each.went_on >= begun + (life.ending - each.done) - behind, "and elapsed time was not granted again"
    assert each.tables[0].at(each.ended) >= until / 1000, "it ends when its time is up, not before"
