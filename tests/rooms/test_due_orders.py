"""A room that compares itself with its tables repairs what was lost, undone or taken by others (R4, R5)."""

from __future__ import annotations

import hashlib

import pytest

from tercet.core.engine.seats import Seat
from tercet.core.room import commands
from tercet.core.room.terms import RoomTerms
from tercet.core.seating.commands import CommitNonce, Leave, RenamePerson, Return, Sit
from tests.rooms.test_conductor import CODE, PUPILS, School, seated_by_guest
from tests.tables.stage import Actor

COMMITMENT = hashlib.sha256(bytes(32)).hexdigest()


def started() -> School:
    school = School()
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    return school


def seated(school: School) -> dict[str, str]:
    """Everybody's table seat and name there; fails if anybody has two."""
    tables = [seated_by_guest(table) for table in school.tables()]
    assert sum(map(len, tables)) == len({guest for table in tables for guest in table}), "a member sits twice"
    return {guest: name for table in tables for guest, name in table.items()}


def test_P1_a_new_table_waits_for_the_nonces_of_players_who_arrive_promptly() -> None:
    """Otherwise a pupil whose page connects a moment later would read that nobody had asked for their nonce."""
    school = School()
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=2)))
    school.own(commands.StartRoomRound())
    school.clock.advance(2_000)
    first, *others = school.tables()
    assert {table.state.phase for table in (first, *others)} == {"lobby"}
    school.table = school.table_of(first.id)
    for guest in seated_by_guest(first):
        school.do(school.pupils[guest], CommitNonce(commitment=COMMITMENT, seed=first.state.commitment))
    school.clock.advance(500)
    assert school.table_of(first.id).event_log.shown.seating.start.seats, "their nonces are requested"
    assert {school.table_of(table.id).event_log.shown.phase for table in others} == {"lobby"}
    school.clock.advance(4_000)
    assert {school.table_of(table.id).event_log.shown.phase for table in others} == {"play"}


@pytest.mark.parametrize("arrived", [0, 1])
def test_R5_a_game_starts_within_five_seconds_although_pages_are_missing(arrived: int) -> None:
    school = School()
    school.own(commands.StartRoomRound())
    school.clock.advance(100)
    (school.table, *_) = school.tables()
    for guest in list(school.table.event_log.guests)[:arrived]:
        school.do(school.pupils[guest], CommitNonce(commitment=COMMITMENT, seed=school.table.state.commitment))
    school.clock.advance(5_100)
    start = school.table.state.seating.start
    assert school.table.state.phase == "play" or (start is not None and len(start.seats) == arrived)


def test_R4_a_new_name_reaches_the_table_although_the_server_stopped_first() -> None:
    school = started()
    school.table = school.table_of(CODE)
    school.table.submit(school.teacher, "name", RenamePerson(who=Seat(1), name="Benny"))
    while school.table.event_log.shown.seating.chairs[1].name != "Benny":
        school.clock.step()
    school.stop_and_start()
    school.clock.advance(10_000)
    assert seated(school)["ben"] == "Benny"


def test_R5_a_member_who_leaves_the_room_and_returns_regains_their_seat() -> None:
    school = started()
    for _ in range(2):
        school.table = school.table_of(CODE)
        school.do(school.pupils["ana"], Leave())
        school.clock.advance(5_000)
        assert "ana" not in seated(school)
        school.table = school.table_of(CODE)
        school.do(school.pupils["ana"], Return())
        school.clock.advance(5_000)
        assert "ana" in seated(school)


def test_R4_a_third_device_takes_the_seat_at_the_table_too() -> None:
    school = started()
    for number, device in enumerate(("tablet", "phone", "laptop")):
        school.table = school.table_of(CODE)
        (actor,) = school.join(device)
        secret = f"{number}a" * 16
        proof = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        school.do(actor, commands.ClaimName(who=Seat(0), proof=proof))
        school.own(commands.AnswerClaim(claim=number, confirmed=True))
        school.table = school.table_of(CODE)
        school.do(actor, commands.TakeClaimedSeat(claim=number, secret=secret))
        school.clock.advance(10_000)
        assert seated(school)[device] == "Ana"
        assert len(seated(school)) == len(PUPILS)


def test_R5_nobody_keeps_a_seat_the_room_has_not_assigned() -> None:
    """A pupil who sits down at a second table, and a stranger who knows a table's address."""
    school = started()
    there = next(table for table in school.tables() if "ana" not in seated_by_guest(table))
    school.table = there
    for guest in ("ana", "stranger"):
        actor = Actor(guest)
        there.attach(actor)
        school.clock.advance(0)
        school.do(actor, Sit(name="Me too"))
        assert guest in seated_by_guest(there)
    school.clock.advance(5_000)
    assert set(seated(school)) == set(PUPILS)
    school.own(commands.EndRound())
    school.clock.advance(5_000)
    current = school.room.round
    assert current is not None
    people = [score.seat for scores in current.scores for score in scores or ()]
    assert sorted(people) == list(range(len(PUPILS))), "a score for each, at their own table only"


def test_R4_a_table_calls_people_by_their_names_in_the_room() -> None:
    """Even if somebody who left the table, or a bot, has the name there: the person's former device, for example."""
    school = started()
    there = next(table for table in school.tables() if "ana" in seated_by_guest(table))
    school.table = there
    stranger = Actor("stranger")
    there.attach(stranger)
    school.clock.advance(0)
    school.do(stranger, Sit(name="Anna"))
    school.clock.advance(5_000)
    assert "stranger" not in seated(school)
    school.own(RenamePerson(who=Seat(0), name="ANNA"))
    school.clock.advance(5_000)
    assert seated(school)["ana"] == "ANNA"
    names = [chair.name for chair in school.table_of(there.id).event_log.shown.seating.chairs]
    assert "Anna 2" in names, "names stay distinct, should the other player come back"
