"""Both games as PettingZoo and Gymnasium environments, for training agents (needs the `envs` extra).

Gymnasium knows them as `tercet/Cards-v0` and `tercet/Dice-v0` after `import tercet.envs`; the prefix `tercet.envs:`
imports it: `gymnasium.make("tercet.envs:tercet/Cards-v0")`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tercet.core.guessed_names import unknown_name
from tercet.optional_dependencies import require

require("tercet.envs", "envs", "numpy", "gymnasium", "pettingzoo")

for _id, _kind in {"tercet/Cards-v0": "CardsAgainstBots", "tercet/Dice-v0": "DiceAgainstBots"}.items():
    # `gymnasium.make` loads the class
    import_module("gymnasium").register(_id, entry_point=f"tercet.envs.against_bots:{_kind}")

if TYPE_CHECKING:
    from tercet.envs import cards_v0 as cards_v0
    from tercet.envs import dice_v0 as dice_v0
    from tercet.envs.against_bots import CardsAgainstBots, DiceAgainstBots
    from tercet.envs.card_spaces import (
        CALL,
        CARD_FEATURES,
        FIRST_TAKING,
        NO_SET,
        SLOTS,
        TABLE_SIZE,
        TRIPLES,
        WAIT,
        CardObserver,
    )
    from tercet.envs.cards import CardEnv
    from tercet.envs.dice import FACE_SIZE, SQUARE_SIZE, DiceEnv
    from tercet.envs.errors import BadAction
    from tercet.envs.structured import DICE_KINDS, CardParts, DiceParts, StructuredActions

__all__ = [
    "CALL",
    "CARD_FEATURES",
    "DICE_KINDS",
    "FACE_SIZE",
    "FIRST_TAKING",
    "NO_SET",
    "SLOTS",
    "SQUARE_SIZE",
    "TABLE_SIZE",
    "TRIPLES",
    "WAIT",
    "BadAction",
    "CardEnv",
    "CardObserver",
    "CardParts",
    "CardsAgainstBots",
    "DiceAgainstBots",
    "DiceEnv",
    "DiceParts",
    "StructuredActions",
    "cards_v0",
    "dice_v0",
]

_HOMES = {
    "BadAction": "errors",
    "CALL": "card_spaces",
    "CARD_FEATURES": "card_spaces",
    "CardEnv": "cards",
    "CardObserver": "card_spaces",
    "CardParts": "structured",
    "CardsAgainstBots": "against_bots",
    "DICE_KINDS": "structured",
    "DiceAgainstBots": "against_bots",
    "DiceEnv": "dice",
    "DiceParts": "structured",
    "FACE_SIZE": "dice",
    "FIRST_TAKING": "card_spaces",
    "NO_SET": "card_spaces",
    "SLOTS": "card_spaces",
    "SQUARE_SIZE": "dice",
    "StructuredActions": "structured",
    "TABLE_SIZE": "card_spaces",
    "TRIPLES": "card_spaces",
    "WAIT": "card_spaces",
}

_GUESSED = {
    "CardsEnv": "tercet.envs.CardEnv, and tercet.envs.CardsAgainstBots for one agent",
    "Env": "tercet.envs.CardsAgainstBots, and tercet.envs.DiceAgainstBots",
    "SetEnv": "tercet.envs.CardEnv, and tercet.envs.CardsAgainstBots for one agent",
    **dict.fromkeys(("Solo", "SoloEnv"), "tercet.envs.CardsAgainstBots(opponents=())"),
    "aec_env": "tercet.envs.cards_v0.env(), and tercet.envs.dice_v0.env()",
    "env": "tercet.envs.cards_v0.env(), and tercet.envs.dice_v0.env()",
    "parallel_env": "tercet.envs.cards_v0.parallel_env(); in the dice game agents act one after another",
    "raw_env": "tercet.envs.cards_v0.raw_env(), and tercet.envs.dice_v0.raw_env()",
    "make": "gymnasium.make('tercet/Cards-v0'), and 'tercet/Dice-v0'",
}
"""Names people try by mistake, and the right ones."""


if not TYPE_CHECKING:  # otherwise type checkers would accept every name

    def __getattr__(name: str) -> Any:
        if name in ("cards_v0", "dice_v0"):
            return import_module(f"tercet.envs.{name}")
        if name in _HOMES:
            return getattr(import_module(f"tercet.envs.{_HOMES[name]}"), name)
        raise unknown_name("tercet.envs", name, _GUESSED)


def __dir__() -> list[str]:
    return __all__
