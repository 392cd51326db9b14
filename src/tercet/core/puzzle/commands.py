"""The commands of a puzzle."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import force_setattr

from tercet.core.engine.game import Command
from tercet.core.seating.commands import COMMANDS as SEATING_COMMANDS

UncheckedCard = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Three = tuple[UncheckedCard, UncheckedCard, UncheckedCard]


class FindSet(Command, frozen=True, kw_only=True):
    """Names three cards that are a SET (Z5)."""

    cards: Three

    def __post_init__(self) -> None:
        a, b, c = self.cards
        if not type(a) is type(b) is type(c) is int:
            force_setattr(self, "cards", (int(a), int(b), int(c)))


COMMANDS: Final = (*SEATING_COMMANDS, FindSet)
