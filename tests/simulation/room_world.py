"""A simulated room in which everything goes wrong: nobody loses a seat or has two, and every order is carried out."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from tercet.core.games import GAMES, ROOM
from tercet.core.identity import Identity, is_bot
from tercet.core.room.commands import EndRound
from tercet.core.room.events import RoomRoundStarted, TableRecorded
from tercet.core.room.standings import standings
from tercet.core.room.state import RoomState
from tercet.core.room.terms import RoomRules, RoomTerms, RuleValue
from tercet.store.port import History, Moment, Record, TableId
from tercet.tables.event_log import Fold
from tests.simulation.cluster_world import ClusterSimulation
from tests.simulation.room_clients import Pupil, RoomWorld, Teacher
from tests.simulation.world import QUIET, Broken, Simulation
from tests.tables.stage import START

CODE = TableId("katrm")
TEACHER = Identity("teacher")
STILL = 15_000.0
"""How long nobody plays before everything is checked, in milliseconds."""
ON_ITS_WAY = 5_000.0
"""By then, in milliseconds, everybody has been informed."""


class RoomPeople(Simulation, RoomWorld):
    """The room, its members and its invariants, on one server or several."""

    still = False

    def _make_table(self) -> None:
        rng = self.rng
        quick: dict[str, RuleValue] = {"deck": "solid", "deals": 1, "no_set": "auto", "style": "point"}
        bots = random.Random(f"{self.seed}/bots").choice((None, None, "expert", "nobody"))
        terms = RoomTerms(table_size=rng.choice((2, 2, 3)), rules=quick, bots=bots)
        record = Record(
            table=CODE,
            game=ROOM.name,
            rules=msgspec.json.encode(RoomRules(terms=terms)),
            host=TEACHER,
            created=Moment(START),
        )
        self.platter.records[CODE] = record
        self.platter.logs[CODE] = []
        self.numbers = itertools.count()
        self._wild_millis = rng.choice((20_000.0, 60_000.0, 120_000.0))

    def _make_clients(self, wild: float) -> None:
        rng = self.rng
        think = rng.choice((300.0, 800.0))
        faults = lambda: self._link(rng, wild)  # noqa: E731
        Teacher(self, CODE, TEACHER, faults, f"{self.seed}", 500.0)
        for i in range(rng.choice((3, 4, 5, 7))):
            Pupil(self, CODE, f"p{i}", faults, f"{self.seed}", think)
        self.players = len(self.clients) - 1

    def arrived(self, *args: Any) -> None:
        """Nothing to check: the simulation of one table covers races."""

    def _lay_down(self) -> None:
        if self.process is not None:
            self.process.registry.put_to_sleep(self.rng.choice(list(self.platter.logs)))

    def _check_clock(self) -> None:
        """Nothing to check: the simulation of one table covers clocks."""

    # the run

    def run(self) -> None:
        """Runs a lesson in which everything goes wrong, then a quiet period, and ends the round."""
        self._live(self._wild_millis)
        self._calm_down()
        self._settle()
        (teacher,) = [client for client in self.clients if isinstance(client, Teacher)]
        if teacher.current is not None:
            teacher.do(EndRound())
        self._settle()

    def _settle(self) -> None:
        self._live(QUIET)
        self.still = True
        self._live(STILL)
        # from here on people only leave and return: later events may still be in transit at the end
        self._known = {table: self.platter.version(table) for table in self.platter.logs}
        self._live(ON_ITS_WAY)
        self._check_room()
        self.still = False

    def _live(self, millis: float) -> None:
        until = self.clock.now() + millis
        while self.clock.now() < until:
            if not self.clock.step():
                raise Broken("nothing happens any more")

    def _calm_down(self) -> None:
        self.calm = True
        self._disk.failing = self._disk.lying = self._disk.unreadable = 0.0
        self._start_process()
        for client in list(self.clients):
            client.wake()

    # the promises

    def folded(self, table: TableId) -> Fold:
        """A table's state folded from its log."""
        record = self.platter.records[table]
        game: Any = ROOM if table == CODE else GAMES[record.game]
        fold = Fold(game, History(record, tuple(self.platter.logs[table])))
        fold.advance(len(self.platter.logs[table]))
        return fold

    def _check_room(self) -> None:
        self.check_so_far()
        if self._errors:
            raise Broken(f"the program reported: {self._errors[0]}")
        room = self.folded(CODE)
        self._check_clients(room)
        self._check_rounds(room)
        self._check_scores(room.state, {**room.former, **room.guests})

    def _check_clients(self, room: Fold) -> None:
        for client in self.clients:
            if client.farewell is None:
                if client.unanswered:
                    raise Broken(f"{client.guest} was never answered: {client.unanswered}")
                fold = room if client.table == CODE else self.folded(client.table)
                if client.seat != fold.guests.get(client.guest):
                    raise Broken(f"{client.guest} was not told of seat {fold.guests.get(client.guest)}")
                if client.version < self._known[client.table]:
                    raise Broken(f"{client.guest} is left behind at version {client.version} of {client.table}")
                is_last = client.version == fold.state.version
                if is_last and client.view != fold.game.view(fold.state, client.seat):
                    raise Broken(f"{client.guest} sees something else than the log of {client.table} tells")

    def _check_rounds(self, room: Fold) -> None:
        """Checks that everybody sits at their assigned table only, and that every table is as the room wants it."""
        state: RoomState = room.state
        people = {seat: guest for guest, seat in room.guests.items()}
        for number, one in enumerate(state.rounds, 1):
            for table, scores in zip(one.tables, one.scores, strict=True):
                code = TableId(table.code)
                if not table.seats and code not in self.platter.records:
                    continue
                if code not in self.platter.records:
                    raise Broken(f"round {number}: table {code} was never made")
                there = self.folded(code)
                self._check_table(there, f"round {number}, {code}", is_over=one.is_over, scores=scores, room=state)
                if there.state.phase != "over":
                    wanted = {people[seat] for seat in table.seats if not state.seating.chairs[seat].left}
                    self._check_seats(
                        there, wanted, {guest: state.seating.chairs[seat].name for guest, seat in room.guests.items()}
                    )

    def _check_table(self, there: Fold, where: str, *, is_over: bool, scores: Any, room: RoomState) -> None:
        phase, seating = there.state.phase, there.state.seating
        if is_over and seating.chairs and (phase != "over" or scores is None):
            raise Broken(f"{where}: the round is over, the table in {phase}, and its scores are {scores}")
        if phase == "over":
            if seating.chairs and scores is None:
                raise Broken(f"{where}: its scores were not recorded")
            return
        if scores is not None:
            raise Broken(f"{where}: recorded while it plays")
        if seating.chairs and (seating.paused_at is None) is not (room.paused_at is None):
            raise Broken(f"{where}: paused at {seating.paused_at}, the room at {room.paused_at}")
        if seating.people() and phase == "lobby" and room.paused_at is None:
            raise Broken(f"{where}: never started")

    def _check_seats(self, there: Fold, wanted: set[Identity], names: dict[Identity, str]) -> None:
        chairs = there.state.seating.chairs
        # a player who leaves during a start is gone for the room, and leaves the seat after the deal (P1)
        gone = [chair.left or chair.leaving for chair in chairs]
        # bots fill tables where the room wants them (R11)
        sitting = [(guest, chairs[seat]) for guest, seat in there.guests.items() if not gone[seat]]
        seated = {guest: chair for guest, chair in sitting if not is_bot(guest)}
        if set(seated) != wanted:
            table = there._history.record.table
            raise Broken(f"at {table} sit {sorted(seated)}, and the room wants {sorted(wanted)} there")
        taken = sum(not (is_gone or chair.bot) for is_gone, chair in zip(gone, chairs, strict=True))
        if taken != len(seated):
            raise Broken(f"{taken} chairs are taken by {sorted(seated)}")
        for guest, chair in seated.items():
            if chair.name != names[guest]:
                raise Broken(f"{guest} is {names[guest]} in the room and {chair.name} at the table")

    def _check_scores(self, room: RoomState, people: dict[Identity, int]) -> None:
        """Checks that no score is lost or recorded twice, and that the standings are their sum."""
        events = self._events(CODE)
        recorded = Counter((event.number, event.table) for event in events if isinstance(event, TableRecorded))
        started = Counter(event.number for event in events if isinstance(event, RoomRoundStarted))
        if {*recorded.values(), *started.values()} - {1}:
            raise Broken(f"twice recorded or started: {recorded} {started}")
        sums: Counter[int] = Counter()
        for one in room.rounds:
            for table, scores in zip(one.tables, one.scores, strict=True):
                if scores is None:
                    continue
                there = self.folded(TableId(table.code))
                points = there.game.outcome(there.game.view(there.state, None)).points
                placed = one.placed_at(table.code)
                own: dict[int, int] = {}
                for guest, seat in there.guests.items():
                    if people.get(guest) in placed:
                        own[people[guest]] = own.get(people[guest], 0) + points(seat)
                if sorted(own.items()) != sorted((score.seat, score.points) for score in scores):
                    raise Broken(f"{table.code}: played {sorted(own.items())}, recorded {scores}")
                if one.is_over or room.phase == "over":
                    sums.update(own)
        for line in standings(room):
            if line.points != sums[line.seat]:
                raise Broken(f"seat {line.seat} has {line.points} points, and won {sums[line.seat]}")


class RoomSimulation(RoomPeople):
    """A room on one server."""


class RoomClusterSimulation(RoomPeople, ClusterSimulation):
    """A room on several nodes; the room and its tables may be on different ones."""

    run = RoomPeople.run

    def _calm_down(self) -> None:
        self.calm = True
        self._cut.clear()
        self._database.failing = self._database.late = 0.0
        for node in self.nodes:
            node.clock.go_on()
        for client in list(self.clients):
            client.wake()

    def _live(self, millis: float) -> None:
        self._advance(millis)


def simulate_rooms(seeds: Iterable[int], kind: type[RoomPeople] = RoomSimulation, **platter: Any) -> Counter[str]:
    """Runs lessons; returns counts of what happened."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        simulation = kind(seed, **platter)
        try:
            simulation.run()
        except AssertionError as error:
            word = "room-cluster" if kind is RoomClusterSimulation else "room"
            raise Broken(f"seed {seed}: {error}\nrun `python -m tests.simulation {word} {seed}`") from error
        events = simulation._events(CODE)
        counts["kills"] += simulation.kills
        counts["acknowledged"] += simulation.acknowledgements
        counts.update(type(event).__name__ for event in events)
    return counts
