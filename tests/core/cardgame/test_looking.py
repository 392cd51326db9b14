"""Silence is not agreement: the table waits for everybody present, and prompts players who are silent for long (C8)."""

from __future__ import annotations

import pytest

from tercet.core.cardgame.commands import (
    AskLooking,
    CallSet,
    ExpireLooking,
    ExpireVote,
    KeepLooking,
    SayNoSet,
    TakeBack,
)
from tercet.core.cardgame.events import (
    CallFailed,
    CardsAdded,
    LookingAnswered,
    LookingAsked,
    LookingIgnored,
    NoSetVoted,
    VotesChanged,
)
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.refusals import NotAsked
from tercet.core.engine.game import Event
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance, RecordedChance
from tercet.core.engine.seats import Seat
from tercet.core.seating import commands as seating_commands
from tests.card_players import CardPlay, new_play
from tests.core.cardgame.scripted import ONE_SET, only, stacked_play

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def vote(play: CardPlay, *seats: Seat) -> tuple[Event, ...]:
    return tuple(event for seat in seats for event in play.do(SayNoSet(seat=seat)))


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


def test_C8_by_default_silence_is_never_agreement() -> None:
    play = stacked_play(ONE_SET, look_seconds=0)
    voted = only(vote(play, FIRST), NoSetVoted)
    assert (voted.vote_until, voted.look_at) == (None, None)
    assert play.wait(36_000) == ()
    only(vote(play, SECOND), CardsAdded)


def test_C8_a_silent_player_is_prompted_after_30_s_and_skipped_after_30_more() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST)
    vote(play, SECOND)
    assert play.wait(29.999) == ()
    asked = only(play.wait(0.001), LookingAsked)
    assert (asked.seats, asked.until) == ((THIRD,), 60_000)
    assert play.view(1).prompted == (THIRD,)
    assert play.wait(29.999) == ()
    ended = play.wait(0.001)
    assert kinds(ended) == [LookingIgnored, CardsAdded]
    assert ended[0].seats == (THIRD,)  # type: ignore[attr-defined]
    assert (play.state.skipped, play.state.prompted, play.state.prompted_until) == ((), (), None), "this vote is over"


def test_C8_a_skip_applies_to_this_vote_only_and_the_others_are_still_waited_for() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST)
    play.wait(30)
    play.do(KeepLooking(seat=SECOND))
    assert kinds(play.wait(30)) == [LookingIgnored, LookingAsked]
    assert (play.state.skipped, play.state.prompted) == ((THIRD,), (SECOND,)), (
        "another player's answer gives no more time"
    )
    only(vote(play, SECOND), CardsAdded)
    vote(play, FIRST, SECOND)
    assert play.state.votes == (FIRST, SECOND), "the vote waits for the third player again"


def test_C8_a_player_who_answers_is_waited_for_and_prompted_again_30_s_later() -> None:
    play = stacked_play(ONE_SET)
    vote(play, FIRST)
    for _ in range(5):
        only(play.wait(30), LookingAsked)
        play.wait(20)
        answered = only(play.do(KeepLooking(seat=SECOND)), LookingAnswered)
        assert answered.look_at == play.now + 30_000
        assert (play.state.prompted, play.state.skipped) == ((), ())
    assert play.state.votes == (FIRST,)


@pytest.mark.parametrize("answer", [SayNoSet(seat=SECOND), CallSet(seat=SECOND), KeepLooking(seat=SECOND)])
def test_C8_votes_calls_and_replies_count_as_answers(answer: SayNoSet | CallSet | KeepLooking) -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST)
    play.wait(30)
    assert play.state.prompted == (SECOND, THIRD)
    play.do(answer)
    assert SECOND not in play.state.prompted


def test_C8_unprompted_players_cannot_answer_and_skipped_ones_can_rejoin() -> None:
    play = stacked_play(ONE_SET, players=3)
    with pytest.raises(NotAsked):
        play.do(KeepLooking(seat=FIRST))
    vote(play, FIRST)
    with pytest.raises(NotAsked):
        play.do(KeepLooking(seat=SECOND))
    play.wait(30)
    play.do(KeepLooking(seat=SECOND))
    play.wait(20)
    only(play.wait(10), LookingIgnored)
    play.do(KeepLooking(seat=THIRD))
    assert play.state.skipped == ()
    vote(play, SECOND)
    assert play.state.votes == (FIRST, SECOND)
    only(vote(play, THIRD), CardsAdded)


def test_C8_a_call_stops_the_clocks_and_a_wrong_one_restarts_them() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST)
    play.wait(30)
    play.do(CallSet(seat=SECOND))
    assert (play.state.prompted, play.state.prompted_until, play.state.look_at) == ((), None, None)
    play.wait(4)
    failed = only(play.do(TakeBack(seat=SECOND)), CallFailed)
    assert failed.look_at == play.now + 30_000
    assert play.wait(29.999) == ()
    assert only(play.wait(0.001), LookingAsked).seats == (SECOND, THIRD)
    alone = stacked_play(ONE_SET)
    vote(alone, FIRST)
    alone.do(CallSet(seat=FIRST))
    assert only(alone.do(TakeBack(seat=FIRST)), CallFailed).look_at is None, "no vote is open"
    assert alone.wait(3600) == ()


def test_C8_absent_players_are_not_prompted_until_30_s_after_their_return() -> None:
    play = stacked_play(ONE_SET, players=3)
    play.do(seating_commands.GoAway(seat=THIRD))
    vote(play, FIRST)
    assert only(play.wait(30), LookingAsked).seats == (SECOND,)
    changed = only(play.do(seating_commands.ComeBack(seat=THIRD)), VotesChanged)
    assert changed.look_at == play.now + 30_000
    assert only(play.do(KeepLooking(seat=SECOND)), LookingAnswered).look_at == play.now + 30_000
    assert only(play.wait(30), LookingAsked).seats == (SECOND, THIRD)


def test_C8_leaving_while_prompted_recounts_and_returning_restarts() -> None:
    play = stacked_play(ONE_SET, players=3)
    vote(play, FIRST)
    play.wait(30)
    play.do(seating_commands.GoAway(seat=THIRD))
    play.wait(10)
    play.do(seating_commands.ComeBack(seat=THIRD))
    assert play.state.prompted == (SECOND,)
    assert only(play.wait(20), LookingIgnored).seats == (SECOND,)
    assert play.state.votes == (FIRST,), "the third player is waited for"
    assert only(play.wait(10), LookingAsked).seats == (THIRD,)
    only(play.do(seating_commands.GoAway(seat=THIRD)), CardsAdded)


def test_C8_skipped_players_who_leave_return_or_are_replaced_are_waited_for_again() -> None:
    for commands in (
        (seating_commands.Leave(seat=THIRD), seating_commands.Return(seat=THIRD)),
        (seating_commands.Leave(seat=THIRD), seating_commands.TakeOver(who=THIRD, name="bot")),
    ):
        play = stacked_play(ONE_SET, players=3)
        vote(play, FIRST)
        play.wait(30)
        play.do(KeepLooking(seat=SECOND))
        play.wait(20)
        only(play.wait(10), LookingIgnored)
        for command in commands:
            play.do(command)
        assert play.state.skipped == ()
        vote(play, SECOND)
        assert play.state.votes == (FIRST, SECOND)


def test_C8_where_silence_counts_as_agreement_nobody_is_prompted() -> None:
    play = stacked_play(ONE_SET, vote_seconds=120)
    vote(play, FIRST)
    assert only(play.wait(120), CardsAdded).cause == "silence"
    assert not [event for event in play.events if isinstance(event, LookingAsked)]


def test_C8_the_host_sets_when_silent_players_are_prompted() -> None:
    play = stacked_play(ONE_SET, look_seconds=5)
    vote(play, FIRST)
    only(play.wait(5), LookingAsked)
    assert kinds(play.wait(5)) == [LookingIgnored, CardsAdded]


def test_C8_the_tables_own_commands_do_nothing_ahead_of_time() -> None:
    play = stacked_play(ONE_SET)
    own = (AskLooking(), ExpireLooking(), ExpireVote())
    for command in own:
        assert play.do(command) == ()
    vote(play, FIRST)
    for command in own:
        assert play.do(command) == ()
    assert all(command.internal for command in own)


def test_C8_a_solo_player_is_never_prompted() -> None:
    play = stacked_play(ONE_SET, players=1)
    vote(play, FIRST)
    assert play.wait(3600) == ()


def test_C8_a_game_with_prompts_and_answers_verifies() -> None:
    play = new_play(stacked_play(ONE_SET).rules, 3, seed="looking")
    vote(play, FIRST)
    play.wait(30)
    play.do(KeepLooking(seat=SECOND))
    play.wait(30)
    play.do(seating_commands.GoAway(seat=SECOND))
    play.do(seating_commands.ComeBack(seat=SECOND))
    play.wait(90)
    log = GameLog(CARD_GAME, play.rules, play.events)
    assert log.problems(RecordedChance) == log.problems(RecomputedChance) == []
    forged = [event for event in play.events if not isinstance(event, LookingAsked)]
    assert GameLog(CARD_GAME, play.rules, forged).problems()
