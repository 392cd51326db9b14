"""The lab against the plain way: SETs, complete games, exact counts, the solver, in plain Python and with kernels."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from bench import plain
from bench.measure import Line, compare, seconds_each
from tercet.core.cardgame.rules import EDITIONS
from tercet.lab import acceleration
from tercet.lab.exact import hand_classes, set_search
from tercet.lab.game_tally import COUNTERS
from tercet.lab.simulation.game import play
from tercet.lab.simulation.game_kernels import GameRunner
from tercet.lab.simulation.simulate import game, simulate
from tercet.lab.solitaire import planner, planner_kernels, solver

RULES = EDITIONS["es"]


def lines() -> Iterator[Line]:
    yield from one_call()
    yield from batches()
    yield from games()
    yield from counts()
    yield from solved_deals()
    yield from last_chances()
    yield from policy()


def one_call() -> Iterator[Line]:
    rng = random.Random(12)
    layouts = [rng.sample(range(81), 12) for _ in range(200)]
    arrays = [np.array(layout, np.uint8) for layout in layouts]
    plain_layouts = [[plain.CARDS[card] for card in layout] for layout in layouts]
    for name, ours, theirs in (
        ("find_sets, 12 cards, one call, kernel", set_search.find_sets, plain.find_sets),
        ("has_set, 12 cards, one call, kernel", set_search.has_set, plain.has_set),
    ):
        yield compare(name, _over(ours, arrays), _over(theirs, plain_layouts), "≥ 100 ×")


def _over(function: Callable[..., object], work: Sequence[object]) -> Callable[[], None]:
    def run() -> None:
        for layout in work:
            function(layout)

    return run


def batches() -> Iterator[Line]:
    rng = np.random.default_rng(1)
    layouts = np.argsort(rng.random((100_000, 81)), axis=1)[:, :12].astype(np.uint8)
    few = [[plain.CARDS[card] for card in layout] for layout in layouts[:200].tolist()]
    each = _over(plain.find_sets, few)
    yield compare(
        "count SETs, 100,000 layouts of 12", lambda: set_search.count_all(layouts), each, "≥ 5,000 ×", scale=500
    )
    yield compare(
        "find all SETs, 100,000 layouts of 12", lambda: set_search.find_all(layouts), each, "≥ 2,000 ×", scale=500
    )


def games() -> Iterator[Line]:
    rng = random.Random(3)
    numbers = iter(range(10**9))
    counters = [0] * COUNTERS
    yield compare(
        "whole game, plain Python",
        lambda: play(7, next(numbers), "random", RULES, counters),
        lambda: plain.play_game(rng),
        "≥ 40 ×",
    )
    run = GameRunner(7, "random", RULES)
    many = 20_000
    yield compare(
        "20,000 whole games, kernel, one core",
        lambda: run(0, many),
        lambda: plain.play_game(rng),
        "≥ 2,500 ×",
        scale=many,
    )
    one, two = _by_the_clock(1), _by_the_clock(2)
    for _ in range(4):
        one, two = min(one, _by_the_clock(1)), min(two, _by_the_clock(2))
    yield Line(
        "a million games, two cores against one, by the clock",
        two[0],
        one[0],
        "≥ 1.8 ×",
        f"best of five; CPU {one[1]:.2f} s and {two[1]:.2f} s",
    )


def _by_the_clock(cores: int) -> tuple[float, float]:
    """Wall-clock seconds, and CPU seconds of all threads; on a busy machine only the latter are meaningful."""
    start = time.process_time()
    return simulate(1_000_000, seed=1, cores=cores).seconds, time.process_time() - start


def counts() -> Iterator[Line]:
    start = time.thread_time()
    hand_classes.count_free(81)
    took = time.thread_time() - start
    yield Line("SET-free hands and classes, k = 0…21, counted again", took, 0, "≤ 15 s, with classes ≤ 30 s")
    start = time.thread_time()
    hand_classes.count_by_sets(81, 12)
    yield Line("SETs in 12 cards, counted again", time.thread_time() - start, 0, "≤ 30 s")


def _without_kernels(first: str, work: str) -> tuple[float, str]:
    """CPU seconds of some work in a process without kernels, and its output."""
    program = f"import time; {first}; start = time.process_time(); {work}; print(time.process_time() - start)"
    environment = {**os.environ, acceleration.SWITCH: "pure"}
    out = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True, text=True
    ).stdout.split()
    return float(out[-1]), " ".join(out[:-1])


def solved_deals() -> Iterator[Line]:
    rng = random.Random(5)
    decks = [bytes(rng.sample(range(81), 81)) for _ in range(400)]
    yield Line(
        "solitaire solver, median deal, plain Python",
        _median(lambda deck: solver._search(deck, 69, 12, set()), decks[:100]),
        0,
        "≤ 2 ms",
    )
    yield Line(
        "solitaire solver, median deal, kernel",
        _median(solver.solve_deal, decks),
        0,
        "≤ 80 µs",
        "whole call from Python",
    )


def last_chances() -> Iterator[Line]:
    played = [game(5, number) for number in range(200)]
    times = []
    for order, taken in played:
        start = time.thread_time()
        solver.last_chance(order, taken, plain=True)
        times.append(time.thread_time() - start)
    name = "last chance of a game alone, median, plain Python"
    yield Line(name, statistics.median(times), 0, "", f"the longest of {len(times)}: {1000 * max(times):.0f} ms")


def _median(function: Callable[[bytes], object], decks: Sequence[bytes]) -> float:
    function(decks[0])
    times = []
    for deck in decks:
        start = time.thread_time()
        function(deck)
        times.append(time.thread_time() - start)
    return statistics.median(times)


def policy() -> Iterator[Line]:
    plan = planner_kernels.new_workspace()
    rng = random.Random(8)
    positions = [(deck[:12], deck[12:]) for deck in (rng.sample(range(81), 81) for _ in range(40))]
    compiled = seconds_each(_over(lambda deal: planner_kernels.choose(plan, deal[0], deal[1], 12), positions), rounds=3)
    yield Line("planner, first decision of a deal, kernel", compiled[0] / len(positions), 0)
    start = time.thread_time()
    for table, pile in positions:
        planner.choose(table, pile)
    yield Line("planner, first decision of a deal, plain Python", (time.thread_time() - start) / len(positions), 0)
    deals = 10
    plain_seconds, decisions = _without_kernels(
        "from tercet.lab.simulation.simulate import simulate",
        f"made = simulate({deals}, 'careful', seed=11, cores=1); print(sum(map(sum, sum(made.layouts, []))))",
    )
    name = "planner, decision on average over whole deals, plain Python"
    yield Line(name, plain_seconds / int(decisions), 0, "", f"{deals} deals")
    games_ = 3000
    run = planner_kernels.PlannedGameRunner(11, RULES)
    run(0, 1)
    start = time.thread_time()
    tally = run(0, games_)
    seconds = time.thread_time() - start
    taken = int(tally.counters.sum())
    yield Line(
        "planner, decision on average over whole deals, kernel",
        seconds / taken,
        0,
        "",
        f"clears {100 * tally.left[0] / games_:.1f} % of {games_:,} deals; aim 10 %",
    )
