"""The calibration as a picture, if matplotlib is installed (the `lab` extra)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tercet.bots.calibration import COUNTS, SPANS, SearchTimes, SoloPace
from tercet.extras import require


class Labels(msgspec.Struct, frozen=True):
    """The texts of the picture, in the reader's language."""

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
    """What the papers say about differing features."""
    favoured: str
    """What the papers say about frequent values and central cards."""


def draw(measured: Sequence[tuple[SoloPace, SearchTimes]], names: dict[str, str], labels: Labels, file: Path) -> None:
    """Time per SET by level, each panel compared with what the papers found.

    By differing features: that it rises. By SETs present: the race of independent searches, as dashed lines. By
    frequent values and central cards: that both lie below the line at 1.
    """
    require("a chart", "lab", "matplotlib")
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, (left, right, small) = plt.subplots(1, 3, figsize=(14, 4.8), layout="constrained", width_ratios=(1, 1, 0.7))
    figure.suptitle(labels.title)
    right.sharey(left)
    for i, (pace, times) in enumerate(measured):
        colour = f"C{i}"
        name = f"{names[pace.level]} ({pace.seconds:.1f} s)"
        left.plot(SPANS, times.by_span, "o-", color=colour, label=name)
        right.plot(COUNTS, times.by_count, "o", color=colour, label=labels.measured if i == 0 else None)
        right.plot(COUNTS, times.race, "--", color=colour, label=labels.race if i == 0 else None)
        small.plot(i, times.abundant, "s", color=colour, label=labels.abundant if i == 0 else None)
        small.plot(i, times.central, "^", color=colour, label=labels.central if i == 0 else None)
    left.set(xlabel=labels.spans, ylabel=labels.seconds, xticks=SPANS, yscale="log", title=labels.slower)
    right.set(xlabel=labels.counts, xticks=COUNTS, title=labels.race)
    small.axhline(1, color="grey", linestyle="--")
    small.set(xlabel=labels.effects, ylabel=labels.times, ylim=(0.6, 1.1), title=labels.favoured)
    small.set_xticks(range(len(measured)), [names[pace.level] for pace, _ in measured], rotation=30)
    for axes in (left, right, small):
        axes.title.set_fontsize(9)
        axes.grid(alpha=0.3, which="both")
        axes.legend(fontsize=8)
    ticks = (1, 2, 5, 10, 20, 50)
    left.set_yticks(ticks, [str(tick) for tick in ticks])
    figure.savefig(file, dpi=150)
    plt.close(figure)
