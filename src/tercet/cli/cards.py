"""`tercet solve`, `why` and `deal`: answer questions about cards."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, CliCommand
from tercet.cli.files import STDIN, read_file, write_picture
from tercet.cli.parser import add_colour, whole_number
from tercet.cli.terminal_output import draw, is_drawing, is_illustrating, print_hanging, print_text
from tercet.cli.variants import add_variant_deck, chosen_variant
from tercet.core.sets.decks import Deck
from tercet.core.sets.features import NotationError
from tercet.core.sets.variant_catalogue import Variant
from tercet.lab.dealing import deal_cards
from tercet.locale import Words
from tercet.render.names import card_name, findings, notation_text, verdict
from tercet.render.svg import layout_svg
from tercet.render.text import FULL, in_rows

_FRAMES: Final = ("╭─", "/--")
"""How drawn cards begin."""


class _Dealt(msgspec.Struct):
    """Cards as `tercet deal --json` and `tercet solve --json` print them."""

    cards: list[str]
    deck: str = "full"
    law: str = "set"


def read_cards(args: argparse.Namespace, words: Words) -> tuple[tuple[int, ...], Variant]:
    """Parses cards from arguments or, for `-`, from standard input, which may also be JSON from `tercet deal --json`;
    raises BadInput if one is not a card or occurs twice. JSON names its variant, unless the arguments name one."""
    texts = args.cards
    if texts == [STDIN]:
        typed = read_file(STDIN, words)
        try:
            dealt = msgspec.json.decode(typed, type=_Dealt)
        except msgspec.DecodeError:
            texts = [typed]
            if typed.startswith(_FRAMES):
                raise BadInput(words("cli-drawn-cards")) from None
        else:
            texts = dealt.cards
            if args.variant is None and not args.changes:
                args.changes = [f"deck={dealt.deck}", f"law={dealt.law}"]
    variant = chosen_variant(args, words)
    return _parsed(texts, words, variant.deck), variant


def _parsed(texts: Sequence[str], words: Words, deck: Deck) -> tuple[int, ...]:
    try:
        cards = deck.parse(" ".join(texts))
    except NotationError as error:
        raise BadInput(notation_text(error, words)) from None
    if not cards:
        raise BadInput(words("cli-no-cards"))
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise BadInput(words("cli-twins", card=deck.names[card]))
    return cards


def _solve_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("cards", nargs="+", metavar=words("cli-cards"), help=words("cli-help-cards"))
    add_variant_deck(parser, words)
    _output_arguments(parser, words)


def _output_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--picture", metavar=words("cli-file"), help=words("cli-help-picture"))
    add_colour(parser, words)


def _solve(args: argparse.Namespace, words: Words) -> int:
    cards, variant = read_cards(args, words)
    deck = variant.deck
    if len(cards) > variant.listed:
        raise BadInput(words("cli-too-many-cards", most=variant.listed))
    found = variant.find(cards)
    if args.picture:
        hinted = found[0] if found else ()
        write_picture(
            args.picture, layout_svg(in_rows(cards), deck=deck, hinted=hinted, language=words.language), words
        )
    if args.json:
        sets = [names(taking, deck) for taking in found]
        print_json({"cards": names(cards, deck), **_deck_and_law(variant), "sets": sets, "set_count": len(found)})
    else:
        _print_drawing(cards, deck)
        print(words("cli-sets-found", count=len(found)))
        for taking in found:
            print_hanging(f"  {deck.format(taking)}   ", words.clauses(card_name(card, words, deck) for card in taking))
    return FINE if found else NO_SUCH_THING


def _why_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("cards", nargs="+", metavar=words("cli-cards"), help=words("cli-help-three-cards"))
    add_variant_deck(parser, words)
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    add_colour(parser, words)


def _why(args: argparse.Namespace, words: Words) -> int:
    cards, variant = read_cards(args, words)
    deck = variant.deck
    if not variant.fits(len(cards)):
        raise BadInput(_wrong_count(variant, len(cards), words))
    check = variant.why_not(cards)
    if args.json:
        pairs = {"pairs": check.pairs} if check.pairs else {}
        print_json({"cards": names(cards, deck), "is_set": check.is_taking, "checks": check.checks, **pairs})
    else:
        _print_drawing(cards, deck)
        taking = words("card-is-taking" if check.is_taking else "card-is-not-taking")
        print_text(verdict(cards, words) if variant.is_printed else taking)
        for first, second in check.pairs:
            print(f"  {deck.format((cards[first], cards[second]))}")
        for line in findings(cards, words, variant):
            print_text(f"  {line}")
    return FINE if check.is_taking else NO_SUCH_THING


def _wrong_count(variant: Variant, count: int, words: Words) -> str:
    if variant.most == 3:
        return words("cli-not-three", count=count)
    sizes = str(variant.least) if variant.least == variant.most else f"{variant.least}–{variant.most}"
    return words("cli-wrong-count", size=sizes, count=count)


def _deal_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seed", metavar="N", help=words("cli-help-seed"))
    parser.add_argument("--deck", choices=("full", "solid"), help=words("cli-help-deck"))
    parser.add_argument(
        "--cards", "--size", dest="size", type=whole_number(words), metavar="N", help=words("cli-help-size")
    )
    add_variant_deck(parser, words)
    _output_arguments(parser, words)


def _deal(args: argparse.Namespace, words: Words) -> int:
    args.changes = [*args.changes, *([] if args.deck is None else [f"deck={args.deck}"])]
    variant = chosen_variant(args, words)
    deck = variant.deck
    size = variant.board if args.size is None else args.size
    most = min(len(deck), variant.listed)
    if not 0 <= size <= most:
        raise BadInput(words("cli-bad-size", size=size, most=most))
    seed = args.seed or str(secrets.randbelow(10**9))
    cards = deal_cards(seed, size, deck.name)
    found = variant.find(cards)
    if args.picture:
        write_picture(args.picture, layout_svg(in_rows(cards), deck=deck, language=words.language), words)
    if args.json:
        print_json({"cards": names(cards, deck), **_deck_and_law(variant), "set_count": len(found), "seed": seed})
    elif not is_drawing():
        print(deck.format(cards))  # what `solve -` and other programs read
    else:
        _print_drawing(cards, deck)
        print(deck.format(cards))
        print(words("cli-sets-dealt", count=len(found)))
        print(words("cli-seed", seed=seed))
    return FINE


def _print_drawing(cards: Sequence[int], deck: Deck) -> None:
    if is_illustrating():
        print(draw(in_rows(cards), deck=deck))


def _deck_and_law(variant: Variant) -> dict[str, str]:
    return {"deck": variant.deck.name, "law": variant.law}


def names(cards: Sequence[int], deck: Deck = FULL) -> list[str]:
    """Formats cards in notation."""
    return [deck.names[card] for card in cards]


def print_json(value: object) -> None:
    """Prints a value as one line of JSON."""
    print(msgspec.json.encode(value).decode())


COMMANDS = (
    CliCommand("solve", "cli-solve", _solve_arguments, _solve, "1RSO 2RSO 3RSO 1GHQ"),
    CliCommand("why", "cli-why", _why_arguments, _why, "1RSO 2RSO 3PSO"),
    CliCommand("deal", "cli-deal", _deal_arguments, _deal, "15 --picture deal.svg"),
)
