"""Text from a hostile server or file: none of it controls a terminal, and reading it is bounded."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from unittest.mock import Mock

import pytest
from picows import WSMsgType

from tercet.cli import main
from tercet.client import Pass, RemoteTable
from tercet.client.guest import HttpProblem, introduce
from tercet.client.listener import Listener
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.game import Event, Millis
from tercet.core.engine.log import GameLog, format_log
from tercet.core.engine.log_verification import AHEAD, MOST_PROBLEMS, check_events
from tercet.core.engine.seats import Seat
from tercet.core.plaintext import REPLACEMENT
from tercet.core.seating.events import HostChanged, PlayerRenamed, PlayerSeated

SIGNS = (
    "\x1b]52;c;aGk=\x07",
    "\x1b[2J",
    "\x9b31m",
    "\x7f",
    "a\nb",
    "a\rb",
    "\u202egnp.exe",
    "\u2066x\u2069",
    "\u200f",
    "\u061c",
    "\u2028",
)
STEERING = {chr(code) for code in (*range(32), *range(127, 160))} | set(
    "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)


@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("escaped", [True, False])
def test_a_hostile_server_cannot_control_a_terminal(sign: str, escaped: bool) -> None:
    """Before the fix, `tercet watch --lines` printed escape sequences from the server."""

    async def body() -> None:
        table = RemoteTable("http://x", "abc", Pass("Anna", "t"))
        listener = Listener(table)
        text = json.dumps({"type": "chat-message", "seat": 0, "text": f"before{sign}after"}, ensure_ascii=escaped)
        listener.on_ws_frame(Mock(), Mock(msg_type=WSMsgType.TEXT, get_payload_as_bytes=text.encode))
        said = table.chat.get_nowait().text or ""
        assert said.startswith("before")
        assert said.endswith("after")
        assert REPLACEMENT in said
        assert not STEERING & set(said)

    asyncio.run(body())


def test_a_literal_backslash_is_kept() -> None:
    async def body() -> None:
        table = RemoteTable("http://x", "abc", Pass("Anna", "t"))
        text = json.dumps({"type": "chat-message", "seat": 0, "text": r'C:\u001b "שלום" é'})
        Listener(table).on_ws_frame(Mock(), Mock(msg_type=WSMsgType.TEXT, get_payload_as_bytes=text.encode))
        assert table.chat.get_nowait().text == r'C:\u001b "שלום" é'

    asyncio.run(body())


@pytest.fixture
def hostile_server() -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            text = json.dumps({"code": "x", "detail": "no\x1b]0;owned\x07"}).encode()
            self.send_response(400)
            self.send_header("content-length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_hostile_servers_http_answers_cannot_control_a_terminal(hostile_server: str) -> None:
    with pytest.raises(HttpProblem) as caught:
        asyncio.run(introduce(hostile_server, "Anna"))
    assert str(caught.value) == f"no{REPLACEMENT}]0;owned{REPLACEMENT}"


def hostile_log(name: str) -> str:
    return format_log(GameLog(CARD_GAME, CARD_GAME.rules_type(), [PlayerSeated(at=Millis(0), seat=Seat(0), name=name)]))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("sign", SIGNS)
def test_a_hostile_log_cannot_control_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, sign: str
) -> None:
    text = hostile_log("Anna")
    for place in ("Anna", "PlayerSeated", '"at"', '"cards"'):
        path = tmp_path / "hostile.tercet"
        path.write_text(text.replace(place, f"{place[:-1]}{json.dumps(sign)[1:-1]}{place[-1]}"), encoding="utf-8")
        assert main([command, "--lang", "en", str(path)]) != 0
        said = "".join(capsys.readouterr())
        assert "U+" in said
        assert not STEERING & set(said.replace("\n", ""))


@pytest.mark.parametrize("line", [0, 1])
@pytest.mark.parametrize("nest", ["[", '{"a":'])
def test_a_deeply_nested_line_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: int, nest: str
) -> None:
    lines = hostile_log("Anna").split("\n")
    lines[line] = lines[line].replace("{", f'{{"x":{nest * 200_000},', 1)
    path = tmp_path / "nested.tercet"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main(["verify", "--lang", "en", str(path)]) == 2
    assert len(capsys.readouterr().err) < 500


def test_many_keys_in_a_line_are_read_in_linear_time(tmp_path: Path) -> None:
    """Before the fix, each key was compared with all others: 50,000 of them took minutes."""
    lines = hostile_log("Anna").split("\n")
    lines[1] = lines[1].replace("{", "{" + "".join(f'"k{i}":0,' for i in range(50_000)), 1)
    path = tmp_path / "keys.tercet"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main(["verify", "--lang", "en", str(path)]) == 2


class Counted(list[Event]):
    """Events that count how often they are accessed."""

    handed = 0

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        self.handed += len(found) if isinstance(key, slice) else 1
        return found


def checked(events: Sequence[Event]) -> int:
    """Number of problems of a log."""
    return sum(step.problem is not None for step in check_events(CARD_GAME, CARD_GAME.rules_type(), events))


def test_verification_accesses_each_event_only_a_few_times() -> None:
    """Before the fix, every event was copied once for each event before it: twice the log took four times as long."""
    anna = PlayerSeated(at=Millis(0), seat=Seat(0), name="Anna")
    events = Counted([anna, HostChanged(at=Millis(0), seat=Seat(0))])
    events += [PlayerRenamed(at=Millis(0), seat=Seat(0), name=f"Anna {number}") for number in range(3000)]
    assert checked(events) == 0
    assert events.handed <= AHEAD * len(events)


def test_verification_stops_where_nothing_fits() -> None:
    """Before the fix, a state outside the rules grew with every event, and each took longer than the one before."""
    events = [PlayerSeated(at=Millis(0), seat=Seat(seat), name="Anna") for seat in range(3000)]
    assert checked(events) == MOST_PROBLEMS + 1
