"""Agreeing that there is no SET, and the end of a deal (C8, C9, C13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet, TakeBack
from tercet.core.cardgame.events import (
    CallFailed,
    CardsAdded,
    DealEnded,
    DealStarted,
    HintGiven,
    LookingAsked,
    MatchEnded,
    NoSetVoted,
    VoteDenied,
    VotesChanged,
)
from tercet.core.cardgame.refusals import (
    AlreadyVoted,
    NoSetToShow,
    NotInDeal,
    NoVotesHere,
    SetIsCertain,
)
from tercet.core.cardgame.rules import edition
from tercet.core.engine.game import Event, Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating import commands
from tercet.core.seating.commands import AskHint
from tercet.core.seating.refusals import NoHintsHere, NoMoreHints
from tercet.core.sets.cards import deck_of, find_sets, has_set
from tests.card_players import CardPlay, new_play
from tests.core.cardgame.scripted import NO_SET, ONE_SET, a_set, only, stacked_play

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def vote(play: CardPlay, *seats: Seat) -> tuple[Event, ...]:
    return tuple(event for seat in seats for event in play.do(SayNoSet(seat=seat)))


def play_until_empty(play: CardPlay) -> None:
    """Takes SETs, or adds cards if there is none, until the pile is empty."""
    while play.state.phase == "play" and play.state.pile_count:
        if has_set(play.state.cards):
            three = a_set(play)
            if play.state.style == "announce":
                play.do(CallSet(seat=FIRST))
                play.do(PointCards(seat=FIRST, cards=three))
            else:
                play.do(ClaimSet(seat=FIRST, cards=three))
        else:
            vote(play, *play.state.seating.present())


def test_C8_when_everybody_agrees_three_more_cards_are_dealt() -> None:
    play = stacked_play(NO_SET, players=3)
    assert [type(event) for event in vote(play, FIRST, SECOND)] == [NoSetVoted, NoSetVoted]
    added = only(play.do(SayNoSet(seat=THIRD)), CardsAdded)
    assert (added.cause, added.dealt, added.pile_count) == ("vote", (12, 13, 14), 66)
    assert play.state.layout[:12] == NO_SET
    assert play.state.votes == ()


def test_C8_the_vote_succeeds_even_if_everybody_overlooked_a_set() -> None:
    play = stacked_play(ONE_SET)
    only(vote(play, FIRST, SECOND), CardsAdded)


def test_C8_a_change_of_the_layout_clears_the_votes() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST, SECOND)
    play.do(CallSet(seat=THIRD))
    play.do(PointCards(seat=THIRD, cards=a_set(play)))
    assert play.state.votes == ()
    assert play.state.vote_until is None


def test_C8_a_wrong_call_keeps_the_others_votes_and_withdraws_the_callers() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST, SECOND)
    play.do(CallSet(seat=FIRST))
    assert play.state.votes == (SECOND,)
    play.do(TakeBack(seat=FIRST))
    assert play.state.votes == (SECOND,)
    with pytest.raises(AlreadyVoted):
        play.do(SayNoSet(seat=SECOND))
    point = stacked_play(ONE_SET, players=3, style="point")
    vote(point, FIRST, SECOND)
    point.do(ClaimSet(seat=FIRST, cards=(ONE_SET[0], ONE_SET[1], ONE_SET[3])))
    assert point.state.votes == (SECOND,)


def test_C8_no_set_votes_race_like_calls() -> None:
    assert SayNoSet.race
    assert CallSet.race
    assert ClaimSet.race
    assert not PointCards.race


@pytest.mark.parametrize("seconds", [5.0, 20.0, 120.0])
def test_C8_silence_after_a_vote_is_agreement(seconds: float) -> None:
    play = stacked_play(ONE_SET, vote_seconds=seconds)
    vote(play, FIRST)
    assert play.wait(seconds - 0.001) == ()
    assert only(play.wait(0.001), CardsAdded).cause == "silence"


def test_C8_a_call_stops_the_silence_clock_and_a_wrong_one_restarts_it() -> None:
    play = stacked_play(ONE_SET, vote_seconds=20)
    vote(play, FIRST)
    play.wait(18)
    play.do(CallSet(seat=SECOND))
    play.wait(4)
    play.do(TakeBack(seat=SECOND))
    assert play.state.vote_until == 18_000 + 4_000 + 20_000
    assert play.wait(19.999) == ()
    only(play.wait(0.001), CardsAdded)


def test_C8_absent_players_are_not_waited_for_and_votes_are_recounted() -> None:
    play = stacked_play(ONE_SET, players=3)
    play.do(commands.GoAway(seat=THIRD))
    only(vote(play, FIRST, SECOND), CardsAdded)
    vote(play, FIRST)
    only(play.do(commands.GoAway(seat=SECOND)), CardsAdded)
    play.do(commands.ComeBack(seat=SECOND))
    play.do(commands.ComeBack(seat=THIRD))
    vote(play, FIRST, SECOND)
    only(play.do(commands.Leave(seat=THIRD)), CardsAdded)


def test_C8_nothing_is_agreed_while_nobody_is_present() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST)
    for seat in (FIRST, SECOND):
        play.do(commands.GoAway(seat=seat))
    layout = play.state.layout
    play.do(commands.GoAway(seat=THIRD))
    assert play.state.votes == (FIRST,), "the vote remains open, but nobody is there"
    assert play.wait(3600) == ()
    assert play.state.layout == layout


def test_C8_the_first_player_back_has_the_full_time_again() -> None:
    play = stacked_play(ONE_SET, players=3, vote_seconds=20)
    vote(play, FIRST)
    for seat in (FIRST, SECOND, THIRD):
        play.do(commands.GoAway(seat=seat))
    play.wait(3600)
    changed = only(play.do(commands.ComeBack(seat=SECOND)), VotesChanged)
    assert changed.vote_until == play.now + 20_000
    assert play.wait(19.999) == ()
    only(play.wait(0.001), CardsAdded)


def test_C8_a_leavers_vote_is_void() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, THIRD)
    changed = only(play.do(commands.Remove(seat=FIRST, who=THIRD)), VotesChanged)
    assert (changed.votes, changed.vote_until) == ((), None)
    assert play.wait(3600) == ()
    kept = stacked_play(ONE_SET, players=4, vote_seconds=20)
    vote(kept, SECOND, THIRD)
    assert only(kept.do(commands.Leave(seat=THIRD)), VotesChanged).votes == (SECOND,)
    assert kept.state.vote_until == 20_000


def test_C8_votes_are_recounted_when_an_absent_players_call_fails() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST, SECOND)
    play.do(CallSet(seat=THIRD))
    play.do(commands.GoAway(seat=THIRD))
    only(play.wait(5), CardsAdded)


def test_C16_votes_and_wrong_claims_record_the_race_too() -> None:
    play = stacked_play(ONE_SET, style="point")
    voted = only(play.do(SayNoSet(seat=FIRST, lead=Millis(4), tie=True)), NoSetVoted)
    assert (voted.lead, voted.tie) == (4, True)
    wrong = ClaimSet(seat=SECOND, cards=(ONE_SET[0], ONE_SET[1], ONE_SET[3]), lead=Millis(5))
    assert only(play.do(wrong), CallFailed).lead == 5
    checked = stacked_play(ONE_SET, no_set="checked")
    assert only(checked.do(SayNoSet(seat=FIRST, lead=Millis(6))), VoteDenied).lead == 6


def test_C8_a_guaranteed_set_refuses_the_vote_at_21_cards_or_ten_solid_ones() -> None:
    play = stacked_play(NO_SET)
    while len(play.state.cards) < 21:
        vote(play, FIRST, SECOND)
    with pytest.raises(SetIsCertain) as refusal:
        play.do(SayNoSet(seat=FIRST))
    assert refusal.value.details == {"cards": 21}
    solid = new_play(stacked_play(NO_SET, deck="solid").rules, 2)
    with pytest.raises(SetIsCertain):
        solid.do(SayNoSet(seat=FIRST))
    nine = new_play(stacked_play((), rules="fr", deck="solid", layout=9).rules, 2)
    only(vote(nine, FIRST, SECOND), CardsAdded)
    with pytest.raises(SetIsCertain):
        nine.do(SayNoSet(seat=FIRST))


def test_C8_checked_votes_are_denied_and_counted_while_there_is_a_set() -> None:
    play = stacked_play(ONE_SET, no_set="checked")
    assert only(vote(play, FIRST), VoteDenied).denied == 1
    assert only(vote(play, FIRST), VoteDenied).denied == 2
    assert play.state.votes == ()
    assert play.state.players[FIRST].denied == 2
    empty = stacked_play(NO_SET, no_set="checked")
    only(vote(empty, FIRST, SECOND), CardsAdded)


def test_C8_auto_deals_cards_automatically_and_has_no_votes() -> None:
    play = stacked_play(NO_SET, no_set="auto")
    assert only(play.events, CardsAdded).cause == "auto"
    with pytest.raises(NoVotesHere):
        play.do(SayNoSet(seat=FIRST))


def test_C8_votes_are_checked_for_a_solo_player_but_not_for_two() -> None:
    assert stacked_play(ONE_SET, players=1).state.no_set == "checked"
    assert stacked_play(ONE_SET, players=2).state.no_set == "vote"


def test_C9_the_deal_ends_automatically_when_no_card_and_no_set_is_left() -> None:
    play = new_play(stacked_play(ONE_SET).rules, 2, seed="end")
    play_until_empty(play)
    while play.state.phase == "play":
        play.do(CallSet(seat=SECOND))
        play.do(PointCards(seat=SECOND, cards=a_set(play)))
    ended = only(play.events, DealEnded)
    assert ended.left == play.state.cards
    assert not has_set(ended.left)


def almost_over(players: int = 2, **overrides: Any) -> CardPlay:
    """A deal with an empty pile and a SET on the table."""
    play = new_play(edition("es", **overrides), players, seed="gaps")
    play_until_empty(play)
    assert play.state.phase == "play", "choose a seed whose last layout contains a SET"
    return play


@pytest.mark.parametrize("no_set", ["vote", "checked", "auto"])
def test_C9_every_player_present_may_vote_to_stop_when_the_pile_is_empty(no_set: str) -> None:
    play = almost_over(3, no_set=no_set)
    play.do(commands.GoAway(seat=THIRD))
    assert [type(event) for event in vote(play, FIRST)] == [NoSetVoted]
    ended = only(vote(play, SECOND), DealEnded)
    assert has_set(ended.left)
    assert only(play.events, MatchEnded).winners == (FIRST,)


def test_C9_a_solo_player_may_stop_too_and_it_is_no_wrong_vote() -> None:
    play = almost_over(1)
    only(vote(play, FIRST), DealEnded)
    assert play.state.players[FIRST].denied == 0


def test_C9_a_guaranteed_set_does_not_prevent_stopping() -> None:
    play = new_play(edition("es", deck="red", layout=9), 2, seed="stop")
    play_until_empty(play)
    while len(play.state.cards) > 9:
        play.do(CallSet(seat=FIRST))
        play.do(PointCards(seat=FIRST, cards=a_set(play)))
    crowded = msgspec.structs.replace(play.state, phase="play", pile=(), pile_count=0, layout=deck_of("red")[:12])
    play.state = msgspec.structs.replace(crowded, votes=())
    only(vote(play, FIRST, SECOND), DealEnded)


def test_C9_silence_never_ends_a_deal() -> None:
    for overrides in ({}, {"vote_seconds": 5}):
        play = almost_over(3, **overrides)
        vote(play, FIRST, SECOND)
        asked = play.wait(3600)
        assert [type(event) for event in asked] == [LookingAsked]
        assert asked[0].until is None  # type: ignore[attr-defined]
        assert play.state.phase == "play"
        only(vote(play, THIRD), DealEnded)


def test_C13_hints_first_say_that_a_set_exists_then_show_its_cards_one_by_one() -> None:
    play = stacked_play(ONE_SET, players=1)
    given = [only(play.do(AskHint(seat=FIRST)), HintGiven) for _ in range(4)]
    assert [(hint.exists, hint.cards) for hint in given] == [
        (True, ()),
        (True, ONE_SET[:1]),
        (True, ONE_SET[:2]),
        (True, ONE_SET[:3]),
    ]
    with pytest.raises(NoMoreHints):
        play.do(AskHint(seat=FIRST))
    assert play.state.players[FIRST].hints == 4
    play.do(ClaimSet(seat=FIRST, cards=a_set(play)))
    assert only(play.do(AskHint(seat=FIRST)), HintGiven).step in {1, 4}


def test_C13_a_hint_reports_that_there_is_no_set() -> None:
    play = stacked_play(NO_SET, players=1)
    hint = only(play.do(AskHint(seat=FIRST)), HintGiven)
    assert (hint.exists, hint.cards) == (False, ())
    with pytest.raises(NoSetToShow):
        play.do(AskHint(seat=FIRST))


def test_C13_two_players_get_hints_only_if_the_host_allows_them_and_a_solo_player_always() -> None:
    for rated in (False, True):
        with pytest.raises(NoHintsHere):
            stacked_play(ONE_SET, rated=rated).do(AskHint(seat=FIRST))
        stacked_play(ONE_SET, players=1, rated=rated).do(AskHint(seat=FIRST))
    stacked_play(ONE_SET, hints=True).do(AskHint(seat=FIRST))


def test_C13_everybody_sees_a_hint_and_the_next_one_continues_it() -> None:
    play = stacked_play(ONE_SET, hints=True, players=3)
    for seat in (FIRST, SECOND, FIRST):
        hint = only(play.do(AskHint(seat=seat)), HintGiven)
    for reader in (0, 1, 2, None):
        view = play.view(reader)
        assert (view.hint, view.hint_step) == (ONE_SET[:2], 3)
        assert [player.hints for player in view.players] == [2, 1, 0]
        assert hint.seen_by(None if reader is None else Seat(reader)) == hint
    play.do(CallSet(seat=THIRD))
    play.do(PointCards(seat=THIRD, cards=a_set(play)))
    assert (play.state.hint, play.state.hint_step) == ((), 0)


def test_C11_latecomers_watch_until_the_next_deal() -> None:
    play = stacked_play(ONE_SET)
    play.do(commands.Sit(name="late"))
    with pytest.raises(NotInDeal):
        play.do(CallSet(seat=THIRD))
    only(vote(play, FIRST, SECOND), CardsAdded)


def test_C18_a_deal_whose_players_all_left_ends_for_those_who_wait() -> None:
    play = stacked_play(ONE_SET)
    play.do(commands.Leave(seat=FIRST))
    play.do(commands.Leave(seat=SECOND))
    assert play.state.phase == "play", "it pauses if nobody is waiting"
    only(play.do(commands.Sit(name="late")), DealEnded)
    returning = stacked_play(ONE_SET)
    returning.do(commands.Leave(seat=FIRST))
    returning.do(commands.Leave(seat=SECOND))
    returning.do(commands.Return(seat=FIRST))
    returning.do(CallSet(seat=FIRST))


def test_a_full_game_deals_the_entire_pile() -> None:
    play = new_play(stacked_play(ONE_SET).rules, 1, seed=3)
    play_until_empty(play)
    started = only(play.events, DealStarted)
    dealt = {card for event in play.events for card in getattr(event, "layout", ())} - {None}
    assert dealt == {*started.layout, *started.pile} == set(range(81))
    assert find_sets(range(81))
