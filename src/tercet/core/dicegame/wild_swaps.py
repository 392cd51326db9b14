"""Replaces a WILD on the board with a die that shows the WILD's named face (D12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tercet.core.dicegame.commands import (
    SwapWild,
)
from tercet.core.dicegame.dice import WILD, Die
from tercet.core.dicegame.events import HeldDie, LyingDie, WildSwapped
from tercet.core.dicegame.preconditions import require_active, require_turn
from tercet.core.dicegame.refusals import (
    FreedDieStays,
    NotYourDie,
    NoWildThere,
    OffBoard,
    OneSwapOnly,
    SwapTooLate,
    WildCannotSwap,
    WrongSwapFace,
)
from tercet.core.dicegame.rolls import roll
from tercet.core.dicegame.rules import DiceRules
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.engine.game import Refusal
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition

Swap = tuple[HeldDie, LyingDie]
"""A die in hand and the WILD on the board that it replaces."""


def swap(transition: Transition[DiceState], command: SwapWild) -> None:
    """Replaces a WILD with a die that shows the WILD's named face; the freed die is rolled immediately (D12)."""
    state = transition.state
    require_active(state, command)
    if state.phase == "play" and state.turn != command.seat and state.players[command.seat].done is not None:
        raise SwapTooLate()
    require_turn(state, command)
    held = state.players[command.seat].held(command.die)
    if held is None:
        raise NotYourDie(die=command.die)
    if command.square not in state.rules.layout:
        raise OffBoard(square=command.square)
    lying = next((lying for lying in state.lying if lying.square == command.square), None)
    if lying is None or not lying.wild:
        raise NoWildThere(square=command.square)
    refusal = swap_refusal(state.rules, held, lying, state.swaps, state.freed)
    if refusal is not None:
        raise refusal
    laid = LyingDie(held.die, lying.square, lying.face, held.face == WILD)
    transition.add(WildSwapped(at=command.at, seat=command.sender, laid=laid, freed=lying.die))
    roll(transition, "freed", [(command.sender, [lying.die])])


def legal_swaps(view: DiceView, seat: Seat) -> Iterator[Swap]:
    """Every swap that a player may make now (D12)."""
    if view.turn == seat:
        yield from find_swaps(view.rules, view.lying, view.players[seat].dice, view.swaps, view.freed)


def find_swaps(
    rules: DiceRules, board: Sequence[LyingDie], dice: Sequence[HeldDie], swaps: int, freed: Sequence[Die]
) -> Iterator[Swap]:
    """Every swap that a hand allows, given the number of swaps in this turn so far and the dice they freed (D12)."""
    for lying in board:
        for held in dice:
            if lying.wild and swap_refusal(rules, held, lying, swaps, freed) is None:
                yield held, lying


def swap_refusal(rules: DiceRules, held: HeldDie, lying: LyingDie, swaps: int, freed: Sequence[Die]) -> Refusal | None:
    """Why a die in hand cannot replace a WILD; None if it can (D12)."""
    if swaps and not rules.several_swaps:
        return OneSwapOnly()
    if held.die in freed and not rules.freed_swaps:
        return FreedDieStays()
    if held.face == WILD and not rules.wild_swaps:
        return WildCannotSwap()
    if held.face not in (WILD, lying.face):
        return WrongSwapFace(face=lying.face, square=lying.square, shown=held.face)
    return None
