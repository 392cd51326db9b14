"""Whole games in engines other than Chromium's: Firefox, and WebKit, which represents iPhones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.real_server import is_built, running_server
from tests.browser.static_site import built_site, served
from tests.engines.firefox import FIREFOX, running_firefox
from tests.engines.page import Visitor
from tests.engines.webkit import MINI, SCREEN, WEBKIT, running_webkit
from tests.series import LONG

PHONE: Final = (412, 780)
DESK: Final = (1280, 900)
pytestmark = pytest.mark.skipif(not LONG, reason="whole games in two more browsers")

Engine = Callable[[tuple[int, int]], Visitor]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not is_built():
        pytest.skip("the web client is not built")
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def come(request: pytest.FixtureRequest, address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """Opens a browser of the engine, with an empty profile, for each person."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    running: AbstractContextManager[Any]
    if request.param == "firefox":
        if FIREFOX is None:
            pytest.skip("needs firefox-esr")
        running = running_firefox(folder)
    else:
        if None in (WEBKIT, SCREEN, MINI):
            pytest.skip("needs webkit2gtk-driver and xvfb")
        running = running_webkit(folder)
    with running as browser:
        yield lambda size: Visitor(browser.tab(size), address)


def play_out(turn: Visitor, others: tuple[Visitor, ...] = ()) -> None:
    """One player takes every SET; if there is none, all say so."""
    for _ in range(60):
        if turn.has(".result"):
            return
        before = turn.cards()
        found = turn.a_set()
        if found is not None:
            if others:
                turn.press(".call")
            turn.choose(found)
            turn.wait(f"!document.querySelector('.slot:not([inert]) [data-card=\"{found[0]}\"]')")
        else:
            for person in (turn, *others):
                person.press(".none")
            turn.wait(
                "document.querySelector('.result') || "
                f"document.querySelectorAll('.slot:not([inert]) [data-card]').length > {len(before)}"
            )
    raise AssertionError("the game does not end")


def choose_deck(person: Visitor, deck: str) -> None:
    person.tab.run(
        f"(() => {{ const s = document.querySelector('select[id$=-cards]'); s.value = {deck!r};"
        "s.dispatchEvent(new Event('change', { bubbles: true })); })()"
    )


def test_a_whole_game_alone(come: Engine) -> None:
    ana = come(PHONE)
    ana.go("/")
    ana.press("summary")
    choose_deck(ana, "solid")
    ana.press("button.way.first")
    ana.wait("document.querySelectorAll('.slot [data-card]').length >= 12")
    assert ana.tab.run("document.documentElement.scrollWidth <= innerWidth")
    play_out(ana)
    assert ana.has(".facts dd")


def test_two_people_play_by_a_link(come: Engine) -> None:
    ana, ben = come(DESK), come(PHONE)
    ana.go("/")
    ana.type("label.name input", "Ana")
    # a driver's presses can take longer than the five seconds people have
    ana.press("summary")
    ana.type("input[id$=-point]", "30")
    ana.press("button.way:nth-of-type(2)")
    ana.wait("location.pathname.startsWith('/t/')")
    ana.wait("document.querySelector('.start')")
    ben.go(ana.tab.run("location.pathname"))
    ben.type(".sit input", "Ben")
    ben.press(".sit button")
    # the button moves when Ben's row appears above it
    ana.wait("document.querySelector('main')?.innerText.includes('Ben')")
    ana.press(".start .main")
    ben.press(".start .main")
    for person in (ana, ben):
        person.wait("document.querySelectorAll('.slot [data-card]').length >= 12")
    assert "Ben" in ana.text(".players")
    assert "Ana" in ben.text(".players")
    play_out(ana, (ben,))
    ben.wait("document.querySelector('.result')")


def test_a_page_of_plain_files_plays_and_keeps_its_game(come: Engine, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Python in a worker, the game in IndexedDB, under a sub-path; it continues after a reload without any host."""
    ana = come(DESK)
    with served(built_site(), tmp_path_factory.mktemp("www")) as site:
        ana.address = f"{site}/#"
        ana.go("/")
        ana.press("summary")
        choose_deck(ana, "solid")
        ana.press("button.way.first")
        ana.wait("document.querySelectorAll('.slot').length >= 9")
        found = ana.a_set()
        if found is not None:
            ana.choose(found)
            ana.wait(f"!document.querySelector('.slot:not([inert]) [data-card=\"{found[0]}\"]')")
        ana.wait("document.documentElement.dataset.kept === 'yes' && navigator.serviceWorker.controller")
        cards = ana.cards()
    # the host no longer answers
    ana.tab.run("(() => { window.former = true; location.reload(); })()")
    ana.wait("!window.former && document.querySelectorAll('.slot').length > 0")
    assert ana.cards() == cards
    play_out(ana)
    assert ana.has('[data-verdict="device"]')


def test_a_dice_game_against_a_bot_without_a_server(come: Engine, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The bots' worker starts, and its bot calls or takes its turn."""
    with served(built_site(), tmp_path_factory.mktemp("www")) as site:
        ana = come(PHONE)
        ana.address = f"{site}/#"
        ana.go("/")
        ana.tab.run("document.querySelector('input[type=radio][value=dice]').click()")
        ana.press(".bots .button.main")
        ana.wait("document.querySelectorAll('[data-die]').length === 5")
        ana.wait("document.querySelectorAll('[data-square][data-face]').length >= 3")
