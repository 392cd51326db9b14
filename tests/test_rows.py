"""Games as rows for data frames: the rows add up to the games' results."""

from __future__ import annotations

from pathlib import Path

import pytest

import tercet
from tercet import dice, lab
from tercet.lab import Simulation
from tercet.lab.simulation.game import Policy

GOLDEN = Path(__file__).parent / "golden"
LOGS = sorted(GOLDEN.glob("*.tercet"))


def test_every_golden_game_has_rows() -> None:
    games = tercet.rows.games(LOGS)
    assert [row["game"] for row in games] == [path.stem for path in LOGS]
    players = tercet.rows.players(LOGS)
    events = tercet.rows.events(LOGS)
    for row, path in zip(games, LOGS, strict=True):
        log = tercet.read_log(path)
        assert row["events"] == len(log.events) == sum(event["game"] == path.stem for event in events)
        points = [player["points"] for player in players if player["game"] == path.stem]
        assert len(points) == row["players"]
        assert row["points"] == max(points, default=None)
    for rows in (games, players, events, tercet.rows.calls(LOGS), tercet.rows.turns(LOGS)):
        assert rows
        for row in rows:
            assert all(isinstance(value, int | float | str | None) for value in row.values()), row
    for rows in (games, events, tercet.rows.calls(LOGS), tercet.rows.turns(LOGS)):
        assert len({tuple(row) for row in rows}) == 1, "every row has the same columns"


def test_calls_record_what_was_visible_and_how_long_it_took() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    game.wait(2)
    game.call(0)
    game.wait(1)
    game.point(0, "1GED 1PHD 1RSD")
    game.call(1)
    game.wait(6)
    right, wrong = tercet.rows.calls(game)
    assert (right["player"], right["right"], right["cards"], right["sets"]) == ("Ada", True, "1GED 1PHD 1RSD", 1)
    assert (right["after"], right["table"], right["pile"], right["points"]) == (3.0, 12, 69, 3)
    assert (wrong["player"], wrong["right"], wrong["reason"], wrong["cards"]) == ("Blaise", False, "time", None)
    assert wrong["after"] == 5.0
    assert [row["points"] for row in tercet.rows.players(game)] == [3, 0]
    assert [row["right"] for row in tercet.rows.players(game)] == [1, 0]


def test_turns_add_up_to_the_scores() -> None:
    path = GOLDEN / "dice-two.tercet"
    last = list(tercet.replay(path, "dice"))[-1]
    turns = tercet.rows.turns(path)
    for seat, player in enumerate(last.players):
        assert sum(row["points"] for row in turns if row["seat"] == seat) == player.score
    assert {row["kind"] for row in turns} <= {"opened", "played", "passed"}
    assert tercet.rows.turns(dice.new_game(["Ada", "Blaise"], seed=1)) == []


def test_games_may_be_passed_in_any_form() -> None:
    path = LOGS[0]
    log = tercet.read_log(path)
    for rows in (
        tercet.rows.games(path),
        tercet.rows.games(str(path)),
        tercet.rows.games([path]),
        tercet.rows.games(log),
    ):
        assert len(rows) == 1
        assert rows[0]["events"] == len(log.events)
    assert len(tercet.rows.games(path, log, [path, log])) == 4
    assert tercet.rows.games(GOLDEN) == tercet.rows.games(str(GOLDEN)) == tercet.rows.games(LOGS)


@pytest.mark.parametrize("policy", ["random", "greedy", "careful"])
def test_the_rows_of_a_simulation_add_up_to_its_totals(policy: Policy) -> None:
    games: Simulation = lab.simulate(40, policy, seed=3, cores=1)
    rows = games.rows()
    assert [row["game"] for row in rows] == list(range(40))
    assert {cards: sum(row["left"] == cards for row in rows) for cards in games.left} == games.left
    assert sum(row["no_set"] for row in rows) == sum(games.no_set(size).hits for size in games.sizes())
    assert all(row["sets"] * 3 + row["left"] == 81 for row in rows)
    assert {row["largest"] for row in rows} <= {12, 15, 18}
    assert sum(row["largest"] == 12 for row in rows) == games.never_grew


def test_the_rows_of_plain_and_compiled_simulations_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = lab.simulate(5, seed=4, cores=1).rows()
    monkeypatch.setenv("TERCET_LAB", "pure")
    assert lab.simulate(5, seed=4, cores=1).rows() == compiled


def test_dice_simulations_have_rows_for_each_player() -> None:
    games = lab.simulate_dice(2, players=3, seed=1, cores=1)
    rows = games.rows()
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(2) for seat in range(3)]
    assert sorted(row["points"] for row in rows) == sorted(games.tally.totals.elements())
    assert sum(row["first"] for row in rows) == 2
