"""`make test`: all checks and tests, side by side, the longest first.

Each group of tests is one plain pytest process, which collects only what it runs; what its tests share (a database, a
bus, compiled kernels) is started once. The browsers have their own processes and mostly wait: everything else runs
beside them, with a lower priority.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scripts.parallel import Done, Job, Pool

ROOT: Final = Path(__file__).parents[1]
BROWSERS: Final = ("browser", "engines")
GROUPS: Final = (
    # first those that compile kernels, then those that use them
    ("lab", "examples", "docs", "test_playing.py", "test_rows.py", "test_public_api.py"),
    ("cluster", "store", "attacks"),
    ("terminal", "cli"),
    ("server", "results", "client"),
    ("bots", "envs", "simulation"),
    ("core", "laws", "golden", "render", "locale"),
)
"""Tests that run in one process, the longest first; all others are the fourth group."""


def groups(tests: Path) -> list[list[str]]:
    """All tests outside the browsers', by the process that runs them."""
    named = {folder for group in (*GROUPS, BROWSERS) for folder in group}
    with_tests = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")}
    rest = sorted(with_tests - named)
    return [[f"tests/{part}" for part in group] for group in (*GROUPS[:3], rest, *GROUPS[3:])]


def jobs(cores: int) -> list[Job]:
    """What `make test` runs; the browsers have one process more than there are cores."""
    pytest = [sys.executable, "-m", "pytest", "-rs"]
    browsers = [f"tests/{folder}" for folder in BROWSERS]
    return [
        Job("browsers", [*pytest, "-n", str(cores + 1), "--dist", "worksteal", *browsers], waits=True),
        *(Job(" ".join(paths), [*pytest, *paths]) for paths in groups(ROOT / "tests")),
        *(Job(f"make {target}", ["make", "-s", target]) for target in ("web-lint", "check", "web-test")),
    ]


def main() -> int:
    venv = Path(sys.prefix)
    cores = len(os.sched_getaffinity(0))
    # compiled once, in the environment, wherever the system keeps no bytecode: the tests start hundreds of programs
    environment = {"PYTHONPYCACHEPREFIX": str(venv / "bytecode")}
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.chdir(ROOT)
    # one more than there are cores: the tests of clusters, servers and terminals wait for a good part of their time
    done = Pool(cores + 1, environment=environment).run(jobs(cores))
    for reason in sorted(venv.glob("skipped-*")):
        print(reason.read_text(encoding="utf-8").strip())
    failed = [each.job.name for each in done if each.code]
    print(f"FAILED: {'; '.join(failed)}" if failed else f"all passed: {passed(done):,} tests")
    return int(bool(failed))


def passed(done: Iterable[Done]) -> int:
    """How many tests pytest and vitest say have passed, each on one of its last lines."""
    # colour codes, which end in a letter, may stand right before a number
    counts = (re.findall(r"\b(\d+) passed", re.sub(r"\x1b\[[\d;]*m", "", each.said)) for each in done)
    return sum(int(found[-1]) for found in counts if found)


if __name__ == "__main__":
    raise SystemExit(main())
