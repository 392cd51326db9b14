"""Jobs run in parallel and in order, are stopped when their time is up, and report at the end."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from scripts.parallel import Done, Job, Pool
from scripts.run_tests import ROOT, SHARED, compile_shared, idle_seconds, jobs, minutes, passed

from tests.series import long_only


def python(name: str, code: str, *, waits: bool = False) -> Job:
    return Job(name, [sys.executable, "-c", code], waits=waits)


def test_each_job_reports_its_result_and_only_failures_print_everything(capsys: pytest.CaptureFixture[str]) -> None:
    dots = "print('..s. [100%]'); print('4 passed'); raise SystemExit({})"
    done = Pool(1).run([python("good", dots.format(0)), python("bad", dots.format(3))])
    assert [(each.job.name, each.code) for each in done] == [("good", 0), ("bad", 3)]
    good, bad = capsys.readouterr().out.split("== ")[1:]
    assert good.splitlines()[1:] == ["4 passed"]
    assert bad.startswith("bad: FAILED, ")
    assert bad.splitlines()[1:] == ["..s. [100%]", "4 passed"]


def test_with_one_core_jobs_run_in_sequence_beside_a_waiting_one(tmp_path: Path) -> None:
    # the waiting job ends only after the others have run in sequence
    waiting = f"import pathlib, time\nwhile not pathlib.Path({str(tmp_path / 'second')!r}).exists(): time.sleep(0.01)"
    first = f"import pathlib; pathlib.Path({str(tmp_path / 'first')!r}).touch()"
    second = f"import pathlib; pathlib.Path({str(tmp_path / 'first')!r}).rename({str(tmp_path / 'second')!r})"
    done = Pool(1).run([python("waits", waiting, waits=True), python("1", first), python("2", second)])
    assert [each.code for each in done] == [0, 0, 0]


def test_a_job_starts_after_its_prerequisites_and_not_at_all_if_one_fails(capsys: pytest.CaptureFixture[str]) -> None:
    slow, bad = python("slow", "import time; time.sleep(0.2)", waits=True), python("bad", "raise SystemExit(3)")
    needs = [Job(f"after {each.name}", [sys.executable, "-c", ""], after=(each.name,)) for each in (slow, bad)]
    done = Pool(1).run([slow, bad, *needs, python("free", "")])
    assert [each.code for each in done] == [0, 3, 0, None, 0]
    told = capsys.readouterr().out
    assert told.index("== slow") < told.index("== after slow")
    assert "== after bad: not started, because bad failed" in told


def test_waiting_jobs_have_priority_over_the_others() -> None:
    priority = "import os; print(os.getpriority(os.PRIO_PROCESS, 0))"
    done = Pool(1).run([python("waits", priority, waits=True), python("works", priority)])
    waits, works = (int(each.said) for each in done)
    assert waits == os.getpriority(os.PRIO_PROCESS, 0)
    assert works > waits or works == 19
    (alone,) = Pool(1).run([python("alone", priority)])
    assert int(alone.said) == waits


def test_at_the_time_limit_running_jobs_are_stopped_with_their_children_and_the_rest_skipped() -> None:
    tidy = "import time\ntry: time.sleep(3600)\nexcept KeyboardInterrupt: print('tidied up', flush=True)"
    starts = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {tidy!r}])"
    long, late = Pool(1, seconds=3.0).run([python("long", starts), python("late", "print('never')")])
    assert (long.code, late.code, late.said) == (None, None, "")
    assert long.seconds < 3600


def test_make_test_runs_every_test_file_once() -> None:
    paths = [ROOT / word for job in jobs(2) for word in job.command if word.startswith("tests/")]
    found = [file for path in paths for file in ([path] if path.is_file() else path.rglob("test_*.py"))]
    assert sorted(found) == sorted((ROOT / "tests").rglob("test_*.py"))
    assert {ROOT / "tests" / file for file in SHARED} <= set(found)


def test_prerequisites_are_listed_before_their_jobs() -> None:
    """Otherwise the job could wait in the slot that the other one needs."""
    names = [job.name for job in jobs(2)]
    assert all(needed in names[:place] for place, job in enumerate(jobs(2)) for needed in job.after)


def test_passed_tests_are_added_up() -> None:
    said = ["4796 passed, 2 skipped in 9.1s", " Test Files  20 passed (20)\n      Tests  142 passed (142)", ""]
    coloured = "\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m93 passed\x1b[39m\x1b[22m\x1b[90m (93)\x1b[39m"
    assert passed(Done(Job("tests", []), 0, each) for each in [*said, coloured]) == 4796 + 142 + 93


def test_times_are_in_minutes_and_seconds() -> None:
    assert [minutes(seconds) for seconds in (0.4, 61, 605.2)] == ["0:00", "1:01", "10:05"]


def test_the_machines_idle_time_only_grows() -> None:
    before = idle_seconds()
    assert 0 <= before <= idle_seconds()


@long_only("compiles everything again, like every set-up")
def test_commonly_imported_modules_are_compiled_before_the_groups_start(tmp_path: Path) -> None:
    assert compile_shared({"PYTHONPYCACHEPREFIX": str(tmp_path), "PYTHONDONTWRITEBYTECODE": ""}) == 0
    compiled = {path.name.split(".")[0] for path in tmp_path.rglob("*.pyc")}
    assert {"test_cards", "test_home", "cards", "settings", "python"} <= compiled
