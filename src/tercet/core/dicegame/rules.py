"""The rule set of the dice game: each decision of its clauses as a field with its allowed range."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict, Unpack

from msgspec import Meta

from tercet.core.dicegame.board import STANDARD, Layout
from tercet.core.dicegame.explain import Scoring
from tercet.core.engine.ruleset import GameRules, RuleError, amend

Seconds = float
FEWEST_PLAYERS: Final = 2
_SHORTEST_TURN: Final = 20


class DiceRules(GameRules, frozen=True, kw_only=True):
    """Every decision of the clauses D1 to D18; times are in seconds."""

    def __repr__(self) -> str:
        changes = self.overrides(DICE_RULES)
        return f"dice_rules({', '.join([f'{name}={value!r}' for name, value in changes.items()])})"

    edition: Literal["dice"] = "dice"
    """There is one rulebook."""
    layout: Layout = STANDARD
    """The board and its bonus squares; ours unless a host provides another (D3)."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    """The number of seats (D4)."""
    point_seconds: Annotated[Seconds, Meta(ge=2, le=30)] = 5.0
    """How long the caller of the opening has to name three dice (D5)."""
    arrange_seconds: Annotated[Seconds, Meta(ge=0, le=60)] = 15.0
    """How long the order and the faces of the three may be changed before they are placed (D5)."""
    wrong_calls: Annotated[int, Meta(ge=1, le=9)] = 1
    """The number of wrong calls that bar a player from calling until the next roll (D5)."""
    opening_seconds: Annotated[Seconds, Meta(ge=10, le=300)] = 60.0
    """Seconds without an opening before all roll again (D5)."""
    sees_none: bool = True
    """Whether all roll again at once when the program sees that nobody has a SET (D5)."""
    turn_seconds: Annotated[Seconds, Meta(ge=0, le=600)] = 120.0
    """How long a turn may take, at least 20; 0 for no limit (D6)."""
    exactly_three: bool = False
    """Whether a turn is exactly three dice, or all the player has, instead of up to three (D6)."""
    time_out: Literal["play", "pass"] = "play"
    """Whether dice on the board that make a legal turn are played when time runs out, or it is a pass (D6)."""
    runs: Literal["every", "once"] = "every"
    """Whether every SET in a long run counts in full, or each die once in each direction (D7)."""
    new_wilds: Literal["next-turn", "second-set"] = "next-turn"
    """When a new WILD starts to score: in the next turn, or in the second SET that it is in (D9)."""
    several_swaps: bool = True
    """Whether more than one WILD may be replaced in a turn (D12)."""
    wild_swaps: bool = False
    """Whether a WILD in hand may replace one on the board (D12)."""
    freed_swaps: bool = True
    """Whether a die freed in this turn may itself replace a WILD (D12)."""
    swap_is_pass: bool = True
    """Whether a turn with only swaps counts as a pass (D12)."""
    extra_roll: bool = True
    """Whether there is an extra roll before each round from the second on (D15)."""
    extra_seconds: Annotated[Seconds, Meta(ge=5, le=120)] = 30.0
    """How long the extra roll may take (D15)."""
    stalemate_empty: Annotated[int, Meta(ge=1, le=20)] = 3
    """After this many all-pass rounds in a row with the bag empty, the game ends (D16)."""
    stalemate: Annotated[int, Meta(ge=1, le=50)] = 6
    """After this many all-pass rounds in a row with any bag, the game ends (D16)."""
    bots_wait: bool = True
    """Whether a game whose people are all away waits for them, however many bots are playing (D16)."""
    alone_seconds: Annotated[Seconds, Meta(ge=0, le=600)] = 120.0
    """Seconds before the only person present may end the game (D18)."""
    away_seconds: Annotated[Seconds, Meta(ge=15, le=600)] = 60.0
    """How long the page must be hidden or the device asleep before a player counts as away (C8)."""
    rated: bool = False
    """Whether results count outside this table."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if 0 < self.turn_seconds < _SHORTEST_TURN:
            message = f"{self.turn_seconds:g} is too short; choose {_SHORTEST_TURN} or more, or 0 for no limit"
            raise RuleError(f"turn_seconds: {message}", "short-turn", least=_SHORTEST_TURN)

    @property
    def scoring(self) -> Scoring:
        """How turns are judged (D6, D7, D9)."""
        return Scoring(self.runs, self.new_wilds, self.exactly_three)


class DiceRuleChanges(TypedDict, total=False):
    """A host's changes to the dice game; `DiceRules` documents the fields."""

    layout: Layout
    seats: int
    point_seconds: float
    arrange_seconds: float
    wrong_calls: int
    opening_seconds: float
    sees_none: bool
    turn_seconds: float
    exactly_three: bool
    time_out: Literal["play", "pass"]
    runs: Literal["every", "once"]
    new_wilds: Literal["next-turn", "second-set"]
    several_swaps: bool
    wild_swaps: bool
    freed_swaps: bool
    swap_is_pass: bool
    extra_roll: bool
    extra_seconds: float
    stalemate_empty: int
    stalemate: int
    bots_wait: bool
    alone_seconds: float
    away_seconds: float
    rated: bool


DICE_RULES: Final = DiceRules()


def dice_rules(**overrides: Unpack[DiceRuleChanges]) -> DiceRules:
    """The dice game with a host's changes; a wrong name or value raises a ValueError that says why."""
    return amend(DICE_RULES, **overrides)
