"""The rules of one table as a page of text, in the reader's language, from the fields of the rule set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tercet.core.cardgame.rules import EDITIONS, CardRules
from tercet.core.sets.laws import FeatureCheck, why_not
from tercet.locale import Words
from tercet.render.examples import Three, card_near_misses, card_sets
from tercet.render.names import card_name, finding

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "aim": ("rules-aim",),
    "cards": ("rules-cards",),
    "set": ("rules-set", "rules-quick-check"),
    "deal": ("rules-deal",),
    "call": ("rules-call",),
    "right": ("rules-right",),
    "wrong": ("rules-wrong",),
    "race": ("rules-race",),
    "none": ("rules-none",),
    "end": ("rules-end",),
    "score": ("rules-score",),
    "match": ("rules-match",),
    "start": ("rules-start",),
    "alone": ("rules-alone",),
    "odds": ("rules-odds",),
}
"""The sections of the page in order, and the paragraphs of each."""
OF_THE_BOOKS: Final = ("cards", "set", "odds")
"""The sections that only apply to the printed game's cards."""
FOR_SEVERAL: Final = ("race",)
"""The sections that a solo table leaves out."""

ONCE_IN_12: Final = 30.96
"""One in this many fresh deals of 12 cards from the full deck has no SET (C15)."""
ONCE_IN_15: Final = 2742
ONCE_IN_9: Final = 2225
"""One in this many deals of nine of the 27 solid cards has no SET (C12)."""


def rules_text(rules: CardRules, words: Words) -> str:
    """Writes the table's rules: a title, the host's changes, a section for each part (C1–C17), and examples."""
    values = _values(rules)
    book = "rules-book" if rules.is_printed else "rules-book-variant"
    parts = [f"# {words('rules-title', **values)}", words(book, **values)]
    if changes := changed_fields(rules):
        fields = [words(f"rules-field-{field.replace('_', '-')}", **values) for field in changes]
        parts.append(words("rules-changes", fields=words.join(fields)))
    if variant := variant_paragraphs(rules):
        parts.append(f"## {words('rules-variant-title')}")
        parts.extend(_tidy(words(paragraph, **values)) for paragraph in variant)
    for name, paragraphs in sections(rules).items():
        parts.append(f"## {words(f'rules-{name}-title')}")
        parts.extend(_tidy(words(paragraph, **values)) for paragraph in paragraphs)
        if name == "set":
            parts += _examples(rules.deck, words)
    return "\n\n".join(parts) + "\n"


def sections(rules: CardRules) -> dict[str, tuple[str, ...]]:
    """Returns the sections that apply to this table: a solo table has no races (C14, C16), and a variant has its own
    cards."""
    left_out = {*(FOR_SEVERAL if rules.seats == 1 else ()), *(() if rules.is_printed else OF_THE_BOOKS)}
    return {name: paragraphs for name, paragraphs in SECTIONS.items() if name not in left_out}


def variant_paragraphs(rules: CardRules) -> list[str]:
    """Returns the paragraphs on what departs from the printed rules: deck, law, way of playing and ending (V1 to
    V5)."""
    law = [] if rules.is_printed else ["rules-variant", f"rules-law-{'five' if rules.deck == 'five' else rules.law}"]
    way = [] if rules.way == "refill" else [f"rules-way-{rules.way}"]
    ending = [] if rules.ending == "pile" else [f"rules-ending-{rules.ending}"]
    return law + way + ending + (["rules-together"] if rules.together else [])


def changed_fields(rules: CardRules) -> tuple[str, ...]:
    """Returns the fields in which a rule set differs from its edition, except the number of seats."""
    return tuple(field for field in rules.overrides(EDITIONS[rules.edition]) if field != "seats")


def _values(rules: CardRules) -> dict[str, str | float]:
    alone = rules.seats == 1
    return {
        "edition": rules.edition,
        "deck": rules.deck,
        "size": rules.cards,
        "layout": rules.layout,
        "cards": rules.variant.size_text.replace(" to ", "–"),
        "linked": rules.variant.linked,
        "goal": rules.goal,
        "style": rules.style or ("point" if alone else "default"),
        "point": rules.point_seconds + rules.variant.most - 3,
        "penalty": rules.penalty,
        "lock": 0 if alone else rules.lock_seconds,
        "longest": rules.longest_lock_seconds if rules.longest_lock_seconds > rules.lock_seconds else 0,
        "noset": rules.no_set or ("checked" if alone else "default"),
        "certain": rules.certain,
        "always": "yes" if rules.layout >= rules.certain else "no",
        "vote": rules.vote_seconds,
        "look": rules.look_seconds,
        "away": rules.away_seconds,
        "scoring": rules.scoring,
        "deals": rules.deals,
        "pause": rules.pause_seconds,
        "hints": "solo" if alone else "yes" if rules.hints else "rated" if rules.rated else "no",
        "rated": "yes" if rules.rated else "no",
        "seats": rules.seats,
        "late": "yes" if rules.late_join else "no",
        "once9": ONCE_IN_9,
        "once12": ONCE_IN_12,
        "once15": ONCE_IN_15,
        "share12": _share(ONCE_IN_12),
        "share15": _share(ONCE_IN_15),
    }


def _examples(deck: str, words: Words) -> list[str]:
    """Lists SETs and near misses of the deck in play, each with its check (C2, C12)."""

    def line(cards: Three) -> str:
        return example_line([card_name(card, words) for card in cards], why_not(*cards), finding, words)

    return examples_part(words, [line(three) for three in card_sets(deck)], map(line, card_near_misses(deck)))


def examples_part(words: Words, sets: Iterable[str], near: Iterable[str]) -> list[str]:
    """Lists examples of SETs and non-SETs, each group under its heading."""
    return [f"### {words('rules-examples-are')}", *sets, f"### {words('rules-examples-are-not')}", *near]


def example_line(
    names: Sequence[str], checks: Sequence[FeatureCheck], said: Callable[[FeatureCheck, Words], str], words: Words
) -> str:
    """Describes three cards or dice and why they are a SET; if they are not, lists only the features that fail."""
    mixed = [check for check in checks if check.verdict == "mixed"]
    found = words.clauses(said(check, words) for check in mixed or checks)
    return f"- {words('rules-example', things=words.join(names), findings=found)}"


def _share(once: float) -> float:
    """Returns the percentage of deals with a SET, if one in `once` has none."""
    return round(100 - 100 / once, 2 if once < 100 else 3)


def _tidy(text: str) -> str:
    """Removes the double spaces that empty choices leave in a paragraph; keeps non-breaking spaces."""
    return re.sub(" {2,}", " ", text).strip(" ")
