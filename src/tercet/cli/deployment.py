"""`tercet deploy`: the files an operator needs besides the program, filled in for this installation."""

from __future__ import annotations

import argparse
import re
import sys
import sysconfig
from importlib.resources import files
from pathlib import Path
from typing import Final

from tercet import __version__
from tercet.cli.command import FINE, BadInput, CliCommand
from tercet.locale import Words

EXAMPLE: Final = "set.example.org"
TARGETS: Final[dict[str, tuple[str, ...]]] = {
    "systemd": ("tercet.service", "tercet-backup.service", "tercet-backup.timer"),
    "compose": ("compose.yaml", "Caddyfile"),
    "caddy": ("Caddyfile",),
    "nginx": ("nginx.conf",),
    "cluster-compose": ("compose.yaml", "Caddyfile"),
    "cluster-systemd": (
        "tercet@.service",
        "cluster.env",
        "nats.conf",
        "Caddyfile",
        "tercet-cluster-backup.service",
        "tercet-cluster-backup.timer",
    ),
}
"""The files of each way to run a server."""
_DOMAIN: Final = re.compile(
    r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", re.IGNORECASE
)


def deploy_files(target: str, domain: str = EXAMPLE) -> dict[str, str]:
    """The files by name, for this installation and that domain."""
    values = {
        "DOMAIN": domain,
        "PROGRAM": str(Path(sysconfig.get_path("scripts")) / "tercet").replace("%", "%%"),  # as systemd wants it
        "UPSTREAM": "tercet:8181" if target == "compose" else "127.0.0.1:8181",
        "VERSION": __version__,
    }
    folder = files(__package__).joinpath("deploy_files")
    if target.startswith("cluster-"):
        folder = folder.joinpath(target)
    return {
        name: re.sub("@([A-Z]+)@", lambda found: values[found[1]], folder.joinpath(name).read_text(encoding="utf-8"))
        for name in TARGETS[target]
    }


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("target", choices=tuple(TARGETS), help=words("deploy-arg-target"))
    parser.add_argument("--domain", default=EXAMPLE, metavar=words("deploy-domain"), help=words("deploy-arg-domain"))
    parser.add_argument("--into", type=Path, metavar=words("server-folder"), help=words("deploy-arg-into"))


def _deploy(args: argparse.Namespace, words: Words) -> int:
    if not _DOMAIN.fullmatch(args.domain):
        raise BadInput(words("deploy-bad-domain", domain=args.domain))
    made = deploy_files(args.target, args.domain)
    if args.into is None:
        for name, text in made.items():
            print(f"# {name}\n{text}" if len(made) > 1 else text, end="" if name == list(made)[-1] else "\n")
    else:
        _write(args.into, made, words)
    print(words(f"deploy-next-{args.target}", files=words.join(list(made))), file=sys.stderr)
    return FINE


def _write(folder: Path, made: dict[str, str], words: Words) -> None:
    """Writes all of them, or none if one already exists with other contents."""
    for name, text in made.items():
        if (folder / name).exists() and (folder / name).read_text(encoding="utf-8", errors="replace") != text:
            raise BadInput(words("deploy-exists", path=str(folder / name)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            (folder / name).write_text(text, encoding="utf-8")
            print(folder / name)
    except OSError as error:
        raise BadInput(words("cli-cannot-write", path=str(folder), problem=error.strerror or str(error))) from None


COMMANDS = (CliCommand("deploy", "deploy-help", _arguments, _deploy),)
