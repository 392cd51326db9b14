"""Players to measure others against: one that acts at random, and our bots, which see what an agent sees."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from statistics import fmean
from typing import Any, Protocol

import numpy as np

from tercet.bots.bot import RETRY, Answer, Bot
from tercet.bots.roster import make_bot
from tercet.core.play import Millis, Version
from tercet.envs.card_actions import WAIT, action_of
from tercet.envs.cards import CardEnv, Observation


class Policy(Protocol):
    """What plays for an agent."""

    def act(self, env: Any, agent: str, observation: Observation) -> int:
        """The action now."""


class RandomPolicy:
    """Any action that the mask allows, each as likely; at a card table it would never wait, so it mostly does."""

    def __init__(self, seed: str, busy: float = 1.0) -> None:
        self._rng = Random(seed)
        self._busy = busy
        """How often it acts at all."""

    def act(self, env: Any, agent: str, observation: Observation) -> int:
        allowed = np.flatnonzero(observation["action_mask"])
        if self._rng.random() >= self._busy:
            return int(allowed[0])
        return int(allowed[self._rng.randrange(len(allowed))])


class BotPolicy:
    """One of our bots in the card environment: it acts in the tick in which its delay ends."""

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
        # If another was quicker in this tick the view will change; if not, it may try again a little later.
        self._due = Millis(env.now + RETRY)
        return action_of(self._answer.command, view)


def bot_policy(level: str, seed: str) -> BotPolicy:
    """A card bot by its level."""
    return BotPolicy(make_bot("cards", level, seed))


def play_episode(env: CardEnv, policies: Mapping[str, Policy], seed: int) -> dict[str, float]:
    """One episode; returns what each agent earned."""
    observations, _ = env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        actions = {agent: policies[agent].act(env, agent, observations[agent]) for agent in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            earned[agent] += reward
    return earned


def card_baseline(level: str, episodes: int, seed: str) -> tuple[float, float]:
    """The mean points of a bot and of a player at random at one table of two, changing seats."""
    earned: list[tuple[float, float]] = []
    for episode in range(episodes):
        env = CardEnv(players=2)
        bot, other = env.possible_agents if episode % 2 == 0 else reversed(env.possible_agents)
        policies: dict[str, Policy] = {
            bot: bot_policy(level, f"{seed}/{episode}"),
            other: RandomPolicy(f"{seed}/{episode}", busy=0.02),
        }
        points = play_episode(env, policies, seed=episode)
        earned.append((points[bot], points[other]))
    return fmean(bot for bot, _ in earned), fmean(other for _, other in earned)
