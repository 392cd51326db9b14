"""What the Fluent files promise: all five languages have the same messages, each in its own words."""

from __future__ import annotations

import itertools
import re
import unicodedata

import pytest
from fluent.syntax import ast

from tercet.locale import LANGUAGES, words
from tests.locale import trees
from tests.locale.cognates import COGNATES

OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = [(language, area) for language in LANGUAGES for area in sorted(trees.areas("en"))]
PAIRS = [(language, area) for language, area in FILES if language != "en"]
BIDI_MARKS = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert trees.areas(language) == trees.areas("en")


@pytest.mark.parametrize(("language", "area"), FILES)
def test_every_file_parses_without_junk(language: str, area: str) -> None:
    assert trees.junk(language, area) == []


@pytest.mark.parametrize(("language", "area"), PAIRS)
def test_every_file_has_the_same_messages(language: str, area: str) -> None:
    assert set(trees.messages(language, area)) == set(trees.messages("en", area))


@pytest.mark.parametrize(("language", "area"), PAIRS)
def test_every_message_has_the_same_variables(language: str, area: str) -> None:
    for name in trees.messages("en", area):
        assert trees.variables(language, area, name) == trees.variables("en", area, name), name


@pytest.mark.parametrize(("language", "area"), FILES)
def test_a_file_refers_to_nothing_outside_itself(language: str, area: str) -> None:
    known = trees.entries(language, area)
    for name, entry in known.items():
        assert trees.references(entry) <= set(known), name


def test_no_message_is_in_two_files() -> None:
    names = [name for area in trees.areas("en") for name in trees.messages("en", area)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_finds_exactly_what_the_parser_finds(language: str) -> None:
    assert words(language).ids() == {name for area in trees.areas(language) for name in trees.messages(language, area)}


@pytest.mark.parametrize(("language", "area"), PAIRS)
def test_nothing_is_left_in_english(language: str, area: str) -> None:
    english = trees.messages("en", area)
    for name, message in trees.messages(language, area).items():
        said = trees.text(message)
        if re.search(r"[^\W\d_]", said.replace("SET", "")) and name not in COGNATES[language]:
            assert said != trees.text(english[name]), name


@pytest.mark.parametrize("language", OTHERS)
def test_the_list_of_cognates_is_no_longer_than_needed(language: str) -> None:
    same = {
        name
        for area in trees.areas("en")
        for name, message in trees.messages(language, area).items()
        if trees.text(message) == trees.text(trees.messages("en", area)[name])
    }
    assert same >= COGNATES[language]


@pytest.mark.parametrize("area", sorted(trees.areas("en")))
def test_hebrew_is_written_in_hebrew(area: str) -> None:
    for name, message in trees.messages("he", area).items():
        said = trees.text(message)
        letters = {letter for letter in said if letter.isalpha()}
        hebrew = {letter for letter in letters if unicodedata.name(letter).startswith("HEBREW")}
        if re.search(r"[a-z]{3}", trees.text(trees.messages("en", area)[name])):
            assert hebrew, name


@pytest.mark.parametrize(("language", "area"), FILES)
def test_no_message_contains_direction_marks(language: str, area: str) -> None:
    for name, message in trees.messages(language, area).items():
        assert not BIDI_MARKS & set(trees.text(message)), name


TEXT_VALUES = {"locked", "problem", "reasons", "typed"}
"""Values that never begin with a number in Hebrew."""


@pytest.mark.parametrize("area", sorted(trees.areas("en")))
def test_hebrew_puts_no_number_right_after_a_latin_word_and_its_punctuation(area: str) -> None:
    """A screen would show the number and the punctuation mark in the order of the Latin word, left to right."""
    for name, message in trees.messages("he", area).items():
        for pattern in (part for part in trees.walk(message) if isinstance(part, ast.Pattern)):
            for before, after in itertools.pairwise(pattern.elements):
                latin = isinstance(before, ast.TextElement) and re.search(r"[A-Za-z][”!]?[?!.:;,] *$", before.value)
                assert not (latin and _may_begin_with_a_number(after)), name


def _may_begin_with_a_number(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.TextElement):
        return bool(re.match(r" *\d", element.value))
    if isinstance(element.expression, ast.SelectExpression):
        return any(_may_begin_with_a_number(variant.value.elements[0]) for variant in element.expression.variants)
    return isinstance(element.expression, ast.VariableReference) and element.expression.id.name not in TEXT_VALUES


@pytest.mark.parametrize(("language", "area"), FILES)
def test_text_uses_composed_letters_and_typographic_punctuation(language: str, area: str) -> None:
    """Accented letters are single characters, and apostrophes and ellipses are typographic."""
    for name, message in trees.messages(language, area).items():
        said = trees.text(message)
        assert unicodedata.is_normalized("NFC", said), name
        assert "..." not in said, name
        assert not re.search(r"\w'\w", said), name


@pytest.mark.parametrize("area", sorted(trees.areas("en")))
def test_french_has_its_nonbreaking_spaces(area: str) -> None:
    for name, message in trees.messages("fr", area).items():
        said = trees.text(message).replace("· ? ", "· ")  # the key, not the punctuation mark
        assert not re.search(r"[^\u202f\u00a0(][!?;»]|[^\u00a0 ]:(\s|$)|\S :|«[^\u00a0]", said), name


@pytest.mark.parametrize(
    ("language", "area"), [(language, area) for language, area in PAIRS if language in {"fr", "pt"}]
)
def test_zero_is_never_called_one_where_both_are_singular(language: str, area: str) -> None:
    """French and Portuguese treat 0 as singular, so "one card" must be a variant for exactly 1."""
    for name, message in trees.messages(language, area).items():
        for choice in (part for part in trees.walk(message) if isinstance(part, ast.SelectExpression)):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in choice.variants
            }
            for variant in choice.variants:
                if (
                    isinstance(variant.key, ast.Identifier)
                    and variant.key.name == "one"
                    and keys <= {"0", "one", "two", "other"}
                ):
                    assert "0" in keys or trees.has_variable(variant, choice.selector), name


MASCULINE = {
    "es": r"anfitrión|\b[Ll]istos?\b|\bsentado|bloqueado|\bganador\b|Invitado|[Cc]onectado|"
    r"\b([Oo]tro|[Ee]se|[Uu]n|[Ee]l|[Cc]ada|[Cc]ualquier) jugador\b|todos los presentes",
    "fr": r"\b[Pp]rêts?\b|\babsent\b|vous (êtes|étiez) \w+[éi]\b|vous a exclu|vainqueur|\bInvité\b|[Cc]onnecté\b|"
    r"\b([Uu]n seul|[Ll]’autre|[Cc]haque|[Ll]e) joueur\b|tous les présents",
    "pt": r"anfitrião|\bprontos?\b|\bPronto!|sozinho|sentado|bloqueado|\bvencedor\b|Convidado|[Cc]onectado|"
    r"\b([Oo]utro|[Ee]sse|[Uu]m|[Oo]|[Cc]ada|[Qq]ualquer) jogador\b|todos os presentes",
}
"""Words that would imply that the reader or the person named is a man."""
EXCLAIMED = {"web-ready"}
"""Exclamations used by people of any gender, like "SET!"."""


@pytest.mark.parametrize("language", MASCULINE)
def test_no_message_assumes_a_male_reader(language: str) -> None:
    """The lab's measured players and charts refer to nobody in particular."""
    marked = {
        name: found.group()
        for area in sorted(trees.areas(language) - {"bots", "lab"})
        for name, message in trees.messages(language, area).items()
        if name not in EXCLAIMED and (found := re.search(MASCULINE[language], trees.text(message)))
    }
    assert marked == {}
