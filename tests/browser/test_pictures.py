"""The screenshots in the docs can be retaken at any time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import People
from tests.docs import pictures
from tests.series import sample

pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")
pytest.importorskip("PIL.Image", reason="the pictures need Pillow")


def test_the_screenshots_in_the_docs_can_be_retaken(address: str, browser: Any) -> None:
    # a dice game takes long to become interesting
    for name in sample(("terminal.png",), pictures.NAMES):
        if name in pictures.AT_A_TABLE:
            people = People(browser, address)
            taken = pictures.AT_A_TABLE[name](people)
            people.leave()
        else:
            taken = pictures.IN_A_WINDOW[name](browser)
        assert len(pictures.small(taken)) > 5_000
