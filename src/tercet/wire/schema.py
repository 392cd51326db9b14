"""JSON Schema of every message, derived from the Structs."""

from __future__ import annotations

import inspect
from typing import Any, Final, Union

import msgspec

from tercet.core.games import GAMES
from tercet.wire.messages import CLIENT_MESSAGES, SERVER_MESSAGES
from tercet.wire.words import PROTOCOL

_ADDRESS: Final = "https://json-schema.org/draft/2020-12/schema"


def protocol_schema() -> dict[str, Any]:
    """One document: `client` and `server` are the two directions, `$defs` holds each message, command and event."""
    views = [game.view_type for game in GAMES.values()]
    rules = [game.rules_type for game in GAMES.values()]
    directions = [Union[CLIENT_MESSAGES], Union[SERVER_MESSAGES]]  # noqa: UP007 (the members are known only here)
    (client, server, *others), definitions = msgspec.json.schema_components(
        [*directions, *views, *rules], ref_template="#/$defs/{name}"
    )
    named = dict(zip(GAMES, others, strict=False))
    welcome = definitions["Welcome"]["properties"]["view"]
    welcome["anyOf"] = [*named.values(), {"type": "null"}]
    return {
        "$schema": _ADDRESS,
        "title": "The Tercet protocol",
        "protocol": PROTOCOL,
        "client": client,
        "server": server,
        "views": named,
        "$defs": _unindented(dict(sorted(definitions.items()))),
    }


def _unindented(found: Any) -> Any:
    """The same without the indentation of docstrings, which Python 3.13 leaves out and older ones keep."""
    if isinstance(found, dict):
        cleaned = {key: _unindented(value) for key, value in found.items()}
        text = cleaned.get("description")
        return cleaned | {"description": inspect.cleandoc(text)} if isinstance(text, str) else cleaned
    return [_unindented(value) for value in found] if isinstance(found, list) else found


def schema_text() -> str:
    """The document as it lies in `docs/`."""
    return msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=1).decode() + "\n"
