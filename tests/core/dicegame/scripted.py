"""Dice games with known dice, for tests that choose draws and rolls."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from msgspec.structs import replace

from tercet.core.dicegame.board import Laid
from tercet.core.dicegame.commands import NamedDie, Placing, PlayDice
from tercet.core.dicegame.dice import DICE, WILD, Die, Face, faces_of, has_hand_set
from tercet.core.dicegame.events import HeldDie, LyingDie
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import parse_hand, parse_turn
from tercet.core.dicegame.rules import dice_rules
from tercet.core.dicegame.state import DicePlayer
from tercet.core.engine.chance import Source
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tests.core.dicegame.players import DicePlay


class LoadedDice:
    """Draws and rolls as scripted, then the first dice of the bag with their first sides."""

    def __init__(self) -> None:
        self.draws: list[list[Die]] = []
        self.rolls: list[list[int]] = []

    def seed(self) -> str:
        return "00" * 32

    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        first = self.draws.pop(0) if self.draws else []
        assert set(first) <= set(items)
        return (*first, *(die for die in items if die not in first))

    def roll(self, source: Source, sides: Sequence[int]) -> tuple[int, ...]:
        wanted = self.rolls.pop(0) if self.rolls else [0] * len(sides)
        assert len(wanted) == len(sides)
        return tuple(wanted)


def pick(faces: Sequence[Face], used: set[Die]) -> list[Die]:
    """Unused dice that have these faces."""
    found = []
    for face in faces:
        die = next(Die(die) for die in range(DICE) if face in faces_of(Die(die)) and die not in used)
        used.add(die)
        found.append(die)
    return found


def sides(dice: Sequence[Die], faces: Sequence[Face]) -> list[int]:
    """The sides with these faces."""
    return [faces_of(die).index(face) for die, face in zip(dice, faces, strict=True)]


def opening_of(*hands: str, again: Sequence[Sequence[bool]] = (), **overrides: Any) -> DicePlay:
    """A game in its opening race with these hands; `again` says for each reroll who gets a SET."""
    chance = LoadedDice()
    used: set[Die] = set()
    faces = [parse_hand(hand) for hand in hands]
    dice = [pick(hand, used) for hand in faces]
    chance.draws.append([die for hand in dice for die in hand])
    chance.rolls.append([side for hand, shown in zip(dice, faces, strict=True) for side in sides(hand, shown)])
    for roll in again:
        chance.rolls.append([side for hand, has in zip(dice, roll, strict=True) for side in _sides_with(hand, has)])
    play = Playthrough(DICE_GAME, dice_rules(**overrides), chance)
    play.seat(*(f"player {i}" for i in range(len(hands))))
    play.start()
    return play


def _sides_with(dice: Sequence[Die], has_set: bool) -> tuple[int, ...]:
    """Sides of these dice with or without a SET."""
    return next(
        up
        for up in product(range(6), repeat=len(dice))
        if has_hand_set([faces_of(die)[side] for die, side in zip(dice, up, strict=True)]) == has_set
    )


def game_at(board: str, *hands: str, bag: int | None = None, **changes: Any) -> DicePlay:
    """A game in round 2 with these dice on the board and in hand, the first player to move; the rest are in the bag.

    `bag` limits the number of dice left there; `changes` are fields of the state or else of the rules.
    """
    state_fields = {name: changes.pop(name) for name in list(changes) if name in DICE_GAME.state_type.__struct_fields__}
    chance = LoadedDice()
    play = Playthrough(DICE_GAME, dice_rules(**changes), chance)
    play.seat(*(f"player {i}" for i in range(len(hands))))
    play.start()
    used: set[Die] = set()
    turn = parse_turn(board)
    on_board = pick([WILD if laid.wild else laid.face for laid in turn], used)
    lying = tuple(LyingDie(die, laid.square, laid.face, laid.wild) for die, laid in zip(on_board, turn, strict=True))
    players = []
    for hand in hands:
        faces = parse_hand(hand)
        dice = tuple(HeldDie(die, face) for die, face in zip(pick(faces, used), faces, strict=True))
        players.append(DicePlayer(dice=dice))
    rest = [Die(die) for die in range(DICE) if die not in used]
    seats = tuple(map(Seat, range(len(hands))))
    start: dict[str, Any] = {
        "phase": "play",
        "lying": lying,
        "players": tuple(players),
        "bag": tuple(rest if bag is None else rest[:bag]),
        "round": 2,
        "first": Seat(0),
        "to_play": seats,
        "until": None,
        "call": None,
    }
    play.state = replace(play.state, **(start | state_fields))
    return play


def die_showing(play: DicePlay, seat: int, face: str) -> Die:
    """A die of a hand that shows a face."""
    (wanted,) = parse_hand(face)
    return next(held.die for held in play.state.players[seat].dice if held.face == wanted)


def named(play: DicePlay, seat: int, text: str) -> tuple[NamedDie, ...]:
    """Dice of a hand for the opening; WILDs have a star before their face."""
    dice: list[NamedDie] = []
    for word in text.split():
        face = parse_hand(word.removeprefix("*"))[0] if word != "*" else None
        wild = word.startswith("*")
        held = next(
            held
            for held in play.state.players[seat].dice
            if held.face == (WILD if wild else face) and held.die not in [die.die for die in dice]
        )
        dice.append(NamedDie(held.die, face if wild else None))
    return tuple(dice)


def lay(play: DicePlay, seat: int, text: str) -> tuple[Event, ...]:
    """Plays a turn written as text with matching dice of the hand."""
    hand = list(play.state.players[seat].dice)
    placings = []
    for laid in parse_turn(text):
        held = next(held for held in hand if held.face == (WILD if laid.wild else laid.face))
        hand.remove(held)
        placings.append(Placing(held.die, laid.square, laid.face if laid.wild else None))
    return play.do(PlayDice(seat=Seat(seat), dice=tuple(placings)))


def only(events: Sequence[Event], kind: type[Any]) -> Any:
    """The only event of a type."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def lying(play: DicePlay) -> dict[str, Laid]:
    """The dice on the board by square."""
    return {die.square: die.laid for die in play.state.lying}
