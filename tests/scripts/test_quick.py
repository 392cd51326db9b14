"""`make quick` finds changes and the tests that depend on them, nearest first."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from scripts.import_graph import ImportGraph
from scripts.parallel import Done
from scripts.quick import FILES_AT_ONCE, changed_files, exit_code, jobs, nearest_tests, summary

FILES = {
    "src/game/__init__.py": "",
    "src/game/cards.py": "DECK = 81\n",
    "src/game/rules.py": "from game.cards import DECK\n",
    "src/game/server/__init__.py": "from .page import show\n",
    "src/game/server/page.py": "from .. import rules\n\ndef show() -> None:\n    import game.cards as cards\n",
    "src/game/words/en/en.ftl": "hello = Hello\n",
    "src/game/words/__init__.py": "",
    "src/game/notes.txt": "",
    "tests/conftest.py": "from tests.stage import Stage\n",
    "tests/stage.py": "from game.rules import DECK\nclass Stage: ...\n",
    "tests/test_cards.py": "from game.cards import DECK\n",
    "tests/test_nothing.py": "import os\n",
    "tests/server/test_page.py": "import game.server.page\n",
    "tests/browser/test_look.py": "from game import cards\n",
    "tests/docs/test_pages.py": "",
    "tests/words/test_words.py": "FILES = ['en.ftl']\n",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def git(root: Path, *arguments: str) -> None:
    named = ["-c", "user.name=Ada", "-c", "user.email=ada@tercet.example", "-c", "init.defaultBranch=main"]
    subprocess.run(["git", *named, *arguments], cwd=root, check=True, capture_output=True)


def test_a_modules_distance_from_a_change_is_its_number_of_import_steps(root: Path) -> None:
    steps = ImportGraph(root).affected(["src/game/rules.py"])
    assert steps == {
        "game.rules": 0,
        "game.server.page": 1,
        "tests.stage": 1,
        "game.server": 2,
        "tests.conftest": 2,
        "tests.server.test_page": 2,
        "tests.test_cards": 3,  # through the fixtures of its folder
        "tests.test_nothing": 3,
        "tests.browser.test_look": 3,
        "tests.docs.test_pages": 3,
        "tests.words.test_words": 3,
    }


def test_the_nearest_tests_run_first_and_browser_tests_last_unless_changed(root: Path) -> None:
    graph = ImportGraph(root)
    near = nearest_tests(graph, ["src/game/cards.py"])
    assert near[0] == "tests/test_cards.py"
    assert near[1] == "tests/server/test_page.py"
    assert near[-1] == "tests/browser/test_look.py"
    assert nearest_tests(graph, ["src/game/cards.py", "tests/browser/test_look.py"])[0] == "tests/browser/test_look.py"


def test_other_files_affect_their_neighbours_and_the_files_that_name_them(root: Path) -> None:
    graph = ImportGraph(root)
    assert graph.affected(["src/game/words/en/en.ftl"]) == {"game.words": 0, "tests.words.test_words": 0}
    assert "tests/test_cards.py" in nearest_tests(graph, ["src/game/notes.txt"])
    assert nearest_tests(graph, ["guide/start.md"]) == ["tests/docs/test_pages.py"]
    assert nearest_tests(graph, ["nowhere/at_all.txt", "src/game/gone.py"]) == []


def test_changes_include_the_branch_and_uncommitted_files(root: Path) -> None:
    git(root, "init")
    git(root, "add", ".")
    git(root, "commit", "-m", "first")
    assert changed_files(root) == []
    (root / "tests/test_nothing.py").write_text("import sys\n")
    git(root, "commit", "-am", "second, on main")
    assert changed_files(root) == ["tests/test_nothing.py"]
    git(root, "checkout", "-b", "branch")
    (root / "src/game/cards.py").write_text("DECK = 27\n")
    (root / "src/game/notes.txt").unlink()
    git(root, "commit", "-am", "third, on a branch")
    (root / "src/game/rules.py").write_text("")
    (root / "tests/test_new.py").write_text("")
    assert changed_files(root) == ["src/game/cards.py", "src/game/rules.py", "tests/test_new.py"]


def test_checks_run_first_and_the_web_client_only_if_it_has_changed() -> None:
    tests = [f"tests/test_{number}.py" for number in range(2 * FILES_AT_ONCE + 1)]
    names = [job.name for job in jobs(["src/tercet/rows.py"], tests)]
    assert names[:3] == ["style", "types", "layers"]
    assert [len(name.split()) for name in names[3:]] == [FILES_AT_ONCE, FILES_AT_ONCE, 1]
    assert [job.name for job in jobs(["web/src/main.ts"], [])][3:] == ["web client: lint", "web client: test"]


def test_the_last_line_reports_failures_and_skipped_files() -> None:
    tests = [f"tests/test_{number}.py" for number in range(FILES_AT_ONCE + 1)]
    style, types, layers, first, second = jobs([], tests)
    fine = [Done(style, 0), Done(types, 0), Done(layers, 0), Done(first, 0), Done(second, 0)]
    assert summary(fine, tests) == f"nothing failed · {len(tests)} test files"
    late = [Done(style, 1), Done(types, None), Done(layers, 0), Done(first, 0), Done(second, None)]
    assert summary(late, tests) == f"FAILED: style · no time for types · 1 of {len(tests)} test files left out"
    nothing = [Done(job, None) for job in (style, types, layers, first, second)]
    assert summary(nothing, tests).startswith("nothing was checked · no time for style, types, layers")
    assert [exit_code(done) for done in (fine, late, nothing)] == [0, 1, 1]
