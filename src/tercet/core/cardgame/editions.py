"""The rule set of the card game and its four named editions."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from tercet.core.cards import DECK_SIZE, SOLID_SIZE
from tercet.core.ruleset import RuleError, Rules, amend

Deck = Literal["full", "solid"]
Style = Literal["announce", "point"]
NoSet = Literal["vote", "checked", "auto"]
Penalty = Literal["cards", "point", "none"]
Scoring = Literal["cards", "sets"]
Edition = Literal["es", "pt", "fr", "he"]

Seconds = float
EACH_DEALS: Final = 0
"""The value of `deals` that means: as many as there are seats, each dealing once (C11)."""


class RuleSet(Rules, frozen=True, kw_only=True):
    """Every decision of the clauses as a field with its allowed range; times are in seconds."""

    edition: Edition = "es"
    """The name of the printed rules that this set started from."""
    deck: Deck = "full"
    """All 81 cards, or the 27 solid ones of the quick start (C12)."""
    layout: Annotated[int, Meta(ge=9, le=12)] = 12
    """How many cards lie on the table, L: 12, or 9 in the simplified variant (C3, C12)."""
    style: Style | None = None
    """Call, then point; or point at once. None: announce for two or more players, point alone (C4)."""
    point_seconds: Annotated[Seconds, Meta(ge=2, le=30)] = 5.0
    """How long a caller has to point (C4)."""
    penalty: Penalty = "cards"
    """What a wrong call costs: three cards won earlier, a point, or nothing (C7)."""
    lock_seconds: Annotated[Seconds, Meta(ge=0, le=30)] = 3.0
    """How long a wrong caller may not call again while the layout stays (C7)."""
    no_set: NoSet | None = None
    """How more cards come. None: by vote for two or more players, checked alone (C8)."""
    vote_seconds: Annotated[Seconds, Meta(ge=5, le=120)] = 20.0
    """After how long a player who neither votes nor calls agrees that there is no SET (C8)."""
    away_seconds: Annotated[Seconds, Meta(ge=15, le=600)] = 60.0
    """Without any input for so long, a player is away and is not waited for (C8)."""
    scoring: Scoring = "cards"
    """A point for each card won, or for each SET (C10)."""
    deals: Annotated[int, Meta(ge=0, le=99)] = 1
    """How many deals make the match; 0 means that every player deals once (C11)."""
    pause_seconds: Annotated[Seconds, Meta(ge=0, le=120)] = 10.0
    """How long after a deal the next one starts by itself (C17)."""
    rated: bool = False
    """Whether results count outside this table; a rated table of two or more gives no hints (C13)."""
    seats: Annotated[int, Meta(ge=1, le=12)] = 12
    """How many may play (C14)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.layout not in (9, 12):
            message = f"layout: {self.layout} cards do not lie in a rectangle of the books; choose 9 or 12 (C3, C12)"
            raise RuleError(message, "layout", cards=self.layout)
        if self.layout == 9 and self.deck == "full":
            message = "layout: nine cards are for the 27 solid cards only (C12); choose deck 'solid' or layout 12"
            raise RuleError(message, "nine")
        if self.penalty == "cards" and self.scoring == "sets":
            message = "penalty: cards are lost only where cards are counted (C7, C10); choose 'point' or 'none'"
            raise RuleError(message, "penalty-cards")
        if self.penalty == "point" and self.scoring == "cards":
            message = "penalty: a point is lost only where SETs are counted (C7, C10); choose 'cards' or 'none'"
            raise RuleError(message, "penalty-point")

    @property
    def cards(self) -> int:
        """How many cards the deck has (C1, C12)."""
        return DECK_SIZE if self.deck == "full" else SOLID_SIZE

    @property
    def certain(self) -> int:
        """How many cards of this deck always hold a SET (C8)."""
        return 21 if self.deck == "full" else 10


EDITIONS: Final[dict[str, RuleSet]] = {
    "es": RuleSet(edition="es"),
    "pt": RuleSet(edition="pt"),
    "fr": RuleSet(edition="fr", penalty="none"),
    "he": RuleSet(edition="he", penalty="point", scoring="sets", deals=EACH_DEALS),
}
"""The four printed rulebooks; ES and PT agree in every rule (C7, C10, C11)."""

LANGUAGE_EDITIONS: Final = {"en": "es", "es": "es", "fr": "fr", "he": "he", "pt": "pt"}
"""Which edition a reader of each language gets by default."""


def edition(name: str, **overrides: Any) -> RuleSet:
    """A named edition with a host's changes; a wrong name, value or combination is a ValueError that says why."""
    if name not in EDITIONS:
        names = ", ".join(EDITIONS)
        raise RuleError(f"no edition is called '{name}'; there are {names}", "edition", name=name, names=names)
    return amend(EDITIONS[name], **overrides)
