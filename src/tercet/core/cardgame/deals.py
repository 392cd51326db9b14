"""How a deal starts and ends, and how deals make a match (C3, C9, C10, C11, C17)."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Final

from tercet.core.cardgame.editions import EACH_DEALS
from tercet.core.cardgame.events import CardsAdded, Cause, DealEnded, DealStarted, DealVoided, MatchEnded, MatchTally
from tercet.core.cardgame.layout import LayoutChange, cards_of, grow
from tercet.core.cardgame.state import State, evolve
from tercet.core.engine.chance import Chance, Source
from tercet.core.engine.game import Event, Millis, millis
from tercet.core.engine.seats import Seat, Seating
from tercet.core.seating import FEWEST_TO_START, AlreadyStarted, GameOver, Starting, TableClosed, commit_seed
from tercet.core.sets.cards import has_set


def require_between(state: State) -> None:
    if state.phase == "over":
        raise GameOver()
    if state.phase == "play" or state.seating.start is not None:
        raise AlreadyStarted()


def is_enough(state: State) -> bool:
    """Whether a deal may start by itself: two or more are seated, or one plays alone by choice (C17)."""
    alone = state.rules.seats == 1 or len(state.dealt_in) == 1 or state.seating.is_for_bots()
    return alone or len(state.seating.staying()) >= FEWEST_TO_START


def _deal(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """The cards are dealt; a first layout without a SET grows by itself where nobody votes (C3, C8)."""
    started = _dealt(state, at, chance)
    after = evolve(state, started)
    if after.no_set != "auto" or has_set(cards_of(after.layout)):
        return (started,)
    return (started, *lay_more(after, at, "auto", chance))


def _dealt(state: State, at: Millis, chance: Chance) -> DealStarted:
    """Shuffles and lays the first L cards (C3); call style and votes follow from the number of players (C4, C8)."""
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


def _next_at(state: State, at: Millis) -> Millis | None:
    """A deal that was to start by itself is tried again after another pause (C17)."""
    waits = state.phase == "pause" and state.next_at is not None
    return Millis(at + millis(state.rules.pause_seconds)) if waits else None


STARTING: Final = Starting(evolve, _deal, lambda state: bool(state.seating.staying()), _next_at)


def start(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """A deal, once all nonces for it are there (C3, C17, P1)."""
    return STARTING.begin(state, at, chance)


def restart(state: State, at: Millis, chance: Chance) -> tuple[Event, ...]:
    """This deal counts for nothing; its seed is revealed, and it is dealt again with another (C17)."""
    newcomers = (MatchTally(),) * (len(state.players) - len(state.tallies))
    voided = DealVoided(at=at, deal=state.deal, seed=state.seed, tallies=state.tallies + newcomers)
    events: list[Event] = [voided, commit_seed(at, chance)]
    for event in events:
        state = evolve(state, event)
    return (*events, *start(state, at, chance))


def lay_more(state: State, at: Millis, cause: Cause, chance: Chance) -> tuple[Event, ...]:
    change = grow(state.layout, state.pile)
    count = state.pile_count - len(change.dealt)
    added = CardsAdded(at=at, cause=cause, layout=change.layout, dealt=change.dealt, pile_count=count)
    return (added, *settle(state, added, change, chance))


def settle(state: State, event: Event, change: LayoutChange, chance: Chance) -> tuple[Event, ...]:
    """What follows by itself from a new layout: the end of the deal (C9), or more cards where none are voted (C8)."""
    pile_left = len(state.pile) - len(change.dealt)
    if (pile_left and state.no_set != "auto") or has_set(cards_of(change.layout)):
        return ()
    after = evolve(state, event)
    if not pile_left:
        return end(after, event.at, chance)
    return lay_more(after, event.at, "auto", chance)


def end(state: State, at: Millis, chance: Chance, *, last: bool = False) -> tuple[Event, ...]:
    """Left-over cards belong to nobody (C9); then the next deal is prepared, or the match ends (C11, C17)."""
    more = _has_dealer(state) and not last
    ended = DealEnded(
        at=at,
        deal=state.deal,
        left=cards_of(state.layout),
        points=tuple(player.points for player in state.players),
        totals=state.totals,
        seed=state.seed,
        next_at=Millis(at + millis(state.rules.pause_seconds)) if more else None,
    )
    return (ended, commit_seed(at, chance)) if more else (ended, *end_match(state, at))


def is_abandoned(state: State) -> bool:
    """Whether all who play in this deal have left while others wait for the next one (C18)."""
    staying = state.seating.staying()
    return bool(staying) and not any(seat in staying for seat in state.dealt_in)


def is_without_dealers(state: State) -> bool:
    """Whether everybody who was still to deal has left (C11)."""
    return bool(state.seating.staying()) and not _has_dealer(state)


def end_match(state: State, at: Millis) -> tuple[Event, ...]:
    """Most points win, ties share; who never played wins nothing (C10)."""
    totals = state.totals
    played = [seat for seat, player in enumerate(state.players) if player.deals]
    best = max(totals[seat] for seat in played)
    winners = tuple(Seat(seat) for seat in played if totals[seat] == best)
    return (MatchEnded(at=at, totals=totals, winners=winners),)


def close(state: State, at: Millis) -> TableClosed:
    """The host ends it; the seed in use is revealed, so that what was dealt can be checked."""
    return TableClosed(at=at, seed=state.seed)


def _has_dealer(state: State) -> bool:
    if state.rules.deals != EACH_DEALS:
        return bool(state.dealers)
    return any(not state.seating.chairs[seat].left for seat in state.dealers)


def _next_dealer(state: State, players: tuple[Seat, ...]) -> tuple[Seat, tuple[Seat, ...]]:
    """Who deals now and who after: the deal passes to the left, and a leaver's deal is skipped (C11)."""
    if state.deal == 0:
        first = players.index(state.seating.host) if state.seating.host in players else 0
        round_of_deals = players[first:] + players[:first]
        count = state.rules.deals or len(players)
        queue = tuple(islice(cycle(round_of_deals), count))
        return queue[0], queue[1:]
    if state.rules.deals != EACH_DEALS:
        planned, rest = state.dealers[0], state.dealers[1:]
        return _nearest(state.seating, planned), rest
    queue = state.dealers
    while len(queue) > 1 and state.seating.chairs[queue[0]].left:
        queue = queue[1:]
    # the last dealer may have left while the nonces were waited for
    return _nearest(state.seating, queue[0]), queue[1:]


def _nearest(seating: Seating, planned: Seat) -> Seat:
    """The planned dealer, or the next player to the left who is still there."""
    staying = seating.staying()
    return next((seat for seat in staying if seat >= planned), staying[0])
