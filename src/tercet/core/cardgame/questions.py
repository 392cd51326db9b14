"""What a client may ask about cards, so that it need not know the rules."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tercet.core.cardgame.state import CardState
from tercet.core.engine.game import Question, Reply
from tercet.core.sets.cards import is_set
from tercet.core.sets.feature_checks import FeatureCheck, why_not
from tercet.core.sets.refusals import NotThreeCards

CardNumber = Annotated[int, Meta(ge=0, le=80)]


class WhyNot(Question, frozen=True, tag="why-not"):
    """Are three cards a SET, feature by feature (C2)?"""

    cards: tuple[CardNumber, CardNumber, CardNumber]


class Checked(Reply, frozen=True, tag="checked"):
    """Each feature: same, different, or mixed, and then which card is the odd one out."""

    is_set: bool
    checks: tuple[FeatureCheck, ...]


QUESTIONS: Final = (WhyNot,)
REPLIES: Final = (Checked,)


def answer(state: CardState, question: WhyNot) -> Checked:
    """The check by the rules; anything but three cards is a Refusal."""
    a, b, c = question.cards
    if len({a, b, c}) < 3:
        raise NotThreeCards()
    return Checked(is_set(a, b, c), why_not(a, b, c))
