"""Registers the environments with Gymnasium, without loading them."""

from __future__ import annotations

from typing import Final

_CLASSES: Final = {"tercet/Cards-v0": "CardsAgainstBots", "tercet/Dice-v0": "DiceAgainstBots"}


def register() -> None:
    """Registers `tercet/Cards-v0` and `tercet/Dice-v0`; `gymnasium.make` loads them."""
    import gymnasium

    for name, kind in _CLASSES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"tercet.envs.against_bots:{kind}")
