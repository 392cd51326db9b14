"""`tercet daily`: plays the puzzle of the day, either on the full screen or line by line, which suits any terminal and
screen reader (Z1 to Z7)."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from tercet.cli.cards import names, print_json
from tercet.cli.command import FINE, BadInput, CliCommand
from tercet.cli.terminal import add_display_arguments, play
from tercet.core.engine.ruleset import RuleError
from tercet.core.puzzle.daily_puzzles import Puzzle, daily_puzzles
from tercet.core.puzzle.game import PUZZLE
from tercet.core.puzzle.rules import PuzzleRules
from tercet.locale import Words


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=words("daily-help-date"))
    parser.add_argument("--size", choices=("easy", "full"), default="easy", help=words("daily-help-size"))
    parser.add_argument("--json", action="store_true", help=words("daily-help-json"))
    parser.add_argument("--save", metavar=words("cli-file"), help=words("terminal-arg-save"))
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
    from tercet.terminal.setup import Setup

    rules = PuzzleRules(size=args.size, date=date)
    return play(Setup(game=PUZZLE.name, people=(words("terminal-you"),), rules=rules, save=args.save), args, words)


def _as_json(puzzle: Puzzle) -> dict[str, object]:
    return {"cards": names(puzzle.cards), "sets": [names(three) for three in puzzle.sets]}


COMMANDS = (CliCommand("daily", "cli-daily", _arguments, _daily, "--size easy"),)
