"""Finds the last point at which a solo game could still be cleared. The bots' process computes it once per game."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import msgspec

from tercet.api.bodies import LastClearable
from tercet.core.engine.log import event_decoder
from tercet.core.games import GAMES
from tercet.lab.solitaire.solo_deals import chance_of, is_solo, solo_deal
from tercet.store.port import Store, TableId, answered
from tercet.tables.bot_questions import BackgroundThinker, BackgroundWork, Failed

NOTE_KIND: Final = "last-chance"
NOT_SOLO: Final = b"null"
MOST_EVENTS: Final = 6000
"""No solo game has more events than this, so longer logs are not sent to the bots' process."""
MOST_WAITING: Final = 32

Answer = bytes | None
"""A `LastClearable` as JSON, or NOT_SOLO; None if it could not be computed now."""


class LastClearablePoints:
    """Computes the answer for each game once, however many requests ask for it."""

    def __init__(self, store: Store, thinker: BackgroundThinker) -> None:
        self._store = store
        self._thinker = thinker
        self._asked: dict[TableId, asyncio.Future[Answer]] = {}

    async def of(self, table: TableId) -> Answer:
        kept = await self._store.note(table, NOTE_KIND)
        if kept is not None:
            return kept
        asked = self._asked.get(table)
        if asked is None:
            if len(self._asked) >= MOST_WAITING:
                return None
            asked = self._asked[table] = asyncio.ensure_future(self._work_out(table))
            asked.add_done_callback(lambda _: self._asked.pop(table, None))
        return await asyncio.shield(asked)

    async def _work_out(self, table: TableId) -> Answer:
        history = await answered(partial(self._store.read, table))
        if history.version > MOST_EVENTS:
            return NOT_SOLO
        events = tuple(raw for entry in history.entries for raw in entry.events)
        if not is_solo(history.record.game, events):
            return NOT_SOLO
        answer = await _thought(
            self._thinker, BackgroundWork(f"{NOTE_KIND}:{table}", last_clearable_in, (history.record.game, events))
        )
        if answer is not None:
            await self._store.save_note(table, NOTE_KIND, answer)
        return answer


async def _thought(thinker: BackgroundThinker, errand: BackgroundWork) -> Answer:
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def thought(answer: Any) -> None:
        if not future.done():
            future.set_result(None if isinstance(answer, Failed) else answer)

    thinker.ask(errand, thought)
    return await future


def last_clearable_in(given: tuple[str, tuple[bytes, ...]]) -> bytes:
    """Computes the answer for a log; runs in the bots' process."""
    game, events = given
    deal = solo_deal(map(event_decoder(GAMES[game]).decode, events))
    if deal is None:
        return NOT_SOLO
    chance = chance_of(deal)
    if chance is None:
        return msgspec.json.encode(LastClearable())
    line = tuple((int(a), int(b), int(c)) for a, b, c in chance.line)
    return msgspec.json.encode(LastClearable(sets=chance.sets, version=chance.version, line=line))
