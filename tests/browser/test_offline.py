"""The whole table in the browser: a page of plain files, Python in a worker, games in IndexedDB."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercet.cli import main
from tercet.server.http.static import POLICY
from tests.browser.people import DESK, Person
from tests.browser.real_server import ROOT, running_server
from tests.browser.static_site import BUILT, SUB_PATH, Visit, built_site, play_out, served, start_alone
from tests.series import long_only

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(built_site(), tmp_path_factory.mktemp("www")) as address:
        yield address


@pytest.fixture
def visit(browser: Any, site: str) -> Iterator[Visit]:
    """An empty profile; at the end no other host was asked for anything."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en")
    visit = Visit(context, site)
    yield visit
    context.close()
    assert visit.strangers == []


def test_a_game_is_played_kept_and_continued_without_a_network(visit: Visit) -> None:
    """From an empty profile under a sub-path: a whole game, with a reload in the middle that no network answers."""
    ana = visit.tab()
    start_alone(ana)
    cards = ana.cards()
    assert len(cards) in (9, 12)
    found = ana.a_set()
    if found is not None:
        ana.choose(found)
        ana.card(found[0]).wait_for(state="detached")
    ana.wait_until("() => document.documentElement.dataset.kept === 'yes'")
    ana.wait_until("() => navigator.serviceWorker.controller !== null")

    left = ana.cards()
    visit.context.set_offline(True)
    ana.page.reload()
    ana.find(".slot").first.wait_for()
    assert ana.cards() == left
    play_out(ana)
    expect(ana.find('[data-verdict="device"]')).to_have_text("Shuffled on this device.")
    assert ana.complaints == []


def test_the_policy_of_the_page_is_the_servers() -> None:
    """A static host sends no headers; what a page cannot say of itself is left out."""
    page = (built_site() / "index.html").read_text().replace("&#39;", "'")
    said = page.split('http-equiv="Content-Security-Policy" content="')[1].split('"')[0]
    assert said == POLICY.replace("; frame-ancestors 'none'", "")
    assert "wasm" not in said


@long_only("another tab")
def test_one_tab_has_the_games_until_another_takes_them_over(visit: Visit) -> None:
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


@long_only("a dice game, the daily and every page without a server")
def test_dice_against_a_bot_the_daily_and_the_other_pages(visit: Visit) -> None:
    ana = visit.tab()
    ana.go("/")
    visit.ready(ana)
    ana.page.get_by_role("radio", name="Dice").check(force=True)
    ana.find(".bots .button.main").click()
    ana.find(".board").first.wait_for()
    ana.go("/daily")
    ana.page.reload()
    visit.ready(ana)
    ana.find("main .button.main").first.click()
    ana.find(".slot").first.wait_for()
    for path in ("/learn/cards", "/rules?game=cards", "/statistics", "/games", "/settings", "/training"):
        ana.follow(path)
        ana.find("main").first.wait_for()
    assert ana.complaints == []


@long_only("an exported file, verified, and imported on another device")
def test_games_are_exported_verified_and_imported(visit: Visit, browser: Any, site: str, tmp_path: Path) -> None:
    ana = visit.tab()
    start_alone(ana)
    play_out(ana)
    ana.follow("/settings")
    with ana.page.expect_download() as download:
        ana.find('[data-do="export"]').click()
    archive = tmp_path / "games.zip"
    download.value.save_as(archive)
    shutil.unpack_archive(archive, tmp_path / "games")
    (log,) = (tmp_path / "games").glob("*.tercet")
    assert main(["verify", str(log)]) == 0
    context = browser.new_context(locale="en")
    other = Visit(context, site)
    bert = other.tab()
    bert.go("/settings")
    other.ready(bert)
    bert.find('[data-part="device"] input[type=file]').set_input_files(archive)
    expect(bert.find('[data-part="device"] [role=status]')).to_have_text("One game imported.")
    bert.find('[data-part="device"] input[type=file]').set_input_files(log)
    expect(bert.find('[data-part="device"] [role=alert]')).to_contain_text("Nothing was imported.")
    bert.follow("/games")
    expect(bert.find('a[href*="/replay/"]')).to_have_count(1)
    context.close()


@long_only("storage that is full")
def test_a_full_disk_is_said_and_the_game_goes_on(visit: Visit, site: str) -> None:
    ana = visit.tab()
    start_alone(ana)
    origin = site.split("/clubs", maxsplit=1)[0]
    visit.context.new_cdp_session(ana.page).send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    play_out(ana)
    ana.follow("/")
    expect(ana.find('[data-storage="full"]')).to_be_visible()


REFUSED = """Object.defineProperty(self, "indexedDB", { value: {
  open: () => { throw new DOMException("refused", "SecurityError"); } } });
"""


@long_only("a browser that keeps nothing")
def test_storage_that_is_refused_is_said_and_the_game_goes_on(visit: Visit) -> None:
    """The worker meets what a browser does whose user allows no storage."""

    def refuse(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=REFUSED + answer.text())

    visit.context.route("**/table_worker-*.js", refuse)
    ana = visit.tab()
    start_alone(ana)
    expect(ana.find('[data-storage="refused"]')).to_be_visible()
    play_out(ana)


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
        # the same page, built again with another text
        page, worker = site / "index.html", site / "sw.js"
        page.write_text(page.read_text().replace("<title>Tercet</title>", "<title>Tercet 2</title>"))
        build = before.split()[-1]
        worker.write_text(worker.read_text().replace(build, "f" * 16))
        ana.page.evaluate("navigator.serviceWorker.getRegistration().then((all) => all.update())")
        ana.wait_until("() => navigator.serviceWorker.getRegistration().then((all) => all.waiting !== null)")
        ana.page.reload()
        ana.find(".slot").first.wait_for()
        assert ana.cards() == left, "the game goes on in the version in which it was begun"
        assert before in ana.page.evaluate(caches)
        ana.follow("/")
        ana.wait_until(f"() => {caches}.then((all) => all.length === 1 && all[0] !== {json.dumps(before)})")
        assert "of somebody else" in ana.page.evaluate("caches.keys()")
        ana.find("a[href*='/t/']").first.wait_for()
        context.close()


SCRIPTED = """import {{ loadPyodide }} from "{place}pyodide.mjs";
const python = await loadPyodide({{ indexURL: "{place}" }});
const fetched = async (name) => (await fetch(name)).arrayBuffer();
python.unpackArchive(await fetched("{place}{wheel}"), "wheel");
python.unpackArchive(await fetched("{place}{package}"), "zip", {{ extractDir: "/lib/tercet" }});
python.unpackArchive(await fetched("/tests.zip"), "zip", {{ extractDir: "/lib/tercet" }});
const log = await python.runPythonAsync(`import sys
sys.path.insert(0, "/lib/tercet")
from tests.offline.scripted_log import scripted_log
(await scripted_log()).decode()`);
postMessage(log);
"""


@long_only("a scripted game in the browser")
def test_python_in_the_browser_writes_the_log_that_a_server_writes(browser: Any, tmp_path: Path) -> None:
    """`tests/offline/test_worker.py` holds this log to a server's."""
    root = tmp_path / "www"
    with served(built_site(), root) as address:
        origin = address.removesuffix(SUB_PATH)
        parts = json.loads((BUILT / "offline" / "parts.json").read_text())
        place = f"{address}/offline/{parts['folder']}/"
        script = SCRIPTED.format(place=place, wheel=parts["wheel"], package=parts["package"])
        (root / "scripted.js").write_text(script)
        (root / "scripted.html").write_text("<!doctype html><title>scripted</title>")
        with zipfile.ZipFile(root / "tests.zip", "w") as archive:
            for name in ("scripted_log", "scripted_game", "device"):
                archive.write(ROOT / "tests" / "offline" / f"{name}.py", f"tests/offline/{name}.py")
        page = browser.new_context().new_page()
        page.goto(f"{origin}/scripted.html")
        here = page.evaluate(
            """() => new Promise((done, failed) => {
              const worker = new Worker("/scripted.js", { type: "module" });
              worker.onmessage = (event) => done(event.data);
              worker.onerror = (event) => failed(event.message);
            })"""
        )
        page.context.close()
    program = "import asyncio, tests.offline.scripted_log as s; print(asyncio.run(s.scripted_log()).decode())"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert here == done.stdout[:-1]
    assert here.count("\n") > 30


@long_only("a server's page that does without it")
def test_a_page_of_a_server_plays_on_without_it(browser: Any, tmp_path: Path) -> None:
    offline = built_site() / "offline"
    with running_server(tmp_path / "data", options=("--offline", str(offline))) as address:
        context = browser.new_context(locale="en")
        ana = Person(context.new_page(), context, address)
        ana.open_home("Ana")
        ana.follow("/settings")
        ana.find('[data-do="fetch-offline"]').click()
        ana.find('[data-part="available-offline"][data-state="on"]').wait_for()
        ana.wait_until("() => navigator.serviceWorker.controller !== null")
    # the server is gone
    ana.go("/")
    expect(ana.find('aside[role="status"]')).to_contain_text("play alone")
    expect(ana.find("button.way")).to_have_count(1)
    ana.find("button.way.first").click()
    ana.find(".slot").first.wait_for()
    expect(ana.find(".slot")).to_have_count(12)
    context.close()


def test_the_files_are_those_of_one_build() -> None:
    """Whatever the page or its worker may ask for lies beside it, at a relative address."""
    site = built_site()
    parts = json.loads((site / "offline" / "parts.json").read_text())
    folder = site / "offline" / parts["folder"]
    assert {file["name"] for file in parts["files"]} == {path.name for path in folder.iterdir()}
    assert sum(file["compressed"] for file in parts["files"]) < 9e6
    assert any(parts["folder"] in path.read_text() for path in (site / "assets").glob("*.js"))
    page = (BUILT / "index.html").read_text()
    assert 'href="/' not in page
    assert 'src="/' not in page
    manifest = json.loads((site / "tercet.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "."
