"""The log of a dice game as sentences, one for each event, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from tercet.core.dicegame.board import Laid
from tercet.core.dicegame.dice import Die, Face, check_faces
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameEnded,
    DiceHint,
    DiceHintGiven,
    DiceRolled,
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
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.locale import Words
from tercet.render.dice_names import face_name, laid_name, mixed_findings
from tercet.render.seat_event_sentences import Values, event_sentence, player_name, seat_values


class Writing(msgspec.Struct, frozen=True):
    """How dice are written in a sentence: in notation, as the board shows them, or in words."""

    face: Callable[[Face], str] = format_face
    laid: Callable[[Laid], str] = format_laid
    joint: str = " "

    def faces(self, faces: Iterable[Face | None]) -> str:
        return self.joint.join(self.face(face) for face in faces if face is not None)

    def dice(self, dice: Iterable[LyingDie]) -> str:
        return self.joint.join(self.laid(lying.laid) for lying in dice)


LETTERS: Final = Writing()


def in_words(words: Words) -> Writing:
    """Writes dice in words."""
    return Writing(lambda face: face_name(face, words), lambda laid: laid_name(laid, words), ", ")


def dice_event_text(
    event: Event,
    names: Sequence[str],
    words: Words,
    writing: Writing = LETTERS,
    before: Mapping[Die, Face] | None = None,
    reader: Seat | None = None,
) -> str:
    """Describes the event in one line; `names` are the players' names by seat, `before` the faces before it."""
    values = dice_values(event, names, words, writing, before or {})
    return event_sentence(event, values, names, words, reader).strip(" ")


def dice_values(
    event: Event,
    names: Sequence[str],
    words: Words,
    writing: Writing = LETTERS,
    before: Mapping[Die, Face] = MappingProxyType({}),
) -> Values:
    """Returns the message arguments for an event, except the player's name; empty for other games' events."""
    match event:
        case DiceDrawn():
            return {"bag": len(event.bag)}
        case DiceRolled():
            return {
                "reason": event.reason,
                "dice": _rolls(event, names, words, writing, before),
                "name": player_name(event.rolls[0].seat, names),
            }
        case OpeningCalled():
            return {"tie": "yes" if event.tie else "no"}
        case OpeningPicked():
            return {"dice": writing.faces(event.faces)}
        case OpeningFailed():
            return {"reason": event.reason, "dice": writing.faces(event.faces), "why": _why(event, words)}
        case OpeningLaid():
            return {"dice": writing.dice(event.laid), "score": event.score}
        case WildSwapped():
            return {"dice": writing.dice([event.laid])}
        case TurnPlayed():
            return {
                "dice": writing.dice(event.laid),
                "points": event.points,
                "score": event.score,
                "timed": "yes" if event.timed else "no",
            }
        case TurnPassed():
            return {"reason": event.reason}
        case DiceHintGiven():
            return {"hint": "" if event.hint is None else hint_text(event.hint, words, writing)}
        case RoundEnded():
            return {"round": event.round, "barren": event.barren}
        case RoundStarted():
            return {"round": event.round}
        case DiceGameEnded():
            winners = [player_name(seat, names) for seat in event.winners]
            return {"reason": event.reason, "count": len(winners), "names": words.join(winners)}
        case _:
            return seat_values(event, names, words)


def hint_text(hint: DiceHint, words: Words, writing: Writing = LETTERS) -> str:
    """Describes what a hint shows (D19)."""
    shown = "die" if hint.what == "set" and hint.dice else f"{hint.what}-on" if hint.squares else hint.what
    dice = writing.faces(held.face for held in hint.dice)
    return words("dice-hint", shown=shown, dice=dice, squares=" ".join(hint.squares))


def _why(event: OpeningFailed, words: Words) -> str:
    """Lists the features that keep the named dice from being a SET."""
    if not event.faces:
        return ""
    a, b, c = event.faces
    return mixed_findings(check_faces(a, b, c), words)


def _rolls(event: DiceRolled, names: Sequence[str], words: Words, writing: Writing, before: Mapping[Die, Face]) -> str:
    """Describes who rolled what and, for an extra roll, the previous faces (D15)."""
    if event.reason == "freed":
        return writing.faces(held.face for held in event.rolls[0].dice)
    parts = []
    for roll in event.rolls:
        shown = writing.faces(held.face for held in roll.dice)
        if event.reason == "extra" and all(held.die in before for held in roll.dice):
            shown = f"{writing.faces(before[held.die] for held in roll.dice)} → {shown}"
        parts.append(words("dice-rolled-by", name=player_name(roll.seat, names), dice=shown))
    return words.clauses(parts)
