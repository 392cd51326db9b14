"""Sends events to each seat, encoding a frame once for everyone who may see the same events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Raw

from tercet.core.engine.game import Millis, Version
from tercet.core.engine.seats import Seat
from tercet.tables.event_log import Commit, Frames
from tercet.tables.members import Member
from tercet.wire.codec import encode
from tercet.wire.messages import Events


def broadcast(commit: Commit, show_at: Millis | None, members: Iterable[Member]) -> Frames:
    """Sends each member the events as they may see them; returns the frames."""
    for event in commit.events:
        if event.seen_by(None) is not event:  # nobody sees less than a watcher
            frames = private_frames(commit, show_at)
            for member in members:
                member.send(frames(member.seat))
            return frames
    frame = public_frame(commit, show_at)
    for member in members:
        member.send(frame)
    return frame


def public_frame(commit: Commit, show_at: Millis | None) -> bytes:
    """Returns one frame for everybody, with the same event bytes as in the log."""
    entry = commit.entry
    events: Any = tuple(map(Raw, entry.events))
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


def private_frames(commit: Commit, show_at: Millis | None) -> Callable[[Seat | None], bytes]:
    """Returns a function that returns each seat's frame, or the watchers' for None; it encodes each frame once."""
    entry, events = commit.entry, commit.events
    made: dict[Seat | None, bytes] = {}

    def frame(seat: Seat | None) -> bytes:
        known = made.get(seat)
        if known is not None:
            return known
        made[seat] = encode(
            Events(
                after=entry.version,
                events=tuple(event.seen_by(seat) for event in events),
                by=commit.by,
                id=entry.command,
                show_at=show_at,
                held=commit.held,
            )
        )
        return made[seat]

    return frame


def missed_frames(
    recent: Iterable[tuple[Version, Frames]], seen: Version | None, version: Version, seat: Seat | None
) -> list[bytes] | None:
    """Returns the frames that a client at version `seen` has missed; None if some are not in memory.

    A table that has just woken has no earlier frames, and sends everybody the whole view.
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
