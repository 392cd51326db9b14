"""Does work in chunks on a pool of workers; Ctrl-C keeps the results so far."""

from __future__ import annotations

import os
import signal
import threading
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeVar

Progress = Callable[[int, int], None]
"""Called from time to time with the amount done and the total."""
Part = TypeVar("Part")

_AHEAD: Final = 2
"""Number of chunks queued for each core."""
_ROUNDS: Final = 8
"""Minimum number of chunks per core, so no core is idle for long at the end."""
PATIENCE: Final = 0.1
"""Seconds between checks for Ctrl-C."""


class WorkersLost(UserWarning):
    """The workers were lost; the results they had finished are kept."""


@dataclass(frozen=True)
class WorkerPool:
    """An executor and its number of cores."""

    executor: Executor
    cores: Callable[[], int]
    """Number of chunks that can currently run in parallel."""


def available_cores() -> int:
    """Returns the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def checked_cores(cores: int | None) -> int:
    """Returns the requested number of cores, by default all; raises ValueError if it is less than one."""
    if cores is not None and cores < 1:
        raise ValueError(f"at least one core is needed, not {cores}")
    return cores or available_cores()


@contextmanager
def local_pool(cores: int, *, threads: bool) -> Iterator[WorkerPool]:
    """Yields a pool of some cores of this machine."""
    executor: Executor
    if threads or cores == 1:
        executor = ThreadPoolExecutor(cores)
    else:
        executor = ProcessPoolExecutor(cores, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    with executor:
        yield WorkerPool(executor, lambda: cores)


def parts(run: Callable[[int, int], Part], total: int, chunk: int, pool: WorkerPool) -> Iterator[Part]:
    """Yields the results of `run(first, count)` for every chunk, as they finish; starts no chunk after Ctrl-C."""
    chunk = max(1, min(chunk, -(-total // (pool.cores() * _ROUNDS))))
    with interruptible() as stopped:
        begun = 0
        running: set[Future[Part]] = set()
        while running or (begun < total and not stopped()):
            most = pool.cores() * _AHEAD
            while len(running) < most and begun < total and not stopped():
                running.add(pool.executor.submit(run, begun, min(chunk, total - begun)))
                begun += chunk
            if stopped():
                running = {future for future in running if not future.cancel()}
            done, running = wait(running, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            for future in done:
                if future.cancelled():
                    warn_of_loss()
                    return
                yield future.result()


def warn_of_loss() -> None:
    """Warns that the workers were lost; apart from Ctrl-C, nothing else cancels work."""
    warnings.warn(
        "the connection to the workers was lost; the results they had finished are kept", WorkersLost, stacklevel=3
    )


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Yields a function that returns whether Ctrl-C was pressed; pressing it again ends the program as usual.

    Processes forked in the meantime inherit the handler, so they survive the Ctrl-C that the terminal sends to all of
    its processes.
    """
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop.is_set
        return

    def note(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        stop.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield stop.is_set
    finally:
        signal.signal(signal.SIGINT, before)
