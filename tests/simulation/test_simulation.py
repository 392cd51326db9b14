"""Thousands of games on a bad network, with a bad disk and a process that is killed; and proof that this finds bugs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from tercet.store.port import History, TableId
from tercet.tables.alarms import TableClock
from tercet.tables.bots import TableBots
from tercet.tables.command_queue import CommandQueue
from tercet.tables.event_log import Commit, EventLog
from tercet.tables.races import Latency, RaceWindow
from tercet.tables.registry import TableRegistry
from tercet.tables.table import Table
from tercet.tables.table_settings import TableSettings
from tercet.wire.codec import encode
from tercet.wire.messages import Done
from tests.series import sample
from tests.simulation.disk import DiskStore
from tests.simulation.world import Broken, simulate

SEARCHED = 300
"""Every planted bug is found within this many games."""
GAMES = sample(50, 50_000)
PARTS = sample(1, 20)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_promise_is_broken_whatever_goes_wrong(part: int) -> None:
    size = GAMES // PARTS
    acknowledged, kills = simulate(range(part * size, (part + 1) * size))
    assert acknowledged > size
    assert kills > size / 10


@pytest.mark.parametrize("seed", [3494, 42929])
def test_a_table_that_cannot_record_an_absence_does_not_retry_forever(seed: int) -> None:
    simulate([seed])


def test_a_record_that_fails_when_a_table_wakes_is_retried_shortly_after() -> None:
    simulate([27065])


def announces_before_it_is_durable(monkeypatch: pytest.MonkeyPatch) -> None:
    write = EventLog.write

    def hasty(self: EventLog, *args: Any) -> None:
        write(self, *args)
        commit = self._pending[-1]
        self._announce(commit)

    monkeypatch.setattr(EventLog, "write", hasty)
    monkeypatch.setattr(EventLog, "_show", lambda self, commit: setattr(self, "shown", commit.state))


def forgets_executed_commands_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    fold = EventLog._fold

    def forgetful(self: EventLog, history: History) -> None:
        fold(self, history)
        self.answers._done.clear()

    monkeypatch.setattr(EventLog, "_fold", forgetful)


def decides_by_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    enter = RaceWindow.enter

    def unfair(
        self: RaceWindow[Any], command: Any, runner: Any, moment: float, rivals: Any, *, raced: bool = True
    ) -> None:
        enter(self, command, runner, moment, (), raced=raced)

    monkeypatch.setattr(RaceWindow, "enter", unfair)


def welcomes_with_an_undurable_state(monkeypatch: pytest.MonkeyPatch) -> None:
    welcome = Table._welcome

    def hasty(self: Table, member: Any, seen: Any) -> None:
        shown, self.event_log.shown = self.event_log.shown, self.event_log.state
        welcome(self, member, None)
        self.event_log.shown = shown

    monkeypatch.setattr(Table, "_welcome", hasty)


def keeps_a_state_the_disk_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def stubborn(self: EventLog, commit: Commit) -> None:
        for function, _ in commit.then or ():
            function()

    monkeypatch.setattr(EventLog, "_fail", stubborn)


def ignores_the_time_of_the_press(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Latency, "moment", lambda self, pressed, arrived: arrived - 2 * self.delay)


def answers_before_it_is_durable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EventLog, "later", lambda self, function, instead: function())
    carry_out = CommandQueue._carry_out

    def hasty(self: CommandQueue, submission: Any, *args: Any) -> None:
        carry_out(self, submission, *args)
        if isinstance(self._event_log.answers.find((submission.guest, submission.id)), int):
            for member in self._members.of(submission.guest):
                member.send(encode(Done(id=submission.id, version=self._event_log.state.version)))

    monkeypatch.setattr(CommandQueue, "_carry_out", hasty)


def applies_settings_before_they_are_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    arrange = TableSettings.change

    def hasty(self: TableSettings, member: Any, message: Any) -> None:
        def save(record: Any, done: Any) -> None:
            log.change(record, lambda error: None)
            done(None)

        log = self._log
        self._log = SimpleNamespace(change=save)
        arrange(self, member, message)
        self._log = log

    monkeypatch.setattr(TableSettings, "change", hasty)


def uses_the_calendar_as_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    init = TableClock.__init__

    def dated(self: TableClock, clock: Any, at: float) -> None:
        init(self, clock, at)
        self._now = clock.moment

    def call_at(self: TableClock, moment: float, function: Callable[[], None]) -> Any:
        return self._clock.call_at(self._clock.now() + moment - self.now(), function)

    monkeypatch.setattr(TableClock, "__init__", dated)
    monkeypatch.setattr(TableClock, "call_at", call_at)


def counts_the_time_without_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def ran(self: DiskStore, table: TableId) -> float:
        puts = self._platter.puts.get(table)
        return self._clock.now() - puts[-1][0] if puts else 0.0

    monkeypatch.setattr(DiskStore, "_ran", ran)


def keeps_a_table_whose_rows_have_vanished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableRegistry, "_gone", lambda self, table: table.close("closed"))


def keeps_the_bots_of_a_sleeping_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableBots, "close", lambda self: None)


def stops_periodic_work_at_the_first_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def beat(self: TableRegistry) -> None:
        with suppress(OSError):  # a loop logs it and continues
            self.dependencies.log.record_uptime()
            self.put_idle_to_sleep()
            self._set_tick()

    monkeypatch.setattr(TableRegistry, "_tick", beat)


@pytest.mark.parametrize(
    ("plant", "first"),
    [
        (uses_the_calendar_as_its_clock, 21),
        (counts_the_time_without_a_server, 0),
        (keeps_a_table_whose_rows_have_vanished, 0),
        (keeps_the_bots_of_a_sleeping_table, 24),
        (stops_periodic_work_at_the_first_error, 125),
        (announces_before_it_is_durable, 6),
        (answers_before_it_is_durable, 6),
        (welcomes_with_an_undurable_state, 2114),
        (forgets_executed_commands_after_a_restart, 1),
        (keeps_a_state_the_disk_refused, 0),
        (decides_by_arrival, 0),
        (ignores_the_time_of_the_press, 0),
        (applies_settings_before_they_are_saved, 43),
    ],
)
def test_a_planted_bug_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search starts with a game that has found it before."""
    plant(monkeypatch)
    with pytest.raises(Broken, match=r"seed \d+"):
        simulate([first, *range(SEARCHED)])
