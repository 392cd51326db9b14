"""Refusals of the card game's commands. A lost race is one of them and never costs anything (C16)."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotInDeal(Refusal):
    """A player who joined late watches until the next deal (C11)."""


class AlreadyCalled(Refusal):
    """The player has already called and must point at cards (C4)."""


class CallPending(Refusal):
    """Another player called first, and the call is not resolved yet (C4)."""


class LayoutChanged(Refusal):
    """The table changed after the player last saw it (C16)."""


class LockedOut(Refusal):
    """A wrong caller must wait (C7)."""


class NotYourCall(Refusal):
    """Only the caller may point or cancel (C4)."""


class TooLate(Refusal):
    """The time to point is over (C4)."""


class CallFirst(Refusal):
    """At this table players call before they point (C4)."""


class PointAtOnce(Refusal):
    """At this table players point without calling first (C4)."""


class NoVotesHere(Refusal):
    """The program deals more cards automatically (C8)."""


class SetIsCertain(Refusal):
    """This many cards always contain a SET (C8)."""


class AlreadyVoted(Refusal):
    """The player has voted already (C8)."""


class AlreadyTaken(Refusal):
    """One of the deal's `players` has already found these cards on this board (V4)."""


class NotChained(Refusal):
    """A taking must use exactly `cards` cards of the previous one (V4)."""


class NothingToName(Refusal):
    """There is no card to name, at least not yet (V4)."""


class NoSuchCard(Refusal):
    """The deck has no card with this number (V1, V4)."""


class OnlyNaming(Refusal):
    """Nothing is left to take; players may only name the unseen card (V4)."""


class TimeIsUp(Refusal):
    """The time of this deal is over (V5)."""


class NotAsked(Refusal):
    """Nobody is waiting for this player's answer (C8)."""


class OthersHere(Refusal):
    """Only a player alone at the table may pause (C13)."""


class Paused(Refusal):
    """The game is paused until its player continues (C13)."""


class NotPaused(Refusal):
    """There is no pause to end (C13)."""


class NoSetToShow(Refusal):
    """The previous hint said that there is no SET (C13)."""
