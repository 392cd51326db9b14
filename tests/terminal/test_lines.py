"""Line by line: everything can be heard and typed."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from tercet.core.cards import find_sets
from tercet.core.dicegame.dice import WILD, find_hand_sets
from tercet.core.dicegame.moves import best_turns
from tercet.core.dicegame.notation import format_face
from tercet.locale import LANGUAGES, words
from tercet.terminal.lines import LineGame
from tercet.terminal.local import LocalSession
from tercet.terminal.setup import Setup, against, alone, new_session, two
from tests.terminal.stage import Clock, a_look

EN = words("en")


class Told:
    """A game in lines, and what it said."""

    def __init__(self, setup: Setup, language: str = "en", seed: str = "lines") -> None:
        self.clock = Clock()
        self.lines: list[str] = []
        look = a_look(language)
        self.session: LocalSession = new_session(replace(setup, seed=seed), look.words, self.clock)
        self.game = LineGame(self.session, look, self.lines.append)

    async def type(self, *typed: str) -> str:
        """What is said to some lines."""
        self.lines.clear()
        for line in typed:
            await self.game.type(line)
        return "\n".join(self.lines)

    def wait(self, seconds: float) -> None:
        self.clock.seconds += seconds
        self.session.tick()


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
        assert "do not call" in await told.type("s")

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
