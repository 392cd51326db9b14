"""Text renderings by game, for printing a log of any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules
from tercet.core.dicegame.events import OpeningLaid, TurnPlayed, WildSwapped
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.game import Event, Game
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.game import PUZZLE
from tercet.locale import Words
from tercet.render.dice_event_sentences import dice_event_text
from tercet.render.dice_text import board_text
from tercet.render.event_sentences import event_text, puzzle_event_text, puzzle_picture
from tercet.render.results import card_result_lines, score_lines
from tercet.render.seat_event_sentences import event_message, event_sentence, seat_values
from tercet.render.text import Surface, layout_text


def plain_event_text(event: Event, names: Sequence[str], words: Words, reader: Seat | None = None) -> str:
    """Returns an event's name and fields, for games without their own sentences."""
    if words.has(event_message(event)):
        return event_sentence(event, seat_values(event, names, words), names, words, reader).strip(" ")
    fields = ", ".join(f"{name}={value}" for name, value in msgspec.structs.asdict(event).items() if name != "at")
    return f"{type(event).__name__}: {fields}"


EventText = Callable[[Event, Sequence[str], Words, Seat | None], str]


@dataclass(frozen=True)
class TextRendering:
    """How to render a game as text."""

    event_text: EventText = plain_event_text
    """The event as one line, given the players' names by seat and the reader's seat, if any."""
    by_rules: Callable[[Any], EventText] | None = None
    """Builds `event_text` from the rules, for games whose sentences depend on them."""
    result_lines: Callable[[Any, Words], list[str]] | None = None
    """The result, from the game's view; by default, each player's points and the winners."""
    picture: Callable[[Event, Any, Surface], str] | None = None
    """The table after an event that changed it, otherwise an empty string."""


def _card_sentences(rules: CardRules) -> EventText:
    """Returns the function that describes events in the card notation of the rules' deck."""
    return partial(event_text, deck=rules.variant.deck)


def _card_picture(event: Event, state: Any, on: Surface) -> str:
    if not getattr(event, "layout", None):
        return ""
    deck = state.rules.variant.deck
    return layout_text(state.layout, deck=deck, rows=3, columns=on.columns, colour=on.colour, ascii_only=on.ascii_only)


def _dice_picture(event: Event, state: Any, on: Surface) -> str:
    if not isinstance(event, OpeningLaid | TurnPlayed | WildSwapped):
        return ""
    return board_text(state.board, colour=on.colour, ascii_only=on.ascii_only)


RENDERINGS: Final[dict[str, TextRendering]] = {
    CARD_GAME.name: TextRendering(event_text, _card_sentences, card_result_lines, _card_picture),
    DICE_GAME.name: TextRendering(
        lambda event, names, words, reader: dice_event_text(event, names, words, reader=reader),
        picture=_dice_picture,
    ),
    PUZZLE.name: TextRendering(puzzle_event_text, picture=puzzle_picture),
}
"""Renderings by game name; games not listed show their events' names and the outcome."""


def register_rendering(game: str, rendering: TextRendering) -> None:
    RENDERINGS[game] = rendering


def rendering_of(game: Game[Any, Any, Any]) -> TextRendering:
    return RENDERINGS.get(game.name, TextRendering())


def result_lines(game: Game[Any, Any, Any], view: Any, words: Words) -> list[str]:
    """Returns the final result, or the current score."""
    own = rendering_of(game).result_lines
    return score_lines(game.outcome(view), view.seating, words) if own is None else own(view, words)
