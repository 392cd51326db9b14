"""Writes files completely or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def replaced_file(path: str | Path) -> Iterator[Path]:
    """Yields a file to write, which then replaces `path`; if writing fails, nothing is left of it.

    Follows links, and writes directly to devices and pipes. An OSError names `path`.
    """
    file = Path(path).resolve()
    scratch = file.with_name(file.name + ".part")
    is_replaced = file.is_file() or not file.exists()
    try:
        yield scratch if is_replaced else file
        if is_replaced:
            scratch.replace(file)
    except BaseException as error:
        if is_replaced:
            with suppress(OSError):
                scratch.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise type(error)(error.errno, error.strerror, str(path)) from None
        raise


def write_file(path: str | Path, text: str) -> None:
    """Writes text as UTF-8 with Unix line ends."""
    with replaced_file(path) as file:
        file.write_text(text, encoding="utf-8", newline="\n")
