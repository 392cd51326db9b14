"""The calibration as a picture, where matplotlib is installed (the `lab` extra)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tercet.bots.calibration import COUNTS, SPANS, Alone, Shape


class Labels:
    """The words of the picture, in the reader's language."""

    def __init__(self, title: str, spans: str, counts: str, seconds: str, measured: str, race: str) -> None:
        self.title = title
        self.spans = spans
        self.counts = counts
        self.seconds = seconds
        self.measured = measured
        self.race = race


def draw(measured: Sequence[tuple[Alone, Shape]], names: dict[str, str], labels: Labels, file: Path) -> None:
    """Time for each SET by level: by differing features on the left, by SETs present against the race on the right."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.6), sharey=True, layout="constrained")
    figure.suptitle(labels.title)
    for i, (alone, shape) in enumerate(measured):
        colour = f"C{i}"
        name = f"{names[alone.level]} ({alone.seconds:.1f} s)"
        left.plot(SPANS, shape.by_span, "o-", color=colour, label=name)
        right.plot(COUNTS, shape.by_count, "o", color=colour, label=labels.measured if i == 0 else None)
        right.plot(COUNTS, shape.race, "--", color=colour, label=labels.race if i == 0 else None)
    left.set(xlabel=labels.spans, ylabel=labels.seconds, xticks=SPANS, yscale="log")
    right.set(xlabel=labels.counts, xticks=COUNTS)
    for axes in (left, right):
        axes.grid(alpha=0.3, which="both")
        axes.legend(fontsize=8)
    ticks = (1, 2, 5, 10, 20, 50)
    left.set_yticks(ticks, [str(tick) for tick in ticks])
    figure.savefig(file, dpi=150)
    plt.close(figure)
