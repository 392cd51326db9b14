"""Medians of interleaved runs, in CPU time of this thread."""

from __future__ import annotations

import gc
import re
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_UNITS: Final = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "MB": 1.0}
_AIM: Final = re.compile(r"(?P<sign>[≥≤<]) (?P<limit>[\d.,]+) (?P<unit>×|s|ms|µs|MB)(?:,|$)")
"""A goal that can be checked: a ratio to reach, or a limit on time or size; more text may follow."""


@dataclass(frozen=True)
class Line:
    """One row of the table: a measurement, its baseline, and the goal for the ratio."""

    name: str
    seconds: float
    baseline: float
    """Seconds of the baseline for the same work; 0 without a baseline."""
    aim: str = ""
    """Target for the ratio, or for the time if there is no baseline, as text: `≥ 30 ×`."""
    note: str = ""
    unit: str = "s"
    """Unit of `seconds` and `baseline`, if they are not times: `KiB`."""

    @property
    def ratio(self) -> float:
        return self.baseline / self.seconds if self.seconds else 0.0

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None if ratio and time alone can't tell."""
        found = _AIM.match(self.aim)
        if found is None:
            return None
        limit = float(found["limit"].replace(",", ""))
        if found["unit"] == "×":
            return found["sign"] == "≥" and self.ratio >= limit if self.baseline else None
        return found["sign"] in "≤<" and self.seconds <= limit * _UNITS[found["unit"]]


def seconds_each(*works: Callable[[], object], rounds: int = 7, target: float = 0.05) -> list[float]:
    """Median CPU seconds per call of each piece of work, measured in interleaved rounds."""
    counts = [_calls(work, target) for work in works]
    samples: list[list[float]] = [[] for _ in works]
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for work, count, sample in zip(works, counts, samples, strict=True):
                start = time.thread_time()
                for _ in range(count):
                    work()
                sample.append((time.thread_time() - start) / count)
    finally:
        gc.enable()
    return [statistics.median(sample) for sample in samples]


def compare(
    name: str,
    work: Callable[[], object],
    baseline: Callable[[], object],
    aim: str = "",
    *,
    scale: float = 1.0,
    note: str = "",
) -> Line:
    """A line that compares two pieces of work; `scale` is the amount of ours relative to the baseline's."""
    seconds, base = seconds_each(work, baseline)
    return Line(name, seconds, base * scale, aim, note)


def _calls(work: Callable[[], object], target: float) -> int:
    work()
    start = time.thread_time()
    work()
    once = time.thread_time() - start
    return max(1, round(target / once)) if once else 1000
