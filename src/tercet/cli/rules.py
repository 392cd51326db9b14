"""`tercet rules`: prints the rules of an edition, with a host's changes, in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from tercet.cli.cards import print_json
from tercet.cli.command import FINE, BadInput, CliCommand
from tercet.cli.files import read_file
from tercet.cli.parser import add_changes, add_colour
from tercet.cli.terminal_output import page
from tercet.cli.variants import add_variant, preset_rules
from tercet.core.cardgame.rules import EDITIONS, LANGUAGE_EDITIONS, CardRules, edition
from tercet.core.dicegame.board import BadLayout, Layout, parse_layout
from tercet.core.dicegame.rules import DICE_RULES, DiceRules, dice_rules
from tercet.core.engine.ruleset import GameRules, RuleError, fields
from tercet.locale import Words
from tercet.render.dice_rules import dice_rules_text
from tercet.render.names import rule_text
from tercet.render.rules import rules_text


def add_edition(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds the arguments that choose the rules of the card game."""
    parser.add_argument("--edition", choices=tuple(EDITIONS), help=words("cli-help-edition"))
    add_changes(parser, words)


def chosen_rules(args: argparse.Namespace, words: Words, **more: Any) -> CardRules:
    """Returns the requested rules; the default edition is that of the user's language."""
    name = args.edition or LANGUAGE_EDITIONS[words.language]
    try:
        return edition(name, **{**preset_rules(args), **read_changes(args.changes, CardRules, words), **more})
    except RuleError as error:
        raise BadInput(rule_text(error, words)) from None


def read_changes(changes: Sequence[str], kind: type[GameRules], words: Words) -> dict[str, Any]:
    """Parses changes such as `deals=3`, without checking names and ranges, which the rules do themselves."""
    values: dict[str, Any] = {}
    for change in changes:
        name, sign, text = change.partition("=")
        if not sign:
            raise BadInput(words("cli-bad-change", change=change))
        name, text = name.strip().replace("-", "_"), _unquoted(text.strip())
        field = fields(kind).get(name)
        if field is not None and field.kind is Layout:
            values[name] = read_layout(text, words)
        else:
            values[name] = text if field is None else _value(text, field.kind, field.choices)
    return values


def _unquoted(text: str) -> str:
    """Removes quotation marks that the shell has left around a value."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"" else text


def read_layout(path: str, words: Words) -> Layout:
    """Reads a board from a file (D3)."""
    try:
        return parse_layout(read_file(path, words))
    except BadLayout as error:
        raise BadInput(words("dice-cli-bad-layout", problem=rule_text(error, words))) from None


def _value(text: str, kind: type | None, choices: tuple[Any, ...]) -> Any:
    """Converts a value to the field's type; returns the text unchanged if that fails, so that the rules reject it."""
    if kind is bool:
        return {"yes": True, "true": True, "no": False, "false": False}.get(text.lower(), text)
    if kind in (int, float):
        try:
            return msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError:
            return text
    return None if text == "default" and None in choices else text


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--edition", choices=(*EDITIONS, DICE_RULES.edition), help=words("cli-help-edition"))
    add_variant(parser, words)
    add_changes(parser, words)
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
    parser.add_argument("--markdown", action="store_true", help=words("cli-help-markdown"))
    add_colour(parser, words)


def _rules(args: argparse.Namespace, words: Words) -> int:
    rules: GameRules
    if args.edition == DICE_RULES.edition:
        if args.variant is not None:
            raise BadInput(words("cli-dice-no-variant"))
        rules = dice = chosen_dice_rules(args, words)
        text = dice_rules_text(dice, words)
    else:
        rules = cards = chosen_rules(args, words)
        text = rules_text(cards, words)
    if args.json:
        print_json(rules)
    else:
        print(text.rstrip("\n") if args.markdown else page(text))
    return FINE


def chosen_dice_rules(args: argparse.Namespace, words: Words, **defaults: Any) -> DiceRules:
    """Returns the rules of the dice game with the requested changes."""
    try:
        return dice_rules(**{**defaults, **read_changes(args.changes, DiceRules, words)})
    except RuleError as error:
        raise BadInput(rule_text(error, words)) from None


COMMANDS = (CliCommand("rules", "cli-rules", _arguments, _rules, "--edition he --set deals=3"),)
