"""Provable chance: fixed values, fairness and independence."""

from __future__ import annotations

from collections import Counter

from tercet.core.engine.chance import FairChance, Source, commitment, rolled, seeds_from, shuffled

SEED = "00" * 32


def test_the_values_never_change() -> None:
    """Recomputing an old log must give the same cards."""
    assert commitment(SEED) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert shuffled(Source(SEED, ("0a", "0b"), 0), range(12)) == (7, 10, 2, 5, 4, 3, 1, 0, 11, 8, 9, 6)
    assert rolled(Source(SEED, ("0a", "0b"), 1), (6,) * 10) == (4, 1, 1, 3, 0, 5, 3, 4, 1, 0)


def test_every_input_of_the_source_matters() -> None:
    sources = [
        Source(SEED, ("0a", "0b"), 0),
        Source("11" * 32, ("0a", "0b"), 0),
        Source(SEED, ("0a", "0c"), 0),
        Source(SEED, ("0a0b",), 0),
        Source(SEED, ("0a", "0b"), 1),
    ]
    assert len({shuffled(source, range(81)) for source in sources}) == len(sources)


def test_a_shuffle_is_a_permutation_with_every_position_equally_likely() -> None:
    places: Counter[int] = Counter()
    for i in range(3000):
        order = shuffled(Source(SEED, (), i), range(5))
        assert sorted(order) == [0, 1, 2, 3, 4]
        places[order.index(0)] += 1
    assert all(abs(count - 600) < 5 * 22 for count in places.values())


def test_rolls_are_uniformly_distributed() -> None:
    faces = Counter(rolled(Source(SEED, (), 7), (6,) * 6000))
    assert set(faces) == set(range(6))
    assert all(abs(count - 1000) < 5 * 29 for count in faces.values())


def test_seeds_are_fresh_and_reproducible() -> None:
    first, second = FairChance(seeds_from("x")), FairChance(seeds_from("x"))
    assert [first.seed() for _ in range(3)] == [second.seed() for _ in range(3)]
    assert len({first.seed() for _ in range(100)}) == 100
    assert len(bytes.fromhex(first.seed())) == 32
