"""Invariants at every step of every dice game, whatever its players do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercet.core.dicegame.board import Layout, Square
from tercet.core.dicegame.commands import COMMANDS
from tercet.core.dicegame.dice import DICE, HAND, faces_of
from tercet.core.dicegame.events import DiceDrawn, DiceRolled, ExtraRollStarted, OpeningLaid, RoundStarted, TurnPlayed
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import DiceRules, dice_rules
from tercet.core.dicegame.scoring import explain
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Event, Refusal, fold, states
from tercet.core.engine.log import GameLog, event_decoder, format_log, parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.seating.events import PlayerLeft
from tests.core.dicegame.players import DicePlay, greedy_play, random_play
from tests.series import sample

SMALL = Layout(7, ("c4", "d4", "e4"), {"a1": 1, "g1": 1, "a7": 1, "g7": 1})
OVERRIDES: tuple[dict[str, Any], ...] = (
    {},
    {"sees_none": False, "wrong_calls": 3},
    {"extra_roll": False, "turn_seconds": 0.0},
    {"runs": "once", "new_wilds": "second-set"},
    {"swap_is_pass": False, "wild_swaps": True},
    {"several_swaps": False, "freed_swaps": False},
    {"layout": SMALL, "stalemate": 3, "stalemate_empty": 1},
    {"alone_seconds": 0.0},
    {"hints": True},
)

rule_sets = st.sampled_from(OVERRIDES).map(lambda overrides: dice_rules(**overrides))
games = settings(max_examples=sample(15, 300), deadline=None)


def conserved(state: DiceView) -> bool:
    """Whether every die is in exactly one place and shows one of its faces, or is a WILD standing for another."""
    if not state.playing:
        return not state.bag and not state.lying
    held = [held for player in state.players for held in player.dice]
    places = [*state.bag, *(lying.die for lying in state.lying), *(die.die for die in held)]
    squares = [lying.square for lying in state.lying]
    return (
        sorted(places) == list(range(DICE))
        and len(set(squares)) == len(squares)
        and all(die.face is None or die.face in faces_of(die.die) for die in held)
        and all((27 if lying.wild else lying.face) in faces_of(lying.die) for lying in state.lying)
        and all(len(player.dice) <= HAND for player in state.players)
    )


@games
@given(rule_sets, st.integers(2, 4), st.integers(0, 10**9))
def test_dice_are_conserved_and_views_follow_the_state_at_every_event(rules: DiceRules, seats: int, seed: int) -> None:
    play = random_play(rules, seats, seed)
    readers: tuple[Seat | None, ...] = (None, Seat(0), Seat(seats - 1))
    start = DICE_GAME.initial(rules)
    views: dict[Seat | None, DiceView] = {reader: DICE_GAME.view(start, reader) for reader in readers}
    all_states = states(DICE_GAME, start, play.events)
    next(all_states)
    for event, state in zip(play.events, all_states, strict=True):
        assert conserved(state)
        for reader in readers:
            views[reader] = DICE_GAME.project(views[reader], event.seen_by(reader))
            assert views[reader] == DICE_GAME.view(state, reader)


@games
@given(rule_sets, st.integers(2, 4), st.integers(0, 10**9))
def test_scores_are_the_sum_of_their_explained_parts(rules: DiceRules, seats: int, seed: int) -> None:
    play = random_play(rules, seats, seed)
    scores = [0] * len(play.state.players)
    state = DICE_GAME.initial(rules)
    for event in play.events:
        if isinstance(event, TurnPlayed):
            explanation = explain(state.board, [lying.laid for lying in event.laid], rules.scoring)
            assert (explanation.sets, explanation.bonuses) == (event.sets, event.bonuses)
            parts = [made.points for made in event.sets] + [bonus.points for bonus in event.bonuses]
            assert event.points == sum(parts)
        if isinstance(event, TurnPlayed | OpeningLaid):
            scores[event.seat] += event.points
            assert event.score == scores[event.seat]
        state = DICE_GAME.evolve(state, event)
    assert state.scores == tuple(scores)


@games
@given(rule_sets, st.integers(2, 4), st.integers(0, 10**9))
def test_replay_equals_the_live_state_at_every_step(rules: DiceRules, seats: int, seed: int) -> None:
    live: list[DiceState] = []

    def watch(play: DicePlay) -> None:
        live.append(play.state)

    play = random_play(rules, seats, seed, watch=watch)
    text = format_log(GameLog(DICE_GAME, rules, play.events))
    log = parse_log(text, [DICE_GAME])
    assert format_log(log) == text
    assert log.problems(RecomputedChance) == []
    replayed = {state.version: state for state in log.states()}
    assert all(replayed[state.version] == state for state in live)
    assert fold(DICE_GAME, DICE_GAME.initial(rules), log.events) == play.state


@games
@given(st.integers(2, 4), st.integers(0, 10**9))
def test_D14_no_present_player_runs_out_of_dice_while_the_bag_has_some(seats: int, seed: int) -> None:
    play = random_play(dice_rules(), seats, seed)
    left: set[Seat] = set()
    state = DICE_GAME.initial(play.rules)
    for event in play.events:
        state = DICE_GAME.evolve(state, event)
        if isinstance(event, PlayerLeft):
            left.add(event.seat)
        for seat in state.playing:
            if seat not in left and not state.players[seat].dice and state.lying:
                assert not state.bag


@games
@given(rule_sets, st.integers(2, 4), st.integers(0, 10**9))
def test_D16_after_a_refill_play_continues_only_if_everybody_present_has_dice(
    rules: DiceRules, seats: int, seed: int
) -> None:
    state = DICE_GAME.initial(rules)
    for event in random_play(rules, seats, seed).events:
        goes_on = isinstance(event, ExtraRollStarted) or (isinstance(event, RoundStarted) and state.phase == "play")
        assert not goes_on or all(state.players[seat].dice for seat in state.staying)
        state = DICE_GAME.evolve(state, event)


@games
@given(rule_sets, st.integers(2, 4), st.integers(0, 10**9))
def test_other_players_secrets_never_change_your_bytes(rules: DiceRules, seats: int, seed: int) -> None:
    """Two games that differ only in the seed and in the others' choices look the same to every reader."""

    def watch(play: DicePlay) -> None:
        state = play.state
        for reader in (None, Seat(0), Seat(seats - 1)):
            players = tuple(
                player
                if seat == reader or not player.choice
                else msgspec.structs.replace(player, choice=tuple(held.die for held in player.dice))
                for seat, player in enumerate(state.players)
            )
            twin = msgspec.structs.replace(state, seed="ff" * 32, players=players)
            assert msgspec.json.encode(DICE_GAME.view(state, reader)) == msgspec.json.encode(
                DICE_GAME.view(twin, reader)
            )

    random_play(rules, seats, seed, watch=watch)


@games
@given(st.integers(2, 4), st.integers(0, 10**9))
def test_the_seed_is_not_sent_before_it_is_revealed(seats: int, seed: int) -> None:
    play = random_play(dice_rules(), seats, seed)
    secret = play.state.seed
    *before, last = [event.seen_by(Seat(0)) for event in play.events]
    ends = {"DiceGameEnded", "TableClosed"}
    for event in (*before, last):
        assert type(event).__name__ in ends or secret not in msgspec.json.encode(event).decode()


def commands() -> Iterator[st.SearchStrategy[Command]]:
    for kind in COMMANDS:
        yield st.from_type(kind)


st.register_type_strategy(Seat, st.integers(-2, 13).map(Seat))
st.register_type_strategy(Square, st.sampled_from(("e5", "h6", "f6", "a1", "l3", "", "k12")).map(Square))


@settings(max_examples=sample(150, 5000), deadline=None)
@given(st.one_of(*commands()), st.integers(0, 80), st.integers(0, 50))
def test_every_command_yields_events_or_a_refusal_that_changes_nothing(command: Command, moves: int, seed: int) -> None:
    before, chance = state_after(moves, seed), FairChance(seeds_from("law"))
    frozen = msgspec.json.encode(before)
    events: tuple[Event, ...] = ()
    with suppress(Refusal):
        events = DICE_GAME.decide(before, command, chance)
    assert msgspec.json.encode(before) == frozen
    decoder = event_decoder(DICE_GAME)
    after = before
    for event in events:
        assert decoder.decode(msgspec.json.encode(event)) == event
        after = DICE_GAME.evolve(after, event)
    assert after.version == before.version + len(events)
    assert conserved(after)


def state_after(moves: int, seed: int) -> DiceState:
    """A game of three after some events."""
    play = _random_game(seed)
    return fold(DICE_GAME, DICE_GAME.initial(play.rules), play.events[:moves])


@cache
def _random_game(seed: int) -> DicePlay:
    return random_play(dice_rules(), 3, seed)


@pytest.mark.parametrize("change", ["face", "die", "bag", "score", "gone"])
def test_a_tampered_log_does_not_verify(change: str) -> None:
    play = greedy_play(dice_rules(), 2, 5)
    events = list(play.events)
    i = next(i for i, event in enumerate(events) if isinstance(event, DiceRolled) and event.reason == "refill")
    j = next(j for j, event in enumerate(events) if isinstance(event, TurnPlayed))
    rolled, turn = events[i], events[j]
    assert isinstance(rolled, DiceRolled)
    assert isinstance(turn, TurnPlayed)
    (held, *others), seat = rolled.rolls[0].dice, rolled.rolls[0].seat
    if change == "face":
        other = next(face for face in faces_of(held.die) if face != held.face)
        events[i] = _with_first(rolled, seat, msgspec.structs.replace(held, face=other), others)
    elif change == "die":
        strange = next(face for face in range(27) if face not in faces_of(held.die))
        events[i] = _with_first(rolled, seat, msgspec.structs.replace(held, face=strange), others)
    elif change == "bag":
        k, drawn = next((k, event) for k, event in enumerate(events) if isinstance(event, DiceDrawn))
        events[k] = msgspec.structs.replace(drawn, bag=tuple(reversed(drawn.bag)))
    elif change == "score":
        events[j] = msgspec.structs.replace(turn, points=turn.points + 1)
    else:
        del events[j]
    assert GameLog(DICE_GAME, play.rules, events).problems(RecomputedChance)


def _with_first(rolled: DiceRolled, seat: Seat, held: Any, others: list[Any]) -> DiceRolled:
    first = msgspec.structs.replace(rolled.rolls[0], dice=(held, *others))
    return msgspec.structs.replace(rolled, rolls=(first, *rolled.rolls[1:]))


def test_any_small_damage_to_a_log_is_detected() -> None:
    play = greedy_play(dice_rules(), 2, 6)
    rng = random.Random(1)
    lines = format_log(GameLog(DICE_GAME, play.rules, play.events)).splitlines(keepends=True)
    for _ in range(sample(10, 100)):
        cut = list(lines)
        del cut[rng.randrange(2, len(cut) - 1)]
        with suppress(ValueError):
            assert parse_log("".join(cut), [DICE_GAME]).problems(RecomputedChance)
