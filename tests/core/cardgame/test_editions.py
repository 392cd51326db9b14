"""The four editions and a host's changes to them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tercet.core.cardgame.rules import EDITIONS, LANGUAGE_EDITIONS, CardRules, edition
from tercet.core.engine.ruleset import RuleError, amend, fields
from tercet.locale import LANGUAGES, words
from tercet.render.names import rule_text


def test_the_printed_editions_have_their_printed_rules() -> None:
    table = {name: (rules.penalty, rules.scoring, rules.deals) for name, rules in EDITIONS.items()}
    assert table == {
        "es": ("cards", "cards", 1),
        "pt": ("cards", "cards", 1),
        "fr": ("none", "cards", 1),
        "he": ("point", "sets", 0),
    }
    assert all(
        rules.edition == name and rules.layout == 12 and rules.deck == "full" for name, rules in EDITIONS.items()
    )


def test_english_readers_get_es_and_others_their_own_edition() -> None:
    assert LANGUAGE_EDITIONS == {"en": "es", "es": "es", "fr": "fr", "he": "he", "pt": "pt"}


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("point_seconds", 2, 30),
        ("lock_seconds", 0, 30),
        ("longest_lock_seconds", 0, 60),
        ("vote_seconds", 0, 120),
        ("look_seconds", 0, 120),
        ("away_seconds", 15, 600),
        ("pause_seconds", 0, 120),
        ("deals", 0, 99),
        ("seats", 1, 12),
    ],
)
def test_every_option_has_a_range(field: str, low: int, high: int) -> None:
    for value in (low, high):
        assert getattr(amend(EDITIONS["es"], **{field: value}), field) == value
    bad_values: tuple[Any, ...] = (low - 1, high + 1, True, "5", None, float("nan"), float("inf"))
    for bad in bad_values:
        with pytest.raises(ValueError, match=f"{field}: .* is not a number from {low} to {high}"):
            amend(EDITIONS["es"], **{field: bad})


@pytest.mark.parametrize(
    ("name", "overrides", "reason"),
    [
        ("es", {"layout": 9}, "nine cards are for decks of 27 only"),
        ("es", {"layout": 10}, "choose 9 or 12"),
        ("es", {"scoring": "sets"}, "cards can be lost only where cards are counted"),
        ("he", {"scoring": "cards"}, "a point can be lost only where SETs are counted"),
        ("fr", {"penalty": "lives"}, "penalty: 'lives' is not one of cards, point, none"),
        ("fr", {"style": "shout"}, "style: 'shout' is not one of announce, point, default"),
        ("fr", {"rated": 1}, "rated: 1 is not True or False"),
        ("es", {"vote_seconds": 4}, "vote_seconds: 4 is too short; choose 5 or more, or 0"),
        ("es", {"look_seconds": 1}, "look_seconds: 1 is too short"),
        ("es", {"hints": True, "rated": True}, "hints: a rated table of two or more players has none"),
        ("es", {"revision": 1}, "unknown rule 'revision'"),
        ("fr", {"colour": "red"}, "unknown rule 'colour'"),
        ("de", {}, "unknown edition 'de'; choose one of es, pt, fr, he"),
        ("es", {"edition": "de"}, "unknown edition 'de'"),
        ("en", {}, "editions are the printed rulebooks"),
        ("ES", {}, "write 'es'"),
    ],
)
def test_incompatible_options_are_refused_with_the_reason(name: str, overrides: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        edition(name, **overrides)


def test_rules_from_outside_are_validated_too() -> None:
    assert msgspec.json.decode(msgspec.json.encode(EDITIONS["he"]), type=CardRules) == EDITIONS["he"]
    for bad in (b'{"seats":13}', b'{"layout":9}', b'{"unheard_of":1}', b'{"seats":"4"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=CardRules)


def test_a_rule_set_lists_its_differences_from_its_edition() -> None:
    assert edition("fr").overrides(EDITIONS["fr"]) == {}
    assert edition("fr", deals=3, rated=True).overrides(EDITIONS["fr"]) == {"deals": 3, "rated": True}


def test_every_field_is_described() -> None:
    assert set(fields(CardRules)) == set(CardRules.__struct_fields__)


def test_every_reason_is_translated_into_every_language() -> None:
    bad: tuple[dict[str, Any], ...] = (
        {"deck": "tarot"},
        {"seats": 99},
        {"rated": 1},
        {"unheard_of": 1},
        {"layout": 10},
        {"layout": 9},
        {"scoring": "sets"},
        {"penalty": "point"},
        {"vote_seconds": 1},
        {"hints": True, "rated": True},
    )
    for overrides in bad:
        with pytest.raises(RuleError) as error:
            edition("es", **overrides)
        said = {rule_text(error.value, words(language)) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
