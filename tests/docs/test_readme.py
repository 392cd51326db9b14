"""The README is correct: its Python and terminal sessions run, in order, in one folder."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
README = BLOCK.findall((ROOT / "README.md").read_text())


def test_the_readme_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {}
    ran = {"pycon": 0, "console": 0}
    for language, text in README:
        if language == "pycon":
            run_session(text, scope)
        elif language == "console":
            run_console(text, tmp_path)
        ran[language] = ran.get(language, 0) + 1
    assert ran["pycon"] >= 4
    assert ran["console"] >= 1


def run_session(text: str, scope: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(text, scope, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    said: list[str] = []
    runner.run(test, out=said.append, clear_globs=False)
    assert runner.failures == 0, "".join(said)
    scope.update(test.globs)


def run_console(text: str, folder: Path) -> None:
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    environment |= {"LANG": "C.UTF-8", "COLUMNS": "80"}
    environment.pop("LC_ALL", None)
    checker = doctest.OutputChecker()
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        done = subprocess.run(
            ["bash", "-c", command], capture_output=True, text=True, check=False, cwd=folder, env=environment
        )
        assert checker.check_output(expected, done.stdout, FLAGS), f"$ {command}\n{done.stdout}{done.stderr}"


def test_the_readme_names_the_two_commands_and_the_trademark() -> None:
    text = (ROOT / "README.md").read_text()
    makefile = (ROOT / "Makefile").read_text()
    for target in ("play", "test"):
        assert f"make {target}" in text
        assert f"\n{target}:" in makefile
    assert "SET is a trademark of its owner" in text


@pytest.mark.parametrize("page", sorted(path.relative_to(ROOT) for path in ROOT.glob("*.md")), ids=str)
def test_links_between_pages_have_targets(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text()):
        assert (ROOT / page.parent / target).exists(), f"{page} links to {target}"
