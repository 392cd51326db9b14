"""Messages, bytes and JSON of all kinds, for Hypothesis."""

from __future__ import annotations

import string
from typing import Any

from hypothesis import strategies as st

from tercet.core.cardgame.commands import AskHint, CallSet, ClaimSet, PointCards, SayNoSet, TakeBack
from tercet.core.chairs import Seat
from tercet.core.play import Version
from tercet.core.seating import Close, HandOver, Leave, Ready, Remove, Return, Sit, Start
from tercet.wire.asks import WhyNot
from tercet.wire.codec import encode
from tercet.wire.messages import Arrange, Ask, Do, Hello, Here, Message, Mute, Pong, Say, SeatBot
from tercet.wire.words import PHRASES

ids = st.text(string.ascii_letters + string.digits + "_.-", min_size=1, max_size=32)
clocks = st.floats(-1e15, 1e15, allow_nan=False)
cards = st.tuples(*[st.integers(0, 80)] * 3)
seats = st.integers(0, 63).map(Seat)
seen = st.none() | st.integers(0, 2**53).map(Version)


def commands() -> st.SearchStrategy[Any]:
    return st.one_of(
        st.builds(CallSet, seen=seen),
        st.builds(SayNoSet, seen=seen),
        st.builds(ClaimSet, seen=seen, cards=cards),
        st.builds(PointCards, cards=cards),
        st.builds(Sit, name=st.text(max_size=40), bot=st.booleans()),
        st.builds(Ready, nonce=st.text("0123456789abcdef", max_size=64)),
        st.builds(Remove, who=seats),
        st.builds(HandOver, to=seats),
        st.sampled_from([AskHint(), TakeBack(), Leave(), Return(), Start(), Close()]),
    )


def client_messages() -> st.SearchStrategy[Message]:
    return st.one_of(
        st.builds(
            Hello,
            protocol=st.integers(0, 9),
            table=st.text(string.ascii_letters + string.digits + "_-", min_size=1, max_size=64),
            token=st.text(max_size=100),
            seen=st.none() | st.integers(0, 2**53),
            watch=st.booleans(),
        ),
        st.builds(Do, id=ids, command=commands(), pressed=st.none() | clocks),
        st.builds(Ask, id=ids, question=st.builds(WhyNot, cards=cards)),
        st.builds(
            Say,
            id=ids,
            phrase=st.none() | st.sampled_from(PHRASES),
            text=st.none() | st.text(min_size=1, max_size=400),
        ),
        st.builds(Mute, seat=seats, on=st.booleans()),
        st.builds(Arrange, id=ids, listed=st.none() | st.booleans(), chat=st.none() | st.booleans()),
        st.builds(SeatBot, id=ids, level=st.text(max_size=32)),
        st.builds(Pong, n=st.integers(0, 2**53), clock=clocks),
        st.just(Here()),
    )


def json_values() -> st.SearchStrategy[Any]:
    """JSON with the words of the protocol in it, so that it comes close to being right."""
    words = st.sampled_from(["type", "id", "command", "do", "hello", "CallSet", "cards", "pressed", "say", "phrase"])
    leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words | st.text(max_size=10)
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=5), inner, max_size=5),
        max_leaves=20,
    )


def mangled(messages: st.SearchStrategy[Message]) -> st.SearchStrategy[bytes]:
    """A good message with some bytes cut out, put in or changed."""

    def mangle(drawn: tuple[Message, list[tuple[int, int, bytes]]]) -> bytes:
        message, cuts = drawn
        data = bytearray(encode(message))
        for place, length, put in cuts:
            at = place % (len(data) + 1)
            data[at : at + length] = put
        return bytes(data)

    cuts = st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 5), st.binary(max_size=5)), max_size=4)
    return st.tuples(messages, cuts).map(mangle)
