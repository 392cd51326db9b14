"""Trains an agent with nothing but NumPy: `python examples/train.py cards|dice [seconds of CPU]`.

The agent knows no rules. It describes every possible action by a few features, adds up one learned weight for each, and
prefers actions with a high sum; REINFORCE makes rewarded actions likelier.

- Cards: for each value, the number of the three cards that have it (how many are red, how many are open, …). After a
  minute it names a SET nearly every time, and beats a bot.
- Dice: in each line of three that a die would complete, how many of the three features are neither all the same nor
  all different; the bonus of the square; whether it is a WILD; how many dice are placed when the turn is played. After
  a minute it beats the player who makes random legal turns by more than ten points a game.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tercet.envs import (
    CARD_FEATURES,
    DICE_KINDS,
    FACE_SIZE,
    FIRST_TAKING,
    SLOTS,
    SQUARE_SIZE,
    TABLE_SIZE,
    TRIPLES,
    WAIT,
    CardsAgainstBots,
    DiceAgainstBots,
)

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Places = NDArray[np.intp]
"""For each action, a row with the indices of its weights."""
BATCH = 64
RATE = 0.05


class Features(Protocol):
    """Describes actions."""

    size: int
    """Number of features; the first has no weight."""

    def describe(self, observation: Vector, mask: Mask) -> tuple[NDArray[np.intp], Places]:
        """The possible actions, and the features of each."""


class CardFeatures:
    """Features of three cards: for each of the twelve values, the number of cards that have it."""

    size = 1 + 4 * CARD_FEATURES
    _slots = np.array(TRIPLES)
    _first = 1 + 4 * np.arange(CARD_FEATURES)

    def describe(self, observation: Vector, mask: Mask) -> tuple[NDArray[np.intp], Places]:
        possible = np.flatnonzero(mask[FIRST_TAKING:])
        if not len(possible):
            return np.array([WAIT]), np.zeros((1, 1), np.intp)
        cards = observation[:TABLE_SIZE].reshape(SLOTS, CARD_FEATURES)
        counts = cards[self._slots[possible]].sum(axis=1).astype(np.intp)
        return FIRST_TAKING + possible, self._first + counts


class DiceFeatures:
    """Features of a die on a square: the lines it completes, its bonus, whether it is a WILD; and of a turn: its
    length."""

    LINE, BONUS, WILD, HAND_IN, SWAP, ROLL = 1, 5, 9, 10, 14, 15
    size = 21

    def __init__(self, env: DiceAgainstBots) -> None:
        self._parts = np.array([env.parts.split(number) for number in range(int(env.action_space.n))])  # type: ignore[attr-defined]
        side = round(env.parts.sizes[2] ** 0.5)
        self._squares = side * side
        places = np.arange(self._squares)
        row, column = places // side, places % side
        lines = []
        for down, right in ((1, 0), (0, 1)):
            for pair in ((-2, -1), (-1, 1), (1, 2)):
                rows = np.stack([row + down * step for step in pair], axis=1)
                columns = np.stack([column + right * step for step in pair], axis=1)
                inside = ((rows >= 0) & (rows < side) & (columns >= 0) & (columns < side)).all(axis=1)
                lines.append(np.where(inside[:, None], rows * side + columns, self._squares))
        self._lines = np.stack(lines, axis=1)
        """For each square, the other two squares of its six lines; a separate number stands for squares off the
        board."""

    def describe(self, observation: Vector, mask: Mask) -> tuple[NDArray[np.intp], Places]:
        possible = np.flatnonzero(mask)
        kind, place, square, face, roll = self._parts[possible].T
        table = observation[: self._squares * SQUARE_SIZE].reshape(-1, SQUARE_SIZE)
        lying = _values(table[:, : FACE_SIZE - 1])
        lying = np.vstack([lying, [[-1, -1, -1]]])
        hand = observation[self._squares * SQUARE_SIZE + 1 :][: 5 * FACE_SIZE].reshape(5, FACE_SIZE)
        named = np.stack([face // 9, face // 3 % 3, face % 3], axis=1)
        wild = kind == DICE_KINDS.index("wild")
        shown = np.where(wild[:, None], named, _values(hand[:, : FACE_SIZE - 1])[place])
        pairs = lying[self._lines[square]]
        full = (pairs >= 0).all(axis=(2, 3))
        mixed = ((pairs.sum(axis=2) + shown[:, None]) % 3 != 0).sum(axis=2)
        lays = wild | (kind == DICE_KINDS.index("place"))
        found = np.zeros((len(possible), 9), np.intp)
        found[:, :6] = np.where(full & lays[:, None], self.LINE + mixed, 0)
        bonus = np.rint(9 * table[square, FACE_SIZE]).astype(np.intp)
        found[:, 6] = np.where(lays & (bonus > 0), self.BONUS + np.minimum(bonus, 3), 0)
        found[:, 7] = np.where(wild, self.WILD, 0)
        placed = int(table[:, FACE_SIZE + 1].sum())
        rolled = np.array([int(dice).bit_count() for dice in roll])
        found[:, 8] = np.select(
            [kind == DICE_KINDS.index(name) for name in ("hand-in", "swap", "roll")],
            [
                np.full(len(possible), self.HAND_IN + min(placed, 3)),
                np.full(len(possible), self.SWAP),
                self.ROLL + rolled,
            ],
            0,
        )
        return possible, found


def _values(shown: NDArray[Any]) -> NDArray[Any]:
    """Number, colour and symbol as 0, 1 or 2; -1 for a square without a die."""
    one_hot = shown.reshape(-1, 3, 3)
    return np.where(one_hot.any(axis=2), one_hot.argmax(axis=2), -1)


class Agent:
    """Chooses actions by the weights of their features; untrained, at random."""

    def __init__(self, features: Features, seed: int) -> None:
        self.features = features
        self.rng = np.random.default_rng(seed)
        self.weights = np.zeros(features.size)
        self.moments = np.zeros((2, features.size))
        self.updates = 0

    def act(self, observation: Vector, mask: Mask) -> tuple[int, NDArray[np.float64]]:
        """Chooses an action; also returns the gradient that makes it likelier."""
        actions, places = self.features.describe(observation, mask)
        scores = self.weights[places].sum(axis=1)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = min(int(np.searchsorted(chances.cumsum(), self.rng.random())), len(actions) - 1)
        usual = np.bincount(places.ravel(), np.repeat(chances, places.shape[1]), len(self.weights))
        gradient: NDArray[np.float64] = np.negative(usual, dtype=np.float64)
        np.add.at(gradient, places[chosen], 1.0)
        gradient[0] = 0.0
        return int(actions[chosen]), gradient

    def learn(self, gradients: list[NDArray[np.float64]], rewards: list[float]) -> None:
        """Takes one step of Adam towards actions that were rewarded more than usual."""
        usual = np.array(rewards) - np.mean(rewards)
        step = (np.array(gradients) * usual[:, None]).mean(axis=0)
        self.updates += 1
        self.moments[0] = 0.9 * self.moments[0] + 0.1 * step
        self.moments[1] = 0.99 * self.moments[1] + 0.01 * step**2
        mean = self.moments[0] / (1 - 0.9**self.updates)
        square = self.moments[1] / (1 - 0.99**self.updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def train(agent: Agent, env: Any, seconds: float, most_steps: int | None = None) -> int:
    """Lets an agent practise for some seconds of CPU; returns how many decisions it made.

    The reward of a decision is everything earned until points are counted: in the dice game, when the turn is played.
    """
    observation, info = env.reset(seed=1)
    steps = 0
    gradients: list[NDArray[np.float64]] = []
    rewards: list[float] = []
    until = time.process_time() + seconds
    sums_up = isinstance(env, DiceAgainstBots)
    while time.process_time() < until and (most_steps is None or steps < most_steps):
        action, gradient = agent.act(observation, info["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        gradients.append(gradient)
        steps += 1
        is_counted = not sums_up or action == 0 or reward or over or cut
        if is_counted:
            rewards += [float(reward)] * (len(gradients) - len(rewards))
            if len(rewards) >= BATCH:
                agent.learn(gradients, rewards)
                gradients, rewards = [], []
        if over or cut:
            observation, info = env.reset()
    return steps


def right_calls(agent: Agent, decisions: int, seed: int) -> float:
    """Share of an agent's calls that are SETs."""
    env = CardsAgainstBots(opponents=())
    observation, info = env.reset(seed=seed)
    right = 0
    for _ in range(decisions):
        observation, reward, over, cut, info = env.step(agent.act(observation, info["action_mask"])[0])
        right += float(reward) >= 1.0
        if over or cut:
            observation, info = env.reset()
    return right / decisions


def points_against(agent: Agent, env: Any, games: int, seed: int) -> tuple[float, float]:
    """The mean points of an agent and of the bot at its table."""
    scores: list[Any] = []
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        over = cut = False
        while not (over or cut):
            observation, _, over, cut, info = env.step(agent.act(observation, info["action_mask"])[0])
        scores.append(info["scores"])
    ours, theirs = np.mean(scores, axis=0)
    return float(ours), float(theirs)


def train_on_cards(seconds: float) -> None:
    """Trains alone, and prints results before and after."""
    agent = Agent(CardFeatures(), 1)
    print(f"before: {right_calls(agent, 500, 7):.1%} of its calls are SETs")
    steps = train(agent, CardsAgainstBots(opponents=()), seconds)
    print(f"{steps:,} decisions later: {right_calls(agent, 500, 7):.1%}")
    for player, name in ((Agent(CardFeatures(), 2), "random"), (agent, "trained")):
        for bot in ("casual", "expert"):
            env = CardsAgainstBots(opponents=(bot,), think_seconds=4.0)
            ours, theirs = points_against(player, env, 5, 11)
            print(f"{name}, deciding in four seconds, against '{bot}': {ours:.1f} points to {theirs:.1f}")


def train_on_dice(seconds: float) -> None:
    """Trains against the bot that plays random legal turns, and prints results before and after."""
    env = DiceAgainstBots(opponents=("beginner",))
    features = DiceFeatures(env)
    agent = Agent(features, 1)
    ours, theirs = points_against(Agent(features, 2), env, 30, 11)
    print(f"before: {ours:.1f} points to {theirs:.1f} of the random player 'beginner'")
    steps = train(agent, env, seconds)
    for bot in ("beginner", "greedy"):
        ours, theirs = points_against(agent, DiceAgainstBots(opponents=(bot,)), 30, 11)
        print(f"{steps:,} decisions later, against '{bot}': {ours:.1f} points to {theirs:.1f}")


if __name__ == "__main__":
    games = {"cards": train_on_cards, "dice": train_on_dice}
    parser = argparse.ArgumentParser(description="Trains an agent with nothing but NumPy.")
    parser.add_argument("game", nargs="?", choices=games, default="cards")
    parser.add_argument("seconds", nargs="?", type=float, default=60.0, help="CPU time for training")
    args = parser.parse_args()
    games[args.game](args.seconds)
