"""The command line: output, language and exit codes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tercet
from tercet.cli import MODULES, command_named, names
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.playthrough import CardPlaythrough
from tercet.core.cardgame.rules import EDITIONS
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Sit, TakeOver
from tercet.lab.solitaire.solo_deals import chance_of, solo_deal
from tercet.locale import LANGUAGES, words
from tests.golden.playthroughs import FOLDER

Run = Callable[..., tuple[int, str, str]]


def test_the_overview_lists_every_command_in_every_language(run: Run) -> None:
    for language in LANGUAGES:
        code, out, _ = run("--lang", language)
        assert code == 0
        assert all(f"  {name} " in out for name in names())
    assert run("--help")[1] == run()[1]


def test_every_command_explains_itself_in_every_language(run: Run) -> None:
    for language in LANGUAGES:
        for name in names():
            command = command_named(name)
            assert command is not None
            with pytest.raises(SystemExit) as exit_:
                run(*name.split(), "--help", "--lang", language)
            assert exit_.value.code == 0


def test_the_language_comes_from_the_option_or_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    three = ("1RSO", "2RSO", "3RSO")
    assert "SET" in run("why", *three)[1]
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    french = run("why", *three)[1]
    monkeypatch.delenv("LANG")
    assert french == run("why", *three, "--lang", "fr")[1] == run("--lang=fr", "why", *three)[1]
    code, _, err = run("why", *three, "--lang", "tlh")
    assert (code, "en, es, fr, he, pt" in err) == (2, True)


def test_solve_lists_the_sets_and_reports_when_there_is_none(run: Run) -> None:
    code, out, _ = run("solve", "1RSO", "2rso", "OS3R", "1GHQ")
    assert code == 0
    assert "1RSO 2RSO 3RSO" in out
    assert "three red solid ovals" in out
    assert run("solve", "1RSO", "2RSO")[0] == 1
    code, out, _ = run("solve", "1RSO,2RSO,3RSO", "--json")
    cards = ["1RSO", "2RSO", "3RSO"]
    assert json.loads(out) == {"cards": cards, "deck": "full", "law": "set", "sets": [cards], "set_count": 1}


def test_the_list_of_sets_is_wrapped_between_words_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda self: True, raising=False)
    lines = run("solve", "1RHQ", "2RHQ", "3RHQ", "--colour", "never")[1].splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("  1RHQ 2RHQ 3RHQ   "))
    assert max(map(len, lines)) <= 80
    assert " ".join(lines[first + 1].split()) == "red striped squiggles"


def test_cards_are_drawn_in_the_order_they_are_typed(run: Run) -> None:
    typed = ["3PEQ", "1RSD", "2RED", "3GSO", "1GED", "2RHD", "3RHQ", "3REQ", "1PHD", "1GHD", "1PEO", "1PHO"]
    drawn = re.findall(r"[123][RGP][SHE][OQD]", run("solve", *typed, "--colour", "always")[1])
    assert drawn[:12] == typed
    dealt = re.findall(r"[123][RGP][SHE][OQD]", run("deal", "--seed", "1", "--colour", "always")[1])
    assert dealt[:12] == dealt[12:24], "the picture and the list below it"


def test_cards_are_drawn_on_a_terminal_not_into_a_pipe(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (
        ("solve", "1RSO", "2RSO", "3RSO"),
        ("why", "1RSO", "2RSO", "3RSO"),
        ("dice", "turns", "1RO", "2RO"),
    ):
        assert not any(sign in run(*command)[1] for sign in "╭╮╰╯│")
        with monkeypatch.context() as patch:
            patch.setattr(type(sys.stdout), "isatty", lambda self: True, raising=False)
            assert "╭" in run(*command)[1]


def test_why_names_the_feature_that_fails(run: Run) -> None:
    code, out, _ = run("why", "1RSO", "2RSO", "3PSO")
    assert code == 1
    assert "two are red, one is purple" in out
    code, out, _ = run("why", "1RSO", "2RSO", "3PSO", "--json")
    answer = json.loads(out)
    assert answer["is_set"] is False
    assert answer["checks"][1] == {
        "feature": "colour",
        "verdict": "mixed",
        "values": ["red", "red", "purple"],
        "odd": 2,
    }
    assert run("why", "1RSO", "2RSO", "3RSO")[0] == 0


def test_deal_is_random_but_repeatable_with_a_seed(run: Run) -> None:
    first = run("deal", "--seed", "7", "--json")[1]
    assert first == run("deal", "--seed", "7", "--json")[1] != run("deal", "--seed", "8", "--json")[1]
    cards = json.loads(run("deal", "--deck", "solid", "--size", "27", "--json")[1])["cards"]
    assert len(set(cards)) == 27
    assert all("S" in card for card in cards)


def test_one_seed_is_one_shuffle(run: Run) -> None:
    order = json.loads(run("deal", "--seed", "7", "--cards", "81", "--json")[1])["cards"]
    game = tercet.new_game(seed=7)
    assert " ".join(order) == tercet.format_cards([*game.state.cards, *game.state.pile])
    assert game.state.cards == tercet.deal(seed=7)
    heard = run("solo", "--seed", "7", typed="q\n")[1]
    assert re.findall(r"\b[123][RGP][SHE][OQD]\b", heard) == order[:12]
    line = run("solve-deal", "--seed", "7", "--json")[1]
    assert line == run("solve-deal", *order, "--json")[1]


def test_deal_prints_the_seed_that_repeats_it(run: Run) -> None:
    dealt = json.loads(run("deal", "--json")[1])
    assert json.loads(run("deal", "--json", "--seed", dealt["seed"])[1]) == dealt
    *_, cards, _, seed = run("deal", "--colour", "always")[1].splitlines()
    assert run("deal", "--seed", seed.rpartition(" ")[2])[1] == f"{cards}\n"
    assert json.loads(run("deal", "--json")[1])["seed"] != dealt["seed"]


def test_cards_can_come_from_standard_input(run: Run) -> None:
    typed = run("solve", "1RSO", "2RSO", "3RSO", "1GHQ")
    assert run("solve", "-", typed="1RSO 2RSO\n3RSO, 1GHQ\n") == typed
    assert run("why", "-", typed="1RSO 2RSO 3PSO")[0] == 1
    assert run("solve", "-", typed="1RSO hello")[0] == 2
    piped = run("deal", "--seed", "1")[1]
    assert run("solve", "-", typed=piped) == run("solve", *piped.split())
    dealt = run("deal", "--seed", "1", "--json")[1]
    assert run("solve", "--json", "-", typed=dealt)[1].startswith(dealt.partition("]")[0])


@pytest.mark.parametrize("chosen", [("--variant", "quads"), ("--set", "law=ultra"), ("--variant", "dots"), ()])
def test_piped_cards_keep_their_variant(run: Run, chosen: tuple[str, ...]) -> None:
    dealt = run("deal", "--seed", "2", *chosen, "--json")[1]
    solved = run("solve", "-", "--json", typed=dealt)
    cards = json.loads(dealt)["cards"]
    assert solved == run("solve", *cards, *chosen, "--json")
    assert run("solve", "-", "--json", typed=solved[1]) == solved
    assert json.loads(solved[1])["set_count"] == json.loads(dealt)["set_count"]


def test_the_arguments_may_name_another_variant_than_piped_cards(run: Run) -> None:
    dealt = run("deal", "--seed", "2", "--json")[1]
    assert json.loads(run("solve", "-", "--variant", "ultra", "--json", typed=dealt)[1])["law"] == "ultra"
    made_up = '{"cards": ["1RSO"], "deck": "tarot", "law": "set"}'
    assert run("solve", "-", typed=made_up)[0] == 2


@pytest.mark.parametrize("option", [(), ("--lang", "fr")])
def test_drawn_cards_are_not_mistaken_for_notation(run: Run, option: tuple[str, ...]) -> None:
    drawn = run("solve", "1RSO", "2RSO", "3RSO", "--colour", "always")[1].replace("\x1b[2m", "").replace("\x1b[0m", "")
    assert "tercet deal |" in run("solve", "-", *option, typed=drawn)[2]


def test_a_count_needs_no_option(run: Run) -> None:
    assert run("deal", "5", "--seed", "1") == run("deal", "--cards", "5", "--seed", "1")
    assert run("odds", "12") == run("odds", "--cards", "12")
    assert run("deal", "82")[0] == 2
    assert "[[--cards] N]" in run("help", "deal")[1]
    assert "[[--games] N]" in run("help", "simulate")[1]
    code, _, err = run("deal", "5", "6")
    assert (code, "one number is expected, not 5 6" in err) == (2, True)


def test_pictures_are_written_to_the_given_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deal.svg"
    assert run("deal", "--picture", str(path))[0] == 0
    assert path.read_text().startswith("<svg")
    code, _, err = run("deal", "--picture", str(tmp_path / "missing" / "deal.svg"))
    assert code == 2
    assert "Cannot write" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_a_page_for_people_and_markdown_for_programs(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    markdown = run("rules", "--markdown", "--lang", language)[1]
    monkeypatch.setenv("COLUMNS", "60")
    page = run("rules", "--lang", language)[1]
    assert max(map(len, page.splitlines())) <= 60
    title, line = page.splitlines()[:2]
    assert (f"# {title}", line) == (markdown.splitlines()[0], "=" * len(title))
    assert "#" not in page
    said = [word for word in page.split() if word.strip("=-")]
    assert said == [word for word in markdown.split() if word.strip("#-")], "and nothing is lost"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_cover_every_edition_in_every_language(run: Run, edition: str, language: str) -> None:
    code, out, _ = run("rules", "--edition", edition, "--lang", language)
    assert code == 0
    assert len(out) > 1500
    assert run("rules", "--edition", edition, "--lang", language, "--set", "lock-seconds=7")[1] != out


def test_rules_show_a_hosts_changes_and_refuse_impossible_ones(run: Run) -> None:
    code, out, _ = run("rules", "--edition", "fr", "--set", "deals=3", "--set", "rated=yes", "--json")
    assert (code, json.loads(out)["deals"], json.loads(out)["rated"]) == (0, 3, True)
    for change, said in (
        ("deals=many", "Choose a number from 0 to 99"),
        ("deals", "write it as rule=value"),
        ("dealz=3", "There is no rule 'dealz'"),
        ("layout=9", "Nine cards are for decks of 27"),
        ("style=None", "Choose one of: announce, point, default"),
        ("rated=1", "Choose yes or no"),
    ):
        code, _, err = run("rules", "--set", change)
        assert code == 2
        assert said in err
        assert "''" not in err, "values are quoted once"


def test_D3_rules_take_a_board_from_a_file_and_report_its_errors(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "board.json"

    def rules_on(text: str) -> tuple[int, str, str]:
        board.write_text(text)
        return run("rules", "--edition", "dice", "--set", f"layout={board}")

    code, out, _ = rules_on('{"size": 7, "emblem": ["c4", "d4", "e4"], "bonuses": {"d1": 5, "d7": 5}}')
    assert (code, "Bonus squares: +5 on d1 and d7." in out) == (0, True)
    assert "This layout is the host’s." in " ".join(out.split())
    code, _, err = rules_on('{"size": 7, "emblem": ["c4", "d4", "e4"], "bonuses": {"d1": 5}}')
    assert (code, "has no mirror image on d7" in err) == (2, True)
    code, _, err = rules_on("a1")
    assert (code, "The board file cannot be used. It is not JSON." in err) == (2, True)
    code, _, err = run("rules", "--edition", "dice", "--set", f"layout={tmp_path / 'none.json'}")
    assert (code, "There is no file" in err) == (2, True)


def test_replay_narrates_a_game_and_verify_proves_it(run: Run) -> None:
    path = str(FOLDER / "cards-es.tercet")
    code, out, _ = run("replay", path)
    assert code == 0
    assert len(out.splitlines()) > 50
    code, out, _ = run("replay", path, "--json")
    assert json.loads(out.splitlines()[-1])["view"]["phase"] == "over"
    assert "╭" in run("replay", path, "--pictures")[1]
    code, out, _ = run("verify", path)
    assert code == 0
    assert "all are correct" in out


def test_verify_checks_all_files_and_names_the_wrong_ones(run: Run, tmp_path: Path) -> None:
    good, wrong, junk = (tmp_path / f"{name}.tercet" for name in ("good", "wrong", "junk"))
    good.write_text((FOLDER / "cards-es.tercet").read_text())
    wrong.write_text(good.read_text().replace('"points":3', '"points":30', 1))
    junk.write_text("junk")
    code, out, err = run("verify", str(wrong), str(good))
    assert (code, err) == (1, "")
    assert out.startswith(f"{wrong}: Line ")
    assert out.splitlines()[-1].startswith(f"{good}: ")
    code, out, err = run("verify", str(junk), str(tmp_path / "none"), str(good))
    assert (code, len(out.splitlines())) == (2, 1)
    assert [line[:8] for line in err.splitlines()] == ["tercet: ", "tercet: "]
    code, out, _ = run("verify", str(good), str(wrong), "--json")
    assert [json.loads(line)["file"] for line in out.splitlines()] == [str(good), str(wrong)]
    code, _, err = run("verify", str(good), str(wrong), "--receipt", str(junk))
    assert (code, "name one file" in err) == (2, True)


def test_verify_tells_an_unfinished_log_from_a_finished_one_and_an_unreadable_file_from_a_wrong_one(
    run: Run, tmp_path: Path
) -> None:
    good, begun, empty, wrong = (tmp_path / f"{name}.tercet" for name in ("good", "begun", "empty", "wrong"))
    lines = (FOLDER / "cards-es.tercet").read_text().splitlines(keepends=True)
    good.write_text("".join(lines))
    begun.write_text("".join(lines[:10]))
    empty.write_text(lines[0])
    wrong.write_text("".join(lines).replace('"points":3', '"points":30', 1))
    code, out, _ = run("verify", str(good))
    assert (code, "not over" in out) == (0, False)
    assert json.loads(run("verify", str(good), "--json")[1])["is_over"] is True
    code, out, _ = run("verify", str(begun))
    assert (code, "The game is not over" in out) == (0, True)
    assert json.loads(run("verify", str(begun), "--json")[1])["is_over"] is False
    code, out, _ = run("verify", str(empty))
    assert (code, "nothing to check" in out, "correct" in out) == (1, True, False)
    assert run("verify", str(wrong))[0] == 1
    assert run("verify", str(tmp_path / "none"))[0] == 2
    code, out, _ = run("verify", str(good), str(tmp_path / "none"))
    assert (code, "all are correct" in out) == (2, True)


def test_an_empty_file_is_called_empty(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.tercet"
    path.touch()
    for command in ("verify", "replay"):
        code, out, err = run(command, str(path))
        assert (code, out, err) == (2, "", f"tercet: '{path}' is empty.\n")


def test_two_dashes_end_the_options(run: Run) -> None:
    assert run("deal", "--seed", "1", "--", "3") == run("deal", "--seed", "1", "3")
    assert run("--", "deal", "--seed", "1", "3") == run("deal", "--seed", "1", "3")
    assert run("solve", "--", "1RSO", "2RSO", "3RSO")[0] == 0
    code, _, err = run("simulate", "--", "-5")
    assert (code, "unknown arguments" in err, "-5" in err) == (2, False, True)
    assert "--foo" in run("deal", "--", "--foo")[2]


def test_verify_reports_every_mismatch(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tampered.tercet"
    path.write_text((FOLDER / "cards-es.tercet").read_text().replace('"points":3', '"points":30', 1))
    code, out, _ = run("verify", str(path))
    assert code == 1
    assert "points is 30, not 3" in out
    problems = json.loads(run("verify", str(path), "--json")[1])["problems"]
    assert problems[0]["problem"] == "points is 30, not 3"
    code, _, err = run("replay", str(path))
    assert code == 2
    assert f"line {problems[0]['line']}" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_never_was_a_game_is_not_called_damaged(run: Run, language: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"hello", b"hello\n", b'{"a": 1}\n', b"[1, 2]", b"\x89PNG\r\n\x1a\n\xff\xfe" * 50):
        path.write_bytes(content)
        for command in ("replay", "verify"):
            code, _, err = run(command, str(path), "--lang", language)
            assert (code, err) == (2, f"tercet: {words(language)('cli-not-a-log', path=str(path))}\n")
    game = (FOLDER / "cards-es.tercet").read_bytes()
    damaged = words(language)("cli-damaged", path=str(path), line="LINE", problem="").partition("LINE")[0]
    for content in (game[:40], game[:2000], game[:3000] + b"\xff\xfe" + game[3000:]):
        path.write_bytes(content)
        code, _, err = run("verify", str(path), "--lang", language)
        assert code == 2
        assert damaged in err


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("solve", "2RSX"), 2, "no letter 'X'"),
        (("solve", "2RS"), 2, "letter for the shape is missing"),
        (("solve", "2RSO", "OS2R"), 2, "2RSO was given twice"),
        (("why", "2RSO"), 2, "you gave one"),
        (("deal", "--size", "82"), 2, "choose 0 to 81"),
        (("deal", "--size", "-1"), 2, "choose 0 to 81"),
        (("deal", "--size", "x"), 2, "--cards/--size: 'x' is not a whole number. Try"),
        (("deal", "--deck", "tarot"), 2, "'tarot' is not one of"),
        (("solve", "-x"), 2, "unknown arguments: -x"),
        (("deal", "12", "--cards", "13"), 2, "unknown arguments: 12"),
        (("deal", "12", "13"), 2, "one number is expected, not 12 13"),
        (("odds", "twelve"), 2, "'twelve' is not a whole number"),
        (("deal", "full"), 2, "Did you mean '--deck full'?"),
        (("deal", "12", "--cards=13"), 2, "unknown arguments: 12"),
        (("solve",), 2, "missing arguments: CARD. Name some, such as 2RSO 1GHQ 3PED, or - to read them"),
        (("completion",), 2, "missing arguments: bash|zsh|fish"),
        (("why", "1RSO", "--wrong"), 2, "unknown arguments: --wrong. Try 'tercet why --help'"),
        (("solve", "--wrong"), 2, "unknown arguments: --wrong"),
        (("solve", "--jsn"), 2, "unknown arguments: --jsn. Did you mean '--json'?"),
        (("rules", "fr"), 2, "unknown arguments: fr. Did you mean '--edition fr'?"),
        (("rules", "klingon"), 2, "--edition: 'klingon' is not one of es, pt, fr, he, dice."),
        (("rules", "--edition", "dice", "--variant", "dots"), 2, "The dice game has no variants."),
        (("daily", "--date", "1900-01-01"), 2, "'1900-01-01' has no puzzle. The first one is for 2000-01-01."),
        (("dice", "turns", "--hand", "1RO"), 2, "Did you mean 'dice turns \"1RO@e6 2RO@f6 3RO@g6\" 1GO 2GD'"),
        (("daily", "2026-11-15"), 2, "Did you mean '--date 2026-11-15'?"),
        (("play", "--game", "dice"), 2, "Did you mean 'play dice'?"),
        (("simulate", "--dice"), 2, "Did you mean 'dice odds'?"),
        (("tournament", "--bots", "casual,master"), 2, "Did you mean 'tournament casual expert'?"),
        (("deal", "--svg", "x.svg"), 2, "Did you mean '--picture'?"),
        (("simulate", "-j", "2"), 2, "Did you mean '--cores'?"),
        (("simulate", "--plot", "2"), 2, "Did you mean '--picture'?"),
        (("dice", "turns", "1RO@z9", "1RO"), 2, "a column letter from a to k and a row number from 1 to 11"),
        (("deal", "--count"), 2, "Did you mean '--cards'?"),
        (("deal", "-n", "5"), 2, "Did you mean '--cards'?"),
        (("simulate", "--count", "5"), 2, "Did you mean '--games'?"),
        (("solve", "rojo"), 2, "a colour R (red) G (green) P (purple)"),
        (("tournament", "master", "expert", "--set", "law=ultra"), 2, "plays the printed game only"),
        (("simulate", "--variant", "ultra"), 2, "plays the printed game only"),
        (("shuffle",), 2, "no command 'shuffle'. 'tercet help' lists them all."),
        (("--shuffle",), 2, "no option '--shuffle'"),
        (("replay", "nowhere.tercet"), 2, "no file 'nowhere.tercet'"),
        (("replay", "."), 2, "Cannot read"),
        (("verify", "tests"), 2, "There is no file 'tests/*.tercet'."),
        (("simulate", "100", "--sed", "3"), 2, "unknown arguments: --sed. Did you mean '--seed'?"),
        (("deal", "12", "--outside", "x.svg"), 2, "unknown arguments: --outside. Try"),
        (("odds", "12", "--foo"), 2, "unknown arguments: --foo. Try"),
        (("simulate", "nan"), 2, "--games: 'nan' is not a whole number"),
        (("deal", "-5"), 2, "choose 0 to 81"),
        (("solo", "--edition", "de"), 2, "'de' is not one of"),
        (("solo", "--save", "nowhere/at/all.tercet"), 2, "Cannot write 'nowhere/at/all.tercet': No such file"),
        (("solo", "--save", "."), 2, "Cannot write '.': Is a directory"),
        (("why", "1RSO", "2RSO", "3RSO", "--la", "fr"), 2, "unknown arguments: --la"),
        (("--lang",), 2, "--lang needs a language"),
    ],
)
def test_each_kind_of_bad_input_gets_its_own_advice(run: Run, arguments: tuple[str, ...], code: int, said: str) -> None:
    got, out, err = run(*arguments)
    assert (got, out) == (code, "")
    assert said in err
    assert "Traceback" not in err


def test_saving_to_an_unwritable_folder_is_refused_before_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    code, out, err = run("solo", "--save", str(tmp_path / "solo.tercet"))
    assert (code, out) == (2, "")
    assert "Permission denied" in err


def test_solo_is_played_with_letters_hints_and_votes(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "solo.tercet"
    game = tercet.new_game(seed=5, rules="es")
    a, b, c = (game.state.layout.index(card) for card in tercet.find_sets(game.state.cards)[0])
    right = "".join("abcdefghijkl"[slot] for slot in (a, b, c))
    typed = f"?\nzzz\nab\nh\nh\nn\n{right}\n2RSX\nq\n"
    code, out, _ = run("solo", "--seed", "5", "--edition", "es", "--save", str(path), typed=typed)
    assert code == 0
    results = ("Hints: 2", "Wrong “no SET” votes: 1")
    for said in ("You take a SET", "SETs taken: 1", "there is a SET.", "no card “z”", *results):
        assert said in out, said
    assert tercet.verify(tercet.read_log(path)) == []
    told = run("replay", str(path))[1]
    assert "You join as Player" in told
    assert "You take a SET" in told
    again = run("solo", "--save", str(path), typed="q\n")[2]
    assert again.rstrip() == f"{path} already exists; this game is saved as {tmp_path / 'solo-2.tercet'}."
    assert (tmp_path / "solo-2.tercet").exists()


def test_solo_plays_to_the_end_and_survives_the_end_of_input(run: Run) -> None:
    game = tercet.new_game(seed=11, rules="es")
    typed = []
    while game.state.phase == "play":
        found = tercet.find_sets(game.state.cards)
        if found:
            typed.append(tercet.format_cards(found[0]))
            game.do(tercet.ClaimSet(seat=tercet.Seat(0), cards=found[0]))
        else:
            typed.append("n")
            game.do(tercet.SayNoSet(seat=tercet.Seat(0)))
    for language in LANGUAGES:
        lines = "\n".join(typed) + "\n"
        code, out, _ = run("solo", "--seed", "11", "--edition", "es", "--lang", language, typed=lines)
        assert code == 0
        assert str(game.state.players[0].right) in out
    assert run("solo", typed="")[0] == 0


def test_C13_solo_reports_in_every_language_until_when_it_could_be_cleared_and_how(run: Run) -> None:
    game = tercet.new_game(seed=11, rules="es")
    typed = []
    while game.state.phase == "play":
        found = tercet.find_sets(game.state.cards)
        typed.append(tercet.format_cards(found[0]) if found else "n")
        three = found[0] if found else None
        game.do(tercet.ClaimSet(seat=tercet.Seat(0), cards=three) if three else tercet.SayNoSet(seat=tercet.Seat(0)))
    deal = solo_deal(game.events)
    chance = chance_of(deal) if deal else None
    assert chance is not None
    assert chance.line
    for language in LANGUAGES:
        code, out, _ = run("solo", "--seed", "11", "--edition", "es", "--lang", language, typed="\n".join(typed) + "\n")
        assert code == 0
        told = out.splitlines()[-1 - len(chance.line) :]
        assert told[0] == words(language)("result-chance", sets=chance.sets)
        assert [line.split()[1:] for line in told[1:]] == [list(map(str, three)) for three in chance.line]
        assert told[-1].split()[0] == "27", "the last SET is the 27th"


def test_a_solo_game_given_up_reveals_nothing(run: Run) -> None:
    _, out, _ = run("solo", "--seed", "11", "--edition", "es", "--lang", "en", typed="q\n")
    assert "cleared" not in out


def test_the_program_runs_as_a_process_and_closes_a_broken_pipe_quietly(run: Run) -> None:
    version = subprocess.run([sys.executable, "-m", "tercet", "--version"], capture_output=True, text=True, check=True)
    assert version.stdout == f"tercet {tercet.__version__}\n"
    assert run("version") == (0, version.stdout, "")
    command = f"{sys.executable} -m tercet rules | head -1"
    piped = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, check=False, env={**os.environ, "LANG": "C"}
    )
    assert piped.stderr == ""
    assert piped.stdout.startswith("Classic rules")


def test_the_overview_describes_each_command_as_the_command_itself_does() -> None:
    for module, group in MODULES.items():
        for name, help_id in group.items():
            command = command_named(name)
            assert command is not None
            assert command.help_id == help_id, module


def test_solo_continues_through_several_deals_and_needs_no_call(run: Run) -> None:
    game = tercet.new_game(seed=3, rules="he", deals=2, style="point", deck="solid")
    typed = []
    while game.state.phase != "over":
        if game.state.phase == "pause":
            typed.append("r")
            game.start()
            continue
        found = tercet.find_sets(game.state.cards)
        command = (
            tercet.ClaimSet(seat=tercet.Seat(0), cards=found[0]) if found else tercet.SayNoSet(seat=tercet.Seat(0))
        )
        typed.append(tercet.format_cards(found[0]) if found else "n")
        game.do(command)
    arguments = (
        "solo",
        "--seed",
        "3",
        "--edition",
        "he",
        "--deck",
        "solid",
        "--set",
        "deals=2",
        "--set",
        "style=announce",
    )
    code, out, _ = run(*arguments, typed="\n".join(typed) + "\n")
    assert code == 0
    assert "not started" not in out
    assert out.count("SETs taken:") == 1


def test_a_command_with_a_missing_extra_names_the_package_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for package in ("uvicorn", "picows"):
        monkeypatch.setitem(sys.modules, package, None)
    for module in [name for name in sys.modules if name.startswith(("tercet.server", "tercet.cli.server"))]:
        monkeypatch.delitem(sys.modules, module)
    for parent in (tercet, sys.modules["tercet.cli"]):  # so other tests find the same module again
        monkeypatch.delattr(parent, "server", raising=False)
    code, _, err = run("serve", "--port", "0", "--data", str(tmp_path))
    assert code == 2
    assert "pip install '.[server]'" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_addresses_the_person_who_played_a_saved_game(run: Run, tmp_path: Path, language: str) -> None:
    path = str(tmp_path / "game.tercet")
    game = tercet.new_game(["Zoe"], seed=1)
    game.hint(0)
    for sets in iter(lambda: tercet.find_sets(game.state.cards), []):
        game.take(0, sets[0])
    tercet.write_log(path, game)
    told = run("replay", path, "--lang", language)[1].splitlines()
    named = [line for line in told[: len(game.events)] if "Zoe" in line]
    assert len(named) == 1, "by name only where they sit down"
    assert words(language)("event-player-seated-you", name="Zoe") in named[0]


def test_the_reader_can_choose_whose_view_to_replay(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.tercet")
    game = tercet.new_game(["Zoe", "Bo"], seed=1)
    game.take(1, "1GED 1PHD 1RSD")
    tercet.write_log(path, game)
    assert "Bo takes a SET" in run("replay", path)[1]
    told = run("replay", path, "--as", "bo")[1]
    assert "You take a SET" in told
    assert "Zoe is ready" in told
    code, _, problem = run("replay", path, "--as", "Max")
    assert code == 2
    assert "The players are: Zoe and Bo." in problem


@pytest.mark.parametrize("arguments", [(), ("--as", "Zoe")])
def test_replay_does_not_attribute_a_bots_moves_to_the_reader(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    path = str(tmp_path / "game.tercet")
    game = CardPlaythrough(CARD_GAME, tercet.edition("es"), FairChance(seeds_from("1")))
    game.do(Sit(name="Zoe"))
    game.do(Sit(name="Master", bot=True))
    game.start()
    game.take(0, tercet.find_sets(game.state.cards)[0])
    game.leave(0)
    game.do(TakeOver(who=Seat(0), name="Expert"))
    game.take(0, tercet.find_sets(game.state.cards)[0])
    tercet.write_log(path, game)
    told = run("replay", path, *arguments)[1]
    own, _, later = told.partition("takes over the seat")
    assert "You take a SET" in own
    assert "You " not in later
    assert "Expert takes a SET" in later
    code, _, problem = run("replay", path, "--as", "Max", "--lang", "es")
    assert code == 2
    assert "Zoe y Maestro" in problem
