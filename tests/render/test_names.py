"""Cards and checks in five languages."""

from __future__ import annotations

from itertools import combinations

import pytest

from tercet.core.sets.cards import CARDS, is_set, parse_card, parse_cards
from tercet.core.sets.features import FEATURES, VALUES
from tercet.core.sets.laws import FeatureCheck, why_not
from tercet.locale import LANGUAGES, words
from tercet.render.names import card_name, feature_name, finding, findings, value_name, verdict

NAMES = {
    "en": ["one red solid oval", "two green striped squiggles", "three purple open diamonds"],
    "es": ["un óvalo rojo sólido", "dos ondas verdes rayadas", "tres rombos lilas sin fondo"],
    "fr": ["un ovale rouge plein", "deux vagues vertes hachurées", "trois losanges violets vides"],
    "he": ["אליפסה אחת אדומה מלאה", "שני שרבוטים ירוקים מקווקווים", "שלושה יהלומים סגולים ריקים"],
    "pt": ["uma oval vermelha sólida", "duas ondas verdes hachuradas", "três losangos lilases transparentes"],
}
AGREEMENT = {
    "1PHQ": {"es": "una onda lila rayada", "fr": "une vague violette hachurée", "he": "שרבוט אחד סגול מקווקו"},
    "1GHO": {"es": "un óvalo verde rayado", "he": "אליפסה אחת ירוקה מקווקוות", "pt": "uma oval verde hachurada"},
    "2GEO": {
        "fr": "deux ovales verts vides",
        "he": "שתי אליפסות ירוקות ריקות",
        "pt": "duas ovais verdes transparentes",
    },
    "3RSO": {"en": "three red solid ovals", "he": "שלוש אליפסות אדומות מלאות", "pt": "três ovais vermelhas sólidas"},
    "1RED": {"fr": "un losange rouge vide", "he": "יהלום אחד אדום ריק", "pt": "um losango vermelho transparente"},
    "2PSQ": {
        "es": "dos ondas lilas sólidas",
        "fr": "deux vagues violettes pleines",
        "pt": "duas ondas lilases sólidas",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_C1_cards_are_named_the_way_people_say_them(language: str) -> None:
    cards = parse_cards("1RSO 2GHQ 3PED")
    assert [card_name(card, words(language)) for card in cards] == NAMES[language]


@pytest.mark.parametrize("text", AGREEMENT)
def test_C1_names_agree_in_gender_and_number(text: str) -> None:
    for language, name in AGREEMENT[text].items():
        assert card_name(parse_card(text), words(language)) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_C1_no_two_cards_have_the_same_name(language: str) -> None:
    assert len({card_name(card, words(language)) for card in CARDS}) == 81


@pytest.mark.parametrize("language", LANGUAGES)
def test_C1_features_and_values_have_different_names(language: str) -> None:
    assert len({feature_name(feature, words(language)) for feature in FEATURES}) == 4
    assert len({value_name(value, words(language)) for values in VALUES.values() for value in values}) == 12


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "two are red, one is purple"),
        ("es", "dos son rojas y una es lila"),
        ("fr", "deux sont rouges, une est violette"),
        ("he", "שניים אדומים ואחד סגול"),
        ("pt", "duas são vermelhas e uma é lilás"),
    ],
)
def test_C2_the_failing_feature_is_named_with_its_values(language: str, said: str) -> None:
    for cards in ("1RSO 1RSQ 1PSD", "1RSO 1PSD 1RSQ", "1PSD 1RSO 1RSQ"):
        assert finding(why_not(*parse_cards(cards))[1], words(language)) == said


def test_C2_every_verdict_of_every_feature_has_a_text() -> None:
    assert findings(parse_cards("1RSO 2RHO 2REO"), words("en")) == (
        "number: two have two symbols, the other has one",
        "colour: all three are red",
        "fill: the three fills are different",
        "shape: all three show ovals",
    )
    assert findings(parse_cards("1RSO 1GHO 1GHQ"), words("fr")) == (
        "nombre\u00a0: les trois portent un symbole",
        "couleur\u00a0: deux sont vertes, une est rouge",
        "remplissage\u00a0: deux sont hachurées, une est pleine",
        "forme\u00a0: deux portent des ovales, une porte des vagues",
    )
    assert findings(parse_cards("3RSO 3GSQ 2PED"), words("es")) == (
        "número: dos tienen tres símbolos y la otra tiene dos",
        "color: los tres colores son distintos",
        "fondo: dos tienen fondo sólido y la otra va sin fondo",
        "forma: las tres formas son distintas",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_C2_different_findings_have_different_texts(language: str) -> None:
    checks: dict[tuple[str, str, str, str], FeatureCheck] = {}
    for three in combinations(CARDS[::2], 3):
        for check in why_not(*three):
            odd = check.odd if check.odd is not None else 0
            values = ("", "") if check.verdict == "different" else (check.values[(odd + 1) % 3], check.values[odd])
            checks[check.feature, check.verdict, *values] = check
    assert len(checks) == 4 * (3 + 1 + 6)
    assert len({finding(check, words(language)) for check in checks.values()}) == len(checks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_C2_the_verdict_follows_the_rule(language: str) -> None:
    for three in ((0, 1, 2), (0, 1, 3)):
        assert verdict(three, words(language)) == words(language)(
            "card-is-set" if is_set(*three) else "card-is-not-set"
        )
