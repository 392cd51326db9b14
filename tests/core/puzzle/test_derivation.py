"""A day's puzzles: golden values, laws, and a second derivation written from docs/daily.md alone."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta
from itertools import combinations

import pytest

import tercet
from tercet.core.engine.ruleset import RuleError
from tercet.core.puzzle.puzzle_cards import PLANTED, Size, daily_cards, practice_cards
from tercet.core.puzzle.rules import PuzzleRules, is_date
from tercet.core.sets.cards import count_sets, format_cards, is_set, value_of
from tercet.core.sets.kinds import KINDS, differing, kind_of
from tests.series import sample

DAYS = [(date(2026, 1, 1) + timedelta(days=day)).isoformat() for day in range(sample(20, 3000))]


def test_Z2_the_cards_of_a_day_never_change() -> None:
    day = tercet.daily("2026-11-15")
    assert format_cards(day.easy.cards) == "3RSO 1RSD 1RHQ 2RSQ 2RHQ 2RHD 1RSO 2RED 2RHO"
    assert [format_cards(three) for three in day.easy.sets] == [
        "3RSO 1RSD 2RSQ",
        "3RSO 1RHQ 2RED",
        "2RSQ 2RED 2RHO",
        "2RHQ 2RHD 2RHO",
    ]
    assert format_cards(day.full.cards) == "1GSQ 1PHQ 1PHD 3PEO 2PSD 3PHD 1REO 2GSQ 2GEO 3GSO 2GSD 3RHO"
    assert len(day.full.sets) == 6


@pytest.mark.parametrize(("size", "digest"), [("easy", "87c2b1941fd1e0c2"), ("full", "68e7ef1257531ec7")])
def test_Z2_every_day_of_2026_is_unchanged(size: Size, digest: str) -> None:
    days = [(date(2026, 1, 1) + timedelta(days=day)).isoformat() for day in range(365)]
    found = hashlib.sha256("\n".join(format_cards(daily_cards(size, day)) for day in days).encode())
    assert found.hexdigest()[:16] == digest


@pytest.mark.parametrize("day", DAYS[:: max(1, len(DAYS) // 60)])
def test_Z2_an_independent_derivation_from_the_page_gives_the_same_cards(day: str) -> None:
    for size in ("easy", "full"):
        assert daily_cards(size, day) == stranger(size, day)


def stranger(size: str, day: str) -> tuple[int, ...]:
    """Derives the cards as docs/daily.md says, without the program's functions."""
    drawn: list[int] = []
    block = 0

    def below(n: int) -> int:
        nonlocal block
        while True:
            if not drawn:
                digest = hashlib.sha256(f"tercet daily {size} {day} {block}".encode()).digest()
                drawn.extend(int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
                block += 1
            number = drawn.pop(0)
            if number < (2**32 // n) * n:
                return number % n

    weights = (27, 3, 9, 1)  # fill, colour, number, shape: three values of each, in this order
    deck = list(range(81))
    if size == "easy":
        feature, value = divmod(below(12), 3)
        deck = [card for card in deck if card // weights[feature] % 3 == value]
    count, wanted = (9, 4) if size == "easy" else (12, 6)
    while True:
        cards = list(deck)
        for i in range(count):
            j = i + below(len(cards) - i)
            cards[i], cards[j] = cards[j], cards[i]
        cards = cards[:count]
        sets = [
            three
            for three in combinations(cards, 3)
            if all(sum(card // weight % 3 for card in three) % 3 == 0 for weight in weights)
        ]
        if len(sets) == wanted:
            return tuple(cards)


def test_Z1_an_easy_puzzle_has_four_sets_in_nine_cards_and_a_full_one_six_in_twelve() -> None:
    for day in DAYS:
        easy, full = daily_cards("easy", day), daily_cards("full", day)
        assert (len(set(easy)), count_sets(easy)) == (9, 4)
        assert (len(set(full)), count_sets(full)) == (12, 6)
        assert any(
            len({value_of(card, feature) for card in easy}) == 1 for feature in ("number", "colour", "fill", "shape")
        )


def test_Z2_days_differ() -> None:
    assert len({daily_cards("full", day) for day in DAYS}) == len(DAYS)
    assert len({daily_cards("easy", day) for day in DAYS}) == len(DAYS)


@pytest.mark.parametrize("kind", KINDS)
def test_Z3_half_of_the_practice_sets_are_of_the_requested_kind(kind: str) -> None:
    sizes: tuple[Size, ...] = ("full",) if kind == "ncfs" else ("easy", "full")
    for size in sizes:
        for number in range(sample(2, 40)):
            rules = PuzzleRules(size=size, focus=kind, number=number)
            assert (len(set(rules.cards)), len(rules.sets)) == (rules.card_count, rules.set_count)
            assert sum(kind_of(three) == kind for three in rules.sets) >= PLANTED[size]


def test_Z3_practice_without_a_focus_is_any_puzzle_and_numbers_differ() -> None:
    assert len({practice_cards("full", "", number) for number in range(20)}) == 20
    assert (
        format_cards(practice_cards("full", "cf ncfs", 7))
        == "2GHO 1PHQ 3PSO 2RHD 1PSQ 1RSQ 2GSD 1GEQ 1GHQ 2GEO 1REO 1PEQ"
    )


def test_a_kind_names_the_features_that_differ() -> None:
    assert kind_of(tercet.parse_cards("1RSO 2RSO 3RSO")) == "n"
    assert kind_of(tercet.parse_cards("1RSO 2GHQ 3PED")) == "ncfs"
    assert differing("cf") == ("colour", "fill")
    assert len(KINDS) == len(set(KINDS)) == 15
    every = {kind_of(three) for three in combinations(range(81), 3) if is_set(*three)}
    assert every == set(KINDS)


@pytest.mark.parametrize(
    "text",
    ["", "2026-11-31", "2026-2-1", "2026-02-29", "1999-12-31", "٢٠٢٦-١١-١٥", "2026-13-01", "2026-11-15 ", "today"],
)
def test_Z2_an_invalid_date_is_refused(text: str) -> None:
    assert not is_date(text)
    with pytest.raises(RuleError, match="is not a day"):
        tercet.daily(text)


def test_Z2_is_date_agrees_with_the_calendar() -> None:
    day = date(2000, 1, 1)
    known = set()
    while day.year < 2105:
        known.add(day.isoformat())
        day += timedelta(days=1)
    written = (f"{y}-{m:02}-{d:02}" for y in range(1998, 2105) for m in range(14) for d in range(33))
    assert {text for text in written if is_date(text)} == known


def test_Z3_an_impossible_puzzle_is_refused() -> None:
    with pytest.raises(RuleError, match="not a kind of SET"):
        PuzzleRules(focus="fc")
    with pytest.raises(RuleError, match="not all four can differ"):
        PuzzleRules(focus="nc fs")
    with pytest.raises(RuleError, match="no focus or number"):
        PuzzleRules(date="2026-11-15", number=1)
    with pytest.raises(RuleError, match="seats"):
        PuzzleRules(seats=13)
    with pytest.raises(RuleError, match="one player"):
        PuzzleRules(date="2026-11-15", seats=2)


def test_today_is_the_date_in_utc() -> None:
    assert tercet.daily(date(2026, 11, 15)) == tercet.daily("2026-11-15")
    assert is_date(tercet.daily().date)
