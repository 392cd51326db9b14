"""`make quick`: checks style and types, and runs the tests that import changed modules, nearest first, within a minute.

Changes are counted from where this branch left main (on main, from the last commit) and include uncommitted ones.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scripts.import_graph import ImportGraph
from scripts.parallel import Done, Job, Pool

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 55.0
"""Time after which running jobs are interrupted, which may take the rest of the minute."""
FILES_AT_ONCE: Final = 5
"""Number of test files per process: few, so near tests don't wait for distant ones; several, as a start costs a
second."""
BROWSERS: Final = ("tests/browser/", "tests/engines/")
"""The slowest tests, which run last unless they have changed themselves."""
CLIENT: Final = ("web/", "src/tercet/locale/")
"""Sources of the web client."""


def changed_files(root: Path) -> list[str]:
    """Files that differ from main's, relative to the repository; excludes deleted files."""

    def git(*arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
        return done.stdout.strip() if done.returncode == 0 else ""

    head = git("rev-parse", "HEAD")
    base = git("merge-base", "main", "HEAD")
    if base in ("", head):
        base = git("rev-parse", "HEAD~") or head
    found = git("diff", "--name-only", "-z", base).split("\0")
    found += git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted({file for file in found if file and (root / file).is_file()})


def nearest_tests(graph: ImportGraph, files: Iterable[str]) -> list[str]:
    """The test files that a change may break; those that import it most directly come first."""
    affected = graph.affected(files)
    paths = {graph.path(module): steps for module, steps in affected.items()}
    tests = {path: steps for path, steps in paths.items() if Path(path).name.startswith("test_")}
    return sorted(tests, key=lambda path: (tests[path] > 0 and path.startswith(BROWSERS), tests[path], path))


def jobs(files: list[str], tests: list[str]) -> list[Job]:
    """The checks, and the tests in small groups."""
    bin_folder = Path(sys.executable).parent
    checks = [
        Job("style", ["sh", "-c", f"{bin_folder}/ruff check . && {bin_folder}/ruff format --check -q ."]),
        Job("types", [f"{bin_folder}/mypy"]),
        Job("layers", [f"{bin_folder}/lint-imports"]),
    ]
    if any(file.startswith(CLIENT) for file in files):
        checks += [Job(f"web client: {what}", ["make", "-s", f"web-{what}"]) for what in ("lint", "test")]
    groups = [tests[start : start + FILES_AT_ONCE] for start in range(0, len(tests), FILES_AT_ONCE)]
    return [*checks, *(Job(" ".join(group), [sys.executable, "-m", "pytest", *group]) for group in groups)]


def summary(done: list[Done], tests: list[str]) -> str:
    """The last line: failures, and the number of tests skipped."""
    failed = [each.job.name for each in done if each.code]
    unfinished = [each.job for each in done if each.code is None]
    missed = [file for job in unfinished for file in job.command if file in tests]
    skipped = [job.name for job in unfinished if not any(file in tests for file in job.command)]
    passed = "nothing failed" if len(unfinished) < len(done) else "nothing was checked"
    said = [f"FAILED: {'; '.join(failed)}" if failed else passed]
    said += [f"no time for {', '.join(skipped)}"] if skipped else []
    said.append(f"{len(missed)} of {len(tests)} test files left out" if missed else f"{len(tests)} test files")
    return " · ".join(said)


def exit_code(done: list[Done]) -> int:
    """0 if something was checked and nothing failed."""
    return int(any(each.code for each in done) or all(each.code is None for each in done))


def main() -> int:
    until = time.monotonic() + SECONDS
    files = changed_files(ROOT)
    tests = nearest_tests(ImportGraph(ROOT), files)
    print(f"{len(files)} files have changed; {len(tests)} test files depend on them", flush=True)
    done = Pool(len(os.sched_getaffinity(0)), seconds=until - time.monotonic()).run(jobs(files, tests))
    print(summary(done, tests))
    return exit_code(done)


if __name__ == "__main__":
    raise SystemExit(main())
