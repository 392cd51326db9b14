"""A golden room: `python -m tests.golden.room_playthrough` records what its members see."""

from __future__ import annotations

from pathlib import Path

from tercet.core.engine.log import GameLog
from tercet.core.engine.seats import Seat
from tercet.core.games import ROOM
from tercet.core.room import commands
from tercet.core.room.terms import RoomRules, RoomTerms
from tercet.core.seating.commands import ComeBack, GoAway, Leave, Remove, Rename, RenamePerson, Return, SetHandicap
from tests.core.room.in_memory import DIGEST, SECRET, RoomInMemory
from tests.golden.playthroughs import seen_text

PATH = Path(__file__).parent / "rooms" / "room-class.json"


def text() -> str:
    """A class of seven: two rounds with everything that can happen in a room."""
    room = RoomInMemory()
    room.join("Ana", "Ben", "Cleo", "Dov", "Eva", "Fay")
    room.own(commands.ChangeTerms(terms=RoomTerms(table_size=2, rules={"deck": "solid"})))
    room.do(Rename(seat=Seat(1), name="Benny"))
    room.own(RenamePerson(who=Seat(2), name="Clea"))
    room.own(SetHandicap(who=Seat(0), seconds=5))
    room.own(commands.StartRoomRound(minutes=3))
    room.join("Gil")
    room.own(commands.PauseTables())
    room.own(commands.ResumeTables())
    room.own(commands.MovePerson(who=Seat(6), table=1))
    room.own(commands.AddTable())
    room.own(commands.ReplaceOwnerLink(link=DIGEST))
    room.do(commands.BecomeOwner(secret=SECRET))
    room.do(commands.ClaimName(who=Seat(1), proof=DIGEST))
    room.do(commands.ClaimName(who=Seat(3), proof=DIGEST))
    room.own(commands.AnswerClaim(claim=0, confirmed=True))
    room.own(commands.AnswerClaim(claim=1, confirmed=False))
    room.do(commands.TakeClaimedSeat(claim=0, secret=SECRET))
    room.do(GoAway(seat=Seat(4)))
    room.do(ComeBack(seat=Seat(4)))
    for table in range(3):
        room.record(table, (2 * table, 3, 1), (2 * table + 1, 6, 2))
    room.do(Leave(seat=Seat(5)))
    room.do(Return(seat=Seat(5)))
    room.own(Remove(who=Seat(6)))
    room.own(commands.ReadmitPerson(who=Seat(6)))
    room.do(ComeBack(seat=Seat(6)))
    room.own(Remove(who=Seat(6)))
    room.own(commands.StartRoomRound(arrangement="neighbours"))
    room.own(commands.ShowNames(shown=True))
    room.own(commands.ShowScores(shown=False))
    room.own(commands.EndRound())
    room.own(commands.ShowSolution(number=0))
    room.do(commands.ExpireRoom())
    return seen_text(GameLog(ROOM, RoomRules(), room.events))


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(text())
