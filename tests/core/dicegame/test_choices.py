"""Reported choices and legal swaps agree with the rules at every step, under any rules."""

from __future__ import annotations

from typing import Any

import pytest

from tercet.core.dicegame.commands import CallOpening, ChooseExtra, SayNone, SwapWild
from tercet.core.dicegame.dice import WILD, faces_of
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import parse_face
from tercet.core.dicegame.rules import dice_rules
from tercet.core.dicegame.state import seats_to_act
from tercet.core.dicegame.wild_swaps import legal_swaps
from tercet.core.engine.game import Command, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Leave
from tests.core.dicegame.players import DicePlay, random_play
from tests.core.dicegame.scripted import LoadedDice, die_showing, game_at, lay, opening_of
from tests.series import sample

WILDS = "1RO@e6 *2RO@f6 *3RO@g6"
FIVE = "1RO 1GO 1PO 2GO 2PO"
SWAP_RULES: tuple[dict[str, Any], ...] = (
    {},
    {"wild_swaps": True},
    {"several_swaps": False},
    {"freed_swaps": False},
)


def is_accepted(play: DicePlay, command: Command) -> bool:
    try:
        DICE_GAME.decide(play.state, command, play.chance)
    except Refusal:
        return False
    return True


def swaps_found(play: DicePlay, seat: int) -> set[tuple[int, str]]:
    return {(held.die, lying.square) for held, lying in legal_swaps(play.state, Seat(seat))}


@pytest.mark.parametrize("rules", SWAP_RULES)
def test_D12_the_legal_swaps_are_exactly_the_accepted_ones(rules: dict[str, Any]) -> None:
    found = 0

    def watch(play: DicePlay) -> None:
        nonlocal found
        for seat, player in enumerate(play.state.players):
            accepted = {
                (held.die, lying.square)
                for held in player.dice
                for lying in play.state.lying
                if is_accepted(play, SwapWild(seat=Seat(seat), die=held.die, square=lying.square, at=play.now))
            }
            assert swaps_found(play, seat) == accepted
            found += len(accepted)

    for seed in range(sample(2, 60)):
        random_play(dice_rules(**rules), 2, f"swaps/{seed}", watch=watch, coming=False)
    assert found


def test_D12_a_wild_in_hand_may_replace_another_only_if_the_host_allows_it() -> None:
    strict, free = (game_at(WILDS, "* 2RO", FIVE, wild_swaps=allowed) for allowed in (False, True))
    two = die_showing(strict, 0, "2RO")
    wild = next(held.die for held in strict.state.players[0].dice if held.face == WILD)
    assert swaps_found(strict, 0) == {(two, "f6")}
    assert swaps_found(free, 0) == {(two, "f6"), (wild, "f6"), (wild, "g6")}


def test_D12_the_host_may_limit_swaps_to_one_without_the_freed_die() -> None:
    for rules, left in (({}, 2), ({"several_swaps": False}, 0), ({"freed_swaps": False}, 1)):
        play = game_at("1RO@e6 *2RO@f6 *3GQ@g6", "2RO 3GQ", FIVE, **rules)
        first = die_showing(play, 0, "2RO")
        # The freed die, a WILD on f6, shows 3GQ and could replace the one on g6.
        freed = play.state.lying[1].die
        assert isinstance(play.chance, LoadedDice)
        play.chance.rolls.append([faces_of(freed).index(parse_face("3GQ"))])
        play.do(SwapWild(seat=Seat(0), die=first, square=play.state.lying[1].square))
        assert len(swaps_found(play, 0)) == left


def test_D12_nobody_swaps_out_of_turn() -> None:
    assert not swaps_found(game_at(WILDS, FIVE, "2RO 3RO"), 1)


def test_D5_everybody_who_may_open_can_act_and_then_only_the_caller() -> None:
    play = opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 1GO 2GO 1RQ", "1RO 2RO 3RO 1GQ 2GQ")
    assert seats_to_act(play.state) == (0, 1, 2)
    play.do(SayNone(seat=Seat(1)))
    assert seats_to_act(play.state) == (0, 2)
    play.do(CallOpening(seat=Seat(2)))
    assert seats_to_act(play.state) == (2,)
    play.wait(5)
    assert seats_to_act(play.state) == (0,)


def test_D6_the_player_whose_turn_it_is_can_act() -> None:
    play = game_at(WILDS, FIVE, FIVE, FIVE, to_play=(Seat(2), Seat(0)))
    assert seats_to_act(play.state) == (2,)


def test_D15_players_with_dice_who_have_not_chosen_can_act() -> None:
    play = game_at("1RO@e6 2RO@f6 3RO@g6", "1RO 1GO", FIVE, FIVE, FIVE, to_play=(Seat(0),), bag=0)
    lay(play, 0, "1RO@h6")
    assert seats_to_act(play.state) == (0, 1, 2, 3)
    play.do(ChooseExtra(seat=Seat(1)))
    play.do(Leave(seat=Seat(2)))
    assert seats_to_act(play.state) == (0, 3)


def test_nobody_can_act_before_or_after_the_game() -> None:
    play = game_at(WILDS, FIVE, FIVE, phase="over", to_play=())
    assert seats_to_act(play.state) == ()
    assert seats_to_act(DICE_GAME.initial(dice_rules())) == ()
