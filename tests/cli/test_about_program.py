"""The program about itself: help, suggestions, completion and the manual page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import tercet
from tercet import __version__
from tercet.cli import groups, main, names, parsers
from tercet.cli.about_program import manual
from tercet.cli.command_pages import command_pages
from tercet.cli.completion import SHELLS, completion
from tercet.cli.guessed_commands import GUESSED_COMMANDS, IN_PYTHON
from tercet.locale import LANGUAGES, words
from tests.cli.conftest import Run

MANUAL = Path(__file__).parents[2] / "docs" / "tercet.1"


def test_help_shows_the_overview_a_group_or_a_command(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("help") == run("--help")
    assert run("help", "dice") == run("dice")
    assert "Usage: tercet dice COMMAND …" in run("dice")[1]
    for name in ("deal", "dice turns"):
        code, out, _ = run("help", *name.split(), "--lang", "fr")
        assert code == 0
        with pytest.raises(SystemExit):
            main([*name.split(), "--help", "--lang", "fr"])
        assert capsys.readouterr().out == out
        assert f"tercet {name}" in out


def test_help_for_an_unknown_command_suggests_a_known_one(run: Run) -> None:
    assert run("help", "slove") == (2, "", "tercet: There is no command 'slove'. Did you mean 'solve'?\n")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (("tournment",), "tournament"),
        (("bots", "levls"), "bots levels"),
        (("deal", "--dekc", "full"), "--deck"),
        (("deal", "--deck", "soldi"), "solid"),
        (("--halp",), "--help"),
        (("serve", "--prot=1"), "--port"),
        (("rules", "--edition", "dise"), "dice"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistyped_word_gets_a_suggestion(run: Run, typed: tuple[str, ...], meant: str, language: str) -> None:
    code, out, err = run(*typed, "--lang", language)
    assert (code, out) == (2, "")
    assert err.endswith(words(language)("cli-did-you-mean", name=meant) + "\n")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("explain", "why"), ("match", "tournament"), ("generate", "deal"), ("find", "solve"), ("dice best", "dice turns")],
)
def test_a_guessed_command_leads_to_the_one_that_does_it(run: Run, typed: str, meant: str) -> None:
    assert run(*typed.split())[2] == f"tercet: There is no command '{typed}'. Did you mean '{meant}'?\n"


def test_the_overview_says_which_games_are_played_line_by_line(run: Run) -> None:
    overview = " ".join(run("help")[1].split())
    assert "two to four players at one keyboard, line by line." in overview


def test_json_is_one_line(run: Run) -> None:
    assert run("bots", "levels", "--json")[1].count("\n") == 1


def test_every_guess_leads_to_a_command_that_exists() -> None:
    known = parsers(words("en"))
    for guess, meant in GUESSED_COMMANDS.items():
        assert guess not in known
        command = max((name for name in known if f"{meant} ".startswith(f"{name} ")), key=len)
        taken = {one for action in known[command].options for one in (*action.option_strings, *(action.choices or ()))}
        assert set(meant.removeprefix(command).split()) <= taken, (guess, meant)


def test_what_only_the_library_does_leads_there(run: Run) -> None:
    for guess, call in IN_PYTHON.items():
        assert call in run(guess)[2]
        assert eval(call, {"tercet": tercet}) == tercet.Card("3RSO")


def test_another_word_with_some_letters_in_common_is_no_suggestion(run: Run) -> None:
    for word in ("weave", "rebound", "mustang"):
        assert "Did you mean" not in run(word)[2]


def test_a_word_unlike_any_other_gets_no_suggestion(run: Run) -> None:
    assert "Did you mean" not in run("frobnicate")[2]
    assert "tercet help" in run("frobnicate")[2]
    assert "Did you mean" not in run("deal", "--zzz")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed",
    [
        ("deal", "--size"),
        ("simulate", "--games"),
        ("odds", "--cards"),
        ("tournament", "expert", "master", "--games"),
        ("dice", "turns", "board", "1RO", "--best"),
        ("serve", "--port"),
    ],
)
def test_a_bad_number_is_reported_in_the_readers_language_with_one_full_stop(
    run: Run, typed: tuple[str, ...], language: str
) -> None:
    said = words(language)
    for bad in ("x", "1.5", ""):
        code, _, err = run(*typed, bad, "--lang", language)
        assert code == 2
        assert said("cli-not-whole", given=bad) + ". " in err
        assert ".." not in err
        assert not re.search(r"\bint\b", err)


def test_a_decimal_number_is_accepted(run: Run) -> None:
    for bad, said in (("x", "'x' is not a number."), ("-1", "from 0 upwards"), ("nan", "from 0"), ("inf", "from 0")):
        code, _, err = run("serve", f"--keep-days={bad}")
        assert (code, said in err) == (2, True), err


# Completion


def complete(script: str, *typed: str) -> list[str]:
    """What bash completes for the last word."""
    line = " ".join(f"'{word}'" for word in ("tercet", *typed))
    asked = f'{script}\nCOMP_WORDS=({line}); COMP_CWORD={len(typed)}; _tercet; printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.fixture
def script(run: Run) -> str:
    code, out, _ = run("completion", "bash")
    assert code == 0
    return out


def test_bash_completes_commands_options_values_and_files(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shutil.which("bash"), "make test needs it anyway"
    assert set(complete(script, "sol")) == {"solve", "solo", "solve-deal"}
    assert complete(script, "dice", "") == ["turns", "play", "odds"]
    assert complete(script, "--lang", "") == list(LANGUAGES)
    assert complete(script, "help", "sol") == ["solve", "solve-deal", "solo"]
    assert complete(script, "help", "dice", "") == ["turns", "play", "odds"]
    assert complete(script, "play", "--bots", "ma") == ["master"]
    assert complete(script, "deal", "--de") == ["--deck"]
    assert complete(script, "deal", "--deck", "") == ["full", "solid"]
    assert complete(script, "deal", "--seed", "") == []
    assert complete(script, "--lang", "fr", "bots", "lev") == ["levels"]
    assert complete(script, "play", "--lang", "") == list(LANGUAGES)
    assert complete(script, "completion", "") == [*SHELLS, "-h", "--help", "--lang"]
    (tmp_path / "game.tercet").touch()
    monkeypatch.chdir(tmp_path)
    assert complete(script, "replay", "ga") == ["game.tercet"]
    assert complete(script, "solo", "--save", "ga") == ["game.tercet"]
    every = {*names(), *groups()}
    assert set(complete(script, "")) == {name.split()[0] for name in every} | {"--help", "--lang", "--version"}


# An interactive zsh in a pseudo-terminal, whose `compadd` prints its arguments instead of completing the line.
# The completion functions are found once and cached in a file.
ZSH_OFFERS = r"""
zmodload zsh/zpty
zpty shell zsh -f -i
tell() { zpty -w shell "$1; print ready-\"now\""; zpty -r shell line '*ready-now*' }
tell 'PROMPT=""; autoload -Uz compinit; compinit -u -d ~/functions'
tell "source $1"
tell 'forget() { zle kill-buffer }; compprefuncs=(forget); comppostfuncs=(forget exit)'
tell 'compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
    local -a hits; builtin compadd -A hits "$@"; [[ -n $hits ]] && print -rl -- "offer:"$^hits
}; bindkey "^I" complete-word'
zpty -w shell "$2"$'\t'
while zpty -r shell line; do case $line in *offer:*) print -r -- ${${line#*offer:}%%[$'\r\n']*} ;; esac; done
"""


def offers(shell: str, script: str, typed: str, folder: Path) -> set[str]:
    """What zsh or fish completes for the last word of a line."""
    (folder / "script").write_text(script)
    if shell == "fish":
        command = ["fish", "--no-config", "-c", f"source script; complete -C '{typed}'"]
    else:
        command = ["zsh", "-f", "-c", ZSH_OFFERS, "offers", "script", typed]
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "TERM": "dumb"}
    done = subprocess.run(
        command, cwd=folder, env=os.environ | home, capture_output=True, text=True, timeout=60, check=True
    )
    return {line.partition("\t")[0] for line in done.stdout.splitlines()}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_offer_the_same_completions(shell: str, language: str, run: Run, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    script = run("completion", shell, "--lang", language)[1]
    (tmp_path / "game.tercet").touch()
    for typed, expected in (
        ("tercet sol", {"solve", "solo", "solve-deal"}),
        ("tercet dice ", {"turns", "play", "odds"}),
        ("tercet deal --de", {"--deck"}),
        ("tercet deal --deck ", {"full", "solid"}),
        ("tercet deal --seed ", set()),
        ("tercet --lang fr bots lev", {"levels"}),
        ("tercet --", {"--help", "--lang", "--version"}),
        ("tercet play --lang ", set(LANGUAGES)),
        ("tercet completion ", set(SHELLS)),
        ("tercet replay ga", {"game.tercet"}),
        ("tercet solo --save ga", {"game.tercet"}),
    ):
        assert offers(shell, script, typed, tmp_path) == expected, typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_knows_every_command_option_and_choice(shell: str, language: str) -> None:
    said = words(language)
    pages = command_pages(parsers(said), said)
    script = completion(shell, pages)
    assert [page.name for page in pages] == names()
    for page in pages:
        assert page.name in script
        assert shell == "bash" or page.about.replace("'", "’") in script
        for option in page.options:
            for flag in option.flags:
                assert (f"-l {flag[2:]} " if shell == "fish" and flag.startswith("--") else flag) in script
            assert " ".join(option.choices) in script


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_accepts_its_completion_script(shell: str, run: Run, tmp_path: Path) -> None:
    """For each installed shell; bash always is."""
    path = shutil.which(shell)
    if path is None:
        pytest.skip(f"{shell} is not installed")
    for language in LANGUAGES:
        file = tmp_path / f"{language}.{shell}"
        file.write_text(run("completion", shell, "--lang", language)[1])
        checked = subprocess.run([path, "-n", str(file)], capture_output=True, text=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")


# The manual page


def shape(page: str) -> list[str]:
    """The headings and options of a manual page, without explanations."""
    return re.findall(r"^(?:\.S[HS] .*|\\f[BI].*)$", page, re.MULTILINE)


def test_the_manual_page_in_the_repository_matches_the_parsers() -> None:
    """It is part of the wheel. Explanations may differ between the two; commands and options may not."""
    said = words("en")
    expected = manual(command_pages(parsers(said), said), said, __version__)
    assert len(shape(expected)) > 150
    told = "write it again: tercet man --lang en > docs/tercet.1"
    assert shape(MANUAL.read_text(encoding="utf-8")) == shape(expected), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_names_every_command_and_option(run: Run, language: str) -> None:
    code, out, _ = run("man", "--lang", language)
    assert code == 0
    text = out.replace("\\-", "-")
    said = words(language)
    for page in command_pages(parsers(said), said):
        assert f".SS tercet {page.name}\n" in text
        for option in page.named:
            assert any(flag in text for flag in option.flags), option
        assert page.about in text
    assert not re.search(r"^\.(?!TH |SH |SS |TP$|PP$|EX$|EE$|B |I )", out, re.MULTILINE), (
        "no line is mistaken for a macro"
    )


def test_man_renders_the_page_without_warnings() -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("groff is not installed")
    done = subprocess.run(
        [groff, "-man", "-Tutf8", "-Kutf8", "-ww", str(MANUAL)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    plain = re.sub(r"\x1b\[[\d;]*m|.\x08", "", done.stdout)
    assert "tercet dice turns" in plain
    assert "--keep-idle-days N" in plain
