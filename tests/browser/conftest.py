"""Fixtures of the web client's tests: a browser, a server and people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.loaded import LoadedDice, loaded_server
from tests.browser.people import PATIENCE, People
from tests.browser.real_server import CHROMIUM, is_built, running_browser, running_server

LONGEST_FIRST = ("test_offline", "test_pages", "test_dice_games", "test_tables", "test_daily", "test_card_table")
"""Workers that finish early take the short files; a long file at the end would leave the others idle."""
ONCE = ("past", "noon", "loaded", "variants")
"""Servers and pages that are slow to start: tests that share one run in the same worker."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(places)))
    for item in items:
        for name in set(ONCE) & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.xdist_group(name))


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")
    if CHROMIUM is None:
        pytest.skip("the browser tests need Chromium")
    playwright.expect.set_options(timeout=PATIENCE)
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that serves the built client."""
    if not is_built():
        pytest.skip("the web client is not built")
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def people(browser: Any, address: str) -> Iterator[People]:
    """Opens pages for people; fails if any page logged an error."""
    people = People(browser, address)
    yield people
    people.leave()


@pytest.fixture(scope="package")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, LoadedDice]]:
    """The address of a server with loaded dice that serves the built client, and its dice."""
    if not is_built():
        pytest.skip("the web client is not built")
    with loaded_server(tmp_path_factory.mktemp("loaded")) as server:
        yield server


@pytest.fixture
def dice_people(browser: Any, loaded: tuple[str, LoadedDice]) -> Iterator[tuple[People, LoadedDice]]:
    """People at a server with loaded dice, and the dice."""
    address, dice = loaded
    dice.clear()
    people = People(browser, address)
    yield people, dice
    people.leave()
