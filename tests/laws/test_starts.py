"""Invariants of every start, whatever the other clients do with their nonces (P1)."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from tercet.core.cardgame.commands import ClaimSet
from tercet.core.cardgame.events import DealStarted
from tercet.core.cardgame.rules import edition
from tercet.core.dicegame.events import DiceGameStarted
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Refusal
from tercet.core.engine.log import GameLog, format_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import FEWEST_TO_START, Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands
from tercet.core.seating.commit_reveal import LONGEST_START_MILLIS
from tercet.core.seating.events import CommitmentsFixed, PlayerLeft, StartVoided
from tercet.core.sets.cards import find_sets
from tests.core.chance_verifier import verify
from tests.nonces import commit, reveal
from tests.series import sample

HONEST: Final = Seat(0)
Play = Playthrough[Any, Any, Any]


def table(game: str, people: int, seed: int) -> Play:
    rules: Any = edition("es", style="point", no_set="auto", deck="solid", deals=3) if game == "cards" else dice_rules()
    play: Play = Playthrough(GAMES[game], rules, FairChance(seeds_from(f"law {seed}")))
    play.seat(*(f"Player {seat}" for seat in range(people)))
    return play


def be_honest(play: Play) -> None:
    """The honest host's client commits and reveals immediately when asked."""
    start, chair = play.state.seating.start, play.state.seating.chairs[HONEST]
    if play.state.phase in ("lobby", "pause") and not chair.committed and (start is None or not start.seats):
        commit(play, HONEST)
    start = play.state.seating.start
    if start is not None and HONEST in start.seats and not start.nonces[start.seats.index(HONEST)]:
        reveal(play, HONEST)


def misbehave(play: Play, rng: random.Random) -> None:
    """Another client does anything clients can do about a start."""
    seat = Seat(rng.randrange(1, len(play.state.seating.chairs)))
    with suppress(Refusal):
        match rng.randrange(10):
            case 0 | 1 | 2:
                commit(play, seat)
            case 3 | 4:
                reveal(play, seat)
            case 5:
                play.do(commands.Leave(seat=seat))
            case 6:
                play.do(commands.Return(seat=seat))
            case 7:
                play.do(commands.GoAway(seat=seat))
            case 8:
                play.do(commands.ComeBack(seat=seat))
            case 9:
                play.do(rng.choice([commands.Ready(seat=seat), commands.Sit(name="Newcomer")]))


def start_somehow(play: Play, rng: random.Random) -> None:
    """The honest host starts repeatedly until there is a deal; no attempt takes longer than allowed."""
    attempts = 0
    while play.state.phase in ("lobby", "pause"):
        be_honest(play)
        if play.state.seating.start is None and play.state.phase in ("lobby", "pause"):
            attempts += 1
            assert attempts <= len(play.state.seating.chairs) + 1, "the table is stuck"
            while len(play.state.seating.staying()) < FEWEST_TO_START:
                play.do(commands.Sit(name="Company"))
            be_honest(play)
            with suppress(Refusal):
                play.do(commands.Start(seat=HONEST))
        begun = play.now
        while play.state.seating.start is not None and play.state.phase in ("lobby", "pause"):
            be_honest(play)
            misbehave(play, rng)
            be_honest(play)
            for _ in range(rng.choice([0, 0, 1, 6, 10])):
                if play.state.seating.start is not None:
                    play.wait(0.5)
                    be_honest(play)
        assert play.events[-1].at - begun <= LONGEST_START_MILLIS


def check_void_starts(play: Play) -> None:
    """Checks that a player who caused a void start sits out only the next deal, and that nobody causes two in a row."""
    causers: list[Seat] = []
    state = play.game.initial(play.rules)
    for event in play.events:
        if isinstance(event, StartVoided):
            assert HONEST not in event.caused_by
            assert not set(event.caused_by) & set(causers), "nobody causes two"
            causers += event.caused_by
        elif isinstance(event, DealStarted | DiceGameStarted):
            assert event.nonces[event.players.index(HONEST)], "the honest nonce is part of every deal"
            playing = set(causers) & set(event.players)
            assert not playing or len(event.players) == FEWEST_TO_START, "only if nobody else is left"
            causers = []
        elif isinstance(event, CommitmentsFixed):
            assert set(state.seating.staying()) - set(causers) <= set(event.players), "nobody else sits out"
        elif isinstance(event, PlayerLeft) and state.seating.start is not None:
            assert event.seat not in state.seating.start.players, "nobody leaves between the list and the start"
        state = play.game.evolve(state, event)


@settings(max_examples=sample(60, 1500), deadline=None)
@given(st.sampled_from(["cards", "dice"]), st.integers(2, 4), st.integers(0, 10**9))
def test_P1_nobody_delays_honest_players_for_long_and_a_refusal_costs_one_deal(
    game: str, people: int, seed: int
) -> None:
    play, rng = table(game, people, seed), random.Random(seed)
    for _ in range(3 if game == "cards" else 1):
        start_somehow(play, rng)
        while play.state.phase == "play" and game == "cards":
            a, b, c = find_sets(play.state.cards)[0]
            play.do(ClaimSet(seat=HONEST, cards=(a, b, c)))
    check_void_starts(play)
    log = GameLog(play.game, play.rules, play.events)
    assert log.problems(RecomputedChance) == []
    assert verify(format_log(log)) == []
