"""The card game as a parallel environment: everybody acts every 100 ms."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from msgspec.structs import replace
from numpy.typing import NDArray
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from tercet.core.cardgame.commands import KeepLooking
from tercet.core.cardgame.editions import EDITIONS, CardRules
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.chance import FairChance
from tercet.core.engine.game import Millis, RaceCommand, Refusal
from tercet.core.engine.playthrough import Playthrough
from tercet.core.engine.seats import Seat
from tercet.core.seating import AlreadyReady, Ready
from tercet.core.sets.cards import value_of
from tercet.core.sets.features import FEATURES
from tercet.envs.card_actions import ACTIONS, SLOTS, command_of, mask_of

TICK: Final = 0.1
"""Seconds."""
LONGEST: Final = 18_000
"""Ticks after which an episode is cut off: half an hour."""
CARD_FEATURES: Final = 3 * len(FEATURES)

Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]


class CardEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are `player_0`, …; a reward is the change in the agent's points.

    An observation is a vector: for each of 21 slots its card's features one-hot (all 0 for a gap), the share of the
    deck still in the pile, the shares of the time left to point and to vote, then four numbers for each player, the
    agent first and then in the order of the seats: points as a share of the deck, voted, locked out, calling.
    """

    metadata: dict[str, Any] = {"name": "tercet_cards_v0", "render_modes": []}  # noqa: RUF012 (PettingZoo reads it here)

    def __init__(self, players: int = 2, rules: CardRules = EDITIONS["es"], longest: int = LONGEST) -> None:
        if not 1 <= players <= rules.seats:
            raise ValueError(f"players: the game takes 1 to {rules.seats}, not {players}")
        self.rules = rules
        self.longest = longest
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size = SLOTS * CARD_FEATURES + 3 + 4 * players
        self.observation_spaces = {agent: _observation_space(size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._rng = Random()
        self._play: Playthrough[CardRules, CardState, CardView]
        self._ticks = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Shuffles and deals; the same seed deals the same cards."""
        if seed is not None:
            self._rng = Random(seed)
        self._play = Playthrough(CARD_GAME, self.rules, FairChance(self._rng.randbytes))
        self._play.seat(*self.possible_agents)
        self._play.start()
        self._ticks = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One tick: all actions happen at the same moment, in a random order (C16), then time passes."""
        agents = self.agents
        before = self._play.state.totals
        infos: Infos = {agent: {} for agent in agents}
        view = self._play.view()
        wishes = [(agent, command_of(int(action), view, self.seat_of(agent))) for agent, action in actions.items()]
        races = sum(isinstance(command, RaceCommand) for _, command in wishes)
        self._rng.shuffle(wishes)
        for agent, command in wishes:
            if command is None:
                continue
            try:
                self._play.do(replace(command, tie=True) if races > 1 and isinstance(command, RaceCommand) else command)
            except Refusal as refusal:
                infos[agent]["refused"] = refusal.code
        for seat in self._play.state.prompted:
            # An agent that acts at every tick is looking, and need not say so (C8).
            self._play.do(KeepLooking(seat=seat))
        self._play.wait(TICK)
        self._start_next_deal()
        self._ticks += 1
        over = self._play.state.phase == "over"
        late = not over and self._ticks >= self.longest
        after = self._play.state.totals
        rewards = {agent: float(after[self.seat_of(agent)] - before[self.seat_of(agent)]) for agent in agents}
        observations = self._observations()
        if over or late:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def seat_of(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def view(self, agent: str) -> CardView:
        """What an agent sees as a value, for bots that play here."""
        return self._play.view(self.seat_of(agent))

    @property
    def now(self) -> Millis:
        """The current moment of the table's clock."""
        return self._play.now

    def render(self) -> None:
        """Does nothing: `tercet.render` draws any view."""

    def close(self) -> None:
        """Does nothing."""

    def _start_next_deal(self) -> None:
        if self._play.state.phase == "pause":
            for agent in self.possible_agents:
                try:
                    self._play.do(Ready(seat=self.seat_of(agent)))
                except AlreadyReady:
                    continue

    def _observations(self) -> dict[str, Observation]:
        view = self._play.view()
        table = _table(view, self._play.now)
        players = _players(view, self._play.now)
        return {
            agent: {
                "observation": np.concatenate([table, np.roll(players, -self.seat_of(agent), axis=0).ravel()]),
                "action_mask": mask_of(view, self.seat_of(agent), self._play.now),
            }
            for agent in self.agents
        }


def _observation_space(size: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


_CARDS: Final = np.array(
    [[float(value_of(card, feature) == value) for feature in FEATURES for value in range(3)] for card in range(81)],
    np.float32,
)


def _table(view: CardView, now: Millis) -> NDArray[np.float32]:
    slots = np.zeros((SLOTS, CARD_FEATURES), np.float32)
    for slot, card in enumerate(view.layout):
        if card is not None:
            slots[slot] = _CARDS[card]
    rules = view.rules
    to_point = 0.0 if view.call is None else (view.call.until - now) / (rules.point_seconds * 1000)
    to_vote = 0.0 if view.vote_until is None else (view.vote_until - now) / (rules.vote_seconds * 1000)
    rest = np.clip([view.pile_count / rules.cards, to_point, to_vote], 0, 1)
    return np.concatenate([slots.ravel(), rest.astype(np.float32)])


def _players(view: CardView, now: Millis) -> NDArray[np.float32]:
    rows = [
        (
            max(-1.0, min(1.0, player.points / view.rules.cards)),
            seat in view.votes,
            player.locked_until is not None and now < player.locked_until,
            view.call is not None and view.call.seat == seat,
        )
        for seat, player in enumerate(view.players)
    ]
    return np.array(rows, np.float32)
