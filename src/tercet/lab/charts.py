"""The charts of all results, drawn with Matplotlib."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import AutoLocator, FuncFormatter, MaxNLocator

from tercet.core.dicegame.board import COLUMNS, STANDARD
from tercet.core.dicegame.notation import format_hand
from tercet.core.sets.cards import DECK_SIZE
from tercet.lab.chartable import FORMATS
from tercet.lab.dice.games import PASSED, DiceSimulation
from tercet.lab.dice.rolls import RollOdds
from tercet.lab.exact.odds import HandOdds, SetFree, SetsInHand, expected_sets, set_free
from tercet.lab.reports.summaries import DealReport, DiceOdds, Odds
from tercet.lab.reports.texts import PRINTED, none_in_percent
from tercet.lab.simulation.simulate import Simulation
from tercet.locale import Words
from tercet.replaced_files import replaced_file

INK: Final = "#1f2933"
MAIN: Final = "#0b6e8a"
OTHER: Final = "#d1622b"
SERIES: Final = (MAIN, OTHER, "#7a5195", "#5b8c3a", "#b8860b")
"""Colours for more than two series, which also get distinct markers."""
MARKERS: Final = ("o", "s", "^", "D", "v")
DOTS: Final = 144
"""Pixels per inch of a picture."""

STYLE: Final = {
    "svg.hashsalt": "tercet",
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "font.size": 10,
}


_LAYS_OUT: Final = tuple(map(int, matplotlib.__version__.split(".")[:2])) >= (3, 11)
"""Whether Matplotlib lays out right-to-left text itself."""

Panel = Callable[[Axes, Words], None]
_COLUMNS: Final = 6
_ROWS: Final = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3), 6: (3, 3)}
"""Number of panels in each row, by the total number of panels, so no cell is empty."""


def save(chart: Figure, path: str) -> None:
    """Writes a chart to a file; the extension decides the format."""
    ending = Path(path).suffix.lower()
    if ending not in FORMATS:
        raise ValueError(f"a picture file must end in {', '.join(FORMATS)}; '{path}' does not")
    with rc_context(STYLE), replaced_file(path) as file:
        metadata = {"Date": None} if ending == ".svg" else None
        chart.savefig(file, format=ending[1:], dpi=DOTS, metadata=metadata)


def figure(result: object, words: Words) -> Figure:
    """Returns the chart of a result: one panel for each of its tables."""
    drawn = list(_panels(result))
    rows = _ROWS[len(drawn)]
    with rc_context(STYLE):
        chart = Figure(figsize=(5 * max(rows), 3.8 * len(rows)), layout="constrained")
        grid = chart.add_gridspec(len(rows), _COLUMNS)
        waiting = iter(drawn)
        for row, count in enumerate(rows):
            width = _COLUMNS // count
            for column in range(0, _COLUMNS, width):
                next(waiting)(chart.add_subplot(grid[row, column : column + width]), words)
    return chart


def _panels(result: object) -> Iterator[Panel]:
    match result:
        case Odds():
            yield from _panels(result.set_free)
            yield from _panels(result.sets_in_12)
        case SetFree():
            sizes = range(len(result.hands))
            yield lambda axes, words: _set_free(axes, result, words)
            yield lambda axes, words: _fresh(axes, {k: result.odds(k) for k in sizes}, result.deck, words)
            yield lambda axes, words: _expected(axes, result, words)
        case HandOdds():
            sizes = range(len(result.hands))
            yield lambda axes, words: _fresh(axes, {k: result.odds(k) for k in sizes}, result.deck, words)
        case SetsInHand():
            yield lambda axes, words: _sets_in(axes, result, words)
        case Simulation():
            yield lambda axes, words: _left(axes, result, words)
            if any(result.no_set(size).hits for size in result.sizes()):
                yield lambda axes, words: _fresh_and_in_play(axes, result, words)
            if result.stages(result.rules.layout):
                yield lambda axes, words: _stages(axes, result, words)
            yield lambda axes, words: _sets_per_layout(axes, result, words)
        case DealReport():
            yield lambda axes, words: _choices(axes, result, words)
        case DiceOdds() if result.rerolls:
            yield lambda axes, words: _reroll_points(axes, result, words)
            yield lambda axes, words: _reroll_playable(axes, result, words)
        case RollOdds():
            yield lambda axes, words: _rolls(axes, [result], words)
        case DiceOdds():
            yield lambda axes, words: _rolls(axes, result.rolls, words)
            if result.games is not None:
                yield from _panels(result.games)
        case DiceSimulation():
            yield lambda axes, words: _points(axes, result, words)
            bonuses = result.tally.bonuses.items()
            earned = {square: one.times / result.games for square, one in bonuses}
            rounds = {square: one.rounds / one.times for square, one in bonuses if one.times}
            gain = {square: float(one.gain / one.times) for square, one in bonuses if one.times}
            yield lambda axes, words: _squares(axes, result, earned, "lab-chart-bonuses", words, "{:.0%}")
            if rounds:
                yield lambda axes, words: _squares(axes, result, rounds, "lab-chart-rounds", words)
                yield lambda axes, words: _squares(axes, result, gain, "lab-chart-gain", words)
        case _:
            raise TypeError(f"there is no chart of {type(result).__name__}")


def _set_free(axes: Axes, result: SetFree, words: Words) -> None:
    sizes = [k for k, hands in enumerate(result.hands) if hands]
    for counts, colour, name in (
        (result.hands, MAIN, "lab-chart-hands"),
        (result.classes, OTHER, "lab-chart-classes"),
    ):
        axes.plot(
            sizes, [counts[k] for k in sizes], "o-", color=colour, markersize=4, label=_visual(words(name), words)
        )
    axes.set_yscale("log")
    axes.legend(loc="center")
    _label(axes, words, "lab-chart-set-free", "lab-head-cards", "lab-chart-number")


def _fresh(axes: Axes, odds: Mapping[int, Fraction], deck: int, words: Words) -> None:
    """Draws the exact odds, and those that the rulebooks print (C15)."""
    sizes = [k for k, share in odds.items() if share and k >= 3]
    exact = _visual(words("lab-chart-exact"), words)
    axes.plot(sizes, [100 * float(odds[k]) for k in sizes], "o-", color=MAIN, markersize=4, label=exact)
    printed = [(cards, none_in_percent(figure, is_none)) for cards, _, figure, is_none in PRINTED if cards in sizes]
    if deck == DECK_SIZE and printed:
        name = _visual(words("lab-chart-books"), words)
        axes.plot(*zip(*printed, strict=True), "x", color=OTHER, markersize=8, label=name)
        axes.legend(loc="lower left")
    _logarithmic(axes)
    _label(axes, words, "lab-chart-fresh", "lab-head-cards", "lab-chart-percent")


def _expected(axes: Axes, result: SetFree, words: Words) -> None:
    sizes = range(len(result.hands))
    means = [float(expected_sets(k, result.deck)) for k in sizes]
    axes.plot(sizes, means, "o-", color=MAIN, markersize=4)
    _label(axes, words, "lab-chart-expected", "lab-head-cards", "lab-head-sets")


def _sets_in(axes: Axes, result: SetsInHand, words: Words) -> None:
    _bars(axes, {sets: 100 * float(result.odds(sets)) for sets in range(len(result.hands))})
    title = words("lab-chart-sets-in", cards=result.cards)
    _label(axes, words, title, "lab-head-sets", "lab-chart-percent")


def _left(axes: Axes, result: Simulation, words: Words) -> None:
    _bars(axes, {left: 100 * games / result.games for left, games in sorted(result.left.items())}, width=1.8)
    axes.set_xticks(sorted(result.left))
    _label(axes, words, "lab-chart-left", "lab-head-left", "lab-chart-percent-games")


def _fresh_and_in_play(axes: Axes, result: Simulation, words: Words) -> None:
    sizes = [size for size in result.sizes() if result.no_set(size).hits]
    shares = [result.no_set(size) for size in sizes]
    values = [100 * share.value for share in shares]
    below = [100 * (share.value - share.low) for share in shares]
    above = [100 * (share.high - share.value) for share in shares]
    fresh = set_free(result.rules.cards)
    expected = [100 * float(fresh.odds(size)) for size in sizes]
    places = range(len(sizes))
    fresh_name, play_name = (_visual(words(name), words) for name in ("lab-chart-fresh-deal", "lab-chart-in-play"))
    _figures(axes, axes.bar([i - 0.2 for i in places], expected, 0.38, color=MAIN, label=fresh_name))
    measured = axes.bar([i + 0.2 for i in places], values, 0.38, color=OTHER, label=play_name)
    middles = [i + 0.2 for i in places]
    axes.errorbar(middles, values, [below, above], fmt="none", color=INK, capsize=3, label=_interval(words))
    _figures(axes, measured, padding=8)
    _logarithmic(axes)
    low, high = axes.get_ylim()
    axes.set_ylim(low, high * 10)  # room for the legend
    axes.set_xticks(list(places), [str(size) for size in sizes])
    axes.legend(loc="upper right")
    _label(axes, words, "lab-chart-no-set", "lab-head-table", "lab-chart-percent")


def _stages(axes: Axes, result: Simulation, words: Words) -> None:
    stages = result.stages(result.rules.layout)
    piles = [pile for pile, _ in stages]
    low, high = [100 * share.low for _, share in stages], [100 * share.high for _, share in stages]
    measured = _visual(words("lab-chart-in-play"), words)
    axes.plot(piles, [100 * share.value for _, share in stages], "o-", color=MAIN, markersize=3, label=measured)
    axes.fill_between(piles, low, high, color=MAIN, alpha=0.25, linewidth=0, label=_interval(words))
    axes.legend(loc="lower left")
    axes.invert_xaxis()
    axes.set_ylim(bottom=0)
    title = words("lab-chart-stages", cards=result.rules.layout)
    _label(axes, words, title, "lab-head-pile", "lab-chart-percent")


def _sets_per_layout(axes: Axes, result: Simulation, words: Words) -> None:
    counts = result.sets_per_layout(result.rules.layout)
    total = sum(counts) or 1
    _bars(axes, {sets: 100 * count / total for sets, count in enumerate(counts)})
    title = words("lab-chart-sets-on-table", cards=result.rules.layout)
    _label(axes, words, title, "lab-head-sets", "lab-chart-percent")


def _choices(axes: Axes, result: DealReport, words: Words) -> None:
    numbers = range(1, len(result.steps) + 1)
    choices = {i: step.choices for i, step in zip(numbers, result.steps, strict=True)}
    axes.bar(list(choices), list(choices.values()), 0.8, color=MAIN, label=_visual(words("lab-chart-to-take"), words))
    table = [len(step.table) for step in result.steps]
    name = _visual(words("lab-head-table"), words)
    axes.plot(numbers, table, color=OTHER, drawstyle="steps-mid", label=name)
    axes.set_ylim(0, max(table, default=1) * 1.3)
    axes.legend(loc="upper right")
    _label(axes, words, "lab-chart-line", "lab-head-move", "lab-chart-choices")


def _rolls(axes: Axes, rolls: Sequence[RollOdds], words: Words) -> None:
    places = [one.dice for one in rolls]
    for shift, colour, name, values in (
        (-0.2, MAIN, "lab-chart-with-wild", [100 * float(one.helped) for one in rolls]),
        (0.2, OTHER, "lab-chart-without-wild", [100 * float(one.unhelped) for one in rolls]),
    ):
        bars = axes.bar(
            [place + shift for place in places], values, 0.38, color=colour, label=_visual(words(name), words)
        )
        _figures(axes, bars)
    axes.set_xticks(places)
    axes.legend(loc="upper left")
    _label(axes, words, "lab-chart-rolls", "lab-head-dice", "lab-chart-percent")


def _points(axes: Axes, result: DiceSimulation, words: Words) -> None:
    counted = result.points()
    turns = sum(counted.values()) or 1
    scored = {points: 100 * number / turns for points, number in counted.items() if points != PASSED}
    _bars(axes, scored, label=_visual(words("lab-chart-scored"), words))
    if PASSED in counted:
        passed = _visual(words("lab-chart-passed"), words)
        _figures(axes, axes.bar([0], [100 * counted[PASSED] / turns], 0.8, color=OTHER, label=passed))
        axes.legend(loc="upper right")
    _label(axes, words, "lab-chart-points", "lab-head-points", "lab-chart-percent")


def _squares(
    axes: Axes, result: DiceSimulation, values: Mapping[str, float], title: str, words: Words, form: str = "{:.1f}"
) -> None:
    """Draws the board with a number on each bonus square; larger numbers are darker."""
    size = STANDARD.size
    most = max(values.values(), default=0.0) or 1.0
    for square, one in result.tally.bonuses.items():
        column, row = COLUMNS.index(square[0]), int(square[1:])
        axes.add_patch(_square(column, row, max(values.get(square, 0.0), 0.0) / most))
        figure = form.format(values[square]) if square in values else "–"
        dark = max(values.get(square, 0.0), 0.0) / most > 0.6
        colour = "white" if dark else INK
        axes.text(column, row, f"+{one.bonus}\n{figure}", ha="center", va="center", fontsize=7, color=colour)
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(0.5, size + 0.5)
    axes.set_xticks(range(size), list(COLUMNS[:size]))
    axes.set_yticks(range(1, size + 1))
    axes.set_aspect("equal")
    axes.set_title(_visual(words(title), words))


def _square(column: int, row: int, share: float) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((column - 0.5, row - 0.5), 1, 1, color=MAIN, alpha=0.15 + 0.7 * share, linewidth=0)


def _reroll_points(axes: Axes, result: DiceOdds, words: Words) -> None:
    points = [one.points for one in result.rerolls]
    _choices_of_dice(axes, result, points, [1.96 * one.error for one in result.rerolls], words)
    _label(axes, words, "lab-chart-rerolls", "lab-head-points", "lab-head-roll-again")


def _reroll_playable(axes: Axes, result: DiceOdds, words: Words) -> None:
    _choices_of_dice(axes, result, [100 * one.playable for one in result.rerolls], None, words)
    _label(axes, words, "lab-chart-playable", "lab-chart-percent", "lab-head-roll-again")


def _choices_of_dice(
    axes: Axes, result: DiceOdds, values: Sequence[float], errors: Sequence[float] | None, words: Words
) -> None:
    """Draws a bar for each choice of dice to re-roll, best on top."""
    names = [
        format_hand([result.hand[i] for i in one.places]) or _visual(words("lab-dice-keep-all"), words)
        for one in result.rerolls
    ]
    axes.barh(range(len(names)), list(values), 0.8, xerr=errors, color=MAIN, ecolor=INK)
    axes.set_yticks(range(len(names)), names, fontsize=6 if len(names) > 16 else 8)
    axes.invert_yaxis()


def _bars(axes: Axes, values: dict[int, float], width: float = 0.8, label: str | None = None) -> None:
    """Draws bars labelled with their values, so small ones can be read too."""
    _figures(axes, axes.bar(list(values), list(values.values()), width, color=MAIN, label=label))


def _figures(axes: Axes, bars: Any, padding: int = 2) -> None:
    """Writes each bar's value above it, with two significant digits; in smaller type where there are many bars."""
    values = [bar.get_height() for bar in bars]
    axes.bar_label(bars, [_short(value) for value in values], padding=padding, fontsize=7 if len(values) < 12 else 5)
    axes.margins(y=0.1)


def _short(value: float) -> str:
    if value >= 10:
        return f"{value:.0f}"
    if value >= 0.1 or value == 0:
        return f"{value:.1f}".removesuffix(".0")
    return f"{value:.1g}" if value >= 0.001 else f"{value:.0e}".replace("e-0", "e-")


def _interval(words: Words) -> str:
    return _visual(words("lab-chart-interval"), words)


def _logarithmic(axes: Axes) -> None:
    """Makes the axis logarithmic, with plain numbers instead of powers."""
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))


def _label(axes: Axes, words: Words, title: str, x: str, y: str) -> None:
    """Titles a chart and its axes; the title may be a message id or finished text."""
    axes.set_title(_visual(words(title) if words.has(title) else title, words))
    if isinstance(axes.xaxis.get_major_locator(), AutoLocator):
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(_visual(words(x), words))
    axes.set_ylabel(_visual(words(y), words))


def _visual(text: str, words: Words) -> str:
    """Puts text into visual order: reverses Hebrew, leaves everything else unchanged."""
    if words.direction == "ltr" or _LAYS_OUT:
        return text
    runs = re.findall(r"[\u0590-\u05ff]+|[A-Za-z0-9.,%+]+|[^\u0590-\u05ffA-Za-z0-9.,%+]+", text)
    return "".join(run[::-1] if re.match(r"[\u0590-\u05ff]", run) else run for run in reversed(runs))
