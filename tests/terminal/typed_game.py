"""A game in line mode that tests type into, on a clock they advance."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from tercet.terminal.line_mode import LineGame
from tercet.terminal.local_session import LocalSession
from tercet.terminal.session import Session
from tercet.terminal.setup import Setup, new_session
from tests.terminal.stage import Clock, Wired, display_for


class TypedGame:
    """A game in line mode, and its output."""

    def __init__(
        self, setup: Setup, language: str = "en", seed: str = "lines", *, online: bool = False, **display: Any
    ) -> None:
        self.clock = Clock()
        self.lines: list[str] = []
        settings = display_for(language, reorder=False, **display)
        self.session: LocalSession = new_session(replace(setup, seed=seed), settings.words, self.clock)
        self.wired = Wired(self.session)
        session = cast("Session", self.wired) if online else self.session
        self.game = LineGame(session, settings, self.lines.append)

    async def type(self, *typed: str) -> str:
        """Types lines and returns the output."""
        self.lines.clear()
        for line in typed:
            await self.game.type(line)
        return "\n".join(self.lines)

    def wait(self, seconds: float) -> None:
        self.clock.seconds += seconds
        self.game.tick()
