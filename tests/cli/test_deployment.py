"""`tercet deploy`: files that an operator can use unchanged."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tercet import __version__
from tercet.cli import parsers
from tercet.cli.configuration import variable
from tercet.cli.deployment import SECRET, START, TARGETS, deploy_files
from tercet.locale import LANGUAGES, words
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


def same_password(text: str) -> str:
    """The text of a file with a fixed password instead of the generated one."""
    return re.sub("[0-9a-f]{48}", "generated", text)


@pytest.mark.parametrize("target", TARGETS)
def test_the_files_are_printed_or_written_with_all_values_filled_in(target: str, run: Run, tmp_path: Path) -> None:
    code, out, err = run("deploy", target, "--domain", "play.club.example")
    assert code == 0
    assert "systemctl" in err or "compose" in err, "what to do next"
    made = deploy_files(target, "play.club.example")
    assert list(made) == list(TARGETS[target])
    for text in made.values():
        assert same_password(text) in same_password(out)
        assert not re.search(r"@[A-Z]+@", text)
        assert "example.org" not in text
    if len(made) == 1:
        assert [out] == list(made.values()), "ready to be redirected to a file"
    code, out, _ = run("deploy", target, "--domain", "play.club.example", "--into", str(tmp_path / "new"))
    assert (code, out.split()) == (0, [str(tmp_path / "new" / name) for name in made])
    assert {path.name: path.read_text() for path in (tmp_path / "new").iterdir()} == deploy_files(
        target, "play.club.example", tmp_path / "new"
    )
    readable = {path.name for path in (tmp_path / "new").iterdir() if path.stat().st_mode & 0o077}
    assert readable == set(made) - SECRET.keys(), "only the owner can read a password"


@pytest.mark.parametrize("target", [target for target, places in TARGETS.items() if any(places.values())])
def test_the_next_steps_install_each_file_where_it_belongs(target: str, run: Run, tmp_path: Path) -> None:
    new, root = tmp_path / "new", tmp_path / "root"
    steps = run("deploy", target, "--into", str(new))[2].splitlines()
    for step in steps:
        if step.lstrip().startswith("install "):
            *copy, place = step.replace("-g nats", "").split()  # a group that the NATS package creates
            subprocess.run([*copy, f"{root}{place}"], check=True)
    found = {str(path.relative_to(root)): path.stat().st_mode & 0o777 for path in root.rglob("*") if path.is_file()}
    assert len(found) == len(TARGETS[target])
    for place, mode in found.items():
        assert ("systemd/system" in place) == place.endswith((".service", ".timer")), place
        assert mode == {"cluster.env": 0o600, "nats-server.conf": 0o640}.get(Path(place).name, 0o644)
    assert steps[-1].strip() == START[target]


def test_files_already_in_place_are_not_copied(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TARGETS, "caddy", {"Caddyfile": str(tmp_path)})
    assert "install" not in run("deploy", "caddy", "--into", str(tmp_path))[2]


def test_existing_files_are_not_overwritten(run: Run, tmp_path: Path) -> None:
    arguments = ("deploy", "compose", "--into", str(tmp_path))
    assert run(*arguments)[0] == 0
    assert run(*arguments)[0] == 0, "repeating the command does no harm"
    for path in tmp_path.iterdir():
        path.unlink()
    (tmp_path / "nginx.conf").write_text("mine")
    code, _, err = run(*arguments)
    assert (code, str(tmp_path / "nginx.conf") in err) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["nginx.conf"], "all or nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_name_or_target_is_refused(run: Run, language: str) -> None:
    for bad in ("https://set.example.org", "a b", "-x.org", ""):
        code, out, err = run("deploy", "caddy", f"--domain={bad}", "--lang", language)
        assert (code, out) == (2, "")
        assert err == f"tercet: {words(language)('deploy-bad-domain', domain=bad)}\n"
    assert words(language)("cli-did-you-mean", name="systemd") in run("deploy", "sytemd", "--lang", language)[2]


def options_of(command: str) -> set[str]:
    return {flag for action in parsers(words("en"))[command].options for flag in action.option_strings}


def test_the_service_runs_this_program_with_supported_options_only() -> None:
    for name, command in (("tercet.service", "serve"), ("tercet-backup.service", "backup")):
        unit = configparser.ConfigParser(strict=False, interpolation=None)
        unit.read_string(deploy_files("systemd")[name])
        start = unit["Service"]["ExecStart"]
        program = re.search(r"(/\S+/tercet) (serve|backup)", start)
        assert program
        assert program[2] == command
        assert Path(program[1]).exists(), "the program of this installation"
        assert set(re.findall(r"--[a-z-]+", start)) <= options_of(command)


def test_the_containers_set_only_options_the_server_supports() -> None:
    compose = deploy_files("compose", "play.club.example")["compose.yaml"]
    known = {variable(option) for option in options_of("serve")}
    found = set(re.findall(r"^ +(TERCET_\w+):", compose, re.MULTILINE))
    assert {"TERCET_HOST", "TERCET_DATA", "TERCET_TRUST_PROXY", "TERCET_ADDRESS"} == found <= known
    assert f"tercet=={__version__}" in compose
    assert "https://play.club.example" in compose
    assert "default tercet:8181;" in deploy_files("compose")["nginx.conf"]
    assert "reverse_proxy 127.0.0.1:8181" in deploy_files("caddy")["Caddyfile"]
    yaml = pytest.importorskip("yaml")
    services = yaml.safe_load(compose)["services"]
    assert set(services) == {"tercet", "backup", "proxy"}
    assert services["backup"]["volumes"] == services["tercet"]["volumes"]
    assert services["tercet"]["build"]["dockerfile_inline"].startswith("FROM ")


@pytest.mark.parametrize(
    ("target", "name"),
    [
        ("systemd", "tercet-backup.service"),
        ("cluster-systemd", "tercet-cluster-backup.service"),
        ("compose", "compose.yaml"),
        ("cluster-compose", "compose.yaml"),
    ],
)
def test_a_second_backup_on_the_same_day_gets_another_name(target: str, name: str) -> None:
    named = re.search(r"backup-\$+\(date (\S+)\)\.db", deploy_files(target)[name])
    assert named
    pattern = named[1].replace("%%", "%")
    morning, evening = (
        subprocess.run(["date", "-d", f"2030-01-02 {hour}", pattern], capture_output=True, text=True, check=True).stdout
        for hour in ("04:10", "21:30")
    )
    assert "2030-01-02" in morning
    assert morning != evening


OLDER, NEWER = (f"tercet-9.{minor}.9-py3-none-any.whl" for minor in (9, 10))


@pytest.mark.parametrize(("target", "pins"), [("compose", "server"), ("cluster-compose", "cluster")])
@pytest.mark.parametrize("wheels", [(), (OLDER,), (OLDER, NEWER)])
def test_the_container_installs_the_newest_local_wheel_or_else_the_published_package(
    wheels: tuple[str, ...], target: str, pins: str, tmp_path: Path
) -> None:
    compose = deploy_files(target)["compose.yaml"].replace("$$", "$")
    assert "COPY compose.yaml tercet-*.whl /tmp/package/\n" in compose, "the first file always exists, a wheel may"
    found = re.search(r"RUN (.*?) \\\n +&& useradd", compose, re.DOTALL)
    assert found
    for name in ("compose.yaml", *wheels):
        (tmp_path / name).touch()
    pip = tmp_path / "pip"
    pip.write_text('#!/bin/sh\necho "$@"\n')
    pip.chmod(0o755)
    step = found[1].replace("/tmp/package", str(tmp_path))
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = subprocess.run(["sh", "-c", step], env={"PATH": path}, capture_output=True, text=True, check=True)
    package = tmp_path / wheels[-1] if wheels else f"tercet=={__version__}"
    itself, parts = done.stdout.splitlines()
    assert itself == f"install --no-cache-dir --no-deps {package}"
    assert parts == f"install --no-cache-dir --require-hashes -r /usr/local/share/tercet/{pins}.txt"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["shared-data"][f"requirements/{pins}.txt"] == f"share/tercet/{pins}.txt", "the wheel contains it"


def test_cluster_units_run_this_program_with_supported_options_only() -> None:
    made = deploy_files("cluster-systemd", "play.club.example")
    known = {variable(option) for option in options_of("serve")}
    found = re.findall(r"^(TERCET_\w+)=", made["cluster.env"], re.MULTILINE)
    assert {"TERCET_HOST", "TERCET_STORE", "TERCET_BUS", "TERCET_ADDRESS"} == set(found) <= known
    assert "--host" not in made["tercet@.service"], "an option would take precedence over TERCET_HOST"
    for name, command in (("tercet@.service", "serve"), ("tercet-cluster-backup.service", "backup")):
        unit = configparser.ConfigParser(strict=False, interpolation=None)
        unit.read_string(made[name])
        assert unit["Service"]["EnvironmentFile"] == "/etc/tercet/cluster.env"
        assert re.search(rf"/\S+/tercet {command} ", unit["Service"]["ExecStart"])
        assert set(re.findall(r"--[a-z-]+", unit["Service"]["ExecStart"])) <= options_of(command)
    alone = deploy_files("systemd")["tercet.service"]
    locked_in = {line for line in alone.splitlines() if line.startswith(("Protect", "Private", "Restrict", "NoNew"))}
    assert locked_in <= set(made["tercet@.service"].splitlines())
    assert locked_in <= {*made["tercet-cluster-backup.service"].splitlines()}
    for port in ("8181", "8182"):
        assert f"tercet@{port}" in made["tercet@.service"]
        assert f"server 127.0.0.1:{port} " in made["nginx.conf"]


def test_cluster_containers_are_two_nodes_and_the_services_they_share() -> None:
    made = deploy_files("cluster-compose", "play.club.example")
    known = {variable(option) for option in options_of("serve")}
    found = set(re.findall(r"^ +(TERCET_\w+):", made["compose.yaml"], re.MULTILINE))
    assert {"TERCET_STORE", "TERCET_BUS", "TERCET_TRUST_PROXY"} <= found <= known
    assert "default tercet:8181;" in made["nginx.conf"]
    yaml = pytest.importorskip("yaml")
    whole = yaml.safe_load(made["compose.yaml"])
    services = whole["services"]
    assert set(services) == {"tercet-1", "tercet-2", "backup", "postgres", "nats", "proxy"}
    assert services["tercet-1"]["environment"] == services["tercet-2"]["environment"]
    assert services["tercet-1"]["volumes"] != services["tercet-2"]["volumes"]
    assert services["backup"]["environment"] == services["tercet-1"]["environment"]
    assert services["backup"]["volumes"] == ["backups:/data"]
    for name in ("tercet-1", "tercet-2"):
        assert services[name]["networks"]["front"] == {"aliases": ["tercet"]}, "the proxy finds both by one name"
    assert whole["networks"]["back"] == {"internal": True}
    for name in ("postgres", "nats"):
        assert services[name]["networks"] == ["back"], "nobody else can reach it"
        assert "ports" not in services[name]


@pytest.mark.parametrize("has_certificate", [True, False])
def test_the_proxy_gets_its_certificate_before_it_starts(has_certificate: bool, tmp_path: Path) -> None:
    """Runs the containers' script in a folder, with programs that only print how they were called."""
    live = tmp_path / "letsencrypt" / "live" / "play.club.example"
    if has_certificate:
        live.mkdir(parents=True)
        (live / "fullchain.pem").touch()
    (tmp_path / "nginx").mkdir()
    (tmp_path / "resolv.conf").write_text("nameserver 127.0.0.11\nnameserver fd00::1\noptions ndots:0\n")
    for program, body in (("nginx", "echo nginx"), ("certbot", "echo certbot $1"), ("sleep", "exit 1")):
        stub = tmp_path / "bin" / program
        stub.parent.mkdir(exist_ok=True)
        stub.write_text(f"#!/bin/sh\n{body}\n")
        stub.chmod(0o755)
    script = deploy_files("compose")["proxy.sh"].replace("/etc/", f"{tmp_path}/").replace("/var/www", str(tmp_path))
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    command = ["sh", "-c", script, "proxy.sh", "play.club.example"]
    done = subprocess.run(command, env={"PATH": path}, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:-1] == (["nginx"] if has_certificate else ["certbot certonly", "nginx"])
    assert "resolver 127.0.0.11 [fd00::1] valid=2s;" in (tmp_path / "nginx" / "nginx.conf").read_text()
