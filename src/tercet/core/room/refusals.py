"""The refusals of a room."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotJoining(Refusal):
    """The owner does not allow anyone else to join."""


class NobodyHere(Refusal):
    """There is nobody to play."""


class RoundUnderWay(Refusal):
    """The command must wait until the round is over."""


class NoRound(Refusal):
    """No round is under way."""


class MostRounds(Refusal):
    """The room has reached its limit of rounds."""


class TablesStopped(Refusal):
    """All tables are already paused."""


class TablesGoOn(Refusal):
    """No table is paused."""


class MostTables(Refusal):
    """The round would exceed a room's limit of tables."""


class NoSuchTableHere(Refusal):
    """The round has no table with this number, or that table has ended."""


class WrongOwnerLink(Refusal):
    """The owner's link was replaced, or belongs to another room."""


class NoSuchClaim(Refusal):
    """There is no claim with this number, or it has been answered."""


class RoomRuleImpossible(Refusal):
    """The terms contain an unplayable rule."""
