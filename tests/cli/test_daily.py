"""`tercet daily`: printed as JSON, and played line by line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import tercet
from tercet.cli import main
from tercet.core.puzzle.decide import LEAD
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.sets.cards import format_cards
from tercet.locale import LANGUAGES, words
from tercet.terminal.line_mode import LineGame
from tercet.terminal.setup import Setup, new_session
from tests.terminal.stage import Clock, display_for

Run = Callable[..., tuple[int, str, str]]
RULES = PuzzleRules(date="2026-11-15")


def test_a_days_puzzle_is_printed_for_other_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--date", "2026-11-15", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["date", "easy", "full"]
    assert found["date"] == "2026-11-15"
    assert found["easy"]["cards"] == ["3RSO", "1RSD", "1RHQ", "2RSQ", "2RHQ", "2RHD", "1RSO", "2RED", "2RHO"]
    assert found["easy"]["sets"][0] == ["3RSO", "1RSD", "2RSQ"]
    assert (len(found["full"]["cards"]), len(found["full"]["sets"])) == (12, 6)


def test_an_invalid_date_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--date", "yesterday", "--json"]) == 2
    assert "'yesterday' is not a day" in capsys.readouterr().err


def test_a_puzzle_is_played_line_by_line_and_its_log_verifies(run: Run, tmp_path: Path) -> None:
    typed = ["r", "?", "zzz", "abc", "aab", "no such thing"]
    typed += [format_cards(three) for three in RULES.sets[:2]] + [format_cards(RULES.sets[0])]
    labels = dict(zip(RULES.cards, "abcdefghi", strict=True))
    typed += ["".join(labels[card] for card in three) for three in RULES.sets[2:]]
    file = tmp_path / "daily.tercet"
    arguments = ("daily", "--date", "2026-11-15", "--save", str(file), "--lang", "en")
    code, said, _ = run(*arguments, typed="\n".join(typed) + "\n")
    assert code == 0
    for part in ("nine cards, four SETs", "which is not a SET", "already found this SET", "did not understand"):
        assert part in said, part
    assert "not shown" not in said, "typed input waits for the cards"
    assert "To share: Tercet 2026-11-15 9 ◑◕◑◔ 0:00" in said
    log = tercet.read_log(file)
    assert tercet.verify(log) == []
    assert run("verify", str(file))[0] == 0
    code, told, _ = run("replay", str(file), "--pictures", "--lang", "en")
    assert code == 0
    assert "You starts the clock." not in told
    assert "without a wrong pick" not in told


def test_a_player_who_stops_reads_how_many_sets_were_left(run: Run) -> None:
    assert "6 SETs were left to find" in run("daily", "--size", "full", "--lang", "en", typed="r\nq\n")[1]
    assert "left to find" not in run("daily", "--lang", "en")[1], "no card was shown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_Z4_the_clock_starts_with_the_cards_in_every_language(language: str) -> None:
    said: list[str] = []
    clock = Clock()

    async def play() -> None:
        session = new_session(Setup(game="puzzle", people=("Ann",), rules=RULES), words(language), clock)
        game = LineGame(session, display_for(language, reorder=False), said.append)
        await game.open()
        clock.seconds += 500
        await game.type("r")
        assert game.is_holding_back
        assert not any("3RSO" in line for line in said), "no card is visible before the clock runs"
        clock.seconds += LEAD / 1000
        game.tick()
        assert any("3RSO" in line for line in said)
        for three in RULES.sets:
            clock.seconds += 3
            await game.type(format_cards(three))
        assert game.is_over
        assert session.view().elapsed == 12_000

    asyncio.run(play())
    assert "Tercet 2026-11-15 9 ◑◕◑◔ 0:12" in said[-1]
