"""What belongs to a player of the dice game, what an opening call holds, and what a turn came to."""

from __future__ import annotations

from typing import Literal

import msgspec

from tercet.core.dicegame.commands import NamedDie
from tercet.core.dicegame.dice import Die, Face
from tercet.core.dicegame.events import HeldDie, LyingDie, PassReason
from tercet.core.dicegame.explain import Bonus, MadeSet
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat

TurnDone = Literal["played", "passed", "swapped"]
TurnKind = Literal["opened", "played", "passed"]


class DicePlayer(msgspec.Struct, frozen=True):
    """What belongs to a seat."""

    dice: tuple[HeldDie, ...] = ()
    """Open for everybody to see, in the order in which they came."""
    score: int = 0
    wrong: int = 0
    """Wrong calls since the last roll of the opening (D5)."""
    none: bool = False
    """Whether this player sees no SET among their dice (D5)."""
    done: TurnDone | None = None
    """What became of the player's turn in this round (D13)."""
    chosen: bool = False
    """Whether the choice for the extra roll is made (D15)."""
    choice: tuple[Die, ...] = ()
    """The dice chosen; only their owner sees it until all are rolled (D15)."""
    rounds: tuple[int, ...] = ()
    """The points of each round in which the player has had a turn, from the first on; a pass is 0."""

    @property
    def faces(self) -> tuple[Face, ...]:
        """What the dice show."""
        return tuple(held.face for held in self.dice if held.face is not None)

    def held(self, die: Die) -> HeldDie | None:
        """The die, if it is in this hand."""
        return next((held for held in self.dice if held.die == die), None)


class OpeningCall(msgspec.Struct, frozen=True):
    """Somebody has called and must name three dice (D5)."""

    seat: Seat
    since: Millis
    until: Millis
    """When the call is wrong, or, once three dice are picked, when they are laid as they stand."""
    dice: tuple[NamedDie, ...] = ()
    """The three that are picked, in their order, WILDs with their faces."""


class LastTurn(msgspec.Struct, frozen=True):
    """What the last turn came to, for whoever wants to see how it scored, until the next one is over (D9, D10)."""

    seat: Seat
    round: int
    kind: TurnKind
    laid: tuple[LyingDie, ...] = ()
    sets: tuple[MadeSet, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    points: int = 0
    reason: PassReason | None = None
    """Why nothing was laid."""
    timed: bool = False
    """Whether time ran out and the dice on the board were played (D6)."""
