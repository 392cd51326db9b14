"""Why a command of the puzzle cannot be done now; it costs nothing."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotShownYet(Refusal):
    """Nothing counts from before the moment at which the cards were to be shown (C16, Z4)."""


class AlreadyFound(Refusal):
    """This SET was found before (Z5)."""
