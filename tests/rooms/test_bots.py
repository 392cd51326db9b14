"""Bots at a room's tables where there are too few people (R11)."""

from __future__ import annotations

import msgspec
import pytest

from tercet.bots.roster import make_bot
from tercet.core.engine.seats import Seat, Seating
from tercet.core.games import GAMES
from tercet.core.identity import Identity, bot_level, is_bot
from tercet.core.room import commands
from tercet.core.room.events import RoomTable
from tercet.core.room.state import Round
from tercet.core.room.terms import LARGEST_TABLE, MOST_TABLES, RoomTerms
from tercet.core.seating.commands import Remove, Sit, Start
from tercet.rooms.due_orders import due_orders
from tercet.tables.bot_questions import BotInstances
from tercet.tables.bots import BotSeats
from tercet.tables.table import Table
from tercet.wire.messages import Refused, SeatBot, Welcome
from tests.rooms.test_conductor import CODE, PUPILS, School
from tests.tables.minds import AtOnce


class SchoolWithBots(School):
    """A school whose server has bots."""

    def conduct(self) -> None:
        super().conduct()
        minds = BotInstances(lambda game, level, _: make_bot(game, level, "bot"))
        bots = BotSeats(self.clock, AtOnce(self.clock.soon, minds))
        conduct = self.registry.on_wake
        assert conduct is not None

        def woke(table: Table) -> None:
            conduct(table)
            bots.woke(table)

        self.registry.on_wake = woke


@pytest.fixture
def school() -> School:
    return SchoolWithBots()


@pytest.mark.parametrize(("size", "level", "expected"), [(2, "casual", [0, 0, 1]), (4, "nobody", [1, 2])])
def test_R11_bots_fill_up_tables_with_too_few_people(
    school: School, size: int, level: str, expected: list[int]
) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=size, bots=level, rules={"deck": "solid"})))
    school.own(commands.StartRoomRound())
    school.clock.advance(20_000)
    tables = school.tables()
    chairs = [table.event_log.shown.seating.chairs for table in tables]
    assert [len(there) for there in chairs] == [size] * len(expected)
    assert [sum(chair.bot for chair in there) for there in chairs] == expected
    assert {table.state.phase for table in tables} == {"play"}
    levels = {bot_level(guest) for table in tables for guest in table.event_log.guests if is_bot(guest)}
    assert levels == {"casual" if level == "casual" else "learner"}, "an unknown level means the weakest"
    school.own(commands.EndRound())
    school.clock.advance(10_000)
    assert sum(len(scores or ()) for one in school.room.rounds for scores in one.scores) == len(PUPILS), "people only"


def test_R11_a_round_played_together_has_no_bots(school: School) -> None:
    """All people share one table instead of playing alone with bots; the choice stays for the next race."""
    terms = RoomTerms(table_size=4, bots="expert", rules={"deck": "solid", "together": True})
    school.own(commands.ChangeTerms(terms=terms))
    school.own(commands.StartRoomRound())
    school.clock.advance(20_000)
    tables = school.tables()
    assert not any(chair.bot for table in tables for chair in table.event_log.shown.seating.chairs)
    assert {table.state.phase for table in tables} == {"play"}
    assert (school.room.rounds[-1].terms.bots, school.room.terms.bots) == (None, "expert")


def test_R11_a_bot_makes_room_for_a_person_who_comes_before_the_start(school: School) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=6, bots="casual")))
    school.own(commands.StartRoomRound())
    school.own(commands.PauseTables())
    school.clock.advance(10_000)
    school.table = school.table_of(CODE)
    (late,) = school.join("gil")
    school.do(late, Sit(name="Gil"))
    school.clock.advance(3_000)
    school.own(commands.ResumeTables())
    school.clock.advance(10_000)
    (table,) = school.tables()
    staying = [chair for chair in table.event_log.shown.seating.chairs if not chair.left]
    assert [chair.bot for chair in staying].count(False) == 6
    assert not any(chair.bot for chair in staying)


def test_R11_only_the_owner_of_the_room_decides_about_bots(school: School) -> None:
    """Somebody leaves, and the player who stands in for the host asks for a bot in their place, and for one more."""
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=6)))
    school.own(commands.StartRoomRound())
    school.clock.advance(20_000)
    (table,) = school.tables()
    school.own(Remove(who=Seat(2)))
    school.clock.advance(10_000)
    left = next(seat for seat, chair in enumerate(table.state.seating.chairs) if chair.left)
    school.table = table
    staying = [name for name in PUPILS if name != "cleo"]
    for member in school.join(*staying):
        assert set(member.last(Welcome).permissions) <= {"start"}
        for number, seat in enumerate((left, None)):
            table.seat_bot(member, SeatBot(id=f"bot-{number}", level="master", seat=seat))
            school.clock.advance(1000)
            assert isinstance(member.answer(f"bot-{number}"), Refused)
    assert not any(chair.bot for chair in table.event_log.shown.seating.chairs)


def test_R11_without_bots_on_the_server_a_round_still_starts() -> None:
    school = School()
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=6, bots="casual")))
    school.own(commands.StartRoomRound())
    school.clock.advance(20_000)
    assert {table.state.phase for table in school.tables()} == {"play"}


def test_R11_people_and_bots_stay_within_the_rooms_limit(school: School) -> None:
    """A hundred people at forty tables, which have 480 seats."""
    room = school.table_of(CODE).event_log
    seats = tuple(Seat(i) for i in range(len(PUPILS)))
    tables = (RoomTable("0", seats[:1]), *(RoomTable(str(i), ()) for i in range(1, MOST_TABLES)))
    game = GAMES["cards"]
    rules = game.rules_from(None, {"seats": LARGEST_TABLE})
    chair = room.shown.seating.chairs[0]
    state = msgspec.structs.replace(game.initial(rules), seating=Seating(chairs=(chair,)))
    for size, bots in ((2, 1), (4, 1), (LARGEST_TABLE, 1)):
        none = (None,) * len(tables)
        one = Round(RoomTerms(table_size=size, bots="casual"), tables, none, none)
        orders = due_orders(room, one, tables[0], state, {Identity("ana"): Seat(0)})
        assert [type(order.command) for order in orders] == [*[SeatBot] * bots, Start]
