"""All generated files of the web client, by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, get_type_hints

import msgspec
from scripts.web.art import art_text
from scripts.web.decks import VariantSizes, deck_pictures, decks_text, variant_sizes
from scripts.web.dice_lessons import dice_lessons
from scripts.web.first_turns import first_turns
from scripts.web.lessons import examples, first_sets, lessons
from scripts.web.sets import cards_text, thirds_text
from scripts.web.typescript import Pages
from scripts.web.variant_lessons import variant_choices, variant_lessons

from tercet.api.bodies import (
    Addresses,
    ErrorBody,
    GameList,
    GameName,
    GuestErased,
    GuestProfile,
    LastClearable,
    NewGuest,
    NewRoom,
    NewTable,
    OpponentList,
    RoomSummary,
    RoomTables,
    TableList,
    TableSummary,
)
from tercet.api.daily_bodies import BoardDecision, DailyAttempt, DailyBoard, DailyPage, DailyResult, NewAttempt
from tercet.bots.roster import LEVELS
from tercet.core.cardgame.rules import EDITIONS, LANGUAGE_EDITIONS, CardRules
from tercet.core.dicegame.board import COLUMNS, Layout
from tercet.core.dicegame.dice import DICE, HAND, WILD, Die, faces_of
from tercet.core.dicegame.events import LAST_HINT
from tercet.core.dicegame.rules import DICE_RULES, UNTIMED, DiceRules
from tercet.core.engine.game import Command, Event, Game
from tercet.core.engine.ruleset import GameRules, fields
from tercet.core.games import GAMES, TABLE_KINDS
from tercet.core.sets.decks import DECKS, deck_named
from tercet.core.sets.variant_catalogue import PAIRS, PRESETS, VARIANTS
from tercet.locale import bot_title
from tercet.render import dice_rules as dice_rules_page
from tercet.render import rules as rules_page
from tercet.results.board_takings import MOST_BOARDS, BoardsToSearch, BoardTakings, LaidBoard
from tercet.results.statistics import ENOUGH, Statistics
from tercet.results.timeline import Timeline
from tercet.results.training import Training
from tercet.tables.chat import TEXT_LENGTH
from tercet.wire.codec import game_types
from tercet.wire.messages import (
    CLIENT_MESSAGES,
    LONGEST_HOLD,
    PHRASES,
    PROTOCOL,
    SERVER_MESSAGES,
    AnyCommand,
    AnyEvent,
    AnyQuestion,
    AnyReply,
)

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "generated"
HOMES: Final = {
    "tercet.core": "table",
    "tercet.core.seating.events": "tableevents",
    "tercet.core.cardgame": "cardgame",
    "tercet.core.cardgame.commands": "cardcommands",
    "tercet.core.cardgame.events": "cardevents",
    "tercet.core.cardgame.rules": "editions",
    "tercet.core.dicegame": "dicegame",
    "tercet.core.dicegame.commands": "dicecommands",
    "tercet.core.dicegame.events": "diceevents",
    "tercet.core.dicegame.questions": "wire",
    "tercet.core.puzzle": "puzzle",
    "tercet.core.puzzle.commands": "puzzlecommands",
    "tercet.core.puzzle.events": "puzzleevents",
    "tercet.core.room": "room",
    "tercet.core.room.commands": "roomcommands",
    "tercet.core.room.events": "roomevents",
    "tercet.wire": "wire",
    "tercet.api": "http",
    "tercet.store": "http",
    "tercet.results": "results",
    "tercet.bots": "bots",
    "tercet.render": "rules",
    "tercet.core.dicegame.dice": "faces",
    "tercet.core.engine.ruleset": "ranges",
    "scripts.web": "ranges",
    "scripts.web.decks": "variants",
}
HTTP_BODIES: Final = (
    NewGuest,
    GuestProfile,
    NewTable,
    TableSummary,
    TableList,
    GameList,
    LastClearable,
    Addresses,
    GuestErased,
    NewAttempt,
    DailyAttempt,
    DailyPage,
    DailyResult,
    DailyBoard,
    BoardDecision,
    OpponentList,
    Statistics,
    Training,
    Timeline,
    BoardsToSearch,
    BoardTakings,
    NewRoom,
    RoomSummary,
    RoomTables,
    ErrorBody,
)
KINDS: Final = {"cards": "Card", "dice": "Dice", "puzzle": "Puzzle", "room": "Room"}
"""Prefixes of each game's types, where several games' types occur."""
PRINTED: Final = {"dice": DICE_RULES}
"""The rules of a new table, if they differ from the defaults for old logs."""


def generated() -> dict[str, str]:
    """The text of every file."""
    pages = Pages(HOMES, incoming=(Command, NewTable, NewAttempt, NewRoom, LaidBoard))
    for game in TABLE_KINDS.values():
        _game(pages, game)
    _rules(pages)
    _wire(pages)
    pages.constant("faces", "ALL_DICE", list(range(DICE)), "Every die of the game.", of="readonly number[]")
    pages.constant("faces", "WILD", WILD, "The face of a WILD, which may stand for any other face.")
    pages.constant("faces", "HAND", HAND, "Number of dice in a hand, if the bag has enough.")
    pages.constant("faces", "LAST_HINT", LAST_HINT, "Number of hints on the same dice and board that show everything.")
    pages.constant("faces", "COLUMNS", COLUMNS, "The letters of a board's columns.")
    _rules_page(pages)
    pages.stands_for(GameName, Literal[tuple(GAMES)])
    for struct in HTTP_BODIES:
        pages.struct(struct)
    pages.constant("bots", "BOT_LEVELS", LEVELS, "The levels of each game's bots, weakest first.")
    titles = {bot_title(level): level for levels in LEVELS.values() for level in levels}
    pages.constant("results", "ENOUGH_SETS", ENOUGH, "Minimum number of SETs for a meaningful statistic.")
    pages.constant("results", "MOST_BOARDS", MOST_BOARDS, "Maximum number of boards in one request for their takings.")
    pages.constant("bots", "BOT_TITLES", titles, "The names of bots in logs, and the level of each.")
    return {
        **pages.texts(),
        "art.ts": art_text(),
        "cards.ts": cards_text(),
        "decks.ts": decks_text(),
        "variant_lessons.json": variant_lessons(),
        "variant_choices.json": json.dumps(variant_choices(), separators=(",", ":")) + "\n",
        "deck_pictures.json": json.dumps(deck_pictures(), separators=(",", ":")) + "\n",
        "thirds.ts": thirds_text(),
        "chance.json": json.dumps(_chance(), separators=(",", ":")) + "\n",
        "dice_lessons.json": json.dumps(msgspec.to_builtins(dice_lessons()), separators=(",", ":")) + "\n",
        "examples.json": json.dumps(msgspec.to_builtins(examples()), separators=(",", ":")) + "\n",
        "first_sets.json": json.dumps(msgspec.to_builtins(first_sets()), separators=(",", ":")) + "\n",
        "first_turns.json": json.dumps(msgspec.to_builtins(first_turns()), separators=(",", ":")) + "\n",
        "lessons.json": json.dumps(msgspec.to_builtins(lessons()), separators=(",", ":")) + "\n",
    }


def _game(pages: Pages, game: Game[Any, Any, Any]) -> None:
    home, kind = pages.home(game.view_type), KINDS[game.name]
    events = _home(game, "events")
    pages.struct(game.view_type)
    pages.union(events, f"{kind}Event", game.events, "Every event of the game.")
    commands = [command for command in game.commands if not command.internal]
    pages.union(_home(game, "commands"), f"{kind}Command", commands, "Every command that a player may send.")
    pages.constant(
        events,
        f"{kind.upper()}_EVENT_DEFAULTS",
        _defaults(game),
        "Defaults for fields that older logs omit, by type of event.",
    )
    if not game.gathers_tables:
        player = get_type_hints(game.view_type)["players"].__args__[0]
        pages.constant(home, "NEW_PLAYER", player(), "A player who has just sat down.", of=player.__name__)
    fresh = msgspec.to_builtins(game.view(game.initial(PRINTED.get(game.name, game.rules_type())), None))
    pages.constant(home, "NEW_VIEW", fresh, "A table before anything has happened.", of=game.view_type.__name__)


def _home(game: Game[Any, Any, Any], module: str) -> str:
    """The file of one module of a game's package."""
    package = game.view_type.__module__.rpartition(".")[0]
    return HOMES[f"{package}.{module}"]


def _defaults(game: Game[Any, Any, Any]) -> dict[str, dict[str, Any]]:
    return {event.__name__: _default_fields(event) for event in game.events}


def _default_fields(event: type[Event]) -> dict[str, Any]:
    return {
        field.encode_name: field.default
        for field in msgspec.structs.fields(event)
        if field.default is not msgspec.NODEFAULT
    }


def _rules_page(pages: Pages) -> None:
    values = rules_page._values(EDITIONS["es"])
    pages.constant("rules", "DICE_SECTIONS", dice_rules_page.SECTIONS, "The sections of the dice game's rules.")
    books = "The sections that apply only to the printed game's cards."
    pages.constant("rules", "OF_THE_BOOKS", rules_page.OF_THE_BOOKS, books)
    pages.constant("rules", "FOR_SEVERAL", rules_page.FOR_SEVERAL, "The sections that a solo table leaves out.")
    odds = {name: values[name] for name in ("once9", "once12", "once15", "share12", "share15")}
    pages.constant("rules", "SECTIONS", rules_page.SECTIONS, "The sections of the rules and their paragraphs.")
    pages.constant("rules", "ODDS", odds, "Exact odds, shown beside those printed in the rulebooks.")


def _wire(pages: Pages) -> None:
    known = game_types()
    pages.stands_for(AnyQuestion, known.question)
    pages.stands_for(AnyReply, known.reply)
    for name, variable, hint in (("Event", AnyEvent, known.event), ("Command", AnyCommand, known.command)):
        pages.stands_for(variable, hint)
        members = [f"{_home(game, f'{name.lower()}s')}/{KINDS[game.name]}{name}" for game in TABLE_KINDS.values()]
        pages.alias("wire", f"Any{name}", members, hint, f"Any game's {name.lower()}.")
    pages.union("wire", "ClientMessage", CLIENT_MESSAGES, "What the client sends.")
    pages.union("wire", "ServerMessage", SERVER_MESSAGES, "What the server sends.")
    pages.constant("wire", "PROTOCOL", PROTOCOL, "The protocol version of these types.")
    races = tuple(dict.fromkeys(kind.__name__ for game in TABLE_KINDS.values() for kind in game.commands if kind.race))
    pages.constant("wire", "RACE_COMMANDS", races, "Commands that race: only the first sender wins (C16).")
    pages.constant("wire", "PHRASES", PHRASES, "The quick phrases, allowed at every table.")
    pages.constant("wire", "LONGEST_HOLD", LONGEST_HOLD, "Longest delay before showing events, in milliseconds.")
    pages.constant("wire", "TEXT_LENGTH", TEXT_LENGTH, "Maximum length of free text.")


def _chance() -> dict[str, object]:
    """The cards of each deck and the faces of each die, for recomputing shuffles and rolls (P2)."""
    decks = {deck: deck_named(deck).cards for deck in DECKS}
    faces = [faces_of(Die(die)) for die in range(DICE)]
    return {"decks": decks, "faces": faces}


def _rules(pages: Pages) -> None:
    pages.struct(VariantSizes)
    pages.constant(
        "variants",
        "VARIANTS",
        {" ".join(pair): variant_sizes(VARIANTS[pair]) for pair in PAIRS},
        "Every deck and law that can be played together, such as `full set`.",
        of="Readonly<Record<string, VariantSizes>>",
    )
    presets = {name: {"deck": preset.deck, "law": preset.law} for name, preset in PRESETS.items()}
    pages.constant(
        "editions",
        "PRESETS",
        presets,
        "The variants, by name.",
        of='Readonly<Record<string, Pick<CardRules, "deck" | "law">>>',
    )
    pages.constant("editions", "EDITIONS", EDITIONS, "The printed rules.", of="Readonly<Record<string, CardRules>>")
    pages.constant("editions", "LANGUAGE_EDITIONS", LANGUAGE_EDITIONS, "The default edition for each language.")
    pages.struct(RuleField)
    choosable = {"cards": _choosable(CardRules), "dice": _choosable(DiceRules)}
    pages.constant(
        "ranges",
        "RULE_FIELDS",
        choosable,
        "Every rule that a host may choose: a number with a range, one of several values, or yes or no.",
        of='Readonly<Record<"cards" | "dice", readonly RuleField[]>>',
    )
    ranges = {"cards": _ranges(CardRules), "dice": _ranges(DiceRules)}
    pages.constant("ranges", "RANGES", ranges, "The minimum and maximum of each numeric rule.")
    printed = {field.name: getattr(DICE_RULES, field.name) for field in choosable["dice"]}
    pages.constant("ranges", "DICE_RULES", printed, "The printed values of the dice game's rules.")
    pages.constant("ranges", "UNTIMED", UNTIMED, "The changes to the dice game that stop every clock.")


NOT_CHOSEN: Final = {"edition", "revision", "bots_wait"}
"""Fields that a host is not asked for."""


class RuleField(msgspec.Struct, frozen=True):
    """A rule as presented to a host."""

    name: str
    kind: Literal["number", "choice", "flag"]
    choices: tuple[str, ...] = ()


def _choosable(kind: type[GameRules]) -> list[RuleField]:
    found = []
    for name, field in fields(kind).items():
        if name in NOT_CHOSEN or isinstance(getattr(kind(), name), Layout):
            continue  # a board is uploaded as a file
        if field.choices:
            found.append(RuleField(name, "choice", tuple(value for value in field.choices if value is not None)))
        else:
            found.append(RuleField(name, "flag" if field.kind is bool else "number"))
    return found


def _ranges(kind: type[GameRules]) -> dict[str, tuple[float, float | None]]:
    return {name: (field.low, field.high) for name, field in fields(kind).items() if field.low is not None}
