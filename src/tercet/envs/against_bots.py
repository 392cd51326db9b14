"""One agent against bots, as Gymnasium environments whose steps jump to the agent's next decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tercet.bots.arena import Arena
from tercet.bots.roster import bot_label
from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRules, edition
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.dicegame.rules import DICE_RULES, DiceRules
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.chance import FairChance
from tercet.core.engine.game import Command, Millis, Refusal, millis
from tercet.core.engine.seats import Seat
from tercet.core.guessed_names import Hinting
from tercet.core.playthrough import Playthrough
from tercet.core.seating.commands import Ready, Sit
from tercet.envs.card_spaces import CALL, FIRST_TAKING, WAIT, CardObserver, Mask, actions_of
from tercet.envs.dice import LONGEST as LONGEST_DICE_GAME
from tercet.envs.dice import DiceEnv
from tercet.envs.errors import (
    Masked,
    checked_action,
    checked_options,
    playable_rules,
    require_reset,
    started,
)
from tercet.envs.opponents import DiceOpponent, Opponent, checked_opponents, new_opponent
from tercet.envs.rendering import RENDER_MODES, RenderMode, render_view
from tercet.envs.structured import CardParts, DiceParts

Vector = NDArray[np.float32]
Info = dict[str, Any]
AGENT: Final = Seat(0)
QUICK_RULES: Final = edition("fr", style="point", no_set="auto")
"""Naming three cards is the call, more cards are dealt automatically, and a mistake costs only time."""


class AgainstBots(Hinting, gymnasium.Env[Any, Any]):
    """Checks every action before the game's environment carries it out, the same way in both games.

    At the end of an episode the mask has one action, 0, because vector environments ask for one before they reset.
    """

    _guessed: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("action_mask", "get_action_mask"), "env.action_masks(), and info['action_mask']"),
        **dict.fromkeys(("game", "state"), "env.view"),
        **dict.fromkeys(("get_legal_actions", "legal_actions", "legal_moves"), "env.action_masks()"),
        **dict.fromkeys(("score", "scores"), "env.view.scores, and info['scores']"),
        **dict.fromkeys(("action_meanings", "actions", "get_action_meanings"), "env.parts, and env.view.legal(0, now)"),
        "agents": "tercet.envs.cards_v0.env(), and dice_v0.env(), for several agents",
        "board": "env.view",
    }
    masked: Masked
    _mask: Mask = np.zeros(0, np.int8)
    """The mask of the last observation; empty before the first `reset`."""
    _is_over = False

    def step(self, action: int) -> tuple[Vector, SupportsFloat, bool, bool, Info]:
        """Carries out a decision and continues the game to the next one; `masked` determines what a forbidden action
        does."""
        if self.masked == "refuse":
            return self.try_step(action)
        require_reset(len(self._mask) > 0, is_over=self._is_over)
        return self._done(self._step(checked_action(action, self._mask)))

    def try_step(self, action: int | None) -> tuple[Vector, SupportsFloat, bool, bool, Info]:
        """Like `step`, but refuses None and actions that the mask forbids: they change nothing, and `info` says so."""
        require_reset(len(self._mask) > 0, is_over=self._is_over)
        if action is not None and self._mask[checked_action(action, self._mask, masked=False)]:
            return self._done(self._step(action))
        seen, reward, over, late, info = self._step(None)
        return self._done((seen, reward, over, late, {**info, "refused": "not-allowed"}))

    def action_masks(self) -> Mask:
        """Returns 1 for each possible action, 0 for the rest."""
        return self._mask

    def _step(self, action: int | None) -> tuple[Vector, float, bool, bool, Info]:
        """Carries out an allowed action, or None, which changes nothing but the count of steps."""
        raise NotImplementedError

    def _begun(self, seen: Vector, info: Info) -> tuple[Vector, Info]:
        self._is_over = False
        self._mask = info["action_mask"]
        return seen, info

    def _done(self, result: tuple[Vector, float, bool, bool, Info]) -> tuple[Vector, SupportsFloat, bool, bool, Info]:
        seen, reward, over, late, info = result
        self._is_over = over or late
        self._mask = _last_mask(len(self._mask)) if self._is_over else info["action_mask"]
        return seen, reward, over, late, {**info, "action_mask": self._mask}


def _last_mask(actions: int) -> Mask:
    mask = np.zeros(actions, np.int8)
    mask[0] = 1
    return mask


class CardsAgainstBots(AgainstBots):
    """An environment whose steps are decisions: name the cards in three slots, say that there is no SET, or wait.

    A decision takes `think_seconds` on the table's clock. If a bot takes the cards in that time, the decision has no
    effect and costs nothing. A SET earns 1, a wrong call `partial` times the share of its features that fit, so even a
    random agent learns which mistakes are smaller. `CardObserver` describes the observations.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium reads it here)

    def __init__(
        self,
        opponents: Sequence[Opponent] = ("casual",),
        rules: str | CardRules = QUICK_RULES,
        *,
        variant: str | None = None,
        think_seconds: float = 2.0,
        partial: float = 0.1,
        longest: int = 2_000,
        masked: Masked = "error",
        render_mode: RenderMode | None = None,
    ) -> None:
        checked_options(
            masked=masked, think_seconds=think_seconds, partial=partial, longest=longest, render_mode=render_mode
        )
        rules = playable_rules(rules, variant)
        self.masked = masked
        self.opponents = checked_opponents("cards", opponents)
        if len(self.opponents) >= rules.seats:
            raise ValueError(f"opponents: there are {rules.seats} seats, one of them the agent's")
        self.rules = rules
        self.longest = longest
        self.partial = partial
        self.render_mode = render_mode
        self._think = millis(think_seconds)
        self._actions = actions_of(rules.deck, rules.law)
        self._observer = CardObserver(1 + len(self.opponents), self._actions)
        self.observation_space = self._observer.space()
        self.action_space = spaces.Discrete(self._actions.count)
        self.parts = CardParts(self._actions)
        self._arena: Arena
        self._play: Playthrough[CardRules, CardState, CardView] = None  # type: ignore[assignment]  # until `reset`
        self._steps = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """Seats everybody and deals; the same seed repeats the same cards and bots."""
        super().reset(seed=seed)
        self._play = Playthrough(CARD_GAME, self.rules, FairChance(self.np_random.bytes))
        self._play.do(Sit(name="agent"))
        for opponent in self.opponents:
            self._play.do(Sit(name=bot_label(opponent), bot=True))
        self._play.start()
        name = str(self.np_random.integers(2**32))
        bots = {Seat(i): new_opponent("cards", one, f"{name}/{i}") for i, one in enumerate(self.opponents, 1)}
        self._arena = Arena(self._play, bots, name)
        self._steps = 0
        return self._begun(self._seen(), self._info())

    def _step(self, action: int | None) -> tuple[Vector, float, bool, bool, Info]:
        self._steps += 1
        reward = 0.0
        refused = None
        if action is not None:
            try:
                reward = self._decide(action)
            except Refusal as refusal:
                refused = refusal.code
            self._skip_to_decision()
        over = self._play.state.phase == "over"
        info = self._info()
        if refused is not None:
            info["refused"] = refused
        return self._seen(), reward, over, not over and self._steps >= self.longest, info

    def _decide(self, action: int) -> float:
        """Carries out a decision, and returns its reward."""
        command = None if action in (WAIT, CALL) else self._actions.command_of(action, self._play.state, AGENT)
        if command is None:
            self._wait_for_news()
            return 0.0
        self._let_others_be_quicker(Millis(self._play.now + self._think))
        return self._carry_out(command)

    def _possible(self) -> Mask:
        """Waiting is possible only if something will happen; calling without naming cards never is."""
        mask = self._observer.mask(self._play.state, AGENT, self._play.now)
        if mask[CALL]:
            # where players call before pointing, a decision does both
            mask[FIRST_TAKING:] = self._observer.named
        mask[CALL] = 0
        mask[WAIT] = 0
        mask[WAIT] = self._next_moment() is not None or not mask.any()
        return mask

    @property
    def view(self) -> CardView:
        """The game as the agent may see it."""
        return started(self._play).view(AGENT)

    def render(self) -> Any:
        """Draws the table: returned in `ansi` and `rgb_array` mode, printed in `human` mode."""
        require_reset(len(self._mask) > 0)
        return render_view(self._play.view(), self.render_mode)

    def _carry_out(self, command: Command) -> float:
        state = self._play.state
        points = state.scores[AGENT]
        if isinstance(command, ClaimSet) and state.style == "announce":
            self._arena.do(CallSet(seat=AGENT))
            command = PointCards(seat=AGENT, cards=command.cards)
        self._arena.do(command)
        gained = self._play.state.scores[AGENT] - points
        if gained > 0:
            return 1.0
        if isinstance(command, ClaimSet | PointCards):
            check = state.rules.variant.check(command.numbers)
            return self.partial * (len(check) - check.count("mixed")) / len(check)
        return 0.0

    def _let_others_be_quicker(self, until: Millis) -> None:
        """Lets bots act while the agent thinks, until the cards change."""
        layout = self._play.state.layout_since
        while self._play.state.layout_since == layout and self._play.state.phase == "play":
            if self._play.now < until:
                self._arena.advance(until)
            elif self._play.state.call is None:
                return
            else:  # a player has called; the cards they point at, or the clock, will resolve the call
                self._arena.step()

    def _wait_for_news(self) -> None:
        """Lets time pass until the cards change or there is nothing left to wait for."""
        layout, version = self._play.state.layout_since, self._play.state.version
        while self._play.state.layout_since == layout and self._play.state.phase == "play":
            moment = self._next_moment()
            if moment is None:
                if self._play.state.version == version:
                    self._arena.advance(Millis(self._play.now + self._think))
                return
            self._arena.advance(moment)

    def _next_moment(self) -> Millis | None:
        """Returns when something next happens without the agent: a bot acts, a deadline passes, or a lock-out ends."""
        moment = self._arena.next_moment()
        locked = self._play.state.players[AGENT].locked_until
        if locked is not None and locked > self._play.now:
            return locked if moment is None else min(moment, locked)
        return moment

    def _skip_to_decision(self) -> None:
        """Skips whatever needs no decision: other players' calls, lock-outs, and the pause between deals."""
        while True:
            state = self._play.state
            if state.phase == "pause" and not state.seating.chairs[AGENT].ready:
                self._arena.do(Ready(seat=AGENT))
            elif state.phase == "pause" or (state.phase == "play" and state.call is not None):
                self._arena.step()
            else:
                return

    def _seen(self) -> Vector:
        return self._observer.vectors(self._play.state, self._play.now, [AGENT])[0]

    def _info(self) -> Info:
        return {"action_mask": self._possible(), "scores": self._play.state.scores}


class DiceAgainstBots(AgainstBots):
    """An environment whose steps place one of the agent's dice, play the turn, or choose an extra roll.

    Bots play between steps. The reward is the score of the agent's turn, when it is played. `DiceEnv` describes
    observations and actions; here too, chance picks among players who can open.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium reads it here)

    def __init__(
        self,
        opponents: Sequence[Opponent] = ("beginner",),
        rules: DiceRules = DICE_RULES,
        *,
        longest: int = LONGEST_DICE_GAME,
        masked: Masked = "error",
        render_mode: RenderMode | None = None,
    ) -> None:
        checked_options(masked=masked, longest=longest, render_mode=render_mode)
        self.masked = masked
        self.opponents = checked_opponents("dice", opponents)
        self.render_mode = render_mode
        self._env = DiceEnv(1 + len(self.opponents), rules, longest)
        self._agent = self._env.possible_agents[AGENT]
        self.observation_space = self._env.vector_space()
        self.action_space = self._env.action_space(self._agent)
        self.parts = DiceParts(self._env.numbering)
        self._players: dict[str, DiceOpponent] = {}
        self._earned = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        """Seats everybody and rolls; the same seed repeats the same dice and bots."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**32))
        self._env.reset(seed=number)
        others = self._env.possible_agents[1:]
        self._players = {
            agent: DiceOpponent(opponent, f"{number}/{agent}")
            for agent, opponent in zip(others, self.opponents, strict=True)
        }
        self._earned = 0.0
        return self._begun(*self._let_others_play())

    def _step(self, action: int | None) -> tuple[Vector, float, bool, bool, Info]:
        if action is None:
            self._env.do(None)
        else:
            self._env.step(action)
        observation, info = self._let_others_play()
        score = float(self.view.players[AGENT].score)
        reward, self._earned = score - self._earned, score
        return observation, reward, self._env.terminations[self._agent], self._env.truncations[self._agent], info

    @property
    def view(self) -> DiceView:
        """The game as the agent may see it."""
        return self._env.view(self._agent)

    def render(self) -> Any:
        """Draws the table: returned in `ansi` and `rgb_array` mode, printed in `human` mode."""
        require_reset(len(self._mask) > 0)
        return render_view(self.view, self.render_mode)

    def _let_others_play(self) -> tuple[Vector, Info]:
        env = self._env
        while env.agent_selection != self._agent and not (
            env.terminations[env.agent_selection] or env.truncations[env.agent_selection]
        ):
            self._players[env.agent_selection].play(env)
        seen = env.observe(self._agent)
        return seen["observation"], {"action_mask": seen["action_mask"], "scores": self.view.scores}
