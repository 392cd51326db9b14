"""The card game's own rules for joining, leaving, starting and agreeing (C4, C8, C11, C13, C17, C18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tercet.core.cardgame import calls, deals, hints_and_pauses, votes
from tercet.core.cardgame.commands import StartNext
from tercet.core.cardgame.events import DealVoided, MatchTally, PlayerDealtIn
from tercet.core.cardgame.state import CardState
from tercet.core.engine.game import Millis, millis
from tercet.core.engine.seats import FEWEST_TO_START, Proposed, Seat, Seating
from tercet.core.engine.transition import Transition
from tercet.core.seating.commands import Agree, Decline, Propose
from tercet.core.seating.commit_reveal import commit_seed
from tercet.core.seating.lobby import Lobby, UnderWay
from tercet.core.seating.refusals import GameOver, NotStarted


class CardLobby(Lobby[CardState]):
    """A card table outside its deals: seats, starts, pauses and agreements."""

    waiting_phases: ClassVar[frozenset[str]] = frozenset({"lobby", "pause"})

    def deal(self, transition: Transition[CardState]) -> None:
        deals.deal(transition)

    def can_deal(self, seating: Seating) -> bool:
        """Whether anyone is seated; one player is enough, because the host may play alone (C17)."""
        return bool(seating.staying())

    def require_players(self, state: CardState) -> None:
        if not self.can_deal(state.seating):
            raise NotStarted()

    def starts_when_ready(self, state: CardState) -> bool:
        """Whether two or more players are seated, or one chose to play alone (C17)."""
        alone = state.rules.seats == 1 or len(state.dealt_in) == 1 or state.seating.is_for_bots()
        return alone or len(state.seating.staying()) >= FEWEST_TO_START

    def next_start(self, state: CardState, at: Millis) -> Millis | None:
        """When to retry a deal that should have started automatically: after another pause (C17)."""
        waits = state.phase == "pause" and state.next_at is not None
        return Millis(at + millis(state.rules.pause_seconds)) if waits else None

    def continues(self, state: CardState) -> bool:
        """Whether the next deal may start automatically: a player is present and has not been left alone (C17)."""
        return state.seating.is_attended() and self.starts_when_ready(state)

    def start_next(self, transition: Transition[CardState], command: StartNext) -> None:
        """Starts the next deal of a match once the pause is over (C17)."""
        state = transition.state
        due = state.phase == "pause" and state.next_at is not None and command.at >= state.next_at
        if due and state.seating.start is None and self.continues(state):
            self.begin(transition)

    def end_pause(self, transition: Transition[CardState]) -> None:
        """Shows the cards of a paused deal again (C13, R6)."""
        super().end_pause(transition)
        hints_and_pauses.end_pause(transition)

    def reserves_seats(self, state: CardState) -> bool:
        return state.phase != "lobby"

    def before_leaving(self, transition: Transition[CardState], seat: Seat) -> None:
        """Fails the call of a player who leaves (C4), or voids it if a server stop interrupted it (C20)."""
        state = transition.state
        if state.call is None or state.call.seat != seat:
            return
        if state.call.interrupted:
            calls.void(transition)
        else:
            transition.add(calls.failure(state, seat, transition.at, "left"))

    def under_way(self, state: CardState) -> UnderWay | None:
        """The open call, if any (C4)."""
        call = state.call
        return None if call is None else UnderWay(call.seat, calls.pointing_time(state.rules), call.interrupted)

    def after_seating(self, transition: Transition[CardState], before: CardState) -> None:
        """Deals newcomers in where the host allows it (C17), and ends a solo player's pause for them (C13)."""
        if before.rules.late_join and before.phase == "play" and before.deal == 1:
            for seat in range(len(before.seating.chairs), len(transition.state.seating.chairs)):
                transition.add(PlayerDealtIn(at=transition.at, seat=Seat(seat)))
        if transition.state.seating.paused_at is None:
            hints_and_pauses.resume_for_others(transition)

    def reseat(self, transition: Transition[CardState], before: CardState) -> None:
        """Ends a match without dealers (C11) or a deal without players (C18); recounts votes (C8)."""
        state = transition.state
        if state.phase == "pause" and deals.is_without_dealers(state):
            deals.end_match(transition)
        elif state.phase == "play" and deals.is_abandoned(state):
            deals.end(transition)
        else:
            votes.reseat(transition, before)

    def require_agreeable(self, state: CardState, command: Propose | Agree | Decline) -> None:
        if state.phase == "over":
            raise GameOver()
        restarts = isinstance(command, Propose) and command.what == "restart"
        if state.phase == "lobby" or state.seating.start is not None or (restarts and state.phase == "pause"):
            raise NotStarted()

    def agreeing(self, state: CardState) -> Sequence[Seat]:
        """The players of this deal; between deals, everybody (C17)."""
        return state.dealt_in if state.phase == "play" else state.seating.staying()

    def carry_out(self, transition: Transition[CardState], what: Proposed) -> None:
        phase = transition.state.phase
        if what == "restart" and phase == "play":
            self._restart(transition)
        elif what == "end" and phase == "play":
            hints_and_pauses.end_pause(transition)
            deals.end(transition, last=True)
        elif what == "end" and phase == "pause":
            deals.end_match(transition)

    def _restart(self, transition: Transition[CardState]) -> None:
        """Voids this deal, reveals its seed and deals again with a new one (C17)."""
        state, at = transition.state, transition.at
        newcomers = (MatchTally(),) * (len(state.players) - len(state.tallies))
        transition.add(
            DealVoided(at=at, deal=state.deal, seed=state.seed, tallies=state.tallies + newcomers),
            commit_seed(at, transition.chance),
        )
        self.begin(transition)


LOBBY: Final = CardLobby()
