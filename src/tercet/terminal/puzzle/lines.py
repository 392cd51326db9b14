"""The puzzle in line mode."""

from __future__ import annotations

from tercet.core.engine.game import Command, Event
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, PuzzleStarted
from tercet.core.puzzle.state import PuzzleView
from tercet.core.sets.features import NotationError
from tercet.locale import Words
from tercet.render.event_sentences import puzzle_event_text
from tercet.render.names import failing_findings, notation_text
from tercet.terminal.display import DisplaySettings
from tercet.terminal.lettered_cards import card_lines, keyed_cards, parse_pick
from tercet.terminal.puzzle.texts import found_text, puzzle_title, shared_lines, time_text
from tercet.terminal.session import PlayerNames, Session


class PuzzleLines:
    """Describes a puzzle, and parses typed commands."""

    def __init__(self, session: Session, settings: DisplaySettings) -> None:
        self._session = session
        self._settings = settings
        self._words: Words = settings.words
        self._names = PlayerNames(session, self._words)

    @property
    def view(self) -> PuzzleView:
        view: PuzzleView = self._session.view()
        return view

    def help(self) -> str:
        return self._words("daily-line-help")

    def scene(self) -> list[str]:
        """Describes every card with its letter, then the progress."""
        words, view = self._words, self.view
        cards = card_lines(view.cards, self._settings) if view.cards else []
        return [puzzle_title(view.rules, words), *cards, f"{time_text(self._session)} · {found_text(view, words)}"]

    def to_do(self) -> list[str]:
        ready = self.view.phase == "lobby" and self._session.seats
        return [self._words("daily-line-ready")] if ready else []

    def seconds_left(self) -> None:
        """Returns None: there is no time limit."""

    def problem(self, error: NotationError) -> str:
        """Describes why the input is invalid."""
        return notation_text(error, self._words)

    def event_lines(self, event: Event) -> list[str]:
        text = puzzle_event_text(event, self._names.at(event), self._words, self._names.reader)
        match event:
            case PuzzleStarted():
                return [text, *self.scene()]
            case PickFailed(cards=cards):
                return [text, f"  {failing_findings(cards, self._words)}"]
            case PuzzleSolved():
                return [text, *shared_lines(self.view, self._words)]
            case _:
                return [text]

    def unfinished(self) -> list[str]:
        """Describes the number of SETs left to find."""
        return [self._words("daily-not-solved", left=self.view.sets - len(self.view.found))]

    def answer(self, word: str) -> list[str] | None:
        """Says that a puzzle has no hints and, before its clock runs, how to start it."""
        if word in {"h", "hint"}:
            return [self._words("daily-line-no-hints")]
        return self.to_do() or None

    def command(self, word: str) -> Command | None:
        """Parses three cards, typed as letters or names."""
        if not self._session.seats:
            return None
        a, b, c = parse_pick(word, keyed_cards(self.view.cards))
        return FindSet(seat=self._session.seats[0], cards=(a, b, c))
