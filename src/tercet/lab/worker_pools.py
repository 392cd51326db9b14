"""Chooses workers: the cores of this machine, or a Dask cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager

from tercet.lab.workers import WorkerPool, checked_cores, local_pool


def worker_pool(cores: int | None, dask: str | None, *, threads: bool) -> AbstractContextManager[WorkerPool]:
    """Returns a pool of some cores of this machine (all by default), or of all workers of a Dask cluster.

    Use `threads` for work that releases the interpreter lock, processes for the rest.
    """
    if dask is None:
        return local_pool(checked_cores(cores), threads=threads)
    if cores is not None:
        raise ValueError("cores: applies only to this machine; omit it when using a Dask cluster")
    from tercet.lab.dask_cluster import dask_pool

    return dask_pool(dask)
