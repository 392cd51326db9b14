"""A guest's data on a server: games, tables, statistics and daily puzzles."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Literal
from urllib.parse import quote, urlencode

from tercet.client.guest import Pass, download, request

Size = Literal["easy", "full"]


class OwnData:
    """The requests under `/api/guests/me` and `/api/daily`; each returns the server's JSON."""

    def __init__(self, server: str, who: Pass) -> None:
        self.server = server
        self.who = who

    async def games(
        self,
        *,
        game: str | None = None,
        opponent: str | None = None,
        solo: bool | None = None,
        result: Literal["won", "shared", "lost"] | None = None,
        rules: str | None = None,
        since: int | None = None,
        until: int | None = None,
    ) -> AsyncIterator[dict[str, Any]]:
        """Yields the guest's finished games, latest first, and requests page after page. Timestamps are milliseconds
        since 1970; rules have names such as `cards es full 12`."""
        whose = {"game": game, "opponent": opponent, "solo": None if solo is None else int(solo)}
        chosen = {**whose, "result": result, "rules": rules, "since": since, "until": until}
        before: int | None = None
        while True:
            page = await self._get("/api/guests/me/games", **chosen, before=before, limit=100)
            for line in page["games"]:
                yield line
            before = page["before"]
            if before is None:
                return

    async def tables(self) -> list[dict[str, Any]]:
        """The tables where the guest has a seat and the game is not over."""
        found: list[dict[str, Any]] = (await self._get("/api/guests/me/tables"))["tables"]
        return found

    async def opponents(self) -> list[dict[str, Any]]:
        """The guest's record against everybody they have played with."""
        found: list[dict[str, Any]] = (await self._get("/api/guests/me/opponents"))["opponents"]
        return found

    async def statistics(self, *, game: str | None = None, days: int | None = None) -> dict[str, Any]:
        """The guest's statistics."""
        return await self._get("/api/guests/me/statistics", game=game, days=days)

    async def training(self, *, number: int | None = None) -> dict[str, Any]:
        """The kinds of SET that the guest is slow to find, and the rules of a puzzle to practise them."""
        return await self._get("/api/guests/me/training", number=number)

    async def timeline(self, code: str) -> dict[str, Any]:
        """The timeline of a finished game: who found what and when."""
        return await self._get(f"/api/tables/{quote(code)}/timeline")

    async def log(self, code: str) -> bytes:
        """The log of a finished game, in the format that `tercet verify` reads."""
        return await download(f"{self.server}/api/tables/{quote(code)}/log", token=self.who.token)

    async def export(self) -> bytes:
        """All logs as a zip file."""
        return await download(f"{self.server}/api/guests/me/export", token=self.who.token)

    async def day(self, date: str = "today") -> dict[str, Any]:
        """A day's puzzles, and the guest's attempts at them."""
        return await self._get(f"/api/daily/{quote(date)}")

    async def start_puzzle(self, date: str = "today", size: Size = "easy", *, again: bool = False) -> dict[str, Any]:
        """Creates or finds the guest's table for a day's puzzle; to play, `connect` to its code, sit down and send
        `Ready`."""
        url = f"{self.server}/api/daily/{quote(date)}/{size}"
        made: dict[str, Any] = await request("POST", url, {"again": again}, token=self.who.token)
        return made

    async def puzzle_result(self, date: str = "today", size: Size = "easy") -> dict[str, Any]:
        """The result of the guest's first attempt at a puzzle."""
        return await self._get(f"/api/daily/{quote(date)}/{size}")

    async def board(self, date: str = "today", size: Size = "easy", *, among: bool = False) -> dict[str, Any]:
        """The best times of a day, either everybody's or, with `among`, only those of people the guest has played
        with."""
        return await self._get(f"/api/daily/{quote(date)}/{size}/board", among=int(among))

    async def join_board(self, name: str, date: str = "today", size: Size = "easy") -> dict[str, Any]:
        """Lists the guest's time on that day's public board under `name`; an empty name removes it."""
        url = f"{self.server}/api/daily/{quote(date)}/{size}/board"
        result: dict[str, Any] = await request("PUT", url, {"name": name}, token=self.who.token)
        return result

    async def _get(self, path: str, **query: object) -> dict[str, Any]:
        given = urlencode({name: value for name, value in query.items() if value is not None})
        found: dict[str, Any] = await request(
            "GET", f"{self.server}{path}{'?' if given else ''}{given}", token=self.who.token
        )
        return found
