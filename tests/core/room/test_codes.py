"""Codes that can be read aloud (R3)."""

from __future__ import annotations

import random

from tercet.core.room.codes import _RUDE, CODE_LENGTH, LETTERS, is_room_code, read_code, room_code
from tercet.store.port import CODE_LENGTH as TABLE_CODE_LENGTH


def test_R3_codes_have_five_letters_and_no_rude_words() -> None:
    draw = random.Random(1).randrange
    codes = [room_code(draw) for _ in range(5000)]
    assert all(is_room_code(code) for code in codes)
    assert not [code for code in codes if any(part in code for part in _RUDE)]
    assert len(set(codes)) > 4900


def test_R3_no_letter_looks_or_sounds_like_another() -> None:
    assert not set("ilovqw") & set(LETTERS)
    assert CODE_LENGTH < TABLE_CODE_LENGTH


def test_R3_a_code_is_accepted_however_people_type_it() -> None:
    assert read_code(" KA-TR m ") == "katrm"
    assert not is_room_code("katr")
    assert not is_room_code("kat1m")
