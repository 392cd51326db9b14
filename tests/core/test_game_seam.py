"""What the layers above know about a game without knowing which one it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.core.cardgame.rules import EDITIONS
from tercet.core.engine.game import Game, fold
from tercet.core.engine.log import parse_log
from tercet.core.engine.outcome import Outcome, PlayerResult, outcome_of
from tercet.core.engine.ruleset import GameRules, RuleError, fields
from tercet.core.engine.seats import Chair, Seat, Seating
from tercet.core.games import GAMES

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.tercet"))
ANA, BEA, CAI, DAN = map(Seat, range(4))


def seating(*, left: tuple[Seat, ...] = ()) -> Seating:
    return Seating(chairs=tuple(Chair(name, left=Seat(i) in left) for i, name in enumerate("ABCD")))


def test_losers_are_placed_by_points_and_equals_share_a_place() -> None:
    found = outcome_of(seating(left=(DAN,)), {ANA: 3, BEA: 9, CAI: 3, DAN: 1}, (BEA,))
    assert [player.place for player in found.players] == [2, 1, 2, 4]
    assert found.winners == (BEA,)
    assert [player.stayed for player in found.players] == [True, True, True, False]


def test_after_two_shared_winners_the_next_player_is_third() -> None:
    found = outcome_of(seating(), {ANA: 5, BEA: 5, DAN: 0}, (ANA, BEA))
    assert [(player.seat, player.place) for player in found.players] == [(ANA, 1), (BEA, 1), (DAN, 3)]
    assert found.points(CAI) == 0, "a player who has not played has no place"


def test_nobody_has_a_place_until_somebody_has_won() -> None:
    found = outcome_of(seating(), {ANA: 5, BEA: 2}, ())
    assert found == Outcome((PlayerResult(ANA, 5, None, True), PlayerResult(BEA, 2, None, True)))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_outcome_of_a_logged_game_comes_from_its_last_event(path: Path) -> None:
    log = parse_log(path.read_text(), GAMES.values())
    state: Any = fold(log.game, log.game.initial(log.rules), log.events)
    for view in (state, log.game.view(state, None)):
        found = log.game.outcome(view)
        assert found.winners == tuple(state.winners)
        for player in found.players:
            assert player.points == state.players[player.seat].score


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_rules_start_from_the_default_or_a_named_edition(game: Game[Any, Any, Any]) -> None:
    usual, rules = next(iter(game.editions.items()))
    assert game.rules_from(None, {}) == game.rules_from(usual, {}) == rules
    kind: type[GameRules] = game.rules_type
    seats = min(3, int(fields(kind)["seats"].high or 3))
    assert game.rules_from(None, {"seats": seats}).seats == seats
    with pytest.raises(RuleError, match=f"unknown edition 'chess'; choose one of {usual}"):
        game.rules_from("chess", {})
    with pytest.raises(RuleError, match="unknown rule 'colour'"):
        game.rules_from(None, {"colour": "blue"})


def test_each_printed_edition_of_the_card_game_is_offered() -> None:
    assert GAMES["cards"].editions == EDITIONS
