"""The bots' command-line commands, as typed by a user."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from tercet.bots.levels import ABUNDANT, Level
from tercet.bots.levels import LEVELS as CARD_LEVELS
from tercet.bots.roster import LEVELS
from tercet.cli.bots import COMMANDS
from tercet.cli.command import BadInput
from tercet.locale import LANGUAGES, words
from tests.series import long_only, sample


def run(name: str, *typed: str, language: str = "en") -> int:
    command = next(command for command in COMMANDS if command.name == name)
    parser = argparse.ArgumentParser()
    command.arguments(parser, words(language))
    return command.run(parser.parse_args(typed), words(language))


def test_a_tournament_prints_ratings_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tournament", "regular", "master", "--games", "4", "--cores", "1") == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].split()[:5] == ["bot", "games", "wins", "points", "rating"]
    assert out[1].startswith("master   4      100.0% [")
    assert "95%" in out[-1]


def test_a_tournament_says_that_it_was_rounded_up(capsys: pytest.CaptureFixture[str]) -> None:
    run("tournament", "regular", "master", "--games", "2", "--cores", "1")
    assert "Rounded" not in capsys.readouterr().out
    run("tournament", "regular", "master", "--games", "1", "--cores", "1")
    assert "Rounded up from 1: whole rounds of 2 games" in capsys.readouterr().out


def test_a_tournament_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    run("tournament", "regular", "master", "--games", "2", "--cores", "1", "--json")
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 2
    assert [one["name"] for one in result["standings"]] == ["master", "regular"]


def test_logs_are_saved_in_the_given_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "logs"
    run("tournament", "expert", "master", "--games", "2", "--cores", "1", "--save", str(folder))
    assert len(list(folder.iterdir())) == 2
    assert str(folder) in capsys.readouterr().out


@pytest.mark.parametrize(
    "typed",
    [
        ("expert", "wizard"),
        ("expert",),
        ("expert", "master", "--games", "0"),
        ("expert", "master", "--seats", "3"),
        ("expert", "master", "--cores", "-1"),
        ("greedy", "strong", "--game", "dice", "--edition", "fr"),
    ],
)
def test_bad_input_is_reported(typed: tuple[str, ...]) -> None:
    with pytest.raises(BadInput, match=r"\w"):
        run("tournament", *typed)


BROKEN = """
def raises(seed):
    raise RuntimeError("no engine")

class Silent:
    def __init__(self, seed): ...

class Wrong:
    def __init__(self, seed): ...
    def answer(self, view, seat, now):
        return "SET!"

class Late:
    def __init__(self, seed): ...
    def answer(self, view, seat, now):
        return view.no_such_thing
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_reported_in_the_readers_language(language: str) -> None:
    with pytest.raises(BadInput) as wrong:
        run("tournament", "expert", "wizard", language=language)
    assert str(wrong.value) == words(language)("bots-no-bot", name="wizard", known=", ".join(LEVELS["cards"]))


@pytest.mark.parametrize(
    ("bot", "said", "traced"),
    [
        ("nowhere.py:Bot", "There is no bot in “{place}/nowhere.py:Bot”: No such file or directory", False),
        ("syntax.py:Bot", "There is no bot in “{place}/syntax.py:Bot”: SyntaxError", True),
        ("imports.py:Bot", "There is no bot in “{place}/imports.py:Bot”: KeyError: 'HOUSE'", True),
        ("broken.py:Nobody", "“{place}/broken.py” has nothing called “Nobody”.", False),
        ("broken.py:raises", "“{place}/broken.py:raises” cannot be created from a seed: RuntimeError: no engine", True),
        ("broken.py:Silent", "“{place}/broken.py:Silent” creates an object without a method “answer”.", False),
        ("broken.py:Wrong", "The bot Wrong failed in game 1: 'SET!' is not an Answer", False),
        ("broken.py:Late", "The bot Late failed in game 1: AttributeError", True),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_users_failing_bot_is_reported_with_its_traceback(
    bot: str, said: str, traced: bool, jobs: str, tmp_path: Path
) -> None:
    (tmp_path / "broken.py").write_text(BROKEN)
    (tmp_path / "syntax.py").write_text("def:")
    (tmp_path / "imports.py").write_text("import os; os.environ['HOUSE']")
    with pytest.raises(BadInput) as wrong:
        run("tournament", f"{tmp_path}/{bot}", "expert", "--games", "2", "--cores", jobs)
    first, *rest = str(wrong.value).split("\n")
    assert first.startswith(said.format(place=tmp_path))
    assert ("Traceback" in "".join(rest)) == traced


def test_too_many_seats_are_rejected_before_the_first_game() -> None:
    with pytest.raises(BadInput, match="4 seats, not 5"):
        run("tournament", *["greedy"] * 5, "--game", "dice", "--seats", "5")


def test_baselines_are_measured_in_the_environments(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    assert run("bots baseline", "--episodes", "1", "--json") == 0
    result = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in result][-3:] == ["beginner", "greedy", "strong"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_baseline_note_says_how_often_the_random_player_waits(language: str) -> None:
    pytest.importorskip("pettingzoo")
    from tercet.envs.baselines import BUSY

    waits = round(100 * (1 - BUSY))
    assert str(waits) in words(language)("bots-baseline-note")


def test_calibration_shows_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bots calibration", "--deals", "2", "--displays", "10", "--json") == 0
    result = json.loads(capsys.readouterr().out)
    assert [one["alone"]["aim"] for one in result] == [110, 25, 16, 10, 6, 3]


@long_only("tests/lab/test_charts.py draws it")
def test_calibration_saves_a_chart(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "calibration.svg"
    assert run("bots calibration", "--deals", "1", "--displays", "10", "--picture", str(file)) == 0
    assert "<svg" in file.read_text(encoding="utf-8")


def test_each_table_of_levels_has_headings_and_no_empty_rows(capsys: pytest.CaptureFixture[str]) -> None:
    run("bots levels")
    bots, about, numbers, *_ = capsys.readouterr().out.split("\n\n")
    assert bots.split()[:5] == ["game", "bot", "shown", "as", "target"]
    assert about == words("en")("bots-levels-numbers")
    assert all(len(row.split()) == 1 + len(CARD_LEVELS) for row in numbers.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_are_listed_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bots levels", language=language) == 0
    out = capsys.readouterr().out
    assert words(language)("bots-level-master") in out
    text = " ".join(out.split())
    assert "Jacob & Hochstein 2008" in text
    assert words(language)("bots-our-calibration") in text
    numbers = out.split("\n\n")[2]
    rows = {row.split()[0]: row for row in numbers.splitlines()}
    for field in Level.__struct_fields__[1:]:
        for level in CARD_LEVELS.values():
            assert f"{getattr(level, field):g}" in rows[field].split()
    assert f"{ABUNDANT:g}" in rows["abundant"]


@pytest.mark.parametrize("language", sample(("en", "he"), LANGUAGES))
def test_tables_are_printed_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("bots calibration", "--deals", "1", "--displays", "10", language=language)
    run("tournament", "expert", "master", "--games", "2", "--cores", "1", language=language)
    assert words(language)("bots-head-rating") in capsys.readouterr().out
