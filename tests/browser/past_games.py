"""A server whose guest Ana has played for weeks: real logs fill her lists, timelines and statistics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tercet.core.cardgame.rules import edition
from tercet.core.identity import guest_identity
from tercet.core.puzzle.rules import PuzzleRules
from tercet.results.database.rebuild import rebuild_file
from tercet.server.guards.guest_tokens import COOKIE, Guest, GuestTokens, load_key
from tercet.server.settings import Settings
from tercet.store.port import History, Moment
from tercet.store.sqlite.store import SqliteStore
from tests.browser.people import Person
from tests.browser.real_server import running_server
from tests.results.finished import DAY, card_game, dice_game, solved_puzzle, store_histories

ANA: Final = guest_identity("ana-of-the-past")
WEEKS: Final = 6


def past_games(now: int) -> list[History]:
    """Six weeks of ever faster games: cards with Benjamin and a bot, solo games with nine cards, practice puzzles."""
    games = []
    for week in range(WEEKS):
        at = now - (WEEKS - 1 - week) * 7 * DAY - 3_600_000
        pace = 1.6 - 0.15 * week
        full = edition("es", seats=2)
        other, name = ("ben", "Benjamin") if week % 2 else ("bot:regular:1", "Regular")
        duel, solo = f"duel{week:04}", f"solo{week:04}"
        games += [
            card_game([ANA, other], code=duel, seed=week, finished=at, names=["Ana", name], rules=full, pace=pace),
            card_game([ANA], code=solo, seed=50 + week, finished=at - DAY, names=["Ana"], pace=pace),
        ]
        rules = PuzzleRules(size="full", focus="ncfs ncf nfs", number=week)
        games.append(
            solved_puzzle(
                ANA, rules=rules, seconds=5 * pace, wrong=week % 3, created=at - 2 * DAY, code=f"prac{week:04}"
            )
        )
    return games


def past_dice_game(now: int) -> History:
    """A complete dice game of two people and a bot, with another Ana; anybody with the link can open its timeline."""
    owners, names = ["ben", "bot:greedy:1", "cai"], ["Benjamin", "Greedy", "Ana"]
    levels = ["greedy", "greedy", "beginner"]
    return dice_game(owners, code="dice0000", finished=now - DAY, names=names, levels=levels)


async def store_games(folder: Path, histories: list[History]) -> None:
    """Stores games with their results, as a server would."""
    store = SqliteStore(folder / "tercet.db", asyncio.get_running_loop().call_soon_threadsafe, _moment)
    await store_histories(store, histories)
    await rebuild_file(store, Settings(data=folder).results)
    await store.close()


def _moment() -> Moment:
    return Moment(round(1000 * time.time()))


@contextmanager
def server_with_past_games(folder: Path) -> Iterator[tuple[str, str]]:
    """Runs a server where Ana has played; yields its address and her token."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as apart:  # Playwright's event loop runs in this thread
        apart.submit(
            lambda: asyncio.run(store_games(folder, [*past_games(_moment()), past_dice_game(_moment())]))
        ).result()
    settings = Settings(data=folder)
    token = GuestTokens(load_key(settings.key), settings.token_days).token(Guest(ANA, "Ana", _moment()))
    with running_server(folder) as address:
        yield address, token


def be_ana(person: Person, token: str) -> None:
    """Gives this browser Ana's identity."""
    person.context.add_cookies([{"name": COOKIE, "value": token, "url": person.address}])
    person.context.add_init_script("localStorage.setItem('tercet.known', 'yes')")
