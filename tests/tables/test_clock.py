"""C20: a table's clock runs only while its server does, and no calendar moves it."""

from __future__ import annotations

import pytest

from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.cardgame.events import CallFailed, SetCalled
from tercet.core.engine.game import Event
from tercet.core.seating import PlayerAway
from tercet.tables.registry import SLEEP_AFTER
from tercet.wire.messages import Events, Refused, Welcome
from tests.tables.stage import Actor, Stage

DAY = 24 * 3600 * 1000.0


def events_of(actor: Actor) -> list[Event]:
    return [event for message in actor.of(Events) for event in message.events]


def kinds(actor: Actor) -> list[str]:
    return [type(event).__name__ for event in events_of(actor)]


def a_wrong_call(stage: Stage, actor: Actor) -> None:
    cards = stage.table.state.cards
    right = stage.a_set()
    stage.do(actor, CallSet())
    stage.do(actor, PointCards(cards=(right[0], right[1], next(card for card in cards if card not in right))))


@pytest.mark.parametrize("downtime", [100.0, 8_000.0, 3 * DAY])
def test_C20_a_call_goes_on_after_a_restart_with_the_time_it_had_left(downtime: float) -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    called = events_of(anna)[-1]
    assert isinstance(called, SetCalled)
    stage.clock.advance(3_000)
    stage.restart(downtime)
    stage.clock.advance(7_000)  # the server runs again, but nobody has come yet
    table = stage.wake()
    assert table.now() == pytest.approx(called.at + 3_000, abs=1)
    anna, bert = stage.join("anna", "bert")
    assert anna.last(Welcome).now == pytest.approx(called.at + 3_000, abs=1)
    stage.clock.advance(1_900)
    assert stage.table.state.call is not None
    stage.clock.advance(200)
    assert stage.table.state.call is None
    failed = events_of(bert)[-1]
    assert isinstance(failed, CallFailed)
    assert failed.at == called.until


def test_C20_whoever_is_calling_is_waited_for_after_a_restart() -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    stage.clock.advance(4_000)
    stage.restart(8_000)
    stage.wake()
    (bert,) = stage.join("bert")
    stage.clock.advance(6_000)  # anna's browser comes back later, by chance
    assert not bert.of(Welcome), "his countdown would tell him something wrong"
    (anna,) = stage.join("anna")
    assert bert.of(Welcome)
    stage.clock.advance(900)
    stage.do(anna, PointCards(cards=stage.a_set()))
    assert kinds(bert)[-1] == "SetTaken"


def test_C20_nobody_is_waited_for_longer_than_a_browser_takes_to_come_back() -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    stage.restart(8_000)
    stage.wake()
    (bert,) = stage.join("bert")
    stage.clock.advance(stage.dependencies.return_patience)
    assert bert.of(Welcome)
    stage.clock.advance(5_100)
    assert "CallFailed" in kinds(bert), "losing the connection does not stop the clock (C4)"


def test_C20_a_table_that_nobody_comes_back_to_stands_still_and_sleeps() -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    stage.clock.advance(1_000)
    stage.restart(8_000)
    stage.wake()  # by a request for its record
    (bert,) = stage.join("bert")
    stage.table.detach(bert)
    stage.clock.advance(3 * SLEEP_AFTER)
    assert len(stage.registry) == 0
    stage.wake()
    (anna,) = stage.join("anna")
    stage.clock.advance(3_900)
    stage.do(anna, PointCards(cards=stage.a_set()))
    assert kinds(anna)[-1] == "SetTaken"


def test_C20_a_lock_goes_on_after_a_restart_with_the_time_it_had_left() -> None:
    stage = Stage(lock_seconds=20)
    anna, _ = stage.seated("anna", "bert")
    a_wrong_call(stage, anna)
    stage.clock.advance(5_000)
    stage.restart(60_000)
    stage.wake()
    anna, _ = stage.join("anna", "bert")
    stage.clock.advance(14_900)
    stage.do(anna, CallSet(), "early")
    assert anna.last(Refused).id == "early"
    stage.clock.advance(200)
    stage.do(anna, CallSet())
    assert kinds(anna)[-1] == "SetCalled"


def test_C20_a_vote_goes_on_after_a_restart_with_the_time_it_had_left() -> None:
    stage = Stage(vote_seconds=10)
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, SayNoSet())
    stage.clock.advance(6_000)
    stage.restart(60_000)
    stage.wake()
    anna, bert = stage.join("anna", "bert")
    stage.clock.advance(3_900)
    assert "CardsAdded" not in kinds(bert)
    stage.clock.advance(200)
    assert "CardsAdded" in kinds(bert)


def test_C20_a_dice_turn_goes_on_after_a_restart_with_the_time_it_had_left() -> None:
    stage = Stage()
    stage.table = stage.make("d1", "dice", opening_seconds=30)
    stage.seated("anna", "bert")
    found = stage.table.game.deadline(stage.table.state)
    assert found is not None
    due, _ = found
    stage.clock.advance(20_000)
    version = stage.table.state.version
    stage.restart(60_000)
    stage.wake("d1")
    stage.join("anna", "bert")
    assert due - stage.table.now() == pytest.approx(10_000, abs=1)
    stage.clock.advance(9_900)
    assert stage.table.state.version == version
    stage.clock.advance(200)
    assert stage.table.state.version > version


def test_C20_nobody_is_away_because_the_server_was() -> None:
    stage = Stage()
    stage.seated("anna", "bert")
    stage.restart(DAY)
    stage.wake()
    (anna,) = stage.join("anna")
    stage.clock.advance(stage.dependencies.grace - 100)
    (bert,) = stage.join("bert")
    stage.clock.advance(10_000)
    assert not [event for event in (*events_of(anna), *events_of(bert)) if isinstance(event, PlayerAway)]


@pytest.mark.parametrize("jump", [DAY, -DAY, -40 * 365 * DAY])
def test_C20_a_calendar_that_jumps_does_not_move_the_clock(jump: float) -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    called = events_of(anna)[-1]
    assert isinstance(called, SetCalled)
    stage.clock.calendar += jump
    stage.clock.advance(2_000)
    stage.restart(1_000)
    stage.clock.calendar -= 2 * jump
    stage.wake()
    anna, bert = stage.join("anna", "bert")
    stage.clock.advance(2_900)
    assert stage.table.state.call is not None, "the call is still open"
    stage.clock.advance(200)
    assert stage.table.state.call is None, "and does not stay open for ever"
    failed = events_of(bert)[-1]
    assert isinstance(failed, CallFailed)
    assert failed.at == called.until
