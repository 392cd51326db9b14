from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tercet.core.dicegame.board import STANDARD, Layout
from tercet.core.dicegame.rules import DICE_RULES, UNTIMED, DiceRules, dice_rules
from tercet.core.dicegame.scoring import Scoring
from tercet.core.engine.ruleset import amend


def test_the_defaults_are_the_decisions_in_the_clauses() -> None:
    assert (
        DiceRules(
            layout=STANDARD,  # D3
            seats=4,  # D4
            point_seconds=5,  # D5
            arrange_seconds=15,
            wrong_calls=1,
            opening_seconds=60,
            sees_none=True,
            turn_seconds=120,  # D6
            exactly_three=False,
            time_out="play",
            runs="every",  # D7
            new_wilds="next-turn",  # D9
            several_swaps=True,  # D12
            wild_swaps=False,
            freed_swaps=True,
            swap_is_pass=True,
            extra_seconds=30,  # D15
            stalemate_empty=3,  # D16
            stalemate=6,
            bots_wait=True,
            alone_seconds=120,  # D18
        )
        == DICE_RULES
    )


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("seats", 2, 4),
        ("point_seconds", 2, 30),
        ("arrange_seconds", 0, 60),
        ("wrong_calls", 1, 9),
        ("opening_seconds", 10, 300),
        ("turn_seconds", 20, 600),
        ("extra_seconds", 5, 120),
        ("stalemate_empty", 1, 20),
        ("stalemate", 1, 50),
        ("alone_seconds", 0, 600),
        ("away_seconds", 15, 600),
    ],
)
def test_each_number_has_its_allowed_range(field: str, low: int, high: int) -> None:
    for value in (low, high):
        assert getattr(amend(DICE_RULES, **{field: value}), field) == value
    for wrong in (low - 1, high + 1, "many", None):
        with pytest.raises(ValueError, match=field):
            amend(DICE_RULES, **{field: wrong})


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("runs", ("every", "once")),
        ("new_wilds", ("next-turn", "second-set")),
        ("sees_none", (True, False)),
        ("several_swaps", (True, False)),
        ("wild_swaps", (True, False)),
        ("freed_swaps", (True, False)),
        ("swap_is_pass", (True, False)),
        ("extra_roll", (True, False)),
        ("rated", (True, False)),
    ],
)
def test_each_choice_has_its_allowed_values(field: str, values: tuple[Any, ...]) -> None:
    for value in values:
        assert getattr(dice_rules(**{field: value}), field) == value
    with pytest.raises(ValueError, match=field):
        amend(DICE_RULES, **{field: "otherwise"})


def test_no_limit_is_written_as_0_and_shorter_times_than_can_be_used_are_refused() -> None:
    assert dice_rules(**UNTIMED).overrides(DICE_RULES) == UNTIMED
    for name in UNTIMED:
        with pytest.raises(ValueError, match=f"{name}: 1 is too short; choose .* or more, or 0 for no limit"):
            amend(DICE_RULES, **{name: 1})


def test_D3_a_host_may_bring_a_custom_board() -> None:
    layout = Layout(7, ("c4", "d4", "e4"))
    assert dice_rules(layout=layout).layout == layout
    with pytest.raises(ValueError, match="layout"):
        amend(DICE_RULES, layout="large")


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown rule 'diagonals'"):
        amend(DICE_RULES, diagonals=True)


def test_a_rule_set_round_trips_through_text_with_its_board() -> None:
    rules = dice_rules(runs="once", seats=3)
    text = msgspec.json.encode(rules)
    assert b'"e6"' in text
    assert msgspec.json.decode(text, type=DiceRules) == rules
    assert rules.scoring == Scoring(runs="once")


@pytest.mark.parametrize(
    "text", ['{"layout": {"size": 10, "emblem": ["a1", "b1", "c1"]}}', '{"seats": 5}', '{"sets": 1}']
)
def test_a_bad_rule_set_in_a_file_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=DiceRules)
