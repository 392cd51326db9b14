"""Distance decides no race: the value objects alone, then complete series on simulated connections."""

from __future__ import annotations

import random

import pytest

from tercet.tables.races import CAP, GRACE, JITTER, KEPT, MEMORY, STALE, Latency, RaceWindow, show_at
from tests.series import sample
from tests.tables.races import (
    Network,
    Player,
    after_showing,
    at_random,
    gained,
    play,
    right,
    rough,
    seven_of_eight,
    share,
    steady,
)

EXACT = 1e-6
"""Tolerance for sums of milliseconds."""


def line(one_way: float, *, offset: float = 0.0, pongs: int = 5, kernel: float | None = None) -> Latency:
    known = Latency()
    for k in range(pongs):
        sent = 1000.0 * k
        known = known.after_pong(sent, sent + one_way + offset, sent + 2 * one_way, kernel)
    return known


def test_latency_and_clock_offset_are_learned_from_pongs() -> None:
    known = line(40, offset=5000)
    assert known.offset == pytest.approx(5000)
    assert known.delay == pytest.approx(40)
    assert known.reach == pytest.approx(40 + GRACE)
    assert known.local(100) == pytest.approx(5100)


def test_the_fastest_pong_determines_the_clock() -> None:
    known = line(40, offset=700)
    held_up = known.after_pong(9000, 9000 + 40 + 700, 9000 + 40 + 240)
    assert held_up.offset == pytest.approx(700)


def test_an_old_pong_is_superseded_when_clocks_drift() -> None:
    known = Latency().after_pong(0, 41, 82).after_pong(50_000, 50_047, 50_084)
    assert known.offset == pytest.approx(5), "the newer pong is slower by 2 ms, but 5 ms nearer to the actual clock"


def test_pongs_beyond_the_memory_do_not_count() -> None:
    slow = line(150, pongs=KEPT)
    last = slow.samples[-1].received
    assert slow.after_pong(last + 1000, last + 1040, last + 1080).delay == 40, "a faster pong counts immediately"
    now = last + MEMORY + 1
    assert slow.after_pong(now - 80, now - 40, now).wait == 40 + GRACE
    quick = line(20, pongs=KEPT)
    assert quick.after_pong(now - 300, now - 150, now).delay == 150, "a line that has become slower is believed again"


def test_a_client_that_stops_answering_has_no_allowance() -> None:
    silent = line(150, offset=700).lapsed()
    assert silent.moment(700, arrived=940) == 940
    assert show_at(1000, [silent]) == 1000
    assert silent.local(100) == 800, "its clock is still known"
    assert not silent.measured
    assert silent.after_pong(2000, 2020 + 700, 2040).reach == 20 + GRACE


def test_one_slow_pong_does_not_widen_the_tolerance() -> None:
    known = line(40, pongs=12).after_pong(20_000, 20_040, 20_900)
    assert known.reach == pytest.approx(40 + GRACE)


def test_a_press_is_believed_as_far_as_the_latency_explains_it() -> None:
    known = line(40, offset=5000)
    assert known.moment(5000 + 900, arrived=940) == pytest.approx(900)
    assert known.moment(5000 + 100, arrived=940) == pytest.approx(940 - 40 - GRACE), "too early to be true"
    assert known.moment(5000 + 990, arrived=940) == 940, "not from the future"
    assert known.moment(None, arrived=940) == pytest.approx(900), "no claim: the usual delay"
    assert Latency().moment(5000, arrived=940) == 940, "nothing measured, nothing believed"


def test_a_press_delayed_for_seconds_is_stale() -> None:
    known = line(40, offset=5000)
    assert not known.is_stale(5000 + 900, arrived=900 + STALE)
    assert known.is_stale(5000 + 900, arrived=901 + STALE)
    assert known.lapsed().is_stale(5000 + 900, arrived=901 + STALE), "its clock is still known"
    assert not known.is_stale(None, arrived=1e9)
    assert not Latency().is_stale(0, arrived=1e9), "nothing measured, nothing known"


def test_the_clock_of_a_device_that_slept_is_measured_again() -> None:
    known = line(40, offset=5000)
    nap = 20_000
    woken = known.after_pong(9000, 9060 + 5000 - nap, 9120)
    assert woken.offset == pytest.approx(5000 - nap), "the slower pong is the only one since"
    assert not woken.is_stale(9500 + 5000 - nap, arrived=9600)


@pytest.mark.parametrize("wild", [float("inf"), float("-inf"), 1e300, -1e300])
def test_a_wild_claim_is_clamped_like_any_other(wild: float) -> None:
    known = line(40)
    assert 940 - CAP <= known.moment(wild, arrived=940) <= 940


def test_compensation_never_exceeds_the_cap() -> None:
    far = line(2000)
    assert far.reach == CAP
    assert far.moment(0, arrived=10_000) == 10_000 - CAP


def test_the_kernels_round_trip_limits_a_client_that_delays_pongs() -> None:
    assert line(400, kernel=30).reach == line(400, kernel=30).wait == 15 + GRACE
    assert line(10, kernel=30).reach == 10 + GRACE
    assert line(180, kernel=360) == line(180), "an honest distant player is waited for"


@pytest.mark.parametrize("jitter", [0.0, 1.0, 3.0, 20.0, 490.0])
@pytest.mark.parametrize("kernel", [0.1, 40.0, 360.0])
def test_pongs_change_waiting_and_tolerance_by_at_most_ten_milliseconds(jitter: float, kernel: float) -> None:
    known, rng = Latency(), random.Random(3)
    for k in range(3 * KEPT):
        sent = 2000.0 * k
        known = known.after_pong(sent, sent, sent + kernel + rng.choice((0.0, jitter)), kernel)
        waited, believed = known.wait - kernel / 2, known.reach - kernel / 2
        assert waited >= GRACE - EXACT
        assert believed >= -EXACT
        assert waited + believed <= JITTER + GRACE + EXACT


def test_a_call_waits_only_for_the_most_distant_rival() -> None:
    race: RaceWindow[str] = RaceWindow(lambda: 0.5)
    race.enter("near", 0, 1000.0, [line(90), line(20)])
    assert race.due == 1000 + 90 + GRACE
    assert race.take(1050) is None
    decision = race.take(1100)
    assert decision is not None
    assert (decision.command, decision.lead, decision.tie) == ("near", None, False)
    assert len(race) == 0


def test_solo_or_against_bots_nothing_is_held() -> None:
    race: RaceWindow[str] = RaceWindow(lambda: 0.5)
    race.enter("alone", 0, 1000.0, [])
    assert race.take(1000.0) is not None


def test_the_earlier_press_wins_although_it_arrives_later_and_its_lead_is_reported() -> None:
    race: RaceWindow[str] = RaceWindow(lambda: 0.5)
    race.enter("near", 0, 1000.0, [line(90)])
    race.enter("far", 1, 970.0, [line(10)])
    first = race.take(1100)
    second = race.take(1100)
    assert first is not None
    assert second is not None
    assert (first.command, first.lead, first.tie) == ("far", 30, False)
    assert (second.command, second.lead) == ("near", None)


def test_players_are_never_their_own_rivals() -> None:
    race: RaceWindow[str] = RaceWindow(lambda: 0.5)
    race.enter("call", 0, 1000.0, [line(90)])
    race.enter("vote", 0, 1010.0, [line(90)])
    first = race.take(1200)
    assert first is not None
    assert (first.command, first.lead) == ("call", None)


def test_C16_simultaneous_presses_are_decided_by_chance_and_marked() -> None:
    rng = random.Random(16)
    wins = 0
    for _ in range(400):
        race: RaceWindow[int] = RaceWindow(rng.random)
        race.enter(0, 0, 1000.2, [line(50)])
        race.enter(1, 1, 1000.4, [line(50)])
        decision = race.take(2000)
        assert decision is not None
        assert decision.tie
        assert decision.lead == 0
        wins += decision.command == 0
    assert 140 < wins < 260


def test_a_deadline_yields_to_a_simultaneous_press_and_rivals_nobody() -> None:
    race: RaceWindow[str] = RaceWindow(lambda: 0.99)
    race.enter("deadline", None, 1000.0, [line(50)], raced=False)
    race.enter("press", 1, 1000.0, [line(50)])
    first = race.take(1100)
    assert first is not None
    assert (first.command, first.lead, first.tie) == ("press", None, False)
    race.enter("late press", 1, 1001.0, [line(50)])
    second = race.take(1100)
    assert second is not None
    assert second.command == "deadline"


def test_cards_are_revealed_when_the_most_distant_client_has_them() -> None:
    assert show_at(1000, [line(20), line(90)]) == 1000 + 90 + GRACE
    assert show_at(1000, [line(2000)]) == 1000 + CAP
    assert show_at(1000, []) == 1000


# fairness figures


@pytest.mark.parametrize("kernel", [True, False])
@pytest.mark.parametrize("one_way", [True, False])
def test_on_steady_lines_the_first_press_wins(one_way: bool, kernel: bool) -> None:
    races = sample(1000, 10_000)
    assert right(play(steady(one_way, kernel=kernel), races, 1, at_random)) >= 0.995
    assert share(play(steady(one_way), races, 1, at_random, by_arrival=True), 0) > 0.65, "what arrival order would give"


@pytest.mark.parametrize("kernel", [True, False])
@pytest.mark.parametrize("one_way", [True, False])
def test_on_rough_lines_the_first_press_nearly_always_wins(one_way: bool, kernel: bool) -> None:
    many = range(sample(15, 100))
    results = [result for seed in many for result in play(rough(one_way, seed, kernel=kernel), 100, seed, at_random)]
    assert right(results) >= 0.98


@pytest.mark.parametrize("kernel", [True, False])
@pytest.mark.parametrize("one_way", [True, False])
@pytest.mark.parametrize("kind", ["steady", "rough"])
def test_equal_reactions_win_equally_often(kind: str, one_way: bool, kernel: bool) -> None:
    wins = races = 0
    for seed in range(sample(40, 200)):
        players = steady(one_way, kernel=kernel) if kind == "steady" else rough(one_way, seed, kernel=kernel)
        results = play(players, 100, seed, after_showing(players, lambda rng: rng.gauss(400, 60)))
        wins += sum(won == 0 for _, won, _ in results)
        races += len(results)
    assert 0.47 <= wins / races <= 0.53


def test_a_liar_gains_no_more_than_the_grace() -> None:
    players = [Player(Network(20, 20), lie=500), Player(Network(20, 20))]
    assert gained(players, 3) <= GRACE
    assert share(play(players, sample(1000, 10_000), 3, at_random), 0) < 0.5 + 1.5 * GRACE / 300 + 0.03


def test_a_liar_on_a_rough_line_gains_no_more_than_its_jitter_and_the_grace() -> None:
    players = [Player(Network(20, 20, jitter=20), lie=500), Player(Network(20, 20))]
    assert gained(players, 3) <= JITTER + GRACE


def test_delaying_pongs_gains_no_more_than_the_cap() -> None:
    players = [Player(Network(20, 20), lie=500, slow_pongs=500), Player(Network(20, 20))]
    assert 100 < gained(players, 3) <= CAP - 20


def test_on_a_direct_connection_delaying_pongs_gains_no_more_than_lying() -> None:
    players = [Player(Network(20, 20, kernel=True), lie=500, slow_pongs=500), Player(Network(20, 20))]
    assert gained(players, 3) <= GRACE


@pytest.mark.parametrize("kernel", [True, False])
@pytest.mark.parametrize("prompt", [0.1, 0.3, 0.5, 0.9])
@pytest.mark.parametrize("distance", [0.1, 20.0])
def test_delaying_some_pongs_gains_no_more_than_the_believed_jitter(
    kernel: bool, prompt: float, distance: float
) -> None:
    network = Network(distance, distance, kernel=kernel)
    players = [Player(network, lie=500, slow_pongs=500, prompt=prompt), Player(Network(distance, distance))]
    # one prompt pong in sixteen is enough; a client with none looks distant, which is another cheat
    most = max(gained(players, seed) for seed in range(5))
    assert most <= (JITTER + GRACE + 1 if kernel or prompt >= 0.3 else CAP)


@pytest.mark.parametrize("distance", [0.1, 20.0])
def test_delaying_seven_of_eight_pongs_peeking_and_lying_gains_ten_milliseconds(distance: float) -> None:
    """Before the fix, the cheat saw the cards 199 ms before the others, and won four of five races."""
    players = seven_of_eight(distance=distance)
    waited = []

    def presses(now: float, rng: random.Random) -> list[float]:
        waited.append(show_at(now, [player.latency for player in players]) - now - distance)
        return after_showing(players, lambda rng: rng.gauss(400, 60))(now, rng)

    results = play(players, sample(2000, 10_000), 4, presses)
    assert GRACE - EXACT <= min(waited) <= max(waited) <= JITTER + GRACE + EXACT
    # a lead of ten milliseconds between reactions that differ by 85 ms: 54.7 %
    assert share(results, 0) < 0.59


def test_a_player_behind_a_relay_gets_what_a_cheat_could_take_and_no_more() -> None:
    """The server can't distinguish a relay from delayed pongs."""
    relayed, cheat = line(20, kernel=0.2), line(20, kernel=0.2)
    assert relayed == cheat
    assert relayed.reach == relayed.wait == 0.1 + GRACE
