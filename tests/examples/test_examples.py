"""Every example runs, and every notebook shows its cells' current output."""

from __future__ import annotations

import copy
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.test_readme import ROOT
from tests.examples import notebooks

FOLDER = ROOT / "examples"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
WRITE = os.environ.get("TERCET_SNAPSHOTS") == "write"
"""Set to rewrite the outputs of the notebooks; review the difference before committing it."""


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(FOLDER / name), *arguments], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_solver_leaves_the_fewest_cards_when_it_plans() -> None:
    pytest.importorskip("numba", reason="planning a deal is slow without it")
    left = {
        name: float(mean) for name, mean in re.findall(r"^ *(\w+) +([\d.]+)  ", run("solver.py", "2"), re.MULTILINE)
    }
    assert set(left) == {"first", "most_mixed", "planned"}
    assert left["planned"] <= min(left["first"], left["most_mixed"])


def test_house_rules_are_played_and_impossible_ones_explained() -> None:
    told = run("house_rules.py")
    assert "deck = 'solid'" in told
    points = re.search(r"Points: \{'Ada': (\d+), 'Blaise': (\d+)\}", told)
    assert points
    assert 0 < int(points[1]) + int(points[2]) <= 27
    assert told.count("Not possible:") == 2


def test_a_club_night_ends_in_a_table(tmp_path: Path) -> None:
    rows = run("club_night.py").splitlines()
    assert rows[0].split() == ["name", "games", "wins", "SETs", "wrong", "fastest"]
    assert [int(row.split()[1]) for row in rows[1:]] == [3, 3, 3, 3]
    assert sum(float(row.split()[2]) for row in rows[1:]) == 6
    golden = (ROOT / "tests" / "golden" / "cards-es.tercet").read_text(encoding="utf-8")
    (tmp_path / "good.tercet").write_text(golden, encoding="utf-8")
    changed = re.sub(r'"points":3\b', '"points":4', golden, count=1)
    assert changed != golden
    (tmp_path / "changed.tercet").write_text(changed, encoding="utf-8")
    told = run("club_night.py", str(tmp_path))
    assert "changed.tercet is left out" in told
    assert "good.tercet" not in told


def test_the_bot_matches_the_page_about_bots() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = re.search(r"^```python file=quick.py\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert shown
    assert (FOLDER / "quick.py").read_text(encoding="utf-8").endswith(shown[1])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_its_cells_current_output(path: Path) -> None:
    pytest.importorskip("matplotlib", reason="needed for the charts in the notebooks")
    notebook = json.loads(path.read_text(encoding="utf-8"))
    fresh = copy.deepcopy(notebook)
    for number, (cell, found) in enumerate(notebooks.outputs(fresh, path.name), 1):
        cell["outputs"], cell["execution_count"] = found, number
        for each in found:
            if "execution_count" in each:
                each["execution_count"] = number
    if WRITE:
        notebooks.write(path, fresh)
        return
    for kept, now in zip(notebook["cells"], fresh["cells"], strict=True):
        assert _told(kept) == _told(now), f"{path.name}, {kept['id']}"
    assert any(cell.get("outputs") for cell in notebook["cells"])


def _told(cell: dict[str, Any]) -> list[Any]:
    """What a cell prints and displays; pictures are reduced to their presence, since fonts differ between machines."""
    told: list[Any] = []
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        told.append(["".join(output.get("text", [])), "".join(data.get("text/plain", [])), "image/svg+xml" in data])
    return told


def test_every_example_is_tested_and_every_listed_file_exists() -> None:
    tested = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    for path in FOLDER.glob("*.py"):
        assert path.name in tested or f"examples.{path.stem}" in tested
    listed = re.findall(r"\]\(([^)]+)\)", (FOLDER / "README.md").read_text(encoding="utf-8"))
    assert {path.name for path in NOTEBOOKS} <= set(listed)
    assert [name for name in listed if not (FOLDER / name).exists()] == []
