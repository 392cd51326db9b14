"""A separate process that computes results when many games end together, so tables do not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import msgspec

from tercet.results.database.sqlite import add_to_file
from tercet.results.log_to_rows.finished_table import READINGS, read_table
from tercet.store.port import History
from tercet.tables.bot_process import ProcessThinker, ReportError, think_on
from tercet.tables.bot_questions import BackgroundWork, Failed

LARGEST: Final = 96 * 1024
"""Bytes of logs per request: half of a socket's buffer on Linux, so sending never blocks."""
HUNG: Final = 30.0
"""Seconds to wait for an answer before computing the results in the server's process. Deletions wait during that
time."""
KNOWN_GAMES: Final = frozenset(READINGS)
"""Games that the separate process knows; games registered later exist only in the server's process."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(History).decode


class ResultProcess:
    """Runs the process, which writes to the same file as the server; starts it when first needed."""

    def __init__(self, loop: asyncio.AbstractEventLoop, report_error: ReportError, path: Path) -> None:
        self._thinker = ProcessThinker(loop, report_error, result_process, name="tercet-results", hung=HUNG)
        self._path = path
        self._numbers = count()

    @property
    def pid(self) -> int | None:
        return self._thinker.pid

    async def write(self, histories: Sequence[History]) -> tuple[int, list[History]]:
        """Writes the results of some logs; returns the number of new games, and the logs it could not handle."""
        count, left = 0, []
        for some, data in _packed(histories):
            answer = None if data is None else await self._ask(data)
            if answer is None:
                left += some
            else:
                count += answer
        return count, left

    async def _ask(self, data: list[bytes]) -> int | None:
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

        def done(answer: Any) -> None:
            if not future.done():
                future.set_result(None if isinstance(answer, Failed) else answer)

        question = BackgroundWork(f"results {next(self._numbers)}", write_results, (str(self._path), data))
        self._thinker.ask(question, done)
        return await future

    def close(self) -> None:
        self._thinker.close()


def _packed(histories: Sequence[History]) -> Iterator[tuple[list[History], list[bytes] | None]]:
    """Yields batches of logs with their encodings; None instead for a log that is too long or of an unknown game."""
    some: list[History] = []
    packed: list[bytes] = []
    size = 0
    for history in histories:
        data = _encode(history)
        if len(data) > LARGEST or history.record.game not in KNOWN_GAMES:
            yield [history], None
            continue
        if size + len(data) > LARGEST:
            yield some, packed
            some, packed, size = [], [], 0
        some.append(history)
        packed.append(data)
        size += len(data)
    if some:
        yield some, packed


def write_results(given: tuple[str, list[bytes]]) -> int:
    """Stores the results of some logs; returns the number of new games."""
    path, data = given
    found = [one for one in map(read_table, map(_decode, data)) if one is not None]
    return add_to_file(Path(path), found)


def result_process(pipe: Connection[Any, Any]) -> None:
    """Runs the process's main loop. It is defined in this module so that the imports are complete before the first
    request."""
    think_on(pipe)
