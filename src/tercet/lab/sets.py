"""Finding and counting SETs fast: one layout at a time, or a hundred thousand at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from tercet.core import cards as core
from tercet.core.cards import AnyCard
from tercet.lab import extra

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.uint8]


def has_set(cards: Any) -> bool:
    """As in core; an array of bytes goes through a kernel."""
    if hasattr(cards, "dtype"):
        kernels = extra.kernels("sets")
        if kernels is not None and cards.dtype == kernels.BYTE:
            try:
                return bool(kernels.has_set(cards))
            except ValueError:
                pass  # core says which card is wrong
        cards = cards.tolist()
    return core.has_set(cards)


@overload
def find_sets(cards: Array) -> Array: ...
@overload
def find_sets(cards: Iterable[AnyCard]) -> list[tuple[AnyCard, AnyCard, AnyCard]]: ...
def find_sets(cards: Any) -> Any:
    """As in core; from an array of bytes an array with a row for each SET."""
    if hasattr(cards, "dtype"):
        kernels = extra.kernels("sets")
        if kernels is not None and cards.dtype == kernels.BYTE:
            try:
                return kernels.find_sets(cards)
            except ValueError:
                pass  # core says which card is wrong
        cards = cards.tolist()
    return core.find_sets(cards)


class Found(NamedTuple):
    """The SETs of many layouts, by the places of their cards: row i has those from `starts[i]` to `starts[i + 1]`."""

    starts: Any
    places: Any


def count_all(layouts: Sequence[Sequence[int]] | NDArray[Any]) -> Any:
    """How many SETs each row of distinct cards holds: an array, or a list where NumPy is missing."""
    kernels = extra.kernels("sets")
    if kernels is None:
        return [core.count_sets(layout) for layout in _rows(layouts)]
    return kernels.count_all(kernels.checked(layouts))


def find_all(layouts: Sequence[Sequence[int]] | NDArray[Any]) -> Found:
    """The SETs of each row of distinct cards: two arrays, or two lists where NumPy is missing."""
    kernels = extra.kernels("sets")
    if kernels is not None:
        return Found(*kernels.find_all(kernels.checked(layouts)))
    starts: list[int] = [0]
    places: list[tuple[int, ...]] = []
    for layout in _rows(layouts):
        place = {card: i for i, card in enumerate(layout)}
        places += [tuple(place[card] for card in three) for three in core.find_sets(layout)]
        starts.append(len(places))
    return Found(starts, places)


def _rows(layouts: Any) -> Any:
    return layouts.tolist() if hasattr(layouts, "tolist") else layouts
