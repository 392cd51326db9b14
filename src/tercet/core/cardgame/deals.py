"""How a deal starts, grows and ends, and how deals form a match (C3, C8, C9, C10, C11)."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Final

from tercet.core.cardgame.events import (
    BoardLaid,
    CardsAdded,
    Cause,
    DealEnded,
    DealStarted,
    MatchEnded,
    NamingOpened,
    SetTaken,
)
from tercet.core.cardgame.layout import cards_of, grow
from tercet.core.cardgame.rules import EACH_DEALS, CardRules
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import has_taking, takings
from tercet.core.engine.chance import Chance, Source
from tercet.core.engine.game import Millis, millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating.commit_reveal import commit_seed
from tercet.core.sets.variant_catalogue import VARIANTS

NAMING: Final = Millis(20_000)
"""Time to name the unseen card (V4)."""


def deal(transition: Transition[CardState]) -> None:
    """Deals the cards; at tables without votes, a first layout without a SET grows automatically (C3, C8)."""
    transition.add(_first_layout(transition.state, transition.at, transition.chance))
    state = transition.state
    if state.rules.way == "all":
        skip_empty_boards(transition)
    elif state.no_set == "auto" and not has_taking(state.rules, state.layout):
        lay_more(transition, "auto")


def _first_layout(state: CardState, at: Millis, chance: Chance) -> DealStarted:
    """Shuffles and deals the first L cards (C3); call style and votes depend on the number of players (C4, C8)."""
    rules, seating = state.rules, state.seating
    players = seating.starters()
    dealer, dealers = _next_dealer(state, players)
    nonces = seating.nonces(players)
    order = chance.shuffle(Source(state.seed, nonces, 0), rules.deck_cards)
    alone = len(players) == 1
    votes = "auto" if rules.way == "all" else rules.no_set or ("checked" if alone else "vote")
    return DealStarted(
        at=at,
        deal=state.deal + 1,
        dealer=dealer,
        players=players,
        nonces=nonces,
        dealers=dealers,
        style=rules.style or ("point" if alone else "announce"),
        no_set=votes,
        layout=order[: rules.layout],
        pile_count=len(order) - rules.layout - (rules.way == "hidden"),
        pile=order[rules.layout :],
    )


def lay_more(transition: Transition[CardState], cause: Cause) -> None:
    """Adds another column from the pile (C8), and applies the consequences."""
    state = transition.state
    change = grow(state.layout, state.pile, VARIANTS[state.rules.deck, state.rules.law].least)
    count = state.pile_count - len(change.dealt)
    added = CardsAdded(at=transition.at, cause=cause, layout=change.layout, dealt=change.dealt, pile_count=count)
    transition.add(added)
    _settle_layout(transition, added, state, state.chain)


def settle_taking(transition: Transition[CardState], taken: SetTaken, before: CardState) -> None:
    """Applies the automatic consequences of a taking: the end of the deal, another board, or more cards (C8, C9, V4,
    V5)."""
    rules = before.rules
    if taken.pile_count and rules.ending == "pile" and rules.way != "all" and before.no_set != "auto":
        return  # the usual case: more cards need a vote
    if rules.ending != "pile" and _is_reached(rules, taken, before):
        end(transition)
    elif rules.way == "all":
        if not takings(transition.state):
            lay_board(transition)
    else:
        _settle_layout(transition, taken, before, taken.cards if rules.way == "chain" else ())


def _is_reached(rules: CardRules, taken: SetTaken, before: CardState) -> bool:
    """Whether a taking reached the goal that ends this deal (V5)."""
    if rules.ending == "first":
        return taken.points >= rules.goal
    if rules.ending == "takings":
        return before.takings + 1 >= rules.goal
    return taken.at >= before.ends_at


def _settle_layout(
    transition: Transition[CardState], laid: SetTaken | CardsAdded, before: CardState, chain: tuple[int, ...]
) -> None:
    """Applies the automatic consequences of a new layout: the end of the deal (C9), or more cards if nobody votes
    (C8)."""
    # In nearly all cases the event tells us enough, and we need not compute the state after it.
    if (laid.pile_count and before.no_set != "auto") or has_taking(before.rules, laid.layout, chain):
        return
    if laid.pile_count:
        lay_more(transition, "auto")
    elif before.rules.way == "hidden":
        open_naming(transition)
    else:
        end(transition)


def lay_board(transition: Transition[CardState]) -> None:
    """Lays the next board that has a taking, once all takings of the current board have been found (V4)."""
    state, at = transition.state, transition.at
    size = state.rules.layout
    if state.pile_count < size:
        end(transition)
        return
    transition.add(
        BoardLaid(
            at=at,
            layout=state.pile[:size],
            pile_count=state.pile_count - size,
            discarded=cards_of(state.layout),
        )
    )
    skip_empty_boards(transition)


def skip_empty_boards(transition: Transition[CardState]) -> None:
    """Lays the next board if the current one has no taking (V4)."""
    state = transition.state
    if not has_taking(state.rules, state.layout):
        lay_board(transition)


def open_naming(transition: Transition[CardState]) -> None:
    """Opens the race to name the unseen card, which the cards left on the table determine (V4)."""
    transition.add(NamingOpened(at=transition.at, until=Millis(transition.at + NAMING)))


def end(transition: Transition[CardState], *, last: bool = False) -> None:
    """Ends the deal; left-over cards belong to nobody (C9). Prepares the next deal or ends the match (C11, C17)."""
    state, at = transition.state, transition.at
    more = _has_dealer(state) and not last
    unseen = () if state.hidden is None else (state.hidden,)
    transition.add(
        DealEnded(
            at=at,
            deal=state.deal,
            left=cards_of(state.layout) + unseen,
            points=tuple(player.points for player in state.players),
            totals=state.scores,
            seed=state.seed,
            next_at=Millis(at + millis(state.rules.pause_seconds)) if more else None,
            hidden=state.hidden,
        )
    )
    if more:
        transition.add(commit_seed(at, transition.chance))
    else:
        end_match(transition)


def end_match(transition: Transition[CardState]) -> None:
    """Ends the match: most points win, ties share, or all win together; a player who never played cannot win (C10,
    V5)."""
    state = transition.state
    totals = state.scores
    played = [seat for seat, player in enumerate(state.players) if player.deals]
    best = max(totals[seat] for seat in played)
    winners = tuple(Seat(seat) for seat in played if totals[seat] == best or state.rules.together)
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
    """The next dealer, and the dealers after that; the deal passes to the left, skipping players who left (C11)."""
    if state.deal == 0:
        return _deal_around(players, state.seating.host, state.rules.deals or len(players))
    staying, queue = state.seating.staying(), state.dealers
    if state.rules.deals != EACH_DEALS:
        _, later = _deal_around(staying, queue[0], len(queue))
        return _deal_around(players, queue[0], 1)[0], later
    while len(queue) > 1 and state.seating.chairs[queue[0]].left:
        queue = queue[1:]
    # the planned dealer may be sitting out this deal
    return _deal_around(players, queue[0], 1)[0], queue[1:]


def _deal_around(seats: tuple[Seat, ...], planned: Seat, deals: int) -> tuple[Seat, tuple[Seat, ...]]:
    """The dealers of the next `deals` deals: first the planned dealer or the next seat to the left, then around."""
    order = [seat for seat in seats if seat >= planned] + [seat for seat in seats if seat < planned]
    first, *rest = islice(cycle(order), deals)
    return first, tuple(rest)
