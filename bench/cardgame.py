"""A complete simulated game of four through decide and evolve, against a bare loop of dealing and taking."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

from bench import plain
from bench.measure import Line, compare
from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.rules import edition
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Open, Ready, Sit
from tercet.core.sets.cards import find_sets

RULES = edition("es", longest_lock_seconds=0)
PLAYERS = [Seat(seat) for seat in range(4)]


def play_game(rng: random.Random) -> int:
    """Plays a deal of four players with right calls, one in ten wrong, and votes. Returns the number of events."""
    decide, evolve = CARD_GAME.decide, CARD_GAME.evolve
    chance = FairChance(seeds_from(str(rng.random())))
    state = CARD_GAME.initial(RULES)

    def do(command: Command) -> None:
        nonlocal state
        for event in decide(state, command, chance):
            state = evolve(state, event)

    do(Open())
    for seat in PLAYERS:
        do(Sit(name=f"player {seat}"))
    for seat in PLAYERS:
        do(Ready(seat=seat))
    for second in count(1):
        if state.phase != "play":
            return state.version
        at = Millis(second * 4000)  # longer than the lock-out of three seconds, which `RULES` never double
        seat = rng.choice(PLAYERS)
        cards = cards_of(state.layout)
        sets = find_sets(cards)
        if sets:
            do(CallSet(seat=seat, at=at, seen=state.version))
            a, b, c = rng.choice(sets) if rng.random() < 0.9 else rng.sample(cards, 3)
            do(PointCards(seat=seat, at=Millis(at + 900), cards=(a, b, c)))
        else:
            for voter in PLAYERS:
                do(SayNoSet(seat=voter, at=at, seen=state.version))
    raise AssertionError("count never ends")


def lines() -> Iterator[Line]:
    ours, theirs = random.Random(4), random.Random(4)
    games = 10

    def play() -> None:
        for _ in range(games):
            play_game(ours)

    def baseline() -> None:
        for _ in range(games):
            plain.play_game(theirs)

    yield compare("a game of four through decide and evolve, 10 games", play, baseline, "≥ 4 ×")
