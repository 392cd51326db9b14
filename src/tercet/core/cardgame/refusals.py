"""Why a command of the card game cannot be done now. Lost races are among them, and never cost anything (C16)."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotInDeal(Refusal):
    """One who came late watches until the next deal (C11)."""


class AlreadyCalled(Refusal):
    """One's own call is waiting for three cards (C4)."""


class CallPending(Refusal):
    """Another call came first and is not resolved yet (C4)."""


class LayoutChanged(Refusal):
    """The table changed after the player last saw it (C16)."""


class LockedOut(Refusal):
    """A wrong caller must wait (C7)."""


class NotYourCall(Refusal):
    """Only who has called may point or take back (C4)."""


class TooLate(Refusal):
    """The time to point is over (C4)."""


class CallFirst(Refusal):
    """Here one calls before pointing (C4)."""


class PointAtOnce(Refusal):
    """Here naming three cards is the call (C4)."""


class NotThreeCards(Refusal):
    """A SET has three different cards (C2)."""


class CardNotHere(Refusal):
    """A named card does not lie on the table (C16)."""


class NoVotesHere(Refusal):
    """The program lays more cards by itself (C8)."""


class SetIsCertain(Refusal):
    """So many cards always hold a SET (C8)."""


class AlreadyVoted(Refusal):
    """One vote each (C8)."""


class NotAsked(Refusal):
    """Nobody waits for this player's answer (C8)."""


class OthersHere(Refusal):
    """Only a player alone at the table may pause (C13)."""


class Paused(Refusal):
    """The game is paused: nothing can be done until its player goes on (C13)."""


class NotPaused(Refusal):
    """There is no pause to end (C13)."""


class NoHintsHere(Refusal):
    """A table of two or more has hints only where its host turned them on (C13)."""


class NoMoreHints(Refusal):
    """All three cards have been shown (C13)."""


class NoSetToShow(Refusal):
    """The hint before said that there is no SET (C13)."""
