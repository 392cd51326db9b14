"""A dice game as a seat or a watcher may see it, and the draws and rolls they see (P2)."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.core.dicegame.dice import DICE, SIDES, Die, faces_of
from tercet.core.dicegame.events import DiceDrawn, DiceRolled
from tercet.core.dicegame.state import DicePlayer, DiceState, DiceView, hide_dice
from tercet.core.engine.chance import IMPOSSIBLE, DrawSeen
from tercet.core.engine.evolution import without_secrets
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat


def view(state: DiceState, seat: Seat | None) -> DiceView:
    """The game without the seed, other players' re-roll choices (D15) and hints (D19), and the dice of a paused table
    (R6)."""
    players = tuple(_player(player, own=i == seat) for i, player in enumerate(state.players))
    if state.covered:
        return without_secrets(state, DiceView, players=tuple(map(hide_dice, players)), lying=())
    return without_secrets(state, DiceView, players=players)


def _player(player: DicePlayer, *, own: bool) -> DicePlayer:
    return player if own or (not player.choice and player.hint is None) else replace(player, choice=(), hint=None)


def draw_seen(view: DiceView, event: Event) -> DrawSeen | None:
    """The bag in the order in which dice were drawn, or the sides that rolled dice show."""
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
    """Whether each rolled die was in that player's hand; any other die would use up a draw that nobody sees."""
    rolled = [(roll.seat, held.die) for roll in event.rolls for held in roll.dice]
    hands = {(seat, held.die) for seat, player in enumerate(view.players) for held in player.dice}
    return bool(rolled) and len(set(rolled)) == len(rolled) and set(rolled) <= hands


def _side_seen(die: int, face: int | None) -> int:
    """The side that a die shows; IMPOSSIBLE if the server sends a face that the die does not have."""
    faces = faces_of(Die(die)) if 0 <= die < DICE else ()
    return faces.index(face) if face in faces else IMPOSSIBLE
