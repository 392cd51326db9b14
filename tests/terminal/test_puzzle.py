"""The puzzle in full-screen and line mode: started by the player, solved, saved and shared (Z4 to Z7)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import tercet
from tercet.cli import main
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.sets.cards import is_set
from tercet.locale import words
from tercet.terminal.keys import slot_keys
from tercet.terminal.line_mode import LineGame
from tercet.terminal.setup import Setup, new_session
from tests.series import in_languages
from tests.terminal.stage import Clock, Stage, Wired, check_snapshot, display_for, staged

RULES = PuzzleRules(date="2026-11-15")


def a_day(language: str = "en", save: str | None = None) -> Setup:
    return Setup(game="puzzle", people=(words(language)("terminal-you"),), rules=RULES, save=save)


def keys_of(cards: tuple[int, ...], keyboard: str = "qwerty") -> list[str]:
    names = {",": "comma", ";": "semicolon"}
    keys = [slot_keys(keyboard)[RULES.cards.index(card)] for card in cards]
    return [names.get(key, key) for key in keys]


async def start(stage: Stage) -> None:
    await stage.press("enter")
    await stage.wait(0.5)


def a_wrong_pick() -> tuple[int, int, int]:
    a, b = RULES.cards[:2]
    return a, b, next(card for card in RULES.cards[2:] if not is_set(a, b, card))


@in_languages("es", "he")
def test_a_puzzle_before_and_after_its_start_matches_its_snapshots(language: str) -> None:
    settings = display_for(language)

    async def run() -> tuple[str, str]:
        async with staged(a_day(language), settings) as stage:
            before = stage.text()
            await start(stage)
            await stage.wait(7)
            await stage.press(*keys_of(RULES.sets[0], settings.keyboard))
            await stage.press(*keys_of(a_wrong_pick(), settings.keyboard))
            await stage.press(*keys_of(RULES.sets[1][:2], settings.keyboard))
            return before, stage.text()

    before, after = asyncio.run(run())
    check_snapshot(f"puzzle-before.{language}", before)
    check_snapshot(f"puzzle.{language}", after)


def test_Z4_no_card_is_visible_before_the_clock_starts() -> None:
    async def run() -> None:
        async with staged(a_day(), display_for()) as stage:
            await stage.wait(60)
            assert stage.session.view().phase == "lobby"
            await stage.press("enter")
            assert "╭" not in stage.text(), "not yet arrived"
            await stage.press(*keys_of(RULES.sets[0]))
            assert stage.session.view().players[0].found == ()
            await stage.wait(0.4)
            assert "╭" in stage.text()
            assert "0:00" in stage.text()

    asyncio.run(run())


def test_a_puzzle_is_solved_with_letters_arrows_and_clicks_and_its_file_verifies(tmp_path: Path) -> None:
    file = tmp_path / "day.tercet"

    async def run() -> str:
        async with staged(a_day(save=str(file)), display_for(), (100, 30)) as stage:
            await start(stage)
            await stage.wait(4)
            await stage.press(*keys_of(RULES.sets[0]))
            await stage.press(*keys_of(RULES.sets[0]))
            assert "already found" in stage.text()
            slots = sorted(RULES.cards.index(card) for card in RULES.sets[1])
            await stage.press("down")
            for before, slot in zip((0, *slots), slots, strict=False):
                moves = (slot // 3 - before // 3, slot % 3 - before % 3)
                for (more, less), steps in zip((("right", "left"), ("down", "up")), moves, strict=True):
                    await stage.press(*[more if steps > 0 else less] * abs(steps))
                await stage.press("enter")
            assert len(stage.session.view().players[0].found) == 2
            await stage.press("q", "q", "q", "escape")
            await stage.wait(70)
            for three in RULES.sets[2:]:
                await stage.press(*keys_of(three))
            text = stage.text()
            await stage.press("f10")
            return text

    text = asyncio.run(run())
    assert "Tercet 2026-11-15 9" in text.replace("\n", " ")
    assert "1:14" in text
    log = tercet.read_log(file)
    assert tercet.verify(log) == []
    assert main(["replay", str(file), "--lang", "en"]) == 0


def test_the_log_reports_everything_once() -> None:
    async def run() -> str:
        async with staged(a_day(), display_for(), (100, 30)) as stage:
            await start(stage)
            await stage.press(*keys_of(RULES.sets[0]))
            return stage.text()

    assert asyncio.run(run()).count("you find") == 1


def test_Z4_in_a_terminal_too_small_for_the_cards_neither_the_clock_nor_a_pick_starts() -> None:
    async def run() -> None:
        async with staged(a_day(), display_for(), (40, 12)) as stage:
            assert "The game waits" in stage.text()
            assert "Enter" not in stage.text()
            await start(stage)
            assert stage.session.view().phase == "lobby"
            await stage.resize(80, 24)
            await start(stage)
            assert "0:00" in stage.text()
            await stage.wait(7)
            await stage.resize(59, 24)
            await stage.wait(60)
            assert "letters" not in stage.text()
            await stage.press("f1")
            await stage.press("escape")
            await stage.wait(60)
            await stage.press(*keys_of(RULES.sets[0]))
            assert stage.session.view().players[0].found == ()
            await stage.resize(80, 24)
            await stage.press(*keys_of(RULES.sets[0]))
            assert len(stage.session.view().players[0].found) == 1
            assert "0:07" in stage.text()

    asyncio.run(run())


def test_an_online_puzzle_has_a_lobby_and_visitors_only_watch() -> None:
    async def run() -> None:
        async with staged(a_day(), display_for(), wire=Wired) as stage:
            assert "The easy puzzle of 2026-11-15" in stage.text()
            assert "Press Enter to see the cards" in stage.text()
            await start(stage)
            assert stage.session.view().phase == "play"
        async with staged(a_day(), display_for(), wire=Wired) as stage:
            await stage.press("question_mark")
            assert "Find all SETs" in stage.text()

    asyncio.run(run())


def test_a_puzzle_is_played_in_line_mode() -> None:
    clock = Clock()
    said: list[str] = []

    async def run() -> None:
        session = new_session(a_day(), words("en"), clock)
        game = LineGame(session, display_for(), said.append)
        await game.open()
        assert session.view().phase == "lobby"
        assert any("Type r" in line for line in said)
        await game.type("r")
        clock.seconds += 3
        letters = dict(zip(RULES.cards, "abcdefghi", strict=True))
        await game.type("".join(letters[card] for card in a_wrong_pick()))
        await game.type("zzz")
        await game.type("l")
        for three in RULES.sets:
            await game.type("".join(letters[card] for card in three))
        assert game.is_over

    asyncio.run(run())
    text = "\n".join(said)
    for part in (
        "three red solid ovals",
        "which is not a SET",
        "0 of 4 found",
        "You have found all SETs in 0:02",
        "To share",
    ):
        assert part in text, part


def test_practice_puzzles_differ_each_time() -> None:
    setup = Setup(game="puzzle", people=("Ann",))
    numbers = {new_session(setup, words("en"), Clock()).play.rules.number for _ in range(3)}
    assert len(numbers) == 3
