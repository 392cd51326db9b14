"""The dice game typed line by line, by two to four people at one keyboard."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tercet.core.dicegame.dice import WILD, find_openings
from tercet.core.dicegame.events import DiceRolled
from tercet.core.dicegame.notation import format_face
from tercet.core.dicegame.rules import dice_rules
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.game import Event
from tercet.locale import words
from tercet.terminal.setup import Setup, against
from tests.terminal.typed_game import TypedGame


def table(*names: str, language: str = "en", pictures: bool = False, seed: str = "7", **rules: Any) -> TypedGame:
    setup = Setup(game="dice", people=names, rules=dice_rules(turn_seconds=0.0, **rules))
    return TypedGame(setup, language, seed, pictures=pictures)


def view_of(game: TypedGame) -> DiceView:
    view: DiceView = game.session.view()
    return view


async def next_line(game: TypedGame) -> str:
    """What a player who wants points types next."""
    view = view_of(game)
    if view.phase == "opening":
        if view.call is None:
            return f"{next(seat for seat in view.playing if able(view, seat)) + 1} s"
        return opening(view, view.call.seat)
    if view.phase == "extra":
        return "roll 1" if len(view.bag) % 2 else "k"
    first = (await game.type("best")).splitlines()[0].strip()
    return first.split(maxsplit=1)[1] if first[:1].isdigit() else "pass"


def able(view: DiceView, seat: int) -> bool:
    return next(find_openings(view.players[seat].faces), None) is not None


def opening(view: DiceView, seat: int) -> str:
    faces = view.players[seat].faces
    dice = next(find_openings(faces))
    return " ".join(str(i + 1) + (f"={format_face(face)}" if faces[i] == WILD else "") for i, face in dice)


@pytest.mark.parametrize(("language", "players", "pictures"), [("en", 2, True), ("he", 3, False), ("fr", 4, True)])
def test_a_dice_game_at_one_keyboard_is_played_to_the_end(language: str, players: int, pictures: bool) -> None:
    async def run() -> None:
        game = table(*(f"name {i}" for i in range(players)), language=language, pictures=pictures)
        await game.game.open()
        for _ in range(400):
            if game.game.is_over:
                break
            said = await game.type(await next_line(game))
            assert said
            assert ("╭" in said or "│" in said) <= pictures
        assert game.game.is_over
        assert len(said.splitlines()) > players

    asyncio.run(run())


def test_D6_a_table_of_exactly_three_at_one_keyboard() -> None:
    async def run() -> None:
        game = table("Ada", "Bo", exactly_three=True)
        await game.game.open()
        tried = played = 0
        for _ in range(400):
            if game.game.is_over:
                break
            line = await next_line(game)
            view = view_of(game)
            if view.phase == "play" and line != "pass":
                assert view.turn is not None
                fewest = min(3, len(view.players[view.turn].dice))
                assert len(line.split()) == fewest
                played += 1
                if fewest == 3:
                    assert "3 dice" in await game.type(" ".join(line.split()[:2]))
                    assert view_of(game) == view
                    tried += 1
            await game.type(line)
        assert game.game.is_over
        assert played >= tried > 3

    asyncio.run(run())


def test_mistyped_input_is_answered_and_changes_nothing() -> None:
    async def run() -> None:
        game = table("Ada", "Bo")
        await game.game.open()
        assert "did not understand" in await game.type("hello")
        assert "did not understand" in await game.type("3 s"), "there are two players"
        assert "somebody must open with a SET first" in await game.type("best")
        assert "not called a SET" in await game.type("lay")
        while view_of(game).phase == "opening":
            await game.type(await next_line(game))
        before = view_of(game)
        for typed, answer in (
            ("1@z99", "not a square"),
            ("1@f6", "already a die"),
            ("1", "did not understand"),
            ("9@h6", "not in your hand"),
            ("lay", "take turns"),
            ("9XX@h6", "no letter"),
            ("1RO@h6 1RO@h7 1RO@h8 1RO@h9", "hand"),
            ("swap 1 e6", "no WILD|stands for|cannot"),
            ("try 1@a1", "not in a new SET|needs a face"),
        ):
            said = await game.type(typed)
            assert any(part in said for part in answer.split("|")), (typed, said)
            assert typed == "1" or "did not understand" not in said
        assert view_of(game) == before

    asyncio.run(run())


def test_a_call_without_a_number_is_nobodys() -> None:
    async def run() -> None:
        game = table("Ada", "Bo", wrong_calls=2)
        await game.game.open()
        for typed in ("s", "s 1 2 3"):
            said = " ".join((await game.type(typed)).split())
            assert said == f"Who? Put the player’s number first: 1 {typed} (Ada), 2 {typed} (Bo)."
        assert view_of(game).call is None
        assert "Bo calls" in await game.type("2 s")
        assert "Bo cancels the call." in await game.type("b")

    asyncio.run(run())


@pytest.mark.parametrize("pictures", [True, False])
def test_what_to_do_is_said_in_every_phase_and_each_hand_has_a_name(pictures: bool) -> None:
    async def run() -> None:
        game = table("Ada", "Bo", pictures=pictures)
        await game.game.open()
        asked = "Who has a SET?"
        assert asked in "\n".join(game.lines), "as soon as the dice are rolled"
        assert asked in await game.type("")
        caller = next(seat for seat in (0, 1) if able(view_of(game), seat))
        await game.type(f"{caller + 1} s")
        assert "choose three dice, left to right" in await game.type("")
        await game.type(opening(view_of(game), caller))
        while view_of(game).phase == "play":
            said = await game.type("p")
        lines = said.splitlines()
        hands = [lines.index(f"{name}:") for name in ("Ada", "Bo")]
        assert hands == sorted(hands)
        assert "Ada: roll 1 3 re-rolls dice 1 and 3, k keeps all." in lines[hands[1] :]
        assert "Bo: roll 1 3 re-rolls dice 1 and 3, k keeps all." in await game.type("k"), "and then the next player"
        assert "Bo: roll 1 3" in await game.type("")

    asyncio.run(run())


def test_a_player_alone_at_the_keyboard_is_asked_for_a_set() -> None:
    async def run() -> None:
        game = TypedGame(against(words("en"), "greedy", game="dice"))
        await game.game.open()
        assert "Do you have a SET? Type s to call, or n for none." in await game.type("")

    asyncio.run(run())


def test_each_n_counts_for_the_next_player_until_everybody_rerolls() -> None:
    async def run() -> None:
        game = table("Ada", "Bo", "Cy")
        await game.game.open()
        said = await game.type("2 n", "n", "n")
        assert [line.split()[0] for line in said.splitlines()][:4] == ["Bo", "Ada", "Cy", "Everyone"]

    asyncio.run(run())


@pytest.mark.parametrize("pictures", [True, False])
def test_D5_a_roll_without_a_set_asks_nothing_and_says_why_everyone_rolls_again(pictures: bool) -> None:
    async def run() -> None:
        game = table("Ada", "Bo", pictures=pictures, seed="2")

        def hear(event: Event) -> None:
            if isinstance(event, DiceRolled):
                in_view = [player.dice for player in view_of(game).players]
                assert in_view == [roll.dice for roll in event.rolls], "later rolls are not in view yet"

        game.session.listen(hear, lambda notice: None)
        await game.game.open()
        hopeless, hopeful = "\n".join(game.lines).split("Everyone rolls: ")[1:]
        assert "Nobody has a SET, so everyone rolls again." in hopeless
        assert "Nobody has a SET" not in hopeful
        for asked in ("Who has a SET?", "seconds left"):
            assert asked not in hopeless
            assert asked in hopeful

    asyncio.run(run())


def test_a_wrong_opening_is_reported_and_the_call_can_be_withdrawn() -> None:
    async def run() -> None:
        game = table("Ada", "Bo", wrong_calls=2)
        await game.game.open()
        await game.type("1 s")
        assert "Ada cancels the call." in await game.type("b")
        await game.type("2 s")
        assert "three different dice" in await game.type("1 1 2")

    asyncio.run(run())


def test_a_player_calls_and_names_their_dice_in_one_line() -> None:
    async def run() -> None:
        game = table("Ada", "Bo")
        await game.game.open()
        view = view_of(game)
        seat = next(seat for seat in view.playing if able(view, seat))
        await game.type(f"{seat + 1} s {opening(view, seat)}")
        call = view_of(game).call
        assert call is not None
        assert call.seat == seat
        await game.type("lay")
        assert view_of(game).phase == "play"
        assert len(view_of(game).lying) == 3

    asyncio.run(run())
