"""Bots at tables: they sit down on request, replace players who left, wake with their table, and respect the limits."""

from __future__ import annotations

from typing import Any

import pytest

from tercet.bots.bot import Answer
from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.cardgame.events import DealStarted, SetCalled
from tercet.core.dicegame.commands import PassTurn
from tercet.core.dicegame.events import DiceGameStarted
from tercet.core.engine.game import Millis
from tercet.core.engine.log import GameLog, event_decoder, format_log, parse_log
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.seating import commands
from tercet.core.seating.commit_reveal import nonce_commitment
from tercet.core.seating.events import PlayerAway, PlayerReplaced
from tercet.store.port import StoreError
from tercet.tables.bot_questions import BotInstances
from tercet.tables.bots import BotSeats, TableBots
from tercet.tables.token_bucket import Limit
from tercet.wire.messages import Done, Refused, SeatBot, YourSeat
from tests.nonces import nonce_of
from tests.tables.minds import AtOnce
from tests.tables.stage import Actor, Stage

GAMES_AND_LEVELS = [("cards", "expert"), ("dice", "greedy")]
NAMES = {"expert": "Expert", "greedy": "Average"}
"""What bots of these levels are called at a table."""


class Room(Stage):
    """A stage whose tables have bots that think instantly."""

    def __init__(
        self, game: str, minds: BotInstances | None = None, limit: Limit = (60.0, 120.0), **rules: Any
    ) -> None:
        super().__init__()
        self.thinker = AtOnce(self.clock.soon, minds)
        self.bots = BotSeats(self.clock, self.thinker, limit)
        self.registry.on_wake = self.bots.woke
        self.table = self.make("t2", game, **rules)

    def wish(self, actor: Actor, level: str, seat: int | None = None) -> Done | Refused:
        """The answer to a request for a bot."""
        name = f"bot{next(self.ids)}"
        self.table.seat_bot(actor, SeatBot(id=name, level=level, seat=None if seat is None else Seat(seat)))
        self.clock.advance(0)
        answer = actor.answer(name)
        assert isinstance(answer, Done | Refused)
        return answer

    @property
    def table_bots(self) -> list[str]:
        """Names of the bots that the table runs."""
        found = self.table.on_change
        return [bot.name for bot in found.bots] if isinstance(found, TableBots) else []

    def log(self) -> GameLog[Any, Any]:
        game = self.table.game
        decode = event_decoder(game).decode
        entries = self.store._tables[self.table.id].entries
        events = [decode(raw) for entry in entries for raw in entry.events]
        return GameLog(game, self.table.event_log.rules, events)

    def bot_acts(self, seat: int, seconds: int) -> None:
        """Advances the clock until the bot in a seat has acted."""
        before = self.table.state.version
        for _ in range(seconds):
            self.clock.advance(1000)
            if any(getattr(event, "seat", None) == seat for event in self.log().events[before:]):
                return
        raise AssertionError(f"the bot did nothing in {seconds} s")


def left_behind(game: str) -> tuple[Room, Actor, Actor]:
    """A running game whose second player has left and watches."""
    room = Room(game)
    anna, bert = room.seated("anna", "bert")
    assert room.table.state.phase != "lobby"
    if game == "cards":
        room.do(bert, CallSet())
        room.do(bert, PointCards(cards=room.a_set()))
    room.do(bert, commands.Leave())
    return room, anna, bert


@pytest.mark.parametrize(("game", "level"), GAMES_AND_LEVELS)
def test_C17_D18_a_bot_takes_over_a_leavers_seat(game: str, level: str) -> None:
    room, anna, bert = left_behind(game)
    before = room.table.state.players[1]
    assert isinstance(room.wish(anna, level, 1), Done)
    state = room.table.state
    chair = state.seating.chairs[1]
    assert (chair.bot, chair.left, chair.name) == (True, False, NAMES[level])
    assert len(state.seating.chairs) == 2, "no new seat"
    assert state.players[1] == before, "the player's winnings and hand stay with the seat"
    assert room.table_bots == [NAMES[level]]
    assert bert.seat is None
    assert bert.last(YourSeat).seat is None, "the leaver learns that the seat is no longer theirs"
    room.bot_acts(1, 600)


@pytest.mark.parametrize(("game", "level"), GAMES_AND_LEVELS)
def test_a_log_with_a_replaced_player_verifies_and_round_trips(game: str, level: str) -> None:
    room, anna, _ = left_behind(game)
    room.wish(anna, level, 1)
    room.bot_acts(1, 600)
    log = room.log()
    assert any(isinstance(event, PlayerReplaced) for event in log.events)
    assert log.problems() == []
    assert parse_log(format_log(log), GAMES.values()).events == log.events


@pytest.mark.parametrize(("game", "level"), GAMES_AND_LEVELS)
def test_a_bot_that_replaced_a_leaver_returns_with_its_table(game: str, level: str) -> None:
    room, anna, _ = left_behind(game)
    room.wish(anna, level, 1)
    before = room.table.state
    room.registry.put_to_sleep(room.table.id)
    room.wake("t2")
    assert room.table.state == before
    assert room.table_bots == [NAMES[level]]
    room.join("anna")
    room.bot_acts(1, 600)


@pytest.mark.parametrize(("game", "level"), GAMES_AND_LEVELS)
def test_P1_bots_contribute_nothing_to_chance(game: str, level: str) -> None:
    room = Room(game)
    (anna,) = room.join("anna")
    room.do(anna, commands.Sit(name="?"))
    room.wish(anna, level)
    room.clock.advance(2000)
    assert room.table.state.seating.chairs[1].ready
    seed = room.table.state.commitment
    nonce = nonce_of(0, seed)
    room.do(anna, commands.CommitNonce(commitment=nonce_commitment(nonce), seed=seed))
    room.do(anna, commands.Ready())
    room.do(anna, commands.RevealNonce(nonce=nonce))
    started = [event for event in room.log().events if isinstance(event, DealStarted | DiceGameStarted)]
    assert [event.nonces for event in started] == [(nonce, "")]


def test_seated_bots_return_with_their_table() -> None:
    room = Room("cards")
    (anna,) = room.join("anna")
    room.do(anna, commands.Sit(name="?"))
    room.wish(anna, "expert")
    room.do(anna, commands.Ready())
    room.clock.advance(2000)
    assert room.table.state.phase == "play", "the bot pressed ready"
    room.registry.put_to_sleep(room.table.id)
    room.wake("t2")
    assert room.table_bots == ["Expert"]
    room.join("anna")
    room.bot_acts(1, 120)


def test_a_returning_leaver_finds_the_seat_taken_and_may_sit_elsewhere() -> None:
    room, anna, bert = left_behind("cards")
    room.wish(anna, "expert", 1)
    assert isinstance(bert.answer(room.do(bert, commands.Return())), Refused)
    room.do(bert, commands.Sit(name="?"))
    assert bert.seat == 2
    assert bert.last(YourSeat).seat == 2


def test_D18_a_player_who_left_a_dice_game_to_a_bot_watches_it() -> None:
    room, anna, bert = left_behind("dice")
    room.wish(anna, "greedy", 1)
    answer = bert.answer(room.do(bert, commands.Sit(name="?")))
    assert isinstance(answer, Refused)
    assert answer.code == "already-started"
    assert room.table.members.welcomed == (anna, bert)


def test_a_removed_player_stays_removed_when_a_bot_has_the_seat() -> None:
    room = Room("cards")
    anna, _ = room.seated("anna", "bert")
    room.do(anna, commands.Remove(who=Seat(1)))
    assert isinstance(room.wish(anna, "expert", 1), Done)
    (again,) = room.join("bert")
    assert again.farewell == "removed"
    room.registry.put_to_sleep(room.table.id)
    room.wake("t2")
    (again,) = room.join("bert")
    assert again.farewell == "removed"


@pytest.mark.parametrize(("game", "level"), GAMES_AND_LEVELS)
def test_only_the_host_may_replace_a_player_and_only_a_leaver(game: str, level: str) -> None:
    room = Room(game)
    anna, bert, _ = room.seated("anna", "bert", "carla")
    room.do(bert, commands.Leave())

    def code(actor: Actor, seat: int) -> str:
        answer = room.wish(actor, level, seat)
        assert isinstance(answer, Refused)
        return answer.code

    assert code(bert, 1) == "not-seated"
    assert code(room.join("dora")[0], 1) == "not-seated"
    assert code(anna, 2) == "not-free"
    nowhere = "not-here" if game == "cards" else "already-started"
    assert code(anna, 7) == nowhere
    assert code(anna, -1) == nowhere
    assert room.table_bots == []


def test_the_host_learns_why_a_bot_did_not_sit_and_no_such_bot_is_kept() -> None:
    room = Room("dice")
    anna, _ = room.seated("anna", "bert")
    for _ in range(3):
        answer = room.wish(anna, "greedy")
        assert isinstance(answer, Refused)
        assert answer.code == "already-started"
    assert room.table_bots == []
    assert room.thinker.asked == []


def test_a_failing_store_seats_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room("cards")
    (anna,) = room.join("anna")
    room.do(anna, commands.Sit(name="?"))
    with monkeypatch.context() as broken:
        full = StoreError("full")
        broken.setattr(room.table.event_log, "_append", lambda table, entry, done, **_: room.clock.soon(done, full))
        answer = room.wish(anna, "expert")
    assert isinstance(answer, Refused)
    assert answer.code == "not-saved"
    room.clock.advance(5000)
    assert room.table_bots == []
    assert isinstance(room.wish(anna, "expert"), Done)


def test_only_the_table_itself_can_take_over_a_seat() -> None:
    assert commands.TakeOver.internal, "no client can send it"


def test_a_bot_is_never_away_however_long_it_waits() -> None:
    room = Room("dice")
    (anna,) = room.join("anna")
    room.do(anna, commands.Sit(name="?"))
    room.wish(anna, "greedy")
    room.clock.advance(300_000)
    away = [event for event in room.log().events if isinstance(event, PlayerAway)]
    assert [event.seat for event in away] == [0]


def test_a_removed_bot_is_no_longer_asked() -> None:
    room = Room("cards")
    (anna,) = room.join("anna")
    room.do(anna, commands.Sit(name="?"))
    room.wish(anna, "expert")
    room.do(anna, commands.Remove(who=Seat(1)))
    assert room.table_bots == []


class Hasty:
    """Sends the same command repeatedly, whatever the table answers."""

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        return Answer(PassTurn(seat=seat) if view.phase == "opening" else commands.Ready(seat=seat))


def test_bots_have_the_same_rate_limit_as_people() -> None:
    room = Room("dice", BotInstances(lambda game, level, seed: Hasty()), limit=(0.5, 2.0))
    (anna,) = room.join("anna")
    room.do(anna, commands.Sit(name="?"))
    room.wish(anna, "greedy")
    room.do(anna, commands.Ready())
    room.clock.advance(10)
    before = room.dependencies.counters.refused + room.dependencies.counters.accepted
    room.clock.advance(20_000)
    done = room.dependencies.counters.refused + room.dependencies.counters.accepted - before
    assert 8 <= done <= 12, "one every two seconds after its burst; without a limit, one every second"


class Dazed:
    """Makes mistakes at first, and plays when asked again."""

    def __init__(self) -> None:
        self.mistakes = 3

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        if view.phase != "play":
            return Answer(commands.Ready(seat=seat))
        if self.mistakes:
            self.mistakes -= 1
            raise ZeroDivisionError("a bot that cannot count")
        return None if view.call else Answer(CallSet(seat=seat))


def test_a_failed_bot_is_asked_again_although_nothing_happens_at_its_table() -> None:
    """Before the fix, since nobody else did anything, it was never asked again."""
    dazed = Dazed()
    room = Room("cards", BotInstances(lambda game, level, seed: dazed))
    room.thinker.may_fail = True
    (anna,) = room.join("anna")
    room.do(anna, commands.Sit(name="?"))
    room.wish(anna, "expert")
    room.do(anna, commands.Ready())
    room.clock.advance(4_000)
    assert dazed.mistakes == 2, "it isn't asked again immediately"
    room.clock.advance(40_000)
    assert dazed.mistakes == 0
    assert any(isinstance(event, SetCalled) and event.seat == 1 for event in room.log().events)
