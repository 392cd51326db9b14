"""The catalogue of variants: each deck's laws, and the number of cards on the table (V1, V2, V3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tercet.core.sets.decks import THIRDS, DeckName, deck_named
from tercet.core.sets.laws import Law
from tercet.core.sets.solvers import Lines, Pairs, Sums
from tercet.core.sets.variant import Variant

__all__ = ["PAIRS", "PRESETS", "VARIANTS", "Law", "Preset", "Variant", "preset_named", "variant_named"]


class Preset(NamedTuple):
    """A variant that people choose by name."""

    deck: DeckName
    law: Law


PRESETS: Final[dict[str, Preset]] = {
    "set": Preset("full", "set"),
    "ultra": Preset("full", "ultra"),
    "ghost": Preset("full", "ghost"),
    "five": Preset("five", "set"),
    "quads": Preset("four", "quads"),
    "quads-large": Preset("four-large", "quads"),
    "dots": Preset("dots", "dots"),
}
"""The variants by name; the first is the printed game (V1)."""


class _Listed(NamedTuple):
    """One supported pair of deck and law."""

    kind: type[Variant]
    sizes: tuple[int, int]
    board: int
    certain: int
    listed: int


_LISTED: Final[dict[tuple[str, str], _Listed]] = {
    ("full", "set"): _Listed(Lines, (3, 3), 12, 21, 81),
    **{(third, "set"): _Listed(Lines, (3, 3), 12, 10, 27) for third in THIRDS},
    ("five", "set"): _Listed(Lines, (3, 3), 18, 46, 128),
    ("full", "ultra"): _Listed(Pairs, (4, 4), 8, 10, 81),
    **{(third, "ultra"): _Listed(Pairs, (4, 4), 6, 7, 27) for third in THIRDS},
    ("full", "ghost"): _Listed(Sums, (6, 6), 10, 13, 30),
    **{(third, "ghost"): _Listed(Sums, (6, 6), 9, 10, 27) for third in THIRDS},
    ("four", "quads"): _Listed(Sums, (4, 4), 9, 10, 64),
    ("four-large", "quads"): _Listed(Sums, (4, 4), 13, 19, 96),
    ("dots", "dots"): _Listed(Sums, (3, 7), 7, 7, 20),
}
"""Board sizes are chosen so that a taking is missing about as rarely as a SET among twelve cards (V3).
`lab/exact/variant_odds` computes the sizes at which a taking is certain, and cites sources for the two that are too
large to compute."""


class _Variants(dict[tuple[str, str], Variant]):
    """The variants by deck and law, each created on first use; an unsupported pair raises KeyError."""

    def __missing__(self, pair: tuple[str, str]) -> Variant:
        listed = _LISTED[pair]
        deck, law = pair
        self[pair] = variant = listed.kind(deck_named(deck), law, *listed[1:])  # type: ignore[arg-type]
        return variant


VARIANTS: Final = _Variants()
PAIRS: Final = tuple(_LISTED)
"""Every deck and law that can be played together."""


def preset_named(name: str) -> Preset:
    """The deck and law of a variant; raises ValueError, listing all names, if there is none."""
    if name not in PRESETS:
        raise ValueError(f"unknown variant {name!r:.80}; choose one of {', '.join(PRESETS)}")
    return PRESETS[name]


def variant_named(name: str) -> Variant:
    """The variant of a preset; raises ValueError, listing all names, if there is none."""
    return VARIANTS[preset_named(name)]
