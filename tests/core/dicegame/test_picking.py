"""The opening with dice picked before or after the call, and WILDs that get their faces (D5)."""

from __future__ import annotations

import pytest

from tercet.core.dicegame.commands import CallOpening, LayOpening, NamedDie, PickOpening, SayNone, TakeBackOpening
from tercet.core.dicegame.dice import Die
from tercet.core.dicegame.events import (
    DiceRolled,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    OpeningPicked,
    TurnStarted,
)
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import format_turn, parse_face
from tercet.core.dicegame.refusals import (
    DiceArePicked,
    DiceChanged,
    FaceIsFixed,
    FacesMakeNoSet,
    NoOpeningCall,
    NotThreeDice,
    NotYourDie,
    OpeningTooLate,
)
from tercet.core.dicegame.rules import UNTIMED
from tercet.core.engine.game import Millis, Version
from tercet.core.engine.log import GameLog
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import GoAway, InterruptPlay
from tests.core.dicegame.players import DicePlay
from tests.core.dicegame.scripted import named, only, opening_of

WITH_SET = "1RO 2RO 3RO 1GQ 2GQ"
WITHOUT = "1RO 2RO 1GO 2GO 1RQ"
ONE_WILD = "1RO * 2GQ 2GO 1GQ"
TWO_WILDS = "3PD * * 2GO 1GQ"
THREE_WILDS = "* * * 2GO 1GQ"


def picked(play: DicePlay, seat: int, text: str) -> tuple[NamedDie, ...]:
    """Dice of a hand by their faces; a bare star is a WILD without a face."""
    return named(play, seat, text)


def shown(event: OpeningPicked) -> list[int]:
    return list(event.faces)


def faces(text: str) -> list[int]:
    return [parse_face(word) for word in text.split()]


def replays(play: DicePlay) -> bool:
    return not GameLog(DICE_GAME, play.rules, play.events).problems()


def test_D5_dice_picked_before_the_call_are_sent_with_it() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    called, chosen = play.do(CallOpening(seat=Seat(0), dice=picked(play, 0, "3RO 1RO 2RO")))
    assert isinstance(called, OpeningCalled)
    assert isinstance(chosen, OpeningPicked)
    assert shown(chosen) == faces("3RO 1RO 2RO")
    assert play.state.call is not None
    assert play.state.call.dice == chosen.dice
    assert replays(play)


def test_D5_picked_dice_that_are_not_a_set_make_the_call_wrong_immediately() -> None:
    play = opening_of(WITH_SET, WITH_SET)
    events = play.do(CallOpening(seat=Seat(0), dice=picked(play, 0, "1RO 2RO 1GQ")))
    failed = only(events, OpeningFailed)
    assert (failed.reason, failed.check) == ("wrong", ("mixed", "mixed", "mixed"))
    assert play.state.call is None
    assert replays(play)


def test_D5_a_caller_has_5_seconds_to_pick_and_15_more_to_arrange() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    play.do(CallOpening(seat=Seat(0)))
    assert play.wait(4.9) == ()
    (chosen,) = play.do(PickOpening(seat=Seat(0), dice=picked(play, 0, "1RO 2RO 3RO")))
    assert isinstance(chosen, OpeningPicked)
    assert chosen.until == 4_900 + 15_000
    assert play.wait(14.9) == ()
    laid, turn = play.wait(0.1)
    assert isinstance(laid, OpeningLaid)
    assert isinstance(turn, TurnStarted)
    assert format_turn(die.laid for die in laid.laid) == "1RO@e6 2RO@f6 3RO@g6"
    assert (laid.points, laid.at) == (3, 19_900)
    assert replays(play)


def test_D5_without_a_pick_in_5_seconds_the_call_is_wrong() -> None:
    play = opening_of(WITH_SET, WITH_SET)
    play.do(CallOpening(seat=Seat(0)))
    (failed,) = play.wait(5)
    assert isinstance(failed, OpeningFailed)
    assert failed.reason == "time"
    play = opening_of(WITH_SET, WITH_SET)
    play.do(CallOpening(seat=Seat(0)))
    play.now = Millis(5001)
    with pytest.raises(OpeningTooLate):
        play.do(PickOpening(seat=Seat(0), dice=picked(play, 0, "1RO 2RO 3RO")))


def test_D5_a_wild_gets_the_face_that_the_other_two_determine() -> None:
    play = opening_of(ONE_WILD, WITHOUT)
    play.do(CallOpening(seat=Seat(0)))
    (chosen,) = play.do(PickOpening(seat=Seat(0), dice=picked(play, 0, "1RO * 2GQ")))
    assert isinstance(chosen, OpeningPicked)
    assert shown(chosen) == faces("1RO 3PD 2GQ")
    assert [die.face for die in chosen.dice] == [None, parse_face("3PD"), None]
    play.wait(15)
    assert play.state.lying[1].wild
    assert play.state.players[0].score == 2
    assert replays(play)


@pytest.mark.parametrize(
    ("hand", "pick", "filled"), [(TWO_WILDS, "3PD * *", "3PD 3PD 3PD"), (THREE_WILDS, "* * *", "1RO 1RO 1RO")]
)
def test_D5_two_or_three_wilds_are_filled_in_with_a_valid_choice(hand: str, pick: str, filled: str) -> None:
    play = opening_of(hand, WITHOUT)
    play.do(CallOpening(seat=Seat(0)))
    (chosen,) = play.do(PickOpening(seat=Seat(0), dice=picked(play, 0, pick)))
    assert isinstance(chosen, OpeningPicked)
    assert shown(chosen) == faces(filled)


def test_D5_faces_and_order_may_be_changed_and_the_final_choice_is_laid() -> None:
    play = opening_of(TWO_WILDS, WITHOUT)
    play.do(CallOpening(seat=Seat(0)))
    plain, wild, other = picked(play, 0, "3PD * *")
    play.do(PickOpening(seat=Seat(0), dice=(plain, wild, other)))
    play.wait(5)
    named_one = NamedDie(wild.die, parse_face("1RO"))
    (changed,) = play.do(PickOpening(seat=Seat(0), dice=(named_one, plain, other)))
    assert isinstance(changed, OpeningPicked)
    assert shown(changed) == faces("1RO 3PD 2GQ")
    assert changed.until == 15_000, "a change gives no more time"
    play.wait(10)
    assert format_turn(die.laid for die in play.state.lying) == "*1RO@e6 3PD@f6 *2GQ@g6"
    assert play.state.players[0].score == 1
    assert replays(play)


def test_D5_without_a_limit_the_race_the_call_and_the_choice_wait() -> None:
    play = opening_of(WITH_SET, WITHOUT, **UNTIMED)
    assert play.wait(86_400) == ()
    play.do(SayNone(seat=Seat(1)))
    play.do(CallOpening(seat=Seat(0)))
    play.do(InterruptPlay())
    assert play.wait(86_400) == ()
    play.do(PickOpening(seat=Seat(0), dice=picked(play, 0, "1RO 2RO 3RO")))
    assert play.wait(86_400) == ()
    play.do(PickOpening(seat=Seat(0), dice=picked(play, 0, "3RO 2RO 1RO")))
    play.do(LayOpening(seat=Seat(0), dice=picked(play, 0, "3RO 2RO 1RO")))
    assert play.state.turn == 1
    assert replays(play)


def test_D5_without_a_limit_all_roll_again_once_everybody_says_none() -> None:
    play = opening_of(WITH_SET, WITHOUT, again=[(True, False)], **UNTIMED)
    play.do(SayNone(seat=Seat(1)))
    assert only(play.do(SayNone(seat=Seat(0))), DiceRolled).until is None


def test_D5_the_choice_may_be_laid_before_time_runs_out() -> None:
    play = opening_of(ONE_WILD, WITHOUT)
    play.do(CallOpening(seat=Seat(0), dice=picked(play, 0, "1RO * 2GQ")))
    events = play.do(LayOpening(seat=Seat(0), dice=picked(play, 0, "2GQ * 1RO")))
    assert format_turn(die.laid for die in only(events, OpeningLaid).laid) == "2GQ@e6 *3PD@f6 1RO@g6"
    assert replays(play)


def test_D5_faces_that_do_not_form_a_set_are_refused_and_cost_nothing() -> None:
    play = opening_of(ONE_WILD, WITHOUT)
    play.do(CallOpening(seat=Seat(0)))
    wrong = picked(play, 0, "1RO *1PD 2GQ")
    with pytest.raises(FacesMakeNoSet) as raised:
        play.do(PickOpening(seat=Seat(0), dice=wrong))
    assert raised.value.details["check"] == ("mixed", "different", "different")
    play.do(PickOpening(seat=Seat(0), dice=picked(play, 0, "1RO * 2GQ")))
    with pytest.raises(FacesMakeNoSet):
        play.do(LayOpening(seat=Seat(0), dice=wrong))
    assert play.state.players[0].wrong == 0


def test_D5_picked_dice_are_final_and_withdrawing_is_a_wrong_call() -> None:
    play = opening_of("1RO 2RO 3RO 1GQ *", WITH_SET)
    play.do(CallOpening(seat=Seat(0), dice=picked(play, 0, "1RO 2RO 3RO")))
    for command in (PickOpening, LayOpening):
        with pytest.raises(DiceArePicked):
            play.do(command(seat=Seat(0), dice=picked(play, 0, "1RO 2RO *")))
    assert only(play.do(TakeBackOpening(seat=Seat(0))), OpeningFailed).reason == "taken-back"


def test_D5_only_three_of_your_own_dice_as_rolled_can_be_picked() -> None:
    play = opening_of(ONE_WILD, WITH_SET)
    one, wild, two = picked(play, 0, "1RO * 2GQ")
    with pytest.raises(NoOpeningCall):
        play.do(PickOpening(seat=Seat(0), dice=(one, wild, two)))
    for dice, refusal in (
        ((one, wild), NotThreeDice),
        ((one, one, two), NotThreeDice),
        ((one, wild, NamedDie(Die(41))), NotYourDie),
        ((NamedDie(one.die, parse_face("2RO")), wild, two), FaceIsFixed),
    ):
        with pytest.raises(refusal):
            play.do(CallOpening(seat=Seat(0), dice=dice))
        assert play.state.call is None
    play.do(CallOpening(seat=Seat(0)))
    with pytest.raises(NoOpeningCall):
        play.do(PickOpening(seat=Seat(1), dice=picked(play, 1, "1RO 2RO 3RO")))


def test_D5_a_pick_of_rerolled_dice_loses_the_race() -> None:
    play = opening_of(WITH_SET, WITHOUT)
    before = Version(play.state.version - 1)
    with pytest.raises(DiceChanged):
        play.do(CallOpening(seat=Seat(0), seen=before, dice=picked(play, 0, "1RO 2RO 3RO")))


def test_D5_the_host_may_have_the_dice_laid_immediately() -> None:
    play = opening_of(ONE_WILD, WITHOUT, arrange_seconds=0)
    events = play.do(CallOpening(seat=Seat(0), dice=picked(play, 0, "1RO * 2GQ")))
    assert [type(event) for event in events] == [OpeningCalled, OpeningLaid, TurnStarted]
    assert replays(play)


def test_D5_a_lost_connection_stops_no_clock_of_a_call() -> None:
    play = opening_of(ONE_WILD, WITHOUT)
    play.do(CallOpening(seat=Seat(0), dice=picked(play, 0, "1RO * 2GQ")))
    play.do(GoAway(seat=Seat(0)))
    play.wait(15)
    assert play.state.phase == "play"
    assert replays(play)


def test_D5_the_last_players_wrong_pick_makes_everybody_reroll() -> None:
    play = opening_of(WITH_SET, WITHOUT, again=[(True, True)], wrong_calls=1)
    play.do(CallOpening(seat=Seat(1)))
    play.do(PickOpening(seat=Seat(1), dice=picked(play, 1, "1RO 2RO 1GO")))
    events = play.do(CallOpening(seat=Seat(0), dice=picked(play, 0, "1RO 2RO 1GQ")))
    assert only(events, DiceRolled).reason == "opening"
    assert replays(play)
