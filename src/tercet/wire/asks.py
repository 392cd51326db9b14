"""Questions that a client puts because it knows no rule itself; the answers are the asker's alone, never logged."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tercet.core.cards import FeatureCheck

CardNumber = Annotated[int, Meta(ge=0, le=80)]


class WhyNot(msgspec.Struct, frozen=True, tag="why-not", tag_field="type"):
    """Are three cards a SET, feature by feature (C2)?"""

    cards: tuple[CardNumber, CardNumber, CardNumber]


class Checked(msgspec.Struct, frozen=True, tag="checked", tag_field="type"):
    """Each feature: the same, different, or mixed and which card is the odd one."""

    is_set: bool
    checks: tuple[FeatureCheck, ...]


Question = WhyNot
Reply = Checked
