"""A table changes its owner while people play in their browsers: the page continues without anybody's help."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from tests.browser.cable import Cable
from tests.browser.people import DESK, PATIENCE, PHONE, People, Person
from tests.browser.real_server import is_built
from tests.browser.stage import made_table
from tests.browser.test_card_table import deal_until_a_set_appears
from tests.browser.test_social_path import Album
from tests.cluster.processes import NodeProcess
from tests.nats import shared_nats
from tests.postgres import shared_postgres
from tests.series import LONG

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

Result = TypeVar("Result")
RULES = {"point_seconds": 30, "penalty": "none"}
OWNER = "SELECT lives.name FROM tables JOIN heads USING (no) JOIN lives ON lives.id = owner WHERE code = $1"


def done(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs a coroutine; this thread's event loop belongs to the browser."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()


async def owner_name(store: str, code: str) -> str:
    db = await asyncpg.connect(store)
    try:
        return str(await db.fetchval(OWNER, code))
    finally:
        await db.close()


@contextmanager
def three_nodes(folder: Path, store: str) -> Iterator[list[NodeProcess]]:
    nodes = [NodeProcess(folder / f"n{number}", store, shared_nats().url) for number in range(3)]
    with ExitStack() as stack:
        for node in nodes:
            stack.callback(node.close)
            done(node.start())
        yield nodes


class Page:
    """What must stay the same on a page: it is never reloaded."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sockets = 0
        person.page.on("websocket", self._opened)

    def _opened(self, _: object) -> None:
        self.sockets += 1

    def mark(self) -> None:
        self.person.page.evaluate("window.loadedOnce = true")

    def goes_on(self) -> None:
        """Checks that the page is connected and unobstructed."""
        expect(self.person.find(".line.lost")).to_have_count(0)
        expect(self.person.find("dialog[open]")).to_have_count(0)
        expect(self.person.find(".slot").nth(8)).to_be_visible()
        assert self.person.page.evaluate("window.loadedOnce"), "the page was reloaded"


def scores(person: Person) -> tuple[int, int]:
    return person.score(0), person.score(1)


def call(person: Person) -> None:
    """Presses SET! until it counts: a press while the table has no owner fails, and the page says so."""
    for _ in range(PATIENCE // 50):
        if person.find(".call:enabled").count():
            person.find(".call").click()
        person.page.wait_for_timeout(50)
        if person.find(".point").count():
            return
    raise AssertionError("no press counted")


def play(one: Person, other: Person) -> None:
    """Both take a SET, and both see the same state."""
    for person, rival in ((one, other), (other, one)):
        before = scores(person)
        deal_until_a_set_appears([one, other])
        found = person.a_set()
        assert found is not None
        call(person)
        person.choose(found)
        for seeing in (person, rival):
            expect(seeing.card(found[0])).to_have_count(0)
        expect(rival.find(".call:enabled")).to_have_count(1)
        assert sum(scores(person)) == sum(before) + 3
        assert scores(person) == scores(rival)
        assert sorted(person.cards()) == sorted(rival.cards())


@pytest.mark.skipif(not LONG, reason="tests/cluster covers both with the Python client")
@pytest.mark.skipif(not is_built(), reason="the web client is not built")
def test_a_game_continues_in_the_page_when_its_owner_stops_or_is_killed(browser: Any, tmp_path: Path) -> None:
    store = shared_postgres().url()
    with three_nodes(tmp_path, store) as nodes:
        people = People(browser, nodes[2].url)
        host, ana, noa = people.come(), people.come(DESK), people.come(PHONE, language="he")
        pages = [Page(ana), Page(noa)]
        album = Album(ana, noa)
        orders = ((nodes[0], nodes[1]), (nodes[1], nodes[0]))
        with ExitStack() as stack:
            for person, order in zip((ana, noa), orders, strict=True):
                cable = stack.enter_context(closing(Cable(*(node.url for node in order))))
                person.address = cable.address
            host.open_home("Host")
            url = made_table(host, game="cards", edition="es", seats=2, overrides=RULES)
            code = url.rsplit("/", 1)[1]
            for person, name in ((ana, "Ana"), (noa, "נועה")):
                person.open_home(name)
                person.sit(url.replace(host.address, person.address))
            for person in (ana, noa):
                person.get_ready()
            for person in (ana, noa):
                expect(person.find(".slot").nth(11)).to_be_visible()
            assert done(owner_name(store, code)) in nodes[2].names(), "neither page is connected to the table's owner"
            for page in pages:
                page.mark()
            sockets = [page.sockets for page in pages]
            play(ana, noa)
            album.take("before")

            # planned: the owner stops, and no connection is lost
            assert done(nodes[2].stop()) == 0
            album.take("stopped")
            play(ana, noa)
            for page in pages:
                page.goes_on()
            assert [page.sockets for page in pages] == sockets, "no socket was closed"
            album.take("after-the-stop")

            # killed: one of the pages was connected to it
            name = done(owner_name(store, code))
            number = next(number for number, node in enumerate(nodes[:2]) if name in node.names())
            nodes[number].send(signal.SIGKILL)
            done(nodes[number].ended())
            album.take("killed")
            while done(owner_name(store, code)) == name:
                ana.page.wait_for_timeout(50)
            while pages[number].sockets == sockets[number]:
                ana.page.wait_for_timeout(50)
            for page in pages:
                page.goes_on()
            play(ana, noa)
            album.take("after-the-kill")
            for page in pages:
                page.goes_on()
            assert pages[1 - number].sockets == sockets[1 - number], "the other page's socket was not closed"
            for person in (host, ana, noa):
                person.forgive("net::ERR_")
            people.leave()
