"""Runs commands in parallel, started in the given order, and prints the output of each when it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

PROGRESS: Final = re.compile(r"^[.sFExX]+ *(\[ *\d+%\])?$")
"""A line of pytest's dots, of interest only if something failed."""

DAY: Final = 86_400.0
"""The default time limit, in seconds."""
GRACE: Final = 10.0
"""Seconds for an interrupted job to stop the servers it has started."""


@dataclass(frozen=True)
class Job:
    """A command to run in parallel with others."""

    name: str
    command: Sequence[str]
    waits: bool = False
    """Whether it mostly waits: then it starts immediately, takes no slot, and has priority over the others."""
    after: tuple[str, ...] = ()
    """Names of earlier jobs that must succeed before it starts."""


@dataclass(frozen=True)
class Done:
    """How a job ended."""

    job: Job
    code: int | None
    """The exit code; None if it was not started or not finished."""
    said: str = ""
    seconds: float = 0.0
    why: str = "no time left"
    """Why it has no exit code."""

    def __str__(self) -> str:
        """The complete output of a failure, otherwise the last line."""
        if self.code is None:
            return f"== {self.job.name}: {self.why}"
        lines = self.said.rstrip().splitlines()
        if not self.code:
            lines = [line for line in lines if line and not PROGRESS.match(line)]
        return "\n".join([f"== {self.job.name}: {'FAILED, ' if self.code else ''}{self.seconds:.0f} s", *lines])


class Pool:
    """Runs a limited number of jobs at a time, plus those that mostly wait."""

    def __init__(self, at_a_time: int, *, environment: Mapping[str, str] | None = None, seconds: float = DAY):
        """`seconds` is the time after which running jobs are stopped and no more are started."""
        self._at_a_time = at_a_time
        self._environment = {**os.environ, **(environment or {})}
        self._until = time.monotonic() + seconds
        self._started: dict[str, Future[Done]] = {}
        self._running: set[subprocess.Popen[str]] = set()
        self._printing = threading.Lock()

    def run(self, jobs: Sequence[Job]) -> list[Done]:
        """Runs all jobs, and prints the result of each when it ends."""
        aside = sum(job.waits for job in jobs)
        with ThreadPoolExecutor(max(aside, 1)) as beside, ThreadPoolExecutor(self._at_a_time) as slots:
            for job in jobs:
                self._started[job.name] = (beside if job.waits else slots).submit(self._run, job, modest=aside > 0)
            try:
                return [self._started[job.name].result() for job in jobs]
            except BaseException:  # Ctrl-C
                self._until = 0.0
                self._stop()
                raise

    def _run(self, job: Job, *, modest: bool) -> Done:
        for name in job.after:
            if self._started[name].result().code != 0:
                return self._tell(Done(job, None, why=f"not started, because {name} failed"))
        began = time.monotonic()
        if began >= self._until:
            return Done(job, None)
        command = ["nice", "-n", "5", *job.command] if modest and not job.waits else job.command
        with subprocess.Popen(
            command,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            process_group=0,
        ) as process:
            self._running.add(process)
            try:
                said, _ = process.communicate(timeout=self._until - began)
                code: int | None = process.returncode
            except subprocess.TimeoutExpired:
                said, code = _end(process), None
            self._running.discard(process)
        return self._tell(Done(job, code, said, time.monotonic() - began))

    def _tell(self, done: Done) -> Done:
        with self._printing:
            print(done, flush=True)
        return done

    def _stop(self) -> None:
        for process in list(self._running):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGINT)


def _end(process: subprocess.Popen[str]) -> str:
    """Ends a process and everything it started; tests stop their own servers when interrupted."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=GRACE)[0]
    return ""
