"""`tercet replay` and `verify`: show and check saved games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tercet.cli.cards import print_json
from tercet.cli.command import BAD_INPUT, FINE, NO_SUCH_THING, BadInput, CliCommand
from tercet.cli.files import STDIN, unreadable
from tercet.cli.parser import add_colour
from tercet.cli.terminal_output import busy_sign, surface
from tercet.core.chance_verification import Receipt
from tercet.core.engine.log import EmptyLog, GameLog, LogError, NotALog, UnreleasedLog, problems_of
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.receipts import BadReceipt, parse_receipt, receipt_problems, seen_in_log
from tercet.core.seating.events import PlayerRenamed, PlayerReplaced, PlayerSeated
from tercet.locale import Words, bot_name
from tercet.render.games import rendering_of, result_lines
from tercet.render.results import clock
from tercet.render.seat_event_sentences import player_names, void_starts_text
from tercet.store.log_files import LONGEST, logs_in, parse_log_bytes, read_log


def open_log(path: str, words: Words) -> GameLog[Any, Any]:
    """Reads the game in a file; raises BadInput if there is none."""
    try:
        return parse_log_bytes(sys.stdin.buffer.read(LONGEST + 1)) if path == STDIN else read_log(path)
    except OSError as error:
        raise unreadable(path, error, words) from None
    except LogError as error:
        raise BadInput(log_problem(path, error, words)) from None


def log_problem(path: str, error: LogError, words: Words) -> str:
    """Describes why a file cannot be read as a game's log."""
    if isinstance(error, EmptyLog):
        return words("cli-empty-file", path=path)
    if isinstance(error, NotALog):
        return words("cli-not-a-log", path=path)
    if isinstance(error, UnreleasedLog):
        return words("cli-unreleased-log", path=path)
    return words("cli-damaged", path=path, line=str(error.line), problem=error.problem)


def _replay_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("log", metavar=words("cli-file"), help=words("cli-help-log"))
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--pictures", action="store_true", help=words("cli-help-pictures"))
    parser.add_argument("--as", dest="reader", metavar=words("cli-player"), help=words("cli-help-as"))
    add_colour(parser, words)


def _verify_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("logs", nargs="+", metavar=words("cli-file"), help=words("cli-help-log"))
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--receipt", metavar=words("cli-file"), help=words("cli-help-receipt"))


def _replay(args: argparse.Namespace, words: Words) -> int:
    log = open_log(args.log, words)
    rendering = rendering_of(log.game)
    sentence = rendering.event_text if rendering.by_rules is None else rendering.by_rules(log.rules)
    states = log.states()
    state = next(states)
    reader = _reader(log, args.reader, words)
    try:
        for event, state in zip(log.events, states, strict=True):
            if args.json:
                print_json({"event": event, "view": msgspec.to_builtins(log.game.view(state, None))})
                continue
            if isinstance(event, PlayerReplaced) and event.seat == reader:
                reader = None  # from here on, a bot plays in that seat
            names = player_names(state.seating, words)
            print(f"{clock(event.at):>8}  {sentence(event, names, words, reader)}")
            if args.pictures and rendering.picture is not None:
                picture = rendering.picture(event, state, surface())
                if picture:
                    print(picture)
    except LogError as error:
        raise BadInput(log_problem(args.log, error, words)) from None
    if not args.json:
        for line in result_lines(log.game, state, words):
            print(line)
    return FINE


def _reader(log: GameLog[Any, Any], name: str | None, words: Words) -> Seat | None:
    """Returns the seat from which to show the game: the requested player's, or that of the only human player."""
    names: dict[Seat, str] = {}
    people: set[Seat] = set()
    for event in log.events:
        match event:
            case PlayerSeated(seat=seat, name=seated, bot=bot):
                names[seat] = bot_name(seated, words) if bot else seated
                people |= set() if bot else {seat}
            case PlayerRenamed(seat=seat, name=new):
                names[seat] = new
    if name is None:
        return people.pop() if len(people) == 1 else None
    found = [seat for seat, called in names.items() if called.casefold() == name.casefold()]
    if not found:
        raise BadInput(words("cli-no-player", name=name, names=words.join(list(names.values()))))
    return found[0]


def _verify(args: argparse.Namespace, words: Words) -> int:
    """Checks every file, even after one that cannot be read; returns the highest exit code: 2 if a file could not be
    read, 1 if a log is wrong."""
    args.logs = [str(log) for path in args.logs for log in _logs_in(path, words)]
    if args.receipt is not None and len(args.logs) > 1:
        raise BadInput(words("cli-receipt-one-log"))
    codes = []
    for path in args.logs:
        try:
            codes.append(_verify_one(path, args, words))
        except BadInput as problem:
            if len(args.logs) == 1:
                raise
            print(f"tercet: {problem}", file=sys.stderr)
            codes.append(BAD_INPUT)
    return max(codes)


def _logs_in(path: str, words: Words) -> Sequence[str | Path]:
    """Returns the logs in a folder, or the file itself."""
    if path == STDIN:
        return [path]
    if found := logs_in(path):
        return found
    raise BadInput(words("cli-no-file", path=str(Path(path) / "*.tercet")))


def _verify_one(path: str, args: argparse.Namespace, words: Words) -> int:
    log = open_log(path, words)
    with busy_sign():
        steps = list(log.steps(RecomputedChance))
    problems = problems_of(steps)
    is_over = bool(steps) and steps[-1].state.phase == "over"
    receipt = None if args.receipt is None else _open_receipt(args.receipt, words)
    differences = [] if receipt is None else receipt_problems(log, receipt)
    dealings = () if problems else seen_in_log(log).receipt(None).dealings
    void_starts = {deal: dealing.void_starts for deal, dealing in enumerate(dealings, 1) if dealing.void_starts}
    code = NO_SUCH_THING if problems or differences or not steps else FINE
    if args.json:
        found = [{"line": problem.line, "problem": problem.problem} for problem in problems]
        differing = [{"deal": deal, "problem": name} for deal, name in differences]
        void = [
            {"deal": deal, "seats": one.seats, "names": one.names} for deal in void_starts for one in void_starts[deal]
        ]
        about = {"file": path, "events": len(steps), "is_over": is_over}
        print_json({**about, "problems": found, "receipt": differing, "void_starts": void})
        return code
    start = f"{path}: " if len(args.logs) > 1 else ""
    if not steps:
        print(start + words("cli-verified-nothing"))
    elif not problems:
        unfinished = "" if is_over else f" {words('cli-verified-unfinished')}"
        print(start + words("cli-verified", count=len(steps)) + unfinished)
    for deal, starts in void_starts.items():
        print(start + words("cli-deal-note", deal=deal, text=void_starts_text(starts, words)))
    for problem in problems:
        print(start + words("cli-does-not-fit", line=str(problem.line), problem=problem.problem))
    if receipt is not None and not differences:
        print(words("cli-receipt-fits", count=len(receipt.dealings)))
    for deal, name in differences:
        print(words("cli-receipt-differs", deal=deal, problem=words(f"chance-problem-{name}")))
    return code


def _open_receipt(path: str, words: Words) -> Receipt:
    try:
        return parse_receipt(Path(path).read_bytes())
    except OSError as error:
        raise unreadable(path, error, words) from None
    except BadReceipt as error:
        raise BadInput(words("cli-receipt-damaged", path=path, problem=str(error))) from None


COMMANDS = (
    CliCommand("replay", "cli-replay", _replay_arguments, _replay, "game.tercet --pictures"),
    CliCommand("verify", "cli-verify", _verify_arguments, _verify, "*.tercet"),
)
