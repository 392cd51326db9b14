"""Dealing, calling, right and wrong calls (C3 to C7, C16)."""

from __future__ import annotations

import pytest

from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet, TakeBack
from tercet.core.cardgame.events import CallFailed, DealStarted, SetCalled, SetTaken
from tercet.core.cardgame.refusals import (
    AlreadyCalled,
    CallFirst,
    CallPending,
    LayoutChanged,
    LockedOut,
    NotYourCall,
    PointAtOnce,
    TooLate,
)
from tercet.core.engine.game import Event, Millis, Version
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import GoAway, Leave
from tercet.core.seating.refusals import NotSeated, NotStarted
from tercet.core.sets.cards import has_set, is_set, third
from tercet.core.sets.refusals import CardNotHere, WrongCardCount
from tests.card_players import CardPlay, new_play
from tests.core.cardgame.scripted import NO_SET, ONE_SET, a_set, only, stacked_play

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
WRONG = (ONE_SET[0], ONE_SET[1], ONE_SET[3])
RIGHT = (ONE_SET[0], ONE_SET[1], ONE_SET[2])


def take(play: CardPlay, seat: Seat, three: tuple[int, int, int]) -> tuple[Event, ...]:
    return (*play.do(CallSet(seat=seat)), *play.do(PointCards(seat=seat, cards=three)))


def test_C3_twelve_cards_form_a_rectangle_and_the_rest_is_the_pile() -> None:
    play = stacked_play(ONE_SET)
    started = only(play.events, DealStarted)
    assert play.state.layout == ONE_SET == started.layout
    assert play.state.pile_count == len(play.state.pile) == 69
    assert sorted((*play.state.cards, *play.state.pile)) == list(range(81))


def test_C4_the_first_call_stops_the_game() -> None:
    play = stacked_play(ONE_SET)
    play.do(CallSet(seat=FIRST))
    with pytest.raises(CallPending):
        play.do(CallSet(seat=SECOND))
    with pytest.raises(CallPending):
        play.do(SayNoSet(seat=SECOND))
    with pytest.raises(NotYourCall):
        play.do(PointCards(seat=SECOND, cards=RIGHT))
    with pytest.raises(AlreadyCalled):
        play.do(CallSet(seat=FIRST))


@pytest.mark.parametrize("seconds", [2.0, 5.0, 30.0])
def test_C4_the_caller_has_a_few_seconds_to_point(seconds: float) -> None:
    play = stacked_play(ONE_SET, point_seconds=seconds)
    called = only(play.do(CallSet(seat=FIRST)), SetCalled)
    assert called.until == seconds * 1000
    assert play.wait(seconds - 0.001) == ()
    failed = only(play.wait(0.001), CallFailed)
    assert (failed.seat, failed.reason) == (FIRST, "time")


def test_C4_pointing_at_the_last_moment_counts_and_later_does_not() -> None:
    play = stacked_play(ONE_SET)
    play.do(CallSet(seat=FIRST))
    play.now = Millis(5001)
    with pytest.raises(TooLate):
        play.do(PointCards(seat=FIRST, cards=RIGHT))
    play.now = Millis(5000)
    only(play.do(PointCards(seat=FIRST, cards=RIGHT)), SetTaken)


def test_C4_withdrawing_a_call_or_leaving_is_a_wrong_call() -> None:
    play = stacked_play(ONE_SET, players=3)
    play.do(CallSet(seat=FIRST))
    assert only(play.do(TakeBack(seat=FIRST)), CallFailed).reason == "taken-back"
    play.do(CallSet(seat=SECOND))
    assert only(play.do(Leave(seat=SECOND)), CallFailed).reason == "left"
    assert play.state.call is None
    assert play.state.players[SECOND].wrong == 1


def test_C4_losing_the_connection_does_not_stop_the_clock() -> None:
    play = stacked_play(ONE_SET)
    play.do(CallSet(seat=FIRST))
    play.do(GoAway(seat=FIRST))
    assert only(play.wait(5), CallFailed).reason == "time"


def test_C4_two_players_announce_and_a_solo_player_points_unless_the_host_decides() -> None:
    assert stacked_play(ONE_SET, players=2).state.style == "announce"
    assert stacked_play(ONE_SET, players=1).state.style == "point"
    assert stacked_play(ONE_SET, players=2, style="point").state.style == "point"
    assert stacked_play(ONE_SET, players=1, style="announce").state.style == "announce"


def test_C4_each_style_refuses_the_other_styles_command() -> None:
    with pytest.raises(PointAtOnce):
        stacked_play(ONE_SET, style="point").do(CallSet(seat=FIRST))
    with pytest.raises(CallFirst):
        stacked_play(ONE_SET).do(ClaimSet(seat=FIRST, cards=RIGHT))


def test_C5_everybody_sees_the_check_and_the_next_call_need_not_wait() -> None:
    play = stacked_play(ONE_SET, players=3)
    failed = only(take(play, FIRST, WRONG), CallFailed)
    assert failed.cards == WRONG
    assert len(failed.check) == 4
    assert "mixed" in failed.check
    taken = only(take(play, SECOND, RIGHT), SetTaken)
    assert "mixed" not in taken.check


def test_C6_a_right_caller_keeps_the_cards_and_three_new_ones_fill_the_gaps() -> None:
    play = stacked_play(ONE_SET)
    top = play.state.pile[:3]
    taken = only(take(play, FIRST, RIGHT), SetTaken)
    assert play.state.players[FIRST].won == RIGHT
    assert play.state.layout == (*top, *ONE_SET[3:])
    assert (taken.dealt, taken.moved, taken.pile_count) == ((0, 1, 2), (), 66)


def test_C6_from_fifteen_cards_only_the_added_column_fills_the_gaps_in_slot_order() -> None:
    play = stacked_play(NO_SET)
    for seat in (FIRST, SECOND):
        play.do(SayNoSet(seat=seat))
    before = play.state.layout
    assert len(before) == 15
    three = a_set(play)
    taken = only(take(play, FIRST, three), SetTaken)
    after = play.state.layout
    assert len(after) == 12
    assert taken.dealt == ()
    stayed = [slot for slot in range(12) if before[slot] not in three]
    assert all(after[slot] == before[slot] for slot in stayed)
    movers = [slot for slot in range(12, 15) if before[slot] not in three]
    gaps = [slot for slot in range(12) if before[slot] in three]
    assert taken.moved == tuple(zip(movers, gaps, strict=True))
    assert [after[slot] for slot in gaps] == [before[slot] for slot in movers]


def test_C6_when_the_pile_is_empty_the_gaps_stay_and_no_card_moves() -> None:
    play = new_play(stacked_play(ONE_SET).rules, 1, seed="gaps")
    while play.state.pile_count:
        if has_set(play.state.cards):
            play.do(ClaimSet(seat=FIRST, cards=a_set(play)))
        else:
            play.do(SayNoSet(seat=FIRST))
    assert play.state.phase == "play", "choose a seed whose last layout contains a SET"
    before, three = play.state.layout, a_set(play)
    taken = only(play.do(ClaimSet(seat=FIRST, cards=three)), SetTaken)
    assert (taken.dealt, taken.moved) == ((), ())
    assert play.state.layout == tuple(None if card in three else card for card in before)


@pytest.mark.parametrize("edition", ["es", "pt"])
def test_C7_wrong_call_costs_three_cards_in_es_and_pt(edition: str) -> None:
    play = stacked_play(ONE_SET, rules=edition)
    take(play, FIRST, RIGHT)
    won = play.state.players[FIRST].won
    play.do(CallSet(seat=FIRST))
    failed = only(play.do(TakeBack(seat=FIRST)), CallFailed)
    player = play.state.players[FIRST]
    assert failed.lost == won
    assert (player.won, player.aside, player.points) == ((), won, 0)
    assert not set(player.aside) & set(play.state.cards)


def test_C7_a_player_with_fewer_than_three_cards_loses_all_of_them() -> None:
    play = stacked_play(ONE_SET)
    failed = only(take(play, FIRST, WRONG), CallFailed)
    assert (failed.lost, failed.points, play.state.scores) == ((), 0, (0, 0))


def test_C7_wrong_call_costs_a_point_in_he_and_the_score_may_go_below_zero() -> None:
    play = stacked_play(ONE_SET, rules="he")
    failed = only(take(play, FIRST, WRONG), CallFailed)
    assert (failed.lost, failed.points) == ((), -1)
    assert play.state.scores == (-1, 0)


def test_C7_wrong_call_costs_nothing_in_fr() -> None:
    play = stacked_play(ONE_SET, rules="fr")
    take(play, FIRST, RIGHT)
    play.do(CallSet(seat=FIRST))
    failed = only(play.do(TakeBack(seat=FIRST)), CallFailed)
    assert (failed.lost, failed.points) == ((), 3)


@pytest.mark.parametrize("edition", ["es", "pt", "fr", "he"])
def test_C7_a_wrong_caller_waits_three_seconds_or_for_a_new_layout(edition: str) -> None:
    play = stacked_play(ONE_SET, rules=edition)
    take(play, FIRST, WRONG)
    with pytest.raises(LockedOut) as refusal:
        play.do(CallSet(seat=FIRST))
    assert refusal.value.details == {"millis": 3000}
    play.do(SayNoSet(seat=FIRST))
    take(play, SECOND, RIGHT)
    play.do(CallSet(seat=FIRST))
    play = stacked_play(ONE_SET, rules=edition)
    take(play, FIRST, WRONG)
    play.wait(2.999)
    with pytest.raises(LockedOut):
        play.do(CallSet(seat=FIRST))
    play.wait(0.001)
    play.do(CallSet(seat=FIRST))


def waits(play: CardPlay, wrong_calls: int) -> list[float]:
    """Seconds for which each of a number of consecutive wrong calls locks the first player."""
    found = []
    for _ in range(wrong_calls):
        play.do(CallSet(seat=FIRST))
        until = only(play.do(TakeBack(seat=FIRST)), CallFailed).locked_until
        found.append((until - play.now) / 1000)
        play.now = until
    return found


def test_C7_each_further_wrong_call_in_a_row_doubles_the_wait_up_to_a_minute() -> None:
    assert waits(stacked_play(ONE_SET), 7) == [3, 6, 12, 24, 48, 60, 60]
    assert waits(stacked_play(ONE_SET, lock_seconds=30), 3) == [30, 60, 60]
    assert waits(stacked_play(ONE_SET, longest_lock_seconds=10), 4) == [3, 6, 10, 10]
    assert waits(stacked_play(ONE_SET, longest_lock_seconds=0), 3) == [3, 3, 3]
    assert waits(stacked_play(ONE_SET, lock_seconds=20, longest_lock_seconds=10), 2) == [20, 20]


def test_C7_a_right_call_resets_the_wait_but_a_new_layout_alone_does_not() -> None:
    play = stacked_play(ONE_SET)
    assert waits(play, 2) == [3, 6]
    take(play, SECOND, RIGHT)
    assert waits(play, 1) == [12]
    take(play, FIRST, a_set(play))
    assert waits(play, 1) == [3]


def test_C7_mistakes_in_a_row_are_counted_per_player_and_reset_after_the_deal() -> None:
    play = stacked_play(ONE_SET, rules="fr", deals=2)
    waits(play, 3)
    play.do(CallSet(seat=SECOND))
    assert only(play.do(TakeBack(seat=SECOND)), CallFailed).locked_until == play.now + 3000
    play.wait(3)
    assert [player.mistakes for player in play.state.players] == [3, 1]
    while play.state.phase == "play":
        vote = [SayNoSet(seat=FIRST), SayNoSet(seat=SECOND)]
        if has_set(play.state.cards):
            take(play, SECOND, a_set(play))
        else:
            for command in vote:
                play.do(command)
    play.wait(10)
    assert waits(play, 1) == [3]


def test_C5_a_call_may_immediately_follow_another() -> None:
    play = stacked_play(ONE_SET, players=3)
    take(play, FIRST, RIGHT)
    take(play, SECOND, a_set(play))
    play.do(CallSet(seat=THIRD))
    play.do(TakeBack(seat=THIRD))
    play.do(CallSet(seat=FIRST))
    assert play.now == 0


def test_C7_nobody_is_locked_out_alone_or_where_the_host_turned_it_off() -> None:
    play = stacked_play(ONE_SET, players=1)
    assert only(play.do(ClaimSet(seat=FIRST, cards=WRONG)), CallFailed).locked_until is None
    play.do(ClaimSet(seat=FIRST, cards=RIGHT))
    free = stacked_play(ONE_SET, lock_seconds=0)
    take(free, FIRST, WRONG)
    take(free, FIRST, RIGHT)


def test_C7_in_the_point_style_a_wrong_claim_costs_the_same() -> None:
    play = stacked_play(ONE_SET, style="point")
    play.do(ClaimSet(seat=FIRST, cards=RIGHT))
    three = next(
        (a, b, c)
        for a, b in [play.state.cards[:2]]
        for c in play.state.cards[2:]
        if not is_set(a, b, c) and c != third(a, b)
    )
    assert len(only(play.do(ClaimSet(seat=FIRST, cards=three)), CallFailed).lost) == 3
    with pytest.raises(LockedOut):
        play.do(ClaimSet(seat=FIRST, cards=three))


def test_C16_a_call_based_on_an_older_layout_is_refused_and_costs_nothing() -> None:
    play = stacked_play(ONE_SET)
    seen = play.state.version
    take(play, FIRST, RIGHT)
    for command in (CallSet(seat=SECOND, seen=seen), SayNoSet(seat=SECOND, seen=seen)):
        before = play.state
        with pytest.raises(LayoutChanged):
            play.do(command)
        assert play.state == before
    play.do(CallSet(seat=SECOND, seen=play.state.version))


def test_C16_a_claim_is_judged_by_the_layout_it_saw_whatever_else_happened() -> None:
    play = stacked_play(ONE_SET, style="point")
    seen = play.state.version
    play.do(SayNoSet(seat=FIRST))
    play.do(ClaimSet(seat=SECOND, cards=RIGHT, seen=seen))


def test_C16_a_claim_with_a_missing_card_is_refused() -> None:
    play = stacked_play(ONE_SET, style="point")
    play.do(ClaimSet(seat=FIRST, cards=RIGHT))
    with pytest.raises(CardNotHere) as refusal:
        play.do(ClaimSet(seat=SECOND, cards=RIGHT))
    assert refusal.value.details == {"card": RIGHT[0]}
    assert play.state.players[SECOND].wrong == 0


def test_C16_the_event_records_the_lead_and_that_chance_decided() -> None:
    play = stacked_play(ONE_SET)
    called = only(play.do(CallSet(seat=FIRST, lead=Millis(37), tie=False)), SetCalled)
    assert (called.lead, called.tie) == (37, False)
    play.do(TakeBack(seat=FIRST))
    called = only(play.do(CallSet(seat=SECOND, lead=Millis(0), tie=True)), SetCalled)
    assert (called.lead, called.tie) == (0, True)


def test_a_claim_needs_three_different_cards_a_seat_and_a_deal() -> None:
    play = stacked_play(ONE_SET, style="point")
    with pytest.raises(WrongCardCount):
        play.do(ClaimSet(seat=FIRST, cards=(ONE_SET[0], ONE_SET[0], ONE_SET[1])))
    for seat in (-1, 2, 99):
        with pytest.raises(NotSeated):
            play.do(ClaimSet(seat=Seat(seat), cards=RIGHT))
    with pytest.raises(CardNotHere):
        play.do(ClaimSet(seat=FIRST, cards=(10**12, -5, 3)))
    lobby = new_play(play.rules)
    lobby.seat("one")
    with pytest.raises(NotStarted):
        lobby.do(CallSet(seat=FIRST, seen=Version(0)))
