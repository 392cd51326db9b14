"""Drawing dice from the bag and rolling them (D2, D5, D14)."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.core.dicegame.dice import HAND, SIDES, Die, faces_of
from tercet.core.dicegame.events import DiceDrawn, DiceRolled, DrawnDice, HeldDie, Roll, RollReason
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.chance import Source
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition


def draw(transition: Transition[DiceState], seats: Iterable[Seat]) -> None:
    """Fills the hands in turn to five dice each, as long as the bag lasts; does nothing if no hand needs dice (D14)."""
    state = transition.state
    wanted = [(seat, HAND - len(state.players[seat].dice)) for seat in seats]
    if not state.bag or not any(count for _, count in wanted):
        return
    order = tuple(map(Die, transition.chance.shuffle(_source(state), state.bag)))
    draws = []
    taken = 0
    for seat, count in wanted:
        if dice := order[taken : taken + count]:
            draws.append(DrawnDice(seat, dice))
            taken += len(dice)
    transition.add(DiceDrawn(at=transition.at, draws=tuple(draws), bag=order[taken:]))


def roll(
    transition: Transition[DiceState],
    reason: RollReason,
    hands: Iterable[tuple[Seat, Iterable[Die]]],
    until: Millis | None = None,
) -> None:
    """Rolls the given dice together, if there are any; a die shows only its own faces (D2)."""
    rolling = [(seat, tuple(dice)) for seat, dice in hands]
    rolling = [(seat, dice) for seat, dice in rolling if dice]
    if not rolling:
        return
    sides = iter(transition.chance.roll(_source(transition.state), [SIDES for _, dice in rolling for _ in dice]))
    rolls = tuple(Roll(seat, tuple(HeldDie(die, faces_of(die)[next(sides)]) for die in dice)) for seat, dice in rolling)
    transition.add(DiceRolled(at=transition.at, reason=reason, rolls=rolls, until=until))


def all_dice(state: DiceState, seats: Iterable[Seat]) -> list[tuple[Seat, list[Die]]]:
    """All dice of the players in `seats`."""
    return [(seat, [held.die for held in state.players[seat].dice]) for seat in seats]


def new_dice(state: DiceState, seats: Iterable[Seat]) -> list[tuple[Seat, list[Die]]]:
    """Those dice of the players in `seats` that show no face yet."""
    return [(seat, [held.die for held in state.players[seat].dice if held.face is None]) for seat in seats]


def _source(state: DiceState) -> Source:
    return Source(state.seed, state.nonces, state.draws)
