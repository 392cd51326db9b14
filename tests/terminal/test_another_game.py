"""The terminal plays a game it doesn't know once its line mode is registered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tercet.core.engine.game import Command, Event
from tercet.core.sets.features import NotationError
from tercet.locale import words
from tercet.terminal.games import TERMINAL_GAMES, NoTerminalGame, TerminalGame, register_terminal_game, terminal_game
from tercet.terminal.line_mode import LineGame
from tercet.terminal.setup import Setup, new_session
from tests.terminal.stage import Clock, display_for
from tests.toys import toy_game


def test_a_registered_game_is_played_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with toy_game() as toy:

        class GrabLines:
            def __init__(self, session: Any, settings: Any) -> None:
                self._session = session

            def help(self) -> str:
                return "g: grab"

            def scene(self) -> list[str]:
                return [f"number {self._session.view().number}"]

            def to_do(self) -> list[str]:
                return []

            def seconds_left(self) -> int | None:
                return None

            def problem(self, error: NotationError) -> str:
                return str(error)

            def event_lines(self, event: Event) -> list[str]:
                return [type(event).__name__]

            def unfinished(self) -> list[str]:
                return []

            def answer(self, word: str) -> list[str] | None:
                return None

            def command(self, word: str) -> Command | None:
                return toy.Grab(seat=self._session.seats[0]) if word == "g" else None

        def no_screen(session: Any, settings: Any) -> Any:
            raise AssertionError("line mode has no screen")

        monkeypatch.setattr("tercet.terminal.games.TERMINAL_GAMES", dict(TERMINAL_GAMES))
        with pytest.raises(NoTerminalGame):
            terminal_game("grab")
        grab = TerminalGame(lambda: toy.GRAB, no_screen, GrabLines, lambda words: toy.GrabRules(numbers=3))
        register_terminal_game("grab", grab)

        async def play() -> None:
            said: list[str] = []
            session = new_session(Setup(game="grab", people=("Ann", "Bob")), words("en"), Clock())
            game = LineGame(session, display_for("en"), said.append)
            await game.open()
            for _ in range(3):
                assert session.view().phase == "play"
                await game.type("g")
            assert game.is_over
            assert said[0] == "g: grab"
            assert said.count("NumberShown") == 4

        asyncio.run(play())
