"""Summaries of finished games: who played, and the result; computed once from the log, and stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tercet.api.bodies import OwnGame
from tercet.api.requests import EVENTS_PER_REQUEST
from tercet.core.engine.game import played
from tercet.core.engine.log import event_decoder
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.identity import Identity, is_bot
from tercet.core.seating.events import PlayerReplaced, PlayerSeated
from tercet.store.port import Damaged, FinishedGame, History, NoSuchTable, Store, TableId, answered

KIND: Final = "story"


class GameSummary(msgspec.Struct, frozen=True):
    """Who played a game, and the result; empty if the log cannot be read."""

    players: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    guests: dict[Identity, int] = {}
    """Each guest's index in `players`."""


class GameSummaries:
    """Folds each log once, one after the other, off the loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()

    async def line(self, game: FinishedGame, guest: Identity, pay: Callable[[float], bool]) -> OwnGame:
        """A guest's line for a game; without its summary for now if they have used up their allowance."""
        line = OwnGame(code=game.table, game=game.game, finished=game.finished)
        story = await self._known(game.table) or await self._work_out(game.table, pay)
        return replace(
            line,
            players=story.players,
            bots=tuple(sorted(place for other, place in story.guests.items() if is_bot(other))),
            scores=story.scores,
            winners=story.winners,
            seat=story.guests.get(guest),
        )

    async def _known(self, table: TableId) -> GameSummary | None:
        stored = await self._store.analysis(table, KIND)
        return None if stored is None else msgspec.json.decode(stored, type=GameSummary)

    async def _work_out(self, table: TableId, pay: Callable[[float], bool]) -> GameSummary:
        async with self._turn:
            known = await self._known(table)
            if known is not None or not pay(0.0):
                return known or GameSummary()
            try:
                history = await answered(partial(self._store.read, table))
            except (NoSuchTable, Damaged):
                return GameSummary()
            if history.record.game not in GAMES:
                return GameSummary()  # not stored: the package with the game may be installed again later
            pay(history.version / EVENTS_PER_REQUEST)
            story = await asyncio.to_thread(told, history)
            people = [guest for guest in story.guests if not is_bot(guest)]
            await self._store.save_analysis(table, KIND, msgspec.json.encode(story), naming=people)
            return story


def told(history: History) -> GameSummary:
    """The summary of a log."""
    game = GAMES[history.record.game]
    decode = event_decoder(game).decode
    guests: dict[Identity, Seat] = {}
    try:
        state: Any = game.initial(msgspec.json.decode(history.record.rules, type=game.rules_type))
        written = [(entry.by, decode(raw)) for entry in history.entries for raw in entry.events]
        steps = list(played(game, state, [event for _, event in written]))
        state = steps[-1][0]
        for (by, _), (_, event) in zip(written, steps, strict=False):
            if isinstance(event, PlayerSeated | PlayerReplaced) and by:
                guests[by] = event.seat
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        return GameSummary()
    outcome = game.outcome(state)
    winners = outcome.winners
    # anyone who took a seat and left before anything was dealt did not play
    chairs = state.seating.chairs
    seats = [
        seat
        for seat in map(Seat, range(len(chairs)))
        if not chairs[seat].left or outcome.points(seat) or seat in winners
    ]
    return GameSummary(
        players=tuple(chairs[seat].name for seat in seats),
        scores=tuple(map(outcome.points, seats)),
        winners=tuple(place for place, seat in enumerate(seats) if seat in winners),
        guests={guest: seats.index(seat) for guest, seat in guests.items() if seat in seats},
    )
