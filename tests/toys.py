"""Registers the toy game temporarily: imported like an operator's own game, and removed afterwards."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tercet.bots.roster import unregister_bots
from tercet.core.games import unregister


@contextmanager
def toy_game() -> Iterator[Any]:
    """Yields its package, which has registered itself."""
    sys.modules.pop("tests.toygame", None)
    module = importlib.import_module("tests.toygame")
    try:
        yield module
    finally:
        unregister(module.GRAB)
        unregister_bots(module.GRAB.name)
        del sys.modules["tests.toygame"]
