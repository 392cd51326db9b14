"""Real reverse proxies without TLS, configured with the files we ship."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tercet.cli.deployment import deploy_files
from tests.server.serving import PATIENCE

NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  {site}
}}
"""


def nginx_config(folder: Path, outside: str, ports: Sequence[int]) -> str:
    """Our nginx configuration without TLS, listening on `outside`, in front of one server or several nodes."""
    site = deploy_files("nginx" if len(ports) == 1 else "cluster-systemd")["nginx.conf"]
    for number, port in enumerate(ports, 8181):
        site = site.replace(f"127.0.0.1:{number}", f"127.0.0.1:{port}")
    site = site[: site.rindex("server {")]  # the last block only redirects to TLS
    site = re.sub(r"listen \[::\].*|ssl_.*|server_name.*", "", site)
    return NGINX.format(folder=folder, site=site.replace("listen 443 ssl http2", f"listen {outside}"))


def caddy_config(outside: str, port: int) -> str:
    text = deploy_files("caddy")["Caddyfile"].replace("127.0.0.1:8181", f"127.0.0.1:{port}")
    return "{\n\tadmin off\n\tauto_https off\n}\n" + text.replace("set.example.org", f"http://{outside}")


@asynccontextmanager
async def behind(proxy: str, folder: Path, port: int, outside: str, *more_ports: int) -> AsyncIterator[str]:
    """Runs a real proxy in front of a server or several nodes; yields the proxy's address."""
    if proxy == "nginx":
        config = nginx_config(folder, outside, (port, *more_ports))
        command = ["nginx", "-c", str(folder / "config")]
    else:
        config = caddy_config(outside, port)
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "config")]
    (folder / "config").write_text(config)
    home = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=home)
    host, _, number = outside.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                assert process.poll() is None, (folder / "proxy.log").read_text()
                try:
                    _, writer = await asyncio.open_connection(host, int(number))
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    writer.close()
                    break
        yield f"http://{outside}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
