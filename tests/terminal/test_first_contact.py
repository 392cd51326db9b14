"""A new user's first minutes: windows of any size, plain terminals, broken bots, lobbies, leaving."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets, third
from tercet.locale import words
from tercet.store.log_files import read_log
from tercet.terminal.app import TercetApp
from tercet.terminal.keys import slot_keys
from tercet.terminal.line_mode import LineGame
from tercet.terminal.local_session import LocalSession
from tercet.terminal.session import ConnectionStatus
from tercet.terminal.setup import Setup, against, alone, new_session, two
from tests.series import in_languages, sample
from tests.terminal.stage import Clock, Stage, Wired, display_for, staged

EN = words("en")
Script = Callable[[Stage], Awaitable[None]]


def play(setup: Setup, script: Script, *, language: str = "en", size: tuple[int, int] = (80, 24), **more: Any) -> None:
    wire = more.pop("wire", None)

    async def run() -> None:
        async with staged(replace(setup, seed="first"), display_for(language, **more), size, wire) as stage:
            await script(stage)

    asyncio.run(run())


def keys_for(stage: Stage, cards: tuple[int, ...]) -> list[str]:
    layout = stage.session.view().layout
    return [slot_keys("qwerty")[layout.index(card)] for card in cards]


def wrong_three(stage: Stage) -> tuple[int, ...]:
    a, b, *others = stage.session.view().cards
    return a, b, next(card for card in others if card != third(a, b))


async def wait_for(stage: Stage, condition: Callable[[], bool]) -> None:
    """Waits for a condition: users' bots think in threads."""
    while not condition():
        await stage.wait(0.2)
        await asyncio.sleep(0.01)


# The window


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_a_resized_window_is_drawn_as_if_it_had_always_had_that_size(game: str) -> None:
    setup = against(EN, "novice" if game == "cards" else "greedy", game=game)
    shown: dict[tuple[int, int], str] = {}
    sizes = sample(((60, 20), (120, 40), (60, 20)), ((60, 20), (120, 40), (80, 24), (60, 20), (130, 45)))

    def table(stage: Stage) -> str:
        lines = stage.text().splitlines()
        return "\n".join(line[: 76 if game == "cards" else 60].rstrip() for line in lines[:18])

    for size in dict.fromkeys(sizes):
        shown_now: list[str] = []

        async def once(stage: Stage, into: list[str] = shown_now) -> None:
            into.append(table(stage))

        play(setup, once, size=size)
        shown[size] = shown_now[0]

    async def drag(stage: Stage) -> None:
        for size in sizes[1:]:
            await stage.resize(*size)
            await stage.pilot.pause()
            await stage.pilot.pause()
            assert table(stage) == shown[size], size

    play(setup, drag, size=sizes[0])


# Plain terminals


@pytest.mark.parametrize("language", sample(["fr"], ["en", "es", "fr", "pt"]))
def test_ascii_mode_uses_only_ascii_on_every_screen(language: str) -> None:
    pages: list[str] = []

    async def cards(stage: Stage) -> None:
        await stage.press(*keys_for(stage, wrong_three(stage))[:2], "h", "h", "n")
        pages.append(stage.text())
        for key in ("f1", "escape", "tab", "escape", "ctrl+q"):
            await stage.press(key)
            pages.append(stage.text())

    async def dice(stage: Stage) -> None:
        pages.append(stage.text())

    async def lobby(stage: Stage) -> None:
        await stage.press("slash")
        pages.append(stage.text())

    settings = {"ascii_only": True, "keyboard": "qwerty", "language": language}
    play(alone(words(language)), cards, **settings)  # type: ignore[arg-type]
    play(two(words(language), "dice"), dice, size=(120, 40), **settings)  # type: ignore[arg-type]
    play(against(words(language), "novice"), lobby, wire=in_lobby, **settings)  # type: ignore[arg-type]

    async def menu() -> None:
        async with staged(None, display_for(language, ascii_only=True)) as stage:
            pages.append(stage.text())

    asyncio.run(menu())
    assert len(pages) == 9
    for page in pages:
        assert page.isascii(), [line for line in page.splitlines() if not line.isascii()]
        assert "?" * 3 not in page


def test_ascii_mode_uses_only_ascii_in_line_mode() -> None:
    said: list[str] = []

    async def run() -> None:
        session = new_session(replace(alone(words("fr")), seed="first"), words("fr"), Clock())
        game = LineGame(session, display_for("fr", ascii_only=True), said.append)
        await game.open()
        await game.type("")
        await game.type("abc")
        await game.type("?")
        await session.close()

    asyncio.run(run())
    assert len(said) > 20
    assert "".join(said).isascii()


# Broken bots


BROKEN = """
from tercet.bots.bot import Answer
from tercet.bots.roster import make_bot
from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.seating.commands import Ready


class Good:
    def __init__(self, seed):
        self.bot = make_bot("cards", "master", seed)

    def answer(self, view, seat, now):
        return self.play(view) if view.phase == "play" else self.bot.answer(view, seat, now)


class AtOnce(Good):
    def answer(self, view, seat, now):
        raise RuntimeError("no engine")


class InPlay(Good):
    def play(self, view):
        return view.no_such_thing


class WrongType(Good):
    def play(self, view):
        return "SET!"


class WrongCommand(Good):
    def play(self, view):
        return Answer("SET!", 5)


class WrongDelay(Good):
    def play(self, view):
        return Answer(SayNoSet(), "soon")


class NoSuchCards(Good):
    def play(self, view):
        return Answer(PointCards(cards=(1, 2, "x")) if view.call else CallSet(), 5)
"""


@pytest.mark.parametrize("name", ["AtOnce", "InPlay", "WrongType", "WrongCommand", "WrongDelay", "NoSuchCards"])
def test_a_crashing_bot_is_reported_and_the_game_continues(name: str, tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text(BROKEN)

    async def script(stage: Stage) -> None:
        def chairs() -> Any:
            return stage.session.view().seating.chairs

        await wait_for(stage, lambda: bool(chairs()[1].left))
        shown = stage.text()
        assert name in shown
        assert "Error" in shown, "what went wrong"
        await wait_for(stage, lambda: stage.session.view().phase == "play" and stage.session.view().call is None)
        await stage.wait(3)
        before = stage.session.view().players[0].right
        await stage.press("space", *keys_for(stage, find_sets(stage.session.view().cards)[0]))
        assert stage.session.view().players[0].right == before + 1, "the player continues"

    play(against(EN, f"{bot}:{name}"), script, size=(120, 40))


# A wrong pick


@in_languages("es", "he")
@pytest.mark.parametrize("size", sample([(60, 20)], [(80, 24), (60, 20)]))
def test_the_reason_for_a_wrong_pick_stays_until_the_next_action(size: tuple[int, int], language: str) -> None:
    said = words(language)
    start = said("terminal-not-a-set", reasons="X").partition("X")[0].strip()

    async def script(stage: Stage) -> None:
        settings = display_for(language)

        def is_shown() -> bool:
            return settings.shown(start) in stage.text()

        wrong = [slot_keys(settings.keyboard)[stage.session.view().layout.index(card)] for card in wrong_three(stage)]
        await stage.press("space", *wrong)
        assert is_shown()
        while sum(player.right for player in stage.session.view().players) < 4:
            await stage.wait(2)
        assert is_shown(), "whatever else is in the log"
        view = stage.session.view()
        await stage.press(slot_keys(settings.keyboard)[view.layout.index(view.cards[0])])
        assert not is_shown()

    play(against(said, "master", "expert"), script, language=language, size=size)


# The lobby of an online table


class Lobby(Wired):
    """A server's table before the first deal."""

    def __init__(self, session: LocalSession) -> None:
        super().__init__(session)
        self.connection = ConnectionStatus(connected=True, delay=12.4, address="http://192.0.2.7:8181/t/abcdefgh")


def in_lobby(session: LocalSession) -> Wired:
    return Lobby(session)


@in_languages("fr", "he")
@pytest.mark.parametrize("size", sample([(80, 24)], [(80, 24), (120, 40)]))
def test_the_lobby_shows_address_rules_players_and_the_next_key(size: tuple[int, int], language: str) -> None:
    said, settings = words(language), display_for(language)

    async def script(stage: Stage) -> None:
        text = stage.text()
        for part in (
            "http://192.0.2.7:8181/t/abcdefgh",
            "Ann",
            "Bob",
            said("terminal-lobby-is-host"),
            said("bots-level-master"),
            "Ctrl+Q",
        ):
            assert settings.shown(part) in text, part
        assert settings.shown(rules_title(stage)) in text
        await stage.session.do(Ready(seat=stage.session.seats[0]))
        await stage.pilot.pause()
        assert settings.shown(said("terminal-lobby-not-ready")) in stage.text(), "Bob"
        await stage.session.do(Ready(seat=stage.session.seats[1]))
        await stage.pilot.pause()
        await stage.pilot.pause()
        assert "http://192.0.2.7" not in stage.text(), "then the cards are shown"
        assert len(stage.session.view().cards) == 12

    play(Setup(people=("Ann", "Bob")), script, language=language, size=size, wire=in_lobby)


def rules_title(stage: Stage) -> str:
    screen: Any = stage.app.screen
    title: str = screen.rules_page().partition("\n")[0].lstrip("# ")
    return title


# Keys that a desktop may intercept


def test_the_menu_offers_every_function_keys_action() -> None:
    async def script(stage: Stage) -> None:
        def number(choice: str) -> str:
            return str(1 + stage.app.screen_stack[1].menu_choices().index(choice))  # type: ignore[attr-defined]

        await stage.press("tab", number("help"))
        assert "Keys" in stage.text()
        await stage.press("escape")
        theme = stage.app.theme
        await stage.press("tab", number("theme"))
        assert stage.app.theme != theme
        large = stage.text()
        await stage.press("tab", number("size"))
        assert stage.text() != large
        await stage.press("tab", "tab", "question_mark")
        assert "Keys" in stage.text()
        await stage.press("escape", "tab", number("quit"), "enter")

    async def run() -> None:
        async with staged(replace(alone(EN), seed="first"), display_for()) as stage:
            await script(stage)
            assert stage.app._exit

    asyncio.run(run())


@in_languages("pt", "he")
def test_leaving_a_running_game_needs_one_confirmation_and_a_finished_one_none(
    language: str,
) -> None:
    said, settings = words(language), display_for(language)

    async def run() -> None:
        setup = replace(against(said, "master"), seed="first")
        async with staged(setup, settings) as stage:
            assert isinstance(stage.app, TercetApp)
            keys = stage.text().splitlines()[-1]
            await stage.press("ctrl+c")
            question = settings.shown(said("terminal-leave-local"))
            assert question in stage.text()
            assert settings.shown(said("terminal-leave-keys")) in stage.text()
            assert keys not in stage.text(), "the keys of the table do nothing now"
            assert "quit" not in stage.text().lower().replace("quitter", ""), "no English text from the library"
            await stage.press("escape")
            assert question not in stage.text()
            assert stage.text().splitlines()[-1] == keys
            assert not stage.app._exit
            await stage.press("ctrl+q", "ctrl+q")
            assert stage.app._exit

    asyncio.run(run())


# Saved games


def test_a_game_is_saved_during_play_and_the_next_one_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "game.tercet"

    async def run() -> None:
        async with staged(replace(alone(EN), seed="first", save=str(file)), display_for()) as stage:
            await stage.wait(2)
            assert read_log(file).events == tuple(stage.session.play.events), "even if the window is closed now"
            await stage.press(*keys_for(stage, find_sets(stage.session.view().cards)[0]))
        assert "SetTaken" in [type(event).__name__ for event in read_log(file).events]
        async with staged(replace(alone(EN), seed="second", save=str(file)), display_for()) as stage:
            await stage.press("n")

    asyncio.run(run())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game-2.tercet", "game.tercet"]
    for path in tmp_path.iterdir():
        assert read_log(path).problems(RecomputedChance) == []


def test_an_unwritable_file_is_reported_and_the_game_continues(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()

    async def run() -> None:
        async with staged(replace(alone(EN), seed="first", save=str(folder / "game.tercet")), display_for()) as stage:
            shutil.rmtree(folder)
            await stage.press("n")
            await stage.wait(2)
            assert "The game could not be saved" in stage.text()
            assert str(folder) in (stage.app.save_problem or ""), "and again after the full screen is gone"
            await stage.press(*keys_for(stage, find_sets(stage.session.view().cards)[0]))
            assert stage.session.view().players[0].right == 1

    asyncio.run(run())
