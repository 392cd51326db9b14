"""Complete games in engines other than Chromium's: Firefox, and WebKit, which represents iPhones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.real_server import is_built, running_server
from tests.engines.page import DESK, PHONE, Come, choose_deck, play_out
from tests.series import long_only

pytestmark = long_only("complete games in two more browsers")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not is_built():
        pytest.skip("the web client is not built")
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


def test_a_solo_game_is_played_to_the_end(come: Come, address: str) -> None:
    ana = come(address, PHONE)
    ana.go("/")
    ana.press("summary")
    choose_deck(ana, "solid")
    ana.press("button.way.first")
    ana.wait("document.querySelectorAll('.slot [data-card]').length >= 12")
    assert ana.tab.run("document.documentElement.scrollWidth <= innerWidth")
    play_out(ana)
    assert ana.has(".facts dd")


def test_two_people_play_after_one_shares_a_link(come: Come, address: str) -> None:
    ana, ben = come(address, DESK), come(address, PHONE)
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
