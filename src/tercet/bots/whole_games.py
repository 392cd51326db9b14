"""A whole game between bots, for programs: ours by their levels, and yours as they are."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal, overload

from tercet.bots.bot import Bot
from tercet.bots.match import seat_bots
from tercet.bots.roster import make_bot
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.playthrough import CardPlaythrough
from tercet.core.cardgame.rules import CardRules, Edition
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.playthrough import DicePlaythrough
from tercet.core.dicegame.rules import DiceRules


@overload
def play(
    bots: Sequence[Bot | str], rules: CardRules | Edition = "es", *, names: Sequence[str] = (), seed: object = None
) -> CardPlaythrough: ...
@overload
def play(
    bots: Sequence[Bot | str], rules: DiceRules | Literal["dice"], *, names: Sequence[str] = (), seed: object = None
) -> DicePlaythrough: ...
def play(
    bots: Sequence[Bot | str],
    rules: CardRules | DiceRules | str = "es",
    *,
    names: Sequence[str] = (),
    seed: object = None,
) -> Any:
    """Plays a game to its end in virtual time: the same seed and the same bots give the same game.

    A bot is a level such as `"master"`, or an object of your own; the rules, of cards or of dice, say which game it is.
    """
    game: Any = DICE_GAME if isinstance(rules, DiceRules) or rules in DICE_GAME.editions else CARD_GAME
    terms = game.rules_from(rules, {}) if isinstance(rules, str) else rules
    if isinstance(bots, str) or not bots:
        raise ValueError("bots: give levels or bots as a list of one or more")
    if len(bots) > terms.seats:
        raise ValueError(f"bots: {terms.seats} can play at most, not {len(bots)}")
    if names and len(names) != len(bots):
        raise ValueError(f"names: one for each of the {len(bots)} bots, not {len(names)}")
    start = str(secrets.randbits(64) if seed is None else seed)
    players = [
        make_bot(game.name, bot, f"{start}/{seat}") if isinstance(bot, str) else bot for seat, bot in enumerate(bots)
    ]
    arena = seat_bots(game, terms, list(zip(names or _names(bots), players, strict=True)), start)
    arena.run()
    return arena.play


def _names(bots: Sequence[Bot | str]) -> list[str]:
    """What each is called: its level, or its class; several alike are numbered."""
    plain = [bot.rpartition(":")[2] if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    return [
        name if plain.count(name) == 1 else f"{name} {plain[: seat + 1].count(name)}" for seat, name in enumerate(plain)
    ]
