"""Baselines to compare agents with: a random player, and our bots, which see what an agent sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from statistics import fmean
from typing import Any, Final, Protocol

import numpy as np

from tercet.bots.bot import RETRY, Answer, Bot
from tercet.bots.dice import situation_of
from tercet.bots.dice_strategies import STRATEGIES, Situation
from tercet.bots.roster import make_bot
from tercet.core.dicegame.board import Square
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.game import Millis, Version
from tercet.envs.card_spaces import WAIT
from tercet.envs.cards import CardEnv, Observation
from tercet.envs.dice import DiceEnv
from tercet.envs.dice_turns import Action

BUSY: Final = 0.02
"""Probability per tick that the card game's random player acts: about once in five seconds, because a player who calls
in every tick would block the game."""


class Policy(Protocol):
    """Plays for an agent."""

    def act(self, env: Any, agent: str, observation: Observation) -> int:
        """Chooses the agent's next action."""


class RandomPolicy:
    """Chooses uniformly among the actions that the mask allows."""

    def __init__(self, seed: str, busy: float = 1.0) -> None:
        self._rng = Random(seed)
        self._busy = busy
        """Probability that it acts; otherwise it waits, which is the card game's first action."""

    def act(self, env: Any, agent: str, observation: Observation) -> int:
        allowed = np.flatnonzero(observation["action_mask"])
        if self._rng.random() >= self._busy:
            return int(allowed[0])
        return int(allowed[self._rng.randrange(len(allowed))])


class CardBotPolicy:
    """A bot in the card environment, which acts in the tick when its delay ends."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._seen = Version(-1)
        self._answer: Answer | None = None
        self._due = Millis(0)

    def act(self, env: CardEnv, agent: str, observation: Observation) -> int:
        view = env.view(agent)
        if view.version != self._seen:
            self._seen = view.version
            self._answer = self._bot.answer(view, env.seat_of(agent), env.now)
            if self._answer is not None:
                self._due = Millis(env.now + self._answer.delay)
        if self._answer is None or env.now < self._due:
            return WAIT
        # If another agent was faster in this tick, the view will change; otherwise retry a little later.
        self._due = Millis(env.now + RETRY)
        return env.actions.action_of(self._answer.command, view)


class DiceBotPolicy:
    """A bot's strategy in the dice environment: chooses a whole turn, then places it die by die."""

    def __init__(self, level: str, seed: str) -> None:
        self._strategy = STRATEGIES[level]
        self._rng = Random(seed)
        self._planned: list[Action] = []

    def act(self, env: DiceEnv, agent: str, observation: Observation) -> int:
        if not self._planned:
            view = env.view(agent)
            self._planned = list(self._plan(view, situation_of(view, env.seat_of(agent))))
        return env.numbering.number(self._planned.pop(0))

    def _plan(self, view: DiceView, situation: Situation) -> Iterator[Action]:
        places = {held.die: place for place, held in enumerate(situation.dice)}
        if view.phase == "extra":
            yield Action("roll", sum(1 << places[die] for die in self._strategy.extra(situation, self._rng)))
            return
        if view.phase == "opening":
            opening = self._strategy.opening(situation, self._rng) or ()
            for (held, face), square in zip(opening, map(Square, view.rules.layout.emblem), strict=True):
                wild = held.face == WILD
                yield Action("wild", 0, square, face) if wild else Action("place", places[held.die], square)
            return
        swap = self._strategy.swap(situation, self._rng)
        if swap is not None:
            yield Action("swap", places[swap[0]], swap[1])
            return
        free = list(enumerate(situation.dice))
        for die in self._strategy.turn(situation, self._rng) or ():
            place, held = next((i, held) for i, held in free if held.face == (WILD if die.wild else die.face))
            free.remove((place, held))
            yield Action("wild", 0, die.square, die.face) if die.wild else Action("place", place, die.square)
        yield Action("hand-in")


def play_cards(env: CardEnv, policies: Mapping[str, Policy], seed: int) -> dict[str, float]:
    """Plays one episode of the card game; returns each agent's total reward."""
    observations, _ = env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        actions = {agent: policies[agent].act(env, agent, observations[agent]) for agent in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            earned[agent] += reward
    return earned


def play_dice(env: DiceEnv, policies: Mapping[str, Policy], seed: int) -> dict[str, float]:
    """Plays one episode of the dice game; returns each agent's total reward."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        env.step(None if terminated or truncated else policies[agent].act(env, agent, observation))
    return earned


def baseline(game: str, level: str, episodes: int, seed: str) -> tuple[float, float]:
    """Returns the mean points of a bot and a random player at a table for two, with alternating seats."""
    earned: list[tuple[float, float]] = []
    for episode in range(episodes):
        env = CardEnv() if game == "cards" else DiceEnv()
        bot, other = env.possible_agents if episode % 2 == 0 else reversed(env.possible_agents)
        name = f"{seed}/{episode}"
        if isinstance(env, CardEnv):
            points = play_cards(
                env,
                {bot: CardBotPolicy(make_bot(game, level, name)), other: RandomPolicy(name, busy=BUSY)},
                seed=episode,
            )
        else:
            points = play_dice(env, {bot: DiceBotPolicy(level, name), other: RandomPolicy(name)}, seed=episode)
        earned.append((points[bot], points[other]))
    return fmean(bot for bot, _ in earned), fmean(other for _, other in earned)
