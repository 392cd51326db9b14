"""Infers the command that caused an event of a room, so that verification can replay the room's log (R)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tercet.core.engine.game import Command, Event
from tercet.core.room import commands, events
from tercet.core.room.state import RoomState
from tercet.core.seating.authority import RoomOwner
from tercet.core.seating.commands import Remove, SetHandicap
from tercet.core.seating.events import TableClosed
from tercet.core.seating.infer_command import infer_seating_command


def infer_command(state: RoomState, ahead: Sequence[Event]) -> Command:
    """The command that, in `state`, leads to the first of the events `ahead`."""
    event, owner = ahead[0], RoomOwner()
    at = event.at
    match event:
        case events.TermsChanged(terms=terms):
            return commands.ChangeTerms(at=at, terms=terms, authority=owner)
        case events.RoomRoundStarted():
            minutes = None if event.ends_at is None else (event.ends_at - at) / 60_000
            return commands.StartRoomRound(at=at, arrangement=event.arrangement, minutes=minutes, authority=owner)
        case events.TableAdded():
            return commands.AddTable(at=at, authority=owner)
        case events.PersonPlaced(seat=seat, table=table):
            return commands.MovePerson(at=at, who=seat, table=table, authority=owner)
        case events.TableRecorded(number=number, table=table, scores=scores, time_taken=taken):
            results = tuple((score.seat, score.points, score.sets) for score in scores)
            code = state.rounds[number - 1].tables[table].code
            return commands.RecordTable(at=at, table=code, scores=results, time_taken=taken)
        case events.RoomRoundEnded():
            return commands.ExpireRound(at=at)
        case events.TablesPaused():
            return commands.PauseTables(at=at, authority=owner)
        case events.TablesResumed():
            return commands.ResumeTables(at=at, authority=owner)
        case events.NamesShown(shown=shown):
            return commands.ShowNames(at=at, shown=shown, authority=owner)
        case events.ScoresShown(shown=shown):
            return commands.ShowScores(at=at, shown=shown, authority=owner)
        case events.SolutionShown(number=number):
            return commands.ShowSolution(at=at, number=number, authority=owner)
        case events.PersonReadmitted(seat=seat):
            return commands.ReadmitPerson(at=at, who=seat, authority=owner)
        case events.OwnerLinkReplaced(link=link):
            return commands.ReplaceOwnerLink(at=at, link=link, authority=owner)
        case events.NameClaimed(seat=seat, proof=proof):
            return commands.ClaimName(at=at, who=seat, proof=proof)
        case events.ClaimAnswered(claim=claim, confirmed=confirmed):
            return commands.AnswerClaim(at=at, claim=claim, confirmed=confirmed, authority=owner)
        case events.OwnerDeviceAdded():
            return commands.AdmitOwnerDevice(at=at)
        case events.SeatClaimed(claim=claim):
            return commands.AdmitClaimant(at=at, claim=claim)
        case TableClosed():
            return commands.ExpireRoom(at=at)
        case _:
            command = infer_seating_command(state.seating, ahead)
            return replace(command, authority=owner) if isinstance(command, Remove | SetHandicap) else command
