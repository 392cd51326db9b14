"""The page about the odds is correct: its sessions and commands run, and its pictures are the ones they draw."""

from __future__ import annotations

import doctest
import json
import os
import re
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

import tercet
from tercet.cli import main
from tercet.core.dicegame.board import STANDARD, Board
from tercet.core.dicegame.notation import format_board
from tests.series import LONG

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "odds.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"^```pycon\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
PICTURES = re.findall(r"!\[[^\]]+\]\((odds/[\w-]+\.svg)\)", PAGE)
COMMANDS = re.findall(r"^tercet (.+?)  ", PAGE, re.MULTILINE)
NAMES = {
    command: set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.+?) \|", rows, re.MULTILINE))))
    for command, rows in re.findall(r"^\| `tercet ([^`]+)` \| \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
}
"""The names in the table of each command."""
WRITE = os.environ.get("TERCET_SNAPSHOTS") == "write"
"""Set to redraw the pictures of the page; review the difference before committing it."""
FEWER = {"1e6": "1e4", "200": "2"}
"""Numbers of games that the short series replaces."""

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command of the page in a folder with the files it names."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")
    play = tercet.new_game(seed=11, rules="es")
    while play.state.phase == "play":
        sets = tercet.find_sets(play.state.cards)
        me = tercet.Seat(0)
        play.do(tercet.ClaimSet(seat=me, cards=sets[0]) if sets else tercet.SayNoSet(seat=me))
    tercet.write_log(tmp_path / "game.tercet", play)
    (tmp_path / "FILE").write_text(format_board(Board.of(STANDARD, [])))

    def call(command: str, *more: str) -> str:
        words = [word if LONG else FEWER.get(word, word) for word in command.split()]
        assert main([*words, *more]) == 0, command
        return capsys.readouterr().out

    return call


def test_the_page_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {}
    assert len(SESSIONS) >= 8
    for number, session in enumerate(SESSIONS):
        test = doctest.DocTestParser().get_doctest(session, scope, f"session {number}", "docs/odds.md", 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        said: list[str] = []
        runner.run(test, out=said.append, clear_globs=False)
        assert runner.failures == 0, "".join(said)
        scope.update(test.globs)
    drawn = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.svg")}
    assert drawn == set(PICTURES)
    for picture in PICTURES:
        fresh = (tmp_path / picture).read_text(encoding="utf-8")
        if WRITE:
            (DOCS / picture).write_text(fresh, encoding="utf-8")
        shown = (DOCS / picture).read_text(encoding="utf-8")
        assert shown.rstrip().endswith("</svg>")
        assert_same_picture(fresh, shown, picture)


def assert_same_picture(fresh: str, shown: str, name: str) -> None:
    """Asserts the same shapes in the same places; other versions of Matplotlib may draw letters differently."""
    if f"Matplotlib v{version('matplotlib')}" not in shown:
        return
    number = re.compile(r"-?\d+\.\d+")
    fresh, shown = _with_plain_ids(fresh), _with_plain_ids(shown)
    assert number.sub("n", fresh) == number.sub("n", shown), f"{name} shows something else"
    places = [list(map(float, number.findall(text))) for text in (fresh, shown)]
    assert places[0] == pytest.approx(places[1], abs=0.01), f"{name} shows other figures"


def _with_plain_ids(picture: str) -> str:
    """Renumbers ids in order of appearance: Matplotlib hashes floats, whose last bits depend on the machine."""
    ids = list(dict.fromkeys(re.findall(r"""\bid="([pm][0-9a-f]{10})\"""", picture)))
    order = sorted(ids, key=picture.index)
    for number, name in enumerate(order):
        picture = picture.replace(name, f"id{number}")
    return picture


def test_a_picture_with_another_figure_is_detected() -> None:
    shown = (DOCS / "odds" / "twelve.svg").read_text(encoding="utf-8")
    assert_same_picture(shown, shown, "twelve")
    if f"Matplotlib v{version('matplotlib')}" in shown:
        height = re.findall(r"L \d+\.\d+ (\d+\.\d+)", shown)[0]
        with pytest.raises(AssertionError):
            assert_same_picture(shown.replace(height, f"{float(height) + 5:.6f}"), shown, "twelve")


def test_ids_inside_a_picture_are_ignored() -> None:
    shown = (DOCS / "odds" / "set-free.svg").read_text(encoding="utf-8")
    clip = re.findall(r"url\(#(p[0-9a-f]{10})\)", shown)
    assert clip
    renamed = shown.replace(clip[0], "p0123456789")
    assert_same_picture(renamed, shown, "set-free")
    with pytest.raises(AssertionError):
        assert_same_picture(shown.replace(f"url(#{clip[0]})", "none", 1), shown, "set-free")


def test_the_pages_commands_run(run: Run) -> None:
    assert len(COMMANDS) == 6
    for command in COMMANDS:
        assert run(command)


@pytest.mark.parametrize("command", NAMES)
def test_the_json_has_exactly_the_names_the_page_promises(run: Run, command: str) -> None:
    typed = {
        "odds --cards K": "odds --cards 12",
        "simulate": "simulate --games 1000",
        "solve-deal": "solve-deal --seed 7",
        "dice odds": "dice odds --games 2 --cores 1",
        "dice odds --hand HAND --board FILE": "dice odds --hand 1RO,2GD --board FILE",
    }
    values = json.loads(run(typed.get(command, command), "--json"))
    assert set(values) == NAMES[command]


def test_every_command_has_its_table_of_names() -> None:
    assert set(NAMES) >= {"odds", "odds --cards K", "simulate", "solve-deal", "dice odds"}
    assert NAMES["odds"] >= {"set_free_hands", "set_free_classes", "sets_in_12", "deck"}
    assert NAMES["simulate"] >= {"games_per_second", "left", "no_set", "never_15", "seed"}
