"""The tables that are awake: which go to sleep, with everything they had, and errors that stop nothing else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tercet.core.cardgame.commands import CallSet, SayNoSet
from tercet.core.engine.game import Version
from tercet.core.identity import Identity
from tercet.core.seating.commands import Ready, Sit
from tercet.rooms.orders import Order, OrderMember
from tercet.store.port import Moment, NoSuchTable, StoreError, TableId, Unavailable
from tercet.tables.registry import SLEEP_AFTER
from tercet.tables.table import Table
from tercet.wire.messages import Welcome, YourSeat
from tests.tables.stage import Actor, Stage
from tests.tables.test_bots import Room


def found(stage: Stage, code: str = "t1") -> Table | StoreError:
    answers: list[Table | StoreError] = []
    stage.registry.find(TableId(code), answers.append)
    stage.clock.advance(0)
    return answers[0]


def test_a_table_whose_rows_vanished_closes_and_is_not_found_again() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    far = Moment(stage.clock.moment() + 1)
    asyncio.run(stage.store.delete_old_tables(finished_before=far, idle_before=far))
    assert found(stage) is stage.table, "nobody has noticed yet"
    stage.do(anna, SayNoSet())
    stage.clock.advance(10)
    assert [actor.farewell for actor in (anna, bert)] == ["closed", "closed"]
    assert len(stage.registry) == 0
    assert isinstance(found(stage), NoSuchTable)


def test_a_table_requested_before_a_suspension_does_not_wake_after_it() -> None:
    stage = Stage()
    stage.registry.put_to_sleep(TableId("t1"))
    answers: list[Table | StoreError] = []
    stage.registry.find(TableId("t1"), answers.append)
    stage.registry.suspend("lease")
    stage.registry.resume("lease")
    stage.clock.advance(0)
    assert isinstance(answers[0], Unavailable)
    assert isinstance(found(stage), Table)


@pytest.mark.parametrize("before", range(8))
def test_a_table_requested_during_its_creation_is_woken_once(before: int) -> None:
    """A room's pupils know the code of their table before the table exists (R5)."""
    stage = Stage()
    record = msgspec.structs.replace(stage.table.event_log.record, table=TableId("t2"))
    made: list[Table | StoreError] = []
    stage.registry.make(record, made.append)
    for _ in range(before):
        stage.clock.step()
    early = found(stage, "t2")
    stage.clock.advance(10)
    assert isinstance(made[0], Table)
    assert made[0] is found(stage, "t2")
    assert early is made[0] or isinstance(early, NoSuchTable)


def test_a_member_seated_by_a_room_while_waiting_for_the_clock_has_the_seat() -> None:
    """A pupil's page connects while their table waits for others, and only then does the room seat them (R5)."""
    stage = Stage()
    anna, _ = stage.seated("anna", "ben")
    stage.do(anna, CallSet(seen=Version(stage.table.state.version)))
    assert stage.table.state.call is not None
    stage.restart(1000)
    table = stage.wake()
    pupil = Actor("carla")
    table.attach(pupil)
    order = Order(Identity("carla"), "sit", Sit(name="Carla"))
    OrderMember(order, lambda: None).moved(table)
    stage.clock.advance(15_000)
    assert pupil.seat == 2
    assert pupil.last(Welcome).seat == 2
    assert not pupil.of(YourSeat), "a welcome comes first, and names the seat"


def test_a_table_is_given_up_only_with_the_event_log_that_was_refused() -> None:
    stage = Stage()
    former = stage.table.event_log
    stage.registry.put_to_sleep(TableId("t1"))
    woken = found(stage)
    assert isinstance(woken, Table)
    stage.registry.give_up(woken.id, former)
    assert stage.registry.awake(woken.id) is woken
    stage.registry.give_up(woken.id, woken.event_log)
    assert stage.registry.awake(woken.id) is None


def test_bots_of_a_sleeping_table_are_forgotten() -> None:
    room = Room("cards")
    (anna,) = room.join("anna")
    room.do(anna, Sit(name="?"))
    room.wish(anna, "expert")
    room.do(anna, Ready())
    room.clock.advance(3_000)
    assert room.thinker._minds._bots
    table_bots = room.table.on_change
    room.table.detach(anna)
    room.clock.advance(10 * SLEEP_AFTER)
    assert not room.registry.awake(room.table.id)
    assert room.thinker._minds._bots == {}
    assert table_bots.bots == []  # type: ignore[union-attr]
    asked = len(room.thinker.asked)
    room.clock.advance(10 * SLEEP_AFTER)
    assert len(room.thinker.asked) == asked, "no bot is asked for a sleeping table"
    room.wake("t2")
    (anna,) = room.join("anna")
    room.clock.advance(3_000)
    assert len(room.thinker.asked) > asked, "it thinks again once somebody has come"


def test_an_error_in_the_periodic_tidying_stops_neither_the_next_nor_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = Stage()
    complaints: list[str] = []
    object.__setattr__(stage.dependencies, "report_error", lambda what, error: complaints.append(what))
    stage.make("t2")
    stage.make("t3")
    kept = 0

    def record_uptime() -> None:
        nonlocal kept
        kept += 1
        raise ZeroDivisionError

    close = Table.close

    def broken(self: Table, code: Any) -> None:
        close(self, code)
        if self.id == "t2":
            raise ZeroDivisionError

    monkeypatch.setattr(stage.store, "record_uptime", record_uptime)
    monkeypatch.setattr(Table, "close", broken)
    stage.clock.advance(2 * SLEEP_AFTER)
    assert len(stage.registry) == 0, "the others sleep anyway"
    assert kept > SLEEP_AFTER / 1000
    assert complaints.count("record_uptime") == kept
    assert complaints.count("put_to_sleep") == 1
    stage.wake("t1")
    stage.clock.advance(3 * SLEEP_AFTER)
    assert len(stage.registry) == 0, "and it is tidied again later"


def test_a_swept_table_is_dropped_immediately() -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    far = Moment(stage.clock.moment() + 1)
    for table in asyncio.run(stage.store.delete_old_tables(finished_before=far, idle_before=far)):
        stage.registry.drop(table)
    assert anna.farewell == "closed"
    assert isinstance(found(stage), NoSuchTable)


def test_one_failing_request_for_a_table_blocks_no_other() -> None:
    stage = Stage()
    errors: list[Exception] = []
    stage.registry.dependencies = replace(stage.dependencies, report_error=lambda what, error: errors.append(error))
    stage.registry.put_to_sleep(TableId("t1"))
    answers: list[Table | StoreError] = []

    def fails(found: Table | StoreError) -> None:
        raise LookupError(found)

    for told in (answers.append, fails, answers.append):
        stage.registry.find(TableId("t1"), told)
    stage.clock.advance(0)
    assert [type(answer) for answer in answers] == [Table, Table]
    assert [type(error) for error in errors] == [LookupError]
