"""`tercet daily`: the puzzle of the day, on the full screen, or line by line in any terminal and with any screen reader
(Z1 to Z7)."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from datetime import UTC, datetime
from string import ascii_lowercase
from typing import Final

from tercet.cli.cards import names, print_json, read_cards
from tercet.cli.command import FINE, BadInput, CliCommand
from tercet.cli.logs import save_log
from tercet.cli.terminal import add_display_arguments, display_settings, require_screen, wants_lines
from tercet.cli.terminal_output import draw
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Event, Millis, Refusal
from tercet.core.engine.playthrough import Playthrough
from tercet.core.engine.ruleset import RuleError
from tercet.core.engine.seats import Seat
from tercet.core.puzzle.commands import FindSet
from tercet.core.puzzle.daily import Puzzle, daily_puzzles, share_line
from tercet.core.puzzle.editions import PuzzleRules
from tercet.core.puzzle.events import PickFailed, PuzzleSolved, SetFound
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import LEAD
from tercet.core.puzzle.state import PuzzleState, PuzzleView
from tercet.core.seating import Ready
from tercet.locale import Words
from tercet.render.names import findings, refusal_text, verdict
from tercet.render.results import clock as clock_text

ME: Final = Seat(0)
LABELS: Final = ascii_lowercase


class DailyGame:
    """One puzzle alone: what is typed goes in, what to print comes out."""

    def __init__(self, rules: PuzzleRules, words: Words, clock: Callable[[], float]) -> None:
        self._words = words
        self._clock = clock
        self._zero = 0.0
        self.play: Playthrough[PuzzleRules, PuzzleState, PuzzleView] = Playthrough(
            PUZZLE, rules, FairChance(seeds_from(""))
        )
        self.play.seat(words("terminal-you"))

    @property
    def is_over(self) -> bool:
        return self.play.state.phase == "over"

    def start(self) -> None:
        """Shows the cards: the clock runs from now on (Z4)."""
        self.play.do(Ready(seat=ME))
        self._zero = self._clock() - LEAD / 1000

    def table(self) -> str:
        """The cards with their letters, and how many SETs have been found."""
        state = self.play.state
        drawn = draw(state.cards, labels=LABELS[: len(state.cards)])
        return f"{drawn}\n{self._words('daily-status', found=state.players[ME].score, sets=state.sets)}"

    def answer(self, typed: str) -> list[str]:
        """The answer to a typed line."""
        word = typed.strip().lower()
        if word in {"?", "help"}:
            return [self._words("daily-help")]
        try:
            cards = self._cards_named(word)
        except BadInput as problem:
            return [str(problem)]
        if len(cards) != 3:
            return [self._words("daily-what")]
        self.play.now = Millis(round((self._clock() - self._zero) * 1000))
        try:
            events = self.play.do(FindSet(seat=ME, cards=(cards[0], cards[1], cards[2])))
        except Refusal as refusal:
            return [refusal_text(refusal, self._words)]
        return [line for event in events for line in self._event_lines(event)]

    def _cards_named(self, word: str) -> list[int]:
        """Three letters of cards, together or apart, or three cards by their names."""
        cards = self.play.state.cards
        letters = word.replace(" ", "").replace(",", "")
        if len(letters) == 3:
            places = [LABELS.find(letter) for letter in letters]
            return [cards[place] for place in places if 0 <= place < len(cards)]
        return list(map(int, read_cards([word], self._words)))

    def _event_lines(self, event: Event) -> list[str]:
        words = self._words
        match event:
            case SetFound(found=found, elapsed=elapsed):
                return [words("daily-found", time=clock_text(elapsed), found=found, sets=self.play.state.sets)]
            case PickFailed(cards=cards):
                return [verdict(cards, words), *(f"  {line}" for line in findings(cards, words))]
            case PuzzleSolved(elapsed=elapsed):
                found_sets = [found.cards for found in self.play.state.players[ME].found]
                line = share_line(self.play.rules, found_sets, elapsed)
                return [words("daily-solved", time=clock_text(elapsed)), words("daily-share", line=line)]
            case _:
                return []


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=words("daily-help-date"))
    parser.add_argument("--size", choices=("easy", "full"), default="easy", help=words("daily-help-size"))
    parser.add_argument("--json", action="store_true", help=words("daily-help-json"))
    parser.add_argument("--save", metavar=words("cli-file"), help=words("cli-help-save"))
    add_display_arguments(parser, words)


def _daily(args: argparse.Namespace, words: Words) -> int:
    date = datetime.now(UTC).date().isoformat() if args.date is None else args.date
    try:
        puzzles = daily_puzzles(date)
    except RuleError as error:
        raise BadInput(words(f"rule-{error.code}", **error.details)) from None
    if args.json:
        print_json({"date": date, "easy": _as_json(puzzles.easy), "full": _as_json(puzzles.full)})
        return FINE
    rules = PuzzleRules(size=args.size, date=date)
    if not wants_lines(args):
        return _on_screen(rules, args, words)
    game = DailyGame(rules, words, time.monotonic)
    print(words("daily-intro", size=args.size, date=date))
    print(words("daily-help"))
    try:
        _converse(game, words)
    finally:
        if args.save:
            save_log(args.save, game.play, words)
    state = game.play.state
    if not game.is_over and state.cards:
        print(words("daily-not-solved", left=state.sets - state.players[ME].score))
    return FINE


def _on_screen(rules: PuzzleRules, args: argparse.Namespace, words: Words) -> int:
    require_screen(words)
    from tercet.terminal.app import TercetApp
    from tercet.terminal.setup import Setup, new_session

    setup = Setup(game=PUZZLE.name, people=(words("terminal-you"),), rules=rules, save=args.save)
    TercetApp(display_settings(args, words), lambda: new_session(setup, words)).run()
    return FINE


def _as_json(puzzle: Puzzle) -> dict[str, object]:
    return {"cards": names(puzzle.cards), "sets": [names(three) for three in puzzle.sets]}


def _converse(game: DailyGame, words: Words) -> None:
    try:
        if _quits(input(words("daily-ready") + " ")):
            return
        game.start()
        table = ""
        while not game.is_over:
            if (now := game.table()) != table:
                table = now
                print(f"\n{table}")
            typed = input(words("daily-prompt") + " ")
            if _quits(typed):
                return
            for line in game.answer(typed):
                print(line)
    except EOFError:
        print()


def _quits(typed: str) -> bool:
    return typed.strip().lower() in {"q", "quit", "exit"}


COMMANDS = (CliCommand("daily", "cli-daily", _arguments, _daily),)
