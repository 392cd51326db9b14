"""What happens to seats, as sentences, and how the sentence of any event is put together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.seating import PlayerLeft, PlayerRenamed, PlayerReplaced, PlayerSeated, ProposalMade, SeedCommitted
from tercet.locale import Words

Values = dict[str, str | float]
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def event_message(event: Event) -> str:
    """The id of an event's message: `SetTaken` is `event-set-taken`."""
    return f"event-{_CAPITAL.sub('-', type(event).__name__).lower()}"


def event_sentence(event: Event, values: Mapping[str, str | float], names: Sequence[str], words: Words) -> str:
    """An event as a sentence; adds its player's name unless the values give one."""
    seat = getattr(event, "seat", None)
    own = {} if seat is None or "name" in values else {"name": player_name(seat, names)}
    return words(event_message(event), **values, **own)


def seat_values(event: Event, names: Sequence[str]) -> Values:
    """The values for the message of an event about seats; empty for events of a game."""
    match event:
        case SeedCommitted():
            return {"commitment": event.commitment}
        case PlayerSeated():
            return {"name": event.name, "bot": "yes" if event.bot else "no"}
        case PlayerReplaced():
            return {"name": event.name}
        case PlayerRenamed():
            return {"name": player_name(event.seat, names), "new": event.name}
        case ProposalMade():
            return {"what": event.what}
        case PlayerLeft():
            return {"removed": "yes" if event.removed else "no"}
        case _:
            return {}


def player_name(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else f"#{seat + 1}"
