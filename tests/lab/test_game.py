"""Simulated games: kernels, plain Python and core's full game play the same."""

from __future__ import annotations

import numpy as np
import pytest

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.cardgame.rules import EDITIONS, CardRules, edition
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import find_sets
from tercet.lab.game_tally import COUNTERS
from tercet.lab.random_stream import Stream
from tercet.lab.simulation import game_kernels
from tercet.lab.simulation.game import POLICIES, Policy, Three, differing, play
from tercet.lab.simulation.simulate import game
from tercet.lab.solitaire import planner_kernels
from tests.core.cardgame.scripted import stacked_play
from tests.series import sample

QUICK = edition("es", deck="solid")
SIMPLIFIED = edition("fr", deck="solid", layout=9)
RULES = (EDITIONS["es"], EDITIONS["he"], QUICK, SIMPLIFIED)
SWIFT: tuple[Policy, ...] = POLICIES[:5]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.edition}-{rules.deck}-{rules.layout}")
@pytest.mark.parametrize("policy", SWIFT)
def test_a_simulated_game_follows_the_full_rules(policy: Policy, rules: CardRules) -> None:
    """Plays the same cards and SETs through core's game, slot by slot, for one player who is dealt more cards."""
    for number in range(sample(6, 200)):
        order, line = game(3, number, policy, rules)
        table = stacked_play(
            order, 1, rules.edition, no_set="auto", deals=1, deck=rules.deck, layout=rules.layout, scoring=rules.scoring
        )
        for taken in line:
            assert table.state.phase == "play"
            if policy == "first":
                places = [tuple(sorted(map(table.state.layout.index, three))) for three in find_sets(table.state.cards)]
                assert tuple(sorted(map(table.state.layout.index, taken))) == min(places)
            table.do(ClaimSet(seat=Seat(0), cards=taken))
        assert table.state.phase == "over", "the simulated game ended where the real one does"
        played = play(3, number, policy, rules, [0] * COUNTERS)
        assert len(table.state.cards) == played.left


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.edition}-{rules.deck}-{rules.layout}")
@pytest.mark.parametrize("policy", SWIFT)
def test_kernels_play_the_same_games_card_by_card(policy: Policy, rules: CardRules) -> None:
    table = game_kernels.new_table_arrays()
    for number in range(sample(30, 2000)):
        line: list[Three] = []
        counters = [0] * COUNTERS
        played = play(11, number, policy, rules, counters, line)
        counted, left = np.zeros(COUNTERS, np.int64), np.zeros(32, np.int64)
        never = game_kernels.play(
            table, np.uint64(11), number, 1, POLICIES.index(policy), rules.layout, rules.cards, counted, left
        )
        assert bytes(table.order[: rules.cards]) == played.order
        assert [tuple(three) for three in table.line[: len(line)].tolist()] == line
        assert counted.tolist() == counters
        assert left[played.left] == 1
        assert never == (not played.grew)


@pytest.mark.parametrize("rules", [EDITIONS["es"], QUICK, SIMPLIFIED])
def test_kernels_plan_the_same_games(rules: CardRules) -> None:
    run = planner_kernels.PlannedGameRunner(5, rules)
    # plain Python takes seconds to plan with all cards
    for number in range(sample(1 if rules.deck == "full" else 2, 300)):
        counters = [0] * COUNTERS
        played = play(5, number, "careful", rules, counters)
        tally = run(number, 1)
        assert tally.counters.tolist() == counters
        assert tally.left[played.left] == 1


def test_a_stream_of_draws_is_fair_and_the_same_every_time() -> None:
    assert Stream(1, 2).order(81) == Stream(1, 2).order(81) != Stream(1, 3).order(81)
    assert sorted(Stream(1, 2).order(27)) == list(range(27))
    stream = Stream(9, 9)
    counts = [0] * 5
    for _ in range(10_000):
        counts[stream.below(5)] += 1
    # 2000 each, plus or minus five standard deviations
    assert all(abs(count - 2000) < 200 for count in counts)


def test_every_position_gets_every_card_equally_often() -> None:
    games = 8_100
    firsts = [Stream(4, number).order(81)[0] for number in range(games)]
    assert all(abs(firsts.count(card) - 100) < 60 for card in range(81))


@pytest.mark.parametrize("policy", SWIFT)
def test_a_policy_takes_what_it_promises(policy: Policy) -> None:
    for number in range(10):
        order, line = game(8, number, policy)
        table = list(order[:12])
        found = [frozenset(three) for three in find_sets(table)]
        if not found:
            continue
        taken = frozenset(line[0])
        assert taken in found
        differences = {three: differing(*sorted(three)[:2]) for three in found}
        kept = {three: sum(not three & other for other in found) for three in found}
        if policy == "fewest":
            assert differences[taken] == min(differences.values())
        elif policy == "most":
            assert differences[taken] == max(differences.values())
        elif policy == "greedy":
            assert kept[taken] == max(kept.values())
