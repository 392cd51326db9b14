"""A long log is folded some entries at a time, one log after the other, so that waking a table holds up no other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from tercet.core.engine.game import Game
from tercet.store.port import Damaged, History
from tercet.tables.dependencies import Clock
from tercet.tables.event_log import Fold

SLICE: Final = 32
"""Entries folded in one go: about as much work as some commands."""

Folded = Callable[[Fold | Damaged], None]


class Folding:
    """Logs that are being folded; each has its turn, so that a short one does not wait for a long one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: deque[tuple[Fold, Folded]] = deque()

    def fold(self, game: Game[Any, Any, Any], history: History, folded: Folded) -> None:
        """Calls back with the whole fold: at once for a short log."""
        fold = Fold(game, history)
        if len(history.entries) <= SLICE:
            self._go_on(fold, folded)
            return
        self._waiting.append((fold, folded))
        if len(self._waiting) == 1:
            self._set_turn()

    def _set_turn(self) -> None:
        self._clock.call_at(self._clock.now(), self._turn)

    def _turn(self) -> None:
        fold, folded = self._waiting.popleft()
        try:
            if not self._go_on(fold, folded):
                self._waiting.append((fold, folded))
        finally:
            if self._waiting:
                self._set_turn()

    @staticmethod
    def _go_on(fold: Fold, folded: Folded) -> bool:
        try:
            done = fold.advance(SLICE)
        except Damaged as error:
            folded(error)
            return True
        if done:
            folded(fold)
        return done
