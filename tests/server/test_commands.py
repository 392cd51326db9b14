"""The command line: starting, backing up, restoring and stopping a server, and its error messages."""

from __future__ import annotations

import logging
import os
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.locale import LANGUAGES, words
from tercet.store.sqlite.schema import APPLICATION, open_database
from tests.server.serving import PATIENCE


class Process:
    """`tercet serve`, started the way a user does."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-m", "tercet", "serve", "--data", str(folder), "--port", "0", "--no-bots", *more]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        self.url = next((word for word in self.said.split() if word.startswith("http")), "").rstrip("/")

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        os.kill(self._process.pid, number)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        with self._process.stdout as said, self._process.stderr as errors:
            # not `communicate`, which misses what is buffered after the first line
            text = errors.read()
            self.said += said.read()
        return self._process.wait(PATIENCE), text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_serve_prints_its_address_and_stops_cleanly(tmp_path: Path, number: int) -> None:
    server = Process(tmp_path, "--lang", "fr")
    assert "navigateur" in server.said
    with urllib.request.urlopen(f"{server.url}/api/health", timeout=PATIENCE) as answer:
        assert answer.status == 200
    code, errors = server.stop(number)
    assert code == 0
    assert '"event":"stopped"' in errors
    assert "Traceback" not in errors


def test_without_the_page_serve_works_for_programs_and_explains_how_to_build_it(tmp_path: Path) -> None:
    server = Process(tmp_path / "data", "--web", str(tmp_path / "none"), "--lang", "en")
    with urllib.request.urlopen(f"{server.url}/api/health", timeout=PATIENCE) as answer:
        assert answer.status == 200
    with urllib.request.urlopen(server.url, timeout=PATIENCE) as page:
        head, body = page.read().split(b"</head>")
    assert b"og:title" in head
    assert b"make play" in body
    assert server.stop()[0] == 0
    assert "The page has not been built" in server.said


def test_backup_and_restore_work_on_a_running_and_a_stopped_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    server = Process(data)
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert copy.exists()
    assert f"the data in {data} " in capsys.readouterr().out
    assert main(["backup", str(copy), "--data", str(data)]) == 1, "never overwrites"
    assert main(["restore", str(copy), "--data", str(data)]) == 0, "the server is running, and switches over"
    code, errors = server.stop()
    assert code == 0
    assert '"event":"restored"' in errors
    assert main(["restore", str(copy), "--data", str(data)]) == 0
    assert main(["restore", str(tmp_path / "nowhere.db"), "--data", str(data)]) == 1


def test_serve_reports_problems_with_its_data_or_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tercet.db").write_bytes(b"something else" * 1000)
    assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert "damaged" in capsys.readouterr().err
    newer = tmp_path / "newer"
    newer.mkdir()
    db = sqlite3.connect(newer / "tercet.db")
    db.execute("PRAGMA user_version = 99")
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.close()
    assert main(["serve", "--data", str(newer), "--port", "0"]) == 2
    assert "written by a newer Tercet" in capsys.readouterr().err
    assert main(["serve", "--port", "99999", "--data", str(tmp_path)]) == 2
    server = Process(tmp_path / "good")
    port = server.url.rsplit(":", 1)[1]
    assert main(["serve", "--data", str(tmp_path / "other"), "--port", port]) == 2
    told = capsys.readouterr().err
    assert f"Port {port} on 127.0.0.1 is in use by another program" in told
    assert "Errno" not in told
    assert main(["serve", "--data", str(tmp_path / "other"), "--host", "192.0.2.1", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert "Cannot listen on 192.0.2.1" in told
    assert "Errno" not in told
    assert main(["serve", "--data", str(tmp_path / "good"), "--port", "0"]) == 2
    assert "Another server is using" in capsys.readouterr().err
    server.stop()


def test_logging_is_restored_after_serve_ends(tmp_path: Path) -> None:
    (tmp_path / "tercet.db").write_bytes(b"something else" * 1000)
    loggers = [logging.getLogger(name) for name in ("", "tercet", "uvicorn.error")]
    before = [(each.level, each.handlers[:]) for each in loggers]
    assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert [(each.level, each.handlers) for each in loggers] == before


def test_join_reports_a_missing_server_table_or_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "ftp://x/y"]) == 2
    assert main(["join", "http://127.0.0.1:1/t/abc"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
    server = Process(tmp_path)
    assert main(["join", f"{server.url}/t/abc", "--lang", "en"]) == 2
    assert "no such table" in capsys.readouterr().err
    server.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_restore_reports_an_invalid_file_and_leaves_the_data_alone(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = words(language)
    data = tmp_path / "data"
    arguments = ["--data", str(data), "--lang", language]
    junk, empty, other, torn = (tmp_path / name for name in ("junk.db", "empty.db", "other.db", "torn.db"))
    junk.write_bytes(b"something else" * 1000)
    empty.touch()
    db = sqlite3.connect(other)
    db.execute("CREATE TABLE theirs (x)")
    db.close()
    with closing(open_database(tmp_path / "good.db", thorough=False)):
        pass
    whole = (tmp_path / "good.db").read_bytes()
    torn.write_bytes(whole[: len(whole) // 2])
    for file in (junk, empty, other, torn):
        assert main(["restore", str(file), *arguments]) == 1
        told = capsys.readouterr().err
        assert told == f"tercet: {said('server-not-a-backup', file=str(file))}\n"
        assert "tercet restore" not in told
        assert not (data / "tercet.db").exists()
    assert main(["restore", str(tmp_path / "none.db"), *arguments]) == 1
    assert said("cli-no-file", path=str(tmp_path / "none.db")) in capsys.readouterr().err
    assert main(["backup", str(junk), *arguments]) == 1
    assert said("server-no-data", folder=str(data)) in capsys.readouterr().err
