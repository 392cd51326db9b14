"""The timers of all tables fire on one grid."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import pytest

from tercet.server.clock import GRID, LoopClock


def test_a_timer_that_is_already_due_fires_in_the_next_turn() -> None:
    async def main() -> None:
        clock = LoopClock(asyncio.get_running_loop())
        fired: list[str] = []
        clock.call_at(clock.now(), lambda: fired.append("due"))
        clock.call_at(clock.now(), lambda: fired.append("cancelled")).cancel()
        assert fired == []
        await asyncio.sleep(0)
        assert fired == ["due"]

    asyncio.run(main())


def test_timers_due_together_share_a_wake_up_and_none_delays_another(monkeypatch: pytest.MonkeyPatch) -> None:
    # time stands still, so a pause of the test makes no timer overdue
    started = monotonic()
    monkeypatch.setattr("tercet.server.clock.monotonic", lambda: started)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        errors: list[Any] = []
        loop.set_exception_handler(lambda _, context: errors.append(context["exception"]))
        clock = LoopClock(loop)
        rung: list[tuple[str, float]] = []
        done = asyncio.Event()

        def fail() -> None:
            raise ValueError

        due = (clock.now() // GRID + 3) * GRID
        clock.call_at(due - GRID / 2, fail)
        clock.call_at(due - GRID / 2, lambda: rung.append(("first", loop.time() * 1000)))
        clock.call_at(due - GRID / 4, lambda: rung.append(("cancelled", loop.time() * 1000))).cancel()
        clock.call_at(due, lambda: rung.append(("second", loop.time() * 1000)))
        clock.call_at(due + 1, done.set)
        assert len(clock._due) == 2
        await done.wait()
        assert [name for name, _ in rung] == ["first", "second"]
        assert all(at > due - 2 for _, at in rung)
        assert [type(error) for error in errors] == [ValueError]
        assert clock._due == {}

    asyncio.run(main())
