"""The public names of the package in one place; `tercet` loads them on first use."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator
from contextlib import AbstractAsyncContextManager
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from tercet.core.cardgame.commands import (
    CallSet,
    ClaimSet,
    KeepLooking,
    NameCard,
    Pause,
    PointCards,
    Resume,
    SayNoSet,
    TakeBack,
)
from tercet.core.cardgame.events import (
    BoardLaid,
    CallFailed,
    CardNamed,
    CardsAdded,
    DealEnded,
    DealPaused,
    DealResumed,
    DealStarted,
    DealVoided,
    HintGiven,
    LookingAnswered,
    LookingAsked,
    LookingIgnored,
    MatchEnded,
    NamingOpened,
    NoSetVoted,
    PlayerDealtIn,
    SetCalled,
    SetTaken,
    VoteDenied,
    VotesChanged,
)
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.playthrough import CardPlaythrough
from tercet.core.cardgame.rules import EDITIONS, CardRuleChanges, CardRules, card_rules, edition
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.dicegame.rules import DiceRules
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.chance import FairChance, Seed, seed_text, seeds_from
from tercet.core.engine.game import Command, Event, Game, GameState, Refusal, StateT
from tercet.core.engine.log import GameLog, LogError
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.ruleset import GameRules, RuleError, RulesT
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough, player_names, require_players
from tercet.core.puzzle.daily_puzzles import DailyPuzzles, daily_puzzles
from tercet.core.seating.commands import AskHint, Leave, Ready, Return, Sit, Start
from tercet.core.seating.events import (
    HandicapSet,
    HostChanged,
    PlayContinued,
    PlayerAway,
    PlayerBack,
    PlayerLeft,
    PlayerReady,
    PlayerRenamed,
    PlayerReplaced,
    PlayerReturned,
    PlayerSeated,
    PlayInterrupted,
    PlayVoided,
    SeedCommitted,
    TableClosed,
    TablePaused,
    TableResumed,
)
from tercet.core.sets.cards import (
    CARDS,
    Card,
    CardLike,
    CardSet,
    VariantCard,
    count_sets,
    find_sets,
    format_card,
    format_cards,
    has_set,
    is_set,
    parse_card,
    parse_cards,
    third,
    to_cards,
)
from tercet.core.sets.decks import DECKS, deck_named
from tercet.core.sets.features import NotationError
from tercet.core.sets.laws import FeatureCheck, FeatureChecks, why_not
from tercet.core.sets.variant_catalogue import PRESETS, Variant, preset_named, variant_named
from tercet.lab.dealing import deal_cards
from tercet.render.card_layouts import picture, show
from tercet.render.drawings import register_drawings
from tercet.store import log_files
from tercet.store.log_files import write_log

if TYPE_CHECKING:
    from tercet.client import Pass, RemoteTable

__all__ = [
    "CARDS",
    "EDITIONS",
    "AskHint",
    "BoardLaid",
    "CallFailed",
    "CallSet",
    "Card",
    "CardLike",
    "CardNamed",
    "CardPlaythrough",
    "CardRules",
    "CardSet",
    "CardState",
    "CardView",
    "CardsAdded",
    "ClaimSet",
    "Command",
    "DealEnded",
    "DealPaused",
    "DealResumed",
    "DealStarted",
    "DealVoided",
    "Event",
    "FeatureCheck",
    "FeatureChecks",
    "GameLog",
    "GameState",
    "HandicapSet",
    "HintGiven",
    "HostChanged",
    "KeepLooking",
    "Leave",
    "LogError",
    "LookingAnswered",
    "LookingAsked",
    "LookingIgnored",
    "MatchEnded",
    "NameCard",
    "NamingOpened",
    "NoSetVoted",
    "NotationError",
    "Pause",
    "PlayContinued",
    "PlayInterrupted",
    "PlayVoided",
    "PlayerAway",
    "PlayerBack",
    "PlayerDealtIn",
    "PlayerLeft",
    "PlayerReady",
    "PlayerRenamed",
    "PlayerReplaced",
    "PlayerReturned",
    "PlayerSeated",
    "Playthrough",
    "PointCards",
    "Ready",
    "Refusal",
    "Resume",
    "Return",
    "RuleError",
    "SayNoSet",
    "Seat",
    "SeedCommitted",
    "SetCalled",
    "SetTaken",
    "Sit",
    "Start",
    "TableClosed",
    "TablePaused",
    "TableResumed",
    "TakeBack",
    "Variant",
    "VariantCard",
    "VoteDenied",
    "VotesChanged",
    "connect",
    "count_sets",
    "daily",
    "deal",
    "edition",
    "find_sets",
    "format_card",
    "format_cards",
    "has_set",
    "is_set",
    "new_game",
    "parse_card",
    "parse_cards",
    "picture",
    "read_log",
    "replay",
    "show",
    "third",
    "to_cards",
    "variant",
    "verify",
    "why_not",
    "write_log",
]

register_drawings()


def new_game(
    players: Iterable[str] = ("Player",),
    rules: str | CardRules = "es",
    *,
    variant: str | None = None,
    seed: Seed | None = None,
    **changes: Unpack[CardRuleChanges],
) -> CardPlaythrough:
    """Starts a card game, with its players seated and the first cards dealt; the same seed deals the same cards
    to the same number of players.

    A `variant` such as "quads" is a deck and a law in one word; `game.find()` lists the legal takings.

    >>> game = tercet.new_game(["Ada", "Blaise"], seed=1)
    >>> game.find()
    [(1GED, 1PHD, 1RSD)]
    >>> _ = game.take(0, "1GED 1PHD 1RSD")
    >>> game.state.scores
    (3, 0)
    """
    if "bots" in changes:
        raise TypeError(
            "bots: a game with bots is tercet.bots.play(['casual', my_bot]), or `tercet play --bots casual`"
        )
    names = player_names(players)
    if not names:
        raise ValueError("players: a game has at least one, such as ['Ada']")
    if rules == "dice":
        raise ValueError("rules: the dice game has its own: tercet.dice.new_game(['Ada', 'Blaise'])")
    terms = card_rules(rules, variant=variant, **changes)
    require_players(len(names), 1, terms.seats)
    chance = FairChance(os.urandom if seed is None else seeds_from(seed_text(seed)))
    game = CardPlaythrough(CARD_GAME, terms, chance)
    game.begin(*names)
    return game


def variant(name: str) -> Variant:
    """Returns the deck and the law of a variant by its name: `tercet.variant("quads").find("1RO 2RO 3RO 4RO")`.

    >>> tercet.variant("quads").find("1RO 2RO 3RO 4RO 1GO")
    [(1RO, 2RO, 3RO, 4RO)]
    """
    return variant_named(name)


def deal(
    size: int | None = None, *, deck: str = "full", variant: str | None = None, seed: Seed | None = None
) -> tuple[Card, ...]:
    """Deals some cards from a shuffled deck, without a game; the same seed deals the same cards, also in `new_game`
    for one player.

    By default it deals as many as a game starts with: 12 from the printed deck.

    >>> tercet.deal(3, seed=1)
    (2PSD, 2GHD, 1PSQ)
    >>> tercet.find_sets(tercet.deal(12, seed=1))
    [(2PSD, 1PSQ, 3PSO), (2PSD, 2PED, 2PHD), (2GHD, 1PSQ, 3REO), (3REO, 3GHO, 3PSO)]
    """
    if variant is None:
        if deck in DECKS and not deck_named(deck).is_printed:
            names = ", ".join(f"variant={name!r}" for name, preset in PRESETS.items() if preset.deck == deck)
            raise ValueError(f"the deck {deck!r} belongs to a variant: use {names}")
        board = 12
    else:
        deck = preset_named(variant).deck
        board = variant_named(variant).board
    return deal_cards(seed_text(secrets.randbits(64) if seed is None else seed), board if size is None else size, deck)


def connect(
    url: str, *, name: str = "Player", who: Pass | None = None, watch: bool = False
) -> AbstractAsyncContextManager[RemoteTable]:
    """Connects to an online table: `async with tercet.connect(url, name="Ada") as table: …`. Needs the extra
    `client`."""
    from tercet.client import connect as connect_to

    return connect_to(url, name=name, who=who, watch=watch)


GameName = Literal["cards", "dice"]
Played = str | Path | GameLog[Any, Any] | Playthrough[Any, Any, Any]


@overload
def read_log(path: str | Path, game: Literal["cards"]) -> GameLog[CardRules, CardState]: ...
@overload
def read_log(path: str | Path, game: Literal["dice"]) -> GameLog[DiceRules, DiceState]: ...
@overload
def read_log(path: str | Path, game: Game[RulesT, StateT, Any]) -> GameLog[RulesT, StateT]: ...
@overload
def read_log(path: str | Path, game: None = None) -> GameLog[GameRules, GameState]: ...
def read_log(path: str | Path, game: GameName | Game[Any, Any, Any] | None = None) -> GameLog[Any, Any]:
    """Reads the game in a file; a file that is damaged or no log raises a LogError that names the line.

    With `game`, the result is typed with that game's rules and states, and a log of another game raises a LogError.

    >>> tercet.read_log("game.tercet", "cards").rules.edition
    'es'
    """
    return log_files.read_log(path, _game(game))


@overload
def replay(log: Played, game: Literal["cards"]) -> Iterator[CardState]: ...
@overload
def replay(log: Played, game: Literal["dice"]) -> Iterator[DiceState]: ...
@overload
def replay(log: Played, game: Game[Any, StateT, Any]) -> Iterator[StateT]: ...
@overload
def replay(log: GameLog[Any, StateT] | Playthrough[Any, StateT, Any], game: None = None) -> Iterator[StateT]: ...
@overload
def replay(log: str | Path, game: None = None) -> Iterator[GameState]: ...
def replay(log: Played, game: GameName | Game[Any, Any, Any] | None = None) -> Iterator[Any]:
    """Yields the states of a game in a file or a log, step by step, checked against the rules; typed like
    `read_log`.

    >>> for state in tercet.replay("game.tercet", "cards"):
    ...     last = state.phase
    >>> last
    'play'
    """
    return _log_of(log, _game(game)).states()


def _log_of(log: Played, game: Game[Any, Any, Any] | None = None) -> GameLog[Any, Any]:
    """Returns the log in a file, or of a game."""
    if isinstance(log, str | Path):
        return log_files.read_log(log, game)
    if isinstance(log, Playthrough):
        log = GameLog(log.game, log.rules, log.events)
    if not isinstance(log, GameLog):
        raise TypeError(f"this takes a file, a log or a game, not {log!r:.80}")
    if game is not None and log.game is not game:
        raise ValueError(f"this is a game of '{log.game.name}', not of '{game.name}'")
    return log


def _game(game: GameName | Game[Any, Any, Any] | None) -> Game[Any, Any, Any] | None:
    if game is None or isinstance(game, Game):
        return game
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r:.80}; choose one of {', '.join(GAMES)}")
    return GAMES[game]


def daily(day: str | date | None = None) -> DailyPuzzles:
    """Returns a day's easy and full puzzles, the same everywhere: `tercet.daily("2026-11-15")`; by default today's
    (UTC).

    >>> tercet.daily("2026-11-15").easy.cards
    (3RSO, 1RSD, 1RHQ, 2RSQ, 2RHQ, 2RHD, 1RSO, 2RED, 2RHO)
    """
    if day is not None and not isinstance(day, str | date):
        raise TypeError(f"day: a date, or a string such as '2026-11-15', not {day!r:.80}")
    chosen = datetime.now(UTC).date() if day is None else day
    return daily_puzzles(chosen if isinstance(chosen, str) else chosen.isoformat()[:10])


def verify(log: Played) -> list[LogError]:
    """Returns every event in a file, a log or a game that contradicts the rules or a recomputed shuffle.

    Whatever can be read is judged, and its faults are returned; a file that cannot be read as a log raises what
    `read_log` raises: a LogError, or an OSError.

    >>> tercet.verify("game.tercet")
    []
    """
    return _log_of(log).problems(RecomputedChance)
