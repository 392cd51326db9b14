"""Simulated connections and players, for the fairness figures: `python -m tests.tables.races` prints them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import product

from tercet.tables.races import Latency, RaceWindow, show_at


@dataclass
class Network:
    """One client's connection to the server; one-way times in milliseconds."""

    up: float
    down: float
    jitter: float = 0.0
    loss: float = 0.0
    offset: float = 0.0
    """How far the client's clock is ahead when the simulation starts."""
    drift: float = 0.0
    """How much faster the clock runs: 1e-4 is a tenth of a millisecond per second."""
    kernel: bool = False
    """Whether the kernel reports the round trip to the server."""
    _arrived: dict[str, float] = field(default_factory=dict)

    def send(self, way: str, at: float, rng: random.Random) -> float:
        """When a message sent at `at` arrives: delayed by jitter and retransmission, never before an earlier one."""
        delay = (self.up if way == "up" else self.down) + rng.uniform(0, self.jitter)
        while rng.random() < self.loss:
            delay += 200 + self.up + self.down
        self._arrived[way] = max(self._arrived.get(way, 0.0), at + delay)
        return self._arrived[way]

    def clock(self, at: float) -> float:
        return at * (1 + self.drift) + self.offset

    def when(self, client: float) -> float:
        """The server's time at which the client's clock shows `client`."""
        return (client - self.offset) / (1 + self.drift)


@dataclass
class Player:
    """A client: honest unless configured otherwise."""

    network: Network
    lie: float = 0.0
    """How much earlier than in fact they claim to have pressed."""
    slow_pongs: float = 0.0
    """How long they delay their pongs."""
    prompt: float = 0.0
    """Share of pongs they don't delay, so their clock is well known and their connection looks rough."""
    peeks: bool = False
    """Whether they show new cards on arrival, without waiting for `show_at`."""
    latency: Latency = field(default_factory=Latency)

    def ping(self, at: float, rng: random.Random) -> None:
        got = self.network.send("down", at, rng)
        slow = self.slow_pongs if self.slow_pongs and rng.random() >= self.prompt else 0.0
        # not through `send`: a late pong delays nothing else they send
        back = self.network.send("up", got, rng) + slow
        kernel = self.network.up + self.network.down if self.network.kernel else None
        self.latency = self.latency.after_pong(at, self.network.clock(got), back, kernel)


def winner(
    players: list[Player], presses: list[float], rng: random.Random, *, by_arrival: bool = False
) -> tuple[int, float]:
    """The winner of a race with presses at these server times, and how long the call was held."""
    arrivals = sorted(
        (player.network.send("up", press, rng), i)
        for i, (player, press) in enumerate(zip(players, presses, strict=True))
    )
    if by_arrival:
        return arrivals[0][1], 0.0
    race: RaceWindow[int] = RaceWindow(rng.random)
    for arrived, i in arrivals:
        if race.due <= arrived:
            break
        player = players[i]
        moment = player.latency.moment(player.network.clock(presses[i]) - player.lie, arrived)
        race.enter(i, i, moment, [other.latency for j, other in enumerate(players) if j != i])
    due = race.due
    decision = race.take(due)
    assert decision is not None
    return decision.command, max(due - arrivals[0][0], 0.0)


def play(
    players: list[Player],
    races: int,
    seed: int,
    presses: Callable[[float, random.Random], list[float]],
    *,
    by_arrival: bool = False,
) -> list[tuple[list[float], int, float]]:
    """Races every eight seconds on connections pinged as the server does it: frequently at first, then every four."""
    rng = random.Random(seed)
    now = 0.0
    for _ in range(8):
        for player in players:
            player.ping(now, rng)
        now += 250
    results = []
    for _ in range(races):
        for _ in range(2):
            for player in players:
                player.ping(now, rng)
            now += 4000
        moments = presses(now, rng)
        results.append((moments, *winner(players, moments, rng, by_arrival=by_arrival)))
        now += 1500
    return results


def at_random(now: float, rng: random.Random) -> list[float]:
    return [now + rng.uniform(0, 300), now + rng.uniform(0, 300)]


def right(results: list[tuple[list[float], int, float]], least: float = 15.0) -> float:
    """Share of races won by the first to press, among those with a lead of more than `least`."""
    clear = [(presses, won) for presses, won, _ in results if abs(presses[0] - presses[1]) > least]
    return sum(presses[won] == min(presses) for presses, won in clear) / len(clear)


def share(results: list[tuple[list[float], int, float]], who: int) -> float:
    return sum(won == who for _, won, _ in results) / len(results)


def steady(one_way: bool, *, kernel: bool = False) -> list[Player]:
    near, far = (20.0, 180.0) if one_way else (10.0, 90.0)
    return [Player(Network(near, near, kernel=kernel)), Player(Network(far, far, kernel=kernel))]


def rough(one_way: bool, seed: int, *, kernel: bool = False) -> list[Player]:
    """20 ms of jitter each way, the distant line 20 ms slower in one direction, 1 % loss, skewed drifting clocks."""
    rng = random.Random(seed)
    near, far = (20.0, 180.0) if one_way else (10.0, 90.0)
    tilt = rng.choice((-10.0, 10.0))
    return [
        Player(Network(up, down, 20, 0.01, rng.uniform(-1e7, 1e7), rng.uniform(-1e-4, 1e-4), kernel))
        for up, down in ((near, near), (far + tilt, far - tilt))
    ]


def seven_of_eight(*, distance: float = 20.0, kernel: bool = True) -> list[Player]:
    """A cheat who delays seven of eight pongs, peeks and lies, and an honest player at the same distance."""
    network = Network(distance, distance, kernel=kernel)
    cheat = Player(network, lie=500, slow_pongs=245, prompt=1 / 8, peeks=True)
    return [cheat, Player(replace(network, _arrived={}))]


def after_showing(
    players: list[Player], reaction: Callable[[random.Random], float]
) -> Callable[[float, random.Random], list[float]]:
    """Presses in reaction to what was shown: each client shows it at `show_at` by its clock, or on arrival if late."""

    def presses(now: float, rng: random.Random) -> list[float]:
        shown_at = show_at(now, [player.latency for player in players])
        moments = []
        for player in players:
            got = player.network.send("down", now, rng)
            shown = got if player.peeks else max(got, player.network.when(player.latency.local(shown_at)))
            moments.append(shown + reaction(rng))
        return moments

    return presses


def figures(races: int = 4000) -> dict[str, float]:
    """Every figure of the fairness test, as shares of races and in milliseconds."""
    out: dict[str, float] = {}
    react = lambda rng: rng.gauss(400, 60)  # noqa: E731
    ways = (("one way", True), ("round trip", False))
    for (name, one_way), kernel in product(ways, (False, True)):
        line = f"20/180 ms {name}{', kernel known' * kernel}"
        out[f"steady {line}: first press wins"] = right(play(steady(one_way, kernel=kernel), races, 1, at_random))
        seeds = range(races // 100)
        many = [result for seed in seeds for result in play(rough(one_way, seed, kernel=kernel), 100, seed, at_random)]
        out[f"rough {line}: first press wins"] = right(many)
        out[f"rough {line}: mean hold, ms"] = sum(hold for *_, hold in many) / len(many)
        players = steady(one_way, kernel=kernel)
        out[f"steady {line}: near player's share, reacting to what is shown"] = share(
            play(players, races, 2, after_showing(players, react)), 0
        )
        many = []
        for seed in seeds:
            players = rough(one_way, seed, kernel=kernel)
            many += play(players, 100, seed, after_showing(players, react))
        out[f"rough {line}: near player's share, reacting to what is shown"] = share(many, 0)
        out[f"steady {line}: near player's share by arrival"] = share(
            play(steady(one_way, kernel=kernel), races, 1, at_random, by_arrival=True), 0
        )
    for name, cheat in (
        ("honest", Player(Network(20, 20))),
        ("lies by 500 ms", Player(Network(20, 20), lie=500)),
        ("delays pongs by 500 ms and lies", Player(Network(20, 20), lie=500, slow_pongs=500)),
        ("the same, direct connection", Player(Network(20, 20, kernel=True), lie=500, slow_pongs=500)),
        ("delays most pongs by 500 ms and lies", Player(Network(20, 20), lie=500, slow_pongs=500, prompt=0.2)),
        ("the same, direct", Player(Network(20, 20, kernel=True), lie=500, slow_pongs=500, prompt=0.2)),
        (
            "the same, direct, at no distance",
            Player(Network(0.1, 0.1, kernel=True), lie=500, slow_pongs=500, prompt=0.2),
        ),
        ("a rough line, lies", Player(Network(20, 20, jitter=20), lie=500)),
    ):
        players = [cheat, Player(Network(cheat.network.up, cheat.network.down))]
        results = play(players, races, 3, at_random)
        out[f"cheat: {name}: share won"] = share(results, 0)
        out[f"cheat: {name}: milliseconds gained"] = gained(players, 3)
    for name, kernel in (("kernel known", True), ("kernel unknown", False)):
        players = seven_of_eight(kernel=kernel)
        results = play(players, races, 4, after_showing(players, react))
        out[f"cheat: delays 7 of 8 pongs by 245 ms, peeks and lies, {name}: share won"] = share(results, 0)
        cheat = players[0]
        out[f"cheat: the same, {name}: sees the cards earlier by, ms"] = cheat.latency.wait - cheat.network.down
    return out


def gained(players: list[Player], seed: int) -> float:
    """Maximum time by which the first player may press after the second and still win."""
    rng = random.Random(seed)
    low, high = 0.0, 600.0
    now = 1e6
    for player in players:
        player.latency = Latency()
        player.network = replace(player.network, _arrived={})
        for k in range(16):
            player.ping(now - 40_000 + 2000 * k, rng)
    while high - low > 0.5:
        now += 5000
        middle = (low + high) / 2
        if winner(players, [now + middle, now], rng)[0] == 0:
            low = middle
        else:
            high = middle
    return low


if __name__ == "__main__":
    for key, value in figures().items():
        print(f"{key:90} {value:8.3f}")
