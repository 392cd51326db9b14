"""In a terminal: Ctrl-C ends a tournament but keeps finished games, and long measurements show progress."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tercet.core.games import GAMES
from tercet.store.log_files import read_log
from tests.series import long_only
from tests.terminal.pseudo import Program

STUCK = """
import sys
from tercet.bots.roster import make_bot

class Stuck:
    def __init__(self, seed):
        self.master = make_bot("cards", "master", seed)
        sys.stuck_made = getattr(sys, "stuck_made", 0) + 1  # this file is loaded anew for every game

    def answer(self, view, seat, now):
        while sys.stuck_made > 4:
            pass  # for ever, once a few games have been played
        return self.master.answer(view, seat, now)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_an_endless_tournament_and_keeps_the_finished_games(jobs: str, tmp_path: Path) -> None:
    bot, logs = tmp_path / "stuck.py", tmp_path / "logs"
    bot.write_text(STUCK)
    arguments = ["tournament", f"{bot}:Stuck", "expert", "--games", "100", "--cores", jobs, "--lang", "en"]
    with Program(*arguments, "--save", str(logs)) as program:
        program.until(lambda text: re.search("[2-9]/100", text) is not None, "the first games")
        program.type("\x03")
        assert program.ended() == 130
        assert "of 100 games; the games played still count." in program.text()
        assert "Stuck" in program.text(), "the standings so far"
        assert "Traceback" not in program.transcript
    saved = sorted(logs.glob("*.tercet"))
    assert len(saved) >= 2
    assert all(read_log(file).game is GAMES["cards"] for file in saved), "and complete"


def test_ctrl_c_before_the_first_finished_game_exits_cleanly(tmp_path: Path) -> None:
    bot = tmp_path / "stuck.py"
    bot.write_text(STUCK.replace("> 4", "> 0"))
    with Program("tournament", f"{bot}:Stuck", "expert", "--lang", "en", "--cores", "2") as program:
        program.until(lambda text: "0/100" in text, "the beginning")
        program.type("\x03")
        assert program.ended() == 130
        assert "Traceback" not in program.transcript


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (("bots", "calibration", "--deals", "2", "--displays", "10"), "72/72"),
        pytest.param(("bots", "baseline", "--episodes", "1"), "7/8", marks=long_only("all bots play")),
        (("tournament", "expert", "master", "--games", "4"), "4/4"),
    ],
)
def test_long_measurements_show_progress_on_terminals(arguments: tuple[str, ...], shown: str) -> None:
    if "baseline" in arguments:
        pytest.importorskip("pettingzoo")
    with Program(*arguments, "--json", "--lang", "en") as program:
        assert program.ended() == 0
        bars = program.transcript.rpartition("\r")[0]
        assert f"] {shown}" in bars
        assert "] 0/" in bars, "even before anything is done"
        assert json.loads(last_value(program.transcript))


def last_value(transcript: str) -> str:
    """The output after the progress bar disappeared."""
    return transcript.rstrip().rpartition("\r")[2].removeprefix("\x1b[K")
