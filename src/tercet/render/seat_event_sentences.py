"""Sentences for seat events, for events in general, and for a client's check of the shuffle (P2)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tercet.core.chance_verification import ChanceVerdict, VoidStartSeen
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Chair, Seat, Seating
from tercet.core.seating import events
from tercet.locale import Words, bot_name

Values = dict[str, str | float]
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def event_message(event: Event) -> str:
    """Returns the id of an event's message: `SetTaken` is `event-set-taken`."""
    return f"event-{_CAPITAL.sub('-', type(event).__name__).lower()}"


def event_sentence(
    event: Event, values: Mapping[str, str | float], names: Sequence[str], words: Words, reader: Seat | None = None
) -> str:
    """Writes an event as a sentence; adds its player's name unless `values` contains one.

    The reader's own actions are in the second person.
    """
    message = event_message(event)
    if reader is not None and _is_about(event, reader) and words.has(f"{message}-you"):
        return words(f"{message}-you", **values)
    seat = getattr(event, "seat", None)
    own = {} if seat is None or "name" in values else {"name": player_name(seat, names)}
    return words(message, **values, **own)


def _is_about(event: Event, reader: Seat) -> bool:
    """Whether the event is the reader's own action or sole win."""
    winners = getattr(event, "winners", None)
    return winners == (reader,) if winners else getattr(event, "seat", getattr(event, "dealer", None)) == reader


def seat_values(event: Event, names: Sequence[str], words: Words) -> Values:
    """Returns the message arguments for a seat event; empty for game events."""
    match event:
        case events.SeedCommitted():
            return {"commitment": event.commitment}
        case events.PlayerSeated():
            name = bot_name(event.name, words) if event.bot else event.name
            return {"name": name, "bot": "yes" if event.bot else "no"}
        case events.PlayerReplaced():
            return {"name": bot_name(event.name, words)}
        case events.PlayerRenamed():
            return {"name": player_name(event.seat, names), "new": event.name}
        case events.HandicapSet():
            return {"seconds": event.seconds}
        case events.ProposalMade():
            return {"what": event.what}
        case events.StartVoided():
            withheld = [player_name(seat, names) for seat in event.caused_by]
            return {"row": event.in_a_row, "names": words.join(withheld)}
        case events.PlayerLeft() | events.PlayerLeaving():
            return {"removed": "yes" if event.removed else "no"}
        case _:
            return {}


def player_names(seating: Seating, words: Words) -> list[str]:
    """Returns display names by seat: people's own names, bots by level."""
    return [chair_name(chair, words) for chair in seating.chairs]


def chair_name(chair: Chair, words: Words) -> str:
    return bot_name(chair.name, words) if chair.bot else chair.name


def player_name(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else f"#{seat + 1}"


def verdict_text(verdict: ChanceVerdict, words: Words) -> str:
    """Says that the shuffle is verified, what does not match, or why it was not checked."""
    if verdict.problems:
        return words("chance-broken", problems=" ".join(words(f"chance-problem-{code}") for code in verdict.problems))
    if not verdict.complete:
        return words("chance-late" if verdict.late else "chance-unchecked")
    if verdict.void_starts:
        return void_starts_text(verdict.void_starts, words)
    if verdict.own:
        return words("chance-verified-alone" if verdict.alone else "chance-verified")
    return words("chance-verified-without" if verdict.seated else "chance-verified-watching")


def void_starts_text(void_starts: Sequence[VoidStartSeen], words: Words) -> str:
    """Reports the void starts before a deal and who caused them."""
    names = dict.fromkeys(name for start in void_starts for name in start.names)
    return words("chance-void-starts", count=len(void_starts), names=words.join(list(names)))
