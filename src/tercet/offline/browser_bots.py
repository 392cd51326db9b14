"""The JavaScript interface of the bots' worker, which loads no tables, storage or results. Runs in Pyodide only."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from tercet.offline.bot_worker import BotWorker


class BotBridge:
    def __init__(self) -> None:
        self._bots = BotWorker()

    def answer(self, data: Any) -> Any:
        return to_js(self._bots.answer(data.to_bytes()))


def bots() -> Any:
    """Creates the bots of this worker."""
    return create_proxy(BotBridge())
