"""Finding SETs among 12 cards, and the takings of the variants, against the plain way: all combinations."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from bench import plain
from bench.measure import Line, compare
from tercet.core.sets.cards import count_sets, find_sets, has_set
from tercet.core.sets.variant_catalogue import variant_named


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
    for name, size, is_taking, aim in _VARIANTS:
        variant = variant_named(name)
        layouts = [rng.sample(variant.deck.cards, size) for _ in range(100)]
        valued = [[variant.deck.digits[card] for card in layout] for layout in layouts]

        def plainly(
            layout: Any, sizes: range = range(variant.least, variant.most + 1), fits: Any = is_taking
        ) -> object:
            return [taking for count in sizes for taking in combinations(layout, count) if fits(taking)]

        yield compare(f"{name}: find, 100 layouts of {size}", over(variant.find, layouts), over(plainly, valued), aim)


_VARIANTS: Final = (
    ("set", 12, plain.is_set, "≥ 30 ×"),
    ("five", 18, plain.is_set, "≥ 30 ×"),
    ("ultra", 8, plain.is_ultra, "≥ 30 ×"),
    ("ultra", 12, plain.is_ultra, "≥ 30 ×"),
    ("quads", 9, plain.is_quad, "≥ 30 ×"),
    ("quads", 13, plain.is_quad, "≥ 30 ×"),
    ("quads-large", 13, plain.is_quad, "≥ 30 ×"),
    ("dots", 7, plain.is_even, "≥ 30 ×"),
    ("ghost", 10, plain.is_ghost, "≥ 100 ×"),
    ("ghost", 16, plain.is_ghost, "≥ 100 ×"),
)
"""Variants, measured on the board as dealt, and after one vote that there is no taking."""
