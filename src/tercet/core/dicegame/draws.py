"""What events show of the bag and of rolls: everything to the table, only what is visible to a client (P1, P2)."""

from __future__ import annotations

from tercet.core.dicegame.dice import DICE, SIDES, Die, Face, faces_of
from tercet.core.dicegame.events import DiceDrawn, DiceRolled
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.chance import IMPOSSIBLE, DrawSeen
from tercet.core.engine.game import Event, ImpossibleEvent


def chance_outcome(event: Event) -> tuple[int, ...] | None:
    """The order of the bag, or the sides that were up, if an event records them."""
    if isinstance(event, DiceDrawn):
        return (*(die for draw in event.draws for die in draw.dice), *event.bag)
    if isinstance(event, DiceRolled):
        return tuple(_side(held.die, held.face) for roll in event.rolls for held in roll.dice)
    return None


def _side(die: Die, face: Face | None) -> int:
    """Which side of a die is up; a face that it does not have raises ImpossibleEvent (D2)."""
    faces = faces_of(die) if 0 <= die < DICE else ()
    if face is None or face not in faces:
        raise ImpossibleEvent(f"die {die} has no face {face}")
    return faces.index(face)


def draw_seen(view: DiceView, event: Event) -> DrawSeen | None:
    """The bag in the order in which it was drawn from, or the sides that the dice show."""
    if isinstance(event, DiceDrawn):
        drawn = tuple(die for draw in event.draws for die in draw.dice)
        whole = drawn and len(drawn) + len(event.bag) == len(view.bag)
        return DrawSeen("shuffle", tuple(view.bag), (*drawn, *event.bag) if whole else (IMPOSSIBLE,))
    if isinstance(event, DiceRolled):
        sides: tuple[int, ...] = (IMPOSSIBLE,)
        if _are_held(view, event):
            sides = tuple(_side_seen(held.die, held.face) for roll in event.rolls for held in roll.dice)
        return DrawSeen("roll", (SIDES,) * len(sides), sides)
    return None


def _are_held(view: DiceView, event: DiceRolled) -> bool:
    """Whether dice were rolled, and each was in that player's hand: others would use up a draw that nobody sees."""
    rolled = [(roll.seat, held.die) for roll in event.rolls for held in roll.dice]
    hands = {(seat, held.die) for seat, player in enumerate(view.players) for held in player.dice}
    return bool(rolled) and len(set(rolled)) == len(rolled) and set(rolled) <= hands


def _side_seen(die: int, face: int | None) -> int:
    """Which side a die shows; a server may send something that is not a die at all."""
    faces = faces_of(Die(die)) if 0 <= die < DICE else ()
    return faces.index(face) if face in faces else IMPOSSIBLE
