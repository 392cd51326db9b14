"""Messages to bytes and back."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from tercet.wire.messages import ClientMessage, Message, ServerMessage

_encode = msgspec.json.Encoder().encode
_client: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_server: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


_ID: Final = re.compile(rb'"id"\s*:\s*"([A-Za-z0-9_.-]{1,32})"')


class BadMessage(ValueError):
    """Bytes that are no message; the text says where they go wrong, `id` which one it was, if that can be read."""

    def __init__(self, why: Exception, data: bytes | memoryview | str = b"") -> None:
        super().__init__(str(why)[:200])
        found = _ID.search(data.encode() if isinstance(data, str) else data)
        self.id = found[1].decode() if found else ""


def encode(message: Message) -> bytes:
    """A message as one frame's bytes."""
    return _encode(message)


def read_client(data: bytes | memoryview) -> ClientMessage:
    """What a client sent."""
    try:
        return _client.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(error, data) from None


def read_server(data: bytes | memoryview | str) -> ServerMessage:
    """What the server sent, as a client reads it."""
    try:
        return _server.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(error, data) from None
