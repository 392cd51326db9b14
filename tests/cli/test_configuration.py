"""The options of `tercet serve` from the command line, the environment and a file, in order of precedence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.cli import command_named, parsers
from tercet.cli.configuration import variable
from tercet.locale import LANGUAGES, words
from tercet.server.settings import Settings
from tests.cli.conftest import Run


@pytest.fixture
def serve(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Runs `tercet serve` up to the point where it would start listening; returns its settings or its error message."""
    import tercet.server.main as server

    given: list[Settings] = []

    async def served(settings: Settings, *_: object) -> None:
        given.append(settings)

    monkeypatch.setattr(server, "serve", served)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    def call(*arguments: str) -> Settings | str:
        given.clear()
        code, _, err = run("serve", *arguments)
        assert code == (0 if given else 2), err
        return given[0] if given else err

    return call


VALUES: dict[str, tuple[str, str, str]] = {
    "host": ("10.0.0.1", "10.0.0.2", "10.0.0.3"),
    "port": ("1001", "1002", "1003"),
    "address": ("http://one", "http://two", "http://three"),
    "data": ("/one", "/two", "/three"),
    "store": ("postgresql://one", "postgresql://two", "postgresql://three"),
    "bus": ("nats://one", "nats://two", "nats://three"),
    "origin": ("http://a", "http://b", "http://c"),
    "allow-host": ("a", "b", "c"),
    "metrics-token": ("a", "b", "c"),
    "keep-days": ("1", "2", "3"),
    "keep-idle-days": ("1", "2", "3"),
    "keep-free": ("1", "2", "3"),
    "web": ("/one", "/two", "/three"),
    "offline": ("/one", "/two", "/three"),
}
"""For each option with a value: the value on the command line, in the variable and in the file."""
FIELDS = {
    "origin": "origins",
    "allow-host": "hosts",
    "keep-days": "keep_finished_days",
    "web": "client",
    "offline": "offline_parts",
}


@pytest.mark.parametrize("option", VALUES)
def test_options_override_variables_which_override_the_file_which_overrides_defaults(
    option: str, serve: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    field = FIELDS.get(option, option.replace("-", "_"))
    if option == "bus":
        monkeypatch.setenv("TERCET_STORE", "postgresql://host")
    typed, set_, listed = VALUES[option]
    file = tmp_path / "tercet.toml"
    file.write_text(f'{option} = "{listed}"\n')
    config = ("--config", str(file))
    found = [getattr(serve(), field), getattr(serve(*config), field)]
    monkeypatch.setenv(variable(option), set_)
    found.append(getattr(serve(*config), field))
    found.append(getattr(serve(*config, f"--{option}", typed), field))
    assert len({str(value) for value in found}) == 4, found
    for value, text in zip(found[1:], (listed, set_, typed), strict=True):
        plain = value[0] if isinstance(value, tuple) else value
        assert str(plain) == text or float(plain) in (float(text), float(text) * 2**20)


SWITCHES = ("lan", "trust-proxy", "bots")


@pytest.mark.parametrize("option", SWITCHES)
def test_a_switch_can_be_turned_on_and_off_everywhere(
    option: str, serve: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def is_on(*typed: str) -> bool:
        settings = serve("--config", str(file), *typed)
        return settings.host == "0.0.0.0" if option == "lan" else bool(getattr(settings, option.replace("-", "_")))

    file = tmp_path / "tercet.toml"
    file.write_text(f"{option} = true\n")
    assert is_on()
    assert not is_on(f"--no-{option}")
    monkeypatch.setenv(variable(option), "no")
    assert not is_on()
    assert is_on(f"--{option}")
    file.write_text(f"{option.replace('-', '_')} = false\n")
    monkeypatch.delenv(variable(option))
    assert not is_on()
    monkeypatch.setenv(variable(option), "ON")
    assert is_on()


def test_every_option_is_tested_here() -> None:
    parser = parsers(words("en"))["serve"]
    options = {action.option_strings[-1].removeprefix("--no-").removeprefix("--") for action in parser.options}
    assert options - {"help", "lang", "config"} == {*VALUES, *SWITCHES, *UNSEEN}


UNSEEN = {"visitors", "quiet", "log"}
"""These options don't become settings of the server."""


def test_an_explicit_host_overrides_a_lan_setting_of_lower_precedence(serve: Any, tmp_path: Path) -> None:
    file = tmp_path / "tercet.toml"
    file.write_text("lan = true\n")
    assert serve("--config", str(file)).host == "0.0.0.0"
    assert serve("--config", str(file), "--host", "127.0.0.2").host == "127.0.0.2"
    assert serve("--lan", "--host", "10.0.0.7").host == "0.0.0.0"


def test_a_host_that_lets_nobody_in_and_a_lan_setting_are_refused_together(serve: Any) -> None:
    for host in ("127.0.0.1", "localhost"):
        assert words("en")("server-host-and-lan", host=host) in serve("--host", host, "--lan")
    assert serve("--lan").host == "0.0.0.0"


@pytest.mark.parametrize("command", [("serve",), ("backup", "copy.db"), ("restore", "copy.db"), ("rebuild",)])
def test_a_file_in_place_of_the_data_folder_is_refused(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "file"
    file.touch()
    code, _, err = run(*command, "--data", str(file))
    assert (code, err) == (2, f"tercet: {words('en')('server-data-is-file', path=str(file))}\n")


def test_lists_and_paths_are_read_from_variables_and_files(
    serve: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TERCET_ORIGIN", "http://a, http://b")
    file = tmp_path / "tercet.toml"
    file.write_text('allow-host = ["a.example", "b.example"]\ndata = "games"\nport = 8000\nkeep-days = 1.5\n')
    monkeypatch.setenv("TERCET_CONFIG", str(file))
    settings = serve()
    assert settings.origins == ("http://a", "http://b")
    assert settings.hosts == ("a.example", "b.example")
    assert (settings.port, settings.keep_finished_days) == (8000, 1.5)
    assert settings.data == tmp_path / "games", "a path in a file is relative to the file's folder"
    monkeypatch.setenv("TERCET_PORT", "")
    assert serve().port == 8000, "an empty variable counts as unset"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_value_is_reported_with_its_source(
    language: str, serve: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = words(language)
    lang = ("--lang", language)
    monkeypatch.setenv("TERCET_PORT", "many")
    problem = said("cli-not-whole", given="many")
    assert serve(*lang) == f"tercet: {said('cli-bad-setting', place='TERCET_PORT', problem=problem)}\n"
    monkeypatch.delenv("TERCET_PORT")
    file = tmp_path / "tercet.toml"
    config = ("--config", str(file), *lang)
    for line, key, problem in (
        ("port = 70000", "port", said("server-bad-port", port="70000")),
        ('keep-days = "x"', "keep-days", said("cli-not-number", given="x")),
        ('lan = "perhaps"', "lan", said("cli-not-yes-no", given="perhaps")),
        ('address = "here"', "address", said("server-bad-address", address="here")),
        ('log = "loud"', "log", said("cli-parser-choice") % {"value": "loud", "choices": "plain, json"}),
    ):
        file.write_text(line)
        told = said("cli-bad-setting", place=f"{file}, {key}", problem=problem.removesuffix("."))
        assert serve(*config) == f"tercet: {told}\n"
    file.write_text("prot = 1")
    assert said("cli-did-you-mean", name="port") in serve(*config)
    assert "prot" in serve(*config)
    file.write_text("port = = 1")
    assert str(file) in serve(*config)
    file.unlink()
    assert str(file) in serve(*config)


def test_a_bus_needs_a_database_and_a_valid_address(serve: Any) -> None:
    assert "--store" in serve("--bus", "nats://host")
    assert "nats://" in serve("--bus", "http://host", "--store", "postgresql://host")


def test_backup_and_restore_find_the_same_data(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert command_named("backup") is not None
    file = tmp_path / "tercet.toml"
    file.write_text(f'data = "{tmp_path}/games"\nport = 1\n')
    code, _, err = run("backup", str(tmp_path / "copy.db"), "--config", str(file))
    assert (code, f"{tmp_path}/games" in err) == (1, True)
    monkeypatch.setenv("TERCET_DATA", f"{tmp_path}/others")
    assert f"{tmp_path}/others" in run("backup", str(tmp_path / "copy.db"), "--config", str(file))[2]
    assert f"{tmp_path}/mine" in run("backup", str(tmp_path / "copy.db"), "--data", f"{tmp_path}/mine")[2]


@pytest.mark.parametrize("command", [("backup", "copy.db"), ("restore", "copy.db"), ("rebuild",)])
def test_a_typed_folder_is_refused_if_a_database_is_configured(
    command: tuple[str, ...], run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Otherwise the wrong database might be replaced."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERCET_STORE", "postgresql://127.0.0.1:1/tercet")
    code, _, err = run(*command, "--data", f"{tmp_path}/mine")
    assert (code, "TERCET_STORE" in err, "mine" in err) == (2, True, True)
    assert not list(tmp_path.iterdir())
