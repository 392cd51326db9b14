"""Solving a puzzle: the clock, right and wrong picks, and a log that proves it (Z4 to Z7)."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from msgspec.structs import replace

import tercet
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Event, Millis, Refusal
from tercet.core.engine.log import GameLog, format_log, parse_log
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.decide import EARLY, LEAD, AlreadyFound, NotShownYet
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.puzzle.share_line import share_line
from tercet.core.seating import commands as seating_commands
from tercet.core.seating import refusals
from tercet.core.sets.cards import is_set, verdicts
from tercet.core.sets.refusals import CardNotHere, WrongCardCount
from tests.series import sample

ME = Seat(0)
RULES = PuzzleRules(date="2026-11-15")
Play = Playthrough[Any, Any, Any]


def begun(rules: PuzzleRules = RULES) -> Play:
    play: Play = Playthrough(PUZZLE, rules, FairChance(seeds_from("puzzle")))
    play.seat("Ana")
    play.do(seating_commands.Ready(seat=ME))
    return play


def find(play: Play, *cards: int) -> tuple[Event, ...]:
    return play.do(FindSet(seat=ME, cards=(cards[0], cards[1], cards[2])))


def solved(rules: PuzzleRules = RULES) -> Play:
    play = begun(rules)
    play.wait(LEAD / 1000)
    for three in rules.sets:
        play.wait(2.5)
        find(play, *three)
    return play


def a_wrong_pick(rules: PuzzleRules) -> tuple[int, int, int]:
    a, b, c = next(
        (a, b, c) for a in rules.cards for b in rules.cards for c in rules.cards if a < b < c and not is_set(a, b, c)
    )
    return a, b, c


def test_Z4_no_card_is_known_before_the_clock_starts() -> None:
    play: Play = Playthrough(PUZZLE, RULES, FairChance(seeds_from("")))
    play.seat("Ana")
    assert (play.state.phase, play.state.cards, play.view(0).cards) == ("lobby", (), ())
    (started,) = play.do(seating_commands.Ready(seat=ME))
    assert started == PuzzleStarted(at=Millis(0), seat=ME, cards=RULES.cards, sets=4, shown_at=LEAD)
    assert started.not_before == LEAD, "nobody sees them earlier"


def test_Z4_nothing_counts_before_the_cards_are_shown() -> None:
    play = begun()
    play.now = Millis(LEAD - EARLY - 1)
    with pytest.raises(NotShownYet):
        find(play, *RULES.sets[0])
    for number, (early, elapsed) in enumerate(((EARLY, 0), (1, 0), (0, 0), (-7, 7))):
        play.now = Millis(LEAD - early)
        (found, *_) = find(play, *RULES.sets[number])
        assert isinstance(found, SetFound)
        assert found.elapsed == elapsed, "clocks may differ a little, and nobody gains by it"


def test_Z5_a_set_is_found_once_in_whatever_order_it_is_named() -> None:
    play = begun()
    play.wait(4)
    three = RULES.sets[1]
    (found,) = find(play, *reversed(three))
    assert isinstance(found, SetFound)
    assert (found.cards, found.found, found.at, found.elapsed) == (three, 1, 4000, 4000 - LEAD)
    assert found.check == verdicts(*three)
    with pytest.raises(AlreadyFound):
        find(play, *three)
    assert play.state.players[ME].found[0].cards == three


def test_Z10_a_team_shares_one_list_of_sets_and_its_points() -> None:
    rules = PuzzleRules(number=7, seats=3)
    play: Play = Playthrough(PUZZLE, rules, FairChance(seeds_from("team")))
    ana, ben, cleo = map(Seat, range(3))
    play.seat("Ana", "Ben")
    play.do(seating_commands.Ready(seat=ben))
    play.wait(3)
    play.do(FindSet(seat=ana, cards=rules.sets[0]))
    with pytest.raises(AlreadyFound):
        play.do(FindSet(seat=ben, cards=rules.sets[0]))
    play.do(FindSet(seat=ana, cards=a_wrong_pick(rules)))
    play.seat("Cleo")  # a latecomer joins the team
    for seat, cards in zip((ben, cleo, ben), rules.sets[1:], strict=True):
        play.wait(1)
        last = play.do(FindSet(seat=seat, cards=cards))
    assert isinstance(last[0], SetFound)
    assert last[0].found == 4
    assert isinstance(last[1], PuzzleSolved)
    assert last[1].wrong == 1
    assert [one.cards for one in play.state.found] == list(rules.sets)
    assert play.state.winners == (ana, ben, cleo)
    assert [(result.points, result.place) for result in PUZZLE.outcome(play.view()).players] == [(4, 1)] * 3


def test_legal_commands_are_listed_once() -> None:
    play = Playthrough(PUZZLE, RULES, FairChance(seeds_from("")))
    play.seat("Ana")
    assert play.legal(ME) == [seating_commands.Ready(seat=ME)]
    play.do(seating_commands.Ready(seat=ME))
    play.wait(3)
    find(play, *RULES.sets[0])
    picks = [command.cards for command in play.legal(ME) if isinstance(command, FindSet)]
    assert len(picks) == len(set(picks)) == len(play.legal(ME)) == math.comb(9, 3) - 1


def test_Z6_a_wrong_pick_is_explained_and_costs_only_its_time() -> None:
    play = begun()
    play.wait(3)
    for count in (1, 2):
        (failed,) = find(play, *a_wrong_pick(RULES))
        assert isinstance(failed, PickFailed)
        assert (failed.reason, failed.wrong) == ("wrong", count)
        assert "mixed" in failed.check
    assert play.state.players[ME].found == ()


def test_Z7_the_last_set_ends_the_puzzle_with_the_time_since_the_cards_were_shown() -> None:
    play = solved()
    *_, last, end = play.events
    assert isinstance(last, SetFound)
    assert end == PuzzleSolved(at=Millis(10_000 + LEAD), seat=ME, elapsed=Millis(10_000), wrong=0)
    assert (play.state.phase, play.state.elapsed, play.state.winners) == ("over", 10_000, (ME,))
    (result,) = PUZZLE.outcome(play.view()).players
    assert (result.points, result.place, result.stayed) == (4, 1, True)
    with pytest.raises(refusals.GameOver):
        find(play, *RULES.sets[0])
    with pytest.raises(refusals.GameOver):
        play.do(seating_commands.Ready(seat=ME))


def test_a_puzzle_given_up_has_no_winner() -> None:
    play = begun()
    play.wait(3)
    find(play, *RULES.sets[0])
    play.do(seating_commands.Close(seat=ME))
    assert play.state.phase == "over"
    assert PUZZLE.outcome(play.view()).winners == ()
    assert PUZZLE.outcome(play.view()).points(ME) == 1


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (FindSet(seat=ME, cards=(RULES.cards[0], RULES.cards[0], RULES.cards[1])), WrongCardCount),
        (FindSet(seat=ME, cards=(RULES.cards[0], RULES.cards[1], 80)), CardNotHere),
        (FindSet(seat=ME, cards=(RULES.cards[0], RULES.cards[1], -5)), CardNotHere),
        (FindSet(seat=NOBODY, cards=(0, 1, 2)), refusals.NotSeated),
        (FindSet(seat=Seat(7), cards=(0, 1, 2)), refusals.NotSeated),
        (seating_commands.Ready(seat=ME), refusals.AlreadyStarted),
        (seating_commands.Sit(name="Bea"), refusals.TableFull),
        (seating_commands.HandOver(seat=ME, to=ME), refusals.UnknownCommand),
    ],
)
def test_an_impossible_command_is_refused_and_changes_nothing(command: Command, refusal: type[Refusal]) -> None:
    play = begun()
    play.wait(2)
    before = play.state
    with pytest.raises(refusal):
        play.do(command)
    assert play.state == before


def test_nothing_can_be_found_before_the_start() -> None:
    play: Play = Playthrough(PUZZLE, RULES, FairChance(seeds_from("")))
    play.seat("Ana")
    with pytest.raises(refusals.NotStarted):
        find(play, *RULES.sets[0])


def test_Z4_the_player_keeps_the_seat_and_the_clock_keeps_running() -> None:
    play = begun()
    play.wait(2)
    play.do(seating_commands.GoAway(seat=ME))
    play.do(seating_commands.Leave(seat=ME))
    with pytest.raises(refusals.TableFull):
        play.do(seating_commands.Sit(name="Bea"))
    play.wait(60)
    play.do(seating_commands.Return(seat=ME))
    play.do(seating_commands.Rename(seat=ME, name="Anna"))
    (found,) = find(play, *RULES.sets[0])
    assert isinstance(found, SetFound)
    assert found.elapsed == 62_000 - LEAD


def test_a_log_verifies_and_a_changed_time_or_card_does_not() -> None:
    log = GameLog(PUZZLE, RULES, solved().events)
    assert parse_log(format_log(log), GAMES.values()).events == log.events
    assert tercet.verify(log) == []
    for i, event in enumerate(log.events):
        for changed in forged(event):
            events = [*log.events[:i], changed, *log.events[i + 1 :]]
            assert tercet.verify(GameLog(PUZZLE, RULES, events)), changed
        assert tercet.verify(GameLog(PUZZLE, RULES, [*log.events[:i], *log.events[i + 1 :]])) or event is log.events[-1]


def forged(event: Event) -> list[Event]:
    match event:
        case PuzzleStarted():
            cards = (*event.cards[1:], event.cards[0])
            return [
                replace(event, cards=cards),
                replace(event, shown_at=Millis(event.shown_at + 5000)),
                replace(event, sets=3),
            ]
        case SetFound():
            return [
                replace(event, elapsed=Millis(event.elapsed - 1)),
                replace(event, at=Millis(event.at - 1)),
                replace(event, cards=a_wrong_pick(RULES)),
                replace(event, found=event.found + 1),
            ]
        case PuzzleSolved():
            return [replace(event, elapsed=Millis(1)), replace(event, wrong=1)]
        case _:
            return []


def test_a_log_from_another_day_does_not_verify() -> None:
    events = solved().events
    assert tercet.verify(GameLog(PUZZLE, PuzzleRules(date="2026-11-16"), events))
    assert tercet.verify(GameLog(PUZZLE, PuzzleRules(date="2026-11-15", size="full"), events))


@pytest.mark.parametrize("number", range(sample(12, 300)))
def test_the_view_always_evolves_like_the_state(number: int) -> None:
    luck = random.Random(number)
    rules = PuzzleRules(size=luck.choice(("easy", "full")), number=number)
    play: Play = Playthrough(PUZZLE, rules, FairChance(seeds_from("")))
    watched = play.view()
    told = 0
    commands: list[Command] = [
        seating_commands.Sit(name="Ana"),
        seating_commands.Ready(seat=ME),
        seating_commands.Leave(seat=ME),
        seating_commands.Return(seat=ME),
        seating_commands.GoAway(seat=ME),
    ]
    for _ in range(120):
        play.wait(luck.random())
        a, b, c = luck.choice(rules.sets) if luck.random() < 0.4 else luck.sample(rules.cards, 3)
        command = luck.choice([*commands, *[FindSet(seat=ME, cards=(a, b, c))] * 6])
        before = play.state
        try:
            play.do(command)
        except Refusal:
            assert play.state == before
        for event in play.events[told:]:
            watched = PUZZLE.project(watched, event.seen_by(None))
        told = len(play.events)
        assert watched == play.view()
    assert tercet.verify(GameLog(PUZZLE, rules, play.events)) == []


def test_the_line_to_share_contains_kinds_time_wrong_picks_and_streak_but_no_card() -> None:
    line = share_line(RULES, RULES.sets, 83_400, 2, 5)
    assert line == "Tercet 2026-11-15 9 ◑◕◑◔ 1:23 ✗2 🔥5"
    assert share_line(PuzzleRules(size="full", number=3), (), 0, 0) == "Tercet 12 0:00 ✗0"
