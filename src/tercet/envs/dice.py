"""The dice game as a turn-based environment: one die at a time, with masks that lead only to legal turns."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from tercet.core.dicegame.choices import seats_to_act
from tercet.core.dicegame.commands import CallOpening, SayNone
from tercet.core.dicegame.dice import DICE, FACE_FEATURES, FACES, HAND, WILD, Face, has_hand_set
from tercet.core.dicegame.editions import DICE_RULES, FEWEST_PLAYERS, DiceRules
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.state import DiceState, DiceView
from tercet.core.engine.chance import FairChance
from tercet.core.engine.playthrough import Playthrough
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import value_of
from tercet.envs.dice_actions import Numbering
from tercet.envs.dice_turns import Draft, ExtraDraft, OpeningDraft, TurnDraft

LONGEST: Final = 5_000
"""Actions after which a game is cut off."""
FACE_SIZE: Final = 3 * len(FACE_FEATURES) + 1
"""Numbers for what a die shows: its features one-hot, and whether it is a WILD."""
SQUARE_SIZE: Final = FACE_SIZE + 2
HIGH_SCORE: Final = 200.0
_DRAFTS: Final[dict[str, Callable[[DiceView, Seat], Draft]]] = {
    "opening": OpeningDraft,
    "turns": TurnDraft,
    "extra": ExtraDraft,
}

Observation = dict[str, NDArray[Any]]


class DiceEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are `player_0`, …; a reward is what the agent's turn scored, given when the turn is played.

    In the opening whoever has a SET calls; if several have one, chance picks, as among equally fast players (D5). An
    observation is a vector: for each square what is there (features one-hot, WILD), its bonus, and whether the agent
    has just placed it; then each hand of five, the agent's own first; then scores, dice left in the bag, and the phase.
    What an agent has placed and not played, and what it chose to re-roll, nobody else sees.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo reads it here)
        "name": "tercet_dice_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, players: int = 2, rules: DiceRules = DICE_RULES, longest: int = LONGEST) -> None:
        super().__init__()
        if not FEWEST_PLAYERS <= players <= rules.seats:
            raise ValueError(f"players: the game takes {FEWEST_PLAYERS} to {rules.seats}, not {players}")
        self.rules = rules
        self.longest = longest
        self.render_mode = None
        self.numbering = Numbering(rules.layout)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size = len(self.numbering.squares) * SQUARE_SIZE + players * (HAND * FACE_SIZE + 1) + 1 + 3
        self.observation_spaces = {agent: self._observation_space(size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.numbering)) for agent in self.possible_agents}
        self._bonuses = np.array([rules.layout.bonus(square) for square in self.numbering.squares], np.float32) / 9
        self._places = {square: i for i, square in enumerate(self.numbering.squares)}
        self._rng = Random()
        self._play: Playthrough[DiceRules, DiceState, DiceView]
        self._draft: Draft
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Draws and rolls; the same seed gives the same dice."""
        if seed is not None:
            self._rng = Random(seed)
        self._play = Playthrough(DICE_GAME, self.rules, FairChance(self._rng.randbytes))
        self._play.seat(*self.possible_agents)
        self._play.start()
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_agent()

    def step(self, action: int | None) -> None:
        """One action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over acts no more"
        self._cumulative_rewards[agent] = 0.0
        before = self._play.state.scores
        command = self._draft.take(self.numbering.action(int(action)))
        if command is not None:
            self._play.do(command)
            self._next_agent()
        after = self._play.state.scores
        self.rewards = {
            each: float(after[self.seat_of(each)] - before[self.seat_of(each)]) for each in self.possible_agents
        }
        self._steps += 1
        if self._play.state.phase == "over":
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is empty unless it is its turn."""
        view = self._play.view()
        mine = agent == self.agent_selection
        mask = np.zeros(len(self.numbering), np.int8)
        if mine and view.phase != "over":
            mask[self.numbering.numbers(self._draft.allowed())] = 1
        laid = self._draft.laid if mine else []
        board = np.zeros((len(self.numbering.squares), SQUARE_SIZE), np.float32)
        board[:, FACE_SIZE] = self._bonuses
        for die in (*(lying.laid for lying in view.board), *laid):
            board[self._places[die.square], :FACE_SIZE] = _FACES[die.face]
            board[self._places[die.square], FACE_SIZE - 1] = die.wild
        for die in laid:
            board[self._places[die.square], FACE_SIZE + 1] = 1
        players = [self._player(view, seat) for seat in range(len(self.possible_agents))]
        own_first = np.roll(np.array(players, np.float32), -self.seat_of(agent), axis=0)
        phases = [float(view.phase == phase) for phase in ("opening", "turns", "extra")]
        rest = np.array([len(view.bag) / DICE, *phases], np.float32)
        return {"observation": np.concatenate([board.ravel(), own_first.ravel(), rest]), "action_mask": mask}

    def seat_of(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def view(self, agent: str) -> DiceView:
        """What an agent sees as a value, for bots that play here."""
        return self._play.view(self.seat_of(agent))

    def render(self) -> None:
        """Does nothing: `tercet.render` draws any view."""

    def close(self) -> None:
        """Does nothing."""

    def _next_agent(self) -> None:
        state = self._play.state
        while state.phase == "opening" and state.call is None:
            self._call_opening(state)
            state = self._play.state
        view = self._play.view()
        for seat in seats_to_act(view)[:1]:
            self._draft = _DRAFTS[view.phase](view, seat)
            self.agent_selection = self.possible_agents[seat]

    def _call_opening(self, state: DiceState) -> None:
        able = [seat for seat in state.staying if has_hand_set(state.players[seat].faces)]
        if able:
            self._play.do(CallOpening(seat=self._rng.choice(able)))
            return
        for seat in state.staying:
            self._play.do(SayNone(seat=seat))

    def _player(self, view: DiceView, seat: int) -> list[float]:
        row = [max(-1.0, min(1.0, view.players[seat].score / HIGH_SCORE))]
        faces = view.players[seat].faces
        for place in range(HAND):
            row += list(_FACES[faces[place]]) if place < len(faces) else [0.0] * FACE_SIZE
        return row

    def _observation_space(self, size: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.numbering),), np.int8),
            }
        )


def _shown(face: Face) -> list[float]:
    if face == WILD:
        return [0.0] * (FACE_SIZE - 1) + [1.0]
    return [float(value_of(face, feature) == value) for feature in FACE_FEATURES for value in range(3)] + [0.0]


_FACES: Final = np.array([_shown(Face(face)) for face in range(FACES + 1)], np.float32)
