"""The system packages that tests need are installed where possible, and browser tests accept any Chromium."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "system-packages"
APT = """echo "$*" >> {calls}
case "$*" in
  *update*) exit {update} ;;
  *install*) for name; do
    case $name in -* | install) ;; *) echo '#!/bin/sh' > {bin}/$name; chmod +x {bin}/$name ;; esac
  done ;;
esac"""
"""Logs its arguments, and creates a program of that name."""


class Machine:
    """A system with few programs and a fake package manager."""

    def __init__(self, folder: Path) -> None:
        self.venv, self._bin, self._calls = folder / "venv", folder / "bin", folder / "calls"
        for made in (self.venv, self._bin):
            made.mkdir()
        for tool in ("bash", "rm", "tee", "touch", "grep", "chmod"):
            (self._bin / tool).symlink_to(shutil.which(tool) or tool)
        self.has("fc-list", "echo DejaVu")
        self.initdb = self._library("postgresql/17/bin/initdb")
        self.libatomic = self._library("x86_64-linux-gnu/libatomic.so.1")

    def _library(self, name: str) -> Path:
        """A file where Debian puts libraries and the programs of PostgreSQL."""
        path = self.venv.parent / "lib" / name
        path.parent.mkdir(parents=True)
        path.touch()
        return path

    def has(self, program: str, does: str = "true") -> None:
        path = self._bin / program
        path.write_text(f"#!/bin/sh\n{does}\n")
        path.chmod(0o755)

    def packages(self, *, offers: bool = True, network: bool = True, user: int = 0) -> None:
        self.has("id", f"echo {user}")
        self.has("apt-get", APT.format(calls=self._calls, bin=self._bin, update=0 if network else 100))
        self.has("apt-cache", "exit 0" if offers else "exit 100")

    def set_up(self) -> list[str]:
        """The packages that the script installs."""
        environment = {"PATH": str(self._bin), "LIBRARIES": str(self.venv.parent / "lib")}
        subprocess.run(["bash", SCRIPT, self.venv], env=environment, check=True, capture_output=True)
        calls = self._calls.read_text().splitlines() if self._calls.exists() else []
        return [call.split()[-1] for call in calls if "install" in call]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_headless_browser_is_installed_where_available(machine: Machine) -> None:
    machine.packages()
    assert machine.set_up() == ["chromium-headless-shell"]
    assert (machine.venv / ".ready-system").exists()


def test_otherwise_the_full_browser_is_installed(machine: Machine) -> None:
    machine.packages(offers=False)
    assert machine.set_up() == ["chromium"]
    assert (machine.venv / ".ready-system").exists()


@pytest.mark.parametrize("changes", [{"network": False}, {"user": 1000}, {"offers": False}])
def test_an_installed_browser_is_sufficient(machine: Machine, changes: dict[str, Any]) -> None:
    machine.packages(**changes)
    machine.has("google-chrome")
    assert machine.set_up() == []
    assert (machine.venv / ".ready-system").exists()


def test_without_a_browser_the_reason_is_kept_for_the_summary(machine: Machine) -> None:
    machine.packages(user=1000)
    assert machine.set_up() == []
    assert "chromium, which could not be installed (not root" in (machine.venv / "skipped-system").read_text()
    assert not (machine.venv / ".ready-system").exists()


def test_a_missing_database_is_installed(machine: Machine) -> None:
    machine.packages()
    machine.has("chromium-headless-shell")
    machine.initdb.unlink()
    assert machine.set_up() == ["postgresql"]
    machine.has("initdb")
    assert machine.set_up() == ["postgresql"], "not again"


def test_the_library_the_browser_driver_needs_is_installed_if_missing(machine: Machine) -> None:
    machine.packages()
    machine.has("chromium-headless-shell")
    machine.libatomic.unlink()
    assert machine.set_up() == ["libatomic1"]
