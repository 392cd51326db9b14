"""Every table is also a chart, in every language. Matplotlib is loaded only if one of these tests runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import WILD, Face
from tercet.lab.chartable import FORMATS, Chartable
from tercet.lab.charts import INK, MAIN, OTHER
from tercet.lab.dice.games import simulate_dice
from tercet.lab.dice.rolls import rerolls, sides_of
from tercet.lab.exact.odds import hand_odds, set_free, sets_in
from tercet.lab.reports.summaries import dice_odds, exact_odds, solve
from tercet.lab.simulation.simulate import game, simulate
from tercet.locale import LANGUAGES, words
from tests.series import sample

BEST = 0
"""Matplotlib's number for a legend placed automatically."""
HAND = [Face(0), Face(13), WILD]
BOARD = Board.of(STANDARD, [Laid(Square(square), Face(i)) for i, square in enumerate(STANDARD.emblem)])


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    dice = simulate_dice(4, seed=1, cores=1)
    order, line = game(1, 1)
    return {
        "odds": exact_odds(),
        "solid": exact_odds(27),
        "set-free": set_free(),
        "twelve": sets_in(12),
        "games": simulate(5000, seed=1),
        "deal": solve(order, line),
        "dice": dice_odds(dice),
        "rolls": dice_odds(),
        "dice games": dice,
        "twelve alone": hand_odds(12),
        "again": dice_odds(None, HAND, rerolls(BOARD, HAND, [sides_of(face) for face in HAND], most=20)),
    }


def test_every_kind_of_result_draws_itself(results: dict[str, Chartable]) -> None:
    one_of_each = {type(result): result for result in reversed(results.values())}
    assert len(one_of_each) >= 7
    for kind, result in list(one_of_each.items())[: sample(2, None)]:
        picture = result._repr_svg_()
        assert picture is not None, kind
        assert "<svg" in picture


@pytest.mark.parametrize("language", sample(("en", "he"), LANGUAGES))
def test_a_chart_is_labelled_in_every_language(language: str, results: dict[str, Chartable]) -> None:
    said = words(language)
    for result in results.values():
        figure = result.figure(said)
        assert figure.axes
        for axes in figure.axes:
            assert axes.get_title()
    titles = {axes.get_title() for axes in results["games"].figure(said).axes}
    assert said("lab-chart-left") in titles


def test_the_panels_show_the_numbers(results: dict[str, Any]) -> None:
    games = results["games"]
    left, fresh, stages, _ = games.figure().axes
    assert [bar.get_height() for bar in left.patches] == [
        100 * number / games.games for _, number in sorted(games.left.items())
    ]
    assert len(fresh.patches) >= 4, "fresh and in play, for 12 and for 15 cards"
    assert len(stages.lines[0].get_xdata()) == 23


def test_no_panel_is_empty_and_several_series_have_a_legend(results: dict[str, Any]) -> None:
    from matplotlib.colors import to_hex

    few = simulate(1, seed=1)
    for name, result in {**results, "few": few}.items():
        chart = result.figure()
        rows = {axes.get_subplotspec().get_gridspec().nrows for axes in chart.axes}
        assert len(rows) == 1
        spans = sum(axes.get_subplotspec().colspan.stop - axes.get_subplotspec().colspan.start for axes in chart.axes)
        assert spans == 6 * rows.pop(), f"{name}: no empty panel"
        for axes in chart.axes:
            assert axes.lines or axes.patches or axes.containers, f"{name}: {axes.get_title()}"
            labels = set(axes.get_legend_handles_labels()[1])
            legend = axes.get_legend()
            assert legend is not None or len(labels) < 2, f"{name}: {axes.get_title()}"
            # Matplotlib warns if the search for the best position takes long, as on a busy machine
            assert legend is None or legend._loc != BEST, f"{name}: {axes.get_title()}"
            colours = {to_hex(patch.get_facecolor()) for patch in axes.patches if patch.get_alpha() is None}
            colours |= {to_hex(line.get_color()) for line in axes.lines if len(line.get_xdata())}
            assert colours <= {MAIN, OTHER, INK}, f"{name}: {axes.get_title()}"


def test_small_values_can_be_read_from_their_bars(results: dict[str, Any]) -> None:
    (axes,) = results["twelve"].figure().axes
    shown = [text.get_text() for text in axes.texts]
    assert len(shown) == 15
    assert shown[:4] == ["3.2", "15", "26", "27"]
    assert shown[7:] == ["0.5", "0.07", "0.01", "0.003", "2e-4", "1e-4", "3e-5", "4e-6"]


def test_the_bots_chart_has_the_same_style(tmp_path: Path) -> None:
    from tercet.bots.level_measurements import SearchTimes, SoloPace
    from tercet.bots.level_measurements_chart import Labels, draw

    labels = Labels(*["x"] * len(Labels.__struct_fields__))
    times = SearchTimes("novice", (1, 2, 3, 4), (5, 4, 3, 2, 1), (5, 4, 3, 2, 1), 0.4, 1.3)
    file = tmp_path / "chart.svg"
    draw([(SoloPace("novice", 25, 1, 1, 20.0, 0.0, 0.0), times)], {"novice": "novice"}, labels, file)
    picture = file.read_text(encoding="utf-8")
    assert MAIN in picture
    assert INK in picture
    assert "#1f77b4" not in picture, "the library's own blue"


def test_rerolls_are_drawn_with_their_uncertainty(results: dict[str, Any]) -> None:
    report = results["again"]
    points, playable = report.figure().axes
    assert [bar.get_width() for bar in points.patches] == pytest.approx([one.points for one in report.rerolls])
    assert [bar.get_width() for bar in playable.patches] == pytest.approx(
        [100 * one.playable for one in report.rerolls]
    )
    names = [label.get_text() for label in points.get_yticklabels()]
    assert set(names) >= {"nothing", "1RO", "1RO 2GQ *"}
    assert len(names) == 8


def test_a_bonus_square_shows_how_often_when_and_how_much(results: dict[str, Any]) -> None:
    games = results["dice games"]
    bonuses = games.tally.bonuses.values()
    _, earned, rounds, gain = ([text.get_text() for text in axes.texts] for axes in games.figure().axes)
    assert earned == [f"+{one.bonus}\n{one.times / games.games:.0%}" for one in bonuses]
    assert rounds == [f"+{one.bonus}\n" + (f"{one.rounds / one.times:.1f}" if one.times else "–") for one in bonuses]
    assert gain == [f"+{one.bonus}\n" + (f"{float(one.gain / one.times):.1f}" if one.times else "–") for one in bonuses]


def test_the_odds_are_shown_beside_the_books_and_the_means(results: dict[str, Any]) -> None:
    _, fresh, expected, _ = results["odds"].figure().axes
    exact, printed = fresh.lines
    assert dict(zip(exact.get_xdata(), exact.get_ydata(), strict=True))[12] == pytest.approx(100 / 30.956, rel=1e-4)
    assert list(printed.get_xdata()) == [12, 12, 15, 15, 15]
    assert expected.lines[0].get_ydata()[12] == pytest.approx(220 / 79)
    solid = results["solid"].figure().axes[1]
    assert len(solid.lines) == 1, "the books print nothing about 27 cards"


@pytest.mark.parametrize("ending", FORMATS)
def test_a_charts_file_name_determines_its_format(ending: str, tmp_path: Path, results: dict[str, Chartable]) -> None:
    path = tmp_path / f"chart{ending}"
    results["twelve"].save(path)
    assert path.stat().st_size > 1000


def test_the_same_result_gives_the_same_file(tmp_path: Path, results: dict[str, Chartable]) -> None:
    for name in ("one.svg", "two.svg"):
        results["twelve"].save(tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_other_file_types_and_objects_are_refused(tmp_path: Path, results: dict[str, Chartable]) -> None:
    from tercet.lab import charts

    with pytest.raises(ValueError, match="must end in"):
        results["twelve"].save(tmp_path / "chart.txt")
    with pytest.raises(TypeError, match="no chart of int"):
        charts.figure(3, words("en"))


def test_hebrew_is_reordered_for_renderers_that_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    from tercet.lab import charts

    monkeypatch.setattr(charts, "_LAYS_OUT", False)
    assert charts._visual("אב 12 SET", words("he")) == "SET 12 בא"
    assert charts._visual("ab 12", words("en")) == "ab 12"
