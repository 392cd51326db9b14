"""Actions in parts instead of one number: the kind of action, and its cards, dice and squares."""

from __future__ import annotations

from typing import Any, Final, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tercet.core.dicegame.dice import FACES, HAND, Face
from tercet.envs.card_spaces import FIRST_TAKING, NO_SET, PRINTED_ACTIONS, WAIT, CardActions
from tercet.envs.dice_turns import Action, Kind, Numbering
from tercet.envs.errors import checked_parts

CARD_KINDS: Final = (WAIT, NO_SET, FIRST_TAKING)
"""The kinds of card action, by their first part: wait, say that there is no SET, name the cards in some slots."""
DICE_KINDS: Final[tuple[Kind, ...]] = ("hand-in", "place", "wild", "swap", "roll")
"""The kinds of dice action, by their first part."""


class ActionParts(Protocol):
    """Translates between action numbers and parts."""

    sizes: tuple[int, ...]
    """Number of possible values for each part."""

    def split(self, number: int) -> tuple[int, ...]:
        """Returns the parts of an action; irrelevant ones are 0."""

    def join(self, parts: Any) -> int | None:
        """Returns the number of an action; None if its parts do not fit together; raises BadAction for invalid
        parts."""


class CardParts:
    """Parts of a card action: its kind, then the slots of a taking in any order, three or as many as the variant needs.

    Where takings differ in size, a part equal to the number of slots means no slot.
    """

    def __init__(self, actions: CardActions = PRINTED_ACTIONS) -> None:
        self._actions = actions
        self._most = actions.variant.most
        values = actions.slots + (actions.variant.least < self._most)
        self.sizes: tuple[int, ...] = (len(CARD_KINDS), *[values] * self._most)

    def split(self, number: int) -> tuple[int, ...]:
        if number < FIRST_TAKING:
            return CARD_KINDS.index(number) if number in CARD_KINDS else 0, *[0] * self._most
        slots = self._actions.takings[number - FIRST_TAKING]
        return CARD_KINDS.index(FIRST_TAKING), *slots, *[self._actions.slots] * (self._most - len(slots))

    def join(self, parts: Any) -> int | None:
        kind, *named = checked_parts(parts, self.sizes)
        if CARD_KINDS[kind] != FIRST_TAKING:
            return CARD_KINDS[kind]
        slots = [slot for slot in named if slot < self._actions.slots]
        fits = len(set(slots)) == len(slots) >= self._actions.variant.least
        return self._actions.number(slots) if fits else None


class DiceParts:
    """Parts of a dice action: its kind, the die in hand, the square, the face of a WILD, and the dice to re-roll."""

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

    def join(self, parts: Any) -> int | None:
        kind, place, square, face, roll = checked_parts(parts, self.sizes)
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


class StructuredActions(gymnasium.ActionWrapper[Any, Any, Any], gymnasium.utils.RecordConstructorArgs):
    """Wraps `CardsAgainstBots` or `DiceAgainstBots`; an action is several small numbers instead of a large one.

    `CardParts` and `DiceParts` document them. The mask covers each part separately, so parts that are possible
    individually may not fit together; such an action changes nothing, and `info["refused"]` says so.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)
        gymnasium.ActionWrapper.__init__(self, env)
        self.parts: ActionParts = env.unwrapped.parts  # type: ignore[attr-defined]
        self.action_space: spaces.Space[Any] = spaces.MultiDiscrete(self.parts.sizes)

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        number = self.parts.join(action)
        return self.env.unwrapped.try_step(number)  # type: ignore[attr-defined, no-any-return]

    def action(self, action: Any) -> int | None:
        """Returns the number of the action."""
        return self.parts.join(action)

    def action_masks(self) -> NDArray[np.int8]:
        """Returns, for each value of each part, 1 if a possible action has it; the parts are concatenated."""
        mask: NDArray[np.int8] = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
        found = [np.zeros(size, np.int8) for size in self.parts.sizes]
        for number in np.flatnonzero(mask):
            for part, value in zip(found, self.parts.split(int(number)), strict=True):
                part[value] = 1
        return np.concatenate(found)
