"""Work on all cores, in chunks that do not care who does them; Ctrl-C keeps what was done."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Final, TypeVar

Progress = Callable[[int, int], None]
"""Told every now and then how much of how much is done."""
Part = TypeVar("Part")

_AHEAD: Final = 2
"""Chunks that wait for each core."""
_ROUNDS: Final = 8
"""Each core gets at least so many chunks, so that none is long idle at the end."""
_PATIENCE: Final = 0.1
"""Seconds after which to look whether Ctrl-C was pressed."""


def available_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def checked_cores(cores: int | None) -> int:
    """The number of cores wanted, or all; a ValueError if there are to be none."""
    if cores is not None and cores < 1:
        raise ValueError(f"at least one core is needed, not {cores}")
    return cores or available_cores()


def parts(run: Callable[[int, int], Part], total: int, chunk: int, cores: int, *, threads: bool) -> Iterator[Part]:
    """What `run(first, count)` gives for every chunk of the work, as it comes; no chunk is begun after Ctrl-C.

    Threads are for work that lets go of the interpreter's lock, processes for the rest.
    """
    chunk = max(1, min(chunk, -(-total // (cores * _ROUNDS))))
    executor: Executor
    if threads or cores == 1:
        executor = ThreadPoolExecutor(cores)
    else:
        executor = ProcessPoolExecutor(cores, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    with executor, _stopping() as stopped:
        begun = 0
        running: set[Future[Part]] = set()
        while running or (begun < total and not stopped()):
            while len(running) < cores * _AHEAD and begun < total and not stopped():
                running.add(executor.submit(run, begun, min(chunk, total - begun)))
                begun += chunk
            if stopped():
                running = {future for future in running if not future.cancel()}
            done, running = wait(running, timeout=_PATIENCE, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def _stopping() -> Iterator[Callable[[], bool]]:
    """Gives a function that says whether Ctrl-C was pressed; pressed again, it ends the program as usual."""
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
