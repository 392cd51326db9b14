"""The dice game's own rules for joining, leaving, starting and agreeing (C17, D4, D5, D16, D18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercet.core.dicegame import opening
from tercet.core.dicegame.commands import EndGame
from tercet.core.dicegame.events import DiceGameVoided, DiceShown, OpeningFailed, PlayResumed
from tercet.core.dicegame.preconditions import require_playing
from tercet.core.dicegame.refusals import NotAlone, NotEnoughPlayers, TooEarly
from tercet.core.dicegame.rounds import end, next_turn, settle_extra
from tercet.core.dicegame.rules import FEWEST_PLAYERS, expiry
from tercet.core.dicegame.state import DiceState
from tercet.core.engine.game import Command, Millis, millis
from tercet.core.engine.seats import Proposed, Seat, Seating
from tercet.core.engine.transition import Transition
from tercet.core.seating import commands
from tercet.core.seating.commit_reveal import commit_seed
from tercet.core.seating.events import PlayVoided
from tercet.core.seating.lobby import Lobby, UnderWay
from tercet.core.seating.refusals import AlreadyStarted


class DiceLobby(Lobby[DiceState]):
    """A dice table outside its turns: seats, starts and agreements."""

    def deal(self, transition: Transition[DiceState]) -> None:
        opening.deal(transition)

    def can_deal(self, seating: Seating) -> bool:
        """Whether there are two or more players (D4)."""
        return len(seating.starters()) >= FEWEST_PLAYERS

    def require_players(self, state: DiceState) -> None:
        if not self.can_deal(state.seating):
            raise NotEnoughPlayers(least=FEWEST_PLAYERS)

    def require_admission(self, state: DiceState, command: Command) -> None:
        """Refuses newcomers once the game is running; only players of the game may return (D18)."""
        chair = (
            command.seat
            if isinstance(command, commands.Return)
            else command.who
            if isinstance(command, commands.TakeOver)
            else None
        )
        is_new = isinstance(command, commands.Sit | commands.SitAs) or (
            chair is not None and chair not in state.playing
        )
        if is_new and state.phase != "lobby":
            raise AlreadyStarted()

    def before_leaving(self, transition: Transition[DiceState], seat: Seat) -> None:
        """Fails the call of a player who leaves (D5), or voids it if a server stop interrupted it (C20)."""
        pending = transition.state.call
        if pending is None or pending.seat != seat:
            return
        if pending.interrupted:
            transition.add(PlayVoided(at=transition.at, seat=seat))
        else:
            transition.add(OpeningFailed(at=transition.at, seat=seat, reason="left"))

    def under_way(self, state: DiceState) -> UnderWay | None:
        """An opening call (D5) or a turn (D6) with a time limit."""
        rules, call = state.rules, state.call
        if call is not None:
            if call.until is None:
                return None
            seconds = rules.arrange_seconds if call.dice else rules.point_seconds
            return UnderWay(call.seat, millis(seconds), call.interrupted)
        if state.turn is None or state.until is None:
            return None
        return UnderWay(state.turn, millis(rules.turn_seconds), state.interrupted)

    def interrupt(self, transition: Transition[DiceState], command: commands.InterruptPlay) -> None:
        """Gives everybody the full time for the extra roll again (C20, D15)."""
        state = transition.state
        until = expiry(command.at, state.rules.extra_seconds)
        if state.phase == "extra" and state.until != until:
            transition.add(PlayResumed(at=command.at, until=until))
        super().interrupt(transition, command)

    def after_seating(self, transition: Transition[DiceState], before: DiceState) -> None:
        """Resumes a game that was paused because nobody was present, or only bots; the running timer restarts with its
        full time (D16, D18)."""
        state, at = transition.state, transition.at
        if not before.paused or state.paused or state.seating.paused_at is not None:
            return
        match state.phase:
            case "opening":
                transition.add(PlayResumed(at=at, until=expiry(at, state.rules.opening_seconds)))
            case "play" if state.turn in state.staying:
                transition.add(PlayResumed(at=at, until=expiry(at, state.rules.turn_seconds)))
            case "extra":
                transition.add(PlayResumed(at=at, until=expiry(at, state.rules.extra_seconds)))

    def show_again(self, transition: Transition[DiceState]) -> None:
        state = transition.state
        hands = tuple(player.dice for player in state.players)
        transition.add(DiceShown(at=transition.at, hands=hands, board=state.lying))

    def reseat(self, transition: Transition[DiceState], before: DiceState) -> None:
        """Stops waiting for players who left: their turns become passes, and only the remaining players decide what is
        rolled (D18)."""
        state = transition.state
        match state.phase:
            case "opening":
                opening.settle_opening(transition)
            case "play" if state.turn not in state.staying:
                next_turn(transition)
            case "extra":
                settle_extra(transition)

    def require_agreeable(
        self, state: DiceState, command: commands.Propose | commands.Agree | commands.Decline
    ) -> None:
        require_playing(state, command)

    def agreeing(self, state: DiceState) -> Sequence[Seat]:
        return state.playing

    def agree(
        self, transition: Transition[DiceState], command: commands.Propose | commands.Agree | commands.Decline
    ) -> None:
        """Lets the only person present decide alone, once the others have had time to return (D18)."""
        state = transition.state
        if (
            isinstance(command, commands.Propose)
            and _must_wait_for_others(state)
            and _patience_left(state, command.at) <= 0
        ):
            self.require_agreeable(state, command)
            self.require_proposable(state, command)
            if command.what == "end":
                end(transition, "alone")
            else:
                self._restart(transition)
            return
        super().agree(transition, command)

    def agreed(self, state: DiceState) -> Proposed | None:
        """The agreed proposal, if any. The only person present cannot agree alone while the others have time to return
        (D18)."""
        return None if _must_wait_for_others(state) else super().agreed(state)

    def carry_out(self, transition: Transition[DiceState], what: Proposed) -> None:
        if what == "restart":
            self._restart(transition)
        else:
            end(transition, "agreed")

    def end_alone(self, transition: Transition[DiceState], command: EndGame) -> None:
        """Ends the game with its current scores, at the request of the only person present, after a waiting time
        (D18)."""
        state = transition.state
        require_playing(state, command)
        if state.alone_since is None:
            raise NotAlone()
        wait = _patience_left(state, command.at)
        if wait > 0:
            raise TooEarly(millis=wait)
        end(transition, "alone")

    def _restart(self, transition: Transition[DiceState]) -> None:
        """Voids this game, reveals its seed and starts another with a new one (C17)."""
        at = transition.at
        transition.add(DiceGameVoided(at=at, seed=transition.state.seed), commit_seed(at, transition.chance))
        if self.can_deal(transition.state.seating):
            self.begin(transition)


def _must_wait_for_others(state: DiceState) -> bool:
    """Whether the only person present may not decide for the others yet (D18)."""
    return state.alone_since is not None


def _patience_left(state: DiceState, at: Millis) -> int:
    """Milliseconds the only person present still has to wait for the others (D18)."""
    return (state.alone_since or 0) + millis(state.rules.alone_seconds) - at


LOBBY: Final = DiceLobby()
