"""Finding SETs among 12 cards, against the plain way."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bench import plain
from bench.measure import Line, compare
from tercet.core.sets.cards import count_sets, find_sets, has_set


def lines() -> Iterator[Line]:
    rng = random.Random(12)
    layouts = [rng.sample(range(81), 12) for _ in range(200)]
    plain_layouts = [[plain.CARDS[card] for card in layout] for layout in layouts]

    def over(function: Callable[[Any], object], work: Sequence[object]) -> Callable[[], None]:
        def run() -> None:
            for layout in work:
                function(layout)

        return run

    for name, ours, theirs, aim in (
        ("find_sets, 200 layouts of 12", find_sets, plain.find_sets, "≥ 30 ×"),
        ("has_set, 200 layouts of 12", has_set, plain.has_set, "≥ 30 ×"),
        ("count_sets, 200 layouts of 12", count_sets, plain.find_sets, ""),
    ):
        yield compare(name, over(ours, layouts), over(theirs, plain_layouts), aim)
