"""What one guest can do to a table's log and memory, and with a name."""

from __future__ import annotations

import gc
import weakref

import pytest

from tercet.core.cardgame.commands import CallSet
from tercet.core.seating.commands import Leave, Ready, Rename, Sit
from tercet.tables import log_quota
from tercet.wire.messages import Events, Refused
from tests.tables.stage import Stage


def test_nobody_fills_the_log_without_playing() -> None:
    """Before the fix, twenty thousand renames took five minutes, and then the game could not continue."""
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    before = stage.table.state.version
    for i in range(100):
        stage.do(bert, Rename(name=f"Bert{i % 2}"))
    assert stage.table.state.version - before < 50
    assert bert.last(Refused).code == "too-fast"
    called = stage.do(anna, CallSet(seen=stage.table.state.version))
    assert isinstance(anna.answer(called), Events)
    stage.clock.advance(60_000)
    renamed = stage.do(bert, Rename(name="Bertha"))
    assert isinstance(bert.answer(renamed), Events), "a little later they may act again"


def test_nobody_fills_the_log_by_leaving_and_sitting_down_again() -> None:
    stage = Stage()
    _, bert = stage.seated("anna", "bert")
    before = stage.table.state.version
    for _ in range(100):
        stage.do(bert, Leave())
        stage.do(bert, Sit(name="Bert"))
    assert stage.table.state.version - before < 200


def test_the_last_part_of_a_log_is_reserved_for_play(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    monkeypatch.setattr(log_quota, "MOST_EVENTS", stage.table.state.version + 10)
    monkeypatch.setattr(log_quota, "KEPT_FOR_PLAY", 10)
    renamed = stage.do(bert, Rename(name="Bertha"))
    answer = bert.answer(renamed)
    assert isinstance(answer, Refused)
    assert answer.code == "log-full"
    called = stage.do(anna, CallSet(seen=stage.table.state.version))
    assert isinstance(anna.answer(called), Events)


@pytest.mark.parametrize("name", ["🇪🇸 Ana", "👩‍👩‍👧 Ana", "e\u0301ric"])
def test_a_name_may_begin_with_a_symbol_of_several_code_points(name: str) -> None:
    """Before the fix, it was treated as no name at all."""
    stage = Stage()
    (anna,) = stage.join("anna")
    stage.do(anna, Sit(name=name))
    assert stage.table.state.seating.chairs[0].name == name


def test_visitors_who_come_and_go_while_the_clock_is_stopped_are_not_kept() -> None:
    stage = Stage()
    anna, bert = stage.join("anna", "bert")
    for actor in (anna, bert):
        stage.do(actor, Sit(name="?"))
    for actor in (anna, bert):
        stage.do(actor, Ready())
    anna_called = stage.do(anna, CallSet(seen=stage.table.state.version))
    assert isinstance(anna.answer(anna_called), Events)
    stage.restart(1000)
    table = stage.wake()
    (visitor,) = stage.join("cleo")
    assert table.status.clock_is_stopped
    gone = weakref.ref(visitor)
    table.detach(visitor)
    del visitor
    gc.collect()
    assert gone() is None
