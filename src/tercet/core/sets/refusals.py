"""Refusals to take cards, shared by every game played with cards."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class WrongCardCount(Refusal):
    """A taking needs another number of different cards: a SET has three (C2, V2)."""


class CardNotHere(Refusal):
    """A named card is not on the table (C16)."""
