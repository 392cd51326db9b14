"""Calling, pointing and claiming: right calls and wrong ones (C4, C6, C7)."""

from __future__ import annotations

from tercet.core.cardgame import deals
from tercet.core.cardgame.commands import CallSet, ClaimSet, ExpireCall, PointCards, TakeBack, Three
from tercet.core.cardgame.events import CallFailed, Check, Failure, SetCalled, SetTaken
from tercet.core.cardgame.layout import take
from tercet.core.cardgame.refusals import CallFirst, CardNotHere, NotThreeCards, PointAtOnce, TooLate
from tercet.core.cardgame.standing import require_own_call, require_race, require_unlocked
from tercet.core.cardgame.state import Player, State, evolve
from tercet.core.cardgame.votes import look_at, recount, silence_at
from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Millis, millis
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import verdicts


def call(state: State, command: CallSet, chance: Chance) -> tuple[Event, ...]:
    """The first call stops the game; the caller has a few seconds to point (C4)."""
    require_race(state, command)
    if state.style == "point":
        raise PointAtOnce()
    require_unlocked(state, command)
    until = Millis(command.at + millis(state.rules.point_seconds))
    return (SetCalled(at=command.at, seat=command.seat, until=until, lead=command.lead, tie=command.tie),)


def point(state: State, command: PointCards, chance: Chance) -> tuple[Event, ...]:
    """The caller points at three cards in time (C4)."""
    call = require_own_call(state, command)
    if command.at > call.until:
        raise TooLate()
    return _resolve(state, command, command.cards, chance)


def claim(state: State, command: ClaimSet, chance: Chance) -> tuple[Event, ...]:
    """In the point style naming three cards is the call (C4)."""
    require_race(state, command)
    if state.style == "announce":
        raise CallFirst()
    require_unlocked(state, command)
    return _resolve(state, command, command.cards, chance, lead=command.lead, tie=command.tie)


def take_back(state: State, command: TakeBack, chance: Chance) -> tuple[Event, ...]:
    """Taking the call back is a wrong call (C4)."""
    require_own_call(state, command)
    return _failed(state, failure(state, command.seat, command.at, "taken-back"), chance)


def expire_call(state: State, command: ExpireCall, chance: Chance) -> tuple[Event, ...]:
    """Time running out is a wrong call (C4)."""
    call = state.call
    if call is None or command.at < call.until:
        return ()
    return _failed(state, failure(state, call.seat, command.at, "time"), chance)


def _resolve(
    state: State, command: Command, cards: Three, chance: Chance, lead: Millis | None = None, tie: bool = False
) -> tuple[Event, ...]:
    """A right call takes the cards (C6); a wrong one costs what the edition says (C7)."""
    a, b, c = cards
    layout = state.layout
    if len({a, b, c}) < 3:
        raise NotThreeCards()
    for card in cards:
        if card not in layout:
            raise CardNotHere(card=card)
    check = verdicts(a, b, c)
    if "mixed" in check:
        failed = failure(state, command.seat, command.at, "wrong", cards, check, lead=lead, tie=tie)
        return _failed(state, failed, chance)
    slots = (layout.index(a), layout.index(b), layout.index(c))
    change = take(layout, slots, state.pile, state.rules.layout)
    points = state.players[command.seat].points + (3 if state.rules.scoring == "cards" else 1)
    taken = SetTaken(
        at=command.at,
        seat=command.seat,
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
    return (taken, *deals.settle(state, taken, change, chance))


def _failed(state: State, failed: CallFailed, chance: Chance) -> tuple[Event, ...]:
    """The others' votes stand, and may be all there are to wait for by now (C8)."""
    return (failed, *recount(evolve(state, failed), failed.at, chance))


def failure(
    state: State,
    seat: Seat,
    at: Millis,
    reason: Failure,
    cards: tuple[int, ...] = (),
    check: Check = (),
    *,
    lead: Millis | None = None,
    tie: bool = False,
) -> CallFailed:
    """A wrong call: three cards in ES and PT, a point in HE, nothing in FR; and a lock for two or more (C7)."""
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


def _lock(state: State, player: Player) -> Millis:
    """For how long a wrong caller may not call: doubled with each mistake in a row; alone not at all (C7)."""
    rules = state.rules
    staying = [other for other in state.dealt_in if not state.seating.chairs[other].left]
    if len(staying) < 2:
        return Millis(0)
    longest = max(rules.lock_seconds, rules.longest_lock_seconds)
    return millis(min(rules.lock_seconds * 2.0 ** min(player.mistakes, 10), longest))
