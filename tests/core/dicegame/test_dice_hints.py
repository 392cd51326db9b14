"""Hints about a player's own dice: who may ask, what they show, and to whom (D19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tercet.core.dicegame.board import Square
from tercet.core.dicegame.commands import CallOpening, PassTurn, SayNone, SwapWild
from tercet.core.dicegame.events import DiceHint, DiceHintGiven, HeldDie
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.refusals import CalledWrong, NotNow, NotYourTurn, OpeningPending
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Refusal
from tercet.core.engine.ruleset import RuleError
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating.authority import TableOwner
from tercet.core.seating.commands import Agree, AskHint, Close, Propose, Sit
from tercet.core.seating.refusals import NoHintsHere, NoMoreHints
from tests.core.dicegame.players import DicePlay
from tests.core.dicegame.scripted import die_showing, game_at, lay, named, only, opening_of
from tests.golden.playthroughs import PAUSE, RESUME

ANA, BEA = Seat(0), Seat(1)
ROW = "1RO@e6 2RO@f6 3RO@g6"
SET_AND_MORE = "1RO 2RO 3RO 1GQ 2PD"
NO_SET = "1RO 1GO 2RO 2GO 1RQ"


def asked(play: DicePlay, seat: Seat = ANA) -> DiceHint:
    hint = only(play.do(AskHint(seat=seat)), DiceHintGiven).hint
    assert isinstance(hint, DiceHint)
    return hint


def held(play: DicePlay, face: str) -> HeldDie:
    """Ana's die that shows a face."""
    die = play.state.players[ANA].held(die_showing(play, ANA, face))
    assert die is not None
    return die


def test_D19_a_first_hint_marks_the_dice_to_use_and_a_second_their_squares() -> None:
    play = game_at(ROW, "1RO 1GQ", NO_SET, hints=True)
    die = held(play, "1RO")
    assert asked(play) == DiceHint(1, "turn", (die,))
    assert asked(play) == DiceHint(2, "turn", (die,), (Square("h6"),))
    with pytest.raises(NoMoreHints):
        play.do(AskHint(seat=ANA))
    assert play.state.players[ANA].hints == 2


def test_D19_the_hinted_dice_and_squares_make_a_legal_turn() -> None:
    play = game_at(ROW, "1RO 1GO * 3PD 2GQ", NO_SET, hints=True)
    asked(play)
    hint = asked(play)
    best = {frozenset(laid.square for laid in turn) for turn, _ in play.state.best_turns(ANA, 1)}
    assert {frozenset(hint.squares)} == best
    assert len(hint.dice) == len(hint.squares) == len(set(hint.dice))


def test_D19_a_hint_says_when_nothing_fits() -> None:
    play = game_at("1RO@e6 2RO@f6 3RO@g6", "1GQ", NO_SET, hints=True)
    assert asked(play) == DiceHint(1, "pass")
    with pytest.raises(NoMoreHints):
        play.do(AskHint(seat=ANA))


def test_D19_a_hint_shows_a_wild_to_replace_where_no_turn_is_legal() -> None:
    play = game_at("1RO@e6 *2RO@f6 3RO@g6", "2RO", NO_SET, hints=True)
    assert not play.state.legal_turns(ANA)
    die = held(play, "2RO")
    assert asked(play) == DiceHint(1, "swap", (die,))
    assert asked(play) == DiceHint(2, "swap", (die,), (Square("f6"),))


def test_D19_where_turns_are_exactly_three_dice_the_hint_shows_three() -> None:
    play = game_at(ROW, "1RO 2RO 3RO 1GO 1PO", NO_SET, hints=True, exactly_three=True)
    assert len(asked(play).dice) == 3


def test_D19_in_the_opening_hints_say_whether_there_is_a_set_then_show_one_of_its_dice() -> None:
    play = opening_of("1RO 2RO * 1GQ 1GD", NO_SET, hints=True, sees_none=False)
    assert asked(play) == DiceHint(1, "set")
    hint = asked(play)
    assert (hint.step, hint.what, hint.squares) == (2, "set", ())
    assert hint.dice == (held(play, "1RO"),)
    assert asked(play, BEA) == DiceHint(1, "no-set")


@pytest.mark.parametrize(
    ("before", "refusal"),
    [
        (lambda play: play.do(CallOpening(seat=BEA)), OpeningPending),
        (lambda play: play.do(CallOpening(seat=ANA, dice=named(play, 0, "1RO 1GO 2RO"))), CalledWrong),
    ],
)
def test_D19_no_hint_is_given_to_players_who_may_not_call(
    before: Callable[[DicePlay], Any], refusal: type[Refusal]
) -> None:
    play = opening_of(NO_SET, SET_AND_MORE, hints=True)
    before(play)
    with pytest.raises(refusal):
        play.do(AskHint(seat=ANA))


def test_D19_hints_are_for_the_player_at_turn() -> None:
    play = game_at(ROW, SET_AND_MORE, NO_SET, hints=True)
    with pytest.raises(NotYourTurn):
        play.do(AskHint(seat=BEA))
    extra = game_at(ROW, SET_AND_MORE, NO_SET, hints=True, phase="extra", to_play=())
    with pytest.raises(NotNow):
        extra.do(AskHint(seat=ANA))


@pytest.mark.parametrize("rated", [False, True])
def test_D19_one_person_has_hints_against_bots_unless_the_game_is_rated(rated: bool) -> None:
    play: DicePlay = Playthrough(DICE_GAME, dice_rules(rated=rated), FairChance(seeds_from("hints")))
    play.do(Sit(name="Ana"))
    play.do(Sit(name="Strong", bot=True))
    play.start()
    assert play.allows(AskHint(seat=ANA)) != rated


def test_D19_several_people_have_hints_only_if_the_host_turns_them_on() -> None:
    with pytest.raises(NoHintsHere):
        game_at(ROW, SET_AND_MORE, NO_SET).do(AskHint(seat=ANA))
    with pytest.raises(RuleError, match="rated table"):
        dice_rules(hints=True, rated=True)


def test_D19_the_others_learn_only_that_somebody_asked() -> None:
    play = game_at(ROW, SET_AND_MORE, NO_SET, hints=True)
    given = only(play.do(AskHint(seat=ANA)), DiceHintGiven)
    for reader in (BEA, None):
        assert given.seen_by(reader) == DiceHintGiven(at=given.at, seat=ANA, hints=1)
        assert DICE_GAME.view(play.state, reader).players[ANA].hint is None
    assert DICE_GAME.view(play.state, ANA).players[ANA].hint == given.hint


def test_D19_a_hint_lasts_until_the_dice_or_the_board_change_or_the_game_ends() -> None:
    def with_hint(**changes: Any) -> DicePlay:
        play = game_at("1RO@e6 *2RO@f6 3RO@g6", "1RO 2RO", NO_SET, hints=True, **changes)
        asked(play)
        return play

    played, passed, swapped, paused, ended, closed = (with_hint() for _ in range(6))
    lay(played, 0, "1RO@h6")
    passed.do(PassTurn(seat=ANA))
    swapped.do(SwapWild(seat=ANA, die=die_showing(swapped, 0, "2RO"), square=Square("f6")))
    for command in (PAUSE, RESUME):
        paused.do(command)
    ended.do(Propose(seat=ANA, what="end"))
    ended.do(Agree(seat=BEA))
    closed.do(Close(authority=TableOwner(ANA)))
    for play in (played, passed, swapped, paused, ended, closed):
        assert [player.hint for player in play.state.players] == [None, None]
        assert play.state.players[ANA].hints == 1


def test_D19_a_new_opening_roll_forgets_the_hints() -> None:
    play = opening_of(SET_AND_MORE, NO_SET, hints=True, sees_none=False, again=[(True, True)])
    asked(play)
    asked(play, BEA)
    for seat in (ANA, BEA):
        play.do(SayNone(seat=seat))
    assert [player.hint for player in play.state.players] == [None, None]
    assert [player.hints for player in play.state.players] == [1, 1]


def test_D19_a_restart_counts_hints_anew() -> None:
    play = opening_of(SET_AND_MORE, NO_SET, hints=True)
    asked(play)
    play.do(Propose(seat=ANA, what="restart"))
    play.do(Agree(seat=BEA))
    assert [player.hints for player in play.state.players] == [0, 0]
