"""The rule set of the dice game: each choice in its clauses as a field with its allowed range."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypedDict, Unpack

from msgspec import Meta

from tercet.core.dicegame.board import STANDARD, Layout
from tercet.core.dicegame.scoring import Scoring
from tercet.core.engine.game import Millis, millis
from tercet.core.engine.ruleset import GameRules, RuleError, amend
from tercet.core.seating.hints import require_unrated_hints

Seconds = float
FEWEST_PLAYERS: Final = 2
_SHORTEST: Final = {"point_seconds": 2, "opening_seconds": 10, "turn_seconds": 20, "extra_seconds": 5}


class DiceRules(GameRules, frozen=True, kw_only=True):
    """Every choice in the clauses D1 to D19; times are in seconds."""

    def __repr__(self) -> str:
        changes = self.overrides(DICE_RULES)
        return f"dice_rules({', '.join([f'{name}={value!r}' for name, value in changes.items()])})"

    edition: Literal["dice"] = "dice"
    """Always `dice`: there is one rulebook."""
    layout: Layout = STANDARD
    """The board and its bonus squares; our own board unless the host provides another (D3)."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    """The number of seats (D4)."""
    point_seconds: Annotated[Seconds, Meta(ge=0, le=30)] = 5.0
    """The opening caller's time to name three dice, at least 2; 0 for no limit, to arrange them either (D5)."""
    arrange_seconds: Annotated[Seconds, Meta(ge=0, le=60)] = 15.0
    """Time to change the order and the faces of the three dice before they are placed (D5)."""
    wrong_calls: Annotated[int, Meta(ge=1, le=9)] = 1
    """Number of wrong calls after which a player may not call until the next roll (D5)."""
    opening_seconds: Annotated[Seconds, Meta(ge=0, le=300)] = 60.0
    """Seconds without an opening before all players roll again, at least 10; 0 for no limit (D5)."""
    sees_none: bool = True
    """Whether all players roll again immediately when the program sees that nobody has a SET (D5)."""
    turn_seconds: Annotated[Seconds, Meta(ge=0, le=600)] = 120.0
    """Time limit for a turn, at least 20; 0 for no limit (D6)."""
    exactly_three: bool = False
    """Whether a turn is exactly three dice (or all the player has, if fewer) instead of up to three (D6)."""
    time_out: Literal["play", "pass"] = "play"
    """When time runs out: `play` the dice on the board if they make a legal turn, or `pass` (D6)."""
    runs: Literal["every", "once"] = "every"
    """In a run of more than three dice, `every` SET counts in full, or each die only `once` per direction (D7)."""
    new_wilds: Literal["next-turn", "second-set"] = "next-turn"
    """When a new WILD starts to score: in the next turn, or in its second SET (D9)."""
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
    extra_seconds: Annotated[Seconds, Meta(ge=0, le=120)] = 30.0
    """Time limit for the extra roll, at least 5; 0 for no limit (D15)."""
    stalemate_empty: Annotated[int, Meta(ge=1, le=20)] = 3
    """Once the bag is empty, the game ends after this many rounds in a row in which everybody passed (D16)."""
    stalemate: Annotated[int, Meta(ge=1, le=50)] = 6
    """The game ends after this many rounds in a row in which everybody passed (D16)."""
    bots_wait: bool = True
    """Whether bots wait while all people are away (D16)."""
    alone_seconds: Annotated[Seconds, Meta(ge=0, le=600)] = 120.0
    """Seconds before the only person present may end the game (D18)."""
    away_seconds: Annotated[Seconds, Meta(ge=15, le=600)] = 60.0
    """Seconds the page must be hidden or the device asleep before the player counts as away (C8)."""
    hints: bool = False
    """Whether a table of two or more people has hints; one person against bots always has them, unless the table is
    rated (D19)."""
    rated: bool = False
    """Whether results count outside this table; a rated table has no hints (D19)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        require_unrated_hints(self)
        for name, least in _SHORTEST.items():
            if 0 < (seconds := getattr(self, name)) < least:
                message = f"{name}: {seconds:g} is too short; choose {least} or more, or 0 for no limit"
                raise RuleError(message, "short-time", rule=name, least=least)

    @property
    def scoring(self) -> Scoring:
        """How turns are judged (D6, D7, D9)."""
        return Scoring(self.runs, self.new_wilds, self.exactly_three)


def expiry(at: Millis, seconds: Seconds) -> Millis | None:
    """When an action that begins at `at` expires; None without a limit."""
    return Millis(at + millis(seconds)) if seconds else None


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
    hints: bool
    rated: bool


DICE_RULES: Final = DiceRules()
UNTIMED: Final = DiceRuleChanges(point_seconds=0, opening_seconds=0, turn_seconds=0, extra_seconds=0)
"""The changes that stop every clock."""


def checked_dice_rules(rules: Any) -> DiceRules:
    """Checks the rules that a program passes; raises TypeError unless they are those of a dice game."""
    if not isinstance(rules, DiceRules):
        raise TypeError(f"rules: DiceRules, such as dice.dice_rules(turn_seconds=30), not {rules!r:.80}")
    return rules


def dice_rules(**overrides: Unpack[DiceRuleChanges]) -> DiceRules:
    """The dice game with a host's changes; a wrong name or value raises a ValueError that says why.

    >>> dice.dice_rules(turn_seconds=0, runs="once").runs
    'once'
    """
    return amend(DICE_RULES, **overrides)
