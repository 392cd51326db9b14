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
"""An aim that can be checked: a ratio to reach, or a time or size not to exceed; more text may follow."""


@dataclass(frozen=True)
class Line:
    """One row of the table: what was measured, its baseline, and the aim for the ratio."""

    name: str
    seconds: float
    baseline: float
    """Seconds of the baseline for the same work; 0 where the line stands alone."""
    aim: str = ""
    """What the ratio, or where there is no baseline the time, should be, in words: `≥ 30 ×`."""
    note: str = ""
    unit: str = "s"
    """What `seconds` and `baseline` really are, where they are no times: `KiB`."""

    @property
    def ratio(self) -> float:
        return self.baseline / self.seconds if self.seconds else 0.0

    @property
    def met(self) -> bool | None:
        """Whether the aim is met; None where the ratio and the time alone do not tell."""
        found = _AIM.match(self.aim)
        if found is None:
            return None
        limit = float(found["limit"].replace(",", ""))
        if found["unit"] == "×":
            return found["sign"] == "≥" and self.ratio >= limit if self.baseline else None
        return found["sign"] in "≤<" and self.seconds <= limit * _UNITS[found["unit"]]


def seconds_each(*works: Callable[[], object], rounds: int = 7, target: float = 0.05) -> list[float]:
    """For each piece of work its median CPU seconds a call, the pieces taking turns on the same machine."""
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
    """A line from two pieces of work; `scale` is how often the baseline's work fits into ours."""
    seconds, base = seconds_each(work, baseline)
    return Line(name, seconds, base * scale, aim, note)


def _calls(work: Callable[[], object], target: float) -> int:
    work()
    start = time.thread_time()
    work()
    once = time.thread_time() - start
    return max(1, round(target / once)) if once else 1000
