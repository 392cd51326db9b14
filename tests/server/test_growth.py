"""The growth of the logs is charged equally to the guests present, and to their addresses."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

from tercet.core.identity import Identity
from tercet.server.guards.address_limits import Allowances
from tercet.server.guards.log_growth import LogGrowth
from tercet.server.websocket.connection import Connection
from tercet.store.port import TableId
from tercet.tables.table_port import TablePort


@dataclass
class Somewhere:
    """The parts of a table that the code under test uses."""

    id: TableId
    members: list[Any] = field(default_factory=list)
    version: Any = 0
    elsewhere: int = 0
    """Number of connections on other nodes."""

    @property
    def status(self) -> SimpleNamespace:
        here = sum(isinstance(member, Connection) for member in self.members)
        return SimpleNamespace(events=self.version, members=here + self.elsewhere)


def person(guest: str, address: str) -> Connection:
    found = Mock(spec=Connection)
    found.guest, found.address = Identity(guest), address
    return cast("Connection", found)


@dataclass
class Watch:
    """Allows bursts of ten events for a guest and thirty for an address, plus one a second."""

    now: float = 0.0

    def __post_init__(self) -> None:
        self._present: list[tuple[Somewhere, Connection]] = []
        self.growth = LogGrowth(
            Allowances((1.0, 10.0), lambda: self.now),
            Allowances((1.0, 30.0), lambda: self.now),
        )

    def look(self, *tables: Somewhere) -> list[str]:
        """Lets people come and go until they are where they should be, then checks the growth."""
        wanted = [(table, member) for table in tables for member in table.members if isinstance(member, Connection)]
        for table, member in [place for place in self._present if place not in wanted]:
            self.growth.depart(cast("TablePort", table), member)
        for table, member in [place for place in wanted if place not in self._present]:
            self.growth.arrive(cast("TablePort", table), member)
        self._present = wanted
        return sorted(found.guest for found in self.growth.look())


def test_growth_before_the_first_check_is_charged_to_nobody() -> None:
    watch, table = Watch(), Somewhere(TableId("a"), [person("anna", "1")], version=19_000)
    assert watch.look(table) == []
    table.version += 10
    assert watch.look(table) == []
    table.version += 1
    assert watch.look(table) == ["anna"]


def test_a_remote_table_costs_nothing_until_its_length_is_known_even_after_a_move() -> None:
    anna = person("anna", "1")
    watch, former = Watch(), Somewhere(TableId("a"), [anna], version=None)
    assert watch.look(former) == []
    former.version = 19_000
    assert watch.look(former) == []
    moved = Somewhere(TableId("a"), [anna], version=None)
    assert watch.look(moved) == []
    moved.version = 19_100
    assert watch.look(moved) == []
    moved.version += 11
    assert watch.look(moved) == ["anna"]


def test_the_people_at_a_table_share_the_cost_of_its_growth() -> None:
    watch = Watch()
    table = Somewhere(TableId("a"), [person("anna", "1"), person("bert", "2")])
    watch.look(table)
    table.version = 20
    assert watch.look(table) == []
    table.version = 22
    assert watch.look(table) == ["anna", "bert"]


def test_people_on_other_nodes_are_charged_there() -> None:
    watch = Watch()
    table = Somewhere(TableId("a"), [person("anna", "1")], elsewhere=3)
    watch.look(table)
    table.version = 40
    assert watch.look(table) == []
    table.version = 44
    assert watch.look(table) == ["anna"]


def test_a_guest_pays_once_for_all_connections_and_all_are_reported() -> None:
    watch = Watch()
    table = Somewhere(TableId("a"), [person("anna", "1"), person("anna", "1")])
    watch.look(table)
    table.version = 10
    assert watch.look(table) == []
    table.version = 11
    assert watch.look(table) == ["anna", "anna"]


def test_guests_at_one_address_share_its_allowance() -> None:
    watch = Watch()
    tables = [Somewhere(TableId(f"t{i}"), [person(f"g{i}", "1")]) for i in range(5)]
    watch.look(*tables)
    for table in tables:
        table.version = 7
    assert watch.look(*tables) == ["g4"], "five times seven is more than thirty"
    assert not watch.growth.has_share("1")
    assert watch.growth.has_share("2")


def test_bots_pay_nothing_and_a_table_without_people_charges_nobody() -> None:
    watch = Watch()
    table = Somewhere(TableId("a"), [Mock()])
    watch.look(table)
    table.version = 1000
    assert watch.look(table) == []
    table.members = [person("anna", "1")]
    assert watch.look(table) == [], "what the bots did before she came isn't charged to her"
    table.version += 11
    assert watch.look(table) == ["anna"], "what they do while she is there is"


def test_a_table_that_slept_meanwhile_is_checked_afresh() -> None:
    watch, table = Watch(), Somewhere(TableId("a"), [person("anna", "1")])
    watch.look(table)
    watch.look()
    table.version = 1000
    assert watch.look(table) == []


def test_a_guest_who_pauses_may_write_again() -> None:
    watch, table = Watch(), Somewhere(TableId("a"), [person("anna", "1")])
    watch.look(table)
    table.version = 40
    assert watch.look(table) == ["anna"]
    assert not watch.growth.has_share("1")
    watch.now = 12.0
    assert watch.growth.has_share("1"), "forty events exceed the burst by ten, and twelve seconds have passed"
    table.version += 1
    assert watch.look(table) == ["anna"], "her own allowance is still overdrawn by thirty"
    watch.now = 60.0
    table.version += 1
    assert watch.look(table) == []
