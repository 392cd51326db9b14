"""The dice game as a turn-based environment: one die per action, with masks that lead only to legal turns."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from tercet.core.dicegame.commands import CallOpening, SayNone
from tercet.core.dicegame.dice import DICE, FACE_FEATURES, FACES, HAND, WILD, Face, has_hand_set
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import DICE_RULES, FEWEST_PLAYERS, DiceRules, checked_dice_rules
from tercet.core.dicegame.state import DiceState, DiceView, seats_to_act
from tercet.core.engine.chance import FairChance
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough, require_players
from tercet.core.sets.cards import value_of
from tercet.core.whole_numbers import whole_number
from tercet.envs.dice_turns import HAND_IN, Draft, ExtraDraft, Numbering, OpeningDraft, TurnDraft
from tercet.envs.errors import (
    Masked,
    checked_action,
    checked_agent,
    checked_options,
    require_reset,
    seeded_random,
    started,
)
from tercet.envs.pixels import Pixels
from tercet.envs.rendering import RENDER_MODES, RenderMode, render_view

LONGEST: Final = 5_000
"""Number of actions after which a game is truncated."""
FACE_SIZE: Final = 3 * len(FACE_FEATURES) + 1
"""Number of values that describe a die: its one-hot features, and whether it is a WILD."""
SQUARE_SIZE: Final = FACE_SIZE + 2
"""Number of values that describe a square in an observation: its die, its bonus, and whether the agent has just placed
the die."""
HIGH_SCORE: Final = 200.0
_DRAFTS: Final[dict[str, Callable[[DiceView, Seat], Draft]]] = {
    "opening": OpeningDraft,
    "play": TurnDraft,
    "extra": ExtraDraft,
}

Observation = dict[str, NDArray[Any]]


class DiceEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are `player_0`, …; the reward is the score of the agent's turn, when it is played.

    In the opening, players with a SET call; if several have one, chance picks, as among equally fast players (D5). An
    observation is a vector: for each square its die (one-hot features, WILD), its bonus, and whether the agent has just
    placed it; then each hand of five, the agent's own first; then scores, dice left in the bag, and the phase. An
    agent's unplayed dice and re-roll choices are visible only to itself. An action that the mask forbids raises
    BadAction; with `masked="refuse"` it changes nothing, and the agent's `info["refused"]` says so.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo reads it here)
        "name": "tercet_dice_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        rules: DiceRules = DICE_RULES,
        longest: int = LONGEST,
        render_mode: RenderMode | None = None,
        masked: Masked = "error",
    ) -> None:
        super().__init__()
        checked_options(masked=masked, longest=longest, render_mode=render_mode)
        rules = checked_dice_rules(rules)
        players = whole_number(players, "players: how many, as a whole number")
        require_players(players, FEWEST_PLAYERS, rules.seats)
        self.rules = rules
        self.longest = longest
        self.masked = masked
        self.render_mode = render_mode
        self.numbering = Numbering(rules.layout)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.numbering)) for agent in self.possible_agents}
        self._bonuses = np.array([rules.layout.bonus(square) for square in self.numbering.squares], np.float32) / 9
        self._places = {square: i for i, square in enumerate(self.numbering.squares)}
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._observed: DiceState | None = None
        self._board: NDArray[np.float32] = np.zeros(0, np.float32)
        self._hands: NDArray[np.float32] = np.zeros(0, np.float32)
        self._rest: NDArray[np.float32] = np.zeros(0, np.float32)
        self._vectors: dict[Seat, NDArray[np.float32]] = {}
        """Each seat's vector, without its unplayed dice."""
        self._rng = Random()
        self._play: Playthrough[DiceRules, DiceState, DiceView] = None  # type: ignore[assignment]  # until `reset`
        self._draft: Draft
        self._allowed: bytearray | None = None
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[checked_agent(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[checked_agent(agent, self.possible_agents)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Draws and rolls; the same seed repeats the same dice."""
        if seed is not None:
            self._rng = seeded_random(seed)
        self._play = Playthrough(DICE_GAME, self.rules, FairChance(self._rng.randbytes))
        self._play.seat(*self.possible_agents)
        self._play.start()
        self._steps = 0
        self._observed = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_agent()

    def step(self, action: int | None) -> None:
        """Carries out an action of the agent whose turn it is."""
        require_reset(self._play is not None, is_over=not self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._checked(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"refused": "not-allowed"} if number is None else {}
        command = None if number is None else self._draft.take(self.numbering.action(number))
        self._carry_out(command)

    def do(self, command: Command | None) -> None:
        """Carries out a whole command for the agent whose turn it is, as one action: for bots, which choose a whole
        turn. None changes nothing, but counts as an action."""
        agent = self.agent_selection
        if command is not None:
            command = msgspec.structs.replace(command, seat=self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._carry_out(command)

    def _carry_out(self, command: Command | None) -> None:
        """Carries out a command and moves on to the next agent; None is an action that only prepares one."""
        if command is None:
            self.rewards = dict.fromkeys(self._seats, 0.0)
        else:
            before = self._play.state.scores
            self._play.do(command)
            self._next_agent()
            after = self._play.state.scores
            self.rewards = {each: float(after[seat] - before[seat]) for each, seat in self._seats.items()}
        self._steps += 1
        if self._play.state.phase == "over":
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Returns an agent's observation; the mask is all 0 unless it is the agent's turn, and has action 0 at the end,
        as at the card table."""
        # uses the state itself, since an observation contains only what a watcher may know
        state = started(self._play).state
        if state is not self._observed:
            self._refresh(state)
        seat = self.seat_of(agent)
        if seat not in self._vectors:
            hands = self._hands
            self._vectors[seat] = np.concatenate((self._board, *hands[seat:], *hands[:seat], self._rest))
        vector = self._vectors[seat].copy()
        if agent != self.agent_selection or state.phase == "over":
            mask = bytearray(len(self.numbering))
            mask[HAND_IN] = state.phase == "over"
        else:
            mask = self._possible().copy()
            for die in self._draft.laid:
                start = self._places[die.square] * SQUARE_SIZE
                vector[start : start + FACE_SIZE] = _FACES[die.face]
                vector[start + FACE_SIZE - 1] = die.wild
                vector[start + FACE_SIZE + 1] = 1
        return {"observation": vector, "action_mask": np.frombuffer(mask, np.int8)}

    def _possible(self) -> bytearray:
        """Returns the mask of the agent whose turn it is, computed once."""
        if self._allowed is None:
            self._allowed = bytearray(len(self.numbering))
            for number in self._draft.numbers(self.numbering):
                self._allowed[number] = 1
        return self._allowed

    def _checked(self, action: Any) -> int | None:
        """Checks an action; returns None for one that the mask forbids, if such actions are refused."""
        mask = self._possible()
        number = int(action) if isinstance(action, int | np.integer) else -1
        if not 0 <= number < len(mask) or not mask[number]:
            number = checked_action(action, np.frombuffer(mask, np.int8), masked=self.masked == "error")
            if not mask[number]:
                return None
        self._allowed = None
        return number

    def _refresh(self, state: DiceState) -> None:
        """Updates the part of the observation that all seats share; rewrites only what has changed."""
        before, self._observed = self._observed, state
        self._vectors = {}
        known = () if before is None else before.lying
        if state.lying is not known or before is None:
            new = state.lying[len(known) :]
            if before is None or state.lying[: len(known)] != known:
                self._board = np.zeros(len(self.numbering.squares) * SQUARE_SIZE, np.float32)
                self._board[FACE_SIZE::SQUARE_SIZE] = self._bonuses
                new = state.lying
            for lying in new:
                start = self._places[lying.square] * SQUARE_SIZE
                self._board[start : start + FACE_SIZE] = _FACES[lying.face]
                self._board[start + FACE_SIZE - 1] = lying.wild
        if before is None or len(before.players) != len(state.players):
            self._hands = np.zeros((len(state.players), 1 + HAND * FACE_SIZE), np.float32)
        for seat, player in enumerate(state.players):
            if before is not None and seat < len(before.players) and player is before.players[seat]:
                continue
            row = self._hands[seat]
            row[0] = max(-1.0, min(1.0, player.score / HIGH_SCORE))
            shown = b"".join([_FACE_BYTES[face] for face in player.faces[:HAND]])
            row[1:] = np.frombuffer(shown.ljust(HAND * len(_FACE_BYTES[0]), b"\0"), np.float32)
        phase = state.phase
        self._rest = np.array(
            (len(state.bag) / DICE, phase == "opening", phase == "play", phase == "extra"), np.float32
        )

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Returns what the agent whose turn it is observes, its rewards since its last turn, and whether it is done."""
        require_reset(self._play is not None)
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def seat_of(self, agent: str) -> Seat:
        return self._seats[checked_agent(agent, self.possible_agents)]

    def view(self, agent: str) -> DiceView:
        """Returns the game as an agent sees it, for bots that play here."""
        return started(self._play).view(self.seat_of(agent))

    @property
    def now(self) -> Millis:
        """The table's clock, which stands still: nobody's time runs out here."""
        return started(self._play).now

    def render(self) -> str | Pixels | None:
        """Draws the table: returned in `ansi` and `rgb_array` mode, printed in `human` mode."""
        return render_view(started(self._play).view(), self.render_mode)

    def close(self) -> None:
        """Does nothing."""

    def _next_agent(self) -> None:
        state = self._play.state
        while state.phase == "opening" and state.call is None:
            self._call_opening(state)
            state = self._play.state
        for seat in seats_to_act(state)[:1]:
            self._draft = _DRAFTS[state.phase](state, seat)
            self._allowed = None
            self.agent_selection = self.possible_agents[seat]

    def _call_opening(self, state: DiceState) -> None:
        able = [seat for seat in state.staying if has_hand_set(state.players[seat].faces)]
        if able:
            self._play.do(CallOpening(seat=self._rng.choice(able)))
            return
        for seat in state.staying:
            self._play.do(SayNone(seat=seat))

    def vector_space(self) -> spaces.Box:
        """Returns the space of the observation vectors, without the mask."""
        squares, players = len(self.numbering.squares), len(self.possible_agents)
        size = squares * SQUARE_SIZE + players * (HAND * FACE_SIZE + 1) + 1 + 3
        return spaces.Box(-1.0, 1.0, (size,), np.float32)

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (len(self.numbering),), np.int8)
        return spaces.Dict({"observation": self.vector_space(), "action_mask": mask})


def _shown(face: Face) -> list[float]:
    if face == WILD:
        return [0.0] * (FACE_SIZE - 1) + [1.0]
    return [float(value_of(face, feature) == value) for feature in FACE_FEATURES for value in range(3)] + [0.0]


_FACES: Final = np.array([_shown(Face(face)) for face in range(FACES + 1)], np.float32)
"""The values that describe each face and, in the last row, a WILD."""
_FACE_BYTES: Final = tuple(face.tobytes() for face in _FACES)
