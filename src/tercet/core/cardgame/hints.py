"""Hints, alone and at unrated tables (C13)."""

from __future__ import annotations

from typing import Final

from tercet.core.cardgame.commands import AskHint
from tercet.core.cardgame.events import HintGiven
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.refusals import NoHintsHere, NoMoreHints, NoSetToShow
from tercet.core.cardgame.standing import require_playing
from tercet.core.cardgame.state import State
from tercet.core.cards import find_sets
from tercet.core.chance import Chance
from tercet.core.play import Event

LAST_HINT: Final = 4
"""The hint that shows all three cards, or that there is nothing to show."""


def hint(state: State, command: AskHint, chance: Chance) -> tuple[Event, ...]:
    """First that a SET exists, then one, two, three of its cards; alone and at unrated tables only (C13)."""
    require_playing(state, command)
    if state.rules.rated and len(state.dealt_in) > 1:
        raise NoHintsHere()
    player = state.players[command.seat]
    if player.hint_step == LAST_HINT:
        raise NoMoreHints() if player.hint else NoSetToShow()
    found = find_sets(cards_of(state.layout))
    step = player.hint_step + 1 if found else LAST_HINT
    return (
        HintGiven(
            at=command.at,
            seat=command.seat,
            hints=player.hints + 1,
            step=step,
            exists=bool(found),
            cards=found[0][: step - 1] if found else (),
        ),
    )
