"""Actions in parts rather than as one number: what to do, and with which cards, dice and squares."""

from __future__ import annotations

from typing import Any, Final, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tercet.core.dicegame.dice import FACES, HAND, Face
from tercet.envs.card_spaces import FIRST_TRIPLE, NO_SET, SLOTS, TRIPLES, WAIT, triple_number
from tercet.envs.dice_turns import Action, Kind, Numbering

Parts = NDArray[np.int64]
CARD_KINDS: Final = (WAIT, NO_SET, FIRST_TRIPLE)
"""What the first part of a card action means: wait, say that there is no SET, name the cards in three slots."""
DICE_KINDS: Final[tuple[Kind, ...]] = ("hand-in", "place", "wild", "swap", "roll")
"""What the first part of a dice action means."""


class ActionParts(Protocol):
    """Translates between numbers of actions and their parts."""

    sizes: tuple[int, ...]
    """How many values each part has."""

    def split(self, number: int) -> tuple[int, ...]:
        """The parts of an action; irrelevant ones are 0."""

    def join(self, parts: Parts) -> int | None:
        """The number of an action; None if its parts do not fit together."""


class CardParts:
    """What to do, and three slots in any order."""

    sizes = (len(CARD_KINDS), SLOTS, SLOTS, SLOTS)

    def split(self, number: int) -> tuple[int, ...]:
        if number < FIRST_TRIPLE:
            return CARD_KINDS.index(number) if number in CARD_KINDS else 0, 0, 0, 0
        return CARD_KINDS.index(FIRST_TRIPLE), *TRIPLES[number - FIRST_TRIPLE]

    def join(self, parts: Parts) -> int | None:
        kind, *slots = map(int, parts)
        if CARD_KINDS[kind] != FIRST_TRIPLE:
            return CARD_KINDS[kind]
        return triple_number(slots) if len(set(slots)) == len(slots) else None


class DiceParts:
    """What to do, which die of the hand, which square, which face of a WILD, and which dice to roll again."""

    def __init__(self, numbering: Numbering) -> None:
        self._numbering = numbering
        self._squares = {square: place for place, square in enumerate(numbering.squares)}
        self.sizes = (len(DICE_KINDS), HAND, len(numbering.squares), FACES, 2**HAND)

    def split(self, number: int) -> tuple[int, ...]:
        action = self._numbering.action(number)
        kind = DICE_KINDS.index(action.kind)
        if action.kind == "roll":
            return kind, 0, 0, 0, action.place
        return kind, action.place, self._squares.get(action.square, 0), int(action.face), 0

    def join(self, parts: Parts) -> int | None:
        kind, place, square, face, roll = map(int, parts)
        name = DICE_KINDS[kind]
        where = self._numbering.squares[square]
        action = {
            "hand-in": Action("hand-in"),
            "place": Action("place", place, where),
            "wild": Action("wild", 0, where, Face(face)),
            "swap": Action("swap", place, where),
            "roll": Action("roll", roll),
        }[name]
        return self._numbering.number(action)


class StructuredActions(gymnasium.ActionWrapper[Any, Any, Any]):
    """Wraps `CardsAgainstBots` or `DiceAgainstBots`: an action is a row of small numbers instead of a large one.

    `CardParts` and `DiceParts` say what they mean. The mask is about whole actions, so parts that are possible on their
    own may not fit together: such an action changes nothing, and `info["refused"]` says so.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.parts: ActionParts = env.unwrapped.parts  # type: ignore[attr-defined]
        self.action_space: spaces.Space[Any] = spaces.MultiDiscrete(self.parts.sizes)

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        number = self.parts.join(np.asarray(action))
        return self.env.unwrapped.try_step(number)  # type: ignore[attr-defined, no-any-return]

    def action(self, action: Any) -> int | None:
        """The number of the action."""
        return self.parts.join(np.asarray(action))

    def action_masks(self) -> NDArray[np.int8]:
        """For each value of each part, 1 if some possible action has it; part after part."""
        mask: NDArray[np.int8] = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
        found = [np.zeros(size, np.int8) for size in self.parts.sizes]
        for number in np.flatnonzero(mask):
            for part, value in zip(found, self.parts.split(int(number)), strict=True):
                part[value] = 1
        return np.concatenate(found)
