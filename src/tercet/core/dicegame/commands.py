"""The commands of players and of the table in the dice game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec
from msgspec import Meta

from tercet.core.dicegame.board import Square
from tercet.core.dicegame.dice import DICE, HAND, Die, Face
from tercet.core.engine.game import Command, RaceCommand, TableCommand
from tercet.core.seating.commands import COMMANDS as SEATING_COMMANDS
from tercet.core.seating.commands import AskHint

SquareName = Annotated[Square, Meta(max_length=8)]


UncheckedDie = Annotated[Die, Meta(ge=-(2**31), le=2**31)]
SomeFace = Annotated[Face, Meta(ge=-(2**31), le=2**31)]


class NamedDie(msgspec.Struct, frozen=True):
    """A die for the opening; for a WILD, with the face it stands for (D5, D11)."""

    die: UncheckedDie
    face: SomeFace | None = None


class Placing(msgspec.Struct, frozen=True):
    """A die for a square; for a WILD, with the face it stands for (D6, D11)."""

    die: UncheckedDie
    square: SquareName
    face: SomeFace | None = None


class CallOpening(RaceCommand, frozen=True, kw_only=True):
    """Calls "SET!" for a SET among the player's own five dice: the first to call opens (D5)."""

    dice: Annotated[tuple[NamedDie, ...], Meta(max_length=DICE)] = ()
    """The three dice, if they were picked before the call; WILDs with or without a face."""


class PickOpening(Command, frozen=True, kw_only=True):
    """The caller picks three dice; then, for a while, changes their order and the faces of WILDs (D5).

    A WILD without a face gets one that fits.
    """

    dice: Annotated[tuple[NamedDie, ...], Meta(max_length=DICE)]


class LayOpening(Command, frozen=True, kw_only=True):
    """The caller places three dice on the emblem in this order, which is final (D5)."""

    dice: Annotated[tuple[NamedDie, ...], Meta(max_length=DICE)]


class TakeBackOpening(Command, frozen=True, kw_only=True):
    """The caller cancels their call, which makes it a wrong one (D5)."""


class SayNone(RaceCommand, frozen=True, kw_only=True):
    """Says that the player's own dice make no SET (D5)."""


class SwapWild(Command, frozen=True, kw_only=True):
    """At the start of a turn, replaces a WILD on the board with a die that shows the WILD's named face (D12)."""

    is_partial_move: ClassVar[bool] = True

    die: UncheckedDie
    square: SquareName


class PlayDice(Command, frozen=True, kw_only=True):
    """Plays a turn of one to three dice (D6)."""

    dice: Annotated[tuple[Placing, ...], Meta(max_length=DICE)]


class SaveDraft(Command, frozen=True, kw_only=True):
    """Saves dice that are placed but not yet played, in case the page reloads or time runs out (D6)."""

    is_draft: ClassVar[bool] = True

    round: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """The round that the draft is for; the draft is ignored in any other round."""
    dice: Annotated[tuple[Placing, ...], Meta(max_length=HAND)] = ()


class PassTurn(Command, frozen=True, kw_only=True):
    """Plays nothing in this turn (D13)."""


class ChooseExtra(Command, frozen=True, kw_only=True):
    """Chooses the dice to re-roll before the next round; choosing none keeps them all (D15)."""

    dice: Annotated[tuple[UncheckedDie, ...], Meta(max_length=DICE)] = ()


class EndGame(Command, frozen=True, kw_only=True):
    """The only player still present ends the game (D18)."""


class ExpireOpeningCall(TableCommand, frozen=True, kw_only=True):
    """The caller's time to name three dice has run out (D5)."""


class ExpireOpening(TableCommand, frozen=True, kw_only=True):
    """Nobody has opened in time (D5)."""


class ExpireTurn(TableCommand, frozen=True, kw_only=True):
    """The time for a turn has run out (D6)."""

    takes_draft: ClassVar[bool] = True

    draft: SaveDraft | None = None
    """The player's draft at that time."""


class ExpireExtra(TableCommand, frozen=True, kw_only=True):
    """The time for the extra roll has run out (D15)."""


COMMANDS: Final = (
    *SEATING_COMMANDS,
    CallOpening,
    PickOpening,
    LayOpening,
    TakeBackOpening,
    SayNone,
    SwapWild,
    PlayDice,
    SaveDraft,
    PassTurn,
    ChooseExtra,
    AskHint,
    EndGame,
    ExpireOpeningCall,
    ExpireOpening,
    ExpireTurn,
    ExpireExtra,
)
