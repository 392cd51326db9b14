"""The card game as a parallel environment, in which everybody acts every 100 ms."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from msgspec.structs import replace
from numpy.typing import NDArray
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from tercet.core.cardgame.commands import KeepLooking
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import EDITIONS, CardRules
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.chance import FairChance
from tercet.core.engine.game import Millis, RaceCommand, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough, require_players
from tercet.core.seating.commands import Ready
from tercet.core.seating.refusals import AlreadyReady
from tercet.core.whole_numbers import whole_number
from tercet.envs.card_spaces import CardObserver, actions_of
from tercet.envs.errors import (
    BadAction,
    Masked,
    checked_action,
    checked_agent,
    checked_options,
    playable_rules,
    require_reset,
    seeded_random,
    started,
)
from tercet.envs.pixels import Pixels
from tercet.envs.rendering import RENDER_MODES, RenderMode, render_view

TICK: Final = 0.1
"""Length of a tick in seconds."""
LONGEST: Final = 18_000
"""Number of ticks after which an episode is truncated: half an hour."""

Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]


class CardEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are `player_0`, …; the reward is the change in the agent's points.

    Episodes are cut off after `longest` ticks of 0.1 s, which random agents always reach: `CardEnv(longest=600)` is a
    minute at the table. `CardObserver` describes the observations. An action that the mask forbids raises BadAction;
    with `masked="refuse"` it is refused like a lost race, and the agent's `info["refused"]` says why.
    """

    metadata: dict[str, Any] = {"name": "tercet_cards_v0", "render_modes": RENDER_MODES, "render_fps": 10}  # noqa: RUF012 (PettingZoo reads it here)

    def __init__(
        self,
        players: int = 2,
        rules: str | CardRules = EDITIONS["es"],
        longest: int = LONGEST,
        render_mode: RenderMode | None = None,
        masked: Masked = "error",
        variant: str | None = None,
    ) -> None:
        checked_options(masked=masked, longest=longest, render_mode=render_mode)
        rules = playable_rules(rules, variant)
        self.masked = masked
        players = whole_number(players, "players: how many, as a whole number")
        require_players(players, 1, rules.seats)
        self.rules = rules
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.actions = actions_of(rules.deck, rules.law)
        self._observer = CardObserver(players, self.actions)
        self.observation_spaces = {agent: _observation_space(self._observer) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.count) for agent in self.possible_agents}
        self._rng = Random()
        self._play: Playthrough[CardRules, CardState, CardView] = None  # type: ignore[assignment]  # until `reset`
        self._ticks = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[checked_agent(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[checked_agent(agent, self.possible_agents)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Shuffles and deals; the same seed deals the same cards."""
        if seed is not None:
            self._rng = seeded_random(seed)
        self._play = Playthrough(CARD_GAME, self.rules, FairChance(self._rng.randbytes))
        self._play.seat(*self.possible_agents)
        self._play.start()
        self._ticks = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Plays one tick: carries out all actions at the same time, in random order (C16), then lets time pass.

        Agents without an action wait.
        """
        require_reset(self._play is not None, is_over=not self.agents)
        agents = self.agents
        before = self._play.state.scores
        infos: Infos = {agent: {} for agent in agents}
        state = self._play.state
        if not isinstance(actions, Mapping):
            raise BadAction(f"actions are a dict with a number for each agent, not {actions!r:.80}")
        numbers = {agent: self._checked(agent, action) for agent, action in actions.items()}
        chosen = [
            (agent, self.actions.command_of(number, state, self._seats[agent])) for agent, number in numbers.items()
        ]
        races = sum(isinstance(command, RaceCommand) for _, command in chosen)
        self._rng.shuffle(chosen)
        for agent, command in chosen:
            if command is None:
                continue
            try:
                self._play.do(replace(command, tie=True) if races > 1 and isinstance(command, RaceCommand) else command)
            except Refusal as refusal:
                infos[agent]["refused"] = refusal.code
        for seat in self._play.state.prompted:
            # An agent that acts every tick is still looking, and does not have to say so (C8).
            self._play.do(KeepLooking(seat=seat))
        self._play.wait(TICK)
        self._start_next_deal()
        self._ticks += 1
        over = self._play.state.phase == "over"
        late = not over and self._ticks >= self.longest
        after = self._play.state.scores
        rewards = {agent: float(after[self._seats[agent]] - before[self._seats[agent]]) for agent in agents}
        observations = self._observations()
        if over or late:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def seat_of(self, agent: str) -> Seat:
        return self._seats[checked_agent(agent, self.possible_agents)]

    def view(self, agent: str) -> CardView:
        """Returns the game as an agent sees it, for bots that play here."""
        return started(self._play).view(self.seat_of(agent))

    @property
    def now(self) -> Millis:
        """The current time on the table's clock."""
        return started(self._play).now

    def render(self) -> str | Pixels | None:
        """Draws the table: returned in `ansi` and `rgb_array` mode, printed in `human` mode."""
        return render_view(started(self._play).view(), self.render_mode)

    def close(self) -> None:
        """Does nothing."""

    def _checked(self, agent: str, action: Any) -> int:
        """Checks that an action was possible at the agent's last observation."""
        seat = self._seats[checked_agent(agent, self.agents)]
        mask = self._observer.mask(self._play.state, seat, self._play.now)
        return checked_action(action, mask, masked=self.masked == "error")

    def _start_next_deal(self) -> None:
        if self._play.state.phase == "pause":
            for agent in self.possible_agents:
                try:
                    self._play.do(Ready(seat=self.seat_of(agent)))
                except AlreadyReady:
                    continue

    def _observations(self) -> dict[str, Observation]:
        # uses the state itself, since an observation contains only what a watcher may know
        state, now = self._play.state, self._play.now
        seats = [self._seats[agent] for agent in self.agents]
        vectors = self._observer.vectors(state, now, seats)
        return {
            agent: {"observation": vector, "action_mask": self._observer.mask(state, seat, now)}
            for agent, seat, vector in zip(self.agents, seats, vectors, strict=True)
        }


def _observation_space(observer: CardObserver) -> spaces.Dict:
    return spaces.Dict(
        {"observation": observer.space(), "action_mask": spaces.Box(0, 1, (observer.actions.count,), np.int8)}
    )
