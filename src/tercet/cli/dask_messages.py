"""What is said of a Dask cluster that does the work of a command."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from tercet.cli.command import BadInput
from tercet.lab.workers import WorkersLost
from tercet.locale import Words


@contextmanager
def on_dask(words: Words) -> Iterator[None]:
    """Says why a cluster cannot be used, or that it was lost."""
    before = warnings.showwarning
    lost = False

    def note(message: Warning | str, category: type[Warning], *more: object, **place: object) -> None:
        nonlocal lost
        if issubclass(category, WorkersLost):
            lost = True
        else:
            before(message, category, *more, **place)  # type: ignore[arg-type]

    try:
        warnings.showwarning = note
        yield
    except ValueError as error:
        from tercet.lab.dask_cluster import DaskError

        if not isinstance(error, DaskError):
            raise
        raise BadInput(words(f"lab-dask-{error.code}", **error.details)) from error
    finally:
        warnings.showwarning = before
    if lost:
        print(words("lab-dask-lost"), file=sys.stderr)
