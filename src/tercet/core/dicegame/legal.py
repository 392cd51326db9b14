"""Finds the legal commands of a seat in a dice game: turns by the turn search, all other commands by trying each
one."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.dicegame.commands import (
    CallOpening,
    ChooseExtra,
    EndGame,
    LayOpening,
    NamedDie,
    PassTurn,
    PickOpening,
    PlayDice,
    SayNone,
    SwapWild,
    TakeBackOpening,
)
from tercet.core.dicegame.decide import transition
from tercet.core.dicegame.dice import WILD, find_openings
from tercet.core.dicegame.hands import placings
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.dicegame.turn_search import legal_turns
from tercet.core.dicegame.wild_swaps import legal_swaps
from tercet.core.engine.evolution import with_secrets
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import accepted
from tercet.core.seating.commands import AskHint, Ready


def legal(view: DiceView, seat: Seat, at: Millis) -> Iterator[Command]:
    """Every call, swap, turn and choice that would be accepted, and every opening that is a SET."""
    state = with_secrets(view, DiceState)
    yield from accepted(transition, state, _commands(state, seat), at)
    if next(accepted(transition, state, [PassTurn(seat=seat)], at), None) is not None:
        player = state.players[seat]
        for turn, _ in legal_turns(state.board, player.faces, state.rules.scoring):
            yield PlayDice(seat=seat, dice=placings(turn, player.dice))


def _commands(state: DiceState, seat: Seat) -> Iterator[Command]:
    if state.phase == "lobby":
        yield Ready(seat=seat)
    if not 0 <= seat < len(state.players):
        return
    player = state.players[seat]
    if state.phase == "opening":
        yield CallOpening(seat=seat)
        yield SayNone(seat=seat)
        if state.call is not None and state.call.seat == seat:
            for opening in find_openings(player.faces):
                dice = tuple(
                    NamedDie(player.dice[place].die, face if player.dice[place].face == WILD else None)
                    for place, face in opening
                )
                yield PickOpening(seat=seat, dice=dice)
                yield LayOpening(seat=seat, dice=dice)
        yield TakeBackOpening(seat=seat)
    elif state.phase == "play":
        yield PassTurn(seat=seat)
        yield from (SwapWild(seat=seat, die=held.die, square=lying.square) for held, lying in legal_swaps(state, seat))
    elif state.phase == "extra":
        for places in range(2 ** len(player.dice)):
            chosen = tuple(held.die for place, held in enumerate(player.dice) if places >> place & 1)
            yield ChooseExtra(seat=seat, dice=chosen)
    yield AskHint(seat=seat)
    yield EndGame(seat=seat)
