"""How a program chooses and loads its messages."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tercet.bots.roster import LEVELS
from tercet.locale import LANGUAGES, UnknownLanguage, choose, words


def test_there_are_five_languages() -> None:
    assert LANGUAGES == ("en", "es", "fr", "he", "pt")
    assert [words(language).direction for language in LANGUAGES] == ["ltr", "ltr", "ltr", "rtl", "ltr"]


def test_a_languages_messages_are_read_once() -> None:
    assert words("fr") is words("fr")


def test_an_unknown_language_is_refused_with_the_available_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'.*en, es, fr, he, pt"):
        words("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_are_filled_in_without_isolation_marks(language: str) -> None:
    said = words(language)("card-check-line", feature="<one>", finding="<two>")
    assert "<one>" in said
    assert "<two>" in said
    assert not set(said) & set("\u2066\u2067\u2068\u2069")


def test_an_unknown_message_raises_an_error_that_names_it() -> None:
    assert not words("en").has("no-such-message")
    with pytest.raises(LookupError, match=r"'no-such-message' in 'en'"):
        words("en")("no-such-message")


def test_a_missing_value_raises_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match=r"card-selected.*name"):
        words("en")("card-selected")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no cards", "one card", "2 cards", "12 cards"]),
        ("es", ["ninguna carta", "una carta", "2 cartas", "12 cartas"]),
        ("fr", ["aucune carte", "une carte", "2 cartes", "12 cartes"]),
        ("he", ["אין קלפים", "קלף אחד", "שני קלפים", "12 קלפים"]),
        ("pt", ["nenhuma carta", "uma carta", "2 cartas", "12 cartas"]),
    ],
)
def test_plurals_follow_the_language(language: str, said: list[str]) -> None:
    assert [words(language)("card-layout", cards=cards) for cards in (0, 1, 2, 12)] == said


def test_spanish_groups_digits_with_a_space_from_five_digits_on() -> None:
    said = [words("es")("card-layout", cards=cards) for cards in (999, 2742, 12742, 1234567)]
    assert said == ["999 cartas", "2742 cartas", "12\u00a0742 cartas", "1\u00a0234\u00a0567 cartas"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "A, B and C"), ("es", "A, B y C"), ("fr", "A, B et C"), ("he", "A, B וC"), ("pt", "A, B e C")],
)
def test_lists_follow_the_language(language: str, said: str) -> None:
    assert words(language).join(["A", "B", "C"]) == said
    assert words(language).join(["A"]) == "A"
    assert words(language).join([]) == ""


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [("fr", "fr"), ("fr_CA", "fr"), ("pt-BR", "pt"), ("PT", "pt"), ("iw", "he"), ("he_IL.UTF-8", "he"), ("en@x", "en")],
)
def test_a_requested_language_is_accepted_in_every_spelling(wanted: str, chosen: str) -> None:
    assert choose(wanted, {"LANG": "es_ES.UTF-8"}) == chosen


def test_an_unknown_request_is_refused_with_the_available_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'klingon'.*en, es, fr, he, pt"):
        choose("klingon", {})


@pytest.mark.parametrize(
    ("environ", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_AR"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_AR", "LC_ALL": "he_IL"}, "he"),
        ({"LANG": "pt_BR", "LC_ALL": ""}, "pt"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_without_a_request_the_environment_chooses(environ: dict[str, str], chosen: str) -> None:
    assert choose(None, environ) == chosen


def test_fluent_is_not_loaded_until_needed() -> None:
    code = "import sys, tercet.locale; tercet.locale.words('en').has('x'); print('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_level_has_the_same_name_in_browser_and_terminal(language: str) -> None:
    said = words(language)
    for level in {level for levels in LEVELS.values() for level in levels}:
        assert said(f"web-bot-{level}").casefold() == said(f"bots-level-{level}").casefold()
