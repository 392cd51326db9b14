"""The authority: every command is answered, applied once, and announced to everybody, but only once durable."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from hashlib import sha256
from typing import Any, get_args

import msgspec
import pytest

from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.cardgame.events import CallFailed, SetCalled, SetTaken
from tercet.core.engine.game import Command, Decided, Event, Millis, RaceCommand, Version
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.identity import Identity
from tercet.core.seating import commands, events
from tercet.core.seating.authority import Permission, SeatHolder, TableOwner
from tercet.core.seating.commands import AskHint
from tercet.store.port import StoreError, TableId, Unavailable
from tercet.tables import chat
from tercet.tables.races import GRACE, STALE, Latency
from tercet.tables.registry import SLEEP_AFTER
from tercet.tables.table import Table
from tercet.wire.messages import (
    ChangeSettings,
    ChatMessage,
    Done,
    Events,
    Message,
    Refused,
    SendChat,
    SettingsChanged,
    Watcher,
    WatcherList,
    Welcome,
    YourPermissions,
    YourSeat,
)
from tests.tables.stage import Actor, Stage


def events_of(actor: Actor) -> list[Event]:
    return [event for message in actor.of(Events) for event in message.events]


def kinds(actor: Actor) -> list[str]:
    return [type(event).__name__ for event in events_of(actor)]


def line(one_way: float, offset: float = 0.0) -> Latency:
    known = Latency()
    for k in range(5):
        known = known.after_pong(1000.0 * k, 1000.0 * k + one_way + offset, 1000.0 * k + 2 * one_way)
    return known


def test_C17_a_newcomer_is_welcomed_with_the_view_and_sits_under_the_typed_name() -> None:
    stage = Stage()
    (anna,) = stage.join("anna")
    welcome = anna.last(Welcome)
    assert welcome.seat is None
    assert welcome.version == 1
    assert welcome.view["seating"]["chairs"] == []
    assert welcome.view["seating"]["host"] == -1
    assert "seed" not in welcome.view
    stage.do(anna, commands.Sit(name="Somebody Else"))
    assert anna.last(YourSeat).seat == 0
    seated = next(event for event in events_of(anna) if isinstance(event, events.PlayerSeated))
    assert seated.name == "Somebody Else"


def test_C17_the_guests_own_name_is_the_default_and_names_are_unique() -> None:
    stage = Stage()
    anna, bert, carl = stage.join("anna", "bert", "carl")
    stage.do(anna, commands.Sit())
    stage.do(bert, commands.Sit(name=" ANNA\u200b "))
    stage.do(carl, commands.Sit(name="\u2066"))
    assert [chair.name for chair in stage.table.state.seating.chairs] == ["Anna", "ANNA 2", "Carl"]
    stage.do(carl, commands.Rename(name="anna"))
    assert stage.table.state.seating.chairs[2].name == "anna 3"


def test_C14_a_player_moves_their_seat_to_another_device_by_a_link_that_works_once() -> None:
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    laptop, stranger = stage.join("laptop", "stranger")
    secret = bytes(range(16))
    stage.do(anna, commands.OfferSeat(proof=sha256(secret).hexdigest()))
    stage.do(laptop, commands.TakeOfferedSeat(secret=secret.hex()))
    assert laptop.last(YourSeat).seat == 0
    assert anna.last(YourSeat).seat is None
    stage.do(stranger, commands.TakeOfferedSeat(secret=secret.hex()))
    assert stranger.last(Refused).code == "wrong-seat-link"
    stage.do(laptop, CallSet(seen=Version(stage.table.state.version)))
    assert stage.table.state.call is not None
    assert stage.table.state.call.seat == 0


def test_everybody_receives_the_events_which_are_the_senders_answer() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    watcher = Actor("carl")
    stage.table.attach(watcher)
    cards = stage.a_set()
    stage.do(bert, CallSet(seen=Version(stage.table.state.version)), "call")
    stage.do(bert, PointCards(cards=cards), "point")
    for actor in (anna, bert, watcher):
        assert kinds(actor)[-2:] == ["SetCalled", "SetTaken"]
        answer = actor.last(Events)
        assert (answer.id, answer.by) == ("point", 1)
    taken = events_of(anna)[-1]
    assert isinstance(taken, SetTaken)
    assert taken.cards == cards


def test_a_refused_command_is_answered_and_changes_nothing() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    before = stage.table.state
    stage.do(bert, PointCards(cards=stage.a_set()), "p")
    answer = bert.answer("p")
    assert isinstance(answer, Refused)
    assert answer.code == "not-your-call"
    assert stage.table.state is before
    assert not [message for message in anna.got if getattr(message, "id", "") == "p"]


def test_a_command_sent_twice_is_executed_once_and_answered_twice() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(anna, CallSet(), "c")
    version = stage.table.state.version
    stage.do(anna, CallSet(), "c")
    assert stage.table.state.version == version
    assert anna.answer("c") == Done(id="c", version=version)
    stage.do(bert, CallSet(), "c")
    assert isinstance(bert.answer("c"), Refused), "an id belongs to its guest"
    stage.do(bert, CallSet(), "c")
    assert len([m for m in bert.of(Refused) if m.id == "c"]) == 2


def test_a_command_repeated_while_pending_is_answered_each_time() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    bert.latency = line(90)
    for _ in range(3):
        stage.table.submit(anna, "c", CallSet())
    stage.clock.advance(200)
    assert kinds(anna).count("SetCalled") == 1
    assert len(anna.of(Done)) == 2


def test_a_command_is_recognized_however_much_others_have_done_since() -> None:
    stage = Stage()
    anna, bert = stage.join("anna", "bert")
    stage.do(anna, commands.Sit(name="?"))
    stage.do(anna, commands.Leave(), "leave")
    version = stage.table.state.version
    stage.do(anna, commands.Sit(name="?"), "back")
    stage.do(bert, commands.Sit(name="?"))
    for _ in range(150):
        stage.do(bert, commands.Leave())
        stage.do(bert, commands.Sit(name="?"))
    for _ in range(2):
        stage.do(anna, commands.Leave(), "leave")
        assert anna.answer("leave") == Done(id="leave", version=version)
        assert not stage.table.state.seating.chairs[0].left
        stage.registry.put_to_sleep(stage.table.id)
        stage.wake()
        (anna,) = stage.join("anna")


def test_a_repeated_command_is_recognized_after_the_table_slept() -> None:
    stage = Stage()
    anna, _bert = stage.seated("anna", "bert")
    stage.do(anna, CallSet(), "c")
    version = stage.table.state.version
    stage.registry.put_to_sleep(stage.table.id)
    stage.wake()
    again = Actor("anna")
    stage.table.attach(again)
    stage.do(again, CallSet(), "c")
    assert again.answer("c") == Done(id="c", version=version)


def test_a_command_that_names_another_seat_acts_for_its_sender() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(bert, CallSet(seat=Seat(0), at=Millis(10**9), lead=Millis(-5), tie=True))
    called = events_of(anna)[-1]
    assert isinstance(called, SetCalled)
    assert (called.seat, called.lead, called.tie) == (1, None, False)
    assert called.at < 10**6


def test_nobody_becomes_a_bot_by_claiming_it() -> None:
    stage = Stage()
    (anna,) = stage.join("anna")
    stage.do(anna, commands.Sit(name="?", bot=True))
    seating = stage.table.state.seating
    assert not seating.chairs[0].bot
    assert seating.host == 0, "the first person to sit down is host"


def test_nothing_is_announced_before_it_is_durable() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    told = len(anna.got)
    stage.table.submit(anna, "c", CallSet())
    stage.table.submit(bert, "d", CallSet())
    late = Actor("late")
    stage.table.attach(late)
    assert len(anna.got) == told
    assert late.got == []
    assert bert.of(Refused) == []
    stage.clock.advance(0)
    assert kinds(anna)[-1] == "SetCalled"
    assert bert.last(Refused).code == "call-pending"
    assert late.last(Welcome).version == stage.table.state.version
    assert kinds(late) == []


def test_the_press_decides_instead_of_the_arrival_and_the_loser_learns_the_margin() -> None:
    stage = Stage()
    near, far = stage.seated("near", "far")
    near.latency, far.latency = line(5), line(90)
    start = stage.table.now()
    stage.clock.advance(130)
    stage.table.submit(near, "n", CallSet(), pressed=start + 125)
    stage.clock.advance(80)
    assert kinds(near)[-1] != "SetCalled", "still on hold"
    stage.table.submit(far, "f", CallSet(), pressed=start + 120)
    stage.clock.advance(200)
    called = events_of(near)[-1]
    assert isinstance(called, SetCalled)
    assert (called.seat, called.lead) == (far.seat, 5)
    assert near.last(Refused).late == 5


def test_C4_the_time_to_point_starts_when_the_caller_is_informed() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    anna.latency, bert.latency = line(40), line(90)
    stage.clock.advance(5000)
    pressed = stage.table.now() - 40
    stage.table.submit(anna, "c", CallSet(), pressed=pressed)
    stage.clock.advance(99)
    called = events_of(anna)[-1]
    assert isinstance(called, SetCalled)
    decided = pressed + 90 + GRACE
    assert called.until - called.at == 5000
    assert called.at == pytest.approx(decided + 40, abs=2)


def test_C4_a_point_pressed_in_time_counts_although_it_arrives_late() -> None:
    stage = Stage()
    anna, _bert = stage.seated("anna", "bert")
    anna.latency = line(100)
    stage.clock.advance(1000)
    stage.do(anna, CallSet(), "c")
    called = events_of(anna)[-1]
    assert isinstance(called, SetCalled)
    pressed = called.until - 10.0
    stage.clock.advance(pressed + 100 - stage.table.now())
    stage.do(anna, PointCards(cards=stage.a_set()), "p", pressed=pressed)
    assert kinds(anna)[-1] == "SetTaken"


def test_C4_a_call_without_a_point_expires_automatically() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(anna, CallSet(), "c")
    called = events_of(anna)[-1]
    assert isinstance(called, SetCalled)
    stage.clock.advance(5300)
    failed = events_of(bert)[-1]
    assert isinstance(failed, CallFailed)
    assert (failed.reason, failed.at) == ("time", called.until)


def test_reveals_are_shown_simultaneously_and_nothing_else_waits() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    anna.latency, bert.latency = line(10), line(90)
    stage.clock.advance(1000)
    stage.do(anna, CallSet(), "c")
    stage.clock.advance(150)
    assert anna.last(Events).show_at is None
    stage.do(anna, PointCards(cards=stage.a_set()), "p")
    shown = anna.last(Events).show_at
    assert shown is not None
    assert shown == pytest.approx(stage.table.now() + 90 + GRACE, abs=1)
    assert bert.last(Events).show_at == shown


def test_C16_no_press_counts_before_its_cards_were_due_to_be_shown() -> None:
    """A client that shows them on arrival neither gains nor loses."""
    stage = Stage()
    near, far = stage.seated("near", "far")
    near.latency, far.latency = line(10), line(150)
    stage.clock.advance(1000)
    stage.do(near, CallSet(), "c")
    stage.clock.advance(200)
    stage.do(near, PointCards(cards=stage.a_set()), "p")
    shown = near.last(Events).show_at
    assert shown is not None
    stage.clock.advance(60)
    early = stage.table.now()
    assert early < shown
    stage.table.submit(near, "early", CallSet(seen=Version(near.version)), pressed=early)
    stage.clock.advance(400)
    assert near.last(Refused).code == "too-soon"
    assert stage.table.state.players[0].points == 3
    stage.table.submit(near, "in time", CallSet(seen=Version(near.version)), pressed=stage.table.now())
    stage.clock.advance(400)
    assert kinds(near)[-1] == "SetCalled"


def test_C16_a_press_that_arrives_after_its_client_gave_up_is_ignored() -> None:
    """A stalled line delivers it late: the player has read that the connection was lost."""
    stage = Stage()
    near, stalled = stage.seated("near", "stalled")
    stalled.latency = line(10, offset=700)
    stage.clock.advance(9000)
    now = stage.table.now()
    stage.table.submit(stalled, "old", CallSet(seen=Version(stalled.version)), pressed=now + 700 - STALE - 1)
    stage.clock.advance(400)
    assert stalled.last(Refused).code == "press-lost"
    assert stage.table.state.call is None
    stage.table.submit(stalled, "new", CallSet(seen=Version(stalled.version)), pressed=stage.table.now() + 700)
    stage.clock.advance(400)
    assert kinds(near)[-1] == "SetCalled"


def test_C16_nobody_can_call_for_cards_not_sent_yet() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    stage.table.submit(anna, "p", PointCards(cards=stage.a_set()))
    stage.table.submit(bert, "blind", CallSet())
    stage.clock.advance(0)
    assert kinds(anna)[-1] == "SetTaken"
    assert bert.last(Refused).code == "too-soon"


def test_a_player_may_leave_through_a_watching_connection() -> None:
    """Leaving is not play: a room does so for people whom its owner moves."""
    stage = Stage()
    stage.seated("anna", "bert")
    (eyes,) = stage.join("anna", watching=True)
    stage.do(eyes, commands.Leave(), "w")
    assert stage.table.state.seating.chairs[0].left


@pytest.mark.parametrize("command", [CallSet(), SayNoSet(), ClaimSet(cards=(0, 1, 2)), commands.Ready()])
def test_a_watching_connection_commands_no_seat(command: Command) -> None:
    """Otherwise it could press without its latency being part of the race, and a cheat would win every race."""
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    (eyes,) = stage.join("anna", watching=True)
    before = stage.table.state
    stage.do(eyes, command, "w")
    assert eyes.last(Refused).code == "only-watching"
    assert stage.table.state == before
    assert anna.farewell is None
    stage.table.detach(anna)
    stage.do(eyes, command, "v")
    assert eyes.last(Refused).id == "v", "even while the seat is disconnected"
    stage.do(bert, SayNoSet(lead=Millis(5), tie=True))
    assert "NoSetVoted" in kinds(eyes)


def test_C17_clients_learn_their_rights_and_every_change() -> None:
    stage = Stage()
    (anna, bert) = stage.join("anna", "bert")
    everything = set(get_args(Permission)) - {"run-room"}
    assert [set(actor.last(Welcome).permissions) for actor in (anna, bert)] == [everything, set()]
    stage.do(bert, commands.Sit(name="Bert"))
    assert set(bert.last(YourPermissions).permissions) == {"start", "seat-bots", "close-seats"}, (
        "nobody else has a seat"
    )
    stage.do(anna, commands.Sit(name="Anna"))
    assert not bert.last(YourPermissions).permissions
    assert not anna.of(YourPermissions), "her rights are the same with a seat as without"
    stage.table.detach(anna)
    stage.clock.advance(10_000)
    assert "start" in bert.last(YourPermissions).permissions, "the host is away"
    told = len(bert.of(YourPermissions))
    stage.do(bert, commands.Rename(name="Berta"))
    assert len(bert.of(YourPermissions)) == told, "only changes are sent"
    (again, elsewhere) = (*stage.join("anna"), *stage.join("anna", watching=True))
    assert [bool(actor.last(Welcome).permissions) for actor in (again, elsewhere)] == [True, False]
    assert not bert.last(YourPermissions).permissions


def test_fields_stamped_by_the_table_are_always_overwritten() -> None:
    """Whatever a client writes there, for every command with such a field."""
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    (mallory,) = stage.join("mallory")
    seen: list[Command] = []
    transition = stage.table.game.transition

    def spying(state: Any, command: Command, chance: Any) -> Decided[Any]:
        seen.append(command)
        return transition(state, command, chance)

    stage.table._queue._game = replace(stage.table.game, transition=spying)
    now = round(stage.table.now())
    for game in GAMES.values():
        for kind in game.commands:
            if kind.internal or kind is commands.Sit:
                continue
            lies: dict[str, Any] = {"seat": Seat(7), "at": Millis(10**12)}
            if issubclass(kind, RaceCommand):
                lies |= {"lead": Millis(-5), "tie": True}
            if issubclass(kind, commands.HostCommand):
                lies |= {"authority": TableOwner(Seat(7))}
            fields = {field.name: field for field in msgspec.structs.fields(kind) if field.required}
            lies |= {name: _any_value(name) for name in fields}
            for actor, seat in ((anna, 0), (mallory, -1)):
                stage.do(actor, kind(**lies))
                given = seen.pop()
                assert (type(given), given.seat, given.at) == (kind, seat, now)
                if isinstance(given, commands.HostCommand):
                    assert given.authority == (TableOwner(Seat(0)) if actor is anna else SeatHolder())
                if isinstance(given, RaceCommand):
                    assert (given.lead, given.tie) == (None, False)


def _any_value(name: str) -> Any:
    words = {"name": "x", "what": "end", "commitment": "ab" * 32, "seed": "ab" * 32, "nonce": "ab" * 32}
    words |= {"proof": "ab" * 32, "secret": "ab" * 32}
    return {"cards": (0, 1, 2), "dice": (), "order": (), "who": Seat(1), "to": Seat(1), **words}.get(name, 0)


def test_for_a_solo_player_nothing_is_held_or_delayed() -> None:
    stage = Stage()
    (anna,) = stage.seated("anna")
    stage.do(anna, ClaimSet(cards=stage.a_set()), "c")
    assert kinds(anna)[-1] == "SetTaken"
    assert anna.last(Events).held == 0


def test_a_returning_client_receives_what_it_missed() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    seen = Version(bert.version)
    stage.table.detach(bert)
    stage.do(anna, CallSet(), "c")
    stage.do(anna, PointCards(cards=stage.a_set()), "p")
    again = Actor("bert")
    again.version = seen
    stage.table.attach(again, seen, bert.last(Welcome).resume_token)
    stage.clock.advance(0)
    assert again.last(Welcome).view is None
    assert again.last(Welcome).seat == 1
    assert kinds(again) == ["SetCalled", "SetTaken"]
    assert again.version == stage.table.state.version


@pytest.mark.parametrize("seen", [None, 0, 10**6])
def test_a_client_that_missed_too_much_or_lies_gets_the_complete_view(seen: int | None) -> None:
    stage = Stage()
    _, bert = stage.seated("anna", "bert")
    again = Actor("bert")
    stage.table.attach(again, None if seen is None else Version(seen), bert.last(Welcome).resume_token)
    if seen == 0:
        assert again.last(Welcome).view is None, "all of it is still available"
    else:
        assert again.last(Welcome).view["version"] == stage.table.state.version


def test_a_second_tab_takes_over_and_the_first_is_informed() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    tab = Actor("anna")
    stage.table.attach(tab)
    assert anna.farewell == "taken-over"
    assert tab.seat == 0
    stage.do(tab, CallSet())
    assert kinds(tab) == ["SetCalled"]
    stage.table.detach(anna)
    stage.clock.advance(10_000)
    assert "PlayerAway" not in kinds(bert), "the first tab's end makes nobody absent"


def test_a_stranger_cannot_take_a_seat() -> None:
    stage = Stage(seats=2)
    _anna, _bert = stage.seated("anna", "bert")
    (mallory,) = stage.join("mallory")
    stage.do(mallory, CallSet(seat=Seat(0)), "c")
    assert mallory.last(Refused).code == "not-seated"
    stage.do(mallory, commands.Sit(name="Anna"), "s")
    assert mallory.last(Refused).code == "table-full"
    assert mallory.seat is None


def test_a_guest_has_one_seat_and_returns_to_it() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(anna, commands.Sit(name="Anna"), "s")
    assert anna.last(Refused).code == "already-seated"
    stage.do(anna, commands.Leave())
    stage.do(anna, commands.Sit(name="Anna"), "t")
    assert isinstance(events_of(bert)[-1], events.HostChanged | events.PlayerReturned)
    assert len(stage.table.state.seating.chairs) == 2


def test_C17_the_host_role_passes_on_when_they_leave_and_by_command() -> None:
    stage = Stage()
    anna, _bert, carl = stage.seated("anna", "bert", "carl")
    assert stage.table.state.seating.host == 0
    stage.do(anna, commands.HandOver(to=Seat(2)))
    assert stage.table.state.seating.host == 2
    stage.do(carl, commands.Leave())
    assert stage.table.state.seating.host == 0


def test_a_removed_player_is_disconnected_and_cannot_return() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(bert, commands.Remove(who=Seat(0)), "r")
    assert bert.last(Refused).code == "not-host"
    stage.do(anna, commands.Remove(who=Seat(1)))
    assert bert.farewell == "removed"
    again = Actor("bert")
    stage.table.attach(again)
    assert again.farewell == "removed"


def test_C8_a_disconnected_player_is_away_after_a_grace_period_and_back_on_return() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.table.detach(bert)
    stage.clock.advance(3000)
    assert "PlayerAway" not in kinds(anna)
    stage.clock.advance(2000)
    assert isinstance(events_of(anna)[-1], events.PlayerAway)
    stage.join("bert")
    assert isinstance(events_of(anna)[-1], events.PlayerBack)


def test_a_reload_within_the_grace_period_is_no_absence() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.table.detach(bert)
    stage.clock.advance(2000)
    stage.join("bert")
    stage.clock.advance(10_000)
    assert "PlayerAway" not in kinds(anna)


def test_C8_a_device_asleep_for_a_minute_is_away_until_any_sign_of_life() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.clock.advance(50_000)
    stage.table.note_activity(anna)
    stage.clock.advance(15_000)
    assert [type(event).__name__ for event in events_of(anna)][-1] == "PlayerAway"
    assert stage.table.state.seating.present() == (0,)
    stage.table.note_activity(bert)
    assert stage.table.state.seating.present() == (0, 1)


def test_C8_a_connected_player_with_a_visible_page_is_present_however_idle() -> None:
    stage = Stage()
    members = stage.seated("anna", "bert")
    for _ in range(200):
        stage.clock.advance(25_000)
        for member in members:
            stage.table.note_activity(member)
    assert stage.table.state.seating.present() == (0, 1)
    assert "PlayerAway" not in kinds(members[0])


def test_C8_a_player_with_a_hidden_page_is_away_after_a_minute_until_it_is_visible_again() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")

    def pass_time(millis: int) -> tuple[int, ...]:
        for _ in range(millis // 5_000):
            stage.clock.advance(5_000)
            for member in (anna, bert):
                stage.table.note_activity(member)
        present: tuple[int, ...] = stage.table.state.seating.present()
        return present

    stage.table.note_activity(bert, hidden=True)
    assert pass_time(50_000) == (0, 1), "a glance elsewhere is not an absence"
    stage.table.note_activity(bert, hidden=False)
    assert pass_time(120_000) == (0, 1)
    stage.table.note_activity(bert, hidden=True)
    stage.table.note_activity(bert, hidden=True)
    assert pass_time(65_000) == (0,), "pings are still answered, but nobody looks"
    stage.table.note_activity(bert, hidden=False)
    assert stage.table.state.seating.present() == (0, 1)
    stage.table.note_activity(bert, hidden=True)
    assert pass_time(65_000) == (0,)
    stage.do(bert, SayNoSet())
    assert pass_time(65_000) == (0, 1)


def test_an_abandoned_table_pauses_sleeps_and_wakes_unchanged() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.do(anna, CallSet())
    stage.table.detach(anna)
    stage.table.detach(bert)
    stage.clock.advance(30_000)
    assert stage.table.state.seating.present() == ()
    stage.clock.advance(2 * SLEEP_AFTER)
    assert len(stage.registry) == 0
    before = stage.table.state
    table = stage.wake()
    assert table.state == before
    assert stage.join("anna")[0].last(Welcome).seat == 0


def test_a_table_put_to_sleep_decides_nothing_any_more() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    former = stage.table
    stage.do(anna, CallSet())
    stage.registry.put_to_sleep(former.id)
    version = former.state.version
    stage.wake()
    stage.join("anna", "bert")
    former.submit(bert, "late", SayNoSet())
    stage.clock.advance(60_000)
    assert former.state.version == version
    assert stage.table.state.call is None, "the deadline passed at the table that is awake"
    assert stage.dependencies.counters.failures == 0, "nobody else wrote to the same log"


def test_versions_seen_before_a_table_woke_do_not_count() -> None:
    """A restored backup may have undone it, and another event may have its number now, on any of their devices."""
    stage = Stage()
    anna, _ = stage.seated("anna", "bert")
    stage.registry.put_to_sleep(stage.table.id)
    stage.wake()
    (carl,) = stage.join("carl")
    stage.do(carl, commands.Sit(name="?"))
    for _device in range(2):
        again = Actor("anna")
        stage.table.attach(again, Version(stage.table.state.version), anna.last(Welcome).resume_token)
        stage.clock.advance(0)
        assert again.last(Welcome).view is not None
    assert anna.farewell == "restart"


def test_a_table_stays_awake_while_a_client_is_connected() -> None:
    stage = Stage()
    stage.join("watcher")
    stage.clock.advance(10 * SLEEP_AFTER)
    assert len(stage.registry) == 1


def test_players_present_before_a_restart_are_away_unless_they_return() -> None:
    stage = Stage()
    stage.seated("anna", "bert")
    stage.registry.put_to_sleep(stage.table.id)
    stage.wake()
    stage.join("anna")
    stage.clock.advance(5000)
    assert stage.table.state.seating.present() == (0,)


# chat


def test_players_send_phrases_everywhere_and_free_text_only_where_the_host_allows_it() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    (watcher,) = stage.join("carl")
    stage.table.send_chat(anna, SendChat(id="1", phrase="well-done"))
    assert watcher.last(ChatMessage) == ChatMessage(seat=Seat(0), phrase="well-done")
    stage.table.send_chat(anna, SendChat(id="2", text="hello"))
    assert anna.last(Refused).code == "chat-off"
    stage.table.change_settings(bert, ChangeSettings(id="3", chat=True))
    assert bert.last(Refused).code == "not-host"
    stage.table.change_settings(anna, ChangeSettings(id="4", chat=True))
    stage.clock.advance(0)
    assert bert.last(SettingsChanged).table.chat
    stage.table.send_chat(anna, SendChat(id="5", text=" <b>hi</b>\u202e\n there "))
    assert bert.last(ChatMessage).text == "<b>hi</b> there"
    stage.table.send_chat(watcher, SendChat(id="6", phrase="hello"))
    assert bert.last(ChatMessage) == ChatMessage(watcher=Watcher(3, "Carl"), phrase="hello")
    stage.table.send_chat(anna, SendChat(id="7", text="\u202e\u200b"))
    assert anna.last(Refused).code == "nothing-to-say"


def test_settings_changed_while_others_are_being_saved_are_not_lost() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    stage.table.change_settings(anna, ChangeSettings(id="1", chat=True))
    stage.table.change_settings(anna, ChangeSettings(id="2", listed=False))
    stage.table.change_settings(anna, ChangeSettings(id="3", chat=True, listed=True))
    successors: list[StoreError | None] = []
    stage.table.settings.name_successor(TableId("next"), anna.guest, successors.append)
    stage.clock.advance(0)
    assert [type(anna.answer(id)) for id in "123"] == [Done, Done, Refused]  # noqa: A001
    assert successors == [None]
    info = bert.last(SettingsChanged).table
    assert (info.chat, info.listed, info.successor) == (True, False, "next")
    stage.registry.put_to_sleep(stage.table.id)
    assert stage.wake().settings.info() == msgspec.structs.replace(info, rematch_by=None), "it is what was stored"


def test_settings_pending_when_a_table_closes_are_not_saved() -> None:
    stage = Stage()
    (anna,) = stage.seated("anna")
    stage.table.change_settings(anna, ChangeSettings(id="1", chat=True))
    successors: list[StoreError | None] = []
    stage.table.settings.name_successor(TableId("next"), anna.guest, successors.append)
    stage.registry.put_to_sleep(stage.table.id)
    stage.clock.advance(0)
    assert [type(error) for error in successors] == [Unavailable]
    info = stage.wake().settings.info()
    assert (info.chat, info.successor) == (True, None)


class Leaver(Actor):
    """A connection that is closed while being sent to, as for a client that reads too slowly."""

    def __init__(self, guest: str, stage: Stage) -> None:
        super().__init__(guest, watching=True)
        self._stage = stage

    def send(self, frame: bytes) -> None:
        super().send(frame)
        if not isinstance(self.got[-1], Welcome):
            self._stage.table.detach(self)


@pytest.mark.parametrize("what", [Events, ChatMessage, SettingsChanged])
def test_nobody_misses_a_message_because_another_left_during_its_delivery(what: type[Message]) -> None:
    stage = Stage()
    (anna,) = stage.seated("anna")
    leaver = Leaver("carl", stage)
    stage.table.attach(leaver)
    (dora,) = stage.join("dora")
    if what is Events:
        stage.do(anna, AskHint())
    elif what is ChatMessage:
        stage.table.send_chat(anna, SendChat(id="1", phrase="hello"))
    else:
        stage.table.change_settings(anna, ChangeSettings(id="1", chat=True))
    stage.clock.advance(0)
    assert len(leaver.of(what)) == 1
    assert len(dora.of(what)) == 1


def test_watchers_are_listed_and_chat_only_where_allowed() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    carl, dora = stage.join("carl", "dora")
    stage.table.send_chat(carl, SendChat(id="1", phrase="hello"))
    assert carl.last(Refused).code == "chat-off"
    stage.clock.advance(500)
    assert anna.last(WatcherList) == WatcherList(watchers=(Watcher(3, "Carl"), Watcher(4, "Dora")), watcher_count=2)
    told = len(anna.of(WatcherList))
    stage.table.detach(dora)
    # a player who leaves but stays connected becomes a watcher, and a watcher who sits down stops being one
    stage.do(bert, commands.Leave())
    stage.do(carl, commands.Sit(name="Carl"))
    stage.clock.advance(500)
    assert anna.last(WatcherList) == WatcherList(watchers=(Watcher(2, "Bert"),), watcher_count=1)
    assert len(anna.of(WatcherList)) == told + 1, "people who come and go together are announced together"
    stage.table.change_settings(anna, ChangeSettings(id="2", chat=True))
    stage.clock.advance(0)
    stage.table.send_chat(bert, SendChat(id="3", text="good luck"))
    stage.table.send_chat(bert, SendChat(id="4", table="elsewhere"))
    assert bert.last(Refused).code == "nothing-to-say"
    # the chat history is sent to newcomers
    (eve,) = stage.join("eve")
    welcome = eve.last(Welcome)
    assert welcome.chat_history == (ChatMessage(watcher=Watcher(2, "Bert"), text="good luck"),)
    assert welcome.watcher_count == 2


def test_a_continued_table_knows_its_successor_even_after_sleeping() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    answers: list[StoreError | None] = []
    stage.table.settings.name_successor(TableId("next"), anna.guest, answers.append)
    stage.clock.advance(0)
    assert answers == [None]
    told = bert.last(SettingsChanged).table
    assert (told.successor, told.rematch_by) == ("next", anna.seat)
    stage.table.change_settings(anna, ChangeSettings(id="1", listed=True))
    stage.clock.advance(0)
    stage.registry.put_to_sleep(stage.table.id)
    assert stage.wake().settings.info().successor == "next"


def test_listed_tables_have_no_free_text_because_children_play_there() -> None:
    stage = Stage()
    (anna,) = stage.seated("anna")
    stage.table.change_settings(anna, ChangeSettings(id="1", chat=True))
    stage.clock.advance(0)
    stage.table.change_settings(anna, ChangeSettings(id="2", listed=True))
    stage.clock.advance(0)
    assert not stage.table.settings.info().chat
    stage.table.change_settings(anna, ChangeSettings(id="3", chat=True))
    assert anna.last(Refused).code == "no-chat-at-listed-tables"
    stage.registry.put_to_sleep(stage.table.id)
    assert stage.wake().settings.info().listed


def test_muted_players_are_not_heard_by_those_who_muted_them() -> None:
    stage = Stage()
    anna, bert = stage.seated("anna", "bert")
    bert.muted = frozenset({Seat(0)})
    stage.table.send_chat(anna, SendChat(id="1", phrase="oops"))
    assert not bert.of(ChatMessage)
    assert anna.of(ChatMessage)


def test_zalgo_and_other_text_tricks_are_neutralized() -> None:
    assert chat.clean_text("a" + "\u0301" * 50) == "a" + "\u0301" * 3
    assert len(chat.clean_text("x" * 10_000)) == chat.TEXT_LENGTH
    assert chat.clean_text("שלום 👩‍👩‍👧") == "שלום 👩‍👩‍👧"


def test_a_finished_game_is_marked_and_found_by_its_players() -> None:
    stage = Stage(deck="solid", layout=9, no_set="auto")
    anna, bert = stage.seated("anna", "bert")
    for _ in range(60):
        if stage.table.state.phase == "over":
            break
        stage.do(anna, CallSet())
        stage.do(anna, PointCards(cards=stage.a_set()))
    assert kinds(bert)[-1] == "MatchEnded"
    for guest in ("anna", "bert"):
        games = asyncio.run(stage.store.finished_tables_of(Identity(guest)))
        assert [game.table for game in games] == ["t1"]


def test_a_table_that_cannot_be_woken_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    stage.registry.put_to_sleep(stage.table.id)

    def broken(*_: object, **__: object) -> Table:
        raise RuntimeError("a mistake")

    monkeypatch.setattr("tercet.tables.registry.Table", broken)
    found: list[Table | StoreError] = []
    for _ in range(2):
        stage.registry.find(stage.table.id, found.append)
    with pytest.raises(RuntimeError):
        stage.clock.advance(0)
    assert [type(one) for one in found] == [Unavailable, Unavailable]
    monkeypatch.undo()
    assert stage.wake().id == stage.table.id
