"""Data that earlier versions wrote: what a release wrote is read forever; what was never released is refused."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.locale import LANGUAGES, words

SAMPLES = Path(__file__).parents[1] / "samples"
UNRELEASED = sorted((SAMPLES / "unreleased").glob("*.db.gz"))


@pytest.mark.parametrize("sample", UNRELEASED, ids=lambda sample: sample.name)
def test_a_database_from_before_the_first_release_is_refused_and_left_alone(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, results = tmp_path / "tercet.db", tmp_path / "results.db"
    path.write_bytes(gzip.decompress(sample.read_bytes()))
    results.write_bytes(b"whatever was there")
    before = path.read_bytes()
    for language in LANGUAGES:
        assert main(["serve", "--data", str(tmp_path), "--port", "0", "--lang", language]) == 2
        said = capsys.readouterr().err
        assert words(language)("store-unreleased", place=str(path)) in said
        assert "Traceback" not in said
    assert (path.read_bytes(), results.read_bytes()) == (before, b"whatever was there")
    assert not [*tmp_path.glob("tercet.db-*")]


@pytest.mark.parametrize("sample", UNRELEASED, ids=lambda sample: sample.name)
def test_a_backup_from_before_the_first_release_is_refused_as_such(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, folder = tmp_path / "backup.db", tmp_path / "data"
    backup.write_bytes(gzip.decompress(sample.read_bytes()))
    folder.mkdir()
    (folder / "tercet.db").write_bytes(b"whatever was there")
    for language in LANGUAGES:
        assert main(["restore", str(backup), "--data", str(folder), "--lang", language]) == 1
        assert words(language)("store-unreleased", place=str(backup)) in capsys.readouterr().err
    assert backup.read_bytes() == gzip.decompress(sample.read_bytes())
    assert [(file.name, file.read_bytes()) for file in folder.iterdir()] == [("tercet.db", b"whatever was there")]
