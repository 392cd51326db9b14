"""Names, readiness, proposals, leaving and returning, and the receipt: with keys and in line mode (C17, P2)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, cast

import pytest

from tercet.core.chance_verification import Dealing, Receipt
from tercet.core.engine.seats import Seat
from tercet.core.receipts import parse_receipt
from tercet.core.seating import commands
from tercet.locale import words
from tercet.terminal.game_record import ReceiptFile
from tercet.terminal.line_mode import LineGame
from tercet.terminal.local_session import LocalSession
from tercet.terminal.session import Session
from tercet.terminal.setup import Setup, alone, new_session
from tests.terminal.stage import Clock, Stage, Wired, display_for, staged

EN = words("en")
ANN, BOB = Seat(0), Seat(1)
GameName = Literal["cards", "dice"]
GAMES: tuple[GameName, ...] = ("cards", "dice")


class Table:
    """Ann's screen at an online table; Bob uses another keyboard."""

    def __init__(self, game: GameName = "cards", language: str = "en", own: Seat = ANN) -> None:
        self.setup = Setup(game=game, people=("Ann", "Bob"), seed="seats")
        self.settings = display_for(language)
        self.own = own
        self.wired: Wired

    def wire(self, session: LocalSession) -> Wired:
        self.wired = Wired(session, only=self.own)
        return self.wired

    def run(self, script: Callable[[Stage], Awaitable[None]], *, started: bool = True) -> None:
        async def play() -> None:
            async with staged(self.setup, self.settings, wire=self.wire) as stage:
                if started:
                    for seat in (ANN, BOB):
                        await stage.session.do(commands.Ready(seat=seat))
                    await stage.wait(0.1)
                await script(stage)

        asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_C17_a_name_can_be_changed_from_the_menu(game: GameName) -> None:
    async def script(stage: Stage) -> None:
        await stage.press("f4", "1", *"Eva", "enter")
        assert stage.session.view().seating.chairs[0].name == "Eva"
        assert "You are now called Eva." in stage.text()
        await stage.press("f4", "1", *"No", "escape")
        assert stage.session.view().seating.chairs[0].name == "Eva", "Esc keeps the old one"

    Table(game).run(script)


@pytest.mark.parametrize("game", GAMES)
def test_C17_escape_withdraws_ready_and_a_waiting_player_is_told_so(game: GameName) -> None:
    async def script(stage: Stage) -> None:
        await stage.press("enter")
        assert stage.session.view().seating.chairs[1].ready
        assert "Waiting for the others… Esc: not ready yet" in stage.text()
        await stage.press("escape")
        assert not stage.session.view().seating.chairs[1].ready
        assert "You are not ready after all." in stage.text()
        assert "Enter: ready" in stage.text()

    Table(game, own=BOB).run(script, started=False)


@pytest.mark.parametrize("game", GAMES)
def test_C17_a_proposal_is_made_from_the_menu_and_withdrawn(game: GameName) -> None:
    async def script(stage: Stage) -> None:
        await stage.press("f4", "2")
        proposal = stage.session.view().seating.proposal
        assert (proposal.what, proposal.agreed) == ("restart", (ANN,))
        assert "F6 withdraw the proposal" in stage.text().splitlines()[-1]
        await stage.press("f6")
        assert stage.session.view().seating.proposal is None
        await stage.press("f4", "3")
        assert stage.session.view().seating.proposal.what == "end"
        await stage.session.do(commands.Agree(seat=BOB))
        await stage.wait(0.1)
        assert stage.session.view().phase == "over"
        assert "Game over." in stage.text()

    Table(game).run(script)


@pytest.mark.parametrize("game", GAMES)
def test_C17_another_players_proposal_is_answered_with_one_key(game: GameName) -> None:
    async def script(stage: Stage) -> None:
        deal = stage.session.view().commitment
        await stage.session.do(commands.Propose(seat=BOB, what="restart"))
        await stage.wait(0.1)
        assert "F5 start over · F6 play on" in stage.text().splitlines()[-1]
        await stage.press("f6")
        assert stage.session.view().seating.proposal is None
        await stage.session.do(commands.Propose(seat=BOB, what="restart"))
        await stage.press("f5")
        assert stage.session.view().commitment != deal, "another deal"
        assert stage.session.view().seating.proposal is None
        await stage.press("f5", "f6")
        assert "no proposal" not in stage.text(), "without a proposal these keys do nothing"

    Table(game).run(script)


@pytest.mark.parametrize("game", GAMES)
def test_D18_C17_a_player_who_left_is_shown_the_way_back(game: GameName) -> None:
    table = Table(game)

    async def script(stage: Stage) -> None:
        await stage.press("f4", "4")
        assert stage.session.view().seating.chairs[0].left
        assert "You have left the game. Tab: return" in stage.text()
        await stage.press("f4", "1")
        assert not stage.session.view().seating.chairs[0].left
        assert "You have left" not in stage.text()

    table.run(script)


def test_a_watchers_menu_has_the_receipt_and_the_function_keys_actions() -> None:
    table = Table()

    async def script(stage: Stage) -> None:
        await stage.session.do(commands.Leave(seat=ANN))
        await stage.session.do(commands.TakeOver(who=ANN, name="bot"))
        table.wired._own = ()
        await stage.press("f4")
        assert "1  Save a receipt" in stage.text()
        assert re.findall(r"(\d)  (\w+)", stage.text())[1:] == [
            ("2", "Help"),
            ("3", "Larger"),
            ("4", "Light"),
            ("5", "Leave"),
        ]
        await stage.press("1")
        assert "Receipt saved: tercet-abc.receipt.json." in stage.text()

    table.run(script)


def test_C17_a_solo_game_is_redealt_immediately() -> None:
    async def play() -> None:
        async with staged(alone(EN), display_for()) as stage:
            before = stage.session.view().layout
            await stage.press("f4", "1")
            assert stage.session.view().phase == "play"
            assert stage.session.view().layout != before
            await stage.press("f4", "2")
            assert stage.session.view().phase == "over"

    asyncio.run(play())


class Typist:
    """Ann's line mode at an online table."""

    def __init__(self, game: GameName, language: str = "en", *, online: bool = True) -> None:
        settings = display_for(language, reorder=False)
        self.session = new_session(Setup(game=game, people=("Ann", "Bob"), seed="seats"), settings.words, Clock())
        self.wired = Wired(self.session, only=ANN)
        self.lines: list[str] = []
        self.game = LineGame(cast("Session", self.wired) if online else self.session, settings, self.lines.append)

    async def type(self, *typed: str) -> str:
        self.lines.clear()
        for line in typed:
            await self.game.type(line)
        return "\n".join(self.lines)

    async def bob(self, command: commands.Propose | commands.Agree | commands.Ready) -> str:
        self.lines.clear()
        await self.session.do(command)
        return "\n".join(self.lines)


@pytest.mark.parametrize("game", GAMES)
def test_C17_P2_everything_about_a_seat_can_be_typed(game: GameName) -> None:
    async def play() -> None:
        ann = Typist(game)
        await ann.game.open()
        assert any("propose restart" in line for line in ann.lines), "the help lists it"
        assert "You are now called Eva Maria." in await ann.type("name Eva Maria")
        await ann.type("r")
        assert ann.session.view().seating.chairs[0].ready
        assert "You are not ready after all." in await ann.type("u")
        assert "You have not said that you are ready." in await ann.type("unready")
        await ann.type("r")
        await ann.bob(commands.Ready(seat=BOB))
        assert ann.session.view().phase != "lobby"
        assert "Type agree, or decline to play on." in await ann.bob(commands.Propose(seat=BOB, what="end"))
        assert "Type agree, or decline to play on." in await ann.type("look")
        assert "You decline" in await ann.type("decline")
        assert "There is no proposal to answer." in await ann.type("agree")
        assert "Type decline to withdraw the proposal." in await ann.type("propose  Restart")
        await ann.bob(commands.Agree(seat=BOB))
        assert ann.session.view().seating.proposal is None
        assert "Type return to come back." in await ann.type("leave")
        assert "Type return to come back." in await ann.type("")
        assert "did not understand" in await ann.type("name Nobody")
        await ann.type("return")
        assert not ann.session.view().seating.chairs[0].left
        assert "did not understand" in await ann.type("return")
        assert "Receipt saved: My Game.json." in await ann.type("receipt My Game.json")
        assert "could not be saved: no space" in await ann.type("receipt full")
        assert ann.wired.saved == ["My Game.json", "full"]
        await ann.bob(commands.Propose(seat=BOB, what="end"))
        await ann.type("agree")
        assert ann.game.is_over

    asyncio.run(play())


def test_a_local_game_has_no_leaving_and_no_receipt() -> None:
    async def play() -> None:
        ann = Typist("cards", online=False)
        await ann.game.open()
        assert "did not understand" in await ann.type("leave")
        assert "No shuffle has been seen here yet." in await ann.type("receipt")

    asyncio.run(play())


def test_P2_receipts_of_two_sessions_never_overwrite_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    receipt = Receipt(table="abc", game="cards", dealings=(Dealing(seed="00"),))
    first, second = ReceiptFile(), ReceiptFile()
    assert first.save(receipt) == "tercet-abc.receipt.json"
    assert second.save(receipt) == "tercet-abc-2.receipt.json"
    longer = Receipt(table="abc", game="cards", dealings=(Dealing(seed="00"), Dealing(seed="01")))
    assert first.save(longer) == "tercet-abc.receipt.json", "its own file grows"
    assert parse_receipt(Path("tercet-abc.receipt.json").read_text()) == longer
    assert parse_receipt(Path("tercet-abc-2.receipt.json").read_text()) == receipt
    assert first.save(longer, str(tmp_path / "named.json")) == str(tmp_path / "named.json")
    with pytest.raises(OSError, match="No such file"):
        second.save(receipt, str(tmp_path / "no" / "such.json"))
