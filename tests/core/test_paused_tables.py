"""The owner of a room pauses its tables: clocks stop, nobody sees the cards, and an open call is void (R6)."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import reduce
from typing import Any

import pytest

from tercet.core.cardgame.commands import CallSet, SayNoSet, TakeBack
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.refusals import LockedOut
from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.commands import CallOpening
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Refusal
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating import commands
from tercet.core.seating.authority import Authority, RoomOwner, SeatHolder, TableOwner
from tercet.core.seating.events import TablePaused, TableResumed
from tercet.core.seating.refusals import NotHost, NotSeated, TableIsPaused, TableNotPaused
from tests.card_players import CardPlay, new_play, random_play
from tests.core.dicegame.players import new_play as new_dice_play
from tests.series import sample

ANA, BEA = Seat(0), Seat(1)
PAUSE, RESUME = (kind(authority=RoomOwner()) for kind in (commands.PauseTable, commands.ResumeTable))
READERS = (None, ANA, BEA)
AnyPlay = Playthrough[Any, Any, Any]


def cards() -> AnyPlay:
    return new_play(edition("es", vote_seconds=20.0), 2)


def dice() -> AnyPlay:
    return new_dice_play(dice_rules(), 2)


def puzzle() -> AnyPlay:
    play: AnyPlay = Playthrough(PUZZLE, PuzzleRules(number=3), FairChance(seeds_from("paused")))
    play.seat("Ana")
    play.do(commands.Ready(seat=ANA))
    play.wait(1)
    return play


def seen(play: AnyPlay, seat: Seat | None) -> tuple[Any, ...]:
    """The cards or dice visible to a seat."""
    view = play.game.view(play.state, seat)
    if play.game.name == "dice":
        return (*view.lying, *(held for player in view.players for held in player.dice))
    return tuple(view.cards)


@pytest.mark.parametrize("begin", [cards, dice, puzzle])
def test_R6_nobody_sees_cards_or_dice_of_a_paused_table(begin: Callable[[], AnyPlay]) -> None:
    play = begin()
    before = [seen(play, seat) for seat in READERS]
    assert all(before)
    play.do(PAUSE)
    assert not any(seen(play, seat) for seat in READERS)
    play.do(RESUME)
    assert [seen(play, seat) for seat in READERS] == before


@pytest.mark.parametrize(
    ("begin", "command"),
    [
        (cards, CallSet(seat=ANA)),
        (cards, SayNoSet(seat=ANA)),
        (cards, commands.Propose(seat=ANA, what="end")),
        (cards, PAUSE),
        (dice, CallOpening(seat=ANA)),
        (puzzle, FindSet(seat=ANA, cards=(0, 1, 2))),
    ],
)
def test_R6_nothing_can_be_played_at_a_paused_table(begin: Callable[[], AnyPlay], command: Command) -> None:
    play = begin()
    play.do(PAUSE)
    with pytest.raises(TableIsPaused):
        play.do(command)
    assert play.wait(3600) == ()


def test_R6_an_open_call_is_void_and_costs_nothing() -> None:
    play = new_play(edition("he"), 2)
    play.do(CallSet(seat=ANA))
    play.do(PAUSE)
    play.do(RESUME)
    assert play.state.call is None
    assert (play.state.scores, play.state.players[ANA].wrong) == ((0, 0), 0)
    play.do(CallSet(seat=ANA))


def test_R6_an_opening_call_is_void_and_may_be_repeated() -> None:
    play = new_dice_play(dice_rules(), 2)
    play.do(CallOpening(seat=ANA))
    play.do(PAUSE)
    play.do(RESUME)
    assert (play.state.call, play.state.players[ANA].wrong) == (None, 0)
    play.do(CallOpening(seat=ANA))


def test_R6_locks_and_votes_keep_their_remaining_time() -> None:
    play = new_play(edition("es", vote_seconds=20.0, lock_seconds=8.0), 2)
    play.do(CallSet(seat=ANA))
    play.do(TakeBack(seat=ANA))
    play.do(SayNoSet(seat=BEA))
    play.wait(5)
    play.do(PAUSE)
    assert play.wait(600) == ()
    play.do(RESUME)
    with pytest.raises(LockedOut) as refused:
        play.do(CallSet(seat=ANA))
    assert refused.value.details == {"millis": 3000}
    play.wait(14)
    assert len(play.state.votes) == 1
    assert play.wait(1), "the vote has been open for 20 s"
    assert len(play.state.votes) == 0


def test_R6_a_puzzle_counts_the_time_before_and_after_the_pause() -> None:
    play = puzzle()
    play.do(PAUSE)
    play.wait(60)
    play.do(RESUME)
    play.wait(2)
    (found,) = play.do(FindSet(seat=ANA, cards=play.state.rules.sets[0]))
    assert found.elapsed == 2600  # type: ignore[attr-defined]


def test_R6_a_pause_does_not_shorten_a_timed_deal() -> None:
    play = new_play(edition("es", ending="time", goal=60), 2)
    play.wait(50)
    play.do(PAUSE)
    play.wait(300)
    assert play.state.time_left(play.now) == 10_000
    play.do(RESUME)
    play.wait(9)
    assert (play.state.phase, play.state.time_left(play.now)) == ("play", 1000)
    play.wait(1)
    assert play.state.phase != "play"
    assert play.state.time_left(play.now) is None


@pytest.mark.parametrize("who", [SeatHolder(ANA), SeatHolder(), TableOwner(), TableOwner(BEA)])
def test_R6_only_the_owner_of_the_room_pauses_a_table(who: Authority) -> None:
    play = cards()
    with pytest.raises((NotHost, NotSeated)):
        play.do(commands.PauseTable(authority=who))
    play.do(PAUSE)
    with pytest.raises((NotHost, NotSeated)):
        play.do(commands.ResumeTable(authority=who))


def test_R6_a_table_that_is_not_paused_cannot_be_resumed() -> None:
    with pytest.raises(TableNotPaused):
        cards().do(RESUME)


@pytest.mark.parametrize("seed", range(sample(6, 200)))
def test_R6_people_come_and_go_during_pauses_of_complete_games(seed: int) -> None:
    """Views follow from what clients are sent, no card appears during a pause, and the log verifies."""
    rng = random.Random(f"paused/{seed}")
    rules = edition("es", vote_seconds=20.0, late_join=True, deals=2)

    def sometimes(play: CardPlay) -> None:
        if play.state.phase == "over" or rng.random() > 0.03:
            return
        views = {seat: CARD_GAME.view(play.state, seat) for seat in READERS}
        since = len(play.events)
        play.do(PAUSE)
        for _ in range(rng.randrange(4)):
            seat = Seat(rng.randrange(len(play.state.seating.chairs)))
            kind = rng.choice((commands.Leave, commands.Return, commands.GoAway, commands.ComeBack))
            try:
                play.do(kind(seat=seat))
            except Refusal:
                continue
            assert not any(CARD_GAME.view(play.state, seat).layout for seat in READERS) or play.state.phase != "play"
        play.wait(rng.choice((1, 100)))
        play.do(RESUME)
        told = play.events[since:]
        assert {type(event) for event in told} >= {TablePaused, TableResumed}
        for reader, view in views.items():
            after = reduce(CARD_GAME.project, [event.seen_by(reader) for event in told], view)
            assert after == CARD_GAME.view(play.state, reader)

    play = random_play(rules, 3, seed, watch=sometimes)
    assert GameLog(CARD_GAME, rules, play.events).problems(RecomputedChance) == []
