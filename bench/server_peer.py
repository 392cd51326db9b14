"""A peer in Node, `ws` and better-sqlite3 with grouped commits, that plays the same card game (bench/peers/server.js).

It needs Node and npm, and installs its packages on its first run.
"""

from __future__ import annotations

import contextlib
import functools
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.loading import free_port, serving

PEERS = Path(__file__).parent / "peers"
BUILT = PEERS / "node_modules" / "better-sqlite3" / "build" / "Release" / "better_sqlite3.node"


@functools.cache
def missing() -> str:
    """Why the peer cannot run here; empty if it can."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "Node and npm are not installed"
    if not BUILT.exists():
        print("installing what the peer in bench/peers is made of; building better-sqlite3 may take minutes …")
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(command, cwd=PEERS, capture_output=True, text=True, check=False)
        if done.returncode or not BUILT.exists():
            return f"npm install failed in bench/peers: {done.stderr.strip()[-200:]}"
    return ""


@contextlib.contextmanager
def peer() -> Iterator[tuple[int, int]]:
    """Runs the peer with an empty database; yields its port and process."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory(dir=PEERS.parent) as folder,
        serving(str(PEERS / "server.js"), str(port), str(Path(folder) / "peer.db"), port=port, program="node") as pid,
    ):
        yield port, pid
