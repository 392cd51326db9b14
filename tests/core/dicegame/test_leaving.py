from __future__ import annotations

import pytest
from msgspec.structs import replace

from tercet.core.dicegame.commands import CallOpening, ChooseExtra, EndGame, LayOpening, PassTurn, SayNone
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameEnded,
    DiceGameStarted,
    DiceGameVoided,
    DiceRolled,
    OpeningFailed,
    PlayResumed,
    RoundEnded,
    TurnPassed,
    TurnStarted,
)
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.refusals import NotAlone, TooEarly, WaitingForPeople
from tercet.core.dicegame.rules import dice_rules
from tercet.core.dicegame.state import seats_to_act
from tercet.core.engine.game import Command
from tercet.core.engine.seats import Seat
from tercet.core.seating import commands
from tercet.core.seating.events import PlayerLeft, TableClosed
from tercet.core.seating.refusals import AlreadyStarted, GameOver, NotSeated
from tests.core.dicegame.players import DicePlay, new_play
from tests.core.dicegame.scripted import LoadedDice, game_at, lay, named, only, opening_of

EMBLEM = "1RO@e6 2RO@f6 3RO@g6"
FIVE = "1RO 1GO 1PO 2GO 2PO"


def leave(play: DicePlay, *seats: int) -> None:
    for seat in seats:
        play.do(commands.Leave(seat=Seat(seat)))


def test_D18_a_leavers_turn_is_skipped_and_counts_as_a_pass() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, FIVE)
    leave(play, 1)
    events = play.do(PassTurn(seat=Seat(0)))
    passed = [event for event in events if isinstance(event, TurnPassed)]
    assert [(event.seat, event.reason) for event in passed] == [(0, "passed"), (1, "left")]
    assert only(play.do(PassTurn(seat=Seat(2))), RoundEnded).barren == 1


def test_D18_leaving_during_your_turn_is_a_pass() -> None:
    play = game_at(EMBLEM, FIVE, FIVE)
    events = play.do(commands.Leave(seat=Seat(0)))
    assert isinstance(events[0], PlayerLeft)
    assert only(events, TurnPassed).seat == 0
    assert only(events, TurnStarted).seat == 1


def test_D18_a_leaver_gets_no_refill_and_no_rolls_and_keeps_their_dice() -> None:
    play = game_at(EMBLEM, "1GQ 2GQ", FIVE, FIVE)
    hand = play.state.players[0].dice
    leave(play, 0)
    lay(play, 1, "1RO@h6")
    events = play.do(PassTurn(seat=Seat(2)))
    assert [draw.seat for draw in only(events, DiceDrawn).draws] == [1]
    play.do(ChooseExtra(seat=Seat(1)))
    with pytest.raises(NotSeated):
        play.do(ChooseExtra(seat=Seat(0)))
    assert only(play.do(ChooseExtra(seat=Seat(2))), TurnStarted).seat == 1
    play.do(PassTurn(seat=Seat(1)))
    rolled = only(play.do(PassTurn(seat=Seat(2))), DiceRolled)
    assert [roll.seat for roll in rolled.rolls] == [1, 2]
    assert play.state.players[0].dice == hand


def test_D18_a_returning_player_has_their_dice_and_is_refilled_with_the_others() -> None:
    play = game_at(EMBLEM, FIVE, "1RO 2GQ", FIVE)
    leave(play, 1)
    play.do(commands.Return(seat=Seat(1)))
    play.do(PassTurn(seat=Seat(0)))
    assert play.state.turn == 1
    lay(play, 1, "1RO@h6")
    assert only(play.do(PassTurn(seat=Seat(2))), DiceDrawn).draws[0].seat == 1


def test_D18_the_extra_roll_does_not_wait_for_a_leaver() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, to_play=(Seat(0),))
    lay(play, 0, "1RO@h6")
    play.do(ChooseExtra(seat=Seat(0)))
    events = play.do(commands.Leave(seat=Seat(1)))
    assert only(events, TurnStarted).seat == 0


def test_D18_a_leavers_call_is_wrong_and_the_opening_continues_without_them() -> None:
    play = opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 1GO 2GO 1RQ", "1RO 2RO 3RO 1GQ 2GQ")
    play.do(CallOpening(seat=Seat(0)))
    events = play.do(commands.Leave(seat=Seat(0)))
    assert only(events, OpeningFailed).reason == "left"
    play.do(CallOpening(seat=Seat(2)))
    play.do(LayOpening(seat=Seat(2), dice=named(play, 2, "1RO 2RO 3RO")))
    assert play.state.to_play == (1,)


def test_D18_everybody_rerolls_when_the_only_player_with_a_set_leaves() -> None:
    play = opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 1GO 2GO 1RQ", "1RO 2RO 1GO 2GO 1RQ")
    hand = play.state.players[0].dice
    rolled = [event for event in play.do(commands.Leave(seat=Seat(0))) if isinstance(event, DiceRolled)]
    assert rolled
    assert all([roll.seat for roll in event.rolls] == [1, 2] for event in rolled)
    assert play.state.players[0].dice == hand


def test_D18_everybody_rerolls_when_only_players_who_see_no_set_stay() -> None:
    play = opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 3RO 1GQ 2GQ")
    play.do(SayNone(seat=Seat(0)))
    assert DiceRolled in [type(event) for event in play.do(commands.Leave(seat=Seat(1)))]


def test_D18_a_player_alone_for_2_minutes_may_end_the_game_and_scores_stand() -> None:
    play = game_at(EMBLEM, FIVE, FIVE)
    lay(play, 0, "1RO@h6")
    with pytest.raises(NotAlone):
        play.do(EndGame(seat=Seat(0)))
    leave(play, 1)
    play.wait(119.9)
    with pytest.raises(TooEarly) as raised:
        play.do(EndGame(seat=Seat(0)))
    assert raised.value.details == {"millis": 100}
    play.wait(0.1)
    ended = only(play.do(EndGame(seat=Seat(0))), DiceGameEnded)
    assert (ended.reason, ended.scores, ended.winners) == ("alone", (3, 0), (0,))


def test_D18_the_two_minutes_restart_after_the_other_was_back() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, turn_seconds=600)
    leave(play, 1)
    play.wait(100)
    play.do(commands.Return(seat=Seat(1)))
    with pytest.raises(NotAlone):
        play.do(EndGame(seat=Seat(0)))
    leave(play, 1)
    play.wait(100)
    with pytest.raises(TooEarly):
        play.do(EndGame(seat=Seat(0)))


@pytest.mark.parametrize("wish", [EndGame(seat=Seat(0)), commands.Propose(seat=Seat(0), what="end")])
def test_D18_a_player_whose_opponent_is_away_may_end_the_game_after_2_minutes(wish: Command) -> None:
    """With either command."""
    play = game_at(EMBLEM, FIVE, FIVE, turn_seconds=600)
    lay(play, 0, "1RO@h6")
    play.do(commands.GoAway(seat=Seat(1)))
    play.wait(119.9)
    with pytest.raises(TooEarly) as raised:
        play.do(EndGame(seat=Seat(0)))
    assert raised.value.details == {"millis": 100}
    play.wait(0.1)
    assert only(play.do(wish), DiceGameEnded).reason == "alone"


def test_D18_the_two_minutes_restart_after_a_short_absence() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, turn_seconds=600)
    play.do(commands.GoAway(seat=Seat(1)))
    play.wait(100)
    play.do(commands.ComeBack(seat=Seat(1)))
    with pytest.raises(NotAlone):
        play.do(EndGame(seat=Seat(0)))
    play.do(commands.GoAway(seat=Seat(1)))
    play.wait(100)
    with pytest.raises(TooEarly):
        play.do(EndGame(seat=Seat(0)))


def test_D18_leaving_after_being_away_does_not_restart_the_two_minutes() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, turn_seconds=600)
    play.do(commands.GoAway(seat=Seat(1)))
    play.wait(60)
    leave(play, 1)
    play.wait(60)
    assert only(play.do(EndGame(seat=Seat(0))), DiceGameEnded)


def test_D18_two_of_three_players_are_not_alone_and_may_agree() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, FIVE)
    leave(play, 2)
    with pytest.raises(NotAlone):
        play.do(EndGame(seat=Seat(0)))
    play.do(commands.Propose(seat=Seat(0), what="end"))
    assert only(play.do(commands.Agree(seat=Seat(1))), DiceGameEnded).reason == "agreed"


def test_D18_nobody_restarts_or_ends_a_game_during_anothers_short_absence() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, turn_seconds=600)
    play.do(commands.Propose(seat=Seat(0), what="restart"))
    play.do(commands.GoAway(seat=Seat(1)))
    assert play.state.phase == "play", "a proposal to both is not agreed by one"
    play.do(commands.ComeBack(seat=Seat(1)))
    play.do(commands.Decline(seat=Seat(1)))
    leave(play, 1)
    play.do(commands.Propose(seat=Seat(0), what="restart"))
    assert play.state.phase == "play", "nor if the other left, before they had time to return"
    play.do(commands.Decline(seat=Seat(0)))
    play.wait(120)
    assert DiceGameVoided in [type(event) for event in play.do(commands.Propose(seat=Seat(0), what="restart"))]


def test_D18_a_player_without_human_opponents_need_not_wait() -> None:
    play = with_bot(game_at(EMBLEM, FIVE, FIVE), 1)
    assert only(play.do(commands.Propose(seat=Seat(0), what="end")), DiceGameEnded).reason == "agreed"


def test_D18_the_only_person_present_at_the_start_is_alone_from_then_on() -> None:
    play = DicePlay(DICE_GAME, dice_rules(), LoadedDice())
    play.seat("one", "two", "three")
    play.do(commands.GoAway(seat=Seat(2)))
    play.do(commands.GoAway(seat=Seat(1)))
    play.wait(1)
    state = DICE_GAME.evolve(play.state, DiceGameStarted(at=play.now, players=(Seat(0), Seat(1), Seat(2)), nonces=()))
    assert state.alone_since == play.now


def test_D18_the_host_sets_the_waiting_time() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, alone_seconds=0)
    leave(play, 1)
    assert only(play.do(EndGame(seat=Seat(0))), DiceGameEnded)


@pytest.mark.parametrize("returner", [0, 1])
def test_D18_an_abandoned_game_pauses_and_its_time_restarts_on_return(returner: int) -> None:
    play = game_at(EMBLEM, FIVE, FIVE)
    leave(play, 1, 0)
    assert play.state.turn == 0
    assert DICE_GAME.deadline(play.state) is None
    assert play.wait(10_000) == ()
    events = play.do(commands.Return(seat=Seat(returner)))
    if returner == 0:
        assert only(events, PlayResumed).until == play.now + 120_000
    else:
        assert only(events, TurnPassed).seat == 0
        assert only(events, TurnStarted).seat == 1
    assert play.state.turn == returner
    assert play.state.until == play.now + 120_000


def test_D18_openings_and_extra_rolls_pause_too() -> None:
    opening = opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 3RO 1GO 2GO")
    leave(opening, 0, 1)
    opening.wait(500)
    opening.do(commands.Return(seat=Seat(0)))
    assert opening.state.until == opening.now + 60_000
    extra = game_at(EMBLEM, FIVE, FIVE, to_play=(Seat(0),))
    lay(extra, 0, "1RO@h6")
    leave(extra, 0, 1)
    extra.wait(500)
    assert only(extra.do(commands.Return(seat=Seat(0))), PlayResumed).until == extra.now + 30_000


def test_nothing_happens_automatically_while_everybody_is_away() -> None:
    play = game_at(EMBLEM, FIVE, FIVE)
    lay(play, 0, "1RO@h6")
    for seat in (0, 1):
        play.do(commands.GoAway(seat=Seat(seat)))
    assert DICE_GAME.deadline(play.state) is None
    play.wait(1000)
    assert only(play.do(commands.ComeBack(seat=Seat(0))), PlayResumed).until == play.now + 120_000


def test_a_player_who_left_before_the_start_cannot_return_to_the_game() -> None:
    play = opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 3RO 1GO 2GO")
    lobby: DicePlay = type(play)(play.game, play.rules, play.chance)
    lobby.seat("one", "two", "three")
    leave(lobby, 2)
    for seat in (0, 1):
        lobby.do(commands.Ready(seat=Seat(seat)))
    assert lobby.state.playing == (0, 1)
    with pytest.raises(AlreadyStarted):
        lobby.do(commands.Return(seat=Seat(2)))


def test_a_removed_player_is_skipped() -> None:
    play = game_at(EMBLEM, FIVE, FIVE, FIVE)
    events = play.do(commands.Remove(seat=Seat(0), who=Seat(1)))
    assert only(events, PlayerLeft).removed
    events = play.do(PassTurn(seat=Seat(0)))
    assert play.state.turn == 2


def test_the_host_ends_the_game_and_the_seed_is_revealed() -> None:
    play = new_play(DICE_GAME.rules_type(), 2)
    closed = only(play.do(commands.Close(seat=Seat(0))), TableClosed)
    assert closed.seed == play.state.seed
    assert play.state.phase == "over"
    for command in (
        commands.Close(seat=Seat(0)),
        commands.Sit(name="late"),
        commands.Return(seat=Seat(1)),
        commands.Ready(seat=Seat(0)),
    ):
        with pytest.raises(GameOver):
            play.do(command)
    leave(play, 1)


def with_bot(play: DicePlay, *bots: int) -> DicePlay:
    """The same game with bots in some seats."""
    chairs = tuple(replace(chair, bot=i in bots) for i, chair in enumerate(play.state.seating.chairs))
    play.state = replace(play.state, seating=replace(play.state.seating, chairs=chairs))
    return play


def test_D16_a_game_waits_while_all_its_people_are_away_however_many_bots_play() -> None:
    play = with_bot(game_at(EMBLEM, FIVE, FIVE, FIVE), 1, 2)
    lay(play, 0, "1RO@h6")
    play.do(commands.GoAway(seat=Seat(0)))
    assert play.state.paused
    assert seats_to_act(play.state) == ()
    assert DICE_GAME.deadline(play.state) is None
    with pytest.raises(WaitingForPeople):
        play.do(PassTurn(seat=Seat(1)))
    before = play.state
    assert play.wait(10_000) == ()
    assert play.state == before
    assert only(play.do(commands.ComeBack(seat=Seat(0))), PlayResumed).until == play.now + 120_000
    assert seats_to_act(play.state) == (1,)
    play.do(PassTurn(seat=Seat(1)))


@pytest.mark.parametrize("phase", ["opening", "extra"])
def test_D16_the_opening_and_the_extra_roll_wait_too(phase: str) -> None:
    if phase == "opening":
        play = with_bot(opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 3RO 1GO 2GO"), 1)
        wish: Command = CallOpening(seat=Seat(1))
    else:
        play = with_bot(game_at(EMBLEM, FIVE, FIVE, to_play=(Seat(0),)), 1)
        lay(play, 0, "1RO@h6")
        wish = ChooseExtra(seat=Seat(1))
    play.do(commands.GoAway(seat=Seat(0)))
    with pytest.raises(WaitingForPeople):
        play.do(wish)
    assert play.wait(1000) == ()
    play.do(commands.ComeBack(seat=Seat(0)))
    play.do(wish)


def test_D16_a_bots_call_completes_while_people_are_away() -> None:
    play = with_bot(opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 3RO 1GO 2GO"), 1)
    play.do(CallOpening(seat=Seat(1)))
    play.do(commands.GoAway(seat=Seat(0)))
    assert seats_to_act(play.state) == (1,)
    play.do(LayOpening(seat=Seat(1), dice=named(play, 1, "1RO 2RO 3RO")))
    assert play.state.turn == 0


def test_D16_one_present_person_is_enough_and_bots_alone_keep_playing() -> None:
    play = with_bot(game_at(EMBLEM, FIVE, FIVE, FIVE), 2)
    play.do(commands.GoAway(seat=Seat(0)))
    assert not play.state.paused
    bots = with_bot(game_at(EMBLEM, FIVE, FIVE), 0, 1)
    assert not bots.state.paused
    bots.do(PassTurn(seat=Seat(0)))


def test_D16_the_host_may_let_bots_continue_without_people() -> None:
    play = with_bot(game_at(EMBLEM, FIVE, FIVE, bots_wait=False), 1)
    lay(play, 0, "1RO@h6")
    play.do(commands.GoAway(seat=Seat(0)))
    assert not play.state.paused
    play.do(PassTurn(seat=Seat(1)))


def test_D16_decisions_that_depend_on_a_leaver_wait_for_their_return() -> None:
    play = with_bot(game_at(EMBLEM, FIVE, FIVE, to_play=(Seat(0),)), 1)
    lay(play, 0, "1RO@h6")
    play.do(ChooseExtra(seat=Seat(1)))
    leave(play, 0)
    assert play.state.phase == "extra", "no round begins among bots"
    play.do(commands.Return(seat=Seat(0)))
    assert play.state.phase == "extra"
    opening = with_bot(opening_of("1RO 2RO 3RO 1GQ 2GQ", "1RO 2RO 1GO 2GO 1RQ"), 1)
    rolled = opening.state.rolled_since
    leave(opening, 0)
    assert opening.state.rolled_since == rolled
    opening.do(commands.Return(seat=Seat(0)))
    assert opening.state.rolled_since == rolled
