"""`make test`: runs all checks and tests in parallel, longest first.

Each group of tests is one plain pytest process, which collects only its own tests and starts shared resources (a
database, a bus, compiled kernels) once. Tests with browsers and servers mostly wait, so they all start together;
everything else runs beside them at a lower priority, in one process more than there are cores, so that no core is idle
at the end. Building the web client and installing system packages mostly wait, too, so the tests that need neither
start beside them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from scripts.parallel import Done, Job, Pool

ROOT: Final = Path(__file__).parents[1]
BROWSERS: Final = ("browser", "engines")
WAITING: Final = (
    ("cluster",),
    ("store", "attacks"),
    ("server", "results", "client"),
    ("terminal", "cli"),
)
"""Groups of tests that mostly wait for servers and real clocks, each run in one process."""
WORKING: Final = (
    # first those that compile kernels, then those that use them
    ("lab", "examples", "docs", "test_playing.py", "test_variants.py", "test_rows.py", "test_public_api.py"),
    ("core", "laws", "golden", "render", "locale"),
    ("bots", "envs", "simulation"),
)
"""Groups of tests that keep a core busy, longest first; tests not named anywhere form another group."""
CHECKS: Final = ("web-test", "check", "web-lint")
BUILT: Final = "set-up"
COMPILED: Final = "compile"
"""Jobs that others need: the web client and the system's packages, and the bytecode that most tests import."""

SHARED: Final = ("core/test_cards.py", "server/test_hello.py", "store/test_conformance.py", "browser/test_home.py")
"""Tests whose imports cover what most groups import."""


def rest(tests: Path) -> tuple[str, ...]:
    """The tests that are in no group."""
    named = {folder for group in (*WORKING, *WAITING, BROWSERS) for folder in group}
    return tuple(sorted({path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")} - named))


def jobs(cores: int) -> list[Job]:
    """The jobs of `make test`; browsers get one process more than there are cores."""
    pytest = [sys.executable, "-m", "pytest", "-rs"]

    def tests(folders: Iterable[str], *needed: str, waits: bool = False) -> Job:
        paths = [f"tests/{folder}" for folder in folders]
        return Job(" ".join(paths), [*pytest, *paths], waits=waits, after=(COMPILED, *needed))

    browsers = [f"tests/{folder}" for folder in BROWSERS]
    lab, rules, bots = (tests(group) for group in WORKING)
    web_test, check, web_lint = (
        Job(f"make {target}", ["make", "-s", target], after=(BUILT,) if target.startswith("web") else ())
        for target in CHECKS
    )
    return [
        Job(COMPILED, [sys.executable, "-m", "scripts.run_tests", "compile"], waits=True),
        Job(BUILT, ["make", "-s", "-j2", "client-and-system"], waits=True),
        Job(
            "browsers",
            [*pytest, "-n", str(cores + 1), "--dist", "loadgroup", *browsers],
            waits=True,
            after=(COMPILED, BUILT),
        ),
        *(tests(group, BUILT, waits=True) for group in WAITING),
        # longest first, since a long job at the end would keep one core busy while the others are idle; but those
        # that need the web client would keep others from starting before it is built
        *(lab, rules, check, web_test, bots, tests(rest(ROOT / "tests"), BUILT), web_lint),
    ]


def compile_shared(environment: Mapping[str, str]) -> int:
    """Compiles what most groups import; otherwise groups that start together would each compile all of it."""
    tests = [f"tests/{file}" for file in SHARED]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *tests]
    return subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    venv = Path(sys.prefix)
    cores = len(os.sched_getaffinity(0))
    # cache bytecode in the environment even if the system disables that: the tests start hundreds of programs
    environment = {"PYTHONPYCACHEPREFIX": str(venv / "bytecode")}
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.chdir(ROOT)
    if arguments == ["compile"]:
        return compile_shared(environment)
    began, idle_before = time.monotonic(), idle_seconds()
    done = Pool(cores + 1, environment=environment).run(jobs(cores))
    for reason in sorted(venv.glob("skipped-*")):
        print(reason.read_text(encoding="utf-8").strip())
    took = time.monotonic() - began
    idle = idle_seconds() - idle_before
    print(f"{minutes(took)} on {cores} cores, idle for {minutes(idle)} of {minutes((os.cpu_count() or 1) * took)}")
    failed = [each.job.name for each in done if each.code != 0]
    print(f"FAILED: {'; '.join(failed)}" if failed else f"all passed: {passed(done):,} tests")
    return int(bool(failed))


def passed(done: Iterable[Done]) -> int:
    """Number of passed tests, as reported by pytest and vitest on one of their last lines."""
    # remove colour codes, which end in a letter and may directly precede a number
    counts = (re.findall(r"\b(\d+) passed", re.sub(r"\x1b\[[\d;]*m", "", each.said)) for each in done)
    return sum(int(found[-1]) for found in counts if found)


def idle_seconds() -> float:
    """Total idle time of the machine's cores; 0 if the system does not report it."""
    try:
        first, *_ = Path("/proc/stat").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    _, _user, _nice, _system, idle, waiting, *_ = first.split()
    return (int(idle) + int(waiting)) / os.sysconf("SC_CLK_TCK")


def minutes(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
