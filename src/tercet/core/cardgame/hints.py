"""Hints: in solo games, and at tables whose host turned them on (C13)."""

from __future__ import annotations

from typing import Final

from tercet.core.cardgame.commands import AskHint
from tercet.core.cardgame.events import HintGiven
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.preconditions import require_playing
from tercet.core.cardgame.refusals import NoHintsHere, NoMoreHints, NoSetToShow
from tercet.core.cardgame.state import CardState
from tercet.core.engine.transition import Transition
from tercet.core.sets.cards import find_sets

LAST_HINT: Final = 4
"""The hint that shows all three cards, or that there is nothing to show."""


def hint(transition: Transition[CardState], command: AskHint) -> None:
    """First that a SET exists, then one, two, three of its cards; everyone sees the same hints, whoever asks (C13)."""
    state = transition.state
    require_playing(state, command)
    if not state.has_hints:
        raise NoHintsHere()
    if state.hint_step == LAST_HINT:
        raise NoMoreHints() if state.hint else NoSetToShow()
    found = find_sets(cards_of(state.layout))
    step = state.hint_step + 1 if found else LAST_HINT
    transition.add(
        HintGiven(
            at=command.at,
            seat=command.sender,
            hints=state.players[command.seat].hints + 1,
            step=step,
            exists=bool(found),
            cards=found[0][: step - 1] if found else (),
        )
    )
