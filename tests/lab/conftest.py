"""Fixtures of the lab's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tercet.lab import acceleration
from tercet.lab.exact import odds


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything through plain Python, as where the optional packages are missing."""
    caches = (odds.set_free, odds.sets_in, odds.hand_odds)
    for cached in caches:
        cached.cache_clear()
    monkeypatch.setenv(acceleration.SWITCH, "pure")
    yield
    for cached in caches:
        cached.cache_clear()
