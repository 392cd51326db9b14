"""The public names of the package in one place; `tercet` loads them on first use."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any

from tercet.core.cardgame.commands import AskHint, CallSet, ClaimSet, PointCards, SayNoSet, TakeBack
from tercet.core.cardgame.editions import EDITIONS, CardRules, edition
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command, Event, Refusal
from tercet.core.engine.log import GameLog, LogError
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.playthrough import Playthrough
from tercet.core.engine.ruleset import amend
from tercet.core.engine.seats import Seat
from tercet.core.seating import Leave, Ready, Return, Sit, Start
from tercet.core.sets.cards import CARDS, Card, FeatureCheck, count_sets, find_sets, has_set, is_set, third, why_not
from tercet.core.sets.notation import NotationError, format_card, format_cards, parse_card, parse_cards
from tercet.store.log_files import read_log, replay, write_log

if TYPE_CHECKING:
    from tercet.client import RemoteTable

__all__ = [
    "CARDS",
    "EDITIONS",
    "AskHint",
    "CallSet",
    "Card",
    "CardRules",
    "CardState",
    "CardView",
    "ClaimSet",
    "Command",
    "Event",
    "FeatureCheck",
    "GameLog",
    "Leave",
    "LogError",
    "NotationError",
    "Playthrough",
    "PointCards",
    "Ready",
    "Refusal",
    "Return",
    "SayNoSet",
    "Seat",
    "Sit",
    "Start",
    "TakeBack",
    "connect",
    "count_sets",
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
    "verify",
    "why_not",
    "write_log",
]


def new_game(
    players: Sequence[str] = ("Player",), rules: str | CardRules = "es", *, seed: object = None, **overrides: Any
) -> Playthrough[CardRules, CardState, CardView]:
    """A card game with its players seated and the first cards dealt; the same seed deals the same cards."""
    if isinstance(players, str) or not players:
        raise ValueError("players: give the names as a list of one or more")
    terms = edition(rules, **overrides) if isinstance(rules, str) else amend(rules, **overrides)
    chance = FairChance(os.urandom if seed is None else seeds_from(str(seed)))
    game = Playthrough(CARD_GAME, terms, chance)
    game.seat(*players)
    game.start()
    return game


def connect(url: str, **options: Any) -> AbstractAsyncContextManager[RemoteTable]:
    """An online table: `async with tercet.connect(url, name="Ada") as table: …`. Needs the extra `server`."""
    from tercet.client import connect as connect_to

    return connect_to(url, **options)


def verify(log: GameLog[Any, Any]) -> list[LogError]:
    """Every event in a log that the rules or its own shuffles contradict; recomputes every shuffle."""
    return log.problems(RecomputedChance)


def show(cards: Sequence[int | None], *, colour: bool = False) -> str:
    """Cards drawn for a terminal: a layout column by column, with None for a gap."""
    from tercet.render.text import layout_text

    return layout_text(cards, colour=colour)


def picture(cards: Sequence[int | None], **options: Any) -> str:
    """Cards drawn as SVG, which notebooks display."""
    from tercet.render.svg import layout_svg

    return layout_svg(cards, **options)


def _card_svg(card: Card) -> str:
    from tercet.render.svg import card_svg

    return card_svg(card)


# Notebooks ask an object itself for its picture; `core` knows nothing of pictures, so the package gives it one here.
Card._repr_svg_ = _card_svg  # type: ignore[attr-defined]
