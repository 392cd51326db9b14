"""Whoever copies code from the pages into a typed program gets no complaint: neither mypy's nor pyright's."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.code_blocks import PAGES, ROOT, code_of

PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """All pages' code, each in a file of its own."""
    folder = tmp_path_factory.mktemp("pages")
    paths = []
    for page in PAGES:
        for name, text in code_of(page).items():
            path = folder / name
            assert not path.exists(), f"two pages have a file {name}"
            path.write_text(text, encoding="utf-8")
            paths.append(path)
    assert len(paths) >= 6
    return paths


def test_every_page_passes_mypy(written: list[Path]) -> None:
    # with the project's own settings, which are strict and more, so that what it has cached need not be read again
    check = [sys.executable, "-m", "mypy", "--no-error-summary", *map(str, written)]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not PYRIGHT.exists() or NODE is None, reason="pyright comes with the web client's tools")
def test_every_page_passes_pyright_which_would_notice_a_wrong_type(written: list[Path]) -> None:
    wrong = written[0].with_name("wrong.py")
    wrong.write_text("import tercet\n\ntercet.new_game(['Ada'], deck='blue')\ntercet.CallSet(seat='0')\n")
    found = _pyright([*written, wrong])
    assert [one for one in found if not one.startswith("wrong.py:")] == []
    assert [one.split()[0] for one in found] == ["wrong.py:3:", "wrong.py:4:"]


def _pyright(paths: list[Path]) -> list[str]:
    settings = {
        "include": [path.name for path in paths],
        "extraPaths": [str(ROOT / "src")],
        "pythonVersion": "3.11",
        "typeCheckingMode": "standard",
    }
    folder = paths[0].parent
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    check = [str(NODE), str(PYRIGHT), "--outputjson", "--pythonpath", sys.executable, "-p", str(folder)]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    report = json.loads(done.stdout)
    assert report["summary"]["filesAnalyzed"] == len(paths), done.stdout + done.stderr
    return [
        f"{Path(one['file']).name}:{one['range']['start']['line'] + 1}: {one['message']}"
        for one in report["generalDiagnostics"]
        if one["severity"] == "error"
    ]
