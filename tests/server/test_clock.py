"""The timers of all tables fire on one grid."""

from __future__ import annotations

import asyncio
from typing import Any

from tercet.server.clock import GRID, LoopClock


def test_timers_due_together_share_a_wake_up_and_none_delays_another() -> None:
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
        clock.call_at(due - GRID / 2, lambda: rung.append(("first", clock.now())))
        clock.call_at(due - GRID / 4, lambda: rung.append(("cancelled", clock.now()))).cancel()
        clock.call_at(due, lambda: rung.append(("second", clock.now())))
        clock.call_at(due + 1, done.set)
        assert len(clock._due) == 2
        await done.wait()
        assert [name for name, _ in rung] == ["first", "second"]
        assert all(at > due - 2 for _, at in rung)
        assert [type(error) for error in errors] == [ValueError]
        assert clock._due == {}

    asyncio.run(main())
