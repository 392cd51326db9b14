"""Whom the game is waiting for and which WILDs they may replace: for rules, bots, screens and environments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tercet.core.dicegame.board import Laid
from tercet.core.dicegame.commands import NamedDie, Placing
from tercet.core.dicegame.dice import FACE_NAMES, WILD, Die
from tercet.core.dicegame.editions import DiceRules
from tercet.core.dicegame.events import HeldDie, LyingDie
from tercet.core.dicegame.refusals import FreedDieStays, OneSwapOnly, WildCannotSwap, WrongSwapFace
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.game import Refusal
from tercet.core.engine.seats import Seat

Swap = tuple[HeldDie, LyingDie]
"""A die in hand and the WILD on the board that it replaces."""


def seats_to_act(view: DiceView) -> tuple[Seat, ...]:
    """The players the game is waiting for: who may still open, has to name dice, is to play or has to choose (D5, D6,
    D15).

    A player who has said "none" is not waited for, though they may still call; while all people are away nobody is
    asked (D16).
    """
    return () if view.waits_for_people and view.call is None else needed(view)


def needed(view: DiceView) -> tuple[Seat, ...]:
    """The same, whether or not they are there to answer."""
    match view.phase:
        case "opening" if view.call is not None:
            return (view.call.seat,)
        case "opening":
            players = view.players
            most = view.rules.wrong_calls
            return tuple(seat for seat in view.staying if not players[seat].none and players[seat].wrong < most)
        case "turns":
            return () if view.turn is None else (view.turn,)
        case "extra":
            return tuple(seat for seat in view.staying if view.players[seat].dice and not view.players[seat].chosen)
        case _:
            return ()


def legal_swaps(view: DiceView, seat: Seat) -> Iterator[Swap]:
    """Every swap that a player may make now (D12)."""
    if view.turn == seat:
        yield from find_swaps(view.rules, view.board, view.players[seat].dice, view.swaps, view.freed)


def find_swaps(
    rules: DiceRules, board: Sequence[LyingDie], dice: Sequence[HeldDie], swaps: int, freed: Sequence[Die]
) -> Iterator[Swap]:
    """Every swap of a hand after a number of swaps in this turn, which freed some of its dice (D12)."""
    for lying in board:
        for held in dice:
            if lying.wild and swap_refusal(rules, held, lying, swaps, freed) is None:
                yield held, lying


def swap_refusal(rules: DiceRules, held: HeldDie, lying: LyingDie, swaps: int, freed: Sequence[Die]) -> Refusal | None:
    """Why a die in hand cannot replace a WILD, if it cannot (D12)."""
    if swaps and not rules.several_swaps:
        return OneSwapOnly()
    if held.die in freed and not rules.freed_swaps:
        return FreedDieStays()
    if held.face == WILD and not rules.wild_swaps:
        return WildCannotSwap()
    if held.face not in (WILD, lying.face):
        return WrongSwapFace(face=lying.face, square=lying.square, shown=held.face)
    return None


def placings(turn: Iterable[Laid], dice: Sequence[HeldDie]) -> tuple[Placing, ...]:
    """A turn with the dice of a hand that show its faces; a face that is not in it is a ValueError."""
    return tuple(Placing(held.die, laid.square, laid.face if laid.wild else None) for laid, held in _held(turn, dice))


def named_dice(faces: Iterable[Laid], dice: Sequence[HeldDie]) -> tuple[NamedDie, ...]:
    """Faces with the dice of a hand that show them, in their order; squares do not matter."""
    return tuple(
        NamedDie(held.die, laid.face if laid.wild and laid.face != WILD else None) for laid, held in _held(faces, dice)
    )


def _held(wanted: Iterable[Laid], dice: Sequence[HeldDie]) -> Iterator[tuple[Laid, HeldDie]]:
    left = list(dice)
    for laid in wanted:
        face = WILD if laid.wild else laid.face
        held = next((held for held in left if held.face == face), None)
        if held is None:
            shown = " ".join("?" if held.face is None else FACE_NAMES[held.face] for held in dice)
            raise ValueError(f"no {FACE_NAMES[face]} is left in this hand: {shown}")
        left.remove(held)
        yield laid, held
