"""Who may end or restart the games of a round, and what counts of a deal that was started over (R7, R8)."""

from __future__ import annotations

import pytest

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.room import commands
from tercet.core.room.terms import RoomTerms
from tercet.core.seating.commands import Agree, Propose
from tercet.core.sets.cards import find_sets
from tests.rooms.test_conductor import PUPILS, School


@pytest.fixture
def school() -> School:
    school = School()
    school.own(commands.ChangeTerms(terms=RoomTerms(table_size=5, rules={"style": "point"})))
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    (school.table,) = school.tables()
    return school


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_R7_nobody_at_a_table_restarts_or_ends_its_game(game: str) -> None:
    school = School()
    school.own(commands.ChangeTerms(terms=RoomTerms(game=game, table_size=4)))
    school.own(commands.StartRoomRound())
    school.clock.advance(30_000)
    school.table, *_ = school.tables()
    pupil, *_ = school.join(*school.table.event_log.guests)
    for what in ("restart", "end"):
        answer = pupil.answer(school.do(pupil, Propose(what=what)))
        assert getattr(answer, "code", None) == "not-host", answer
    assert school.table.event_log.shown.seating.proposal is None


def test_R8_a_deal_that_was_started_over_does_not_count(school: School) -> None:
    """As agreed at a table by an earlier version."""
    table = school.table
    pupil, *_ = school.join(*table.event_log.guests)
    school.do(pupil, ClaimSet(cards=find_sets(table.event_log.shown.cards)[0]))
    school.clock.advance(3_000)
    table.carry_out_own(Propose(seat=table.state.dealt_in[0], what="restart"))
    for seat in table.state.dealt_in[1:]:
        table.carry_out_own(Agree(seat=seat))
    school.clock.advance(30_000)
    school.own(commands.EndRound())
    school.clock.advance(5_000)
    assert school.room.round is not None
    (scores,) = school.room.round.scores
    assert scores is not None
    assert len(scores) == len(PUPILS)
    assert [(score.points, score.sets) for score in scores] == [(0, 0)] * len(PUPILS)
