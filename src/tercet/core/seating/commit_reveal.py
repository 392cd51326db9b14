"""Starts deals by commit and reveal: the table commits to a seed and each person to a nonce. Nonces are revealed only
then, so nobody can choose theirs late (P1). The events that end a deal reveal the seed."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final, Generic, Protocol, TypeVar

from msgspec.structs import replace

from tercet.core.engine.chance import Chance, commitment
from tercet.core.engine.game import Command, Millis, TableRules, Viewed
from tercet.core.engine.seats import Seat, Seating, StartRound
from tercet.core.engine.transition import Transition
from tercet.core.seating.commands import CommitNonce, ExpireNonces, RevealNonce
from tercet.core.seating.events import (
    CommitmentsAwaited,
    CommitmentsFixed,
    NonceCommitted,
    NonceMissed,
    NonceRevealed,
    PlayerAway,
    SeedCommitted,
    StartVoided,
)
from tercet.core.seating.refusals import (
    AlreadyCommitted,
    AlreadyRevealed,
    AlreadyStarted,
    NonceNotAsked,
    OtherSeed,
    WrongNonce,
)
from tercet.core.seating.rules import leave, require_seat
from tercet.core.seating.state import evolve_seating

COMMIT_MILLIS: Final = 3000
"""Time that a start waits for missing commitments; a client that misses it loses little."""
REVEAL_MILLIS: Final = 5000
"""Time that a start waits for nonces; a player who misses it sits out a deal."""
MOST_VOID_STARTS: Final = 2
"""After this many void starts in a row, the table informs the players, and nothing starts until they get ready
again."""
LONGEST_START_MILLIS: Final = MOST_VOID_STARTS * (COMMIT_MILLIS + REVEAL_MILLIS)
"""Longest time before a start leads to a deal or is called off, however many people withhold nonces (P1)."""


class LobbyRules(TableRules, Protocol):
    """The part of a game's rules that a lobby needs."""

    @property
    def rated(self) -> bool: ...


class LobbyState(Viewed, Protocol):
    """The part of a game's state that a lobby needs."""

    @property
    def rules(self) -> LobbyRules: ...

    @property
    def seed(self) -> str:
        """The secret that `commitment` commits to (P1)."""


StateT = TypeVar("StateT", bound=LobbyState)


def commit_seed(at: Millis, chance: Chance, *, hosted: bool = False) -> SeedCommitted:
    """Commits the table to a fresh seed, before any player contributes a nonce."""
    seed = chance.seed()
    return SeedCommitted(at=at, commitment=commitment(seed), seed=seed, hosted=hosted)


def nonce_commitment(nonce: str) -> str:
    """The SHA-256 of a nonce's bytes, both in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def asked_people(seating: Seating) -> tuple[Seat, ...]:
    """The people whose nonces a start waits for: the players present whom this start has not already waited for in vain
    (P1).

    People who caused a void start, or joined after one, are asked only if there is nobody else to ask. So each person
    causes at most one void start before the next deal, even by leaving and rejoining under another name.
    """
    players = seating.starters()
    asked = tuple(seat for seat in seating.people() if seat in players and not seating.chairs[seat].excused)
    first = tuple(seat for seat in asked if seating.may_withhold(seat))
    return first or tuple(seat for seat in asked if not seating.chairs[seat].sits_out) or asked


def start_deadline(state: LobbyState) -> tuple[Millis, Command] | None:
    """When the start in progress stops waiting; None at a closed table (P1)."""
    if state.seating.start is None or state.phase == "over":
        return None
    until = Millis(state.seating.start.until)
    return until, ExpireNonces(at=until)


def is_finished(state: LobbyState) -> bool:
    """Whether nothing can start here any more (C17, P1)."""
    return state.phase == "over"


class Starting(ABC, Generic[StateT]):
    """Starts deals in any game: immediately if no player contributes a nonce, otherwise after a round of commit and
    reveal."""

    @abstractmethod
    def deal(self, transition: Transition[StateT]) -> None:
        """Deals, once all nonces are known."""

    @abstractmethod
    def can_deal(self, seating: Seating) -> bool:
        """Whether there are enough players for a deal."""

    def next_start(self, state: StateT, at: Millis) -> Millis | None:
        """When to retry a start that was called off; None to wait for the players (C17)."""
        return None

    @abstractmethod
    def let_leave(self, transition: Transition[StateT]) -> None:
        """Lets players leave whose departure was postponed while the list was fixed (P1)."""

    def begin(self, transition: Transition[StateT]) -> None:
        """Deals if no player contributes a nonce; otherwise starts waiting for nonces (P1)."""
        state, at = transition.state, transition.at
        seating = state.seating
        asked = asked_people(seating)
        if not seating.provable or not asked:
            self.deal(transition)
            return
        commitments = tuple(seating.chairs[seat].committed for seat in asked)
        if not all(commitments):
            transition.add(CommitmentsAwaited(at=at, until=Millis(at + COMMIT_MILLIS)))
            return
        transition.add(
            CommitmentsFixed(
                at=at,
                players=seating.starters(),
                seats=asked,
                commitments=commitments,
                seed=state.commitment,
                until=Millis(at + REVEAL_MILLIS),
            )
        )

    def commit(self, transition: Transition[StateT], command: CommitNonce) -> None:
        """Records a person's commitment for this seed; until the list is fixed, another of their devices may replace it
        (P1)."""
        state = transition.state
        chair = require_seat(state.seating, command.sender)
        if state.seating.start is not None and state.seating.start.seats:
            raise AlreadyStarted()
        if chair.bot:
            raise NonceNotAsked()
        if command.seed != state.commitment:
            raise OtherSeed()
        if chair.committed == command.commitment:
            raise AlreadyCommitted()
        transition.add(NonceCommitted(at=command.at, seat=command.sender, commitment=command.commitment))
        self.settle_start(transition)

    def reveal(self, transition: Transition[StateT], command: RevealNonce) -> None:
        """Records a nonce, which must match its commitment; the last one starts the deal (P1)."""
        seating = transition.state.seating
        require_seat(seating, command.sender)
        start = seating.start
        if start is None or command.seat not in start.seats or is_finished(transition.state):
            raise NonceNotAsked()
        i = start.seats.index(command.seat)
        if start.nonces[i]:
            raise AlreadyRevealed()
        if nonce_commitment(command.nonce) != start.commitments[i]:
            raise WrongNonce()
        transition.add(NonceRevealed(at=command.at, seat=command.sender, nonce=command.nonce))
        start = transition.state.seating.start
        if start is not None and all(start.nonces) and seating.paused_at is None:
            self.finish_start(transition)

    def finish_start(self, transition: Transition[StateT]) -> None:
        """Starts the deal, since every nonce is known (P1)."""
        self.deal(transition)
        self.let_leave(transition)

    def expire(self, transition: Transition[StateT], command: ExpireNonces) -> None:
        """Excludes players who kept the others waiting. Voids nonces already revealed, because otherwise the last
        player could choose between deals."""
        seating = transition.state.seating
        start = seating.start
        if start is None or command.at < start.until or is_finished(transition.state):
            return
        if start.seats:
            self._void(transition, start)
            return
        missing = owing(seating)
        _miss(transition, [seat for seat in missing if seat not in start.interrupted])
        if set(missing).isdisjoint(start.interrupted):
            self._continue(transition)
        else:
            self._call_off(transition)

    def settle_start(self, transition: Transition[StateT]) -> None:
        """Applies a change of seats or a commitment to a start in progress."""
        state = transition.state
        start, seating = state.seating.start, state.seating
        if start is None or start.seats or seating.paused_at is not None:
            return
        asked = asked_people(seating)
        waits = asked and self.can_deal(seating) and not all(seating.chairs[seat].committed for seat in asked)
        if not waits:
            self._continue(transition)

    def _continue(self, transition: Transition[StateT]) -> None:
        """Fixes the list, or gives up if too few players are left."""
        seating = transition.state.seating
        if asked_people(seating) and self.can_deal(seating):
            self.begin(transition)
        else:
            self._call_off(transition)

    def _call_off(self, transition: Transition[StateT]) -> None:
        state = transition.state
        transition.add(self._called_off(state, StartVoided(at=transition.at, ready=_still_ready(state))))

    def _void(self, transition: Transition[StateT], start: StartRound) -> None:
        """Starts again with a new seed and new nonces, without the missing players; from the second time in a row, only
        after the players get ready again (P1). People who have not returned since a server stop have until the next
        start (C20)."""
        missing = _unrevealed(start)
        returned = [seat for seat in missing if seat not in start.interrupted]
        _miss(transition, returned)
        state, at = transition.state, transition.at
        voided = StartVoided(at=at, seed=state.seed, ready=_still_ready(state), next_at=self.next_start(state, at))
        if any(start.nonces):
            in_a_row = len(state.seating.void_starts) + 1
            voided = replace(voided, caused_by=missing, in_a_row=in_a_row)
        needs_ready = voided.in_a_row >= MOST_VOID_STARTS
        seating = evolve_seating(state.seating, voided)
        for seat in [seat for seat in seating.staying() if seating.chairs[seat].leaving]:
            for event in leave(seating, seat, at):
                seating = evolve_seating(seating, event)
        may_retry = not needs_ready and len(returned) == len(missing)
        retries = may_retry and bool(asked_people(seating)) and self.can_deal(seating)
        if not retries:
            voided = self._called_off(state, voided)
        if needs_ready:
            voided = replace(voided, ready=(), next_at=None)
        transition.add(voided, commit_seed(at, transition.chance))
        self.let_leave(transition)
        if retries and transition.state.seating.start is None and not is_finished(transition.state):
            self.begin(transition)

    def _called_off(self, state: StateT, voided: StartVoided) -> StartVoided:
        """Completes the event: players who are back are asked for a nonce again, and everybody gets time to return
        before the next deal (C17, P1)."""
        chairs = state.seating.chairs
        asked = tuple(
            seat for seat in state.seating.people() if chairs[seat].excused and chairs[seat].contributes_nonces
        )
        return replace(voided, asked=asked, next_at=self.next_start(state, voided.at))


def _still_ready(state: LobbyState) -> tuple[Seat, ...]:
    """The players who stay ready: all except those who kept the others waiting (C17) or have not returned since a
    server stop (C20)."""
    start = state.seating.start
    unreturned = () if start is None else start.interrupted
    chairs = enumerate(state.seating.chairs)
    return tuple(Seat(seat) for seat, chair in chairs if chair.ready and not chair.excused and seat not in unreturned)


def owing(seating: Seating) -> tuple[Seat, ...]:
    """The people whose commitment or nonce the current start is waiting for."""
    if seating.start is None:
        return ()
    if seating.start.seats:
        return _unrevealed(seating.start)
    return tuple(seat for seat in asked_people(seating) if not seating.chairs[seat].committed)


def start_millis(start: StartRound) -> int:
    """How long the current step of a start waits in total."""
    return REVEAL_MILLIS if start.seats else COMMIT_MILLIS


def _unrevealed(start: StartRound) -> tuple[Seat, ...]:
    return tuple(seat for seat, nonce in zip(start.seats, start.nonces, strict=True) if not nonce)


def _miss(transition: Transition[StateT], missing: Iterable[Seat]) -> None:
    """Marks players who kept the others waiting as away."""
    chairs = transition.state.seating.chairs
    for seat in missing:
        transition.add(NonceMissed(at=transition.at, seat=seat))
        if chairs[seat].present:
            transition.add(PlayerAway(at=transition.at, seat=seat))
