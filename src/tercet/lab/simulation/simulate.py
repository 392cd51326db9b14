"""Millions of games on all cores; the same seed gives the same result on any number of cores."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tercet.core.cardgame.rules import EDITIONS, CardRules, edition
from tercet.core.engine.chance import Seed
from tercet.lab import acceleration
from tercet.lab.arguments import checked_games, seed_number
from tercet.lab.chartable import Chartable
from tercet.lab.game_tally import COLUMN, COUNTERS, PILES, SETS, SIZES, GameTally
from tercet.lab.intervals import Share
from tercet.lab.simulation.game import POLICIES, Policy, Three, play
from tercet.lab.worker_pools import worker_pool
from tercet.lab.workers import Progress, parts


@dataclass(frozen=True)
class Simulation(Chartable):
    """The results of many games."""

    games: int
    wanted: int
    """Number of games requested; more than `games` if the run was stopped early."""
    policy: Policy
    rules: CardRules
    seed: int
    cores: int
    seconds: float
    """Duration of the games, excluding compilation."""
    left: dict[int, int]
    """Number of games by cards left at the end."""
    never_grew: int
    """Number of games in which the table never grew, because 12 cards were always enough."""
    layouts: list[list[list[int]]] = field(repr=False)
    """Number of layouts by cards on the table and in the pile (both divided by three) and SETs."""

    @property
    def games_per_second(self) -> float:
        """Speed of the simulation."""
        return self.games / self.seconds if self.seconds else 0.0

    def left_share(self, cards: int) -> Share:
        """Returns the share of games that left this number of cards."""
        return Share(self.left.get(cards, 0), self.games)

    @property
    def cleared(self) -> Share:
        """The share of games that left no card."""
        return self.left_share(0)

    @property
    def never_15(self) -> Share:
        """The share of games in which the first L cards were always enough."""
        return Share(self.never_grew, self.games)

    def summary(self) -> dict[str, Any]:
        """Returns all results as plain values, under names that other programs rely on."""
        return {
            "games": self.games,
            "wanted": self.wanted,
            "policy": self.policy,
            "edition": self.rules.edition,
            "deck": self.rules.cards,
            "layout": self.rules.layout,
            "seed": self.seed,
            "cores": self.cores,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "left": {str(cards): games for cards, games in self.left.items()},
            "cleared": _interval(self.cleared),
            "never_15": self.never_grew,
            "never_15_share": _interval(self.never_15),
            "no_set": {str(size): [self.no_set(size).hits, self.no_set(size).of] for size in self.sizes()},
            "no_set_by_stage": {
                str(size): [[pile, share.hits, share.of] for pile, share in self.stages(size)] for size in self.sizes()
            },
            "sets_per_layout": {str(size): self.sets_per_layout(size) for size in self.sizes()},
        }

    def sizes(self) -> list[int]:
        """Returns the table sizes that occurred while there were cards in the pile."""
        return [size * COLUMN for size, piles in enumerate(self.layouts) if any(map(any, piles[1:]))]

    def no_set(self, size: int) -> Share:
        """Returns the share of layouts of this size without a SET, while there were cards in the pile."""
        return Share(
            sum(sets[0] for sets in self.layouts[size // COLUMN][1:]),
            sum(map(sum, self.layouts[size // COLUMN][1:])),
        )

    def stages(self, size: int) -> list[tuple[int, Share]]:
        """Returns `no_set` by stage of the game: for each number of cards in the pile, starting with the fullest."""
        return [
            (pile * COLUMN, Share(sets[0], sum(sets)))
            for pile, sets in reversed(list(enumerate(self.layouts[size // COLUMN])))
            if sum(sets) and pile
        ]

    def sets_per_layout(self, size: int) -> list[int]:
        """Returns the numbers of layouts of this size with 0, 1, 2 … SETs, while there were cards in the pile."""
        totals = [sum(column) for column in zip(*self.layouts[size // COLUMN][1:], strict=True)]
        while totals and not totals[-1]:
            totals.pop()
        return totals

    def rows(self) -> list[dict[str, int]]:
        """Returns one row per game, for a data frame; plays the games again from the same seed.

        `no_set` is the number of times three cards were added because there was no SET, `largest` the largest table.
        """
        run, _, _ = _runner(self.seed, self.policy, self.rules)
        return [_row(number, run(number, 1), self.rules) for number in range(self.games)]


def _row(number: int, tally: GameTally, rules: CardRules) -> dict[str, int]:
    left = next(cards for cards, games in enumerate(tally.left) if games)
    counters = tally.counters
    seen = (
        counters.nonzero()[0].tolist() if hasattr(counters, "nonzero") else [i for i in range(COUNTERS) if counters[i]]
    )
    stuck = sum(int(counters[i]) for i in seen if not i % SETS and i // SETS % PILES)
    largest = max(i // (PILES * SETS) for i in seen) * COLUMN
    return {"game": number, "left": left, "sets": (rules.cards - left) // COLUMN, "no_set": stuck, "largest": largest}


def _interval(share: Share) -> list[float]:
    return [share.value, share.low, share.high]


def simulate(
    games: int,
    policy: Policy = "random",
    rules: str | CardRules = "es",
    *,
    seed: Seed | None = None,
    cores: int | None = None,
    dask: str | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Plays games under an edition's rules or your own. Ctrl-C stops early and keeps the results so far: then
    `result.games` is less than `result.wanted`.

    With `dask`, the workers of the Dask cluster at that address play them; the same seed gives the same games.

    >>> tercet.lab.simulate(100, "first", seed=1, cores=1).rows()[0]
    {'game': 0, 'left': 9, 'sets': 24, 'no_set': 1, 'largest': 15}
    """
    if isinstance(rules, str):
        rules = edition(rules)
    rules.require_printed("simulate plays")
    games = checked_games(games)
    if policy not in POLICIES:
        raise ValueError(f"unknown policy '{policy}'; choose one of {', '.join(POLICIES)}")
    seed = seed_number(seed)
    run, chunk, threads = _runner(seed, policy, rules)
    if dask is None:
        run(0, 0)  # compile before starting any thread or the timer
    else:
        run = _RemoteRunner(seed, policy, rules)
    tally = GameTally()
    with worker_pool(cores, dask, threads=threads) as pool:
        used = pool.cores()
        start = time.perf_counter()
        for part in parts(run, games, chunk, pool):
            tally.add(part)
            used = max(used, pool.cores())
            if progress is not None:
                progress(tally.games, games)
        seconds = time.perf_counter() - start
    flat = list(map(int, tally.counters))
    layouts = [[flat[(i * PILES + j) * SETS :][:SETS] for j in range(PILES)] for i in range(SIZES)]
    left = {cards: int(number) for cards, number in enumerate(tally.left) if number}
    return Simulation(tally.games, games, policy, rules, seed, used, seconds, left, int(tally.never_grew), layouts)


def game(
    seed: int, number: int, policy: Policy = "random", rules: CardRules = EDITIONS["es"]
) -> tuple[bytes, list[Three]]:
    """Returns one game of a simulation, to inspect: the deck as dealt, and the SETs taken."""
    line: list[Three] = []
    return play(seed, number, policy, rules, [0] * COUNTERS, line).order, line


Runner = Callable[[int, int], GameTally]
"""Plays some games, given the number of the first game and the count."""


def _runner(seed: int, policy: Policy, rules: CardRules) -> tuple[Runner, int, bool]:
    """Returns the function that plays games, the number of games per chunk, and whether threads can share the work."""
    if not acceleration.is_enabled_or_warn():
        return _PlainRunner(seed, policy, rules), 5 if policy == "careful" else 200, False
    if policy == "careful":
        from tercet.lab.solitaire.planner_kernels import PlannedGameRunner

        return PlannedGameRunner(seed, rules), 200, True
    from tercet.lab.simulation.game_kernels import GameRunner

    return GameRunner(seed, policy, rules), 40_000, True


class _RemoteRunner:
    """Plays on another machine's worker, with kernels if it has them; returns counts in plain lists."""

    def __init__(self, seed: int, policy: Policy, rules: CardRules) -> None:
        self.seed, self.policy, self.rules = seed, policy, rules

    def __call__(self, first: int, games: int) -> GameTally:
        run, _, _ = _runner(self.seed, self.policy, self.rules)
        tally = run(first, games)
        return GameTally(tally.games, int(tally.never_grew), list(map(int, tally.left)), list(map(int, tally.counters)))


class _PlainRunner:
    """Plays without kernels."""

    def __init__(self, seed: int, policy: Policy, rules: CardRules) -> None:
        self.seed, self.policy, self.rules = seed, policy, rules

    def __call__(self, first: int, games: int) -> GameTally:
        tally = GameTally(games)
        for number in range(first, first + games):
            played = play(self.seed, number, self.policy, self.rules, tally.counters)
            tally.left[played.left] += 1
            tally.never_grew += not played.grew
        return tally
