"""Draws how long a player takes to see each SET: independent searches race, one per SET and near-SET."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from tercet.bots.levels import ABUNDANT, CENTRAL, PER_CARD, SHAPE, STEADINESS, USUAL, Level
from tercet.core.cardgame.events import Slots
from tercet.core.cardgame.layout import ROWS
from tercet.core.cardgame.state import CardView
from tercet.core.cardgame.takings import takings
from tercet.core.engine.game import Millis
from tercet.core.sets.cards import DECK_SIZE, THIRD, value_of, verdicts
from tercet.core.sets.features import FEATURES

_VALUES: Final = tuple(tuple(value_of(card, feature) for feature in FEATURES) for card in range(DECK_SIZE))
Three = tuple[int, int, int]
_APART: Final = tuple(bytes(sum(x != y for x, y in zip(a, b, strict=True)) for b in _VALUES) for a in _VALUES)
"""Number of features in which two cards differ. Three cards are as far from a SET as the third is from
the card that completes the first two."""


class Find(msgspec.Struct, frozen=True, order=True):
    """Cards that a player takes for a SET, and the time since the table last changed."""

    after: Millis
    cards: tuple[int, ...]
    right: bool


class LayoutSearch(msgspec.Struct, frozen=True):
    """The outcome of a player's search of one layout, as long as the layout does not change."""

    finds: tuple[Find, ...]
    """Earliest first."""
    gives_up: Millis
    """Time until the player says that there is no SET."""
    second_look: Millis
    """Time the player keeps looking after another player says that there is no SET."""
    reaction: Millis
    """Time to act on a SET that was seen before acting was possible."""
    pointing: Millis
    """Time from the call to pointing."""


def search_layout(layout: Slots, level: Level, rng: Random) -> LayoutSearch:
    """Draws one search of a layout; the same layout, level and random state give the same search."""
    present = [(card, slot) for slot, card in enumerate(layout) if card is not None]
    central = {card for card, slot in present if is_central(slot, len(layout))}
    cards = [card for card, _ in present]
    abundant = with_most_abundant(cards)
    crowd = level.scale * len(cards) / USUAL
    perceive = level.perceive
    finds = []
    for i, a in enumerate(cards):
        row = THIRD[a]
        for j in range(i + 1, len(cards)):
            b = cards[j]
            apart = _APART[row[b]]
            for c in cards[j + 1 :]:
                fails = apart[c]
                if fails <= 1:
                    time = crowd * _slowness((a, b, c), abundant, central, level)
                    if fails:
                        time *= level.slip
                    after = perceive + rng.weibullvariate(time, SHAPE)
                    finds.append(Find(_millis(after), (a, b, c), not fails))
    finds.sort()
    return LayoutSearch(
        tuple(finds),
        gives_up=_draw_time(level.patience, rng),
        second_look=_draw_time(level.second_look, rng),
        reaction=_draw_time(level.perceive, rng),
        pointing=_draw_time(level.point, rng),
    )


def search_view(view: CardView, level: Level, rng: Random) -> LayoutSearch:
    """Draws one search of a table's layout, in any variant.

    Published data covers only SETs of the printed deck. Variants use the same model: a feature that is not the same on
    all cards slows the search like a differing one, and each card beyond three makes it `PER_CARD` times as long (our
    guess, never measured). In variants, players make no mistakes.
    """
    if view.rules.is_printed and view.rules.way != "chain":
        return search_layout(view.layout, level, rng)
    variant = view.rules.variant
    slower = PER_CARD ** (variant.least - 3)
    crowd = level.scale * len(view.cards) / variant.board
    finds = []
    for cards in takings(view):
        differing = len(variant.deck.features) - variant.check(cards).count("same")
        time = crowd * level.span ** min(differing - 1, 3) * PER_CARD ** (len(cards) - 3)
        finds.append(Find(_millis(level.perceive + rng.weibullvariate(time, SHAPE)), cards, True))
    finds.sort()
    return LayoutSearch(
        tuple(finds),
        gives_up=_draw_time(level.patience * slower, rng),
        second_look=_draw_time(level.second_look * slower, rng),
        reaction=_draw_time(level.perceive, rng),
        pointing=_draw_time(level.point, rng),
    )


def span_of(cards: Three) -> int:
    """Number of features in which three cards all differ."""
    return verdicts(*cards).count("different")


def most_abundant(cards: Sequence[int]) -> tuple[int, int]:
    """The most frequent value among the cards: its feature, as an index into `FEATURES`, and the value."""
    counts = Counter((feature, value) for card in cards for feature, value in enumerate(_VALUES[card]))
    return max(counts, key=lambda pair: (counts[pair], pair)) if counts else (0, 0)


def with_most_abundant(cards: Sequence[int]) -> set[int]:
    """The cards that have the most frequent value among them."""
    feature, value = most_abundant(cards)
    return {card for card in cards if _VALUES[card][feature] == value}


def is_central(slot: int, slots: int) -> bool:
    """Whether a slot is in the middle row and not in an outer column."""
    column, row = divmod(slot, ROWS)
    return row == ROWS // 2 and 0 < column < slots // ROWS - 1


def _slowness(cards: Three, abundant: set[int], central: set[int], level: Level) -> float:
    """How much longer a search takes; the `abundant` cards have the most frequent value."""
    factor = level.span ** (span_of(cards) - 1)
    if abundant.issuperset(cards):
        factor *= ABUNDANT
    for card in cards:
        if card in central:
            factor *= CENTRAL
    return factor


def _draw_time(mean: float, rng: Random) -> Millis:
    """Draws a time with the given mean; very short times are rare."""
    return _millis(rng.gammavariate(STEADINESS, mean / STEADINESS))


def _millis(seconds: float) -> Millis:
    return Millis(round(seconds * 1000))
