"""`tercet odds`, `simulate`, `solve-deal` and `dice odds`: print the lab's results as text, JSON and charts."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tercet.cli.cards import print_json
from tercet.cli.command import FINE, INTERRUPTED, NO_SUCH_THING, BadInput, CliCommand
from tercet.cli.files import read_file
from tercet.cli.lab_output import answer, checked_output, on_dask, output_arguments
from tercet.cli.logs import log_problem
from tercet.cli.parser import whole_number
from tercet.cli.terminal_output import busy_sign, print_text, progress_bar
from tercet.cli.variants import add_variant_deck, chosen_variant
from tercet.core.cardgame.rules import EDITIONS, LANGUAGE_EDITIONS, CardRules, edition
from tercet.core.sets.cards import DECK_SIZE, SOLID_SIZE, Card, parse_cards, to_cards
from tercet.core.sets.features import NotationError
from tercet.core.sets.variant_catalogue import PRESETS
from tercet.lab import acceleration
from tercet.lab.dealing import deal_cards
from tercet.lab.reports.texts import Numbers
from tercet.lab.simulation.game import POLICIES
from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.core.dicegame.dice import Face
    from tercet.lab.reports.summaries import DiceOdds
    from tercet.lab.solitaire.solo_deals import SoloDeal

Cards = tuple[Card, ...]

DECKS: Final = {"full": DECK_SIZE, "solid": SOLID_SIZE}
SIZE: Final = 12
GAMES: Final = 100_000
SLOW_GAMES: Final = 2_000
"""Default number of games if Numba is missing or the policy is slow."""
DICE_GAMES: Final = 60
LARGEST_SEED: Final = 2**64 - 1


# Odds


def _odds_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_variant_deck(parser, words)
    parser.add_argument("--deck", choices=tuple(DECKS), default="full", help=words("lab-arg-deck"))
    parser.add_argument("--cards", type=whole_number(words), metavar="K", help=words("lab-arg-cards"))
    output_arguments(parser, words)


def _variant_odds(args: argparse.Namespace, words: Words) -> int:
    """Prints the odds of a variant (V3)."""
    from tercet.lab.exact.variant_odds import variant_odds

    for option, given in (("--cards", args.cards), ("--picture", args.picture)):
        if given is not None:
            raise BadInput(words("lab-not-of-variant", option=option))
    variant = chosen_variant(args, words)
    name = args.variant or next(name for name, preset in PRESETS.items() if preset.law == variant.law)
    odds = variant_odds(name, variant.deck.name)
    if args.json:
        print_json(odds.summary())
        return FINE
    numbers = Numbers(words.language)
    print_text(words("cli-variant-takings", count=numbers.whole(odds.takings), size=len(variant.deck)))
    print_text(words("cli-variant-largest", largest=odds.largest_free or 0))
    share = numbers.percent(odds.nothing_on_board, 2)
    print_text(words("cli-variant-board", board=odds.board, share=share))
    print_text(words("cli-variant-hands", hands="; ".join(map(numbers.whole, odds.free_hands))))
    if odds.example:
        print_text(words("cli-variant-example", count=len(odds.example), cards=variant.deck.format(odds.example)))
    return FINE


def _odds(args: argparse.Namespace, words: Words) -> int:
    if args.variant or args.changes:
        return _variant_odds(args, words)
    deck = DECKS[args.deck]
    if args.cards is not None and not 0 <= args.cards <= deck:
        raise BadInput(words("lab-bad-cards", most=deck, given=args.cards))
    from tercet.lab.reports.texts import odds_text, one_size_text

    if args.cards is not None:
        from tercet.lab.exact.odds import hand_odds

        with checked_output(args, words), busy_sign():
            hand = hand_odds(args.cards, deck)
        answer(args, words, hand, lambda: one_size_text(hand, words))
        return FINE
    from tercet.lab.reports.summaries import exact_odds

    with checked_output(args, words), busy_sign():
        report = exact_odds(deck)
    answer(args, words, report, lambda: odds_text(report, words))
    return FINE


# Simulation


def _simulate_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    default = Numbers(words.language).whole(GAMES)
    parser.add_argument("--games", type=whole_number(words), metavar="N", help=words("lab-arg-games", default=default))
    parser.add_argument("--policy", choices=POLICIES, default="random", help=words("lab-arg-policy"))
    parser.add_argument("--edition", choices=tuple(EDITIONS), help=words("lab-arg-edition"))
    parser.add_argument("--deck", choices=tuple(DECKS), default="full", help=words("lab-arg-deck"))
    parser.add_argument("--layout", type=whole_number(words), choices=(9, 12), default=12, help=words("lab-arg-layout"))
    _run_arguments(parser, words)
    output_arguments(parser, words)


def _run_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--cores", type=whole_number(words), metavar="N", help=words("lab-arg-cores"))
    parser.add_argument("--dask", metavar="ADDRESS", help=words("lab-arg-dask"))
    parser.add_argument("--seed", type=whole_number(words), metavar="N", help=words("lab-arg-seed"))


def _check_run(args: argparse.Namespace, words: Words) -> None:
    if args.cores is not None and args.cores < 1:
        raise BadInput(words("lab-bad-cores", given=args.cores))
    if args.cores is not None and args.dask is not None:
        raise BadInput(words("lab-dask-or", option="--cores"))
    if args.seed is not None and not 0 <= args.seed <= LARGEST_SEED:
        raise BadInput(words("lab-bad-seed", most=str(LARGEST_SEED), given=str(args.seed)))


def _rules(args: argparse.Namespace, words: Words) -> CardRules:
    if args.layout == 9 and args.deck == "full":
        raise BadInput(words("lab-bad-layout"))
    return edition(args.edition or LANGUAGE_EDITIONS[words.language], deck=args.deck, layout=args.layout)


def _simulate(args: argparse.Namespace, words: Words) -> int:
    if args.games is not None and args.games < 1:
        raise BadInput(words("lab-bad-games", given=args.games))
    _check_run(args, words)
    rules = _rules(args, words)
    from tercet.lab.reports.texts import simulation_text
    from tercet.lab.simulation.simulate import simulate

    is_slow = args.policy == "careful" or not acceleration.is_enabled()
    games = args.games or (SLOW_GAMES if is_slow else GAMES)
    with checked_output(args, words), on_dask(words), progress_bar() as progress:
        report = simulate(
            games, args.policy, rules, seed=args.seed, cores=args.cores, dask=args.dask, progress=progress
        )
    code = _say_if_stopped(report.games, report.wanted, words)
    answer(args, words, report, lambda: simulation_text(report, words))
    return code


def _say_if_stopped(games: int, wanted: int, words: Words) -> int:
    """Returns the exit code; after Ctrl-C, also prints the number of games played, because their results are still
    valid."""
    if games == wanted:
        return FINE
    numbers = Numbers(words.language)
    print(words("lab-stopped", done=numbers.whole(games), wanted=numbers.whole(wanted)), file=sys.stderr)
    if not games:
        raise KeyboardInterrupt
    return INTERRUPTED


# A deal


def _deal_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("order", nargs="*", metavar=words("cli-cards"), help=words("lab-arg-order"))
    parser.add_argument("--seed", metavar="N", help=words("lab-arg-deal-seed"))
    parser.add_argument("--deck", choices=tuple(DECKS), default="full", help=words("lab-arg-deck"))
    parser.add_argument("--layout", type=whole_number(words), choices=(9, 12), help=words("lab-arg-layout"))
    parser.add_argument("--moves", metavar=words("cli-file"), help=words("lab-arg-moves"))
    output_arguments(parser, words)


def _solve_deal(args: argparse.Namespace, words: Words) -> int:
    from tercet.lab.reports.summaries import solve
    from tercet.lab.reports.texts import deal_text
    from tercet.lab.solitaire.solver import BadDeck, BadMove

    order, moves, size = _deal(args, words)
    if size == 9 and len(order) > SOLID_SIZE:
        raise BadInput(words("lab-bad-layout"))
    try:
        with checked_output(args, words), busy_sign():
            report = solve(order, moves, size)
    except BadDeck as bad:
        raise BadInput(words("lab-bad-deck", problem=_deck_problem(bad, words))) from None
    except BadMove as bad:
        cards = " ".join(map(str, bad.cards))
        values = {"move": bad.number} if bad.reason == "empty-pile" else {"move": bad.number, "cards": cards}
        raise BadInput(words("lab-bad-moves", problem=words(f"lab-move-{bad.reason}", **values))) from None
    answer(args, words, report, lambda: deal_text(report, words))
    return NO_SUCH_THING if report.chance is None else FINE


def _deal(args: argparse.Namespace, words: Words) -> tuple[Cards, Sequence[Cards], int]:
    """Returns the deck, the player's SETs and the table size, from arguments, files or a seed."""
    moves = [] if args.moves is None else [_cards(line, words) for line in read_file(args.moves, words).splitlines()]
    size = args.layout or SIZE
    if args.order:
        # a deck consists of many words, so a single word is a file name unless it is a card
        is_file = len(args.order) == 1 and " " not in args.order[0] and not _is_card(args.order[0])
        text = read_file(args.order[0], words) if is_file else " ".join(args.order)
        if is_file and text.startswith("{"):
            if args.moves is not None or args.layout is not None:
                raise BadInput(words("lab-log-has-all"))
            played = _played(args.order[0], text, words)
            return played.order, played.moves, played.size
        return _cards(text, words), moves, size
    if args.seed is None:
        raise BadInput(words("lab-no-deck"))
    return to_cards(deal_cards(args.seed, DECKS[args.deck], args.deck)), moves, size


def _played(path: str, text: str, words: Words) -> SoloDeal:
    """Reads the last deal from the log of a solo game."""
    from tercet.core.engine.log import LogError, parse_log
    from tercet.core.games import GAMES
    from tercet.lab.solitaire.solo_deals import solo_deal

    try:
        log = parse_log(text, GAMES.values())
        list(log.states())
    except LogError as error:
        raise BadInput(log_problem(path, error, words)) from None
    deal = solo_deal(log.events)
    if deal is None:
        raise BadInput(words("lab-not-alone", file=path))
    return deal


def _is_card(text: str) -> bool:
    try:
        parse_cards(text)
    except NotationError:
        return False
    return not Path(text).exists()


def _cards(text: str, words: Words) -> tuple[Card, ...]:
    from tercet.render.names import notation_text

    try:
        return parse_cards(text)
    except NotationError as error:
        raise BadInput(notation_text(error, words)) from None


def _deck_problem(bad: Exception, words: Words) -> str:
    from tercet.lab.solitaire.solver import BadDeck

    assert isinstance(bad, BadDeck)
    if bad.twin is not None:
        return words("lab-twin", card=str(bad.twin))
    names = " ".join(map(str, bad.missing[:5])) + (" …" if len(bad.missing) > 5 else "")
    return words("lab-missing", deck=bad.deck, count=len(bad.missing), cards=names)


# Dice


def _dice_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "--games",
        type=whole_number(words),
        default=DICE_GAMES,
        metavar="N",
        help=words("lab-arg-dice-games", default=DICE_GAMES),
    )
    parser.add_argument("--players", type=whole_number(words), default=2, metavar="N", help=words("lab-arg-players"))
    parser.add_argument("--hand", nargs="+", metavar=words("lab-hand"), help=words("lab-arg-hand"))
    parser.add_argument("--board", metavar=words("cli-file"), help=words("lab-arg-board"))
    _run_arguments(parser, words)
    output_arguments(parser, words)


def _dice_odds(args: argparse.Namespace, words: Words) -> int:
    if args.games < 0:
        raise BadInput(words("lab-bad-dice-games", given=args.games))
    if not 2 <= args.players <= 4:
        raise BadInput(words("lab-bad-players", given=args.players))
    _check_run(args, words)
    from tercet.lab.dice.games import simulate_dice
    from tercet.lab.reports.summaries import dice_odds
    from tercet.lab.reports.texts import dice_text

    code = FINE
    with checked_output(args, words):
        if args.hand is not None:
            with busy_sign():
                report = _rerolls(args, words)
        elif args.games == 0:
            with busy_sign():
                report = dice_odds()
        else:
            with on_dask(words), progress_bar() as progress:
                games = simulate_dice(
                    args.games, args.players, seed=args.seed, cores=args.cores, dask=args.dask, progress=progress
                )
            code = _say_if_stopped(games.games, games.wanted, words)
            with busy_sign():
                report = dice_odds(games)
    answer(args, words, report, lambda: dice_text(report, words))
    return code


def _rerolls(args: argparse.Namespace, words: Words) -> DiceOdds:
    from tercet.core.dicegame.dice import HAND
    from tercet.core.dicegame.notation import format_face, parse_board, parse_face
    from tercet.lab.dice.rolls import rerolls, sides_of
    from tercet.lab.reports.summaries import dice_odds
    from tercet.render.dice_names import dice_notation_text

    if args.board is None:
        raise BadInput(words("lab-no-board"))
    faces, sides = [], []
    try:
        board = parse_board(read_file(args.board, words).rstrip("\n"))
        for word in " ".join(args.hand).replace(",", " ").split():
            die, named, text = word.rpartition("=")
            face = parse_face(text)
            own = _faces_of(die, words) if named else sides_of(face)
            if face not in own:
                has = " ".join(map(format_face, own))
                raise BadInput(words("lab-bad-face", die=die, face=format_face(face), faces=has))
            faces.append(face)
            sides.append(own)
    except NotationError as error:
        raise BadInput(dice_notation_text(error, words)) from None
    if not 1 <= len(faces) <= HAND:
        raise BadInput(words("lab-bad-hand", problem=" ".join(args.hand)))
    return dice_odds(None, faces, rerolls(board, faces, sides, seed=args.seed or 0))


def _faces_of(die: str, words: Words) -> tuple[Face, ...]:
    """Parses the number of a die, and returns its faces."""
    from tercet.core.dicegame.dice import DICE, Die, faces_of

    if not (die.isascii() and die.isdigit() and int(die) < DICE):
        raise BadInput(words("lab-bad-die", die=die, last=DICE - 1))
    return faces_of(Die(int(die)))


COMMANDS: Final = (
    CliCommand("odds", "lab-odds-help", _odds_arguments, _odds, "12"),
    CliCommand("simulate", "lab-simulate-help", _simulate_arguments, _simulate, "10000 --policy careful"),
    CliCommand("solve-deal", "lab-solve-deal-help", _deal_arguments, _solve_deal, "--seed 1 --deck solid"),
    CliCommand("dice odds", "lab-dice-odds-help", _dice_arguments, _dice_odds, "--games 100 --players 3"),
)
