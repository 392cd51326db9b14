"""Measures how fast each level plays whole solo deals and single searches.

The tuned numbers are in `levels`; docs/bots.md compares the measurements with published results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random
from statistics import fmean, median
from typing import Final

import msgspec

from tercet.bots.cards import CardBot
from tercet.bots.levels import LEVELS, Level
from tercet.bots.match import seat_bots
from tercet.bots.search_times import Find, Three, is_central, search_layout, span_of, with_most_abundant
from tercet.core.cardgame.events import CardsAdded, DealStarted, SetTaken
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.layout import ROWS, cards_of
from tercet.core.cardgame.rules import EDITIONS
from tercet.core.engine.game import Event, Millis
from tercet.core.sets.cards import DECK_SIZE, find_sets

SPANS: Final = (1, 2, 3, 4)
SPAN_COUNTS: Final = (108, 324, 432, 216)
"""Of the 1,080 SETs, how many differ in 1, 2, 3 and 4 features."""
COUNTS: Final = (1, 2, 3, 4, 5)
CARDS: Final = 12


class SoloPace(msgspec.Struct, frozen=True):
    """How one level plays whole solo deals; times are in seconds."""

    level: str
    aim: float
    deals: int
    sets: int
    seconds: float
    """Total time of the deals, including votes and mistakes, per SET taken."""
    wrong: float
    """The share of wrong calls."""
    denied: float
    """Number of denied votes per deal: "no SET" although there was one."""
    median: float = 0.0
    """Median time per SET taken from twelve cards, which a few long searches don't skew."""


class SearchTimes(msgspec.Struct, frozen=True):
    """How fast one level searches single layouts of twelve cards; times are in seconds."""

    level: str
    by_span: tuple[float, ...]
    """The mean time to see the only SET, by its number of differing features, 1 to 4."""
    by_count: tuple[float, ...]
    """The mean time to see the first SET if there are 1 to 5 of them."""
    race: tuple[float, ...]
    """What `by_count` would be if independent searches, one per SET, raced each other."""
    abundant: float
    """Time for SETs whose cards all have the most frequent value, divided by the time for other SETs with the same
    number of differing features."""
    central: float
    """Time for SETs with cards in the middle, divided by the time for the same SETs elsewhere, with the same random
    draws."""


def _nothing(*_: int) -> None:
    """Default progress callback; does nothing."""


def solo_pace(level: Level, deals: int, seed: str, progress: Callable[[int], None] = _nothing) -> SoloPace:
    """Measures a level over `deals` solo deals, played in virtual time."""
    millis = sets = wrong = denied = 0
    times: list[Millis] = []
    for deal in range(deals):
        progress(deal)
        arena = seat_bots(CARD_GAME, EDITIONS["es"], [(level.name, CardBot(level, f"{seed}/{deal}"))], f"{seed}/{deal}")
        arena.run()
        state = arena.play.state
        player = state.players[0]
        millis += state.ended_at - state.started_at
        sets += player.right
        wrong += player.wrong
        denied += player.denied
        times += _times_among_twelve(arena.play.events)
    return SoloPace(
        level=level.name,
        aim=level.aim,
        deals=deals,
        sets=sets,
        seconds=millis / sets / 1000,
        wrong=wrong / (sets + wrong),
        denied=denied / deals,
        median=median(times) / 1000,
    )


def _times_among_twelve(events: Iterable[Event]) -> Iterator[Millis]:
    """Yields the time that each SET took, if it was taken from twelve cards."""
    since, cards = Millis(0), 0
    for event in events:
        if isinstance(event, SetTaken) and cards == CARDS:
            yield Millis(event.at - since)
        if isinstance(event, DealStarted | CardsAdded | SetTaken):
            since, cards = event.at, len(cards_of(event.layout))


def search_times(level: Level, displays: int, seed: str, progress: Callable[[int], None] = _nothing) -> SearchTimes:
    """Searches displays of twelve cards: `displays` of them for each kind of single SET and for each number of SETs."""
    rng = Random(f"{seed}/{level.name}")
    single: dict[int, list[float]] = {span: [] for span in SPANS}
    several: dict[int, list[tuple[float, tuple[int, ...]]]] = {count: [] for count in COUNTS[1:]}
    plain: dict[int, list[float]] = {span: [] for span in SPANS}
    favoured: dict[int, list[float]] = {span: [] for span in SPANS}
    for layout, sets in _displays(rng):
        counts = [*map(len, single.values()), *map(len, several.values())]
        progress(min(counts))
        if min(counts) >= displays:
            break
        enough = len(single[span_of(sets[0])]) if len(sets) == 1 else len(several.get(len(sets), ()))
        if enough >= displays:
            continue
        seconds = _first_right(search_layout(layout, level, rng).finds).after / 1000
        if len(sets) == 1:
            span = span_of(sets[0])
            single[span].append(seconds)
            (favoured if with_most_abundant(layout).issuperset(sets[0]) else plain)[span].append(seconds)
        elif len(sets) in several:
            several[len(sets)].append((seconds, tuple(map(span_of, sets))))
    by_span = tuple(fmean(single[span]) for span in SPANS)
    first = sum(mean * weight for mean, weight in zip(by_span, SPAN_COUNTS, strict=True)) / sum(SPAN_COUNTS)
    ratios = [fmean(favoured[span]) / fmean(plain[span]) for span in SPANS if favoured[span] and plain[span]]
    return SearchTimes(
        level=level.name,
        by_span=by_span,
        by_count=(first, *(fmean(time for time, _ in times) for times in several.values())),
        race=(
            first,
            *(
                fmean(min(rng.choice(single[span]) for span in spans) for _, spans in times)
                for times in several.values()
            ),
        ),
        abundant=fmean(ratios),
        central=_central(level, displays, rng),
    )


def _central(level: Level, displays: int, rng: Random) -> float:
    """Compares layouts of the same cards that differ only in their gaps, so the SET's cards are in the middle of one of
    them."""
    with_middle: list[float] = []
    without: list[float] = []
    while len(without) < displays:
        cards = rng.sample(range(DECK_SIZE), CARDS)
        sets = find_sets(cards)
        if len(sets) != 1:
            continue
        found: dict[int, list[int]] = {}
        for gaps in combinations(range(CARDS + ROWS), ROWS):
            slots = [slot for slot in range(CARDS + ROWS) if slot not in gaps]
            middle = sum(is_central(slots[cards.index(card)], CARDS + ROWS) for card in sets[0])
            found.setdefault(middle, slots)
        if 0 not in found or max(found) < 2:
            continue
        chance = rng.random()
        for middle, times in ((0, without), (max(found), with_middle)):
            layout: list[int | None] = [None] * (CARDS + ROWS)
            for slot, card in zip(found[middle], cards, strict=True):
                layout[slot] = card
            times.append(_first_right(search_layout(tuple(layout), level, Random(chance)).finds).after)
    return fmean(with_middle) / fmean(without)


def measure_levels(
    deals: int, displays: int, seed: str, progress: Callable[[int, int], None] = _nothing
) -> Iterator[tuple[SoloPace, SearchTimes]]:
    """Measures every level, from the slowest; calls `progress` with the work done and the total."""
    # for progress, one deal counts as much as one display of every kind
    step, total = deals + displays, (deals + displays) * len(LEVELS)
    for number, level in enumerate(LEVELS.values()):

        def report(done: int, before: int = number * step) -> None:
            progress(before + done, total)

        report(0)
        pace = solo_pace(level, deals, seed, report)
        times = search_times(level, displays, seed, lambda done, report=report: report(deals + done))  # type: ignore[misc]
        report(step)
        yield pace, times


def _displays(rng: Random) -> Iterator[tuple[tuple[int, ...], list[Three]]]:
    while True:
        layout = tuple(rng.sample(range(DECK_SIZE), CARDS))
        if sets := find_sets(layout):
            yield layout, sets


def _first_right(finds: tuple[Find, ...]) -> Find:
    return next(find for find in finds if find.right)
