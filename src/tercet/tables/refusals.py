"""Refusals by the table itself, in addition to the rules."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class AlreadySeated(Refusal):
    """A guest can have only one seat."""


class OnlyWatching(Refusal):
    """A seat is played from the connection that holds it; this one only watches."""


class TooSoon(Refusal):
    """Pressed before the cards or dice were due to be shown; it does not count (C16)."""


class NotSaved(Refusal):
    """The store failed; the command may be sent again with the same id, and is carried out once."""


class LogFull(Refusal):
    """This table's log is full; people have to continue at a new table."""


class ChatOff(Refusal):
    """Free text is not allowed at this table; quick phrases are."""


class TooFast(Refusal):
    """Too many chat messages; some are not passed on."""


class NothingToSay(Refusal):
    """Nothing is left of the text once everything that cannot be shown is removed."""


class NoChatAtListedTables(Refusal):
    """Strangers meet at listed tables, so only quick phrases are allowed there."""


class NoSuchBot(Refusal):
    """No bot has this level."""


class NotThisGame(Refusal):
    """The question belongs to another game."""


class NoBotsHere(Refusal):
    """This server has no bots."""


class InternalError(Refusal):
    """An error in the program; nothing has changed."""
