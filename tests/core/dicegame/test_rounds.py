from __future__ import annotations

from typing import Any

import pytest

from tercet.core.dicegame.commands import ChooseExtra, PassTurn, SwapWild
from tercet.core.dicegame.dice import Die, faces_of
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameEnded,
    DiceRolled,
    ExtraChosen,
    ExtraRollStarted,
    RoundEnded,
    RoundStarted,
    TurnPlayed,
    TurnStarted,
)
from tercet.core.dicegame.notation import parse_hand
from tercet.core.dicegame.refusals import AlreadyChosen, DieTwice, NotNow, NotYourDie
from tercet.core.dicegame.rules import UNTIMED
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import InterruptPlay, Leave, Return
from tercet.core.seating.refusals import GameOver
from tests.core.dicegame.players import DicePlay
from tests.core.dicegame.scripted import die_showing, game_at, lay, only

EMBLEM = "1RO@e6 2RO@f6 3RO@g6"
FIVE = "1RO 1GO 1PO 2GO 2PO"


def pass_turn(play: DicePlay, seat: int) -> tuple[Event, ...]:
    return play.do(PassTurn(seat=Seat(seat)))


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


def all_pass(*hands: str, **changes: Any) -> tuple[DicePlay, tuple[Event, ...]]:
    """A round in which everybody passes, and the events of the last pass."""
    play = game_at(EMBLEM, *hands, **changes)
    events: tuple[Event, ...] = ()
    for seat in range(len(hands)):
        events = pass_turn(play, seat)
    return play, events


# D6


def test_D6_the_opener_goes_first_in_every_round() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, FIVE, first=Seat(1), to_play=(Seat(1), Seat(2), Seat(0)), extra_roll=False)
    for seat in (1, 2, 0):
        pass_turn(play, seat)
    assert play.state.round == 3
    assert play.state.to_play == (1, 2, 0)


# D13


def test_D13_when_everybody_passes_all_dice_are_rolled_instead_of_the_extra_roll() -> None:
    play, events = all_pass(FIVE, "1GQ 2GQ", FIVE, bag=0)
    rolled = only(events, DiceRolled)
    assert rolled.reason == "all-passed"
    assert [len(roll.dice) for roll in rolled.rolls] == [5, 2, 5]
    assert ExtraRollStarted not in kinds(events)
    assert play.state.barren == 1
    assert play.state.turn == 0


def test_D13_one_played_turn_is_enough_for_a_normal_round() -> None:
    play = game_at(EMBLEM, FIVE, FIVE)
    lay(play, 0, "1RO@h6")
    events = pass_turn(play, 1)
    assert ExtraRollStarted in kinds(events)
    assert only(events, RoundEnded).barren == 0


def test_D13_a_timeout_is_a_pass_like_any_other() -> None:
    play = game_at(EMBLEM, FIVE, FIVE)
    pass_turn(play, 0)
    events = play.wait(120)
    assert only(events, DiceRolled).reason == "all-passed"


def test_D12_a_round_of_swaps_alone_counts_as_all_pass_unless_the_host_decides_otherwise() -> None:
    for swap_is_pass, barren in ((True, 1), (False, 0)):
        play = game_at("1RO@e6 *2RO@f6 3RO@g6", "2RO", FIVE, swap_is_pass=swap_is_pass)
        play.do(SwapWild(seat=Seat(0), die=die_showing(play, 0, "2RO"), square=play.state.lying[1].square))
        pass_turn(play, 0)
        assert only(pass_turn(play, 1), RoundEnded).barren == barren


# D14


def test_D14_after_the_round_everybody_refills_to_five_and_rolls_only_the_new_dice() -> None:
    play = game_at(EMBLEM, FIVE, FIVE)
    lay(play, 0, "1RO@h6 1GO@e5 1PO@e4")
    kept = play.state.players[0].dice
    events = pass_turn(play, 1)
    drawn = only(events, DiceDrawn)
    assert [(draw.seat, len(draw.dice)) for draw in drawn.draws] == [(0, 3)]
    rolled = only(events, DiceRolled)
    assert rolled.reason == "refill"
    assert [held.die for held in rolled.rolls[0].dice] == list(drawn.draws[0].dice)
    assert play.state.players[0].dice == kept + rolled.rolls[0].dice
    assert len(play.state.players[0].dice) == 5


def test_D14_if_the_bag_is_short_the_first_player_draws_first_then_clockwise() -> None:
    play = game_at(EMBLEM, "1GQ", "2GQ 2GO", FIVE, bag=5, first=Seat(1), to_play=(Seat(2),))
    lay(play, 2, "1RO@h6")
    drawn = next(event for event in play.events if isinstance(event, DiceDrawn) and event.draws[0].seat == 1)
    assert [(draw.seat, len(draw.dice)) for draw in drawn.draws] == [(1, 3), (2, 1), (0, 1)]
    assert play.state.bag == ()


def test_D14_with_an_empty_bag_nobody_draws() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, bag=0)
    lay(play, 0, "1RO@h6")
    events = pass_turn(play, 1)
    assert DiceDrawn not in kinds(events)
    assert DiceRolled not in kinds(events)
    assert len(play.state.players[0].dice) == 4


# D15


def extra(*hands: str, **changes: Any) -> DicePlay:
    """A game just before the extra roll."""
    play = game_at(EMBLEM, *hands, to_play=(Seat(0),), bag=0, **changes)
    lay(play, 0, "1RO@h6")
    assert play.state.phase == "extra"
    return play


def dice_of(play: DicePlay, seat: int, count: int) -> tuple[Die, ...]:
    return tuple(held.die for held in play.state.players[seat].dice[:count])


def test_D15_everybody_may_reroll_any_of_their_dice_once_all_together() -> None:
    play = extra(FIVE, FIVE, FIVE)
    first, second = dice_of(play, 0, 2), dice_of(play, 1, 5)
    assert kinds(play.do(ChooseExtra(seat=Seat(0), dice=first))) == [ExtraChosen]
    with pytest.raises(AlreadyChosen):
        play.do(ChooseExtra(seat=Seat(0), dice=()))
    play.do(ChooseExtra(seat=Seat(1), dice=second))
    kept = play.state.players[2].dice
    events = play.do(ChooseExtra(seat=Seat(2), dice=()))
    assert kinds(events) == [ExtraChosen, DiceRolled, RoundStarted, TurnStarted]
    rolled = only(events, DiceRolled)
    assert [(roll.seat, tuple(held.die for held in roll.dice)) for roll in rolled.rolls] == [(0, first), (1, second)]
    assert play.state.players[2].dice == kept
    assert (play.state.round, play.state.turn) == (3, 0)


def test_D15_fewer_than_five_dice_may_be_rolled_when_the_bag_ran_short() -> None:
    play = extra(FIVE, "1GQ")
    (die,) = dice_of(play, 1, 5)
    play.do(ChooseExtra(seat=Seat(1), dice=(die,)))
    play.do(ChooseExtra(seat=Seat(0)))
    held = play.state.players[1].dice[0]
    assert held.die == die
    assert held.face in faces_of(die)


def test_D15_only_your_own_dice_may_be_rerolled_once_each_and_only_then() -> None:
    play = extra(FIVE, FIVE)
    (own,) = dice_of(play, 0, 1)
    (other,) = dice_of(play, 1, 1)
    with pytest.raises(NotYourDie):
        play.do(ChooseExtra(seat=Seat(0), dice=(other,)))
    with pytest.raises(DieTwice):
        play.do(ChooseExtra(seat=Seat(0), dice=(own, own)))
    with pytest.raises(NotNow):
        pass_turn(play, 0)
    turns = game_at(EMBLEM, FIVE, FIVE)
    with pytest.raises(NotNow):
        turns.do(ChooseExtra(seat=Seat(0)))


def test_D15_players_who_have_not_chosen_after_30_seconds_keep_their_dice() -> None:
    play = extra(FIVE, FIVE)
    assert play.state.until == 30_000
    play.do(ChooseExtra(seat=Seat(1), dice=dice_of(play, 1, 1)))
    kept = play.state.players[0].dice
    assert play.wait(29.9) == ()
    events = play.wait(0.1)
    assert [roll.seat for roll in only(events, DiceRolled).rolls] == [1]
    assert play.state.players[0].dice == kept
    silent = extra(FIVE, FIVE)
    assert kinds(silent.wait(30)) == [RoundStarted, TurnStarted]


@pytest.mark.parametrize("seconds", [5, 120])
def test_D15_the_host_sets_the_time_limit(seconds: int) -> None:
    assert extra(FIVE, FIVE, extra_seconds=seconds).state.until == seconds * 1000


def test_D15_without_a_limit_the_extra_roll_waits_for_everybody() -> None:
    play = extra(FIVE, FIVE, **UNTIMED)
    play.do(ChooseExtra(seat=Seat(0)))
    assert play.wait(86_400) == ()
    play.do(InterruptPlay())
    assert kinds(play.do(ChooseExtra(seat=Seat(1)))) == [ExtraChosen, RoundStarted, TurnStarted]
    assert play.wait(86_400) == ()


def test_D15_the_host_may_turn_off_the_extra_roll() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, extra_roll=False)
    lay(play, 0, "1RO@h6")
    assert RoundStarted in kinds(pass_turn(play, 1))


# D16


def test_D16_when_a_player_runs_out_of_dice_the_others_finish_the_round() -> None:
    play = game_at(EMBLEM, "1RO", "1GO 1PO 2GO", FIVE, bag=0)
    played = only(lay(play, 0, "1RO@h6"), TurnPlayed)
    assert played.last
    lay(play, 1, "1GO@h7 1PO@h8")
    events = pass_turn(play, 2)
    ended = only(events, DiceGameEnded)
    assert ended.reason == "dice"
    assert ended.scores == (3, 3 + 1, 0)
    assert ended.winners == (1,)
    assert play.state.phase == "over"
    assert ended.seed == play.state.seed
    with pytest.raises(GameOver):
        pass_turn(play, 0)


def test_D16_players_who_have_played_in_this_round_get_no_further_turn() -> None:
    play = game_at(EMBLEM, FIVE, "1RO", bag=0)
    pass_turn(play, 0)
    assert DiceGameEnded in kinds(lay(play, 1, "1RO@h6"))


def test_D16_remaining_dice_do_not_count_and_tied_players_share_the_win() -> None:
    play = game_at(EMBLEM, "1RO", "2RO 1GQ", bag=0)
    lay(play, 0, "1RO@h6")
    ended = only(pass_turn(play, 1), DiceGameEnded)
    assert ended.winners == (0,)
    tied = game_at(EMBLEM, "1RO", "3RO 1GQ", bag=0)
    lay(tied, 0, "1RO@h6")
    assert only(lay(tied, 1, "3RO@d6"), DiceGameEnded).winners == (0, 1)


def test_D14_a_hand_runs_out_only_when_the_bag_is_empty() -> None:
    """A full hand has five dice and a turn uses three, so while the bag has dice, two stay."""
    play = game_at(EMBLEM, "1RO", FIVE)  # only a player who missed a refill by leaving can have this few
    assert not only(lay(play, 0, "1RO@h6"), TurnPlayed).last
    pass_turn(play, 1)
    assert len(play.state.players[0].dice) == 5
    assert play.state.phase == "extra"


@pytest.mark.parametrize("extra_roll", [True, False])
def test_D16_a_player_the_bag_does_not_reach_ends_the_game_with_the_round(extra_roll: bool) -> None:
    """A player who missed refills can lay their last die while the bag has some; others draw first (D14, D18)."""
    play = game_at(EMBLEM, "1RO 1GO 2GO", FIVE, "3RO", bag=2, extra_roll=extra_roll)
    pass_turn(play, 0)
    pass_turn(play, 1)
    events = lay(play, 2, "3RO@d6")
    assert not only(events, TurnPlayed).last
    assert [(draw.seat, len(draw.dice)) for draw in only(events, DiceDrawn).draws] == [(0, 2)]
    ended = only(events, DiceGameEnded)
    assert (ended.reason, ended.scores, ended.winners) == ("dice", (0, 0, 3), (2,))
    assert events[-1] == ended
    assert not {ExtraRollStarted, RoundStarted} & set(kinds(events))
    assert all(held.face is not None for player in play.state.players for held in player.dice)


def test_D16_a_player_the_bag_reaches_plays_on() -> None:
    play = game_at(EMBLEM, "1RO 1GO 2GO", FIVE, "3RO", bag=3)
    pass_turn(play, 0)
    pass_turn(play, 1)
    assert DiceGameEnded not in kinds(lay(play, 2, "3RO@d6"))
    assert len(play.state.players[2].dice) == 1


def test_D16_a_leaver_without_dice_ends_the_game_with_the_round_of_their_return() -> None:
    play = game_at(EMBLEM, "3RO", FIVE, FIVE, bag=2, extra_roll=False)
    lay(play, 0, "3RO@d6")
    play.do(Leave(seat=Seat(0)))
    lay(play, 1, "1RO@h6 1GO@e5 1PO@e4")
    assert DiceGameEnded not in kinds(pass_turn(play, 2))
    assert play.state.bag == ()
    play.do(Return(seat=Seat(0)))
    pass_turn(play, 1)
    assert only(pass_turn(play, 2), DiceGameEnded).reason == "dice"


@pytest.mark.parametrize(("bag", "rounds"), [(0, 3), (None, 6)])
def test_D16_three_all_pass_rounds_with_an_empty_bag_or_six_with_any_end_the_game(bag: int | None, rounds: int) -> None:
    play = game_at(EMBLEM, FIVE, FIVE, bag=bag)
    for number in range(1, rounds + 1):
        assert play.state.phase == "play"
        pass_turn(play, 0)
        events = pass_turn(play, 1)
        assert only(events, RoundEnded).barren == number
    assert only(events, DiceGameEnded).reason == "stalemate"


def test_D16_a_played_turn_resets_the_count() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, bag=0, barren=2, extra_roll=False)
    lay(play, 0, "1RO@h6")
    pass_turn(play, 1)
    assert play.state.barren == 0


@pytest.mark.parametrize(("rules", "rounds"), [({"stalemate_empty": 1}, 1), ({"stalemate": 2}, 2)])
def test_D16_the_host_sets_the_number_of_rounds(rules: dict[str, int], rounds: int) -> None:
    play = game_at(EMBLEM, FIVE, FIVE, bag=0, **rules)
    for _ in range(rounds):
        pass_turn(play, 0)
        pass_turn(play, 1)
    assert play.state.phase == "over"


def test_rerolled_dice_show_their_own_faces() -> None:
    play, events = all_pass(FIVE, FIVE)
    for roll in only(events, DiceRolled).rolls:
        assert all(held.face in faces_of(held.die) for held in roll.dice)
    assert parse_hand(FIVE) != play.state.players[0].faces
