"""Hebrew in terminals that place every character from left to right."""

from __future__ import annotations

import pytest

from tercet.terminal.bidi import does_itself, visual
from tests.terminal.stage import display_for


@pytest.mark.parametrize(
    ("logical", "shown"),
    [
        ("plain text", "plain text"),
        ("", ""),
        ("שלום", "םולש"),
        ("אין SET כאן", "ןאכ SET ןיא"),
        ("עוד 12 שניות", "תוינש 12 דוע"),
        ("קלף (אדום) אחד", "דחא (םודא) ףלק"),
        ("ראו 2RSO 1RSO", "2RSO 1RSO ואר"),
        ("n אין SET · h רמז", "זמר h · SET ןיא n"),
        ("שחקן -1 · מחשב 12", "12 בשחמ · -1 ןקחש"),
        ("ניקוד: −3.", ".−3 :דוקינ"),
        ("תוספת +2 כאן", "ןאכ +2 תפסות"),
        ("/3 כל הכבוד!", "!דובכה לכ /3"),
        ("קלפים 1-3 כאן", "ןאכ 1-3 םיפלק"),
        ("97% מהחלוקות", "תוקולחהמ 97%"),
        ("על d6, 6 נקודות", "תודוקנ 6 ,d6 לע"),
    ],
)
def test_a_line_is_displayed_in_reading_order(logical: str, shown: str) -> None:
    assert visual(logical) == shown


def test_reordering_a_line_keeps_every_character() -> None:
    line = "קריאה (שגויה) של 3 שחקנים: SET!"
    assert sorted(visual(line).translate(str.maketrans("()", ")("))) == sorted(
        line.translate(str.maketrans("()", ")("))
    )


def test_terminals_with_their_own_bidi_support_are_left_alone() -> None:
    assert does_itself({"VTE_VERSION": "7006"})
    assert does_itself({"TERM_PROGRAM": "Apple_Terminal"})
    assert not does_itself({"TERM": "xterm-256color"})
    assert not does_itself({"VTE_VERSION": "7006", "TMUX": "/tmp/x"})


def test_a_latin_line_in_a_hebrew_text_ends_at_the_left() -> None:
    assert display_for("he").wrapped("כולם מטילים 3GQ 3GO.", 14) == ["םיליטמ םלוכ", ".3GQ 3GO"]


def test_a_line_is_truncated_at_its_reading_end() -> None:
    assert display_for("he").fitted("אחת שתיים שלוש", 8) == "…יתש תחא"
    assert display_for("en").fitted("one two three", 8) == "one two…"
    assert display_for("en").fitted("one two", 7) == "one two"
