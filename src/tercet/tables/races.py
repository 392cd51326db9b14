"""Fair races: network distance decides neither who presses first nor who sees new cards first.

Values and functions only: no socket, no clock. All times are milliseconds on the table's clock unless stated to be on
the client's own.

* `Latency` describes one client's connection: clock offset, delay and jitter. It limits the press
  time that a client claims to what its connection can explain.
* `RaceWindow` holds race commands until no earlier press by another player can still be on its way, and releases them
  in the order they were pressed.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterable
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

CAP: Final = 200.0
"""Longest one-way delay compensated, in milliseconds; enough for the other side of the world."""
JITTER: Final = 5.0
"""How much longer than the fastest message a press may take. Where the kernel's round trip is known, also the extra
time that rivals wait because pongs vary."""
GRACE: Final = 5.0
"""Time a press may take inside the client before it is sent, and the inaccuracy of coarse clocks."""
KEPT: Final = 16
"""Number of latest pongs used."""
MEMORY: Final = 60_000.0
"""Pongs older than this many milliseconds are not used."""
DRIFT: Final = 1e-4
"""Assumed clock drift: a tenth of a millisecond per second; older pongs are trusted less accordingly."""
USUAL: Final = 0.85
"""Share of pongs that count as the connection's usual jitter; the slowest are ignored as retransmissions."""
STALE: Final = 6000.0
"""Milliseconds after which a press on its way no longer counts: its client has told the player that it is lost."""
NEVER: Final = float("inf")
WORTH_WAITING: Final = 1.0
"""Shortest wait, in milliseconds; the event loop's timer is no more precise."""


class Sample(NamedTuple):
    """The measurements from one ping and its pong."""

    received: float
    round_trip: float
    offset: float
    """Lead of the client's clock, assuming both directions take equally long."""


class Latency(msgspec.Struct, frozen=True, gc=False):
    """One client's connection as measured by pings; each pong yields a new value."""

    samples: tuple[Sample, ...] = ()
    offset: float = 0.0
    """Lead of the client's clock over the table's."""
    delay: float = 0.0
    """The one-way delay without congestion."""
    reach: float = 0.0
    """Maximum time by which a press may be dated before its arrival; at most `CAP`."""
    wait: float = 0.0
    """The usual worst one-way delay, for which rivals wait; at most `CAP`."""

    @property
    def measured(self) -> bool:
        return bool(self.samples)

    def after_pong(self, sent: float, client: float, received: float, kernel: float | None = None) -> Latency:
        """Returns the latency after a pong. `sent` is when we sent the ping, by our clock, and `client` when it
        arrived, by the client's.

        `kernel` is the round trip measured by our operating system or a proxy's; delaying pongs does not change it.
        Where it is known, a client that delays its pongs gains at most `JITTER + GRACE`: the sum of the extra time that
        rivals wait and the extra time by which a press may be backdated, both beyond half the round trip.
        """
        round_trip = max(received - sent, 0.0)
        new = Sample(received, round_trip, client - (sent + received) / 2)
        # The fastest pong is the most accurate, since delays almost always affect one direction more than the other.
        least_error, offset = round_trip / 2, new.offset
        kept, times = [], [round_trip]
        for sample in self.samples[1 - KEPT :]:
            age = received - sample.received
            if age <= MEMORY:
                kept.append(sample)
                times.append(sample.round_trip)
                error = sample.round_trip / 2 + age * DRIFT
                # the offsets differ by more than their errors: the client's clock stopped while its device slept
                slept = abs(sample.offset - new.offset) > error + round_trip / 2 + GRACE
                if error < least_error and not slept:
                    least_error, offset = error, sample.offset
        times.sort()
        jitter = times[int((len(times) - 1) * USUAL)] - times[0]
        delay = min(times[0] / 2, CAP)
        if kernel is None:
            reach = delay + min(jitter / 2, JITTER) + GRACE
            wait = delay + jitter + GRACE
        else:
            delay = min(delay, kernel / 2)
            varies = min(jitter, JITTER)
            reach = delay + GRACE - varies
            wait = delay + GRACE + varies
        kept.append(new)
        return Latency(tuple(kept), offset, delay, min(reach, CAP), min(wait, CAP))

    def lapsed(self) -> Latency:
        """Returns the latency of a client that has stopped answering pings, without allowance until it answers
        again."""
        return Latency(offset=self.offset)

    def moment(self, pressed: float | None, arrived: float) -> float:
        """Returns when a key was pressed, limited to what the latency can explain; `pressed` is on the client's own
        clock.

        Without `pressed`, or before the first pong, estimates that from the usual delay.
        """
        if pressed is None or not self.samples:
            return arrived - self.delay
        return min(max(pressed - self.offset, arrived - self.reach), arrived)

    def is_stale(self, pressed: float | None, arrived: float) -> bool:
        """Whether a press was held up for longer than its client waits for an answer."""
        return pressed is not None and self.offset != 0.0 and arrived - (pressed - self.offset) > STALE

    def local(self, moment: float) -> float:
        """Converts a time on the table's clock to the client's clock."""
        return moment + self.offset


UNMEASURED: Final = Latency()


def show_at(now: float, lines: Iterable[Latency]) -> float:
    """Returns when all clients can show events sent now: once they have reached the farthest client."""
    longest = 0.0
    for line in lines:
        if line.wait > longest:  # noqa: PLR1730 (max() is slower here)
            longest = line.wait
    return now + longest


CommandT = TypeVar("CommandT")


class Held(msgspec.Struct, Generic[CommandT], frozen=True, gc=False):
    """A command on hold."""

    moment: int
    """When the key was pressed, in whole milliseconds; smaller differences cannot be measured, so `lot` decides."""
    lot: float
    """A random number that breaks ties."""
    due: float
    """When no rival's earlier press can still be in flight."""
    runner: object
    """The player, since nobody is their own rival; None for the table itself."""
    command: CommandT


class RaceWinner(msgspec.Struct, Generic[CommandT], frozen=True, gc=False):
    """A command whose turn has come, and how its race went."""

    command: CommandT
    moment: int
    lead: int | None
    """The winner's lead over the next rival, in milliseconds; None without a rival."""
    tie: bool
    """Whether a rival pressed in the same millisecond, so `lot` decided."""


class RaceWindow(Generic[CommandT]):
    """The race commands of one table that are on hold, ordered by press time."""

    def __init__(self, draw: Callable[[], float]) -> None:
        self._draw = draw
        self._held: list[Held[CommandT]] = []
        self.due = NEVER
        """When the first of them can be decided; `NEVER` if there are none."""

    def __len__(self) -> int:
        return len(self._held)

    def enter(
        self, command: CommandT, runner: object, moment: float, rivals: Iterable[Latency], *, raced: bool = True
    ) -> None:
        """Holds a command as long as an earlier press by a rival could still be in flight.

        With `raced` false, no player pressed the command (it is a deadline): it waits for earlier presses, and a press
        in the same millisecond always goes first.
        """
        due = moment
        for rival in rivals:
            due = max(due, moment + rival.wait)
        held = Held(round(moment), self._draw() if raced else 2.0, due, runner, command)
        if self._held:
            bisect.insort(self._held, held, key=lambda other: (other.moment, other.lot))
        else:
            self._held.append(held)
        self.due = self._held[0].due

    def take(self, now: float) -> RaceWinner[CommandT] | None:
        """Returns the first command, if its time has come."""
        if self.due > now + WORTH_WAITING:
            return None
        first = self._held.pop(0)
        self.due = self._held[0].due if self._held else NEVER
        for other in self._held:
            if other.runner is not None and other.runner != first.runner:
                lead = other.moment - first.moment
                return RaceWinner(first.command, first.moment, lead, tie=lead == 0)
        return RaceWinner(first.command, first.moment, None, tie=False)
