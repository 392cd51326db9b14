"""Matches faces to the dice of a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tercet.core.dicegame.board import Laid
from tercet.core.dicegame.commands import NamedDie, Placing
from tercet.core.dicegame.dice import FACE_NAMES, WILD
from tercet.core.dicegame.events import HeldDie
from tercet.core.dicegame.refusals import FaceNotInHand


def placings(turn: Iterable[Laid], dice: Sequence[HeldDie]) -> tuple[Placing, ...]:
    """Picks the dice of a hand that show the faces of a turn; raises a refusal if a face is missing."""
    return tuple(
        Placing(held.die, laid.square, laid.face if laid.wild else None) for laid, held in _matched(turn, dice)
    )


def named_dice(faces: Iterable[Laid], dice: Sequence[HeldDie]) -> tuple[NamedDie, ...]:
    """Picks the dice of a hand that show the given faces, in the same order; ignores squares."""
    return tuple(
        NamedDie(held.die, laid.face if laid.wild and laid.face != WILD else None)
        for laid, held in _matched(faces, dice)
    )


def _matched(wanted: Iterable[Laid], dice: Sequence[HeldDie]) -> Iterator[tuple[Laid, HeldDie]]:
    left = list(dice)
    for laid in wanted:
        face = WILD if laid.wild else laid.face
        held = next((held for held in left if held.face == face), None)
        if held is None:
            shown = " ".join("?" if held.face is None else FACE_NAMES[held.face] for held in dice)
            raise FaceNotInHand(die=FACE_NAMES[face], hand=shown)
        left.remove(held)
        yield laid, held
