"""The set-up uses the system's certificates, and falls back to pip if uv fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "scripts"


def certificates(**environment: str) -> dict[str, str]:
    """The environment set by the certificates script."""
    names = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS", "UV_SYSTEM_CERTS")
    shown = "; ".join(f'echo "{name}=${name}"' for name in names)
    told = subprocess.run(
        ["bash", "-euc", f". {SCRIPTS}/certificates; {shown}"],
        env={"PATH": os.environ["PATH"], **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return dict(line.split("=", 1) for line in told.splitlines())


def test_every_installer_uses_the_systems_certificate_bundle(tmp_path: Path) -> None:
    bundle = tmp_path / "authorities.pem"
    bundle.write_text("")
    told = certificates(SSL_CERT_FILE=str(bundle))
    assert told == {
        "SSL_CERT_FILE": str(bundle),
        "PIP_CERT": str(bundle),
        "NODE_EXTRA_CA_CERTS": str(bundle),
        "UV_SYSTEM_CERTS": "true",
    }


def test_the_users_choice_is_kept(tmp_path: Path) -> None:
    bundle = tmp_path / "authorities.pem"
    bundle.write_text("")
    told = certificates(SSL_CERT_FILE=str(bundle), PIP_CERT="own.pem", UV_SYSTEM_CERTS="false")
    assert (told["PIP_CERT"], told["UV_SYSTEM_CERTS"]) == ("own.pem", "false")


def setup_with(tmp_path: Path, *, uv: int) -> list[str]:
    """The installers that the set-up calls if uv exits with this code."""
    shutil.copytree(SCRIPTS, tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name, code in (("python", 0), ("uv", uv)):
        program = programs / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >> calls\nexit {code}\n')
        program.chmod(0o755)
    subprocess.run(["bash", "scripts/setup", ".venv", "play"], cwd=tmp_path, check=True, capture_output=True)
    return (tmp_path / "calls").read_text().splitlines()


def test_uv_alone_installs_if_it_succeeds(tmp_path: Path) -> None:
    first, *rest = setup_with(tmp_path, uv=0)
    assert first.startswith("python -m pip")
    assert "setup.txt" in first
    assert [call.split()[0] for call in rest] == ["uv", "uv"]


def test_pip_installs_everything_if_uv_fails(tmp_path: Path) -> None:
    pip = [call for call in setup_with(tmp_path, uv=1) if call.startswith("python")][1:]
    assert "requirements/play.txt" in pip[0]
    assert "--require-hashes" in pip[0]
    assert pip[1].endswith("-e .")
