"""Why a command about seats, starts and agreements cannot be done now."""

from __future__ import annotations

from tercet.core.engine.game import Refusal


class NotSeated(Refusal):
    """The command needs a seat, and its sender has none."""


class TableFull(Refusal):
    """All seats are taken; one may watch."""


class TooManyComers(Refusal):
    """So many have come and gone here that a new table is called for."""


class BadName(Refusal):
    """Nothing of the name is left once what cannot be shown is taken out."""


class NotHost(Refusal):
    """Only the host may do this."""


class NotHere(Refusal):
    """The player meant is not at the table."""


class StillHere(Refusal):
    """One cannot come back without having left."""


class NotFree(Refusal):
    """Whose chair it is has not left it."""


class WasRemoved(Refusal):
    """The host sent this player away."""


class AlreadyReady(Refusal):
    """Ready was said before."""


class NotReadyYet(Refusal):
    """Only who is ready can take it back."""


class NothingChanges(Refusal):
    """It is so already."""


class GameOver(Refusal):
    """The game has ended."""


class NotStarted(Refusal):
    """The deal has not started."""


class AlreadyStarted(Refusal):
    """The deal is under way, or about to be dealt."""


class AlreadyCommitted(Refusal):
    """The same commitment again changes nothing (P1)."""


class OtherSeed(Refusal):
    """The table is bound to another seed by now (P1)."""


class NonceNotAsked(Refusal):
    """Nobody waits for this nonce (P1)."""


class AlreadyRevealed(Refusal):
    """The nonce is known (P1)."""


class WrongNonce(Refusal):
    """The nonce does not fit its commitment (P1)."""


class ProposalPending(Refusal):
    """Another proposal is to be answered first (C17)."""


class NoProposal(Refusal):
    """Nothing is proposed, or no longer (C17)."""


class AlreadyAgreed(Refusal):
    """Agreed before (C17)."""


class NotAtRatedTables(Refusal):
    """Where results count, a deal is not dealt again (C17)."""


class UnknownCommand(Refusal):
    """The game has no such command."""
