"""The ping schedule: infrequent, and few at the same time."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise

import pytest

from tercet.server.websocket.pings import IDLE, PLAYING, RESTING, TICK, PingSchedule


class Timer:
    """An event loop that only records the next call."""

    def __init__(self, busy: float = 0.0) -> None:
        self.wait, self.now, self.busy = 0.0, 0.0, busy

    def time(self) -> float:
        return self.now

    def run(self) -> None:
        """Makes the call, late by as long as the loop is busy."""
        self.now += self.wait + self.busy
        self.function()  # type: ignore[operator]

    def call_later(self, wait: float, function: object) -> asyncio.Handle:
        self.wait, self.function = wait, function
        return None  # type: ignore[return-value]


class Player:
    def __init__(self, log: list[tuple[int, Player]], clock: list[int]) -> None:
        self.next_ping = 0
        self._log, self._clock = log, clock

    def ping(self) -> int:
        self._log.append((self._clock[0], self))
        return PLAYING


def test_clients_that_joined_together_spread_out_and_are_pinged_often_enough() -> None:
    timer, clock = Timer(), [0]
    wheel = PingSchedule(timer, lambda: None)  # type: ignore[arg-type]
    log: list[tuple[int, Player]] = []
    players = [Player(log, clock) for _ in range(400)]
    for player in players:
        wheel.add(player, 1)
    for clock[0] in range(1, 20 * PLAYING):
        wheel._turn()
    late = Counter(tick for tick, _ in log if tick > 10 * PLAYING)
    assert max(late.values()) < 40, "initially all four hundred were in one tick"
    for player in players:
        ticks = [tick for tick, who in log if who is player]
        assert max(b - a for a, b in pairwise(ticks)) <= PLAYING


@pytest.mark.parametrize("busy", [0.0, 0.03, 0.15])
def test_players_are_pinged_in_time_on_a_busy_server(busy: float) -> None:
    timer, sent = Timer(busy), list[float]()
    wheel = PingSchedule(timer, lambda: None)  # type: ignore[arg-type]
    player = Player([], [0])

    def ping() -> int:
        sent.append(timer.now)
        return PLAYING

    player.ping = ping  # type: ignore[method-assign]
    wheel.add(player, 1)
    while timer.now < 60:
        timer.run()
    gaps = [b - a for a, b in pairwise(sent)]
    assert len(gaps) > 10
    assert max(gaps) < PLAYING * TICK + 2 * (TICK + busy)


def test_a_server_that_stood_still_does_not_ping_everybody_at_once() -> None:
    timer, clock = Timer(), [0]
    wheel = PingSchedule(timer, lambda: None)  # type: ignore[arg-type]
    log: list[tuple[int, Player]] = []
    players = [Player(log, clock) for _ in range(400)]
    for number, player in enumerate(players):
        wheel.add(player, 1 + number % PLAYING)
    timer.now += 3600
    while clock[0] < PLAYING:
        clock[0] += 1
        timer.run()
    assert {player for _, player in log} == set(players)
    assert max(Counter(turn for turn, _ in log).values()) <= 40


def test_the_schedule_runs_rarely_without_clients() -> None:
    timer = Timer()
    wheel = PingSchedule(timer, lambda: None)  # type: ignore[arg-type]
    wheel._turn()
    assert timer.wait == RESTING
    wheel.add(Player([], [0]), 10)
    wheel._turn()
    assert timer.wait == TICK


def test_an_error_in_one_ping_stops_no_other() -> None:
    timer, clock = Timer(), [0]
    complaints: list[str] = []
    ticked: list[int] = []

    def tick() -> None:
        ticked.append(clock[0])
        raise ZeroDivisionError

    wheel = PingSchedule(timer, tick, lambda what, error: complaints.append(what))  # type: ignore[arg-type]
    log: list[tuple[int, Player]] = []
    broken, sound = Player(log, clock), Player(log, clock)
    monkey = iter([ZeroDivisionError])

    def ping() -> int:
        for error in monkey:
            raise error
        return Player.ping(broken)

    broken.ping = ping  # type: ignore[method-assign]
    for player in (broken, sound):
        wheel.add(player, 1)
    for clock[0] in range(1, 3 * IDLE):
        timer.function()  # type: ignore[operator]
    assert {player for _, player in log} == {broken, sound}
    assert complaints.count("ping") == 1
    assert complaints.count("each_tick") == len(ticked) == 3 * IDLE - 1
