"""Files are written completely or not at all."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tercet
from tercet.cli import main

SAVERS: dict[str, Callable[[str], Any]] = {
    "log": lambda path: tercet.write_log(path, tercet.new_game(seed=1)),
    "picture": lambda path: tercet.picture("1RSO 2RSO").save(path),
    "command": lambda path: main(["deal", "--picture", path]),
}


@pytest.mark.parametrize("name", SAVERS)
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def write_half(file: Path, text: str, **options: Any) -> int:
        with file.open("w") as out:
            out.write(text[: len(text) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "kept.svg"
    path.write_text("old")
    monkeypatch.setattr(Path, "write_text", write_half)
    try:
        SAVERS[name](str(path))
    except OSError as error:
        problem = str(error)
    else:
        problem = capsys.readouterr().err
    assert "No space left on device" in problem
    assert str(path) in problem
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("kept.svg", "old")]


def test_a_chart_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from matplotlib.figure import Figure

    from tercet.lab import charts

    class Full(Figure):
        def savefig(self, path: Any, **options: Any) -> None:  # type: ignore[override]
            Path(path).write_text("half")
            raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "kept.png"
    path.write_text("old")
    with pytest.raises(OSError, match=r"No space .*kept\.png"):
        charts.save(Full(), str(path))
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("kept.png", "old")]
