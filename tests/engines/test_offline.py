"""The static page in engines other than Chromium's, from an empty profile that reaches no other host.

`tests/browser/test_offline.py` checks the same in Chromium.
"""

from __future__ import annotations

import json
import shutil
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import pytest

from tercet.core.sets.cards import find_sets
from tests.browser.people import FOLLOW
from tests.browser.static_site import READY, build_again, built_site, refusing_storage, run_beside, served
from tests.engines.dicing import play_dice
from tests.engines.page import DESK, Come, Visitor, choose_deck, play_out
from tests.offline.exported import server_statistics, verified_logs
from tests.series import long_only

pytestmark = long_only("a page without a server in two more browsers")

KEPT = "document.documentElement.dataset.kept === 'yes' && navigator.serviceWorker.controller"
PAGES = "caches.keys().then((all) => all.filter((name) => name.startsWith('tercet-page')))"
FILE = """new Promise((done) => {
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1]);
    reader.readAsDataURL(blob);
    URL.createObjectURL = make;
    return "#";
  };
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "tercet-download:%s";
  link.click();
  link.remove();
})"""
"""The worker's answer to a link to a file, in base64."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(built_site(), tmp_path_factory.mktemp("www")) as address:
        yield address


def start_alone(person: Visitor) -> None:
    person.go("/")
    person.press("summary")
    choose_deck(person, "solid")
    person.press("button.way.first")
    person.wait("document.querySelectorAll('.slot').length >= 9")


def take_one(person: Visitor) -> None:
    """Takes a SET, if there is one."""
    found = person.a_set()
    if found is not None:
        person.choose(found)
        person.wait(f"!document.querySelector('.slot:not([inert]) [data-card=\"{found[0]}\"]')")


def solve_daily(person: Visitor) -> None:
    """Solves today's easy puzzle."""
    person.follow("/daily")
    person.press("[data-size=easy] [data-do=play]")
    person.wait("document.querySelectorAll('.slot').length >= 9")
    sets = find_sets(person.cards())
    for count, cards in enumerate(sets, 1):
        person.choose(cards)
        if count < len(sets):
            person.wait(f"document.querySelectorAll('li.found:not(.missing)').length === {count}")
    person.wait("document.querySelector('.result .share')")


def file(person: Visitor, path: str) -> bytes:
    return b64decode(person.told(FILE % path))


def test_games_of_every_kind_are_played_to_the_end_offline(come: Come, tmp_path: Path) -> None:
    """After an offline reload the game continues; then the daily puzzle, and dice against a bot. They are counted as by
    a server, and their logs verify."""
    with served(built_site(), tmp_path / "www") as site:
        ana = come(f"{site}/#", DESK)
        start_alone(ana)
        take_one(ana)
        ana.wait(KEPT)
        cards = ana.cards()
        loaded = ana.tab.run("performance.getEntriesByType('resource').map(one => one.name)")
        assert [name for name in loaded if not name.startswith((site, "data:", "blob:"))] == []
    # the server no longer answers
    ana.reload()
    ana.wait("document.querySelectorAll('.slot').length > 0")
    assert ana.cards() == cards
    play_out(ana)
    assert ana.has('[data-verdict="device"]')
    ana.follow("/")
    solve_daily(ana)
    ana.follow("/")
    ana.tab.run("document.querySelector('input[type=radio][value=dice]').click()")
    ana.press(".bots .button.main")
    play_dice(ana)
    shown = file(ana, "/api/guests/me/statistics")
    archive = tmp_path / "games.zip"
    archive.write_bytes(file(ana, "/api/guests/me/export"))
    assert len(verified_logs(archive)) == 3
    assert json.loads(shown) == run_beside(server_statistics(archive))


def test_one_tab_owns_the_games_until_another_takes_over(come: Come, site: str) -> None:
    ana = come(f"{site}/#", DESK)
    start_alone(ana)
    cards = ana.cards()
    second = ana.another()
    second.go("/games")
    second.press('aside[data-device="elsewhere"] [data-do="take-over"]')
    second.wait(READY)
    ana.wait("document.querySelector('aside[data-device=taken]')")
    second.follow("/")
    second.press("a[href*='/t/']")
    second.wait("document.querySelectorAll('.slot').length > 0")
    assert second.cards() == cards
    take_one(second)


def test_blocked_storage_is_reported_and_the_game_continues(come: Come, tmp_path: Path) -> None:
    with served(refusing_storage(tmp_path), tmp_path / "www") as site:
        ana = come(f"{site}/#", DESK)
        start_alone(ana)
        ana.wait("document.querySelector('aside[data-storage=refused]')")
        play_out(ana)


def test_a_new_build_waits_until_no_table_is_open(come: Come, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(built_site(), copy)
    with served(copy, tmp_path / "www") as site:
        ana = come(f"{site}/#", DESK)
        start_alone(ana)
        ana.wait(KEPT)
        cards = ana.cards()
        build_again(copy)
        ana.told("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)")
        ana.wait_told("navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
        assert len(ana.told(PAGES)) == 2, "the table keeps its version"
        # Chromium and Firefox keep it during a reload too; for WebKit no table is open then
        ana.reload()
        ana.wait("document.querySelectorAll('.slot').length > 0")
        assert ana.cards() == cards
        # in one step, because the page reloads as soon as its table is left
        ana.tab.run(f"({FOLLOW})('/')")
        ana.wait_told(f"{PAGES}.then((all) => all.length === 1 && all[0].endsWith('ffff'))")
        ana.press("a[href*='/t/']")
        ana.wait("document.querySelectorAll('.slot').length > 0")
        assert ana.cards() == cards
