"""`tercet odds`, `simulate`, `solve-deal` and `dice odds`: what the lab counts, as tables, JSON and pictures."""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from tercet.cli.cards import print_json
from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, Command
from tercet.core.cardgame.editions import EDITIONS, LANGUAGE_EDITIONS, RuleSet, edition
from tercet.core.cards import CARDS, DECK_SIZE, SOLID_SIZE, Card
from tercet.core.notation import NotationError, parse_cards
from tercet.lab import extra
from tercet.lab.drawn import FORMATS
from tercet.lab.play import POLICIES
from tercet.lab.tables import Numbers
from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.lab.reports import DiceOdds

DECKS: Final = {"full": DECK_SIZE, "solid": SOLID_SIZE}
GAMES: Final = 100_000
SLOW_GAMES: Final = 2_000
"""How many games where there are no kernels, or the policy thinks."""
DICE_GAMES: Final = 60
LARGEST_SEED: Final = 2**64 - 1


class Report(Protocol):
    """What can be answered in every way."""

    def summary(self) -> dict[str, Any]: ...
    def figure(self, said: Words | None = None) -> Any: ...


def _output_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--plot", metavar=words("cli-file"), help=words("lab-arg-plot"))


def _answer(args: argparse.Namespace, words: Words, report: Report, text: Callable[[], str]) -> None:
    """Prints a report as JSON or as text, and draws it if wanted."""
    if args.json:
        print_json(report.summary())
    else:
        print(text())
    if args.plot:
        from tercet.lab.charts import save

        try:
            save(report.figure(words), args.plot)
        except OSError as error:
            raise BadInput(words("cli-cannot-write", path=args.plot, problem=error.strerror or str(error))) from None
        print(words("lab-drawn", file=args.plot), file=sys.stderr)


@contextmanager
def _beside(args: argparse.Namespace, words: Words) -> Iterator[None]:
    """Refuses a picture that could not be drawn before anything is counted; says what slows us down, once."""
    if args.plot and Path(args.plot).suffix.lower() not in FORMATS:
        raise BadInput(words("lab-bad-picture", file=args.plot))
    if args.plot and find_spec("matplotlib") is None:
        raise BadInput(words("lab-needs-picture", command=extra.INSTALL))
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always", extra.Slow)
        yield
    if any(issubclass(one.category, extra.Slow) for one in said):
        print(words("lab-slow", command=extra.INSTALL), file=sys.stderr)
    if seconds := extra.compile_seconds():
        print(words("lab-compiled", seconds=Numbers(words.language).decimal(seconds, 1)), file=sys.stderr)


# Odds


def _odds_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--deck", choices=tuple(DECKS), default="full", help=words("lab-arg-deck"))
    parser.add_argument("--cards", type=int, metavar="K", help=words("lab-arg-cards"))
    _output_arguments(parser, words)


def _odds(args: argparse.Namespace, words: Words) -> int:
    deck = DECKS[args.deck]
    if args.cards is not None and not 0 <= args.cards <= deck:
        raise BadInput(words("lab-bad-cards", most=deck, given=args.cards))
    from tercet.lab.reports import exact_odds
    from tercet.lab.texts import odds_text, one_size_text

    with _beside(args, words):
        report = exact_odds(deck)

    def text() -> str:
        return odds_text(report, words) if args.cards is None else one_size_text(report.set_free, args.cards, words)

    _answer(args, words, report, text)
    return FINE


# Simulation


def _simulate_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    default = Numbers(words.language).whole(GAMES)
    parser.add_argument("--games", type=int, metavar="N", help=words("lab-arg-games", default=default))
    parser.add_argument("--policy", choices=POLICIES, default="random", help=words("lab-arg-policy"))
    parser.add_argument("--edition", choices=tuple(EDITIONS), help=words("lab-arg-edition"))
    parser.add_argument("--deck", choices=tuple(DECKS), default="full", help=words("lab-arg-deck"))
    parser.add_argument("--layout", type=int, choices=(9, 12), default=12, help=words("lab-arg-layout"))
    _run_arguments(parser, words)
    _output_arguments(parser, words)


def _run_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--cores", type=int, metavar="N", help=words("lab-arg-cores"))
    parser.add_argument("--seed", type=int, metavar="N", help=words("lab-arg-seed"))


def _check_run(args: argparse.Namespace, words: Words) -> None:
    if args.cores is not None and args.cores < 1:
        raise BadInput(words("lab-bad-cores", given=args.cores))
    if args.seed is not None and not 0 <= args.seed <= LARGEST_SEED:
        raise BadInput(words("lab-bad-seed", most=str(LARGEST_SEED), given=str(args.seed)))


def _rules(args: argparse.Namespace, words: Words) -> RuleSet:
    if args.layout == 9 and args.deck == "full":
        raise BadInput(words("lab-bad-layout"))
    return edition(args.edition or LANGUAGE_EDITIONS[words.language], deck=args.deck, layout=args.layout)


def _simulate(args: argparse.Namespace, words: Words) -> int:
    if args.games is not None and args.games < 1:
        raise BadInput(words("lab-bad-games", given=args.games))
    _check_run(args, words)
    rules = _rules(args, words)
    from tercet.lab.simulation import simulate
    from tercet.lab.texts import simulation_text

    is_slow = args.policy == "careful" or not extra.is_installed()
    games = args.games or (SLOW_GAMES if is_slow else GAMES)
    with _beside(args, words), _progress() as progress:
        report = simulate(games, args.policy, rules, seed=args.seed, cores=args.cores, progress=progress)
    _say_if_stopped(report.games, report.wanted, words)
    if report.games:
        _answer(args, words, report, lambda: simulation_text(report, words))
    return FINE


def _say_if_stopped(games: int, wanted: int, words: Words) -> None:
    if games < wanted:
        numbers = Numbers(words.language)
        print(words("lab-stopped", done=numbers.whole(games), wanted=numbers.whole(wanted)), file=sys.stderr)


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error, for people: only where that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    width = min(60, shutil.get_terminal_size().columns - 10)
    shown = -1

    def show(done: int, wanted: int) -> None:
        nonlocal shown
        percent = 100 * done // wanted
        if percent != shown:
            shown = percent
            bar = "#" * (width * done // wanted)
            print(f"\r[{bar:{width}}] {percent:3} %", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        print(f"\r{'':{width + 9}}\r", end="", file=sys.stderr, flush=True)


# A deal


def _deal_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("order", nargs="*", metavar=words("cli-cards"), help=words("lab-arg-order"))
    parser.add_argument("--seed", metavar="N", help=words("lab-arg-deal-seed"))
    parser.add_argument("--deck", choices=tuple(DECKS), default="full", help=words("lab-arg-deck"))
    parser.add_argument("--layout", type=int, choices=(9, 12), default=12, help=words("lab-arg-layout"))
    parser.add_argument("--moves", metavar=words("cli-file"), help=words("lab-arg-moves"))
    _output_arguments(parser, words)


def _solve_deal(args: argparse.Namespace, words: Words) -> int:
    from tercet.lab.reports import solve
    from tercet.lab.solitaire import BadDeck, BadMove
    from tercet.lab.texts import deal_text

    order = _order(args, words)
    moves = [] if args.moves is None else [_cards(line, words) for line in _lines(args.moves, words)]
    if args.layout == 9 and len(order) > SOLID_SIZE:
        raise BadInput(words("lab-bad-layout"))
    try:
        with _beside(args, words):
            report = solve(order, moves, args.layout)
    except BadDeck as bad:
        raise BadInput(words("lab-bad-deck", problem=_deck_problem(bad, words))) from None
    except BadMove as bad:
        cards = " ".join(map(str, bad.cards))
        values = {"move": bad.number} if bad.reason == "empty-pile" else {"move": bad.number, "cards": cards}
        raise BadInput(words("lab-bad-moves", problem=words(f"lab-move-{bad.reason}", **values))) from None
    _answer(args, words, report, lambda: deal_text(report, words))
    return NO_SUCH_THING if report.chance is None else FINE


def _order(args: argparse.Namespace, words: Words) -> tuple[Card, ...]:
    """The deck that was typed, or is in a file, or follows from a seed."""
    if args.order:
        # a deck is more than one word: a single one can only be meant as a file
        is_file = len(args.order) == 1 and " " not in args.order[0]
        return _cards("\n".join(_lines(args.order[0], words)) if is_file else " ".join(args.order), words)
    if args.seed is None:
        raise BadInput(words("lab-no-deck"))
    deck = CARDS[: DECKS[args.deck]]
    return tuple(random.Random(args.seed).sample(deck, len(deck)))


def _lines(path: str, words: Words) -> list[str]:
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadInput(words("lab-cannot-read", file=path, problem=problem)) from None
    return text.splitlines()


def _cards(text: str, words: Words) -> tuple[Card, ...]:
    from tercet.render.names import notation_text

    try:
        return parse_cards(text)
    except NotationError as error:
        raise BadInput(notation_text(error, words)) from None


def _deck_problem(bad: Exception, words: Words) -> str:
    from tercet.lab.solitaire import BadDeck

    assert isinstance(bad, BadDeck)
    if bad.twin is not None:
        return words("lab-twin", card=str(bad.twin))
    names = " ".join(map(str, bad.missing[:5])) + (" …" if len(bad.missing) > 5 else "")
    return words("lab-missing", deck=bad.deck, count=len(bad.missing), cards=names)


# Dice


def _dice_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "--games", type=int, default=DICE_GAMES, metavar="N", help=words("lab-arg-dice-games", default=DICE_GAMES)
    )
    parser.add_argument("--players", type=int, default=2, metavar="N", help=words("lab-arg-players"))
    parser.add_argument("--hand", metavar=words("lab-hand"), help=words("lab-arg-hand"))
    parser.add_argument("--board", metavar=words("cli-file"), help=words("lab-arg-board"))
    _run_arguments(parser, words)
    _output_arguments(parser, words)


def _dice_odds(args: argparse.Namespace, words: Words) -> int:
    if args.games < 0:
        raise BadInput(words("lab-bad-dice-games", given=args.games))
    if not 2 <= args.players <= 4:
        raise BadInput(words("lab-bad-players", given=args.players))
    _check_run(args, words)
    from tercet.lab.dice_games import simulate_dice
    from tercet.lab.reports import dice_odds
    from tercet.lab.texts import dice_text

    with _beside(args, words):
        if args.hand is not None:
            report = _rerolls(args, words)
        elif args.games == 0:
            report = dice_odds()
        else:
            with _progress() as progress:
                games = simulate_dice(args.games, args.players, seed=args.seed, cores=args.cores, progress=progress)
            _say_if_stopped(games.games, games.wanted, words)
            report = dice_odds(games if games.games else None)
    _answer(args, words, report, lambda: dice_text(report, words))
    return FINE


def _rerolls(args: argparse.Namespace, words: Words) -> DiceOdds:
    from tercet.core.dicegame.dice import DICE, HAND, Die, faces_of
    from tercet.core.dicegame.notation import format_face, parse_board, parse_face
    from tercet.lab.reports import dice_odds
    from tercet.lab.rolls import rerolls, sides_of
    from tercet.render.dice_names import dice_notation_text

    if args.board is None:
        raise BadInput(words("lab-no-board"))
    faces, sides = [], []
    try:
        board = parse_board("\n".join(_lines(args.board, words)))
        for word in args.hand.replace(",", " ").split():
            die, named, text = word.rpartition("=")
            face = parse_face(text)
            own = sides_of(face)
            if named:
                own = faces_of(Die(int(die))) if die.isdigit() and int(die) < DICE else ()
            if face not in own:
                raise BadInput(words("lab-bad-hand", problem=f"{word}: {format_face(face)}"))
            faces.append(face)
            sides.append(own)
    except NotationError as error:
        raise BadInput(dice_notation_text(error, words)) from None
    if not 1 <= len(faces) <= HAND:
        raise BadInput(words("lab-bad-hand", problem=args.hand))
    return dice_odds(None, faces, rerolls(board, faces, sides, seed=args.seed or 0))


COMMANDS: Final = (
    Command("odds", "lab-odds-help", _odds_arguments, _odds),
    Command("simulate", "lab-simulate-help", _simulate_arguments, _simulate),
    Command("solve-deal", "lab-solve-deal-help", _deal_arguments, _solve_deal),
    Command("dice odds", "lab-dice-odds-help", _dice_arguments, _dice_odds),
)
