"""Names cards, and explains why three of them are or are not a SET, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from tercet.core.dicegame.dice import check_faces
from tercet.core.dicegame.scoring import BrokenLine
from tercet.core.engine.game import Refusal
from tercet.core.engine.ruleset import RuleError
from tercet.core.sets.cards import Card
from tercet.core.sets.decks import Deck, deck_named
from tercet.core.sets.features import VALUES, NotationError
from tercet.core.sets.laws import FeatureCheck, why_not
from tercet.core.sets.variant_catalogue import Variant, variant_named
from tercet.locale import Words
from tercet.render.dice_names import capitalized, face_name, line_findings, mixed_findings

_STRUCTURED: Final = frozenset({"lines", "faces", "check"})
"""Refusal details that have their own messages."""


def card_name(card: int, words: Words, deck: Deck | None = None) -> str:
    """Names a card: `two red solid ovals` (C1), or `two red ovals with a moon` or `dots A, C` (V1)."""
    if deck is not None and not deck.is_printed:
        return _other_name(card, words, deck)
    card = Card(card)
    return words("card-name", number=card.number, colour=card.colour, fill=card.fill, shape=card.shape)


def _other_name(card: int, words: Words, deck: Deck) -> str:
    if deck.name == "dots":
        return words("card-dots", dots=", ".join(deck.names[card]))
    values = {feature.name: feature.values[feature.of(card)] for feature in deck.features}
    number = int(values.pop("number"))
    # a missing feature leaves a double space
    return " ".join(words("card-name-any", **{"fill": "none", "sign": "none", **values}, number=number).split())


def feature_name(feature: str, words: Words) -> str:
    return words(f"card-feature-{feature}")


def value_name(value: str, words: Words) -> str:
    """Names a value of `VALUES` on its own, in its dictionary form."""
    return words(f"card-value-{value}")


def finding(check: FeatureCheck, words: Words) -> str:
    """Describes one feature of three cards in a clause: `two are red, one is purple` (C2)."""
    odd = check.odd if check.odd is not None else 0
    most, other = check.values[(odd + 1) % 3], check.values[odd]
    if check.feature == "number":
        return words("card-check-number", verdict=check.verdict, most=int(most), odd=int(other))
    return words(f"card-check-{check.feature}", verdict=check.verdict, most=most, odd=other)


def findings(cards: Sequence[int], words: Words, variant: Variant | None = None) -> tuple[str, ...]:
    """Describes the check of a taking, one line per feature: `colour: two are red, one is purple` (C2, C5, V2)."""
    variant = variant or variant_named("set")
    return tuple(check_text(check, words) for check in variant.why_not(cards).checks)


def failing_findings(cards: Sequence[int], words: Words, variant: Variant | None = None) -> str:
    """Lists in one line the features that keep cards from being taken together."""
    variant = variant or variant_named("set")
    checks = zip(findings(cards, words, variant), variant.why_not(cards).checks, strict=True)
    return words.clauses(line for line, check in checks if check.verdict == "mixed")


def check_text(check: FeatureCheck, words: Words) -> str:
    """Describes one feature in a line: `colour: two are red, one is purple`."""
    if len(check.values) == 3 and check.feature in VALUES:
        return words("card-check-line", feature=feature_name(check.feature, words), finding=finding(check, words))
    if check.values[0] in ("absent", "present"):
        feature = check.feature.upper()
        found = words("card-check-dot", verdict=check.verdict, cards=check.values.count("present"))
    else:
        feature = feature_name(check.feature, words)
        values = ", ".join(value_name(value, words) for value in check.values)
        found = words("card-check-values", verdict=check.verdict, values=values)
    return words("card-check-line", feature=feature, finding=found)


def verdict(cards: Iterable[int], words: Words) -> str:
    """Says in a sentence whether three cards are a SET (C2)."""
    mixed = any(check.verdict == "mixed" for check in _checks(cards))
    return words("card-is-not-set" if mixed else "card-is-set")


def refusal_text(refusal: Refusal, words: Words) -> str:
    """Writes a refusal as a sentence to the player who tried."""
    deck = deck_named(refusal.details.get("deck", "full"))
    values = dict(
        _detail_value(key, value, words, deck) for key, value in refusal.details.items() if key not in _STRUCTURED
    )
    why = [words(f"refusal-{refusal.code}", **values)]
    lines = msgspec.convert(refusal.details.get("lines", ()), tuple[BrokenLine, ...])
    why += [f"{line}." for line in line_findings(lines, words)]
    if faces := refusal.details.get("faces"):
        a, b, c = faces
        why.append(f"{capitalized(mixed_findings(check_faces(a, b, c), words))}.")
    return " ".join(why)


def _detail_value(key: str, value: Any, words: Words, deck: Deck) -> tuple[str, str | float]:
    """Formats a refusal detail for its message: a card or face by name, a wait in seconds, rounded up."""
    match key:
        case "card":
            return "card", card_name(value, words, deck) if value in deck.members else str(value)
        case "face" | "shown":
            return key, face_name(value, words)
        case "millis":
            return "seconds", -(-value // 1000)
        case _:
            return key, value


def _checks(cards: Iterable[int]) -> tuple[FeatureCheck, ...]:
    a, b, c = cards
    return why_not(a, b, c)


def notation_text(error: NotationError, words: Words) -> str:
    """Explains why text does not parse as a card, in the reader's language if there is a message."""
    if not error.code:
        return str(error)
    details = dict(error.details)
    if "feature" in details:
        details["feature"] = words(f"card-feature-{details['feature']}")
    return words(f"notation-{error.code}", **details)


def rule_text(error: RuleError, words: Words) -> str:
    """Explains why a rule's value is invalid or a board unplayable, in the reader's language."""
    return words(f"{error.area}-{error.code}", **error.details)
