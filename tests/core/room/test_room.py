"""The clauses about rooms (R)."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.structs import replace

from tercet.core.engine.game import Command, Millis, Refusal
from tercet.core.engine.log_verification import check_events
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.games import GAMES, ROOM
from tercet.core.room import commands, events, refusals
from tercet.core.room.decide import LIFETIME
from tercet.core.room.standings import best_time, person_time, standings
from tercet.core.room.state import RoomView
from tercet.core.room.terms import MOST_PEOPLE, MOST_ROUNDS, MOST_TABLES, RoomRules, RoomTerms, RuleValue, table_rules
from tercet.core.seating.commands import Close, ComeBack, GoAway, Leave, Remove, RenamePerson, Return, SetHandicap
from tercet.core.seating.refusals import GameOver, NotHere, NothingChanges, NotHost, NotSeated, TableFull, WasRemoved
from tests.core.room.in_memory import DIGEST, SECRET, RoomInMemory


@pytest.fixture
def room() -> RoomInMemory:
    room = RoomInMemory()
    room.join("Ana", "Ben", "Cleo", "Dov", "Eva", "Fay")
    return room


def test_R5_a_round_names_every_table_before_any_exists(room: RoomInMemory) -> None:
    (started,) = room.own(commands.StartRoomRound())
    assert isinstance(started, events.RoomRoundStarted)
    assert sorted(seat for table in started.tables for seat in table.seats) == list(range(6))
    assert [len(table.seats) for table in started.tables] == [3, 3]
    assert len({table.code for table in started.tables}) == 2
    assert all(len(table.code) == 26 for table in started.tables)


def test_R5_only_one_round_runs_at_a_time(room: RoomInMemory) -> None:
    room.own(commands.StartRoomRound())
    with pytest.raises(refusals.RoundUnderWay):
        room.own(commands.StartRoomRound())


def test_R4_only_the_owner_runs_a_room(room: RoomInMemory) -> None:
    for command in (
        commands.StartRoomRound(),
        commands.PauseTables(),
        commands.ChangeTerms(terms=RoomTerms(table_size=2)),
        RenamePerson(who=Seat(1), name="Zoe"),
        commands.ReplaceOwnerLink(link=DIGEST),
        Remove(who=Seat(1)),
        Close(),
    ):
        with pytest.raises(NotHost):
            room.do(replace(command, seat=Seat(0)))
        with pytest.raises(NotSeated):
            room.do(replace(command, seat=NOBODY))


def test_R8_a_table_counts_once_and_the_last_one_ends_the_round(room: RoomInMemory) -> None:
    room.own(commands.StartRoomRound(arrangement="same"))
    assert room.state.round is not None
    first, second = (table.seats for table in room.state.round.tables)
    room.record(0, *((seat, 3 * i, i) for i, seat in enumerate(first)))
    assert room.record(0, *((seat, 100, 9) for seat in first)) == ()
    assert not room.state.rounds[0].is_over
    assert {(line.points, line.tables) for line in standings(room.state)} == {(0, 0)}, "others still play"
    room.record(1, *((seat, 6, 2) for seat in second))
    assert room.state.phase == "pause"
    lines = standings(room.state)
    assert [(line.rank, line.points) for line in lines] == [(1, 6)] * 4 + [(5, 3), (6, 0)]
    assert {line.seat for line in lines[:4]} == {first[2], *second}
    room.own(commands.ChangeTerms(terms=replace(room.state.terms, counted="places")))
    assert standings(room.state)[0].total == 3


def test_R5_latecomers_join_the_smallest_table(room: RoomInMemory) -> None:
    room.do(Leave(seat=Seat(5)))
    room.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    room.own(commands.StartRoomRound())
    assert room.state.round is not None
    sizes = [len(table.seats) for table in room.state.round.tables]
    assert sizes == [3, 2]
    room.join("Gil")
    assert len(room.state.round.tables[1].seats) == 3
    room.record(1)
    room.join("Hana")
    assert [len(table.seats) for table in room.state.round.tables] == [4, 3]


@pytest.mark.parametrize(
    "terms",
    [
        RoomTerms(table_size=3),
        RoomTerms(rules={"together": True}),
        RoomTerms(game="puzzle", table_size=1),
        RoomTerms(game="puzzle", table_size=3),
    ],
    ids=["race", "together", "quiet", "team"],
)
def test_R5_people_who_come_back_during_a_round_are_seated_like_latecomers(
    room: RoomInMemory, terms: RoomTerms
) -> None:
    room.own(commands.ChangeTerms(terms=terms))
    room.do(GoAway(seat=Seat(1)))
    room.do(Leave(seat=Seat(2)))
    room.own(Remove(who=Seat(3)))
    room.own(commands.StartRoomRound())
    room.own(commands.ReadmitPerson(who=3))
    for command in (ComeBack(seat=Seat(1)), Return(seat=Seat(2)), ComeBack(seat=Seat(3))):
        room.do(command)
    assert room.state.round is not None
    assert sorted(seat for table in room.state.round.tables for seat in table.seats) == list(range(6))
    placed = [event for event in room.events if isinstance(event, events.PersonPlaced)]
    room.do(GoAway(seat=Seat(1)))
    room.do(ComeBack(seat=Seat(1)))
    assert placed == [event for event in room.events if isinstance(event, events.PersonPlaced)], "they keep their table"


def test_R5_people_who_wait_sit_down_at_the_table_the_owner_adds(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(game="dice", table_size=3)))
    room.own(commands.StartRoomRound())
    room.join("Gil", "Hana", "Ida")
    assert room.state.round is not None
    assert [len(table.seats) for table in room.state.round.tables] == [4, 4]
    assert room.state.round.table_of(8) is None
    room.own(commands.AddTable())
    assert room.state.round.table_of(8) == 2


def test_R5_an_absent_member_gets_no_table(room: RoomInMemory) -> None:
    room.do(GoAway(seat=Seat(2)))
    room.own(commands.StartRoomRound())
    assert room.state.round is not None
    assert room.state.round.table_of(2) is None
    room.own(commands.MovePerson(who=Seat(2), table=0))
    assert room.state.round.table_of(2) == 0
    with pytest.raises(refusals.NoSuchTableHere):
        room.own(commands.MovePerson(who=Seat(2), table=2))


@pytest.mark.parametrize("edition", GAMES["cards"].editions)
@pytest.mark.parametrize(
    "way", [{}, {"together": True}, {"ending": "time", "goal": 60, "no_set": "auto", "style": "point"}]
)
def test_R2_every_way_to_play_cards_follows_the_rulebook_that_the_owner_chose(
    edition: str, way: dict[str, RuleValue]
) -> None:
    printed = GAMES["cards"].editions[edition]
    rules = table_rules(GAMES, RoomTerms(edition=edition, rules=way), 4)
    for name in ("scoring", "penalty", "point_seconds", "deals"):
        assert getattr(rules, name) == getattr(printed, name)


def test_R2_impossible_terms_are_refused_with_the_reason(room: RoomInMemory) -> None:
    for terms in (
        RoomTerms(game="chess"),
        RoomTerms(game="room"),
        RoomTerms(game="dice", table_size=5),
        RoomTerms(rules={"point_seconds": 1000}),
        RoomTerms(edition="de"),
    ):
        with pytest.raises(refusals.RoomRuleImpossible) as refused:
            room.own(commands.ChangeTerms(terms=terms))
        assert refused.value.details["reason"]


def test_R2_nobody_joins_a_locked_room_but_former_members_return(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(joining=False)))
    with pytest.raises(refusals.NotJoining):
        room.join("Gil")
    room.do(Leave(seat=Seat(0)))
    room.do(Return(seat=Seat(0)))
    assert room.state.seating.chairs[0].present


def test_R4_a_removed_member_cannot_return(room: RoomInMemory) -> None:
    room.own(Remove(who=Seat(0)))
    with pytest.raises(WasRemoved):
        room.do(Return(seat=Seat(0)))


def test_R4_the_owner_may_let_a_removed_person_back_in(room: RoomInMemory) -> None:
    for nobody in (0, -1, 99):
        with pytest.raises(NotHere):
            room.own(commands.ReadmitPerson(who=nobody))
    room.own(Remove(who=Seat(0)))
    with pytest.raises(NotSeated):
        room.do(commands.ReadmitPerson(who=0, seat=Seat(0)))
    room.own(commands.ReadmitPerson(who=0))
    assert not room.state.seating.chairs[0].left, "the owner sees them among the people"
    assert room.state.seating.chairs[0].away
    room.do(ComeBack(seat=Seat(0)))
    assert room.state.seating.chairs[0].present


def test_R4_the_owner_may_choose_to_assign_names() -> None:
    room = RoomInMemory()
    room.own(commands.ChangeTerms(terms=RoomTerms(names="given")))
    room.join("rude word", "another")
    assert [chair.name for chair in room.state.seating.chairs] == ["1", "2"]


def test_R4_a_replaced_link_makes_nobody_an_owner(room: RoomInMemory) -> None:
    with pytest.raises(refusals.WrongOwnerLink):
        room.do(commands.BecomeOwner(secret=SECRET))
    room.own(commands.ReplaceOwnerLink(link=DIGEST))
    (added,) = room.do(commands.BecomeOwner(secret=SECRET))
    assert isinstance(added, events.OwnerDeviceAdded)
    room.own(commands.ReplaceOwnerLink(link=hashlib.sha256(b"other").hexdigest()))
    with pytest.raises(refusals.WrongOwnerLink):
        room.do(commands.BecomeOwner(secret=SECRET))


def test_R4_a_new_device_gets_its_seat_once_the_owner_has_confirmed_it(room: RoomInMemory) -> None:
    room.do(commands.ClaimName(who=Seat(3), proof=DIGEST))
    with pytest.raises(refusals.NoSuchClaim):
        room.do(commands.TakeClaimedSeat(claim=0, secret=SECRET))
    room.own(commands.AnswerClaim(claim=0, confirmed=True))
    with pytest.raises(refusals.NoSuchClaim):
        room.do(commands.TakeClaimedSeat(claim=0, secret="cd" * 16))
    (claimed,) = room.do(commands.TakeClaimedSeat(claim=0, secret=SECRET))
    assert isinstance(claimed, events.SeatClaimed)
    assert claimed.seat == 3
    with pytest.raises(refusals.NoSuchClaim):
        room.do(commands.TakeClaimedSeat(claim=0, secret=SECRET))


def test_R6_all_tables_pause_and_continue(room: RoomInMemory) -> None:
    with pytest.raises(refusals.NoRound):
        room.own(commands.PauseTables())
    room.own(commands.StartRoomRound())
    with pytest.raises(refusals.TablesGoOn):
        room.own(commands.ResumeTables())
    room.own(commands.PauseTables())
    with pytest.raises(refusals.TablesStopped):
        room.own(commands.PauseTables())
    room.own(commands.ResumeTables())
    assert room.state.paused_at is None


def test_R7_a_round_ends_at_its_deadline_and_a_room_after_a_day(room: RoomInMemory) -> None:
    due = ROOM.deadline(room.state)
    assert due is not None
    assert due == (Millis(room.state.opened_at + LIFETIME), commands.ExpireRoom())
    room.own(commands.StartRoomRound(minutes=5))
    due = ROOM.deadline(room.state)
    assert due == (Millis(room.at + 300_000), commands.ExpireRound())
    room.do(commands.ExpireRound())
    assert room.state.phase == "pause"
    room.do(commands.ExpireRoom())
    with pytest.raises(GameOver):
        room.own(commands.StartRoomRound())
    with pytest.raises(GameOver):
        room.join("Gil")


def test_a_room_with_nobody_present_may_sleep(room: RoomInMemory) -> None:
    for seat in range(6):
        room.do(GoAway(seat=Seat(seat)))
    assert ROOM.deadline(room.state) is None


def test_a_rooms_log_verifies(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    room.own(commands.StartRoomRound(minutes=3))
    room.join("Gil")
    room.own(commands.PauseTables())
    room.own(commands.ResumeTables())
    room.own(commands.MovePerson(who=Seat(6), table=1))
    room.own(commands.ReplaceOwnerLink(link=DIGEST))
    room.do(commands.BecomeOwner(secret=SECRET))
    room.do(commands.ClaimName(who=Seat(1), proof=DIGEST))
    room.own(commands.AnswerClaim(claim=0, confirmed=True))
    room.do(commands.TakeClaimedSeat(claim=0, secret=SECRET))
    for table in range(3):
        room.record(table, (0, 3, 1), (1, 6, 2))
    room.own(commands.StartRoomRound(arrangement="neighbours"))
    room.own(commands.ShowNames(shown=True))
    room.own(commands.ShowScores(shown=False))
    room.own(commands.EndRound())
    room.own(commands.ShowSolution(number=1))
    room.own(commands.StartRoomRound())
    room.own(SetHandicap(who=Seat(3), seconds=5))
    for seat in range(6):
        room.own(Remove(who=Seat(seat)))
    room.do(Leave(seat=Seat(6)))
    assert room.state.phase == "pause"
    room.do(commands.ExpireRoom())
    problems = [checked.problem for checked in check_events(ROOM, RoomRules(), room.events) if checked.problem]
    assert not problems


def test_R10_the_owner_shows_solutions_on_every_device_once_the_round_is_over(room: RoomInMemory) -> None:
    with pytest.raises(refusals.NoRound):
        room.own(commands.ShowSolution(number=0))
    room.own(commands.StartRoomRound())
    with pytest.raises(refusals.RoundUnderWay):
        room.own(commands.ShowSolution(number=0))
    room.own(commands.EndRound())
    room.own(commands.ShowSolution(number=2))
    assert ROOM.view(room.state, None).solution == 2
    with pytest.raises(NothingChanges):
        room.own(commands.ShowSolution(number=2))
    room.own(commands.ShowSolution(number=None))
    assert room.state.solution is None
    room.own(commands.ShowSolution(number=0))
    room.own(commands.StartRoomRound())
    assert room.state.solution is None


def test_R8_a_person_who_changes_tables_played_one_round(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(table_size=3)))
    room.own(commands.StartRoomRound())
    assert room.state.round is not None
    who = room.state.round.tables[0].seats[0]
    room.own(commands.MovePerson(who=who, table=1))
    room.record(0, (who, 3, 1))
    room.record(1, (who, 6, 2))
    line = standings(room.state)[0]
    assert (line.seat, line.points, line.sets, line.tables) == (who, 9, 3, 1)


def test_R8_a_removed_person_has_no_place_in_the_standings(room: RoomInMemory) -> None:
    room.own(commands.StartRoomRound())
    room.record(0, (0, 9, 3), (1, 6, 2))
    room.own(Remove(who=Seat(0)))
    room.own(commands.EndRound())
    lines = standings(room.state)
    assert (lines[0].seat, lines[0].rank) == (Seat(1), 1)
    assert Seat(0) not in [line.seat for line in lines]


def test_R8_a_round_played_together_ranks_nobody(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(rules={"together": True})))
    room.own(commands.StartRoomRound())
    room.record(0, (0, 9, 3), (1, 6, 2))
    assert {(line.points, line.tables) for line in standings(room.state)} == {(0, 0)}


def test_R10_a_round_played_together_has_the_time_of_its_last_table_and_the_best_of_the_rounds_before(
    room: RoomInMemory,
) -> None:
    def play(*times: int | None) -> tuple[int | None, int | None]:
        """The round's time, and the best before it."""
        room.own(commands.StartRoomRound(arrangement="same"))
        for table, time in enumerate(times):
            score = (2 * table, 3, 1), (2 * table + 1, 3, 1)
            room.record(table, *score, time_taken=None if time is None else Millis(time))
        assert room.state.round is not None
        return room.state.round.time_taken, best_time(room.state)

    room.own(commands.ChangeTerms(terms=RoomTerms(rules={"together": True}, table_size=3)))
    assert play(90_000, 70_000) == (90_000, None)
    assert play(60_000, None) == (None, 90_000), "a table that was stopped has no time"
    assert play(80_000, 85_000) == (85_000, 90_000)
    assert room.state.round is not None
    assert person_time(room.state.round, Seat(2)) == 85_000
    assert play(80_000, 95_000) == (95_000, 85_000)
    room.own(commands.ChangeTerms(terms=RoomTerms(rules={"together": True, "deck": "solid"}, table_size=3)))
    assert play(20_000, 20_000) == (20_000, None), "other rules have a best time of their own"


def test_no_view_contains_a_rooms_secrets(room: RoomInMemory) -> None:
    room.own(commands.ReplaceOwnerLink(link=DIGEST))
    view = ROOM.view(room.state, Seat(0))
    assert type(view) is RoomView
    assert not hasattr(view, "owner_link")
    assert not hasattr(view, "seed")


@pytest.mark.parametrize("command", [commands.StartRoomRound(), commands.EndRound()])
def test_a_room_without_people_starts_no_round(command: Command) -> None:
    with pytest.raises(Refusal):
        RoomInMemory().own(command)


def test_R5_a_table_is_split_by_adding_one_and_moving_people(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(table_size=12)))
    room.own(commands.StartRoomRound())
    room.own(commands.AddTable())
    current = room.state.round
    assert current is not None
    moved = current.tables[0].seats[:2]
    for seat in moved:
        room.own(commands.MovePerson(who=seat, table=1))
    current = room.state.round
    assert current is not None
    assert current.tables[1].seats == moved
    assert current.left == tuple((seat, 0) for seat in moved)
    assert len({table.code for table in current.tables}) == 2


def test_R5_tables_are_merged_until_they_are_full() -> None:
    room = RoomInMemory()
    room.join(*(f"Pupil {i}" for i in range(14)))
    room.own(commands.ChangeTerms(terms=RoomTerms(table_size=7)))
    room.own(commands.StartRoomRound())
    current = room.state.round
    assert current is not None
    for seat in current.tables[1].seats[:5]:
        room.own(commands.MovePerson(who=seat, table=0))
    with pytest.raises(TableFull):
        room.own(commands.MovePerson(who=current.tables[1].seats[5], table=0))


def test_R5_a_round_ends_when_every_occupied_table_has_ended(room: RoomInMemory) -> None:
    room.own(commands.StartRoomRound())
    room.own(commands.AddTable())
    current = room.state.round
    assert current is not None
    for number, table in enumerate(current.tables[:-1]):
        room.record(number, *((seat, 3, 1) for seat in table.seats))
    assert room.state.round is not None
    assert room.state.round.is_over


@pytest.mark.parametrize("removed", [False, True])
def test_R7_a_round_does_not_wait_for_a_table_that_everybody_has_left(room: RoomInMemory, removed: bool) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="easy", table_size=1)))
    room.own(commands.StartRoomRound())
    current = room.state.round
    assert current is not None
    gone = current.tables[-1].seats[0]
    for number, table in enumerate(current.tables[:-1]):
        assert not room.state.rounds[0].is_over
        room.record(number, *((seat, 3, 1) for seat in table.seats))
    assert not room.state.rounds[0].is_over
    room.own(Remove(who=gone)) if removed else room.do(Leave(seat=gone))
    assert room.state.rounds[0].is_over


def test_R7_the_last_table_ends_the_round_although_somebody_left_another(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="easy", table_size=1)))
    room.own(commands.StartRoomRound())
    current = room.state.round
    assert current is not None
    room.own(Remove(who=current.tables[0].seats[0]))
    for number, table in enumerate(current.tables[1:], 1):
        assert not room.state.rounds[0].is_over
        room.record(number, *((seat, 3, 1) for seat in table.seats))
    assert room.state.rounds[0].is_over


def test_R9_a_room_admits_at_most_a_hundred_people() -> None:
    room = RoomInMemory()
    room.join(*(f"Pupil {i}" for i in range(MOST_PEOPLE)))
    with pytest.raises(TableFull):
        room.join("Pupil 101")
    room.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    room.own(commands.StartRoomRound())
    assert room.state.round is not None
    assert len(room.state.round.tables) <= MOST_TABLES
    assert sum(len(table.seats) for table in room.state.round.tables) == MOST_PEOPLE


def test_R9_a_round_has_at_most_forty_tables(room: RoomInMemory) -> None:
    room.own(commands.StartRoomRound())
    current = room.state.round
    assert current is not None
    for _ in range(MOST_TABLES - len(current.tables)):
        room.own(commands.AddTable())
    with pytest.raises(refusals.MostTables):
        room.own(commands.AddTable())


def test_R9_a_quiet_round_with_more_people_than_tables_is_played_in_pairs() -> None:
    room = RoomInMemory()
    room.join(*(f"Pupil {i}" for i in range(MOST_TABLES + 1)))
    room.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="full", table_size=1)))
    room.own(commands.StartRoomRound())
    current = room.state.round
    assert current is not None
    assert {len(table.seats) for table in current.tables} == {2, 3}
    assert (current.terms.table_size, room.state.terms.table_size) == (2, 1)


def test_R10_a_latecomer_to_a_quiet_round_gets_their_own_board(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="easy", table_size=1)))
    room.own(commands.StartRoomRound())
    people = len(room.state.seating.chairs)
    room.join("Late")
    current = room.state.round
    assert current is not None
    assert current.tables[-1].seats == (people,)
    with pytest.raises(TableFull):
        room.own(commands.MovePerson(who=Seat(people), table=0))
    for i in range(MOST_TABLES - people):
        room.join(f"Later {i}")
    current = room.state.round
    assert current is not None
    assert len(current.tables) == MOST_TABLES
    assert current.table_of(Seat(MOST_TABLES)) is None, "there are no more tables: they wait for the next round"


def test_R10_a_team_in_a_quiet_round_shares_one_board(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="full", table_size=3)))
    room.own(commands.StartRoomRound())
    current = room.state.round
    assert current is not None
    sizes = [len(table.seats) for table in current.tables]
    assert min(sizes) > 1
    fewest = sizes.index(min(sizes))
    room.join("Late")
    current = room.state.round
    assert current is not None
    assert current.table_of(Seat(len(room.state.seating.chairs) - 1)) == fewest


def test_R9_a_room_has_at_most_fifty_rounds(room: RoomInMemory) -> None:
    for _ in range(MOST_ROUNDS):
        room.own(commands.StartRoomRound())
        room.own(commands.EndRound())
    with pytest.raises(refusals.MostRounds):
        room.own(commands.StartRoomRound())


def test_R10_everybody_gets_the_same_board_in_a_quiet_round_and_another_in_the_next(room: RoomInMemory) -> None:
    room.own(commands.ChangeTerms(terms=RoomTerms(game="puzzle", edition="easy", table_size=1)))
    boards = []
    for _ in range(2):
        room.own(commands.StartRoomRound())
        current = room.state.round
        assert current is not None
        assert {len(table.seats) for table in current.tables} == {1}
        boards.append(table_rules(GAMES, current.terms, 1))
        room.own(commands.EndRound())
    assert boards[0] != boards[1]


def test_R3_nobody_joins_a_closed_room(room: RoomInMemory) -> None:
    room.own(Close())
    with pytest.raises(GameOver):
        room.join("Late")
    with pytest.raises(GameOver):
        room.own(commands.StartRoomRound())
