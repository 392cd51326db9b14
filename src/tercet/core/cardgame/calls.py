"""Handles calls, pointing and claims, whether right or wrong (C4, C6, C7)."""

from __future__ import annotations

from tercet.core.cardgame import deals
from tercet.core.cardgame.commands import (
    CallSet,
    ClaimSet,
    ExpireCall,
    ExpireDeal,
    ExpireNaming,
    NameCard,
    PointCards,
    TakeBack,
)
from tercet.core.cardgame.events import CallFailed, CardNamed, Check, Failure, SetCalled, SetTaken, VotesChanged
from tercet.core.cardgame.layout import LayoutChange, take
from tercet.core.cardgame.lockouts import lock_time
from tercet.core.cardgame.preconditions import require_own_call, require_race, require_unlocked
from tercet.core.cardgame.refusals import (
    AlreadyTaken,
    CallFirst,
    NoSuchCard,
    NotChained,
    NothingToName,
    OnlyNaming,
    PointAtOnce,
    TooLate,
)
from tercet.core.cardgame.rules import CardRules
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import is_found
from tercet.core.cardgame.votes import look_at, recount, silence_at
from tercet.core.engine.game import Millis, millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating.events import PlayVoided
from tercet.core.sets.refusals import CardNotHere, WrongCardCount
from tercet.core.sets.variant_catalogue import VARIANTS


def call(transition: Transition[CardState], command: CallSet) -> None:
    """Records the first call, which stops the game; the caller has a few seconds to point (C4)."""
    state = transition.state
    require_race(state, command)
    if state.style == "point":
        raise PointAtOnce()
    if state.naming_until is not None:
        raise OnlyNaming()
    require_unlocked(state, command)
    until = Millis(command.at + pointing_time(state.rules))
    transition.add(SetCalled(at=command.at, seat=command.sender, until=until, lead=command.lead, tie=command.tie))


def point(transition: Transition[CardState], command: PointCards) -> None:
    """Resolves the caller's pointing, if it is in time (C4)."""
    pending = require_own_call(transition.state, command)
    if command.at > pending.until:
        raise TooLate()
    _resolve(transition, command)


def claim(transition: Transition[CardState], command: ClaimSet) -> None:
    """Resolves a claim; in the point style, players name cards without calling first (C4)."""
    state = transition.state
    require_race(state, command)
    if state.style == "announce":
        raise CallFirst()
    if state.naming_until is not None:
        raise OnlyNaming()
    require_unlocked(state, command)
    _resolve(transition, command, lead=command.lead, tie=command.tie)


def take_back(transition: Transition[CardState], command: TakeBack) -> None:
    """Cancels the call, which makes it a wrong call (C4)."""
    require_own_call(transition.state, command)
    transition.add(failure(transition.state, command.sender, command.at, "taken-back"))
    recount(transition)


def expire_call(transition: Transition[CardState], command: ExpireCall) -> None:
    """Fails a call that ran out of time (C4), or voids it if a server stop interrupted it and the caller is not back
    (C20)."""
    pending = transition.state.call
    if pending is None or command.at < pending.until:
        return
    if pending.interrupted:
        void(transition)
    else:
        transition.add(failure(transition.state, pending.seat, command.at, "time"))
    recount(transition)


def void(transition: Transition[CardState]) -> None:
    """Voids the call of a player who did not return after a server stop; other players' votes stand (C20).

    The votes must be recounted afterwards, as after a wrong call (C8).
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
    """Takes the cards if the call is right (C6); otherwise applies the edition's penalty (C7)."""
    state, cards, seat = transition.state, command.numbers, command.sender
    layout, rules = state.layout, state.rules
    variant = VARIANTS[rules.deck, rules.law]
    if not variant.least <= len(cards) <= variant.most or len(set(cards)) < len(cards):
        raise WrongCardCount(least=variant.least, most=variant.most)
    chained: tuple[int, ...] = ()
    lying = cards
    if state.chain:
        chained, lying = _chained(state, cards)
    try:
        slots = tuple(map(layout.index, lying))
    except ValueError:
        missing = next(card for card in lying if card not in layout)
        raise CardNotHere.in_deck(missing, variant.deck) from None
    check = variant.check(cards)
    if "mixed" in check:
        transition.add(failure(state, seat, command.at, "wrong", cards, check, lead=lead, tie=tie))
        if state.votes:
            recount(transition)
        return
    if rules.way != "all":
        change = take(layout, slots, state.pile, rules.layout)
    elif is_found(state, cards):
        raise AlreadyTaken(players=len(state.dealt_in))
    else:
        change = LayoutChange(layout)
    points = state.players[seat].points + (len(lying) if rules.scoring == "cards" else 1)
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
        chained=chained,
    )
    transition.add(taken)
    deals.settle_taking(transition, taken, state)


def _chained(state: CardState, cards: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Splits the cards into those of the previous taking and those from the table; refuses a wrong number of the
    former (V4)."""
    chained = tuple([card for card in cards if card in state.chain])
    linked = VARIANTS[state.rules.deck, state.rules.law].linked
    if len(chained) != linked:
        raise NotChained(cards=linked)
    return chained, tuple([card for card in cards if card not in state.chain])


def name_card(transition: Transition[CardState], command: NameCard) -> None:
    """Names the unseen card, first come, first served; a wrong card is a wrong call (V4)."""
    state, seat, at = transition.state, command.sender, command.at
    require_race(state, command)
    if state.naming_until is None or at > state.naming_until:
        raise NothingToName()
    if command.card not in VARIANTS[state.rules.deck, state.rules.law].deck.members:
        raise NoSuchCard()
    require_unlocked(state, command)
    if command.card != state.hidden:
        cards = (command.card,)
        transition.add(failure(state, seat, at, "wrong", cards, lead=command.lead, tie=command.tie))
        return
    points = state.players[seat].points + 1
    transition.add(CardNamed(at=at, seat=seat, card=command.card, points=points, lead=command.lead, tie=command.tie))
    deals.end(transition)


def expire_naming(transition: Transition[CardState], command: ExpireNaming) -> None:
    """Ends the deal if nobody named the card in time; the card then belongs to nobody (V4)."""
    state = transition.state
    if state.naming_until is not None and command.at >= state.naming_until:
        deals.end(transition)


def expire_deal(transition: Transition[CardState], command: ExpireDeal) -> None:
    """Ends a timed deal, unless a call is still open (V5)."""
    state = transition.state
    is_timed = state.phase == "play" and state.rules.ending == "time" and state.paused_at is None
    if is_timed and state.call is None and command.at >= state.ends_at:
        deals.end(transition)


def pointing_time(rules: CardRules) -> Millis:
    """A caller's time to point, including a second for each card beyond three (C4, V2)."""
    return millis(rules.point_seconds + VARIANTS[rules.deck, rules.law].most - 3)


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
    """A wrong call and its cost: the last taking in ES and PT, a point in HE, nothing in FR; with two or more players
    also a lock-out (C7).

    Other players' votes stand and must be recounted afterwards: they may now be all the votes needed (C8).
    """
    player = state.players[seat]
    lost = player.won[-player.sizes[-1] :] if player.sizes and state.rules.penalty == "cards" else ()
    points = player.points - (1 if state.rules.penalty == "point" else len(lost))
    lock = lock_time(state, seat)
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
