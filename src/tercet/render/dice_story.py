"""The log of a dice game as sentences, one for each event, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from tercet.core.chairs import Seat
from tercet.core.dicegame.dice import check_faces
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameEnded,
    DiceRolled,
    HeldDie,
    LyingDie,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
    RoundEnded,
    RoundStarted,
    TurnPassed,
    TurnPlayed,
    WildSwapped,
)
from tercet.core.dicegame.notation import format_face, format_laid
from tercet.core.play import Event
from tercet.core.seating import PlayerLeft, PlayerReplaced, PlayerSeated, SeedCommitted
from tercet.locale import Words
from tercet.render.dice_names import mixed_findings

Values = dict[str, str | float]
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def dice_event_text(event: Event, names: Sequence[str], words: Words) -> str:
    """What happened, as one line; `names` are the players' names by seat."""
    values = dice_values(event, names, words)
    seat = getattr(event, "seat", None)
    if seat is not None and "name" not in values:
        values["name"] = _name(seat, names)
    return words(f"event-{_CAPITAL.sub('-', type(event).__name__).lower()}", **values)


def dice_values(event: Event, names: Sequence[str], words: Words) -> Values:
    """What the message of an event needs to know beside the name of its player; nothing for other games' events."""
    match event:
        case SeedCommitted():
            return {"commitment": event.commitment}
        case PlayerSeated():
            return {"name": event.name, "bot": "yes" if event.bot else "no"}
        case PlayerReplaced():
            return {"name": event.name}
        case PlayerLeft():
            return {"removed": "yes" if event.removed else "no"}
        case DiceDrawn():
            return {"bag": len(event.bag)}
        case DiceRolled():
            return {"reason": event.reason, "dice": _rolls(event, names), "name": _name(event.rolls[0].seat, names)}
        case OpeningCalled():
            return {"tie": "yes" if event.tie else "no"}
        case OpeningPicked():
            return {"dice": " ".join(map(format_face, event.faces))}
        case OpeningFailed():
            return {"reason": event.reason, "dice": " ".join(map(format_face, event.faces)), "why": _why(event, words)}
        case OpeningLaid():
            return {"dice": _laid(event.laid), "score": event.score}
        case WildSwapped():
            return {"dice": _laid([event.laid])}
        case TurnPlayed():
            return {"dice": _laid(event.laid), "points": event.points, "score": event.score}
        case TurnPassed():
            return {"reason": event.reason}
        case RoundEnded():
            return {"round": event.round, "barren": event.barren}
        case RoundStarted():
            return {"round": event.round}
        case DiceGameEnded():
            winners = [_name(seat, names) for seat in event.winners]
            return {"reason": event.reason, "count": len(winners), "names": words.join(winners)}
        case _:
            return {}


def _why(event: OpeningFailed, words: Words) -> str:
    """The features in which what was named is no SET."""
    if not event.faces:
        return ""
    a, b, c = event.faces
    return mixed_findings(check_faces(a, b, c), words)


def _rolls(event: DiceRolled, names: Sequence[str]) -> str:
    if event.reason == "freed":
        return _faces(event.rolls[0].dice)
    return "; ".join(f"{_name(roll.seat, names)} {_faces(roll.dice)}" for roll in event.rolls)


def _faces(dice: Iterable[HeldDie]) -> str:
    return " ".join(format_face(held.face) for held in dice if held.face is not None)


def _laid(dice: Iterable[LyingDie]) -> str:
    return " ".join(format_laid(lying.laid) for lying in dice)


def _name(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else f"#{seat + 1}"
