"""Fixtures of the lab's tests."""

from __future__ import annotations

import pytest

from tercet.lab import acceleration


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything through plain Python, as where the optional packages are missing."""
    monkeypatch.setenv(acceleration.SWITCH, "pure")
