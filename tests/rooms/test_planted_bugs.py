"""Planted bugs are found on servers that stop at every step of a start (R5)."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from tercet.core.identity import Identity
from tercet.core.room import commands, decide
from tercet.rooms import conductor, due_orders
from tercet.rooms.orders import Order
from tests.rooms.test_conductor import PUPILS, restarted_during_a_start


def survives(step: int) -> None:
    """Interrupts a start after this many steps, ends the round, and stops again."""
    school = restarted_during_a_start(step)
    school.own(commands.EndRound())
    school.clock.advance(5_000)
    school.stop_and_start()
    school.clock.advance(5_000)
    people = [score.seat for one in school.room.rounds for scores in one.scores for score in scores or ()]
    assert sorted(people) == list(range(len(PUPILS))), "standings counted twice"


def survive_all() -> None:
    for step in range(0, 60, 12):
        survives(step)


def test_every_step_is_survived_without_a_planted_bug() -> None:
    survive_all()


def seat_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables forget who sits there, and treat a repeated order as new."""
    numbers = itertools.count()

    def fresh(by: str, id: str, command: object) -> Order:  # noqa: A002
        return Order(Identity(f"{by}-{next(numbers)}") if "-sit-" in id else by, id, command)  # type: ignore[arg-type]

    monkeypatch.setattr(due_orders, "Order", fresh)


def start_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round may start while another is running, and a repeated command is not recognized."""
    monkeypatch.setattr(decide, "current_round", lambda state: None)
    monkeypatch.setattr("tercet.tables.answers.Answers.find", lambda self, key: None)


def count_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts a table's log twice in the standings."""
    honest = conductor.finished_scores

    def doubled(*args: object) -> object:
        scores = honest(*args)  # type: ignore[arg-type]
        return scores and scores * 2

    monkeypatch.setattr(conductor, "finished_scores", doubled)


@pytest.mark.parametrize("plant", [seat_twice, start_twice, count_twice])
def test_a_planted_bug_is_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        survive_all()
