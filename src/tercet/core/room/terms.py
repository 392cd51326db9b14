"""The terms of a room: what it plays and who may join. The owner may change them between rounds (R2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from tercet.core.engine.game import Game
from tercet.core.engine.ruleset import GameRules, RuleError

MOST_PEOPLE = 100
MOST_TABLES = 40
MOST_ROUNDS = 50
LARGEST_TABLE = 12

RuleValue = bool | int | float | Annotated[str, Meta(max_length=32)] | None


Counted = Literal["points", "places", "sets"]
"""What the standings are ranked by: points, places at the tables (the best of four gets four), or SETs (R8)."""


class RoomTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of the next round, and who may join."""

    game: Annotated[str, Meta(max_length=16)] = "cards"
    edition: Annotated[str, Meta(max_length=16)] | None = None
    rules: dict[Annotated[str, Meta(max_length=32)], RuleValue] = {}
    """The owner's changes to the edition."""
    table_size: Annotated[int, Meta(ge=1, le=LARGEST_TABLE)] = 4
    """Preferred number of people per table."""
    names: Literal["chosen", "given"] = "chosen"
    """`chosen` lets people choose their names, `given` numbers them."""
    joining: bool = True
    """Whether newcomers may join."""
    counted: Counted = "points"
    """What the standings are ranked by."""
    chat: bool = False
    """Whether free text is allowed at the tables."""
    bots: Annotated[str, Meta(max_length=16)] | None = None
    """The level of the bots that fill up tables with too few people; None for no bots (R11). A round played together
    has none."""
    minutes: Annotated[int, Meta(ge=1, le=180)] | None = None
    """The time limit that the owner's devices offer for the next round; None for no limit (R7)."""

    @property
    def is_together(self) -> bool:
        """Whether the people at a table play as a team, so only the sum of their SETs counts (R8, V5)."""
        return bool(self.rules.get("together"))


class RoomRules(GameRules, frozen=True, kw_only=True):
    """The fixed rules of every room."""

    seats: Annotated[int, Meta(ge=1, le=MOST_PEOPLE)] = MOST_PEOPLE
    """Maximum number of people in a room (R9)."""
    away_seconds: Annotated[float, Meta(ge=15, le=600)] = 60.0
    """Seconds a page may be hidden or silent before its person counts as away."""
    terms: RoomTerms = RoomTerms()
    """The initial terms, which the owner may change."""


def table_rules(games: Mapping[str, Game[Any, Any, Any]], terms: RoomTerms, seats: int) -> GameRules:
    """The rules of a table in the next round; raises a RuleError that says why if `terms` are impossible."""
    game = games.get(terms.game)
    if game is None:
        names = ", ".join(games)
        raise RuleError(
            f"game: unknown game '{terms.game}'; choose one of {names}", "game", name=terms.game, names=names
        )
    # deal latecomers in immediately if the game supports that and is unrated
    late = {"late_join": True} if "late_join" in game.rules_type.__struct_fields__ else {}
    if terms.rules.get("rated"):
        late = {}
    rules: GameRules = game.rules_from(terms.edition, {**late, **terms.rules, "seats": seats})
    return rules if terms.table_size == 1 else replace(rules, **_for_several(rules))


def _for_several(rules: GameRules) -> dict[str, str]:
    """The choices that the game would otherwise make by the number of people at a table when it deals."""
    several = {"style": "announce", "no_set": "vote"}
    return {name: value for name, value in several.items() if getattr(rules, name, value) is None}


def largest_table(games: Mapping[str, Game[Any, Any, Any]], terms: RoomTerms) -> int:
    """Maximum number of people at one table under `terms`; raises a RuleError that says why if they are impossible."""
    table_rules(games, terms, terms.table_size)
    if terms.table_size == 1:
        return 1  # people who play alone stay alone
    for seats in range(LARGEST_TABLE, terms.table_size, -1):
        try:
            table_rules(games, terms, seats)
        except RuleError:
            continue
        return seats
    return terms.table_size
