"""`tercet dice …`: the best turns of a hand, and a complete game at one keyboard."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.core.dicegame.board import STANDARD, Board
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import format_board, parse_turn
from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.locale import LANGUAGES, words

Run = Callable[..., tuple[int, str, str]]
Output = pytest.CaptureFixture[str]


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "board.txt"
    path.write_text(format_board(Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6"))))
    return str(path)


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "C")


def test_turns_lists_the_best_turns_with_their_points(board: str, capsys: Output) -> None:
    assert main(["dice", "turns", board, "1RO", "3RO", "2GQ", "--best", "2"]) == 0
    out = capsys.readouterr().out
    rows = out.splitlines()
    best = rows.index("   6  3RO@d6 1RO@h6")
    assert rows[best + 1 : best + 4] == [
        "      Row d6–f6, a SET: 3 points",
        "      Row f6–h6, a SET: 3 points",
        "      Total: 6 points",
    ]
    assert rows[best + 4].startswith("   3  ")


def test_turns_reads_the_dice_on_the_board_from_text(board: str, capsys: Output) -> None:
    said = []
    for position in (board, "1RO@e6 2RO@f6 3RO@g6"):
        assert main(["dice", "turns", position, "1RO", "3RO", "2GQ", "--json"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    for wrong in ("1RO@z9", "1RO@y25", "1RO@e6 2RO@e6"):
        assert main(["dice", "turns", wrong, "1RO", "--lang", "en"]) == 2
        assert capsys.readouterr().err.startswith("tercet: ")


def test_turns_on_an_empty_board_are_openings(tmp_path: Path, capsys: Output) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    for position in ("", str(empty)):
        assert main(["dice", "turns", position, "1RO", "2RO", "3RO", "1GO", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["turn_count"] == 6, "every order of the three"
        assert found["turns"][0] == {"turn": "1RO@e6 2RO@f6 3RO@g6", "points": 3}
    assert main(["dice", "turns", "1RO", "2RO", "3RO"]) == 0, "without a board"
    assert "1RO@e6 2RO@f6 3RO@g6" in capsys.readouterr().out


def test_turns_are_printed_as_json_or_as_a_picture(board: str, tmp_path: Path, capsys: Output) -> None:
    picture = tmp_path / "best.svg"
    assert main(["dice", "turns", board, "1RO *", "--json", "--picture", str(picture)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["hand"] == "1RO *"
    assert found["turns"][0]["points"] >= 3
    assert picture.read_text().startswith("<svg")


def test_turns_reads_the_board_from_standard_input(board: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(Path(board).read_text()))
    assert main(["dice", "turns", "-", "1RO"]) == 0
    assert "1RO@h6" in capsys.readouterr().out


def test_a_hand_without_a_turn_passes(board: str, capsys: Output) -> None:
    assert main(["dice", "turns", board, "2RO"]) == 1
    assert "no legal turn" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_refused_in_the_readers_language(
    language: str, board: str, tmp_path: Path, capsys: Output
) -> None:
    bad_board, bad_layout = tmp_path / "bad.txt", tmp_path / "bad.json"
    bad_board.write_text("a b c\n")
    bad_layout.write_text('{"size": 10, "emblem": ["a1", "b1", "c1"]}')
    said = words(language)
    layout_refused = said("dice-cli-bad-layout", problem=said("dice-layout-size", low="5", high="25", size="10"))
    for arguments, refusal in (
        (["turns", board, "1RX"], said("dice-notation-letter", text="1RX", letter="X")),
        (["turns", board, "1R"], said("dice-notation-missing", text="1R", letters="O/Q/D")),
        (["turns", board, "1RRO"], said("dice-notation-two", text="1RRO", first="R", letter="R")),
        (["turns", board, *["1RO"] * 6], said("dice-cli-bad-hand", count=6)),
        (["turns", board, "1RO", "--best", "0"], said("dice-cli-bad-best", count=0)),
        (["turns", board, "1RO", "--best", "-3"], said("dice-cli-bad-best", count=-3)),
        (["turns", str(bad_board), "1RO"], said("dice-notation-columns", columns="a b c d e f g h i j k")),
        (["turns", board, "1RO", "--layout", str(bad_layout)], layout_refused),
        (["turns", str(tmp_path), "1RO"], said("cli-cannot-read", path=str(tmp_path), problem="Is a directory")),
        (["play", "one"], said("dice-cli-bad-players", count=1)),
        (["play", "--set", "seats=7"], said("rule-range", rule="seats", value="7", low="2", high="4")),
        (["play", "--layout", str(bad_layout)], layout_refused),
    ):
        assert main(["dice", *arguments, "--lang", language]) == 2, arguments
        assert capsys.readouterr().err == f"tercet: {refusal}\n"
    assert main(["dice", "play", "--set", "diagonals=yes", "--lang", language]) == 2
    assert "diagonals" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["dice"], ["dice", "--help"], ["dice", "-h"], ["--lang", "fr", "dice"]])
def test_dice_without_a_subcommand_lists_the_dice_commands(arguments: list[str], capsys: Output) -> None:
    assert main(arguments) == 0
    out = capsys.readouterr().out
    listed = [line.split("  ")[1] for line in out.splitlines() if line.startswith("  ")]
    assert [name for name in listed if name] == ["dice play", "dice turns", "dice odds"]
    assert words("fr" if "fr" in arguments else "en")("dice-cli-play").split()[0] in out


def test_a_missing_file_is_reported(tmp_path: Path, capsys: Output) -> None:
    assert main(["dice", "turns", str(tmp_path / "none"), "1RO"]) == 2
    assert main(["dice", "play", "--layout", str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err


def test_rules_describe_the_dice_game(capsys: Output) -> None:
    for language in LANGUAGES:
        assert main(["rules", "--edition", "dice", "--lang", language]) == 0
        assert words(language)("dice-rules-title") in capsys.readouterr().out


def test_playing_through_the_command_saves_a_log_that_verifies(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.tercet"
    arguments = ("dice", "play", "Ada", "Bo", "--seed", "7", "--save", str(log), "--lang", "en")
    code, out, _ = run(*arguments, typed="n\nn\n\nhelp\nquit\n")
    assert code == 0
    assert "The layout of this board is ours" in out
    assert out.count("Everyone rolls:") == 2, "both players saw no SET"
    assert out.splitlines()[-2:] == ["Ada: 0 points", "Bo: 0 points"]
    assert parse_log(log.read_text(), [DICE_GAME]).problems(RecomputedChance) == []


def test_a_game_whose_file_cannot_be_written_does_not_start(run: Run) -> None:
    code, _, err = run("dice", "play", "--save", "nowhere/at/all.tercet")
    assert code == 2
    assert "Cannot write" in err


def test_golden_dice_games_are_replayed_and_verified(capsys: Output) -> None:
    log = str(Path(__file__).parent.parent / "golden" / "dice-leaving.tercet")
    for language in LANGUAGES:
        assert main(["replay", log, "--pictures", "--lang", language]) == 0
        assert "│" in capsys.readouterr().out
    assert main(["verify", log]) == 0
