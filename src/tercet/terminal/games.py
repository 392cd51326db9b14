"""The terminal's parts for each game: its screen, its line mode, and its default rules at one keyboard.

Each part is loaded on demand: line mode does not need Textual, and only the game being played is loaded.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from tercet.core.engine.game import Command, Event, Game
from tercet.core.engine.ruleset import GameRules
from tercet.core.sets.features import NotationError
from tercet.locale import Words
from tercet.terminal.display import DisplaySettings
from tercet.terminal.session import Session

if TYPE_CHECKING:
    from textual.screen import Screen


class GameLines(Protocol):
    """A game in sentences, for line mode."""

    def help(self) -> str:
        """The commands that can be typed."""

    def scene(self) -> list[str]:
        """The table."""

    def to_do(self) -> list[str]:
        """What this keyboard's players have to do."""

    def seconds_left(self) -> int | None:
        """Their remaining time, if limited."""

    def problem(self, error: NotationError) -> str:
        """Why the input is invalid."""

    def event_lines(self, event: Event) -> list[str]:
        """The event as lines of text."""

    def unfinished(self) -> list[str]:
        """The standing of a local game that is left early."""

    def answer(self, word: str) -> list[str] | None:
        """The answer to a question about the rules; None if the input is not one."""

    def command(self, word: str) -> Command | None:
        """The game command that was typed."""


@dataclass(frozen=True)
class TerminalGame:
    """The terminal's parts for one game."""

    game: Callable[[], Game[Any, Any, Any]]
    screen: Callable[[Session, DisplaySettings], Screen[None]]
    lines: Callable[[Session, DisplaySettings], GameLines]
    rules: Callable[[Words], Any]
    """The default rules of a game at one keyboard."""
    fewest: int = 1
    """Least number of players."""
    starts_at_once: bool = True
    """Whether a game at one keyboard starts automatically: not if the clock starts with it."""
    is_solitary: bool = False
    """Whether each player plays alone."""
    is_shared: Callable[[Any], bool] = lambda rules: True
    """Whether two at one screen can play by these rules."""


class NoTerminalGame(LookupError):
    """A game that this terminal cannot show."""


def terminal_game(name: str) -> TerminalGame:
    found = TERMINAL_GAMES.get(name)
    if found is None:
        raise NoTerminalGame(name)
    return found


def register_terminal_game(name: str, game: TerminalGame) -> None:
    TERMINAL_GAMES[name] = game


def _cards() -> Game[Any, Any, Any]:
    from tercet.core.cardgame.game import CARD_GAME

    return CARD_GAME


def _card_screen(session: Session, settings: DisplaySettings) -> Screen[None]:
    from tercet.terminal.cards.screen import CardScreen

    return CardScreen(session, settings)


def _card_lines(session: Session, settings: DisplaySettings) -> GameLines:
    from tercet.terminal.cards.lines import CardLines

    return CardLines(session, settings)


def _card_rules(words: Words) -> GameRules:
    """The rules printed in the reader's language."""
    from tercet.core.cardgame.rules import EDITIONS, LANGUAGE_EDITIONS

    return EDITIONS[LANGUAGE_EDITIONS[words.language]]


def _are_cards_shared(rules: Any) -> bool:
    """Two share the letters of the keyboard: none is left to say "take", for a chain or for naming a card (V2, V4)."""
    return bool(rules.variant.least == rules.variant.most and rules.way in ("refill", "all"))


def _dice() -> Game[Any, Any, Any]:
    from tercet.core.dicegame.game import DICE_GAME

    return DICE_GAME


def _dice_screen(session: Session, settings: DisplaySettings) -> Screen[None]:
    from tercet.terminal.dice.screen import DiceScreen

    return DiceScreen(session, settings)


def _dice_lines(session: Session, settings: DisplaySettings) -> GameLines:
    from tercet.terminal.dice.lines import DiceLines

    return DiceLines(session, settings)


def _dice_rules(words: Words) -> GameRules:
    """No turn limit, which a local game does not need (D6)."""
    from tercet.core.dicegame.rules import dice_rules

    return dice_rules(turn_seconds=0)


def _puzzle() -> Game[Any, Any, Any]:
    from tercet.core.puzzle.game import PUZZLE

    return PUZZLE


def _puzzle_screen(session: Session, settings: DisplaySettings) -> Screen[None]:
    from tercet.terminal.puzzle.screen import PuzzleScreen

    return PuzzleScreen(session, settings)


def _puzzle_lines(session: Session, settings: DisplaySettings) -> GameLines:
    from tercet.terminal.puzzle.lines import PuzzleLines

    return PuzzleLines(session, settings)


def _puzzle_rules(words: Words) -> GameRules:
    """Any puzzle to practise with (Z3)."""
    from tercet.core.puzzle.rules import MOST_NUMBER, PuzzleRules

    return PuzzleRules(number=secrets.randbelow(MOST_NUMBER + 1))


TERMINAL_GAMES: Final[dict[str, TerminalGame]] = {
    "cards": TerminalGame(_cards, _card_screen, _card_lines, _card_rules, is_shared=_are_cards_shared),
    "dice": TerminalGame(_dice, _dice_screen, _dice_lines, _dice_rules, fewest=2),
    "puzzle": TerminalGame(
        _puzzle, _puzzle_screen, _puzzle_lines, _puzzle_rules, starts_at_once=False, is_solitary=True
    ),
}
"""By game name; the first is the default."""
