"""What each seat is sent of what happened; encoded once for all who may see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from msgspec import Raw

from tercet.core.engine.game import Event, Game, Millis, Version
from tercet.core.engine.seats import Seat
from tercet.tables.event_log import Commit, Frames
from tercet.wire.codec import encode
from tercet.wire.messages import Events


def is_public(game: Game[Any, Any, Any], commit: Commit) -> bool:
    """Whether everybody sees all of it: nobody sees less than a watcher does."""
    seen_by = game.seen_by
    for event in commit.events:  # noqa: SIM110 (all() is slower here)
        if seen_by(event, None) is not event:
            return False
    return True


def public_frame(commit: Commit, show_at: Millis | None) -> bytes:
    """One frame for all; what went to the log is what goes to the players, byte for byte."""
    entry = commit.entry
    events = cast("tuple[Event, ...]", tuple([Raw(raw) for raw in entry.events]))
    return encode(
        Events(
            after=entry.version,
            events=events,
            by=commit.by,
            id=entry.command,
            show_at=show_at,
            held=commit.held,
        )
    )


def private_frames(game: Game[Any, Any, Any], commit: Commit, show_at: Millis | None) -> Callable[[Seat | None], bytes]:
    """From a seat, or None for a watcher, to its own frame."""
    entry, events = commit.entry, commit.events

    def frame(seat: Seat | None) -> bytes:
        return encode(
            Events(
                after=entry.version,
                events=tuple(game.seen_by(event, seat) for event in events),
                by=commit.by,
                id=entry.command,
                show_at=show_at,
                held=commit.held,
            )
        )

    return frame


def missed_frames(
    recent: Iterable[tuple[Version, Frames]], seen: Version | None, version: Version, seat: Seat | None
) -> list[bytes] | None:
    """What a client at version `seen` missed; None when it is not all there any more, or was never had.

    A table that has just woken knows nothing of what was sent before, and gives everybody the whole view.
    """
    if seen is None or seen > version:
        return None
    kept = list(recent)
    if seen == version and kept:
        return []
    missed = [(after, frames) for after, frames in kept if after >= seen]
    if not missed or missed[0][0] != seen:
        return None
    return [frames if isinstance(frames, bytes) else frames(seat) for _, frames in missed]
