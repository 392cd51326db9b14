"""One simulated game in which everything goes wrong, and what must still be true."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import EDITIONS, edition
from tercet.core.dicegame.dice import DICE
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.game import Command, Event, Game, fold
from tercet.core.engine.log import GameLog, event_decoder
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import TABLE_KINDS
from tercet.core.identity import Identity
from tercet.core.seating.commands import Leave
from tercet.store.port import Moment, Record, TableId
from tercet.tables.command_queue import Submission
from tercet.tables.races import Latency
from tercet.tables.table import Table
from tercet.wire.messages import ChangeSettings, Do
from tests.simulation.client import Client, Link, LinkFaults, World
from tests.simulation.disk import DiskFaults, Platter
from tests.simulation.process import Process, SimConnection
from tests.tables.stage import START, VirtualClock

TABLE = TableId("simulated")
LONGEST = 90 * 60 * 1000.0
"""A game that lasts longer than this, in milliseconds, is stuck; people may be gone for ten minutes, several times."""
DICE_SHARE = 0.05
"""Share of dice games, which take longer."""
NAP = 150_000.0
"""How long everybody is gone now and then, in milliseconds; longer than an empty table stays awake."""
UNNOTED = 20_000.0
"""How long a server may fail to record that it runs, in milliseconds."""
FAST = 1_000.0
"""How much longer an interval may be on the table's clock than on the world's: latency is compensated, a race counts
from when its winner is informed, and the disk takes its time."""
SLOW = 12_000.0
"""How far a table's clock may fall behind its server's while it waits for players to return."""
QUIET = 40_000.0
"""How long nothing goes wrong at the end, so everybody can catch up."""


class Broken(AssertionError):
    """A broken promise."""


class Uptime:
    """How long servers have run by the world's clock, to check the tables' clocks."""

    def __init__(self) -> None:
        self._ran: list[tuple[float, float]] = []
        self._since: float | None = None

    def start(self, now: float) -> None:
        self._since = now

    def stop(self, now: float) -> None:
        if self._since is not None:
            self._ran.append((self._since, now))
            self._since = None

    def at(self, moment: float) -> float:
        lives = [*self._ran, *([] if self._since is None else [(self._since, moment)])]
        return sum(max(min(ended, moment) - started, 0.0) for started, ended in lives)


class Race:
    """A race command on its way through the table, as seen by an observer."""

    def __init__(self, seat: int, moment: float, free: float) -> None:
        self.seat = seat
        self.moment = moment
        """When it was pressed, as far as its connection can explain."""
        self.free = free
        """From then on no earlier press by a rival can be in transit."""


class Simulation(World):
    """The complete simulation, from one seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.calm = False
        self.clock = VirtualClock()
        self.rng = rng = random.Random(seed)
        self.platter = Platter()
        self.kills = 0
        self.acknowledgements = 0
        self._down = 0.0
        self._rested = False
        """Whether the table slept meanwhile, so its clock may have stopped."""
        self._arranged: Counter[bool | None] = Counter()
        self._acknowledged: set[tuple[TableId, Identity, str]] = set()
        self.races = 0
        self._races: dict[tuple[Identity, str], Race] = {}
        self._seen_races: set[tuple[Identity, str]] = set()
        self._asleep_at = float(START)
        """When no table was last seen awake."""
        self._watched: list[Table] = []
        self._lives = 0
        wild = rng.random()
        self._disk = DiskFaults(
            sync=(0.1, rng.choice((0.5, 4.0, 30.0))),
            failing=rng.choice((0.0, 0.0, 0.01, 0.05)) * wild,
            lying=rng.choice((0.0, 0.0, 0.01, 0.05)) * wild,
            unreadable=rng.choice((0.0, 0.0, 0.2)),
        )
        self._kill_every = rng.choice((0.0, 0.0, 20_000.0, 5_000.0))
        self._kill_after_frame = rng.choice((0.0, 0.0, 0.002, 0.01))
        self._drop_every = rng.choice((0.0, 15_000.0, 3_000.0, 1_000.0))
        self._uptime = Uptime()
        self._errors: list[str] = []
        self.process: Process | None = None
        self._start_process()
        self._make_table()
        self.clients: list[Client] = []
        self._make_clients(wild)
        if self._kill_every:
            self._plan(self._kill_every, self._kill)
        if self._drop_every:
            self._plan(self._drop_every, self._drop)
        # a separate generator, so the faults of existing seeds stay the same
        more = self._more = random.Random(f"{seed}/more")
        if more.random() < 0.3:
            self._disk.forgetting = 0.1
        if more.random() < 0.3:
            for client in self.clients:
                client.wants_bot = True
        for share, every, what in (
            (0.3, 60_000.0, self._set_calendar),
            (0.3, 30_000.0, self._lay_down),
            (0.1, 90_000.0, self._nap),
        ):
            if more.random() < share:
                self._plan(every, what)

    def _make_clients(self, wild: float) -> None:
        rng = self.rng
        self.players = rng.choice((1, 2, 2, 3, 4)) if self.game is CARD_GAME else rng.choice((2, 3))
        think = rng.choice((300.0, 800.0))
        self.clients += [
            Client(self, self.game, f"g{i}", TABLE, self._link(rng, wild), f"{self.seed}/{i}", think)
            for i in range(self.players)
        ]

    def _link(self, rng: random.Random, wild: float) -> LinkFaults:
        near = rng.choice((1.0, 20.0, 90.0, 180.0))
        return LinkFaults(
            up=near,
            down=near + rng.uniform(-0.5, 0.5) * min(near, 20),
            jitter=rng.choice((0.0, 5.0, 20.0)),
            loss=rng.choice((0.0, 0.01, 0.05)) * wild,
            twice=rng.choice((0.0, 0.01, 0.1)) * wild,
            overtaking=rng.choice((0.0, 0.0, 0.03)) * wild,
            skew=rng.uniform(-1e8, 1e8),
            drift=rng.uniform(-1e-4, 1e-4),
        )

    def _plan(self, every: float, what: Any) -> None:
        def happen() -> None:
            if not self.calm:
                what()
                self._plan(every, what)

        self.clock.call_at(self.clock.now() + self.rng.expovariate(1 / every), happen)

    # what the clients and the process see

    def connect(self, guest: Identity, link: Link) -> SimConnection | None:
        return None if self.process is None else self.process.connect(guest, link)

    def acknowledged(self, client: Client, name: str) -> None:
        self.acknowledgements += 1
        self._acknowledged.add((client.table, client.guest, name))

    def arranged(self, arrange: ChangeSettings) -> None:
        """Checks that settings confirmed to the host are stored, unless changed again."""
        self._arranged[arrange.chat] += 1
        saved = sum(record.chat == arrange.chat for record in self.platter.saved)
        if self._arranged[arrange.chat] > saved:
            raise Broken(f"{arrange.id} was acknowledged, and is not saved")

    def arrived(self, table: Table, guest: Identity, do: Do[Command], line: Latency, moment: float) -> None:
        self._watch(table)
        seat = table.event_log.guests.get(guest)
        key = (guest, do.id)
        if do.command.race and seat is not None and key not in self._seen_races and key not in self._kept(table):
            pressed = explainable(line, do.pressed, moment)
            wait = max((other.wait for other in table.members.latencies(but=seat)), default=0.0)
            self._seen_races.add(key)
            self._races[key] = Race(seat, pressed, pressed + wait)

    def _kept(self, table: Table) -> set[tuple[Identity, str]]:
        return {(entry.by, entry.command) for entry in self.platter.logs[TABLE]}

    def _watch(self, table: Table) -> None:
        """Watches the table: a race must be decided in turn."""
        if table in self._watched:
            return
        self._watched.append(table)
        queue = table._queue
        carry_out = queue._carry_out

        def watched(submission: Submission, moment: float, race: Any, now: float) -> None:
            if race is not None:
                self._check_race((submission.guest, submission.id), now)
            carry_out(submission, moment, race, now)

        queue._carry_out = watched  # type: ignore[method-assign, unused-ignore]

    def _check_race(self, key: tuple[Identity, str], now: float) -> None:
        """Checks that a race's winner pressed no later than any rival heard so far, and was held long enough."""
        decided = self._races.pop(key, None)
        if decided is None:
            return
        self.races += 1
        if now < decided.free - 2:
            raise Broken(f"seat {decided.seat}'s press of {decided.moment:.1f} was decided at {now:.1f}, too soon")
        for rival in self._races.values():
            if rival.seat != decided.seat and rival.moment < decided.moment - 1:
                raise Broken(
                    f"seat {decided.seat}, who pressed at {decided.moment:.1f}, was decided before "
                    f"seat {rival.seat}, who pressed at {rival.moment:.1f}"
                )

    def sent(self) -> None:
        """May kill the process: the worst moment to die is just after sending."""
        if not self.calm and self._kill_after_frame and self.rng.random() < self._kill_after_frame:
            doomed = self.process
            moment = self.clock.now() + self.rng.choice((0.0, self.rng.uniform(0, 10)))
            self.clock.call_at(moment, lambda: self._kill() if doomed is self.process else None)

    # what goes wrong

    def _start_process(self) -> None:
        if self.process is not None:
            return
        self._lives += 1
        self._uptime.start(self.clock.now())
        self.process = Process(self.clock, self.platter, self.rng, self._disk, f"{self.seed}/{self._lives}", self)

    def _kill(self) -> None:
        if self.process is not None:
            self.kills += 1
            self._check_noted()
            if self._more.random() < 0.3:
                self.process.stop()
            else:
                self.process.kill()
            self.process = None
            self._uptime.stop(self.clock.now())
            self._races.clear()
            self._watched.clear()
            self.check_so_far()
            long = self._more.random() < 0.1
            down = self.rng.uniform(10, 3000) + (self._more.uniform(0, 90_000) if long else 0.0)
            self._down += down
            self.clock.call_at(self.clock.now() + down, self._start_process)

    def _drop(self) -> None:
        self.rng.choice(self.clients).drop()

    def _set_calendar(self) -> None:
        """Sets the date, as an operator or a time server does."""
        self.clock.calendar = self._more.choice((0.0, 3600_000.0, -3600_000.0, 4e10, -4e10))

    def _lay_down(self) -> None:
        """Puts the table to sleep even if somebody sits there, as when a guest is deleted."""
        self._rested = True
        if self.process is not None:
            self.process.registry.put_to_sleep(TABLE)
            self._races.clear()
            self._check_asleep(self.process)

    def _nap(self) -> None:
        """Makes everybody leave for some minutes; the table sleeps once nothing happens automatically."""
        self._rested = True
        for client in self.clients:
            client.nap(NAP)
        self.clock.call_at(self.clock.now() + NAP - 1000, lambda: self._check_asleep(self.process))

    def internal_error(self, what: str, error: Exception) -> None:
        """Called when the program reported an internal error."""
        if what != "record_uptime" or not isinstance(error, OSError):
            self._errors.append(f"{what}: {error!r}")

    def _make_table(self) -> None:
        rng = self.rng
        self.game: Game[Any, Any, Any] = DICE_GAME if rng.random() < DICE_SHARE else CARD_GAME
        rules: Any = (
            dice_rules(turn_seconds=20, extra_seconds=5, stalemate=1)
            if self.game is DICE_GAME
            else edition(
                rng.choice(tuple(EDITIONS)),
                deck=rng.choice(("solid", "solid", "solid", "full")),
                deals=1,
                no_set=rng.choice((None, None, "auto", "checked")),
                style=rng.choice((None, None, "announce", "point")),
                vote_seconds=5,
                pause_seconds=1,
                away_seconds=60,
            )
        )
        record = Record(
            table=TABLE,
            game=self.game.name,
            rules=msgspec.json.encode(rules),
            host=Identity("g0"),
            created=Moment(START),
        )
        self.platter.records[TABLE] = record
        self.platter.logs[TABLE] = []
        self.rules = rules

    # the run

    def run(self) -> None:
        """Plays the game to its end, lets everybody catch up, and checks all promises."""
        while not self._is_over():
            if self.clock.now() - START - self._down > LONGEST:
                raise Broken("the game does not end")
            self._check_noted()
            until = self.clock.now() + 2000
            while self.clock.now() < until:
                if not self.clock.step():
                    raise Broken("nothing happens any more")
        self.calm = True
        self._disk.failing = self._disk.lying = self._disk.unreadable = 0.0
        self._start_process()
        for client in self.clients:
            client.wake()
        self.clock.advance(QUIET)
        self.check_so_far()
        self._check_end()
        self._check_deleted()

    def _is_over(self) -> bool:
        last = self.platter.events(TABLE)[-40:]
        return any(b'"MatchEnded"' in raw or b'"DiceGameEnded"' in raw for raw in last)

    # the promises

    def check_so_far(self) -> None:
        """Checks, at any time, that what clients were told is stored, and nothing else in its place."""
        for table in self.platter.logs:
            self._check_log(table, [client for client in self.clients if client.table == table])

    def _check_log(self, table: TableId, clients: Sequence[Client]) -> None:
        log = self.platter.logs[table]
        kept = {(entry.by, entry.command) for entry in log if entry.command}
        lost = {(guest, name) for told, guest, name in self._acknowledged if told == table} - kept
        if lost:
            raise Broken(f"acknowledged and lost: {sorted(lost)}")
        for client in clients:
            for name, refused in client.refused.items():
                if refused.code != "not-saved" and (client.guest, name) in kept:
                    raise Broken(f"{client.guest} was told that {name} is refused ({refused.code}), and it was done")
        if len(kept) != sum(bool(entry.command) for entry in log):
            raise Broken("a command was carried out twice")
        version = 0
        for entry in log:
            if entry.version != version:
                raise Broken(f"a gap in the log: {entry.version} after {version}")
            version = entry.next
        events = self._events(table)
        for client in clients:
            if client.version > len(events):
                raise Broken(f"{client.guest} is at version {client.version}, which is not in the log")
            for number, (seat, event) in client.seen.items():
                if number > len(events):
                    raise Broken(f"{client.guest} saw event {number}, which is not in the log")
                if events[number - 1].seen_by(seat) != event:
                    raise Broken(f"{client.guest} saw another event {number} than the log has")

    def _check_noted(self) -> None:
        """Checks that a server with tables awake records that it runs, even after a failure (C20)."""
        if self.process is None or not len(self.process.registry):
            self._asleep_at = self.clock.now()
        elif self.clock.now() - self._asleep_at > UNNOTED and self.process.store.unnoted > UNNOTED:
            raise Broken(f"for {self.process.store.unnoted:.0f} ms the server has not noted that it runs")

    def _check_asleep(self, process: Process | None) -> None:
        """Checks that nothing of a sleeping table, nor its bots, is left in memory."""
        if process is not None and process is self.process and not len(process.registry) and process.minds._bots:
            raise Broken(f"the table sleeps, and its bots are remembered: {sorted(process.minds._bots)}")

    def _check_clock(self) -> None:
        """Checks that no table's clock runs faster than its server, and that it only stops to await players (C20)."""
        decode = event_decoder(self.game).decode
        before: tuple[float, float, float, int] | None = None
        for entry, (put, life) in zip(self.platter.logs[TABLE], self._puts(), strict=True):
            first, last = decode(entry.events[0]).at, decode(entry.events[-1]).at
            if before is not None:
                put_before, at_before, highest, life_before = before
                if last < highest:
                    raise Broken(f"version {entry.version}: the clock went back from {highest} to {last}")
                if first - at_before > put - put_before + FAST:
                    raise Broken(f"version {entry.version}: {first - at_before:.0f} ms in {put - put_before:.0f}")
                if (
                    life == life_before
                    and not self._down
                    and not self._rested
                    and first - at_before < put - put_before - SLOW
                ):
                    raise Broken(f"version {entry.version}: only {first - at_before:.0f} in {put - put_before:.0f}")
            before = (put, last, max(last, before[2] if before else 0), life)

    def _puts(self) -> list[tuple[float, int]]:
        """For each entry, the total uptime when it was written, and in which life."""
        return [(self._uptime.at(moment), life) for moment, life in self.platter.puts[TABLE]]

    def _check_deleted(self) -> None:
        """Checks that players at a deleted table are told so at the next command, and that nobody finds it any more."""
        here = [client for client in self.clients if client.farewell is None and client.version]
        sitting = [client for client in here if client.sits]
        self.platter.delete(TABLE)
        for client in here:
            client.do(Leave())
        self.clock.advance(QUIET)
        for client in sitting:
            if client.farewell not in ("closed", "no-table"):
                raise Broken(f"{client.guest} sits at a table that is no longer kept, and was not told")
        # if all had left before, commands are refused and nothing is written: they look at a result
        if sitting and self.process is not None and len(self.process.registry):
            raise Broken("a table that is no longer kept is still awake")

    def _check_end(self) -> None:
        self._check_clock()
        if self._errors:
            raise Broken(f"the program reported: {self._errors[0]}")
        events = self._events()
        state = self.game.initial(self.rules)
        for event in events:
            state = self.game.evolve(state, event)
            pieces, whole = self._pieces(state)
            if sorted(pieces) != list(range(whole)):
                raise Broken(f"cards or dice are not conserved at version {state.version}")
        for client in self.clients:
            if client.unanswered:
                raise Broken(f"{client.guest} was never answered: {sorted(client.unanswered)}")
            if client.view != self.game.view(fold(self.game, self.game.initial(self.rules), events), client.seat):
                raise Broken(f"{client.guest} sees another game than the log tells")
        told = {client.chat for client in self.clients if client.farewell is None}
        if len(told) > 1:
            raise Broken("some were told that free text is allowed, and some that it is not")
        problems = GameLog(self.game, self.rules, events).problems(RecomputedChance)
        if problems:
            raise Broken(f"the log does not verify: {problems[0]}")

    def _pieces(self, state: Any) -> tuple[list[int], int]:
        """Every card or die, wherever it is, and the expected number; none before the start and after the end."""
        if self.game is DICE_GAME:
            hands = [held.die for player in state.players for held in player.dice]
            dice = [*hands, *state.bag, *(lying.die for lying in state.lying)]
            return (dice, DICE) if dice else ([], 0)
        if state.phase != "play":
            return [], 0
        held = [card for player in state.players for card in (*player.won, *player.aside)]
        return [*(card for card in state.layout if card is not None), *held, *state.pile], self.rules.cards

    def _events(self, table: TableId = TABLE) -> list[Event]:
        decoder = event_decoder(TABLE_KINDS[self.platter.records[table].game])
        return [decoder.decode(raw) for raw in self.platter.events(table)]


def explainable(line: Latency, pressed: float | None, arrived: float) -> float:
    """The press time that a connection can explain, computed independently of the table's code."""
    if pressed is None or not line.samples:
        return arrived - line.delay
    claimed = pressed - line.offset
    earliest = arrived - line.reach
    return arrived if claimed > arrived else max(claimed, earliest)


def simulate(seeds: Iterable[int]) -> tuple[int, int]:
    """Runs games; returns the number of acknowledged commands and of kills."""
    acknowledged = kills = 0
    for seed in seeds:
        simulation = Simulation(seed)
        try:
            simulation.run()
        except AssertionError as error:
            raise Broken(f"seed {seed}: {error}\nrun `python -m tests.simulation {seed}`") from error
        acknowledged += simulation.acknowledgements
        kills += simulation.kills
    return acknowledged, kills
