"""What people type is made safe and shown in full."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.plaintext import MARKS, distinct, plain, skeleton, visible
from tercet.core.seating.refusals import BadName
from tercet.core.seating.rules import NAME_LENGTH, clean_name

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
RAINBOW = "🏳\ufe0f\u200d🌈"
ENGLAND = "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbeng") + "\U000e007f"
SPAIN = "🇪🇸"
WAVE = "👋🏽"


@pytest.mark.parametrize("sign", [FAMILY, RAINBOW, ENGLAND, SPAIN, WAVE, "e\u0301", "שּׁ", "1\ufe0f\u20e3"])
def test_a_symbol_is_shown_completely_or_not_at_all(sign: str) -> None:
    for before in range(NAME_LENGTH + 1):
        shown = plain("x" * before + sign + "y", NAME_LENGTH)
        assert shown in ("x" * before, "x" * before + sign, "x" * before + sign + "y")
        assert (sign in shown) == (before + len(sign) <= NAME_LENGTH)


def test_a_letter_carries_few_marks() -> None:
    assert plain("Z" + "\u0321" * 500 + "a", NAME_LENGTH) == "Z" + "\u0321" * MARKS + "a"
    for between in ("\u200c", "\u200d", "\u202e"):
        assert plain("Z" + ("\u0321" + between) * 9, NAME_LENGTH).count("\u0321") == MARKS
    assert clean_name("שָׁלוֹם") == "שָׁלוֹם"


def test_marks_and_joiners_need_a_base_character() -> None:
    assert plain("\u0301\u200da \u0301\u200d", NAME_LENGTH) == "a"
    with pytest.raises(BadName):
        clean_name("\u0301\u200d\u202e")


def test_tags_are_for_flags_only() -> None:
    assert plain("a" + ENGLAND[1:], NAME_LENGTH) == "a"


def test_whitespace_collapses_to_single_spaces_on_one_line() -> None:
    assert plain("  a\n\n\tb\u2028 c  ", NAME_LENGTH) == "a b c"


@given(st.text(), st.integers(1, 40))
def test_plain_text_is_bounded_visible_and_idempotent(text: str, most: int) -> None:
    shown = plain(text, most)
    assert len(shown) <= most
    assert not any(unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} for letter in shown)
    assert not set(shown) & set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert plain(shown, most) == shown


BLANK = "\u034f\u115f\u1160\u17b4\u2800\u3164\uffa0\u180b\ufe00\ufe0e\ufe0f\u200d\U000e0100"


@pytest.mark.parametrize("blank", BLANK)
def test_an_invisible_letter_is_removed(blank: str) -> None:
    assert plain(visible(f"A{blank}nna{blank}"), NAME_LENGTH) == "Anna"
    assert plain(visible(blank * 5), NAME_LENGTH) == ""
    assert skeleton(f"An{blank}na") == skeleton("Anna")


@pytest.mark.parametrize(
    "name",
    [
        FAMILY,
        RAINBOW,
        ENGLAND,
        SPAIN,
        WAVE,
        "❤\ufe0f",
        "👩🏽\u200d🚀",
        "1\ufe0f\u20e3",
        "🧑\u200d⚕\ufe0f",
        "Zoë",
        "Íñigo",
        "Çağla",
        "François",
        "João",
        "שָׁלוֹם",
        "Ελένη",
        "Ольга",
        "نور",
        "明美",
    ],
)
def test_visible_names_are_kept(name: str) -> None:
    assert visible(name) == name


@given(st.text())
def test_visible_is_idempotent(text: str) -> None:
    assert visible(visible(text)) == visible(text)


def test_names_that_look_alike_get_a_number() -> None:
    assert distinct("Anna", ["Bert"], NAME_LENGTH) == "Anna"
    for twin in ("Anna", "anna", "Аnnа", "An\u2060na", "A n n a", "Ａnna"):  # including Cyrillic and full-width letters
        assert distinct("Anna", [twin], NAME_LENGTH) == "Anna 2"
    assert distinct("Anna", ["Anna", "Anna 2"], NAME_LENGTH) == "Anna 3"
    long = "A" * NAME_LENGTH
    assert distinct(long, [long], NAME_LENGTH) == "A" * (NAME_LENGTH - 2) + " 2"
    for one, other in (("Anna", "Hanna"), ("דנה", "דינה"), ("José", "Josue"), ("🦊", "🐺"), ("Lea", "Léa")):
        assert skeleton(one) != skeleton(other)


@given(st.text(st.characters(max_codepoint=127), max_size=40), st.integers(0, 40))
def test_the_fast_path_for_plain_letters_gives_the_same_text(text: str, most: int) -> None:
    accented = plain("é" + text, most + 1)
    assert plain("e" + text, most + 1) == ("e" + accented[1:])
    assert visible(text) == visible("é" + text)[1:]
