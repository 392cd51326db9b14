"""Screens as text snapshots, driven by key presses, in each language, so every change shows."""

from __future__ import annotations

import asyncio

import pytest

from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import find_sets, third
from tercet.locale import LANGUAGES, words
from tercet.terminal.keys import ROWS, slot_keys
from tercet.terminal.local_session import LocalSession
from tercet.terminal.setup import Setup, against, alone, two
from tests.series import in_languages
from tests.terminal.stage import Stage, Wired, check_snapshot, display_for, staged


def keys_of(stage: Stage, cards: tuple[int, ...], keyboard: str) -> list[str]:
    """The keys that choose these cards."""
    layout = stage.session.view().layout
    names = {",": "comma", ";": "semicolon"}
    keys = [slot_keys(keyboard)[layout.index(card)] for card in cards]
    return [names.get(key, key) for key in keys]


def seeded(setup: Setup, seed: str) -> Setup:
    from msgspec.structs import replace

    return replace(setup, seed=seed)


@in_languages("en", "he")
def test_the_menu_matches_its_snapshot(language: str) -> None:
    async def run() -> str:
        async with staged(None, display_for(language)) as stage:
            await stage.press("down", "down")
            return stage.text()

    check_snapshot(f"menu.{language}", asyncio.run(run()))


@in_languages("es", "he")
def test_a_solo_game_with_a_mistake_and_a_hint_matches_its_snapshot(language: str) -> None:
    settings = display_for(language)

    async def run() -> str:
        async with staged(seeded(alone(words(language)), "snapshot"), settings) as stage:
            view = stage.session.view()
            a, b = view.cards[0], view.cards[1]
            wrong = next(card for card in view.cards[2:] if card != third(a, b))
            await stage.wait(12)
            await stage.press(*keys_of(stage, (a, b, wrong), settings.keyboard))
            await stage.press("h", "h")
            await stage.press(*keys_of(stage, (a, b), settings.keyboard), "right", "right")
            return stage.text()

    check_snapshot(f"alone.{language}", asyncio.run(run()))


@in_languages("fr", "pt")
def test_a_call_against_bots_matches_its_snapshot(language: str) -> None:
    async def run() -> str:
        said = words(language)
        async with staged(
            seeded(against(said, "novice", "casual"), "snapshot"), display_for(language), (120, 30)
        ) as stage:
            await stage.wait(1)
            await stage.wait(1)
            await stage.press("space")
            await stage.press("q" if language != "fr" else "a")
            return stage.text()

    check_snapshot(f"bots.{language}", asyncio.run(run()))


@in_languages("en", "he")
def test_two_players_at_one_keyboard_match_their_snapshot(language: str) -> None:
    async def run() -> str:
        async with staged(seeded(two(words(language)), "snapshot"), display_for(language)) as stage:
            await stage.press("k", "j")
            return stage.text()

    check_snapshot(f"two.{language}", asyncio.run(run()))


@in_languages("es", "he")
def test_the_help_matches_its_snapshot(language: str) -> None:
    async def run() -> str:
        async with staged(seeded(alone(words(language)), "snapshot"), display_for(language)) as stage:
            await stage.press("f1")
            return stage.text()

    check_snapshot(f"help.{language}", asyncio.run(run()))


@in_languages("pt", "he")
def test_the_dice_board_with_a_previewed_turn_matches_its_snapshot(language: str) -> None:
    async def run() -> str:
        setup = seeded(two(words(language), "dice"), "snapshot 11")
        async with staged(setup, display_for(language)) as stage:
            await open_dice(stage)
            await lay_best(stage)
            return stage.text()

    check_snapshot(f"dice.{language}", asyncio.run(run()))


@in_languages("fr", "he")
def test_the_choice_of_a_wilds_face_matches_its_snapshot(language: str) -> None:
    from tercet.terminal.dice.wild_face import WildFaceScreen

    settings = display_for(language)

    async def run() -> str:
        async with staged(None, settings) as stage:
            stage.app.push_screen(WildFaceScreen(settings, [13, 4]))  # type: ignore[list-item]
            await stage.pilot.pause()
            await stage.press("2", "g")
            return stage.text()

    check_snapshot(f"naming.{language}", asyncio.run(run()))


async def open_dice(stage: Stage) -> None:
    """The player with a SET calls and lays it."""
    from tercet.core.dicegame.dice import WILD, find_hand_sets

    view = stage.session.view()
    for seat, key in ((0, "f"), (1, "j")):
        sets = list(find_hand_sets(view.players[seat].faces))
        plain = [three for three in sets if all(view.players[seat].faces[i] != WILD for i in three)]
        if plain:
            await stage.press(key, *(str(i + 1) for i in plain[0]), "enter")
            return
    pytest.fail("this seed gives no opening without a WILD")


async def lay_best(stage: Stage, *, walk: bool = True) -> None:
    """Places the best turn without a WILD, and leaves it in preview."""
    from tercet.core.dicegame.dice import WILD
    from tercet.core.dicegame.turn_search import best_turns

    view = stage.session.view()
    seat = view.turn
    faces = [face for face in view.players[seat].faces if face != WILD]
    turn, _ = best_turns(view.board, faces)[0]
    screen = stage.app.screen
    for die in turn:
        held = next(
            i
            for i, held in enumerate(view.players[seat].dice)
            if held.face == die.face and held.die not in screen._draft.used()  # type: ignore[attr-defined]
        )
        await stage.press(str(held + 1))
        if walk:
            await move_to(stage, die.square)
        else:
            screen._cursor = ("abcdefghijk".index(die.square[0]), int(die.square[1:]))  # type: ignore[attr-defined]
        await stage.press("space")


async def move_to(stage: Stage, square: str) -> None:
    screen = stage.app.screen
    for _ in range(30):
        now = screen.cursor  # type: ignore[attr-defined]
        if now[0] != square[0]:
            await stage.press("right" if now[0] < square[0] else "left")
        elif now != square:
            await stage.press("up" if int(now[1:]) < int(square[1:]) else "down")
        else:
            return


@in_languages("es", "he")
def test_dice_in_a_small_window_match_their_snapshot(language: str) -> None:
    async def run() -> str:
        setup = seeded(two(words(language), "dice"), "snapshot 11")
        async with staged(setup, display_for(language), (60, 20)) as stage:
            await open_dice(stage)
            await lay_best(stage)
            return stage.text()

    text = asyncio.run(run())
    assert max(map(len, text.splitlines())) <= 60
    assert "3P≈ 3G●" in text  # a complete hand of dice
    check_snapshot(f"dice60.{language}", text)


def test_dice_in_hebrew_with_the_log_beside_the_board_match_their_snapshot() -> None:
    async def run() -> str:
        async with staged(seeded(two(words("he"), "dice"), "snapshot 11"), display_for("he"), (120, 30)) as stage:
            await open_dice(stage)
            return stage.text()

    check_snapshot("dice120.he", asyncio.run(run()))


@in_languages("en", "he")
def test_an_online_table_with_phrases_only_matches_its_snapshot(language: str) -> None:
    wired: list[Wired] = []

    def wire(session: LocalSession) -> Wired:
        wired.append(Wired(session))
        return wired[-1]

    async def run() -> str:
        setup = seeded(against(words(language), "novice"), "snapshot")
        async with staged(setup, display_for(language), wire=wire) as stage:
            await stage.press("enter")
            await stage.wait(1)
            await stage.press("/" if language != "he" else "full_stop", "2", "/" if language != "he" else "full_stop")
            return stage.text()

    text = asyncio.run(run())
    assert wired[0].said == ["good-luck"]
    check_snapshot(f"online.{language}", text)


def test_an_online_table_with_free_chat_matches_its_snapshot() -> None:
    wired: list[Wired] = []

    def wire(session: LocalSession) -> Wired:
        wired.append(Wired(session, chat=True))
        return wired[-1]

    async def run() -> str:
        async with staged(seeded(against(words("en"), "novice"), "snapshot"), display_for(), wire=wire) as stage:
            await stage.press(
                "slash", "3", "enter", "slash", *"hi", "enter", "slash", "0", "enter", "slash", "escape", "slash"
            )
            return stage.text()

    text = asyncio.run(run())
    assert wired[0].said == ["well-done", "hi", "goodbye"]
    check_snapshot("online-chat.en", text)


def test_a_closed_table_stays_reported() -> None:
    wired: list[Wired] = []

    def wire(session: LocalSession) -> Wired:
        wired.append(Wired(session))
        return wired[-1]

    async def run() -> str:
        async with staged(seeded(alone(words("en")), "snapshot"), display_for(), wire=wire) as stage:
            wired[0].lose("closed")
            await stage.wait(60)
            return stage.text()

    assert "the table was closed" in asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_help_and_leave_are_always_among_the_keys(language: str, width: int) -> None:
    settings = display_for(language, reorder=False)
    said = words(language)
    two_keys = {"call1": "f", "call2": "j", "none1": "d", "none2": "k"}
    lines = [
        said(f"terminal-keys-{name}") for name in ("between", "watch", "point", "call", "opening", "extra", "dice")
    ]
    lines += [said("terminal-keys-two", **two_keys), said("terminal-keys-two-point", none1="1", none2="0")]
    for line in lines:
        shown = settings.fitted_keys(line, width)
        assert len(shown) <= width
        assert " · ? " in shown
        assert shown.rpartition(" · ")[2].startswith("Ctrl+Q ")
        if width == 80:
            # all of them, except "back" and the hint in the longest lines; the help names them
            left_out = [key.split()[0] for key in line.split(" · ") if key not in shown.split(" · ")]
            assert left_out in ([], ["Esc"], ["Échap"], ["h", "Esc"], ["h", "Échap"])
            assert not left_out or line in {said("terminal-keys-dice"), said("terminal-keys-opening")}


@pytest.mark.parametrize(("size", "name"), [((80, 24), "80"), ((60, 20), "60"), ((130, 40), "130")])
def test_every_terminal_size_matches_its_snapshot(size: tuple[int, int], name: str) -> None:
    async def run() -> str:
        async with staged(seeded(alone(words("en")), "snapshot"), display_for(), size) as stage:
            return stage.text()

    text = asyncio.run(run())
    assert all(len(line) <= size[0] for line in text.splitlines())
    check_snapshot(f"size{name}.en", text)


def test_the_screen_follows_the_terminal_when_it_is_resized() -> None:
    async def run() -> tuple[str, str]:
        async with staged(seeded(alone(words("en")), "snapshot"), display_for(), (130, 40)) as stage:
            large = stage.text()
            await stage.resize(60, 20)
            await stage.pilot.pause()
            return large, stage.text()

    large, small = asyncio.run(run())
    check_snapshot("size130.en", large)
    check_snapshot("size60.en", small)


def test_plain_ascii_contains_no_other_character() -> None:
    async def run() -> str:
        async with staged(seeded(alone(words("en")), "snapshot"), display_for(ascii_only=True)) as stage:
            return stage.text()

    drawn = "\n".join(asyncio.run(run()).splitlines()[1:19])
    assert drawn.isascii()


def test_colours_are_used_but_nothing_depends_on_them() -> None:
    async def colours(colour: bool) -> tuple[set[str], str]:
        async with staged(seeded(alone(words("en")), "snapshot"), display_for(colour=colour)) as stage:
            strips = stage.app.screen._compositor.render_strips()[1:19]
            styles = {str(segment.style.color) for strip in strips for segment in strip if segment.style}
            return styles, stage.text()

    coloured, text = asyncio.run(colours(True))
    plain, plain_text = asyncio.run(colours(False))
    assert len(coloured) > len(plain)
    assert text == plain_text


def test_f3_switches_between_light_and_dark() -> None:
    async def run() -> list[str]:
        async with staged(seeded(alone(words("en")), "snapshot"), display_for(light=True)) as stage:
            themes = [stage.app.theme]
            await stage.press("f3")
            return [*themes, stage.app.theme]

    assert asyncio.run(run()) == ["textual-light", "textual-dark"]


def test_every_set_of_keys_reaches_every_card() -> None:
    for keyboard in ("qwerty", "azerty", "qwertz"):
        keys = slot_keys(keyboard)
        assert len(set(keys)) == len(keys) == 21
        assert not {"n", "h"} & set(keys)
        assert len(keys) % ROWS == 0
    assert find_sets((0, 1, 2))


@in_languages("fr", "he")
def test_C17_an_online_tables_menu_offers_only_what_is_possible_now(language: str) -> None:
    settings = display_for(language)

    async def run() -> str:
        setup = Setup(people=("Ann", "Bob"), seed="seats")
        async with staged(setup, settings, wire=lambda session: Wired(session, only=Seat(0))) as stage:
            for seat in (0, 1):
                await stage.session.do(Ready(seat=Seat(seat)))
            await stage.wait(0.1)
            await stage.press("f4")
            shown = stage.text()
            await stage.press("escape")
            assert settings.text("terminal-table-title") not in stage.text()
            return shown

    check_snapshot(f"table.{language}", asyncio.run(run()))


@in_languages("pt", "he")
def test_a_terminal_that_is_too_small_is_reported(language: str) -> None:
    async def run() -> str:
        async with staged(seeded(alone(words(language)), "small"), display_for(language), size=(40, 12)) as stage:
            return stage.text()

    text = asyncio.run(run())
    assert all(number in text for number in ("40", "12", "60", "20"))


def test_a_game_starts_when_the_terminal_is_large_enough_to_show_it() -> None:
    async def run() -> None:
        async with staged(seeded(alone(words("en")), "small"), display_for(), size=(40, 12)) as stage:
            await stage.wait(60)
            await stage.press("space", "enter")
            assert stage.session.view().phase == "lobby"
            await stage.resize(80, 24)
            await stage.wait(1)
            assert stage.session.view().phase == "play"
            assert stage.session.now() == 1000

    asyncio.run(run())
