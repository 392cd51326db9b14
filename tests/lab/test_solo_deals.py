"""The last chance of a solo game, computed from its log, and from the events its player was shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Event
from tercet.core.engine.log import parse_log
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.sets.cards import find_sets, has_set
from tercet.lab import acceleration
from tercet.lab.solitaire.solo_deals import SoloDeal, chance_of, solo_deal
from tercet.lab.solitaire.solver import last_chance, solve_deal
from tests.card_players import CardPlay
from tests.core.cardgame.scripted import stacked_play
from tests.series import sample

ME = Seat(0)
GOLDEN = Path(__file__).parents[1] / "golden"


def played(seed: int, **rules: Any) -> CardPlay:
    """A solo game in which the first SET on the table is taken each time."""
    play = Playthrough(CARD_GAME, edition("es", **rules), FairChance(seeds_from(str(seed))))
    play.seat("Ana")
    play.start()
    finish(play)
    return play


def finish(play: CardPlay) -> None:
    while play.state.phase == "play":
        sets = find_sets(play.state.cards)
        play.do(ClaimSet(seat=ME, cards=sets[0]) if sets else SayNoSet(seat=ME))


def shown(play: CardPlay) -> list[Event]:
    """The events sent to the player, without the order of the pile."""
    return [event.seen_by(ME) for event in play.events]


def known(events: list[Event]) -> SoloDeal:
    deal = solo_deal(events)
    assert deal is not None
    return deal


@pytest.mark.parametrize(
    "rules", [{}, {"deck": "solid"}, {"deck": "purple"}, {"deck": "solid", "layout": 9}, {"no_set": "auto"}]
)
def test_C13_the_line_from_the_last_chance_clears_the_real_game(rules: dict[str, Any]) -> None:
    for seed in range(sample(5, 200)):
        play = played(seed, **rules)
        deal = known(play.events)
        assert len(deal.moves) == play.state.players[ME].right
        chance = chance_of(deal)
        if chance is None:
            assert solve_deal(deal.order, deal.size) is None
            continue
        replayed = stacked_play(deal.order, 1, "es", **{**rules, "no_set": "auto"})
        for three in (*deal.moves[: chance.sets], *chance.line):
            a, b, c = three
            replayed.do(ClaimSet(seat=ME, cards=(a, b, c)))
        assert replayed.state.phase == "over"
        assert not replayed.state.left
        found = last_chance(deal.order, deal.moves, deal.size)
        assert found is not None
        assert found[0] == chance.sets, "same as with kernels"


def test_the_version_identifies_the_moment_in_the_log() -> None:
    for seed in range(3):
        play = played(seed)
        chance = chance_of(known(play.events))
        assert chance is not None
        state = CARD_GAME.initial(play.rules)
        for event in play.events[: chance.version]:
            state = CARD_GAME.evolve(state, event)
        assert state.players[ME].right == chance.sets
        if chance.line and has_set(state.cards):
            assert set(chance.line[0]) <= set(state.cards)


def test_the_players_events_give_the_same_result() -> None:
    play = played(7)
    assert known(shown(play)).moves == known(play.events).moves
    assert chance_of(known(shown(play))) == chance_of(known(play.events))


def test_a_running_deal_is_known_from_its_log_alone() -> None:
    play = played(1, deals=2)
    play.start()
    sets = find_sets(play.state.cards)
    play.do(ClaimSet(seat=ME, cards=sets[0]))
    assert solo_deal(shown(play)) is None
    assert known(play.events).moves == (sets[0],), "the last of two deals"


def test_a_cleared_game_had_its_chance_until_the_end() -> None:
    order = [*range(81)]
    line = solve_deal(order)
    assert line is not None
    play = stacked_play(order, 1, "es", no_set="auto")
    for three in line:
        play.do(ClaimSet(seat=ME, cards=three))
    chance = chance_of(known(play.events))
    assert chance is not None
    assert (chance.sets, chance.line) == (27, ())


def test_C8_cards_dealt_despite_a_set_count_as_moves() -> None:
    play = stacked_play([], 1, "es", no_set="vote")
    assert has_set(play.state.cards)
    play.do(SayNoSet(seat=ME))
    deal = known(play.events)
    assert deal.moves == ((),)
    chance = chance_of(deal)
    assert chance is not None
    assert chance.sets == 0


def test_multiplayer_and_dice_games_have_no_last_chance() -> None:
    assert solo_deal([]) is None
    for name in ("cards-es", "dice-two"):
        log = parse_log((GOLDEN / f"{name}.tercet").read_text(encoding="utf-8"), GAMES.values())
        assert solo_deal(log.events) is None


def test_the_compiler_is_not_loaded_for_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceleration, "is_enabled", lambda: pytest.fail("the kernels were requested"))
    assert chance_of(known(played(2).events)) is not None
