"""A solo player may pause: the clock stops, nothing can be done, and anybody who joins ends the pause (C13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.commands import CallSet, ClaimSet, Pause, Resume, SayNoSet
from tercet.core.cardgame.events import (
    DealEnded,
    DealPaused,
    DealResumed,
    DealStarted,
    DealVoided,
    HintGiven,
    PlayerDealtIn,
)
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.refusals import CallPending, NotInDeal, NotPaused, OthersHere, Paused
from tercet.core.engine.game import Command
from tercet.core.engine.log import GameLog
from tercet.core.engine.log_verification import RecomputedChance, RecordedChance
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.seating import commands
from tercet.core.seating.commands import AskHint
from tercet.core.seating.refusals import NoHintsHere, NotStarted
from tests.card_players import CardPlay, new_play
from tests.core.cardgame.scripted import ONE_SET, a_set, only, stacked_play

ALONE, OTHER = Seat(0), Seat(1)


def played(play: CardPlay) -> float:
    """Playing time of the deal, as every screen computes it."""
    state = play.state
    end = state.ended_at if state.ended_at is not None else state.paused_at or play.now
    return (end - state.started_at) / 1000


def test_C13_a_pause_does_not_count_and_can_be_repeated() -> None:
    play = stacked_play(ONE_SET, players=1)
    play.wait(10)
    only(play.do(Pause(seat=ALONE)), DealPaused)
    assert play.wait(3600) == ()
    assert played(play) == 10
    only(play.do(Resume(seat=ALONE)), DealResumed)
    play.wait(2)
    assert played(play) == 12
    play.do(Pause(seat=ALONE))
    play.wait(5)
    play.do(Resume(seat=ALONE))
    assert played(play) == 12


@pytest.mark.parametrize(
    "command",
    [
        lambda play: ClaimSet(seat=ALONE, cards=a_set(play)),
        lambda play: SayNoSet(seat=ALONE),
        lambda play: AskHint(seat=ALONE),
        lambda play: Pause(seat=ALONE),
    ],
)
def test_C13_nothing_can_be_done_during_a_pause(command: Callable[[CardPlay], Command]) -> None:
    play = stacked_play(ONE_SET, players=1)
    play.do(Pause(seat=ALONE))
    with pytest.raises(Paused):
        play.do(command(play))
    play.do(Resume(seat=ALONE))
    play.do(ClaimSet(seat=ALONE, cards=a_set(play)))


def test_C13_only_a_solo_player_may_pause() -> None:
    play = new_play(stacked_play(ONE_SET).rules, 2)
    with pytest.raises(OthersHere):
        play.do(Pause(seat=ALONE))
    play.do(commands.GoAway(seat=OTHER))
    with pytest.raises(OthersHere):
        play.do(Pause(seat=ALONE))
    play.do(commands.Leave(seat=OTHER))
    play.do(Pause(seat=ALONE))
    resumed = only(play.do(commands.Return(seat=OTHER)), DealResumed)
    assert resumed.seat == NOBODY
    assert play.state.paused_at is None


def test_C13_bots_count_as_other_players() -> None:
    play = new_play(stacked_play(ONE_SET).rules, 2)
    play.do(commands.Leave(seat=OTHER))
    play.do(Pause(seat=ALONE))
    only(play.do(commands.TakeOver(who=OTHER, name="Expert")), DealResumed)
    with pytest.raises(OthersHere):
        play.do(Pause(seat=ALONE))


@pytest.mark.parametrize("rated", [False, True])
def test_C13_a_person_against_bots_has_hints_unless_the_game_is_rated(rated: bool) -> None:
    play = new_play(replace(stacked_play(ONE_SET).rules, rated=rated), 2)
    with pytest.raises(NoHintsHere):
        play.do(AskHint(seat=ALONE))
    play.do(commands.Leave(seat=OTHER))
    play.do(commands.TakeOver(who=OTHER, name="Expert"))
    if rated:
        with pytest.raises(NoHintsHere):
            play.do(AskHint(seat=ALONE))
    else:
        assert only(play.do(AskHint(seat=ALONE)), HintGiven).exists


def test_C13_a_pause_needs_a_running_deal_and_no_open_call() -> None:
    play = stacked_play(ONE_SET, players=1, style="announce")
    with pytest.raises(NotPaused):
        play.do(Resume(seat=ALONE))
    play.do(CallSet(seat=ALONE))
    with pytest.raises(CallPending):
        play.do(Pause(seat=ALONE))
    fresh = new_play(play.rules)
    fresh.do(commands.Sit(name="Ana"))
    for command in (Pause(seat=ALONE), Resume(seat=ALONE)):
        with pytest.raises(NotStarted):
            fresh.do(command)


def test_C13_a_player_who_joins_ends_the_pause_and_may_be_dealt_in() -> None:
    play = stacked_play(ONE_SET, players=1, late_join=True)
    play.wait(4)
    play.do(Pause(seat=ALONE))
    play.wait(100)
    events = play.do(commands.Sit(name="Bea"))
    assert isinstance(events[-2], PlayerDealtIn)
    assert isinstance(events[-1], DealResumed)
    assert played(play) == 4
    waiting = stacked_play(ONE_SET, players=1)
    waiting.do(Pause(seat=ALONE))
    only(waiting.do(commands.Sit(name="Bea")), DealResumed)
    with pytest.raises(NotInDeal):
        waiting.do(Pause(seat=OTHER))


READERS = (ALONE, None)


def test_C13_no_view_shows_the_cards_of_a_paused_deal() -> None:
    play = stacked_play(ONE_SET, players=1)
    play.do(AskHint(seat=ALONE))
    play.do(AskHint(seat=ALONE))
    before = [CARD_GAME.view(play.state, reader) for reader in READERS]
    assert all(view.hint for view in before)
    play.do(Pause(seat=ALONE))
    for reader in READERS:
        view = CARD_GAME.view(play.state, reader)
        assert (view.layout, view.cards, view.hint) == ((), (), ())
    play.do(Resume(seat=ALONE))
    for reader, shown in zip(READERS, before, strict=True):
        view = CARD_GAME.view(play.state, reader)
        assert (view.layout, view.hint, view.hint_step) == (shown.layout, shown.hint, shown.hint_step)


@pytest.mark.parametrize(
    "command",
    [
        Resume(seat=ALONE),
        commands.Sit(name="Bea"),
        commands.Propose(seat=ALONE, what="restart"),
        commands.Propose(seat=ALONE, what="end"),
        commands.Close(seat=ALONE),
    ],
    ids=lambda command: type(command).__name__,
)
def test_C13_every_end_of_a_pause_restores_the_cards_in_every_view(command: Command) -> None:
    play = new_play(stacked_play(ONE_SET, players=1).rules, 1, "paused")
    play.do(AskHint(seat=ALONE))
    views = [CARD_GAME.view(play.state, reader) for reader in READERS]
    for event in (*play.do(Pause(seat=ALONE)), *play.do(command)):
        views = [CARD_GAME.project(view, event.seen_by(reader)) for view, reader in zip(views, READERS, strict=True)]
    assert views == [CARD_GAME.view(play.state, reader) for reader in READERS]
    assert all(view.layout for view in views)
    assert GameLog(CARD_GAME, play.rules, tuple(play.events)).problems(RecomputedChance) == []


def test_C13_C17_redealing_and_ending_end_a_pause() -> None:
    play = stacked_play(ONE_SET, players=1)
    play.wait(3)
    play.do(Pause(seat=ALONE))
    play.wait(9)
    events = play.do(commands.Propose(seat=ALONE, what="restart"))
    assert {DealVoided, DealStarted} <= {type(event) for event in events}
    assert (play.state.paused_at, played(play)) == (None, 0)
    play.wait(6)
    play.do(Pause(seat=ALONE))
    play.wait(20)
    only(play.do(commands.Propose(seat=ALONE, what="end")), DealEnded)
    assert (play.state.paused_at, played(play)) == (None, 6)


def test_C13_C20_a_pause_survives_absence_and_a_restart_and_its_log_verifies() -> None:
    play = new_play(stacked_play(ONE_SET, players=1, seats=1).rules, 1, "paused")
    play.wait(8)
    play.do(Pause(seat=ALONE))
    for command in (
        commands.GoAway(seat=ALONE),
        commands.ComeBack(seat=ALONE),
        commands.Leave(seat=ALONE),
        commands.Return(seat=ALONE),
    ):
        play.wait(50)
        play.do(command)
        assert play.state.paused_at == 8000
    play.do(Resume(seat=ALONE))
    assert played(play) == 8
    play.do(commands.Propose(seat=ALONE, what="end"))
    log = GameLog(CARD_GAME, play.rules, tuple(play.events))
    assert log.problems(RecordedChance) == log.problems(RecomputedChance) == []
    *_, last = log.states()
    assert last == play.state
