"""The files that a host copies: exact, sandboxed, and valid where they are used."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tercet import __version__
from tercet.cli.deployment import deploy_files

ROOT = Path(__file__).parents[2]


def options(name: str) -> set[str]:
    lines = deploy_files("systemd")[name].splitlines()
    return {line for line in lines if line and not line.startswith(("#", "["))}


def test_the_backup_is_as_locked_in_as_the_server() -> None:
    server, backup = options("tercet.service"), options("tercet-backup.service")
    wanted = {line for line in server if line.startswith(("Protect", "Private", "Restrict", "NoNew", "System", "Lock"))}
    assert len(wanted) > 15
    assert {line for line in wanted if not line.startswith("RestrictAddressFamilies")} <= backup
    for unit in (server, backup):
        assert any(line.startswith("MemoryMax=") for line in unit)


def test_the_image_is_built_of_exact_parts() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text()
    assert re.search(r"^FROM \S+:\d+\.\d+\.\d+-\S+$", text, re.MULTILINE), "one exact base"
    assert f"ARG VERSION={__version__}\n" in text
    assert "--require-hashes -r /tmp/server.txt" in text
    assert "*.whl /tmp" not in text
    pins = (ROOT / "requirements" / "server.txt").read_text()
    names = re.findall(r"^([a-z0-9.-]+)==\S+", pins, re.MULTILINE)
    assert {"starlette", "uvicorn", "picows", "httptools", "msgspec"} <= set(names)
    assert pins.count("--hash=sha256:") > len(names)
    assert "http" not in pins.replace("httptools", "")


TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""What nginx keeps folders for."""


@pytest.mark.parametrize("target", ["nginx", "compose", "cluster-compose", "cluster-systemd"])
def test_nginx_takes_our_file(tmp_path: Path, target: str) -> None:
    nginx, openssl = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("nginx or openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=set.example.org", "-days", "1"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    site = deploy_files(target)["nginx.conf"]
    site = re.sub(r"/etc/\S+fullchain.pem", str(certificate), re.sub(r"/etc/\S+privkey.pem", str(key), site))
    # whoever is not root may neither write where nginx keeps its files nor listen below 1024
    site = re.sub(r"(listen (?:\[::\]:)?)(\d+)", lambda found: f"{found[1]}{8000 + int(found[2])}", site)
    (tmp_path / "site.conf").write_text(site)
    folders = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in TEMPORARY)
    own = f"resolver 127.0.0.1; access_log {tmp_path}/access.log; {folders}"
    whole = f"pid {tmp_path}/pid; events {{}} http {{ {own} include {tmp_path}/site.conf; }}\n"
    (tmp_path / "nginx.conf").write_text(whole)
    found = subprocess.run(
        [nginx, "-t", "-q", "-e", str(tmp_path / "error.log"), "-c", str(tmp_path / "nginx.conf")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr


def test_caddy_takes_our_file(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    config = tmp_path / "Caddyfile"
    config.write_text(deploy_files("caddy")["Caddyfile"])
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(config)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
