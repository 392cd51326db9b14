"""What other programs make of an export: `tercet verify` checks its logs, and a server counts its statistics."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec

from tercet.cli import main
from tercet.offline.export_file import read_archive
from tercet.results.daily_results import next_day
from tercet.results.database.sqlite import open_results
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.port import date_of
from tercet.results.statistics import statistics_of
from tercet.store.port import Moment


def verified_logs(archive: Path) -> list[Path]:
    """The logs in an export, each of which passes `tercet verify`."""
    folder = archive.with_suffix("")
    shutil.unpack_archive(archive, folder)
    logs = sorted(folder.glob("*.tercet"))
    assert [main(["verify", str(log)]) for log in logs] == [0] * len(logs)
    return logs


async def server_statistics(archive: Path) -> Any:
    """A server's own results for the games in an export, all of which have ended."""
    player, found = read_archive(archive.read_bytes())
    results = open_results(archive.with_suffix(".db"))
    tables = [read_table(history) for history, _ in found]
    assert await results.add_all([table for table in tables if table is not None]) == len(found)
    today = date_of(max(history.record.finished or Moment(0) for history, _ in found))
    since = next_day(today, -365)
    days, wins = await results.days_of(player, since=since), await results.win_streak(player, since=since)
    await results.close()
    return json.loads(msgspec.json.encode(statistics_of(days, today, wins)))
