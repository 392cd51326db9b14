"""`tercet solve`, `why` and `deal`: questions about cards."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence

import msgspec

from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, CliCommand
from tercet.cli.files import STDIN, read_file, write_picture
from tercet.cli.parser import add_colour, whole_number
from tercet.cli.terminal_output import draw
from tercet.core.sets.cards import Card, deck_of, find_sets, format_cards, parse_cards
from tercet.core.sets.feature_checks import why_not
from tercet.core.sets.features import NotationError
from tercet.lab.dealing import deal_cards
from tercet.locale import Words
from tercet.render.names import card_name, findings, notation_text, verdict
from tercet.render.svg import layout_svg


def read_cards(texts: Sequence[str], words: Words) -> tuple[Card, ...]:
    """The cards that were typed, or of standard input for `-`; BadInput for anything else, or a card given twice."""
    if list(texts) == [STDIN]:
        texts = [read_file(STDIN, words)]
    try:
        cards = parse_cards(" ".join(texts))
    except NotationError as error:
        raise BadInput(notation_text(error, words)) from None
    if not cards:
        raise BadInput(words("cli-no-cards"))
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise BadInput(words("cli-twins", card=str(card)))
    return cards


def _solve_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("cards", nargs="+", metavar=words("cli-cards"), help=words("cli-help-cards"))
    _output_arguments(parser, words)


def _output_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--picture", metavar=words("cli-file"), help=words("cli-help-picture"))
    add_colour(parser, words)


def _solve(args: argparse.Namespace, words: Words) -> int:
    cards = read_cards(args.cards, words)
    found = find_sets(cards)
    if args.picture:
        hinted = found[0] if found else ()
        write_picture(args.picture, layout_svg(cards, hinted=hinted, language=words.language), words)
    if args.json:
        print_json({"cards": names(cards), "sets": [names(three) for three in found], "count": len(found)})
    else:
        print(draw(cards))
        print(words("cli-sets-found", count=len(found)))
        for three in found:
            print(f"  {format_cards(three)}   {'; '.join(card_name(card, words) for card in three)}")
    return FINE if found else NO_SUCH_THING


def _why_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("cards", nargs="+", metavar=words("cli-cards"), help=words("cli-help-three-cards"))
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    add_colour(parser, words)


def _why(args: argparse.Namespace, words: Words) -> int:
    cards = read_cards(args.cards, words)
    if len(cards) != 3:
        raise BadInput(words("cli-not-three", count=len(cards)))
    checks = why_not(*cards)
    is_set = all(check.verdict != "mixed" for check in checks)
    if args.json:
        print_json({"cards": names(cards), "is_set": is_set, "checks": checks})
    else:
        print(draw(cards))
        print(verdict(cards, words))
        for line in findings(cards, words):
            print(f"  {line}")
    return FINE if is_set else NO_SUCH_THING


def _deal_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seed", metavar="N", help=words("cli-help-seed"))
    parser.add_argument("--deck", choices=("full", "solid"), default="full", help=words("cli-help-deck"))
    parser.add_argument("--size", type=whole_number(words), default=12, metavar="N", help=words("cli-help-size"))
    _output_arguments(parser, words)


def _deal(args: argparse.Namespace, words: Words) -> int:
    most = len(deck_of(args.deck))
    if not 0 <= args.size <= most:
        raise BadInput(words("cli-bad-size", size=args.size, most=most))
    seed = args.seed or str(secrets.randbelow(10**9))
    cards = deal_cards(seed, args.size, args.deck)
    found = find_sets(cards)
    if args.picture:
        write_picture(args.picture, layout_svg(cards, language=words.language), words)
    if args.json:
        print_json({"cards": names(cards), "count": len(found), "seed": seed})
    else:
        print(draw(cards))
        print(format_cards(cards))
        print(words("cli-sets-dealt", count=len(found)))
        print(words("cli-seed", seed=seed))
    return FINE


def names(cards: Sequence[Card]) -> list[str]:
    """The cards in notation."""
    return [str(card) for card in cards]


def print_json(value: object) -> None:
    """One JSON value on a line of its own."""
    print(msgspec.json.encode(value).decode())


COMMANDS = (
    CliCommand("solve", "cli-solve", _solve_arguments, _solve, "1RSO 2RSO 3RSO 1GHQ"),
    CliCommand("why", "cli-why", _why_arguments, _why, "1RSO 2RSO 3PSO"),
    CliCommand("deal", "cli-deal", _deal_arguments, _deal, "--size 15 --picture deal.svg"),
)
