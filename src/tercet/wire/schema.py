"""JSON Schema of every message, derived from the Structs."""

from __future__ import annotations

import inspect
from typing import Any, Final, Union

import msgspec

from tercet.core.games import TABLE_KINDS
from tercet.wire.codec import GameTypes, game_types
from tercet.wire.messages import CLIENT_MESSAGES, PROTOCOL, SERVER_MESSAGES, Ask, Do, Events, Message, Replied, Welcome

_ADDRESS: Final = "https://json-schema.org/draft/2020-12/schema"


def protocol_schema() -> dict[str, Any]:
    """Returns the schema document: `client` and `server` are the two directions, `$defs` has every message, command and
    event."""
    views = [game.view_type for game in TABLE_KINDS.values()]
    rules = [game.rules_type for game in TABLE_KINDS.values()]
    directions = [Union[CLIENT_MESSAGES], Union[SERVER_MESSAGES]]  # noqa: UP007 (the members are known only here)
    (client, server, *others), definitions = msgspec.json.schema_components(
        [*directions, *game_types(), *views, *rules], ref_template="#/$defs/{name}"
    )
    carried, others = GameTypes(*others[: len(GameTypes._fields)]), others[len(GameTypes._fields) :]
    named = dict(zip(TABLE_KINDS, others, strict=False))
    _close(definitions, carried, named)
    return {
        "$schema": _ADDRESS,
        "title": "The Tercet protocol",
        "protocol": PROTOCOL,
        "client": client,
        "server": server,
        "views": named,
        "$defs": _unindented(dict(sorted(definitions.items()))),
    }


def _close(definitions: dict[str, Any], carried: GameTypes, views: dict[str, Any]) -> None:
    """Replaces the placeholders for a game's own types with those of the registered games."""

    def field(message: type[Message], name: str) -> dict[str, Any]:
        found: dict[str, Any] = definitions[message.__name__]["properties"][name]
        return found

    field(Do, "command").update(carried.command)
    field(Ask, "question").update(carried.question)
    field(Replied, "reply").update(carried.reply)
    field(Events, "events")["items"] = carried.event
    field(Welcome, "draft")["anyOf"] = [carried.command, {"type": "null"}]
    field(Welcome, "view")["anyOf"] = [*views.values(), {"type": "null"}]


def _unindented(found: Any) -> Any:
    """Returns the schema with unindented docstrings, which only Python 3.13 and later have by default."""
    if isinstance(found, dict):
        cleaned = {key: _unindented(value) for key, value in found.items()}
        text = cleaned.get("description")
        return cleaned | {"description": inspect.cleandoc(text)} if isinstance(text, str) else cleaned
    return [_unindented(value) for value in found] if isinstance(found, list) else found


def schema_text() -> str:
    """Returns the document as written to `docs/`."""
    return msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=1).decode() + "\n"
