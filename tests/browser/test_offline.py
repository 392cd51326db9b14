"""A complete table in the browser: a static page, Python in a worker, games in IndexedDB."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercet.core.sets.cards import find_sets
from tercet.server.http.static import POLICY
from tests.browser.people import DESK, FOLLOW, Person
from tests.browser.real_server import running_server
from tests.browser.static_site import (
    BUILT,
    SUB_PATH,
    Visit,
    build_again,
    built_site,
    choose_alone,
    open_gate,
    play_out,
    python_in_a_worker,
    refusing_storage,
    run_beside,
    served,
    start_alone,
)
from tests.offline.exported import server_statistics, verified_logs
from tests.offline.scripted_log import scripted_log
from tests.series import long_only

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect
dicing = pytest.importorskip("tests.browser.dicing")


@pytest.fixture(scope="module")
def gate() -> threading.Event:
    """While the gate is closed, requests for Python's files wait."""
    return open_gate()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, gate: threading.Event) -> Iterator[str]:
    with served(built_site(), tmp_path_factory.mktemp("www"), gate=gate) as address:
        yield address


@pytest.fixture
def visit(browser: Any, site: str) -> Iterator[Visit]:
    """An empty profile; fails if any other host was contacted."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en")
    visit = Visit(context, site)
    yield visit
    context.close()
    assert visit.strangers == []


def use_without_python(person: Person) -> None:
    """Uses pages that need no table; a game chosen meanwhile waits, and the page says so."""
    person.go("/")
    waiting = person.find('aside[data-device="loading"]')
    expect(waiting).to_be_visible()
    empty = person.find(".panel").filter(has_not_text=re.compile(r"\S"))
    expect(empty, "without a server nothing is left of rooms and open tables").to_have_count(0)
    for path in ("/learn/cards", "/rules?game=cards"):
        person.follow(path)
        expect(person.find("main h2").first).to_be_visible()
    person.follow("/settings")
    person.find('input[value="dark"]').check(force=True)
    expect(person.find("html")).to_have_attribute("data-theme", "dark")
    # a game chosen earlier doesn't pull the player away from another page
    for page in ("/", "/rules?game=cards", "/"):
        person.follow(page)
        if page == "/":
            choose_alone(person)
            expect(person.find("button.way.first")).to_be_disabled()
            expect(waiting).to_have_text("Your game begins as soon as the table is ready…")


@long_only("Python in the browser; tests/offline runs the same worker, web/tests/offline.test.ts the page")
def test_a_game_is_played_stored_and_resumed_offline(visit: Visit, gate: threading.Event) -> None:
    """From an empty profile under a sub-path: pages before Python has loaded, then a complete game, with an offline
    reload in the middle."""
    ana = visit.tab()
    gate.clear()
    use_without_python(ana)
    gate.set()
    ana.find(".slot").first.wait_for()
    cards = ana.cards()
    assert len(cards) in (9, 12)
    found = ana.a_set()
    if found is not None:
        ana.choose(found)
        ana.card(found[0]).wait_for(state="detached")
    ana.wait_until("() => document.documentElement.dataset.kept === 'yes'")
    ana.wait_until("() => navigator.serviceWorker.controller !== null")

    # the network fails during the game, which isn't affected
    visit.context.set_offline(True)
    found = ana.a_set()
    if found is not None:
        ana.choose(found)
        ana.card(found[0]).wait_for(state="detached")
    left = ana.cards()
    ana.page.reload()
    ana.find(".slot").first.wait_for()
    assert ana.cards() == left
    play_out(ana)
    expect(ana.find('[data-verdict="device"]')).to_have_text("Shuffled on this device.")
    assert ana.complaints == []
    assert ana.page.evaluate(COMPILE) == "CompileError", "only the worker may"


COMPILE = "WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => '', (error) => error.name)"


def test_the_static_page_has_the_same_policy_as_the_server() -> None:
    """A static host sends no headers; directives that HTML can't express are left out."""
    page = (built_site() / "index.html").read_text().replace("&#39;", "'")
    said = page.split('http-equiv="Content-Security-Policy" content="')[1].split('"')[0]
    assert said == POLICY.replace("; frame-ancestors 'none'", "")
    assert "wasm" not in said


@long_only("another tab")
def test_one_tab_owns_the_games_until_another_takes_over(visit: Visit) -> None:
    ana = visit.tab()
    start_alone(ana)
    second = visit.tab()
    second.go("/games")
    second.find('aside[data-device="elsewhere"]').wait_for()
    second.find('[data-do="take-over"]').click()
    visit.ready(second)
    expect(ana.find('aside[data-device="taken"]')).to_be_visible()
    second.follow("/")
    second.find("a[href*='/t/']").first.click()
    second.find(".slot").first.wait_for()
    assert second.cards() == ana.cards()
    found = second.a_set()
    if found is not None:
        second.choose(found)
        second.card(found[0]).wait_for(state="detached")
    ana.find('[data-do="take-over"]').click()
    visit.ready(ana)
    ana.find(".slot").first.wait_for()
    ana.wait_until(
        "cards => [...document.querySelectorAll('.slot:not([inert]) [data-card]')].length === cards",
        len(second.cards()),
    )


def play_dice(person: Person) -> None:
    """A complete dice game against a bot."""
    for _ in range(400):
        if person.find(".result").count():
            return
        if person.find('[data-act="turn"], [data-act="extra"], [data-act="call"] .button:first-child:enabled').count():
            dicing.act(person)
        else:
            person.wait_for_change()
    raise AssertionError("the game did not end")


def solve_daily(person: Person) -> None:
    """Solves today's easy puzzle."""
    person.follow("/daily")
    person.find("[data-size=easy] [data-do=play]").click()
    person.find(".slot").first.wait_for()
    sets = find_sets(person.cards())
    for count, cards in enumerate(sets, 1):
        person.choose(cards)
        if count < len(sets):
            expect(person.find("li.found:not(.missing)")).to_have_count(count)
    person.find(".result .share").wait_for()


SPEAK = """language => localStorage.setItem("tercet.settings",
  JSON.stringify({ ...JSON.parse(localStorage.getItem("tercet.settings") ?? "{}"), language }))"""


@long_only("complete games of every kind without a server")
def test_cards_dice_and_the_daily_puzzle_are_played_and_counted_as_by_a_server(visit: Visit, tmp_path: Path) -> None:
    """After an offline reload everything is still there, and every log passes the usual verification."""
    ana = visit.tab()
    start_alone(ana)
    play_out(ana)
    ana.follow("/")
    solve_daily(ana)
    ana.follow("/")
    ana.page.get_by_role("radio", name="Dice").check(force=True)
    ana.find(".bots .button.main").click()
    ana.find(".board").first.wait_for()
    play_dice(ana)
    ana.wait_until("() => document.documentElement.dataset.kept === 'yes'")
    visit.context.set_offline(True)
    shown = visit.asks(ana, "/api/guests/me/statistics")
    archive = tmp_path / "games.zip"
    archive.write_bytes(visit.asks(ana, "/api/guests/me/export"))
    assert len(verified_logs(archive)) == 3
    assert json.loads(shown) == run_beside(server_statistics(archive))
    ana.go("/games")
    ana.find('main a[href*="/timeline/"]').first.click()
    ana.find('main a[href*="/replay/"]').first.click()
    ana.find(".controls").wait_for()
    for language in ("es", "fr", "he", "pt", "en"):
        ana.go("/settings")
        ana.page.evaluate(SPEAK, language)
        ana.page.reload()
        expect(ana.find(f'html[lang="{language}"] main').first).to_be_visible()
    for path in ("/learn/cards", "/rules?game=cards", "/statistics", "/games", "/settings", "/training", "/daily"):
        ana.go(path)
        ana.page.reload()
        ana.find("main").first.wait_for()
    visit.ready(ana)
    assert visit.asks(ana, "/api/guests/me/statistics") == shown
    assert ana.complaints == []


@long_only("an export, verified and imported on another device")
def test_games_are_exported_verified_and_imported(visit: Visit, browser: Any, site: str, tmp_path: Path) -> None:
    visit.context.add_init_script("navigator.storage.persist = navigator.storage.persisted = async () => false")
    ana = visit.tab()
    start_alone(ana)
    play_out(ana)
    ana.follow("/settings")
    expect(ana.find('[data-part="device"]')).to_contain_text("may delete your games")
    with ana.page.expect_download() as download:
        ana.find('[data-do="export"]').click()
    archive = tmp_path / "games.zip"
    download.value.save_as(archive)
    (log,) = verified_logs(archive)
    for file in (archive, log):
        context = browser.new_context(locale="en")
        other = Visit(context, site)
        bert = other.tab()
        bert.go("/settings")
        other.ready(bert)
        choose = bert.find('[data-part="device"] input[type=file]')
        choose.set_input_files({"name": "x.zip", "mimeType": "application/zip", "buffer": b"PK"})
        expect(bert.find('[data-part="device"] [role=alert]')).to_contain_text("not exported from Tercet")
        choose.set_input_files(file)
        expect(bert.find('[data-part="device"] [role=status]')).to_have_text("One game imported.")
        choose.set_input_files(log)
        expect(bert.find('[data-part="device"] [role=status]')).to_have_text("All of these games were here already.")
        bert.follow("/games")
        expect(bert.find('a[href*="/timeline/"]')).to_have_count(1)
        context.close()


@long_only("a full disk")
def test_a_full_disk_is_reported_and_the_game_continues(visit: Visit, site: str) -> None:
    ana = visit.tab()
    start_alone(ana)
    origin = site.split("/clubs", maxsplit=1)[0]
    visit.context.new_cdp_session(ana.page).send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    play_out(ana)
    ana.follow("/")
    expect(ana.find('[data-storage="full"]')).to_be_visible()


NEWER = """name => new Promise((done, failed) => {
  const request = indexedDB.open(name, 1000);
  request.onsuccess = () => { request.result.close(); done(); };
  request.onerror = () => failed(request.error);
})"""


@long_only("games stored by a newer version")
def test_a_store_from_a_newer_version_is_refused_with_an_explanation(visit: Visit) -> None:
    ana = visit.tab()
    start_alone(ana)
    ana.page.goto(f"{visit.address}/icon.svg")
    ana.page.evaluate(NEWER, f"tercet {SUB_PATH}/")
    ana.go("/")
    expect(ana.find('aside[data-device="newer"]')).to_contain_text("newer version of Tercet")
    # lessons need no stored games
    ana.follow("/learn/cards")
    expect(ana.page.get_by_role("link", name="Next: ")).to_be_visible()


@long_only("pages that need a server")
def test_rooms_and_unknown_tables_explain_what_they_need(visit: Visit) -> None:
    ana = visit.tab()
    ana.go("/r/abcde")
    expect(ana.find("main h1")).to_have_text("Rooms need a server")
    ana.follow("/t/8j54xhi963726")
    expect(ana.find("main h1")).to_have_text("This table isn’t on this device")


@long_only("a browser without storage")
def test_blocked_storage_is_reported_and_the_game_continues(browser: Any, tmp_path: Path) -> None:
    """The worker runs as in a browser whose user blocks storage."""
    with served(refusing_storage(tmp_path), tmp_path / "www") as address:
        context = browser.new_context(locale="en")
        ana = Visit(context, address).tab()
        start_alone(ana)
        expect(ana.find('[data-storage="refused"]')).to_be_visible()
        play_out(ana)
        context.close()


@long_only("an upgrade between two builds")
def test_a_new_build_waits_until_no_table_is_open(browser: Any, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(built_site(), site)
    with served(site, tmp_path / "www") as address:
        context = browser.new_context(locale="en")
        visit = Visit(context, address)
        ana = visit.tab()
        start_alone(ana)
        ana.wait_until("() => navigator.serviceWorker.controller !== null")
        left = ana.cards()
        caches = "caches.keys().then((all) => all.filter((name) => name.startsWith('tercet-page')))"
        (before,) = ana.page.evaluate(caches)
        ana.page.evaluate("caches.open('of somebody else')")
        build_again(site)
        ana.page.evaluate("navigator.serviceWorker.getRegistration().then((all) => all.update())")
        ana.wait_until("() => navigator.serviceWorker.getRegistration().then((all) => all.waiting !== null)")
        ana.page.reload()
        ana.find(".slot").first.wait_for()
        assert ana.cards() == left, "the game continues in the version in which it began"
        assert before in ana.page.evaluate(caches)
        # in one step, because the page reloads as soon as its table is left
        ana.page.evaluate(FOLLOW, "/")
        ana.wait_until(f"() => {caches}.then((all) => all.length === 1 && all[0] !== {json.dumps(before)})")
        # the page may still be reloading
        ana.wait_until("() => caches.keys().then((all) => all.includes('of somebody else'))")
        ana.find("a[href*='/t/']").first.wait_for()
        context.close()


@long_only("a scripted game in the browser")
def test_python_in_the_browser_writes_the_same_log_as_a_server(browser: Any, tmp_path: Path) -> None:
    """`tests/offline/test_worker.py` compares this log with a server's."""
    with served(built_site(), tmp_path / "www") as address:
        program = "from tests.offline.scripted_log import scripted_log\n(await scripted_log()).decode()"
        here = python_in_a_worker(browser, tmp_path / "www", address, program)
    assert here == run_beside(scripted_log()).decode()
    assert here.count("\n") > 30


def attempt_is_ranked(person: Person, size: str) -> bool:
    """Opens today's puzzle; returns whether the server ranks the attempt."""
    person.follow("/daily")
    with person.page.expect_response(lambda answer: answer.request.method == "POST" and size in answer.url) as made:
        person.find(f"[data-size={size}] [data-do=play]").click()
    return bool(made.value.json()["ranked"])


@long_only("a server's page without its server")
def test_a_servers_page_keeps_working_without_the_server(browser: Any, tmp_path: Path) -> None:
    offline = built_site() / "offline"
    with running_server(tmp_path / "data", options=("--offline", str(offline))) as address:
        context = browser.new_context(locale="en")
        ana = Person(context.new_page(), context, address)
        ana.open_home("Ana")
        ana.follow("/settings")
        ana.find('[data-do="fetch-offline"]').click()
        ana.find('[data-part="available-offline"][data-state="on"]').wait_for()
        ana.wait_until("() => navigator.serviceWorker.controller !== null")
    # the server is down
    ana.go("/")
    expect(ana.find('aside[role="status"]')).to_contain_text("play alone")
    expect(ana.find("button.way")).to_have_count(1)
    ana.find("button.way.first").click()
    ana.find(".slot").first.wait_for()
    expect(ana.find(".slot")).to_have_count(12)
    ana.follow("/")
    solve_daily(ana)
    # and back: the server's data is unchanged, but a puzzle seen before is not ranked
    port = int(address.rpartition(":")[2])
    with running_server(tmp_path / "data", options=("--offline", str(offline)), port=port):
        ana.go("/")
        expect(ana.find("label.name input")).to_have_value("Ana")
        expect(ana.find('aside[role="status"]')).to_have_count(0)
        ana.follow("/games")
        ana.find("main .panel a.main").wait_for()
        expect(ana.find('a[href*="/timeline/"]')).to_have_count(0)
        ana.follow("/daily")
        with ana.page.expect_response(
            lambda answer: "/api/daily/" in answer.url and answer.request.method == "POST"
        ) as made:
            ana.find("[data-size=easy] [data-do=play]").click()
        assert made.value.json()["ranked"] is False
        with ana.page.expect_response(
            lambda answer: "/api/daily/" in answer.url and answer.request.method == "POST"
        ) as made:
            ana.follow("/daily")
            ana.find("[data-size=full] [data-do=play]").click()
        assert made.value.json()["ranked"] is True, "this one was not opened offline"
    context.close()


def test_the_files_come_from_one_build() -> None:
    """Everything the page or its worker may request is shipped with it, at a relative address."""
    site = built_site()
    parts = json.loads((site / "offline" / "parts.json").read_text())
    folder = site / "offline" / parts["folder"]
    assert {file["name"] for file in parts["files"]} == {path.name for path in folder.iterdir()}
    page = [path for path in site.rglob("*") if path.is_file() and site / "offline" not in path.parents]
    compressed = sum(len(gzip.compress(path.read_bytes())) for path in page)
    assert compressed + sum(file["compressed"] for file in parts["files"]) <= 9e6
    assert any(parts["folder"] in path.read_text() for path in (site / "assets").glob("*.js"))
    text = (BUILT / "index.html").read_text()
    assert 'href="/' not in text
    assert 'src="/' not in text
    manifest = json.loads((site / "tercet.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "."
