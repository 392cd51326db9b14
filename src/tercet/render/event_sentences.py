"""The logs of card games and puzzles as sentences, one for each event, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.core.cardgame.events import (
    CallFailed,
    CardNamed,
    CardsAdded,
    DealEnded,
    DealStarted,
    DealVoided,
    HintGiven,
    LookingAsked,
    LookingIgnored,
    MatchEnded,
    SetCalled,
    SetTaken,
    VotesChanged,
)
from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.state import PuzzleView
from tercet.core.sets.cards import format_cards
from tercet.core.sets.decks import Deck, deck_named
from tercet.locale import Words
from tercet.render.results import clock
from tercet.render.seat_event_sentences import Values, event_sentence, player_name, seat_values
from tercet.render.text import Surface, layout_text

FULL: Final = deck_named("full")


def event_text(event: Event, names: Sequence[str], words: Words, reader: Seat | None = None, deck: Deck = FULL) -> str:
    """Describes an event in one line; `names` are the players' names by seat, `reader` is the reader's seat, if any."""
    return event_sentence(event, _values(event, names, words, deck), names, words, reader).strip(" ")


def _values(event: Event, names: Sequence[str], words: Words, deck: Deck) -> Values:
    match event:
        case DealStarted():
            return {"deal": event.deal, "name": player_name(event.dealer, names)}
        case DealVoided():
            return {"deal": event.deal}
        case SetCalled():
            return {"tie": _yes(event.tie)}
        case SetTaken():
            return {"tie": _yes(event.tie), "cards": deck.format(event.cards)}
        case CallFailed():
            return {
                "reason": event.reason,
                "cards": deck.format(event.cards),
                "lost": len(event.lost),
                "points": event.points,
            }
        case VotesChanged():
            return {"count": len(event.votes)}
        case LookingAsked(seats=seats) | LookingIgnored(seats=seats):
            return {"names": words.join([player_name(seat, names) for seat in seats])}
        case CardsAdded():
            return {"cause": event.cause, "count": len(event.dealt)}
        case CardNamed():
            return {"card": deck.format((event.card,))}
        case HintGiven():
            return {"shown": _shown(event), "cards": deck.format(event.cards)}
        case DealEnded():
            return {"deal": event.deal, "left": len(event.left)}
        case MatchEnded():
            winners = [player_name(seat, names) for seat in event.winners]
            return {"winners": len(winners), "names": words.join(winners)}
        case _:
            return seat_values(event, names, words)


def _shown(event: HintGiven) -> str:
    if event.cards:
        return "cards"
    return "hidden" if event.exists is None else "exists" if event.exists else "none"


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def puzzle_event_text(event: Event, names: Sequence[str], words: Words, reader: Seat | None = None) -> str:
    """Describes an event in one line; `names` are the players' names by seat, `reader` is the reader's seat, if any."""
    return event_sentence(event, _puzzle_values(event, names, words), names, words, reader).strip(" ")


def _puzzle_values(event: Event, names: Sequence[str], words: Words) -> Values:
    match event:
        case SetFound(cards=cards, found=found, elapsed=elapsed):
            return {"cards": format_cards(cards), "found": found, "time": clock(elapsed)}
        case PickFailed(cards=cards, elapsed=elapsed):
            return {"cards": format_cards(cards), "time": clock(elapsed)}
        case PuzzleSolved(elapsed=elapsed, wrong=wrong):
            return {"time": clock(elapsed), "wrong": wrong}
        case _:
            return seat_values(event, names, words)


def puzzle_picture(event: Event, state: PuzzleView, on: Surface) -> str:
    """Draws the cards when the puzzle starts; returns an empty string for other events."""
    if not isinstance(event, PuzzleStarted):
        return ""
    return layout_text(state.cards, columns=on.columns, colour=on.colour, ascii_only=on.ascii_only)
