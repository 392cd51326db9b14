"""Empty environments with a built wheel and only its requirements, linked from this environment not downloaded."""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Environment:
    """A virtual environment with only the wheel and its declared dependencies."""

    def __init__(self, folder: Path, wheel: Path, extra: str) -> None:
        venv.create(folder, symlinks=True)
        self._bin = folder / "bin"
        # modules are compiled when they run; pip would compile all of them
        quick = ["--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check"]
        install = ["install", "-q", *quick, str(wheel)]
        subprocess.run([sys.executable, "-m", "pip", "--python", str(self._bin / "python"), *install], check=True)
        packages = next(folder.glob("lib/python*/site-packages"))
        (found,) = packages.glob("tercet-*.dist-info")
        for needed in required(Distribution.at(found), {extra}, set()):
            _link(needed, packages)

    def command(self, name: str, *arguments: str) -> list[str]:
        return [str(self._bin / name), *arguments]

    def run(self, name: str, *arguments: str, folder: Path, typed: str = "") -> str:
        """Runs a program of this environment and returns its output; any failure fails the test."""
        quiet = {"PATH": str(self._bin), "LANG": "C.UTF-8", "TERM": "dumb", "HOME": str(folder)}
        done = subprocess.run(
            self.command(name, *arguments),
            cwd=folder, env=quiet, input=typed, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{name} {' '.join(arguments)}\n{done.stdout}{done.stderr}"
        return done.stdout


def required(project: Distribution, extras: set[str], seen: set[str]) -> Iterator[Distribution]:
    """Everything that a distribution with its extras requires, directly or indirectly, according to its metadata."""
    for line in project.requires or []:
        needed = Requirement(line)
        if needed.marker and not any(needed.marker.evaluate({"extra": extra}) for extra in extras | {""}):
            continue
        name = canonicalize_name(needed.name)
        if name not in seen:
            seen.add(name)
            found = distribution(name)
            yield found
            yield from required(found, needed.extras, seen)


def _link(needed: Distribution, packages: Path) -> None:
    for file in needed.files or []:
        source, target = Path(str(needed.locate_file(file))), packages / file
        if ".." not in file.parts and "__pycache__" not in file.parts and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(source)
