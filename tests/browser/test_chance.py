"""Two browsers bring nonces, check each deal, and notice an operator who cheats after the commitments (P1, P2)."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.people import People, Person
from tests.browser.stage import new_table, take_alone

RULES = {"deck": "solid", "layout": 9, "style": "point", "no_set": "auto", "deals": 2, "pause_seconds": 120}


class Operator:
    """Stands between the server and one page, and can change what it is told."""

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


def test_P2_both_pages_say_that_the_shuffle_is_verified_and_one_that_it_is_not_when_it_is_lied_to(
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
        assert "yours too" in person.find('[data-verdict="verified"]').inner_text()
    operator.cheats = True
    for person in (ana, ben):
        person.find(".result .next .main").click()
    ana.find(".result").wait_for(state="detached")
    play_a_deal(ana)
    ana.find('[data-verdict="verified"]').wait_for()
    broken = ben.find('[data-verdict="broken"]').inner_text()
    assert "does not check out" in broken
    assert "not the one they had committed to" in broken
    with ben.page.expect_download() as download:
        ben.find('[data-verdict="broken"] button').click()
    receipt = json.loads(download.value.path().read_text())
    assert [deal["nonces"][0] == "ab" * 32 for deal in receipt["dealings"]] == [False, True]
