"""Statistics computed from logs, in exact numbers."""

from __future__ import annotations

from statistics import median
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.cardgame.commands import CallSet, ClaimSet, Pause, PointCards, Resume, SayNoSet
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity, room_identity
from tercet.core.playthrough import Playthrough
from tercet.core.puzzle.rules import PuzzleRules
from tercet.core.seating.authority import RoomOwner
from tercet.core.seating.commands import Agree, AskHint, Close, PauseTable, Propose, ResumeTable
from tercet.core.sets.cards import find_sets, is_set
from tercet.core.sets.kinds import KINDS, kind_of
from tercet.results.daily_results import Streak, read_attempt
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.log_to_rows.player_facts import (
    KIND_INDEX,
    LONGEST_FIND,
    PAIR_KIND,
    FindTimes,
    PlayerFacts,
    SeatFacts,
    kind_counts,
    merge_facts,
    merge_times,
)
from tercet.results.port import DayFacts
from tercet.results.statistics import Takeaway, statistics_of
from tercet.results.timeline import timeline_of
from tercet.results.training import HARD, slow_kinds, training_of
from tests.results.finished import as_history, card_game, solved_puzzle

ANA, BEA = Seat(0), Seat(1)


def two_players() -> Any:
    rules = edition("es", deck="solid", layout=9, seats=2)
    play: Any = Playthrough(CARD_GAME, rules, FairChance(seeds_from("facts")))
    play.seat("Ana", "Bea")
    play.start()
    return play


def finish(play: Any) -> None:
    """Bea takes all remaining SETs immediately."""
    while play.state.phase != "over":
        found = find_sets([card for card in play.state.layout if card is not None])
        if found:
            play.do(CallSet(seat=BEA))
            play.do(PointCards(seat=BEA, cards=found[0]))
        else:
            for seat in (ANA, BEA):
                play.do(SayNoSet(seat=seat))


def facts_of(play: Any, owners: tuple[str, ...] = ("ana", "bea")) -> tuple[PlayerFacts, ...]:
    found = read_table(as_history(play.game, play.rules, play.events, owners, code="table"))
    assert found is not None
    return found.facts


def test_a_finds_time_runs_from_the_last_change_of_the_table_to_the_call() -> None:
    play = two_players()
    play.wait(3.5)
    three = find_sets(play.state.layout)[0]
    lay = find_sets(play.state.layout)
    play.do(CallSet(seat=ANA))
    play.wait(1.5)
    play.do(PointCards(seat=ANA, cards=three))
    finish(play)
    ana, bea = facts_of(play)
    assert ana.found == {kind_of(three): FindTimes(1, 3500, {35: 1})}, "pointing isn't searching"
    assert sum(ana.offered.values()) == len(lay)
    assert sum(times.count for times in bea.found.values()) == len(play.state.players[BEA].won) // 3
    assert (ana.games, ana.solo, ana.wins, bea.wins) == (1, 0, 0, 1)


@pytest.mark.parametrize("host", ["room", "guest"])
def test_R7_a_game_that_a_room_ends_early_is_won_as_it_stands(host: str) -> None:
    play = two_players()
    play.do(CallSet(seat=BEA))
    play.do(PointCards(seat=BEA, cards=find_sets(play.state.layout)[0]))
    play.do(Close(authority=RoomOwner()))
    history = as_history(play.game, play.rules, play.events, ("ana", "bea"), code="table")
    owner = room_identity("1") if host == "room" else Identity("ana")
    history = msgspec.structs.replace(history, record=msgspec.structs.replace(history.record, host=owner))
    found = read_table(history)
    assert found is not None
    ana, bea = found.facts
    assert (ana.wins, bea.wins) == (0, int(host == "room"))
    assert timeline_of(history).winners == ((BEA,) if host == "room" else ())


def test_a_wrong_call_counts_by_its_reason_and_by_the_features_that_failed() -> None:
    play = two_players()
    cards = [card for card in play.state.layout if card is not None]
    a, b, c = next((a, b, c) for a in cards for b in cards for c in cards if a < b < c and not is_set(a, b, c))
    play.do(CallSet(seat=ANA))
    (failed, *_) = play.do(PointCards(seat=ANA, cards=(a, b, c)))
    play.wait(60)
    play.do(CallSet(seat=ANA))
    play.wait(10)
    finish(play)
    ana, bea = facts_of(play)
    assert ana.wrong == {"time": 1, "wrong": 1}
    names = ("number", "colour", "fill", "shape")
    assert ana.mixed == {name: 1 for name, verdict in zip(names, failed.check, strict=True) if verdict == "mixed"}
    assert bea.wrong == {}


def test_a_long_lying_set_is_recorded_for_everybody_who_overlooked_it() -> None:
    play = two_players()
    play.wait(20)
    lay = find_sets(play.state.layout)
    finish(play)
    ana, bea = facts_of(play)
    assert ana.unseen == bea.unseen
    assert {unseen.cards for unseen in ana.unseen} <= set(lay)
    assert {unseen.millis for unseen in ana.unseen} == {20_000}
    assert all(unseen.table == "table" for unseen in ana.unseen)


def test_a_pause_does_not_count_and_hints_rule_out_a_best_time() -> None:
    best = []
    for asks in (False, True):
        rules = edition("es", deck="solid", layout=9, seats=1)
        play: Any = Playthrough(CARD_GAME, rules, FairChance(seeds_from("alone")))
        play.seat("Ana")
        play.start()
        play.wait(2)
        play.do(Pause(seat=ANA))
        play.wait(500)
        play.do(Resume(seat=ANA))
        if asks:
            play.do(AskHint(seat=ANA))
        first = True
        while play.state.phase != "over":
            found = find_sets([card for card in play.state.layout if card is not None])
            play.wait(1)
            play.do(ClaimSet(seat=ANA, cards=found[0]) if found else SayNoSet(seat=ANA))
            if first:
                kind, first = kind_of(found[0]), False
        (ana,) = facts_of(play, ("ana",))
        assert ana.found[kind].millis <= 3000 + 1000 * (ana.found[kind].count - 1)
        assert (ana.solo, ana.wins, ana.hints) == (1, 0, int(asks))
        best.append(ana.best)
        history = as_history(CARD_GAME, play.rules, play.events, ("ana",), code="table")
        table = read_table(history)
        assert table is not None
        played = play.state.ended_at - play.state.started_at
        assert table.result.length == timeline_of(history).length == ana.millis == played
    rounds = play.state.ended_at - play.state.started_at
    assert {rules: time.millis for rules, time in best[0].items()} == {"cards es solid 9": rounds}
    assert best[1] == {}


def test_R6_the_pause_of_a_table_counts_in_no_game() -> None:
    for kind in (CARD_GAME, DICE_GAME):
        play: Any = Playthrough(kind, kind.rules_from(None, {}), FairChance(seeds_from("attention")))
        play.seat("Ana", "Bea")
        play.start()
        play.wait(30)
        play.do(PauseTable(authority=RoomOwner()))
        play.wait(200)
        play.do(ResumeTable(authority=RoomOwner()))
        play.wait(7)
        play.do(Propose(seat=ANA, what="end"))
        play.do(Agree(seat=BEA))
        table = read_table(as_history(kind, play.rules, play.events, ("ana", "bea"), code="table"))
        assert table is not None
        assert table.result.length == 37_000


def test_C17_neither_does_a_pause_in_a_voided_deal() -> None:
    play: Any = Playthrough(CARD_GAME, edition("fr", seats=1), FairChance(seeds_from("paused and voided")))
    play.seat("Ana")
    play.start()
    play.wait(2)
    play.do(Pause(seat=ANA))
    play.wait(500)
    play.do(Resume(seat=ANA))
    play.do(Propose(seat=ANA, what="restart"))
    play.wait(3)
    play.do(Propose(seat=ANA, what="end"))
    table = read_table(as_history(CARD_GAME, play.rules, play.events, ("ana",), code="table"))
    assert table is not None
    assert table.result.length == 3_000


def test_Z4_a_puzzle_lasts_from_when_its_cards_are_shown() -> None:
    history = solved_puzzle("ana", seconds=3)
    table = read_table(history)
    assert table is not None
    assert table.result.length == timeline_of(history).length == 12_000


def start_over(play: Any) -> None:
    play.do(Propose(seat=ANA, what="restart"))
    play.do(Agree(seat=BEA))


def test_C17_a_voided_deal_does_not_count() -> None:
    play = two_players()
    play.wait(20)
    three = find_sets(play.state.layout)[0]
    play.do(CallSet(seat=ANA))
    play.do(PointCards(seat=ANA, cards=three))
    play.do(CallSet(seat=ANA))
    play.wait(10)
    start_over(play)
    begun = play.now
    play.wait(1)
    finish(play)
    table = read_table(as_history(CARD_GAME, play.rules, play.events, ("ana", "bea"), code="table"))
    assert table is not None
    assert table.result.length == play.now - begun
    ana, bea = table.facts
    assert (ana.found, ana.offered, ana.wrong, ana.unseen) == ({}, {}, {}, ())
    assert bea.finds.count == play.state.players[BEA].right
    assert bea.unseen == ()
    line = timeline_of(as_history(CARD_GAME, play.rules, play.events, ("ana", "bea"), code="table"))
    assert sum(mark.what == "deal" for mark in line.marks) == 1
    assert line.length == table.result.length
    assert {mark.seat for mark in line.marks if mark.seat is not None} == {BEA}


def test_C17_the_time_of_a_voided_deal_between_others_does_not_count() -> None:
    play: Any = Playthrough(CARD_GAME, edition("fr", seats=2, deals=2), FairChance(seeds_from("two deals")))
    play.seat("Ana", "Bea")
    play.start()
    while play.state.deal < 2:
        play.wait(1)
        found = find_sets([card for card in play.state.layout if card is not None])
        if play.state.phase == "play" and found:
            play.do(CallSet(seat=BEA))
            play.do(PointCards(seat=BEA, cards=found[0]))
        elif play.state.phase == "play":
            for seat in (ANA, BEA):
                play.do(SayNoSet(seat=seat))
    before = play.now
    play.wait(100)
    start_over(play)
    again = play.now
    finish(play)
    history = as_history(CARD_GAME, play.rules, play.events, ("ana", "bea"), code="table")
    table = read_table(history)
    assert table is not None
    begun = next(event.at for event in play.events if event.reveals)
    assert table.result.length == (before - begun) + (play.now - again)
    assert timeline_of(history).length == table.result.length


def test_C17_a_restarted_dice_game_lasts_from_its_last_start() -> None:
    play: Any = Playthrough(DICE_GAME, DICE_GAME.rules_from(None, {}), FairChance(seeds_from("again")))
    play.seat("Ana", "Bea")
    play.start()
    play.wait(30)
    start_over(play)
    play.wait(7)
    play.do(Propose(seat=ANA, what="end"))
    play.do(Agree(seat=BEA))
    table = read_table(as_history(DICE_GAME, play.rules, play.events, ("ana", "bea"), code="table"))
    assert table is not None
    assert table.result.length == 7_000


def test_D19_the_hints_of_a_dice_game_are_counted_since_its_last_start() -> None:
    play: Any = Playthrough(DICE_GAME, DICE_GAME.rules_from(None, {"hints": True}), FairChance(seeds_from("hints")))
    play.seat("Ana", "Bea")
    play.start()
    play.do(AskHint(seat=ANA))
    start_over(play)
    play.do(AskHint(seat=BEA))
    play.do(Propose(seat=ANA, what="end"))
    play.do(Agree(seat=BEA))
    ana, bea = facts_of(play)
    assert (ana.hints, bea.hints) == (0, 1)


def test_a_puzzle_records_the_time_of_each_find() -> None:
    found = read_table(solved_puzzle("ana", seconds=3, wrong=2))
    assert found is not None
    (ana,) = found.facts
    assert sum(times.count for times in ana.found.values()) == 4
    assert sum(times.millis for times in ana.found.values()) == 12_000
    assert ana.wrong == {"wrong": 2}
    assert sum(ana.offered.values()) == 4 + 3 + 2 + 1
    assert {rules: time.millis for rules, time in ana.best.items()} == {"puzzle daily easy": 12_000}
    attempt = read_attempt(solved_puzzle("ana", seconds=3, wrong=2))
    assert ([find.took for find in attempt.finds], attempt.wrong, attempt.elapsed) == ([3000] * 4, 2, 12_000)


def test_the_kind_of_a_set_follows_from_two_of_its_cards() -> None:
    for three in find_sets(range(81)):
        assert PAIR_KIND[three[0]][three[1]] == PAIR_KIND[three[1]][three[2]] == kind_of(three)


def day(number: int, **found: tuple[int, int]) -> DayFacts:
    facts = PlayerFacts(games=1, kinds=kind_counts({kind: FindTimes(*times) for kind, times in found.items()}, {}))
    return DayFacts(f"2026-11-{number:02}", "cards", facts)


def test_statistics_contain_the_numbers_a_sentence_needs() -> None:
    days = [day(2, n=(10, 40_000), c=(10, 60_000)), day(9, n=(10, 20_000), c=(10, 44_000), ncfs=(5, 50_000))]
    found = statistics_of(days, "2026-11-10", Streak(2, 3))
    assert (found.games, found.sets, found.mean) == (2, 45, round(214_000 / 45))
    assert [(week.since, week.count, week.mean) for week in found.over_time] == [
        ("2026-11-02", 20, 5000),
        ("2026-11-09", 25, 4560),
    ]
    assert found.over_time_reading == Takeaway("quicker", millis=440)
    assert [(times.differing, times.count, times.mean) for times in found.by_differing] == [
        (1, 40, 4100),
        (2, 0, None),
        (3, 0, None),
        (4, 5, 10_000),
    ]
    assert found.by_differing_reading == Takeaway("slow-differing", count=4, of=1, millis=5900)
    colour = {times.feature: times for times in found.by_feature}["colour"]
    assert (colour.differs, colour.differs_mean, colour.same, colour.same_mean) == (25, 6160, 20, 3000)
    assert colour.delay == 3160
    reading = found.by_feature_reading
    assert reading is not None
    assert (reading.code, reading.feature) == ("slow-feature", "fill"), "only the hardest kind differs in fill"
    assert found.wrong_reading == Takeaway("no-mistakes", of=45)
    assert {times.kind for times in found.by_kind} == set(KINDS)
    assert (found.days.now, found.days.best) == (1, 1)
    assert found.win_streak == Streak(2, 3)


def finds(number: int, **found: list[int]) -> DayFacts:
    """A day with SETs of some kinds, each found in some milliseconds."""
    seat = SeatFacts()
    for kind, times in found.items():
        for millis in times:
            seat.add_find(KIND_INDEX[kind], millis, [KIND_INDEX[kind]])
    return DayFacts(f"2026-11-{number:02}", "cards", seat.facts("table", solo=False, won=False, millis=0))


def test_one_long_search_changes_neither_the_typical_time_nor_the_slow_kinds() -> None:
    days = [
        finds(2, n=[900, 900, 900, 900, 60_000], cf=[2000] * 5),
        finds(3, n=[900] * 5, cf=[2000, 2200, 2400, 2600, 90_000]),
    ]
    found = statistics_of(days, "2026-11-10", Streak())
    kinds = {times.kind: times for times in found.by_kind}
    assert (kinds["n"].mean, kinds["n"].median) == (6810, 900)
    assert (kinds["cf"].mean, kinds["cf"].median) == (10_920, 2000)
    assert (found.mean, found.median) == (8865, 2000)
    assert [week.median for week in found.over_time] == [2000]
    assert found.by_differing_reading == Takeaway("slow-differing", count=2, of=1, millis=1100)
    training = training_of(days, "2026-11-10", 7)
    assert not training.own, "nothing is slower than usual"
    assert [kind.kind for kind in training.kinds] == list(HARD)
    days.append(finds(4, cf=[3000] * 6))
    training = training_of(days, "2026-11-10", 7)
    (slow,) = training.kinds
    assert training.own
    assert (slow.kind, slow.median, slow.recent, slow.before) == ("cf", 2500, 2500, None)


@given(st.lists(st.integers(0, 200_000), min_size=1), st.lists(st.integers(0, 200_000)))
def test_medians_are_right_to_a_tenth_of_a_second_however_games_are_combined(one: list[int], other: list[int]) -> None:
    facts = [finds(2, n=one, ncfs=other).facts, finds(3, n=other).facts]
    sums = merge_facts(facts)
    kept = [min(millis, LONGEST_FIND) for millis in one + other]
    assert abs((sums.found["n"].median or 0) - median(kept)) <= 50
    assert sums.finds.median == merge_times([sums.found[kind] for kind in sums.found]).median
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(sums), type=PlayerFacts) == sums


def test_facts_without_individual_times_use_the_mean_until_there_are_some() -> None:
    old = day(2, n=(10, 40_000))
    assert statistics_of([old], "2026-11-10", Streak()).median == 4000
    assert statistics_of([old, finds(3, n=[900, 1000, 1100])], "2026-11-10", Streak()).median == 1000


def test_too_few_games_give_no_statistics() -> None:
    found = statistics_of([day(2, n=(2, 9000))], "2026-11-10", Streak())
    assert (found.over_time_reading, found.by_differing_reading, found.by_feature_reading) == (None, None, None)
    assert (found.wrong_reading, found.unseen_reading, found.mean) == (None, None, 4500)
    nothing = statistics_of([], "2026-11-10", Streak())
    assert (nothing.games, nothing.mean, nothing.over_time, nothing.best) == (0, None, (), ())


def test_the_trainer_chooses_the_slowest_kinds_and_shows_the_change() -> None:
    days = [
        day(1, n=(5, 5000), cf=(5, 50_000), cfs=(4, 48_000), s=(3, 9000)),
        day(28, n=(5, 5000), cf=(5, 25_000), ncfs=(1, 99_000)),
    ]
    training = training_of(days, "2026-11-28", 7)
    kinds = {kind.kind: kind for kind in training.kinds}
    assert set(kinds) == {"cfs"}, "one find is too few to judge, and only kinds slower than usual are called slow"
    assert training.median is not None
    assert (kinds["cfs"].median or 0) > training.median
    days[1] = day(28, n=(5, 5000), cf=(5, 25_000))
    training = training_of(days, "2026-11-28", 7)
    kinds = {kind.kind: kind for kind in training.kinds}
    assert (kinds["cf"].median, kinds["cf"].before, kinds["cf"].recent) == (7500, 10_000, 5000)
    rules = PuzzleRules(size="full", focus=training.focus, number=training.number)
    assert sum(kind_of(three) in training.focus.split() for three in rules.sets) >= 3
    assert set(training_of([], "2026-11-28", 7).focus.split()) == set(HARD)
    (known, *_) = training_of([day(28, ncfs=(2, 1200))], "2026-11-28", 7).kinds
    assert (known.kind, known.count, known.median) == ("ncfs", 2, 600), "as on the page of statistics"
    found, lay = {"n": FindTimes(9, 900), "c": FindTimes(9, 900)}, {"n": 9, "c": 9, "fs": 40}
    passed_by = PlayerFacts(kinds=kind_counts(found, lay))
    assert (passed_by.found, passed_by.offered, passed_by.finds) == (found, lay, FindTimes(18, 1800))
    assert "fs" in slow_kinds(passed_by), "a kind never found is the slowest"


def test_a_timeline_has_every_find_and_the_missed_sets() -> None:
    history = card_game(["ana", "bea"], code="line", seed=11)
    line = timeline_of(history)
    result = read_table(history)
    assert result is not None
    assert line.players == ("P0", "P1")
    finds = [mark for mark in line.marks if mark.what == "found"]
    assert len(finds) == sum(times.count for facts in result.facts for times in facts.found.values())
    assert sum(mark.took for mark in finds) == sum(
        times.millis for facts in result.facts for times in facts.found.values()
    )
    assert [mark.at for mark in line.marks] == sorted(mark.at for mark in line.marks)
    assert (line.marks[0].what, line.marks[0].at, line.marks[-1].what) == ("deal", 0, "end")
    wrong = sum(mark.what in ("wrong", "denied") for mark in line.marks)
    assert wrong == sum(count for facts in result.facts for count in facts.wrong.values())
    missed = [missed for mark in finds for missed in mark.missed]
    assert missed, "some SETs are broken up"
    for mark in finds:
        for one in mark.missed:
            assert is_set(*one.cards)
            assert set(one.cards) & set(mark.cards)
            assert one.cards != mark.cards
            assert one.lay >= 0


def test_a_puzzles_timeline_counts_down() -> None:
    line = timeline_of(solved_puzzle("ana", seconds=2, wrong=1))
    assert [(mark.what, mark.at, mark.sets) for mark in line.marks] == [
        ("deal", 0, 4),
        ("wrong", 0, 4),
        ("found", 2000, 3),
        ("found", 4000, 2),
        ("found", 6000, 1),
        ("found", 8000, 0),
        ("end", 8000, 0),
    ]
    assert [mark.took for mark in line.marks if mark.what == "found"] == [2000] * 4
