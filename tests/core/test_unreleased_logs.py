"""Logs from before the first release are refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.cli import main
from tercet.core.engine.log import UnreleasedLog, parse_log
from tercet.core.games import GAMES
from tercet.locale import LANGUAGES, words

LOGS = sorted((Path(__file__).parents[1] / "samples" / "unreleased").glob("*.tercet"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_from_before_the_first_release_is_refused(path: Path) -> None:
    with pytest.raises(UnreleasedLog, match=r"before Tercet 0\.1\.0"):
        parse_log(path.read_text(), GAMES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_reports_it_and_leaves_the_file_alone(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.tercet"
    path.write_text(LOGS[0].read_text())
    assert main(["verify", str(path), "--lang", language]) == 2
    assert words(language)("cli-unreleased-log", path=str(path)) in capsys.readouterr().err
    assert path.read_text() == LOGS[0].read_text()
