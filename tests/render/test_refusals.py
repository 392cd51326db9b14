"""Every refusal of the rules has its sentence in every language."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tercet.core
from tercet.core.cardgame.refusals import AlreadyTaken, LockedOut, SetIsCertain
from tercet.core.dicegame.refusals import FacesMakeNoSet
from tercet.core.engine.game import Refusal
from tercet.core.seating.refusals import TableFull
from tercet.core.sets.decks import deck_named
from tercet.core.sets.refusals import CardNotHere
from tercet.locale import LANGUAGES, words
from tercet.render.names import refusal_text

ROOT = Path(tercet.core.__file__).parent
SAMPLES = {"card": 9, "millis": 1500, "command": "Dance", "lines": (), "faces": (0, 1, 3), "check": ()}


@cache
def kinds() -> dict[str, type[Refusal]]:
    for module in pkgutil.walk_packages(tercet.core.__path__, "tercet.core."):
        importlib.import_module(module.name)
    return {kind.__name__: kind for kind in descendants(Refusal) if kind.__module__.startswith("tercet.core.")}


def descendants(kind: type[Refusal]) -> Iterator[type[Refusal]]:
    for child in kind.__subclasses__():
        yield child
        yield from descendants(child)


@cache
def raised() -> frozenset[tuple[str, tuple[str, ...]]]:
    """All refusals raised by the rules: type and details."""
    known = kinds()
    nodes = (node for path in ROOT.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return frozenset(
        (node.func.id, tuple(word.arg for word in node.keywords if word.arg))
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_wherever_it_is_raised(language: str) -> None:
    made = raised()
    assert {name for name, _ in made} >= {"CallPending", "LockedOut", "NotSeated"}
    sentences: dict[str, str] = {}
    for name, keys in made:
        refusal = kinds()[name](**{key: SAMPLES.get(key, 7) for key in keys})
        sentence = refusal_text(refusal, words(language))
        assert sentence.endswith("."), name
        assert sentences.setdefault(sentence, name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_kind_of_refusal_lacks_its_message(language: str) -> None:
    for kind in kinds().values():
        assert words(language).has(f"refusal-{kind().code}"), kind


def test_details_are_worded_the_way_people_say_them() -> None:
    english, hebrew = words("en"), words("he")
    assert refusal_text(CardNotHere(card=9), english) == (
        "This card is not on the table: two red solid ovals. It costs you nothing."
    )
    quads = CardNotHere.in_deck(0, deck_named("four"))
    assert "table: one red oval." in refusal_text(quads, english)
    assert quads.plain == "card not here (1RO)"
    assert "one more second," in refusal_text(LockedOut(millis=1000), english)
    assert "2 more seconds," in refusal_text(LockedOut(millis=1001), english)
    assert "שתי שניות" in refusal_text(LockedOut(millis=1001), hebrew)
    assert "21 cards" in refusal_text(SetIsCertain(cards=21), english)
    assert refusal_text(AlreadyTaken(players=1), english).startswith("You have already found")
    assert refusal_text(AlreadyTaken(players=2), english).startswith("Somebody has already found")
    assert refusal_text(TableFull(seats=1), english).startswith("The only seat")
    assert refusal_text(TableFull(seats=2), hebrew).startswith("שני המקומות")


CARD_WORDS = {
    "en": r"\bcards?\b|\bdeals?\b|shuffle",
    "es": r"\bcartas?\b|\bmanos?\b|baraj|mezcla",
    "fr": r"\bcartes?\b|\bmanche\b|\bdonne\b|mélange",
    "he": r"קלפ|קלף|הסיבוב|ערבוב",
    "pt": r"\bcartas?\b|\brodada\b|embaralh",
}
"""Words of the card game; some also mean a round of dice, which no refusal about seats needs."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_shared_by_all_games_mention_no_cards(language: str) -> None:
    """A guest who sits down during a dice game doesn't read about a deal."""
    shared = [kind for kind in kinds().values() if kind.__module__ == "tercet.core.seating.refusals"]
    assert {"AlreadyStarted", "NotStarted"} <= {kind.__name__ for kind in shared}
    for kind in shared:
        details = {key: SAMPLES.get(key, 7) for name, keys in raised() if name == kind.__name__ for key in keys}
        sentence = refusal_text(kind(**details), words(language))
        assert not re.search(CARD_WORDS[language], sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_refusal_starts_with_a_capital(language: str) -> None:
    told = refusal_text(FacesMakeNoSet(faces=(0, 1, 3), check=()), words(language))
    first, second = told.removesuffix(".").split(". ")
    assert first[0] == first[0].upper()
    assert second[0] == second[0].upper()
