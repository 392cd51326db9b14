"""Why three cards cannot be taken, in every game that is played with cards."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotThreeCards(Refusal):
    """A SET has three different cards (C2)."""


class CardNotHere(Refusal):
    """A named card is not on the table (C16)."""
