"""Rooms in a simulated server: rounds are opened, seated, played and recorded, and survive every stop (R)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tercet.api.summaries import table_summary
from tercet.core.cardgame.commands import ClaimSet
from tercet.core.engine.seats import Seat
from tercet.core.games import ROOM
from tercet.core.identity import Identity
from tercet.core.puzzle.commands import FindSet
from tercet.core.room import commands
from tercet.core.room.standings import standings
from tercet.core.room.state import RoomState
from tercet.core.room.terms import RoomRules, RoomTerms, RuleValue
from tercet.core.seating.commands import Close, Ready, Remove, RenamePerson, SetHandicap, Sit
from tercet.core.sets.cards import find_sets
from tercet.rooms.conductor import RoomConductors
from tercet.store.port import Entry, OnDurable, OnHistory, Record, StoreError, TableId, Unavailable
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table
from tests.tables.stage import Actor, Stage

CODE = "katrm"
PUPILS = ("ana", "ben", "cleo", "dov", "eva")


class School(Stage):
    """A server with a room, its teacher, and pupils connected to the room and their tables."""

    def __init__(self, seed: str = "school") -> None:
        super().__init__(seed)
        self.conduct()
        self.pupils: dict[str, Actor] = {}
        record = Record(
            table=TableId(CODE),
            game=ROOM.name,
            rules=msgspec.json.encode(RoomRules()),
            host=Identity("teacher"),
            created=self.clock.moment(),
        )
        self.registry.make(record, lambda found: None)
        self.clock.advance(0)
        self.gather()
        for name in PUPILS:
            self.do(self.pupils[name], Sit(name=name.capitalize()))

    def conduct(self) -> None:
        conductors = RoomConductors(self.registry, self.registry.find)
        self.registry.on_wake = conductors.woke

    def gather(self) -> None:
        """Connects everybody to the room."""
        self.wake(CODE)
        self.teacher, *pupils = self.join("teacher", *PUPILS)
        self.pupils = dict(zip(PUPILS, pupils, strict=True))

    def stop_and_start(self) -> None:
        """Restarts the server; everybody returns to the room."""
        self.registry.close()
        self.store.ends.append(self.clock.now())
        self.clock.advance(5000)
        self.registry = TableRegistry(self.dependencies)
        self.conduct()
        self.gather()

    @property
    def room(self) -> RoomState:
        state: RoomState = self.table_of(CODE).event_log.shown
        return state

    @property
    def is_playing(self) -> bool:
        return self.room.phase == "play"

    def table_of(self, code: str) -> Table:
        found: list[Table | StoreError] = []
        self.registry.find(TableId(code), found.append)
        self.clock.advance(0)
        assert isinstance(found[0], Table), found[0]
        return found[0]

    def own(self, command: Any) -> None:
        self.table = self.table_of(CODE)
        self.do(self.teacher, command)
        self.clock.advance(10)

    def tables(self) -> list[Table]:
        current = self.room.round
        assert current is not None
        return [self.table_of(table.code) for table in current.tables]

    def check(self) -> None:
        """Checks that everybody has exactly one seat at one table of the round."""
        current = self.room.round
        assert current is not None
        names = Counter(chair.name for table in self.tables() for chair in table.event_log.shown.seating.chairs)
        assert names == Counter(name.capitalize() for name in PUPILS)
        for table, there in zip(current.tables, self.tables(), strict=True):
            expected = [self.room.seating.chairs[seat].name for seat in table.seats]
            assert [chair.name for chair in there.event_log.shown.seating.chairs] == expected


@pytest.fixture
def school() -> School:
    return School()


def test_R5_a_round_opens_its_tables_and_seats_everybody(school: School) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=2, rules={"deck": "solid"})))
    school.own(commands.StartRoomRound())
    school.clock.advance(100)
    school.check()
    assert [len(table.event_log.shown.seating.chairs) for table in school.tables()] == [3, 2]
    assert {table.settings.info().room for table in school.tables()} == {CODE}
    school.clock.advance(20_000)
    assert {table.state.phase for table in school.tables()} == {"play"}


@pytest.mark.parametrize("game", ["cards", "dice", "puzzle"])
def test_C7_the_rooms_handicap_applies_at_the_tables_of_every_game(school: School, game: str) -> None:
    school.own(SetHandicap(who=1, seconds=5))
    size = 1 if game == "puzzle" else 2
    school.own(commands.ChangeTerms(terms=RoomTerms(game=game, table_size=size)))
    school.own(commands.StartRoomRound())
    school.clock.advance(20_000)
    school.check()
    handicaps = {chair.name: chair.handicap for table in school.tables() for chair in table.state.seating.chairs}
    ben = school.room.seating.chairs[1].name
    assert {name for name, seconds in handicaps.items() if seconds} == {ben}
    assert handicaps[ben] == 5
    if game != "puzzle":
        assert {table.state.phase for table in school.tables()} <= {"play", "opening"}, "a round starts anyway"


def restarted_during_a_start(step: int) -> School:
    """A school whose server was restarted after this many steps of a start."""
    school = School()
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    school.table = school.table_of(CODE)
    school.table.submit(school.teacher, "go", commands.StartRoomRound())
    for _ in range(step):
        school.clock.step()
    school.stop_and_start()
    school.table.submit(school.teacher, "go", commands.StartRoomRound())
    school.clock.advance(30_000)
    assert len(school.room.rounds) == 1, "a round started twice"
    school.check()
    return school


@pytest.mark.parametrize("step", range(0, 60, 3))
def test_R5_a_stop_at_any_step_of_a_start_seats_everybody_once(step: int) -> None:
    restarted_during_a_start(step)


def test_R5_a_latecomer_gets_a_seat_even_at_a_table_that_is_full_by_the_terms(school: School) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    school.table = school.table_of(CODE)
    (late,) = school.join("gil")
    school.do(late, Sit(name="Gil"))
    school.clock.advance(3000)
    names = [[chair.name for chair in table.event_log.shown.seating.chairs] for table in school.tables()]
    assert sorted(map(len, names)) == [3, 3]
    assert sum("Gil" in there for there in names) == 1


def test_R7_unfinished_deals_count_as_they_are_when_a_round_ends(school: School) -> None:
    school.own(commands.StartRoomRound(minutes=1))
    school.clock.advance(30_000)
    assert {table.state.phase for table in school.tables()} == {"play"}
    school.clock.advance(40_000)
    room = school.room
    assert room.phase == "pause"
    assert room.round is not None
    assert None not in room.round.scores
    assert [line.rank for line in standings(room)] == [1] * len(PUPILS)


def test_R8_a_table_is_recorded_once_however_often_the_server_stops(school: School) -> None:
    school.own(commands.StartRoomRound(minutes=1))
    school.clock.advance(61_000)
    for _ in range(3):
        school.stop_and_start()
        school.clock.advance(10_000)
    recorded = [scores for one in school.room.rounds for scores in one.scores]
    people = [score.seat for scores in recorded if scores for score in scores]
    assert sorted(people) == list(range(len(PUPILS)))


def test_R4_only_a_room_gives_orders_at_its_tables(school: School) -> None:
    school.own(commands.StartRoomRound())
    school.clock.advance(100)
    table, _ = school.tables()
    assert table.event_log.record.host == "room:katrm"
    stranger = Actor("katrm")
    table.attach(stranger)
    school.table = table
    name = school.do(stranger, Close())
    assert type(stranger.answer(name)).__name__ == "Refused"
    assert not table.is_over


def test_R6_every_table_pauses_and_continues(school: School) -> None:
    school.own(commands.StartRoomRound(minutes=2))
    school.clock.advance(30_000)
    school.own(commands.PauseTables())
    school.clock.advance(100)
    assert all(table.event_log.shown.seating.paused_at is not None for table in school.tables())
    school.clock.advance(600_000)
    assert school.is_playing
    school.own(commands.ResumeTables())
    school.clock.advance(100)
    assert all(table.event_log.shown.seating.paused_at is None for table in school.tables())
    school.clock.advance(88_000)
    assert school.is_playing
    school.clock.advance(3_000)
    assert not school.is_playing


@pytest.mark.parametrize("step", range(0, 40, 3))
def test_R6_a_stop_at_any_step_of_a_pause_leaves_every_table_paused(step: int) -> None:
    school = School()
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    for pause, command in ((True, commands.PauseTables()), (False, commands.ResumeTables())):
        school.table = school.table_of(CODE)
        school.table.submit(school.teacher, f"do-{pause}", command)
        for _ in range(step):
            school.clock.step()
        school.stop_and_start()
        school.table.submit(school.teacher, f"do-{pause}", command)
        school.clock.advance(10_000)
        assert {table.event_log.shown.seating.paused_at is not None for table in school.tables()} == {pause}


@pytest.mark.parametrize("failures", [0, 3])
def test_R6_a_waking_table_asks_its_room(school: School, monkeypatch: pytest.MonkeyPatch, failures: int) -> None:
    """Pupils connect to their table only, on a restarted server that may be unable to read the room."""
    read = school.store.read

    def fails_at_first(table: TableId, found: OnHistory) -> None:
        nonlocal failures
        if table == CODE and failures:
            failures -= 1
            school.clock.soon(found, Unavailable("the disk does not answer"))
        else:
            read(table, found)

    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    code = school.tables()[0].id
    school.table = school.table_of(CODE)
    school.table.submit(school.teacher, "pause", commands.PauseTables())
    while school.table.event_log.shown.paused_at is None:
        school.clock.step()
    table = school.registry.awake(code)
    assert table is not None
    assert table.event_log.shown.seating.paused_at is None
    school.registry.close()
    school.store.ends.append(school.clock.now())
    school.registry = TableRegistry(school.dependencies)
    school.conduct()
    monkeypatch.setattr(school.store, "read", fails_at_first)
    school.table_of(code)
    school.clock.advance(10_000)
    assert school.table_of(code).event_log.shown.seating.paused_at is not None


def test_R6_a_round_started_while_tables_are_paused_waits_for_them(school: School) -> None:
    school.table = school.table_of(CODE)
    for command in (commands.StartRoomRound(), commands.PauseTables()):
        school.table.submit(school.teacher, type(command).__name__, command)
    school.clock.advance(30_000)
    assert {table.state.phase for table in school.tables()} == {"lobby"}
    school.own(commands.ResumeTables())
    school.clock.advance(30_000)
    assert {table.state.phase for table in school.tables()} == {"play"}


def seated_by_guest(table: Table) -> dict[str, str]:
    chairs = table.event_log.shown.seating.chairs
    return {guest: chairs[seat].name for guest, seat in table.event_log.guests.items() if not chairs[seat].left}


@pytest.mark.parametrize("stops", [False, True])
def test_R4_a_new_device_takes_the_seat_at_the_running_table_too(school: School, stops: bool) -> None:
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    school.table = school.table_of(CODE)
    (tablet,) = school.join("tablet")
    secret = "ab" * 16
    proof = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    school.do(tablet, commands.ClaimName(who=Seat(0), proof=proof))
    school.own(commands.AnswerClaim(claim=0, confirmed=True))
    school.table = school.table_of(CODE)
    school.table.submit(tablet, "take", commands.TakeClaimedSeat(claim=0, secret=secret))
    if stops:
        while not school.table.event_log.shown.claims[0].is_spent:
            school.clock.step()
        school.stop_and_start()
    school.clock.advance(10_000)
    seated = [seated_by_guest(table) for table in school.tables()]
    assert sum("ana" in there for there in seated) == 0
    assert [there["tablet"] for there in seated if "tablet" in there] == ["Ana"]
    assert sum(map(len, seated)) == len(PUPILS), "nobody is seated twice"


@pytest.mark.parametrize("stops", [False, True])
def test_R5_a_moved_member_leaves_one_table_and_sits_at_the_other(school: School, stops: bool) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    current = school.room.round
    assert current is not None
    mover = current.tables[0].seats[0]
    for target in (1, 0, 1):
        school.own(commands.MovePerson(who=mover, table=target))
        if stops:
            school.stop_and_start()
        school.clock.advance(10_000)
        seated = [seated_by_guest(table) for table in school.tables()]
        there = [i for i, names in enumerate(seated) if PUPILS[mover] in names]
        assert there == [target]


def test_R4_a_new_name_is_used_at_the_table_too(school: School) -> None:
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    school.own(RenamePerson(who=Seat(1), name="Benny"))
    school.clock.advance(5_000)
    assert "Benny" in {name for table in school.tables() for name in seated_by_guest(table).values()}


def test_R4_a_removed_member_leaves_their_table(school: School) -> None:
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    school.own(Remove(who=Seat(1)))
    school.clock.advance(5_000)
    assert not any("ben" in seated_by_guest(table) for table in school.tables())


@pytest.mark.parametrize("restarts", [False, True])
def test_R4_a_removed_member_who_is_let_back_in_returns_to_seat_and_table(school: School, *, restarts: bool) -> None:
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    school.own(Remove(who=Seat(1)))
    school.clock.advance(5_000)
    (refused,) = school.join("ben")
    assert refused.farewell == "removed"
    school.own(commands.ReadmitPerson(who=1))
    if restarts:
        school.stop_and_start()
        ben = school.pupils["ben"]
    else:
        school.table = school.table_of(CODE)
        (ben,) = school.join("ben")
    assert (ben.farewell, ben.seat) == (None, 1)
    school.clock.advance(5_000)
    assert sum("ben" in seated_by_guest(table) for table in school.tables()) == 1
    assert school.room.seating.chairs[1].present


def test_R10_a_quiet_round_is_played_alone_and_recorded(school: School) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="easy", table_size=1)))
    school.own(commands.StartRoomRound())
    school.clock.advance(5_000)
    tables = school.tables()
    assert len(tables) == len(PUPILS)
    assert len({table.event_log.record.rules for table in tables}) == 1, "everybody has the same board"
    table = tables[0]
    (guest,) = table.event_log.guests
    school.table = table
    (pupil,) = school.join(guest)
    school.do(pupil, Ready())
    school.clock.advance(1_000)
    for cards in table.event_log.rules.sets:
        school.do(pupil, FindSet(cards=cards))
    school.clock.advance(5_000)
    assert school.room.round is not None
    scores = school.room.round.scores[0]
    assert scores is not None
    assert [(score.points, score.sets) for score in scores] == [(4, 4)]


def test_R10_a_sixty_second_round_ends_at_every_table_and_is_recorded(school: School) -> None:
    rules: dict[str, RuleValue] = {"ending": "time", "goal": 60, "no_set": "auto", "style": "point"}
    school.own(commands.ChangeTerms(terms=RoomTerms(rules=rules, table_size=2)))
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    for table in school.tables():
        school.table = table
        pupil, *_ = school.join(*table.event_log.guests)
    school.do(pupil, ClaimSet(cards=find_sets(table.event_log.shown.cards)[0]))
    assert school.is_playing
    left = [summary.time_left for summary in map(table_summary, school.tables())]
    assert all(one is not None and 0 < one < 60_000 for one in left), left
    school.clock.advance(70_000)
    assert school.room.phase == "pause"
    assert {table_summary(table).time_left for table in school.tables()} == {None}
    assert school.room.round is not None
    scores = [score for scores in school.room.round.scores if scores for score in scores]
    assert sorted(score.sets for score in scores) == [0] * (len(PUPILS) - 1) + [1]


def test_R10_a_team_round_is_played_together(school: School) -> None:
    rules: dict[str, RuleValue] = {"together": True, "ending": "takings", "goal": 10}
    rules |= {"no_set": "auto", "style": "point"}
    school.own(commands.ChangeTerms(terms=RoomTerms(rules=rules, table_size=5)))
    for is_finished in (False, True):
        school.own(commands.StartRoomRound())
        school.clock.advance(10_000)
        (table,) = school.tables()
        assert (table.state.phase, table.event_log.rules.together) == ("play", True)
        assert len(table.event_log.shown.seating.chairs) == len(PUPILS)
        taken = table_summary(table).time_taken
        assert taken is not None
        assert 0 < taken <= 10_000
        if is_finished:
            school.table = table
            pupil, *_ = school.join(*table.event_log.guests)
            while table.state.phase == "play":
                school.do(pupil, ClaimSet(cards=find_sets(table.event_log.shown.cards)[0]))
                school.clock.advance(3_000)
        else:
            school.own(commands.EndRound())
        school.clock.advance(5_000)
        assert school.room.round is not None
        assert school.room.is_played(school.room.round)
        assert (school.room.round.time_taken is not None) is is_finished


def test_R2_a_rooms_tables_have_no_free_text_unless_the_owner_allows_it(school: School) -> None:
    for chat in (False, True):
        if chat:
            school.own(commands.ChangeTerms(terms=RoomTerms(chat=True)))
        school.own(commands.StartRoomRound())
        school.clock.advance(100)
        assert {table.event_log.record.chat for table in school.tables()} == {chat}
        school.own(commands.EndRound())
        school.clock.advance(100)


def test_R10_a_team_in_a_quiet_round_finds_and_is_recorded_together(school: School) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="easy", table_size=2)))
    school.own(commands.StartRoomRound())
    school.clock.advance(5_000)
    tables = school.tables()
    assert len({table.event_log.record.rules for table in tables}) == 1, "every team has the same board"
    school.table = tables[0]
    team = school.join(*school.table.event_log.guests)
    assert len(team) > 1
    school.do(team[1], Ready())
    school.clock.advance(1_000)
    for i, cards in enumerate(school.table.event_log.rules.sets):
        school.do(team[i % 2], FindSet(cards=cards))
    school.clock.advance(5_000)
    assert school.room.round is not None
    scores = school.room.round.scores[0]
    assert scores is not None
    assert {(score.points, score.place) for score in scores} == {(4, 1)}
    assert sum(score.sets for score in scores) == 4, "a SET counts for the player who found it"


@pytest.mark.parametrize("restarts", [False, True])
def test_R5_a_person_who_was_away_at_the_start_gets_a_seat(school: School, *, restarts: bool) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=4)))
    school.table_of(CODE).detach(school.pupils["eva"])
    for _ in range(2):
        school.clock.advance(40_000)
        for name in PUPILS[:-1]:
            school.table_of(CODE).note_activity(school.pupils[name])
    assert school.room.seating.chairs[4].away
    school.own(commands.StartRoomRound())
    school.clock.advance(100)
    assert school.room.round is not None
    assert school.room.round.table_of(4) is None
    if restarts:
        school.stop_and_start()
    else:
        school.table = school.table_of(CODE)
        school.join("eva")
    school.clock.advance(5_000)
    school.check()


def test_R5_an_added_table_plays_by_the_rounds_rules(school: School) -> None:
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=5)))
    school.own(commands.StartRoomRound())
    school.clock.advance(5_000)
    school.own(commands.AddTable())
    school.own(commands.MovePerson(who=1, table=1))
    school.clock.advance(20_000)
    first, second = (table.event_log for table in school.tables())
    assert [log.shown.phase for log in (first, second)] == ["play", "play"]
    assert len(second.shown.dealt_in) == 1
    assert second.record.rules == first.record.rules
    assert (second.shown.style, second.shown.no_set) == (first.shown.style, first.shown.no_set) == ("announce", "vote")
    school.own(commands.MovePerson(who=2, table=1))
    school.clock.advance(5_000)
    assert len(second.shown.dealt_in) == 2


def test_R5_opening_a_table_is_retried_at_intervals(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[TableId] = []

    def refuse(record: Record, found: Callable[[Table | StoreError], None]) -> None:
        assert len(tries) < 100, "retried repeatedly without a pause"
        tries.append(record.table)
        school.clock.soon(found, StoreError("the disk is full"))

    with monkeypatch.context() as full:
        full.setattr(school.registry, "make", refuse)
        school.own(commands.StartRoomRound())
        school.clock.advance(10_000)
    assert 2 <= tries.count(tries[0]) <= 6
    school.clock.advance(5_000)
    school.check()


def test_R5_an_order_that_could_not_be_saved_is_given_again(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    append, lost = school.store.append, 0

    def fails_at_first(table: TableId, entry: Entry, done: OnDurable, **more: Any) -> None:
        nonlocal lost
        if table == CODE or lost == 12:
            append(table, entry, done, **more)
        else:
            lost += 1
            school.clock.soon(done, Unavailable("the disk is full"))

    monkeypatch.setattr(school.store, "append", fails_at_first)
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    assert lost == 12
    school.check()
    assert {table.state.phase for table in school.tables()} == {"play"}
