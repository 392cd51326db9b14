"""What commands lead to in a puzzle (Z4 to Z7)."""

from __future__ import annotations

from typing import Final

from tercet.core.engine.chance import Chance
from tercet.core.engine.game import Command, Event, Millis
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.refusals import AlreadyFound, NotShownYet
from tercet.core.puzzle.state import PuzzleState
from tercet.core.seating import (
    AlreadyStarted,
    Close,
    ComeBack,
    GameOver,
    GoAway,
    Leave,
    NotStarted,
    Open,
    Ready,
    Rename,
    RenameAs,
    Return,
    Sit,
    SitAs,
    Start,
    TableClosed,
    UnknownCommand,
    decide_seating,
    require_permission,
    require_seat,
)
from tercet.core.sets.cards import is_set, verdicts
from tercet.core.sets.refusals import CardNotHere, NotThreeCards

LEAD: Final = Millis(400)
"""How long the cards are on their way before they are shown, so that distance decides nothing (Z4); clients take a
longer wait for a wrong clock."""
EARLY: Final = Millis(100)
"""By how much two clocks may disagree about that moment; whoever is early gains nothing by it."""
_SEATS: Final = (Sit, SitAs, Rename, RenameAs, Leave, Return, GoAway, ComeBack)
_ALLOWED_WHEN_OVER: Final = (Leave, GoAway, ComeBack, RenameAs)


def decide(state: PuzzleState, command: Command, chance: Chance) -> tuple[Event, ...]:
    """The events that a command leads to, or a Refusal raised."""
    match command:
        case FindSet():
            return _find(state, command)
        case Ready() | Start():
            return _start(state, command)
        case Open():
            return ()
        case Close(issuer=issuer, at=at):
            require_permission(state.seating, issuer, "close")
            if state.phase == "over":
                raise GameOver()
            return (TableClosed(at=at),)
        case _ if isinstance(command, _SEATS):
            if state.phase == "over" and not isinstance(command, _ALLOWED_WHEN_OVER):
                raise GameOver()
            # the seat stays its player's: nobody else's time is this one's
            return decide_seating(state.seating, command, state.rules.seats, reserved=True)
        case _:
            raise UnknownCommand(command=type(command).__name__)


def deadline(state: PuzzleState) -> None:
    """Nothing happens by itself: the clock runs until the last SET is found (Z4)."""


def _start(state: PuzzleState, command: Command) -> tuple[Event, ...]:
    """The cards are sent ahead, and the clock starts at the moment at which they are shown (Z4)."""
    require_seat(state.seating, command.sender)
    if state.phase != "lobby":
        raise GameOver() if state.phase == "over" else AlreadyStarted()
    rules = state.rules
    shown_at = Millis(command.at + LEAD)
    cards = rules.cards
    return (PuzzleStarted(at=command.at, seat=command.sender, cards=cards, sets=rules.set_count, shown_at=shown_at),)


def _find(state: PuzzleState, command: FindSet) -> tuple[Event, ...]:
    """A SET counts once (Z5), three cards that are none count as wrong (Z6), and the last SET ends it (Z7)."""
    seat, at = command.sender, command.at
    require_seat(state.seating, seat)
    if state.phase != "play" or state.shown_at is None:
        raise GameOver() if state.phase == "over" else NotStarted()
    if at < state.shown_at - EARLY:
        raise NotShownYet()
    places = {card: place for place, card in enumerate(state.cards)}
    if len(set(command.cards)) != len(command.cards):
        raise NotThreeCards()
    missing = [card for card in command.cards if card not in places]
    if missing:
        raise CardNotHere(card=missing[0])
    a, b, c = sorted(command.cards, key=places.__getitem__)
    cards = (a, b, c)
    player = state.players[seat]
    elapsed, check = Millis(max(at - state.shown_at, 0)), verdicts(*cards)
    if not is_set(*cards):
        return (PickFailed(at=at, seat=seat, cards=cards, check=check, wrong=player.wrong + 1, elapsed=elapsed),)
    if any(found.cards == cards for found in player.found):
        raise AlreadyFound()
    found = len(player.found) + 1
    event = SetFound(at=at, seat=seat, cards=cards, check=check, found=found, elapsed=elapsed)
    if found < state.sets:
        return (event,)
    return (event, PuzzleSolved(at=at, seat=seat, elapsed=elapsed, wrong=player.wrong))
