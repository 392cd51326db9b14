"""`tercet deploy`: writes the configuration files for a deployment, filled in for this installation."""

from __future__ import annotations

import argparse
import os
import re
import secrets
import shlex
import sys
import sysconfig
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tercet import __version__
from tercet.cli.command import FINE, BadInput, CliCommand
from tercet.locale import Words

EXAMPLE: Final = "set.example.org"
_UNITS: Final = "/etc/systemd/system"
TARGETS: Final[dict[str, dict[str, str]]] = {
    "systemd": dict.fromkeys(("tercet.service", "tercet-backup.service", "tercet-backup.timer"), _UNITS),
    "compose": {"compose.yaml": "", "nginx.conf": "", "proxy.sh": ""},
    "caddy": {"Caddyfile": "/etc/caddy"},
    "nginx": {"nginx.conf": "/etc/nginx/conf.d"},
    "cluster-compose": {"compose.yaml": "", "nginx.conf": "", "proxy.sh": ""},
    "cluster-systemd": {
        "tercet@.service": _UNITS,
        "cluster.env": "/etc/tercet",
        "nats.conf": "/etc",
        "nginx.conf": "/etc/nginx/conf.d",
        "tercet-cluster-backup.service": _UNITS,
        "tercet-cluster-backup.timer": _UNITS,
    },
}
"""The files of each deployment target, and the folder to install each in; empty if all files stay where they were
written."""
_RENAMED: Final = {"nats.conf": "nats-server.conf", "nginx.conf": "tercet.conf"}
_CONTAINERS: Final = """\
# every container of that name, looked up as requests come
map $host $nodes {
    default tercet:8181;
}"""
SECRET: Final = {"cluster.env": "-m 600", "nats.conf": "-m 640 -g nats"}
"""Files that contain a password, and options of `install` that restrict who can read them."""
_BUS_PASSWORD: Final = re.compile("nats://tercet:([0-9a-f]{48})@")
START: Final = {
    "systemd": "systemctl daemon-reload && systemctl enable --now tercet tercet-backup.timer",
    "compose": "docker compose up -d --build",
    "caddy": "systemctl reload caddy",
    "nginx": "systemctl reload nginx",
    "cluster-compose": "docker compose up -d --build",
    "cluster-systemd": "systemctl daemon-reload && systemctl restart nats-server && systemctl reload nginx"
    " && systemctl enable --now tercet@8181 tercet@8182 tercet-cluster-backup.timer",
}
"""The command to run once the files are in place."""
_DOMAIN: Final = re.compile(
    r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", re.IGNORECASE
)


def deploy_files(target: str, domain: str = EXAMPLE, folder: Path | None = None) -> dict[str, str]:
    """Returns the files by name, filled in for this installation and domain; keeps a password that is already in the
    folder."""
    in_containers, clustered = target.endswith("compose"), target.startswith("cluster-")
    values = {
        "DOMAIN": domain,
        "PROGRAM": str(Path(sysconfig.get_path("scripts")) / "tercet").replace("%", "%%"),  # escaped for systemd
        "NODES": "$nodes" if in_containers else "tercet",
        "BACKEND": _CONTAINERS if in_containers else _upstream(8181, 8182) if clustered else _upstream(8181),
        "VERSION": __version__,
        "BUSPASSWORD": _kept_password(folder) or secrets.token_hex(24),
    }
    templates = files(__package__).joinpath("deploy_files")
    return {
        name: re.sub("@([A-Z]+)@", lambda found: values[found[1]], _template(templates, target, name))
        for name in TARGETS[target]
    }


def _kept_password(folder: Path | None) -> str:
    try:
        text = "" if folder is None else (folder / "cluster.env").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    found = _BUS_PASSWORD.search(text)
    return found[1] if found else ""


def _upstream(*ports: int) -> str:
    """Returns nginx's list of servers on this machine."""
    servers = "".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=5s;\n" for port in ports)
    return f"upstream tercet {{\n    least_conn;\n{servers}}}"


def _template(folder: Traversable, target: str, name: str) -> str:
    """Reads the target's own template, or the shared one if the target has none."""
    own = folder.joinpath(target, name)
    return (own if own.is_file() else folder.joinpath(name)).read_text(encoding="utf-8")


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("target", choices=tuple(TARGETS), metavar="|".join(TARGETS), help=words("deploy-arg-target"))
    parser.add_argument("--domain", default=EXAMPLE, metavar=words("deploy-domain"), help=words("deploy-arg-domain"))
    parser.add_argument("--into", type=Path, metavar=words("server-folder"), help=words("deploy-arg-into"))


def _deploy(args: argparse.Namespace, words: Words) -> int:
    if not _DOMAIN.fullmatch(args.domain):
        raise BadInput(words("deploy-bad-domain", domain=args.domain))
    made = deploy_files(args.target, args.domain, args.into)
    if args.into is None:
        for name, text in made.items():
            print(f"# {name}\n{text}" if len(made) > 1 else text, end="" if name == list(made)[-1] else "\n")
    else:
        _write(args.into, made, words)
    print("\n".join(_next_steps(args.target, args.into, words)), file=sys.stderr)
    return FINE


def _next_steps(target: str, folder: Path | None, words: Words) -> Iterator[str]:
    """Yields instructions: what to edit first, where to put the files, and how to start."""
    if words.has(f"deploy-first-{target}"):
        yield words(f"deploy-first-{target}")
    yield words("deploy-next")
    beside = folder or Path()
    if folder is not None and not any(TARGETS[target].values()):
        yield f"  cd {shlex.quote(str(folder))}"
    for name, place in TARGETS[target].items():
        belongs = Path(place) / _RENAMED.get(name, name)
        if place and belongs != beside.absolute() / name:
            yield f"  install -D {SECRET.get(name, '-m 644')} {shlex.quote(str(beside / name))} {belongs}"
    yield f"  {START[target]}"


def _write(folder: Path, made: dict[str, str], words: Words) -> None:
    """Writes all files, or none if one already exists with different contents."""
    for name, text in made.items():
        if (folder / name).exists() and (folder / name).read_text(encoding="utf-8", errors="replace") != text:
            raise BadInput(words("deploy-exists", path=str(folder / name)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            if name in SECRET:
                os.close(os.open(folder / name, os.O_CREAT, 0o600))
                (folder / name).chmod(0o600)
            (folder / name).write_text(text, encoding="utf-8")
            print(folder / name)
    except OSError as error:
        raise BadInput(words("cli-cannot-write", path=str(folder), problem=error.strerror or str(error))) from None


COMMANDS = (CliCommand("deploy", "deploy-help", _arguments, _deploy, "compose --domain play.example.org"),)
