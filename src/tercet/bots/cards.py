"""The card game's bot, which searches, calls, points, hesitates and votes like a person."""

from __future__ import annotations

from random import Random
from typing import Final

from tercet.bots.bot import Answer
from tercet.bots.levels import Level
from tercet.bots.search_times import Find, LayoutSearch, search_view
from tercet.core.cardgame.commands import CallSet, ClaimSet, KeepLooking, NameCard, PointCards, SayNoSet
from tercet.core.cardgame.state import CardView
from tercet.core.cardgame.takings import hidden_card, is_found
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Ready

IN_TIME: Final = 0.8
"""Largest share of the remaining time that pointing may take."""
GET_READY: Final = Millis(800)

Move = tuple[Millis, Command]


class CardBot:
    """A player of one level. Its search of a layout depends only on its seed and the layout's version."""

    def __init__(self, level: Level, seed: str) -> None:
        self.level = level
        self._seed = seed
        self._seen: _SeenLayout | None = None

    def answer(self, view: CardView, seat: Seat, now: Millis) -> Answer | None:
        """Returns the next call, claim, vote or pointing; between deals, `Ready`."""
        if view.phase in ("lobby", "pause"):
            return None if view.seating.chairs[seat].ready else Answer(Ready(seat=seat), GET_READY)
        if view.phase != "play" or seat not in view.dealt_in:
            return None
        if self._seen is None or not self._seen.matches(view):
            self._seen = _SeenLayout(view, seat, now, search_view(view, self.level, self._chance(view)))
        if view.naming_until is not None:
            return self._seen.name(view, now)
        if view.call is not None:
            return self._seen.point(view, now)
        seen = self._seen
        moves = [
            move for move in (seen.call(view, now), seen.vote(view, now), seen.reply(view, now)) if move is not None
        ]
        if not moves:
            return None
        moment, command = min(moves, key=lambda move: move[0])
        return Answer(command, Millis(moment - now))

    def _chance(self, view: CardView) -> Random:
        return Random(f"{self._seed}/{view.deal}/{view.layout_since}")


class _SeenLayout:
    """One player's search of one layout."""

    def __init__(self, view: CardView, seat: Seat, since: Millis, search: LayoutSearch) -> None:
        self._deal, self._layout_since = view.deal, view.layout_since
        self._seat = seat
        self._since = since
        self._search = search
        self._gives_up = Millis(since + search.gives_up)
        self._wrong = view.players[seat].wrong
        self._denied = view.players[seat].denied
        self._doubting = False
        self._is_blocked = False
        self._free_from = since

    def matches(self, view: CardView) -> bool:
        return (self._deal, self._layout_since) == (view.deal, view.layout_since)

    def point(self, view: CardView, now: Millis) -> Answer | None:
        """Points before time runs out; waits while another player has called (C4)."""
        self._is_blocked = True
        find = self._find(view)
        if find is None or view.call is None or view.call.seat != self._seat:
            return None
        latest = round((view.call.until - now) * IN_TIME)
        return Answer(PointCards(seat=self._seat, cards=find.cards), Millis(max(0, min(self._search.pointing, latest))))

    def call(self, view: CardView, now: Millis) -> Move | None:
        """Calls once a search has found a SET and calling is allowed; under rules without a call, claims the cards
        instead (C4)."""
        find = self._find(view)
        if find is None:
            return None
        reaction = self._search.reaction
        if self._is_blocked:
            self._is_blocked = False
            self._free_from = Millis(now + reaction)
        moment = max(self._free_from, Millis(self._since + find.after))
        locked = view.players[self._seat].locked_until
        if locked is not None:
            moment = max(moment, Millis(locked + reaction))
        if view.style == "announce":
            return max(now, moment), CallSet(seat=self._seat, seen=view.version)
        claim = ClaimSet(seat=self._seat, seen=view.version, cards=find.cards)
        return max(now, Millis(moment + self._search.pointing)), claim

    def name(self, view: CardView, now: Millis) -> Answer | None:
        """Names the unseen card after working it out, which takes as long as pointing at it once per card (V4)."""
        card = hidden_card(view)
        locked = view.players[self._seat].locked_until
        if card is None or locked is not None:
            return None
        delay = self._search.pointing * max(1, len(view.cards))
        return Answer(NameCard(seat=self._seat, card=card, seen=view.version), Millis(delay))

    def vote(self, view: CardView, now: Millis) -> Move | None:
        """Votes when its patience ends: sooner once other players have voted, never once a hint said there is a SET
        (C8).

        With the pile empty there is always a SET, so it keeps looking until the people at the table vote to stop (C9).
        """
        if view.is_stop_vote:
            people = [seat for seat in view.voters if not view.seating.chairs[seat].bot]
            if self._seat in view.votes or not people or not set(people) <= set(view.votes):
                return None
            return Millis(now + self._search.reaction), SayNoSet(seat=self._seat, seen=view.version)
        if not self._doubting and any(other != self._seat for other in view.votes):
            self._doubting = True
            self._gives_up = min(self._gives_up, Millis(now + self._search.second_look))
        if view.no_set == "auto" or self._seat in view.votes or view.players[self._seat].denied > self._denied:
            return None
        if view.no_set == "vote" and len(view.cards) >= view.rules.certain:
            return None
        return max(now, self._gives_up), SayNoSet(seat=self._seat, seen=view.version)

    def reply(self, view: CardView, now: Millis) -> Move | None:
        """Confirms that it is still looking, if asked (C8)."""
        if self._seat not in view.prompted:
            return None
        return Millis(now + self._search.reaction), KeepLooking(seat=self._seat)

    def _find(self, view: CardView) -> Find | None:
        """The next find, skipping those it has already called wrongly on this layout."""
        mistakes = view.players[self._seat].wrong - self._wrong
        for find in self._search.finds:
            if view.found and is_found(view, find.cards):
                continue
            if find.right or mistakes == 0:
                return find
            mistakes -= 1
        return None
