"""How long a store waits before a commit: a little under load, so each contains more entries; otherwise not at all."""

from __future__ import annotations

import pytest

from tercet.store.appends import BREATH, Pacing


def waits(rate: float, seconds: float) -> tuple[float, float]:
    """Mean wait and mean size of the commits in the second half, for evenly spaced entries."""
    now = 0.0
    pacing, wait = Pacing(lambda: now), 0.0
    taken, found = 0, []
    while now < seconds:
        now = max(now, (taken + 1) / rate) + wait  # the next entry has arrived, and the writer has waited
        entries = max(int(now * rate) - taken, 1)
        taken += entries
        wait = pacing.wait_after(entries)
        if now > seconds / 2:
            found.append((wait, entries))
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def test_a_quiet_server_commits_immediately() -> None:
    assert waits(100, 2) == (0.0, 1.0)


def test_a_busy_server_groups_several_entries() -> None:
    for rate in (500, 1000, 5000):
        wait, size = waits(rate, 2)
        assert wait == pytest.approx(BREATH)
        assert size >= rate * BREATH * 0.9
