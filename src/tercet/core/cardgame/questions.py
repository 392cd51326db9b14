"""What a client may ask about cards, so that it need not know the rules."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tercet.core.cardgame.commands import MOST_CARDS
from tercet.core.cardgame.state import CardState
from tercet.core.engine.game import Question, Reply
from tercet.core.sets.feature_checks import FeatureCheck
from tercet.core.sets.refusals import CardNotHere, WrongCardCount

CardNumber = Annotated[int, Meta(ge=0, le=255)]


class WhyNot(Question, frozen=True, tag="why-not"):
    """May these cards be taken together, feature by feature (C2, V2)?"""

    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=MOST_CARDS)]


class Checked(Reply, frozen=True, tag="checked"):
    """Each feature: what is said of it; if it is mixed, perhaps which card is the odd one out."""

    is_set: bool
    checks: tuple[FeatureCheck, ...]
    pairs: tuple[tuple[int, int], ...] = ()
    """Under a law of pairs, the pairing by their indices that fits most features (V2)."""


QUESTIONS: Final = (WhyNot,)
REPLIES: Final = (Checked,)


def answer(state: CardState, question: WhyNot) -> Checked:
    """The check by the rules; anything but different cards of the deck, as many as a taking has, is a Refusal."""
    cards, variant = question.cards, state.rules.variant
    if not variant.fits(len(cards)) or len(set(cards)) < len(cards):
        raise WrongCardCount(least=variant.least, most=variant.most)
    strange = [card for card in cards if card not in variant.deck.members]
    if strange:
        raise CardNotHere(card=strange[0])
    told = variant.why_not(cards)
    return Checked(told.is_taking, told.checks, told.pairs)
