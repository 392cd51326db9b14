"""What the keys of the dice screen do."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.dicegame.dice import WILD, find_hand_sets
from tercet.core.dicegame.rules import DICE_RULES
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.engine.ruleset import amend
from tercet.locale import LANGUAGES, words
from tercet.terminal.dice.instructions import packed
from tercet.terminal.setup import Setup, against, two
from tests.series import LONG, sample
from tests.terminal.pseudo import PATIENCE
from tests.terminal.stage import Stage, display_for, staged
from tests.terminal.test_screens import lay_best, move_to, open_dice

EN = words("en")
SEED = "snapshot 11"


def run(setup: Setup, script: Callable[[Stage], Awaitable[None]], seed: str = SEED) -> None:
    async def play() -> None:
        async with asyncio.timeout(PATIENCE), staged(replace(setup, seed=seed), display_for()) as stage:
            await script(stage)

    asyncio.run(play())


def test_D5_the_opening_is_called_and_laid_with_keys() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        view = stage.session.view()
        assert view.phase == "play"
        assert len(view.lying) == 3

    run(two(EN, "dice"), script)


def test_D5_a_wrong_opening_is_reported() -> None:
    async def script(stage: Stage) -> None:
        view = stage.session.view()
        wrong = next(
            places
            for places in ((0, 1, 2), (0, 1, 3), (0, 1, 4), (0, 2, 3))
            if places not in set(find_hand_sets(view.players[0].faces))
        )
        await stage.press("f", *(str(place + 1) for place in wrong))
        assert stage.session.view().players[0].wrong == 1
        assert "no SET" in stage.text()

    run(two(EN, "dice"), script)


def test_D6_a_turn_is_laid_previewed_and_played() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        await lay_best(stage)
        assert "Total: 6 points" in stage.text()
        seat = stage.session.view().turn
        await stage.press("enter")
        view = stage.session.view()
        assert view.players[seat].score == 6
        assert len(view.lying) == 6

    run(two(EN, "dice"), script)


def test_D8_an_illegal_turn_is_explained_before_it_is_played() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        await stage.press("1")
        await move_to(stage, "a1")
        await stage.press("space")
        assert "The die on a1 is not in a new SET." in stage.text()
        await stage.press("enter")
        assert "makes no new SET" in stage.text()
        await stage.press("escape")
        assert "a1 is not in" not in stage.text()
        assert len(stage.session.view().lying) == 3

    run(two(EN, "dice"), script)


def test_a_placed_die_can_be_taken_back() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        await lay_best(stage)
        screen: Any = stage.app.screen
        await stage.press("space")
        assert len(screen._draft.placed) == 2
        await stage.press("p")
        assert "Take your dice back" in stage.text()
        await stage.press("escape", "escape")
        assert screen._draft.placed == []
        await stage.press("p")
        assert stage.session.view().phase == "extra"

    run(two(EN, "dice"), script)


def test_D11_laying_a_wild_asks_for_its_face() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        view = stage.session.view()
        seat = view.turn
        place = next(i for i, face in enumerate(view.players[seat].faces) if face == WILD)
        await stage.press(str(place + 1))
        await move_to(stage, "d6")
        await stage.press("space")
        assert "What does the WILD stand for?" in stage.text()
        await stage.press("enter")
        assert "Total: 2 points" in stage.text()
        await stage.press("escape", str(place + 1), "space", "1", "r", "o")
        assert "[1R●*" in stage.text(), "the cursor hides no star"

    run(two(EN, "dice"), script, wild_seed())


def wild_seed() -> str:
    """A seed with which the second player holds a WILD after an opening without one."""
    from tercet.core.dicegame.commands import CallOpening, LayOpening, NamedDie
    from tercet.core.seating.commands import Ready
    from tercet.terminal.setup import new_session

    for number in range(1000):
        seed = f"wild {number}"
        play = new_session(replace(two(EN, "dice"), seed=seed), EN, lambda: 0.0).play
        for seat in (0, 1):
            play.do(Ready(seat=seat))
        view = play.view()
        for seat in (0, 1):
            faces = view.players[seat].faces
            plain = [three for three in find_hand_sets(faces) if all(faces[i] != WILD for i in three)]
            if plain:
                dice = tuple(NamedDie(view.players[seat].dice[i].die) for i in plain[0])
                play.do(CallOpening(seat=seat))
                play.do(LayOpening(seat=seat, dice=dice))
                break
        view = play.view()
        if view.turn is not None and WILD in view.players[view.turn].faces:
            return seed
    raise AssertionError("no seed gives such a game")


def test_D15_dice_are_marked_and_rerolled() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        await stage.press("p")
        view = stage.session.view()
        assert view.phase == "extra"
        before = view.players[0].dice
        await stage.press("1", "2")
        assert "re-rolls 2 dice" in stage.text()
        await stage.press("enter")
        await stage.press("enter")
        view = stage.session.view()
        assert view.phase == "play"
        assert view.round == 2
        assert [held.die for held in view.players[0].dice] == [held.die for held in before]

    run(two(EN, "dice"), script)


def test_a_dice_game_against_a_bot_is_played_to_the_end() -> None:
    async def script(stage: Stage) -> None:
        for _ in range(sample(400, 2000)):
            view: Any = stage.session.view()
            if view.phase == "over":
                assert "Game over" in stage.text()
                return
            screen: Any = stage.app.screen
            if screen.active(view) is None or view.phase == "opening":
                await stage.wait(5)
                if view.phase == "opening" and not view.players[0].none and view.call is None:
                    await stage.press("n")
            elif view.phase == "extra":
                await stage.press("enter")
            else:
                faces = [face for face in view.players[0].faces if face != WILD]
                if best_turns(view.board, faces):
                    await lay_best(stage, walk=False)
                    await stage.press("enter")
                else:
                    await stage.press("p")
        raise AssertionError("the game does not end")

    run(against(EN, "greedy", game="dice"), script)


def test_a_strong_bot_thinks_in_the_background() -> None:
    async def script(stage: Stage) -> None:
        while True:
            await stage.wait(1)
            await asyncio.sleep(0.01)
            view = stage.session.view()
            if view.phase == "play" and view.turn == 0:
                return
            if view.phase == "opening" and not view.players[0].none and view.call is None:
                await stage.press("n")

    run(against(EN, "strong", game="dice"), script)


def test_D12_a_wild_is_replaced_by_a_die_with_its_face() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        view = stage.session.view()
        seat = view.turn
        # A WILD on the board gets the face of a die in the hand of the player to move, as if it had been named that
        # way.
        place, held = next((i, held) for i, held in enumerate(view.players[seat].dice, 1) if held.face != WILD)
        play = stage.session.play
        lying = play.state.lying[0]
        board = (replace(lying, face=held.face, wild=True), *play.state.lying[1:])
        play.state = replace(play.state, lying=board)
        await move_to(stage, lying.square)
        await stage.press("s")
        assert "Pick a die first" in stage.text()
        await stage.press(str(place), "s")
        now = stage.session.view()
        assert [(die.die, die.wild) for die in now.lying if die.square == lying.square] == [(held.die, False)]
        assert lying.die in [freed.die for freed in now.players[seat].dice]
        assert now.turn == seat

    run(two(EN, "dice"), script)


def test_help_for_two_players_lists_only_working_keys() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("f1")
        assert "f / j" in stage.text()
        assert "d / k" in stage.text()
        assert "place the die on the square; in the opening" not in stage.text()

    run(two(EN, "dice"), script)


class Broken:
    """A user's bot with a bug."""

    def __init__(self, seed: str) -> None:
        self.asked = 0

    def answer(self, view: Any, seat: Any, now: Any) -> None:
        if view.phase != "lobby":
            raise ZeroDivisionError("nothing to divide by")
        from tercet.bots.bot import Answer
        from tercet.core.engine.game import Millis
        from tercet.core.seating.commands import Ready

        return Answer(Ready(seat=seat), Millis(0))  # type: ignore[return-value]


class Endless(Broken):
    """A user's bot that is slow."""

    def answer(self, view: Any, seat: Any, now: Any) -> None:
        if view.phase == "lobby":
            return super().answer(view, seat, now)
        time.sleep(3600)
        return None


def own_bot(name: str) -> Setup:
    return against(EN, f"tests.terminal.test_dice:{name}", game="dice")


def test_a_failing_bot_is_reported_and_leaves() -> None:
    async def script(stage: Stage) -> None:
        told = "The bot Broken crashed and has left the game: ZeroDivisionError: nothing to divide by"
        while told not in " ".join(stage.text().split()):
            await stage.wait(0.5)
            await asyncio.sleep(0.01)
        assert not stage.session.view().seating.chairs[1].present

    run(own_bot("Broken"), script)


def test_a_bot_that_never_answers_blocks_neither_keys_nor_quitting() -> None:
    async def script(stage: Stage) -> None:
        while stage.session.view().phase != "opening":
            await stage.wait(0.5)
            await asyncio.sleep(0.01)
        await stage.press("f1")
        assert "Keys" in stage.text()
        await stage.press("escape")

    run(own_bot("Endless"), script)
    assert all(thread.daemon for thread in threading.enumerate() if thread.name == "bot")


def test_D5_dice_are_picked_before_the_call_and_a_wild_finds_its_face() -> None:
    async def script(stage: Stage) -> None:
        await stage.wait(1)
        view = stage.session.view()
        faces = view.players[0].faces
        wild = faces.index(WILD)
        plain = [i for i, face in enumerate(faces) if face != WILD][:2]
        await stage.press(str(plain[0] + 1), str(wild + 1), str(plain[1] + 1), "space")
        view = stage.session.view()
        assert view.call is not None
        assert [die.die for die in view.call.dice] == [view.players[0].dice[i].die for i in (plain[0], wild, plain[1])]
        assert "Enter places them" in stage.text()
        await stage.press(str(wild + 1), str(plain[0] + 1), str(plain[1] + 1))
        await stage.press("enter")
        view = stage.session.view()
        assert view.lying[0].wild
        assert view.players[0].score == 2
        assert "is new and scores nothing" in stage.text()

    run(against(EN, "beginner", game="dice"), script, seed_with(lambda faces: faces.count(WILD) == 1))


def seed_with(fits: Callable[[Any], bool]) -> str:
    """A seed that gives the person such a hand."""
    from tercet.core.seating.commands import Ready
    from tercet.terminal.setup import new_session
    from tests.terminal.stage import Clock

    async def faces(seed: str) -> Any:
        clock = Clock()
        session = new_session(replace(against(EN, "beginner", game="dice"), seed=seed), EN, clock)
        await session.open()
        await session.do(Ready(seat=session.seats[0]))
        clock.seconds += 1
        session.tick()
        await session.close()
        return session.view().players[0].faces

    return next(seed for i in range(1000) if fits(asyncio.run(faces(seed := f"picked {i}"))))


def test_D9_everybody_reads_how_a_turn_scored_and_the_score_is_never_cut() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        await lay_best(stage)
        await stage.press("enter")
        text = stage.text()
        assert "Row d6–f6, a SET: 3 points · Column e4–e6, a SET: 3 points" in text

    run(two(EN, "dice"), script)


def test_parts_share_lines_and_none_is_cut() -> None:
    sets = [f"Column e{i}–e{i + 2}, a SET: 3 points" for i in range(1, 7)]
    lines = packed([sets, ["Total: 18 points"]], 80)
    assert all(len(line) <= 80 for line in lines)
    assert " · ".join(lines[:-1]) == " · ".join(sets)
    assert lines[-1] == "Total: 18 points"


def test_D6_placed_dice_are_kept_and_played_when_time_runs_out() -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        await lay_best(stage)
        seat = stage.session.view().turn
        await stage.wait(130)
        view = stage.session.view()
        assert view.players[seat].score == 6
        assert "ran out of time" in stage.text()

    run(replace(two(EN, "dice"), rules=amend(DICE_RULES, turn_seconds=120)), script)


def test_D6_a_large_window_shows_lines_between_the_squares_and_a_click_finds_them() -> None:
    async def play() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            staged(replace(two(EN, "dice"), seed=SEED), display_for(), size=(200, 60)) as stage,
        ):
            await open_dice(stage)
            lines = stage.text().splitlines()
            (first,) = (line for line in lines if line.startswith(" 1 │"))
            assert lines[lines.index(first) + 1].startswith("   └─────┴")
            await stage.pilot.click("#board", offset=(3 + 6 + 3, 2 * 10))
            (second,) = (line for line in stage.text().splitlines() if line.startswith(" 2 │"))
            assert second.split("│")[2].startswith("["), "the cursor is on b2"

    asyncio.run(play())


@pytest.mark.parametrize(("lines", "framed_from"), [(24, None), (33, 118), (40, 93)])
def test_a_wider_window_never_shows_a_smaller_board(lines: int, framed_from: int | None) -> None:
    async def play() -> None:
        async with staged(replace(two(EN, "dice"), seed=SEED), display_for(), size=(90, lines)) as stage:
            before, framed = 0, None
            for columns in range(90, 161) if LONG else (90, 92, 93, 104, 105, 112, 113, 117, 118, 120, 125, 126, 160):
                await stage.resize(columns, lines)
                board, log = stage.app.screen.query_one("#board").size, stage.app.screen.query_one("#log").size
                assert board.width >= before, columns
                assert log.width >= 24, columns
                if "┼" in stage.text():
                    framed = framed or columns
                before = board.width
            assert framed == framed_from

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_D5_the_opening_says_how_long_and_what_to_press_in_the_smallest_window(language: str) -> None:
    async def play() -> None:
        said = words(language)
        rules = amend(DICE_RULES, opening_seconds=60.0)
        for setup in (against(said, "strong", game="dice"), two(said, "dice")):
            async with staged(replace(setup, seed=SEED, rules=rules), display_for(language), (60, 20)) as stage:
                screen: Any = stage.app.screen
                line = screen.instruction()
                assert line.startswith(said("terminal-seconds", seconds=60))
                assert len(line) <= 60
                assert display_for(language).shown(line) in stage.text()

    asyncio.run(play())
