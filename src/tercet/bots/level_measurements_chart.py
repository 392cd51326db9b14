"""Draws the measurements of the levels, if matplotlib is installed (the `lab` extra)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tercet.bots.level_measurements import COUNTS, SPANS, SearchTimes, SoloPace
from tercet.lab.charts import DOTS, INK, MARKERS, SERIES, STYLE
from tercet.optional_dependencies import require


class Labels(msgspec.Struct, frozen=True):
    """The labels in the chart, in the reader's language."""

    title: str
    spans: str
    counts: str
    effects: str
    seconds: str
    times: str
    measured: str
    race: str
    abundant: str
    central: str
    slower: str
    """The papers' finding on differing features."""
    favoured: str
    """The papers' finding on frequent values and central cards."""


def draw(measured: Sequence[tuple[SoloPace, SearchTimes]], names: dict[str, str], labels: Labels, file: Path) -> None:
    """Draws the time per SET by level, each panel with the papers' finding.

    The first panel shows that times rise with the number of differing features. The second compares times by the number
    of SETs with a race of independent searches (dashed). The third shows the ratios for frequent values and central
    cards, both below 1.
    """
    require("a chart", "lab", "matplotlib")
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(15, 4.8), layout="constrained")
        left, right, small = figure.subplots(1, 3, width_ratios=(1, 1, 0.7))
        figure.suptitle(labels.title)
        right.sharey(left)
        for i, (pace, times) in enumerate(measured):
            colour, marker = SERIES[i % len(SERIES)], MARKERS[i % len(MARKERS)]
            name = f"{names[pace.level]} ({pace.seconds:.1f} s)"
            left.plot(SPANS, times.by_span, f"{marker}-", color=colour, label=name)
            right.plot(COUNTS, times.by_count, marker, color=colour)
            right.plot(COUNTS, times.race, "--", color=colour)
            small.plot(i, times.abundant, "s", color=colour)
            small.plot(i, times.central, "^", color=colour)
        # legend entries for the marker shapes, in a neutral colour
        right.plot([], [], "o", color=INK, label=labels.measured)
        right.plot([], [], "--", color=INK, label=labels.race)
        small.plot([], [], "s", color=INK, label=labels.abundant)
        small.plot([], [], "^", color=INK, label=labels.central)
        left.set(xlabel=labels.spans, ylabel=labels.seconds, xticks=SPANS, yscale="log", title=labels.slower)
        right.set(xlabel=labels.counts, xticks=COUNTS, title=labels.race)
        small.axhline(1, color=INK, linestyle=":")
        low = min([0.6, *(min(times.abundant, times.central) - 0.05 for _, times in measured)])
        high = max([1.1, *(max(times.abundant, times.central) + 0.05 for _, times in measured)])
        small.set(xlabel=labels.effects, ylabel=labels.times, ylim=(low, high), title=labels.favoured)
        small.set_xticks(range(len(measured)), [names[pace.level] for pace, _ in measured], rotation=30)
        for axes in (left, right, small):
            axes.title.set_fontsize(9)
            axes.grid(alpha=0.3)
            axes.legend(fontsize=8)
        ticks = (1, 2, 5, 10, 20, 50)
        left.set_yticks(ticks, [str(tick) for tick in ticks])
        figure.savefig(file, dpi=DOTS)
