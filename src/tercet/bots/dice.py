"""The dice game's bot: asks its strategy what to do, and waits about as long as a human would."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from tercet.bots.bot import Answer
from tercet.bots.dice_strategies import Named, Situation, Strategy
from tercet.bots.levels import STEADINESS
from tercet.core.dicegame import commands
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.hands import placings
from tercet.core.dicegame.state import DiceView, seats_to_act
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Ready

IN_TIME: Final = 0.8
"""Largest share of the remaining time that any action may take."""
GET_READY: Final = Millis(800)


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Mean times in seconds; we calibrated them all ourselves."""

    see: float
    """Time to see a SET among its own five dice."""
    none: float
    """Time to be sure that there is no SET."""
    name: float
    """Time to name the three dice after calling."""
    turn: float
    extra: float


PACES: Final[dict[str, Pace]] = {
    "beginner": Pace(see=12, none=22, name=2.2, turn=9, extra=5),
    "greedy": Pace(see=7, none=14, name=1.6, turn=6, extra=3.5),
    "strong": Pace(see=7, none=14, name=1.6, turn=7, extra=4),
}
"""Times by level. Strong takes a little longer than greedy over turns and extra rolls, because it weighs more."""


class DiceBot:
    """A bot of one level. It chooses once; being asked again changes neither the choice nor its timing."""

    def __init__(self, strategy: Strategy, pace: Pace, seed: str) -> None:
        self._strategy = strategy
        self._pace = pace
        self._seed = seed
        self._about: tuple[object, ...] = ()
        self._command: Command | None = None
        self._due = Millis(0)

    def answer(self, view: DiceView, seat: Seat, now: Millis) -> Answer | None:
        """Returns the opening call, swap, turn or extra roll that this seat must make next."""
        if view.phase == "lobby":
            return None if view.seating.chairs[seat].ready else Answer(Ready(seat=seat), GET_READY)
        if seat not in seats_to_act(view):
            return None
        about = (view.phase, view.round, view.rolled_since, view.swaps, view.call is not None, view.players[seat].dice)
        if about != self._about:
            self._about = about
            rng = self._chance(f"{view.phase}/{view.round}/{view.rolled_since}/{view.swaps}/{view.call is not None}")
            self._command, seconds = self._choose(view, seat, rng)
            until = view.call.until if view.call is not None else view.until
            delay = round(1000 * rng.gammavariate(STEADINESS, seconds / STEADINESS))
            if until is not None:
                delay = min(delay, round((until - now) * IN_TIME))
            self._due = Millis(now + max(0, delay))
        return None if self._command is None else Answer(self._command, Millis(max(0, self._due - now)))

    def _choose(self, view: DiceView, seat: Seat, rng: Random) -> tuple[Command, float]:
        situation = situation_of(view, seat)
        strategy, pace = self._strategy, self._pace
        if view.phase == "opening":
            opening = strategy.opening(situation, rng)
            if view.call is not None and opening is not None:
                return commands.LayOpening(seat=seat, dice=_named(opening)), pace.name
            if opening is None:
                return commands.SayNone(seat=seat, seen=view.version), pace.none
            return commands.CallOpening(seat=seat, seen=view.version), pace.see
        if view.phase == "extra":
            return commands.ChooseExtra(seat=seat, dice=strategy.extra(situation, rng)), pace.extra
        swap = strategy.swap(situation, rng)
        if swap is not None:
            return commands.SwapWild(seat=seat, die=swap[0], square=swap[1]), pace.turn / 2
        turn = strategy.turn(situation, rng)
        if turn is None:
            return commands.PassTurn(seat=seat), pace.turn
        return commands.PlayDice(seat=seat, dice=placings(turn, situation.dice)), pace.turn

    def _chance(self, about: str) -> Random:
        return Random(f"{self._seed}/{about}")


def situation_of(view: DiceView, seat: Seat) -> Situation:
    """The situation as seen from a seat."""
    # order rivals by their next turn: those still to play in this round, then in next round's order
    first = view.playing.index(view.first) if view.first in view.playing else 0
    coming = (*view.to_play, *view.playing[first:], *view.playing[:first])
    rivals = list(dict.fromkeys(other for other in coming if other != seat and other in view.staying))
    return Situation(
        rules=view.rules,
        board=view.board,
        lying=view.lying,
        dice=view.players[seat].dice,
        rivals=tuple(view.players[other].faces for other in rivals),
        still_to_play=sum(other in view.to_play for other in rivals),
        bag=len(view.bag),
        lead=view.players[seat].score - max((view.players[other].score for other in rivals), default=0),
        swaps=view.swaps,
        freed=view.freed,
    )


def _named(opening: Named) -> tuple[commands.NamedDie, ...]:
    return tuple(commands.NamedDie(held.die, face if held.face == WILD else None) for held, face in opening)
