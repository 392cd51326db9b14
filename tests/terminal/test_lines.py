"""Line by line: everything can be heard and typed."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import cast

import pytest
from msgspec.structs import replace

from tercet.core.dicegame.dice import WILD, find_hand_sets
from tercet.core.dicegame.editions import dice_rules
from tercet.core.dicegame.moves import best_turns
from tercet.core.dicegame.notation import format_face
from tercet.core.sets.cards import find_sets
from tercet.locale import LANGUAGES, words
from tercet.terminal.lines import LineGame
from tercet.terminal.local import LocalSession
from tercet.terminal.session import Session
from tercet.terminal.setup import Setup, against, alone, new_session, two
from tercet.terminal.typed import typed_lines
from tests.terminal.stage import Clock, Wired, a_look, check_snapshot

EN = words("en")


class Told:
    """A game in lines, and what it said."""

    def __init__(self, setup: Setup, language: str = "en", seed: str = "lines", *, online: bool = False) -> None:
        self.clock = Clock()
        self.lines: list[str] = []
        look = a_look(language, reorder=False)
        self.session: LocalSession = new_session(replace(setup, seed=seed), look.words, self.clock)
        self.wired = Wired(self.session)
        session = cast("Session", self.wired) if online else self.session
        self.game = LineGame(session, look, self.lines.append)

    async def type(self, *typed: str) -> str:
        """What is said to some lines."""
        self.lines.clear()
        for line in typed:
            await self.game.type(line)
        return "\n".join(self.lines)

    def wait(self, seconds: float) -> None:
        self.clock.seconds += seconds
        self.game.tick()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_told_by_name_in_every_language(language: str) -> None:
    async def run() -> None:
        told = Told(alone(words(language)), language)
        await told.game.open()
        scene = await told.type("")
        assert len(scene.splitlines()) == 13
        help_line = await told.type("?")
        assert help_line

    asyncio.run(run())


def test_a_whole_game_alone() -> None:
    async def run() -> None:
        told = Told(alone(EN))
        await told.game.open()
        while not told.game.is_over:
            view = told.session.view()
            sets = find_sets(view.cards)
            letters = (
                "".join("abcdefghijklmnopqrstuvwxyz"[view.layout.index(card)] for card in sets[0]) if sets else "n"
            )
            said = await told.type(letters)
            assert said
        *_, last = said.splitlines()
        assert "Clearing the table was" in said, "until when"
        assert last.startswith("  27  "), "and how, to the last SET"
        assert not await told.game.type("q")

    asyncio.run(run())


def test_a_mistake_is_explained_feature_by_feature() -> None:
    async def run() -> None:
        told = Told(alone(EN))
        await told.game.open()
        view = told.session.view()
        right = set(find_sets(view.cards))
        wrong = next(
            (i, j, k)
            for i in range(12)
            for j in range(i + 1, 12)
            for k in range(j + 1, 12)
            if tuple(view.cards[n] for n in (i, j, k)) not in right
        )
        said = await told.type("".join("abcdefghijkl"[i] for i in wrong))
        assert "colour:" in said
        assert "shape:" in said

    asyncio.run(run())


def test_against_a_bot_one_calls_then_points() -> None:
    async def run() -> None:
        told = Told(against(EN, "novice"))
        await told.game.open()
        told.wait(2)
        assert "calls" in await told.type("s")
        sets = find_sets(told.session.view().cards)
        said = await told.type(" ".join(map(str, sets[0])))
        assert "takes a SET" in said

    asyncio.run(run())


def test_what_cannot_be_understood_or_done_is_said() -> None:
    async def run() -> None:
        told = Told(alone(EN))
        await told.game.open()
        assert "did not understand" in await told.type("xyzzy plugh")
        assert "don’t call" in await told.type("s")

    asyncio.run(run())


def test_two_players_say_who_they_are() -> None:
    async def run() -> None:
        told = Told(two(EN))
        await told.game.open()
        await told.type("2 s")
        assert told.session.view().call.seat == 1
        sets = find_sets(told.session.view().cards)
        await told.type(" ".join(map(str, sets[0])))
        assert told.session.view().players[1].right == 1
        await told.type("1n", "2n")
        assert len(told.session.view().layout) == 15

    asyncio.run(run())


def test_a_dice_game_in_lines() -> None:
    async def run() -> None:
        told = Told(two(EN, "dice"), seed="snapshot 11")
        await told.game.open()
        view = told.session.view()
        seat, three = next(
            (seat, three)
            for seat in (0, 1)
            for three in find_hand_sets(view.players[seat].faces)
            if all(view.players[seat].faces[i] != WILD for i in three)
        )
        await told.type(f"{seat + 1} s", " ".join(str(i + 1) for i in three))
        view = told.session.view()
        assert view.phase == "turns"
        faces = view.players[view.turn].faces
        turn, points = best_turns(view.position, [face for face in faces if face != WILD])[0]
        numbers = {format_face(face): i + 1 for i, face in enumerate(faces)}
        said = await told.type(" ".join(f"{numbers[format_face(die.face)]}@{die.square}" for die in turn))
        assert f"{points} points" in said
        assert told.session.view().phase == "extra"
        await told.type("roll 1 2", "k")
        assert told.session.view().round == 2
        assert "did not understand" in await told.type("9@a1")
        await told.type("p")
        assert "WILD" in await told.type("swap 1 e6")
        assert len((await told.type("")).splitlines()) > 10

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistyped_card_or_die_is_explained_in_the_readers_language(language: str) -> None:
    said = words(language)

    async def run() -> None:
        told = Told(alone(said), language)
        await told.game.open()
        typed = await told.type("2rso 1gqe 3xxx")
        assert said("notation-unknown-letter", text="3xxx", letter="X") in typed
        told = Told(two(said, "dice"), language, seed="snapshot 11")
        await told.game.open()
        await open_dice(told)
        typed = await told.type("1@z99")
        assert said("dice-notation-square", text="z99") in typed

    asyncio.run(run())


async def open_dice(told: Told) -> None:
    """Whoever has a SET without a WILD calls it and lays it."""
    view = told.session.view()
    seat, three = next(
        (seat, three)
        for seat in (0, 1)
        for three in find_hand_sets(view.players[seat].faces)
        if all(view.players[seat].faces[i] != WILD for i in three)
    )
    await told.type(f"{seat + 1} s", " ".join(str(i + 1) for i in three))


def test_C4_C7_how_long_there_is_to_point_or_to_wait_is_said() -> None:
    async def run() -> None:
        told = Told(against(EN, "novice"))
        await told.game.open()
        told.wait(1)
        assert "Pick three cards: 5 seconds left." in await told.type("s")
        told.clock.seconds += 2
        assert "Pick three cards: 3 seconds left." in await told.type("")
        assert "Locked out after a wrong call: 3 more seconds." in await told.type("b")
        assert "No SET? 1 of 2 agree" in await told.type("n")

    asyncio.run(run())


def test_lines_name_the_bonus_squares_and_tell_what_a_turn_would_score() -> None:
    async def run() -> None:
        told = Told(two(EN, "dice"), seed="snapshot 11")
        await told.game.open()
        await open_dice(told)
        assert "Free squares with +1: f3 d4 h4 c6 i6 d8 h8 f9" in await told.type("")
        view = told.session.view()
        faces = view.players[view.turn].faces
        turn, points = best_turns(view.position, [face for face in faces if face != WILD])[0]
        numbers = {format_face(face): i + 1 for i, face in enumerate(faces)}
        written = " ".join(f"{numbers[format_face(die.face)]}@{die.square}" for die in turn)
        tried = await told.type(f"try {written}")
        assert f"Total: {points} points" in tried
        assert told.session.view().version == view.version
        played = await told.type(written)
        assert "a SET: 3 points" in played
        assert "green" in played, "dice are said in words"
        assert "Others are still playing." in await told.type("end")

    asyncio.run(run())


def test_D6_a_turn_says_how_long_it_is_and_when_it_ends_soon() -> None:
    async def run() -> None:
        setup = replace(two(EN, "dice"), dice_rules=dice_rules(turn_seconds=60))
        told = Told(setup, seed="snapshot 11")
        await told.game.open()
        await open_dice(told)
        assert "60 seconds left." in told.lines
        told.lines.clear()
        told.wait(40)
        assert told.lines == []
        told.wait(10.5)
        told.wait(1)
        assert told.lines == ["10 seconds left."]

    asyncio.run(run())


def test_online_the_table_is_told_at_once_and_the_connection_when_it_changes() -> None:
    async def run() -> None:
        told = Told(alone(EN), online=True)
        await told.game.open()
        assert any("start" in line and "/2" in line and "bot" in line for line in told.lines)
        assert told.lines[-1] == "Delay to the server: 12 ms."
        told.lines.clear()
        told.wired.disconnect()
        told.wait(0.1)
        assert told.lines == [EN("terminal-line-gone")]
        told.wired.reconnect()
        told.wait(0.1)
        assert told.lines[-1] == EN("terminal-line-back")
        assert not told.game.is_over
        told.wired.lose("closed")
        assert "the table was closed" in told.lines[-1]
        assert told.game.is_over

    asyncio.run(run())


def test_online_phrases_are_said_by_number_and_the_host_seats_bots() -> None:
    async def run() -> None:
        told = Told(alone(words("fr")), "fr", online=True)
        await told.game.open()
        listed = await told.type("/")
        assert len(listed.splitlines()) == 10
        assert "/2 " + words("fr")("phrase-good-luck") in listed
        await told.type("/2", "/bonne chance", "/11")
        assert told.wired.said == ["good-luck", "bonne chance", "11"]
        await told.type("bot casual")
        assert told.wired.bots == ["casual"]

    asyncio.run(run())


def test_what_is_typed_comes_line_by_line_and_keeps_nobody_waiting() -> None:
    async def run() -> None:
        reads, writes = os.pipe()
        typed = typed_lines(reads)
        for part in ("ab", "c\r\nשל".encode(), "ום\n".encode()[:-1], b"\nlast"):
            os.write(writes, part if isinstance(part, bytes) else part.encode())
        os.close(writes)
        assert [await typed.get() for _ in range(4)] == ["abc", "שלום", "last", None]
        os.close(reads)
        reads, writes = os.pipe()
        typed_lines(reads)
        waiting = [thread for thread in threading.enumerate() if thread.name == "typed"]
        assert waiting
        assert all(thread.daemon for thread in waiting)
        os.close(writes)

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_lines_as_it_is_heard(language: str) -> None:
    said = words(language)

    async def run() -> str:
        told = Told(against(said, "novice"), language, seed="snapshot", online=True)
        heard = told.lines
        await told.game.open()
        await told.game.type("r")
        told.wait(1)
        heard.append("> s")
        await told.game.type("s")
        heard.append("> abc")
        await told.game.type("abc")
        heard.append("> /")
        await told.game.type("/")
        return "\n".join(line.rstrip() for line in heard) + "\n"

    check_snapshot(f"lines.{language}", asyncio.run(run()))


def test_hebrew_in_visual_order_is_broken_before_it_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    heard: list[str] = []
    game = LineGame(new_session(alone(words("he")), words("he"), Clock()), a_look("he"), heard.append)
    game.say("אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר")
    assert heard == ["עשת הנומש עבש שש שמח עברא שולש םייתש תחא", "רשע"]
