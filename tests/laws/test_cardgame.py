"""Invariants at every step of every card game, whatever its players do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tercet.core.cardgame.commands import COMMANDS
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import EDITIONS, CardRules, edition
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Event, Refusal, fold
from tercet.core.engine.log import GameLog, event_decoder, format_log, parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tests.card_players import CardPlay, new_play, random_play
from tests.series import each, sample

OVERRIDES: tuple[dict[str, Any], ...] = (
    {},
    {"deck": "solid"},
    {"deck": "solid", "layout": 9},
    {"style": "point"},
    {"no_set": "checked"},
    {"no_set": "auto"},
    {"deals": 3, "rated": True},
    {"deck": "two", "hints": True, "vote_seconds": 20.0},
    {"longest_lock_seconds": 0.0, "look_seconds": 5.0},
    {"law": "ultra"},
    {"law": "ghost", "deck": "open"},
    {"deck": "five", "no_set": "auto"},
    {"deck": "four", "law": "quads", "no_set": "checked"},
    {"deck": "dots", "law": "dots"},
    {"way": "chain"},
    {"way": "chain", "law": "ultra", "style": "point"},
    {"way": "all", "penalty": "none"},
    {"way": "hidden", "deals": 2},
    {"way": "hidden", "deck": "dots", "law": "dots", "style": "point"},
    {"ending": "takings", "goal": 10, "together": True},
    {"ending": "first", "goal": 6, "way": "chain"},
    {"ending": "time", "goal": 30, "deals": 2},
)


rule_sets = st.builds(
    lambda name, overrides: edition(name, **overrides), st.sampled_from(sorted(EDITIONS)), st.sampled_from(OVERRIDES)
)
matches = settings(max_examples=sample(15, 300), deadline=None)


def conserved(state: CardState) -> bool:
    """Whether every card of the deck is in exactly one place."""
    if state.phase == "lobby":
        return state.cards == state.pile == ()
    places = [*state.cards, *state.pile, *state.discarded]
    if state.hidden is not None:
        places.append(state.hidden)
    for player in state.players:
        places += [*player.won, *player.aside]
        assert sum(player.sizes) == len(player.won)
    return sorted(places) == list(state.rules.deck_cards) and state.pile_count == len(state.pile)


def asked_about_votes(state: CardState) -> bool:
    waiting = (state.vote_until, state.look_at, state.prompted_until)
    return bool(state.prompted or state.skipped) or any(until is not None for until in waiting)


@matches
@given(rule_sets, st.integers(1, 12), st.integers(0, 10**9))
def test_cards_are_conserved_and_views_follow_the_state_at_every_step(rules: CardRules, seats: int, seed: int) -> None:
    readers: set[Seat | None] = {None, Seat(0), Seat(seats - 1)}
    views: dict[Seat | None, CardView] = {
        reader: CARD_GAME.view(CARD_GAME.initial(rules), reader) for reader in readers
    }
    done = 0

    def watch(play: CardPlay) -> None:
        nonlocal done
        assert conserved(play.state)
        assert play.state.votes or not asked_about_votes(play.state), (
            "nobody is prompted or skipped without a vote (C8)"
        )
        assert play.state.prompted or play.state.prompted_until is None
        assert play.state.hint_step or not play.state.hint
        for event in play.events[done:]:
            for reader in readers:
                views[reader] = CARD_GAME.project(views[reader], event.seen_by(reader))
        done = len(play.events)
        for reader in readers:
            assert views[reader] == CARD_GAME.view(play.state, reader)

    random_play(rules, seats, seed, watch=watch)


@matches
@given(rule_sets, st.integers(1, 12), st.integers(0, 10**9))
def test_replay_equals_the_live_state_at_every_step(rules: CardRules, seats: int, seed: int) -> None:
    live: list[CardState] = []

    def watch(play: CardPlay) -> None:
        live.append(play.state)

    play = random_play(rules, seats, seed, watch=watch)
    text = format_log(GameLog(CARD_GAME, rules, play.events))
    log = parse_log(text, [CARD_GAME])
    assert format_log(log) == text
    assert log.problems(RecomputedChance) == []
    states = {state.version: state for state in log.states()}
    assert all(states[state.version] == state for state in live)
    assert fold(CARD_GAME, CARD_GAME.initial(rules), log.events) == play.state


@matches
@given(rule_sets, st.integers(2, 6), st.integers(0, 10**9))
def test_other_players_secrets_never_change_your_bytes(rules: CardRules, seats: int, seed: int) -> None:
    """Two games that differ only in what is hidden look the same to every reader."""

    def watch(play: CardPlay) -> None:
        state = play.state
        pile = list(state.pile)
        random.Random(seed).shuffle(pile)
        hidden = None if state.hidden is None else (state.hidden + 1) % state.rules.cards
        twin = msgspec.structs.replace(state, seed="ff" * 32, pile=tuple(pile), hidden=hidden)
        for reader in (None, Seat(0), Seat(seats - 1)):
            assert msgspec.json.encode(CARD_GAME.view(state, reader)) == msgspec.json.encode(
                CARD_GAME.view(twin, reader)
            )

    random_play(rules, seats, seed, watch=watch)


@matches
@given(rule_sets, st.integers(1, 6), st.integers(0, 10**9))
def test_messages_contain_no_secret(rules: CardRules, seats: int, seed: int) -> None:
    """No seed before it is revealed, and no card before it is on the table."""
    play = random_play(rules, seats, seed)
    for reader in (None, Seat(0)):
        shown: set[int] = set()
        revealed: set[str] = set()
        for event in play.events:
            seen = event.seen_by(reader)
            shown |= {card for card in getattr(event, "layout", ()) if card is not None}
            if type(event).__name__ in {"DealEnded", "TableClosed"}:
                revealed.add(event.seed)  # type: ignore[attr-defined]
            text = msgspec.json.encode(seen).decode()
            assert getattr(seen, "pile", ()) == ()
            assert set(getattr(seen, "cards", ())) <= shown
            hidden = getattr(event, "seed", "")
            assert not hidden or hidden in revealed or hidden not in text
            if type(event).__name__ == "DealStarted":
                shown = {card for card in event.layout if card is not None}  # type: ignore[attr-defined]


def commands() -> Iterator[st.SearchStrategy[Command]]:
    for kind in COMMANDS:
        yield st.from_type(kind)


st.register_type_strategy(Seat, st.integers(-2, 13).map(Seat))


@settings(max_examples=sample(150, 5000), deadline=None)
@given(st.one_of(*commands()), st.sampled_from(sorted(EDITIONS)), st.integers(0, 60), st.integers(0, 50))
def test_every_command_yields_events_or_a_refusal_that_changes_nothing(
    command: Command, name: str, moves: int, seed: int
) -> None:
    play = game_after(name, moves, seed)
    before, chance = play.state, FairChance(seeds_from("law"))
    frozen = msgspec.json.encode(before)
    events: tuple[Event, ...] = ()
    with suppress(Refusal):
        events = CARD_GAME.decide(before, command, chance)
    assert msgspec.json.encode(before) == frozen
    decoder = event_decoder(CARD_GAME)
    after = before
    for event in events:
        assert decoder.decode(msgspec.json.encode(event)) == event
        after = CARD_GAME.evolve(after, event)
    assert after.version == before.version + len(events)
    assert conserved(after)


def game_after(name: str, moves: int, seed: int) -> CardPlay:
    """A game of three stopped after some moves."""

    class Stop(Exception):
        pass

    held: list[CardPlay] = []
    count = 0

    def watch(play: CardPlay) -> None:
        nonlocal count
        held[:] = [play]
        count += 1
        if count > moves:
            raise Stop

    try:
        random_play(edition(name), 3, seed, watch=watch)
    except Stop:
        return held[0]
    return held[0] if held else new_play(edition(name), 3, seed)


GAMES = [(name, seats, part) for name in EDITIONS for seats in range(1, 13) for part in range(sample(1, 4))]
IN_EACH = each(1, 10_000, len(GAMES))


@pytest.mark.parametrize(("name", "seats", "part"), GAMES)
def test_random_full_games_of_every_edition_end_legally(name: str, seats: int, part: int) -> None:
    """10,000 games in the long series, with 1 to 12 seats, in every edition with all kinds of overrides."""
    first = GAMES.index((name, seats, part)) * IN_EACH
    for number in range(first, first + IN_EACH):
        rules = edition(name, **OVERRIDES[number % len(OVERRIDES)])
        play = random_play(rules, seats, f"{name}/{seats}/{part}/{number}", coming=number % 2 == 0)
        assert play.state.phase == "over"
        assert GameLog(CARD_GAME, rules, play.events).problems(RecomputedChance) == []
        assert conserved(play.state)
