"""The dice bots play legal games, each level better than the one before, within their time limit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tercet
from tercet.bots import LEVELS, Answer, Bot, make_bot
from tercet.bots.dice import situation_of
from tercet.bots.dice_strategies import STRATEGIES, Greedy, Situation, Strong, best_score
from tercet.bots.match import play_match, seat_bots
from tercet.bots.ratings import standings
from tercet.bots.tournaments import TournamentPlan, play_all
from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import WILD, Die, Face, faces_of
from tercet.core.dicegame.events import (
    ExtraChosen,
    HeldDie,
    LyingDie,
    NoneSaid,
    OpeningCalled,
    OpeningFailed,
    OpeningLaid,
    TurnPassed,
    TurnPlayed,
    WildSwapped,
)
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.hands import placings
from tercet.core.dicegame.notation import format_hand, parse_face, parse_hand, parse_turn
from tercet.core.dicegame.rules import DICE_RULES, UNTIMED, DiceRules, dice_rules
from tercet.core.dicegame.scoring import score
from tercet.core.dicegame.state import DiceState, seats_to_act
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.engine.game import Millis
from tercet.core.engine.log import format_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tests.series import LONG, sample

LEVEL_NAMES = LEVELS["dice"]
EMBLEM = "1RO@e6 2RO@f6 3RO@g6"


def die_showing(face: Face, taken: set[Die]) -> HeldDie:
    """A die with this face."""
    die = next(die for die in map(Die, range(42)) if die not in taken and face in faces_of(die))
    taken.add(die)
    return HeldDie(die, face)


def a_situation(turn: str, hand: str, *rivals: str, bag: int = 20, lead: int = 0, still_to_play: int = 1) -> Situation:
    taken: set[Die] = set()
    dice = tuple(die_showing(face, taken) for face in parse_hand(hand))
    laid = parse_turn(turn)
    lying = tuple(
        LyingDie(die_showing(WILD if one.wild else one.face, taken).die, one.square, one.face, one.wild) for one in laid
    )
    return Situation(
        rules=DICE_RULES,
        board=Board.of(STANDARD, laid),
        lying=lying,
        dice=dice,
        rivals=tuple(map(parse_hand, rivals)),
        still_to_play=still_to_play,
        bag=bag,
        lead=lead,
        swaps=0,
        freed=(),
    )


def bots_named(seed: str, *names: str) -> list[tuple[str, Bot]]:
    return [(name, make_bot("dice", name, f"{seed}/{i}")) for i, name in enumerate(names)]


@pytest.mark.parametrize("names", [("beginner", "beginner"), LEVEL_NAMES, ("strong", "greedy", "greedy", "beginner")])
def test_complete_games_end_and_every_event_follows_from_the_rules(names: tuple[str, ...]) -> None:
    for game in range(sample(1, 30)):
        outcome, log = play_match(DICE_GAME, DICE_RULES, bots_named(str(game), *names), str(game))
        assert log.problems(RecomputedChance) == []
        assert outcome.winners
        assert outcome.refused == (0,) * len(names)


@pytest.mark.parametrize(
    ("rules", "rival"),
    [
        (dice_rules(turn_seconds=0, extra_roll=False), "strong"),
        (dice_rules(**UNTIMED), "beginner"),
        (dice_rules(turn_seconds=20, extra_seconds=5, point_seconds=2, sees_none=False), "strong"),
        (dice_rules(several_swaps=False, freed_swaps=False, swap_is_pass=False), "strong"),
        (dice_rules(exactly_three=True, runs="once", new_wilds="second-set"), sample("beginner", "strong")),
        (
            dice_rules(time_out="pass", arrange_seconds=0, runs="once", new_wilds="second-set"),
            sample("beginner", "strong"),
        ),
    ],
)
def test_bots_follow_any_rules_the_host_sets(rules: DiceRules, rival: str) -> None:
    outcome, log = play_match(DICE_GAME, rules, bots_named("1", "greedy", rival), "1")
    assert log.problems() == []
    assert outcome.refused == (0, 0)


def test_D6_every_level_places_exactly_three_dice_if_the_host_requires_it() -> None:
    rules = dice_rules(exactly_three=True, stalemate=50)
    outcome, log = play_match(DICE_GAME, rules, bots_named("3", *LEVEL_NAMES), "3")
    assert outcome.refused == (0,) * len(LEVEL_NAMES)
    played = [event for event in log.events if isinstance(event, TurnPlayed)]
    assert {event.seat for event in played if len(event.laid) == 3} == set(range(len(LEVEL_NAMES)))
    # fewer only for the last dice of a hand that the bag can't refill
    assert all(len(event.laid) == 3 for event in played[: -len(LEVEL_NAMES)])


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: str, *names: str) -> str:
        return format_log(play_match(DICE_GAME, DICE_RULES, bots_named(seed, *names), seed)[1])

    assert played("3", "strong", "beginner") == played("3", "strong", "beginner")
    assert played("3", "greedy", "beginner") != played("4", "greedy", "beginner")


def test_a_bot_sees_a_view_and_never_the_state() -> None:
    seen: list[Any] = []

    class ReportingBot:
        def __init__(self, bot: Bot) -> None:
            self.bot = bot

        def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
            seen.append(view)
            return self.bot.answer(view, seat, now)

    bots = [(name, ReportingBot(bot)) for name, bot in bots_named("1", "greedy", "beginner")]
    play_match(DICE_GAME, DICE_RULES, bots, "1")
    assert seen
    assert not any(isinstance(view, DiceState) for view in seen)


def test_asking_twice_changes_neither_the_choice_nor_its_time() -> None:
    arena = seat_bots(DICE_GAME, DICE_RULES, bots_named("5", "strong", "greedy"), "5")
    while arena.play.state.turn is None:
        arena.step()
    seat = arena.play.state.turn
    bot = make_bot("dice", "strong", "x")
    first = bot.answer(arena.play.view(seat), seat, arena.play.now)
    again = bot.answer(arena.play.view(seat), seat, Millis(arena.play.now + 50))
    assert first is not None
    assert again is not None
    assert again.command == first.command
    assert again.delay == first.delay - 50


def test_greedy_takes_the_most_points_available() -> None:
    rng = Random(1)
    arena = seat_bots(DICE_GAME, DICE_RULES, bots_named("6", "greedy", "greedy"), "6")
    checked = 0
    while not arena.is_over:
        arena.step()
        view = arena.play.view()
        if view.turn is not None:
            situation = situation_of(view, view.turn)
            turn = Greedy().turn(situation, rng)
            best = best_turns(view.board, situation.faces)
            assert (turn is None) == (not best)
            if turn is not None:
                assert turn == best[0][0]
                checked += 1
    assert checked > 5


def test_D15_strong_rerolls_dice_that_could_score_more_and_keeps_those_that_fit() -> None:
    useless = a_situation(EMBLEM, "1GO 1GO 2PD 1GQ 3GD", "1GO 2GD 3PQ 1PD 2PQ")
    before = best_score(useless.board, useless.faces)
    rolled = Strong().extra(useless, Random(1))
    hopeful = a_situation(EMBLEM, "1RO 2RO 3RO 1RO 2RO", "1GO 2GD 3PQ 1PD 2PQ")
    kept = Strong().extra(hopeful, Random(1))
    assert before < best_score(hopeful.board, hopeful.faces)
    assert len(rolled) > len(kept)


def test_D15_strong_never_rerolls_a_wild() -> None:
    situation = a_situation(EMBLEM, "* 1GO 2PD 1GQ *", "1GO 2GD 3PQ 1PD 2PQ")
    rolled = Strong().extra(situation, Random(1))
    wilds = {held.die for held in situation.dice if held.face == WILD}
    assert not wilds & set(rolled)


def test_D15_all_rolls_of_one_or_two_dice_are_evaluated_without_sampling() -> None:
    rng = Random(2)
    faces = [face for die in map(Die, range(14)) for face in faces_of(die) if face != WILD]
    for _ in range(sample(20, 200)):
        situation = a_situation(EMBLEM, format_hand(rng.sample(faces, 2)), "1GO 2GD 3PQ 1PD 2PQ")
        assert len({Strong().extra(situation, Random(seed)) for seed in range(4)}) == 1


def test_D11_strong_holds_back_a_wild_when_it_pays() -> None:
    class Careless(Strong):
        wild = 0.0

    situation = a_situation(EMBLEM, "3RO 2GQ 3PQ 3PD *", "2GD 3PO 2GO 2RQ 2PD")
    careful, careless = (strategy.turn(situation, Random(1)) for strategy in (Strong(), Careless()))
    assert any(die.wild for die in careless or ())
    assert not any(die.wild for die in careful or ())


def test_D14_strong_keeps_dice_that_fit_together_for_the_next_round() -> None:
    class Short(Strong):
        next_round = 0.0

    situation = a_situation(EMBLEM, "3RQ 3GQ 3RQ 3PD 3RD", "1RO 1RD 1GD 1GQ 1PO")
    promises, points = [], []
    for strategy in (Strong(), Short()):
        turn = strategy.turn(situation, Random(1)) or ()
        kept = list(situation.faces)
        for die in turn:
            kept.remove(die.face)
        points.append(score(situation.board, turn))
        promises.append(best_score(situation.board.lay(turn), kept))
    assert points[0] == points[1], "it costs nothing now"
    assert promises[0] > promises[1]


def test_D9_turns_and_threats_are_evaluated_by_the_tables_own_scoring() -> None:
    rules = dice_rules(runs="once", new_wilds="second-set")
    arena = seat_bots(DICE_GAME, rules, bots_named("4", "greedy", "greedy"), "4")
    differing = checked = 0
    while not arena.is_over:
        arena.step()
        view = arena.play.view()
        if view.turn is not None and WILD not in (faces := situation_of(view, view.turn).faces) and faces:
            exact = best_turns(view.board, faces, 1, rules.scoring)
            assert best_score(view.board, faces, rules.scoring) == (exact[0][1] if exact else 0)
            differing += best_score(view.board, faces) != best_score(view.board, faces, rules.scoring)
            checked += 1
    assert checked > 5
    assert differing


def test_D12_a_swap_and_the_turn_after_it_are_planned_together() -> None:
    seconds = iter(range(10**6))
    for game in range(1, 20):  # the first game has no swap
        bots = bots_named(str(game), "strong", "strong")
        outcome, log = play_match(DICE_GAME, DICE_RULES, bots, str(game), clock=lambda: float(next(seconds)))
        swaps = sum(isinstance(event, WildSwapped) for event in log.events)
        if swaps:
            done = (OpeningCalled, OpeningLaid, NoneSaid, OpeningFailed, TurnPlayed, TurnPassed, ExtraChosen)
            assert sum(map(len, outcome.thought)) == sum(isinstance(event, done) for event in log.events)
            return
    raise AssertionError("no WILD was replaced in any of the games")


def test_strong_considers_what_its_turn_opens_for_the_next_player() -> None:
    rng = Random(3)
    differed = 0
    arena = seat_bots(DICE_GAME, DICE_RULES, bots_named("7", "greedy", "greedy"), "7")
    while not arena.is_over:
        arena.step()
        view = arena.play.view()
        if view.turn is not None and len(view.to_play) > 1:
            situation = situation_of(view, view.turn)
            turn, best = Strong().turn(situation, rng), Greedy().turn(situation, rng)
            if turn is not None and best is not None and turn != best:
                rival = situation.rivals[0]
                differed += best_score(situation.board.lay(turn), rival) < best_score(situation.board.lay(best), rival)
    assert differed > 0


def test_D12_strong_replaces_a_wild_when_that_pays() -> None:
    # One 3RO is as good as two here, and the freed die may show a better face.
    situation = a_situation("1RO@e6 2RO@f6 *3RO@g6", "3RO 2GD 3RO 1GQ", "1GO 2GD")
    swap = Strong().swap(situation, Random(1))
    assert swap is not None
    assert swap[1] == "g6"
    assert next(held.face for held in situation.dice if held.die == swap[0]) == parse_face("3RO")


def test_D12_strong_declines_a_swap_that_would_weaken_its_hand() -> None:
    situation = a_situation("1RO@e6 2RO@f6 *3RO@g6", "1RO 2RO 3RO", "1GO 2GD")
    assert Strong().swap(situation, Random(1)) is None


def test_D16_strong_ends_the_game_only_if_it_wins() -> None:
    ahead = a_situation(EMBLEM, "2RO 3RO", "", bag=0, lead=30, still_to_play=0)
    behind = a_situation(EMBLEM, "2RO 3RO", "", bag=0, lead=-30, still_to_play=0)
    assert len(Strong().turn(ahead, Random(1)) or ()) == 2
    assert len(Strong().turn(behind, Random(1)) or ()) == 1


def test_a_situation_is_described_from_the_acting_seat() -> None:
    arena = seat_bots(DICE_GAME, DICE_RULES, bots_named("9", "greedy", "greedy", "greedy"), "9")
    while arena.play.state.round < 2 or arena.play.state.turn is None:
        arena.step()
    view = arena.play.view()
    seat = view.to_play[0]
    situation = situation_of(view, seat)
    assert [format_hand(faces) for faces in situation.rivals] == [
        format_hand(view.players[other].faces) for other in view.to_play[1:]
    ]
    assert situation.still_to_play == 2
    assert seats_to_act(view) == (seat,)


def test_a_turn_uses_dice_that_show_its_faces() -> None:
    dice = (HeldDie(Die(0), Face(3)), HeldDie(Die(1), Face(3)), HeldDie(Die(2), WILD))
    turn = (Laid(Square("a1"), Face(3)), Laid(Square("a2"), Face(3)), Laid(Square("a3"), parse_face("1RO"), True))
    assert [placing.die for placing in placings(turn, dice)] == [0, 1, 2]
    assert [placing.face for placing in placings(turn, dice)] == [None, None, parse_face("1RO")]


def test_every_level_has_a_strategy_and_beats_the_one_before() -> None:
    assert set(LEVEL_NAMES) == set(STRATEGIES)
    games = sample(4, 1000)
    for weaker, stronger in (("beginner", "greedy"), ("greedy", "strong")):
        plan = TournamentPlan(game="dice", rules=DICE_RULES, bots=(weaker, stronger), games=games, seed="levels")
        table = {one.name: one for one in standings(plan.names, play_all(plan, sample(1, None)))}
        assert table[stronger].score >= 0.65
        if LONG and stronger == "strong":
            assert table[stronger].score_interval[0] >= 0.65
        assert table[stronger].refused == 0


def test_a_level_can_also_be_chosen_by_its_display_name() -> None:
    games = [tercet.bots.play([name, "beginner"], "dice", names=["A", "B"], seed=1) for name in ("greedy", "average")]
    assert games[0] == games[1]
    assert tercet.bots.play(["average", "beginner"], "dice", seed=1).players == ("greedy", "beginner")
