"""Refusals of the dice game's commands. A lost race is one of them and never costs anything (C16)."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotEnoughPlayers(Refusal):
    """The dice game needs two players (D4)."""


class NotNow(Refusal):
    """The command belongs to another part of the game: opening, turns or extra roll."""


class WaitingForPeople(Refusal):
    """All people are away, and the bots wait for them (D16)."""


# The opening


class OpeningPending(Refusal):
    """Another player called first, and the call is not resolved yet (D5)."""


class DiceChanged(Refusal):
    """The dice were rolled again after the player last saw them (C16)."""


class CalledWrong(Refusal):
    """A wrong caller waits for the next roll (D5)."""


class AlreadyNone(Refusal):
    """The player has already said "none" (D5)."""


class NoOpeningCall(Refusal):
    """Only the caller may name dice or cancel (D5)."""


class OpeningTooLate(Refusal):
    """The time to name three dice is over (D5)."""


class DiceArePicked(Refusal):
    """Once three dice are picked, only their order and the faces of WILDs may change (D5)."""


class FacesMakeNoSet(Refusal):
    """The faces named for the WILDs make no SET (D5, D11)."""


class NotThreeDice(Refusal):
    """The opening SET is three different dice (D5)."""


# A turn


class NotYourTurn(Refusal):
    """It is another player's turn (D6)."""


class NotYourDie(Refusal):
    """The die is not in the player's hand (D6)."""


class FaceNotInHand(Refusal):
    """No die that is left in the player's hand shows the face (D6)."""


class DieTwice(Refusal):
    """One die cannot be used twice."""


class NoDice(Refusal):
    """A turn without dice is a pass and must be sent as `PassTurn` (D6, D13)."""


class TooManyDice(Refusal):
    """A turn has at most three dice (D6)."""


class TooFewDice(Refusal):
    """At this table a turn is exactly three dice, or all the player has if fewer (D6)."""


class OffBoard(Refusal):
    """There is no such square (D3)."""


class SquareTaken(Refusal):
    """There is a die on this square (D6)."""


class SquareTwice(Refusal):
    """Two dice were placed on one square."""


class WildWithoutFace(Refusal):
    """A WILD must be given a face when it is played (D11)."""


class FaceIsFixed(Refusal):
    """Only a WILD may be given a face; other dice are played as they were rolled (D6)."""


class DieInNoSet(Refusal):
    """A die is in no new SET (D8)."""


class DieFloats(Refusal):
    """A die's SETs are not connected to the board (D8)."""


# Replacing a WILD


class SwapTooLate(Refusal):
    """A WILD can only be replaced at the start of a turn, and this player's turn is over (D12)."""


class NoWildThere(Refusal):
    """There is no WILD on the square (D12)."""


class WrongSwapFace(Refusal):
    """The die does not show the face that was named for the WILD (D12)."""


class WildCannotSwap(Refusal):
    """A WILD in hand cannot replace one on the board (D12)."""


class OneSwapOnly(Refusal):
    """At this table only one WILD may be replaced in a turn (D12)."""


class FreedDieStays(Refusal):
    """At this table a die freed in this turn may not replace a WILD (D12)."""


# The extra roll and the end


class AlreadyChosen(Refusal):
    """The player has already chosen for this extra roll (D15)."""


class NotAlone(Refusal):
    """Other people are still playing (D18)."""


class TooEarly(Refusal):
    """The only player still present must wait a while for the others (D18)."""
