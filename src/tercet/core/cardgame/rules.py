"""The rule set of the card game and its four named editions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypedDict, Unpack

from msgspec import Meta
from msgspec.structs import force_setattr

from tercet.core.engine.ruleset import GameRules, RuleError, amend
from tercet.core.seating.hints import require_unrated_hints
from tercet.core.sets.decks import DeckName
from tercet.core.sets.variant_catalogue import PAIRS, PRESETS, VARIANTS, Law, Variant, preset_named

Way = Literal["refill", "chain", "all", "hidden"]
Ending = Literal["pile", "first", "takings", "time"]
Style = Literal["announce", "point"]
NoSet = Literal["vote", "checked", "auto"]
Penalty = Literal["cards", "point", "none"]
Scoring = Literal["cards", "sets"]
Edition = Literal["es", "pt", "fr", "he"]

Seconds = float
EACH_DEALS: Final = 0
"""The value of `deals` that lets each player deal once (C11)."""


_PRINTED_LAYOUT: Final = 12
GOALS: Final[dict[Ending, Sequence[int]]] = {
    "pile": (0,),
    "first": range(1, 201),
    "takings": (10, 20, 30),
    "time": range(30, 3601),
}
"""Allowed values of `goal` for each ending; only a few numbers of takings, to keep times comparable (V5)."""
_SHORTEST: Final = 5
"""Shortest time limit, in seconds, for a person's answer."""


class CardRules(GameRules, frozen=True, kw_only=True):
    """Every choice in the clauses as a field with its allowed range; times are in seconds."""

    edition: Edition = "es"
    """Name of the printed rules this set is based on."""
    deck: DeckName = "full"
    """All 81 cards, the 27 that share one value (the solid ones in most quick starts, C12), or another deck (V1)."""
    law: Law = "set"
    """Which cards may be taken: three that are a SET (C2), or those a variant's law allows (V2)."""
    way: Way = "refill"
    """The way of playing: as printed; reusing cards of the previous taking; finding all takings of a board; or with one
    card unseen (V4)."""
    ending: Ending = "pile"
    """When a deal ends: with the pile (C9), when a player has `goal` points, after `goal` takings, or after `goal`
    seconds (V5)."""
    goal: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Points, takings or seconds, depending on `ending` (V5)."""
    together: bool = False
    """Whether all play as a team against the clock, and win together (V5)."""
    layout: Annotated[int, Meta(ge=6, le=18)] = 12
    """Number of cards on the table, L: 12, or 9 in the simplified game (C3, C12); variants have their own numbers
    (V3)."""
    style: Style | None = None
    """Call, then point; or just point. None: announce for two or more players, point for one (C4)."""
    point_seconds: Annotated[Seconds, Meta(ge=2, le=30)] = 5.0
    """A caller's time to point at three cards; each further card adds a second (C4, V2)."""
    penalty: Penalty = "cards"
    """What a wrong call costs: three cards won earlier, a point, or nothing (C7)."""
    lock_seconds: Annotated[Seconds, Meta(ge=0, le=30)] = 3.0
    """How long a wrong caller is locked out, unless the layout changes first (C7)."""
    longest_lock_seconds: Annotated[Seconds, Meta(ge=0, le=60)] = 60.0
    """Cap on the lock-out, which doubles with each further wrong call in a row; 0 for no doubling (C7)."""
    no_set: NoSet | None = None
    """How more cards are dealt. None: by vote for two or more players, checked for one (C8)."""
    vote_seconds: Annotated[Seconds, Meta(ge=0, le=120)] = 0.0
    """Seconds, at least 5, before silence counts as agreement; 0 waits for everyone present (C8)."""
    look_seconds: Annotated[Seconds, Meta(ge=0, le=120)] = 30.0
    """Seconds, at least 5, before an open vote asks a silent player "Still looking?". After the same time again, the
    vote stops waiting for the player. 0 asks nobody (C8)."""
    away_seconds: Annotated[Seconds, Meta(ge=15, le=600)] = 60.0
    """Seconds the page must be hidden or the device asleep before the player counts as away and votes stop waiting for
    them (C8)."""
    scoring: Scoring = "cards"
    """A point for each card won, or for each SET (C10)."""
    deals: Annotated[int, Meta(ge=0, le=99)] = 1
    """Number of deals in the match; 0 means that every player deals once (C11)."""
    pause_seconds: Annotated[Seconds, Meta(ge=0, le=120)] = 10.0
    """Seconds after a deal before the next one starts automatically (C17)."""
    hints: bool = False
    """Whether a table of two or more people has hints, which everyone sees; a single player always has them, even
    against bots (C13)."""
    rated: bool = False
    """Whether results count outside this table; a rated table of two or more has no hints (C13)."""
    seats: Annotated[int, Meta(ge=1, le=12)] = 12
    """The number of seats (C14)."""
    late_join: bool = False
    """Whether a player who joins during the first deal is dealt into it; not at rated tables (C17)."""

    def __repr__(self) -> str:
        changes = self.overrides(EDITIONS[self.edition])
        return f"edition({', '.join([repr(self.edition), *(f'{name}={value!r}' for name, value in changes.items())])})"

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.deck, self.law) not in PAIRS:
            decks = ", ".join(deck for deck, law in PAIRS if law == self.law)
            message = f"law: {self.law} is not played with the deck '{self.deck}'; choose one of {decks} (V2)"
            raise RuleError(message, "pair", deck=self.deck, law=self.law, decks=decks)
        self._require_layout()
        self._require_way()
        for name in ("vote_seconds", "look_seconds"):
            if 0 < getattr(self, name) < _SHORTEST:
                message = f"{name}: {getattr(self, name):g} is too short; choose {_SHORTEST} or more, or 0 (C8)"
                raise RuleError(message, "short-time", rule=name, least=_SHORTEST)
        require_unrated_hints(self)
        if self.late_join and self.rated:
            message = "late_join: at a rated table, nobody can join a deal that has begun (C17)"
            raise RuleError(message, "late-join")
        if self.penalty == "cards" and self.scoring == "sets":
            message = "penalty: cards can be lost only where cards are counted (C7, C10); choose 'point' or 'none'"
            raise RuleError(message, "penalty-cards")
        if self.penalty == "point" and self.scoring == "cards":
            message = "penalty: a point can be lost only where SETs are counted (C7, C10); choose 'cards' or 'none'"
            raise RuleError(message, "penalty-point")

    def _require_layout(self) -> None:
        """Requires nine or twelve cards as in the rulebooks, otherwise the variant's number (C3, C12, V3)."""
        board = self.variant.board
        if not self.is_printed:
            if self.layout == _PRINTED_LAYOUT:
                force_setattr(self, "layout", board)
            elif self.layout != board:
                message = f"layout: this variant is played with {board} cards on the table, not {self.layout} (V3)"
                raise RuleError(message, "layout-variant", cards=self.layout, board=board)
        elif self.layout not in (9, 12):
            message = f"layout: the rulebooks have no layout of {self.layout} cards; choose 9 or 12 (C3, C12)"
            raise RuleError(message, "layout", cards=self.layout)
        elif self.layout == 9 and self.deck == "full":
            message = "layout: nine cards are for decks of 27 only (C12); choose a third of the deck or layout 12"
            raise RuleError(message, "nine")

    def _require_way(self) -> None:
        """Refuses ways and endings that contradict each other or other rules (V4, V5)."""
        if self.way == "hidden" and self.law == "ultra":
            message = (
                "way: a card can be hidden only if every taking sums to zero, which is not true under 'ultra' (V4)"
            )
            raise RuleError(message, "hidden-law")
        if self.way == "all" and self.penalty == "cards":
            message = "penalty: with way='all' nobody keeps cards, so none can be lost (V4); choose 'none'"
            raise RuleError(message, "all-penalty")
        allowed = GOALS[self.ending]
        if self.goal not in allowed:
            goals = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 3 else ", ".join(map(str, allowed))
            message = f"goal: {self.goal} does not fit the ending '{self.ending}'; choose {goals} (V5)"
            raise RuleError(message, "goal", goal=self.goal, ending=self.ending, goals=goals)
        if self.together and self.ending in ("first", "time"):
            message = (
                "together: a team plays until the pile is empty or for a number of takings, not for points or time (V5)"
            )
            raise RuleError(message, "together")

    @property
    def variant(self) -> Variant:
        """The deck and the law in one value."""
        return VARIANTS[self.deck, self.law]

    @property
    def is_printed(self) -> bool:
        """Whether deck and law are the printed ones (C2, C12)."""
        return self.law == "set" and self.is_printed_deck

    def require_printed(self, who: str) -> None:
        """Raises ValueError unless deck, law, way and ending are the printed ones, for code that supports no others."""
        books = CardRules()
        changed = [name for name in ("law", "way", "ending", "together") if getattr(self, name) != getattr(books, name)]
        if not self.is_printed_deck:
            changed.insert(0, "deck")
        if changed:
            given = ", ".join(f"{name}={getattr(self, name)!r}" for name in changed)
            raise ValueError(f"{who} only the game of the rulebooks, not {given}")

    @property
    def is_printed_deck(self) -> bool:
        """Whether the cards are the printed deck or a third of it (C1, C12)."""
        return self.variant.deck.is_printed

    @property
    def cards(self) -> int:
        """The number of cards in the deck (C1, C12)."""
        return len(self.variant.deck)

    @property
    def deck_cards(self) -> tuple[int, ...]:
        """The cards of the deck, ordered by number (C1, C12)."""
        return self.variant.deck.cards

    @property
    def certain(self) -> int:
        """Number of cards from this deck that always contain a taking (C8)."""
        return self.variant.certain


class CardRuleChanges(TypedDict, total=False):
    """A host's changes to an edition; `CardRules` documents the fields. `edition` names another edition to change."""

    edition: Edition
    deck: DeckName
    law: Law
    way: Way
    ending: Ending
    goal: int
    together: bool
    layout: int
    style: Style | None
    point_seconds: float
    penalty: Penalty
    lock_seconds: float
    longest_lock_seconds: float
    no_set: NoSet | None
    vote_seconds: float
    look_seconds: float
    away_seconds: float
    scoring: Scoring
    deals: int
    pause_seconds: float
    hints: bool
    rated: bool
    seats: int
    late_join: bool


EDITIONS: Final[dict[str, CardRules]] = {
    "es": CardRules(),
    "pt": CardRules(edition="pt"),
    "fr": CardRules(edition="fr", penalty="none"),
    "he": CardRules(edition="he", penalty="point", scoring="sets", deals=EACH_DEALS),
}
"""The four printed rulebooks; ES and PT agree in every rule (C7, C10, C11)."""

LANGUAGE_EDITIONS: Final = {"en": "es", "es": "es", "fr": "fr", "he": "he", "pt": "pt"}
"""The default edition for each language."""


def edition(name: str = "es", *, variant: str | None = None, **overrides: Unpack[CardRuleChanges]) -> CardRules:
    """A named edition with a host's changes; a wrong name, value or combination raises a ValueError that says why.

    A `variant` such as "quads" is a deck and a law in one word.

    >>> tercet.edition("fr", deals=3, hints=True).deals
    3
    """
    name = overrides.pop("edition", name)
    if name not in EDITIONS:
        names = ", ".join(EDITIONS)
        hint = "; editions are the printed rulebooks, whatever language the players speak"
        if name in PRESETS:
            hint = f"; {name} is a variant: write variant='{name}'"
        elif name.strip().lower() in EDITIONS:
            hint = f"; write '{name.strip().lower()}'"
        if name == "dice":
            hint = "; the dice game has its own rules: tercet.dice.dice_rules()"
        raise RuleError(f"unknown edition '{name}'; choose one of {names}{hint}", "edition", name=name, names=names)
    return card_rules(EDITIONS[name], variant=variant, **overrides)


def card_rules(
    rules: str | CardRules, *, variant: str | None = None, **overrides: Unpack[CardRuleChanges]
) -> CardRules:
    """The rules of a card game, given as `CardRules` or by the name of an edition, with a variant and a host's changes
    applied."""
    if isinstance(rules, str):
        return edition(rules, variant=variant, **overrides)
    if not isinstance(rules, CardRules):
        raise TypeError(f"rules: the name of an edition, such as 'es', or CardRules, not {rules!r:.80}")
    if variant is not None:
        preset = preset_named(variant)
        overrides.setdefault("deck", preset.deck)
        overrides.setdefault("law", preset.law)
    return amend(rules, **overrides)
