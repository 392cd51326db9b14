"""Refusals by the table itself, in addition to the rules."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class AlreadySeated(Refusal):
    """A guest can have only one seat."""


class OnlyWatching(Refusal):
    """Only the connection that holds a seat can play it; this connection only watches."""


class TooSoon(Refusal):
    """The press came before the cards or dice were due to be shown, so it does not count (C16)."""


class PressLost(Refusal):
    """The press arrived after its client had told the player that the connection was lost, so it does not count."""


class NotSaved(Refusal):
    """The store failed; the command may be sent again with the same id, and is carried out once."""


class LogFull(Refusal):
    """This table's log is full; people must continue at a new table."""


class ChatOff(Refusal):
    """Free text is not allowed at this table; quick phrases are."""


class TooFast(Refusal):
    """The sender wrote too many chat messages; some are dropped."""


class NothingToSay(Refusal):
    """The text has no visible characters."""


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
