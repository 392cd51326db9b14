"""The log of a puzzle as sentences, and its cards."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.core.engine.game import Event
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted, SetFound
from tercet.core.puzzle.state import PuzzleView
from tercet.core.sets.cards import format_cards
from tercet.locale import Words
from tercet.render.results import clock
from tercet.render.seat_event_sentences import Values, event_sentence, seat_values
from tercet.render.text import Surface, layout_text


def puzzle_event_text(event: Event, names: Sequence[str], words: Words, reader: Seat | None = None) -> str:
    """What happened, as one line; `names` are the players' names by seat, `reader` is who is told."""
    return event_sentence(event, _values(event, names, words), names, words, reader).strip(" ")


def _values(event: Event, names: Sequence[str], words: Words) -> Values:
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
    """The cards, when they are shown."""
    if not isinstance(event, PuzzleStarted):
        return ""
    return layout_text(state.cards, columns=on.columns, colour=on.colour, ascii_only=on.ascii_only)
