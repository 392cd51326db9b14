"""All files that the web client takes from Python, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from scripts.web.art import art_text
from scripts.web.sets import cards_text, thirds_text
from scripts.web.typescript import Pages

from tercet.core.cardgame.editions import EDITIONS, LANGUAGE_EDITIONS, RuleSet
from tercet.core.games import GAMES
from tercet.core.play import Command, Event, Game
from tercet.core.ruleset import fields

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "made"
HOMES: Final = {
    "tercet.core": "table",
    "tercet.core.cardgame": "cardgame",
    "tercet.core.dicegame": "dicegame",
    "tercet.wire": "wire",
}
KINDS: Final = {"cards": "Card", "dice": "Dice"}
"""What the types of a game are prefixed with where both games' are spoken of."""


def made() -> dict[str, str]:
    """The text of every file."""
    pages = Pages(HOMES, incoming=(Command,))
    for game in GAMES.values():
        _game(pages, game)
    _rules(pages)
    return {
        **pages.texts(),
        "art.ts": art_text(),
        "cards.ts": cards_text(),
        "thirds.ts": thirds_text(),
    }


def _game(pages: Pages, game: Game[Any, Any, Any]) -> None:
    home, kind = pages.home(game.view_type), KINDS[game.name]
    pages.struct(game.view_type)
    pages.union(home, f"{kind}Event", game.events, "Everything that can happen.")
    commands = [command for command in game.commands if not command.internal]
    pages.union(home, f"{kind}Command", commands, "Everything that a player may want.")
    pages.constant(home, f"{kind.upper()}_EVENT_DEFAULTS", _defaults(game), "What an older log leaves out of an event.")
    fresh = msgspec.to_builtins(game.view(game.initial(game.rules_type()), None))
    pages.constant(home, "NEW_VIEW", fresh, "A table before anything has happened.", of="View")


def _defaults(game: Game[Any, Any, Any]) -> dict[str, dict[str, Any]]:
    return {event.__name__: found for event in game.events if (found := _default_fields(event))}


def _default_fields(event: type[Event]) -> dict[str, Any]:
    return {
        field.encode_name: field.default
        for field in msgspec.structs.fields(event)
        if field.default is not msgspec.NODEFAULT
    }


def _rules(pages: Pages) -> None:
    ranges = {
        name: {"choices": field.choices, "low": field.low, "high": field.high}
        for name, field in fields(RuleSet).items()
    }
    pages.constant("cardgame", "EDITIONS", EDITIONS, "The printed rules.", of="Readonly<Record<string, RuleSet>>")
    pages.constant("cardgame", "LANGUAGE_EDITIONS", LANGUAGE_EDITIONS, "Which edition a reader of each language gets.")
    pages.constant("cardgame", "RULE_FIELDS", ranges, "What each rule may hold.")
