"""Which commands would not be refused: found by deciding them, so that no rule is written twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from tercet.core.engine.chance import Chance, FairChance
from tercet.core.engine.game import Command, Event, Millis, Refusal

StateT = TypeVar("StateT")


def accepted(
    decide: Callable[[StateT, Command, Chance], tuple[Event, ...]],
    state: StateT,
    commands: Iterable[Command],
    at: Millis,
) -> Iterator[Command]:
    """Those of some commands that would be carried out at a moment."""
    for command in commands:
        try:
            decide(state, replace(command, at=at), NO_LUCK)
        except Refusal:
            continue
        yield command


NO_LUCK = FairChance(bytes)
"""For decisions that are only tried: it draws no seed that a game would miss later."""
