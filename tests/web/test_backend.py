"""One seam between the page and whatever answers it."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
ASKS = re.compile(r"(?<![.\w#])(?<!async )fetch\(|new (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon\(")
ALLOWED = {"backend/server.ts", "offline/parts.ts", "offline/python.ts"}
"""The server's own implementation, and what fetches Python for the other one."""


def test_only_the_backend_sends_requests_and_opens_sockets() -> None:
    """Everything else is the same whether a server or a worker answers."""
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".svelte") and ASKS.search(path.read_text(encoding="utf-8"))
    }
    assert found == ALLOWED
