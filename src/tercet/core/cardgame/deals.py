"""How a deal starts, grows and ends, and how deals make a match (C3, C8, C9, C10, C11)."""

from __future__ import annotations

from itertools import cycle, islice

from tercet.core.cardgame.events import CardsAdded, Cause, DealEnded, DealStarted, MatchEnded, SetTaken
from tercet.core.cardgame.layout import cards_of, grow
from tercet.core.cardgame.rules import EACH_DEALS, NoSet
from tercet.core.cardgame.state import CardState
from tercet.core.engine.chance import Chance, Source
from tercet.core.engine.game import Millis, millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating.rules import commit_seed
from tercet.core.sets.cards import has_set


def deal(transition: Transition[CardState]) -> None:
    """Deals the cards; where nobody votes, a first layout without a SET grows automatically (C3, C8)."""
    transition.add(_first_layout(transition.state, transition.at, transition.chance))
    state = transition.state
    if state.no_set == "auto" and not has_set(cards_of(state.layout)):
        lay_more(transition, "auto")


def _first_layout(state: CardState, at: Millis, chance: Chance) -> DealStarted:
    """Shuffles and deals the first L cards (C3); call style and votes depend on the number of players (C4, C8)."""
    rules, seating = state.rules, state.seating
    players = seating.starters()
    dealer, dealers = _next_dealer(state, players)
    nonces = seating.nonces(players)
    order = chance.shuffle(Source(state.seed, nonces, 0), rules.deck_cards)
    alone = len(players) == 1
    return DealStarted(
        at=at,
        deal=state.deal + 1,
        dealer=dealer,
        players=players,
        nonces=nonces,
        dealers=dealers,
        style=rules.style or ("point" if alone else "announce"),
        no_set=rules.no_set or ("checked" if alone else "vote"),
        layout=order[: rules.layout],
        pile_count=rules.cards - rules.layout,
        pile=order[rules.layout :],
    )


def lay_more(transition: Transition[CardState], cause: Cause) -> None:
    """Adds another column from the pile (C8), with its consequences."""
    state = transition.state
    change = grow(state.layout, state.pile)
    count = state.pile_count - len(change.dealt)
    added = CardsAdded(at=transition.at, cause=cause, layout=change.layout, dealt=change.dealt, pile_count=count)
    transition.add(added)
    settle_layout(transition, added, state.no_set)


def settle_layout(transition: Transition[CardState], laid: SetTaken | CardsAdded, no_set: NoSet) -> None:
    """What follows automatically from a new layout: the end of the deal (C9), or more cards where nobody votes (C8)."""
    # In nearly all cases the event says enough, and the state after it need not be computed.
    if (laid.pile_count and no_set != "auto") or has_set(cards_of(laid.layout)):
        return
    if transition.state.pile:
        lay_more(transition, "auto")
    else:
        end(transition)


def end(transition: Transition[CardState], *, last: bool = False) -> None:
    """Left-over cards belong to nobody (C9); then the next deal is prepared, or the match ends (C11, C17)."""
    state, at = transition.state, transition.at
    more = _has_dealer(state) and not last
    transition.add(
        DealEnded(
            at=at,
            deal=state.deal,
            left=cards_of(state.layout),
            points=tuple(player.points for player in state.players),
            totals=state.scores,
            seed=state.seed,
            next_at=Millis(at + millis(state.rules.pause_seconds)) if more else None,
        )
    )
    if more:
        transition.add(commit_seed(at, transition.chance))
    else:
        end_match(transition)


def end_match(transition: Transition[CardState]) -> None:
    """Most points win, ties share; a player who never played wins nothing (C10)."""
    state = transition.state
    totals = state.scores
    played = [seat for seat, player in enumerate(state.players) if player.deals]
    best = max(totals[seat] for seat in played)
    winners = tuple(Seat(seat) for seat in played if totals[seat] == best)
    transition.add(MatchEnded(at=transition.at, totals=totals, winners=winners))


def is_abandoned(state: CardState) -> bool:
    """Whether all players of this deal have left while others wait for the next one (C18)."""
    staying = state.seating.staying()
    return bool(staying) and not any(seat in staying for seat in state.dealt_in)


def is_without_dealers(state: CardState) -> bool:
    """Whether everybody who had yet to deal has left (C11)."""
    return bool(state.seating.staying()) and not _has_dealer(state)


def _has_dealer(state: CardState) -> bool:
    if state.rules.deals != EACH_DEALS:
        return bool(state.dealers)
    return any(not state.seating.chairs[seat].left for seat in state.dealers)


def _next_dealer(state: CardState, players: tuple[Seat, ...]) -> tuple[Seat, tuple[Seat, ...]]:
    """Who deals now and who after: the deal passes to the left, and the deal of a player who left is skipped (C11)."""
    if state.deal == 0:
        return _deal_around(players, state.seating.host, state.rules.deals or len(players))
    staying, queue = state.seating.staying(), state.dealers
    if state.rules.deals != EACH_DEALS:
        _, later = _deal_around(staying, queue[0], len(queue))
        return _deal_around(players, queue[0], 1)[0], later
    while len(queue) > 1 and state.seating.chairs[queue[0]].left:
        queue = queue[1:]
    # the last dealer may sit this deal out
    return _deal_around(players, queue[0], 1)[0], queue[1:]


def _deal_around(seats: tuple[Seat, ...], planned: Seat, deals: int) -> tuple[Seat, tuple[Seat, ...]]:
    """Who deals the next `deals` deals: first the planned dealer or the next seat to the left, then around."""
    order = [seat for seat in seats if seat >= planned] + [seat for seat in seats if seat < planned]
    first, *rest = islice(cycle(order), deals)
    return first, tuple(rest)
