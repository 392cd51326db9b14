"""Fair calls: distance decides a race neither on the way in nor on the way out.

Values and functions only: no socket, no clock. All moments are milliseconds of the table's clock unless they are said
to be of the client's own.

* `Latency` is what is known of one client's connection: its clock's offset, how long a message takes, how that varies.
  It turns a press moment that the client claims into one that its connection can explain.
* `RaceWindow` holds the race commands that arrived until no earlier press of another player can still be under way, and
  gives them out in the order of the presses.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterable
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

CAP: Final = 200.0
"""The longest delay, one way, that is made good for anybody: from one end of the world to the other, and no more."""
JITTER: Final = 5.0
"""How much longer than the quickest message a press is believed to have taken: a client that delays most of its pongs,
but not all, gains no more than this."""
GRACE: Final = 5.0
"""What a press may need inside the client, between the finger and the wire, and what coarse clocks hide."""
KEPT: Final = 16
"""How many of the last pongs are looked at."""
DRIFT: Final = 1e-4
"""How far two clocks may part: a tenth of a millisecond in a second; old pongs are trusted less by that much."""
USUAL: Final = 0.85
"""The share of pongs that count as the line's usual jitter; the slowest are losses being sent again."""
NEVER: Final = float("inf")
WORTH_WAITING: Final = 1.0
"""A shorter wait than this is none: the event loop's timer counts in milliseconds."""


class Sample(NamedTuple):
    """What one ping and its pong told."""

    received: float
    round_trip: float
    offset: float
    """By how much the client's clock is ahead, if both ways take equally long."""


class Latency(msgspec.Struct, frozen=True, gc=False):
    """One client's connection as the pings have measured it; a new value after each pong."""

    samples: tuple[Sample, ...] = ()
    offset: float = 0.0
    """By how much the client's clock is ahead of the table's."""
    delay: float = 0.0
    """How long a message takes one way when nothing holds it up."""
    reach: float = 0.0
    """How long before its arrival a press is believed to have been at the most; never more than `CAP`."""
    wait: float = 0.0
    """How long a message usually takes one way at the worst: so long others wait for it. Never more than `CAP`."""

    @property
    def measured(self) -> bool:
        return bool(self.samples)

    def heard(self, sent: float, client: float, received: float, kernel: float | None = None) -> Latency:
        """The line after a pong: `client` is what the client's clock showed when the ping, `sent` by ours, came.

        `kernel` is the shortest round trip that the operating system itself saw, where the connection is direct: who
        delays their pongs to look far away does not delay those.
        """
        round_trip = max(received - sent, 0.0)
        new = Sample(received, round_trip, client - (sent + received) / 2)
        samples = (*self.samples[1 - KEPT :], new)
        # The quickest pong knows best, since whatever held up another held up one of its ways more than the other.
        best = min(samples, key=lambda sample: sample.round_trip / 2 + (received - sample.received) * DRIFT)
        times = sorted(sample.round_trip for sample in samples)
        jitter = times[int((len(times) - 1) * USUAL)] - times[0]
        shortest = times[0] if kernel is None else min(times[0], kernel)
        delay = min(shortest / 2, CAP)
        reach = min(delay + min(jitter / 2, JITTER) + GRACE, CAP)
        return Latency(samples, best.offset, delay, reach, min(max(times[0] / 2 + jitter + GRACE, reach), CAP))

    def moment(self, pressed: float | None, arrived: float) -> float:
        """When a key was pressed, as far as the line can explain it; `pressed` is by the client's own clock.

        Without a claim, or before the first pong, it is the moment that the usual delay suggests.
        """
        if pressed is None or not self.samples:
            return arrived - self.delay
        return min(max(pressed - self.offset, arrived - self.reach), arrived)

    def local(self, moment: float) -> float:
        """A moment of the table's clock by the client's own."""
        return moment + self.offset


UNMEASURED: Final = Latency()


def show_at(now: float, lines: Iterable[Latency]) -> float:
    """When everybody can show what is sent now: a message to the farthest of them has arrived by then."""
    return now + _longest_wait(lines)


def _longest_wait(lines: Iterable[Latency]) -> float:
    longest = 0.0
    for line in lines:
        if line.wait > longest:  # noqa: PLR1730 (max() is slower here)
            longest = line.wait
    return longest


CommandT = TypeVar("CommandT")


class Held(msgspec.Struct, Generic[CommandT], frozen=True, gc=False):
    """A command on hold."""

    moment: int
    """When it was pressed, in whole milliseconds: finer differences are not known, and chance decides them."""
    lot: float
    """Drawn by chance, to decide between equal moments."""
    due: float
    """When no earlier press of another can be under way any more."""
    runner: object
    """Who presses, so that nobody is their own rival; None for the table itself."""
    command: CommandT


class Decision(msgspec.Struct, Generic[CommandT], frozen=True, gc=False):
    """A command whose turn has come, and how its race went."""

    command: CommandT
    moment: int
    lead: int | None
    """By how many milliseconds it came before the next rival; None without one."""
    tie: bool
    """A rival pressed in the same millisecond, and the lot decided."""


class RaceWindow(Generic[CommandT]):
    """The race commands of one table that are on hold, in the order of their presses."""

    def __init__(self, draw: Callable[[], float]) -> None:
        self._draw = draw
        self._held: list[Held[CommandT]] = []

    def __len__(self) -> int:
        return len(self._held)

    def enter(
        self, command: CommandT, runner: object, moment: float, rivals: Iterable[Latency], *, raced: bool = True
    ) -> None:
        """Puts a command on hold for as long as an earlier press of a rival could still be under way.

        With `raced` false it came by itself, as a deadline does: it waits for the presses before it, but no lot is
        drawn against it: a press in the same millisecond goes first.
        """
        due = moment + _longest_wait(rivals)
        held = Held(round(moment), self._draw() if raced else 2.0, due, runner, command)
        if self._held:
            bisect.insort(self._held, held, key=lambda other: (other.moment, other.lot))
        else:
            self._held.append(held)

    def due(self) -> float:
        """When the first of them can be decided; never, where there is none."""
        return self._held[0].due if self._held else NEVER

    def take(self, now: float) -> Decision[CommandT] | None:
        """The first command, if its time has come."""
        if not self._held or self._held[0].due > now + WORTH_WAITING:
            return None
        first = self._held.pop(0)
        for other in self._held:
            if other.runner is not None and other.runner != first.runner:
                lead = other.moment - first.moment
                return Decision(first.command, first.moment, lead, tie=lead == 0)
        return Decision(first.command, first.moment, None, tie=False)
