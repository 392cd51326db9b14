"""Seeded players of the card game for tests, with mixed habits, who try every kind of command."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from tercet.core.cardgame import commands
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.cardgame.takings import takings
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Millis, Refusal, Version
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands as seating_commands
from tercet.core.seating.commands import AskHint

CardPlay: TypeAlias = Playthrough[CardRules, CardState, CardView]
Watch: TypeAlias = Callable[[CardPlay], None]


def new_play(rules: CardRules, names: int = 0, seed: object = 0) -> CardPlay:
    """A table with this many players seated and ready."""
    play = Playthrough(CARD_GAME, rules, FairChance(seeds_from(str(seed))))
    play.seat(*(f"player {i}" for i in range(names)))
    play.start()
    return play


def random_play(
    rules: CardRules, seats: int, seed: object, *, watch: Watch | None = None, coming: bool = True
) -> CardPlay:
    """Plays a complete match: right and wrong calls, votes, hints, silence, comings and goings, and bad commands."""
    rng = random.Random(str(seed))
    play = new_play(rules, seats, seed)
    for _ in range(20_000 * seats):
        if play.state.phase == "over":
            return play
        play.now = Millis(play.now + rng.choice((0, 40, 700, 3000)))
        is_over = rules.ending == "time" and play.state.phase == "play" and play.now >= play.state.ends_at
        command = None if is_over else _next_command(play.state, rng, coming)
        with suppress(Refusal):
            play.do(command) if command is not None else play.wait(rng.choice((1, 6, 25)))
        if watch is not None:
            watch(play)
    raise AssertionError("the match did not end")


def _next_command(state: CardState, rng: random.Random, coming: bool) -> Command | None:
    chairs = state.seating.chairs
    seat = Seat(rng.randrange(len(chairs)))
    chair = chairs[seat]
    if chair.left or chair.away:
        return seating_commands.Return(seat=seat) if chair.left else seating_commands.ComeBack(seat=seat)
    if coming and rng.random() < 0.04:
        return _coming_and_going(state, seat, rng)
    if state.phase in {"lobby", "pause"}:
        return rng.choice((seating_commands.Ready(seat=seat), seating_commands.Start(seat=seat), None))
    if state.paused_at is not None and rng.random() < 0.8:
        return commands.Resume(seat=seat)
    if rng.random() < 0.05:
        return _foolish(state, seat, rng)
    if state.prompted and rng.random() < 0.3:
        return commands.KeepLooking(seat=rng.choice(state.prompted))
    if state.naming_until is not None:
        known = state.hidden if state.hidden is not None and rng.random() < 0.3 else rng.choice(state.rules.deck_cards)
        return commands.NameCard(seat=seat, card=known, seen=state.version) if rng.random() < 0.8 else None
    if state.call is not None:
        return _resolve(state, state.call.seat, rng)
    found = takings(state)
    if found and rng.random() < 0.9:
        if state.style == "announce":
            return commands.CallSet(seat=seat, seen=state.version)
        return commands.ClaimSet(seat=seat, cards=_cards(state, rng, 0.95), seen=state.version)
    if not found and rng.random() < 0.1:
        return None
    return commands.SayNoSet(seat=seat, seen=state.version)


def _resolve(state: CardState, caller: Seat, rng: random.Random) -> Command | None:
    if state.call is not None and state.call.interrupted and rng.random() < 0.5:
        return rng.choice((seating_commands.ContinuePlay(seat=caller), seating_commands.Leave(seat=caller), None))
    if rng.random() < 0.08:
        return rng.choice(
            (commands.TakeBack(seat=caller), seating_commands.InterruptPlay(), seating_commands.InterruptPlay(), None)
        )
    return commands.PointCards(seat=caller, cards=_cards(state, rng, 0.9))


def _cards(state: CardState, rng: random.Random, skill: float) -> tuple[int, ...]:
    """Usually a taking; otherwise as many cards as a taking has, chosen from the table."""
    found: list[tuple[int, ...]] = takings(state)
    if found and rng.random() < skill:
        return rng.choice(found)
    variant = state.rules.variant
    wanted = rng.randint(variant.least, variant.most)
    linked = rng.sample(state.chain, variant.linked) if state.chain else []
    lying = [int(card) for card in state.cards]
    return tuple(linked) + tuple(rng.sample(lying, min(len(lying), wanted - len(linked))))


def _coming_and_going(state: CardState, seat: Seat, rng: random.Random) -> Command:
    return rng.choice(
        (
            seating_commands.Leave(seat=seat),
            seating_commands.GoAway(seat=seat),
            seating_commands.Sit(name=f"late {rng.randrange(99)}"),
            seating_commands.Remove(seat=state.seating.host, who=seat),
        )
        if len(state.seating.present()) > 2
        else (seating_commands.GoAway(seat=seat), seating_commands.Sit(name="late"))
    )


def _foolish(state: CardState, seat: Seat, rng: random.Random) -> Command:
    """A stale, out-of-turn or meaningless command, which must be refused."""
    return rng.choice(
        (
            commands.CallSet(seat=seat, seen=Version(0)),
            commands.ClaimSet(seat=seat, cards=(rng.randrange(81), 3, 3)),
            commands.PointCards(seat=seat, cards=(rng.randrange(81), 4, 5)),
            commands.PointCards(seat=Seat(len(state.seating.chairs)), cards=(0, 1, 2)),
            commands.SayNoSet(seat=Seat(-1)),
            commands.TakeBack(seat=seat),
            AskHint(seat=seat),
            commands.Pause(seat=seat),
            commands.Resume(seat=seat),
            seating_commands.Ready(seat=seat),
            seating_commands.Start(seat=seat),
            *_answers(state, seat),
        )
    )


def _answers(state: CardState, seat: Seat) -> tuple[Command, ...]:
    """Answers to open questions, also from seats that were not asked."""
    return (commands.KeepLooking(seat=seat),)
