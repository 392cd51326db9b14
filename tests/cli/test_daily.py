"""`tercet daily`: printed as JSON, and played line by line."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import tercet
from tercet.cli import main
from tercet.cli.daily import DailyGame
from tercet.core.engine.log import GameLog
from tercet.core.puzzle.editions import PuzzleRules
from tercet.core.puzzle.game import PUZZLE
from tercet.core.sets.notation import format_cards
from tercet.locale import LANGUAGES, words

RULES = PuzzleRules(date="2026-11-15")


def test_a_day_is_printed_for_other_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--date", "2026-11-15", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["date", "easy", "full"]
    assert found["date"] == "2026-11-15"
    assert found["easy"]["cards"] == ["3RSO", "1RSD", "1RHQ", "2RSQ", "2RHQ", "2RHD", "1RSO", "2RED", "2RHO"]
    assert found["easy"]["sets"][0] == ["3RSO", "1RSD", "2RSQ"]
    assert (len(found["full"]["cards"]), len(found["full"]["sets"])) == (12, 6)


def test_what_is_no_day_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--date", "yesterday", "--json"]) == 2
    assert "'yesterday' is not a day" in capsys.readouterr().err


def test_a_puzzle_is_played_line_by_line_and_its_log_verifies(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = ["", "?", "zzz", "abc", "aab", "no such thing"]
    typed += [format_cards(three) for three in RULES.sets[:2]] + [format_cards(RULES.sets[0])]
    labels = dict(zip(RULES.cards, "abcdefghi", strict=True))
    typed += ["".join(labels[card] for card in three) for three in RULES.sets[2:]]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    file = tmp_path / "daily.tercet"
    assert main(["daily", "--date", "2026-11-15", "--save", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "nine cards, four SETs" in said
    assert "This is not a SET." in said
    assert "already found this SET" in said
    assert "To share: Tercet 2026-11-15 9 ◑◕◑◔ 0:00" in said
    log = tercet.read_log(file)
    assert tercet.verify(log) == []
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file), "--pictures", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "You starts the clock." not in told
    assert "without a wrong pick" not in told


def test_whoever_stops_is_told_how_many_were_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nq\n"))
    assert main(["daily", "--date", "2026-11-15", "--size", "full", "--lang", "en"]) == 0
    assert "6 SETs were left to find" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["daily", "--lang", "en"]) == 0
    assert "left to find" not in capsys.readouterr().out, "no card was shown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_starts_with_the_cards_and_everything_is_said_in_every_language(language: str) -> None:
    now = [100.0]
    game = DailyGame(RULES, words(language), lambda: now[0])
    now[0] += 500
    game.start()
    assert game.table()
    for three in RULES.sets:
        now[0] += 3
        lines = game.answer(format_cards(three))
    assert game.is_over
    assert game.play.state.elapsed == 12_000
    assert "Tercet 2026-11-15 9 ◑◕◑◔ 0:12" in lines[-1]
    assert tercet.verify(GameLog(PUZZLE, RULES, game.play.events)) == []
