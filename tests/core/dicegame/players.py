"""Seeded players of the dice game for tests: greedy, random and foolish ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import TypeAlias

from tercet.core.dicegame.board import Square, Turn
from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    LayOpening,
    NamedDie,
    PassTurn,
    Placing,
    PlayDice,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.dice import DICE, WILD, Die, Face, find_openings
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import DiceRules
from tercet.core.dicegame.state import DicePlayer, DiceState, DiceView, seats_to_act
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tercet.core.dicegame.wild_swaps import legal_swaps
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Millis, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands as seating_commands

DicePlay: TypeAlias = Playthrough[DiceRules, DiceState, DiceView]
Watch: TypeAlias = Callable[[DicePlay], None]


def new_play(rules: DiceRules, names: int, seed: object = 0) -> DicePlay:
    """A table with this many players, all ready."""
    play = Playthrough(DICE_GAME, rules, FairChance(seeds_from(str(seed))))
    play.seat(*(f"player {i}" for i in range(names)))
    play.start()
    return play


def placings(player: DicePlayer, turn: Turn) -> tuple[Placing, ...]:
    """The dice of a hand that make up a turn."""
    hand = list(player.dice)
    found = []
    for laid in turn:
        held = next(held for held in hand if held.face == (WILD if laid.wild else laid.face))
        hand.remove(held)
        found.append(Placing(held.die, laid.square, laid.face if laid.wild else None))
    return tuple(found)


def greedy_play(rules: DiceRules, seats: int, seed: object) -> DicePlay:
    """Plays a complete game of greedy turns without swaps; the opening goes to a random player."""
    rng = random.Random(str(seed))
    play = new_play(rules, seats, seed)
    while play.state.phase != "over":
        play.do(greedy_command(play.state, rng))
    return play


def greedy_command(state: DiceState, rng: random.Random) -> Command:
    """The next command of a player who wants the most points now, in any phase."""
    if state.phase == "opening":
        if state.call is None:
            able = [seat for seat in state.staying if next(find_openings(state.players[seat].faces), None)]
            return CallOpening(seat=rng.choice(able))
        player = state.players[state.call.seat]
        opening = min(find_openings(player.faces), key=lambda dice: sum(player.faces[i] == WILD for i, _ in dice))
        return LayOpening(seat=state.call.seat, dice=_named(player, opening))
    if state.phase == "extra":
        seat = seats_to_act(state)[0]
        player = state.players[seat]
        hopeless = not best_turns(state.board, player.faces)
        return ChooseExtra(seat=seat, dice=tuple(held.die for held in player.dice if hopeless and held.face != WILD))
    seat = state.to_play[0]
    player = state.players[seat]
    for turn, _ in best_turns(state.board, player.faces, scoring=state.rules.scoring):
        return PlayDice(seat=seat, dice=placings(player, turn))
    return PassTurn(seat=seat)


def _named(player: DicePlayer, opening: tuple[tuple[int, Face], ...]) -> tuple[NamedDie, ...]:
    dice = player.dice
    return tuple(NamedDie(dice[i].die, face if dice[i].face == WILD else None) for i, face in opening)


def random_play(
    rules: DiceRules,
    seats: int,
    seed: object,
    *,
    watch: Watch | None = None,
    coming: bool = True,
    among_best: int | None = None,
) -> DicePlay:
    """Plays a complete game with swaps, passes, silence, wrong calls, arrivals and departures, and bad commands.

    With `among_best`, players choose among this many best turns, whose order is specified, unlike that of all turns.
    """
    rng = random.Random(str(seed))
    play = new_play(rules, seats, seed)
    for _ in range(20_000):
        if play.state.phase == "over":
            return play
        play.now = Millis(play.now + rng.choice((0, 40, 700, 3000)))
        command = _next_command(play.state, rng, coming, among_best)
        with suppress(Refusal):
            play.do(command) if command is not None else play.wait(rng.choice((1, 6, 150)))
        if watch is not None:
            watch(play)
    raise AssertionError("the game did not end")


def _next_command(state: DiceState, rng: random.Random, coming: bool, among_best: int | None) -> Command | None:
    for seat, chair in enumerate(state.seating.chairs):
        if (chair.left or chair.away) and rng.random() < 0.3:
            return (
                seating_commands.Return(seat=Seat(seat)) if chair.left else seating_commands.ComeBack(seat=Seat(seat))
            )
    chance = rng.random()
    seat = Seat(rng.randrange(len(state.seating.chairs)))
    if coming and chance < 0.03:
        return _coming_and_going(state, seat, rng)
    if chance < 0.06:
        return foolish(state, seat, rng)
    if chance < 0.07:
        return None
    if state.phase == "lobby":
        return rng.choice((seating_commands.Ready(seat=seat), seating_commands.Start(seat=seat)))
    if state.phase == "opening":
        return _open(state, seat, rng)
    if state.phase == "extra":
        dice = [held.die for held in state.players[seat].dice]
        return ChooseExtra(seat=seat, dice=tuple(rng.sample(dice, rng.randint(0, len(dice)))))
    return _turn(state, rng, among_best)


def _coming_and_going(state: DiceState, seat: Seat, rng: random.Random) -> Command:
    host = state.seating.host
    commands: list[Command] = [
        seating_commands.Leave(seat=seat),
        seating_commands.GoAway(seat=seat),
        EndGame(seat=seat),
        seating_commands.Sit(name="late"),
    ]
    if len(state.staying) > 2:  # a table from which everybody is removed never ends
        commands += [seating_commands.Remove(seat=host, who=seat), seating_commands.HandOver(seat=host, to=seat)]
    return rng.choice(commands)


def _open(state: DiceState, seat: Seat, rng: random.Random) -> Command | None:
    if state.call is None:
        has_set = next(find_openings(state.players[seat].faces), None) is not None
        if has_set or rng.random() < 0.1:
            return CallOpening(seat=seat, seen=state.version)
        return SayNone(seat=seat, seen=state.version) if rng.random() < 0.7 else None
    caller = state.call.seat
    if rng.random() < 0.15:
        return rng.choice(
            (
                TakeBackOpening(seat=caller),
                seating_commands.InterruptPlay(),
                seating_commands.ContinuePlay(seat=caller),
                None,
            )
        )
    player = state.players[caller]
    opening = next(find_openings(player.faces), None)
    if opening is None or rng.random() < 0.2:
        named = (NamedDie(held.die, Face(rng.randrange(27)) if held.face == WILD else None) for held in player.dice[:3])
        return LayOpening(seat=caller, dice=tuple(named))
    return LayOpening(seat=caller, dice=_named(player, opening))


def _turn(state: DiceState, rng: random.Random, among_best: int | None) -> Command | None:
    if not state.to_play:
        return None
    seat = state.to_play[0]
    if rng.random() < 0.03:
        return rng.choice((seating_commands.InterruptPlay(), seating_commands.ContinuePlay(seat=seat)))
    if state.interrupted and rng.random() < 0.5:
        return None
    player = state.players[seat]
    swaps = list(legal_swaps(state, seat))
    if swaps and rng.random() < 0.6:
        held, lying = rng.choice(swaps)
        return SwapWild(seat=seat, die=held.die, square=lying.square)
    if rng.random() < 0.05:
        return PassTurn(seat=seat)
    if among_best is None:
        scored = list(islice(legal_turns(state.board, player.faces), 400))
    else:
        scored = best_turns(state.board, player.faces, among_best)
    turns = [turn for turn, _ in scored]
    return PlayDice(seat=seat, dice=placings(player, rng.choice(turns))) if turns else PassTurn(seat=seat)


def foolish(state: DiceState, seat: Seat, rng: random.Random) -> Command:
    """A command that is usually refused."""
    die = Die(rng.randrange(-1, DICE + 2))
    square = Square(rng.choice(("a1", "f6", "e7", "l1", "z99", "")))
    face = Face(rng.randrange(-1, 29))
    own = [held.die for held in state.players[seat].dice] or [die]
    return rng.choice(
        (
            CallOpening(seat=seat),
            LayOpening(seat=seat, dice=(NamedDie(die, face),) * 3),
            TakeBackOpening(seat=seat),
            SayNone(seat=seat),
            SwapWild(seat=seat, die=rng.choice(own), square=square),
            PlayDice(seat=seat, dice=tuple(Placing(rng.choice(own), square, None) for _ in range(rng.randrange(5)))),
            PlayDice(seat=seat, dice=(Placing(die, square, face),)),
            PassTurn(seat=seat),
            seating_commands.AskHint(seat=seat),
            ChooseExtra(seat=seat, dice=(die,)),
            EndGame(seat=seat),
            seating_commands.Close(seat=Seat(len(state.seating.chairs)))
            if rng.random() < 0.5
            else seating_commands.Start(seat=seat),
            seating_commands.Ready(seat=seat),
            seating_commands.Sit(name="late"),
        )
    )
