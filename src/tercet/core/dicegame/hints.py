"""Hints about a player's own dice: what to use, then where it goes (D19)."""

from __future__ import annotations

from tercet.core.dicegame.board import CELL_OF
from tercet.core.dicegame.dice import WILD, find_openings
from tercet.core.dicegame.events import LAST_HINT, DiceHint, DiceHintGiven
from tercet.core.dicegame.hands import placings
from tercet.core.dicegame.preconditions import require_active, require_may_call, require_turn
from tercet.core.dicegame.scoring import Scoring
from tercet.core.dicegame.state import DicePlayer, DiceState
from tercet.core.dicegame.turn_search import best_turns
from tercet.core.dicegame.wild_swaps import legal_swaps
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Transition
from tercet.core.seating.commands import AskHint
from tercet.core.seating.refusals import NoHintsHere, NoMoreHints


def hint(transition: Transition[DiceState], command: AskHint) -> None:
    """Shows a player first what their dice allow, then one die of the opening SET or the squares of a good turn
    (D19)."""
    state = transition.state
    require_active(state, command)
    if not state.has_hints:
        raise NoHintsHere()
    is_opening = state.phase == "opening"
    (require_may_call if is_opening else require_turn)(state, command)
    player = state.players[command.seat]
    if player.hint is not None and player.hint.is_whole:
        raise NoMoreHints()
    whole = _opening_hint(player) if is_opening else _turn_hint(state, command.sender)
    shown = whole if player.hint is not None or whole.step == 1 else _first(whole)
    transition.add(DiceHintGiven(at=command.at, seat=command.sender, hints=player.hints + 1, hint=shown))


def _opening_hint(player: DicePlayer) -> DiceHint:
    """Names one die of a SET, if possible not a WILD (D5)."""
    faces = player.faces
    used = [place for opening in find_openings(faces) for place, _ in opening]
    if not used:
        return DiceHint(1, "no-set")
    place = min(used, key=lambda place: (faces[place] == WILD, place))
    return DiceHint(LAST_HINT, "set", (player.dice[place],))


def _turn_hint(state: DiceState, seat: Seat) -> DiceHint:
    """Shows the turn with the most points by the book's count, which is quick to find; without any, a WILD to replace
    (D6, D9, D12)."""
    player = state.players[seat]
    scoring = Scoring(exactly_three=state.rules.exactly_three)
    for turn, _ in best_turns(state.board, player.faces, 1, scoring):
        used = {placing.die for placing in placings(turn, player.dice)}
        dice = tuple(held for held in player.dice if held.die in used)
        squares = sorted((laid.square for laid in turn), key=lambda square: CELL_OF[square])
        return DiceHint(LAST_HINT, "turn", dice, tuple(squares))
    for held, lying in legal_swaps(state, seat):
        return DiceHint(LAST_HINT, "swap", (held,), (lying.square,))
    return DiceHint(1, "pass")


def _first(whole: DiceHint) -> DiceHint:
    """The first hint: that there is a SET, or the dice to use."""
    return DiceHint(1, whole.what, () if whole.what == "set" else whole.dice)
