"""What the table itself refuses, beside what the rules do."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class AlreadySeated(Refusal):
    """One guest has one seat."""


class OnlyWatching(Refusal):
    """A seat is played from the connection that holds it; this one looks on."""


class TooSoon(Refusal):
    """Pressed before the moment at which the cards or dice were to be shown; it counts for nothing (C16)."""


class NotSaved(Refusal):
    """The store failed; the command may be sent again with the same id, and is carried out once."""


class LogFull(Refusal):
    """So much has happened at this table that a new one is called for."""


class ChatOff(Refusal):
    """Free text is not allowed at this table; phrases are."""


class TooFast(Refusal):
    """So much was said that some of it is not passed on."""


class NothingToSay(Refusal):
    """Nothing of the text is left once what cannot be shown is taken out."""


class NoChatAtListedTables(Refusal):
    """Strangers meet at listed tables: there only phrases are said."""


class NoSuchBot(Refusal):
    """No bot has this level."""


class NotThisGame(Refusal):
    """The question belongs to another game."""


class NoBotsHere(Refusal):
    """This server seats no bots."""


class InternalError(Refusal):
    """The program made a mistake; nothing has changed."""
