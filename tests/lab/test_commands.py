"""`tercet odds`, `simulate`, `solve-deal` and `dice odds`: what they print, and what they refuse."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tercet
from tercet.cli import main
from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import Face
from tercet.core.dicegame.notation import format_board
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import CARDS, find_sets
from tercet.lab.dice import games as dice_games
from tercet.lab.reports import summaries
from tercet.lab.simulation import simulate as simulation
from tercet.lab.simulation.simulate import game
from tercet.lab.solitaire import solver
from tercet.lab.solitaire.solo_deals import chance_of, solo_deal
from tercet.locale import LANGUAGES
from tercet.render.text import fitted
from tests.series import sample

GOLDEN = Path(__file__).parents[1] / "golden"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def test_odds_as_json_have_the_promised_names(run: Run) -> None:
    code, out, _ = run("odds", "--json")
    values = json.loads(out)
    assert code == 0
    assert values["deck"] == 81
    assert len(values["set_free_hands"]) == len(values["set_free_classes"]) == 22
    assert values["set_free_hands"][12] == 2_284_535_476_080
    assert values["set_free_classes"][20] == 1
    assert len(values["sets_in_12"]) == 15
    assert values["sets_in_12"][14] == 3_032_640
    solid = json.loads(run("odds", "--json", "--deck", "solid")[1])
    assert solid["deck"] == 27
    assert solid["set_free_hands"][9] == 2106


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_printed_in_every_language(run: Run, language: str) -> None:
    _, out, _ = run("odds", "--lang", language)
    for figure in ("2284535476080", "1437", "3032640", "3096"):
        assert figure in "".join(letter for letter in out if letter.isdigit() or letter == "\n")
    assert "97" in out, "the books' figures are shown beside them (C15)"


def test_odds_can_be_limited_to_one_size(run: Run) -> None:
    assert "One deal in 30.96 has no SET" in run("odds", "--cards", "12")[1]
    assert "always hold a SET" in run("odds", "--cards", "21")[1]
    assert "One deal in 2,225 has no SET" in run("odds", "--cards", "9", "--deck", "solid")[1]


def test_only_the_requested_size_is_computed_and_printed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = json.loads(run("odds", "--json")[1])
    monkeypatch.setattr(summaries, "exact_odds", lambda *_: pytest.fail("the full table was not requested"))
    for cards in (0, 2, 12, 20, 21):
        values = json.loads(run("odds", "--cards", str(cards), "--json")[1])
        assert (values.pop("deck"), values.pop("cards")) == (81, cards)
        assert values == {name: whole[name][cards] for name in values}
        assert set(values) == {"set_free_hands", "set_free_classes", "set_free_odds", "expected_sets"}
    assert json.loads(run("odds", "--cards", "50", "--json")[1])["set_free_hands"] == 0
    code, _, err = run("odds", "--cards", "12", "--picture", "twelve.svg")
    assert code == 0
    assert "twelve.svg" in err


def test_simulate_as_json_has_the_promised_names(run: Run) -> None:
    code, out, _ = run("simulate", "--games", "3000", "--cores", "2", "--policy", "first", "--seed", "5", "--json")
    values = json.loads(out)
    assert code == 0
    assert (values["seed"], values["games"], values["policy"]) == (5, 3000, "first")
    assert values["games_per_second"] > 0
    assert sum(values["left"].values()) == 3000
    without, seen = values["no_set"]["12"]
    assert 0 < without < seen
    assert 0 < values["never_15"] < 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulations_are_printed_in_every_language(run: Run, language: str) -> None:
    code, out, err = run("simulate", "--games", "2000", "--seed", "5", "--lang", language)
    assert code == 0
    assert "30" in out
    assert "#" not in err, "no progress bar where nobody is watching"


def test_a_simulation_uses_another_edition(run: Run) -> None:
    values = json.loads(
        run("simulate", "--games", "500", "--edition", "fr", "--deck", "solid", "--layout", "9", "--json")[1]
    )
    assert (values["edition"], values["deck"], values["layout"]) == ("fr", 27, 9)
    assert set(values["no_set"]) <= {"9", "12"}


def test_a_chart_is_drawn_with_the_answer(run: Run, tmp_path: Path) -> None:
    charts = {
        "odds.svg": ("odds",),
        "simulate.png": ("simulate", "--games", "1000"),
        "deal.svg": ("solve-deal", "--seed", "1"),
        "dice.svg": ("dice", "odds", "--games", "2", "--cores", "1"),
    }
    # test_charts.py builds the figures of all of them
    for name, arguments in list(charts.items())[: sample(2, None)]:
        code, out, err = run(*arguments, "--picture", name)
        assert code == 0
        assert out
        assert name in err
        assert (tmp_path / name).stat().st_size > 1000


def test_a_deal_is_solved_from_cards_a_file_standard_input_or_a_seed(run: Run, tmp_path: Path) -> None:
    order = [str(card) for card in CARDS[40:] + CARDS[:40]]
    (tmp_path / "deck.txt").write_text("\n".join(order))
    code, typed, _ = run("solve-deal", *order)
    assert code == 0
    assert typed == run("solve-deal", "deck.txt")[1] == run("solve-deal", "-", typed=" ".join(order))[1]
    assert "can be cleared" in typed
    values = json.loads(run("solve-deal", "--seed", "9", "--json")[1])
    assert values["can_be_cleared"]
    assert len(values["line"]) == 27


def test_the_last_chance_is_shown(run: Run, tmp_path: Path) -> None:
    order, line = game(6, 1)
    (tmp_path / "deck.txt").write_text(" ".join(str(CARDS[card]) for card in order))
    (tmp_path / "moves.txt").write_text("\n".join(" ".join(str(CARDS[card]) for card in three) for three in line))
    code, out, _ = run("solve-deal", "deck.txt", "--moves", "moves.txt")
    assert code == 0
    assert "was last possible after" in out
    values = json.loads(run("solve-deal", "deck.txt", "--moves", "moves.txt", "--json")[1])
    assert 0 <= values["last_chance"] <= len(line)


def test_an_unclearable_deal_is_a_separate_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """No solution is known, but nobody has proved that none exists."""
    monkeypatch.setattr(solver, "_solve", lambda rest, pile, size: None)
    code, out, _ = run("solve-deal", "--seed", "1")
    assert code == 1
    assert "cannot be cleared" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_odds_are_printed_in_every_language(run: Run, language: str) -> None:
    code, out, _ = run("dice", "odds", "--games", "2", "--seed", "1", "--cores", "1", "--lang", language)
    assert code == 0
    assert "43" in out
    assert "k11" in out


def test_dice_odds_recommend_which_dice_to_reroll(run: Run, tmp_path: Path) -> None:
    board = Board.of(STANDARD, [Laid(Square(square), Face(i)) for i, square in enumerate(STANDARD.emblem)])
    (tmp_path / "board.txt").write_text(format_board(board))
    code, out, _ = run("dice", "odds", "--board", "board.txt", "--hand", "0=1RO 2GD", "--json")
    assert code == 0
    values = json.loads(out)["rerolls"]
    assert len(values) == 4
    assert {tuple(one["roll"]) for one in values} == {(), ("1RO",), ("2GD",), ("1RO", "2GD")}
    assert run("dice", "odds", "--board", "board.txt", "--hand", "0=1RO", "2GD", "--json") == (code, out, "")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("odds", "--cards", "82"), "0 to 81 cards, not 82"),
        (("odds", "--cards", "-1"), "0 to 81 cards, not -1"),
        (("odds", "--deck", "half"), "half"),
        (("odds", "--picture", "odds.doc"), "must end in .svg"),
        (("odds", "--picture", "nowhere/odds.svg"), "nowhere/odds.svg"),
        (("simulate", "--games", "0"), "at least one game"),
        (("simulate", "--games", "-5"), "at least one game"),
        (("simulate", "--policy", "lucky"), "lucky"),
        (("simulate", "--cores", "0"), "at least one core"),
        (("simulate", "--seed", "-1"), "A seed"),
        (("simulate", "--layout", "9"), "27 solid"),
        (("solve-deal",), "Give the deck"),
        (("solve-deal", "."), "Cannot read '.'"),
        (("solve-deal", "1RSO", "1RSO"), "1RSO occurs twice"),
        (("solve-deal", "1RSO", "2RSX"), "2RSX"),
        (("solve-deal", "--layout", "9", "--seed", "1"), "27 solid"),
        (("dice", "odds", "--players", "5"), "2 to 4"),
        (("dice", "odds", "--games", "-1"), "cannot be negative"),
        (("dice", "odds", "--hand", "1RO"), "needs a board"),
        (("simulate", "--games", "many"), "'many' is not a whole number"),
        (("simulate", "--games", "1.5"), "'1.5' is not a whole number"),
        (("simulate", "--games", "1e999999999"), "is not a whole number"),
        (("simulate", "--games", "nan"), "'nan' is not a whole number"),
        (("odds", "--cards", "twelve"), "'twelve' is not a whole number"),
    ],
)
def test_bad_input_gets_a_clear_message(run: Run, arguments: tuple[str, ...], complaint: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert complaint in err
    assert not out or "--picture" in arguments


def test_large_numbers_may_be_abbreviated(run: Run) -> None:
    assert json.loads(run("simulate", "--games", "1e3", "--json")[1])["games"] == 1000


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve-deal", "nothing.txt"),
        ("solve-deal", "--seed", "1", "--moves", "nothing.txt"),
        ("dice", "odds", "--hand", "1RO", "--board", "nothing.txt"),
    ],
)
def test_a_missing_file_is_reported(run: Run, arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err == "tercet: There is no file 'nothing.txt'.\n"


@pytest.mark.parametrize(
    ("hand", "complaint"),
    [
        ("99=1RO", "There is no die 99: they are numbered from 0 to 41."),
        ("x=1RO", "There is no die x"),
        ("0=2RO", "Die 0 has no 2RO; it has 1RO"),
    ],
)
def test_a_nonexistent_die_or_missing_face_is_reported(run: Run, tmp_path: Path, hand: str, complaint: str) -> None:
    (tmp_path / "board.txt").write_text(format_board(Board.of(STANDARD, [])))
    code, _, err = run("dice", "odds", "--board", "board.txt", "--hand", hand)
    assert code == 2
    assert complaint in err


@pytest.mark.parametrize(
    "arguments", [("simulate", "--games", "100"), ("dice", "odds", "--games", "3", "--cores", "1")]
)
def test_an_interrupt_before_any_result_is_reported(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    for module in (simulation, dice_games):
        monkeypatch.setattr(module, "parts", lambda *_, **__: iter(()))
    code, out, err = run(*arguments, "--json")
    assert (code, out) == (130, "")
    assert "Stopped after 0 of" in err


def test_partial_results_are_printed_after_an_interrupt(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def first(run_chunk: Any, games: int, chunk: int, pool: Any) -> Iterator[Any]:
        yield run_chunk(0, 10)

    monkeypatch.setattr(simulation, "parts", first)
    code, out, err = run("simulate", "--games", "100", "--json")
    assert (code, json.loads(out)["games"]) == (130, 10)
    assert "Stopped after 10 of 100" in err


def test_a_solo_games_log_shows_its_last_chance(run: Run, tmp_path: Path) -> None:
    play = tercet.new_game(seed=11, rules="es")
    while play.state.phase == "play":
        sets = find_sets(play.state.cards)
        play.do(ClaimSet(seat=Seat(0), cards=sets[0]) if sets else SayNoSet(seat=Seat(0)))
    tercet.write_log(tmp_path / "game.tercet", play)
    deal = solo_deal(play.events)
    assert deal is not None
    chance = chance_of(deal)
    assert chance is not None
    values = json.loads(run("solve-deal", "game.tercet", "--json")[1])
    assert (values["last_chance"], values["moves"]) == (chance.sets, play.state.players[0].right)
    assert values["layout"] == 12
    code, out, _ = run("solve-deal", "game.tercet")
    assert code == 0
    assert "was last possible after" in out


@pytest.mark.parametrize(
    ("name", "complaint"), [("cards-es", "of a solo card game"), ("dice-two", "of a solo card game")]
)
def test_other_logs_have_no_last_chance(run: Run, name: str, complaint: str) -> None:
    code, _, err = run("solve-deal", str(GOLDEN / f"{name}.tercet"))
    assert code == 2
    assert complaint in err


def test_a_damaged_log_or_one_with_separate_moves_is_refused(run: Run, tmp_path: Path) -> None:
    lines = (GOLDEN / "cards-solo.tercet").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "cut.tercet").write_text("".join(lines[:5] + lines[6:]), encoding="utf-8")
    assert "line 6" in run("solve-deal", "cut.tercet")[2]
    code, _, err = run("solve-deal", str(GOLDEN / "cards-solo.tercet"), "--layout", "9")
    assert code == 2
    assert "leave out --moves and --layout" in err


def test_a_deck_file_with_a_missing_or_duplicate_card_is_refused(run: Run, tmp_path: Path) -> None:
    names = [str(card) for card in CARDS]
    (tmp_path / "short.txt").write_text(" ".join(names[1:]))
    (tmp_path / "twin.txt").write_text(" ".join([*names[:80], names[3]]))
    assert "one of 81 cards is missing: 1RSO" in run("solve-deal", "short.txt")[2]
    assert f"{names[3]} occurs twice" in run("solve-deal", "twin.txt")[2]


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [("1RSO 1RSQ 1RSD", "move 1"), ("1RSO 1RSQ 1GSO", "is not a SET"), ("\n" * 30, "the pile is empty")],
)
def test_impossible_moves_are_reported(run: Run, tmp_path: Path, moves: str, complaint: str) -> None:
    (tmp_path / "deck.txt").write_text(" ".join(str(card) for card in reversed(CARDS)))
    (tmp_path / "moves.txt").write_text(moves)
    code, _, err = run("solve-deal", "deck.txt", "--moves", "moves.txt")
    assert code == 2
    assert complaint in err


def test_a_bar_shows_the_progress_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen)
    assert main(("simulate", "--games", "90000", "--seed", "1", "--json")) == 0
    assert "100 %" in screen.getvalue()
    assert "#####" in screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [("odds",), ("simulate", "--games", "50", "--seed", "1"), ("bots", "levels")])
def test_tables_fit_a_standard_terminal(
    run: Run, arguments: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    _, out, _ = run(*arguments, "--lang", language)
    assert [line for line in out.splitlines() if "  " in line.strip() and len(line) > 80] == []


def test_sentences_are_wrapped_between_words_and_tables_are_not() -> None:
    text = "  Three cards are a SET.\n2RSO 1GHQ\na  table  of  numbers  that  is  wide"
    assert fitted(text, 16) == "  Three cards\n  are a SET.\n2RSO 1GHQ\na  table  of  numbers  that  is  wide"


def test_a_table_wider_than_the_terminal_continues_below(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = run("odds")[1]
    numbers = [line for line in out.splitlines() if line[:5].strip().isdecimal()]
    assert max(map(len, numbers)) <= 40
    assert "1,965,150,720" in out
    assert "2,284,535,476,080" in out
    assert "30.96" in out
