"""Two browsers contribute nonces, check each deal, and notice an operator who cheats after the commitments (P1, P2)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import CommitNonce, Ready, RevealNonce
from tercet.core.seating.commit_reveal import nonce_commitment
from tests.browser.people import PHONE, People, Person
from tests.browser.reach import unreachable
from tests.browser.stage import new_table, take_alone
from tests.browser.staged import NONCE_SECONDS, StagedTable
from tests.nonces import nonce_of
from tests.series import in_languages, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

RULES = {
    "deck": "solid",
    "layout": 9,
    "style": "point",
    "no_set": "auto",
    "deals": 2,
    "pause_seconds": 120,
    **sample({"ending": "first", "goal": 6}, {}),
}
"""In the short series two SETs end a deal."""


class Operator:
    """Intercepts messages between the server and one page, and can modify them."""

    def __init__(self) -> None:
        self.cheats = False

    def stand_between(self, socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(self._told(message)))

    def _told(self, message: Any) -> Any:
        told = json.loads(message)
        for event in told.get("events", ()):
            if self.cheats and event["type"] == "DealStarted":
                event["nonces"][0] = "ab" * 32
        return json.dumps(told)


def play_a_deal(look: Person) -> None:
    look.find(".slot").nth(8).wait_for()
    while not look.find(".result").count():
        take_alone(look)


def test_P2_pages_report_a_verified_shuffle_and_a_page_that_is_lied_to_reports_the_fraud(
    people: People,
) -> None:
    ana, ben = people.come(name="Ana"), people.come(name="Ben")
    operator = Operator()
    ben.page.route_web_socket("**/ws", operator.stand_between)
    new_table(ana, game="cards", edition="es", seats=2, overrides=RULES)
    ben.sit(ana.page.url)
    for person in (ana, ben):
        person.get_ready()
    play_a_deal(ana)
    for person in (ana, ben):
        assert "yours too" in (person.find('[data-verdict="verified"]').text_content() or "")
    operator.cheats = True
    for person in (ana, ben):
        person.find(".result .next .main").click()
    ana.find(".result").wait_for(state="detached")
    play_a_deal(ana)
    ana.find('[data-verdict="verified"]').wait_for()
    broken = ben.find('[data-verdict="broken"][role="alert"]')
    assert "does not check out" in broken.inner_text(), "reported without being asked"
    broken.locator("summary").click()
    assert "not the one they had committed to" in broken.inner_text()
    with ben.page.expect_download() as download:
        ben.find('[data-verdict="broken"] button').click()
    receipt = json.loads(download.value.path().read_text())
    assert [deal["nonces"][0] == "ab" * 32 for deal in receipt["dealings"]] == [False, True]


def start_without(table: StagedTable, *seats: int) -> None:
    """A start in which the page and all other players reveal their nonces, except for these seats (P1)."""

    def seating() -> Any:
        return table.game.state.seating

    table.until(lambda: bool(seating().chairs[0].committed))
    seed = table.game.state.commitment
    others = [seat for seat in (1, 2, 3) if not seating().chairs[seat].excused]
    table.do(
        *(CommitNonce(seat=Seat(seat), commitment=nonce_commitment(nonce_of(seat, seed)), seed=seed) for seat in others)
    )
    if seating().start is None:
        table.do(*(Ready(seat=Seat(seat)) for seat in others))
        table.get_ready()
    table.until(lambda: seating().start is not None and seating().start.nonces[:1] not in ((), ("",)))
    table.do(*(RevealNonce(seat=Seat(seat), nonce=nonce_of(seat, seed)) for seat in others if seat not in seats))
    table.wait(NONCE_SECONDS)


@in_languages("he")
def test_P1_two_void_starts_in_a_row_are_reported_before_the_next_one(people: People, language: str) -> None:
    ana = people.come(PHONE, name="Ana", language=language)
    table = StagedTable(ana, "cards", ["Ana", "Bea", "Cem", "Dan"], seats=4)
    table.open()
    start_without(table, 3)
    assert table.game.state.seating.start is not None, "a single one may be a lost connection"
    start_without(table, 2)
    told = ana.find('[data-void-starts="2"]')
    expect(told).to_be_visible()
    for name in ("Cem", "Dan"):
        expect(told).to_contain_text(name)
    expect(told).not_to_contain_text("Bea")
    ana.settle()
    assert unreachable(ana) == []
    # nothing starts until they are ready again
    table.wait(60)
    assert table.game.state.seating.start is None
    assert table.game.state.phase == "lobby"
    expect(ana.find('[data-do="ready"]')).to_be_visible()
