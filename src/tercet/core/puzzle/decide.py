"""Decides what a command does in a puzzle, lists the legal commands, and infers commands from events (Z4 to Z7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from tercet.core.engine.evolution import with_secrets
from tercet.core.engine.game import Command, Event, Millis, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import Rule, Transition, accepted
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.events import PickFailed, PuzzleShown, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.state import PuzzleState, PuzzleView, evolve
from tercet.core.seating.commands import Open, Ready, Start
from tercet.core.seating.infer_command import infer_seating_command
from tercet.core.seating.refusals import AlreadyStarted, GameOver, NotStarted
from tercet.core.seating.rules import require_seat
from tercet.core.seating.table_seats import TableSeats, transitions
from tercet.core.sets.cards import is_set, verdicts
from tercet.core.sets.refusals import CardNotHere, WrongCardCount

LEAD: Final = Millis(400)
"""Time between sending the cards and showing them, so that a slow network is no disadvantage (Z4). If the wait is
longer, clients assume that a clock is wrong."""
EARLY: Final = Millis(100)
"""Tolerance in milliseconds for clocks that disagree about when cards are shown; being early gains nothing."""


class NotShownYet(Refusal):
    """Nothing counts before the cards are due to be shown (C16, Z4)."""


class AlreadyFound(Refusal):
    """The player has already found this SET (Z5)."""


class PuzzleSeats(TableSeats[PuzzleState]):
    """The seats of a puzzle: one seat, or those of a team."""

    def reserves_seats(self, state: PuzzleState) -> bool:
        """Always true: nobody else may play against this player's clock."""
        return True

    def show_again(self, transition: Transition[PuzzleState]) -> None:
        transition.add(PuzzleShown(at=transition.at, cards=transition.state.cards))


def deadline(state: PuzzleState) -> None:
    """Always None: the clock runs until the last SET is found (Z4)."""


def _open(transition: Transition[PuzzleState], command: Open) -> None:
    """Does nothing: nothing in a puzzle is random, so there is no seed to commit to."""


def _start(transition: Transition[PuzzleState], command: Command) -> None:
    """Sends the cards ahead; the clock starts when they are shown (Z4). Any member of a team may start it (Z10)."""
    state = transition.state
    require_seat(state.seating, command.sender)
    if state.phase != "lobby":
        raise GameOver() if state.phase == "over" else AlreadyStarted()
    rules = state.rules
    shown_at = Millis(command.at + LEAD)
    transition.add(
        PuzzleStarted(at=command.at, seat=command.sender, cards=rules.cards, sets=rules.set_count, shown_at=shown_at)
    )


def _find(transition: Transition[PuzzleState], command: FindSet) -> None:
    """Counts a SET once for the whole team (Z5, Z10) and any other three cards as wrong (Z6); the last SET ends the
    puzzle (Z7)."""
    state, seat, at = transition.state, command.sender, command.at
    require_seat(state.seating, seat)
    if state.phase != "play" or state.shown_at is None:
        raise GameOver() if state.phase == "over" else NotStarted()
    if at < state.shown_at - EARLY:
        raise NotShownYet()
    places = {card: place for place, card in enumerate(state.cards)}
    if len(set(command.cards)) != len(command.cards):
        raise WrongCardCount(least=3, most=3)
    missing = [card for card in command.cards if card not in places]
    if missing:
        raise CardNotHere(card=missing[0])
    a, b, c = sorted(command.cards, key=places.__getitem__)
    cards = (a, b, c)
    player = state.players[seat]
    elapsed, check = Millis(max(at - state.shown_at, 0)), verdicts(*cards)
    if not is_set(*cards):
        wrong = player.wrong + 1
        transition.add(PickFailed(at=at, seat=seat, cards=cards, check=check, wrong=wrong, elapsed=elapsed))
        return
    before = state.found
    if any(found.cards == cards for found in before):
        raise AlreadyFound()
    found = len(before) + 1
    transition.add(SetFound(at=at, seat=seat, cards=cards, check=check, found=found, elapsed=elapsed))
    if found == state.sets:
        wrong = sum(player.wrong for player in state.players)
        transition.add(PuzzleSolved(at=at, seat=seat, elapsed=elapsed, wrong=wrong))


_RULES: Final[dict[type[Command], Rule[PuzzleState]]] = {
    **PuzzleSeats().command_rules(),
    Open: _open,
    Ready: _start,
    Start: _start,
    FindSet: _find,
}

transition: Final = transitions(evolve, _RULES)


def legal(view: PuzzleView, seat: Seat, at: Millis) -> Iterator[Command]:
    """Every choice of three cards except SETs already found; before the start, `Ready`."""
    picks = (FindSet(seat=seat, cards=three) for three in combinations(view.cards, 3))
    commands = (Ready(seat=seat),) if view.phase == "lobby" else picks
    return accepted(transition, with_secrets(view, PuzzleState), commands, at)


def infer_command(state: PuzzleState, ahead: Sequence[Event]) -> Command:
    """The command that, in `state`, leads to the first of the events `ahead`."""
    match ahead[0]:
        case PuzzleStarted(at=at, seat=seat):
            return Ready(seat=seat, at=at)
        case SetFound(at=at, seat=seat, cards=cards) | PickFailed(at=at, seat=seat, cards=cards):
            return FindSet(seat=seat, at=at, cards=cards)
        case _:
            return infer_seating_command(state.seating, ahead)
