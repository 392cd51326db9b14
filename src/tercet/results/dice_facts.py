"""Which events of the dice game its outcome depends on."""

from __future__ import annotations

from typing import Final

from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceRolled,
    ExtraChosen,
    ExtraRollStarted,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
    PlayResumed,
    RoundEnded,
    RoundStarted,
    TurnPassed,
    TurnPlayed,
    TurnStarted,
    WildSwapped,
)
from tercet.core.engine.game import Event

DICE_PASSING: Final[frozenset[type[Event]]] = frozenset(
    {
        DiceDrawn,
        DiceRolled,
        OpeningCalled,
        OpeningPicked,
        OpeningFailed,
        NoneSaid,
        TurnStarted,
        WildSwapped,
        TurnPassed,
        RoundEnded,
        ExtraRollStarted,
        ExtraChosen,
        RoundStarted,
        PlayResumed,
    }
)
"""Events that change nobody's score."""
DICE_STANDING: Final[frozenset[type[Event]]] = frozenset({OpeningLaid, TurnPlayed})
"""Events that say which score a player has then."""
