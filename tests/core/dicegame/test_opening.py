from __future__ import annotations

import pytest

from tercet.core.dicegame.commands import CallOpening, LayOpening, NamedDie, PassTurn, SayNone, TakeBackOpening
from tercet.core.dicegame.dice import Die, Face, has_hand_set
from tercet.core.dicegame.events import (
    DiceDrawn,
    DiceGameStarted,
    DiceRolled,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    TurnStarted,
)
from tercet.core.dicegame.notation import format_turn, parse_hand
from tercet.core.dicegame.refusals import (
    AlreadyNone,
    CalledWrong,
    DiceChanged,
    FaceIsFixed,
    NoOpeningCall,
    NotEnoughPlayers,
    NotNow,
    NotThreeDice,
    NotYourDie,
    OpeningPending,
    OpeningTooLate,
    WildWithoutFace,
)
from tercet.core.engine.game import Millis, RaceCommand, Version
from tercet.core.engine.seats import Seat
from tercet.core.seating import refusals
from tercet.core.seating.commands import Ready, Sit, Start
from tests.core.dicegame.players import DicePlay, new_play
from tests.core.dicegame.scripted import named, only, opening_of

WITH_SET = "1RO 2RO 3RO 1GQ 2GQ"
WITHOUT = "1RO 2RO 1GO 2GO 1RQ"
WITH_WILD = "1RO * 2GQ 2GO 1GQ"


def call(play: DicePlay, seat: int) -> None:
    play.do(CallOpening(seat=Seat(seat)))


def test_D4_two_to_four_play() -> None:
    play = new_play_of(1)
    with pytest.raises(NotEnoughPlayers):
        play.do(Start(seat=Seat(0)))
    for seats in (2, 3, 4):
        assert new_play(play.rules, seats).state.phase == "opening"
    full = new_play_of(4)
    with pytest.raises(refusals.TableFull):
        full.do(Sit(name="fifth"))


def new_play_of(seats: int) -> DicePlay:
    """A table where nobody is ready."""
    play = opening_of(WITH_SET, WITHOUT)
    fresh: DicePlay = type(play)(play.game, play.rules, play.chance)
    fresh.seat(*(f"player {i}" for i in range(seats)))
    return fresh


def test_D4_bots_count_as_players() -> None:
    play = new_play_of(1)
    play.do(Sit(name="robot", bot=True))
    play.start()
    assert play.state.playing == (0, 1)


def test_D4_a_lone_ready_player_waits_for_a_second() -> None:
    play = new_play_of(1)
    play.do(Ready(seat=Seat(0)))
    assert play.state.phase == "lobby"
    play.seat("second")
    events = play.do(Ready(seat=Seat(1)))
    assert only(events, DiceGameStarted).players == (0, 1)


def test_only_the_host_starts_and_nobody_joins_later() -> None:
    play = new_play_of(2)
    with pytest.raises(refusals.NotHost):
        play.do(Start(seat=Seat(1)))
    with pytest.raises(refusals.NotStarted):
        call(play, 0)
    play.do(Start(seat=Seat(0)))
    for command in (Start(seat=Seat(0)), Ready(seat=Seat(1)), Sit(name="late")):
        with pytest.raises(refusals.AlreadyStarted):
            play.do(command)


def test_D5_each_player_draws_five_dice_and_all_roll_together() -> None:
    play = opening_of(WITH_SET, WITHOUT, WITH_WILD)
    drawn = only(play.events, DiceDrawn)
    assert [len(draw.dice) for draw in drawn.draws] == [5, 5, 5]
    assert len(drawn.bag) == 42 - 15
    rolled = only(play.events, DiceRolled)
    assert (rolled.reason, len(rolled.rolls)) == ("opening", 3)
    assert [player.faces for player in play.state.players] == [
        parse_hand(hand) for hand in (WITH_SET, WITHOUT, WITH_WILD)
    ]


def test_D5_the_first_caller_opens_on_the_emblem_as_their_turn_of_round_1() -> None:
    play = opening_of(WITHOUT, WITH_SET, WITHOUT)
    call(play, 1)
    events = play.do(LayOpening(seat=Seat(1), dice=named(play, 1, "3RO 1RO 2RO")))
    opened = only(events, OpeningLaid)
    assert format_turn(die.laid for die in opened.laid) == "3RO@e6 1RO@f6 2RO@g6"
    assert (opened.points, opened.score) == (3, 3)
    assert play.state.first == 1
    assert play.state.round == 1
    assert only(events, TurnStarted).seat == 2
    assert play.state.to_play == (2, 0)
    assert play.state.players[1].faces == parse_hand("1GQ 2GQ")


def test_D9_an_opening_set_with_one_wild_scores_2() -> None:
    play = opening_of(WITH_WILD, WITHOUT)
    call(play, 0)
    events = play.do(LayOpening(seat=Seat(0), dice=named(play, 0, "1RO *3PD 2GQ")))
    assert only(events, OpeningLaid).points == 2
    assert play.state.lying[1].wild


def test_D5_a_caller_has_5_seconds_to_name_three_dice() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    play.wait(1)
    call(play, 0)
    assert play.state.call is not None
    assert play.state.call.until == 6000
    play.now = Millis(6001)
    with pytest.raises(OpeningTooLate):
        play.do(LayOpening(seat=Seat(0), dice=named(play, 0, "1RO 2RO 3RO")))
    (failed,) = play.wait(0.1)
    assert isinstance(failed, OpeningFailed)
    assert failed.reason == "time"


@pytest.mark.parametrize("seconds", [2, 30])
def test_D5_the_host_sets_the_time_to_name_three_dice(seconds: int) -> None:
    play = opening_of(WITH_SET, WITHOUT, point_seconds=seconds)
    call(play, 0)
    assert play.state.call is not None
    assert play.state.call.until == seconds * 1000


def test_D5_after_a_wrong_call_a_player_waits_for_the_next_roll() -> None:
    play = opening_of(WITH_SET, WITH_SET, again=[(False, True)])
    call(play, 0)
    events = play.do(LayOpening(seat=Seat(0), dice=named(play, 0, "1RO 2RO 1GQ")))
    failed = only(events, OpeningFailed)
    assert failed.reason == "wrong"
    assert failed.check == ("mixed", "mixed", "mixed")
    with pytest.raises(CalledWrong):
        call(play, 0)
    events = play.do(SayNone(seat=Seat(1)))
    assert only(events, DiceRolled).reason == "opening"
    call(play, 0)


def test_D5_the_host_may_allow_more_wrong_calls() -> None:
    play = opening_of(WITH_SET, WITHOUT, wrong_calls=2)
    for _ in range(2):
        call(play, 0)
        play.do(TakeBackOpening(seat=Seat(0)))
    with pytest.raises(CalledWrong):
        call(play, 0)


def test_D5_withdrawing_a_call_is_a_wrong_call() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    with pytest.raises(NoOpeningCall):
        play.do(TakeBackOpening(seat=Seat(0)))
    call(play, 0)
    assert only(play.do(TakeBackOpening(seat=Seat(0))), OpeningFailed).reason == "taken-back"
    assert play.state.players[0].wrong == 1


def test_D5_everybody_rerolls_when_all_have_called_wrong_or_seen_none() -> None:
    play = opening_of(WITH_SET, WITHOUT, WITHOUT, again=[(False, True, False)])
    assert [type(event) for event in play.do(SayNone(seat=Seat(1)))] == [NoneSaid]
    with pytest.raises(AlreadyNone):
        play.do(SayNone(seat=Seat(1)))
    call(play, 0)
    play.do(TakeBackOpening(seat=Seat(0)))
    events = play.do(SayNone(seat=Seat(2)))
    assert [type(event) for event in events] == [NoneSaid, DiceRolled]
    assert has_hand_set(play.state.players[1].faces)
    assert not any(player.none or player.wrong for player in play.state.players)


def test_D5_a_player_who_saw_none_may_still_call() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    play.do(SayNone(seat=Seat(0)))
    call(play, 0)
    assert not play.state.players[0].none


def test_D5_everybody_rerolls_after_60_seconds() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    assert play.wait(59.9) == ()
    (rolled, *_) = play.wait(0.1)
    assert isinstance(rolled, DiceRolled)
    assert rolled.until == 120_000


def test_D5_the_host_sets_the_length_of_the_opening() -> None:
    assert opening_of(WITH_SET, WITHOUT, opening_seconds=300).state.until == 300_000


def test_D5_everybody_rerolls_immediately_when_nobody_has_a_set() -> None:
    play = opening_of(WITHOUT, WITHOUT, again=[(False, False), (False, True)])
    rolls = [event for event in play.events if isinstance(event, DiceRolled)]
    assert len(rolls) == 3
    assert has_hand_set(play.state.players[1].faces)


def test_D5_the_host_may_leave_that_check_to_the_players() -> None:
    play = opening_of(WITHOUT, WITHOUT, again=[(False, False)], sees_none=False)
    assert len([event for event in play.events if isinstance(event, DiceRolled)]) == 1
    play.do(SayNone(seat=Seat(0)))
    assert only(play.do(SayNone(seat=Seat(1))), DiceRolled)


def test_D5_calls_are_decided_fairly_by_C16() -> None:
    assert issubclass(CallOpening, RaceCommand)
    assert issubclass(SayNone, RaceCommand)
    play = opening_of(WITH_SET, WITHOUT, again=[(True, False)])
    before = Version(play.state.version - 1)
    for command in (CallOpening, SayNone):
        with pytest.raises(DiceChanged):
            play.do(command(seat=Seat(0), seen=before))
    (called,) = play.do(CallOpening(seat=Seat(0), seen=play.state.version, lead=Millis(40), tie=True))
    assert isinstance(called, OpeningCalled)
    assert (called.lead, called.tie) == (40, True)
    for command in (CallOpening, SayNone):
        with pytest.raises(OpeningPending):
            play.do(command(seat=Seat(1)))
    assert play.state.players[1].wrong == 0


def test_D5_only_the_caller_names_dice_and_only_three_of_their_own() -> None:
    play = opening_of(WITH_WILD, WITH_SET)
    with pytest.raises(NoOpeningCall):
        play.do(LayOpening(seat=Seat(0), dice=named(play, 0, "1RO *3PD 2GQ")))
    call(play, 0)
    with pytest.raises(NoOpeningCall):
        play.do(LayOpening(seat=Seat(1), dice=named(play, 1, "1RO 2RO 3RO")))
    one, wild, two = named(play, 0, "1RO *3PD 2GQ")
    before = play.state
    for dice, refusal in (
        ((one, wild), NotThreeDice),
        ((one, one, wild), NotThreeDice),
        ((one, wild, two, two), NotThreeDice),
        ((one, wild, NamedDie(Die(41))), NotYourDie),
        ((one, NamedDie(wild.die, Face(27)), two), WildWithoutFace),
        ((NamedDie(one.die, Face(5)), wild, two), FaceIsFixed),
    ):
        with pytest.raises(refusal):
            play.do(LayOpening(seat=Seat(0), dice=dice))
    assert play.state == before
    play.do(LayOpening(seat=Seat(0), dice=(NamedDie(one.die, parse_hand("1RO")[0]), NamedDie(wild.die), two)))
    assert play.state.phase == "play"
    assert format_turn(die.laid for die in play.state.lying) == "1RO@e6 *3PD@f6 2GQ@g6"


def test_turns_are_refused_in_the_opening_and_opening_commands_afterwards() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    with pytest.raises(NotNow):
        play.do(PassTurn(seat=Seat(0)))
    with pytest.raises(refusals.NotSeated):
        call(play, 7)
    call(play, 0)
    play.do(LayOpening(seat=Seat(0), dice=named(play, 0, "1RO 2RO 3RO")))
    with pytest.raises(NotNow):
        call(play, 1)
