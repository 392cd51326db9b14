"""The log of a game as sentences, one for each event, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from tercet.core.cardgame.events import (
    CallFailed,
    CardsAdded,
    DealEnded,
    DealStarted,
    DealVoided,
    HintGiven,
    LookingAsked,
    LookingIgnored,
    MatchEnded,
    SetCalled,
    SetTaken,
    VotesChanged,
)
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.sets.notation import format_cards
from tercet.locale import Words
from tercet.render.dice_story import dice_values

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def event_text(event: Event, names: Sequence[str], words: Words) -> str:
    """What happened, as one line; `names` are the players' names by seat."""
    message_id = f"event-{_CAPITAL.sub('-', type(event).__name__).lower()}"
    values = _values(event, names, words)
    seat = getattr(event, "seat", None)
    if seat is not None and "name" not in values:
        values["name"] = _name(seat, names)
    return words(message_id, **values).strip(" ")


def _values(event: Event, names: Sequence[str], words: Words) -> dict[str, Any]:
    match event:
        case DealStarted():
            return {"deal": event.deal, "name": _name(event.dealer, names)}
        case DealVoided():
            return {"deal": event.deal}
        case SetCalled():
            return {"tie": _yes(event.tie)}
        case SetTaken():
            return {"tie": _yes(event.tie), "cards": format_cards(event.cards)}
        case CallFailed():
            return {
                "reason": event.reason,
                "cards": format_cards(event.cards),
                "lost": len(event.lost),
                "points": event.points,
            }
        case VotesChanged():
            return {"count": len(event.votes)}
        case LookingAsked(seats=seats) | LookingIgnored(seats=seats):
            return {"names": words.join([_name(seat, names) for seat in seats])}
        case CardsAdded():
            return {"cause": event.cause}
        case HintGiven():
            return {"shown": _shown(event), "cards": format_cards(event.cards)}
        case DealEnded():
            return {"deal": event.deal, "left": len(event.left)}
        case MatchEnded():
            winners = [_name(seat, names) for seat in event.winners]
            return {"winners": len(winners), "names": words.join(winners)}
        case _:
            return dict(dice_values(event, names, words))


def _shown(event: HintGiven) -> str:
    if event.cards:
        return "cards"
    return "hidden" if event.exists is None else "exists" if event.exists else "none"


def _name(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else f"#{seat + 1}"


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
