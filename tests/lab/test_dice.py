"""The odds of the dice game: exact for rolls, by core's rules for games."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations, product
from math import comb

import pytest

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import DICE, SIDES, WILD, Die, Face, faces_of, has_hand_set
from tercet.core.dicegame.rules import dice_rules
from tercet.core.dicegame.turn_search import best_turns
from tercet.lab.dice.games import PASSED, simulate_dice
from tercet.lab.dice.rolls import rerolls, roll_odds, sides_of
from tercet.lab.reports.summaries import dice_odds
from tests.series import sample

OPENED = Board.of(STANDARD, [Laid(Square(square), Face(i)) for i, square in enumerate(STANDARD.emblem)])


def test_D5_three_dice_are_counted_as_by_brute_force() -> None:
    """All draws of three dice by kind, with all their rolls."""
    helped = unhelped = 0
    kinds = [faces_of(Die(3 * kind)) for kind in range(14)]
    for chosen in _draws(3):
        ways = 1
        dice = []
        for kind, copies in chosen.items():
            ways *= comb(3, copies)
            dice += [kinds[kind]] * copies
        for roll in product(*dice):
            helped += ways * has_hand_set(roll)
            unhelped += ways * has_hand_set([face for face in roll if face != WILD])
    odds = roll_odds(3)
    rolls = comb(DICE, 3) * SIDES**3
    assert odds.helped == Fraction(helped, rolls)
    assert odds.unhelped == Fraction(unhelped, rolls)


def _draws(dice: int) -> list[dict[int, int]]:
    drawn = {tuple(die // 3 for die in draw) for draw in combinations(range(DICE), dice)}
    return [{kind: kinds.count(kind) for kind in kinds} for kinds in drawn]


@pytest.mark.parametrize("dice", [4, 5])
def test_D5_more_dice_agree_with_rolling_them(dice: int) -> None:
    rng = random.Random(dice)
    rolls = sample(20_000, 400_000)
    helped = unhelped = 0
    for _ in range(rolls):
        shown = [rng.choice(faces_of(Die(die))) for die in rng.sample(range(DICE), dice)]
        helped += has_hand_set(shown)
        unhelped += has_hand_set([face for face in shown if face != WILD])
    odds = roll_odds(dice)
    five_deviations = 5 * (0.25 / rolls) ** 0.5
    assert helped / rolls == pytest.approx(float(odds.helped), abs=five_deviations)
    assert unhelped / rolls == pytest.approx(float(odds.unhelped), abs=five_deviations)


def test_two_dice_contain_no_set_and_a_hand_has_at_most_five() -> None:
    assert roll_odds(2).helped == 0
    for dice in (0, 6):
        with pytest.raises(ValueError, match=f"1 to 5 dice, not {dice}"):
            roll_odds(dice)


def test_D15_rerolls_are_averaged_over_every_roll() -> None:
    dice = [Die(0), Die(9), Die(20)]
    faces = [faces_of(die)[0] for die in dice]
    found = rerolls(OPENED, faces, [faces_of(die) for die in dice], most=1000)
    assert len(found) == 8
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    for one in found:
        rolls = product(*(faces_of(die) if i in one.places else (faces[i],) for i, die in enumerate(dice)))
        scores = [next((points for _, points in best_turns(OPENED, roll)), None) for roll in rolls]
        assert one.points == pytest.approx(sum(score or 0 for score in scores) / len(scores))
        assert one.playable == pytest.approx(sum(score is not None for score in scores) / len(scores))
        assert one.error == 0


def test_D15_many_rolls_are_sampled() -> None:
    hand = [Face(0), Face(4), Face(8), Face(12), WILD]
    found = rerolls(OPENED, hand, [sides_of(face) for face in hand], most=40)
    assert len(found) == 32
    assert all(one.error > 0 for one in found if len(one.places) == 5)
    assert found == rerolls(OPENED, hand, [sides_of(face) for face in hand], most=40)


def test_D2_a_known_face_leaves_nine_dice() -> None:
    assert len(sides_of(Face(3))) == 18
    assert sides_of(Face(3)).count(Face(3)) == 3
    with pytest.raises(ValueError, match="one of its own sides"):
        rerolls(OPENED, [Face(3)], [(Face(1), Face(2))])


def test_dice_games_follow_from_the_seed_alone() -> None:
    one = simulate_dice(6, 3, seed=5, cores=1)
    assert one.tally == simulate_dice(6, 3, seed=5, cores=2).tally
    assert one.tally != simulate_dice(6, 3, seed=6, cores=2).tally


def test_turns_and_bonuses_are_counted() -> None:
    result = simulate_dice(sample(12, 300), 2, seed=9)
    tally = result.tally
    assert {square: one.bonus for square, one in tally.bonuses.items()} == STANDARD.bonuses
    assert all(0 <= one.times <= result.games for one in tally.bonuses.values())
    assert sum(tally.totals.values()) == 2 * result.games
    assert sum(tally.rounds.values()) == result.games
    points = result.points()
    assert result.passes.hits == points.get(PASSED, 0)
    assert min(points) in (PASSED, 2, 3), "a turn has a SET of three, minus its WILDs"
    assert result.mean_points() == pytest.approx(
        sum(max(score, 0) * turns for score, turns in points.items()) / sum(points.values())
    )
    # no bonus gains more than all bonuses of the same turn together
    assert all(one.gain <= 9 * one.times for one in tally.bonuses.values())


def test_D6_exactly_three_dice_per_turn_cause_more_passes_and_richer_turns() -> None:
    usual, three = (simulate_dice(8, 2, rules=dice_rules(exactly_three=exactly), seed=9) for exactly in (False, True))
    assert three.passes.value > usual.passes.value

    def per_turn_played(points: Mapping[int, int]) -> float:
        played = {score: turns for score, turns in points.items() if score != PASSED}
        return sum(score * turns for score, turns in played.items()) / sum(played.values())

    assert per_turn_played(three.points()) > per_turn_played(usual.points())


@pytest.mark.parametrize(
    ("games", "players", "complaint"), [(0, 2, "at least one game"), (1, 5, "takes 2 to 4, not 5")]
)
def test_bad_arguments_are_refused(games: int, players: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        simulate_dice(games, players)


def test_a_report_summarizes_rolls_games_and_bonuses() -> None:
    report = dice_odds(simulate_dice(2, seed=1, cores=1))
    values = report.summary()
    assert values["rolls"][4]["set"] == pytest.approx(0.4303, abs=1e-4)
    assert values["games"] == 2
    assert set(values["bonuses"]) >= {"d4", "a1"}
