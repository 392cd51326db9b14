"""The files that hosts copy: pinned, sandboxed, and valid where they are used."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from bench.loading import free_port
from tercet import __version__
from tercet.cli import main
from tercet.cli.deployment import deploy_files
from tests.nats import RealNats

ROOT = Path(__file__).parents[2]


def options(name: str) -> set[str]:
    lines = deploy_files("systemd")[name].splitlines()
    return {line for line in lines if line and not line.startswith(("#", "["))}


def test_the_backup_service_is_as_sandboxed_as_the_server() -> None:
    server, backup = options("tercet.service"), options("tercet-backup.service")
    wanted = {line for line in server if line.startswith(("Protect", "Private", "Restrict", "NoNew", "System", "Lock"))}
    assert len(wanted) > 15
    assert {line for line in wanted if not line.startswith("RestrictAddressFamilies")} <= backup
    for unit in (server, backup):
        assert any(line.startswith("MemoryMax=") for line in unit)


def test_the_image_is_built_from_pinned_parts() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text()
    assert re.search(r"^ARG PYTHON_IMAGE=\S+:\d+\.\d+\.\d+-\S+\nFROM \${PYTHON_IMAGE}$", text, re.MULTILINE), (
        "one exact base"
    )
    assert f"ARG VERSION={__version__}\n" in text
    assert "--require-hashes -r /tmp/server.txt" in text
    assert "*.whl /tmp" not in text
    pins = (ROOT / "requirements" / "server.txt").read_text()
    names = re.findall(r"^([a-z0-9.-]+)==\S+", pins, re.MULTILINE)
    assert {"starlette", "uvicorn", "picows", "httptools", "msgspec"} <= set(names)
    assert pins.count("--hash=sha256:") > len(names)
    assert "http" not in pins.replace("httptools", "")


@pytest.mark.parametrize(("target", "names"), [("compose", "PYTHON"), ("cluster-compose", "PYTHON POSTGRES NATS")])
def test_every_image_can_be_pinned_by_digest_as_documented(target: str, names: str, tmp_path: Path) -> None:
    """Runs the documented loop with a fake Docker that knows one digest."""
    compose = deploy_files(target)["compose.yaml"]
    images = re.findall(r"(?:FROM|image:) (\S+)", compose)
    assert len(images) >= len(names.split())
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    loop = guide[guide.index("for image in PYTHON=") : guide.index("done >> .env")] + "done"
    docker = tmp_path / "docker"
    docker.write_text("#!/bin/sh\necho sha256:0123\n")
    docker.chmod(0o755)
    said = subprocess.run(
        ["/bin/sh", "-c", loop], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    pinned = dict(line.split("=", 1) for line in said.stdout.splitlines())
    found = {re.sub(r"\${(\w+):-(\S+)}", r"\1=\2@sha256:0123", image) for image in images}
    assert found == {f"{name}_IMAGE={pinned[f'{name}_IMAGE']}" for name in names.split()}


def test_the_bus_accepts_nobody_without_the_generated_password(tmp_path: Path) -> None:
    """Before the fix, the generated nats.conf let in anybody who could reach it, and they could act as any player."""
    made = deploy_files("cluster-systemd")
    bus = re.search("^TERCET_BUS=nats://(.+):(.+)@127.0.0.1:4222$", made["cluster.env"], re.MULTILINE)
    assert bus
    port = free_port()
    configuration = tmp_path / "nats.conf"
    configuration.write_text(made["nats.conf"].replace("4222", str(port)))
    server = RealNats(port, "-c", str(configuration))
    try:
        assert answer(port, user=bus[1], **{"pass": bus[2]}) == b"PONG"
        for others in ({}, {"user": "tercet"}, {"user": "tercet", "pass": "PASSWORD"}):
            assert answer(port, **others).startswith(b"-ERR")
    finally:
        server.stop()


def answer(port: int, **credentials: str) -> bytes:
    """NATS's answer to a client with these credentials."""
    with socket.create_connection(("127.0.0.1", port), 60) as connection, connection.makefile("rb") as lines:
        assert lines.readline().startswith(b"INFO ")
        connection.sendall(f"CONNECT {json.dumps({'verbose': False, **credentials})}\r\nPING\r\n".encode())
        return lines.readline().strip()


def test_each_cluster_has_its_own_password_and_keeps_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (deploy_files("cluster-systemd")["nats.conf"] for _ in range(2))
    assert first != second
    for _ in range(2):
        assert main(["deploy", "cluster-systemd", "--into", str(tmp_path)]) == 0, "a second run changes nothing"
    for name in ("nats.conf", "cluster.env"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
    assert "install -D -m 640 -g nats" in capsys.readouterr().err
    compose = deploy_files("cluster-compose")["compose.yaml"]
    assert compose.count("${BUS_PASSWORD:?") == 2


TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""Kinds of temporary folders that nginx needs."""


@pytest.mark.parametrize("target", ["nginx", "compose", "cluster-compose", "cluster-systemd"])
def test_nginx_accepts_our_configuration(tmp_path: Path, target: str) -> None:
    nginx, openssl = shutil.which("nginx") or shutil.which("/usr/sbin/nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("nginx or openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=set.example.org", "-days", "1"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    site = deploy_files(target)["nginx.conf"]
    site = re.sub(r"/etc/\S+fullchain.pem", str(certificate), re.sub(r"/etc/\S+privkey.pem", str(key), site))
    # without root we may neither write to nginx's folders nor listen below port 1024
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


def test_caddy_accepts_our_configuration(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    config = tmp_path / "Caddyfile"
    config.write_text(deploy_files("caddy")["Caddyfile"])
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(config)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
