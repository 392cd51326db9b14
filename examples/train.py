"""Trains an agent to see SETs, with nothing but NumPy: `python examples/train.py [seconds]`.

The agent is told no rule. For any three cards on the table it counts how often each value occurs (how many are red, how
many are open, …), adds up one learned number for each of these counts, and names the three with a high sum more often.
REINFORCE makes what was rewarded likelier: after a minute it names a SET nearly every time, and beats a bot.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercet.envs.against_bots import CardsAgainstBots
from tercet.envs.card_spaces import CARD_FEATURES, FIRST_TRIPLE, SLOTS, TABLE_SIZE, TRIPLES, WAIT

SLOTS_OF = np.array(TRIPLES)
COUNTS = 4
"""A value occurs on none, one, two or three of three cards."""
BATCH = 64
RATE = 0.05


class Agent:
    """Names three cards; `weights` has a number for each of twelve values and each of its counts."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = np.zeros(CARD_FEATURES * COUNTS)
        self.moments = np.zeros((2, len(self.weights)))
        self.updates = 0

    def act(self, observation: NDArray[np.float32], mask: NDArray[np.int8]) -> tuple[int, NDArray[np.float64]]:
        """An action, and in which direction the weights make it likelier."""
        possible = np.flatnonzero(mask[FIRST_TRIPLE:])
        if not len(possible):
            return WAIT, np.zeros_like(self.weights)
        cards = observation[:TABLE_SIZE].reshape(SLOTS, CARD_FEATURES)
        counts = cards[SLOTS_OF[possible]].sum(axis=1).astype(int)
        places = counts + np.arange(CARD_FEATURES) * COUNTS
        scores = self.weights[places].sum(axis=1)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = min(int(np.searchsorted(chances.cumsum(), self.rng.random())), len(possible) - 1)
        usual = np.bincount(places.ravel(), np.repeat(chances, CARD_FEATURES), len(self.weights))
        gradient: NDArray[np.float64] = np.negative(usual, dtype=np.float64)
        gradient[places[chosen]] += 1.0
        return FIRST_TRIPLE + int(possible[chosen]), gradient

    def learn(self, gradients: list[NDArray[np.float64]], rewards: list[float]) -> None:
        """One step of Adam along what was rewarded more than usual."""
        usual = np.array(rewards) - np.mean(rewards)
        step = (np.array(gradients) * usual[:, None]).mean(axis=0)
        self.updates += 1
        self.moments[0] = 0.9 * self.moments[0] + 0.1 * step
        self.moments[1] = 0.99 * self.moments[1] + 0.01 * step**2
        mean = self.moments[0] / (1 - 0.9**self.updates)
        square = self.moments[1] / (1 - 0.99**self.updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def train(agent: Agent, seconds: float, most_steps: int | None = None) -> int:
    """Lets an agent practise alone; returns how many decisions it made."""
    env = CardsAgainstBots(opponents=())
    observation, info = env.reset(seed=1)
    steps = 0
    gradients: list[NDArray[np.float64]] = []
    rewards: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until and (most_steps is None or steps < most_steps):
        action, gradient = agent.act(observation, info["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        gradients.append(gradient)
        rewards.append(float(reward))
        steps += 1
        if len(rewards) == BATCH:
            agent.learn(gradients, rewards)
            gradients, rewards = [], []
        if over or cut:
            observation, info = env.reset()
    return steps


def right_calls(agent: Agent, decisions: int, seed: int) -> float:
    """How often an agent names a SET."""
    env = CardsAgainstBots(opponents=())
    observation, info = env.reset(seed=seed)
    right = 0
    for _ in range(decisions):
        observation, reward, over, cut, info = env.step(agent.act(observation, info["action_mask"])[0])
        right += float(reward) >= 1.0
        if over or cut:
            observation, info = env.reset()
    return right / decisions


def points_against(agent: Agent, bot: str, games: int, seed: int) -> tuple[float, float]:
    """The mean points of an agent that takes four seconds to decide, and of a bot."""
    env = CardsAgainstBots(opponents=(bot,), think_seconds=4.0)
    totals: list[Any] = []
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        over = cut = False
        while not (over or cut):
            observation, _, over, cut, info = env.step(agent.act(observation, info["action_mask"])[0])
        totals.append(info["totals"])
    ours, theirs = np.mean(totals, axis=0)
    return float(ours), float(theirs)


def main(seconds: float) -> None:
    """Trains, and prints what has changed."""
    agent = Agent(1)
    print(f"before: {right_calls(agent, 500, 7):.1%} of its calls are SETs")
    steps = train(agent, seconds)
    print(f"{steps:,} decisions later: {right_calls(agent, 500, 7):.1%}")
    for bot in ("casual", "expert"):
        ours, theirs = points_against(agent, bot, 5, 11)
        print(f"against the bot '{bot}', deciding in four seconds: {ours:.1f} points to {theirs:.1f}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0)
