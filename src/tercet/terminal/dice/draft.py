"""A turn of dice that a player is composing on the screen."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.dicegame.board import CELL_OF, EMPTY, STRIDE, Board, Laid, Square
from tercet.core.dicegame.commands import NamedDie, Placing
from tercet.core.dicegame.dice import THIRD_FACE, WILD, Die, Face
from tercet.core.dicegame.events import HeldDie, LyingDie
from tercet.core.dicegame.scoring import MOST_DICE, Explanation, explain
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.seats import Seat


class DiceDraft:
    """Dice that one seat has placed, named or marked but not yet played."""

    def __init__(self) -> None:
        self.picked: Die | None = None
        self.placed: list[LyingDie] = []
        self.named: list[NamedDie] = []
        """Dice for the opening, in the order of the emblem (D5)."""
        self.marked: set[Die] = set()
        """Dice to roll again (D15)."""

    def clear(self) -> None:
        self.__init__()  # type: ignore[misc]

    def keep(self, view: DiceView, seat: Seat | None) -> None:
        """Drops whatever other players' turns or rolls have made impossible."""
        dice = {} if seat is None else {held.die: held for held in view.players[seat].dice}
        taken = {lying.square for lying in view.lying}
        if not all(die.die in dice and die.square not in taken for die in self.placed):
            self.placed = []
        if self.picked not in dice:
            self.picked = None
        self.marked &= dice.keys()
        if not all(named.die in dice for named in self.named):
            self.named = []

    def used(self) -> set[Die]:
        return {die.die for die in self.placed} | {die.die for die in self.named}

    def place(self, held: HeldDie, square: Square, face: Face | None) -> None:
        """Places a die on a square; a WILD needs its face (D11)."""
        shown = face if held.face == WILD else held.face
        if shown is not None:
            self.placed.append(LyingDie(held.die, square, shown, held.face == WILD))
            self.picked = None

    def take_back(self, square: Square | None = None) -> bool:
        """Takes back the die on a square, or the die placed last."""
        found = [die for die in self.placed if square is None or die.square == square]
        if found:
            self.placed.remove(found[-1])
        return bool(found)

    def explanation(self, view: DiceView) -> Explanation | None:
        """Explains the score of the placed dice (D8 to D10)."""
        if not self.placed:
            return None
        held = len(view.players[view.turn].dice) if view.turn is not None else MOST_DICE
        return explain(view.board, [die.laid for die in self.placed], view.rules.scoring, held)

    def placings(self) -> tuple[Placing, ...]:
        return tuple(Placing(die.die, die.square, die.face if die.wild else None) for die in self.placed)

    def suits(self, view: DiceView, square: Square) -> list[Face]:
        """Returns the faces that would complete SETs on a square, starting with those that complete the most."""
        board = view.board.lay(die.laid for die in self.placed)
        found = list(_thirds(board, square))
        return sorted(set(found), key=lambda face: (-found.count(face), face))


def _thirds(board: Board, square: Square) -> Iterator[Face]:
    cell = CELL_OF[square]
    for step in (1, STRIDE):
        for one, two in ((-2, -1), (-1, 1), (1, 2)):
            a, b = board.cells[cell + step * one], board.cells[cell + step * two]
            if a < EMPTY and b < EMPTY:
                first: Laid = board.die_at(cell + step * one)
                second: Laid = board.die_at(cell + step * two)
                yield THIRD_FACE[first.face][second.face]
