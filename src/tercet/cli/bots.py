"""`tercet bots levels`, `tercet bots calibration`, `tercet bots baseline` and `tercet tournament`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tercet.cli.cards import print_json
from tercet.cli.command import FINE, INTERRUPTED, BadInput, CliCommand, os_problem
from tercet.cli.lab_output import on_dask
from tercet.cli.parser import whole_number
from tercet.cli.terminal_output import hanging, print_text, progress_bar
from tercet.locale import Words
from tercet.optional_dependencies import install_command

if TYPE_CHECKING:
    from tercet.bots.bot import BotError
    from tercet.bots.ratings import Interval, Standing


def _levels_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("bots-arg-json"))


def _levels(args: argparse.Namespace, words: Words) -> int:
    """Prints the levels of both games, and the card game's parameters with their sources."""
    from tercet.bots.levels import CALIBRATION, CONSTANTS, LEVELS, SOURCES
    from tercet.bots.roster import LEVELS as ROSTER

    if args.json:
        cards = list(LEVELS.values())
        print_json({"levels": ROSTER, "cards": cards, "constants": CONSTANTS, "sources": SOURCES})
        return FINE
    rows = [
        (
            words(f"bots-game-{game}"),
            level,
            "" if words(f"bots-level-{level}") == level else words(f"bots-level-{level}"),
            f"{LEVELS[level].aim:g} s" if level in LEVELS else "",
        )
        for game, levels in ROSTER.items()
        for level in levels
    ]
    _print_table([words(f"bots-head-{name}") for name in ("game", "bot", "shown", "aim")], rows)
    print()
    names = [words(f"bots-level-{name}") for name in LEVELS]
    print_text(words("bots-levels-numbers"))
    print()
    _print_table((words("bots-head-number"), *names), [row for part in SOURCES if any((row := _number(part))[1:])])
    print()
    width = max(map(len, SOURCES))
    for part, source in SOURCES.items():
        description = words(f"bots-part-{part.replace('_', '-')}")
        named = words("bots-our-calibration") if source == CALIBRATION else source
        print(hanging(f"{part:{width}}  ", f"{description} ({named})"))
    print()
    print_text(words("bots-levels-note"))
    return FINE


def _number(part: str) -> tuple[str, ...]:
    """Returns a row of the parameter table: the parameter's name, and its value at each level."""
    from tercet.bots.levels import CONSTANTS, LEVELS

    values = [getattr(level, part, CONSTANTS.get(part)) for level in LEVELS.values()]
    return part, *("" if value is None else f"{value:g}" for value in values)


def _calibration_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--deals", type=whole_number(words), default=200, metavar="N", help=words("bots-arg-deals"))
    parser.add_argument(
        "--displays", type=whole_number(words), default=400, metavar="N", help=words("bots-arg-displays")
    )
    parser.add_argument("--seed", default="1", help=words("bots-arg-seed"))
    parser.add_argument("--picture", metavar=words("cli-file"), help=words("lab-arg-picture"))
    parser.add_argument("--json", action="store_true", help=words("bots-arg-json"))


def _calibration(args: argparse.Namespace, words: Words) -> int:
    """Measures every level, and prints the results for comparison with published ones."""
    from tercet.bots.level_measurements import measure_levels

    _require("--deals", args.deals, 1, words)
    _require("--displays", args.displays, 10, words)
    with progress_bar() as progress:
        measured = list(measure_levels(args.deals, args.displays, args.seed, progress))
    if args.json:
        print_json([{"alone": alone, "shape": shape} for alone, shape in measured])
    else:
        print_text(words("bots-calibration-note"))
        print()
        ids = ("bot", "aim", "seconds", "wrong", "denied", "span", "count", "race", "abundant", "central")
        rows = [
            (
                words(f"bots-level-{alone.level}"),
                f"{alone.aim:g}",
                f"{alone.seconds:.1f}",
                f"{alone.wrong:.1%}",
                f"{alone.denied:.1f}",
                *(" ".join(f"{seconds:.1f}" for seconds in row) for row in (shape.by_span, shape.by_count, shape.race)),
                f"{shape.abundant:.2f}",
                f"{shape.central:.2f}",
            )
            for alone, shape in measured
        ]
        _print_table([words(f"bots-head-{name}") for name in ids], rows)
    if args.picture:
        _draw(measured, args.picture, words)
    return FINE


def _draw(measured: Sequence[Any], file: str, words: Words) -> None:
    from tercet.bots.level_measurements_chart import Labels, draw

    names = {alone.level: words(f"bots-level-{alone.level}") for alone, _ in measured}
    labels = Labels(**{part: words(f"bots-picture-{part}") for part in Labels.__struct_fields__})
    try:
        draw(measured, names, labels, Path(file))
    except ModuleNotFoundError as error:
        raise BadInput(words("bots-needs-picture", install=install_command("lab"))) from error
    except OSError as error:
        raise BadInput(words("cli-cannot-write", path=file, problem=os_problem(error))) from error
    except ValueError as error:
        raise BadInput(words("lab-bad-picture", file=file)) from error
    print(words("bots-drawn", file=file), file=sys.stderr)


def _tournament_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    from tercet.bots.roster import LEVELS
    from tercet.core.games import GAMES

    played = [name for name in GAMES if name in LEVELS]
    editions = [edition for name in played for edition in GAMES[name].editions]
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words("bots-arg-bot"))
    parser.add_argument("--game", choices=played, default=played[0], help=words("bots-arg-game"))
    parser.add_argument("--games", type=whole_number(words), default=100, metavar="N", help=words("bots-arg-games"))
    parser.add_argument("--seats", type=whole_number(words), default=2, metavar="N", help=words("bots-arg-seats"))
    parser.add_argument("--edition", choices=editions, help=words("bots-arg-edition"))
    parser.add_argument("--seed", default="1", help=words("bots-arg-seed"))
    parser.add_argument("--cores", type=whole_number(words), metavar="N", help=words("lab-arg-cores"))
    parser.add_argument("--dask", metavar="ADDRESS", help=words("lab-arg-dask"))
    parser.add_argument("--save", metavar="DIR", help=words("bots-arg-save"))
    parser.add_argument("--json", action="store_true", help=words("bots-arg-json"))


def _tournament(args: argparse.Namespace, words: Words) -> int:
    """Plays a tournament, and prints the ratings."""
    from tercet.bots.arena import Stalled
    from tercet.bots.bot import BotError
    from tercet.bots.ratings import standings
    from tercet.bots.tournaments import TournamentPlan, play_all
    from tercet.core.engine.ruleset import RuleError
    from tercet.core.games import GAMES
    from tercet.render.names import rule_text

    _require("--games", args.games, 1, words)
    _require("--cores", 1 if args.cores is None else args.cores, 1, words)
    if args.cores is not None and args.dask is not None:
        raise BadInput(words("lab-dask-or", option="--cores"))
    try:
        rules = GAMES[args.game].rules_from(args.edition, {})
    except RuleError as error:
        raise BadInput(rule_text(error, words)) from None
    try:
        plan = TournamentPlan(
            game=args.game,
            rules=rules,
            bots=tuple(args.bots),
            games=args.games,
            seats=args.seats,
            seed=args.seed,
            save=args.save,
        )
    except BotError as error:
        raise BadInput(problem_text(error, words)) from error
    try:
        with on_dask(words), progress_bar() as progress:
            played = play_all(plan, args.cores, progress, dask=args.dask)
        wanted = sum(1 for _ in plan.lineups())
        if not played:
            raise KeyboardInterrupt
        table = standings(plan.names, played)
    except BotError as error:
        raise BadInput(problem_text(error, words)) from error
    except Stalled as error:
        raise BadInput(f"{words('bots-stalled', names=', '.join(plan.names))}\n{error}") from error
    except OSError as error:
        raise BadInput(words("cli-cannot-write", path=str(plan.save), problem=os_problem(error))) from error
    if args.json:
        print_json({"game": plan.game, "games": len(played), "seed": plan.seed, "standings": table})
    else:
        _print_standings(table, words)
        print()
        print_text(words("bots-tournament-note", games=len(played), game=words(f"bots-game-{plan.game}")))
        if wanted > args.games:
            print_text(words("bots-rounded", asked=args.games, round=plan.round))
        if plan.save:
            print(words("bots-saved", folder=plan.save))
    if not _is_rated(table):
        print(words("bots-needs-ratings", install=install_command("bots")), file=sys.stderr)
    if len(played) < wanted:
        print(words("bots-stopped", done=len(played), wanted=wanted), file=sys.stderr)
        return INTERRUPTED
    return FINE


def problem_text(problem: BotError, words: Words) -> str:
    """Describes a bot's failure, with the traceback if the bot's own code caused it."""
    text = words(f"bots-{problem.code}", **problem.details)
    return f"{text}\n\n{problem.trace.rstrip()}" if problem.trace else text


def _is_rated(table: Sequence[Standing]) -> bool:
    return not any(isnan(one.rating) for one in table)


def _print_standings(table: Sequence[Standing], words: Words) -> None:
    is_rated = _is_rated(table)
    rows = [
        (
            _name(one.name, words),
            str(one.games),
            f"{one.score:.1%} {_interval(one.score_interval, '.1%')}",
            f"{one.points:.1f} {_interval(one.points_interval, '.1f')}",
            *([f"{one.rating:.1f} {_interval(one.rating_interval, '.1f')}"] if is_rated else []),
            f"{_seconds(one.thinking_median)}, {_seconds(one.thinking_most)}",
        )
        for one in table
    ]
    heads = ("bot", "games", "wins", "points", *(["rating"] if is_rated else []), "thinking")
    _print_table([words(f"bots-head-{name}") for name in heads], rows)


def _name(name: str, words: Words) -> str:
    """Returns a bot's name as it is typed and, if people see another, that one as well: `greedy (average)`."""
    shown = words(f"bots-level-{name}") if words.has(f"bots-level-{name}") else name
    return name if shown == name else f"{name} ({shown})"


def _interval(interval: Interval, spec: str) -> str:
    return f"[{interval[0]:{spec}}, {interval[1]:{spec}}]"


def _seconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def _print_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    widths = [max(len(row[i]) for row in (heads, *rows)) for i in range(len(heads))]
    for row in (heads, *rows):
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _require(option: str, given: int, least: int, words: Words) -> None:
    if given < least:
        raise BadInput(words("bots-bad-count", option=option, least=least, given=given))


def _baseline_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "--episodes", type=whole_number(words), default=20, metavar="N", help=words("bots-arg-episodes")
    )
    parser.add_argument("--seed", default="1", help=words("bots-arg-seed"))
    parser.add_argument("--json", action="store_true", help=words("bots-arg-json"))


def _baseline(args: argparse.Namespace, words: Words) -> int:
    """Plays every level against random agents in the reinforcement-learning environments."""
    from tercet.bots.roster import LEVELS

    _require("--episodes", args.episodes, 1, words)
    try:
        from tercet.envs.baselines import baseline
    except ModuleNotFoundError as error:
        raise BadInput(words("bots-needs-envs", install=install_command("envs"))) from error
    wanted = [(game, level) for game, levels in LEVELS.items() for level in levels]
    rows = []
    with progress_bar() as progress:
        for done, (game, level) in enumerate(wanted):
            progress(done, len(wanted))
            rows.append((game, level, *baseline(game, level, args.episodes, args.seed)))
    if args.json:
        print_json([{"game": game, "bot": level, "points": bot, "random": other} for game, level, bot, other in rows])
        return FINE
    shown = [
        (words(f"bots-game-{game}"), _name(level, words), f"{bot:.1f}", f"{other:.1f}")
        for game, level, bot, other in rows
    ]
    _print_table(("", words("bots-head-bot"), words("bots-head-points"), words("bots-head-random")), shown)
    print()
    print_text(words("bots-baseline-note"))
    return FINE


COMMANDS: tuple[CliCommand, ...] = (
    CliCommand("bots levels", "bots-levels-help", _levels_arguments, _levels, ""),
    CliCommand(
        "bots calibration",
        "bots-calibration-help",
        _calibration_arguments,
        _calibration,
        "--deals 20 --picture calibration.svg",
    ),
    CliCommand("bots baseline", "bots-baseline-help", _baseline_arguments, _baseline, "--episodes 5"),
    CliCommand(
        "tournament", "bots-tournament-help", _tournament_arguments, _tournament, "mybot.py:MyBot master --games 50"
    ),
)
