"""Encodes and decodes messages, with the types that the registered games add."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Final, NamedTuple, Union

import msgspec

from tercet.core.games import TABLE_KINDS, when_registered
from tercet.core.plaintext import cleaned_json
from tercet.wire.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    Ask,
    ClientMessage,
    Do,
    Events,
    Message,
    Replied,
    ServerMessage,
    Welcome,
)


class GameTypes(NamedTuple):
    """Unions of all games' types, one per kind."""

    command: Any
    """Commands that a player may send; the table stamps `seat`, `at`, `lead` and `tie`."""
    event: Any
    question: Any
    reply: Any


def game_types() -> GameTypes:
    """Returns the types of all games registered so far."""
    games = TABLE_KINDS.values()
    return GameTypes(
        command=_any(kind for game in games for kind in game.commands if not kind.internal),
        event=_any(kind for game in games for kind in game.events),
        question=_any(kind for game in games for kind in game.questions),
        reply=_any(kind for game in games for kind in game.replies),
    )


def _any(kinds: Iterable[type[msgspec.Struct]]) -> Any:
    return Union[tuple(dict.fromkeys(kinds))]  # noqa: UP007 (the members are known only here)


encode: Final[Callable[[Message], bytes]] = msgspec.json.Encoder().encode
"""Encodes a message as one frame."""
_ID: Final = re.compile(rb'"id"\s*:\s*"([A-Za-z0-9_.-]{1,32})"')


class BadMessage(ValueError):
    """The bytes are not a message; the text says where parsing failed, and `id` names the message if readable."""

    def __init__(self, why: Exception, data: bytes | memoryview | str = b"") -> None:
        super().__init__(str(why)[:200])
        found = _ID.search(data.encode() if isinstance(data, str) else data)
        self.id = found[1].decode() if found else ""


def closed(messages: tuple[Any, ...]) -> Any:
    """Returns the union of some messages, with their type variables bound to all registered games' types."""
    known = game_types()
    carried = {
        Do: known.command,
        Ask: known.question,
        Welcome: known.command,
        Events: known.event,
        Replied: known.reply,
    }
    members = tuple(message[carried[message]] if message in carried else message for message in messages)
    return Union[members]  # noqa: UP007 (the members are known only here)


class _Decoders:
    """Decoders for the registered games, built on first use and again after another game is registered."""

    @cached_property
    def client(self) -> Callable[[bytes | memoryview], ClientMessage]:
        decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(closed(CLIENT_MESSAGES))
        return decoder.decode

    @cached_property
    def server(self) -> Callable[[bytes], ServerMessage]:
        decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(closed(SERVER_MESSAGES))
        return decoder.decode

    def forget(self) -> None:
        vars(self).clear()


_decoders: Final = _Decoders()
when_registered(_decoders.forget)


def read_client(data: bytes | memoryview) -> ClientMessage:
    """Decodes a client's message."""
    try:
        return _decoders.client(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(error, data) from None


def read_server(data: bytes | memoryview | str) -> ServerMessage:
    """Decodes a server's message for a client; its strings are safe to print on a terminal."""
    try:
        return _decoders.server(cleaned_json(data.encode() if isinstance(data, str) else bytes(data)))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(error, data) from None
