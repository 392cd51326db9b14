"""The page about bots is correct: its files run against our bots, and connect to a real server."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.test_readme import ROOT, run_console

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```python file=(\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
CONSOLE = re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_bot_has_at_most_twenty_lines() -> None:
    lines = [
        line for line in FILES["quick.py"].splitlines() if line.strip() and not line.startswith(("from", "import"))
    ]
    assert len(lines) <= 20


def test_the_bot_plays_a_tournament_against_ours(folder: Path) -> None:
    assert CONSOLE
    for text in CONSOLE:
        run_console(text, folder)


def test_the_bot_plays_in_a_program(folder: Path) -> None:
    (code,) = [
        block for block in re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL) if "bots.play" in block
    ]
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("('master', 'Quick')")
    assert (folder / "quick.tercet").exists()


def test_the_environments_start_as_the_page_says() -> None:
    pytest.importorskip("pettingzoo")
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    code = [block for block in blocks if "tercet.envs" in block]
    assert len(code) == 3
    for block in code:
        exec(compile(block, "bots.md", "exec"), {})


def test_the_bot_joins_an_online_table(folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("picows")
    serve = [sys.executable, "-m", "tercet", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--quiet"]
    server = subprocess.Popen([*serve, "--lang", "en"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\w.:]+", server.stdout.readline())
        assert found
        address = asyncio.run(make_table(found.group().rstrip("/.")))
        joined = subprocess.run(
            [sys.executable, "join.py", address], cwd=folder, capture_output=True, text=True, timeout=120, check=True
        )
        totals = re.search(r"\((\d+), (\d+)\)", joined.stdout)
        assert totals, joined.stdout
        assert int(totals[1]) + int(totals[2]) > 0
    finally:
        server.terminate()
        server.wait(120)
        if server.stdout is not None:
            server.stdout.close()


async def make_table(server: str) -> str:
    from tercet.client import introduce
    from tercet.client import make_table as make

    who = await introduce(server, "Maker")
    overrides = {"deck": "solid", "vote_seconds": 5}
    code = await make(server, who, game="cards", edition="fr", overrides=overrides, bots=["master"])
    return f"{server}/t/{code}"
