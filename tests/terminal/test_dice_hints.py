"""Hints of the dice game in the terminal: on the full screen, and line by line."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.dicegame.rules import DICE_RULES
from tercet.core.engine.ruleset import amend
from tercet.terminal.dice.instructions import dice_help, dice_key_line
from tercet.terminal.dice.lines import sheet_lines
from tercet.terminal.setup import two
from tests.terminal.stage import Stage
from tests.terminal.test_dice import EN, run
from tests.terminal.test_dice_lines import next_line, table, view_of
from tests.terminal.test_screens import open_dice


@pytest.mark.parametrize("hints", [False, True])
def test_D19_the_hint_key_marks_dice_and_squares_where_hints_exist(hints: bool) -> None:
    async def script(stage: Stage) -> None:
        await open_dice(stage)
        assert ("h hint" in dice_key_line(stage.session, EN)) == hints
        assert (("h", EN("terminal-help-hint")) in dice_help(stage.session, EN)) == hints
        seat = stage.session.view().turn
        await stage.press("h", "h")
        hint = stage.session.view(seat).players[seat].hint
        assert (hint is not None) == hints
        if hint is None:
            return
        shown = EN("dice-hint", shown="turn-on", dice="@", squares=" ".join(hint.squares)).split("@")
        assert all(part.strip(". ") in stage.text() for part in shown)
        screen: Any = stage.app.screen
        hand = screen._table.hand._shown.plain
        assert hand.count("?") == len(hint.dice)
        board = "".join(text for line in screen._table.board._pieces for text, _ in line)
        assert board.count("?") == len(hint.squares)
        await stage.press("p")
        assert "?" not in screen._table.hand._shown.plain

    run(replace(two(EN, "dice"), rules=amend(DICE_RULES, hints=hints)), script)


@pytest.mark.parametrize("pictures", [True, False])
def test_D19_hints_are_typed_marked_and_counted(pictures: bool) -> None:
    async def play() -> None:
        game = table("Ada", "Bo", pictures=pictures, hints=True)
        await game.game.open()
        assert "Who?" in await game.type("h")
        while view_of(game).phase != "play" or await next_line(game) == "pass":
            await game.type(await next_line(game))
        seat = view_of(game).turn
        assert seat is not None
        said = await game.type("hint")
        assert "Dice to use: " in said
        assert ("╭──?──╮" in said) == pictures
        assert any(line.startswith("? ") for line in said.splitlines()) != pictures
        said = await game.type("h")
        hint = game.session.view(seat).players[seat].hint
        assert f"Squares: {' '.join(hint.squares)}." in said
        assert "all they can" in await game.type("h")
        assert "  Hints: 2." in sheet_lines(view_of(game), EN)

    asyncio.run(play())
