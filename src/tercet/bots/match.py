"""Plays whole games between bots in virtual time, from a seed: for tournaments, or for your own program."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Callable, Sequence
from typing import Any, Literal, overload

import msgspec

from tercet.bots.arena import Arena
from tercet.bots.bot import Bot
from tercet.bots.roster import bot_label, checked_bot, make_bot
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.playthrough import CardPlaythrough
from tercet.core.cardgame.rules import EDITIONS, CardRules, Edition, card_rules
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.playthrough import DicePlaythrough
from tercet.core.dicegame.rules import DiceRules
from tercet.core.engine.chance import FairChance, Seed, seed_text, seeds_from
from tercet.core.engine.game import Game
from tercet.core.engine.log import GameLog
from tercet.core.engine.ruleset import GameRules, RuleError
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import new_playthrough
from tercet.core.seating.commands import Sit
from tercet.core.sets.variant_catalogue import PRESETS


class MatchResult(msgspec.Struct, frozen=True):
    """The result of a game between bots."""

    scores: tuple[int, ...]
    """Points by seat."""
    winners: tuple[int, ...]
    """The winning seats; several if they tie."""
    refused: tuple[int, ...]
    """Number of refused commands by seat."""
    millis: int
    """Length of the game on its own clock."""
    thought: tuple[tuple[float, ...], ...] = ()
    """Thinking time per action by seat, in seconds, if a clock was given."""


Clock = Callable[[], float]


def play_match(
    game: Game[Any, Any, Any],
    rules: GameRules,
    bots: Sequence[tuple[str, Bot]],
    seed: str,
    clock: Clock | None = None,
) -> tuple[MatchResult, GameLog[Any, Any]]:
    """Seats the named bots in this order and plays to the end; the same seed gives the same game."""
    arena = seat_bots(game, rules, bots, seed, clock)
    arena.run()
    play = arena.play
    outcome = game.outcome(game.view(play.state, None))
    result = MatchResult(
        scores=tuple(outcome.points(Seat(seat)) for seat in range(len(bots))),
        winners=outcome.winners,
        refused=tuple(arena.refused.values()),
        millis=play.now,
        thought=tuple(map(tuple, arena.thought.values())) if clock else (),
    )
    return result, GameLog(game, rules, play.events)


def seat_bots(
    game: Game[Any, Any, Any],
    rules: GameRules,
    bots: Sequence[tuple[str, Bot]],
    seed: str,
    clock: Clock | None = None,
) -> Arena:
    """An arena with the named bots in this order, before anything is dealt or rolled."""
    play = new_playthrough(game, rules, FairChance(seeds_from(seed)))
    for name, _ in bots:
        play.do(Sit(name=name, bot=True))
    return Arena(play, {Seat(i): bot for i, (_, bot) in enumerate(bots)}, seed, clock)


@overload
def play(
    bots: Sequence[Bot | str],
    rules: CardRules | Edition = "es",
    *,
    game: Literal["cards"] = "cards",
    variant: str | None = None,
    names: Sequence[str] = (),
    seed: Seed | None = None,
) -> CardPlaythrough: ...
@overload
def play(
    bots: Sequence[Bot | str],
    rules: DiceRules | Literal["dice"],
    *,
    game: Literal["dice"] = "dice",
    names: Sequence[str] = (),
    seed: Seed | None = None,
) -> DicePlaythrough: ...
@overload
def play(
    bots: Sequence[Bot | str], *, game: Literal["dice"], names: Sequence[str] = (), seed: Seed | None = None
) -> DicePlaythrough: ...
@overload
def play(
    bots: Sequence[Bot | str],
    rules: str,
    *,
    game: None = None,
    variant: str | None = None,
    names: Sequence[str] = (),
    seed: Seed | None = None,
) -> CardPlaythrough | DicePlaythrough: ...
def play(
    bots: Sequence[Bot | str],
    rules: CardRules | DiceRules | str | None = None,
    *,
    game: str | None = None,
    variant: str | None = None,
    names: Sequence[str] = (),
    seed: Seed | None = None,
) -> Any:
    """Plays a game to its end in virtual time: the same seed and the same bots give the same game.

    A bot is a level such as `"master"` or your own object. The rules, by default "es", determine whether a card game or
    a dice game is played; `game="dice"` is the dice game by its usual rules.

    >>> game = tercet.bots.play(["master", "novice"], seed=1)
    >>> game.outcome.winners, game.state.scores
    ((0,), (69, 0))
    """
    if isinstance(bots, str) or not bots:
        raise ValueError("bots: give a list of at least one level or bot, such as ['casual', 'expert']")
    kind, terms = game_of_rules(rules, variant, game)
    if len(bots) > terms.seats:
        raise ValueError(f"bots: at most {terms.seats} can play, not {len(bots)}")
    if names and len(names) != len(bots):
        raise ValueError(f"names: one for each of the {len(bots)} bots, not {len(names)}")
    start = seed_text(secrets.randbits(64) if seed is None else seed)
    players = [
        make_bot(kind.name, bot, f"{start}/{seat}") if isinstance(bot, str) else checked_bot(bot)
        for seat, bot in enumerate(bots)
    ]
    arena = seat_bots(kind, terms, list(zip(names or _names(bots), players, strict=True)), start)
    arena.run()
    for seat, note in arena.refusal_notes().items():
        if not isinstance(bots[seat], str):
            warnings.warn(note, stacklevel=2)
    return arena.play


def game_of_rules(
    rules: CardRules | DiceRules | str | None, variant: str | None = None, game: str | None = None
) -> tuple[Game[Any, Any, Any], CardRules | DiceRules]:
    """Returns the game that `rules` belong to, and the rules themselves, looked up if `rules` names an edition; without
    rules, the usual ones of the `game`."""
    if game not in (None, CARD_GAME.name, DICE_GAME.name):
        raise ValueError(f"game: 'cards' or 'dice', not {game!r:.80}")
    if rules is None:
        rules = "dice" if game == DICE_GAME.name else "es"
    kind: Game[Any, Any, Any] = CARD_GAME
    terms: CardRules | DiceRules
    if isinstance(rules, str) and not variant and rules not in {*EDITIONS, *PRESETS, *DICE_GAME.editions}:
        names = ", ".join((*EDITIONS, *DICE_GAME.editions))
        raise RuleError(f"unknown edition {rules!r:.80}; choose one of {names}", "edition", name=rules, names=names)
    if isinstance(rules, DiceRules):
        kind, terms = DICE_GAME, rules
    elif isinstance(rules, str) and rules in DICE_GAME.editions:
        kind, terms = DICE_GAME, DICE_GAME.rules_from(rules, {})
    else:
        terms = card_rules(rules, variant=variant)
    if game not in (None, kind.name):
        raise ValueError(f"rules: these are of the game {kind.name!r}, not of game={game!r}")
    return kind, terms


def _names(bots: Sequence[Bot | str]) -> list[str]:
    """Each bot's name: its level or class, numbered if not unique."""
    plain = [bot_label(bot) for bot in bots]
    return [
        name if plain.count(name) == 1 else f"{name} {plain[: seat + 1].count(name)}" for seat, name in enumerate(plain)
    ]
