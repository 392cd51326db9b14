"""The Python client on its own: addresses, and when it shows received messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from tercet.client import Closed, CommandRefused, Pass, RemoteTable, introduce
from tercet.client.failures import FIRST_WAIT, PATIENCE, Backoff
from tercet.client.guest import HttpProblem, NotATable, split_address
from tercet.client.listener import SILENCE, SILENCE_IN_PLAY, DelayedMessages, Listener
from tercet.client.table import now_millis
from tercet.core.cardgame.commands import CallSet
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import EDITIONS
from tercet.core.engine.game import Event, Millis, Version
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Sit
from tercet.core.seating.events import PlayerSeated
from tercet.tables.races import CAP, Latency, show_at
from tercet.wire.messages import (
    LONGEST_HOLD,
    PROTOCOL,
    Bye,
    ChatMessage,
    Done,
    Events,
    Message,
    Ping,
    Problem,
    TableInfo,
    Welcome,
)


@pytest.mark.parametrize(
    ("url", "server", "code"),
    [
        ("http://host:8181/t/abc", "http://host:8181", "abc"),
        ("https://set.example.org/t/abc/", "https://set.example.org", "abc"),
        ("localhost:8181/t/abc", "http://localhost:8181", "abc"),
        ("ws://host/abc", "http://host", "abc"),
    ],
)
def test_an_address_is_accepted_however_people_paste_it(url: str, server: str, code: str) -> None:
    assert split_address(url) == (server, code)


@pytest.mark.parametrize("url", ["ftp://host/x", "http:///x", "mailto:me"])
def test_an_invalid_address_is_reported(url: str) -> None:
    with pytest.raises(NotATable):
        split_address(url)


def welcomed() -> RemoteTable:
    table = RemoteTable("http://x", "abc", Pass("Anna", "t"))
    view = msgspec.to_builtins(CARD_GAME.view(CARD_GAME.initial(EDITIONS["es"]), None))
    table.receive(welcome(view))
    return table


def welcome(view: Any = None) -> Welcome[Any]:
    terms = TableInfo(code="abc", game="cards", listed=False, chat=False)
    return Welcome(protocol=PROTOCOL, table=terms, seat=None, version=Version(0), now=Millis(0), view=view)


def seated(version: int, show_at: float | None = None) -> Events[Event]:
    event = PlayerSeated(at=Millis(0), seat=Seat(version), name="A")
    return Events(after=Version(version), events=(event,), show_at=None if show_at is None else Millis(round(show_at)))


def test_C16_a_call_refers_to_the_state_the_client_shows() -> None:
    async def body() -> None:
        table = welcomed()
        table.receive(seated(0))
        sent: list[Any] = []

        async def send(make: Callable[[str], Any]) -> None:
            sent.append(make("1").command.seen)

        table._send = send  # type: ignore[method-assign]
        await table.do(CallSet())
        await table.do(CallSet(seen=Version(0)))
        assert sent == [1, 0]

    asyncio.run(body())


def test_delayed_messages_are_shown_later_and_in_order() -> None:
    async def body() -> None:
        table = welcomed()
        clock = [5000.0]
        table._delayed = DelayedMessages(table._take, lambda: clock[0])
        table.receive(Ping(n=1, offset=1000.0, delay=5.0))
        table.receive(seated(0, 4060))
        table.receive(seated(1))
        assert table.version == 0
        clock[0] = 5059.0
        table._delayed._show()
        assert table.version == 0
        clock[0] = 5060.0
        while table.version < 2:
            await table.changed()

    asyncio.run(body())


def test_an_implausibly_long_delay_is_ignored() -> None:
    async def body() -> None:
        table = welcomed()
        table.receive(seated(0, now_millis() + 10_000))
        assert table.version == 1

    asyncio.run(body())


def test_received_messages_count_when_the_connection_breaks() -> None:
    async def body() -> None:
        table = welcomed()
        table._delayed = DelayedMessages(table._take, lambda: 5000.0)
        table.receive(Ping(n=1, offset=0.0, delay=5.0))
        table.receive(seated(0, 5300))
        assert table.version == 0
        table._delayed.release()
        assert table.version == 1

    asyncio.run(body())


def test_events_yields_everything_since_the_call() -> None:
    async def body() -> None:
        table = welcomed()
        happening = table.events()
        table.receive(seated(0))
        async with asyncio.timeout(60):
            assert await anext(happening) == PlayerSeated(at=Millis(0), seat=Seat(0), name="A")

    asyncio.run(body())


def test_a_reader_can_be_waited_for_before_the_table_is_left() -> None:
    async def body() -> None:
        table, heard = welcomed(), list[Event]()

        async def read(happening: AsyncIterator[Event]) -> None:
            async for event in happening:
                await asyncio.sleep(0)
                heard.append(event)

        reading = asyncio.create_task(read(table.events()))
        for version in range(3):
            table.receive(seated(version))
        async with asyncio.timeout(60):
            await table.events_handled()
        assert [event.seat for event in heard if isinstance(event, PlayerSeated)] == [0, 1, 2]
        reading.cancel()

    asyncio.run(body())


def test_an_empty_or_too_long_text_is_refused_before_it_is_sent() -> None:
    async def body() -> None:
        table = welcomed()
        for text, code in (("", "nothing-to-say"), ("x" * 401, "too-long")):
            with pytest.raises(CommandRefused) as caught:
                await table.send_chat(text=text)
            assert caught.value.code == code

    asyncio.run(body())


def test_an_unreadable_command_fails_its_caller() -> None:
    async def body() -> None:
        table = welcomed()
        asked = asyncio.create_task(table.seat_bot("x" * 40))
        await asyncio.sleep(0)
        (name,) = table._unanswered.waiting
        table.receive(Problem(code="bad-message", detail="too long", id=name))
        with pytest.raises(CommandRefused, match="bad message") as caught:
            await asked
        assert caught.value.details == {"detail": "too long"}

    asyncio.run(body())


def test_a_connection_lost_right_after_it_opened_is_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        again = asyncio.Event()
        made: list[object] = []

        async def connect(make: Callable[[], Any], url: str, **_: Any) -> tuple[Mock, None]:
            """Like picows when the server is killed between the handshake and the first turn of the waiting task."""
            listener, transport = make(), Mock()
            listener.on_ws_connected(transport)
            listener.on_ws_disconnected(transport)
            made.append(listener)
            if len(made) == 2:
                again.set()
            return transport, None

        monkeypatch.setattr("tercet.client.table.ws_connect", connect)
        table = RemoteTable("http://127.0.0.1:1", "abc", Pass("Anna", "t"))
        opening = asyncio.create_task(table.open())
        async with asyncio.timeout(60):
            await again.wait()
        await table.close()
        opening.cancel()

    asyncio.run(body())


def test_a_connection_lost_before_it_opened_is_not_awaited() -> None:
    """The library may return a connection without ever having called its listener."""

    async def body() -> None:
        async with asyncio.timeout(30):
            await Listener(welcomed()).gone()

    asyncio.run(body())


@pytest.mark.parametrize("in_play", [True, False])
def test_a_silent_connection_is_abandoned_sooner_during_play(monkeypatch: pytest.MonkeyPatch, in_play: bool) -> None:
    clock = [0.0]
    monkeypatch.setattr("tercet.client.listener.time", Mock(monotonic=lambda: clock[0]))
    monkeypatch.setattr("tercet.client.listener.CHECK", 0.001)
    patience = SILENCE_IN_PLAY if in_play else SILENCE

    async def body() -> None:
        transport = Mock()
        listener = Listener(Mock(in_play=in_play))
        listener.on_ws_connected(transport)
        waiting = asyncio.create_task(listener.gone())
        for moment in (patience - 1, patience):
            clock[0] = moment
            await asyncio.sleep(0.02)
            assert not waiting.done()
        clock[0] = patience + 0.1
        async with asyncio.timeout(60):
            await waiting
        transport.disconnect.assert_called_once_with(graceful=False)

    asyncio.run(body())


def test_only_a_seated_player_in_a_running_game_is_in_play() -> None:
    async def body() -> None:
        table = welcomed()
        counts = [table.in_play]
        table.receive(seated(0))
        table.seat = Seat(0)
        counts.append(table.in_play)
        table._view = msgspec.structs.replace(table.view, phase="play")
        counts.append(table.in_play)
        table.seat = None
        counts.append(table.in_play)
        assert counts == [False, False, True, False]

    asyncio.run(body())


def test_a_second_welcome_resends_commands_but_not_chat() -> None:
    """The table has a new owner: chat sent to the old one may have been read by everybody."""

    async def body() -> None:
        table = welcomed()
        transport = Mock()
        table._transport = transport
        sent = transport.send
        saying = asyncio.create_task(table.send_chat(text="hello"))
        doing = asyncio.create_task(table.do(Sit(name="Anna")))
        await asyncio.sleep(0)
        (chat, command) = (call.args[1] for call in sent.call_args_list)
        sent.reset_mock()
        table.receive(welcome())
        assert [call.args[1] for call in sent.call_args_list if call.args[1] in (chat, command)] == [command]
        with pytest.raises(CommandRefused) as caught:
            await saying
        assert caught.value.code == "not-sent"
        assert not doing.done()
        table.receive(Done(id=msgspec.json.decode(command)["id"], version=Version(1)))
        assert await doing == 1

    asyncio.run(body())


class Server:
    """Answers every connection of a client with the same messages, then closes it; simulates the client's clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *messages: Message) -> None:
        self.attempts: list[float] = []
        self.now = 0.0
        self.enough = 4
        self._messages = messages
        self._sleep = asyncio.sleep
        monkeypatch.setattr("tercet.client.table.ws_connect", self._connect)
        monkeypatch.setattr("tercet.client.table.asyncio.sleep", self._wait)

    async def _connect(self, make: Callable[[], Any], url: str, **_: Any) -> tuple[Mock, None]:
        self.attempts.append(self.now)
        listener, transport = make(), Mock()
        listener.on_ws_connected(transport)
        for message in self._messages:
            listener._receiver.receive(message)
        listener.on_ws_disconnected(transport)
        return transport, None

    async def _wait(self, seconds: float) -> None:
        self.now += seconds
        await (asyncio.Event().wait() if len(self.attempts) >= self.enough else self._sleep(0))

    def table(self) -> RemoteTable:
        table = RemoteTable("http://127.0.0.1:1", "abc", Pass("Anna", "t"))
        table._backoff = Backoff(lambda: self.now)
        return table


def test_a_client_waits_a_minute_if_the_server_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        server = Server(monkeypatch, Bye(code="restart", retry=Millis(60_000)))
        table = server.table()
        opening = asyncio.create_task(table.open())
        while len(server.attempts) < server.enough:
            await server._sleep(0)
        await table.close()
        opening.cancel()
        assert server.attempts == [0, 60, 120, 180]

    asyncio.run(body())


@pytest.mark.parametrize("retry", [0, -5])
def test_no_server_can_make_a_client_hurry(retry: int) -> None:
    backoff = Backoff(lambda: 0.0)
    backoff.ask(Millis(retry))
    assert backoff.pause() == FIRST_WAIT


def test_a_client_abandons_a_server_that_never_welcomes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        server = Server(monkeypatch)
        server.enough = 1000
        table = server.table()
        async with asyncio.timeout(60):
            with pytest.raises(Closed) as caught:
                await table.open()
        assert caught.value.code == "unreachable"
        assert server.now > PATIENCE
        await table.close()

    asyncio.run(body())


def of_another_game(view: Any) -> Welcome[Any]:
    terms = TableInfo(code="abc", game="chess", listed=False, chat=False)
    return Welcome(protocol=PROTOCOL, table=terms, seat=None, version=Version(0), now=Millis(0), view=view)


@pytest.mark.parametrize(
    ("message", "code", "says"),
    [(of_another_game({"pawns": 8}), "unknown-game", "'chess'"), (welcome({"pawns": 8}), "reload", "versions")],
)
def test_a_game_the_client_cannot_play_is_reported_immediately(
    monkeypatch: pytest.MonkeyPatch, message: Welcome[Any], code: str, says: str
) -> None:
    async def body() -> None:
        server = Server(monkeypatch, message)
        table = server.table()
        async with asyncio.timeout(60):
            with pytest.raises(Closed, match=says) as caught:
                await table.open()
        assert caught.value.code == code
        await table.close()
        assert len(server.attempts) == 1

    asyncio.run(body())


def test_unread_chat_does_not_pile_up() -> None:
    async def body() -> None:
        table = welcomed()
        for i in range(1000):
            table.receive(ChatMessage(seat=Seat(0), text=str(i)))
        assert [table.chat.get_nowait().text for _ in range(table.chat.qsize())] == [str(i) for i in range(950, 1000)]

    asyncio.run(body())


def test_no_table_requests_a_longer_delay_than_clients_allow() -> None:
    assert show_at(0.0, [Latency(wait=CAP)]) < LONGEST_HOLD


@pytest.mark.parametrize("said", [b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{", b"rubbish\r\n\r\n"])
def test_a_server_that_dies_while_answering_is_unreachable(said: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        await writer.drain()
        writer.close()

    async def body() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(HttpProblem) as caught:
                await introduce(f"http://127.0.0.1:{port}", "Anna")
            assert (caught.value.status, caught.value.code) == (0, "unreachable")

    asyncio.run(body())
