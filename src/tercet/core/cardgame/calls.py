"""Calling, pointing and claiming: right calls and wrong ones (C4, C6, C7)."""

from __future__ import annotations

from tercet.core.cardgame import deals
from tercet.core.cardgame.commands import CallSet, ClaimSet, ExpireCall, PointCards, TakeBack
from tercet.core.cardgame.events import CallFailed, Check, Failure, SetCalled, SetTaken, VotesChanged
from tercet.core.cardgame.layout import take
from tercet.core.cardgame.preconditions import require_own_call, require_race, require_unlocked
from tercet.core.cardgame.refusals import CallFirst, PointAtOnce, TooLate
from tercet.core.cardgame.state import CardPlayer, CardState
from tercet.core.cardgame.votes import look_at, recount, silence_at
from tercet.core.engine.game import Millis, millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating.events import PlayVoided
from tercet.core.sets.cards import verdicts
from tercet.core.sets.refusals import CardNotHere, NotThreeCards


def call(transition: Transition[CardState], command: CallSet) -> None:
    """The first call stops the game; the caller has a few seconds to point (C4)."""
    state = transition.state
    require_race(state, command)
    if state.style == "point":
        raise PointAtOnce()
    require_unlocked(state, command)
    until = Millis(command.at + millis(state.rules.point_seconds))
    transition.add(SetCalled(at=command.at, seat=command.sender, until=until, lead=command.lead, tie=command.tie))


def point(transition: Transition[CardState], command: PointCards) -> None:
    """The caller points at three cards in time (C4)."""
    pending = require_own_call(transition.state, command)
    if command.at > pending.until:
        raise TooLate()
    _resolve(transition, command)


def claim(transition: Transition[CardState], command: ClaimSet) -> None:
    """In the point style, naming three cards is the call (C4)."""
    state = transition.state
    require_race(state, command)
    if state.style == "announce":
        raise CallFirst()
    require_unlocked(state, command)
    _resolve(transition, command, lead=command.lead, tie=command.tie)


def take_back(transition: Transition[CardState], command: TakeBack) -> None:
    """Cancelling the call makes it a wrong call (C4)."""
    require_own_call(transition.state, command)
    transition.add(failure(transition.state, command.sender, command.at, "taken-back"))
    recount(transition)


def expire_call(transition: Transition[CardState], command: ExpireCall) -> None:
    """Running out of time is a wrong call (C4), unless the server had stopped and the caller is not back (C20)."""
    pending = transition.state.call
    if pending is None or command.at < pending.until:
        return
    if pending.interrupted:
        void(transition)
    else:
        transition.add(failure(transition.state, pending.seat, command.at, "time"))
    recount(transition)


def void(transition: Transition[CardState]) -> None:
    """The caller did not come back after a stop of the server: no wrong call, and the others' votes stand (C20).

    A recount has to follow, as after a wrong call (C8).
    """
    state, at = transition.state, transition.at
    if state.call is not None:
        transition.add(PlayVoided(at=at, seat=state.call.seat))
    if state.votes:
        until, asking = silence_at(state, at), look_at(state, at)
        transition.add(VotesChanged(at=at, votes=state.votes, vote_until=until, look_at=asking))


def _resolve(
    transition: Transition[CardState], command: PointCards | ClaimSet, lead: Millis | None = None, tie: bool = False
) -> None:
    """A right call takes the cards (C6); a wrong one costs what the edition says (C7)."""
    state, cards, seat = transition.state, command.three, command.sender
    a, b, c = cards
    layout = state.layout
    if len({a, b, c}) < 3:
        raise NotThreeCards()
    try:
        slots = (layout.index(a), layout.index(b), layout.index(c))
    except ValueError:
        raise CardNotHere(card=next(card for card in cards if card not in layout)) from None
    check = verdicts(a, b, c)
    if "mixed" in check:
        transition.add(failure(state, seat, command.at, "wrong", cards, check, lead=lead, tie=tie))
        if state.votes:
            recount(transition)
        return
    change = take(layout, slots, state.pile, state.rules.layout)
    points = state.players[seat].points + (3 if state.rules.scoring == "cards" else 1)
    taken = SetTaken(
        at=command.at,
        seat=seat,
        cards=cards,
        slots=slots,
        check=check,
        points=points,
        layout=change.layout,
        dealt=change.dealt,
        moved=change.moved,
        pile_count=state.pile_count - len(change.dealt),
        lead=lead,
        tie=tie,
    )
    transition.add(taken)
    deals.settle_layout(transition, taken, state.no_set)


def failure(
    state: CardState,
    seat: Seat,
    at: Millis,
    reason: Failure,
    cards: tuple[int, ...] = (),
    check: Check = (),
    *,
    lead: Millis | None = None,
    tie: bool = False,
) -> CallFailed:
    """A wrong call: three cards in ES and PT, a point in HE, nothing in FR; with two or more players also a lock-out
    (C7).

    The others' votes stand, so a recount has to follow: they may now be all the votes needed (C8).
    """
    player = state.players[seat]
    lost = player.won[-3:] if state.rules.penalty == "cards" else ()
    points = player.points - (1 if state.rules.penalty == "point" else len(lost))
    lock = _lock(state, player)
    others = any(vote != seat for vote in state.votes)
    return CallFailed(
        at=at,
        seat=seat,
        reason=reason,
        cards=cards,
        check=check,
        lost=lost,
        points=points,
        locked_until=Millis(at + lock) if lock else None,
        vote_until=silence_at(state, at) if others else None,
        look_at=look_at(state, at) if others else None,
        lead=lead,
        tie=tie,
    )


def _lock(state: CardState, player: CardPlayer) -> Millis:
    """How long a wrong caller may not call: doubled with each mistake in a row; not at all when playing alone (C7)."""
    rules = state.rules
    staying = [other for other in state.dealt_in if not state.seating.chairs[other].left]
    if len(staying) < 2:
        return Millis(0)
    longest = max(rules.lock_seconds, rules.longest_lock_seconds)
    return millis(min(rules.lock_seconds * 2.0 ** min(player.mistakes, 10), longest))
