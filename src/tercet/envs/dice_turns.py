"""The actions of a dice environment, which build a turn, an opening or an extra roll die by die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, Literal, Protocol

import msgspec

from tercet.core.dicegame.board import CELL_OF, MARGIN, SQUARE_AT, WILD_FLAG, Laid, Layout, Square
from tercet.core.dicegame.commands import ChooseExtra, LayOpening, NamedDie, PassTurn, PlayDice, SwapWild
from tercet.core.dicegame.dice import FACES, HAND, WILD, Face, find_openings
from tercet.core.dicegame.hands import placings
from tercet.core.dicegame.placements import Placements, laid_table
from tercet.core.dicegame.state import DiceView
from tercet.core.dicegame.turn_search import TurnSearch
from tercet.core.dicegame.wild_swaps import legal_swaps
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat

HAND_IN: Final = 0
"""Plays the turn as placed; with nothing placed it is a pass (D6, D13)."""
Kind = Literal["hand-in", "place", "wild", "swap", "roll"]


class Action(msgspec.Struct, frozen=True):
    """The meaning of an action number."""

    kind: Kind
    place: int = 0
    """Index of a die in the hand; for an extra roll, a bit mask of such indices."""
    square: Square = Square("")
    face: Face = Face(0)
    """The face that a WILD stands for."""


class Numbering:
    """Numbers the actions for a layout: play the turn; place a die; place a WILD with a face; replace a WILD; choose an
    extra roll."""

    def __init__(self, layout: Layout) -> None:
        self.squares = tuple(layout.squares())
        size = len(self.squares)
        self.of_cell: Final = {CELL_OF[square]: number for number, square in enumerate(self.squares)}
        """Index of each cell's square in `squares`."""
        self.first_of_wild: Final = tuple(1 + (HAND + face) * size for face in range(FACES))
        """For each face, the number of the action that places a WILD with that face on the first square."""
        self._actions = tuple(self._all())
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.first_roll = len(self._actions) - 2**HAND

    def first_of_place(self, place: int) -> int:
        """Returns the number of the action that places a die of the hand on the first square."""
        return 1 + place * len(self.squares)

    def __len__(self) -> int:
        return len(self._actions)

    def action(self, number: int) -> Action:
        return self._actions[number]

    def number(self, action: Action) -> int:
        return self._numbers[action]

    def numbers(self, actions: Iterable[Action]) -> list[int]:
        return [self._numbers[action] for action in actions]

    def _all(self) -> Iterator[Action]:
        yield Action("hand-in")
        for place in range(HAND):
            for square in self.squares:
                yield Action("place", place, square)
        for face in range(FACES):
            for square in self.squares:
                yield Action("wild", 0, square, Face(face))
        for place in range(HAND):
            for square in self.squares:
                yield Action("swap", place, square)
        for places in range(2**HAND):
            yield Action("roll", places)


_POINTS: Final = range(MARGIN)
"""Range of a turn's points; placements are always larger numbers."""


class Draft(Protocol):
    """A move that an agent is building."""

    laid: list[Laid]
    """Dice placed so far, visible only to the agent."""

    def allowed(self) -> Iterator[Action]:
        """Yields every action that can still lead to a legal move."""

    def numbers(self, numbering: Numbering) -> list[int]:
        """Returns the numbers of the actions that `allowed` yields."""

    def take(self, action: Action) -> Command | None:
        """Adds an action; returns the command once the draft is complete."""


class TurnDraft:
    """A turn under construction; every partial turn it allows can be completed to a legal one (D8)."""

    def __init__(self, view: DiceView, seat: Seat) -> None:
        self.laid: list[Laid] = []
        self._seat = seat
        self._dice = view.players[seat].dice
        self._swaps = tuple(legal_swaps(view, seat))
        self._used: list[int] = []
        self._laid: list[int] = []
        self._hand = view.players[seat].faces
        self._board = view.board
        self._all = TurnSearch(Placements(self._board, self._hand))
        self._fewest = view.rules.scoring.fewest(len(self._hand))
        self._turns: list[tuple[int, ...]] = []
        """Once a die is placed, every legal turn that includes all placed dice: its points, then its placements as in
        `TurnSearch`."""
        if self._fewest > 1:
            self._turns = [turn for batch in self._all.all(self._fewest) for turn in batch]

    def allowed(self) -> Iterator[Action]:
        if self._may_hand_in():
            yield Action("hand-in")
        for placement in self._placements():
            square, face = SQUARE_AT[placement >> 6], Face(placement & 31)
            if placement & WILD_FLAG:
                yield Action("wild", 0, square, face)
            else:
                for place, held in enumerate(self._dice):
                    if held.face == face and place not in self._used:
                        yield Action("place", place, square)
        if not self._laid:
            for held, lying in self._swaps:
                yield Action("swap", self._dice.index(held), lying.square)

    def numbers(self, numbering: Numbering) -> list[int]:
        """Like `allowed`, without creating `Action` objects."""
        places: dict[int, list[int]] = {}
        for place in self._free():
            places.setdefault(self._hand[place], []).append(numbering.first_of_place(place))
        of_cell, first_of_wild = numbering.of_cell, numbering.first_of_wild
        found = [HAND_IN] if self._may_hand_in() else []
        placements = self._placements()
        found += [first_of_wild[p & 31] + of_cell[p >> 6] for p in placements if p & WILD_FLAG]
        found += [first + of_cell[p >> 6] for p in placements if not p & WILD_FLAG for first in places[p & 31]]
        if not self._laid:
            found += numbering.numbers(
                Action("swap", self._dice.index(held), lying.square) for held, lying in self._swaps
            )
        return found

    def _may_hand_in(self) -> bool:
        laid = len(self._laid)
        return not laid or any(len(turn) == laid + 1 for turn in self._turns)

    def _placements(self) -> set[int]:
        """Returns the possible next placements."""
        if self._laid or self._fewest > 1:
            found = set(chain.from_iterable(self._turns))
        else:
            # the dice of all other turns of three also occur in turns of one or two
            search = self._all
            found = set(chain.from_iterable(search.placements.fits))
            for gap in search.gaps:
                first, second = gap.first << 6, gap.second << 6
                items = search.placements.hand.paired(gap.face)
                found.update([first | item for item in items])
                found.update([second | item for item in items])
            found.update(chain.from_iterable(chain.from_iterable(search.links_and_trios())))
            found.update(chain.from_iterable(chain.from_iterable(search.trios())))
        # points are small numbers and placements large ones, so they cannot be confused
        return found.difference(self._laid, _POINTS)

    def _turns_with(self, placement: int) -> Iterator[tuple[int, ...]]:
        """Yields the legal turns that include this placement, found without searching for all turns."""
        if any(fit == placement for _, fit in self._all.placements.fits):
            # This die is connected on its own, so the rest of the turn is a turn on the board that includes it.
            hand = list(self._hand)
            hand.remove(WILD if placement & WILD_FLAG else Face(placement & 31))
            after = TurnSearch(Placements(self._board.lay([laid_table(self._board.layout.size)[placement]]), hand))
            yield 0, placement
            yield from ((0, placement, p) for _, p in after.ones())
            yield from ((0, placement, p, q) for batch in after.twos() for _, p, q in batch)
        else:
            # This die is linked, or in a SET of three new dice, so the dice that connect it are near.
            for batch in self._all.near(placement):
                yield from (turn for turn in batch if placement in turn)

    def take(self, action: Action) -> Command | None:
        match action:
            case Action(kind="swap", place=place, square=square):
                return SwapWild(seat=self._seat, die=self._dice[place].die, square=square)
            case Action(kind="hand-in"):
                if not self.laid:
                    return PassTurn(seat=self._seat)
                return PlayDice(seat=self._seat, dice=placings(tuple(self.laid), self._dice))
            case Action(kind="wild", square=square, face=face):
                self._place(next(i for i in self._free() if self._dice[i].face == WILD), Laid(square, face, True))
            case Action(place=place, square=square):
                self._place(place, Laid(square, self._dice[place].face or Face(0)))
        return None

    def _free(self) -> list[int]:
        return [place for place in range(len(self._dice)) if place not in self._used]

    def _place(self, place: int, die: Laid) -> None:
        self._used.append(place)
        self.laid.append(die)
        placement = CELL_OF[die.square] << 6 | die.item
        if self._laid or self._fewest > 1:
            self._turns = [turn for turn in self._turns if placement in turn]
        else:
            self._turns = list(self._turns_with(placement))
        self._laid.append(placement)


class OpeningDraft:
    """Three dice for the emblem, from left to right (D5)."""

    def __init__(self, view: DiceView, seat: Seat) -> None:
        self.laid: list[Laid] = []
        self._seat = seat
        self._dice = view.players[seat].dice
        self._emblem = tuple(map(Square, view.rules.layout.emblem))
        self._openings = list(find_openings(view.players[seat].faces))
        self._named: list[NamedDie] = []

    def allowed(self) -> Iterator[Action]:
        step = len(self._named)
        square = self._emblem[step]
        for place, face in {opening[step] for opening in self._openings}:
            if self._dice[place].face == WILD:
                yield Action("wild", 0, square, face)
            else:
                yield Action("place", place, square)

    def numbers(self, numbering: Numbering) -> list[int]:
        return numbering.numbers(self.allowed())

    def take(self, action: Action) -> Command | None:
        step = len(self._named)
        if action.kind == "wild":
            places = {
                opening[step][0]
                for opening in self._openings
                if self._dice[opening[step][0]].face == WILD and opening[step][1] == action.face
            }
            # Two WILDs in hand are equivalent; use the one with the lower index first.
            place, face = min(places), action.face
        else:
            place = action.place
            face = self._dice[place].face or Face(0)
        wild = action.kind == "wild"
        self._openings = [opening for opening in self._openings if opening[step] == (place, face)]
        self._named.append(NamedDie(self._dice[place].die, face if wild else None))
        self.laid.append(Laid(self._emblem[step], face, wild))
        return LayOpening(seat=self._seat, dice=tuple(self._named)) if len(self._named) == 3 else None


class ExtraDraft:
    """A single choice of dice to re-roll (D15)."""

    def __init__(self, view: DiceView, seat: Seat) -> None:
        self.laid: list[Laid] = []
        self._seat = seat
        self._dice = view.players[seat].dice

    def allowed(self) -> Iterator[Action]:
        for places in range(2 ** len(self._dice)):
            yield Action("roll", places)

    def numbers(self, numbering: Numbering) -> list[int]:
        return list(range(numbering.first_roll, numbering.first_roll + 2 ** len(self._dice)))

    def take(self, action: Action) -> Command | None:
        chosen = tuple(held.die for place, held in enumerate(self._dice) if action.place >> place & 1)
        return ChooseExtra(seat=self._seat, dice=chosen)
