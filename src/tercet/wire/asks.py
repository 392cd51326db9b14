"""Questions that a client puts because it knows no rule itself; the answers are the asker's alone, never logged."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tercet.core.dicegame.board import Square
from tercet.core.dicegame.commands import Placing, SquareName
from tercet.core.dicegame.dice import HAND
from tercet.core.dicegame.explain import Explanation
from tercet.core.dicegame.outlook import FaceChoice
from tercet.core.sets.cards import FeatureCheck

CardNumber = Annotated[int, Meta(ge=0, le=80)]


class WhyNot(msgspec.Struct, frozen=True, tag="why-not", tag_field="type"):
    """Are three cards a SET, feature by feature (C2)?"""

    cards: tuple[CardNumber, CardNumber, CardNumber]


class Checked(msgspec.Struct, frozen=True, tag="checked", tag_field="type"):
    """Each feature: the same, different, or mixed and which card is the odd one."""

    is_set: bool
    checks: tuple[FeatureCheck, ...]


class PreviewTurn(msgspec.Struct, frozen=True, tag="preview-turn", tag_field="type"):
    """What would these dice make if they were laid so (D8 to D10)?"""

    dice: Annotated[tuple[Placing, ...], Meta(max_length=2 * HAND)]


class Previewed(msgspec.Struct, frozen=True, tag="previewed", tag_field="type"):
    """The SETs, the bonuses and the points; for a turn that is not legal, every die that breaks a rule and why."""

    explanation: Explanation
    points: int
    open: tuple[Square, ...] = ()
    """Where dice lie that are in no SET yet, though more of the player's dice could make one with them."""


class NameWild(msgspec.Struct, frozen=True, tag="name-wild", tag_field="type"):
    """What may the WILD on this square of the turn stand for (D11)?"""

    dice: Annotated[tuple[Placing, ...], Meta(max_length=2 * HAND)]
    square: SquareName


class WildFaces(msgspec.Struct, frozen=True, tag="wild-faces", tag_field="type"):
    """All 27 faces, those that make the turn legal first and of these the ones with the most points."""

    choices: tuple[FaceChoice, ...]


Question = WhyNot | PreviewTurn | NameWild
Reply = Checked | Previewed | WildFaces
