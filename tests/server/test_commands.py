"""The command line: a server that is started, backed up, restored, stopped, and what it says when it cannot."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tercet.cli import main
from tests.server.serving import PATIENCE


class Process:
    """`tercet serve` as a user starts it."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-m", "tercet", "serve", "--data", str(folder), "--port", "0", "--no-bots", *more]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        self.url = next((word for word in self.said.split() if word.startswith("http")), "").rstrip("/")

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        os.kill(self._process.pid, number)
        _, errors = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, errors


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_serve_says_where_to_open_it_and_stops_cleanly(tmp_path: Path, number: int) -> None:
    server = Process(tmp_path, "--lang", "fr")
    assert "navigateur" in server.said
    with urllib.request.urlopen(f"{server.url}/api/health", timeout=PATIENCE) as answer:
        assert answer.status == 200
    code, errors = server.stop(number)
    assert code == 0
    assert '"event":"stopped"' in errors
    assert "Traceback" not in errors


def test_backup_and_restore_work_on_a_running_and_a_stopped_server(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    server = Process(data)
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert copy.exists()
    assert main(["backup", str(copy), "--data", str(data)]) == 1, "never overwrites"
    assert main(["restore", str(copy), "--data", str(data)]) == 0, "the server is running, and changes over"
    code, errors = server.stop()
    assert code == 0
    assert '"event":"restored"' in errors
    assert main(["restore", str(copy), "--data", str(data)]) == 0
    assert main(["restore", str(tmp_path / "nowhere.db"), "--data", str(data)]) == 1


def test_serve_says_what_is_wrong_with_its_data_or_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tercet.db").write_bytes(b"something else" * 1000)
    assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert "damaged" in capsys.readouterr().err
    newer = tmp_path / "newer"
    newer.mkdir()
    db = sqlite3.connect(newer / "tercet.db")
    db.execute("PRAGMA user_version = 99")
    db.execute(f"PRAGMA application_id = {0x54524354}")
    db.close()
    assert main(["serve", "--data", str(newer), "--port", "0"]) == 2
    assert "newer" in capsys.readouterr().err
    assert main(["serve", "--port", "99999", "--data", str(tmp_path)]) == 2
    server = Process(tmp_path / "good")
    port = server.url.rsplit(":", 1)[1]
    assert main(["serve", "--data", str(tmp_path / "other"), "--port", port]) == 2
    assert "cannot listen" in capsys.readouterr().err
    assert main(["serve", "--data", str(tmp_path / "good"), "--port", "0"]) == 2
    assert "another server" in capsys.readouterr().err
    server.stop()


def test_join_says_when_there_is_no_such_server_table_or_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["join", "ftp://x/y"]) == 2
    assert main(["join", "http://127.0.0.1:1/t/abc"]) == 1
    assert "cannot be reached" in capsys.readouterr().err
    server = Process(tmp_path)
    assert main(["join", f"{server.url}/t/abc", "--lang", "en"]) == 1
    assert "no such table" in capsys.readouterr().err
    server.stop()
