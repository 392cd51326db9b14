"""Many games: reproducible, consistent with published results, and never lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tercet.core.cardgame.rules import edition
from tercet.lab.exact.odds import set_free
from tercet.lab.intervals import Share
from tercet.lab.simulation import game_kernels
from tercet.lab.simulation.game import POLICIES
from tercet.lab.simulation.simulate import Simulation, simulate
from tests.lab.interrupted import MAIN, PRESSED
from tests.series import sample
from tests.terminal.pseudo import Program


def figures(result: Simulation) -> dict[str, object]:
    """Everything that must not depend on the machine."""
    return {
        key: value for key, value in result.summary().items() if key not in {"cores", "seconds", "games_per_second"}
    }


@pytest.fixture(scope="module")
def many() -> Simulation:
    return simulate(sample(100_000, 10_000_000), seed=2024)


def test_random_play_agrees_with_published_simulations(many: Simulation) -> None:
    """Published for ten million games: 1.2 % cleared, 31.4 % never need 15 cards, to one decimal."""
    assert many.cleared.low - 0.0005 < 0.012 < many.cleared.high + 0.0005
    assert many.never_15.low - 0.0005 < 0.314 < many.never_15.high + 0.0005


def test_odds_during_play_differ_from_those_of_a_fresh_deal(many: Simulation) -> None:
    free = set_free()
    fresh = float(free.odds(12))
    assert fresh not in many.no_set(12)
    assert many.no_set(12).low > 1.9 * fresh
    pile, first = many.stages(12)[0]
    assert pile == 69
    assert first.low - 0.002 < fresh < first.high + 0.002, "only the first layout of a game is fresh"
    assert many.no_set(15).low > 10 * float(free.odds(15))


def test_every_layout_and_every_game_is_counted(many: Simulation) -> None:
    assert sum(many.left.values()) == many.games
    assert 3 not in many.left
    assert many.stages(12)[0][1].of == many.games
    for size in many.sizes():
        share = many.no_set(size)
        counts = many.sets_per_layout(size)
        assert sum(counts) == share.of == sum(stage.of for _, stage in many.stages(size))
        assert counts[0] == share.hits


@pytest.mark.parametrize("policy", POLICIES)
def test_the_result_follows_from_the_seed_alone(policy: str) -> None:
    games = 60 if policy == "careful" else 5_000
    one = simulate(games, policy, seed=7, cores=1)  # type: ignore[arg-type]
    assert figures(one) == figures(simulate(games, policy, seed=7, cores=2))  # type: ignore[arg-type]
    assert figures(one) != figures(simulate(games, policy, seed=8, cores=2))  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", [edition("es"), edition("fr", deck="solid", layout=9)])
def test_plain_python_gives_the_same_result(rules: object, monkeypatch: pytest.MonkeyPatch, pure: None) -> None:
    plain = simulate(200, seed=7, rules=rules, cores=2)  # type: ignore[arg-type]
    monkeypatch.undo()
    assert figures(plain) == figures(simulate(200, seed=7, rules=rules, cores=1))  # type: ignore[arg-type]


def test_three_cards_left_would_be_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The full deck sums to zero, so three cards left over would be a SET; every simulated game checks it."""
    monkeypatch.setattr(game_kernels, "play", lambda *arguments: -1 - 41)
    with pytest.raises(AssertionError, match="three cards left in game 41"):
        simulate(10, seed=1)


def test_progress_is_reported_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(90_000, seed=1, progress=lambda done, wanted: told.append((done, wanted)))
    assert told[-1] == (90_000, 90_000)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.parametrize("switch", sample([""], ["", "pure"]))
def test_ctrl_c_keeps_finished_games(switch: str) -> None:
    program = [sys.executable, "-c", PRESSED + MAIN, "simulate", "--games", "2000000000", "--seed", "1", "--json"]
    environment = {**os.environ, "TERCET_LAB": switch}
    done = subprocess.run(program, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 130, done.stderr
    result = json.loads(done.stdout)
    assert 0 < result["games"] < result["wanted"] == 2_000_000_000
    assert sum(result["left"].values()) == result["games"]
    assert "Stopped after" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"games": 0}, "at least one game"),
        ({"games": 5, "policy": "lucky"}, "unknown policy 'lucky'"),
        ({"games": 5, "cores": 0}, "at least one core"),
        ({"games": 5, "seed": -1}, "a seed is a number"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        simulate(**arguments)  # type: ignore[arg-type]


def test_intervals_contain_the_true_value() -> None:
    share = Share(50, 100)
    assert share.value == 0.5
    assert (share.low, share.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert (Share(0, 10).low, Share(10, 10).high) == (0.0, 1.0)
    assert Share(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert 0.3 in Share(3, 10)
    assert (Share(0, 0).value, Share(0, 0).low) == (0.0, 0.0)


@pytest.mark.parametrize("switch", sample(["pure"], ["", "pure"]))
def test_ctrl_c_in_a_terminal_reaches_all_processes_and_prints_partial_results(switch: str) -> None:
    """The terminal sends SIGINT to the entire process group, so the workers receive it, too; plain Python uses
    processes."""
    with Program("simulate", "--games", "2000000000", "--cores", "2", "--lang", "en", TERCET_LAB=switch) as program:
        program.until(lambda text: "0 %" in text, "the first games")
        program.type("\x03")
        assert program.ended() == 130
        assert "Traceback" not in program.transcript
        _, _, said = program.transcript.partition("Stopped after")
        assert "%" in said, "partial results follow the sentence"
