"""Databases that earlier versions wrote: they open, their games verify, and a game in the middle of it goes on.

Each sample holds a finished card game, one that is being played and a finished dice game, of two people; its name says
which schema it was written with. A new schema needs a new sample, written by the version before.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest

from tercet.client import Pass
from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES
from tercet.server.guests import Guest, GuestTokens, load_key
from tercet.store.port import GuestId, Moment
from tercet.store.sqlite.schema import MIGRATIONS
from tests.server.serving import play_on, run, running

SAMPLES = sorted((Path(__file__).parents[1] / "samples").glob("*.db.gz"))
FOR_EVER = 365_000.0
"""Days: the samples do not grow old."""


def test_there_is_a_sample_of_the_first_schema_and_of_the_last() -> None:
    assert {"schema-2.db.gz", f"schema-{len(MIGRATIONS)}.db.gz"} <= {sample.name for sample in SAMPLES}


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_what_an_earlier_version_wrote_is_opened_verified_and_played_on(sample: Path, tmp_path: Path) -> None:
    path = tmp_path / "tercet.db"
    path.write_bytes(gzip.decompress(sample.read_bytes()))
    database = sqlite3.connect(path)
    games = database.execute("SELECT code, game, finished FROM tables ORDER BY no").fetchall()
    players = database.execute("SELECT code, guest FROM players JOIN tables USING (no)").fetchall()
    database.close()

    async def body() -> None:
        async with running(tmp_path, bots=False, keep_finished_days=FOR_EVER, keep_idle_days=FOR_EVER) as server:
            for code, name, finished in games:
                if finished is None:
                    continue
                status, _, data = await server.raw("GET", f"/api/tables/{code}/log")
                assert status == 200
                log = parse_log(data.decode(), GAMES.values())
                assert log.game.name == name
                assert log.problems(RecomputedChance) == []
            (running_game,) = [code for code, _, finished in games if finished is None]
            tokens = GuestTokens(load_key(tmp_path / "identity.key"), 400)
            guests = [
                Guest(GuestId(guest), "?", Moment(round(server.context.clock.moment())))
                for code, guest in players
                if code == running_game
            ]
            first, second = [Pass(guest.name, tokens.token(guest)) for guest in guests]
            async with server.join(running_game, first) as one, server.join(running_game, second) as two:
                before = one.view.pile_count
                while one.view.pile_count == before:
                    await play_on([one, two])

    run(body)
