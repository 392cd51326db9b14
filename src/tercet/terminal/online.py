"""Joining or watching a table at a server, on the whole screen or line by line."""

from __future__ import annotations

from tercet.client.table import connect
from tercet.terminal.look import Look


async def join(url: str, name: str, look: Look, *, watch: bool, lines: bool, receipt: str = "") -> None:
    """Connects, sits down unless watching, and shows the table until it is left."""
    from tercet.terminal.remote import RemoteSession

    words = look.words
    async with connect(url, name=name, watch=watch) as table:
        if not watch and table.seat is None:
            await table.sit()
        session = RemoteSession(table, lambda phrase: words(f"phrase-{phrase}"), receipt)
        if lines:
            from tercet.terminal.lines import converse, show_line
            from tercet.terminal.typed import typed_lines

            await converse(session, look, show_line, typed_lines())
        else:
            from tercet.terminal.app import TercetApp

            await TercetApp(look, lambda: session).run_async()
