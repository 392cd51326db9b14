"""A turn, an opening or an extra roll under construction, die by die, always towards something legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from tercet.core.dicegame.board import Laid, Square
from tercet.core.dicegame.choices import legal_swaps, placings
from tercet.core.dicegame.commands import ChooseExtra, LayOpening, NamedDie, PassTurn, PlayDice, SwapWild
from tercet.core.dicegame.dice import WILD, Face, find_openings
from tercet.core.dicegame.moves import legal_turns
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.envs.dice_actions import Action


class Draft(Protocol):
    """What an agent is about to do."""

    laid: list[Laid]
    """What it has placed so far, which nobody else knows."""

    def allowed(self) -> Iterator[Action]:
        """Every action that can still lead to something legal."""

    def take(self, action: Action) -> Command | None:
        """The draft with one more action; a command once it is complete."""


class TurnDraft:
    """Dice for the board: whatever is placed can be completed to a legal turn (D8)."""

    def __init__(self, view: DiceView, seat: Seat) -> None:
        self.laid: list[Laid] = []
        self._seat = seat
        self._dice = view.players[seat].dice
        self._swaps = tuple(legal_swaps(view, seat))
        self._used: list[int] = []
        found = legal_turns(view.position, view.players[seat].faces, view.rules.scoring)
        self._turns = [frozenset(turn) for turn, _ in found]

    def allowed(self) -> Iterator[Action]:
        laid = frozenset(self.laid)
        if not laid or laid in self._turns:
            yield Action("hand-in")
        for die in set().union(*self._turns) - laid:
            if die.wild:
                yield Action("wild", 0, die.square, die.face)
            else:
                for place, held in enumerate(self._dice):
                    if held.face == die.face and place not in self._used:
                        yield Action("place", place, die.square)
        if not laid:
            for held, lying in self._swaps:
                yield Action("swap", self._dice.index(held), lying.square)

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
        self._turns = [turn for turn in self._turns if die in turn]


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

    def take(self, action: Action) -> Command | None:
        step = len(self._named)
        if action.kind == "wild":
            places = {
                opening[step][0]
                for opening in self._openings
                if self._dice[opening[step][0]].face == WILD and opening[step][1] == action.face
            }
            # Two WILDs in hand are equivalent; the one with the lower index is used first.
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
    """One choice of dice to re-roll (D15)."""

    def __init__(self, view: DiceView, seat: Seat) -> None:
        self.laid: list[Laid] = []
        self._seat = seat
        self._dice = view.players[seat].dice

    def allowed(self) -> Iterator[Action]:
        for places in range(2 ** len(self._dice)):
            yield Action("roll", places)

    def take(self, action: Action) -> Command | None:
        chosen = tuple(held.die for place, held in enumerate(self._dice) if action.place >> place & 1)
        return ChooseExtra(seat=self._seat, dice=chosen)
