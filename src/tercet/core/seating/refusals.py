"""Refusals of commands about seats, starts and agreements."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotSeated(Refusal):
    """The command needs a seat, and its sender has none."""


class TableFull(Refusal):
    """All seats are taken; the sender may watch instead."""


class TooManyComers(Refusal):
    """Too many people have come and gone here; newcomers need a new table."""


class BadName(Refusal):
    """The name has no visible characters."""


class NotHost(Refusal):
    """Only the host may do this."""


class NotHere(Refusal):
    """The named player is not at the table."""


class StillHere(Refusal):
    """Only a player who has left can return."""


class NotFree(Refusal):
    """The owner of the seat has not left it."""


class WasRemoved(Refusal):
    """The host removed this player."""


class WrongSeatLink(Refusal):
    """The link to a seat was used or replaced, or belongs to another table."""


class AlreadyReady(Refusal):
    """The player is ready already."""


class NotReadyYet(Refusal):
    """The player is not ready, so there is nothing to withdraw."""


class NothingChanges(Refusal):
    """Nothing would change."""


class GameOver(Refusal):
    """The game has ended."""


class NotStarted(Refusal):
    """The deal has not started."""


class AlreadyStarted(Refusal):
    """The deal is under way, or about to be dealt."""


class AlreadyCommitted(Refusal):
    """The client has already made this commitment (P1)."""


class OtherSeed(Refusal):
    """The table has since committed to another seed (P1)."""


class NonceNotAsked(Refusal):
    """Nobody is waiting for this nonce (P1)."""


class AlreadyRevealed(Refusal):
    """The nonce has been revealed already (P1)."""


class WrongNonce(Refusal):
    """The nonce does not match its commitment (P1)."""


class ProposalPending(Refusal):
    """Another proposal must be settled first (C17)."""


class NoProposal(Refusal):
    """There is no such proposal, or it has been settled (C17)."""


class AlreadyAgreed(Refusal):
    """The player has agreed already (C17)."""


class NotAtRatedTables(Refusal):
    """Deals at rated tables cannot be restarted (C17)."""


class TableIsPaused(Refusal):
    """The owner of the room has paused the table (R6)."""


class TableNotPaused(Refusal):
    """The table is not paused (R6)."""


class NoHintsHere(Refusal):
    """With two or more people there are hints only if the host turned them on (C13)."""


class NoMoreHints(Refusal):
    """The hints have shown all that they may (C13, D19)."""


class UnknownCommand(Refusal):
    """The game has no such command."""
