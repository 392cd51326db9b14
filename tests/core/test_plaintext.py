"""What people type is shown harmless and whole."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.plaintext import MARKS, plain
from tercet.core.seating import NAME_LENGTH, BadName, clean_name

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
RAINBOW = "🏳\ufe0f\u200d🌈"
ENGLAND = "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbeng") + "\U000e007f"
SPAIN = "🇪🇸"
WAVE = "👋🏽"


@pytest.mark.parametrize("sign", [FAMILY, RAINBOW, ENGLAND, SPAIN, WAVE, "e\u0301", "שּׁ", "1\ufe0f\u20e3"])
def test_a_sign_is_shown_whole_or_not_at_all(sign: str) -> None:
    for before in range(NAME_LENGTH + 1):
        shown = plain("x" * before + sign + "y", NAME_LENGTH)
        assert shown in ("x" * before, "x" * before + sign, "x" * before + sign + "y")
        assert (sign in shown) == (before + len(sign) <= NAME_LENGTH)


def test_a_letter_carries_few_marks() -> None:
    assert plain("Z" + "\u0321" * 500 + "a", NAME_LENGTH) == "Z" + "\u0321" * MARKS + "a"
    for between in ("\u200c", "\u200d", "\u202e"):
        assert plain("Z" + ("\u0321" + between) * 9, NAME_LENGTH).count("\u0321") == MARKS
    assert clean_name("שָׁלוֹם") == "שָׁלוֹם"


def test_marks_and_joiners_need_something_to_stand_on() -> None:
    assert plain("\u0301\u200da \u0301\u200d", NAME_LENGTH) == "a"
    with pytest.raises(BadName):
        clean_name("\u0301\u200d\u202e")


def test_tags_are_for_flags_only() -> None:
    assert plain("a" + ENGLAND[1:], NAME_LENGTH) == "a"


def test_spaces_are_single_and_lines_one() -> None:
    assert plain("  a\n\n\tb\u2028 c  ", NAME_LENGTH) == "a b c"


@given(st.text(), st.integers(1, 40))
def test_plain_text_is_bounded_visible_and_stays_as_it_is(text: str, most: int) -> None:
    shown = plain(text, most)
    assert len(shown) <= most
    assert not any(unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} for letter in shown)
    assert not set(shown) & set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert plain(shown, most) == shown
