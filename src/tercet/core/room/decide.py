"""The effects of commands in a room (R)."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Game, Millis, millis
from tercet.core.engine.ruleset import RuleError
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Rule, Transition
from tercet.core.puzzle.rules import MOST_NUMBER
from tercet.core.room import commands, device_claims, events, projector, refusals
from tercet.core.room.preconditions import current_round, require_owner, require_round
from tercet.core.room.seating_plan import Arrangement, neighbour_groups, same_groups, shuffled_groups, table_sizes
from tercet.core.room.standings import standings
from tercet.core.room.state import RoomState, evolve, times_met
from tercet.core.room.terms import MOST_ROUNDS, MOST_TABLES, RoomTerms, largest_table
from tercet.core.seating.commands import Open, PauseTable, Remove, RenamePerson, ResumeTable, SetHandicap, Sit, SitAs
from tercet.core.seating.commit_reveal import commit_seed
from tercet.core.seating.events import PlayerAway, PlayerLeft, PlayerReturned, TableClosed
from tercet.core.seating.refusals import NotHere, NothingChanges, TableFull
from tercet.core.seating.table_seats import TableSeats, transitions

LIFETIME: Final = millis(24 * 3600)
"""Lifetime of a room (R3)."""
Games = Mapping[str, Game[Any, Any, Any]]


def deadline(state: RoomState) -> tuple[Millis, Command] | None:
    """The end of the round's time limit or of the room's day; an empty room may stay asleep beyond it."""
    closes = Millis(state.opened_at + LIFETIME)
    current = current_round(state)
    ends_at = None if current is None or state.paused_at is not None else current.ends_at
    if ends_at is not None and ends_at < closes:
        return ends_at, commands.ExpireRound()
    return (closes, commands.ExpireRoom()) if state.phase != "over" and state.seating.people() else None


class RoomSeats(TableSeats[RoomState]):
    """The rules for the people of a room and its owner."""

    seat_commands = (*TableSeats.seat_commands, Remove)

    def __init__(self, games: Games) -> None:
        self._games = games

    def command_rules(self) -> dict[type[Command], Rule[Any]]:
        """The commands that a room accepts; it cannot be paused itself, only its tables can."""
        rules = super().command_rules()
        del rules[PauseTable], rules[ResumeTable]
        return {
            **rules,
            Open: self.open,
            commands.ChangeTerms: self.change_terms,
            commands.StartRoomRound: self.start_round,
            commands.EndRound: self.end_round,
            commands.ExpireRound: self.expire_round,
            commands.ExpireRoom: self.expire_room,
            commands.RecordTable: self.record_table,
            commands.PauseTables: self.pause,
            commands.ResumeTables: self.resume,
            commands.AddTable: self.add_table,
            commands.MovePerson: self.move,
            commands.ShowNames: projector.show_names,
            commands.ShowScores: projector.show_scores,
            commands.ShowSolution: projector.show_solution,
            commands.ReadmitPerson: self.readmit,
            commands.ReplaceOwnerLink: device_claims.replace_owner_link,
            commands.BecomeOwner: device_claims.become_owner,
            commands.AdmitOwnerDevice: device_claims.admit_owner_device,
            commands.ClaimName: device_claims.claim_name,
            commands.AnswerClaim: device_claims.answer_claim,
            commands.TakeClaimedSeat: device_claims.take_claimed_seat,
            commands.AdmitClaimant: device_claims.admit_claimant,
        }

    def reserves_seats(self, state: RoomState) -> bool:
        """Always true, because people keep their place in the standings all day."""
        return True

    def revealed_seed(self, state: RoomState) -> str:
        return state.seed

    def require_admission(self, state: RoomState, command: Command) -> None:
        if isinstance(command, Sit | SitAs) and not state.terms.joining:
            raise refusals.NotJoining()

    def open(self, transition: Transition[RoomState], command: Open) -> None:
        """Commits to a secret seed, from which the codes of all tables are derived."""
        if not transition.state.seed:
            transition.add(commit_seed(command.at, transition.chance, hosted=command.hosted))

    def change_seats(self, transition: Transition[RoomState], command: Command) -> None:
        """Gives latecomers and people who are back a table (R5); nobody waits for those who left (R7)."""
        if isinstance(command, Remove | RenamePerson | SetHandicap):
            require_owner(transition.state, command)
        if isinstance(command, Sit) and transition.state.terms.names == "given":
            command = Sit(seat=command.seat, at=command.at, name=str(len(transition.state.seating.chairs) + 1))
        super().change_seats(transition, command)
        if any(isinstance(event, PlayerLeft) for event in transition.events):
            self._end_if_played(transition)
        self._place_everybody(transition)

    def _place_everybody(self, transition: Transition[RoomState]) -> None:
        """Gives everybody present without a table in this round the smallest one, or lets them wait for the next
        round (R5)."""
        current = current_round(transition.state)
        if current is not None:
            for seat in transition.state.seating.people():
                if current.table_of(seat) is None:
                    self._place(transition, seat)

    def _place(self, transition: Transition[RoomState], seat: Seat) -> None:
        current = current_round(transition.state)
        if current is None:
            return
        most = self._largest_table(current.terms)
        free = [i for i, table in enumerate(current.tables) if current.scores[i] is None and len(table.seats) < most]
        if free:
            fewest = min(free, key=lambda i: len(current.tables[i].seats))
            transition.add(events.PersonPlaced(at=transition.at, seat=seat, table=fewest))
        elif current.terms.table_size == 1 and len(current.tables) < MOST_TABLES:
            self._add_table(transition)
            transition.add(events.PersonPlaced(at=transition.at, seat=seat, table=len(current.tables)))

    # Rounds

    def change_terms(self, transition: Transition[RoomState], command: commands.ChangeTerms) -> None:
        """Changes the terms; refuses unplayable ones before a round could use them (R2)."""
        require_owner(transition.state, command)
        self._largest_table(command.terms)
        if command.terms == transition.state.terms:
            raise NothingChanges()
        transition.add(events.TermsChanged(at=command.at, terms=command.terms))

    def start_round(self, transition: Transition[RoomState], command: commands.StartRoomRound) -> None:
        """Assigns everybody present to a table; names all tables before any of them exists (R5)."""
        state = transition.state
        require_owner(state, command)
        if current_round(state) is not None:
            raise refusals.RoundUnderWay()
        if len(state.rounds) >= MOST_ROUNDS:
            raise refusals.MostRounds(most=MOST_ROUNDS)
        people = state.seating.people()
        if not people:
            raise refusals.NobodyHere()
        number = len(state.rounds) + 1
        terms = _round_terms(state, number, len(people))
        groups = self._groups(state, terms, command.arrangement, number)
        if len(groups) > MOST_TABLES:
            raise refusals.MostTables(most=MOST_TABLES)
        tables = tuple(events.RoomTable(_table_code(state.seed, number, i), group) for i, group in enumerate(groups))
        ends_at = None if command.minutes is None else Millis(command.at + millis(60 * command.minutes))
        started = events.RoomRoundStarted(
            at=command.at, number=number, tables=tables, terms=terms, arrangement=command.arrangement, ends_at=ends_at
        )
        transition.add(started)

    def _groups(
        self, state: RoomState, terms: RoomTerms, arrangement: Arrangement, number: int
    ) -> tuple[tuple[Seat, ...], ...]:
        people = state.seating.people()
        most, with_bots = self._largest_table(terms), terms.bots is not None
        former = state.round
        if arrangement == "same" and former is not None:
            return same_groups(former.groups, people, most, with_bots=with_bots)
        sizes = table_sizes(len(people), terms.table_size, most, with_bots=with_bots)
        if arrangement == "neighbours":
            ranked = [line.seat for line in standings(state) if line.seat in people]
            return neighbour_groups(ranked, sizes, times_met(state.rounds))
        return shuffled_groups(people, sizes, f"{state.seed}/{number}")

    def _largest_table(self, terms: RoomTerms) -> int:
        """Maximum number of people at one table under `terms`; refuses unplayable terms."""
        try:
            return largest_table(self._games, terms)
        except RuleError as error:
            raise refusals.RoomRuleImpossible(reason=str(error)) from error

    def end_round(self, transition: Transition[RoomState], command: commands.EndRound) -> None:
        require_owner(transition.state, command)
        self._end(transition)

    def expire_round(self, transition: Transition[RoomState], command: commands.ExpireRound) -> None:
        self._end(transition)

    def _end(self, transition: Transition[RoomState]) -> None:
        require_round(transition.state)
        transition.add(events.RoomRoundEnded(at=transition.at, number=len(transition.state.rounds)))

    def expire_room(self, transition: Transition[RoomState], command: commands.ExpireRoom) -> None:
        transition.add(TableClosed(at=command.at, seed=transition.state.seed))

    def record_table(self, transition: Transition[RoomState], command: commands.RecordTable) -> None:
        """Records the result of a finished table once, even if its log is read again (R8)."""
        found = _table_named(transition.state, command.table)
        if found is None:
            raise refusals.NoSuchTableHere()
        number, table = found
        if transition.state.rounds[number - 1].scores[table] is not None:
            return
        points = [score for _, score, _ in command.scores]
        scores = tuple(
            events.PersonScore(seat, score, sets, 1 + sum(other > score for other in points))
            for seat, score, sets in command.scores
        )
        recorded = events.TableRecorded(
            at=command.at, number=number, table=table, scores=scores, time_taken=command.time_taken
        )
        transition.add(recorded)
        self._end_if_played(transition)

    def _end_if_played(self, transition: Transition[RoomState]) -> None:
        current = current_round(transition.state)
        if current is not None and transition.state.is_played(current):
            self._end(transition)

    # All tables together

    def pause(self, transition: Transition[RoomState], command: commands.PauseTables) -> None:
        state = transition.state
        require_owner(state, command)
        require_round(state)
        if state.paused_at is not None:
            raise refusals.TablesStopped()
        transition.add(events.TablesPaused(at=command.at))

    def resume(self, transition: Transition[RoomState], command: commands.ResumeTables) -> None:
        require_owner(transition.state, command)
        if transition.state.paused_at is None:
            raise refusals.TablesGoOn()
        transition.add(events.TablesResumed(at=command.at))

    # People

    def move(self, transition: Transition[RoomState], command: commands.MovePerson) -> None:
        """Moves a person to another table; they play there from its next deal on (R5)."""
        state = transition.state
        require_owner(state, command)
        if not state.seating.is_taken(command.who):
            raise NotHere()
        current = require_round(state)
        if not 0 <= command.table < len(current.tables) or current.scores[command.table] is not None:
            raise refusals.NoSuchTableHere()
        if current.table_of(command.who) == command.table:
            raise NothingChanges()
        if len(current.tables[command.table].seats) >= self._largest_table(current.terms):
            raise TableFull(seats=self._largest_table(current.terms))
        transition.add(events.PersonPlaced(at=command.at, seat=Seat(command.who), table=command.table))

    def add_table(self, transition: Transition[RoomState], command: commands.AddTable) -> None:
        """Adds a table to the round, for latecomers or to split a table (R5)."""
        state = transition.state
        require_owner(state, command)
        if len(require_round(state).tables) >= MOST_TABLES:
            raise refusals.MostTables(most=MOST_TABLES)
        self._add_table(transition)
        self._place_everybody(transition)

    def _add_table(self, transition: Transition[RoomState]) -> None:
        state = transition.state
        code = _table_code(state.seed, len(state.rounds), len(state.rounds[-1].tables))
        transition.add(events.TableAdded(at=transition.at, code=code))

    def readmit(self, transition: Transition[RoomState], command: commands.ReadmitPerson) -> None:
        """Gives a person whom the owner removed their seat back, away until their page connects (R4)."""
        require_owner(transition.state, command)
        chairs = transition.state.seating.chairs
        if not 0 <= command.who < len(chairs) or not chairs[command.who].removed:
            raise NotHere()
        seat = Seat(command.who)
        transition.add(events.PersonReadmitted(at=command.at, seat=seat))
        transition.add(PlayerReturned(at=command.at, seat=seat), PlayerAway(at=command.at, seat=seat))


def _round_terms(state: RoomState, number: int, people: int) -> RoomTerms:
    """The terms of a round, with tables large enough for everybody (R9), and no bots in a round played together (R11);
    in a quiet round, all tables get the same puzzle, which is new in each round (R10)."""
    terms = replace(state.terms, table_size=max(state.terms.table_size, -(-people // MOST_TABLES)))
    if terms.is_together:
        terms = replace(terms, bots=None)
    if terms.game != "puzzle" or "date" in terms.rules:
        return terms
    drawn = int.from_bytes(hmac.digest(bytes.fromhex(state.seed), f"board/{number}".encode(), "sha256")[:4])
    return replace(terms, rules={**terms.rules, "number": drawn % MOST_NUMBER})


def _table_named(state: RoomState, code: str) -> tuple[int, int] | None:
    """The number of the round (counted from 1) and of the table with this code in it; None if there is none."""
    for number, one in enumerate(state.rounds, 1):
        for i, table in enumerate(one.tables):
            if table.code == code:
                return number, i
    return None


def _table_code(seed: str, number: int, index: int) -> str:
    """A table's code, which nobody can guess but which is the same whenever the log is replayed."""
    name = f"table/{number}/{index}".encode()
    return hmac.digest(bytes.fromhex(seed), name, "sha256").hex()[:26]


def room_transition(games: Games) -> Callable[[RoomState, Command, Chance], Transition[RoomState]]:
    """Builds `transition` for a room whose tables may play `games`."""
    return transitions(evolve, RoomSeats(games).command_rules())
