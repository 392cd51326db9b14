"""Registers the terminal's parts for each game: its screen, its line mode, and its default rules for local play.

Parts are loaded on demand: line mode does not need Textual, and a game does not need the rest.
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
    """Describes a game in sentences, for line mode."""

    def help(self) -> str:
        """Describes the commands that can be typed."""

    def scene(self) -> list[str]:
        """Describes the table."""

    def to_do(self) -> list[str]:
        """Describes what the players at this keyboard have to do."""

    def seconds_left(self) -> int | None:
        """Returns the remaining time of the players at this keyboard; None if it is not limited."""

    def problem(self, error: NotationError) -> str:
        """Describes why the input is invalid."""

    def event_lines(self, event: Event) -> list[str]:
        """Describes an event."""

    def unfinished(self) -> list[str]:
        """Describes the score of a local game that is left early."""

    def answer(self, word: str) -> list[str] | None:
        """Answers a question about the rules; returns None if the input is not a question."""

    def command(self, word: str) -> Command | None:
        """Parses a typed game command; raises UnclearPlayer if several players at this keyboard may have typed it."""


@dataclass(frozen=True)
class TerminalGame:
    """The terminal's parts for one game."""

    game: Callable[[], Game[Any, Any, Any]]
    screen: Callable[[Session, DisplaySettings], Screen[None]]
    lines: Callable[[Session, DisplaySettings], GameLines]
    rules: Callable[[Words], Any]
    """Returns the default rules of a local game."""
    fewest: int = 1
    """Minimum number of players."""
    starts_at_once: bool = True
    """Whether a local game starts automatically; false if its start also starts a clock."""
    words: tuple[str, ...] = ()
    """The commands of line mode that can be typed as a word of the reader's language."""
    is_solitary: bool = False
    """Whether each player plays alone."""
    is_shared: Callable[[Any], bool] = lambda rules: True
    """Whether two people at one screen can play by these rules."""


class NoTerminalGame(LookupError):
    """The terminal has no parts for this game."""


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
    """Returns the edition of the reader's language."""
    from tercet.core.cardgame.rules import EDITIONS, LANGUAGE_EDITIONS

    return EDITIONS[LANGUAGE_EDITIONS[words.language]]


def _are_cards_shared(rules: Any) -> bool:
    """Whether two players can share the keyboard: takings of several sizes, chains and naming cards need too many keys
    (V2, V4)."""
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
    """Returns rules without a turn limit, which a local game does not need (D6)."""
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
    """Returns the rules of a random practice puzzle (Z3)."""
    from tercet.core.puzzle.rules import MOST_NUMBER, PuzzleRules

    return PuzzleRules(number=secrets.randbelow(MOST_NUMBER + 1))


TERMINAL_GAMES: Final[dict[str, TerminalGame]] = {
    "cards": TerminalGame(
        _cards,
        _card_screen,
        _card_lines,
        _card_rules,
        is_shared=_are_cards_shared,
        words=("none", "hint", "yes", "pause", "back"),
    ),
    "dice": TerminalGame(
        _dice,
        _dice_screen,
        _dice_lines,
        _dice_rules,
        fewest=2,
        words=("none", "hint", "back", "pass", "keep", "lay", "best", "try", "swap", "roll", "end"),
    ),
    "puzzle": TerminalGame(
        _puzzle, _puzzle_screen, _puzzle_lines, _puzzle_rules, starts_at_once=False, is_solitary=True, words=("hint",)
    ),
}
"""By game name; the first is the default."""
