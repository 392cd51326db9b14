"""Code copied from the pages into a typed program passes pyright, too; `make check` runs mypy on it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.code_blocks import ROOT, write_code
from tests.series import long_only

PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"
NODE = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


def test_the_pages_have_code_to_check(tmp_path: Path) -> None:
    written = write_code(tmp_path / "pages")
    assert len(written) >= 6
    assert {"quick.py", "page_readme.py"} <= {path.name for path in written}


@long_only("pyright reads everything again")
@pytest.mark.skipif(not PYRIGHT.exists() or NODE is None, reason="pyright comes with the web client's tools")
def test_every_page_passes_pyright_which_would_detect_a_wrong_type(tmp_path: Path) -> None:
    written = write_code(tmp_path / "pages")
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
