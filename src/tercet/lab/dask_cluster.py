"""The workers of a Dask cluster, for work that outgrows one machine.

A chunk depends only on its numbers and the seed, so any worker can do it: if a worker dies, another repeats its chunks.
"""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import closing, contextmanager, suppress
from typing import Any, Final, ParamSpec, TypeVar

from tercet import __version__
from tercet.lab.workers import WorkerPool
from tercet.optional_dependencies import require

CONNECT_SECONDS: Final = 10.0
WORKERS_SECONDS: Final = 30.0
"""Seconds to wait for the first worker of a cluster that has none."""
CLOSE_SECONDS: Final = 1.0
"""Seconds to wait for a scheduler to disconnect; one that hangs must not delay Ctrl-C."""
COUNTED_EVERY: Final = 1.0
"""Seconds between counts of the workers, which may come and go."""

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class DaskError(ValueError):
    """The cluster cannot be used; the message `lab-dask-CODE` says why, with the details as values."""

    def __init__(self, code: str, text: str, **details: str) -> None:
        super().__init__(code, text, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        text: str = self.args[1]
        return text

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, self.args


def _rebuilt(code: str, text: str, details: dict[str, str]) -> DaskError:
    return DaskError(code, text, **details)


@contextmanager
def dask_pool(address: str) -> Iterator[WorkerPool]:
    """Yields all workers of the cluster whose scheduler is at this address, such as `tcp://host:8786`."""
    require("a Dask cluster", "dask", "distributed")
    import distributed

    # Dask logs every closed connection; we report what matters ourselves
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    # the garbage collector closes a client that never connected; in the thread that starts the next client, it would
    # wait for a lock that this thread holds
    gc.collect()
    try:
        client = _aside(
            lambda: distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False, name="tercet")
        )
    except (OSError, TimeoutError, ValueError, KeyError) as error:
        problem = str(error) or type(error).__name__
        text = f"no Dask scheduler answers at {address}: {problem}"
        raise DaskError("unreachable", text, address=address, problem=problem) from error
    try:
        try:
            client.wait_for_workers(1, timeout=WORKERS_SECONDS)
        except TimeoutError:
            text = f"the Dask cluster at {address} has no workers; start some with: dask worker {address}"
            raise DaskError("no-workers", text, address=address) from None
        with closing(_CoreCount(client)) as cores:
            yield WorkerPool(_CheckingExecutor(client.get_executor(pure=False)), cores)
    finally:
        with suppress(OSError, TimeoutError):
            _aside(client.close, CLOSE_SECONDS)


def _aside(work: Callable[[], Result], seconds: float | None = None) -> Result:
    """Runs work that may hang; abandons it after Ctrl-C or after this many seconds."""
    future: Future[Result] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:  # pass it to the waiting thread
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future.result(seconds)


class _CoreCount:
    """Number of cores of a cluster, refreshed in a thread, because a scheduler may be slow to answer."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._cores = 1
        self._ended = threading.Event()
        self._ask()
        threading.Thread(target=self._follow, daemon=True).start()

    def __call__(self) -> int:
        return self._cores

    def close(self) -> None:
        self._ended.set()

    def _follow(self) -> None:
        while not self._ended.wait(COUNTED_EVERY):
            # if the scheduler is gone, the work itself will fail
            with suppress(Exception):
                self._ask()

    def _ask(self) -> None:
        workers = self._client.scheduler_info(n_workers=-1).get("workers", {})
        self._cores = sum(worker["nthreads"] for worker in workers.values()) or self._cores


class _CheckingExecutor(Executor):
    """Submits work that refuses to run on workers with another version."""

    def __init__(self, executor: Any) -> None:
        self._executor = executor

    def submit(
        self, run: Callable[Arguments, Result], /, *arguments: Arguments.args, **more: Arguments.kwargs
    ) -> Future[Result]:
        future: Future[Result] = self._executor.submit(_checked, __version__, run, *arguments, **more)
        return future


def _checked(version: str, run: Callable[..., Result], *arguments: Any, **more: Any) -> Result:
    """Checks the version, then runs the work; called on a worker."""
    if version != __version__:
        text = f"a worker has Tercet {__version__}, not {version}; install the same version everywhere"
        raise DaskError("version", text, worker=__version__, own=version)
    return run(*arguments, **more)
