"""A golden room has the recorded views; the web client's projection is tested against the same ones."""

from __future__ import annotations

from tercet.core.room.events import EVENTS
from tests.golden.room_playthrough import PATH, text


def test_a_golden_room_shows_the_recorded_views() -> None:
    assert text() == PATH.read_text(), "run `python -m tests.golden.room_playthrough`"


def test_a_golden_room_shows_every_event_of_a_room() -> None:
    written = PATH.read_text()
    own = [kind for kind in EVENTS if kind.__module__ == "tercet.core.room.events"]
    assert not [kind.__name__ for kind in own if f'"type":"{kind.__name__}"' not in written]
