"""Messages parse what they print; malformed input is refused and has no other effect."""

from __future__ import annotations

import contextlib
import json
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.cardgame.events import SetCalled
from tercet.core.engine.game import Command, Event, Millis, Version
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.wire.codec import BadMessage, encode, read_client, read_server
from tercet.wire.messages import Do, Events, Message
from tercet.wire.schema import protocol_schema
from tests.wire.strategies import client_messages, json_values, mangled


@given(client_messages())
def test_a_client_message_round_trips(message: Message) -> None:
    assert read_client(encode(message)) == message


@given(st.binary(max_size=400))
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    with contextlib.suppress(BadMessage):
        assert isinstance(read_client(data), Message)


@given(mangled(client_messages()))
def test_a_mangled_message_is_a_message_or_refused(data: bytes) -> None:
    with contextlib.suppress(BadMessage):
        read_client(data)


@given(json_values())
def test_any_json_is_a_message_or_refused(value: Any) -> None:
    with contextlib.suppress(BadMessage):
        read_client(json.dumps(value).encode())


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b'{"type":"chat","id":"a-1","text":""}', "a-1"),
        (b'{"type":"seat-bot","id" : "b.2","level":7}', "b.2"),
        (b'{"type":"do","id":"c","command":[[[', "c"),
        (b'{"type":"do","id":"' + b"x" * 33 + b'"}', ""),
        (b'{"type":"do","id":7}', ""),
        (b"rubbish", ""),
        (b"\xff\xfe", ""),
    ],
)
def test_an_unreadable_message_is_identified_by_its_id_if_it_has_one(data: bytes, name: str) -> None:
    with pytest.raises(BadMessage) as caught:
        read_client(data)
    assert caught.value.id == name


def test_the_tables_own_commands_are_not_accepted_from_anybody() -> None:
    for game in GAMES.values():
        for kind in game.commands:
            data = b'{"type":"do","id":"x","command":{"type":"%s"}}' % kind.__name__.encode()
            if kind.internal:
                with pytest.raises(BadMessage):
                    read_client(data)


def test_no_two_commands_or_events_share_a_name() -> None:
    commands = {kind for game in GAMES.values() for kind in game.commands}
    events = {kind for game in GAMES.values() for kind in game.events}
    assert len({kind.__name__ for kind in commands}) == len(commands)
    assert len({kind.__name__ for kind in events}) == len(events)


def test_players_receive_the_logged_events_byte_for_byte() -> None:
    event = SetCalled(at=Millis(5), seat=Seat(1), until=Millis(9))
    raw = cast("tuple[Event, ...]", (msgspec.Raw(msgspec.json.encode(event)),))
    typed = Events(after=Version(3), events=(event,), by=Seat(1), id="x")
    assert encode(Events(after=Version(3), events=raw, by=Seat(1), id="x")) == encode(typed)
    assert read_server(encode(typed)) == typed


@pytest.fixture(scope="module")
def validator() -> Any:
    jsonschema_rs = pytest.importorskip("jsonschema_rs")
    schema = protocol_schema()
    return jsonschema_rs.validator_for({"$defs": schema["$defs"], **schema["client"]})


@given(message=client_messages())
def test_every_message_fits_the_published_schema(validator: Any, message: Message) -> None:
    assert validator.is_valid(json.loads(encode(message)))


def test_a_command_keeps_its_type_over_the_wire() -> None:
    for game in GAMES.values():
        for kind in game.commands:
            if kind.internal or any(field.required for field in msgspec.structs.fields(kind)):
                continue
            found = read_client(encode(Do(id="x", command=kind())))
            assert isinstance(found, Do)
            assert type(found.command) is kind
            assert isinstance(found.command, Command)
