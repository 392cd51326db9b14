"""A complete solo game from a script: the same commands at the same times, whichever program runs the table.

Runs in CPython and in a browser's worker, because it imports no test tools.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.cardgame.takings import takings
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command
from tercet.core.seating.commands import CommitNonce, Ready, RevealNonce, Sit
from tercet.core.seating.commit_reveal import nonce_commitment
from tercet.store.port import Moment

NONCE = "5e" * 32
START = 1_700_000_000_000.0

Do = Callable[[Command], Awaitable[None]]


class ScriptedTimer:
    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class ScriptedClock:
    """A clock that stands still until the script advances it, then makes the calls that are due."""

    def __init__(self, start: float = START) -> None:
        self._now = start
        self._calls: list[tuple[float, int, ScriptedTimer, Callable[[], None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    def moment(self) -> Moment:
        return Moment(round(self._now))

    def call_at(self, moment: float, function: Callable[[], None]) -> ScriptedTimer:
        timer = ScriptedTimer()
        heapq.heappush(self._calls, (max(moment, self._now), next(self._order), timer, function))
        return timer

    def advance(self, millis: float) -> None:
        until = self._now + millis
        while self._calls and self._calls[0][0] <= until:
            self._now, _, timer, function = heapq.heappop(self._calls)
            if not timer.cancelled:
                function()
        self._now = until


def scripted_chance() -> FairChance:
    return FairChance(seeds_from("script"))


async def play(clock: ScriptedClock, state: Callable[[], Any], do: Do) -> int:
    """Plays until the game is over, with some mistakes; returns the number of commands."""
    commands = 0

    async def act(command: Command, millis: float = 730) -> None:
        nonlocal commands
        commands += 1
        clock.advance(millis)
        await do(command)

    await act(Sit(name="Ana"))
    await act(CommitNonce(commitment=nonce_commitment(NONCE), seed=state().commitment))
    await act(Ready())
    if state().seating.start is not None:
        await act(RevealNonce(nonce=NONCE))
    while (now := state()).phase != "over":
        found = takings(now)
        if not found:
            await act(SayNoSet(seen=now.version), 4_100)
        elif now.style == "announce":
            await act(CallSet(seen=now.version), 2_345)
            await act(PointCards(cards=found[0] if commands % 9 else now.cards[: len(found[0])]))
        else:
            await act(ClaimSet(cards=found[0], seen=now.version), 2_345)
        assert commands < 500, "the script never ends"
    return commands
