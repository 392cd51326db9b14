"""Reorders right-to-left text for terminals that print every character from left to right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

_RTL: Final = frozenset({"R", "AL"})
_LTR: Final = frozenset({"L", "EN", "AN"})
_PAIRS: Final = {"(": ")", "[": "]", "{": "}"}
_SIGNED: Final = re.compile(r"(?<![^\W_])[-−+/]\d|\d%")
"""A number with its sign, which must stay together: -1, +2, /3, 97%."""
_DIE: Final = re.compile(r"[123][RGP][●≈◆]")
"""A die as the board shows it: number, colour and shape must stay together."""
_MIRRORS: Final = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


def is_rtl(text: str) -> bool:
    """Whether a string contains right-to-left letters."""
    return any(unicodedata.bidirectional(letter) in _RTL for letter in text)


def visual(line: str, *, rtl: bool = False) -> str:
    """Puts a line that contains right-to-left letters into visual order.

    Simplifies the Unicode rules to one level: runs of Latin letters and numbers keep their order, and the rest is
    reversed. Characters between two such runs belong to them; a pair of brackets is never split.
    """
    kinds = [unicodedata.bidirectional(letter) for letter in line]
    if not rtl and not _RTL.intersection(kinds):
        return line
    for i, letter in enumerate(line):
        # separators of sentences or keys belong to the sentence, not to the words around them
        if letter == "·" or (letter in ",;:" and line[i + 1 : i + 2] == " "):
            kinds[i] = "R"
    for whole in (_SIGNED, _DIE):
        for found in whole.finditer(line):
            for i in range(found.start(), found.end()):
                kinds[i] = "EN"
    for opening, closing in _bracket_pairs(line):
        inside = set(kinds[opening:closing])
        left = not inside & _RTL and bool(inside & _LTR) and _strong(kinds, opening, -1)
        kinds[opening] = kinds[closing] = "L" if left else "R"
    is_left = [_is_left(kinds, i) for i in range(len(kinds))]
    runs: list[tuple[bool, str]] = []
    start = 0
    for end in range(1, len(line) + 1):
        if end == len(line) or is_left[end] != is_left[start]:
            runs.append((is_left[start], line[start:end]))
            start = end
    return "".join(run if left else run[::-1].translate(_MIRRORS) for left, run in reversed(runs))


def _is_left(kinds: list[str], i: int) -> bool:
    """Whether a character belongs to a left-to-right run."""
    if kinds[i] in _LTR:
        return True
    return kinds[i] not in _RTL and _strong(kinds, i, -1) and _strong(kinds, i, 1)


def _strong(kinds: list[str], i: int, step: int) -> bool:
    """Whether the next letter or number in one direction is left-to-right."""
    i += step
    while 0 <= i < len(kinds):
        if kinds[i] in _LTR:
            return True
        if kinds[i] in _RTL:
            return False
        i += step
    return False


def _bracket_pairs(line: str) -> list[tuple[int, int]]:
    pairs = []
    waiting: list[tuple[str, int]] = []
    for i, letter in enumerate(line):
        if letter in _PAIRS:
            waiting.append((_PAIRS[letter], i))
        elif waiting and letter == waiting[-1][0]:
            pairs.append((waiting.pop()[1], i))
    return pairs


def does_itself(environ: Mapping[str, str]) -> bool:
    """Whether this terminal is known to reorder right-to-left text itself."""
    if environ.get("TMUX") or environ.get("STY"):
        return False
    named = environ.get("TERM_PROGRAM", "")
    return bool(environ.get("VTE_VERSION") or environ.get("KONSOLE_VERSION")) or named in {"Apple_Terminal", "mintty"}
