"""Runs commands side by side, in the order given, and prints what each has said once it has ended."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

PROGRESS: Final = re.compile(r"^[.sFExX]+ *(\[ *\d+%\])?$")
"""A line of pytest's dots, of interest only where something failed."""

DAY: Final = 86_400.0
"""Seconds: as long as anything may take."""
GRACE: Final = 10.0
"""Seconds for what is interrupted to stop the servers that it has started."""


@dataclass(frozen=True)
class Job:
    """A command that is run beside others."""

    name: str
    command: Sequence[str]
    waits: bool = False
    """It mostly waits: it starts at once, takes no slot from the others, and goes before them."""


@dataclass(frozen=True)
class Done:
    """How a job ended."""

    job: Job
    code: int | None
    """None if there was no time to start or to finish it."""
    said: str = ""
    seconds: float = 0.0

    def __str__(self) -> str:
        """All that a failure has said, else the last words."""
        if self.code is None:
            return f"== {self.job.name}: no time left"
        lines = self.said.rstrip().splitlines()
        if not self.code:
            lines = [line for line in lines if line and not PROGRESS.match(line)]
        return "\n".join([f"== {self.job.name}: {'FAILED, ' if self.code else ''}{self.seconds:.0f} s", *lines])


class Pool:
    """Some jobs at a time, and beside them those that mostly wait."""

    def __init__(self, at_a_time: int, *, environment: Mapping[str, str] | None = None, seconds: float = DAY):
        """Seconds until running jobs are stopped and no more are started."""
        self._at_a_time = at_a_time
        self._environment = {**os.environ, **(environment or {})}
        self._until = time.monotonic() + seconds
        self._running: set[subprocess.Popen[str]] = set()
        self._printing = threading.Lock()

    def run(self, jobs: Sequence[Job]) -> list[Done]:
        """Runs all of them, and prints how each ended when it has."""
        aside = sum(job.waits for job in jobs)
        with ThreadPoolExecutor(max(aside, 1)) as beside, ThreadPoolExecutor(self._at_a_time) as slots:
            started = [(beside if job.waits else slots).submit(self._run, job, modest=aside > 0) for job in jobs]
            try:
                return [each.result() for each in started]
            except BaseException:  # Ctrl-C
                self._until = 0.0
                self._stop()
                raise

    def _run(self, job: Job, *, modest: bool) -> Done:
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
    """Ends it with everything that it has started, which tests do by themselves when they are interrupted."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=GRACE)[0]
    return ""
