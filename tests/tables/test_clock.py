"""C20: a table's clock runs only while its server does, and no calendar moves it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.cardgame.events import CallFailed, SetCalled
from tercet.core.cardgame.state import PendingCall
from tercet.core.dicegame.commands import CallOpening, LayOpening, NamedDie
from tercet.core.dicegame.dice import fill_faces
from tercet.core.engine.game import Event, Millis
from tercet.core.engine.log import GameLog, event_decoder
from tercet.core.engine.log_verification import RecordedChance
from tercet.core.engine.seats import Seat
from tercet.core.identity import is_bot
from tercet.core.seating import commands
from tercet.core.seating.commit_reveal import nonce_commitment
from tercet.core.seating.events import PlayerAway
from tercet.store.port import Entry, History, StoreError, TableId, Unavailable
from tercet.tables.registry import SLEEP_AFTER
from tercet.wire.messages import Events, Refused, Welcome
from tests.nonces import nonce_of
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


def calling(stage: Stage, *guests: str) -> SetCalled:
    """Anna calls, and the server stops three seconds later."""
    anna, *_ = stage.seated("anna", *guests)
    stage.do(anna, CallSet())
    called = events_of(anna)[-1]
    assert isinstance(called, SetCalled)
    stage.clock.advance(3_000)
    return called


@pytest.mark.parametrize("downtime", [100.0, 8_000.0, 3 * DAY])
def test_C20_an_interrupted_call_restarts_its_time_once_the_caller_is_back(downtime: float) -> None:
    stage = Stage()
    called = calling(stage, "bert")
    stage.restart(downtime)
    stage.clock.advance(7_000)  # the server runs again, but nobody has connected yet
    table = stage.wake()
    assert table.now() == pytest.approx(called.at + 3_000, abs=1)
    assert table.state.call.interrupted
    anna, bert = stage.join("anna", "bert")
    welcome = anna.last(Welcome)
    assert welcome.now == pytest.approx(called.at + 3_000, abs=1)
    assert stage.table.state.call == PendingCall(Seat(0), welcome.now, Millis(welcome.now + 5_000))
    stage.clock.advance(4_900)
    assert stage.table.state.call is not None
    stage.clock.advance(200)
    failed = events_of(bert)[-1]
    assert isinstance(failed, CallFailed), "the caller was there and had the full time"
    assert failed.at == welcome.now + 5_000


def test_C20_a_caller_who_returns_in_time_takes_the_set() -> None:
    stage = Stage()
    calling(stage, "bert")
    stage.restart(8_000)
    stage.wake()
    (bert,) = stage.join("bert")
    stage.clock.advance(6_000)  # Anna's browser happens to return later
    assert not bert.of(Welcome), "his countdown would be wrong"
    (anna,) = stage.join("anna")
    assert bert.of(Welcome)
    stage.clock.advance(4_900)
    stage.do(anna, PointCards(cards=stage.a_set()))
    assert kinds(bert)[-1] == "SetTaken"


def test_C20_a_caller_who_returns_late_still_has_the_full_time() -> None:
    stage = Stage()
    calling(stage, "bert")
    stage.restart(8_000)
    stage.wake()
    (bert,) = stage.join("bert")
    stage.clock.advance(stage.dependencies.return_patience + 4_000)
    (anna,) = stage.join("anna")
    assert kinds(bert)[-1] == "PlayContinued"
    stage.clock.advance(4_900)
    stage.do(anna, PointCards(cards=stage.a_set()))
    assert kinds(bert)[-1] == "SetTaken"


def test_C20_the_call_of_a_player_who_does_not_return_is_void_and_costs_nothing() -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    stage.do(anna, PointCards(cards=stage.a_set()))
    stage.do(anna, CallSet())
    won = stage.table.state.players[0]
    stage.restart(8_000)
    stage.wake()
    (bert,) = stage.join("bert")
    stage.clock.advance(stage.dependencies.return_patience)
    assert bert.of(Welcome)
    stage.clock.advance(5_100)
    assert "PlayVoided" in kinds(bert)
    assert stage.table.state.call is None
    assert stage.table.state.players[0] == won, "no points, no wrong call, no lock-out"
    stage.do(bert, CallSet())
    assert kinds(bert)[-1] == "SetCalled"
    log = GameLog(stage.table.game, stage.table.event_log.rules, stage_events(stage))
    assert log.problems(RecordedChance) == []


def test_C20_a_person_who_misses_an_interrupted_start_plays_in_the_next_deal() -> None:
    """Before the fix, they sat out a deal, and were named as having refused it."""
    stage = Stage()
    actors = stage.join("anna", "bert", "cyd")
    for actor in actors:
        stage.do(actor, commands.Sit(name="?"))
    commit_nonces(stage, *actors)
    for actor in actors:
        stage.do(actor, commands.Ready())
    reveal_nonces(stage, *actors[:2])
    stage.clock.advance(4_000)
    stage.restart(8_000)
    stage.wake()
    anna, bert = stage.join("anna", "bert")
    stage.clock.advance(stage.dependencies.return_patience)
    assert anna.of(Welcome)
    stage.clock.advance(4_900)
    assert stage.table.state.seating.start is not None, "the full time again"
    stage.clock.advance(200)
    assert stage.table.state.seating.start is None
    assert not stage.table.state.seating.chairs[2].sits_out
    (cyd,) = stage.join("cyd")
    commit_nonces(stage, anna, bert, cyd)
    stage.do(cyd, commands.Ready())
    reveal_nonces(stage, anna, bert, cyd)
    assert stage.table.state.dealt_in == (0, 1, 2)
    log = GameLog(stage.table.game, stage.table.event_log.rules, stage_events(stage))
    assert log.problems(RecordedChance) == []


def commit_nonces(stage: Stage, *actors: Actor) -> None:
    for seat, actor in enumerate(actors):
        seed = stage.table.state.commitment
        stage.do(actor, commands.CommitNonce(commitment=nonce_commitment(nonce_of(seat, seed)), seed=seed))


def reveal_nonces(stage: Stage, *actors: Actor) -> None:
    for seat, actor in enumerate(actors):
        stage.do(actor, commands.RevealNonce(nonce=nonce_of(seat, stage.table.state.commitment)))


def stage_events(stage: Stage) -> tuple[Event, ...]:
    """All events in the store."""
    found: list[History | StoreError] = []
    stage.store.read(stage.table.id, found.append)
    stage.clock.advance(0)
    assert isinstance(found[0], History)
    decode = event_decoder(stage.table.game).decode
    return tuple(decode(raw) for entry in found[0].entries for raw in entry.events)


def test_C20_a_bots_interrupted_call_continues_with_its_full_time() -> None:
    stage = Stage()
    stage.seated("anna", "bot:expert:1")
    bot = next(actor for actor in stage.table.members.welcomed if is_bot(actor.guest))
    stage.table.submit(bot, "b1", CallSet(), None)
    stage.clock.advance(3_000)
    stage.restart(8_000)
    call = stage.wake().state.call
    assert (call.seat, call.interrupted, call.until) == (1, False, round(stage.table.now()) + 5_000)


def test_C20_a_table_nobody_returns_to_stops_and_sleeps() -> None:
    stage = Stage()
    calling(stage, "bert")
    stage.restart(8_000)
    stage.wake()  # by a request for its record
    version = stage.table.state.version
    (bert,) = stage.join("bert")
    stage.table.detach(bert)
    stage.clock.advance(3 * SLEEP_AFTER)
    assert len(stage.registry) == 0
    stage.wake()
    assert stage.table.state.version == version, "it is interrupted once, however often it wakes"
    (anna,) = stage.join("anna")
    stage.clock.advance(4_900)
    stage.do(anna, PointCards(cards=stage.a_set()))
    assert kinds(anna)[-1] == "SetTaken"


def test_C20_an_interrupted_call_is_free_even_if_the_store_fails_when_the_table_wakes() -> None:
    stage = Stage()
    calling(stage, "bert")
    stage.restart(8_000)
    write, full = stage.store.append, stage.clock.now() + 9_000

    def append(table: TableId, entry: Entry, done: Callable[[StoreError | None], None], **more: Any) -> None:
        if stage.clock.now() < full:
            stage.clock.soon(done, Unavailable("the disk is full"))
        else:
            write(table, entry, done, **more)

    stage.store.append = append  # type: ignore[method-assign]
    stage.wake()
    anna, bert = stage.join("anna", "bert")
    stage.clock.advance(8_000)
    assert 10 < stage.dependencies.counters.failures < 50, "it is retried, but not immediately"
    assert stage.table.state.call.until < stage.table.now(), "its time would be up"
    stage.clock.advance(2_000)
    assert kinds(bert)[-1] == "PlayContinued"
    stage.do(anna, PointCards(cards=stage.a_set()))
    assert kinds(bert)[-1] == "SetTaken"


def test_C20_a_player_removed_or_deleted_before_their_return_pays_nothing() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(bert, CallSet())
    stage.restart(8_000)
    stage.wake()
    (anna,) = stage.join("anna")
    stage.clock.advance(stage.dependencies.return_patience)
    stage.do(anna, commands.Remove(who=1))
    assert kinds(anna)[-2:] == ["PlayVoided", "PlayerLeft"]
    assert stage.table.state.players[1].wrong == 0


def dice_stage(**rules: Any) -> tuple[Stage, list[Actor]]:
    stage = Stage()
    stage.table = stage.make("d1", "dice", **rules)
    return stage, stage.seated("anna", "bert")


def opened(stage: Stage, actors: list[Actor]) -> Seat:
    """A player opens with a SET; returns whose turn it is then."""
    state = stage.table.state
    seat, dice = next(
        (seat, three)
        for seat in state.playing
        for three in combinations(state.players[seat].dice, 3)
        if fill_faces([held.face for held in three], [None] * 3) is not None
    )
    stage.do(actors[seat], CallOpening(dice=tuple(NamedDie(held.die) for held in dice)))
    stage.do(actors[seat], LayOpening(dice=stage.table.state.call.dice))
    turn: Seat = stage.table.state.turn
    return turn


@pytest.mark.parametrize("back", [True, False])
def test_C20_an_interrupted_call_of_the_opening_is_not_wrong(back: bool) -> None:
    stage, (anna, _) = dice_stage()
    stage.do(anna, CallOpening())
    stage.clock.advance(3_000)
    stage.restart(8_000)
    stage.wake("d1")
    (bert,) = stage.join("bert")
    stage.clock.advance(stage.dependencies.return_patience)
    if back:
        stage.join("anna")
        assert stage.table.state.call.until == round(stage.table.now()) + 5_000
    stage.clock.advance(5_100)
    assert ("PlayVoided" in kinds(bert), "OpeningFailed" in kinds(bert)) == (not back, back)
    assert stage.table.state.call is None
    assert stage.table.state.players[0].wrong == int(back)


@pytest.mark.parametrize("back", [True, False])
def test_C20_an_interrupted_turn_restarts_or_is_void(back: bool) -> None:
    stage, actors = dice_stage(turn_seconds=60)
    turn = opened(stage, actors)
    player, other = (actors[turn].guest, actors[1 - turn].guest)
    stage.clock.advance(50_000)
    stage.restart(8_000)
    stage.wake("d1")
    (watching,) = stage.join(other)
    stage.clock.advance(stage.dependencies.return_patience)
    stage.clock.advance(40_000)
    assert stage.table.state.turn == turn
    if back:
        stage.join(player)
        stage.clock.advance(59_000)
        assert stage.table.state.turn == turn
        stage.clock.advance(1_100)
        assert "TurnPassed" in kinds(watching), "they were there and had the full time"
        return
    stage.clock.advance(20_100)
    assert "PlayVoided" in kinds(watching)
    assert "TurnPassed" not in kinds(watching)
    assert stage.table.state.last_turn.reason == "interrupted"
    log = GameLog(stage.table.game, stage.table.event_log.rules, stage_events(stage))
    assert log.problems(RecordedChance) == []


def test_C20_a_lock_continues_after_a_restart_with_its_remaining_time() -> None:
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


def test_C20_a_vote_continues_after_a_restart_with_its_remaining_time() -> None:
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


def test_C20_the_opening_continues_after_a_restart_with_its_remaining_time() -> None:
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


def test_C20_nobody_counts_as_away_because_the_server_was_down() -> None:
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
def test_C20_a_calendar_jump_does_not_move_the_clock(jump: float) -> None:
    stage = Stage(vote_seconds=10)
    anna, _ = stage.seated("anna", "bert")
    stage.do(anna, SayNoSet())
    stage.clock.calendar += jump
    stage.clock.advance(7_000)
    stage.restart(1_000)
    stage.clock.calendar -= 2 * jump
    stage.wake()
    anna, bert = stage.join("anna", "bert")
    stage.clock.advance(2_900)
    assert "CardsAdded" not in kinds(bert), "the vote is still open"
    stage.clock.advance(200)
    assert "CardsAdded" in kinds(bert), "and doesn't stay open forever"
