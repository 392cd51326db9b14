"""Says in plain words what is wrong with JSON that somebody edited by hand."""

from __future__ import annotations

import re
from typing import Final

import msgspec

_KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a string",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?(.*?)`$")


def json_problem(error: Exception) -> str:
    """Describes what msgspec refused, with the place as people write it: `cards[0] should be a whole number`."""
    if error.__cause__ is not None:  # a check of our own, which has its own words
        return str(error)
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        if "truncated" in text:
            return "it is cut off: the JSON does not end"
        byte = re.search(r"\(byte (\d+)\)", text)
        return "it is not JSON" + ("" if byte is None else f": there is a mistake near character {int(byte[1]) + 1}")
    found = _PLACE.search(text)
    place = found[1].replace("[...]", "[…]") if found else ""
    return _described(_PLACE.sub("", text), place)


def _described(text: str, place: str) -> str:
    named = f"'{place}'" if place else "it"
    if missing := re.fullmatch(r"Object missing required field `(.+)`", text):
        return f"'{place}.{missing[1]}' is missing" if place else f"'{missing[1]}' is missing"
    if wrong := re.fullmatch(r"Expected `([a-z|  ]+)`, got `([a-z]+)`", text):
        kinds = [_KINDS.get(kind, kind) for kind in wrong[1].split(" | ")]
        return f"{named} should be {' or '.join(kinds)}, not {_KINDS.get(wrong[2], wrong[2])}"
    if value := re.fullmatch(r"Invalid (?:enum )?value (.+)", text):
        return f"{named} cannot be {value[1]}"
    if text.startswith("Expected"):
        plain = re.sub(r"`(\w+)`", lambda kind: _KINDS.get(kind[1], kind[1]), text.removeprefix("Expected "))
        return f"{named} should be {plain.replace(', got', ', not')}"
    return f"{named} is wrong: {text[:1].lower()}{text[1:]}"
