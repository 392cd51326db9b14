"""Conventions that server and client share without asking each other."""

from __future__ import annotations

import re
from pathlib import Path

from tercet.server.http.static import PAGES

APP = Path(__file__).parents[2] / "web/src/App.svelte"


def test_the_server_knows_the_pages_the_client_shows() -> None:
    assert set(re.findall(r'page === "(\w*)"', APP.read_text(encoding="utf-8"))) == PAGES
