"""What the keys of the card screen do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from itertools import takewhile
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.events import CallFailed
from tercet.core.cardgame.rules import edition
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import find_sets, format_cards, is_set
from tercet.lab.solitaire.solo_deals import chance_of, solo_deal
from tercet.locale import words
from tercet.render.names import failing_findings
from tercet.render.text import Size
from tercet.terminal.cards.table import WIDTHS
from tercet.terminal.keys import LEFT_HAND, RIGHT_HAND, latin, side_keys, slot_keys
from tercet.terminal.setup import Setup, against, alone, two
from tests.series import LONG
from tests.terminal.stage import Stage, display_for, staged
from tests.terminal.test_screens import seeded

EN = words("en")
QUICK = edition("es", deck="solid")
NAMES = {",": "comma", ";": "semicolon", ".": "full_stop", "/": "slash"}


def run(setup: Setup, script: Callable[[Stage], Awaitable[None]], language: str = "en", **settings: Any) -> None:
    async def play() -> None:
        async with staged(replace(setup, seed="keys"), display_for(language, **settings)) as stage:
            await script(stage)

    asyncio.run(play())


def keys_for(stage: Stage, cards: tuple[int, ...], keys: str = slot_keys("qwerty")) -> list[str]:
    layout = stage.session.view().layout
    return [NAMES.get(key, key) for key in (keys[layout.index(card)] for card in cards)]


def a_set(stage: Stage) -> tuple[int, ...]:
    cards: tuple[int, ...] = stage.session.view().cards
    return find_sets(cards)[0]


def no_set(stage: Stage) -> tuple[int, ...]:
    cards = stage.session.view().cards
    return next((cards[0], cards[1], card) for card in cards[2:] if not is_set(cards[0], cards[1], card))


@pytest.mark.parametrize("hints", [False, True])
def test_C13_the_hint_key_is_shown_where_hints_exist_and_everybody_sees_hints(hints: bool) -> None:
    async def script(stage: Stage) -> None:
        assert ("h hint" in stage.text().splitlines()[-1]) == hints
        await stage.press("h", "h")
        assert (stage.session.view(Seat(1)).hint != ()) == hints, "the other player sees it too"
        await stage.press("f1")
        assert ("a hint" in stage.text()) == hints

    run(replace(against(EN, "novice"), rules=edition("es", rated=not hints)), script)


def test_a_solo_player_takes_a_set_with_three_keys() -> None:
    async def script(stage: Stage) -> None:
        await stage.press(*keys_for(stage, a_set(stage)))
        assert stage.session.view().players[0].right == 1
        assert "Player: 3" in stage.text().splitlines()[0]

    run(alone(EN), script)


def test_a_second_press_deselects_a_card_and_escape_deselects_all() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("q", "q", "a", "s")
        assert "2 of 3" in stage.text()
        await stage.press("escape")
        assert "0 of 3" in stage.text()
        assert stage.session.view().players[0].wrong == 0

    run(alone(EN), script)


def test_arrows_and_enter_select_cards_too() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("down", "enter", "right", "enter")
        assert "2 of 3" in stage.text()
        assert "[w]" in stage.text()

    run(alone(EN), script)


def test_a_click_selects_a_card() -> None:
    async def script(stage: Stage) -> None:
        await stage.pilot.click("#table", offset=(25, 8))
        assert "╔═s═" in stage.text()

    run(alone(EN), script)


def test_a_wrong_choice_is_explained_in_the_log() -> None:
    async def script(stage: Stage) -> None:
        await stage.press(*keys_for(stage, no_set(stage)))
        assert stage.session.view().players[0].wrong == 1
        assert "Not a SET" in stage.text()

    run(alone(EN), script)


@pytest.mark.parametrize("size", [(80, 24), (80, 23), (130, 24), (130, 21)], ids=str)
def test_cards_keep_their_size_while_a_wrong_call_is_explained(size: tuple[int, int]) -> None:
    """Before the fix, the reason's lines were taken from the cards, which became small."""

    async def script(stage: Stage) -> None:
        await stage.resize(*size)
        assert "╭─q──────────────╮" in stage.text()
        reason = failing_findings(no_set(stage), EN).partition(" ")[0]
        await stage.press("space", *keys_for(stage, no_set(stage)))
        assert stage.session.view().players[0].wrong == 1
        await stage.press("right", "right")
        assert "╭─[w]────────────╮" in stage.text()
        assert len(re.findall(r"\w{4}─╯", stage.text())) == 12, "no card is cut off"
        times = stage.text().count(reason)
        assert times == 1 if size[0] == 80 else times, "the log does not repeat what stands right below it"

    run(against(EN, "novice"), script)


def test_C7_the_mark_of_a_lock_disappears_with_the_lock() -> None:
    """Before the fix, it stayed until the next event."""

    async def script(stage: Stage) -> None:
        await stage.press("space", *keys_for(stage, no_set(stage)))
        assert "✗Player" in stage.text()
        version = stage.session.view().version
        while "Locked out" in stage.text():
            await stage.wait(0.5)
        assert "✗" not in stage.text()
        assert stage.session.view().version == version

    run(against(EN, "novice"), script)


def test_C8_a_solo_vote_while_there_is_a_set_is_refused() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("n")
        assert stage.session.view().players[0].denied == 1

    run(alone(EN), script)


def test_C13_hints_mark_their_cards() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("h", "h", "h")
        assert len(stage.session.view().hint) == 2
        assert stage.text().count("?┄") == 2

    run(alone(EN), script)


def test_C13_p_pauses_and_resumes_a_solo_game() -> None:
    async def script(stage: Stage) -> None:
        keys = keys_for(stage, a_set(stage))
        await stage.press("p")
        assert stage.session.view().paused_at is not None
        assert "Paused at" in stage.text()
        assert "╭" not in stage.text()
        await stage.press(*keys)
        await stage.press("p", *keys)
        assert stage.session.view().players[0].right == 1

    run(alone(EN), script)


def test_C4_against_bots_space_calls_and_three_keys_point() -> None:
    async def script(stage: Stage) -> None:
        await stage.wait(1)
        await stage.press("space")
        assert stage.session.view().call.seat == 0
        await stage.press(*keys_for(stage, a_set(stage)))
        assert stage.session.view().players[0].right == 1

    run(against(EN, "novice"), script)


def test_C4_cards_may_be_selected_before_the_call() -> None:
    async def script(stage: Stage) -> None:
        await stage.wait(1)
        await stage.press(*keys_for(stage, a_set(stage)))
        assert stage.session.view().call is None
        await stage.press("space")
        assert stage.session.view().players[0].right == 1

    run(against(EN, "novice"), script)


def test_C4_escape_withdraws_a_call_and_time_runs_out() -> None:
    async def script(stage: Stage) -> None:
        await stage.wait(1)
        await stage.press("space", "escape")
        assert stage.session.view().players[0].wrong == 1
        while (call := stage.session.view().call) is None or call.seat != 0:  # the bot may have called first
            await stage.wait(4)
            await stage.press("space")
        await stage.wait(6)
        assert stage.session.view().players[0].wrong == 2

    run(against(EN, "novice"), script)


def test_C7_after_a_wrong_call_the_screen_shows_how_long_to_wait() -> None:
    async def script(stage: Stage) -> None:
        await stage.wait(1)
        await stage.press("space", "escape")
        assert "3 more seconds" in stage.text()
        await stage.press("space")
        assert "Locked out after a wrong call" in stage.text()

    run(against(EN, "novice"), script)


def test_C8_everybody_sees_the_votes_counted() -> None:
    async def script(stage: Stage) -> None:
        await stage.wait(1)
        await stage.press("n")
        assert "No SET? 1 of 2 agree" in stage.text()

    async def counting(stage: Stage) -> None:
        await stage.wait(1)
        await stage.press("n")
        await stage.wait(1)
        assert "1 of 2 agree, 19 seconds left" in stage.text()

    run(against(EN, "novice"), script)
    run(replace(against(EN, "novice"), rules=edition("es", vote_seconds=20)), counting)


def test_C8_a_prompted_player_answers_with_any_key_or_votes() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("d")
        await stage.wait(31)
        assert "Still looking?" in stage.text()
        assert stage.session.view().prompted == (1,)
        await stage.press("q")
        assert stage.session.view().prompted == ()
        await stage.wait(31)
        await stage.press("k")
        assert len(stage.session.view().layout) == 15

    run(two(EN), script)


def test_C9_n_votes_to_stop_when_the_pile_is_empty() -> None:
    async def script(stage: Stage) -> None:
        while stage.session.view().pile_count:
            await stage.press(*keys_for(stage, a_set(stage), slot_keys("qwerty")))
        assert "The pile is empty" in stage.text()
        await stage.press("n")
        assert stage.session.view().phase == "over"

    run(replace(alone(EN), rules=edition("es", deck="red", layout=9, no_set="auto")), script)


def test_bots_play_while_the_player_waits() -> None:
    async def script(stage: Stage) -> None:
        for _ in range(60):
            await stage.wait(1)
        assert sum(stage.session.view().scores) > 0

    run(against(EN, "master", "expert"), script)


def test_two_players_at_one_keyboard_have_separate_keys() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("f")
        assert stage.session.view().call.seat == 0
        await stage.press(*keys_for(stage, a_set(stage), side_keys("qwerty", 0)))
        await stage.press("j")
        assert stage.session.view().call.seat == 1
        await stage.press(*keys_for(stage, a_set(stage), side_keys("qwerty", 1)))
        assert [player.right for player in stage.session.view().players] == [1, 1]
        await stage.press("d", "k")
        assert len(stage.session.view().layout) == 15

    run(two(EN), script)


def test_the_two_players_share_no_key() -> None:
    for keyboard in LEFT_HAND:
        left, right = side_keys(keyboard, 0), side_keys(keyboard, 1)
        assert not set(left) & set(right)
        assert len(set(left)) == len(set(right)) == 15
    assert set(LEFT_HAND) == set(RIGHT_HAND)


def test_a_hebrew_keyboard_types_the_same_cards() -> None:
    assert latin("ש", hebrew=True) == "a"
    assert latin(".", hebrew=True) == "/"
    assert latin("a", hebrew=True) == "a"
    assert latin("ש", hebrew=False) == "ש"

    async def script(stage: Stage) -> None:
        await stage.press("/", "ש", "ז")
        view = stage.session.view()
        assert view.players[0].wrong + view.players[0].right == 1

    run(alone(words("he")), script, "he")


def test_F2_changes_the_size_of_the_cards() -> None:
    async def script(stage: Stage) -> None:
        large = stage.text()
        await stage.press("f2")
        assert stage.text() != large
        await stage.press("f2")
        assert stage.text() == large

    run(alone(EN), script)


def test_help_opens_closes_and_stops_the_clock() -> None:
    async def script(stage: Stage) -> None:
        await stage.press("question_mark")
        assert "Keys" in stage.text()
        stage.clock.seconds += 60
        await stage.press("escape")
        await stage.wait(1)
        assert "0:01" in stage.text()

    run(alone(EN), script)


def test_C9_a_solo_game_is_played_to_the_end_then_another() -> None:
    async def script(stage: Stage) -> None:
        for _ in range(80):
            view = stage.session.view()
            if view.phase == "over":
                break
            sets = find_sets(view.cards)
            await stage.press(*(keys_for(stage, sets[0]) if sets else ["n"]))
        assert stage.session.view().phase == "over"
        assert "Game over" in stage.text()
        await stage.press("enter")
        assert "Pick three cards" in stage.text()

    run(alone(EN) if LONG else replace(alone(EN), rules=QUICK), script)


def test_C13_the_solo_result_shows_until_when_it_could_be_cleared_and_how() -> None:
    async def play(setup: Setup) -> None:
        async with staged(setup, display_for("en"), (100, 40)) as stage:
            while stage.session.view().phase == "play":
                sets = find_sets(stage.session.view().cards)
                await stage.press(*(keys_for(stage, sets[-1]) if sets else ["n"]))
            deal = solo_deal(stage.session.play.events)
            chance = chance_of(deal) if deal else None
            assert chance is not None
            text = stage.text()
            assert ("Clearing the table was" in text) == bool(stage.session.view().left)
            for three in chance.line:
                assert format_cards(three) in text
            results.append(bool(chance.line))

    results: list[bool] = []
    for seed in ("3", "4"):
        asyncio.run(play(replace(alone(EN), rules=QUICK, seed=seed)))
    assert set(results) == {True, False}, "some could be cleared and some not"


@pytest.mark.parametrize(
    "changes",
    [{"deck": "solid", "layout": 9}, {"deck": "solid", "no_set": "auto"}, {"deck": "solid", "style": "announce"}],
)
def test_a_game_with_other_rules_is_played_to_the_end(changes: dict[str, Any]) -> None:
    async def script(stage: Stage) -> None:
        for _ in range(150):
            view = stage.session.view()
            if view.phase == "over":
                return
            sets = find_sets(view.cards)
            if not sets:
                await stage.press("n")
                continue
            if view.style == "announce":
                await stage.press("space")
            await stage.press(*keys_for(stage, sets[0]))
        pytest.fail("the game does not end")

    run(replace(alone(EN), rules=edition("fr", **changes)), script)


def test_enter_continues_a_match() -> None:
    async def script(stage: Stage) -> None:
        for _ in range(120):
            view = stage.session.view()
            if view.phase == "pause":
                break
            sets = find_sets(view.cards)
            await stage.press(*(keys_for(stage, sets[0]) if sets else ["n"]))
        assert "Enter: ready" in stage.text()
        await stage.press("enter")
        assert stage.session.view().deal == 2

    run(replace(alone(EN), rules=edition("fr", deals=2, deck="solid")), script)


def test_the_menu_starts_a_game_and_F10_returns_to_it() -> None:
    async def play() -> None:
        async with staged(None, display_for()) as stage:
            await stage.press("enter")
            assert "Pick three cards" in stage.text()
            for key in ("f10", "ctrl+q", "ctrl+c"):
                await stage.press(key)
                assert "Leave this game? It is not over." in stage.text()
                assert stage.text().count("?") == 1
                await stage.press("q")
                assert "Leave this game?" not in stage.text()
                assert "Pick three cards: 0 of 3" in stage.text(), "the key was only an answer"
            await stage.press("f10", "enter")
            assert "What would you like to play?" in stage.text()
            await stage.press("2")
            assert "learner" in stage.text()
            await stage.press("ctrl+c", "ctrl+c")
            assert "What would you like to play?" in stage.text(), "the same key again confirms"

    asyncio.run(play())


def test_the_chosen_entry_of_the_menu_is_always_in_sight() -> None:
    async def run() -> None:
        async with staged(None, display_for(), (40, 12)) as stage:
            seen = []
            for key in [*["down"] * 14, "up"]:
                marked = [line.split("> ")[1] for line in stage.text().splitlines() if " > " in line]
                assert len(marked) == 1, stage.text()
                seen += marked
                assert f"{len(set(seen)) if key == 'down' else 1}/14:" in stage.text(), "there are more than fit"
                await stage.press(key)
            assert len(set(seen)) == 14
            assert seen[0] == seen[14], "after the last entry comes the first"

    asyncio.run(run())


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_menu_footer_has_help_and_a_key_to_quit(language: str) -> None:
    said = display_for(language)

    async def look() -> None:
        async with staged(None, said) as stage:
            assert said.text("terminal-menu-hint") in stage.text().splitlines()[-1], "on the last of 24 lines"
            for key in ("question_mark", "f1"):
                await stage.press("up", "up", key)
                assert said.text("terminal-help-title") in stage.text()
                assert said.text("terminal-help-menu") in stage.text()
                await stage.press("escape")
                assert said.text("terminal-menu-title") in stage.text()
            await stage.press("slash" if language == "he" else "q")  # where Q is on a Hebrew keyboard
            assert stage.app._exit

    asyncio.run(look())


POINTING = replace(two(EN), rules=edition("es", style="point"))


def test_C4_two_players_without_calls_select_independently() -> None:
    async def script(stage: Stage) -> None:
        left, right = (side_keys("qwerty", side) for side in (0, 1))
        wrong, right_one = no_set(stage), a_set(stage)
        await stage.press(*keys_for(stage, wrong[:2], left), *keys_for(stage, right_one[:2], right))
        assert "Left 2, Right 2 of 3" in stage.text()
        assert "[q]" in stage.text()
        await stage.press(*keys_for(stage, right_one[2:], right))
        assert [player.right for player in stage.session.view().players] == [0, 1]
        await stage.press("escape", *keys_for(stage, a_set(stage), left))
        assert [player.right for player in stage.session.view().players] == [1, 1]
        await stage.press("1", "0")
        assert len(stage.session.view().layout) == 15

    run(POINTING, script)


def test_C7_one_players_wrong_choice_leaves_the_others_cards() -> None:
    async def script(stage: Stage) -> None:
        left, right = (side_keys("qwerty", side) for side in (0, 1))
        await stage.press(*keys_for(stage, a_set(stage)[:2], right))
        await stage.press(*keys_for(stage, no_set(stage), left))
        assert [player.wrong for player in stage.session.view().players] == [1, 0]
        await stage.press(*keys_for(stage, a_set(stage)[2:], right))
        assert [player.right for player in stage.session.view().players] == [0, 1]

    run(POINTING, script)


@pytest.mark.parametrize("width", [44, 80])
def test_continuation_lines_of_key_descriptions_are_indented(width: int) -> None:
    async def script() -> None:
        async with staged(against(EN, "novice"), display_for(), (width, 40)) as stage:
            await stage.press("f1")
            lines = stage.text().splitlines()
        title = next(i for i, line in enumerate(lines) if "│ Keys" in line)
        left = lines[title].index("│ Keys") + 2
        keys = list(takewhile(lambda line: line[left:].strip("│ "), lines[title + 1 : -3]))
        assert len(keys) > 8
        assert all(line[left:].startswith("  ") for line in keys), "\n".join(keys)

    asyncio.run(script())


def test_help_for_two_players_lists_both_sets_of_keys() -> None:
    async def call(stage: Stage) -> None:
        await stage.press("f1")
        assert "f / j" in stage.text()
        assert "d / k" in stage.text()

    async def point(stage: Stage) -> None:
        await stage.press("f1")
        assert "f / j" not in stage.text()
        assert "1 / 0" in stage.text()

    run(two(EN), call)
    run(POINTING, point)


def test_a_bots_mistake_keeps_your_selection() -> None:
    async def script(stage: Stage) -> None:
        await stage.wait(1)
        await stage.press("q", "w")
        screen: Any = stage.app.screen
        screen.log_lines(CallFailed(seat=Seat(1), at=Millis(0), reason="time", points=0))
        assert len(screen._selected[0]) == 2

    run(against(EN, "novice"), script)


def test_the_log_scrolls_back_and_forward_and_follows_new_events() -> None:
    async def script(stage: Stage) -> None:
        screen: Any = stage.app.screen
        screen.add_to_log(*(f"line {number}" for number in range(30)))
        await stage.pilot.pause()
        assert "line 29" in stage.text()
        await stage.press("pageup", "pageup")
        assert "line 29" not in stage.text()
        screen.add_to_log("news")
        await stage.pilot.pause()
        assert "news" not in stage.text()
        for _ in range(4):
            await stage.press("pagedown")
        assert "news" in stage.text()
        screen.add_to_log("more")
        await stage.pilot.pause()
        assert "more" in stage.text()

    run(alone(EN), script)


def test_the_log_rewraps_when_the_screen_is_resized() -> None:
    async def script(stage: Stage) -> None:
        screen: Any = stage.app.screen
        screen.add_to_log("אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר אחת עשרה שתים עשרה שלוש עשרה")
        await stage.pilot.pause()
        assert any(
            line.endswith("הרשע םיתש הרשע תחא רשע עשת הנומש עבש שש שמח עברא שולש םייתש תחא")
            for line in stage.text().splitlines()
        )
        await stage.resize(60, 20)
        await stage.pilot.pause()
        assert any(line.endswith("שמח עברא שולש םייתש תחא") for line in stage.text().splitlines())

    run(alone(words("he")), script, "he")


def test_F2_leads_through_all_sizes_of_cards_that_a_large_window_has_room_for() -> None:
    seen: list[tuple[tuple[int, int], list[Size]]] = [
        ((200, 60), ["huge", "large", "small", "huge"]),
        ((80, 24), ["large", "small", "large"]),
    ]

    async def run() -> None:
        for size, expected in seen:
            async with staged(seeded(alone(words("en")), "size"), display_for(), size=size) as stage:
                for wanted in expected:
                    width = max(map(len, stage.text().splitlines()[1].split(" ╭")[0].split()))
                    assert width == WIDTHS[wanted], stage.text()
                    await stage.press("f2")

    asyncio.run(run())


@pytest.mark.parametrize("opponents", [(), ("casual",)])
def test_F2_skips_sizes_that_do_not_fit_and_a_resized_window_chooses_anew(opponents: tuple[str, ...]) -> None:
    setup = against(EN, *opponents) if opponents else alone(EN)

    def cards_shown(stage: Stage) -> int:
        """How many cards are drawn in full."""
        return stage.text().count("╰")

    async def run() -> None:
        async with staged(seeded(setup, "1"), display_for(), size=(70, 22)) as stage:
            await stage.press("f2")
            assert cards_shown(stage) == 12, stage.text()
            await stage.resize(120, 40)
            large = stage.text()
            await stage.press("f2", "f2")
            assert stage.text() == large
            await stage.resize(70, 22)
            assert cards_shown(stage) == 12, stage.text()
            await stage.resize(120, 40)
            await stage.press("f2")
            assert large.splitlines()[1][:70] not in stage.text()
            await stage.resize(119, 40)
            assert large.splitlines()[1][:70] in stage.text()

    asyncio.run(run())
