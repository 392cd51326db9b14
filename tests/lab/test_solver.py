"""Solitaire with a known order: lines that really clear the table, and a player's last chance."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import Card, CardSet, find_sets, format_cards, parse_cards
from tercet.lab.reports.summaries import solve
from tercet.lab.simulation.simulate import game
from tercet.lab.solitaire import solver
from tercet.lab.solitaire.planner import best_set
from tercet.lab.solitaire.solver import BadDeck, BadMove, Solution, last_chance, solve_deal
from tests.core.cardgame.scripted import stacked_play
from tests.series import long_only, sample


def clears(order: bytes, line: Solution, deck: str = "full", layout: int = 12) -> bool:
    """Whether the line ends a real game with no cards left."""
    table = stacked_play(order, 1, "es", no_set="auto", deck=deck, layout=layout)
    for three in line:
        table.do(ClaimSet(seat=Seat(0), cards=three))
    return table.state.phase == "over" and not table.state.cards


def decks(count: int, seed: int = 0, cards: int = 81) -> list[bytes]:
    rng = random.Random(seed)
    return [bytes(rng.sample(range(cards), cards)) for _ in range(count)]


def test_every_deal_can_be_cleared() -> None:
    for order in decks(sample(300, 1_000_000)):
        assert solve_deal(order) is not None, order.hex()


def test_C13_a_line_clears_a_real_game() -> None:
    for order in decks(20, seed=1):
        line = solve_deal(order)
        assert line is not None
        assert len(line) == 27
        assert clears(order, line)


def test_plain_python_clears_them_too(pure: None) -> None:
    for order in decks(20, seed=2):
        line = solve_deal(order)
        assert line is not None
        assert clears(order, line)


@cache
def can_be_cleared(rest: bytes, pile: int, size: int) -> bool:
    """Tries everything."""
    if not rest:
        return True
    sets = find_sets(rest[: len(rest) - pile])
    if not sets:
        return pile > 0 and can_be_cleared(rest, pile - 3, size)
    for three in sets:
        after = bytes(card for card in rest if card not in three)
        if can_be_cleared(after, pile - 3 if pile and len(after) - pile < size else pile, size):
            return True
    return False


@pytest.mark.parametrize("size", [9, 12])
def test_unclearable_deals_are_recognized(size: int) -> None:
    """Small deals, some hopeless: the kernel, plain Python and brute force agree."""
    hopeless = 0
    for whole in decks(sample(60, 400), seed=3):
        rest = whole[: sample(21, 24)]
        pile = len(rest) - size
        truth = can_be_cleared(rest, pile, size)
        hopeless += not truth
        assert (solver._solve(rest, pile, size) is not None) == truth
        assert (solver._search(rest, pile, size, set()) is not None) == truth
    assert hopeless > 0


@pytest.mark.parametrize("layout", [9, 12])
def test_solid_deals_are_solved(layout: int) -> None:
    cleared = 0
    for order in decks(sample(40, 1000), seed=4, cards=27):
        line = solve_deal(order, layout)
        assert (line is not None) == can_be_cleared(order, 27 - layout, layout)
        if line is not None:
            cleared += 1
            assert clears(order, line, "solid", layout)
    assert cleared > 0


def test_the_last_chance_of_a_game_that_left_cards_is_found() -> None:
    for number in range(sample(10, 300)):
        order, line = game(6, number)
        found = last_chance(order, line)
        assert found is not None
        index, rest = found
        assert clears(order, (*line[:index], *rest))  # type: ignore[arg-type]
        if index < len(line):
            positions = list(solver._positions(order, line, 12))
            assert solver._solve(*positions[index + 1], 12) is None, "the next move lost it"


def test_the_last_chance_of_a_cleared_game_is_its_end() -> None:
    order = decks(1, seed=5)[0]
    line = solve_deal(order)
    assert line is not None
    assert last_chance(order, line) == (27, ())
    assert last_chance(order, line[:20]) == (20, solve_rest(order, line[:20]))


def solve_rest(order: bytes, moves: Solution) -> Solution:
    *_, (rest, pile) = solver._positions(order, moves, 12)
    found = solver._solve(rest, pile, 12)
    assert found is not None
    return found


def test_cards_dealt_despite_a_set_are_moves_too() -> None:
    """Where votes are not checked, a player may get three more cards although there is a SET (C8)."""
    order = decks(1, seed=6)[0]
    assert find_sets(order[:12])
    found = last_chance(order, [(), ()])
    assert found is not None
    assert found[0] == 2


@pytest.mark.parametrize(
    ("moves", "reason"),
    [([(0, 1, 3)], "no-set"), ([(0, 0, 0)], "no-set"), ([()] * 24, "empty-pile"), ([(78, 79, 80)], "not-there")],
)
def test_impossible_moves_are_refused(moves: list[tuple[int, ...]], reason: str) -> None:
    with pytest.raises(BadMove) as bad:
        last_chance(list(range(81)), moves)
    assert bad.value.reason == reason


def test_a_deck_with_a_missing_or_duplicate_card_is_refused() -> None:
    with pytest.raises(BadDeck, match="of 81 cards 1 are missing: 1RSO"):
        solve_deal(range(1, 81))
    with pytest.raises(BadDeck, match="2RSO was given twice"):
        solve_deal([*range(80), 9])
    with pytest.raises(BadDeck, match="of 27 cards 24 are missing: 1RSQ 1RSD 1GSO 1GSQ 1GSD …"):
        solve_deal(parse_cards("1RSO 2RSO 3RSO"))
    with pytest.raises(ValueError, match="0 to 80"):
        solve_deal([*range(80), 99])


def test_deals_and_moves_are_given_as_text_or_cards_and_returned_as_cards() -> None:
    order = decks(1)[0]
    text = format_cards(order)
    line = solve_deal(text)
    assert line is not None
    assert line == solve_deal(order)
    first: Card = line[0][0]
    assert first.number in (1, 2, 3)
    moves = [format_cards(line[0])]
    assert last_chance(text, moves) == last_chance(order, line[:1])
    chosen: CardSet = best_set(order[:12], text[60:])
    assert all(isinstance(card, Card) for card in chosen)


def test_a_report_follows_the_tables_of_its_line() -> None:
    order, line = game(6, 1)
    report = solve(order, line)
    assert report.moves == len(line)
    assert report.chance is not None
    assert report.line == tuple(step.three for step in report.steps)
    for step in report.steps:
        assert set(step.three) <= set(step.table)
        assert step.choices == len(find_sets(step.table)) > 0
    assert report.steps[-1].pile == 0
    whole = solve(order)
    assert (whole.chance, len(whole.line)) == (0, 27)


@long_only("takes several seconds")
def test_many_last_chances_agree_without_kernels(pure: None) -> None:
    for number in range(30):
        order, line = game(6, number)
        assert last_chance(order, line) is not None
