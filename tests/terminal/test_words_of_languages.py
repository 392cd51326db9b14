"""Line mode understands commands in the reader's language, and answers commands typed at the wrong moment."""

from __future__ import annotations

import asyncio

import pytest

from tercet.locale import LANGUAGES, words
from tercet.terminal.games import TERMINAL_GAMES
from tercet.terminal.setup import Setup, against, alone
from tests.terminal.typed_game import TypedGame

PUZZLE = Setup(game="puzzle", people=("Ada",))


def first(language: str, name: str) -> str:
    return words(language)(f"terminal-line-words-{name}").split(",")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_language_are_commands_of_the_card_game(language: str) -> None:
    async def run() -> None:
        game = TypedGame(alone(words(language)), language, "snapshot")
        await game.game.open()
        table = await game.type("l")
        assert await game.type(first(language, "look").upper()) == table
        help_text = await game.type("?")
        assert await game.type(first(language, "help")) == help_text
        for name in TERMINAL_GAMES["cards"].words:
            assert first(language, name) in help_text
        assert words(language)("terminal-line-what") not in await game.type(first(language, "hint"))
        assert not game.session.view().votes
        await game.type(first(language, "none"))
        assert game.session.view().players[0].denied == game.session.view().players[0].hints == 1
        assert not await game.game.type(first(language, "quit"))

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_language_are_commands_of_the_dice_game(language: str) -> None:
    async def run() -> None:
        said = words(language)
        game = TypedGame(Setup(game="dice", people=("Ada", "Bo")), language, "7")
        await game.game.open()
        assert said("terminal-line-what") not in await game.type(f"1 {first(language, 'none')}")
        assert game.session.view().players[0].none or game.session.view().phase != "opening"
        for name in ("best", "try", "keep", "roll"):
            assert await game.type(first(language, name)) == said("refusal-not-now", phase="opening"), name

    asyncio.run(run())


def test_accents_need_not_be_typed() -> None:
    async def run() -> None:
        game = TypedGame(PUZZLE, "pt")
        await game.game.open()
        await game.type("comecar")
        assert game.session.view().phase == "play"

    asyncio.run(run())


def test_a_very_long_line_of_numbers_is_not_understood() -> None:
    async def run() -> None:
        game = TypedGame(PUZZLE)
        await game.game.open()
        assert await game.type("1 " * 5000) == words("en")("daily-line-ready")

    asyncio.run(run())


def test_Z4_before_the_clock_runs_a_puzzle_says_how_to_start_it_and_that_it_has_no_hints() -> None:
    async def run() -> None:
        said = words("en")
        game = TypedGame(PUZZLE)
        await game.game.open()
        assert await game.type("abc") == said("daily-line-ready")
        assert await game.type("hint") == said("daily-line-no-hints")

    asyncio.run(run())


def test_dice_commands_at_the_wrong_moment_are_answered_without_being_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        said = words("en")
        game = TypedGame(against(said, "strong", game="dice"), "en", "7")
        await game.game.open()

        async def send(command: object) -> None:
            raise AssertionError(command)

        monkeypatch.setattr(game.session, "do", send)
        for command in ("best", "try 1@h7", "k", "roll 1"):
            assert await game.type(command) == said("refusal-not-now", phase="opening"), command
        assert await game.type("lay") == said("refusal-no-opening-call")

    asyncio.run(run())


def test_best_is_named_only_where_it_works() -> None:
    async def run() -> None:
        said = words("en")
        setup = Setup(game="dice", people=("Ada", "Bo"))
        assert said("terminal-line-best-help") in "".join(TypedGame(setup).game.help())
        online = TypedGame(setup, online=True)
        assert said("terminal-line-best-help") not in "".join(online.game.help())
        assert await online.type("best") == said("terminal-line-best-here")

    asyncio.run(run())
