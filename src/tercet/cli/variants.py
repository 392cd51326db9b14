"""Arguments that choose a deck and a law: `--variant NAME`, and `--set deck=NAME` for a third of the printed deck."""

from __future__ import annotations

import argparse
from typing import Any

from tercet.cli.command import BadInput
from tercet.cli.parser import add_changes
from tercet.core.cardgame.rules import edition
from tercet.core.engine.ruleset import RuleError
from tercet.core.sets.variant_catalogue import PRESETS, Variant
from tercet.locale import Words
from tercet.render.names import rule_text


def add_variant(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds `--variant`, which names a deck and a law."""
    parser.add_argument("--variant", choices=tuple(PRESETS), help=words("cli-help-variant"))


def add_variant_deck(parser: argparse.ArgumentParser, words: Words) -> None:
    """Adds the arguments for a variant and its deck, for commands that use no other rules."""
    add_variant(parser, words)
    add_changes(parser, words, "cli-help-set-deck")


def preset_rules(args: argparse.Namespace) -> dict[str, Any]:
    """Returns the deck and the law of the named variant, if any."""
    name = getattr(args, "variant", None)
    return {} if name is None else PRESETS[name]._asdict()


def chosen_variant(args: argparse.Namespace, words: Words) -> Variant:
    """Returns the named variant, with another deck if requested; raises BadInput if it cannot be played."""
    changes: dict[str, Any] = {}
    for change in args.changes:
        name, _, value = map(str.strip, change.partition("="))
        if not name or not value:
            raise BadInput(words("cli-bad-change", change=change))
        if name not in ("deck", "law"):
            raise BadInput(words("cli-bad-deck-change", rule=name))
        changes[name] = value
    try:
        return edition("es", **{**preset_rules(args), **changes}).variant
    except RuleError as error:
        raise BadInput(rule_text(error, words)) from None
