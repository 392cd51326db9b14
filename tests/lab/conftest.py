"""Fixtures of the lab's tests."""

from __future__ import annotations

import pytest

from tercet.lab import acceleration


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disables the optional packages, so everything runs in plain Python."""
    monkeypatch.setenv(acceleration.SWITCH, "pure")
