"""Output shared by the lab commands: text, JSON and charts, the hint to install the `lab` extra, and Dask messages."""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from tercet.cli.cards import print_json
from tercet.cli.command import BadInput
from tercet.cli.terminal_output import print_text
from tercet.lab import acceleration
from tercet.lab.chartable import FORMATS
from tercet.lab.reports.texts import Numbers
from tercet.lab.workers import WorkersLost
from tercet.locale import Words


class Report(Protocol):
    """A result that can be printed and drawn."""

    def summary(self) -> dict[str, Any]: ...
    def figure(self, words: Words | None = None) -> Any: ...


def output_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--picture", metavar=words("cli-file"), help=words("lab-arg-picture"))


def answer(args: argparse.Namespace, words: Words, report: Report, text: Callable[[], str]) -> None:
    """Prints a report as JSON or text, and draws it if requested."""
    if args.json:
        print_json(report.summary())
    else:
        print_text(text())
    if args.picture:
        from tercet.lab.charts import save

        try:
            save(report.figure(words), args.picture)
        except OSError as error:
            raise BadInput(words("cli-cannot-write", path=args.picture, problem=error.strerror or str(error))) from None
        print(words("lab-drawn", file=args.picture), file=sys.stderr)


@contextmanager
def checked_output(args: argparse.Namespace, words: Words) -> Iterator[None]:
    """Before anything is computed, rejects a chart that we cannot draw. Afterwards prints what made the computation
    slow, if anything did."""
    if args.picture and Path(args.picture).suffix.lower() not in FORMATS:
        raise BadInput(words("lab-bad-picture", file=args.picture))
    if args.picture and find_spec("matplotlib") is None:
        raise BadInput(words("lab-needs-picture", command=acceleration.INSTALL))
    before = acceleration.compile_seconds()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always", acceleration.SlowWarning)
        yield
    if any(issubclass(one.category, acceleration.SlowWarning) for one in warned):
        print(words("lab-slow", command=acceleration.INSTALL), file=sys.stderr)
    if seconds := acceleration.compile_seconds() - before:
        print(words("lab-compiled", seconds=Numbers(words.language).decimal(seconds, 1)), file=sys.stderr)


@contextmanager
def on_dask(words: Words) -> Iterator[None]:
    """Prints why we cannot use a Dask cluster, or that we lost the connection to it."""
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
