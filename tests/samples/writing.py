"""Writes the samples of a release: `python -m tests.samples.writing v0.1.0`.

Each release writes its samples once, and every later version must read them unchanged.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from tercet.bots.roster import make_bot
from tercet.client import Pass, RemoteTable
from tercet.core.engine.log import parse_log
from tercet.core.games import GAMES
from tercet.core.seating.commands import Ready
from tercet.server.settings import Settings
from tercet.store.port import History, TableId, answered
from tercet.store.sqlite.backup import backup
from tests.postgres import RealPostgres
from tests.server.serving import Running, catch_up, play_on, running, start
from tests.server.test_daily import find, solve
from tests.server.test_dice import act

FOLDER = Path(__file__).parent
SCHEMA = "sample_schema"
"""Placeholder in the SQL for the schema it is loaded into."""
PAGES = ("games", "statistics", "opponents", "tables")
"""What guests can read about themselves, under `/api/guests/me/`."""


async def play_cards(tables: list[RemoteTable], until: int | None) -> None:
    """The players take SETs to the end of the deal, or until at most `until` cards are left in the pile."""
    await start(tables)
    while tables[0].view.phase == "play" and (until is None or tables[0].view.pile_count > until):
        await play_on(tables)


async def play_dice(tables: list[RemoteTable], until: int | None) -> None:
    """All players play as a bot would, to the end of the game or until a version."""
    players = [(table, make_bot("dice", "greedy", str(seat))) for seat, table in enumerate(tables)]
    if tables[0].view.phase == "lobby":
        for table in tables:
            await table.sit()
        for table in tables:
            await table.do(Ready())
        await tables[0].until(lambda view: view.phase != "lobby")
    while tables[0].view.phase != "over" and (until is None or tables[0].version < until):
        if not any([await act(table, bot) for table, bot in players]):
            await tables[0].changed()
        await catch_up(tables)


async def begin_puzzle(server: Running, who: Pass) -> str:
    """Starts the full puzzle of the day and finds the first SET."""
    made = await server.request("POST", "/api/daily/today/full", {}, token=who.token)
    async with server.join(made["table"], who) as table:
        await table.sit()
        await table.do(Ready())
        await table.until(lambda view: view.phase == "play")
        await find(table, table.view.rules.sets[0])
    return str(made["table"])


async def play_everything(server: Running) -> dict[str, Any]:
    """Plays each game once to its end and once halfway, then deletes one of the guests."""
    anna, bert, carl = [await server.guest(name) for name in ("Anna", "Bert", "Carl")]
    finished: dict[str, str] = {}
    unfinished: dict[str, str] = {}
    for codes, end in ((finished, None), (unfinished, 6)):
        codes["cards"] = await server.table(anna, overrides={"deck": "solid", "deals": 1})
        async with AsyncExitStack() as stack:
            people = (anna, bert, carl) if end is None else (anna, bert)
            tables = [await stack.enter_async_context(server.join(codes["cards"], who)) for who in people]
            await play_cards(tables, end)
    for codes, end in ((finished, None), (unfinished, 25)):
        codes["dice"] = await server.table(anna, game="dice", overrides={"stalemate": 1})
        async with server.join(codes["dice"], anna) as one, server.join(codes["dice"], bert) as two:
            await play_dice([one, two], end)
    finished["puzzle"] = await solve(server, anna)
    unfinished["puzzle"] = await begin_puzzle(server, anna)
    guests = {who.name: who.token for who in (anna, bert)}
    sample = {"finished": finished, "unfinished": unfinished, "guests": guests, "deleted": carl.token}
    await wait_for_results(server, sample)
    await server.request("DELETE", "/api/guests/me", token=carl.token)
    return sample


async def wait_for_results(server: Running, sample: dict[str, Any]) -> None:
    """Waits until all finished games are counted; a version with other rules for counting reads their logs again."""
    # without a filter, the answer also lists games that are not counted yet
    while True:
        found = await server.request("GET", "/api/guests/me/games?since=0", token=sample["guests"]["Anna"])
        if len(found["games"]) == len(sample["finished"]):
            return
        await asyncio.sleep(0.05)


async def read_everything(server: Running, sample: dict[str, Any]) -> dict[str, Any]:
    """A server's answers about a sample; later versions must give the same, and may add to them."""
    await wait_for_results(server, sample)
    codes = [*sample["finished"].values(), *sample["unfinished"].values()]
    return {
        "logs": {code: await log_digest(server, code) for code in codes},
        "summaries": {code: await server.request("GET", f"/api/tables/{code}") for code in codes},
        "pages": {
            name: {page: await server.request("GET", f"/api/guests/me/{page}", token=token) for page in PAGES}
            for name, token in sample["guests"].items()
        },
        "daily": await server.request("GET", "/api/daily/today"),
    }


async def log_digest(server: Running, code: str) -> str:
    """A hash of a table's stored rules and events."""
    found: History = await answered(lambda done: server.context.store.read(TableId(code), done))
    events = [event for entry in found.entries for event in entry.events]
    return sha256(b"\n".join((found.record.rules, *events))).hexdigest()


def log_outcome(text: str) -> Any:
    """The points in a log, by seat."""
    log = parse_log(text, GAMES.values())
    *_, last = log.states()
    return msgspec.to_builtins(log.game.outcome(log.game.view(last, None)))


async def _write_sample(folder: Path, target: Path, name: str, store: str = "") -> None:
    now = time.time()
    async with running(folder, bots=False, store=store, calendar=lambda: now) as server:
        sample = await play_everything(server)
        if not store:
            for game, code in sample["finished"].items():
                _, _, log = await server.raw("GET", f"/api/tables/{code}/log")
                (target / f"{game}.tercet").write_bytes(log)
    # read by another server, after this one has stopped
    async with running(folder, bots=False, store=store, calendar=lambda: now) as server:
        sample |= {"now": now} | await read_everything(server, sample)
    if not store:
        sample["outcomes"] = {game: log_outcome((target / f"{game}.tercet").read_text()) for game in sample["finished"]}
    (target / f"{name}.json").write_text(json.dumps(sample, indent=1) + "\n")


def _write_sqlite(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        asyncio.run(_write_sample(settings.data, target, "sqlite"))
        copy = settings.data / "copy.db"
        backup(settings.database, copy)
        for path, name in ((copy, "tercet.db"), (settings.results, "results.db"), (settings.key, "identity.key")):
            (target / f"{name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def _write_postgres(target: Path) -> None:
    with closing(RealPostgres()) as database, tempfile.TemporaryDirectory() as folder:
        url = database.url()
        asyncio.run(_write_sample(Path(folder), target, "postgres", url))
        schema = parse_qs(urlsplit(url).query)["search_path"][0]
        dumped = database.dump(schema)
    lines = [line for line in dumped.splitlines() if not line.startswith(("--", "\\", "SET ", "CREATE SCHEMA "))]
    text = "\n".join(line for line in lines if line and "set_config('search_path'" not in line) + "\n"
    (target / "postgres.sql.gz").write_bytes(gzip.compress(text.replace(f"{schema}.", f"{SCHEMA}.").encode(), mtime=0))


def main(release: str) -> None:
    target = FOLDER / release
    target.mkdir()
    _write_sqlite(target)
    _write_postgres(target)


if __name__ == "__main__":
    main(sys.argv[1])
