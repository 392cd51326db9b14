"""Hypothesis strategies for messages, bytes and JSON; messages are generated from their Structs."""

from __future__ import annotations

import string
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from tercet.wire.codec import closed, encode
from tercet.wire.messages import CLIENT_MESSAGES, Message

SQUARES = st.from_regex(r"[a-k](1[01]|[1-9])", fullmatch=True)


def of_type(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values that a type allows; likely ones appear more often."""
    match kind:
        case inspect.StructType(cls=made, fields=fields):
            return st.builds(made, **{field.name: of_type(field.type) for field in fields})
        case inspect.UnionType(types=types):
            return st.one_of(*map(of_type, types))
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.IntType(ge=None, le=None):
            return st.integers(-1, 5) | st.integers(0, 80) | st.integers(-(2**63), 2**63 - 1)
        case inspect.IntType(ge=low, le=high):
            return st.integers(low, high)
        case inspect.FloatType(ge=low, le=high):
            return st.floats(low, high, allow_nan=False)
        case inspect.StrType():
            return _text(kind)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(of_type, items))
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            return st.lists(of_type(item), min_size=least or 0, max_size=min(most or 5, 6)).map(tuple)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(of_type(key), of_type(value), max_size=3)
    raise NotImplementedError(f"no values for {kind}")


def _text(kind: inspect.StrType) -> st.SearchStrategy[str]:
    least, most = kind.min_length or 0, kind.max_length or 40
    if kind.pattern is None:
        anything = st.text(min_size=least, max_size=most)
        return SQUARES | anything if most <= 8 else anything
    if "{" in kind.pattern:
        return st.from_regex(kind.pattern.replace("$", r"\Z"))
    letters = kind.pattern.removeprefix("^[").rstrip("$").rstrip("+*").removesuffix("]")
    names = {"A-Z": string.ascii_uppercase, "a-z": string.ascii_lowercase, "0-9": string.digits, "a-f": "abcdef"}
    for name, meant in names.items():
        letters = letters.replace(name, meant)
    return st.text(letters, min_size=least, max_size=most)


@cache
def client_messages() -> st.SearchStrategy[Message]:
    """Every client message, with every command and question."""
    return of_type(inspect.type_info(closed(CLIENT_MESSAGES)))


def json_values() -> st.SearchStrategy[Any]:
    """JSON with the protocol's words in it, so it comes close to being valid."""
    words = st.sampled_from(["type", "id", "command", "do", "hello", "CallSet", "cards", "pressed", "chat", "phrase"])
    leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words | st.text(max_size=10)
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=5), inner, max_size=5),
        max_leaves=20,
    )


def mangled(messages: st.SearchStrategy[Message]) -> st.SearchStrategy[bytes]:
    """A valid message with some bytes removed, inserted or changed."""

    def mangle(drawn: tuple[Message, list[tuple[int, int, bytes]]]) -> bytes:
        message, cuts = drawn
        data = bytearray(encode(message))
        for place, length, put in cuts:
            at = place % (len(data) + 1)
            data[at : at + length] = put
        return bytes(data)

    cuts = st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 5), st.binary(max_size=5)), max_size=4)
    return st.tuples(messages, cuts).map(mangle)
