"""The real program in a pseudo-terminal: a complete solo game, and a complete game of two on a real server."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import stat
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.loading import free_port
from tercet.cli import main
from tercet.core.receipts import parse_receipt
from tercet.core.sets.cards import find_sets, parse_card
from tests.forking import ForkedServer
from tests.series import sample
from tests.terminal.pseudo import PATIENCE, ForkedProgram, Program

COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")
DECK = ("--deck", sample("solid", "full"))


def bar(program: Program) -> str:
    return program.lines()[0]


def test_a_solitaire_game_is_played_to_the_end() -> None:
    with Program("play", "cards", *DECK, "--seed", "7", "--lang", "en") as program:
        program.until(lambda text: "Pick three cards: 0 of 3" in text and len(program.cards()) == 12, "the cards")
        for _ in range(120):
            cards = program.cards()
            sets = find_sets(cards)
            before = bar(program), len(cards)
            if sets:
                program.type("".join(cards[card] for card in sets[0]))
            else:
                program.type("n")
            text = program.until(
                lambda text, before=before: "Game over" in text or (bar(program), len(program.cards())) != before,  # type: ignore[misc]
                "an answer to the keys",
            )
            if "Game over" in text:
                break
        else:
            pytest.fail("the game does not end")
        program.until(lambda text: re.search(r"\d+:\d\d", text) is not None, "the time it took")
        program.type("\x1b[21~")  # F10
        assert program.ended() == 0
        assert COLOUR.search(program.transcript), "colours, which are detected like this"


def serve(data: Path, port: int = 0) -> tuple[ForkedServer, str]:
    """A real server, and its address."""
    pytest.importorskip("picows")
    arguments = ["serve", "--port", str(port), "--data", str(data), "--quiet", "--lang", "en"]
    process = ForkedServer(arguments, stdout=subprocess.PIPE)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://[\w.:]+", line)
    assert found, line
    return process, found.group().rstrip("/.")


def stop(process: ForkedServer) -> None:
    process.terminate()
    process.wait(PATIENCE)
    if process.stdout is not None:
        process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    process, address = serve(tmp_path)
    yield address
    stop(process)


def make_table(server: str) -> str:
    from tercet.client import introduce
    from tercet.client import make_table as make

    async def made() -> str:
        who = await introduce(server, "Maker")
        short = {"deck": "solid", "ending": "first", "goal": 6}
        rules = {**sample(short, {}), "point_seconds": 30}
        return await make(server, who, game="cards", edition="fr", overrides=rules, chat=True)

    return f"{server}/t/{asyncio.run(made())}"


def test_two_players_finish_an_online_game(server: str) -> None:
    address = make_table(server)
    with ForkedProgram("join", address, "--name", "Ann", "--lang", "en") as ann:
        ann.until(lambda text: "Ann" in text, "her seat")
        with (
            ForkedProgram("join", address, "--name", "Bob", "--lang", "en") as bob,
            ForkedProgram("watch", address, "--lang", "en") as eve,
        ):
            bob.until(lambda text: "Ann" in text and "Bob" in text, "both seats")
            ann.until(lambda text: "Bob" in text, "the other")
            eve.until(lambda text: "You are watching." in text, "a watcher's screen")
            ann.type("/good luck\r")  # in one burst, like a fast typist or a paste
            bob.until(lambda text: "Ann: good luck" in text, "what she says")
            for player in (ann, bob):
                player.type("\r")
            for each in (ann, bob, eve):
                each.until(lambda text, each=each: len(each.cards()) == 12, "the cards")  # type: ignore[misc]
            play_out(ann, bob)
            for each in (ann, bob):
                each.until(lambda text: "Game over" in text, "the end")
                each.type("\x1b[21~")
                assert each.ended() == 0
            eve.until(lambda text: "won" in text or "share" in text, "the result")


def play_out(ann: Program, bob: Program) -> None:
    """The players take turns calling; if there is no SET, both say so."""
    for turn in range(200):
        ann.until(lambda _: is_over(ann) or agree(ann, bob), "the same cards on both screens")
        if is_over(ann):
            return
        player, other = (ann, bob) if turn % 2 == 0 else (bob, ann)
        cards = player.cards()
        before = bar(player), set(cards)
        sets = find_sets(cards)
        if sets:
            player.type(" ")
            player.until(lambda text: "Pick three cards" in text, "the call")
            player.type("".join(cards[card] for card in sets[0]))
        else:
            player.type("n")
            other.type("n")
        player.until(lambda _: is_over(player) or (bar(player), set(player.cards())) != before, "what came of it")  # noqa: B023
    pytest.fail("the game does not end")


def agree(ann: Program, bob: Program) -> bool:
    """Whether nobody has called, and both see the same cards."""
    return is_free(ann) and is_free(bob) and set(ann.cards()) == set(bob.cards())


def is_over(program: Program) -> bool:
    return "Game over" in program.text()


def is_free(program: Program) -> bool:
    """Whether nobody has called, and the screen is complete."""
    text = program.text()
    return "Space: “SET!”" in text and "SET!” and" not in text


def test_the_program_speaks_the_users_language() -> None:
    with ForkedProgram("play", "cards", "--seed", "7", "--lang", "fr") as program:
        program.until(lambda text: "Choisissez trois cartes" in text, "French")
        program.type("\x1bOP")  # F1
        program.until(lambda text: "Touches" in text, "the help page")


def test_a_missing_online_table_is_reported(server: str) -> None:
    with ForkedProgram("join", f"{server}/t/nosuchtable1", "--lang", "en") as program:
        assert program.ended() == 2


def test_a_lost_server_is_reported_and_the_table_returns(tmp_path: Path) -> None:
    process, server = serve(tmp_path, free_port())
    address = make_table(server)
    with ForkedProgram("join", address, "--name", "Ann", "--lang", "en") as ann:
        ann.until(lambda text: "Ann" in text, "her seat")
        ann.type("\r\r")  # ready and then, with nobody else there, the choice to play alone
        ann.until(lambda _: len(ann.cards()) == 12, "the cards")
        cards = ann.cards()
        stop(process)
        ann.until(lambda text: "reconnecting" in bar(ann), "that the server is gone")
        process, _ = serve(tmp_path, int(server.rpartition(":")[2]))
        try:
            ann.until(lambda text: "reconnecting" not in bar(ann), "that it is back")
            assert ann.cards() == cards
            ann.type(cards[next(iter(cards))])
            ann.until(lambda text: "1 of 3" in text, "a key that is heard")
        finally:
            stop(process)


SAID_CARD = re.compile(r"^([a-z]): .*, ([123][RGP][SHE][OQD])\r?$", re.MULTILINE)


def said_cards(said: str) -> dict[int, str]:
    """The cards with their letters, from the last table described."""
    cards: dict[int, str] = {}
    for letter, card in SAID_CARD.findall(said):
        if letter == "a":
            cards = {}
        cards[int(parse_card(card))] = letter
    return cards


def settings(program: Program) -> str:
    """The answer when a player asks about the table; the game may end before it.

    The answer ends with the delay, which is unknown at first: then they ask again.
    """
    start, asked = len(program.transcript), -1.0

    def is_told(_: str) -> bool:
        nonlocal asked
        if "Delay to the server" in program.transcript[start:] or is_finished(program):
            return True
        if time.monotonic() - asked > 2:
            asked = time.monotonic()
            program.type("\r")
        return False

    program.until(is_told, "the table in words")
    return program.transcript[start:]


def test_two_players_finish_an_online_game_in_line_mode(server: str) -> None:
    address = make_table(server)
    with ForkedProgram("join", address, "--lines", "--name", "Ann", "--lang", "en") as ann:
        ann.until(lambda _: "Ann: 0" in ann.transcript, "her seat")
        with (
            ForkedProgram("join", address, "--lines", "--name", "Bob", "--lang", "en") as bob,
            ForkedProgram("watch", address, "--lines", "--lang", "en") as eve,
        ):
            eve.until(lambda _: "You are watching." in eve.transcript, "a watcher's table")
            bob.until(lambda _: "Bob: 0" in bob.transcript, "the other seat")
            ann.type("/2\r")
            bob.until(lambda _: "Ann: Good luck!" in bob.transcript, "what she says")
            for player in (ann, bob):
                player.type("r\r")
                player.until(lambda _, it=player: "r\r" in it.transcript, "what was typed")  # type: ignore[misc]
            ann.until(lambda _: len(said_cards(ann.transcript)) == 12, "the cards")
            play_lines(ann, bob)
            for each in (ann, bob, eve):
                assert each.ended() == 0  # automatically: nobody presses Enter
                assert "Ann" in each.transcript


def play_lines(ann: Program, bob: Program) -> None:
    """The players take turns calling, or both say that there is no SET; each step waits until both have heard it."""
    for turn in range(200):
        player, other = (ann, bob) if turn % 2 == 0 else (bob, ann)
        if is_finished(ann) or is_finished(bob):
            return
        cards = said_cards(settings(player))
        sets = find_sets(cards)
        start = len(player.transcript)
        if is_finished(player):
            return
        if sets:
            player.type("s\r")
            player.until(lambda _: "Pick three cards" in player.transcript[start:], "the call")  # noqa: B023
            player.type("".join(cards[card] for card in sets[0]) + "\r")
        else:
            player.type("n\r")
            other.type("n\r")
        for each in (player, other):
            each.until(lambda _, it=each: layouts(it) > turn or is_finished(it), "what came of it")  # type: ignore[misc]  # noqa: B023
    pytest.fail("the game does not end")


def layouts(program: Program) -> int:
    """Number of new layouts announced."""
    return len(re.findall("[Tt]akes? a SET|[Tt]hree more cards", program.transcript))


def is_finished(program: Program) -> bool:
    program.read()
    return re.search(r"\b(won|wins|share)\b", program.transcript) is not None


F4, F5, F10 = "\x1bOS", "\x1b[15~", "\x1b[21~"


def test_C17_P2_names_proposals_leaving_and_the_receipt_work_at_a_real_table(server: str, tmp_path: Path) -> None:
    """One player in full-screen mode, one in line mode; finally the first one's receipt is checked against the log."""
    address, receipt = make_table(server), tmp_path / "seen.json"
    with (
        ForkedProgram("join", address, "--name", "Ann", "--lang", "en", "--receipt", str(receipt)) as ann,
        ForkedProgram("join", address, "--lines", "--name", "Bob", "--lang", "en") as bob,
    ):
        ann.until(lambda text: "Bob" in bar(ann), "both seats")
        bob.until(lambda _: "Bob: 0" in bob.transcript, "his seat")
        ann.type(f"{F4}1Eva\r")  # in one burst, like a fast typist
        bob.until(lambda _: "Ann is now called Eva." in bob.transcript, "her new name")
        bob.type("name Robert\r")
        ann.until(lambda text: "Robert" in bar(ann) and "Eva" in bar(ann), "both new names")
        ready, unready = "r\r", "u\r"
        bob.type(ready)
        bob.type(unready)
        ann.until(lambda text: "is not ready after all." in text, "that he took it back")
        bob.type(ready)
        ann.type("\r")
        ann.until(lambda _: len(ann.cards()) == 12, "the cards")
        first = set(ann.cards())
        bob.until(lambda _: set(said_cards(bob.transcript)) == first, "the same cards")
        bob.type("propose restart\r")
        ann.until(lambda text: "F5 start over" in text, "what he proposes")
        ann.type(F5)
        ann.until(lambda _: len(ann.cards()) == 12 and set(ann.cards()) != first, "other cards")
        bob.type("leave\r")
        bob.until(lambda _: "Type return to come back." in bob.transcript, "the way back")
        bob.type("return\r")
        ann.until(lambda text: "Robert returns to the table." in text, "that he is back")
        ann.type(f"{F4}3")
        bob.until(lambda _: "Type agree, or decline to play on." in bob.transcript, "what she proposes")
        bob.type("agree\r")
        assert bob.ended() == 0
        ann.until(lambda text: "Game over" in text, "the end")
        ann.type(F10)
        assert ann.ended() == 0
    log = tmp_path / "game.tercet"
    log.write_bytes(urllib.request.urlopen(f"{server}/api/tables/{address.rpartition('/')[2]}/log").read())
    assert len(parse_receipt(receipt.read_bytes()).dealings) == 2, "the deal that doesn't count, and the one that does"
    assert main(["verify", str(log), "--receipt", str(receipt), "--lang", "en"]) == 0


HASTY_BOT = """
from tercet.bots.bot import Answer
from tercet.bots.roster import make_bot


class Hasty:
    def __init__(self, seed):
        self.master = make_bot("cards", "master", seed)

    def answer(self, view, seat, now):
        answer = self.master.answer(view, seat, now)
        return answer and Answer(answer.command, min(answer.delay, 50))
"""


def test_a_game_in_line_mode_that_a_bot_ends_needs_no_key(tmp_path: Path) -> None:
    bot = tmp_path / "hasty.py"
    bot.write_text(HASTY_BOT)
    arguments = ["play", "cards", "--bots", f"{bot}:Hasty", "--deck", "solid", "--set", "no_set=auto", "--lines"]
    with ForkedProgram(*arguments, "--lang", "en") as program:
        program.until(lambda _: len(said_cards(program.transcript)) >= 12, "the cards")
        assert program.ended() == 0


def test_line_mode_ends_at_the_first_interrupt() -> None:
    with ForkedProgram("play", "cards", "--lines", "--lang", "en") as program:
        program.until(lambda _: len(said_cards(program.transcript)) == 12, "the cards")
        program.type("\x03")
        assert program.ended() != 0


def players(address: str) -> list[str]:
    server, code = address.split("/t/")
    with urllib.request.urlopen(f"{server}/api/tables/{code}", timeout=PATIENCE) as answer:
        names: list[str] = json.loads(answer.read())["players"]
        return names


def test_rejoining_after_a_crash_restores_the_seat_and_a_second_person_gets_another(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    address = make_table(server)
    lines = ("--lines", "--lang", "en")
    with ForkedProgram("join", address, "--name", "Ann", *lines) as ann:
        ann.until(lambda _: "Ann: 0" in ann.transcript, "her seat")
        with ForkedProgram("join", address, *lines) as bob:
            bob.until(lambda _: "Player: 0" in bob.transcript, "a seat of his own")
            os.kill(ann.pid, signal.SIGKILL)
            os.waitpid(ann.pid, 0)
            two = players(address)
            assert len(two) == 2
            with ForkedProgram("join", address, *lines) as again:
                again.until(lambda _: "Ann: 0" in again.transcript, "her seat again")
                assert players(address) == two, "nobody new sat down"
                with ForkedProgram("join", address, "--name", "Ann", "--as-new", *lines) as other:
                    other.until(lambda _: "Ann 2: 0" in other.transcript, "another seat")
    folder = home / ".local" / "share" / "tercet" / "passes"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [stat.S_IMODE(path.stat().st_mode) for path in sorted(folder.iterdir())] == [0o600] * 3


F1 = "\x1bOP"


def test_a_plain_terminal_gets_no_colour_and_a_resized_one_is_redrawn() -> None:
    """NO_COLOR means no colour, not even the library's; a size exported by a shell is not the window's."""
    arguments = ("play", "cards", "--seed", "7", "--lang", "en")
    with Program(*arguments, size=(60, 20), NO_COLOR="1", COLUMNS="60", LINES="20") as program:
        program.until(lambda text: "0 of 3" in text and len(program.cards()) == 12, "the cards")
        cards = set(program.cards())
        program.resize(120, 40)
        large = program.until(
            lambda text: set(program.cards()) == cards and "╰───────────" in text and "Ctrl+Q leave" in text,
            "large cards in the larger window",
        )
        assert "Ctrl+Q leave" in large.splitlines()[39]
        program.type(F1)
        program.until(lambda text: "Keys" in text, "the help page")
        assert not COLOUR.search(program.transcript)


def test_a_dumb_terminal_gets_line_mode() -> None:
    with Program("play", "cards", "--seed", "7", "--lang", "en", TERM="dumb") as program:
        program.until(lambda _: len(said_cards(program.transcript)) == 12, "the cards in words")
        assert "\x1b" not in program.transcript
        program.type("q\r")
        assert program.ended() == 0


def test_solo_draws_its_cards_where_the_terminal_can_show_them() -> None:
    with ForkedProgram("solo", "--seed", "7", "--lang", "en") as program:
        program.until(lambda text: "pile 69" in text, "the cards")
        assert "╭" in program.transcript
        assert not said_cards(program.transcript)
        program.type("q\r")
        assert program.ended() == 0
    with ForkedProgram("solo", "--seed", "7", "--lang", "en", "--lines") as program:
        program.until(lambda _: len(said_cards(program.transcript)) == 12, "the cards in words")
        program.type("q\r")
        assert program.ended() == 0


def test_a_table_is_created_from_the_command_line_with_a_link_to_share(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("NO_COLOR", "1")  # the program sets it here, and must not leak it into other tests
    create = ("create", server, "--deck", "solid", "--lang", "en", "--name", "Ann")
    assert main([*create, "--only-link", "--set", "point_seconds=30"]) == 0
    link = capsys.readouterr().out.strip()
    with urllib.request.urlopen(f"{server}/api/tables/{link.rpartition('/')[2]}", timeout=PATIENCE) as answer:
        made = json.loads(answer.read())
    assert (made["rules"]["deck"], made["rules"]["point_seconds"], made["listed"]) == ("solid", 30, False)
    board, link_file = tmp_path / "board.json", tmp_path / "link"
    board.write_text('{"size": 7, "emblem": ["c4", "d4", "e4"], "bonuses": {"d1": 5, "d7": 5}}')
    link_file.write_text(link)
    assert main(["create", server, "dice", "--only-link", "--set", f"layout={board}", "--name", "Ann"]) == 0
    other = capsys.readouterr().out.strip().rpartition("/")[2]
    with urllib.request.urlopen(f"{server}/api/tables/{other}", timeout=PATIENCE) as answer:
        assert json.loads(answer.read())["rules"]["layout"]["bonuses"] == {"d1": 5, "d7": 5}
    with ForkedProgram("join", link, "--lang", "en", "--name", "Ann") as ann:
        ann.until(lambda text: "Ann: host" in text, "that whoever created it hosts it")
    for typed, code, said in (
        (("create", server, "--set", "deals=many"), 2, "Choose a number"),
        (("create", server, "dice", "--set", f"layout={board}.no"), 2, "There is no file"),
        (
            ("create", server, "dice", "--set", f"layout={link_file}"),
            2,
            "cannot be used. It is not JSON.",
        ),
        (("create", server, "--public", "--chat"), 2, "choose --public or --chat"),
        (("create", "ftp://x"), 2, "not a valid address"),
        (("create", "http://127.0.0.1:1"), 2, "cannot be reached"),
    ):
        assert main([*typed, "--lang", "en"]) == code
        told = capsys.readouterr().err
        assert said in told
        assert "Errno" not in told
    with ForkedProgram(*create, "--bots", "novice", "--as-new") as ann:
        whole = re.compile(rf"{re.escape(server)}/t/\w{{13}}$", re.MULTILINE)
        shown = ann.until(lambda text: bool(whole.search(text)) and ": bot, ready" in text, "the lobby with its link")
        found = whole.search(shown)
        assert found
        with ForkedProgram("join", found.group(), "--name", "Bob", "--lang", "en") as bob:
            for player in (ann, bob):
                player.until(lambda text: "Bob: not ready yet" in text, "who has joined")
            for player in (ann, bob):
                player.type("\r")
            for player in (ann, bob):
                player.until(lambda _, it=player: len(it.cards()) == 12, "the cards")  # type: ignore[misc]
            bob.type("\x11")
            bob.until(lambda text: "Leave the table?" in text, "the question")
            bob.type("\r")
            assert bob.ended() == 0


def test_a_terminated_program_restores_the_terminal() -> None:
    with ForkedProgram("play", "cards", "--lang", "en") as program:
        program.until(lambda text: len(program.cards()) == 12, "the cards")
        os.kill(program.pid, signal.SIGTERM)
        assert program.ended() == 128 + signal.SIGTERM
        left = program.transcript.rpartition("\x1b[?1049h")[2]
        assert "\x1b[?1049l" in left, "the previous screen"
        assert "\x1b[?1000l" in left, "and no mouse reports"
