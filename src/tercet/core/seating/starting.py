"""The people's part in a start: commitments first, then nonces, so that nobody can choose theirs late (P1)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec.structs import replace

from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Event, Millis, Viewed
from tercet.core.engine.ruleset import ASKED_AGAIN
from tercet.core.engine.seats import Seat, Seating
from tercet.core.seating.commands import CommitNonce, ExpireNonces, RevealNonce
from tercet.core.seating.events import (
    CommitmentsAwaited,
    CommitmentsFixed,
    NonceCommitted,
    NonceMissed,
    NonceRevealed,
    PlayerAway,
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
from tercet.core.seating.rules import commit_seed, require_seat

COMMIT_MILLIS: Final = 5000
"""How long a start waits for commitments that are not there yet."""
REVEAL_MILLIS: Final = 5000
"""How long a start waits for nonces."""


class Secretive(Viewed, Protocol):
    """A state with the secret that a start needs."""

    @property
    def seed(self) -> str: ...

    @property
    def commitment(self) -> str: ...


StateT = TypeVar("StateT", bound=Secretive)


def nonce_commitment(nonce: str) -> str:
    """The SHA-256 of a nonce's bytes, both in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def asked_people(seating: Seating) -> tuple[Seat, ...]:
    """Whose nonces a start waits for: the people present, but whoever let it wait in vain (P1)."""
    return tuple(seat for seat in seating.people() if not seating.chairs[seat].excused)


@dataclass(frozen=True)
class Starting(Generic[StateT]):
    """How one game starts: `deal` is what happens once all nonces are there."""

    evolve: Callable[[StateT, Event], StateT]
    deal: Callable[[StateT, Millis, Chance], tuple[Event, ...]]
    can_deal: Callable[[StateT], bool]
    next_at: Callable[[StateT, Millis], Millis | None] = lambda state, at: None
    """When a start that was called off is tried again by itself."""

    def begin(self, state: StateT, at: Millis, chance: Chance) -> tuple[Event, ...]:
        """The deal itself where nobody brings nonces; else what it waits for (P1)."""
        seating = state.seating
        asked = asked_people(seating)
        if not seating.provable or not asked:
            return self.deal(state, at, chance)
        commitments = tuple(seating.chairs[seat].committed for seat in asked)
        if not all(commitments):
            return (CommitmentsAwaited(at=at, until=Millis(at + COMMIT_MILLIS)),)
        return (
            CommitmentsFixed(
                at=at,
                players=seating.staying(),
                seats=asked,
                commitments=commitments,
                seed=state.commitment,
                until=Millis(at + REVEAL_MILLIS),
            ),
        )

    def commit(self, state: StateT, command: CommitNonce, chance: Chance) -> tuple[Event, ...]:
        """What a person is bound to for this seed; until the list is fixed another device may bind them anew (P1)."""
        chair = require_seat(state.seating, command.seat)
        if state.seating.start is not None and state.seating.start.seats:
            raise AlreadyStarted()
        if chair.bot:
            raise NonceNotAsked()
        if command.seed != state.commitment:
            raise OtherSeed()
        if chair.committed == command.commitment:
            raise AlreadyCommitted()
        committed = NonceCommitted(at=command.at, seat=command.seat, commitment=command.commitment)
        return (committed, *self.settle(self.evolve(state, committed), command.at, chance))

    def reveal(self, state: StateT, command: RevealNonce, chance: Chance) -> tuple[Event, ...]:
        """A nonce must fit its commitment; with the last one the deal starts (P1)."""
        require_seat(state.seating, command.seat)
        start = state.seating.start
        if start is None or command.seat not in start.seats:
            raise NonceNotAsked()
        i = start.seats.index(command.seat)
        if start.nonces[i]:
            raise AlreadyRevealed()
        if nonce_commitment(command.nonce) != start.commitments[i]:
            raise WrongNonce()
        revealed = NonceRevealed(at=command.at, seat=command.seat, nonce=command.nonce)
        after = self.evolve(state, revealed)
        known = after.seating.start.nonces if after.seating.start is not None else ()
        return (revealed, *self.deal(after, command.at, chance)) if all(known) else (revealed,)

    def expire(self, state: StateT, command: ExpireNonces, chance: Chance) -> tuple[Event, ...]:
        """Whoever kept the others waiting is away for this deal; revealed nonces are void, or the last could choose."""
        start, seating = state.seating.start, state.seating
        if start is None or command.at < start.until:
            return ()
        if start.seats:
            return self._void(state, _unrevealed(seating), command.at, chance)
        missing = [seat for seat in asked_people(seating) if not seating.chairs[seat].committed]
        events = _missed(seating, missing, command.at)
        after = self._fold(state, events)
        return (*events, *self._go_on(after, command.at, chance))

    def settle(self, state: StateT, at: Millis, chance: Chance) -> tuple[Event, ...]:
        """What a change of seats or a commitment does to a start under way."""
        start, seating = state.seating.start, state.seating
        if start is None:
            return ()
        if start.seats:
            gone = [seat for seat in start.seats if seating.chairs[seat].left or seating.chairs[seat].bot]
            return self._void(state, gone, at, chance) if gone else ()
        asked = asked_people(seating)
        if asked and self.can_deal(state) and not all(seating.chairs[seat].committed for seat in asked):
            return ()
        return self._go_on(state, at, chance)

    def _go_on(self, state: StateT, at: Millis, chance: Chance) -> tuple[Event, ...]:
        """Fixes the list, or gives up where nobody is left to start for."""
        if asked_people(state.seating) and self.can_deal(state):
            return self.begin(state, at, chance)
        return (self._called_off(state, StartVoided(at=at, ready=_still_ready(state))),)

    def _void(self, state: StateT, missing: Iterable[Seat], at: Millis, chance: Chance) -> tuple[Event, ...]:
        """All begins anew with another seed and other nonces, without those who were missing (P1)."""
        missed = _missed(state.seating, missing, at)
        known = self._fold(state, missed)
        voided = StartVoided(at=at, seed=state.seed, ready=_still_ready(known))
        seed = commit_seed(at, chance)
        after = self._fold(known, (voided, seed))
        if asked_people(after.seating) and self.can_deal(after):
            return (*missed, voided, seed, *self.begin(after, at, chance))
        return (*missed, self._called_off(known, voided), seed)

    def _called_off(self, state: StateT, voided: StartVoided) -> StartVoided:
        """Whoever is back by now is asked again, and before the next deal everybody has time to be back (C17, P1)."""
        if state.rules.revision < ASKED_AGAIN:
            return voided
        chairs = state.seating.chairs
        asked = tuple(seat for seat in state.seating.people() if chairs[seat].excused and chairs[seat].brings)
        return replace(voided, asked=asked, next_at=self.next_at(state, voided.at))

    def _fold(self, state: StateT, events: Iterable[Event]) -> StateT:
        for event in events:
            state = self.evolve(state, event)
        return state


def _still_ready(state: Secretive) -> tuple[Seat, ...]:
    """Only whoever was waited for in vain has to say again that they are ready (C17)."""
    if state.rules.revision < ASKED_AGAIN:
        return ()
    chairs = enumerate(state.seating.chairs)
    return tuple(Seat(seat) for seat, chair in chairs if chair.ready and not chair.excused)


def _unrevealed(seating: Seating) -> list[Seat]:
    start = seating.start
    return [] if start is None else [seat for seat, nonce in zip(start.seats, start.nonces, strict=True) if not nonce]


def _missed(seating: Seating, missing: Iterable[Seat], at: Millis) -> list[Event]:
    events: list[Event] = []
    for seat in missing:
        events.append(NonceMissed(at=at, seat=seat))
        if seating.chairs[seat].present:
            events.append(PlayerAway(at=at, seat=seat))
    return events


AnyStarting = Starting[Any]
