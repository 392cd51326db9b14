"""Refusals to take cards, shared by every game played with cards."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class WrongCardCount(Refusal):
    """The number of different cards is wrong for a taking: a SET has three (C2, V2)."""


class CardNotHere(Refusal):
    """A named card is not on the table (C16)."""
