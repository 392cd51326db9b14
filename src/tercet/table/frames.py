"""What each seat is sent of what happened; encoded once for all who may see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec

from tercet.core.chairs import Seat
from tercet.core.play import Event, Game, Millis, Version
from tercet.table.ledger import Happening
from tercet.wire.codec import encode
from tercet.wire.messages import Events


def events_frame(
    game: Game[Any, Any, Any], happening: Happening, show_at: Millis | None = None
) -> Callable[[Seat | None], bytes]:
    """A function from a seat, or None for a watcher, to its frame."""
    whole: bytes | None = None

    def frame(seat: Seat | None) -> bytes:
        nonlocal whole
        seen = [game.seen_by(event, seat) for event in happening.events]
        if all(one is other for one, other in zip(seen, happening.events, strict=True)):
            if whole is None:
                # what went to the log is what goes to the players, byte for byte
                raws = tuple(msgspec.Raw(raw) for raw in happening.raws)
                whole = encode(_events(happening, cast("tuple[Event, ...]", raws), show_at))
            return whole
        return encode(_events(happening, tuple(seen), show_at))

    return frame


def _events(happening: Happening, events: tuple[Event, ...], show_at: Millis | None) -> Events:
    return Events(
        after=happening.after, events=events, by=happening.by, id=happening.id, show_at=show_at, held=happening.held
    )


def missed_frames(
    game: Game[Any, Any, Any], recent: Iterable[Happening], seen: Version | None, version: Version, seat: Seat | None
) -> list[bytes] | None:
    """What a client at version `seen` missed; None when it is not all there any more, or was never had."""
    if seen is None or seen > version:
        return None
    if seen == version:
        return []
    missed = [happening for happening in recent if happening.after >= seen]
    if not missed or missed[0].after != seen:
        return None
    return [events_frame(game, happening)(seat) for happening in missed]
