"""Line mode: everything can be heard and typed."""

from __future__ import annotations

import asyncio
import os
import threading

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.dice import WILD, find_hand_sets
from tercet.core.dicegame.notation import format_face
from tercet.core.dicegame.rules import dice_rules
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.sets.cards import find_sets
from tercet.locale import LANGUAGES, words
from tercet.terminal.line_mode import LineGame, read_input_lines
from tercet.terminal.setup import Setup, against, alone, new_session, two
from tests.terminal.stage import Clock, check_snapshot, display_for
from tests.terminal.typed_game import TypedGame

EN = words("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_named_in_every_language(language: str) -> None:
    async def run() -> None:
        typed_game = TypedGame(alone(words(language)), language)
        await typed_game.game.open()
        scene = await typed_game.type("")
        assert len(scene.splitlines()) == 13
        spoken = words(language)
        help_line = " ".join((await typed_game.type("?")).split())
        told = spoken("terminal-line-solo-help", cards=spoken("terminal-some-cards", size=3))
        assert help_line.startswith(" ".join(told.split()))
        assert ", s " not in help_line, "a solo player does not call"

    asyncio.run(run())


def test_help_fits_the_number_of_people_at_the_keyboard() -> None:
    async def help_for(setup: Setup) -> str:
        typed_game = TypedGame(setup)
        await typed_game.game.open()
        return " ".join((await typed_game.type("help")).split())

    with_two = EN("terminal-line-two-help")
    assert with_two not in asyncio.run(help_for(against(EN, "novice")))
    assert with_two in asyncio.run(help_for(two(EN)))


def test_a_solo_game_in_line_mode_is_played_to_the_end() -> None:
    async def run() -> None:
        typed_game = TypedGame(alone(EN))
        await typed_game.game.open()
        while not typed_game.game.is_over:
            view = typed_game.session.view()
            sets = find_sets(view.cards)
            letters = (
                "".join("abcdefghijklmnopqrstuvwxyz"[view.layout.index(card)] for card in sets[0]) if sets else "n"
            )
            said = await typed_game.type(letters)
            assert said
        *_, last = said.splitlines()
        assert "Clearing the table was" in said, "until when"
        assert last.startswith("  27  "), "and how, to the last SET"
        assert not await typed_game.game.type("q")

    asyncio.run(run())


def test_a_mistake_is_explained_feature_by_feature() -> None:
    async def run() -> None:
        typed_game = TypedGame(alone(EN))
        await typed_game.game.open()
        view = typed_game.session.view()
        right = set(find_sets(view.cards))
        wrong = next(
            (i, j, k)
            for i in range(12)
            for j in range(i + 1, 12)
            for k in range(j + 1, 12)
            if tuple(view.cards[n] for n in (i, j, k)) not in right
        )
        said = await typed_game.type("".join("abcdefghijkl"[i] for i in wrong))
        assert "colour:" in said
        assert "shape:" in said

    asyncio.run(run())


def test_against_a_bot_the_player_calls_then_points() -> None:
    async def run() -> None:
        typed_game = TypedGame(against(EN, "novice"))
        await typed_game.game.open()
        typed_game.wait(2)
        assert "You call" in await typed_game.type("s")
        sets = find_sets(typed_game.session.view().cards)
        said = await typed_game.type(" ".join(map(str, sets[0])))
        assert "You take a SET" in said

    asyncio.run(run())


def test_unknown_and_impossible_input_is_reported() -> None:
    async def run() -> None:
        typed_game = TypedGame(alone(EN))
        await typed_game.game.open()
        assert "did not understand" in await typed_game.type("xyzzy plugh")
        for typed, answer in (
            ("z", "no card “z”"),
            ("abz", "no card “z”"),
            ("ab", "Choose 3 different cards."),
            ("abcd", "Choose 3 different cards."),
            ("2RSO 1GED", "Choose 3 different cards."),
            ("1gxx", "there is no letter 'X'"),
        ):
            said = await typed_game.type(typed)
            assert answer in said, typed
            assert "did not understand" not in said, typed
        assert "don’t call" in await typed_game.type("s")

    asyncio.run(run())


def test_two_players_identify_themselves() -> None:
    async def run() -> None:
        typed_game = TypedGame(two(EN))
        await typed_game.game.open()
        await typed_game.type("2 s")
        assert typed_game.session.view().call.seat == 1
        sets = find_sets(typed_game.session.view().cards)
        await typed_game.type(" ".join(map(str, sets[0])))
        assert typed_game.session.view().players[1].right == 1
        await typed_game.type("1n", "2n")
        assert len(typed_game.session.view().layout) == 15

    asyncio.run(run())


def test_a_command_that_either_player_may_have_typed_is_not_carried_out() -> None:
    async def run() -> None:
        typed_game = TypedGame(two(EN))
        await typed_game.game.open()
        for typed in ("s", "n"):
            said = await typed_game.type(typed)
            assert said == f"Who? Put the player’s number first: 1 {typed} (Left), 2 {typed} (Right)."
        view = typed_game.session.view()
        assert view.call is None
        assert not view.votes
        letters = "".join("abcdefghijklmnopqrstuvwxyz"[view.layout.index(card)] for card in find_sets(view.cards)[0])
        assert "Who?" not in await typed_game.type(letters), "here, nobody may point before calling"
        await typed_game.type("2 s")
        assert "Right cancels" in await typed_game.type("b"), "only the caller can"

        pointing = TypedGame(replace(two(EN), rules=edition("es", style="point")))
        await pointing.game.open()
        assert f"1 {letters} (Left)" in await pointing.type(letters)
        await pointing.type(f"2 {letters}")
        assert pointing.session.view().scores[0] == 0

    asyncio.run(run())


def test_a_dice_game_is_played_in_line_mode() -> None:
    async def run() -> None:
        typed_game = TypedGame(two(EN, "dice"), seed="snapshot 11")
        await typed_game.game.open()
        view = typed_game.session.view()
        seat, three = next(
            (seat, three)
            for seat in (0, 1)
            for three in find_hand_sets(view.players[seat].faces)
            if all(view.players[seat].faces[i] != WILD for i in three)
        )
        await typed_game.type(f"{seat + 1} s", " ".join(str(i + 1) for i in three))
        view = typed_game.session.view()
        assert view.phase == "play"
        faces = view.players[view.turn].faces
        turn, points = best_turns(view.board, [face for face in faces if face != WILD])[0]
        numbers = {format_face(face): i + 1 for i, face in enumerate(faces)}
        said = await typed_game.type(" ".join(f"{numbers[format_face(die.face)]}@{die.square}" for die in turn))
        assert f"{points} points" in said
        assert typed_game.session.view().phase == "extra"
        await typed_game.type("roll 1 2", "k")
        assert typed_game.session.view().round == 2
        assert "not in your hand" in await typed_game.type("9@a1")
        await typed_game.type("p")
        assert "WILD" in await typed_game.type("swap 1 e6")
        assert len((await typed_game.type("")).splitlines()) > 10

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistyped_card_or_die_is_explained_in_the_readers_language(language: str) -> None:
    said = words(language)

    async def run() -> None:
        typed_game = TypedGame(alone(said), language)
        await typed_game.game.open()
        typed = await typed_game.type("2rso 1gqe 3xxx")
        assert said("notation-unknown-letter", text="3xxx", letter="X") in typed
        typed_game = TypedGame(two(said, "dice"), language, seed="snapshot 11")
        await typed_game.game.open()
        await open_dice(typed_game)
        typed = await typed_game.type("1@z99")
        assert said("dice-notation-square", text="z99", last="k", rows=11) in typed

    asyncio.run(run())


async def open_dice(typed_game: TypedGame) -> None:
    """The player with a SET without a WILD calls and lays it."""
    view = typed_game.session.view()
    seat, three = next(
        (seat, three)
        for seat in (0, 1)
        for three in find_hand_sets(view.players[seat].faces)
        if all(view.players[seat].faces[i] != WILD for i in three)
    )
    await typed_game.type(f"{seat + 1} s", " ".join(str(i + 1) for i in three))


def test_C4_C7_the_time_to_point_or_to_wait_is_announced() -> None:
    async def run() -> None:
        typed_game = TypedGame(against(EN, "novice"))
        await typed_game.game.open()
        typed_game.wait(1)
        assert "Pick three cards: 5 seconds left." in await typed_game.type("s")
        typed_game.clock.seconds += 2
        assert "Pick three cards: 3 seconds left." in await typed_game.type("")
        assert "Locked out after a wrong call: 3 more seconds." in await typed_game.type("b")
        assert "No SET? 1 of 2 agree" in await typed_game.type("n")

    asyncio.run(run())


def test_line_mode_names_bonus_squares_and_the_score_of_a_turn() -> None:
    async def run() -> None:
        typed_game = TypedGame(two(EN, "dice"), seed="snapshot 11")
        await typed_game.game.open()
        await open_dice(typed_game)
        assert "Free squares with +1: f3 d4 h4 c6 i6 d8 h8 f9" in await typed_game.type("")
        view = typed_game.session.view()
        faces = view.players[view.turn].faces
        turn, points = best_turns(view.board, [face for face in faces if face != WILD])[0]
        numbers = {format_face(face): i + 1 for i, face in enumerate(faces)}
        written = " ".join(f"{numbers[format_face(die.face)]}@{die.square}" for die in turn)
        tried = await typed_game.type(f"try {written}")
        assert f"Total: {points} points" in tried
        assert typed_game.session.view().version == view.version
        played = await typed_game.type(written)
        assert "a SET: 3 points" in played
        assert "green" in played, "dice are described in words"
        assert "Others are still playing." in await typed_game.type("end")

    asyncio.run(run())


def test_D6_the_length_of_a_turn_and_its_approaching_end_are_announced() -> None:
    async def run() -> None:
        setup = replace(two(EN, "dice"), rules=dice_rules(turn_seconds=60))
        typed_game = TypedGame(setup, seed="snapshot 11")
        await typed_game.game.open()
        await open_dice(typed_game)
        assert "60 seconds left." in typed_game.lines
        typed_game.lines.clear()
        typed_game.wait(40)
        assert typed_game.lines == []
        typed_game.wait(10.5)
        typed_game.wait(1)
        assert typed_game.lines == ["10 seconds left."]

    asyncio.run(run())


def test_online_the_table_is_described_first_and_connection_changes_are_announced() -> None:
    async def run() -> None:
        typed_game = TypedGame(alone(EN), online=True)
        await typed_game.game.open()
        assert any("start" in line and "/2" in line and "bot" in line for line in typed_game.lines)
        assert typed_game.lines[-1] == "Delay to the server: 12 ms."
        typed_game.lines.clear()
        typed_game.wired.disconnect()
        typed_game.wait(0.1)
        assert typed_game.lines == [EN("terminal-line-gone")]
        typed_game.wired.reconnect()
        typed_game.wait(0.1)
        assert typed_game.lines[-1] == EN("terminal-line-back")
        assert not typed_game.game.is_over
        typed_game.wired.lose("closed")
        assert "the table was closed" in typed_game.lines[-1]
        assert typed_game.game.is_over

    asyncio.run(run())


def test_online_phrases_are_sent_by_number_and_the_host_seats_bots() -> None:
    async def run() -> None:
        typed_game = TypedGame(alone(words("fr")), "fr", online=True)
        await typed_game.game.open()
        listed = await typed_game.type("/")
        assert len(listed.splitlines()) == 10
        assert "/2 " + words("fr")("phrase-good-luck") in listed
        await typed_game.type("/2", "/bonne chance", "/11")
        assert typed_game.wired.said == ["good-luck", "bonne chance", "11"]
        await typed_game.type("bot casual")
        assert typed_game.wired.bots == ["casual"]

    asyncio.run(run())


def test_input_is_read_line_by_line_without_blocking() -> None:
    async def run() -> None:
        reads, writes = os.pipe()
        typed = read_input_lines(reads)
        for part in ("ab", "c\r\nשל".encode(), "ום\n".encode()[:-1], b"\nlast"):
            os.write(writes, part if isinstance(part, bytes) else part.encode())
        os.close(writes)
        assert [await typed.get() for _ in range(4)] == ["abc", "שלום", "last", None]
        os.close(reads)
        reads, writes = os.pipe()
        read_input_lines(reads)
        waiting = [thread for thread in threading.enumerate() if thread.name == "typed"]
        assert waiting
        assert all(thread.daemon for thread in waiting)
        os.close(writes)

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_line_mode_matches_its_snapshot(language: str) -> None:
    said = words(language)

    async def run() -> str:
        typed_game = TypedGame(against(said, "novice"), language, seed="snapshot", online=True)
        shown = typed_game.lines
        await typed_game.game.open()
        await typed_game.game.type("r")
        typed_game.wait(1)
        shown.append("> s")
        await typed_game.game.type("s")
        shown.append("> abc")
        await typed_game.game.type("abc")
        shown.append("> /")
        await typed_game.game.type("/")
        return "\n".join(line.rstrip() for line in shown) + "\n"

    check_snapshot(f"lines.{language}", asyncio.run(run()))


def test_hebrew_in_visual_order_is_wrapped_before_it_is_reordered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown: list[str] = []
    game = LineGame(new_session(alone(words("he")), words("he"), Clock()), display_for("he"), shown.append)
    game.say("אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר")
    assert shown == ["עשת הנומש עבש שש שמח עברא שולש םייתש תחא", "רשע"]
